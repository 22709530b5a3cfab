"""The errors of policies: python -m tests.bench.doubts VARIANT... [--decisions N].

At decisions of the policy's own deals each of its best actions is played out in the same worlds.
`noise` is the deviation of the gain in one world, `doubt` the error of the policy's own judgement
against the mean of many, both in points. They are for `Policy.noise` and `Policy.doubt`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count, islice
from math import sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

from brisques.game import NOBODY, Observation
from brisques.players.policy_levels import tuned_policy, work_out
from brisques.players.search import Search
from brisques.registry import load_game
from brisques.shuffle import deal_rng
from brisques.variants import names

OFTEN = 0.08
"""The share of the decisions of a deal that is measured."""
WIDTH = 4


class Found(NamedTuple):
    """An action compared with the policy's own: its gain as expected and as measured."""

    expected: float
    mean: float
    scatter: float


def decisions(variant: str, seed: int = 5) -> Iterator[Observation]:
    """Yield decisions with a choice, some of each deal, before the endgame can be solved."""
    game, policy, rng = load_game(variant), tuned_policy(variant), Random(seed)
    for number in count():
        dealer = number % game.players
        layout = game.shuffle(dealer, deal_rng(f"doubts{seed}", number))
        state = game.deal(game.new_match(dealer), layout)
        while state.to_move != NOBODY:
            seen = game.observe(state, state.to_move)
            if len(seen.legal) > 1 and rng.random() < OFTEN and not worked_out(seen):
                yield seen
            state.apply(policy.choose(state))


def worked_out(seen: Observation) -> bool:
    """Return whether the end is near enough for `strong` to solve it."""
    work = work_out(seen, Random(7))
    while True:
        try:
            next(work)
        except StopIteration as end:
            return bool(end.value)


def measured(variant: str, wanted: int, worlds: int) -> str:
    """Return the row of a variant."""
    policy, rng = tuned_policy(variant), Random(6)
    found = []
    for seen in islice(decisions(variant), wanted):
        search = Search(seen, policy, rng, width=WIDTH)
        while search.tallies[-1].count < worlds:
            search.step()
            search.remaining = search.tallies[:]  # no action is dropped
        for tally in search.tallies[1:]:
            scatter = tally.scatter / tally.count
            found.append(Found(search.expected[tally.action], tally.mean, scatter))
    noise = fmean([each.scatter for each in found])
    apart = fmean([(each.mean - each.expected) ** 2 for each in found])
    doubt = sqrt(max(0.0, apart - noise / worlds))
    now = f"{policy.doubt:6.0f} {policy.noise:6.0f}"
    return f"{variant:18} {len(found):8} {doubt:6.1f} {sqrt(noise):6.1f}   {now}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="*", default=names(), help="by default all")
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=60)
    given = parser.parse_args()
    print(f"{'variant':18} {'actions':>8} {'doubt':>6} {'noise':>6}   {'doubt, noise now':>13}")
    for name in given.variants:
        print(measured(name, given.decisions, given.worlds), flush=True)


if __name__ == "__main__":
    main()
