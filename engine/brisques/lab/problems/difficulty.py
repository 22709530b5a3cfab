"""Measure the difficulty of a problem by how often each of several solvers finds its best action.

Difficulties and abilities are on one Elo scale: a solver whose ability is the difficulty of a
problem solves it in half of its tries, one 400 points stronger in ten of eleven (the model of
Rasch). `fit` finds the abilities from many problems, `rating` the difficulty of one. Every solver
counts alike, however many tries it has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from random import Random
from statistics import fmean

from brisques.game import Observation
from brisques.lab.problems.prove import distinct_actions
from brisques.lab.regret import Judge
from brisques.lessons.codes import bare
from brisques.players.contract import Analysis, first_choice
from brisques.players.levels import player
from brisques.players.policy_levels import tuned_policy
from brisques.shuffle import decision_rng

ABILITIES = {
    "novice": 1054,
    "casual": 970,
    "careless": 1109,
    "unsure": 1117,
    "club": 1153,
    "reader": 1348,
    "strong": 1707,
}
"""The solvers with their abilities, as `problems rate web/problems/*.jsonl` fitted them.

`careless` and `unsure` are the policy of `club` with a normal error on each of its worths, of three
and of one standard error, which was measured. `reader` plays each action out in its mind, to the
end of the deal by that policy, in a few guesses of the hidden cards, with an error of half of one.
"""
TRIES = {"novice": 200, "casual": 1, "club": 1, "strong": 4}
"""Tries of the levels; one where a level always chooses the same."""
ERRORS = {"careless": 3.0, "unsure": 1.0, "reader": 0.5}
"""Standard errors of the solvers that err."""
ERRING_TRIES = 200
GUESSES = 8
"""Guesses of the hidden cards in which `reader` plays an action out."""
MEAN = 1200
"""Mean rating of the problems that the abilities are fitted to; a learner begins with it too."""
LEAST, MOST = 400, 2400
ROUNDS = 60
"""Rounds of `fit`, in each of which ratings and abilities are found from each other."""

Shares = Mapping[str, float]


def solved(analysis: Analysis, observation: Observation, best: str, name: str) -> dict[str, float]:
    """Return the share of tries in which each solver chooses the best action, by its name.

    `name` is that of the problem; the same chance goes with it each time.
    """

    def share(solver: str, tries: int, choose: Callable[[Random], str]) -> float:
        chances = (decision_rng(f"{name}/{solver}", number, 0) for number in range(tries))
        return round(sum(choose(rng) == best for rng in chances) / tries, 3)

    def level(solver: str) -> Callable[[Random], str]:
        play = player(solver)
        return lambda rng: _code(analysis, play(observation, rng))

    shares = {solver: share(solver, tries, level(solver)) for solver, tries in TRIES.items()}
    for solver, error in ERRORS.items():
        choose = _erring(analysis, observation, reads=solver == "reader", error=error)
        shares[solver] = share(solver, ERRING_TRIES, choose)
    return {solver: shares[solver] for solver in ABILITIES}


def _erring(
    analysis: Analysis, observation: Observation, *, reads: bool, error: float
) -> Callable[[Random], str]:
    """Return a solver that makes normal errors in the worths of the policy, or of playouts."""
    policy = tuned_policy(observation.variant)
    state = analysis.determinize(observation, Random(0))
    codes = [_code(analysis, action) for action in observation.legal]
    ranks, worths = policy.ranks(state), policy.worths(state)
    if reads:
        judge = Judge(observation, Random(0))
        worlds = list(islice(judge.worlds, GUESSES))
        actions = distinct_actions(analysis, observation)
        codes, ranks = [*actions], [0] * len(actions)
        worths = [
            fmean(judge.play_out(world, action) for world in worlds) for action in actions.values()
        ]

    def choose(rng: Random) -> str:
        estimates = [worth + error * policy.doubt * _normal(rng) for worth in worths]
        return codes[first_choice(estimates, ranks)]

    return choose


def _code(analysis: Analysis, action: int) -> str:
    return bare(analysis.game.action_code(action))


def _normal(rng: Random) -> float:
    """Return a number of about the normal distribution, from `random()` alone."""
    return sum(rng.random() for _ in range(12)) - 6.0


# --- the model ----------------------------------------------------------------------------------


def rating(shares: Shares, abilities: Mapping[str, float] = ABILITIES) -> int:
    """Return the difficulty at which the solvers are likeliest to solve these shares.

    A further solver of mean ability solves half, so that none is beyond the scale.

    >>> rating(dict.fromkeys(ABILITIES, 1.0)) < 900 < 1600 < rating(dict.fromkeys(ABILITIES, 0.0))
    True
    """
    results = [(abilities[solver], share) for solver, share in shares.items()]
    return round(_difficulty([*results, (MEAN, 0.5)]))


def fit(problems: Sequence[Shares]) -> dict[str, int]:
    """Return the abilities of the solvers that are likeliest to solve these shares.

    The mean rating of the problems is `MEAN`.
    """
    abilities: dict[str, float] = {**ABILITIES}
    for _ in range(ROUNDS):
        ratings = [rating(shares, abilities) for shares in problems]
        shift = MEAN - fmean(ratings)
        for solver in abilities:
            results = zip(ratings, (shares[solver] for shares in problems), strict=True)
            lost = [(each + shift, 1 - share) for each, share in results]
            abilities[solver] = _difficulty([*lost, (MEAN, 0.5)])
    return {solver: round(ability) for solver, ability in abilities.items()}


def _difficulty(results: Sequence[tuple[float, float]]) -> float:
    """Return the rating against which others, by rating, are likeliest to win these shares."""
    low, high = float(LEAST), float(MOST)
    total = sum(share for _, share in results)
    while high - low > 0.5:
        middle = (low + high) / 2
        if sum(_chance(own, middle) for own, _ in results) > total:
            low = middle
        else:
            high = middle
    return high


def _chance(own: float, other: float) -> float:
    """Return the chance of a solver against a problem, by their ratings."""
    return 1 / (1 + 10 ** ((other - own) / 400))
