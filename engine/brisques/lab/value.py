"""Fit the value at a playout's horizon to self-play of the policy, and measure it.

At each trick of a deal the terms of the value (`Policy.value_terms`) of a side, less the mean of
the others', are set against what the rest of the deal brings, likewise. The fit is a ridge
regression. Where a bonus depends on the totals, it is made without the bonus, and what luck may
still change is fitted to what the value missed in other deals. What is reported is measured on
deals that no fit has seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import chain
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from brisques.game import NOBODY
from brisques.lab.duplicate import begin
from brisques.lab.jobs import Crew, spread
from brisques.players import weights
from brisques.players.contract import Analysis, Policy
from brisques.players.policy_levels import tuned_policy
from brisques.registry import load_analysis

RIDGE = 1e-3
"""Share of a term's own weight added to its equation: terms that never occur get no weight."""

Array = NDArray[np.float64]
Value = Mapping[str, Sequence[float]]
"""The weights of a learned value, by name."""


class Quality(NamedTuple):
    """How well values predict the rest of a deal.

    `explained` is the share of its variance (R²), `slope` is 1 where a predicted point is a point;
    `error` is the standard error of the slope, 0 for a single deal. A few deals with a great
    meld weigh much in it, so it takes some thousands of deals.
    """

    explained: float
    slope: float
    error: float

    def __str__(self) -> str:
        error = f" ± {self.error:.2f}" if self.error else ""
        return f"R² {self.explained:.3f}, slope {self.slope:.2f}{error}"


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


class Played(NamedTuple):
    """All moments of one deal at which the value says something, and how the deal ended.

    `terms` have a row for each moment and side, `factors` and `totals` one for each moment.
    """

    terms: list[Array]
    factors: Array
    totals: Array
    end: Array


def play(variant: str, seed: str, number: int) -> Played:
    """Play one deal by the policy."""
    policy = tuned_policy(variant)
    state = begin(load_analysis(variant).game, seed, number)
    terms, factors, totals = [], [], []
    while state.to_move != NOBODY:
        if (terms_by_side := policy.value_terms(state)) is not None:
            terms.append(np.array(terms_by_side))
            factors.append(policy.value_factors(state))
            totals.append(state.totals[:])
        state.apply(policy.choose(state))
    return Played(terms, np.array(factors), np.array(totals, dtype=float), np.array(state.totals))


def deal_moments(variant: str, seed: str, number: int) -> tuple[Array, Array]:
    """Return the terms and the rests at all tricks of one deal, one row for each side."""
    deal = play(variant, seed, number)
    return (
        np.concatenate([_over_others(each) for each in deal.terms]),
        np.concatenate([_over_others(deal.end - totals) for totals in deal.totals]),
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
    fitted = iter(sums.fit().tolist())
    return {name: [next(fitted) for _ in range(count)] for name, count in names.items()}


# --- luck ---------------------------------------------------------------------------------------


def deal_luck(variant: str, value: Value, seed: str, number: int) -> tuple[Array, Array, Array]:
    """Return three arrays over all tricks of a deal between two.

    They are the factors of the stage, what the value missed of the lead, and what the rest of the
    deal brings both sides together.
    """
    deal = play(variant, seed, number)
    vector = np.array([*chain.from_iterable(value.values())])
    rests = deal.end - deal.totals
    leads = np.concatenate([_over_others(each) for each in deal.terms]) @ vector
    return deal.factors, rests[:, 0] - rests[:, 1] - leads, rests.sum(axis=1)


def all_luck(
    variant: str, value: Value, seed: str, deals: int, crew: Crew
) -> Iterator[tuple[Array, Array, Array]]:
    """Yield the luck of deals 1 to `deals`, in any order."""
    return spread(crew, partial(deal_luck, variant, value, seed), range(1, deals + 1))


def fit_luck(
    analysis: Analysis, lucks: Iterator[tuple[Array, Array, Array]]
) -> dict[str, list[float]]:
    """Return the weights of what the value says of luck, fitted to these deals."""
    factors, missed, both = (np.concatenate(each) for each in zip(*lucks, strict=True))

    def fit(results: Array) -> Array:
        sums = Moments(factors.shape[1])
        sums.add(factors, results)
        return sums.fit()

    rest = fit(both)
    rows = rest / 2, fit(missed**2), fit((both - factors @ rest) ** 2)
    return {name: row.tolist() for name, row in zip(analysis.luck_names(), rows, strict=True)}


# --- quality ------------------------------------------------------------------------------------


def deal_predictions(
    variant: str, value: Value | None, seed: str, number: int
) -> tuple[Array, Array]:
    """Return what the policy predicts of the rest of a deal at all its tricks, and what came.

    Both are of worth: points above those of the best other side, with the settlement. `value` are
    the weights to predict by, None for those of the game.
    """
    analysis, player = load_analysis(variant), tuned_policy(variant)
    judge = _policy(variant, _frozen(value)) if value else player
    state = begin(analysis.game, seed, number)
    seats = [analysis.game.sides.index(side) for side in range(max(analysis.game.sides) + 1)]
    seats = seats[:1] if len(seats) == 2 else seats
    predicted, before = [], []
    while state.to_move != NOBODY:
        if (worths := judge.evaluate(state)) is not None:
            predicted += [worths[seat] for seat in seats]
            now = analysis.worth(state)
            before += [now[seat] for seat in seats]
        state.apply(player.choose(state))
    end = [analysis.worth(state)[seat] for seat in seats] * (len(before) // len(seats))
    return np.array(predicted) - before, np.array(end) - before


Rows = tuple[tuple[str, tuple[float, ...]], ...]


def _frozen(value: Value) -> Rows:
    return tuple([(name, tuple(row)) for name, row in value.items()])


@lru_cache(maxsize=2)
def _policy(variant: str, value: Rows) -> Policy:
    """Return the policy of a game with other weights of its value, made once for all deals."""
    analysis = load_analysis(variant)
    return analysis.policy(weights.load(analysis), dict(value))


def all_predictions(
    variant: str, value: Value | None, seed: str, deals: int, crew: Crew
) -> Iterator[tuple[Array, Array]]:
    """Yield the predictions in deals 1 to `deals`, in any order."""
    return spread(crew, partial(deal_predictions, variant, value, seed), range(1, deals + 1))


def quality(predictions: Iterator[tuple[Array, Array]]) -> Quality:
    """Return how well the rest of some deals is predicted; each prediction is one of a deal."""
    products = np.array([(c @ c, p @ p, p @ c) for p, c in predictions])
    rest, square, both = products.sum(axis=0)
    slope = both / square
    missed = products[:, 2] - slope * products[:, 1]
    error = np.sqrt(missed @ missed) / square if len(products) > 1 else 0.0
    return Quality(float(1.0 - (rest - 2.0 * both + square) / rest), float(slope), float(error))
