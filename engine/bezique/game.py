"""The Bézique family behind the contract of `engine/game.py`: dealing, the match, and the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, cast

from engine.bezique import (
    inference,
    instinct,
    observe,
    offers,
    packet,
    policy,
    position,
    present,
    reasons,
)
from engine.bezique.announcing import new_state
from engine.bezique.closing import portland
from engine.bezique.dealing import deal_hands
from engine.bezique.endgame import Endgame
from engine.bezique.instinct import Instinct
from engine.bezique.kinds import LIFT
from engine.bezique.observe import BeziqueObservation
from engine.bezique.state import BeziqueState
from engine.bezique.tables import Tables
from engine.cards import pack
from engine.errors import EngineError, Refusal
from engine.events import Event
from engine.game import NOBODY, Deal, Game, Observation, Policy, Reason, Solving, Standing, State
from engine.tricks import NO_TRUMP
from engine.variants import load


class BeziqueGame(Game):
    """A variant of the Bézique family, by name."""

    def __init__(self, name: str) -> None:
        self.tables = Tables(load(name))
        self.variant = self.tables.variant
        self.pattern = self.tables.pattern
        self.players = self.tables.players
        self.sides = tuple(self.tables.side)
        self.packets = tuple(self.tables.rules.packets)
        self.cards = pack(self.tables.rules.copies)
        self.lifts = self.tables.rules.packet_aim > 0
        self._pack = frozenset(self.cards)
        self._endgame = Endgame(self.tables, self.worth)

    @property
    def target(self) -> int:
        """Points a match is played to (`match.target`); 0 where every deal is a game."""
        return 0 if self.tables.one_deal else self.tables.rules.target

    # --- deals --------------------------------------------------------------------------------

    def shuffle(self, dealer: int, rng: Random) -> Deal:
        """A deal by chance, with how far hand and eye miss where a packet is lifted."""
        deal = super().shuffle(dealer, rng)
        return replace(deal, slips=packet.slips(rng)) if self.lifts else deal

    def deal(
        self, standing: Standing, deal: Deal, events: list[Event] | None = None
    ) -> BeziqueState:
        """Deal the cards, or let the dealer lift a packet first."""
        if len(deal.order) != len(self.cards) or not self._pack.issubset(deal.order):
            raise EngineError("deal/bad-order", count=len(deal.order))
        if deal.cut:
            raise EngineError("deal/not-cut")
        if self.lifts != bool(deal.slips) or (deal.slips and not packet.are_slips(deal.slips)):
            raise EngineError("deal/bad-slips")
        state = new_state(self.tables, standing.scores, deal.dealer)
        if standing.target != self.tables.rules.target:
            state.stop_at = self.tables.stop_at(standing.target)
        state.stock = deal.order
        if not self.tables.rules.trump_repeat:
            last = NO_TRUMP if standing.carried is None else standing.carried
            state.chart = self.tables.unset[last]
        if self.lifts:
            state.slips = deal.slips
            state.phase = LIFT
            state.to_move = deal.dealer
        else:
            deal_hands(state, events)
        return state

    # --- the match ----------------------------------------------------------------------------

    def is_over(self, standing: Standing) -> bool:
        """A sitting of games of one deal goes on as long as people like."""
        return standing.winner is not None and not self.tables.one_deal

    def before_deal(self, standing: Standing) -> Standing:
        """Where one deal is a game, the next begins at nothing."""
        if not self.tables.one_deal:
            return standing
        return replace(standing, scores=(0,) * len(standing.scores), winner=None, stake=1)

    def settle(self, standing: Standing, state: State) -> Standing:
        """Add the deal to the match; who has won, and what it is worth."""
        done = cast("BeziqueState", state)
        scores = tuple(done.totals)
        gained = tuple(now - was for now, was in zip(scores, done.base, strict=True))
        winner, stake = self._result(done, standing.target)
        tied = scores.count(max(scores)) > 1 and max(scores) >= standing.target
        raised = tied and self.tables.rules.tie == "raise"
        games = list(standing.games)
        if winner is not None and winner != NOBODY:
            games[winner] += 1
        return replace(
            standing,
            scores=scores,
            dealer=(standing.dealer + 1) % self.players,
            target=standing.target + raised * self.tables.rules.tie_raise,
            deals=(*standing.deals, gained),
            winner=winner,
            stake=stake,
            games=tuple(games),
            carried=done.trump,
        )

    def _result(self, state: BeziqueState, target: int) -> tuple[int | None, int]:
        """The side that has won (None: nobody yet, NOBODY: drawn) and at what stake."""
        rules = self.tables.rules
        scores = state.totals
        top = max(scores)
        if scores.count(top) > 1:
            return (NOBODY, 1) if self.tables.one_deal else (None, 1)
        if top < target:
            return None, 1
        stake = 1
        if rules.settlement == "portland":
            stake = portland(rules, tuple(scores), sum(map(len, state.brisques)))
        elif rules.settlement == "stake" and min(scores) < rules.rubicon:
            stake = rules.rubicon_stake
        return scores.index(top), stake

    # --- what others ask ----------------------------------------------------------------------

    def action_code(self, action: int) -> str:
        return self.tables.action_code(action)

    def parse_action(self, text: str) -> int:
        return self.tables.parse_action(text)

    def observe(self, state: State, seat: int) -> BeziqueObservation:
        return observe.observe(cast("BeziqueState", state), seat)

    def present(self, seen: Observation) -> dict[str, Any]:
        return present.present(self.tables, cast("BeziqueObservation", seen))

    def judge(
        self, state: State, seat: int, cards: Sequence[int]
    ) -> tuple[dict[str, Any] | None, Refusal | None]:
        return offers.judge(cast("BeziqueState", state), seat, cards)

    def determinize(self, seen: Observation, rng: Random) -> BeziqueState:
        return observe.determinize(self.tables, cast("BeziqueObservation", seen), rng)

    def estimate(self, seen: Observation) -> list[float]:
        return policy.estimate(self.tables, cast("BeziqueObservation", seen))

    # --- players ------------------------------------------------------------------------------

    def part_luck(self, state: State) -> None:
        """Each seat draws from a pile of its own; only the last round is drawn by who wins."""
        cast("BeziqueState", state).apart = True

    @property
    def group(self) -> str:
        return instinct.group(self.tables)

    def weights(self) -> dict[str, float]:
        return dict(instinct.DEFAULTS)

    def policy(self, weights: Mapping[str, float]) -> Instinct:
        return Instinct(self.tables, weights)

    def likelihood(self, seen: Observation, world: State, policy: Policy, rng: Random) -> float:
        guess, mind = cast("BeziqueState", world), cast("Instinct", policy)
        return inference.likelihood(self.tables, cast("BeziqueObservation", seen), guess, mind, rng)

    def solving(self, state: State) -> Solving:
        return self._endgame.solving(cast("BeziqueState", state))

    def reasons(self, seen: Observation, action: int) -> list[Reason]:
        return reasons.reasons(self.tables, cast("BeziqueObservation", seen), action)

    # --- positions ----------------------------------------------------------------------------

    def dump_position(self, state: State) -> dict[str, str]:
        return position.dump(cast("BeziqueState", state))

    def load_position(self, given: Mapping[str, str]) -> BeziqueState:
        return position.load(self.tables, given)
