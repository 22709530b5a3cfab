"""Choose the reasons that tell one action from another.

The families list all that speaks for or against an action. A person who is told to prefer one
action needs only what speaks for it and is not just as true of the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from brisques.players.contract import Reason

AGAINST = frozenset(
    f"reason-{key}"
    for key in (
        *("gives", "risks", "leaves-lead", "costs", "helps", "breaks", "spends-bezique"),
        *("worthless-trump", "overtakes", "cheaper", "spends-permanent", "helps-foes"),
        *("ruff-danger", "lets-reach", "ends-run", "talk-nothing"),
    )
)
"""Keys of reasons that speak against their action."""
NEUTRAL = frozenset({"reason-chance", "reason-unseen", "reason-party-chance"})
"""Keys of reasons that speak for or against it only beside those of another action."""


def is_against(reason: Reason) -> bool:
    """Return whether a reason speaks against its action."""
    declined = reason.key == "reason-declines" and not reason.params["later"]
    return declined or reason.key in AGAINST


def reasons_for(own: Sequence[Reason], other: Sequence[Reason]) -> list[Reason]:
    """Return the reasons for an action that is better than another, by the reasons of both."""
    return [reason for reason in own if not is_against(reason) and reason not in other]


def reasons_against(own: Sequence[Reason], other: Sequence[Reason]) -> list[Reason]:
    """Return the reasons against an action that is worse than another, by the reasons of both."""
    return [
        reason
        for reason in own
        if (is_against(reason) or reason.key in NEUTRAL) and reason not in other
    ]
