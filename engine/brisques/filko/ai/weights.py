"""The numbers that the quick judgement of this family goes by; tuning changes them.

A weight is in points as a card's are, where all that is played for shares out over the points of
the pack, unless it says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields


@dataclass(frozen=True, slots=True)
class Weights:
    """Untuned by default; the order is the order in which they are kept."""

    # How strong a hand is: what share of the points to come a card is good for.
    strong_trump: float = 0.3
    strong_height: float = 0.4
    strong_ace: float = 0.35
    strong_ten: float = 0.1
    strong_friend: float = 0.5
    """The share that each friend more than each foe is good for."""
    strong_lead: float = 0.05
    heard_run: float = 0.2
    """The share given up when a partner says that he runs away."""

    # What a trick is worth beyond the points that lie in it.
    tempo: float = 0.15
    """The lead."""
    friend_adds: float = 0.25
    """Points that each friend who is to play adds to a trick that is ours."""
    foe_adds: float = 0.3
    friend_helps: float = 0.7
    """How often a friend takes a trick that he can take."""

    # What a card is worth if it is kept.
    keep_trump: float = 0.35
    keep_height: float = 0.6
    keep_permanent: float = 0.3
    keep_boss: float = 0.1
    """For the highest that is left of its suit."""
    keep_ace: float = 0.15
    keep_ten: float = 0.05
    keep_rank: float = 0.05
    keep_late: float = 0.5
    """The share of all this that is left at the end of the deal."""

    # What is good to lead.
    lead_trump: float = -0.1
    lead_many_trumps: float = -0.15
    """For each trump in hand more than the seat's share of those unseen."""
    lead_boss: float = 0.1
    lead_single: float = 0.1
    """The last card of a suit, with trumps to ruff it later."""
    lead_asked: float = 0.5
    lead_ruff: float = 0.2
    """A suit that a friend is without."""

    # What the Old Man calls.
    call_length: float = 1.0
    call_height: float = 1.0
    """The power of trumps held: the sum of the shares of the others that each beats."""
    call_side_ace: float = 0.5
    """For each ace held of another suit."""
    call_rank: float = 0.3
    """For each step the called card ranks higher."""


def defaults() -> dict[str, float]:
    """The untuned weights by name."""
    return asdict(Weights())


def from_names(given: Mapping[str, float]) -> Weights:
    """The weights of those names, the others untuned; names of no weight are left out."""
    known = {field.name for field in fields(Weights)}
    return Weights(**{name: value for name, value in given.items() if name in known})
