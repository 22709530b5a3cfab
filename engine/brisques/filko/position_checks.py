"""Checks of a position against its cards, and the fields that follow from the cards.

The winner of a trick, the Old Man, his party and whether all know it follow from the cards and the
call. A position may leave them out; a field that contradicts them is refused. Whether the cards
were played by the rules is not checked: a position made by hand may come from any play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.cards import FACE_MASK, NO_CARD
from brisques.filko import dealing
from brisques.filko.ruleset import CALL, CHOOSE, CUT, PLAY
from brisques.filko.state import FilkoState
from brisques.filko.status import Status
from brisques.game import NOBODY
from brisques.tricks import NO_TRUMP

if TYPE_CHECKING:
    from collections.abc import Mapping

    from brisques.filko.position_reader import FilkoPositionReader
    from brisques.filko.ruleset import FilkoRuleset

CALLING = ("call-card", "name-suit")
"""The values of `trump.method` with which the Old Man calls."""

CARRIED = {
    "run-away": {"masters"},
    "servant": {"masters", "servant"},
    "liberation": {"masters", "party", "servant", "trump", "old_man"},
    "each-deal": set(),
    "kept": {"masters", "party", "servant"},
    "hats": {"hats"},
}
"""By `match.outcome`: the fields of `Status` that a deal passes on, all of them or none."""


def old_man_calls(ruleset: FilkoRuleset) -> bool:
    """Return whether the Old Man calls in this game."""
    return ruleset.rules.trump_method in CALLING


# --- the cards ----------------------------------------------------------------------------------


def check_sizes(reader: FilkoPositionReader, state: FilkoState) -> None:
    """Check that the position holds the pack once, and hands of the right sizes."""
    players = reader.ruleset.players
    piles = [*state.hands, state.trick, *(cards for _, cards, _ in state.tricks)]
    cards = [card for pile in piles for card in pile]
    if state.phase == CUT:
        cards += state.order
    if reader.is_sound("phase", "order"):
        reader.check_pack(cards)
    if reader.is_sound("trick") and len(state.trick) >= players:
        reader.refuse("trick", "wrong-size")
    if reader.is_sound("hands", "trick", "tricks", "leader", "phase"):
        left = 0 if state.phase == CUT else reader.ruleset.hand - len(state.tricks)
        turns = ((seat - state.leader) % players for seat in range(players))
        reader.check_hands(state.hands, [left - (turn < len(state.trick)) for turn in turns])


# --- what was carried into the deal ---------------------------------------------------------------


def check_status(
    reader: FilkoPositionReader, status: Status, parts: Mapping[str, tuple[str, int]]
) -> None:
    """Check that a deal can have left this status.

    `parts` has the text of each of its fields, and its index in the field of the position.
    """
    ruleset = reader.ruleset
    if status == Status():
        return
    carried = set(CARRIED[ruleset.rules.outcome])
    if not old_man_calls(ruleset):
        carried.discard("old_man")
    if ruleset.rules.outcome == "kept" and ruleset.rules.parties == "called":
        carried |= {"trump", "old_man"}
    empty = Status()
    known = {name for name in Status._fields if getattr(status, name) != getattr(empty, name)}
    for name in sorted(known ^ carried):
        reason = "not-of-this-game" if name in known else "must-be-carried"
        reader.refuse("status", reason, *parts[name])
    if known != carried:
        return
    if status.masters and not _is_side(ruleset, status.masters, status):
        reader.refuse("status", "not-a-party", *parts["masters"])
    if status.servant != NOBODY and status.masters >> status.servant & 1:
        reader.refuse("status", "servant-is-master", *parts["servant"])
    if status.old_man != NOBODY and not _is_of(ruleset, status.party, status.old_man):
        reader.refuse("status", "no-old-man", *parts["party"])


def _is_side(ruleset: FilkoRuleset, masters: int, status: Status) -> bool:
    """Return whether the masters are one of the two parties."""
    if ruleset.fixed:
        party = ruleset.first_party
        if status.party not in (0, party):
            return False
    else:
        party = status.party
    return masters in (party, ruleset.everybody & ~party)


def _is_of(ruleset: FilkoRuleset, party: int, old_man: int) -> bool:
    """Return whether a party may be the Old Man's: he and at most one partner, or a fixed one."""
    return ruleset.fixed or bool(party >> old_man & 1 and party.bit_count() <= 2)


