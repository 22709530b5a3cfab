"""Reads the fields of a position of the Filicău / Filkó family."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from brisques.filko.ruleset import FilkoRuleset
from brisques.game import NOBODY
from brisques.position_reader import NONE, PileKind, PositionReader


class FilkoPositionReader(PositionReader):
    """Reads the fields of a position, and notes the field and the text of each error."""

    required = ("phase", "trump", "dealer", "leader", "turn", "trick", "hands", "tricks")
    optional = (
        *("order", "exposed", "called", "oldman", "party", "shown", "status"),
        *("aims", "signals", "said"),
    )
    max_digits = 3
    pile_kinds: ClassVar[Mapping[str, PileKind]] = {
        "hands": "by-seat",
        "trick": "pile",
        "tricks": "tricks",
    }
    derived = ("oldman", "party", "shown")

    def __init__(self, ruleset: FilkoRuleset, fields: Mapping[str, str]) -> None:
        super().__init__(fields, ruleset.pattern, ruleset.cards, ruleset.players)
        self.ruleset = ruleset

    def number_or_none(self, key: str, below: int, text: str, at: int = -1) -> int:
        """Return a number; for a dash NOBODY, the same as "no suit" and "nothing said"."""
        return NOBODY if text == NONE else self.number(key, below, text, at)

    def party(self, key: str, text: str, at: int = 0) -> int:
        """Return the seats of a party ("024") as bits, 0 for a dash."""
        if text == NONE:
            return 0
        seats = {self.seat(key, digit, at + place) for place, digit in enumerate(text)}
        if self.is_sound(key) and (len(seats) != len(text) or len(seats) >= self.players):
            self.refuse(key, "not-a-party", text, at)
        return sum(1 << seat for seat in seats)

    def said_by_seat(self, key: str, below: int, *, may_say: bool) -> tuple[int, ...]:
        """Return a number for each seat, -1 for a dash; all -1 if the field is missing.

        Where the game does not have this talk (`may_say` is False), all must be dashes.
        """
        parts = self.by_seat(key) if key in self.fields else []
        if not parts:
            return (-1,) * self.players
        said = tuple(self.number_or_none(key, below, part, at) for part, at in parts)
        if not may_say and self.is_sound(key) and max(said) >= 0:
            self.refuse(key, "not-of-this-game")
        return said
