"""What holds under one trump suit: which melds score and what, who beats whom, what a trick brings.

A variant has a chart for each trump suit. Where trumps are made by melds it also has charts for the
time before: one with no suit barred and one for each suit that may not be trumps again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import NamedTuple, TypeVar

from brisques.bezique.meld_types import (
    BEZIQUES,
    MARRIAGE,
    SEQUENCE,
    TRUMP_QUARTET,
    TRUMP_QUINTET,
    Meld,
    bezique_pair,
    card_bits,
    is_trump_seven,
    points_of,
)
from brisques.cards import FACE_MASK, FACES, TEN
from brisques.tricks import NO_TRUMP, plain_order
from brisques.variants.bezique import BeziqueRules

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")

MOST_REMEMBERED = 1 << 13


class Memory(dict[Asked, Answer]):
    """The answers of a function by what was asked; when they are too many it starts anew.

    Half the price of `functools.lru_cache`, which counts at a million tricks.
    """

    def __init__(self, find: Callable[[Asked], Answer]) -> None:
        super().__init__()
        self.find = find

    def __missing__(self, asked: Asked) -> Answer:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        answer = self[asked] = self.find(asked)
        return answer


@dataclass(frozen=True, slots=True)
class Way:
    """One choice of cards for a meld: in the order of its faces, as a set, as an action."""

    meld: Meld
    cards: tuple[int, ...]
    bits: int
    action: int


class TrickFacts(NamedTuple):
    """What the faces of a finished trick amount to under a trump suit, whoever played them.

    `best`, `brisques` and `sevens` are places in the trick: of the card that takes it, and of those
    that score by themselves. `faces` has the bits of all; `near` are the melds they may help to
    make, each with its faces.
    """

    best: int
    faces: int
    brisques: tuple[int, ...]
    sevens: tuple[int, ...]
    near: list[tuple[int, Meld]]


class Group(NamedTuple):
    """Melds made of the same cards (`cards`, of which the smallest takes `least`).

    `ways` gives, for the cards of the group that are at hand, all ways to make one of them.
    """

    cards: int
    least: int
    ways: Memory[int, tuple[Way, ...]]


class TrumpContext:
    """The scores and the order of cards under one trump suit, or before there is one.

    `points[meld]` (0: no meld here) and `rule_ids[meld]` go by the number of a meld; `sets[meld]`
    says whether declaring it makes its suit trumps. `types[face]` are the types of meld a face can
    be in; `largest_bezique` is the level of the largest one that scores, 0 if none does. `facts`
    of a trick and `near` remember what they were asked.
    """

    def __init__(
        self,
        rules: BeziqueRules,
        melds: Sequence[Meld],
        ways: Sequence[Memory[int, tuple[Way, ...]]],
        trump: int,
        bar: int = NO_TRUMP,
    ) -> None:
        """Work it out for a trump suit, or for none while the suit `bar` may not be trumps.

        `ways[meld]` gives all choices of cards for a meld, by the cards at hand.
        """
        self.rules = rules
        self.melds = melds
        self.ways = ways
        self.trump = trump
        self.bar = bar
        self.order = plain_order(trump)
        self.pair = bezique_pair(self.rules, trump)
        self.sets = [self._sets(meld) for meld in melds]
        self.points = [self._points(meld) for meld in melds]
        self.rule_ids = [self._rule_id(meld) for meld in melds]
        self.scoring = [meld for meld in melds if self.points[meld.index]]
        self.types = [self._types(f) for f in range(FACES)]
        self.largest_bezique = max((meld.level & BEZIQUES for meld in self.scoring), default=0)
        self.near = lru_cache(maxsize=1 << 12)(self._find_near)
        self.facts = Memory(self._find_facts)
        self.groups = self._groups()

    # --- scores -------------------------------------------------------------------------------

    def _sets(self, meld: Meld) -> bool:
        """Whether the meld makes trumps (`trump.method`), its suit not being barred."""
        method = self.rules.trump_method
        if self.trump != NO_TRUMP or method == "turn-up" or meld.suit == self.bar:
            return False
        if meld.type == SEQUENCE:
            return method == "first-marriage-or-sequence"
        return meld.type == MARRIAGE

    def _is_trump(self, meld: Meld) -> bool:
        return self.sets[meld.index] or (self.trump != NO_TRUMP and meld.suit == self.trump)

    def _points(self, meld: Meld) -> int:
        rules = self.rules
        if meld.type == SEQUENCE:
            return rules.sequence if self._is_trump(meld) else rules.plain_sequence
        if meld.type == MARRIAGE:
            return rules.royal_marriage if self._is_trump(meld) else rules.marriage
        if meld.type == BEZIQUES and (self.pair is None or meld.faces[0] not in self.pair):
            return 0
        if meld.level in (TRUMP_QUARTET, TRUMP_QUINTET) and meld.suit != self.trump:
            return 0
        return points_of(rules, meld.kind)

    def _rule_id(self, meld: Meld) -> str:
        if meld.type == SEQUENCE and self.rules.plain_sequence and not self._is_trump(meld):
            return "bezique.meld.plain-sequence"
        if meld.type == MARRIAGE and self._is_trump(meld):
            return "bezique.meld.royal-marriage"
        return f"bezique.meld.{meld.kind}"

    def _types(self, f: int) -> int:
        types = 0
        for meld in self.scoring:
            if f in meld.faces:
                types |= meld.type
        return types

    # --- tricks -------------------------------------------------------------------------------

    def _find_facts(self, key: int) -> TrickFacts:
        """The facts of a trick, given as its faces in order of play, five bits each."""
        places = reversed(range(self.rules.players))
        faces = [key >> 5 * place & FACE_MASK for place in places]
        sevens = self.rules.seven_when == "trick-won"
        return TrickFacts(
            self.order.best(faces),
            card_bits(faces),
            tuple(place for place, f in enumerate(faces) if f & 7 >= TEN),
            tuple(i for i, f in enumerate(faces) if sevens and is_trump_seven(f, self.trump)),
            self.near(card_bits(faces)),
        )

    def _find_near(self, faces: int) -> list[tuple[int, Meld]]:
        """The melds that a trick with these faces may help to make, each with its own faces."""
        if self.rules.meld_source != "won":
            return []
        wanted = faces if self.rules.needs_trick_card else -1
        return [(meld.mask, meld) for meld in self.scoring if meld.mask & wanted]

    # --- melds from the hand ------------------------------------------------------------------

    def _groups(self) -> list[Group]:
        """The scoring melds by the cards they are made of."""
        parts: dict[tuple[int, int], list[Meld]] = {}
        for meld in self.scoring:
            ranks = meld.faces[0] & 7 if meld.type not in (SEQUENCE, MARRIAGE) else meld.suit
            parts.setdefault((meld.type, ranks), []).append(meld)
        return [self._group(melds) for melds in parts.values()]

    def _group(self, melds: list[Meld]) -> Group:
        cards = 0
        for meld in melds:
            cards |= meld.cards

        def ways(owned: int) -> tuple[Way, ...]:
            found = (self.ways[meld.index][owned & meld.cards] for meld in melds)
            return tuple(chain.from_iterable(found))

        return Group(cards, min(len(meld.faces) for meld in melds), Memory(ways))