# --- the moment -----------------------------------------------------------------------------------


def check_moment(reader: FilkoPositionReader, state: FilkoState) -> None:
    """Check that the phase is possible, and that the right seat is to move."""
    if not reader.is_sound("phase"):
        return
    if state.order and state.phase != CUT:
        reader.refuse("order", "not-now")
    _MOMENTS[state.phase](reader, state)


def _check_cut(reader: FilkoPositionReader, state: FilkoState) -> None:
    if reader.is_sound("order", "exposed") and (not state.order or state.exposed):
        reader.refuse("exposed" if state.order else "order", "not-now")
    _refuse_tricks(reader, state)
    rules = state.ruleset.rules
    if not dealing.has_cut(rules):
        reader.refuse("phase", "not-of-this-game")
    left, right = dealing.left_of_dealer(state), state.ruleset.after[state.dealer]
    if reader.is_sound("phase", "turn", "dealer") and (
        state.to_move != left and not (state.to_move == right and dealing.may_leave_cut(state))
    ):
        reader.refuse("turn", "not-to-move")


def _check_call(reader: FilkoPositionReader, state: FilkoState) -> None:
    if not old_man_calls(state.ruleset) or state.status.trump != NOBODY:
        reader.refuse("phase", "not-of-this-game")
        return
    _refuse_tricks(reader, state)
    if reader.has_whole_pack and reader.is_sound("turn") and state.to_move != state.old_man:
        reader.refuse("turn", "not-to-move")


def _refuse_tricks(reader: FilkoPositionReader, state: FilkoState) -> None:
    """Refuse tricks before the first lead."""
    for key in ("trick", "tricks"):
        if getattr(state, key):
            reader.refuse(key, "not-now")


def _check_play(reader: FilkoPositionReader, state: FilkoState) -> None:
    turn = (state.leader + len(state.trick)) % state.ruleset.players
    if reader.is_sound("hands") and not any(state.hands):
        reader.refuse("hands", "deal-over")
    if reader.is_sound("turn", "leader", "trick") and state.to_move != turn:
        reader.refuse("turn", "not-to-move")


def _check_choose(reader: FilkoPositionReader, state: FilkoState) -> None:
    """Check that the deal is over, and that masters without a servant are to choose one."""
    if reader.errors:
        return
    over = not any(state.hands) or (state.ruleset.rules.early_end and state.is_decided())
    if state.trick or not over:
        reader.refuse("phase", "deal-goes-on")
        return
    end = state.outcome()
    if end.dealer != NOBODY:
        reader.refuse("phase", "no-servant-to-choose")
    elif not end.status.masters >> state.to_move & 1:
        reader.refuse("turn", "not-to-move")


_MOMENTS = {CUT: _check_cut, CALL: _check_call, PLAY: _check_play, CHOOSE: _check_choose}


# --- trumps, tricks and parties -------------------------------------------------------------------


def check_trump(reader: FilkoPositionReader, state: FilkoState) -> None:
    """Check that the trump suit is the one that the cards made or an earlier deal left."""
    if not reader.is_sound("trump", "phase"):
        return
    if (state.trump == NO_TRUMP) != (state.phase in (CUT, CALL)):
        reader.refuse("trump", "not-a-suit")
        return
    calls = old_man_calls(state.ruleset)
    if state.exposed and reader.is_sound("exposed"):
        *before, last = (card & FACE_MASK for card in state.exposed)
        permanent = state.ruleset.permanent
        if last in permanent or not set(before) <= set(permanent) or calls:
            reader.refuse("exposed", "not-the-trump")
        elif last >> 3 != state.trump:
            reader.refuse("trump", "not-the-trump")
    if calls and state.phase == PLAY and reader.is_sound("called", "status"):
        made = state.status.trump if state.called == NO_CARD else state.called >> 3 & 3
        if state.ruleset.rules.trump_method == "name-suit":
            made = state.status.trump
        if made not in (NOBODY, state.trump):
            reader.refuse("trump", "not-the-trump")


