"""All ways to fill a meld with the cards of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import combinations

from brisques.bezique.cache import BoundedCache
from brisques.bezique.meld_types import EVERY_COPY, Meld, card_bits
from brisques.cards import FACES, MOST_COPIES

Pick = tuple[tuple[int, ...], int, int]
"""Some of the cards that fill a meld, their mask, and their part of the action."""


@dataclass(slots=True)  # not frozen: many are made, and that would take twice the time
class MeldChoice:
    """Physical cards that fill a meld: in the order of its faces, as a mask, and as an action."""

    meld: Meld
    cards: tuple[int, ...]
    bits: int
    action: int


class ChoiceFinder:
    """Finds the ways to fill one meld.

    `first` is the action that declares the meld with the first copy of each card. Where the card in
    the place i of the meld is another copy, its number, from 0, is added, shifted by `shifts[i]`.
    """

    def __init__(self, meld: Meld, first: int, shifts: Sequence[int]) -> None:
        self.meld = meld
        self.first = first
        places = iter(shifts)
        self._picks = [
            (f, picks_of(f, tuple([next(places) for _ in range(wanted)])))
            for f, wanted in meld.need
        ]

    def find(self, owned: int) -> tuple[MeldChoice, ...]:
        """Return all ways to fill the meld from a set of cards, in the order of their actions."""
        chosen: list[Pick] = [((), 0, self.first)]
        for f, picks in self._picks:
            more = picks[owned >> f & EVERY_COPY]
            if not more:
                return ()
            chosen = [
                (cards + others, bits | other_bits, action + part)
                for cards, bits, action in chosen
                for others, other_bits, part in more
            ]
        meld = self.meld
        return tuple([MeldChoice(meld, cards, bits, action) for cards, bits, action in chosen])


@cache
def picks_of(f: int, shifts: tuple[int, ...]) -> BoundedCache[int, list[Pick]]:
    """Return the ways to pick a face for its places in a meld, by the copies that a seat has.

    Melds share them, as a face often has the same place.
    """
    return BoundedCache(partial(_find_picks, f, shifts))


def _find_picks(f: int, shifts: tuple[int, ...], held: int) -> list[Pick]:
    copies = [copy for copy in range(MOST_COPIES) if held >> copy * FACES & 1]
    picks = []
    for chosen in combinations(copies, len(shifts)):
        cards = tuple([copy * FACES + f for copy in chosen])
        part = sum(copy << shift for copy, shift in zip(chosen, shifts, strict=True))
        picks.append((cards, card_bits(cards), part))
    return picks
