"""What searching gains over the policy alone: python -m tests.bench.gains VARIANT [TRUST...].

At decisions of the policy's own deals a search chooses an action, with as many playouts as `expert`
has unless another number is given. Where it differs from the policy's choice, both actions are
played out to the end of the deal in the same fresh worlds, all seats following the policy; the
worlds are the likely ones of many guesses where the policy selects its own that way. A TRUST is
DOUBT:NOISE:HORIZON:GUESSES as in `Policy`, by default the policy's own, and may end in :ROLLOUTS,
as shorter playouts leave time for more. All are tried at the same decisions; the last column is
what each gains over the first. This takes minutes where an arena takes hours, but does not measure
what one better choice is worth to the next.
"""

from __future__ import annotations

import argparse
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from brisques.game import Observation
from brisques.lab.regret import Judge
from brisques.players.contract import Policy
from brisques.players.levels import LEVELS
from brisques.players.policy_levels import tuned_policy
from brisques.players.search import Search
from tests.bench.doubts import decisions


class Trust(NamedTuple):
    """How far a policy and its playouts are trusted; `rollouts` is 0 for the usual number."""

    doubt: float
    noise: float
    horizon: int
    guesses: int
    rollouts: int = 0


JUDGING_GUESSES = 32
"""Guesses from which each world that judges the results is sampled by likelihood."""


def trust(text: str) -> Trust:
    """Parse DOUBT:NOISE:HORIZON:GUESSES[:ROLLOUTS]; raises TypeError or ValueError."""
    doubt, noise, horizon, *counts = text.split(":")
    return Trust(float(doubt), float(noise), int(horizon), *map(int, counts))


def searched(
    observation: Observation, policy: Policy, given: Trust, rollouts: int
) -> tuple[int, int]:
    """Return the policy's own choice, and that of a search with this trust."""
    policy.doubt, policy.noise, policy.horizon, policy.guesses, own_rollouts = given
    search = Search(observation, policy, Random(1))
    while not search.settled and search.rollouts < (own_rollouts or rollouts):
        search.step()
    return search.tallies[0].action, search.best.action


class Gains:
    """The gains of choices over the policy's own at one decision, each computed once."""

    def __init__(self, observation: Observation, worlds: int, guesses: int) -> None:
        self.observation = observation
        self.worlds = worlds
        self.guesses = guesses
        self.known: dict[int, float] = {}

    def of(self, own: int, other: int) -> float:
        """Return the mean gain of the other action."""
        if other not in self.known:
            judge = Judge(self.observation, Random(2), self.guesses)
            gains = [0.0] if own == other else judge.gains(other, own, self.worlds)
            self.known[other] = fmean(gains)
        return self.known[other]


def main() -> None:
    """Print a row for each trust."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variant")
    parser.add_argument("trusts", nargs="*", type=trust, metavar="DOUBT:NOISE:HORIZON:GUESSES")
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--rollouts", type=int, default=LEVELS["expert"].rollouts)
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    policy = tuned_policy(given.variant)
    now = Trust(policy.doubt, policy.noise, policy.horizon, policy.guesses)
    guesses = JUDGING_GUESSES if policy.guesses > 1 else 1
    trusts: list[Trust] = given.trusts or [now]
    found: dict[Trust, list[float]] = {each: [] for each in trusts}
    for observation in islice(decisions(given.variant, given.seed), given.decisions):
        gains = Gains(observation, given.worlds, guesses)
        for each in trusts:
            found[each].append(gains.of(*searched(observation, policy, each, given.rollouts)))
    print(" doubt  noise  horizon  guesses  rollouts  changed  points a decision  over the first")
    for each, gained in found.items():
        changed = sum(gain != 0.0 for gain in gained)
        row = f"{each.doubt:6g} {each.noise:6g} {each.horizon:8} {each.guesses:8}"
        row = f"{row} {each.rollouts or given.rollouts:9} {changed:8}"
        more = [gain - first for gain, first in zip(gained, found[trusts[0]], strict=True)]
        print(f"{row}  {mean_with_error(gained):>17}  {mean_with_error(more):>14}")


def mean_with_error(gains: list[float]) -> str:
    """Return the mean of some gains with its standard error."""
    return f"{fmean(gains):+.2f} ± {pstdev(gains) / sqrt(len(gains)):.2f}"


if __name__ == "__main__":
    main()
