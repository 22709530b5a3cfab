"""Proofs where hands are hidden: an action that is best however the unseen cards may lie.

All ways to deal the cards that a seat cannot see to the others are tried, each solved as if
everybody saw it. What is best in every one of them needs no luck; ways that earlier play rules out
are tried as well, so nothing is proved too easily.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import factorial, prod

from brisques.errors import EngineError
from brisques.game import State
from brisques.lessons.codes import is_card
from brisques.players.coach import worth_after
from brisques.players.contract import Analysis

MOST_WORLDS = 2_000
NEAR = 1e-6
"""Worths nearer than that are one."""


def worths(analysis: Analysis, state: State) -> dict[int, float] | None:
    """What each action is worth to the seat to move; None where the end is too far off.

    Where cards can be played only they are compared: what may be said besides costs nothing.
    """
    found: dict[int, float] = {}
    legal = state.legal()
    cards = [action for action in legal if is_card(analysis.game.action_code(action))]
    for action in cards or legal:
        after = worth_after(analysis, state, action)
        if after is None:
            return None
        found[action] = after[0]
    return found


def best_everywhere(analysis: Analysis, state: State, action: int) -> int:
    """In how many ways the cards may lie, if the action is best in each of them; else 0.

    0 as well where there are more than MOST_WORLDS, where partners are not fixed, or where an end
    is too far off.
    """
    if len(set(analysis.game.sides)) == analysis.game.players:
        return 0
    count = 0
    for world in _worlds(analysis, state):
        found = worths(analysis, world)
        if not found or found[action] < max(found.values()) - NEAR:
            return 0
        count += 1
    return count


def _worlds(analysis: Analysis, state: State) -> Iterator[State]:
    """Every state that looks to the seat to move as this one does; none if they are too many."""
    seen = analysis.game.observe(state, state.to_move)
    fields = analysis.game.dump_position(state)
    write = analysis.game.pattern.format_card
    hands = [
        [hand[i : i + 3] for i in range(0, len(hand), 3)] for hand in fields["hands"].split(",")
    ]
    fixed = [list(map(write, cards)) for cards in seen.known]
    fixed[seen.seat] = hands[seen.seat]
    pool = [
        card for hand, open_ in zip(hands, fixed, strict=True) for card in hand if card not in open_
    ]
    sizes = [len(hand) - len(open_) for hand, open_ in zip(hands, fixed, strict=True)]
    if factorial(len(pool)) // prod(map(factorial, sizes)) > MOST_WORLDS:
        return
    for dealt in _dealt(pool, sizes):
        piles = ("".join([*held, *more]) for held, more in zip(fixed, dealt, strict=True))
        try:
            world = analysis.game.load_position({**fields, "hands": ",".join(piles)})
        except EngineError:
            continue
        if analysis.game.observe(world, seen.seat) == seen:
            yield world


def _dealt(pool: Sequence[str], sizes: Sequence[int]) -> Iterator[list[tuple[str, ...]]]:
    """All ways to deal a pool into piles of these sizes."""
    if not sizes:
        yield []
        return
    for pile in combinations(pool, sizes[0]):
        rest = [card for card in pool if card not in pile]
        for more in _dealt(rest, sizes[1:]):
            yield [pile, *more]