def derive_winners(reader: FilkoPositionReader, state: FilkoState) -> None:
    """Set the winner of each trick, and the points; refuse another winner that is named."""
    if not reader.is_sound("tricks", "trump", "phase"):
        return
    ruleset = state.ruleset
    order = ruleset.orders[state.trump]
    parts = [part for part in reader.parts("tricks") if part[0]]
    for place, (led, cards, named) in enumerate(state.tricks):
        winner = (led + order.best(cards)) % ruleset.players
        if named not in (NOBODY, winner):
            reader.refuse("tricks", "not-the-winner", *parts[place])
        state.tricks[place] = (led, cards, winner)
        state.totals[ruleset.side[winner]] += ruleset.points([card & FACE_MASK for card in cards])


def derive_parties(reader: FilkoPositionReader, state: FilkoState) -> None:
    """Set the Old Man, the called card, his party, and whether all know it."""
    ruleset, status = state.ruleset, state.status
    cards = reader.cards("called")
    if not old_man_calls(ruleset) or state.phase == CUT:
        for key in ("called", "oldman", "party", "shown"):
            if key in reader.fields:
                reader.refuse(key, "not-of-this-game" if state.phase != CUT else "not-now")
        return
    if not reader.has_whole_pack or not reader.is_sound("status", "leader"):
        return
    state.old_man = status.old_man
    if state.old_man == NOBODY:
        state.old_man = _dealt_to(state, ruleset.old_man_card)
    if "oldman" in reader.fields:
        named = reader.seat("oldman")
        if reader.is_sound("oldman") and named != state.old_man:
            reader.refuse("oldman", "not-the-old-man")
    state.called = _called(reader, state, cards)
    if ruleset.fixed or not reader.is_sound("called"):
        return
    state.party = _party(reader, state)
    state.revealed = bool(status.party) or bool(
        state.called != NO_CARD and state.gone >> state.called & 1
    )
    if "shown" in reader.fields and (reader.fields["shown"] != "1" or not state.revealed):
        reader.refuse("shown", "not-shown-yet")


def all_plays(state: FilkoState) -> list[tuple[int, tuple[int, ...]]]:
    """Return the leader and the cards of each finished trick and of the one on the table."""
    return [*((led, cards) for led, cards, _ in state.tricks), (state.leader, state.trick)]


def _dealt_to(state: FilkoState, card: int) -> int:
    """Return the seat that a card was dealt to, whether or not it has been played."""
    for led, cards in all_plays(state):
        if card in cards:
            return (led + cards.index(card)) % state.ruleset.players
    return dealing.holder_of(state, card)


def _called(reader: FilkoPositionReader, state: FilkoState, cards: list[int]) -> int:
    """Return the card whose holder is the Old Man's partner, NO_CARD if there is none.

    `cards` are those of the field `called`.
    """
    ruleset = state.ruleset
    rules = ruleset.rules
    if len(cards) > 1:
        reader.refuse("called", "one-card")
        return NO_CARD
    if rules.parties == "called" and state.phase != CALL and not state.status.party:
        return _called_card(reader, state, cards)
    called = NO_CARD
    if rules.parties == "top-overs" and not state.status.party:
        called = ruleset.second_over
        alone = _dealt_to(state, called) == state.old_man
        if alone and rules.both_overs == "redeal":
            reader.refuse("hands", "dealt-again")
    if cards not in ([], [called]):
        reader.refuse("called", "not-the-called-card")
    return called


def _called_card(reader: FilkoPositionReader, state: FilkoState, cards: list[int]) -> int:
    """Return the card that the Old Man has called, NO_CARD if it cannot be called."""
    if not cards:
        if reader.is_sound("called"):
            reader.refuse_missing("called")
        return NO_CARD
    called = cards[0]
    if called not in state.ruleset.callable_cards():
        reader.refuse("called", "not-callable")
        return NO_CARD
    own = _dealt_to(state, called) == state.old_man
    if own and state.ruleset.rules.own_card == "forbidden":
        reader.refuse("called", "own-card")
    return called


def _party(reader: FilkoPositionReader, state: FilkoState) -> int:
    """Return the Old Man's party: kept from the deal before, or made by the called card."""
    party = state.status.party
    if not party and state.called != NO_CARD:
        party = 1 << state.old_man | 1 << _dealt_to(state, state.called)
    if "party" in reader.fields:
        named = reader.party("party", reader.fields["party"])
        if reader.is_sound("party") and named != party:
            reader.refuse("party", "not-the-party")
    return party
