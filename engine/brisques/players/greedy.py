"""The two lowest levels: `casual` takes what looks best now, `novice` makes mistakes as well."""

from __future__ import annotations

from random import Random

from brisques.game import Observation
from brisques.registry import load_analysis

MISTAKE_RATE = 0.25
"""Probability that a novice plays any legal action."""


def any_legal(observation: Observation, rng: Random) -> int:
    """Return a random legal action; the baseline of all levels."""
    return observation.legal[int(rng.random() * len(observation.legal))]


def casual(observation: Observation, rng: Random) -> int:  # noqa: ARG001
    """Return the action that looks best by rules of thumb; of equals, the lowest."""
    worths = load_analysis(observation.variant).estimate(observation)
    best = max(range(len(worths)), key=lambda place: (worths[place], -place))
    return observation.legal[best]


def novice(observation: Observation, rng: Random) -> int:
    """Return the choice of `casual`, or sometimes any legal action."""
    if rng.random() < MISTAKE_RATE:
        return any_legal(observation, rng)
    return casual(observation, rng)
