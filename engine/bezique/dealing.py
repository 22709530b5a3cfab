"""From the shuffled pack to the first lead: hands, the stock, and the card turned up for trumps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bezique.kinds import PLAY, is_trump_seven
from engine.events import Dealt, Turned

if TYPE_CHECKING:
    from engine.bezique.state import BeziqueState
    from engine.events import Event


def deal_hands(state: BeziqueState, events: list[Event] | None) -> None:
    """Deal in packets from the dealer's left; where a turn-up makes trumps, turn it."""
    tables = state.tables
    pack = state.stock
    top = 0
    for count in tables.rules.packets:
        for seat in tables.turns[tables.after[state.dealer]]:
            state.hands[seat] += pack[top : top + count]
            top += count
    for hand in state.hands:
        hand.sort()
    state.phase = PLAY
    state.leader = state.to_move = tables.after[state.dealer]
    if events is not None:
        events.append(Dealt(state.dealer))
    if tables.rules.trump_method == "turn-up":
        state.stock = (*pack[top + 1 :], pack[top])
        _turn_up(state, pack[top], events)
    else:
        state.stock = pack[top:]


def _turn_up(state: BeziqueState, card: int, events: list[Event] | None) -> None:
    """A card makes trumps; a seven may score for the dealer."""
    state.turnup = card
    state.trump = card >> 3 & 3
    state.chart = state.tables.charts[state.trump]
    if events is not None:
        events.append(Turned(card))
    if is_trump_seven(card, state.trump):
        points = state.tables.rules.turned_seven
        state.score(state.dealer, points, "bezique.seven.turned-points", (card,), events)
