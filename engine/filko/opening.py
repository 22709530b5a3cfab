"""From the shuffled pack to the first lead: the cut, the deal, trumps and parties.

By `trump.method` the suit is that of the dealer's first card, of the bottom card of the cut, or
named by the holder of the Old Man, the Over of acorns; he may name a card with it, whose holder is
his partner. A permanent trump met on the way is passed over (S3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import FACE_MASK
from engine.events import Called, Cut, Dealt, Turned
from engine.filko.tables import CALL, CALL_BASE, CUT, LEAST_CUT, NAME_BASE, PLAY
from engine.game import NOBODY

if TYPE_CHECKING:
    from engine.events import Event
    from engine.filko.state import FilkoState
    from engine.filko.tables import FilkoTables


def begin(state: FilkoState, order: tuple[int, ...], events: list[Event] | None) -> None:
    """Have the pack cut, or deal it at once."""
    state.order = order
    if state.tables.rules.trump_method == "cut":
        state.phase = CUT
        # The opponent on the dealer's left, who sits before him in the order of play.
        state.to_move = (state.dealer - 1) % state.tables.players
    else:
        _deal(state, events)


def cuts(tables: FilkoTables) -> range:
    """How many cards a cut may lift."""
    return range(LEAST_CUT, len(tables.cards) - LEAST_CUT + 1)


def cut(state: FilkoState, count: int, events: list[Event] | None) -> None:
    """Lift so many cards: the bottom one of them, which all see, makes trumps; they go below."""
    lifted = state.order[:count]
    state.order = state.order[count:] + lifted
    if events is not None:
        events.append(Cut(state.to_move, count))
    _expose(state, state.order[::-1], events)
    _deal(state, events)


def _expose(state: FilkoState, cards: tuple[int, ...], events: list[Event] | None) -> None:
    """Show cards one by one until one makes trumps."""
    for place, card in enumerate(cards, 1):
        if events is not None:
            events.append(Turned(card))
        if card & FACE_MASK not in state.tables.permanent:
            state.exposed = cards[:place]
            state.trump = card >> 3 & 3
            return


def _deal(state: FilkoState, events: list[Event] | None) -> None:
    """Deal the packets round from the dealer's right, then settle trumps, parties and the lead."""
    tables = state.tables
    players = tables.players
    dealt: list[list[int]] = [[] for _ in range(players)]
    top = 0
    for count in tables.rules.packets:
        for turn in range(1, players + 1):
            dealt[(state.dealer + turn) % players] += state.order[top : top + count]
            top += count
    state.hands = [sorted(hand) for hand in dealt]
    state.phase = PLAY
    state.leader = state.to_move = tables.after[state.dealer]
    if events is not None:
        events.append(Dealt(state.dealer))
    if tables.rules.trump_method == "dealer-first-card":
        _expose(state, tuple(dealt[state.dealer]), events)
    elif tables.rules.trump_method != "cut":
        _have_it_called(state, events)


def holder(state: FilkoState, card: int) -> int:
    """The seat that holds a card."""
    return next(seat for seat, hand in enumerate(state.hands) if card in hand)


def _have_it_called(state: FilkoState, events: list[Event] | None) -> None:
    """The Old Man calls, or what he called goes on while masters rule."""
    status = state.status
    state.old_man = holder(state, state.tables.old_man_card)
    if status.party:
        state.party = status.party
        state.revealed = True
    if status.party and status.trump != NOBODY:
        state.trump = status.trump
        state.old_man = status.old_man
        _let_lead(state)
        return
    if state.tables.rules.parties == "top-overs" and not status.party:
        state.called = state.tables.second_over
        partner = holder(state, state.called)
        state.party = 1 << state.old_man | 1 << partner
        if partner == state.old_man and state.tables.rules.both_overs == "redeal":
            state.finish(events)
            return
    state.phase = CALL
    state.to_move = state.old_man


def calls(state: FilkoState) -> list[int]:
    """What the Old Man may call or name."""
    tables = state.tables
    if tables.rules.trump_method == "name-suit":
        return [NAME_BASE + suit for suit in range(4)]
    mine = state.hands[state.old_man] if tables.rules.own_card == "forbidden" else ()
    return [CALL_BASE + card for card in tables.callable_cards() if card not in mine]


def call(state: FilkoState, action: int, events: list[Event] | None) -> None:
    """The Old Man names the suit, and perhaps the card whose holder is his partner; he leads."""
    if action >= CALL_BASE:
        state.called = action - CALL_BASE
        state.trump = state.called >> 3 & 3
        state.party = 1 << state.old_man | 1 << holder(state, state.called)
    else:
        state.trump = action - NAME_BASE
    if events is not None:
        named = state.called if action >= CALL_BASE else -1
        events.append(Called(state.old_man, state.trump, named))
    state.phase = PLAY
    _let_lead(state)


def _let_lead(state: FilkoState) -> None:
    """The Old Man leads to the first trick, or as without him the dealer's right."""
    leads = state.tables.rules.first_lead == "old-man"
    state.leader = state.to_move = state.old_man if leads else state.tables.after[state.dealer]
