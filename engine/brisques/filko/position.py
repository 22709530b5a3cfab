"""A whole deal as named fields of plain text, and back, with every field checked.

Points are not written: they follow from the tricks.
"""

from __future__ import annotations

from collections.abc import Mapping

from brisques.cards import NO_CARD, check_whole_pack
from brisques.filko.position_checks import (
    all_plays,
    check_moment,
    check_status,
    check_trump,
    derive_parties,
    derive_winners,
)
from brisques.filko.position_reader import NONE, REQUIRED, Reader
from brisques.filko.ruleset import AIMS, CALL, CHOOSE, CUT, END, PLAY, FilkoRuleset
from brisques.filko.state import FilkoState
from brisques.filko.state_data import Trick
from brisques.filko.status import Status
from brisques.filko.voids import voids_after
from brisques.game import NOBODY
from brisques.tricks import NO_TRUMP

PHASES = {"cut": CUT, "call": CALL, "play": PLAY, "servant": CHOOSE}
NAMES = {phase: name for name, phase in PHASES.items()} | {END: "over"}


def dump(state: FilkoState) -> dict[str, str]:
    """The fields of a deal; optional ones only where they say something. "over" is not read."""
    ruleset = state.ruleset
    write = ruleset.pattern.format_cards
    fields = {
        "phase": NAMES[state.phase],
        "trump": NONE if state.trump == NO_TRUMP else ruleset.pattern.suits[state.trump],
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
        "party": "" if ruleset.fixed or not state.party else _party(ruleset, state.party),
        "shown": "1" if state.revealed and not ruleset.fixed else "",
        "status": dump_status(ruleset, state.status),
        "aims": _dump_said(state.aims),
        "signals": _dump_said(state.signals),
        "said": ",".join(f"{seat}.{kind}" for seat, kind in sorted(state.said)),
    }
    return {key: value for key, value in fields.items() if value or key in REQUIRED}


def _party(ruleset: FilkoRuleset, party: int) -> str:
    """The seats of a party as digits: "024"; "-" for none."""
    return "".join(map(str, ruleset.seats(party))) or NONE


def dump_status(ruleset: FilkoRuleset, status: Status) -> str:
    """The field of a status; empty where nothing was carried into the deal."""
    if status == Status():
        return ""
    numbers = (status.servant, status.trump, status.old_man)
    texts = (NONE if number == NOBODY else str(number) for number in numbers)
    parties = (_party(ruleset, p) for p in (status.masters, status.party, status.hats))
    return ".".join((*parties, *texts))


def _dump_said(values: tuple[int, ...]) -> str:
    if max(values) < 0:
        return ""
    return ",".join(NONE if value < 0 else str(value) for value in values)


def load(ruleset: FilkoRuleset, given: Mapping[str, str]) -> FilkoState:
    """The deal of those fields; raises EngineError position/... naming the field at fault."""
    read = Reader(ruleset, given)
    state = FilkoState(ruleset, _load_status(read), read.seat("dealer"))
    if given["phase"] not in PHASES:
        raise read.bad("phase", "not-a-phase")
    state.phase = PHASES[given["phase"]]
    state.trump = read.suit("trump")
    state.leader = read.seat("leader")
    state.to_move = read.seat("turn")
    state.trick = tuple(read.cards("trick"))
    state.hands = [sorted(hand) for hand in read.piles("hands")]
    at = 0
    for text in read.parts("tricks"):
        state.tricks.append(_load_trick(read, text, at))
        at += len(text) + 1
    state.order = tuple(read.cards("order"))
    state.exposed = tuple(read.cards("exposed"))
    state.aims = read.said("aims", len(AIMS))
    state.signals = read.said("signals", 4)
    state.said = frozenset(_load_spoken(read, text) for text in read.parts("said"))
    _check_sizes(read, state)
    _derive(read, state)
    check_moment(read, state)
    return state


def _derive(read: Reader, state: FilkoState) -> None:
    """Set what follows from the cards; raise where a field says otherwise."""
    played = all_plays(state)
    state.gone = sum(1 << card for _, cards in played for card in cards)
    derive_parties(read, state)
    check_trump(read, state)
    derive_winners(read, state)
    state.voids = voids_after(state.ruleset, state.trump, played)


def _load_status(read: Reader) -> Status:
    if "status" not in read.given:
        return Status()
    parts = read.given["status"].split(".")
    if len(parts) != 6:
        raise read.bad("status", "not-a-status")
    masters, party, hats = (read.party("status", text) for text in parts[:3])
    servant = read.optional("status", read.ruleset.players, parts[3])
    trump = read.optional("status", 4, parts[4])
    old_man = read.optional("status", read.ruleset.players, parts[5])
    status = Status(masters, party, servant, trump, old_man, hats)
    check_status(read, status)
    return status


def _load_trick(read: Reader, text: str, at: int) -> Trick:
    """A finished trick, at a place of its field; who won may be left out: "0..AH1KH1"."""
    led, _, rest = text.partition(".")
    won, _, codes = rest.partition(".")
    cards = tuple(read.cards("tricks", codes, at + len(text) - len(codes)))
    if len(cards) != read.ruleset.players:
        raise read.bad("tricks", "wrong-size", text, at)
    return read.seat("tricks", led), cards, read.seat("tricks", won) if won else NOBODY


def _load_spoken(read: Reader, text: str) -> tuple[int, int]:
    seat, _, kind = text.partition(".")
    return read.seat("said", seat), read.number("said", 3, kind)


def _check_sizes(read: Reader, state: FilkoState) -> None:
    """The whole pack once, and hands as large as the moment makes them."""
    ruleset = read.ruleset
    piles = [*state.hands, state.trick, *(cards for _, cards, _ in state.tricks)]
    cards = [card for pile in piles for card in pile]
    if state.phase == CUT:
        cards += state.order
    check_whole_pack(cards, ruleset.cards, ruleset.pattern)
    left = 0 if state.phase == CUT else ruleset.hand - len(state.tricks)
    for seat, hand in enumerate(state.hands):
        turn = (seat - state.leader) % ruleset.players
        if len(hand) != left - (turn < len(state.trick)):
            raise read.bad("hands", "wrong-size")
    if len(state.trick) >= ruleset.players:
        raise read.bad("trick", "wrong-size")
