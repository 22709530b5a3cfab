"""Cards as the endgame solver holds them: sets of places, what beats and what answers what.

A *place* numbers a card by suit, then rank, then copy, so that the cards of a suit lie side by side
from low to high. A set of cards is an int with a bit for each place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.bezique.tables import Tables
from engine.cards import FACES
from engine.tricks import ANYTHING, FOLLOWS_AND_BEATS


class Layout:
    """The pack by places, under one trump suit and the duty of the endgame.

    `card` gives the card of a place and `place` the place of a card. From a place, `beats` are the
    places that take a trick it leads; `answers` are sets of places, of which a hand must play from
    the first it has any of. `under` and `upto` hold all places below those of its face, and those
    with them; `suit` its suit; `base` are the lowest places of all faces.
    """

    def __init__(self, tables: Tables, trump: int) -> None:
        self.copies = copies = tables.rules.copies
        self.places = places = range(tables.card_count)
        self.size = len(places)
        self.card = card = [p % copies * FACES + p // copies for p in places]
        self.place = [card.index(c) for c in places]
        order = tables.charts[trump].order
        duty = tables.endgame_duty
        # All cards of a face beat the same, and are answered by the same.
        beats = [self._faces(order.beats[face]) for face in range(FACES)]
        answers = [
            self._answers(order.answers((face,), duty) if duty else None) for face in range(FACES)
        ]
        self.beats = [beats[place // copies] for place in places]
        self.answers = [answers[place // copies] for place in places]
        self.under = [(1 << p - p % copies) - 1 for p in places]
        self.upto = [(1 << p - p % copies + copies) - 1 for p in places]
        self.base = place_set(places[::copies])
        self.suit = [c >> 3 & 3 for c in card]
        self.trumps = trumps = place_set(p for p in places if self.suit[p] == trump)
        self.above = [trumps, *(trumps & ~upto for upto in self.upto)]

    def _answers(self, given: bytes | None) -> list[int]:
        if given is None:
            return [(1 << self.size) - 1]
        levels = range(FOLLOWS_AND_BEATS, ANYTHING - 1, -1)
        sets = (self._faces([answer == level for answer in given]) for level in levels)
        return [found for found in sets if found]

    def _faces(self, marks: Sequence[int]) -> int:
        """All cards of the faces that bear a mark, as a set of places."""
        copies = self.copies
        copied = (1 << copies) - 1
        return sum([copied << face * copies for face in range(FACES) if marks[face]])

    def legal(self, led: int, hand: int) -> int:
        """The cards of a hand that may be played to a lead."""
        for answers in self.answers[led]:
            if hand & answers:
                return hand & answers
        return 0

    def reach(self, mine: int, theirs: int) -> tuple[int, int]:
        """What the holder of each hand may still win: all but the other's unbeatable trumps."""
        left, trumps, above = mine | theirs, self.trumps, self.above
        lost = theirs & above[(mine & trumps).bit_length()]
        return left ^ lost, left ^ mine & above[(theirs & trumps).bit_length()]

    def levels(self, held: int) -> list[int]:
        """By n, the faces of which a set has n cards or more, each as its lowest place."""
        base = self.base
        if self.copies == 2:
            low, high = held & base, held >> 1 & base
            return [base, low | high, low & high]
        levels = [base] + [0] * self.copies
        for copy in range(self.copies):
            held_here = held >> copy & base
            for n in range(copy + 1, 0, -1):
                levels[n] |= levels[n - 1] & held_here
        return levels

    def hold(self, cards: Iterable[int]) -> int:
        """Some cards as a set of places."""
        return place_set(self.place[card] for card in cards)

    def cards(self, held: int) -> list[int]:
        """The cards of a set of places."""
        return [self.card[place] for place in spread(held)]


@lru_cache(maxsize=64)
def layout(tables: Tables, trump: int) -> Layout:
    """The layout of a variant under a trump suit; NO_TRUMP for none."""
    return Layout(tables, trump)


def place_set(places: Iterable[int]) -> int:
    """Places as a set."""
    held = 0
    for place in places:
        held |= 1 << place
    return held


def spread(held: int) -> list[int]:
    """The places of a set, ascending."""
    places = []
    while held:
        low = held & -held
        places.append(low.bit_length() - 1)
        held ^= low
    return places
