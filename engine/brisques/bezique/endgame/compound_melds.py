"""The melds of `compound` scoring in the endgame of two, each independent of the others.

Under `compound` scoring a card counts once in each type of meld, and all that a trick completes may
be declared, with its parts. So no meld excludes another: each meld needs to know only how many of a
seat's cards have not counted in it yet. Melds of one type that need the same cards are one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from brisques.bezique.endgame.card_sets import CardsLeft, set_of
from brisques.bezique.meld_types import BEZIQUES, DOUBLE, QUARTET, SINGLE, TYPES, Meld, card_bits
from brisques.bezique.state import BeziqueState
from brisques.bezique.trump_context import TrumpContext
from brisques.cards import FACES, face

Counts = tuple[int, ...]
"""How many cards of each part of a meld have not counted in it; empty if it cannot be declared."""

Needs = tuple[tuple[int, tuple[int, ...]], ...]
"""What a meld needs: how many cards of which faces; equal for melds counted as one."""

Unused = dict[int, int]
"""The cards that have not counted in melds of a type yet, by type, with a bit for each card."""


class Part(NamedTuple):
    """A part of a meld: how many cards it wants, of which cards, and which of them are left.

    `pack_cards` has a bit for each card number; `cards` is a set of `CardsLeft`.
    """

    wanted: int
    pack_cards: int
    cards: int


class CountedMeld(ABC):
    """A meld whose cards count once in each `type`.

    `pack_cards` and `cards` are those of all parts.
    """

    def __init__(self, type_: int, parts: Iterable[Part]) -> None:
        self.type = type_
        self.parts = tuple(parts)
        self.pack_cards = self.cards = 0
        for part in self.parts:
            self.pack_cards |= part.pack_cards
            self.cards |= part.cards

    def counts_of(self, state: BeziqueState, seat: int, unused: Unused) -> Counts:  # noqa: ARG002
        """Return the counts of the cards that a seat has won; `unused` tells which count."""
        return self._counts(unused[self.type])

    def fresh_count(self, unused: Unused) -> int:
        """Return how many cards of the trick just won have not counted in this meld."""
        return (unused[self.type] & self.pack_cards).bit_count()

    def _counts(self, cards: int) -> Counts:
        return tuple([(part.pack_cards & cards).bit_count() for part in self.parts])

    def add(self, counts: Counts, cards: int) -> Counts:
        """Return the counts after these cards are won."""
        more = [(part.cards & cards).bit_count() for part in self.parts]
        return tuple(map(int.__add__, counts, more))

    def win(self, counts: Counts, cards: int) -> tuple[int, Counts]:
        """Return the most points declared when these cards are won, and the counts left."""
        return self.declare(self.add(counts, cards), (cards & self.cards).bit_count())

    @abstractmethod
    def declare(self, counts: Counts, fresh: int) -> tuple[int, Counts]:
        """Return the most points declared with this number of fresh cards, and the counts left."""

    @abstractmethod
    def bounds(self, counts: Counts, winnable: int) -> tuple[int, int, Counts]:
        """Return the most points still to come, the points if all `winnable` cards come, counts.

        The counts are those given, without what can no longer matter.
        """


class SimpleMeld(CountedMeld):
    """A meld with the same points each time it is declared."""

    def __init__(self, points: int, type_: int, parts: Iterable[Part]) -> None:
        super().__init__(type_, parts)
        self.points = points

    def declare(self, counts: Counts, fresh: int) -> tuple[int, Counts]:
        """Return the most points declared with this number of fresh cards, and the counts left."""
        times = self._times(counts, fresh)
        if not times:
            return 0, counts
        spent = zip(counts, self.parts, strict=True)
        return times * self.points, tuple(count - times * part.wanted for count, part in spent)

    def bounds(self, counts: Counts, winnable: int) -> tuple[int, int, Counts]:
        """Return the most points still to come, the points if all `winnable` cards come, counts."""
        times = self._times(self.add(counts, winnable), (winnable & self.cards).bit_count())
        if not times:
            return 0, 0, ()
        useful = zip(counts, self.parts, strict=True)
        points = times * self.points
        return points, points, tuple(min(count, times * part.wanted) for count, part in useful)

    def _times(self, counts: Counts, fresh: int) -> int:
        """Return how often it can be declared; each time needs a fresh card of its own."""
        times = fresh
        for count, part in zip(counts, self.parts, strict=True):
            times = min(times, count // part.wanted)
        return times


class BeziqueMelds(CountedMeld):
    """Single and double bézique; the counts are queens, jacks, and the singles declared.

    A double may be made of the single of an earlier trick. After a double, or two singles, there is
    no more. A single declared at the present trick counts as -1.
    """

    def __init__(self, single: int, double: int, parts: Iterable[Part]) -> None:
        super().__init__(BEZIQUES, parts)
        self.single = single
        self.double = max(double, single)

    def counts_of(self, state: BeziqueState, seat: int, unused: Unused) -> Counts:  # noqa: ARG002
        """Return the counts of the cards that a seat has won."""
        made = 0
        for declarer, index, _, trick in state.melds:
            level = state.ruleset.melds[index].level
            if declarer == seat and level & BEZIQUES:
                made = 2 if made or level != SINGLE else -1 if trick == state.number else 1
        return *self._counts(state.open[seat]), made

    def add(self, counts: Counts, cards: int) -> Counts:
        """Return the counts after these cards are won."""
        return *super().add(counts, cards), counts[-1]

    def declare(self, counts: Counts, fresh: int) -> tuple[int, Counts]:
        """Return the most points declared with this number of fresh cards, and the counts left."""
        queens, jacks, made = counts
        pairs = min(queens, jacks)
        if not fresh or pairs <= abs(made):
            return 0, (queens, jacks, abs(made))
        if pairs == 1:
            return self.single, (queens, jacks, 1)
        if made:
            return self.double if made > 0 else self.single, (2, 2, 2)
        return max(self.double, self.single * min(fresh, 2)), (2, 2, 2)

    def bounds(self, counts: Counts, winnable: int) -> tuple[int, int, Counts]:
        """Return the most points still to come, the points if all `winnable` cards come, counts."""
        queens, jacks, made = self.add(counts, winnable)
        pairs = min(queens, jacks)
        if not winnable & self.cards or pairs <= abs(made):
            return 0, 0, ()
        if pairs == 1:
            return self.single, self.single, (min(counts[0], 1), min(counts[1], 1), 0)
        return self.double + (0 if made else self.single), self.double, counts


def counted_melds(cards_left: CardsLeft, context: TrumpContext) -> tuple[CountedMeld, ...]:
    """Return all melds that may be declared under a trump context."""
    melds: list[CountedMeld] = []
    for (type_, needs), worth in _points_by_needs(context).items():
        parts = [_part(cards_left, wanted, faces) for wanted, faces in needs]
        if type_ == BEZIQUES:
            levels = {meld.level: context.points[meld.index] for meld in context.scoring}
            melds.append(BeziqueMelds(levels.get(SINGLE, 0), levels.get(DOUBLE, 0), parts))
        else:
            melds.append(SimpleMeld(worth, type_, parts))
    return tuple(melds)


def unused_cards(state: BeziqueState, cards: int) -> Unused:
    """Return those of the cards that have not counted in melds of a type yet, for every type."""
    unused = dict.fromkeys(TYPES, cards)
    for card, used in enumerate(state.used):
        if used and cards >> card & 1:
            for type_ in TYPES:
                if used & type_:
                    unused[type_] ^= 1 << card
    return unused


@lru_cache(maxsize=16)
def _points_by_needs(context: TrumpContext) -> dict[tuple[int, Needs], int]:
    """Return the points of the melds that may be declared, by type and needs."""
    return {
        (meld.type, _needs(meld, context)): context.points[meld.index] for meld in context.scoring
    }


def _needs(meld: Meld, context: TrumpContext) -> Needs:
    """Return what a meld needs."""
    if meld.level == QUARTET and context.rules.quartets == "any":
        rank = meld.faces[0] & 7
        return ((4, tuple(face(rank, suit) for suit in range(4))),)
    pair = meld.type == BEZIQUES
    return tuple((1 if pair else wanted, (f,)) for f, wanted in meld.need)


def _part(cards_left: CardsLeft, wanted: int, faces: tuple[int, ...]) -> Part:
    cards = [f + copy for copy in (0, FACES) for f in faces]
    left = set_of(cards_left.index[card] for card in cards if card in cards_left.index)
    return Part(wanted, card_bits(cards), left)
