"""The cut, the deal, trumps and parties: all that happens before the first lead.

The opponent on the dealer's left cuts. If both of the dealer's neighbours are masters and the
dealer is not, the left one may leave the cut to the right one (S3 Preparation and Deal).

`trump.method` says which suit is trumps: that of the dealer's first card, that of the bottom card
of the cut, or one named by the holder of the Old Man (the Over of acorns), who may call a card with
it whose holder becomes the partner. A permanent trump among exposed cards is skipped (S3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.cards import FACE_MASK
from brisques.events import Called, Cut, CutLeft, Dealt, Turned
from brisques.filko.ruleset import (
    CALL,
    CALL_BASE,
    CUT,
    CUT_BASE,
    LEAST_CUT,
    LEAVE_CUT,
    NAME_BASE,
    PLAY,
)
from brisques.game import NOBODY

if TYPE_CHECKING:
    from brisques.events import Event
    from brisques.filko.ruleset import FilkoRuleset
    from brisques.filko.state_data import FilkoStateData
    from brisques.variants.filko import FilkoRules


def begin_deal(
    state: FilkoStateData, order: tuple[int, ...], events: list[Event] | None, *, cut: bool
) -> None:
    """Begin a deal with the order of the pack: let a seat cut it, or deal it at once."""
    state.order = order
    if cut:
        state.phase = CUT
        state.to_move = left_of_dealer(state)
    else:
        _deal(state, events)


def cut_makes_trumps(rules: FilkoRules) -> bool:
    """Return whether a card at the cut makes trumps."""
    return rules.trump_method == "cut"


def cut_is_for_order(rules: FilkoRules) -> bool:
    """Return whether the pack is cut although the cut makes no trumps."""
    return not cut_makes_trumps(rules) and rules.cut != "for-trumps"


def has_cut(rules: FilkoRules) -> bool:
    """Return whether a seat cuts the pack."""
    return cut_makes_trumps(rules) or cut_is_for_order(rules)


def left_of_dealer(state: FilkoStateData) -> int:
    """Return the seat on the dealer's left, which is last in the order of play."""
    return (state.dealer - 1) % state.ruleset.players


def may_leave_cut(state: FilkoStateData) -> bool:
    """Return whether the master on the dealer's left may leave the cut to the one on the right.

    Source: S3 Preparation and Deal.
    """
    left, right = left_of_dealer(state), state.ruleset.after[state.dealer]
    masters = state.status.masters
    both = masters >> left & masters >> right & ~(masters >> state.dealer) & 1
    return state.ruleset.rules.cut == "masters-choose" and both == 1


def cut_sizes(ruleset: FilkoRuleset) -> range:
    """Return how many cards may be cut off."""
    return range(LEAST_CUT, len(ruleset.cards) - LEAST_CUT + 1)


def cut_actions(state: FilkoStateData) -> list[int]:
    """Return the actions of the seat that cuts, ascending."""
    may_leave = state.to_move == left_of_dealer(state) and may_leave_cut(state)
    other = [LEAVE_CUT] if may_leave else []
    return other + [CUT_BASE + count for count in cut_sizes(state.ruleset)]


def apply_cut(state: FilkoStateData, action: int, events: list[Event] | None) -> None:
    """Cut the pack and deal it, or leave the cut to the seat on the dealer's right.

    The bottom card of the lifted packet may make trumps.
    """
    if action == LEAVE_CUT:
        if events is not None:
            events.append(CutLeft(state.to_move))
        state.to_move = state.ruleset.after[state.dealer]
        return
    count = action - CUT_BASE
    state.order = state.order[count:] + state.order[:count]
    if events is not None:
        events.append(Cut(state.to_move, count))
    if cut_makes_trumps(state.ruleset.rules):
        _turn_up(state, state.order[::-1], events)
    _deal(state, events)


def _turn_up(state: FilkoStateData, cards: tuple[int, ...], events: list[Event] | None) -> None:
    """Turn up cards one by one until one makes trumps."""
    for place, card in enumerate(cards, 1):
        if events is not None:
            events.append(Turned(card))
        if card & FACE_MASK not in state.ruleset.permanent:
            state.exposed = cards[:place]
            state.trump = card >> 3 & 3
            return


def _deal(state: FilkoStateData, events: list[Event] | None) -> None:
    """Deal in packets from the dealer's right, then set trumps, parties and the first lead."""
    ruleset = state.ruleset
    players = ruleset.players
    dealt: list[list[int]] = [[] for _ in range(players)]
    top = 0
    for count in ruleset.rules.packets:
        for turn in range(1, players + 1):
            dealt[(state.dealer + turn) % players] += state.order[top : top + count]
            top += count
    state.hands = [sorted(hand) for hand in dealt]
    state.phase = PLAY
    state.leader = state.to_move = ruleset.after[state.dealer]
    if events is not None:
        events.append(Dealt(state.dealer))
    if ruleset.rules.trump_method == "dealer-first-card":
        _turn_up(state, tuple(dealt[state.dealer]), events)
    elif ruleset.rules.trump_method != "cut":
        _begin_call(state, events)


def holder_of(state: FilkoStateData, card: int) -> int:
    """Return the seat that holds a card."""
    return next(seat for seat, hand in enumerate(state.hands) if card in hand)


def _begin_call(state: FilkoStateData, events: list[Event] | None) -> None:
    """Ask the Old Man to call, or keep the trumps and parties of an earlier call."""
    status = state.status
    state.old_man = holder_of(state, state.ruleset.old_man_card)
    if status.party:
        state.party = status.party
        state.revealed = True
    if status.party and status.trump != NOBODY:
        state.trump = status.trump
        state.old_man = status.old_man
        _let_lead(state)
        return
    if state.ruleset.rules.parties == "top-overs" and not status.party:
        state.called = state.ruleset.second_over
        partner = holder_of(state, state.called)
        state.party = 1 << state.old_man | 1 << partner
        if partner == state.old_man and state.ruleset.rules.both_overs == "redeal":
            state.finish(events)
            return
    state.phase = CALL
    state.to_move = state.old_man


def call_actions(state: FilkoStateData) -> list[int]:
    """Return the cards that the Old Man may call, or the suits to name, as actions."""
    ruleset = state.ruleset
    if ruleset.rules.trump_method == "name-suit":
        return [NAME_BASE + suit for suit in range(4)]
    mine = state.hands[state.old_man] if ruleset.rules.own_card == "forbidden" else ()
    return [CALL_BASE + card for card in ruleset.callable_cards() if card not in mine]


def apply_call(state: FilkoStateData, action: int, events: list[Event] | None) -> None:
    """Make trumps by the call of the Old Man, and his party if he calls a card."""
    if action >= CALL_BASE:
        state.called = action - CALL_BASE
        state.trump = state.called >> 3 & 3
        state.party = 1 << state.old_man | 1 << holder_of(state, state.called)
    else:
        state.trump = action - NAME_BASE
    if events is not None:
        named = state.called if action >= CALL_BASE else -1
        events.append(Called(state.old_man, state.trump, named))
    state.phase = PLAY
    _let_lead(state)


def _let_lead(state: FilkoStateData) -> None:
    """Set who leads to the first trick: the Old Man, or the dealer's right (`play.first-lead`)."""
    leads = state.ruleset.rules.first_lead == "old-man"
    state.leader = state.to_move = state.old_man if leads else state.ruleset.after[state.dealer]
