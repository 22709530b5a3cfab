"""Between two tricks: all seats draw while there is a stock; after the last the deal ends."""

from __future__ import annotations

from bisect import insort

from brisques.bezique import settlement
from brisques.bezique.meld_types import SHOWN
from brisques.bezique.state_data import BeziqueStateData
from brisques.cards import NO_CARD
from brisques.events import Drew, EndgameBegan, Event


def draw(state: BeziqueStateData, events: list[Event] | None) -> None:
    """Let all seats draw, the winner first, or end the deal after its last trick.

    Source: `stock.draw`.
    """
    leader = state.leader = state.to_move
    if state.is_endgame:
        if not state.hands[leader]:
            settlement.score_deal_end(state, events)
            state.finish(events)
        else:
            state.number += 1
        return
    state.number += 1
    hands, stock, drawn = state.hands, state.stock, state.drawn
    seats = state.ruleset.turns[leader]
    if state.separate_piles and drawn + len(seats) < len(stock):  # the turn-up is for the last
        seats = state.ruleset.turns[0]
    if events is not None:
        for seat in state.ruleset.turns[leader]:
            card = stock[drawn + seats.index(seat)]
            events.append(Drew(seat, card, card == state.turnup))
    for seat in seats:
        insort(hands[seat], stock[drawn])
        drawn += 1
    state.drawn = drawn
    if drawn == len(stock):
        _begin_endgame(state, events)


def _begin_endgame(state: BeziqueStateData, events: list[Event] | None) -> None:
    """Begin the endgame. All have seen who drew the turn-up, the last card of the stock."""
    state.is_endgame = True
    state.duty = state.ruleset.endgame_duty
    if state.turnup != NO_CARD:
        state.used[state.turnup] |= SHOWN
        state.turnup = NO_CARD
    if events is not None:
        events.append(EndgameBegan())
