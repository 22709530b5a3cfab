"""Cards as the endgame solver holds them: sets of places, or of spots.

A *place* numbers a card of the pack by suit, then rank, then copy, so that the cards of a suit lie
side by side from low to high. A *spot* numbers the few cards that a deal has left in the same
order, trumps last. A set of cards is an int with a bit for each; those of spots are small, which
makes them fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from brisques.bezique.ruleset import BeziqueRuleset
from brisques.cards import FACES
from brisques.tricks import ANYTHING, FOLLOW, FOLLOWS_AND_BEATS


class Layout:
    """The pack by places, under one trump suit and the duty of the endgame.

    `card` gives the card of a place and `place` the place of a card. From a place, `beats` are the
    places that take a trick it leads; `answers` are sets of places, of which a hand must play from
    the first it has any of. `trumps` are all trumps, `base` the lowest places of all faces.
    With `follows` a suit that is led must be followed.
    """

    def __init__(self, ruleset: BeziqueRuleset, trump: int) -> None:
        self.copies = copies = ruleset.rules.copies
        self.places = places = range(ruleset.card_count)
        self.size = len(places)
        self.card = card = [p % copies * FACES + p // copies for p in places]
        self.place = [card.index(c) for c in places]
        order = ruleset.contexts[trump].order
        duty = ruleset.endgame_duty
        # All cards of a face beat the same, and are answered by the same.
        beats = [self._faces(order.beats[face]) for face in range(FACES)]
        answers = [
            self._answers(order.answers((face,), duty) if duty else None) for face in range(FACES)
        ]
        self.beats = [beats[place // copies] for place in places]
        self.answers = [answers[place // copies] for place in places]
        self.follows = bool(duty & FOLLOW)
        self.base = place_set(places[::copies])
        self.trumps = place_set(p for p in places if card[p] >> 3 & 3 == trump)

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
        held = 0
        for card in cards:
            held |= 1 << self.place[card]
        return held

    def cards(self, held: int) -> list[int]:
        """The cards of a set of places."""
        return [self.card[place] for place in spread(held)]


@lru_cache(maxsize=64)
def layout(ruleset: BeziqueRuleset, trump: int) -> Layout:
    """The layout of a variant under a trump suit; NO_TRUMP for none."""
    return Layout(ruleset, trump)


class Spots:
    """The cards that a deal has left, under a layout.

    `card` gives the card of a spot, `place` its place, and `spot` the spot of a card; `suit`,
    `beats`, `answers`, `trumps` and `follows` are as of a layout. From a spot, `under` and `upto`
    are all spots below those of its face, and those with them; `higher` are those of its suit that
    rank higher. `above[n]` are the trumps that no hand without a spot from n on can beat. `suits`
    are the spots of each suit, and these with the trumps.
    """

    def __init__(self, places: Layout, cards: Iterable[int]) -> None:
        self.layout = places
        self.follows = places.follows
        self.place = sorted(
            (places.place[card] for card in cards), key=lambda p: (places.trumps >> p & 1, p)
        )
        self._bits = [1 << p for p in self.place]
        self._all = sum(self._bits)
        self._narrow = {bit: 1 << spot for spot, bit in enumerate(self._bits)}
        self._wide = {0: 0}
        self.card = card = [places.card[p] for p in self.place]
        self.spot = {c: n for n, c in enumerate(card)}
        self.suit = [c >> 3 & 3 for c in card]
        narrowed = cache(self.narrowed)
        self.beats = [narrowed(places.beats[p]) for p in self.place]
        answers = ([narrowed(found) for found in places.answers[p]] for p in self.place)
        self.answers = [[found for found in sets if found] for sets in answers]
        faces = [p // places.copies for p in self.place]
        self.under = [(1 << faces.index(face)) - 1 for face in faces]
        self.upto = [(1 << faces.index(face) + faces.count(face)) - 1 for face in faces]
        self.trumps = trumps = self.narrowed(places.trumps)
        self.above = [trumps, *(trumps & ~upto for upto in self.upto)]
        suits: dict[int, int] = dict.fromkeys(self.suit, 0)
        for spot, suit in enumerate(self.suit):
            suits[suit] |= 1 << spot
        self.higher = [suits[s] & ~upto for s, upto in zip(self.suit, self.upto, strict=True)]
        self.suits = [(suit, suit | trumps) for suit in suits.values()]

    def legal(self, led: int, hand: int) -> int:
        """The cards of a hand that may be played to a lead."""
        for answers in self.answers[led]:
            if hand & answers:
                return hand & answers
        return 0

    def reach(self, mine: int, theirs: int) -> tuple[int, int]:
        """What the holder of each hand may still win: all but the other's unbeatable trumps."""
        left, above = mine | theirs, self.above
        return (
            left ^ theirs & above[mine.bit_length()],
            left ^ mine & above[theirs.bit_length()],
        )

    def runs(self, mine: int, theirs: int) -> bool:
        """Whether the holder of the first hand, leading, is sure to win every trick.

        No card of his can be beaten in its suit, and he has the trumps to draw the other's.
        """
        drawn = theirs & self.trumps
        if drawn:
            drawing = mine & self.above[drawn.bit_length()]
            if not self.follows or drawing.bit_count() < drawn.bit_count():
                return False
        plain = mine & ~self.trumps
        while plain:
            low = plain & -plain
            if self.higher[low.bit_length() - 1] & theirs:
                return False
            plain ^= low
        return True

    def hold(self, cards: Iterable[int]) -> int:
        """Some cards as a set of spots."""
        held = 0
        for card in cards:
            held |= 1 << self.spot[card]
        return held

    def narrowed(self, places: int) -> int:
        """Those of some places that are left, as spots."""
        spots = 0
        places &= self._all
        while places:
            low = places & -places
            spots |= self._narrow[low]
            places ^= low
        return spots

    def widened(self, spots: int) -> int:
        """Spots as places."""
        places = self._wide.get(spots)
        if places is None:
            low = spots & -spots
            places = self.widened(spots ^ low) | self._bits[low.bit_length() - 1]
            self._wide[spots] = places
        return places


def place_set(places: Iterable[int]) -> int:
    """Places as a set; or spots."""
    held = 0
    for place in places:
        held |= 1 << place
    return held


def spread(held: int) -> list[int]:
    """The places of a set, ascending; or the spots."""
    places = []
    while held:
        low = held & -held
        places.append(low.bit_length() - 1)
        held ^= low
    return places
