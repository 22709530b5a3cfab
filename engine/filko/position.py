"""A whole deal as named fields of plain text, and back, with every field checked.

Points are not written: they follow from the tricks.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards import NO_CARD, check_whole_pack
from engine.errors import EngineError
from engine.filko.lacks import lacks_after
from engine.filko.state import FilkoState
from engine.filko.status import Status
from engine.filko.tables import AIMS, CALL, CHOOSE, CUT, END, PLAY, FilkoTables
from engine.game import NOBODY
from engine.tricks import NO_TRUMP

PHASES = {"cut": CUT, "call": CALL, "play": PLAY, "servant": CHOOSE}
NAMES = {phase: name for name, phase in PHASES.items()} | {END: "over"}
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


def dump(state: FilkoState) -> dict[str, str]:
    """The fields of a deal; optional ones only where they say something. "over" is not read."""
    tables = state.tables
    write = tables.pattern.format_cards
    fields = {
        "phase": NAMES[state.phase],
        "trump": NONE if state.trump == NO_TRUMP else tables.pattern.suits[state.trump],
        "dealer": str(state.dealer),
        "leader": str(state.leader),
        "turn": str(state.to_move),
        "trick": write(state.trick),
        "hands": ",".join(write(hand) for hand in state.hands),
        "tricks": ",".join(f"{led}.{won}.{write(cards)}" for led, cards, won in state.tricks),
        "order": write(state.order) if state.phase == CUT else "",
        "exposed": write(state.exposed),
        "called": write([state.called]) if state.called != NO_CARD else "",
        "oldman": str(state.old_man) if state.old_man != NOBODY else "",
        "party": "" if tables.fixed or not state.party else _party(tables, state.party),
        "shown": "1" if state.revealed and not tables.fixed else "",
        "status": _dump_status(tables, state.status),
        "aims": _dump_said(state.aims),
        "signals": _dump_said(state.signals),
        "said": ",".join(f"{seat}.{kind}" for seat, kind in sorted(state.said)),
    }
    return {key: value for key, value in fields.items() if value or key in REQUIRED}


def _party(tables: FilkoTables, party: int) -> str:
    """The seats of a party as digits: "024"; "-" for none."""
    return "".join(map(str, tables.seats(party))) or NONE


def _dump_status(tables: FilkoTables, status: Status) -> str:
    if status == Status():
        return ""
    numbers = (status.servant, status.trump, status.old_man)
    texts = (NONE if number == NOBODY else str(number) for number in numbers)
    parties = (_party(tables, p) for p in (status.masters, status.party, status.hats))
    return ".".join((*parties, *texts))


def _dump_said(values: tuple[int, ...]) -> str:
    if max(values) < 0:
        return ""
    return ",".join(NONE if value < 0 else str(value) for value in values)


class _Reader:
    """Fields of a position, read with errors that name the field."""

    def __init__(self, tables: FilkoTables, given: Mapping[str, str]) -> None:
        self.tables = tables
        self.given = given
        for key in given:
            if key not in (*REQUIRED, *OPTIONAL):
                raise EngineError("position/unknown-field", key[:40])
        for key in REQUIRED:
            if key not in given:
                raise EngineError("position/missing-field", key)

    def bad(self, key: str, reason: str) -> EngineError:
        return EngineError("position/bad-field", key, reason=reason, value=self.given[key][:60])

    def parts(self, key: str, count: int = 0) -> list[str]:
        """The parts of a field between commas; so many where a number is given."""
        text = self.given.get(key, "")
        parts = text.split(",") if text or count else []
        if count and len(parts) != count:
            raise self.bad(key, "one-for-each-seat")
        return parts

    def cards(self, key: str, text: str | None = None) -> list[int]:
        try:
            cards = self.tables.pattern.parse_cards(
                self.given.get(key, "") if text is None else text
            )
        except EngineError:
            raise self.bad(key, "not-a-card") from None
        if not set(cards) <= set(self.tables.cards):
            raise self.bad(key, "not-in-pack")
        return cards

    def number(self, key: str, below: int, text: str | None = None) -> int:
        given = self.given[key] if text is None else text
        if not (given.isascii() and given.isdigit() and len(given) < 4 and int(given) < below):
            raise self.bad(key, "not-a-number")
        return int(given)

    def seat(self, key: str, text: str | None = None) -> int:
        return self.number(key, self.tables.players, text)

    def optional(self, key: str, below: int, text: str) -> int:
        """A number, or NOBODY (which is also "no suit" and "nothing said") for a dash."""
        return NOBODY if text == NONE else self.number(key, below, text)

    def party(self, key: str, text: str) -> int:
        if text == NONE:
            return 0
        seats = [self.seat(key, digit) for digit in text]
        if len(set(seats)) != len(seats) or len(seats) >= self.tables.players:
            raise self.bad(key, "not-a-party")
        return sum(1 << seat for seat in seats)

    def suit(self, key: str) -> int:
        if self.given[key] == NONE:
            return NO_TRUMP
        try:
            return self.tables.pattern.parse_suit(self.given[key])
        except EngineError:
            raise self.bad(key, "not-a-suit") from None

    def said(self, key: str, below: int) -> tuple[int, ...]:
        if key not in self.given:
            return (-1,) * self.tables.players
        parts = self.parts(key, self.tables.players)
        return tuple(self.optional(key, below, part) for part in parts)


def load(tables: FilkoTables, given: Mapping[str, str]) -> FilkoState:
    """The deal of those fields; raises EngineError position/... naming the field at fault."""
    read = _Reader(tables, given)
    state = FilkoState(tables, _load_status(read), read.seat("dealer"))
    if given["phase"] not in PHASES:
        raise read.bad("phase", "not-a-phase")
    state.phase = PHASES[given["phase"]]
    state.trump = read.suit("trump")
    state.leader = read.seat("leader")
    state.to_move = read.seat("turn")
    state.trick = tuple(read.cards("trick"))
    state.hands = [
        sorted(read.cards("hands", part)) for part in read.parts("hands", tables.players)
    ]
    for text in read.parts("tricks"):
        _load_trick(read, state, text)
    state.order = tuple(read.cards("order"))
    state.exposed = tuple(read.cards("exposed"))
    if "called" in given:
        state.called = (*read.cards("called"), NO_CARD)[0]
    if "oldman" in given:
        state.old_man = read.seat("oldman")
    if not tables.fixed:
        state.party = read.party("party", given["party"]) if "party" in given else 0
        state.revealed = given.get("shown") == "1"
    state.aims = read.said("aims", len(AIMS))
    state.signals = read.said("signals", 4)
    state.said = frozenset(_load_spoken(read, text) for text in read.parts("said"))
    _check(read, state)
    plays = [(led, cards) for led, cards, _ in state.tricks]
    plays.append((state.leader, state.trick))
    state.gone = sum(1 << card for _, cards in plays for card in cards)
    state.lacks = lacks_after(tables, state.trump, plays)
    return state


def _load_status(read: _Reader) -> Status:
    if "status" not in read.given:
        return Status()
    parts = read.given["status"].split(".")
    if len(parts) != 6:
        raise read.bad("status", "not-a-status")
    masters, party, hats = (read.party("status", text) for text in parts[:3])
    servant = read.optional("status", read.tables.players, parts[3])
    trump = read.optional("status", 4, parts[4])
    old_man = read.optional("status", read.tables.players, parts[5])
    return Status(masters, party, servant, trump, old_man, hats)


def _load_trick(read: _Reader, state: FilkoState, text: str) -> None:
    led, _, rest = text.partition(".")
    won, _, codes = rest.partition(".")
    cards = tuple(read.cards("tricks", codes))
    if len(cards) != read.tables.players:
        raise read.bad("tricks", "wrong-size")
    winner = read.seat("tricks", won)
    state.tricks.append((read.seat("tricks", led), cards, winner))
    state.totals[read.tables.side[winner]] += read.tables.points([card & 31 for card in cards])


def _load_spoken(read: _Reader, text: str) -> tuple[int, int]:
    seat, _, kind = text.partition(".")
    return read.seat("said", seat), read.number("said", 3, kind)


def _check(read: _Reader, state: FilkoState) -> None:
    """The whole pack once, hands as large as the moment makes them, and somebody to move."""
    tables = read.tables
    piles = [*state.hands, state.trick, *(cards for _, cards, _ in state.tricks)]
    cards = [card for pile in piles for card in pile]
    if state.phase == CUT:
        cards += state.order
    check_whole_pack(cards, tables.cards, tables.pattern)
    left = 0 if state.phase == CUT else tables.hand - len(state.tricks)
    for seat, hand in enumerate(state.hands):
        turn = (seat - state.leader) % tables.players
        if len(hand) != left - (turn < len(state.trick)):
            raise read.bad("hands", "wrong-size")
    if len(state.trick) >= tables.players:
        raise read.bad("trick", "wrong-size")
    if (state.trump == NO_TRUMP) != (state.phase in (CUT, CALL)):
        raise read.bad("trump", "not-a-suit")
    if state.phase == PLAY:
        turn = (state.leader + len(state.trick)) % tables.players
        if not left or state.to_move != turn:
            raise read.bad("turn", "not-to-move")
