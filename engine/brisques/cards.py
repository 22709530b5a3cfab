"""Suits, ranks, faces and physical cards of both packs, and their text codes.

A *face* is a rank and a suit, the int ``suit * 8 + rank`` (0..31). A *card* is one physical copy of
a face, ``copy * 32 + face``; a pack holds one to eight copies. Ranks run 7 8 9 J Q K T A (German:
7 8 9 U O K T A), low to high in the order that both families use for tricks.

Codes: a face is rank and suit ("QS"), a card adds its copy, counted from 1 ("QS1").
"""

from __future__ import annotations

from collections.abc import Iterable

from brisques.errors import EngineError

FACES = 32
FACE_MASK = 31
MOST_COPIES = 8
NO_CARD = -1
"""Stands for "no card"."""

SEVEN, EIGHT, NINE, JACK, QUEEN, KING, TEN, ACE = range(8)
UNDER, OVER = JACK, QUEEN
"""The German Under and Over have the ranks of Jack and Queen."""

SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
ACORNS, LEAVES, GERMAN_HEARTS, BELLS = range(4)


def face(rank: int, suit: int) -> int:
    """Return the face of a rank (0..7) and a suit (0..3)."""
    return suit * 8 + rank


def is_brisque(card: int) -> bool:
    """Return whether a card is a brisque, an Ace or a Ten; a face may be given, too."""
    return card & 7 >= TEN


class Pattern:
    """A printed pack: the letters of its ranks, low to high, and of its suits.

    `codes[card]` is the code of a physical card, such as "QS2".
    """

    __slots__ = ("_cards", "_faces", "codes", "name", "ranks", "suits")

    def __init__(self, name: str, ranks: str, suits: str) -> None:
        self.name = name
        self.ranks = ranks
        self.suits = suits
        faces = [rank + suit for suit in suits for rank in ranks]
        self.codes = tuple(f"{code}{copy + 1}" for copy in range(MOST_COPIES) for code in faces)
        self._faces = {code: number for number, code in enumerate(faces)}
        self._cards = {code: number for number, code in enumerate(self.codes)}

    def format_face(self, value: int) -> str:
        """Return the code of a face, or of a card without its copy, such as "QS"."""
        return self.codes[value & FACE_MASK][:2]

    def format_card(self, card: int) -> str:
        """Return the code of a physical card, such as "QS2"."""
        return self.codes[card]

    def format_cards(self, cards: Iterable[int], separator: str = "") -> str:
        """Return the codes of cards, joined; each has three characters, so "" can separate them."""
        return separator.join([self.codes[card] for card in cards])

    def parse_face(self, text: str) -> int:
        """Return the face of a code.

        Raises: card/bad-code.
        """
        if text not in self._faces:
            raise EngineError("card/bad-code", text[:20])
        return self._faces[text]

    def parse_card(self, text: str) -> int:
        """Return the physical card of a code.

        Raises: card/bad-code.
        """
        if text not in self._cards:
            raise EngineError("card/bad-code", text[:20])
        return self._cards[text]

    def parse_cards(self, text: str) -> list[int]:
        """Return the cards of codes that are written without a separator.

        Raises: card/bad-code.
        """
        return [self.parse_card(text[i : i + 3]) for i in range(0, len(text), 3)]

    def parse_suit(self, text: str) -> int:
        """Return the suit of a letter.

        Raises: card/bad-suit.
        """
        if len(text) != 1 or text not in self.suits:
            raise EngineError("card/bad-suit", text[:20])
        return self.suits.index(text)


FRENCH = Pattern("french", "789JQKTA", "SHDC")
GERMAN = Pattern("german", "789UOKTA", "ALHB")
PATTERNS = {pattern.name: pattern for pattern in (FRENCH, GERMAN)}


def pack(copies: int, removed: Iterable[int] = ()) -> tuple[int, ...]:
    """Return the cards of `copies` packs of 32, less the `removed` faces, ascending."""
    gone = frozenset(removed)
    return tuple(card for card in range(copies * FACES) if card & FACE_MASK not in gone)
