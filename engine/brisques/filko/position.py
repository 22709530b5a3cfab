"""A whole deal as named text fields, and back, with every field checked.

Points are not written; they follow from the tricks.
"""

from __future__ import annotations

from collections.abc import Mapping

from brisques.cards import NO_CARD
from brisques.filko.position_checks import (
    all_plays,
    check_moment,
    check_sizes,
    check_status,
    check_trump,
    derive_parties,
    derive_winners,
)
from brisques.filko.position_reader import FilkoPositionReader
from brisques.filko.ruleset import AIMS, CALL, CHOOSE, CUT, END, PLAY, FilkoRuleset
from brisques.filko.state import FilkoState
from brisques.filko.state_data import Trick
from brisques.filko.status import STATUS_PARTS, Status
from brisques.filko.talk import KINDS
from brisques.filko.voids import voids_after
from brisques.game import NOBODY
from brisques.position_reader import NONE
from brisques.tricks import NO_TRUMP

PHASES = {"cut": CUT, "call": CALL, "play": PLAY, "servant": CHOOSE}
NAMES = {phase: name for name, phase in PHASES.items()} | {END: "over"}


def dump(state: FilkoState) -> dict[str, str]:
    """Return the fields of a deal; optional ones only if they are not empty.

    The phase of a finished deal is "over", which `load` refuses.
    """
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
        "aims": _dump_by_seat(state.aims),
        "signals": _dump_by_seat(state.signals),
        "said": _dump_said(state.said),
    }
    return {
        key: value for key, value in fields.items() if value or key in FilkoPositionReader.required
    }


def _party(ruleset: FilkoRuleset, party: int) -> str:
    """Return the seats of a party as digits: "024"; "-" for none."""
    return "".join(map(str, ruleset.seats(party))) or NONE


def dump_status(ruleset: FilkoRuleset, status: Status) -> str:
    """Return the text of a status, in the order of `STATUS_PARTS`; "" if nothing was carried."""
    if status == Status():
        return ""
    numbers = (status.servant, status.trump, status.old_man)
    texts = (NONE if number == NOBODY else str(number) for number in numbers)
    parties = (_party(ruleset, p) for p in (status.masters, status.party, status.hats))
    return ".".join((*parties, *texts))


def _dump_by_seat(values: tuple[int, ...]) -> str:
    """Return what each seat said last, "-" for nothing; "" if no seat has said anything."""
    if max(values) < 0:
        return ""
    return ",".join(NONE if value < 0 else str(value) for value in values)


def load(ruleset: FilkoRuleset, fields: Mapping[str, str]) -> FilkoState:
    """Return the deal of these fields.

    Raises: position/..., with the field at fault; the error holds all others that were found.
    """
    reader = FilkoPositionReader(ruleset, fields)
    state = FilkoState(ruleset, _read_status(reader), reader.seat("dealer"))
    if fields.get("phase", "play") not in PHASES:
        reader.refuse("phase", "not-a-phase")
    state.phase = PHASES.get(fields.get("phase", ""), PLAY)
    state.trump = reader.suit("trump")
    state.leader = reader.seat("leader")
    state.to_move = reader.seat("turn")
    state.trick = tuple(reader.cards("trick"))
    state.hands = [sorted(hand) for hand in reader.piles("hands")]
    for text, at in reader.parts("tricks"):
        if text:
            state.tricks.append(_load_trick(reader, text, at))
    state.order = tuple(reader.cards("order"))
    state.exposed = tuple(reader.cards("exposed"))
    state.aims = reader.said_by_seat("aims", len(AIMS), may_say=ruleset.rules.aims)
    state.signals = reader.said_by_seat("signals", 4, may_say=ruleset.rules.signals)
    for text, at in reader.parts("said"):
        if text:
            state.said |= _load_said(reader, text, at)
    check_sizes(reader, state)
    _derive(reader, state)
    check_moment(reader, state)
    reader.raise_errors()
    return state


def _derive(reader: FilkoPositionReader, state: FilkoState) -> None:
    """Set the fields that follow from the cards; refuse fields that contradict them."""
    state.gone = sum(1 << card for _, cards in all_plays(state) for card in cards)
    derive_parties(reader, state)
    check_trump(reader, state)
    derive_winners(reader, state)
    if reader.is_sound("tricks", "trick", "leader", "trump"):
        state.voids = voids_after(state.ruleset, state.trump, all_plays(state))


def load_status(ruleset: FilkoRuleset, text: str) -> Status:
    """Return the status of a text, as `dump_status` writes it.

    Raises: position/bad-field.
    """
    if not text:
        return Status()
    fields = dict.fromkeys(FilkoPositionReader.required, "")
    reader = FilkoPositionReader(ruleset, {**fields, "status": text})
    status = _read_status(reader)
    reader.raise_errors()
    return status


def _read_status(reader: FilkoPositionReader) -> Status:
    if "status" not in reader.fields:
        return Status()
    parts = reader.parts("status", ".")
    if len(parts) != len(STATUS_PARTS):
        reader.refuse("status", "not-a-status")
        return Status()
    players = reader.ruleset.players
    masters, party, hats = (reader.party("status", text, at) for text, at in parts[:3])
    servant, trump, old_man = (
        reader.number_or_none("status", below, text, at)
        for below, (text, at) in zip((players, 4, players), parts[3:], strict=True)
    )
    status = Status(masters, party, servant, trump, old_man, hats)
    if reader.is_sound("status"):
        check_status(reader, status, dict(zip(STATUS_PARTS, parts, strict=True)))
    return status


def _load_trick(reader: FilkoPositionReader, text: str, at: int) -> Trick:
    """Return a finished trick; its text may leave out the winner: "0..AH1KH1".

    `at` is the index of `text` in the field.
    """
    led, _, rest = text.partition(".")
    won, _, codes = rest.partition(".")
    cards = tuple(reader.cards("tricks", codes, at + len(text) - len(codes)))
    if reader.is_sound("tricks") and len(cards) != reader.ruleset.players:
        reader.refuse("tricks", "wrong-size", text, at)
    leader = reader.seat("tricks", led, at)
    return leader, cards, reader.seat("tricks", won, at + len(led) + 1) if won else NOBODY


def _dump_said(said: int) -> str:
    """Return the seat and the kind of all talk at this trick: "0.2,1.0"."""
    bits = (divmod(bit, KINDS) for bit in range(said.bit_length()) if said >> bit & 1)
    return ",".join(f"{seat}.{kind}" for seat, kind in bits)


def _load_said(reader: FilkoPositionReader, text: str, at: int) -> int:
    """Return the bit of `said` of a seat and a kind: "0.2"; `at` is the index of `text`."""
    seat, _, kind = text.partition(".")
    of_seat = KINDS * reader.seat("said", seat, at)
    return 1 << of_seat + reader.number("said", KINDS, kind, at + len(seat) + 1)
