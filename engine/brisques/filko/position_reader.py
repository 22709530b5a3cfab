"""The fields of a position of this family, read one by one; an error names the field at fault."""

from __future__ import annotations

from collections.abc import Mapping

from brisques.errors import EngineError, bad_field
from brisques.filko.ruleset import FilkoRuleset
from brisques.game import NOBODY
from brisques.tricks import NO_TRUMP

REQUIRED = ("phase", "trump", "dealer", "leader", "turn", "trick", "hands", "tricks")
OPTIONAL = (
    "order",
    "exposed",
    "called",
    "oldman",
    "party",
    "shown",
    "status",
    "aims",
    "signals",
    "said",
)
NONE = "-"
"""In the place of a suit, an aim or a signal where there is none."""


class Reader:
    """Fields of a position, read with errors that name the field."""

    def __init__(self, ruleset: FilkoRuleset, given: Mapping[str, str]) -> None:
        self.ruleset = ruleset
        self.given = given
        for key in given:
            if key not in (*REQUIRED, *OPTIONAL):
                raise EngineError("position/unknown-field", key[:40])
        for key in REQUIRED:
            if key not in given:
                raise self.missing(key)

    def missing(self, key: str) -> EngineError:
        """The error of a field that must be there."""
        return EngineError("position/missing-field", key)

    def bad(self, key: str, reason: str, word: str = "", at: int = -1) -> EngineError:
        """The error of a field that cannot be what it is, at a word of it if that is known."""
        return bad_field(key, self.given.get(key, ""), reason, word, at)

    def parts(self, key: str, count: int = 0) -> list[str]:
        """Split a field at its commas; a `count` says how many parts it must have."""
        text = self.given.get(key, "")
        parts = text.split(",") if text or count else []
        if count and len(parts) != count:
            raise self.bad(key, "one-for-each-seat")
        return parts

    def cards(self, key: str, text: str | None = None, at: int = 0) -> list[int]:
        """The cards of a field, or of a part of it that begins at a place of the field."""
        given = self.given.get(key, "") if text is None else text
        found = []
        for start in range(0, len(given), 3):
            code = given[start : start + 3]
            try:
                card = self.ruleset.pattern.parse_card(code)
            except EngineError:
                raise self.bad(key, "not-a-card", code, at + start) from None
            if card not in self.ruleset.cards:
                raise self.bad(key, "not-in-pack", code, at + start)
            found.append(card)
        return found

    def piles(self, key: str) -> list[list[int]]:
        """The cards of each seat."""
        found, at = [], 0
        for part in self.parts(key, self.ruleset.players):
            found.append(self.cards(key, part, at))
            at += len(part) + 1
        return found

    def number(self, key: str, below: int, text: str | None = None) -> int:
        given = self.given[key] if text is None else text
        if not (given.isascii() and given.isdigit() and len(given) < 4 and int(given) < below):
            raise self.bad(key, "not-a-number", given)
        return int(given)

    def seat(self, key: str, text: str | None = None) -> int:
        return self.number(key, self.ruleset.players, text)

    def optional(self, key: str, below: int, text: str) -> int:
        """A number, or NOBODY (which is also "no suit" and "nothing said") for a dash."""
        return NOBODY if text == NONE else self.number(key, below, text)

    def party(self, key: str, text: str) -> int:
        if text == NONE:
            return 0
        seats = [self.seat(key, digit) for digit in text]
        if len(set(seats)) != len(seats) or len(seats) >= self.ruleset.players:
            raise self.bad(key, "not-a-party")
        return sum(1 << seat for seat in seats)

    def suit(self, key: str) -> int:
        if self.given[key] == NONE:
            return NO_TRUMP
        try:
            return self.ruleset.pattern.parse_suit(self.given[key])
        except EngineError:
            raise self.bad(key, "not-a-suit") from None

    def said(self, key: str, below: int) -> tuple[int, ...]:
        if key not in self.given:
            return (-1,) * self.ruleset.players
        parts = self.parts(key, self.ruleset.players)
        return tuple(self.optional(key, below, part) for part in parts)
