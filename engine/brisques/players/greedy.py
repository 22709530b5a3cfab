"""The two lowest levels: `casual` takes what looks best now, `novice` also errs as beginners do."""

from __future__ import annotations

from random import Random

from brisques.game import FIRST_OTHER_ACTION, Observation
from brisques.registry import load_analysis

MISTAKE_RATE = 0.5
"""Probability that a novice does not think about a decision."""
SMALL_MELD = 60.0
"""Points below which a novice may forget to declare what is there."""


def any_legal(observation: Observation, rng: Random) -> int:
    """Return a random legal action; the baseline of all levels."""
    return observation.legal[int(rng.random() * len(observation.legal))]


def casual(observation: Observation, rng: Random) -> int:  # noqa: ARG001
    """Return the action that looks best by rules of thumb; of equals, the lowest."""
    return _by_looks(observation)[0][1]


def novice(observation: Observation, rng: Random) -> int:
    """Return the choice of `casual`, or a mistake.

    A mistake is any card but those of the worst quarter, even where it could announce something
    instead; or, where no card can be played, a meld of less than `SMALL_MELD` not declared.
    """
    ranked = _by_looks(observation)
    if rng.random() >= MISTAKE_RATE:
        return ranked[0][1]
    cards = [action for _, action in ranked if action < FIRST_OTHER_ACTION]
    if cards:
        return cards[int(rng.random() * ((3 * len(cards) + 3) // 4))]
    best_worth, best = ranked[0]
    passing = [action for worth, action in ranked if not worth]
    return passing[0] if passing and 0.0 < best_worth < SMALL_MELD else best


def _by_looks(observation: Observation) -> list[tuple[float, int]]:
    """Return the legal actions with their worths by rules of thumb, best first."""
    worths = load_analysis(observation.variant).estimate(observation)
    return sorted(zip(worths, observation.legal, strict=True), key=lambda pair: (-pair[0], pair[1]))
