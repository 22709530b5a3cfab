"""The Bézique family behind the contract of `brisques.game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, cast

from brisques.bezique import (
    claim,
    declare_options,
    most_points,
    observation,
    packet,
    position,
    short_position,
    view,
)
from brisques.bezique.announcing import new_state
from brisques.bezique.dealing import deal_hands
from brisques.bezique.meld_types import LIFT, UNREACHABLE
from brisques.bezique.observation import BeziqueObservation
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.settlement import portland_stake, uncounted_brisques
from brisques.bezique.state import BeziqueState
from brisques.cards import pack
from brisques.errors import EngineError, Refusal
from brisques.events import Event
from brisques.game import NOBODY, Deal, Game, Observation, Standing, State
from brisques.shuffle import shuffled
from brisques.tricks import NO_TRUMP
from brisques.variants import load


class BeziqueGame(Game):
    """The rules of one variant of the Bézique family.

    Raises: variant/..., if the spec `name` names no variant.
    """

    def __init__(self, name: str) -> None:
        self.ruleset = BeziqueRuleset(load(name))
        self.variant = self.ruleset.variant
        self.pattern = self.ruleset.pattern
        self.players = self.ruleset.players
        self.sides = tuple(self.ruleset.side)
        self.packets = tuple(self.ruleset.rules.packets)
        self.cards = pack(self.ruleset.rules.copies)
        self.shows_sevens = self.ruleset.shows_sevens
        self.lifts = self.ruleset.rules.packet_aim > 0
        self._pack = frozenset(self.cards)

    @property
    def target(self) -> int:
        """Points a match is played to (`match.target`); 0 where every deal is a game."""
        return 0 if self.ruleset.one_deal else self.ruleset.rules.target

    def target_of(self, state: State) -> int:
        """Return the points that the match of this deal is played to, as far as the deal shows.

        Only where points end a deal at once does a deal show that a tie raised the target.
        """
        stop_at = cast("BeziqueState", state).stop_at
        return self.target if stop_at == UNREACHABLE else stop_at

    # --- deals --------------------------------------------------------------------------------

    def shuffle(self, dealer: int, rng: Random) -> Deal:
        """Return a random deal; where a packet is lifted, with the errors of hand and eye."""
        order = tuple(shuffled(self.cards, rng))
        return Deal(order, dealer, packet.draw_slips(rng) if self.lifts else ())

    def deal(
        self, standing: Standing, deal: Deal, events: list[Event] | None = None
    ) -> BeziqueState:
        """Deal the cards, or let the dealer lift a packet first.

        Raises: deal/bad-order, deal/not-cut, deal/bad-slips.
        """
        if len(deal.order) != len(self.cards) or not self._pack.issubset(deal.order):
            raise EngineError("deal/bad-order", count=len(deal.order))
        if deal.cut:
            raise EngineError("deal/not-cut")
        if self.lifts != bool(deal.slips) or (deal.slips and not packet.are_slips(deal.slips)):
            raise EngineError("deal/bad-slips")
        state = new_state(self.ruleset, standing.scores, deal.dealer)
        if standing.target != self.ruleset.rules.target:
            state.stop_at = self.ruleset.stop_at(standing.target)
        state.stock = deal.order
        if not self.ruleset.rules.trump_repeat:
            last = NO_TRUMP if standing.carried is None else standing.carried
            state.context = self.ruleset.unset[last]
        if self.lifts:
            state.slips = deal.slips
            state.phase = LIFT
            state.to_move = deal.dealer
        else:
            deal_hands(state, events)
        return state

    # --- the match ----------------------------------------------------------------------------

    def is_over(self, standing: Standing) -> bool:
        """Return whether the match is won; a series of one-deal games has no end."""
        return standing.winner is not None and not self.ruleset.one_deal

    def reset_for_deal(self, standing: Standing) -> Standing:
        """Return the standing for the next deal; one-deal games begin with no points."""
        if not self.ruleset.one_deal:
            return standing
        return replace(standing, scores=(0,) * len(standing.scores), winner=None, stake=1)

    def settle(self, standing: Standing, state: State) -> Standing:
        """Return the standing after a finished deal: points, winner and stake.

        Source: `match.end`, `match.tie`, `match.settlement`.
        """
        done = cast("BeziqueState", state)
        scores = tuple(done.totals)
        gained = tuple(now - was for now, was in zip(scores, done.base, strict=True))
        winner, stake = self._result(done, standing.target)
        games = list(standing.games)
        winners = () if winner is None or winner == NOBODY else (winner,)
        for side in winners:
            games[side] += 1
        return replace(
            standing,
            scores=scores,
            dealer=(standing.dealer + 1) % self.players,
            target=self.next_target(standing.target, scores) if winner is None else standing.target,
            deals=(*standing.deals, gained),
            won=(*standing.won, winners),
            winner=winner,
            stake=stake,
            games=tuple(games),
            carried=done.trump,
        )

    def next_target(self, target: int, scores: Sequence[int]) -> int:
        """Return the target of a match's next deal: a tie raises it in steps until it is above.

        Source: `match.tie`, `match.tie-raise`; by S2 one step is enough, a tie higher up is in no
        source.
        """
        rules, top = self.ruleset.rules, max(scores)
        is_tied = top >= target and scores.count(top) > 1
        if not is_tied or rules.tie != "raise" or not rules.tie_raise:
            return target
        return target + ((top - target) // rules.tie_raise + 1) * rules.tie_raise

    def _result(self, state: BeziqueState, target: int) -> tuple[int | None, int]:
        """Return the side that has won (None: nobody yet, NOBODY: a draw) and the stake."""
        rules = self.ruleset.rules
        scores = state.totals
        winner = state.stopped_by
        if winner == NOBODY:
            top = max(scores)
            if scores.count(top) > 1:
                return (NOBODY, 1) if self.ruleset.one_deal else (None, 1)
            if top < target:
                return None, 1
            winner = scores.index(top)
        stake = 1
        if rules.settlement == "portland":
            stake = portland_stake(rules, tuple(scores), uncounted_brisques(state))
        elif rules.settlement == "stake" and min(scores) < rules.rubicon:
            stake = rules.rubicon_stake
        return winner, stake

    # --- actions and views --------------------------------------------------------------------

    def action_code(self, action: int) -> str:
        """Return the text code of an action: "QS1", "done", "marriage:KS1.QS1"."""
        return self.ruleset.action_code(action)

    def parse_action(self, text: str) -> int:
        """Return the action of a text code; it need not be legal.

        Raises: action/unknown.
        """
        return self.ruleset.parse_action(text)

    def sure_taker(self, observation: Observation) -> int:
        """Return the seat that takes all further tricks whatever is done, or NOBODY."""
        return claim.sure_taker(self.ruleset, cast("BeziqueObservation", observation))

    def strongest(self, state: State) -> int:
        """Return the card of the seat to move that takes a trick before its other cards would."""
        deal = cast("BeziqueState", state)
        return max(deal.hands[deal.to_move], key=deal.context.order.strength)

    def most_points(self, state: State) -> int:
        """Return an upper bound of the points that a side can still score in the deal."""
        return most_points.most_points(cast("BeziqueState", state))

    def observe(self, state: State, seat: int) -> BeziqueObservation:
        """Return all that the seat may see."""
        return observation.observe(cast("BeziqueState", state), seat)

    def view(self, observation: Observation) -> dict[str, Any]:
        """Return an observation as plain data for a table to draw: cards and actions as codes."""
        return view.build_view(self.ruleset, cast("BeziqueObservation", observation))

    def check_declaration(
        self, state: State, seat: int, cards: Sequence[int]
    ) -> tuple[dict[str, Any] | None, Refusal | None]:
        """Return the declaration that exactly these cards make, or why the seat may not make it."""
        return declare_options.check_declaration(cast("BeziqueState", state), seat, cards)

    # --- what outlives a deal -----------------------------------------------------------------

    def dump_carried(self, carried: int | None) -> str:
        """Return the letter of the last trump suit, "" if there was none."""
        return "" if carried is None or carried == NO_TRUMP else self.pattern.suits[carried]

    def load_carried(self, text: str) -> int:
        """Return the suit of a letter, NO_TRUMP for "".

        Raises: card/bad-suit.
        """
        return self.pattern.parse_suit(text) if text else NO_TRUMP

    # --- positions ----------------------------------------------------------------------------

    def dump_position(self, state: State) -> dict[str, str]:
        """Return the whole state, hidden cards included, as text fields by name."""
        return position.dump(cast("BeziqueState", state))

    def complete_position(self, fields: Mapping[str, str], rng: Random) -> dict[str, str]:
        """Return the fields of a full position that holds all that a short one says.

        `rng` deals the cards that are not written.

        Raises: position/..., with the name of the field at fault.
        """
        return short_position.complete(self.ruleset, fields, rng)

    def load_position(self, fields: Mapping[str, str]) -> BeziqueState:
        """Return the state of text fields, as `dump_position` writes them.

        Raises: position/..., with the name of the field at fault.
        """
        return position.load(self.ruleset, fields)
