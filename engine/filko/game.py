"""The Filicău / Filkó family behind the contract of `engine/game.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, cast

from engine.errors import EngineError, Refusal
from engine.events import Event
from engine.filko import (
    endgame,
    inference,
    observe,
    opening,
    policy,
    position,
    present,
    reasons,
    stakes,
    talk,
)
from engine.filko.judge import Judge
from engine.filko.observe import FilkoObservation
from engine.filko.state import FilkoState
from engine.filko.status import Outcome, Status
from engine.filko.tables import FilkoTables, aside_of, is_talk
from engine.filko.tuned import DOUBT, TunedPolicy
from engine.filko.weights import Weights, defaults, from_names
from engine.game import NOBODY, Deal, Game, Observation, Policy, Reason, Solving, Standing, State
from engine.tricks import NO_TRUMP
from engine.variants import load
from engine.variants.filko import keeps_masters

GROUPS = {
    "szeged-5": "filko-5",
    "szeged-6": "filko-6",
    "kelebia": "filko-5",
    "rich-poor-kept": "rich-poor",
    "rich-poor-called": "rich-poor",
}
"""Presets that are played like another."""
DOUBTS = {"filicau": 20.0, "filko-5": 30.0}
"""Where the policy is trusted less than elsewhere: search gains twice as much there for it
(tests/bench/gains.py)."""


class FilkoGame(Game):
    """A variant of the Filicău / Filkó family, by name.

    A match goes on as long as people like. A standing carries the outcome of the deal before, and
    counts for each side how often it has become masters, or has won where there are none.
    """

    def __init__(self, name: str) -> None:
        self.tables = FilkoTables(load(name))
        self.variant = self.tables.variant
        self.pattern = self.tables.pattern
        self.players = self.tables.players
        self.sides = tuple(self.tables.side)
        self.packets = tuple(self.tables.rules.packets)
        self.cards = self.tables.cards
        self.judge_of_cards = Judge(self.tables, Weights())

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
        rules = self.tables.rules
        if deal.cut and not opening.cut_is_for_order(rules):
            raise EngineError("deal/not-cut")
        state = FilkoState(self.tables, status, deal.dealer)
        is_cut = opening.cut_makes_trumps(rules) or deal.cut
        opening.begin(state, deal.order, events, cut=is_cut)
        return state

    def shuffle(self, dealer: int, rng: Random) -> Deal:
        """Shuffle the pack; where it is cut for nothing but its order, the deal says so."""
        cut = opening.cut_is_for_order(self.tables.rules)
        return replace(super().shuffle(dealer, rng), cut=cut)

    def new_match(self, dealer: int, *, serves: bool = False) -> Standing:
        """Begin even, or with the masters and servants of an earlier sitting (S3 Preparation)."""
        if not serves:
            return super().new_match(dealer)
        rules = self.tables.rules
        if not keeps_masters(rules):
            raise EngineError("match/no-servants")
        side = self.tables.first_party
        masters = self.tables.everybody & ~side if side >> dealer & 1 else side
        servant = dealer if rules.outcome == "servant" else NOBODY
        carried = Outcome("kept", masters, Status(masters, servant=servant), dealer)
        return replace(super().new_match(dealer), carried=carried)

    def is_over(self, standing: Standing) -> bool:  # noqa: ARG002
        """A match goes on as long as people like."""
        return False

    def before_deal(self, standing: Standing) -> Standing:
        """Points do not outlive a deal."""
        return replace(standing, scores=(0,) * len(standing.scores), winner=None)

    def settle(self, standing: Standing, state: State) -> Standing:
        """Who are masters now, and who deals next."""
        done = cast("FilkoState", state)
        end = self._outcome(done)
        games = list(standing.games)
        if end.kind not in ("kept", "unchanged", "liberated", "swam-away"):
            for side in {self.sides[seat] for seat in self.tables.seats(end.winners)}:
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
        return self.tables.action_code(action)

    def parse_action(self, text: str) -> int:
        return self.tables.parse_action(text)

    def done_by(self, state: State, seat: int, action: int) -> int:
        return action if seat == state.to_move or not is_talk(action) else aside_of(seat, action)

    def is_aside(self, action: int) -> bool:
        return talk.speaker(action) != NOBODY

    def was_legal(self, state: State, action: int) -> bool:
        return talk.was_aim(cast("FilkoState", state), action)

    def observe(self, state: State, seat: int) -> FilkoObservation:
        return observe.observe(cast("FilkoState", state), seat)

    def present(self, seen: Observation) -> dict[str, Any]:
        return present.present(self.tables, cast("FilkoObservation", seen))

    def judge(
        self, state: State, seat: int, cards: Sequence[int]
    ) -> tuple[dict[str, Any] | None, Refusal | None]:
        """Nothing is declared in this family."""
        del state, seat
        return None, Refusal("meld/not-a-meld", None, {"cards": tuple(cards)})

    def determinize(self, seen: Observation, rng: Random) -> FilkoState:
        return observe.determinize(self.tables, cast("FilkoObservation", seen), rng)

    def estimate(self, seen: Observation) -> list[float]:
        return policy.estimate(self.tables, cast("FilkoObservation", seen))

    # --- players ------------------------------------------------------------------------------

    def worth(self, state: State) -> tuple[float, ...]:
        """What the end makes of each party, at the stakes of `stakes.py`."""
        return stakes.worth(cast("FilkoState", state))

    @property
    def group(self) -> str:
        """Games that differ in a few trumps, or in what is carried on, share what was learned."""
        base = super().group
        return GROUPS.get(base, base)

    def weights(self) -> dict[str, float]:
        return defaults()

    def policy(self, weights: Mapping[str, float]) -> Policy:
        return TunedPolicy(self.tables, from_names(weights), DOUBTS.get(self.group, DOUBT))

    def likelihood(self, seen: Observation, world: State, policy: Policy, rng: Random) -> float:  # noqa: ARG002
        guess, mind = cast("FilkoState", world), cast("TunedPolicy", policy)
        return inference.likelihood(cast("FilkoObservation", seen), guess, mind)

    def solving(self, state: State) -> Solving:
        return endgame.solving(cast("FilkoState", state))

    def reasons(self, seen: Observation, action: int) -> list[Reason]:
        return reasons.reasons(self.judge_of_cards, cast("FilkoObservation", seen), action)

    # --- positions ----------------------------------------------------------------------------

    def dump_position(self, state: State) -> dict[str, str]:
        return position.dump(cast("FilkoState", state))

    def load_position(self, given: Mapping[str, str]) -> FilkoState:
        return position.load(self.tables, given)
