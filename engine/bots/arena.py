"""Players against each other: whole deals played through observations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from engine.bots import player
from engine.events import Event
from engine.families import game
from engine.game import NOBODY, Game, Standing, State
from engine.shuffle import deal_rng, decision_rng


@dataclass(frozen=True, slots=True)
class DealResult:
    """One finished deal: its number from 1, who dealt, points by side, how many actions."""

    number: int
    dealer: int
    points: tuple[int, ...]
    actions: int


def play_deal(
    rules: Game, state: State, levels: Sequence[str], seed: str, number: int
) -> tuple[int, list[Event]]:
    """Play a deal to its end; the number of actions and what happened."""
    players = [player(level) for level in levels]
    events: list[Event] = []
    count = 0
    while state.to_move != NOBODY:
        seat = state.to_move
        rng = decision_rng(seed, number, count)
        state.apply(players[seat](rules.observe(state, seat), rng), events)
        count += 1
    return count, events


def selfplay(variant: str, levels: Sequence[str], deals: int, seed: str) -> Iterator[DealResult]:
    """Independent deals, the dealer going round, each from an even standing."""
    rules = game(variant)
    for number in range(1, deals + 1):
        dealer = (number - 1) % rules.players
        deal = rules.shuffle(dealer, deal_rng(seed, number))
        state = rules.deal(rules.new_match(dealer), deal)
        actions, _ = play_deal(rules, state, levels, seed, number)
        yield DealResult(number, dealer, tuple(state.totals), actions)


def random_deal(rules: Game, rng: Random, standing: Standing) -> tuple[State, int]:
    """A deal of random legal actions, straight on the state: the unit of the benchmark."""
    number = rng.random
    state = rules.deal(standing, rules.shuffle(standing.dealer, rng))
    legal, apply = state.legal, state.apply
    count = 0
    while actions := legal():
        apply(actions[int(number() * len(actions))])
        count += 1
    return state, count
