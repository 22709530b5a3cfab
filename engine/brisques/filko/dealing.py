"""From the shuffled pack to the first lead: the cut, the deal, trumps and parties.

The opponent on the dealer's left cuts; if both of the dealer's neighbours are masters and he is
none, they may let the one on his right do it (S3 Preparation and Deal).

By `trump.method` the suit is that of the dealer's first card, of the bottom card of the cut, or
named by the holder of the Old Man, the Over of acorns; he may name a card with it, whose holder is
his partner. A permanent trump met on the way is passed over (S3).
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
    from brisques.filko.state_data import FilkoStateData
    from brisques.variants.filko import FilkoRules


def begin_deal(
    state: FilkoStateData, order: tuple[int, ...], events: list[Event] | None, *, cut: bool
) -> None:
    """Have the pack cut, or deal it at once."""
    state.order = order
    if cut:
        state.phase = CUT
        state.to_move = left_of_dealer(state)
    else:
        _deal(state, events)


def cut_makes_trumps(rules: FilkoRules) -> bool:
    """Whether the suit of trumps is that of a card at the cut."""
    return rules.trump_method == "cut"


def cut_is_for_order(rules: FilkoRules) -> bool:
    """Whether the pack is cut though the cut makes no trumps."""
    return not cut_makes_trumps(rules) and rules.cut != "for-trumps"


def left_of_dealer(state: FilkoStateData) -> int:
    """The seat on the dealer's left, before him in the order of play."""
    return (state.dealer - 1) % state.ruleset.players


def may_leave_cut(state: FilkoStateData) -> bool:
    """Whether the master on the dealer's left may leave the cut to the one on the right."""
    left, right = left_of_dealer(state), state.ruleset.after[state.dealer]
    masters = state.status.masters
    both = masters >> left & masters >> right & ~(masters >> state.dealer) & 1
    return state.ruleset.rules.cut == "masters-choose" and both == 1


def cut_actions(state: FilkoStateData) -> list[int]:
    """The cuts that the seat to move may make, and whether it may leave the cut to another."""
    most = len(state.ruleset.cards) - LEAST_CUT
    may_leave = state.to_move == left_of_dealer(state) and may_leave_cut(state)
    other = [LEAVE_CUT] if may_leave else []
    return other + [CUT_BASE + count for count in range(LEAST_CUT, most + 1)]


def apply_cut(state: FilkoStateData, action: int, events: list[Event] | None) -> None:
    """Lift the first cards and put them below; the bottom one of them may make trumps.

    Or leave the cut to the seat on the dealer's right.
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
    """Show cards one by one until one makes trumps."""
    for place, card in enumerate(cards, 1):
        if events is not None:
            events.append(Turned(card))
        if card & FACE_MASK not in state.ruleset.permanent:
            state.exposed = cards[:place]
            state.trump = card >> 3 & 3
            return


def _deal(state: FilkoStateData, events: list[Event] | None) -> None:
    """Deal the packets round from the dealer's right, then settle trumps, parties and the lead."""
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
        _have_it_called(state, events)


def holder_of(state: FilkoStateData, card: int) -> int:
    """The seat that holds a card."""
    return next(seat for seat, hand in enumerate(state.hands) if card in hand)


def _have_it_called(state: FilkoStateData, events: list[Event] | None) -> None:
    """The Old Man calls, or what he called goes on while masters rule."""
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
    """What the Old Man may call or name."""
    ruleset = state.ruleset
    if ruleset.rules.trump_method == "name-suit":
        return [NAME_BASE + suit for suit in range(4)]
    mine = state.hands[state.old_man] if ruleset.rules.own_card == "forbidden" else ()
    return [CALL_BASE + card for card in ruleset.callable_cards() if card not in mine]


def apply_call(state: FilkoStateData, action: int, events: list[Event] | None) -> None:
    """The Old Man names the suit, and perhaps the card whose holder is his partner; he leads."""
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
    """The Old Man leads to the first trick, or as without him the dealer's right."""
    leads = state.ruleset.rules.first_lead == "old-man"
    state.leader = state.to_move = state.old_man if leads else state.ruleset.after[state.dealer]
