"""Lookup tables of card sets and probabilities, for fast estimates.

A set of cards is an int with a bit for each face; this family has one card of each.
"""

from __future__ import annotations

from functools import cache, lru_cache

from brisques.cards import ACE, FACES, TEN
from brisques.filko.ruleset import FilkoRuleset

MOST_TABLES = 256
"""Enough for the games that the registry keeps, four suits each."""


class TrumpTables:
    """Sets of cards with one suit as trumps.

    `above[card]` are the cards of its group that beat it, `beaters[card]` all cards that do, and
    `suits[card]` is its whole group. `groups[suit]` are the cards that follow a plain suit.
    `plain_aces` and `plain_tens` are those that are no trumps.
    `height[card]` is the share of the other trumps that a trump beats, and 0 for other cards.
    """

    def __init__(self, ruleset: FilkoRuleset, trump: int) -> None:
        self.order = order = ruleset.orders[trump]
        cards = ruleset.cards
        group = order.group
        self.pack = sum(1 << card for card in cards)
        self.suits = [sum(1 << c for c in cards if group[c] == group[f]) for f in range(FACES)]
        self.groups = [sum(1 << c for c in cards if group[c] == suit) for suit in range(4)]
        self.beaters = [sum(1 << c for c in cards if order.beats[f][c]) for f in range(FACES)]
        self.above = [self.beaters[f] & self.suits[f] for f in range(FACES)]
        self.trumps = sum(1 << c for c in cards if group[c] == order.trump)
        self.plain_aces = sum(1 << c for c in cards if c & 7 == ACE) & ~self.trumps
        self.plain_tens = sum(1 << c for c in cards if c & 7 == TEN) & ~self.trumps
        most = max(1, self.trumps.bit_count() - 1)
        self.height = [
            1.0 - self.above[f].bit_count() / most if self.trumps >> f & 1 else 0.0
            for f in range(FACES)
        ]


@lru_cache(maxsize=MOST_TABLES)
def trump_tables(ruleset: FilkoRuleset, trump: int) -> TrumpTables:
    """Return the tables of a trump suit, cached."""
    return TrumpTables(ruleset, trump)


@cache
def void_chances(unseen: int) -> list[list[float]]:
    """Return the table `[held][cards]` of the probability that a hand has none of some cards.

    The hand holds `held` of the unseen cards, and `cards` is how many of those cards there are.
    """
    rows = []
    for held in range(unseen + 1):
        row = [1.0]
        for cards in range(unseen):
            row.append(row[-1] * max(0, unseen - held - cards) / (unseen - cards))
        rows.append(row)
    return rows
