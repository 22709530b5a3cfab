"""Compute the probability that missing cards come."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from brisques.bezique.ruleset import BeziqueRuleset

STAGES = 9
"""Stages of a deal: 0 when the stock is used up, then one for each eighth of it."""


def draw_chance(ruleset: BeziqueRuleset, stage: int) -> float:
    """Return the probability that a seat gets a given unseen card, at a stage of the deal."""
    rules = ruleset.rules
    if not stage and not rules.endgame_melds:
        return 0.0
    if ruleset.from_won:
        return 0.5  # each card is won in the end, by one of two seats
    left = ruleset.stock * stage / (STAGES - 1)
    return left / ruleset.players / (left + rules.hand * (ruleset.players - 1))


@cache
def chance_of_at_least(wanted: int, copies: int, draw: float) -> float:
    """Return the probability that at least `wanted` of the copies come, each with chance `draw`."""
    counts = range(wanted, copies + 1)
    return sum(comb(copies, n) * draw**n * (1.0 - draw) ** (copies - n) for n in counts)
