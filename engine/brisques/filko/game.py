"""The Filicău / Filkó family behind the contract of `engine/brisques/game.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, cast

from brisques.errors import EngineError, Refusal
from brisques.events import Event
from brisques.filko import dealing, observation, position, talk, view
from brisques.filko.observation import FilkoObservation
from brisques.filko.ruleset import FilkoRuleset, aside_of, is_talk
from brisques.filko.state import FilkoState
from brisques.filko.status import Outcome, Status
from brisques.game import NOBODY, Deal, Game, Observation, Standing, State
from brisques.tricks import NO_TRUMP
from brisques.variants import load
from brisques.variants.filko import keeps_masters


class FilkoGame(Game):
    """A variant of the Filicău / Filkó family, by name.

    A match goes on as long as people like. A standing carries the outcome of the deal before, and
    counts for each side how often it has become masters, or has won where there are none.
    """

    def __init__(self, name: str) -> None:
        self.ruleset = FilkoRuleset(load(name))
        self.variant = self.ruleset.variant
        self.pattern = self.ruleset.pattern
        self.players = self.ruleset.players
        self.sides = tuple(self.ruleset.side)
        self.packets = tuple(self.ruleset.rules.packets)
        self.cards = self.ruleset.cards

    @property
    def target(self) -> int:
        """There is none: who are masters is all that counts."""
        return 0

    def deal(self, standing: Standing, deal: Deal, events: list[Event] | None = None) -> FilkoState:
        """Have the pack cut, or deal it; what masters rule goes on."""
        if sorted(deal.order) != list(self.cards):
            raise EngineError("deal/bad-order", count=len(deal.order))
        if deal.slips:
            raise EngineError("deal/bad-slips")
        status = standing.carried.status if standing.carried else Status()
        rules = self.ruleset.rules
        if deal.cut and not dealing.cut_is_for_order(rules):
            raise EngineError("deal/not-cut")
        state = FilkoState(self.ruleset, status, deal.dealer)
        is_cut = dealing.cut_makes_trumps(rules) or deal.cut
        dealing.begin_deal(state, deal.order, events, cut=is_cut)
        return state

    def shuffle(self, dealer: int, rng: Random) -> Deal:
        """Shuffle the pack; where it is cut for nothing but its order, the deal says so."""
        cut = dealing.cut_is_for_order(self.ruleset.rules)
        return replace(super().shuffle(dealer, rng), cut=cut)

    def new_match(self, dealer: int, *, serves: bool = False) -> Standing:
        """Begin even, or with the masters and servants of an earlier sitting (S3 Preparation)."""
        if not serves:
            return super().new_match(dealer)
        rules = self.ruleset.rules
        if not keeps_masters(rules):
            raise EngineError("match/no-servants")
        side = self.ruleset.first_party
        masters = self.ruleset.everybody & ~side if side >> dealer & 1 else side
        servant = dealer if rules.outcome == "servant" else NOBODY
        carried = Outcome("kept", masters, Status(masters, servant=servant), dealer)
        return replace(super().new_match(dealer), carried=carried)

    def is_over(self, standing: Standing) -> bool:  # noqa: ARG002
        """A match goes on as long as people like."""
        return False

    def reset_for_deal(self, standing: Standing) -> Standing:
        """Points do not outlive a deal."""
        return replace(standing, scores=(0,) * len(standing.scores), winner=None)

    def settle(self, standing: Standing, state: State) -> Standing:
        """Who are masters now, and who deals next."""
        done = cast("FilkoState", state)
        end = self._outcome(done)
        games = list(standing.games)
        if end.kind not in ("kept", "unchanged", "liberated", "swam-away"):
            for side in {self.sides[seat] for seat in self.ruleset.seats(end.winners)}:
                games[side] += 1
        return replace(
            standing,
            scores=tuple(done.totals),
            dealer=end.dealer,
            deals=(*standing.deals, tuple(done.totals)),
            games=tuple(games),
            carried=end,
        )

    def _outcome(self, state: FilkoState) -> Outcome:
        if state.trump == NO_TRUMP:
            return Outcome("redeal", 0, state.status, state.dealer)
        end = state.outcome()
        if end.dealer != NOBODY:
            return end
        status = replace(end.status, servant=state.servant)
        return replace(end, status=status, dealer=state.servant)

    # --- what others ask ----------------------------------------------------------------------

    def action_code(self, action: int) -> str:
        return self.ruleset.action_code(action)

    def parse_action(self, text: str) -> int:
        return self.ruleset.parse_action(text)

    def action_for_seat(self, state: State, seat: int, action: int) -> int:
        return action if seat == state.to_move or not is_talk(action) else aside_of(seat, action)

    def is_aside(self, action: int) -> bool:
        return talk.speaker(action) != NOBODY

    def is_legal_in_old_records(self, state: State, action: int) -> bool:
        return talk.was_legal_aim(cast("FilkoState", state), action)

    def observe(self, state: State, seat: int) -> FilkoObservation:
        return observation.observe(cast("FilkoState", state), seat)

    def view(self, seen: Observation) -> dict[str, Any]:
        return view.build_view(self.ruleset, cast("FilkoObservation", seen))

    def check_declaration(
        self, state: State, seat: int, cards: Sequence[int]
    ) -> tuple[dict[str, Any] | None, Refusal | None]:
        """Nothing is declared in this family."""
        del state, seat
        return None, Refusal("meld/not-a-meld", None, {"cards": tuple(cards)})

    # --- positions ----------------------------------------------------------------------------

    def dump_position(self, state: State) -> dict[str, str]:
        return position.dump(cast("FilkoState", state))

    def load_position(self, fields: Mapping[str, str]) -> FilkoState:
        return position.load(self.ruleset, fields)
