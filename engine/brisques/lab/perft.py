"""Count sequences of legal actions, to notice when these change by accident."""

from __future__ import annotations

from brisques.game import NOBODY, State
from brisques.registry import load_game
from brisques.shuffle import deal_rng


def start(variant: str, seed: str) -> State:
    """Return the first deal of a seed, dealt by seat 0."""
    game = load_game(variant)
    return game.deal(game.new_match(0), game.shuffle(0, deal_rng(seed, 1)))


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` legal actions; a deal that ends first counts 1."""
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
    """Return each first action with the number of sequences that it begins."""
    counts = []
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        counts.append((action, perft(after, depth - 1)))
    return counts
