"""Proofs with hidden hands: an action that is best in every deal of the unseen cards.

Each deal of the unseen cards is solved as if all cards were open. An action that is best in every
one needs no luck. Deals that earlier play rules out are included, so a proof is never too easy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import factorial, inf, prod

from brisques.errors import EngineError
from brisques.game import State
from brisques.lessons.codes import is_card
from brisques.players.contract import Analysis
from brisques.players.judging import worth_after

MOST_WORLDS = 2_000
NEAR = 1e-6
"""Worths nearer than that are one."""


def worths(analysis: Analysis, state: State) -> dict[int, float] | None:
    """Return the value of each action for the seat to move, None where the end is too far off.

    Where cards can be played only they are compared: talk costs nothing.
    """
    worth_by_action: dict[int, float] = {}
    legal = state.legal()
    cards = [action for action in legal if is_card(analysis.game.action_code(action))]
    for action in cards or legal:
        after = worth_after(analysis, state, action)
        if after is None:
            return None
        worth_by_action[action] = after[0]
    return worth_by_action


def best_everywhere(analysis: Analysis, state: State, action: int) -> int:
    """Return the number of deals of the unseen cards if the action is best in each, else 0.

    Also 0 for more than MOST_WORLDS deals, without fixed partners, where an end is too far off, and
    for talk where a card can be played.
    """
    if len(set(analysis.game.sides)) == analysis.game.players:
        return 0
    count = 0
    for world in possible_worlds(analysis, state):
        worth_by_action = worths(analysis, world)
        if not worth_by_action:
            return 0
        if worth_by_action.get(action, -inf) < max(worth_by_action.values()) - NEAR:
            return 0
        count += 1
    return count


def possible_worlds(analysis: Analysis, state: State) -> Iterator[State]:
    """Yield every state that fits the observation of the seat to move; none if too many."""
    observation = analysis.game.observe(state, state.to_move)
    fields = analysis.game.dump_position(state)
    write = analysis.game.pattern.format_card
    hands = [
        [hand[i : i + 3] for i in range(0, len(hand), 3)] for hand in fields["hands"].split(",")
    ]
    fixed = [list(map(write, cards)) for cards in observation.known]
    fixed[observation.seat] = hands[observation.seat]
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
        if analysis.game.observe(world, observation.seat) == observation:
            yield world


def _dealt(pool: Sequence[str], sizes: Sequence[int]) -> Iterator[list[tuple[str, ...]]]:
    """Yield all ways to deal a pool into piles of these sizes."""
    if not sizes:
        yield []
        return
    for pile in combinations(pool, sizes[0]):
        rest = [card for card in pool if card not in pile]
        for more in _dealt(rest, sizes[1:]):
            yield [pile, *more]
