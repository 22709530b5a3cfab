"""Counting action sequences: a check that legal actions have not changed by accident."""

from __future__ import annotations

from brisques.game import NOBODY, State
from brisques.registry import load_game
from brisques.shuffle import deal_rng


def start(variant: str, seed: str) -> State:
    """The first deal of a seed, dealt by seat 0."""
    game = load_game(variant)
    return game.deal(game.new_match(0), game.shuffle(0, deal_rng(seed, 1)))


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` legal actions there are (a deal that ends counts as one)."""
    if depth == 0 or state.to_move == NOBODY:
        return 1
    actions = state.legal()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


def divide(state: State, depth: int) -> list[tuple[int, int]]:
    """The count below each first action."""
    counts = []
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        counts.append((action, perft(after, depth - 1)))
    return counts
