"""The only door to the page: JSON text in, JSON text out, one table.

`call` looks an operation up in a fixed list and never raises: every error comes back as data. A
changing operation answers with all that a table needs: revision, view and events.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from engine import __version__
from engine.bots import LEVELS, player
from engine.errors import EngineError, Refusal, RefusedError
from engine.families import default, game
from engine.game import Event, refusal_params
from engine.record import SeatEntry, format_position, format_record, one_line, parse_record
from engine.table import Table
from engine.variants import load, names, sources
from engine.variants.record import Cite, Variant

Answer = dict[str, Any]
MAX_REQUEST = 400_000


class Bridge:
    """The operations on one table. The page has one for its life; tests make their own."""

    def __init__(self) -> None:
        self._table: Table | None = None

    def call(self, text: str) -> str:
        """Answer one request; both are JSON texts."""
        try:
            answer = {"ok": True, **self._dispatch(text)}
        except RefusedError as error:
            answer = {"ok": False, "error": self._refusal(error.refusal, error.where)}
        except EngineError as error:
            answer = {"ok": False, "error": _error(error.code, error.where, error.params)}
        except Exception as error:  # the border: nothing may cross as an exception
            answer = {"ok": False, "error": _error("bridge/internal", type(error).__name__, {})}
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))

    def _dispatch(self, text: str) -> Answer:
        if len(text) > MAX_REQUEST:
            raise EngineError("bridge/bad-json", reason="too-long")
        try:
            request = json.loads(text)
        except (ValueError, RecursionError):
            raise EngineError("bridge/bad-json") from None
        if not isinstance(request, dict):
            raise EngineError("bridge/bad-json", reason="not-an-object")
        name = request.get("op")
        operation = OPERATIONS.get(name) if isinstance(name, str) else None
        if operation is None:
            raise EngineError("bridge/unknown-op", str(name)[:40])
        return operation(self, Arguments(request))

    # --- reading ------------------------------------------------------------------------------

    def hello(self, given: Arguments) -> Answer:
        """Version, player levels and the default variant."""
        return {"version": __version__, "levels": list(LEVELS), "default": default()}

    def variants(self, given: Arguments) -> Answer:
        """All playable variants."""
        return {"variants": [_variant_line(name) for name in names()]}

    def explain(self, given: Arguments) -> Answer:
        """Every rule of a variant with its value, its citations and, if inferred, the reason."""
        return explain(load(given.text("variant")))

    def view(self, given: Arguments) -> Answer:
        """The table as it stands."""
        return self._update([])

    def why_not(self, given: Arguments) -> Answer:
        """The refusal of an action by the viewing seat, or null."""
        refusal = self.table.why_not(self._seat(), given.text("action"))
        return {"refusal": self._refusal(refusal) if refusal else None}

    def save(self, given: Arguments) -> Answer:
        """The record: the whole truth, hidden cards included."""
        return {"record": format_record(self.table.record)}

    # --- changing -----------------------------------------------------------------------------

    def new(self, given: Arguments) -> Answer:
        """A new match."""
        table = Table.new(given.text("variant"), given.seats(), given.text("seed"))
        return self._install(table, table.events)

    def load(self, given: Arguments) -> Answer:
        """The match of a record; a bad one leaves the table as it was."""
        table = Table(parse_record(given.text("record")))
        for seat in table.record.seats:
            if seat.kind == "player":
                player(seat.level)
        return self._install(table, [])

    def position(self, given: Arguments) -> Answer:
        """The line of the deal in progress, after setting one up if a line is given."""
        if given.has("line"):
            seats = given.seats() if given.has("seats") else _default_seats(given.text("line"))
            self._install(Table.at_position(given.text("line"), seats), [])
        table = self.table
        if table.state is None or table.deal_over:
            raise EngineError("position/no-deal")
        return {"line": format_position(table.game, table.state), **self._update([])}

    def act(self, given: Arguments) -> Answer:
        """An action of the viewing seat."""
        self._check_revision(given)
        return self._update(self.table.act(self._seat(), given.text("action")))

    def step(self, given: Arguments) -> Answer:
        """The computer player to move acts."""
        self._check_revision(given)
        return self._update(self.table.step(player))

    def next(self, given: Arguments) -> Answer:
        """The next deal."""
        self._check_revision(given)
        seed = given.text("seed") if given.has("seed") else None
        return self._update(self.table.next_deal(seed))

    def undo(self, given: Arguments) -> Answer:
        """Back to the last decision of a human."""
        self._check_revision(given)
        return self._update(self.table.undo())

    def redo(self, given: Arguments) -> Answer:
        """Forward again."""
        self._check_revision(given)
        return self._update(self.table.redo())

    # --- inside -------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table; raises EngineError bridge/no-table."""
        if self._table is None:
            raise EngineError("bridge/no-table")
        return self._table

    def _install(self, table: Table, events: list[Event]) -> Answer:
        # A stale answer must never look fresh, so revisions go on rising over tables.
        table.revision += self._table.revision + 1 if self._table else 0
        self._table = table
        return self._update(events)

    def _check_revision(self, given: Arguments) -> None:
        self.table.check_revision(given.number("revision"))

    def _seat(self) -> int:
        """The seat that looks at the page: the first human, or 0 where all are players."""
        seats = self.table.record.seats
        return next((i for i, seat in enumerate(seats) if seat.kind == "human"), 0)

    def _update(self, events: list[Event]) -> Answer:
        table = self.table
        seat = self._seat()
        return {
            "revision": table.revision,
            "view": table.view(seat),
            "events": table.seen(events, seat),
        }

    def _refusal(self, refusal: Refusal, where: str = "") -> Answer:
        table = self._table
        pattern = table.game.pattern if table else game(default()).pattern
        shown = _error(refusal.code, where, refusal_params(refusal, pattern))
        shown["rule"] = refusal.rule
        shown["cites"] = _cites(table.game.variant.cites(refusal.rule)) if table else []
        return shown


