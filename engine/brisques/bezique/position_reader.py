"""Reads the fields of a position of the Bézique family."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from brisques.bezique.ruleset import BeziqueRuleset
from brisques.position_reader import NONE, PileKind, PositionReader


class BeziquePositionReader(PositionReader):
    """Reads the fields of a position; each error names the field and the text at fault."""

    required = (
        *("trump", "dealer", "leader", "trick", "hands", "won", "stock", "up"),
        *("points", "base"),
    )
    optional = (
        *("melds", "brisques", "sevens", "shown", "laid", "carte", "bar", "target"),
        *("slips", "lifted", "winner", "declarer", "fresh", "slots", "swap"),
    )
    max_digits = 7
    seats = ("dealer", "leader", "winner")
    pile_kinds: ClassVar[Mapping[str, PileKind]] = {
        "hands": "by-seat",
        "won": "by-seat",
        "trick": "pile",
        "up": "turn-up",
        "stock": "stock",
    }

    def __init__(self, ruleset: BeziqueRuleset, fields: Mapping[str, str]) -> None:
        """Check the names of the fields.

        Raises: position/unknown-field, position/missing-field.
        """
        super().__init__(fields, ruleset.pattern, range(ruleset.card_count), ruleset.players)
        self.ruleset = ruleset

    def scores(self, key: str) -> list[int]:
        """Return the points of each side."""
        parts = self.fields[key].split(",")
        if len(parts) != self.ruleset.sides:
            raise self.bad(key, "one-for-each-side")
        return [self.number(key, 10**6, part) for part in parts]

    def suit(self, key: str) -> int:
        """Return the suit of a field, or NO_TRUMP where a meld is still to make trumps."""
        turned_up = self.ruleset.rules.trump_method == "turn-up"
        if turned_up and self.fields.get(key, NONE) == NONE:
            raise self.bad(key, "not-a-suit")
        return super().suit(key)

    def signed_numbers(self, key: str) -> tuple[int, ...]:
        """Return whole numbers that are joined by dots and may be negative."""
        parts = self.fields[key].split(".")
        if not all(part.removeprefix("-").isdecimal() and len(part) < 4 for part in parts):
            raise self.bad(key, "not-a-number")
        return tuple(map(int, parts))
