"""Reads the fields of a position of the Bézique family."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from brisques.bezique.ruleset import BeziqueRuleset
from brisques.position_reader import NONE, PileKind, PositionReader
from brisques.tricks import NO_TRUMP

MAX_POINTS = 10**6


class BeziquePositionReader(PositionReader):
    """Reads the fields of a position, and notes the field and the text of each error."""

    required = (
        *("trump", "dealer", "leader", "trick", "hands", "won", "stock", "up"),
        *("points", "base"),
    )
    optional = (
        *("melds", "brisques", "sevens", "shown", "laid", "carte", "bar", "target"),
        *("slips", "lifted", "winner", "declarer", "fresh", "slots", "swap"),
    )
    max_digits = 7
    pile_kinds: ClassVar[Mapping[str, PileKind]] = {
        "hands": "by-seat",
        "won": "by-seat",
        "trick": "pile",
        "up": "turn-up",
        "stock": "stock",
    }

    def __init__(self, ruleset: BeziqueRuleset, fields: Mapping[str, str]) -> None:
        super().__init__(fields, ruleset.pattern, range(ruleset.card_count), ruleset.players)
        self.ruleset = ruleset

    def scores(self, key: str) -> list[int]:
        """Return the points of each side."""
        sides = self.ruleset.sides
        if key not in self.fields:
            return [0] * sides
        parts = self.parts(key)
        if len(parts) != sides:
            self.refuse(key, "one-for-each-side")
            return [0] * sides
        return [self.number(key, MAX_POINTS, part, at) for part, at in parts]

    def suit(self, key: str) -> int:
        """Return the suit of a field, or NO_TRUMP where a meld is still to make trumps."""
        turned_up = self.ruleset.rules.trump_method == "turn-up"
        if turned_up and self.fields.get(key) == NONE:
            self.refuse(key, "not-a-suit")
            return NO_TRUMP
        return super().suit(key)

    def signed_numbers(self, key: str) -> tuple[int, ...]:
        """Return whole numbers joined by dots, which may be negative; none if one is wrong."""
        parts = self.fields[key].split(".")
        if all(part.removeprefix("-").isdecimal() and len(part) < 4 for part in parts):
            return tuple(map(int, parts))
        self.refuse(key, "not-a-number")
        return ()
