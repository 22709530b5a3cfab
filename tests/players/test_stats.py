"""Statistics of the lab: intervals, shares, quantiles of times, and their picture."""

from __future__ import annotations

from random import Random
from statistics import fmean
from xml.etree import ElementTree as ET

import pytest
from scipy.stats import binomtest

from brisques.lab.arena import time_class
from brisques.lab.plot import draw_svg
from brisques.lab.stats import Interval, bootstrap, format_mean, standard_error, wilson
from brisques.lab.summary import time_quantile


def test_the_bootstrap_gives_the_normal_interval_for_normal_values() -> None:
    rng = Random(5)
    values = [rng.gauss(10, 3) for _ in range(400)]
    found, error = bootstrap(values, "x"), standard_error(values)
    assert found.mean == fmean(values)
    assert found.low == pytest.approx(found.mean - 1.96 * error, abs=0.2 * error)
    assert found.high == pytest.approx(found.mean + 1.96 * error, abs=0.2 * error)
    assert bootstrap(values, "x") == found != bootstrap(values, "y")
    assert tuple(bootstrap([0.0, 1.0], "x")) == (0.5, 0.0, 1.0)


def test_the_bootstrap_follows_the_skew_of_the_values() -> None:
    """With one large value among many small ones the interval reaches further up than down."""
    found = bootstrap([0.0] * 60 + [1.0] * 30 + [50.0], "x")
    assert found.low is not None
    assert found.high is not None
    assert found.high - found.mean > 2 * (found.mean - found.low) > 0


@pytest.mark.parametrize("values", [[12.5], [0.0] * 4, [0.1] * 7])
def test_equal_values_have_no_interval(values: list[float]) -> None:
    assert bootstrap(values, "x") == Interval(values[0], None, None)
    assert format_mean(values) == f"{values[0]:+.2f}"


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_wilson_intervals_equal_published_values(
    won: int, played: int, low: float, high: float
) -> None:
    found = wilson(won, played)
    assert (found.mean, found.low, found.high) == pytest.approx((won / played, low, high), abs=1e-4)


@pytest.mark.parametrize("won", [0, 3, 11, 20])
def test_wilson_intervals_equal_those_of_scipy_without_draws(won: int) -> None:
    low, high = binomtest(won, 20).proportion_ci(method="wilson")
    assert tuple(wilson(won, 20)[1:]) == pytest.approx((low, high))


def test_wilson_gives_the_whole_range_without_a_match() -> None:
    assert tuple(wilson(0, 0)) == (0.0, 0.0, 1.0)


def test_quantiles_of_times_are_accurate_to_some_percent() -> None:
    times = [0.01 * (1 + number) for number in range(1000)]
    counts: dict[int, int] = {}
    for ms in times:
        counts[time_class(ms)] = counts.get(time_class(ms), 0) + 1
    assert len(counts) < 150
    assert time_quantile(counts, 0.5) == pytest.approx(5.0, rel=0.05)
    assert time_quantile(counts, 0.95) == pytest.approx(9.5, rel=0.05)
    assert time_quantile({}, 0.5) == 0.0


def test_the_picture_is_well_formed_and_reproducible() -> None:
    rng = Random(1)
    for gains in ([rng.gauss(5, 50) for _ in range(500)], [0.0] * 4, [12.5]):
        text = draw_svg("expert against <strong> & $co$", gains)
        words = "".join(ET.fromstring(text).itertext())  # noqa: S314
        assert "expert against <strong> & $co$" in words
        assert f"{format_mean(gains)} after {len(gains)} pairs" in words.replace("−", "-")
        assert text == draw_svg("expert against <strong> & $co$", gains)
