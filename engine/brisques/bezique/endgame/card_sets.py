"""Sets of cards for the endgame solver: ints with a bit for each card.

There are two numberings of cards, both by suit, then rank, then copy, so that the cards of a suit
lie side by side from low to high. A *pack index* numbers the whole pack (`PackOrder`); the sets of
it are called pack sets. An *index* numbers the few cards that a deal has left, trumps last
(`CardsLeft`); its sets are small, and so fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from brisques.bezique.ruleset import BeziqueRuleset
from brisques.cards import FACES
from brisques.tricks import ANYTHING, FOLLOW, FOLLOWS_AND_BEATS


class PackOrder:
    """The whole pack in order, under one trump suit and the duty of the endgame.

    `card[pack index]` is the card and `index[card]` its pack index. For a card that is led,
    `beats[pack index]` is the pack set of cards that beat it, and `answers[pack index]` are pack
    sets: a hand must play from the first of which it has a card. `trumps` are all trumps, `base`
    the lowest copy of each face. With `follows`, the suit led must be followed.
    """

    def __init__(self, ruleset: BeziqueRuleset, trump: int) -> None:
        self.copies = copies = ruleset.rules.copies
        self.size = ruleset.card_count
        indices = range(self.size)
        self.card = card = [i % copies * FACES + i // copies for i in indices]
        self.index = [card.index(c) for c in indices]
        order = ruleset.contexts[trump].order
        duty = ruleset.endgame_duty
        # All copies of a face beat the same cards, and have the same answers.
        beats = [self._copies_of(order.beats[face]) for face in range(FACES)]
        answers = [
            self._answers(order.answers((face,), duty) if duty else None) for face in range(FACES)
        ]
        self.beats = [beats[i // copies] for i in indices]
        self.answers = [answers[i // copies] for i in indices]
        self.follows = bool(duty & FOLLOW)
        self.base = set_of(indices[::copies])
        self.trumps = set_of(i for i in indices if card[i] >> 3 & 3 == trump)

    def _answers(self, answer_by_face: bytes | None) -> list[int]:
        """Return the sets of answers to a lead, best duty first; None means no duty."""
        if answer_by_face is None:
            return [(1 << self.size) - 1]
        levels = range(FOLLOWS_AND_BEATS, ANYTHING - 1, -1)
        sets = (self._copies_of([answer == level for answer in answer_by_face]) for level in levels)
        return [cards for cards in sets if cards]

    def _copies_of(self, is_in: Sequence[int]) -> int:
        """Return the pack set of all copies of the faces for which `is_in[face]` is true."""
        copies = self.copies
        all_copies = (1 << copies) - 1
        return sum([all_copies << face * copies for face in range(FACES) if is_in[face]])

    def levels(self, held: int) -> list[int]:
        """Return, by n, the faces of which a pack set has n cards or more, as lowest copies."""
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

    def to_set(self, cards: Iterable[int]) -> int:
        """Return cards as a pack set."""
        held = 0
        for card in cards:
            held |= 1 << self.index[card]
        return held

    def cards(self, held: int) -> list[int]:
        """Return the cards of a pack set."""
        return [self.card[index] for index in members(held)]


@lru_cache(maxsize=64)
def pack_order(ruleset: BeziqueRuleset, trump: int) -> PackOrder:
    """Return the pack order of a variant under a trump suit; NO_TRUMP for none."""
    return PackOrder(ruleset, trump)


class CardsLeft:
    """The cards that a deal has left, in pack order with trumps last.

    `card[index]` is the card, `pack_index[index]` its pack index, `index[card]` its index; `suit`,
    `beats`, `answers`, `trumps` and `follows` are as in `PackOrder`. For an index, `below` are all
    cards below its face, `up_to` those and its face, `higher` those of its suit that rank higher.
    `above[n]` are the trumps that a hand without cards from index n on cannot beat. `suits` pairs
    the cards of each suit with the same cards and the trumps.
    """

    def __init__(self, pack: PackOrder, cards: Iterable[int]) -> None:
        self.pack = pack
        self.follows = pack.follows
        self.pack_index = sorted(
            (pack.index[card] for card in cards), key=lambda i: (pack.trumps >> i & 1, i)
        )
        self._bits = [1 << i for i in self.pack_index]
        self._all = sum(self._bits)
        self._narrow = {bit: 1 << index for index, bit in enumerate(self._bits)}
        self._wide = {0: 0}
        self.card = card = [pack.card[i] for i in self.pack_index]
        self.index = {c: n for n, c in enumerate(card)}
        self.suit = [c >> 3 & 3 for c in card]
        narrow = cache(self.narrow)
        self.beats = [narrow(pack.beats[i]) for i in self.pack_index]
        answers = ([narrow(cards) for cards in pack.answers[i]] for i in self.pack_index)
        self.answers = [[cards for cards in sets if cards] for sets in answers]
        faces = [i // pack.copies for i in self.pack_index]
        self.below = [(1 << faces.index(face)) - 1 for face in faces]
        self.up_to = [(1 << faces.index(face) + faces.count(face)) - 1 for face in faces]
        self.trumps = trumps = self.narrow(pack.trumps)
        self.above = [trumps, *(trumps & ~up_to for up_to in self.up_to)]
        suits: dict[int, int] = dict.fromkeys(self.suit, 0)
        for index, suit in enumerate(self.suit):
            suits[suit] |= 1 << index
        self.higher = [suits[s] & ~up_to for s, up_to in zip(self.suit, self.up_to, strict=True)]
        self.suits = [(suit, suit | trumps) for suit in suits.values()]

    def legal(self, led: int, hand: int) -> int:
        """Return the cards of a hand that may be played to a lead."""
        for answers in self.answers[led]:
            if hand & answers:
                return hand & answers
        return 0

    def winnable(self, mine: int, theirs: int) -> tuple[int, int]:
        """Return what each hand may still win: all but the other hand's unbeatable trumps."""
        left, above = mine | theirs, self.above
        return (
            left ^ theirs & above[mine.bit_length()],
            left ^ mine & above[theirs.bit_length()],
        )

    def wins_all(self, mine: int, theirs: int) -> bool:
        """Return whether the leader, holding `mine`, is certain to win every trick.

        This is a sufficient condition: no card of it can be beaten in its suit, and it has the
        trumps to draw the other hand's.
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

    def to_set(self, cards: Iterable[int]) -> int:
        """Return cards as a set of indices."""
        held = 0
        for card in cards:
            held |= 1 << self.index[card]
        return held

    def narrow(self, pack_set: int) -> int:
        """Return the cards of a pack set that are left, as a set of indices."""
        cards = 0
        pack_set &= self._all
        while pack_set:
            low = pack_set & -pack_set
            cards |= self._narrow[low]
            pack_set ^= low
        return cards

    def widen(self, cards: int) -> int:
        """Return a set of indices as a pack set."""
        pack_set = self._wide.get(cards)
        if pack_set is None:
            low = cards & -cards
            pack_set = self.widen(cards ^ low) | self._bits[low.bit_length() - 1]
            self._wide[cards] = pack_set
        return pack_set


def set_of(indices: Iterable[int]) -> int:
    """Return a set of indices as an int."""
    held = 0
    for index in indices:
        held |= 1 << index
    return held


def members(held: int) -> list[int]:
    """Return the indices in a set, ascending."""
    indices = []
    while held:
        low = held & -held
        indices.append(low.bit_length() - 1)
        held ^= low
    return indices
