"""Checks of a position against its cards, and the fields that follow from the cards.

The winner of a trick, the Old Man, his party and whether all know it follow from the cards and the
call. A position may leave them out; a field that contradicts them is refused. Whether the cards
were played by the rules is not checked: a position made by hand may come from any play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.cards import FACE_MASK, NO_CARD, check_whole_pack
from brisques.filko import dealing
from brisques.filko.ruleset import CALL, CHOOSE, CUT, PLAY
from brisques.filko.state import FilkoState
from brisques.filko.status import Status
from brisques.game import NOBODY
from brisques.tricks import NO_TRUMP

if TYPE_CHECKING:
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
    """Check that the position holds the pack once, and hands of the right sizes.

    Raises: position/card-twice, position/card-missing, position/bad-field.
    """
    ruleset = reader.ruleset
    piles = [*state.hands, state.trick, *(cards for _, cards, _ in state.tricks)]
    cards = [card for pile in piles for card in pile]
    if state.phase == CUT:
        cards += state.order
    check_whole_pack(cards, ruleset.cards, ruleset.pattern)
    left = 0 if state.phase == CUT else ruleset.hand - len(state.tricks)
    for seat, hand in enumerate(state.hands):
        turn = (seat - state.leader) % ruleset.players
        wanted = left - (turn < len(state.trick))
        if len(hand) != wanted:
            raise reader.bad("hands", "other-size", size=wanted)
    if len(state.trick) >= ruleset.players:
        raise reader.bad("trick", "wrong-size")


# --- what was carried into the deal ---------------------------------------------------------------


def check_status(reader: FilkoPositionReader, status: Status) -> None:
    """Check that a deal can have left this status.

    Raises: position/bad-field.
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
    if known != carried:
        raise reader.bad("status", "not-of-this-game")
    if status.masters and not _is_side(ruleset, status.masters, status):
        raise reader.bad("status", "not-a-party")
    if status.servant != NOBODY and status.masters >> status.servant & 1:
        raise reader.bad("status", "servant-is-master")
    if status.old_man != NOBODY and not _is_of(ruleset, status.party, status.old_man):
        raise reader.bad("status", "no-old-man")


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
    """Check that the phase is possible, and that the right seat is to move.

    Raises: position/bad-field.
    """
    if state.order and state.phase != CUT:
        raise reader.bad("order", "not-now")
    _MOMENTS[state.phase](reader, state)


def _check_cut(reader: FilkoPositionReader, state: FilkoState) -> None:
    if not state.order or state.exposed:
        raise reader.bad("exposed" if state.order else "order", "not-now")
    rules = state.ruleset.rules
    if not (dealing.cut_makes_trumps(rules) or dealing.cut_is_for_order(rules)):
        raise reader.bad("phase", "not-of-this-game")
    left, right = dealing.left_of_dealer(state), state.ruleset.after[state.dealer]
    if state.to_move != left and not (state.to_move == right and dealing.may_leave_cut(state)):
        raise reader.bad("turn", "not-to-move")


def _check_call(reader: FilkoPositionReader, state: FilkoState) -> None:
    if not old_man_calls(state.ruleset) or state.status.trump != NOBODY:
        raise reader.bad("phase", "not-of-this-game")
    for key in ("trick", "tricks"):
        if getattr(state, key):
            raise reader.bad(key, "not-now")
    if state.to_move != state.old_man:
        raise reader.bad("turn", "not-to-move")


def _check_play(reader: FilkoPositionReader, state: FilkoState) -> None:
    turn = (state.leader + len(state.trick)) % state.ruleset.players
    if not any(state.hands):
        raise reader.bad("hands", "deal-over")
    if state.to_move != turn:
        raise reader.bad("turn", "not-to-move")


def _check_choose(reader: FilkoPositionReader, state: FilkoState) -> None:
    """Check that the deal is over, and that masters without a servant are to choose one."""
    over = not any(state.hands) or (state.ruleset.rules.early_end and state.is_decided())
    if state.trick or not over:
        raise reader.bad("phase", "deal-goes-on")
    end = state.outcome()
    if end.dealer != NOBODY:
        raise reader.bad("phase", "no-servant-to-choose")
    if not end.status.masters >> state.to_move & 1:
        raise reader.bad("turn", "not-to-move")


_MOMENTS = {CUT: _check_cut, CALL: _check_call, PLAY: _check_play, CHOOSE: _check_choose}


# --- trumps, tricks and parties -------------------------------------------------------------------


