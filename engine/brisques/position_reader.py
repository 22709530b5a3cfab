"""Reads the named text fields of a position: the part that both families share."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import ClassVar, Literal

from brisques.cards import NO_CARD, Pattern
from brisques.errors import EngineError, joined
from brisques.tricks import NO_TRUMP

NONE = "-"
"""The text of a field or a part of one that holds no suit, seat or word."""

PileKind = Literal["by-seat", "pile", "turn-up", "stock", "tricks"]
"""How a field holds cards: a pile for each seat, one pile, one card, the cards that are not dealt
yet, or finished tricks, each with its leader and winner before its cards."""


def bad_field(
    fields: Mapping[str, str],
    key: str,
    reason: str,
    word: str = "",
    at: int = -1,
    **params: int,
) -> EngineError:
    """Return the error of a field with a wrong value.

    Its `value` is the word at fault, else the whole field; `at` is the index of the word in the
    field, and is found when it is not given. `params` are numbers for the sentence of the reason.
    """
    text = fields.get(key, "")
    at = max(text.find(word), 0) if at < 0 else at
    value = (word or text)[:60]
    return EngineError("position/bad-field", key, reason=reason, value=value, at=at, **params)


class PositionReader:
    """Reads the fields of a position; each error names the field and the text at fault.

    `pack` holds the cards of the game. A family's reader sets `required` and `optional`, the names
    of its fields, and `max_digits`, the longest number that it reads. `pile_kinds` has
    the fields in which the cards of the pack lie, `derived` those that follow from these if they
    are left out, `suits` and `seats` those that hold one suit or one seat.
    """

    required: ClassVar[tuple[str, ...]]
    optional: ClassVar[tuple[str, ...]]
    max_digits: ClassVar[int]
    pile_kinds: ClassVar[Mapping[str, PileKind]]
    derived: ClassVar[tuple[str, ...]] = ()
    suits: ClassVar[tuple[str, ...]] = ("trump",)
    seats: ClassVar[tuple[str, ...]] = ("dealer", "leader")

    def __init__(
        self, fields: Mapping[str, str], pattern: Pattern, pack: Collection[int], players: int
    ) -> None:
        """Check the names of the fields, and every suit, seat and card that is written.

        Raises: position/unknown-field, position/missing-field, position/bad-field; the error that
        is raised holds all others of these.
        """
        self.fields = fields
        self.pattern = pattern
        self.pack = pack
        self.players = players
        errors = self.wrong_words(fields, pattern, players)
        errors += [self.missing(key) for key in self.required if key not in fields]
        errors += [error for key in self.pile_kinds for error in self._bad_cards(key)]
        if errors:
            raise joined(errors)

    # --- errors -------------------------------------------------------------------------------

    def missing(self, key: str) -> EngineError:
        """Return the error of a field that must be there."""
        return EngineError("position/missing-field", key)

    def bad(
        self, key: str, reason: str, word: str = "", at: int = -1, **params: int
    ) -> EngineError:
        """Return the error of a field with a wrong value, as `bad_field` does."""
        return bad_field(self.fields, key, reason, word, at, **params)

    @classmethod
    def wrong_words(
        cls, fields: Mapping[str, str], pattern: Pattern, players: int
    ) -> list[EngineError]:
        """Return an error for each field that the game does not have, wrong suit and wrong seat."""
        known = {*cls.required, *cls.optional}
        errors = [EngineError("position/unknown-field", k[:40]) for k in fields if k not in known]
        for key in cls.suits:
            if fields.get(key) and fields[key] not in (NONE, *pattern.suits):
                errors.append(bad_field(fields, key, "not-a-suit"))
        for key in cls.seats:
            if fields.get(key) and not cls._is_number(fields[key], players):
                errors.append(bad_field(fields, key, "not-a-number"))
        return errors

    @classmethod
    def _is_number(cls, text: str, below: int) -> bool:
        """Return whether a text is a whole number from 0 to `below` - 1."""
        whole = text.isascii() and text.isdigit() and len(text) <= cls.max_digits
        return whole and int(text) < below

    def _bad_cards(self, key: str) -> Iterator[EngineError]:
        """Yield an error for each word in a field of cards that is no card of the pack."""
        at = 0
        for part in self.fields.get(key, "").split(","):
            codes = part.rpartition(".")[2]  # a finished trick says first who led and who won
            start = at + len(part) - len(codes)
            for place in range(0, len(codes), 3):
                try:
                    self.card(key, codes[place : place + 3], start + place)
                except EngineError as error:
                    yield error
            at += len(part) + 1

    # --- fields -------------------------------------------------------------------------------

    def parts(self, key: str, count: int = 0) -> list[str]:
        """Return the parts of a field between its commas; `count` is the number it must have."""
        text = self.fields.get(key, "")
        parts = text.split(",") if text or count else []
        if count and len(parts) != count:
            raise self.bad(key, "one-for-each-seat")
        return parts

    def cards(self, key: str, text: str | None = None, at: int = 0) -> list[int]:
        """Return the cards of a field, or of its part `text` that begins at index `at`."""
        codes = self.fields.get(key, "") if text is None else text
        return [self.card(key, codes[i : i + 3], at + i) for i in range(0, len(codes), 3)]

    def card(self, key: str, code: str, at: int) -> int:
        """Return the card of a code at index `at` of a field."""
        try:
            card = self.pattern.parse_card(code)
        except EngineError:
            raise self.bad(key, "not-a-card", code, at) from None
        if card not in self.pack:
            raise self.bad(key, "not-in-pack", code, at)
        return card

    def one_card(self, key: str) -> int:
        """Return the card of a field, NO_CARD if it is empty."""
        cards = self.cards(key)
        if len(cards) > 1:
            raise self.bad(key, "one-card")
        return cards[0] if cards else NO_CARD

    def piles(self, key: str) -> list[list[int]]:
        """Return the cards of each seat; empty piles if the field is missing."""
        if key not in self.fields:
            return [[] for _ in range(self.players)]
        piles, at = [], 0
        for part in self.parts(key, self.players):
            piles.append(self.cards(key, part, at))
            at += len(part) + 1
        return piles

    def number(self, key: str, below: int, text: str | None = None) -> int:
        """Return the whole number of a field, or of its part `text`, from 0 to `below` - 1."""
        digits = self.fields[key] if text is None else text
        if not self._is_number(digits, below):
            raise self.bad(key, "not-a-number", digits)
        return int(digits)

    def seat(self, key: str, text: str | None = None) -> int:
        """Return the seat of a field, or of its part `text`."""
        return self.number(key, self.players, text)

    def suit(self, key: str) -> int:
        """Return the suit of a field, NO_TRUMP for a dash or a missing field."""
        text = self.fields.get(key, NONE)
        if text == NONE:
            return NO_TRUMP
        try:
            return self.pattern.parse_suit(text)
        except EngineError:
            raise self.bad(key, "not-a-suit") from None
