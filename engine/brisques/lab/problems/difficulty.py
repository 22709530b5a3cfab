"""Measure the difficulty of a problem by how often each level finds its best action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from brisques.game import Observation
from brisques.lessons.codes import bare
from brisques.players.contract import Analysis, first_choice
from brisques.players.levels import player
from brisques.players.policy_levels import tuned_policy
from brisques.registry import load_analysis
from brisques.shuffle import decision_rng

RATINGS = {"novice": 700, "casual": 1000, "unsure": 1200, "club": 1400, "strong": 1800}
"""The levels that try each problem, with the ratings they are given.

`unsure` is the policy of `club` with a normal error on each of its worths: its own standard error,
which was measured.
"""
TRIES = {"novice": 40, "casual": 1, "unsure": 40, "club": 1, "strong": 4}
"""Tries of each level; one where it always chooses the same."""
PRIOR = 1200
"""Rating of a further solver who solves half of all problems, so that none is beyond the scale."""
LEAST, MOST = 400, 2400

Choose = Callable[[Observation, Random], int]


def solved(analysis: Analysis, observation: Observation, best: str, name: str) -> dict[str, float]:
    """Return the share of tries in which each level chooses the best action, by its name.

    `name` is that of the problem; the same chance goes with it each time.
    """
    shares = {}
    for level, tries in TRIES.items():
        choose: Choose = _unsure if level == "unsure" else player(level)
        hits = 0
        for number in range(tries):
            action = choose(observation, decision_rng(f"{name}/{level}", number, 0))
            hits += bare(analysis.game.action_code(action)) == best
        shares[level] = hits / tries
    return shares


def rating(shares: Mapping[str, float]) -> int:
    """Return the Elo rating at which the levels are likeliest to solve these shares.

    >>> rating(dict.fromkeys(RATINGS, 1.0)) < 700 < 1800 < rating(dict.fromkeys(RATINGS, 0.0))
    True
    """
    low, high = LEAST, MOST
    while high - low > 1:
        middle = (low + high) // 2
        expected = sum(_chance(own, middle) for own in (*RATINGS.values(), PRIOR))
        if expected > sum(shares.values()) + 0.5:
            low = middle
        else:
            high = middle
    return high


def _chance(own: int, other: int) -> float:
    """Return the chance of a solver against a problem, by their ratings."""
    return 1 / (1 + 10 ** ((other - own) / 400))


def _unsure(observation: Observation, rng: Random) -> int:
    """Return the policy's choice after a normal error on each worth."""
    policy = tuned_policy(observation.variant)
    state = load_analysis(observation.variant).determinize(observation, Random(0))
    worths = [worth + policy.doubt * _normal(rng) for worth in policy.worths(state)]
    return observation.legal[first_choice(worths, policy.ranks(state))]


def _normal(rng: Random) -> float:
    """Return a number of about the normal distribution, from `random()` alone."""
    return sum(rng.random() for _ in range(12)) - 6.0
