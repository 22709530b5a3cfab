"""The first two levels: `casual` takes what looks best now, `novice` does so with mistakes."""

from __future__ import annotations

from random import Random

from brisques.game import Observation
from brisques.registry import load_analysis

MISTAKE_RATE = 0.25
"""How often a novice plays without looking."""


def any_legal(seen: Observation, rng: Random) -> int:
    """Any legal action: not a level, but the yardstick of all."""
    return seen.legal[int(rng.random() * len(seen.legal))]


def casual(seen: Observation, rng: Random) -> int:  # noqa: ARG001
    """The action with the highest rule-of-thumb worth; the lowest action among equals."""
    worths = load_analysis(seen.variant).estimate(seen)
    best = max(range(len(worths)), key=lambda place: (worths[place], -place))
    return seen.legal[best]


def novice(seen: Observation, rng: Random) -> int:
    """As `casual`, but now and then any legal action."""
    if rng.random() < MISTAKE_RATE:
        return any_legal(seen, rng)
    return casual(seen, rng)
