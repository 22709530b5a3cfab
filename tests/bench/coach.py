"""How accurate the coach's losses are: python -m tests.bench.coach GAME [--checks N].

Reviews deals of casual players. Each loss that is not proven is compared with the gain of the
better action over the one played in many fresh worlds, played to the end of the deal: `held` is the
share of the coach's intervals, widened by the error of that comparison, that contain it. `wrong`
are losses that turn out to be none. `seconds` are CPU time for the review of a deal.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count
from math import hypot, sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from brisques.game import NOBODY
from brisques.lab.duplicate import begin
from brisques.lab.regret import Judge
from brisques.players.judging import Verdict
from brisques.players.levels import player
from brisques.players.review import Review, decisions
from brisques.players.thinking import INTERVAL_DEVIATIONS
from brisques.registry import analysis_of, load_game
from brisques.shuffle import decision_rng


class Check(NamedTuple):
    """A loss according to the coach with half its interval, and the same by long playouts."""

    loss: float
    error: float
    truth: float
    truth_error: float


class Reviewed(NamedTuple):
    """A reviewed deal: seconds of CPU time, and the losses that are not proven."""

    seconds: float
    losses: list[Verdict]


def reviews(variant: str, seed: str) -> Iterator[Reviewed]:
    """Yield reviews of seat 0 in deals of casual players, without end."""
    game, casual = load_game(variant), player("casual")
    for number in count(1):
        start = begin(game, seed, number)
        state, actions = start.clone(), []
        while (seat := state.to_move) != NOBODY:
            rng = decision_rng(seed, number, len(actions))
            actions.append(casual(game.observe(state, seat), rng))
            state.apply(actions[-1])
        review = Review(decisions(analysis_of(game), start, actions, 0), f"{seed}/{number}")
        began = process_time()
        while not review.done:
            review.step()
        found = [v for v in review.verdicts if v.loss > 0 and not v.exact]
        yield Reviewed(process_time() - began, found)


def check(verdict: Verdict, worlds: int) -> Check:
    """Compare a loss with long playouts."""
    judge = Judge(verdict.decision.observation, Random(9))
    gains = judge.gains(verdict.best, verdict.decision.action, worlds)
    error = INTERVAL_DEVIATIONS * stdev(gains) / sqrt(worlds)
    return Check(verdict.loss, verdict.error, fmean(gains), error)


def main() -> None:
    """Print how many intervals hold, and how many losses are none."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variant")
    parser.add_argument("--checks", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=300)
    parser.add_argument("--seed", default="coach")
    given = parser.parse_args()
    checks: list[Check] = []
    seconds = []
    for reviewed in reviews(given.variant, given.seed):
        seconds.append(reviewed.seconds)
        checks += [check(verdict, given.worlds) for verdict in reviewed.losses]
        if len(checks) >= given.checks:
            break
    held = [abs(c.loss - c.truth) <= hypot(c.error, c.truth_error) for c in checks]
    wrong = sum(c.truth + c.truth_error < 0 for c in checks)
    print(f"{given.variant}: {len(checks)} losses in {len(seconds)} deals")
    print(f"held {fmean(held):.1%}, wrong {wrong}")
    means = fmean(c.loss for c in checks), fmean(c.truth for c in checks)
    print("mean loss {:.1f}, by long playouts {:.1f}".format(*means))
    print(f"seconds {fmean(seconds):.1f}, most {max(seconds):.1f}")


if __name__ == "__main__":
    main()