class Arguments:
    """A request's arguments, read with checks; raises EngineError bridge/bad-argument."""

    def __init__(self, request: dict[str, Any]) -> None:
        self._request = request

    def has(self, key: str) -> bool:
        """Whether an argument was given."""
        return self._request.get(key) is not None

    def text(self, key: str) -> str:
        """A text argument."""
        value = self._request.get(key)
        if not isinstance(value, str):
            raise EngineError("bridge/bad-argument", key, expected="text")
        return value

    def number(self, key: str) -> int:
        """A whole number."""
        value = self._request.get(key)
        if type(value) is not int:
            raise EngineError("bridge/bad-argument", key, expected="whole number")
        return value

    def seats(self) -> list[SeatEntry]:
        """The seats of a new table: kind, level of a player, name."""
        value = self._request.get("seats")
        if not isinstance(value, list) or not value:
            raise EngineError("bridge/bad-argument", "seats", expected="list of seats")
        return [_seat_entry(entry) for entry in value]


def _seat_entry(entry: Any) -> SeatEntry:
    if not isinstance(entry, dict) or entry.get("kind") not in ("human", "player"):
        raise EngineError("bridge/bad-argument", "seats", expected="kind human | player")
    name = entry.get("name") or ""
    if not isinstance(name, str):
        raise EngineError("bridge/bad-argument", "seats", expected="name as text")
    if entry["kind"] == "human":
        return SeatEntry("human", "", one_line(name))
    level = entry.get("level")
    if not isinstance(level, str):
        raise EngineError("bridge/bad-argument", "seats", expected="level of a player")
    player(level)
    return SeatEntry("player", level, one_line(name))


def _default_seats(line: str) -> list[SeatEntry]:
    players = game(line.partition(";")[0]).players
    return [SeatEntry("human"), *[SeatEntry("player", "casual")] * (players - 1)]


def _error(code: str, where: str, params: dict[str, Any]) -> Answer:
    return {"code": code, "where": where, "rule": None, "params": params, "cites": []}


def _cites(cites: tuple[Cite, ...]) -> list[Answer]:
    return [{"source": cite.source, "where": cite.where} for cite in cites]


def _variant_line(name: str) -> Answer:
    rules = game(name)
    variant = rules.variant
    return {
        "name": name,
        "title": variant.title,
        "family": variant.family,
        "pack": rules.pattern.name,
        "players": rules.players,
        "target": rules.target,
        "sources": list(variant.sources),
    }


def explain(variant: Variant) -> Answer:
    """A variant's rules with citations, and the sources they name."""
    marks = {cite.source for rule in variant.knobs.values() for cite in rule.cites}
    return {
        "variant": variant.name,
        "title": variant.title,
        "rules": [
            {
                "id": rule.id,
                "value": rule.value,
                "cites": _cites(rule.cites),
                "inferred": rule.why or None,
            }
            for rule in variant.knobs.values()
        ],
        "sources": {
            mark: {"title": source.title, "author": source.author, "url": source.url}
            for mark, source in sources().items()
            if mark in marks
        },
    }


OPERATIONS: dict[str, Callable[[Bridge, Arguments], Answer]] = {
    "hello": Bridge.hello,
    "variants": Bridge.variants,
    "explain": Bridge.explain,
    "new": Bridge.new,
    "act": Bridge.act,
    "step": Bridge.step,
    "next": Bridge.next,
    "undo": Bridge.undo,
    "redo": Bridge.redo,
    "why_not": Bridge.why_not,
    "view": Bridge.view,
    "save": Bridge.save,
    "load": Bridge.load,
    "position": Bridge.position,
}
"""The fixed list of operations."""

_page = Bridge()


def call(text: str) -> str:
    """The page's own bridge: one request, one answer."""
    return _page.call(text)
