"""The levels that follow the tuned policy: `club`, and `strong`, which also solves the end."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import lru_cache
from random import Random
from typing import TypeVar

from brisques.game import Observation, State, knows_all
from brisques.players.contract import Analysis, Policy, Solution
from brisques.players.playouts import play_out, play_out_exactly
from brisques.players.search import estimate, likely_worlds
from brisques.players.thinking import Lead, Tally, Thinking, Thought
from brisques.players.weights import load, load_value
from brisques.registry import load_analysis

Result = TypeVar("Result")

SOLVED_CARDS = 3
"""Cards in hand up to which `club` solves the end of a deal between two."""
WORLDS = 24
"""Guessed worlds over which a solved end is averaged where hands are hidden."""
EARLY_SLICES = 16
"""Slices of an exact search after which an action is found by playouts, in case time is short.

Most ends are solved by then, in some 20 ms.
"""


@lru_cache(maxsize=64)  # as many as the registry keeps games
def tuned_policy(variant: str, weights_name: str = "") -> Policy:
    """Return the policy of a game with its kept weights, or with those learned under a name."""
    analysis = load_analysis(variant)
    return analysis.policy(load(analysis, weights_name), load_value(analysis))


def club(observation: Observation, rng: Random) -> int:
    """Return the first choice of the tuned policy; the last few cards are solved exactly."""
    if len(observation.legal) == 1:
        return observation.legal[0]
    analysis = load_analysis(observation.variant)
    # Any guess will do: the policy reads only what the seat sees.
    state = analysis.determinize(observation, rng)
    if knows_all(observation) and len(observation.hand) <= SOLVED_CARDS:
        solved = analysis.solve(state)
        if solved:
            return solved.line[0]
    return tuned_policy(observation.variant).choose(state)


def strong(observation: Observation, rng: Random) -> Thinking:
    """Think as `club`, but exactly as soon as the end can be solved."""
    solved = yield from work_out(observation, rng)
    if not solved:
        yield Thought(club(observation, rng), 0, settled=True)


def work_out(
    observation: Observation, rng: Random
) -> Generator[Thought, Sequence[Tally] | None, bool]:
    """Think about an end that can be solved; return whether it was.

    With all cards known the solution is exact; otherwise it is averaged over more and more guesses
    of the hidden cards. Until there is a result, thoughts hold the policy's choice; where the exact
    solution takes long, the action after which the policy does best.
    """
    if observation.stock or len(observation.legal) == 1:
        return False
    if observation.players > 2:
        return (yield from _work_out_guesses(observation, rng))
    # Without a stock, the other seat holds all cards that this one does not.
    analysis = load_analysis(observation.variant)
    state = analysis.determinize(observation, rng)
    policy = tuned_policy(observation.variant)
    thought = Thought(policy.choose(state), 0, settled=False)
    solving = analysis.solving(state)
    slices = 0
    while True:
        yield thought
        try:
            next(solving)
        except StopIteration as end:
            solution: Solution | None = end.value
            break
        slices += 1
        if slices == EARLY_SLICES:
            best = yield from repeat_while(thought, _best_by_policy(analysis, policy, state))
            thought = thought._replace(action=best)
    if solution:
        yield Thought(solution.line[0], 0, settled=True, solution=solution)
    return solution is not None


def _best_by_policy(analysis: Analysis, policy: Policy, state: State) -> Generator[None, None, int]:
    """Return the action after which the deal is worth most if all follow the policy, in slices."""
    seat, first = state.to_move, policy.choose(state)
    worths: dict[int, float] = {}
    for action in dict.fromkeys((first, *state.legal())):
        after = state.clone()
        after.apply(action)
        result = yield from play_out(analysis, policy, after, solves=False)
        worths[action] = result.worths[seat]
    return max(worths, key=lambda action: worths[action])


def _work_out_guesses(
    observation: Observation, rng: Random
) -> Generator[Thought, Sequence[Tally] | None, bool]:
    """Solve the end over guesses of what is hidden.

    Each guess is solved as if every seat saw all cards, so only cards are compared, not talk: after
    talk, the seat could choose the best card of each guess, and would never have to play the card
    that is best over all of them.
    """
    analysis = load_analysis(observation.variant)
    policy = tuned_policy(observation.variant)
    worlds = likely_worlds(analysis, observation, policy, rng, policy.guesses)
    best = club(observation, rng)
    rank_of = dict(
        zip(
            observation.legal,
            policy.ranks(analysis.determinize(observation, Random(0))),
            strict=True,
        )
    )
    if rank_of[best] > 0:
        yield Thought(best, 0, settled=True)
        return True
    # Of equal actions, the policy's choice comes first.
    considered = [action for action in observation.legal if rank_of[action] == rank_of[best]]
    worths = dict.fromkeys((best, *considered), 0.0)
    worths_by_guess: list[dict[int, float]] = []
    for guess in range(WORLDS):
        current = Thought(best, guess, settled=False)
        while (world := next(worlds)) is None:
            yield current
        worths_by_guess.append({})
        for action in worths:
            after = world.clone()
            after.apply(action)
            if not (yield from repeat_while(current, play_out_exactly(analysis, after))):
                return False
            worth = worths_by_guess[-1][action] = analysis.worth(after)[observation.seat]
            worths[action] += worth
        best = max(worths, key=lambda action: worths[action])
    tallies = _tally_gains(best, worths_by_guess)
    lead = _compute_lead(tallies, policy)
    yield Thought(best, WORLDS, settled=True, tallies=tallies, lead=lead)
    return True


def _tally_gains(best: int, worths_by_guess: list[dict[int, float]]) -> list[Tally]:
    """Return what each action gains over the best, whose own tally comes first."""
    tallies = [Tally(action) for action in dict.fromkeys((best, *worths_by_guess[0]))]
    for worth_of in worths_by_guess:
        for tally in tallies:
            tally.add(worth_of[tally.action] - worth_of[best])
    return tallies


def _compute_lead(tallies: Sequence[Tally], policy: Policy) -> Lead | None:
    """Return the lead of the first action over the next best; None if it is the only one."""
    if len(tallies) < 2:
        return None
    nearest = max(tallies[1:], key=lambda tally: tally.total)
    gain, error = estimate(nearest, policy)
    return Lead(nearest.action, -gain, error)


def repeat_while(
    thought: Thought, work: Generator[None, None, Result]
) -> Generator[Thought, Sequence[Tally] | None, Result]:
    """Yield the same thought before each slice of some work; return the result of the work."""
    while True:
        yield thought
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result
