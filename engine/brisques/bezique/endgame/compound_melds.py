"""The melds of `compound` scoring, each apart from the others, for the endgame of two.

A card counts once in each type of meld there, and what a trick completes may all be declared, its
parts too. So no meld stands in another's way: a *row* is a meld, or all that count alike, and needs
to know no more than how many of a seat's cards have not counted in it yet.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import NamedTuple

from brisques.bezique.endgame.card_sets import Spots, place_set, spread
from brisques.bezique.meld_types import BEZIQUES, DOUBLE, QUARTET, SINGLE, Meld, card_bits
from brisques.bezique.state import BeziqueState
from brisques.bezique.trump_context import TrumpContext
from brisques.cards import FACES, face

Counts = tuple[int, ...]
"""How many cards of each part of a row have not counted in it; none if it is done with."""


class Part(NamedTuple):
    """The cards of which a meld needs so many, as a set, and those that are left, as spots."""

    wanted: int
    cards: int
    spots: int


class Row(ABC):
    """What may be declared of its parts, whose cards count once in each `type`.

    `cards` and `spots` are those of all parts.
    """

    def __init__(self, type_: int, parts: Iterable[Part]) -> None:
        self.type = type_
        self.parts = tuple(parts)
        self.cards = self.spots = 0
        for part in self.parts:
            self.cards |= part.cards
            self.spots |= part.spots

    def counted(self, state: BeziqueState, seat: int) -> Counts:
        """The counts of the cards that a seat has won."""
        return self._counts(self._unused(state, state.open[seat]))

    def fresh(self, state: BeziqueState) -> int:
        """How many cards of the trick just won have not counted in it."""
        return self._unused(state, state.fresh_bits & state.open[state.to_move]).bit_count()

    def _unused(self, state: BeziqueState, cards: int) -> int:
        used, of_type = state.used, self.type
        return card_bits(c for c in spread(cards & self.cards) if not used[c] & of_type)

    def _counts(self, cards: int) -> Counts:
        return tuple([(part.cards & cards).bit_count() for part in self.parts])

    def grown(self, counts: Counts, spots: int) -> Counts:
        """The counts when some cards are won."""
        more = [(part.spots & spots).bit_count() for part in self.parts]
        return tuple(map(int.__add__, counts, more))

    def won(self, counts: Counts, spots: int) -> tuple[int, Counts]:
        """The most points that can be declared when some cards are won, and what is left."""
        return self.declared(self.grown(counts, spots), (spots & self.spots).bit_count())

    @abstractmethod
    def declared(self, counts: Counts, fresh: int) -> tuple[int, Counts]:
        """The most points that can be declared with so many fresh cards, and what is left."""

    @abstractmethod
    def bounds(self, counts: Counts, left: int) -> tuple[int, int, Counts]:
        """The points that cards still to come may bring at most, and bring at least if all come.

        Then the counts again, without what can no longer matter.
        """


class Plain(Row):
    """A meld whose cards count in it once."""

    def __init__(self, points: int, type_: int, parts: Iterable[Part]) -> None:
        super().__init__(type_, parts)
        self.points = points

    def declared(self, counts: Counts, fresh: int) -> tuple[int, Counts]:
        times = self._times(counts, fresh)
        if not times:
            return 0, counts
        spent = zip(counts, self.parts, strict=True)
        return times * self.points, tuple(count - times * part.wanted for count, part in spent)

    def bounds(self, counts: Counts, left: int) -> tuple[int, int, Counts]:
        times = self._times(self.grown(counts, left), (left & self.spots).bit_count())
        if not times:
            return 0, 0, ()
        useful = zip(counts, self.parts, strict=True)
        points = times * self.points
        return points, points, tuple(min(count, times * part.wanted) for count, part in useful)

    def _times(self, counts: Counts, fresh: int) -> int:
        """How often it can be declared: each time needs a fresh card of its own."""
        times = fresh
        for count, part in zip(counts, self.parts, strict=True):
            times = min(times, count // part.wanted)
        return times


class Beziques(Row):
    """Single and double: counts are all queens, all jacks, and how many singles have been made.

    A double may be made of the single of an earlier trick; after it, or two singles, all is over.
    A single made at the trick that is being declared at counts as -1.
    """

    def __init__(self, single: int, double: int, parts: Iterable[Part]) -> None:
        super().__init__(BEZIQUES, parts)
        self.single = single
        self.double = max(double, single)

    def counted(self, state: BeziqueState, seat: int) -> Counts:
        made = 0
        for declarer, index, _, trick in state.melds:
            level = state.ruleset.melds[index].level
            if declarer == seat and level & BEZIQUES:
                made = 2 if made or level != SINGLE else -1 if trick == state.number else 1
        return *self._counts(state.open[seat]), made

    def grown(self, counts: Counts, spots: int) -> Counts:
        return *super().grown(counts, spots), counts[-1]

    def declared(self, counts: Counts, fresh: int) -> tuple[int, Counts]:
        queens, jacks, made = counts
        pairs = min(queens, jacks)
        if not fresh or pairs <= abs(made):
            return 0, (queens, jacks, abs(made))
        if pairs == 1:
            return self.single, (queens, jacks, 1)
        if made:
            return self.double if made > 0 else self.single, (2, 2, 2)
        return max(self.double, self.single * min(fresh, 2)), (2, 2, 2)

    def bounds(self, counts: Counts, left: int) -> tuple[int, int, Counts]:
        queens, jacks, made = self.grown(counts, left)
        pairs = min(queens, jacks)
        if not left & self.spots or pairs <= abs(made):
            return 0, 0, ()
        if pairs == 1:
            return self.single, self.single, (min(counts[0], 1), min(counts[1], 1), 0)
        return self.double + (0 if made else self.single), self.double, counts


def rows(spots: Spots, context: TrumpContext) -> tuple[Row, ...]:
    """All that may be declared under these trumps."""
    points = {
        (meld.type, _needs(meld, context)): context.points[meld.index] for meld in context.scoring
    }
    found: list[Row] = []
    for (type_, needs), worth in points.items():
        parts = [_part(spots, wanted, faces) for wanted, faces in needs]
        if type_ == BEZIQUES:
            levels = {meld.level: context.points[meld.index] for meld in context.scoring}
            found.append(Beziques(levels.get(SINGLE, 0), levels.get(DOUBLE, 0), parts))
        else:
            found.append(Plain(worth, type_, parts))
    return tuple(found)


def _needs(meld: Meld, context: TrumpContext) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """How many cards it needs, each with of which faces; the same for all that share a row."""
    if meld.level == QUARTET and context.rules.quartets == "any":
        rank = meld.faces[0] & 7
        return ((4, tuple(face(rank, suit) for suit in range(4))),)
    pair = meld.type == BEZIQUES
    return tuple((1 if pair else wanted, (f,)) for f, wanted in meld.need)


def _part(spots: Spots, wanted: int, faces: tuple[int, ...]) -> Part:
    cards = [f + copy for copy in (0, FACES) for f in faces]
    left = place_set(spots.spot[card] for card in cards if card in spots.spot)
    return Part(wanted, card_bits(cards), left)
