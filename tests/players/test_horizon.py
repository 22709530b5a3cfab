"""The value at the horizon of a playout, beside what the rest of the deal really brings."""

from __future__ import annotations

import pytest

from tests.bench.horizon import fit, moments, solved


def test_the_horizon_tells_something_of_the_rest_of_the_deal() -> None:
    """A quarter of its variance at least; the policy's own weights told 13 % of the same deals."""
    rows = list(moments("fildinski", 150, "test"))
    left = sum((row.rest - row.value) ** 2 for row in rows)
    assert 1.0 - left / sum(row.rest**2 for row in rows) > 0.25


def test_a_fit_finds_the_numbers_that_made_the_values() -> None:
    rows = list(moments("fildinski", 12, "fit"))
    counts = (0.5, 0.0, 1.5, -2.0, 1.0, 0.25, 10.0, 0.0)
    made = [
        row._replace(rest=sum(c * p for c, p in zip(counts, row.parts, strict=True)))
        for row in rows
    ]
    assert fit(made) == pytest.approx(counts, abs=0.05)


def test_linear_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])
