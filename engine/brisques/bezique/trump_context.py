"""Tables for one trump suit: the points of melds, the order of cards, what a trick scores.

A variant has one `TrumpContext` for each trump suit. Where a meld makes trumps it also has contexts
for the time before: one with no suit barred and one for each suit that may not be trumps again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from brisques.bezique.cache import BoundedCache
from brisques.bezique.choices import MeldChoice
from brisques.bezique.meld_types import (
    BEZIQUES,
    EVERY_COPY,
    MARRIAGE,
    SEQUENCE,
    TRUMP_QUARTET,
    TRUMP_QUINTET,
    Meld,
    bezique_pair,
    face_bits,
    is_trump_seven,
    knob_points,
)
from brisques.cards import FACE_MASK, FACES, TEN
from brisques.tricks import NO_TRUMP, plain_order
from brisques.variants.bezique import BeziqueRules


def smallest(masks: Iterable[int]) -> tuple[int, ...]:
    """Return the sets that contain none of the others; a set contains all of one or of none."""
    least: list[int] = []
    for mask in sorted(set(masks), key=int.bit_count):
        if all(mask & other != other for other in least):
            least.append(mask)
    return tuple(least)


@dataclass(slots=True)
class TrickFacts:
    """What the faces of a finished trick are worth.

    - `best`: the place of the winning card, in order of play; `faces`: those that stay open for
      melds, as `face_bits`;
    - `brisques`: the places of aces and tens; `sevens`: of those that score for the winner;
      `scores`: whether there are any;
    - `candidates`: the melds that the trick may help to make, with their masks;
    - `smallest`: of these masks those that contain no other; a seat whose cards fill none of them
      can declare none of the melds.
    """

    best: int
    faces: int
    brisques: tuple[int, ...]
    sevens: tuple[int, ...]
    scores: bool
    smallest: tuple[int, ...]
    candidates: list[tuple[int, Meld]]


@dataclass(slots=True)
class Group:
    """Melds made of the same cards (`cards`, a mask); the smallest meld takes `least` cards.

    `choices` maps the cards of the group that a seat has (a mask) to all ways to fill its melds.
    """

    cards: int
    least: int
    choices: BoundedCache[int, tuple[MeldChoice, ...]]


class TrumpContext:
    """The scores and the order of cards under one trump suit, or before there is one.

    - `points[meld]` (0: does not score) and `rule_ids[meld]`, by `Meld.index`;
    - `sevens`: the cards that are sevens of trumps, ascending;
    - `sets[meld]`: whether declaring the meld makes its suit trumps;
    - `types[face]`: the types of meld that a face can be in, as bits;
    - `largest_bezique`: the level of the largest bézique that scores, 0 if none does;
    - `facts(trick)`: the `TrickFacts` of a finished trick; cached;
    - `candidates(faces)`: the melds a trick with these faces may help to make; cached.
    """

    def __init__(
        self,
        rules: BeziqueRules,
        melds: Sequence[Meld],
        choices: Sequence[BoundedCache[int, tuple[MeldChoice, ...]]],
        trump: int,
        *,
        bar: int,
        kept: int,
    ) -> None:
        """Build the tables for a trump suit, or for none while the suit `bar` may not be trumps.

        `choices[meld]` maps the cards that a seat has (a mask) to all ways to fill a meld. `kept`
        are the cards that stay open for melds when they are won, as a mask; 0 if all melds come
        from the hand.
        """
        self.rules = rules
        self.melds = melds
        self.choices = choices
        self.trump = trump
        self.bar = bar
        self.kept = kept
        self.order = plain_order(trump)
        self.pair = bezique_pair(self.rules, trump)
        self.sets = [self._sets(meld) for meld in melds]
        self.points = [self._points(meld) for meld in melds]
        self.rule_ids = [self._rule_id(meld) for meld in melds]
        self.scoring = [meld for meld in melds if self.points[meld.index]]
        # Shared by all tricks, as fewer objects stay in the processor's cache: 4 % of a deal.
        self._masked = [(meld.mask, meld) for meld in self.scoring]
        self.types = [self._types(f) for f in range(FACES)]
        self.largest_bezique = max((meld.level & BEZIQUES for meld in self.scoring), default=0)
        cards = range(rules.copies * FACES)
        self.sevens = tuple([card for card in cards if is_trump_seven(card, trump)])
        self._paid_sevens = self.sevens if rules.seven_when == "trick-won" else ()
        self.candidates = lru_cache(maxsize=1 << 12)(self._find_candidates)
        self.pairs: list[list[TrickFacts] | None] = [None] * len(cards)
        self.groups = self._groups()

    # --- scores -------------------------------------------------------------------------------

    def _sets(self, meld: Meld) -> bool:
        """Return whether the meld makes trumps (`trump.method`): its suit must not be barred."""
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
        return knob_points(rules, meld.name)

    def _rule_id(self, meld: Meld) -> str:
        if meld.type == SEQUENCE and self.rules.plain_sequence and not self._is_trump(meld):
            return "bezique.meld.plain-sequence"
        if meld.type == MARRIAGE and self._is_trump(meld):
            return "bezique.meld.royal-marriage"
        return f"bezique.meld.{meld.name}"

    def _types(self, f: int) -> int:
        types = 0
        for meld in self.scoring:
            if f in meld.faces:
                types |= meld.type
        return types

    # --- tricks -------------------------------------------------------------------------------

    def facts(self, trick: tuple[int, ...]) -> TrickFacts:
        """Return what a finished trick is worth.

        It is not cached, as a trick of three is rarely seen twice; see `pairs` for those of two.
        """
        # `is_brisque` written out: it runs at each trick of three or four, 0.13 us faster.
        brisques = tuple([place for place, card in enumerate(trick) if card & 7 >= TEN])
        sevens: tuple[int, ...] = ()
        if self._paid_sevens:
            sevens = tuple([place for place, card in enumerate(trick) if card in self._paid_sevens])
        open_faces = 0
        candidates: list[tuple[int, Meld]] = []
        if self.kept:
            open_faces = face_bits(card & FACE_MASK for card in trick if self.kept >> card & 1)
            candidates = self.candidates(face_bits(card & FACE_MASK for card in trick))
        return TrickFacts(
            self.order.best(trick),
            open_faces,
            brisques,
            sevens,
            bool(brisques or sevens),
            smallest([mask for mask, _ in candidates]),
            candidates,
        )

    def find_pairs(self, lead: int) -> list[TrickFacts]:
        """Return the facts of every trick of two cards with this lead, by the second card."""
        copies = self.rules.copies
        pairs = [self.facts((lead & FACE_MASK, other)) for other in range(FACES)] * copies
        self.pairs[lead & FACE_MASK :: FACES] = [pairs] * copies
        return pairs

    def _find_candidates(self, faces: int) -> list[tuple[int, Meld]]:
        """Return the melds that a trick with these faces may help to make, with their masks."""
        if self.rules.meld_source != "won":
            return []
        wanted = faces if self.rules.needs_trick_card else -1
        return [pair for pair in self._masked if pair[0] & wanted]

    # --- melds from the hand ------------------------------------------------------------------

    def _groups(self) -> list[Group]:
        """Return the scoring melds, grouped by the cards they are made of."""
        parts: dict[tuple[int, int], list[Meld]] = {}
        for meld in self.scoring:
            ranks = meld.faces[0] & 7 if meld.type not in (SEQUENCE, MARRIAGE) else meld.suit
            parts.setdefault((meld.type, ranks), []).append(meld)
        return [self._group(melds) for melds in parts.values()]

    def _group(self, melds: list[Meld]) -> Group:
        faces_used = sorted({f for meld in melds for f in meld.faces})
        cards = sum(EVERY_COPY << f for f in faces_used)

        def choices(owned: int) -> tuple[MeldChoice, ...]:
            faces = face_bits([f for f in faces_used if owned >> f & EVERY_COPY])
            found: list[MeldChoice] = []
            for meld in melds:
                if meld.mask & faces == meld.mask:
                    found += self.choices[meld.index][owned & meld.cards]
            return tuple(found)

        return Group(cards, min(len(meld.faces) for meld in melds), BoundedCache(choices))
