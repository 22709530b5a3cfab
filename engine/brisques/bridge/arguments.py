"""The arguments of a request to the bridge, read with checks."""

from __future__ import annotations

from typing import Any

from brisques.errors import EngineError
from brisques.game import Game
from brisques.players.levels import player
from brisques.players.thinking import Tally
from brisques.record import SeatEntry, one_line, well_formed
from brisques.registry import load_game

MOST = 1e12
"""Larger numbers than any tally comes to."""
MOST_NUMBER = 2**53
"""The largest whole number that JSON can be relied on to keep."""
MOST_TEXTS = 256
"""As many cards as the largest pack has."""


class Arguments:
    """A request's arguments, read with checks.

    Raises EngineError bridge/bad-argument; its `expected` is a range or looks like JSON, so that it
    fits into a sentence of any language.
    """

    def __init__(self, request: dict[str, Any]) -> None:
        self._request = request

    def has(self, key: str) -> bool:
        """Whether an argument was given."""
        return self._request.get(key) is not None

    def text(self, key: str) -> str:
        """A text argument."""
        value = self._request.get(key)
        if not isinstance(value, str):
            raise EngineError("bridge/bad-argument", key, expected='"…"')
        return well_formed(value)

    def texts(self, key: str) -> list[str]:
        """A list of text arguments."""
        value = self._request.get(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise EngineError("bridge/bad-argument", key, expected='["…"]')
        if len(value) > MOST_TEXTS:
            raise EngineError("bridge/bad-argument", key, expected=f"≤ {MOST_TEXTS}")
        return value

    def number(self, key: str) -> int:
        """A whole number."""
        return _number(self._request.get(key), key)

    def numbers(self, key: str) -> list[int]:
        """A list of whole numbers, at least one."""
        value = self._request.get(key)
        if not isinstance(value, list) or not 0 < len(value) <= MOST_TEXTS:
            raise EngineError("bridge/bad-argument", key, expected="[integer]")
        return [_number(item, key) for item in value]

    def flag(self, key: str) -> bool:
        """Yes or no; no if it was not given."""
        value = self._request.get(key, False)
        if not isinstance(value, bool):
            raise EngineError("bridge/bad-argument", key, expected="true | false")
        return value

    def tallies(self, game: Game) -> list[Tally]:
        """What other workers found: by action code the count, sum and sum of squares of gains."""
        value = self._request.get("tallies")
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise EngineError("bridge/bad-argument", "tallies", expected='[{"…": [integer]}]')
        return [_tally(game, code, tally) for item in value for code, tally in item.items()]

    def seats(self) -> list[SeatEntry]:
        """The seats of a new table: kind, level of a player, name."""
        value = self._request.get("seats")
        if not isinstance(value, list) or not value:
            raise EngineError("bridge/bad-argument", "seats", expected='[{"kind": "…"}]')
        return [_seat_entry(entry) for entry in value]

    def seat(self, key: str) -> SeatEntry:
        """Who takes a seat: kind, level of a player, name."""
        return _seat_entry(self._request.get(key))


def _number(value: Any, key: str) -> int:
    if type(value) is not int or abs(value) > MOST_NUMBER:
        raise EngineError("bridge/bad-argument", key, expected="integer")
    return value


def _seat_entry(entry: Any) -> SeatEntry:
    if not isinstance(entry, dict) or entry.get("kind") not in ("human", "player"):
        raise EngineError("bridge/bad-argument", "seats", expected='{"kind": "human" | "player"}')
    name = entry.get("name") or ""
    if not isinstance(name, str):
        raise EngineError("bridge/bad-argument", "seats", expected='{"name": "…"}')
    if entry["kind"] == "human":
        return SeatEntry("human", "", one_line(name))
    level = entry.get("level")
    if not isinstance(level, str):
        raise EngineError("bridge/bad-argument", "seats", expected='{"level": "…"}')
    player(level)
    return SeatEntry("player", level, one_line(name))


def _tally(game: Game, code: str, tally: Any) -> Tally:
    if not isinstance(tally, list) or len(tally) != 3 or not all(map(_is_amount, tally)):
        raise EngineError("bridge/bad-argument", "tallies", expected="[integer, number, number]")
    count, total, squares = tally
    if count < 0:
        raise EngineError("bridge/bad-argument", "tallies", expected="[≥ 0, number, number]")
    return Tally(game.parse_action(code), int(count), float(total), float(squares))


def _is_amount(value: Any) -> bool:
    """Whether it is a number that can be reckoned with."""
    return type(value) in (int, float) and abs(value) <= MOST


def default_seats(line: str, seat: int = 0, level: str = "casual") -> list[SeatEntry]:
    """Seats for a variant or a position: one person, and players of a level at the others.

    Raises EngineError bridge/bad-argument for a seat that is not there, player/unknown for a level.
    """
    players = load_game(line.partition(";")[0]).players
    if not 0 <= seat < players:
        raise EngineError("bridge/bad-argument", "seat", expected=f"0–{players - 1}")
    player(level)
    other = SeatEntry("player", level)
    return [SeatEntry("human") if at == seat else other for at in range(players)]
