"""Compute means and shares of a sample with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

import numpy as np
from scipy import stats

Z95 = float(stats.norm.ppf(0.975))
"""Standard errors to either side that hold 95 % of a normal distribution."""
RESAMPLES = 9999
BATCH = 500
"""Resamples computed at once: with 1,000 values each, 4 MB."""


class Interval(NamedTuple):
    """An estimate and the ends of its 95 % interval, None if the sample cannot tell them."""

    mean: float
    low: float | None
    high: float | None


class Share(NamedTuple):
    """A share of 1 and the ends of its 95 % interval."""

    mean: float
    low: float
    high: float


def bootstrap(values: Sequence[float], seed: str) -> Interval:
    """Return the mean and its bias-corrected and accelerated (BCa) bootstrap interval.

    The values need no normal distribution: one deal in a hundred may be worth ten others. One
    value, or values that are all equal, do not tell how far the mean may be off: no interval.
    """
    mean = fmean(values)
    if is_constant(values):
        return Interval(mean, None, None)
    rng = np.random.default_rng(list(f"{seed}/bootstrap".encode()))
    low, high = stats.bootstrap(
        (np.array(values, dtype=float),),
        np.mean,
        n_resamples=RESAMPLES,
        batch=BATCH,
        method="BCa",
        rng=rng,
    ).confidence_interval
    return Interval(mean, float(low), float(high))


def wilson(won: float, played: int) -> Share:
    """Return the share of `played` that was won, a draw counting half, with Wilson's interval."""
    if played == 0:
        return Share(0.0, 0.0, 1.0)
    share, z2 = won / played, Z95 * Z95
    middle = (share + z2 / (2 * played)) / (1 + z2 / played)
    half = Z95 * sqrt(share * (1 - share) / played + z2 / (4 * played * played))
    half /= 1 + z2 / played
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))


def format_mean(values: Sequence[float]) -> str:
    """Return the mean with half its normal 95 % interval, rounded as the interval warrants.

    >>> format_mean([1.0, 2.0, 3.0, 6.0])
    '+3.0 ± 2.1'
    >>> format_mean([7.0])
    '+7.00'
    """
    if is_constant(values):
        return f"{fmean(values):+.2f}"
    half = Z95 * standard_error(values)
    return f"{fmean(values):+.{digits(half)}f} ± {half:.{digits(half)}f}"


def is_constant(values: Sequence[float]) -> bool:
    """Return whether all values are equal, as a single one is."""
    return min(values) == max(values)


def digits(half: float) -> int:
    """Return the digits after the point for an interval of this half width."""
    return 1 if half >= 1 else 2


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean; 0 for fewer than two values."""
    return float(stats.sem(values)) if len(values) > 1 else 0.0
