"""The melds of a variant as sets of faces, and the constants that the family shares.

A `Meld` is a name and a multiset of faces; the copies that fill it are chosen when it is declared.
The bits of `State.used[card]` say what the card has counted in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, combinations_with_replacement, product
from typing import NamedTuple

from brisques.cards import (
    ACE,
    CLUBS,
    DIAMONDS,
    FACES,
    HEARTS,
    JACK,
    KING,
    MOST_COPIES,
    QUEEN,
    SEVEN,
    SPADES,
    TEN,
    face,
)
from brisques.tricks import NO_TRUMP
from brisques.variants.bezique import BeziqueRules

SEQUENCE, MARRIAGE, SINGLE, QUARTET = 1, 2, 4, 8
SEVEN_SCORED = 16
SHOWN = 32
"""A card in a hand that all seats have seen."""
DOUBLE, TRIPLE, QUADRUPLE, QUINTUPLE = 64, 128, 256, 512
TRUMP_QUARTET, TRUMP_QUINTET = 1024, 2048
TABLED = 4096
"""A card of a hand that lies on the table for a meld."""

BEZIQUE_LEVELS = (SINGLE, DOUBLE, TRIPLE, QUADRUPLE, QUINTUPLE)
BEZIQUES = SINGLE | DOUBLE | TRIPLE | QUADRUPLE | QUINTUPLE
QUARTETS = QUARTET | TRUMP_QUARTET | TRUMP_QUINTET
TYPES = (SEQUENCE, MARRIAGE, BEZIQUES, QUARTETS)
MELDED = SEQUENCE | MARRIAGE | BEZIQUES | QUARTETS

LIFT, GUESS, PLAY, DECLARE, OVER = range(5)
"""The phases of a deal; the first two only where the dealer lifts a packet."""

DONE = 256
EXCHANGE = 257
DECLARE_SEVEN = 258
PASS = 259
CARTE_BLANCHE = 260
LIFT_BASE = 300
GUESS_BASE = 400
MELD = 512
LAY = 1 << 60
"""Actions: a card to play is its own number; `LAY` + a meld lays it down without scoring."""

UNREACHABLE = (1 << 30) - 1
"""Sentinel: no score reaches it. One digit of an int, as it is compared at every score."""

CARD_BIT = tuple(1 << card for card in range(256))
ALL_FACES = (1 << FACES) - 1
EVERY_COPY = sum(1 << FACES * copy for copy in range(MOST_COPIES))
"""The copies of the first face, as a set of cards."""

QUARTET_RANKS = ((ACE, "aces"), (KING, "kings"), (QUEEN, "queens"), (JACK, "jacks"), (TEN, "tens"))
BEZIQUE_NAMES = (
    "bezique",
    "double-bezique",
    "triple-bezique",
    "quadruple-bezique",
    "quintuple-bezique",
)
COURTS = frozenset({JACK, QUEEN, KING})

USUAL_PAIR = (face(QUEEN, SPADES), face(JACK, DIAMONDS))
OTHER_PAIR = (face(QUEEN, CLUBS), face(JACK, HEARTS))
PAIRS_BY_TRUMP = {
    SPADES: USUAL_PAIR,
    DIAMONDS: (face(QUEEN, DIAMONDS), face(JACK, SPADES)),
    HEARTS: (face(QUEEN, HEARTS), face(JACK, CLUBS)),
    CLUBS: OTHER_PAIR,
}
"""The queen and jack of a bézique that depends on trumps. Source: S2 Six-Pack."""


def card_bits(cards: Iterable[int]) -> int:
    """Return the set of some cards, as an int with a bit for each."""
    bits = 0
    for card in cards:
        bits |= CARD_BIT[card]
    return bits


def face_bits(faces: Iterable[int]) -> int:
    """Return a set of faces as an int with a bit for each from the jack of spades on.

    The lower faces are in no meld. Without them every set is below 2**30, one digit of an int:
    sets of two digits are joined and compared at a third of the speed.
    """
    return card_bits(faces) >> JACK


def is_trump_seven(card: int, trump: int) -> bool:
    """Return whether the card is a deece; without trumps none is."""
    return card & 7 == SEVEN and card >> 3 & 3 == trump


@dataclass(frozen=True, slots=True)
class Meld:
    """A scoring set of faces.

    - `index`: its place in the variant's list of melds; `name`: "double-bezique" and the like;
    - `type`: the bits of all melds of its type; `level`: its own bit; `higher`: the bits of the
      larger melds of its type, whose cards may not count in it afterwards;
    - `faces`: all its faces, ascending; `need`: each different face with its number of copies;
    - `mask`: its faces as `face_bits`; `cards`: a bit for every physical card of those faces;
    - `suit`: of a marriage, a sequence or a trump quartet, else NO_TRUMP.
    """

    index: int
    name: str
    type: int
    level: int
    higher: int
    faces: tuple[int, ...]
    need: tuple[tuple[int, int], ...]
    mask: int
    cards: int
    suit: int


def bezique_pair(rules: BeziqueRules, trump: int) -> tuple[int, int] | None:
    """Return the queen and jack that make a bézique under these trumps, None if none do yet.

    Source: `meld.bezique-cards`.
    """
    if rules.bezique_cards == "qs-jd":
        return USUAL_PAIR
    if trump == NO_TRUMP:
        return None
    if rules.bezique_cards == "by-trump":
        return PAIRS_BY_TRUMP[trump]
    return OTHER_PAIR if trump in (SPADES, DIAMONDS) else USUAL_PAIR


class MeldShape(NamedTuple):
    """The name, bits and faces of a `Meld`, before it has an index and masks."""

    name: str
    type: int
    level: int
    higher: int
    faces: tuple[int, ...]
    suit: int = NO_TRUMP


def build_melds(rules: BeziqueRules) -> tuple[Meld, ...]:
    """Return every meld of the variant; action numbers depend on the order."""
    melds: list[Meld] = []
    for shape in chain(_runs(), _beziques(rules), _quartets(rules), _trump_quartets(rules)):
        need = tuple(sorted(Counter(shape.faces).items()))
        if max(wanted for _, wanted in need) > rules.copies:
            continue
        mask = face_bits(f for f, _ in need)
        cards = card_bits(copy * FACES + f for f, _ in need for copy in range(rules.copies))
        name, type_, level, higher, faces, suit = shape
        ordered = tuple(sorted(faces))
        meld = Meld(len(melds), name, type_, level, higher, ordered, need, mask, cards, suit)
        melds.append(meld)
    return tuple(melds)


def _runs() -> Iterator[MeldShape]:
    """Yield the sequences and marriages of every suit."""
    for suit in range(4):
        faces = tuple(face(rank, suit) for rank in (ACE, TEN, KING, QUEEN, JACK))
        yield MeldShape("sequence", SEQUENCE, SEQUENCE, 0, faces, suit)
    for suit in range(4):
        pair = (face(KING, suit), face(QUEEN, suit))
        yield MeldShape("marriage", MARRIAGE, MARRIAGE, SEQUENCE, pair, suit)


def _beziques(rules: BeziqueRules) -> Iterator[MeldShape]:
    """Yield the béziques of every possible pair; every variant has single and double ones."""
    pairs = dict.fromkeys(bezique_pair(rules, trump) for trump in range(4))
    for times, (name, level) in enumerate(zip(BEZIQUE_NAMES, BEZIQUE_LEVELS, strict=True), 1):
        if times > 2 and not knob_points(rules, name):
            continue
        higher = sum(other for other in BEZIQUE_LEVELS if other > level)
        for pair in filter(None, pairs):
            yield MeldShape(name, BEZIQUES, level, higher, pair * times)


def _quartets(rules: BeziqueRules) -> Iterator[MeldShape]:
    """Yield four cards of each scoring rank: one of each suit, or any (`meld.quartets`)."""
    most = 1 if rules.quartets == "each-suit" else 4
    for rank, name in QUARTET_RANKS:
        if not knob_points(rules, name):
            continue
        for suits in combinations_with_replacement(range(4), 4):
            if Counter(suits).most_common(1)[0][1] <= most:
                faces = tuple(face(rank, suit) for suit in suits)
                yield MeldShape(name, QUARTETS, QUARTET, TRUMP_QUARTET | TRUMP_QUINTET, faces)


def _trump_quartets(rules: BeziqueRules) -> Iterator[MeldShape]:
    """Yield four and five equal cards; they score where their suit is trumps."""
    fours = ("trump-", 4, TRUMP_QUARTET, TRUMP_QUINTET)
    for prefix, times, level, higher in (fours, ("five-trump-", 5, TRUMP_QUINTET, 0)):
        for (rank, name), suit in product(QUARTET_RANKS, range(4)):
            if knob_points(rules, prefix + name):
                faces = (face(rank, suit),) * times
                yield MeldShape(prefix + name, QUARTETS, level, higher, faces, suit)


def knob_points(rules: BeziqueRules, name: str) -> int:
    """Return the points of the knob of this meld's name."""
    points: int = getattr(rules, name.replace("-", "_"))
    return points
