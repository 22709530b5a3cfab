"""The error of playouts that stop early: python -m tests.bench.horizons VARIANT [HORIZON...].

At decisions of the policy's own deals every action is played out to the end in the same worlds. On
the way, the learned value gives its estimate at each horizon. The table shows, by the stock left,
the standard deviation in points of the error that a horizon adds to the gain of one action over
another, without luck.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import cast

from brisques.bezique.ai.policy import BeziquePolicy
from brisques.game import NOBODY, Observation, State
from brisques.players.contract import Analysis, Policy
from brisques.players.policy_levels import tuned_policy
from brisques.players.search import Search, likely_worlds
from brisques.registry import load_analysis
from tests.bench.doubts import decisions

STOCKS = (4, 10, 18, 30, 1000)
"""Limits of the rows: cards of the stock."""

Values = list[float]
"""What a playout is worth at each horizon, and at last in the end."""


def play_out(
    analysis: Analysis, state: State, policy: Policy, horizons: Sequence[int], seat: int
) -> Values:
    """Play to the end; return the value at each horizon, and the worth."""
    values: Values = []
    played = 0
    while state.to_move != NOBODY:
        while len(values) < len(horizons) and played >= horizons[len(values)]:
            worths = policy.evaluate(state)
            if worths is None:
                break
            values.append(worths[seat])
        state.apply(policy.choose(state))
        played += 1
    end = analysis.worth(state)[seat]
    return [*values, *[end] * (len(horizons) + 1 - len(values))]


def errors(
    observation: Observation, policy: Policy, horizons: Sequence[int], worlds: int
) -> Iterator[list[float]]:
    """Yield, for each action but one, the squared errors of its gain by horizon, less luck."""
    analysis = load_analysis(observation.variant)
    actions = [tally.action for tally in Search(observation, policy, Random(1)).tallies]
    found: dict[int, list[Values]] = defaultdict(list)
    guessed = likely_worlds(analysis, observation, policy, Random(2), policy.guesses)
    for world in islice((world for world in guessed if world), worlds):
        for action in actions:
            state = world.clone()
            state.apply(action)
            found[action].append(play_out(analysis, state, policy, horizons, observation.seat))
    first, *others = found.values()
    for other in others:
        squares = []
        for place in range(len(horizons)):
            wrong = [
                (a[place] - b[place]) - (a[-1] - b[-1]) for a, b in zip(other, first, strict=True)
            ]
            squares.append(fmean(wrong) ** 2 - variance(wrong) / len(wrong))
        yield squares


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("variant")
    parser.add_argument("horizons", nargs="*", type=int, default=[2, 4, 8, 12, 20])
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=160)
    given = parser.parse_args()
    policy = cast("BeziquePolicy", tuned_policy(given.variant))
    policy.late_stock = 0  # the error is told where no playout is stopped, too
    rows: dict[int, list[list[float]]] = defaultdict(list)
    for observation in islice(decisions(given.variant), given.decisions):
        row = next(limit for limit in STOCKS if observation.stock < limit)
        rows[row] += errors(observation, policy, given.horizons, given.worlds)
    print("stock below  actions " + "".join(f"{horizon:8}" for horizon in given.horizons))
    for limit, squares in sorted(rows.items()):
        means = [sqrt(max(0.0, fmean(column))) for column in zip(*squares, strict=True)]
        print(f"{limit:11} {len(squares):8} " + "".join(f"{mean:8.1f}" for mean in means))


if __name__ == "__main__":
    main()
