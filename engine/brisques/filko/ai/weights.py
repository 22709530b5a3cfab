"""The weights of the policy of this family, which tuning changes.

Unless its comment says otherwise, a weight is in card points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights, untuned by default; files keep them in this order."""

    # How strong a hand is: the share of the points to come that a card is good for.
    strong_trump: float = 0.3
    strong_height: float = 0.4
    strong_ace: float = 0.35
    strong_ten: float = 0.1
    strong_friend: float = 0.5
    """Share for each friend more than foes."""
    strong_lead: float = 0.05
    heard_run: float = 0.2
    """Share given up when a partner says that he runs away."""

    # What a trick is worth beyond its points.
    tempo: float = 0.15
    """Worth of the lead."""
    friend_adds: float = 0.25
    """Points that each friend still to play adds to a trick that is ours."""
    foe_adds: float = 0.3
    friend_helps: float = 0.7
    """Probability that a friend takes a trick that he can take."""

    # What a card is worth if it is kept in the hand.
    keep_trump: float = 0.35
    keep_height: float = 0.6
    keep_permanent: float = 0.3
    keep_boss: float = 0.1
    """For the highest card left of its suit."""
    keep_ace: float = 0.15
    keep_ten: float = 0.05
    keep_rank: float = 0.05
    keep_late: float = 0.5
    """Factor on these weights at the end of the deal."""

    # Bonuses for leads.
    lead_trump: float = -0.1
    lead_many_trumps: float = -0.15
    """For each trump in hand above the seat's share of the unseen ones."""
    lead_boss: float = 0.1
    lead_single: float = 0.1
    """For the last card of a suit, with trumps to ruff it later."""
    lead_asked: float = 0.5
    lead_ruff: float = 0.2
    """For a suit in which a friend is void."""

    # What the Old Man calls.
    call_length: float = 1.0
    call_height: float = 1.0
    """For the height of the trumps held: the sum of the shares of others that each beats."""
    call_side_ace: float = 0.5
    """For each ace held in another suit."""
    call_rank: float = 0.3
    """For each rank that the called card is higher."""


def defaults() -> dict[str, float]:
    """Return the untuned weights by name."""
    return asdict(Weights())


def from_names(values: Mapping[str, float]) -> Weights:
    """Return weights with the given values; others are untuned, unknown names are ignored."""
    known = {field.name for field in fields(Weights)}
    return Weights(**{name: value for name, value in values.items() if name in known})
