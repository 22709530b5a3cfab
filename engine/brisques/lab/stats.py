"""What a handful of results says about the truth: intervals, and quantiles of think times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import ceil, fsum, log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

Z95 = 1.959963984540054
"""Standard errors to either side that hold 95 % of a normal distribution."""
RESAMPLES = 2000
STEP = 1.05
"""Times are sorted into classes, each this much wider than the one below."""


class Interval(NamedTuple):
    """An estimate between the ends of its 95 % interval."""

    mean: float
    low: float
    high: float


def bootstrap(values: Sequence[float], seed: str, resamples: int = RESAMPLES) -> Interval:
    """The mean and its percentile interval, by resampling the values with replacement.

    It asks nothing of their distribution: one deal in a hundred may be worth ten others.
    """
    number, size = Random(f"{seed}/bootstrap").random, len(values)
    draws = range(size)
    means = sorted(
        fsum(values[int(number() * size)] for _ in draws) / size for _ in range(resamples)
    )
    cut = ceil(resamples * 0.025)
    return Interval(fmean(values), means[cut - 1], means[resamples - cut])


def wilson(won: float, played: int) -> Interval:
    """The share of `played` that was won, a draw counting half, with Wilson's interval."""
    if played == 0:
        return Interval(0.0, 0.0, 1.0)
    share, z2 = won / played, Z95 * Z95
    middle = (share + z2 / (2 * played)) / (1 + z2 / played)
    half = Z95 * sqrt(share * (1 - share) / played + z2 / (4 * played * played))
    half /= 1 + z2 / played
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def told(values: Sequence[float]) -> str:
    """The mean with half its normal 95 % interval, as many digits as mean something."""
    half = Z95 * standard_error(values)
    return f"{fmean(values):+.{digits(half)}f} ± {half:.{digits(half)}f}"


def digits(half: float) -> int:
    """Digits after the point where half the interval is so wide."""
    return 1 if half >= 1 else 2


def standard_error(values: Sequence[float]) -> float:
    """Of the mean; 0 for fewer than two values."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


# --- times ------------------------------------------------------------------------------------


def time_class(ms: float) -> int:
    """The class of a time in milliseconds: counts of classes stay small and add up."""
    return round(log(max(ms, 1e-4), STEP))


def time_quantile(counts: Mapping[int, int], share: float) -> float:
    """The time in milliseconds below which this share of the counted times lies, within 2.5 %."""
    wanted = share * Counter(counts).total()
    for kind in sorted(counts):
        wanted -= counts[kind]
        if wanted <= 0:
            return float(STEP**kind)
    return 0.0
