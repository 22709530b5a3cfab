"""The Bézique family behind the contract of `engine/game.py`: dealing, the match, and the rest."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, cast

from engine.bezique import observe, policy, position
from engine.bezique.observe import BeziqueObservation
from engine.bezique.state import BeziqueState
from engine.bezique.tables import is_trump_seven, tables
from engine.cards import pack
from engine.errors import EngineError
from engine.game import (
    Deal,
    Dealt,
    Event,
    Game,
    Observation,
    Scored,
    Standing,
    State,
    Turned,
)


class BeziqueGame(Game):
    """A variant of the Bézique family, by name."""

    def __init__(self, name: str) -> None:
        self.tables = tables(name)
        self.variant = self.tables.variant
        self.pattern = self.tables.pattern
        self.players = self.tables.players
        self.cards = pack(self.tables.rules.copies)
        self._pack = frozenset(self.cards)

    @property
    def target(self) -> int:
        """Points a match is played to (`match.target`)."""
        return self.tables.rules.target

    def deal(
        self, standing: Standing, deal: Deal, events: list[Event] | None = None
    ) -> BeziqueState:
        """Deal in packets from the dealer's left, turn up a card for trumps."""
        if len(deal.order) != len(self.cards) or not self._pack.issubset(deal.order):
            raise EngineError("deal/bad-order", count=len(deal.order))
        state = BeziqueState(self.tables, standing.scores, deal.dealer)
        top = 0
        for packet in self.tables.rules.packets:
            for seat in self.tables.turns[(deal.dealer + 1) % self.players]:
                state.hands[seat] += deal.order[top : top + packet]
                top += packet
        for hand in state.hands:
            hand.sort()
        state.turnup = deal.order[top]
        state.trump = state.turnup >> 3 & 3
        state.stock = (*deal.order[top + 1 :], state.turnup)
        if events is not None:
            events += [Dealt(deal.dealer), Turned(state.turnup)]
        self._score_turned_seven(state, events)
        return state

    def _score_turned_seven(self, state: BeziqueState, events: list[Event] | None) -> None:
        points = self.tables.rules.turned_seven
        if points and is_trump_seven(state.turnup, state.trump):
            state.totals[state.dealer] += points
            if events is not None:
                rule = "bezique.seven.turned-points"
                events.append(Scored(state.dealer, points, rule, (state.turnup,)))

    def settle(self, standing: Standing, state: State) -> Standing:
        """The match after a deal: scores, next dealer, and the winner if the target is reached."""
        scores = tuple(state.totals)
        gained = tuple(now - was for now, was in zip(scores, standing.scores, strict=True))
        winner, stake = self._winner(scores)
        return Standing(
            scores,
            (standing.dealer + 1) % self.players,
            standing.target,
            (*standing.deals, gained),
            winner,
            stake,
        )

    def _winner(self, scores: tuple[int, ...]) -> tuple[int | None, int]:
        """Who has won and at what stake; equal totals at the top play another deal."""
        rules = self.tables.rules
        top = max(scores)
        if top < rules.target or scores.count(top) > 1:
            return None, 1
        winner = scores.index(top)
        rubicon = any(score < rules.rubicon for score in scores)
        return winner, rules.rubicon_stake if rubicon else 1

    def action_code(self, action: int) -> str:
        return self.tables.action_code(action)

    def parse_action(self, text: str) -> int:
        return self.tables.parse_action(text)

    def observe(self, state: State, seat: int) -> BeziqueObservation:
        return observe.observe(cast("BeziqueState", state), seat)

    def present(self, seen: Observation) -> dict[str, Any]:
        return observe.present(self.tables, cast("BeziqueObservation", seen))

    def determinize(self, seen: Observation, rng: Random) -> BeziqueState:
        return observe.determinize(self.tables, cast("BeziqueObservation", seen), rng)

    def estimate(self, seen: Observation) -> list[float]:
        return policy.estimate(self.tables, cast("BeziqueObservation", seen))

    def dump_position(self, state: State) -> dict[str, str]:
        return position.dump(cast("BeziqueState", state))

    def load_position(self, given: Mapping[str, str]) -> BeziqueState:
        return position.load(self.tables, given)
