"""The players by instinct: `club` follows its tuned policy, `strong` also works out the end."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cache
from random import Random
from typing import TypeVar

from brisques.game import NOBODY, Observation, State
from brisques.players.contract import Analysis, Policy
from brisques.players.search import likely_worlds
from brisques.players.thinking import Tally, Thinking, Thought
from brisques.players.weights import load
from brisques.registry import load_analysis

Found = TypeVar("Found")

COUNTED = 3
"""Cards in hand from which on a club player knows how the deal must end."""
WORLDS = 24
"""Guesses over which the end is averaged where hands are hidden."""


@cache
def tuned_policy(variant: str, learned: str = "") -> Policy:
    """The policy of a game with the weights kept for it, or those learned under a name."""
    analysis = load_analysis(variant)
    return analysis.policy(load(analysis, learned))


def club(seen: Observation, rng: Random) -> int:
    """The first choice of the tuned policy; of the last few cards all are counted."""
    if len(seen.legal) == 1:
        return seen.legal[0]
    analysis = load_analysis(seen.variant)
    # Whatever is guessed: the policy reads only what the seat sees.
    state = analysis.determinize(seen, rng)
    if seen.players == 2 and not seen.stock and len(seen.hand) <= COUNTED:
        solved = analysis.solve(state)
        if solved:
            return solved.line[0]
    return tuned_policy(seen.variant).choose(state)


def strong(seen: Observation, rng: Random) -> Thinking:
    """As `club`, but exact as soon as the end can be worked out."""
    worked_out = yield from work_out(seen, rng)
    if not worked_out:
        yield Thought(club(seen, rng), 0, settled=True)


def work_out(seen: Observation, rng: Random) -> Generator[Thought, Sequence[Tally] | None, bool]:
    """Thoughts about an end that is near enough to be worked out, and whether it was.

    With all cards known it is exact; else more and more guesses of the hidden ones are seen. Until
    something is known, instinct decides.
    """
    if seen.stock or len(seen.legal) == 1:
        return False
    if seen.players > 2:
        return (yield from _work_out_guesses(seen, rng))
    # The stock is gone: what the seat does not hold, the other does.
    analysis = load_analysis(seen.variant)
    state = analysis.determinize(seen, rng)
    instead = Thought(tuned_policy(seen.variant).choose(state), 0, settled=False)
    solution = yield from meanwhile(instead, analysis.solving(state))
    if solution:
        yield Thought(solution.line[0], 0, settled=True, solution=solution)
    return solution is not None


def _work_out_guesses(
    seen: Observation, rng: Random
) -> Generator[Thought, Sequence[Tally] | None, bool]:
    """The same over guesses of what is hidden.

    Each guess is worked out as if everybody saw it, so cards are compared, and not talk: after it
    the seat would choose in each guess what is best there, and never play what is best over all.
    """
    analysis = load_analysis(seen.variant)
    policy = tuned_policy(seen.variant)
    worlds = likely_worlds(analysis, seen, policy, rng, policy.guesses)
    best = club(seen, rng)
    rank_of = dict(
        zip(seen.legal, policy.ranks(analysis.determinize(seen, Random(0))), strict=True)
    )
    if rank_of[best] > 0:
        yield Thought(best, 0, settled=True)
        return True
    # Among equals instinct decides.
    considered = [action for action in seen.legal if rank_of[action] == rank_of[best]]
    worths = dict.fromkeys((best, *considered), 0.0)
    for count in range(WORLDS):
        so_far = Thought(best, count, settled=False)
        while (world := next(worlds)) is None:
            yield so_far
        for action in worths:
            after = world.clone()
            after.apply(action)
            if not (yield from meanwhile(so_far, finishing(analysis, after))):
                return False
            worths[action] += analysis.worth(after)[seen.seat]
        best = max(worths, key=lambda action: worths[action])
    yield Thought(best, WORLDS, settled=True)
    return True


def finishing(analysis: Analysis, state: State) -> Generator[None, None, bool]:
    """Play a state out exactly, in steps; False if its end is too far off."""
    if state.to_move == NOBODY:
        return True
    solved = yield from analysis.solving(state)
    if solved is None:
        return False
    for action in solved.line:
        state.apply(action)
    return True


def meanwhile(
    thought: Thought, work: Generator[None, None, Found]
) -> Generator[Thought, Sequence[Tally] | None, Found]:
    """The same thought before each step of some work, and what comes of it."""
    while True:
        yield thought
        try:
            next(work)
        except StopIteration as end:
            found: Found = end.value
            return found
