"""Fit the value at a playout's horizon to self-play of the policy, and measure it.

At each trick of a deal the terms of the value (`Policy.value_terms`) of a side, less the mean of
the others', are set against what the rest of the deal brings, likewise. The fit is a ridge
regression. What is reported is measured on deals that the fit has not seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from brisques.game import NOBODY
from brisques.lab.duplicate import begin
from brisques.lab.jobs import Crew, spread
from brisques.players.contract import Analysis
from brisques.players.policy_levels import tuned_policy
from brisques.registry import load_analysis

RIDGE = 1e-3
"""Share of a term's own weight added to its equation: terms that never occur get no weight."""

Array = NDArray[np.float64]


class Quality(NamedTuple):
    """How well values predict the rest of a deal.

    `explained` is the share of its variance (R²), `slope` is 1 where a predicted point is a point.
    """

    explained: float
    slope: float

    def __str__(self) -> str:
        return f"R² {self.explained:.3f}, slope {self.slope:.2f}"


class Moments:
    """The sums that a fit needs, over all moments of some deals: they can be added."""

    def __init__(self, size: int) -> None:
        self.products: Array = np.zeros((size, size))
        self.results: Array = np.zeros(size)

    def add(self, terms: Array, rests: Array) -> None:
        """Add moments: a row of terms and the rest of the deal for each."""
        self.products += terms.T @ terms
        self.results += terms.T @ rests

    def fit(self) -> Array:
        """Return the weights of the terms."""
        ridge = np.diag(RIDGE * np.diag(self.products) + RIDGE)
        return np.asarray(np.linalg.solve(self.products + ridge, self.results))


def deal_moments(variant: str, seed: str, number: int) -> tuple[Array, Array]:
    """Return the terms and the rests at all tricks of one deal, one row for each side."""
    analysis = load_analysis(variant)
    policy = tuned_policy(variant)
    state = begin(analysis.game, seed, number)
    terms: list[Array] = []
    totals: list[list[int]] = []
    while state.to_move != NOBODY:
        if (found := policy.value_terms(state)) is not None:
            terms.append(np.array(found))
            totals.append(list(state.totals))
        state.apply(policy.choose(state))
    rests = [np.array(state.totals, dtype=float) - before for before in totals]
    return (
        np.concatenate([_over_others(each) for each in terms]),
        np.concatenate([_over_others(each) for each in rests]),
    )


def _over_others(by_side: Array) -> Array:
    """Return what each side has above the mean of the others; of two sides the first is enough."""
    sides = len(by_side)
    over: Array = (by_side - by_side.mean(axis=0)) * sides / (sides - 1)
    return over[:1] if sides == 2 else over


def all_moments(variant: str, seed: str, deals: int, crew: Crew) -> Iterator[tuple[Array, Array]]:
    """Yield the moments of deals 1 to `deals`, in any order."""
    return spread(crew, partial(deal_moments, variant, seed), range(1, deals + 1))


def fit_value(analysis: Analysis, moments: Iterator[tuple[Array, Array]]) -> dict[str, list[float]]:
    """Return the weights of the value by feature, fitted to these moments."""
    names = analysis.value_names()
    sums = Moments(sum(names.values()))
    for terms, rests in moments:
        sums.add(terms, rests)
    weights = iter(sums.fit().tolist())
    return {name: [next(weights) for _ in range(count)] for name, count in names.items()}


def quality(
    weights: Mapping[str, Sequence[float]], moments: Iterator[tuple[Array, Array]]
) -> Quality:
    """Return how well these weights predict the rest of deals that they were not fitted to."""
    vector = np.array([*chain.from_iterable(weights.values())])
    rest = square = both = 0.0
    for terms, rests in moments:
        values = terms @ vector
        rest += float(rests @ rests)
        square += float(values @ values)
        both += float(values @ rests)
    return Quality(1.0 - (rest - 2.0 * both + square) / rest, both / square)
