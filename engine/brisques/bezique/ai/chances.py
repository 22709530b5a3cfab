"""Compute the probability that missing cards come, and that a card is beaten."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb
from typing import TYPE_CHECKING

from brisques.bezique.meld_types import card_bits
from brisques.cards import FACES

if TYPE_CHECKING:
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.bezique.trump_context import TrumpContext

STAGES = 9
"""Stages of a deal: 0 when the stock is used up, then one for each eighth of it."""


def draw_chance(ruleset: BeziqueRuleset, stage: int) -> float:
    """Return the probability that a seat gets a given unseen card, at a stage of the deal.

    In Fildinski with four players, the policy made 44 ± 16 points a deal (306 deals, 95 %) against
    one that took every card to be won by one of two seats; with three 7 ± 11 (454 deals).
    """
    rules = ruleset.rules
    if not stage and not rules.endgame_melds:
        return 0.0
    if ruleset.from_won:
        return 1.0 / ruleset.players  # each card is won in the end, by one of the seats
    left = ruleset.stock * stage / (STAGES - 1)
    return left / ruleset.players / (left + rules.hand * (ruleset.players - 1))


@cache
def chance_of_at_least(wanted: int, copies: int, draw: float) -> float:
    """Return the probability that at least `wanted` of the copies come, each with chance `draw`."""
    counts = range(wanted, copies + 1)
    return sum(comb(copies, n) * draw**n * (1.0 - draw) ** (copies - n) for n in counts)


@lru_cache(maxsize=64)
def find_beaters(context: TrumpContext) -> tuple[list[int], list[int]]:
    """Return for each card the set of cards that beat it, and the set of its suit."""
    cards = range(context.rules.copies * FACES)
    beats, group = context.order.beats, context.order.group
    higher = [card_bits(c for c in cards if beats[f][c]) for f in range(FACES)]
    same = [card_bits(c for c in cards if group[c] == group[f]) for f in range(FACES)]
    return higher * context.rules.copies, same * context.rules.copies


@lru_cache(maxsize=1 << 12)
def risk_table(unseen: int, *held: int) -> list[float]:
    """Return the probability that one of some hands beats a card, by the number of higher cards.

    `unseen` is the number of cards that may be in these hands, `held` how many each holds.
    """
    risks = [0.0]
    for higher in range(1, unseen + 1):
        miss = 1.0 - higher / unseen
        safe = 1.0
        for cards in held:
            safe *= miss**cards
        risks.append(1.0 - safe)
    return risks
