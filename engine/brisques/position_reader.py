"""Reads the named text fields of a position: the part that both families share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import ClassVar, Literal

from brisques.cards import NO_CARD, Pattern
from brisques.errors import EngineError, joined
from brisques.tricks import NO_TRUMP

NONE = "-"
"""The text of a field or a part of one that holds no suit, seat or word."""

PileKind = Literal["by-seat", "pile", "turn-up", "stock", "tricks"]
"""How a field holds cards: a pile for each seat, one pile, one card, the cards that are not dealt
yet, or finished tricks, each with its leader and winner before its cards."""


class FieldErrors:
    """Collects the errors of a position's fields, so that one answer names them all.

    `errors` has them in the order in which they were found, each once.
    """

    def __init__(self, fields: Mapping[str, str]) -> None:
        self.fields = fields
        self._errors: dict[str, EngineError] = {}
        self._places: set[str] = set()

    @property
    def errors(self) -> list[EngineError]:
        """The errors that were found so far."""
        return [*self._errors.values()]

    def note(self, error: EngineError) -> None:
        """Keep an error; one that is kept already is not kept again."""
        self._errors.setdefault(str(error), error)
        self._places.add(error.where)

    def refuse(
        self, key: str, reason: str, word: str | None = None, at: int = -1, **params: int
    ) -> None:
        """Note the error of a field with a wrong value.

        Its `value` is the word at fault, else the whole field; `at` is the index of the word in the
        field, and is found when it is not given. `params` are numbers for the sentence of the
        reason.
        """
        text = self.fields.get(key, "")
        value = text if word is None else word
        at = max(text.find(value), 0) if at < 0 else at
        params["at"] = at
        self.note(EngineError("position/bad-field", key, reason=reason, value=value[:60], **params))

    def refuse_missing(self, key: str) -> None:
        """Note that a field is missing that must be there."""
        self.note(EngineError("position/missing-field", key))

    def is_sound(self, *keys: str) -> bool:
        """Return whether no error was found in these fields."""
        return self._places.isdisjoint(keys)

    def raise_errors(self) -> None:
        """Raise the first error, with the others in it, if there is any."""
        if self._errors:
            raise joined(self.errors)

    def parts(self, key: str, between: str = ",") -> list[tuple[str, int]]:
        """Return the parts of a field between these signs, each with its index in the field."""
        parts, at = [], 0
        for part in self.fields.get(key, "").split(between):
            parts.append((part, at))
            at += len(part) + 1
        return parts


class PositionReader(FieldErrors):
    """Reads the fields of a position.

    A wrong word is noted, and read as if nothing were there, so that reading goes on. Call
    `raise_errors` at the end.

    `pack` holds the cards of the game. A family's reader sets `required` and `optional`, the names
    of its fields, and `max_digits`, the longest number that it reads. `pile_kinds` has
    the fields in which the cards of the pack lie, `derived` those that follow from these if they
    are left out.
    """

    required: ClassVar[tuple[str, ...]]
    optional: ClassVar[tuple[str, ...]]
    max_digits: ClassVar[int]
    pile_kinds: ClassVar[Mapping[str, PileKind]]
    derived: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self, fields: Mapping[str, str], pattern: Pattern, pack: Collection[int], players: int
    ) -> None:
        super().__init__(fields)
        self.pattern = pattern
        self.pack = pack
        self.players = players
        self.has_whole_pack = False
        known = {*self.required, *self.optional}
        for key in fields:
            if key not in known:
                self.note(EngineError("position/unknown-field", key[:40]))
        for key in self.required:
            if key not in fields:
                self.refuse_missing(key)

    # --- cards --------------------------------------------------------------------------------

    def cards(self, key: str, text: str | None = None, at: int = 0) -> list[int]:
        """Return the cards of a field, or of its part `text` that begins at index `at`."""
        codes = self.fields.get(key, "") if text is None else text
        cards = []
        for place in range(0, len(codes), 3):
            code = codes[place : place + 3]
            try:
                card = self.pattern.parse_card(code)
            except EngineError:
                self.refuse(key, "not-a-card", code, at + place)
                continue
            if card in self.pack:
                cards.append(card)
            else:
                self.refuse(key, "not-in-pack", code, at + place)
        return cards

    def one_card(self, key: str) -> int:
        """Return the card of a field, NO_CARD if it is empty."""
        cards = self.cards(key)
        if len(cards) > 1:
            self.refuse(key, "one-card")
        return cards[0] if cards else NO_CARD

    def piles(self, key: str) -> list[list[int]]:
        """Return the cards of each seat; empty piles if the field is missing."""
        parts = self.by_seat(key) if key in self.fields else []
        if not parts:
            return [[] for _ in range(self.players)]
        return [self.cards(key, part, at) for part, at in parts]

    def check_pack(self, cards: Iterable[int]) -> None:
        """Note each card that lies in two places, and the cards that lie nowhere.

        `has_whole_pack` is True afterwards if there are none of both, and no field of cards has an
        error.
        """
        if not self.is_sound(*self.pile_kinds):
            return
        times = Counter(cards)
        twice = sorted(card for card, count in times.items() if count > 1)
        for card in twice:
            self.note(EngineError("position/card-twice", self.pattern.format_card(card)))
        missing = sorted(set(self.pack).difference(times))
        if missing:
            code = self.pattern.format_cards(missing[:4])
            self.note(EngineError("position/card-missing", code, count=len(missing)))
        self.has_whole_pack = not (twice or missing)

    def check_hands(self, hands: Iterable[list[int]], sizes: Iterable[int]) -> None:
        """Note each hand that has another size than this moment of the deal requires."""
        parts = self.parts("hands")
        for hand, size, (text, at) in zip(hands, sizes, parts, strict=True):
            if len(hand) != size:
                self.refuse("hands", "other-size", text, at, size=size)

    # --- other fields -------------------------------------------------------------------------

    def by_seat(self, key: str) -> list[tuple[str, int]]:
        """Return a part for each seat, with its index; none, and an error, if others are there."""
        parts = self.parts(key)
        if len(parts) == self.players:
            return parts
        self.refuse(key, "one-for-each-seat")
        return []

    def number(self, key: str, below: int, text: str | None = None, at: int = -1) -> int:
        """Return the whole number of a field, or of its part `text`, from 0 to `below` - 1.

        A wrong one is 0.
        """
        digits = self.fields.get(key, "0") if text is None else text
        whole = digits.isascii() and digits.isdigit() and len(digits) <= self.max_digits
        if whole and int(digits) < below:
            return int(digits)
        self.refuse(key, "not-a-number", digits, at)
        return 0

    def seat(self, key: str, text: str | None = None, at: int = -1) -> int:
        """Return the seat of a field, or of its part `text`."""
        return self.number(key, self.players, text, at)

    def suit(self, key: str) -> int:
        """Return the suit of a field, NO_TRUMP for a dash or a missing field."""
        text = self.fields.get(key, NONE)
        if text != NONE:
            try:
                return self.pattern.parse_suit(text)
            except EngineError:
                self.refuse(key, "not-a-suit")
        return NO_TRUMP
