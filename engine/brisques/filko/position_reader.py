"""Reads the fields of a position of the Filicău / Filkó family."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from brisques.filko.ruleset import FilkoRuleset
from brisques.game import NOBODY
from brisques.position_reader import NONE, PileKind, PositionReader


class FilkoPositionReader(PositionReader):
    """Reads the fields of a position; each error names the field and the text at fault."""

    required = ("phase", "trump", "dealer", "leader", "turn", "trick", "hands", "tricks")
    optional = (
        *("order", "exposed", "called", "oldman", "party", "shown", "status"),
        *("aims", "signals", "said"),
    )
    max_digits = 3
    seats = ("dealer", "leader", "turn")
    pile_kinds: ClassVar[Mapping[str, PileKind]] = {
        "hands": "by-seat",
        "trick": "pile",
        "tricks": "tricks",
    }
    derived = ("oldman", "party", "shown")

    def __init__(self, ruleset: FilkoRuleset, fields: Mapping[str, str]) -> None:
        """Check the names of the fields.

        Raises: position/unknown-field, position/missing-field.
        """
        super().__init__(fields, ruleset.pattern, ruleset.cards, ruleset.players)
        self.ruleset = ruleset

    def number_or_none(self, key: str, below: int, text: str) -> int:
        """Return a number; for a dash NOBODY, the same as "no suit" and "nothing said"."""
        return NOBODY if text == NONE else self.number(key, below, text)

    def party(self, key: str, text: str) -> int:
        """Return the seats of a party ("024") as bits, 0 for a dash."""
        if text == NONE:
            return 0
        seats = [self.seat(key, digit) for digit in text]
        if len(set(seats)) != len(seats) or len(seats) >= self.players:
            raise self.bad(key, "not-a-party")
        return sum(1 << seat for seat in seats)

    def by_seat(self, key: str, below: int) -> tuple[int, ...]:
        """Return a number for each seat, -1 for a dash; all -1 if the field is missing."""
        if key not in self.fields:
            return (-1,) * self.players
        parts = self.parts(key, self.players)
        return tuple(self.number_or_none(key, below, part) for part in parts)
