"""The Filicău / Filkó family behind the contract of `brisques.game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, cast

from brisques.errors import EngineError, Refusal
from brisques.events import Event
from brisques.filko import claim, dealing, observation, position, short_position, talk, view
from brisques.filko.observation import FilkoObservation
from brisques.filko.ruleset import FilkoRuleset, aside_of, is_talk
from brisques.filko.state import FilkoState
from brisques.filko.status import Outcome, Status
from brisques.game import NOBODY, Deal, Game, Observation, Standing, State
from brisques.tricks import NO_TRUMP
from brisques.variants import load
from brisques.variants.filko import keeps_masters


class FilkoGame(Game):
    """The rules of one variant of the Filicău / Filkó family.

    A match has no end. `Standing.carried` is the `Outcome` of the deal before; `Standing.games`
    counts for each side how often it has become masters, or has won where there are no masters.

    Raises: variant/..., if the spec `name` names no variant.
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
        """Always 0: there is no target."""
        return 0

    def deal(self, standing: Standing, deal: Deal, events: list[Event] | None = None) -> FilkoState:
        """Let a seat cut the pack, or deal it; masters and kept parties come from the standing.

        Raises: deal/bad-order, deal/bad-slips, deal/not-cut.
        """
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
        """Return a random deal; `Deal.cut` is set where a seat cuts and that makes no trumps."""
        cut = dealing.cut_is_for_order(self.ruleset.rules)
        return replace(super().shuffle(dealer, rng), cut=cut)

    def new_match(self, dealer: int, *, serves: bool = False) -> Standing:
        """Return the standing of a new match; with `serves` the dealer's side are servants.

        Raises: match/no-servants, if the game has no servants.
        Source: S3 Preparation.
        """
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
        """Return False: a match has no end."""
        return False

    def reset_for_deal(self, standing: Standing) -> Standing:
        """Return the standing for the next deal, which begins with no points."""
        return replace(standing, scores=(0,) * len(standing.scores), winner=None)

    def settle(self, standing: Standing, state: State) -> Standing:
        """Return the standing after a finished deal: who are masters, and who deals next.

        Source: `match.outcome`.
        """
        done = cast("FilkoState", state)
        end = self._outcome(done)
        games = list(standing.games)
        is_won = end.kind not in ("kept", "unchanged", "liberated", "swam-away")
        seats = self.ruleset.seats(end.winners) if is_won else []
        winners = tuple(sorted({self.sides[seat] for seat in seats}))
        for side in winners:
            games[side] += 1
        return replace(
            standing,
            scores=tuple(done.totals),
            dealer=end.dealer,
            deals=(*standing.deals, tuple(done.totals)),
            won=(*standing.won, winners),
            games=tuple(games),
            carried=end,
        )

    def _outcome(self, state: FilkoState) -> Outcome:
        if state.trump == NO_TRUMP:
            return Outcome("redeal", 0, state.status, state.dealer)
        end = state.outcome()
        if end.dealer != NOBODY:
            return end
        status = end.status._replace(servant=state.servant)
        return end._replace(status=status, dealer=state.servant)

    # --- actions and views --------------------------------------------------------------------

    def action_code(self, action: int) -> str:
        """Return the text code of an action: "AL1", "cut:12", "aim:six@2"."""
        return self.ruleset.action_code(action)

    def parse_action(self, text: str) -> int:
        """Return the action of a text code; it need not be legal.

        Raises: action/unknown.
        """
        return self.ruleset.parse_action(text)

    def action_for_seat(self, state: State, seat: int, action: int) -> int:
        """Return the action as this seat does it: talk by a seat not to move becomes an aside."""
        return action if seat == state.to_move or not is_talk(action) else aside_of(seat, action)

    def is_aside(self, action: int) -> bool:
        """Return whether the action is an aside: talk by a seat that is not to move."""
        return talk.speaker(action) != NOBODY

    def is_talk(self, action: int) -> bool:
        """Return whether the seat to move only says something, and plays no card."""
        return is_talk(action)

    def actor(self, state: State, action: int) -> int:
        """Return the seat that does an action: the seat to move, but for an aside."""
        speaker = talk.speaker(action)
        return state.to_move if speaker == NOBODY else speaker

    def is_legal_in_old_records(self, state: State, action: int) -> bool:
        """Return whether the action is an aim that earlier versions allowed here."""
        return talk.was_legal_aim(cast("FilkoState", state), action)

    def sure_taker(self, observation: Observation) -> int:
        """Return the seat that takes all further tricks whatever is done, or NOBODY."""
        return claim.sure_taker(self.ruleset, cast("FilkoObservation", observation))

    def strongest(self, state: State) -> int:
        """Return the card of the seat to move that takes a trick before its other cards would."""
        deal = cast("FilkoState", state)
        return max(deal.hands[deal.to_move], key=self.ruleset.orders[deal.trump].strength)

    def most_points(self, state: State) -> int:
        """Return the points of all cards that nobody has won yet."""
        return self.ruleset.points(self.ruleset.cards) - sum(state.totals)

    def observe(self, state: State, seat: int) -> FilkoObservation:
        """Return all that the seat may see."""
        return observation.observe(cast("FilkoState", state), seat)

    def view(self, observation: Observation) -> dict[str, Any]:
        """Return an observation as plain data for a table to draw: cards and actions as codes."""
        return view.build_view(self.ruleset, cast("FilkoObservation", observation))

    def check_declaration(
        self, state: State, seat: int, cards: Sequence[int]
    ) -> tuple[dict[str, Any] | None, Refusal | None]:
        """Return a refusal: this family has no melds."""
        del state, seat
        return None, Refusal("meld/not-a-meld", None, {"cards": tuple(cards)})

    # --- what outlives a deal -----------------------------------------------------------------

    def dump_carried(self, carried: Outcome | None) -> str:
        """Return the text of the status that the next deal begins with."""
        return position.dump_status(self.ruleset, carried.status) if carried else ""

    def load_carried(self, text: str) -> Outcome:
        """Return an outcome that leaves the status of a text.

        Raises: position/bad-field.
        """
        return Outcome("kept", 0, position.load_status(self.ruleset, text), NOBODY)

    # --- positions ----------------------------------------------------------------------------

    def dump_position(self, state: State) -> dict[str, str]:
        """Return the whole state, hidden cards included, as text fields by name."""
        return position.dump(cast("FilkoState", state))

    def complete_position(self, fields: Mapping[str, str], rng: Random) -> dict[str, str]:
        """Return the fields of a full position that holds all that a short one says.

        `rng` deals the cards that are not written.

        Raises: position/..., with the name of the field at fault.
        """
        return short_position.complete(self.ruleset, fields, rng)

    def load_position(self, fields: Mapping[str, str]) -> FilkoState:
        """Return the state of text fields, as `dump_position` writes them.

        Raises: position/..., with the name of the field at fault.
        """
        return position.load(self.ruleset, fields)