def check_trump(reader: FilkoPositionReader, state: FilkoState) -> None:
    """Check that the trump suit is the one that the cards made or an earlier deal left.

    Raises: position/bad-field.
    """
    if (state.trump == NO_TRUMP) != (state.phase in (CUT, CALL)):
        raise reader.bad("trump", "not-a-suit")
    if state.exposed:
        *before, last = (card & FACE_MASK for card in state.exposed)
        permanent = state.ruleset.permanent
        if last in permanent or not set(before) <= set(permanent) or old_man_calls(state.ruleset):
            raise reader.bad("exposed", "not-the-trump")
        if last >> 3 != state.trump:
            raise reader.bad("trump", "not-the-trump")
    if old_man_calls(state.ruleset) and state.phase == PLAY:
        made = state.status.trump if state.called == NO_CARD else state.called >> 3 & 3
        if state.ruleset.rules.trump_method == "name-suit":
            made = state.status.trump
        if made not in (NOBODY, state.trump):
            raise reader.bad("trump", "not-the-trump")


def derive_winners(reader: FilkoPositionReader, state: FilkoState) -> None:
    """Set the winner of each trick, and the points.

    Raises: position/bad-field, if the position names another winner.
    """
    ruleset = state.ruleset
    order = ruleset.orders[state.trump]
    for place, (led, cards, named) in enumerate(state.tricks):
        winner = (led + order.best(cards)) % ruleset.players
        if named not in (NOBODY, winner):
            raise reader.bad("tricks", "not-the-winner")
        state.tricks[place] = (led, cards, winner)
        state.totals[ruleset.side[winner]] += ruleset.points([card & FACE_MASK for card in cards])


def derive_parties(reader: FilkoPositionReader, state: FilkoState) -> None:
    """Set the Old Man, the called card, his party, and whether all know it.

    Raises: position/bad-field, position/missing-field.
    """
    ruleset, status = state.ruleset, state.status
    if not old_man_calls(ruleset) or state.phase == CUT:
        for key in ("called", "oldman", "party", "shown"):
            if key in reader.fields:
                raise reader.bad(key, "not-of-this-game" if state.phase != CUT else "not-now")
        return
    state.old_man = status.old_man
    if state.old_man == NOBODY:
        state.old_man = _dealt_to(state, ruleset.old_man_card)
    if "oldman" in reader.fields and reader.seat("oldman") != state.old_man:
        raise reader.bad("oldman", "not-the-old-man")
    state.called = _called(reader, state)
    if not ruleset.fixed:
        state.party = _party(reader, state)
        state.revealed = bool(status.party) or bool(
            state.called != NO_CARD and state.gone >> state.called & 1
        )
        if "shown" in reader.fields and (reader.fields["shown"] != "1" or not state.revealed):
            raise reader.bad("shown", "not-shown-yet")


def all_plays(state: FilkoState) -> list[tuple[int, tuple[int, ...]]]:
    """Return the leader and the cards of each finished trick and of the one on the table."""
    return [*((led, cards) for led, cards, _ in state.tricks), (state.leader, state.trick)]


def _dealt_to(state: FilkoState, card: int) -> int:
    """Return the seat that a card was dealt to, whether or not it has been played."""
    for led, cards in all_plays(state):
        if card in cards:
            return (led + cards.index(card)) % state.ruleset.players
    return dealing.holder_of(state, card)


def _called(reader: FilkoPositionReader, state: FilkoState) -> int:
    """Return the card whose holder is the Old Man's partner, NO_CARD if there is none."""
    ruleset = state.ruleset
    rules = ruleset.rules
    cards = reader.cards("called")
    if len(cards) > 1:
        raise reader.bad("called", "one-card")
    if rules.parties == "called" and state.phase != CALL and not state.status.party:
        return _called_card(reader, state, cards)
    called = NO_CARD
    if rules.parties == "top-overs" and not state.status.party:
        called = ruleset.second_over
        alone = _dealt_to(state, called) == state.old_man
        if alone and rules.both_overs == "redeal":
            raise reader.bad("hands", "dealt-again")
    if cards not in ([], [called]):
        raise reader.bad("called", "not-the-called-card")
    return called


def _called_card(reader: FilkoPositionReader, state: FilkoState, cards: list[int]) -> int:
    """Return the card that the Old Man has called."""
    if not cards:
        raise reader.missing("called")
    called = cards[0]
    if called not in state.ruleset.callable_cards():
        raise reader.bad("called", "not-callable")
    own = _dealt_to(state, called) == state.old_man
    if own and state.ruleset.rules.own_card == "forbidden":
        raise reader.bad("called", "own-card")
    return called


def _party(reader: FilkoPositionReader, state: FilkoState) -> int:
    """Return the Old Man's party: kept from the deal before, or made by the called card."""
    party = state.status.party
    if not party and state.called != NO_CARD:
        party = 1 << state.old_man | 1 << _dealt_to(state, state.called)
    if "party" in reader.fields and reader.party("party", reader.fields["party"]) != party:
        raise reader.bad("party", "not-the-party")
    return party
