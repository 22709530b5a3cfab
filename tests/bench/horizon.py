"""Compare the value at a playout's horizon with full playouts: python -m tests.bench.horizon NAME.

The policy plays deals against itself to their end. At each trick but the last ones, the value that
a search would use there is compared with what the rest of the deal brought. Two thirds of the deals
serve to fit the coefficients of the features of the value (`HORIZON_COEFFICIENTS` in
bezique/ai/policy.py), one third to test them: `explained` is the explained share of the variance of
the rest of the deal, and `slope` is 1 where a predicted point is a point. The last columns hold the
prediction and the truth where one side is one card short of a meld of a hundred points or more.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import NamedTuple, cast

from brisques.bezique.ai.policy import BeziquePolicy
from brisques.bezique.meld_types import PLAY
from brisques.bezique.state import BeziqueState
from brisques.game import NOBODY
from brisques.lab.duplicate import begin
from brisques.players.policy_levels import tuned_policy
from brisques.registry import analysis_of, load_game

BIG = 100
RIDGE = 1e-6
"""Share of a part's own weight added to its equation, so that parts that never occur stay 0."""


class Moment(NamedTuple):
    """A trick about to be led: parts of the value, the value, what the rest of the deal brought.

    All are those of seat 0 less those of seat 1; `short` is 1 or -1 where one side alone lacks one
    card of a big meld.
    """

    deal: int
    parts: tuple[float, ...]
    value: float
    rest: float
    short: int


def moments(variant: str, deals: int, seed: str) -> Iterator[Moment]:
    """All tricks of deals between two that the policy plays against itself."""
    rules, policy = load_game(variant), cast("BeziquePolicy", tuned_policy(variant))
    for number in range(1, deals + 1):
        state = cast("BeziqueState", begin(rules, seed, number))
        met: list[tuple[tuple[float, ...], float, float, int]] = []
        while state.to_move != NOBODY:
            if state.phase == PLAY and not state.trick:
                met.append(_met(policy, state))
            state.apply(policy.choose(state))
        end = analysis_of(rules).worth(state)[0]
        for parts, value, now, short in met:
            yield Moment(number, parts, value - now, end - now, short)


def _met(policy: BeziquePolicy, state: BeziqueState) -> tuple[tuple[float, ...], float, float, int]:
    """The parts of a state, its value, the points so far, and who is short of a big meld."""
    worths = policy.evaluate(state)
    assert worths is not None
    gains = [points - was for points, was in zip(state.totals, state.base, strict=True)]
    own, other = (policy.features(state, seat) for seat in (0, 1))
    parts = tuple(mine - theirs for mine, theirs in zip(own, other, strict=True))
    short = [is_one_short(policy, state, seat) for seat in (0, 1)]
    return parts, worths[0], float(gains[0] - gains[1]), short[0] - short[1]


def is_one_short(policy: BeziquePolicy, state: BeziqueState, seat: int) -> bool:
    """Return whether a seat is one card short of a big meld."""
    rules, context = policy.ruleset, state.context
    if not rules.from_won or state.strict:
        return False
    held = Counter(card & 31 for card in state.won[seat] if state.open[seat] >> card & 1)
    return any(
        context.points[meld.index] >= BIG
        and sum(max(0, wanted - held[face]) for face, wanted in meld.need) == 1
        for meld in context.scoring
    )


def fit(rows: Sequence[Moment]) -> list[float]:
    """Least squares: how much each part counts."""
    size = len(rows[0].parts)
    matrix = [
        [sum(r.parts[i] * r.parts[j] for r in rows) for j in range(size)] for i in range(size)
    ]
    for place in range(size):
        matrix[place][place] += RIDGE * matrix[place][place] + RIDGE
    return solved(matrix, [sum(r.parts[i] * r.rest for r in rows) for i in range(size)])


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination; the matrix is positive definite."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(size):
        pivot = rows[place][place]
        for below in range(place + 1, size):
            share = rows[below][place] / pivot
            rows[below] = [b - share * p for b, p in zip(rows[below], rows[place], strict=True)]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][j] * found[j] for j in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found


def judged(name: str, rows: Sequence[Moment], values: Sequence[float]) -> str:
    """A row of the report: how well these values tell the rest of the deal."""
    rests = [row.rest for row in rows]
    slope = sum(v * r for v, r in zip(values, rests, strict=True)) / sum(v * v for v in values)
    left = sum((r - v) ** 2 for v, r in zip(values, rests, strict=True))
    explained = 1.0 - left / sum(rest * rest for rest in rests)
    text = f"{name:10} slope {slope:5.2f}  explained {explained:7.1%}"
    short = [(v * r.short, r.rest * r.short) for v, r in zip(values, rows, strict=True) if r.short]
    if short:
        promise, truth = (fmean(column) for column in zip(*short, strict=True))
        text += f"  one short ({len(short)}): promised {promise:+6.1f}, came {truth:+6.1f}"
    return text


def main() -> None:
    """Print the value as it is, as it could be, and the numbers of the fit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="+")
    parser.add_argument("--deals", type=int, default=600)
    parser.add_argument("--seed", default="horizon")
    given = parser.parse_args()
    for variant in given.variants:
        rows = list(moments(variant, given.deals, given.seed))
        learned = [row for row in rows if row.deal % 3]
        others = [row for row in rows if not row.deal % 3]
        counts = fit(learned)
        fitted = [sum(c * p for c, p in zip(counts, row.parts, strict=True)) for row in others]
        print(variant, f"{len(learned)} tricks to learn from, {len(others)} to judge by")
        print(judged("now", others, [row.value for row in others]))
        print(judged("fitted", others, fitted))
        print("counts", ", ".join(f"{count:.3f}" for count in counts), flush=True)


if __name__ == "__main__":
    main()
