"""After a trick is won: what its winner, or his partner, may declare, exchange or lay down.

The winner is asked until he is done or nothing is left; then all draw. Who melds from the hand is
asked whatever he holds, as long as the rules leave anything to do, and so is a partner the right is
passed to: going on must not tell what anybody has.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from engine.bezique.kinds import (
    CARD_BIT,
    DECLARE,
    DECLARE_SEVEN,
    DONE,
    EXCHANGE,
    LAY,
    MELD,
    PASS,
    PLAY,
    SHOWN,
    Meld,
)
from engine.bezique.melds import hand_actions, meld_actions, slot_refusal
from engine.bezique.sevens import seven_at_hand, seven_refusal
from engine.cards import NO_CARD, TEN
from engine.events import Exchanged, Laid, Passed
from engine.game import NOBODY

if TYPE_CHECKING:
    from engine.bezique.state import BeziqueState
    from engine.events import Event


def offer(state: BeziqueState, near: list[tuple[int, Meld]], events: list[Event] | None) -> None:
    """Let the winner declare, or go on declaring, if there is anything; else draw."""
    tables = state.tables
    if tables.always_offers or state.swap >= 0:
        found = options(state, near)
    else:
        found = meld_actions(state, near) if near else []
    if _is_asked(state) if tables.from_hand else found:
        state.options = [DONE, *found]
        state.near = near
        state.phase = DECLARE
        return
    if state.phase == DECLARE or state.swap >= 0:
        _leave(state)
    state.draw(events)


def options(state: BeziqueState, near: list[tuple[int, Meld]]) -> list[int]:
    """What may be declared, exchanged, laid down or passed on now, ascending."""
    tables = state.tables
    found: list[int]
    if tables.from_hand:
        found = hand_actions(state)
        if _may_pass(state):
            found = [PASS, *found]
    else:
        found = meld_actions(state, near) if near else []
    if state.swap >= 0 or tables.sevens_wait:
        sevens = (EXCHANGE, DECLARE_SEVEN)
        found = [action for action in sevens if seven_refusal(state, action) is None] + found
    return found


def _is_asked(state: BeziqueState) -> bool:
    """Whether some hand could declare now, or go on: by what all know, so that it tells nothing."""
    closed = slot_refusal(state)
    return closed is None or (closed.code == "meld/limit-reached" and state.tables.goes_on)


def _may_pass(state: BeziqueState) -> bool:
    """Whether the winner may still let his partner declare (`meld.partner`)."""
    if state.tables.rules.partner == "none" or state.passed_by != NOBODY or state.slots:
        return False
    return slot_refusal(state) is None


def act(state: BeziqueState, action: int, events: list[Event] | None) -> None:
    """Carry out what the seat to declare has chosen."""
    if action == DONE:
        # Where either partner may declare, the other has his say when the winner is done.
        if state.tables.either and _may_pass(state):
            _pass(state, events)
        else:
            _leave(state)
            state.draw(events)
    elif action == PASS:
        _pass(state, events)
    else:
        if action >= LAY:
            _lay(state, action, events)
        elif action >= MELD:
            _declare(state, action, events)
        else:
            _use_seven(state, action, events)
        if state.phase == DECLARE:
            offer(state, state.near, events)


def _pass(state: BeziqueState, events: list[Event] | None) -> None:
    """The right to declare goes to the partner, and never comes back."""
    state.passed_by = state.to_move
    state.to_move = state.tables.partner[state.to_move]
    if events is not None:
        events.append(Passed(state.passed_by))
    state.phase = PLAY
    offer(state, state.near, events)


def mark(state: BeziqueState, action: int) -> tuple[Meld, tuple[int, ...]]:
    """Write down that the seat to move has declared a meld: the meld and its cards."""
    tables = state.tables
    seat = state.to_move
    meld, cards, bits = tables.meld_of(action)
    counted = meld.level | tables.laid
    for card in cards:
        state.used[card] |= counted
    if tables.spends:
        state.set_open(seat, state.open[seat] & ~bits)
    state.melds.append((seat, meld.index, cards, state.number))
    return meld, cards


def _declare(state: BeziqueState, action: int, events: list[Event] | None) -> None:
    seat = state.to_move
    meld, cards = mark(state, action)
    state.slots += 1
    chart = state.chart
    if chart.sets[meld.index]:
        state.make_trumps(seat, meld.suit, events)
    state.score(seat, chart.points[meld.index], chart.rule_ids[meld.index], cards, events)


def _lay(state: BeziqueState, action: int, events: list[Event] | None) -> None:
    """A meld that must wait is put down for all to see."""
    meld, cards, _ = state.tables.meld_of(action)
    for card in cards:
        state.used[card] |= state.tables.laid
    if events is not None:
        events.append(Laid(state.to_move, state.chart.rule_ids[meld.index], cards))


def _use_seven(state: BeziqueState, action: int, events: list[Event] | None) -> None:
    """Declare a deece, or take the turn-up for it, or both at once."""
    seat = state.to_move
    rules = state.tables.rules
    seven = seven_at_hand(state)
    state.swap = NO_CARD
    taken = NO_CARD
    if action == EXCHANGE:
        taken = state.turnup
        _swap_turnup(state, seat, seven)
        if events is not None:
            events.append(Exchanged(seat, seven, taken))
        state.slots += rules.exchange_uses_slot
    else:
        state.slots += rules.seven_uses_slot
    state.score_seven(seat, seven, events)
    if taken >= 0 and rules.exchanged_brisque and taken & 7 >= TEN:
        state.win_brisques(seat, (taken,), (0,), events)


def _swap_turnup(state: BeziqueState, seat: int, seven: int) -> None:
    """The seven becomes the turn-up, which goes to where the seven was."""
    taken = state.turnup
    state.turnup = seven
    state.stock = (*state.stock[:-1], seven)
    if state.tables.from_hand:
        state.hands[seat].remove(seven)
        insort(state.hands[seat], taken)
        state.used[taken] |= SHOWN
        return
    state.won[seat].remove(seven)
    state.won[seat].append(taken)
    state.set_open(seat, state.open[seat] ^ CARD_BIT[seven] ^ CARD_BIT[taken])
    if state.tables.rules.exchanged_is_trick_card:
        state.fresh = (*state.fresh, taken)
        state.fresh_bits |= CARD_BIT[taken]
        state.near = state.chart.near(state.tables.faces_of(state.fresh_bits))


def _leave(state: BeziqueState) -> None:
    """Forget what only mattered while the trick just won could be declared at."""
    state.phase = PLAY
    state.options = []
    state.slots = 0
    state.swap = NO_CARD
    if state.passed_by >= 0:
        state.to_move = state.passed_by
        state.passed_by = NOBODY
