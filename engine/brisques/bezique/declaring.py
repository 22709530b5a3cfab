"""After a trick: its winner, or the winner's partner, may declare, exchange or lay down cards.

The seat to declare stays to move until it is done or nothing is left; then all draw. Where melds
come from the hand, the phase opens whatever the seat holds, and so it does for a partner: skipping
it would reveal that the hand has nothing to declare.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from brisques.bezique.deece import seven_actions, seven_at_hand
from brisques.bezique.drawing import draw
from brisques.bezique.meld_types import (
    CARD_BIT,
    DECLARE,
    DONE,
    EXCHANGE,
    LAY,
    MELD,
    PASS,
    PLAY,
    SHOWN,
    Meld,
)
from brisques.bezique.melds import hand_actions, meld_actions, slot_refusal
from brisques.cards import NO_CARD, is_brisque
from brisques.events import Exchanged, Laid, Passed
from brisques.game import NOBODY

if TYPE_CHECKING:
    from brisques.bezique.state_data import BeziqueStateData
    from brisques.events import Event


def declare_or_draw(
    state: BeziqueStateData, candidates: list[tuple[int, Meld]], events: list[Event] | None
) -> None:
    """Let the seat to move declare, or declare again, if it may; otherwise all draw."""
    ruleset = state.ruleset
    if ruleset.always_lists or state.swap >= 0:
        actions = list_options(state, candidates)
    else:
        actions = meld_actions(state, candidates)
    if _may_go_on(state) if ruleset.from_hand else actions:
        state.options = [DONE, *actions]
        state.candidates = candidates
        state.phase = DECLARE
        return
    if state.phase == DECLARE or state.swap >= 0:
        _end_declaring(state)
    draw(state, events)


def list_options(state: BeziqueStateData, candidates: list[tuple[int, Meld]]) -> list[int]:
    """Return what the seat to move may declare, exchange, lay down or pass on, ascending."""
    ruleset = state.ruleset
    actions: list[int]
    if ruleset.from_hand:
        actions = hand_actions(state)
        if _may_pass(state):
            actions = [PASS, *actions]
    else:
        actions = meld_actions(state, candidates)
    if state.swap >= 0 or ruleset.declares_sevens:
        actions = seven_actions(state) + actions
    return actions


def _may_go_on(state: BeziqueStateData) -> bool:
    """Return whether some hand could declare now, by public facts alone: it reveals no card."""
    closed = slot_refusal(state)
    return closed is None or (
        closed.code == "meld/limit-reached" and state.ruleset.continues_at_limit
    )


def _may_pass(state: BeziqueStateData) -> bool:
    """Return whether the winner may still let the partner declare (`meld.partner`)."""
    if state.ruleset.rules.partner == "none" or state.passed_by != NOBODY or state.slots:
        return False
    return slot_refusal(state) is None


def apply_choice(state: BeziqueStateData, action: int, events: list[Event] | None) -> None:
    """Carry out an action of the phase DECLARE."""
    if action == DONE:
        # Where either partner may declare, the other is to move when the winner is done, as long
        # as the trick allows another meld.
        is_winner = state.passed_by == NOBODY
        if state.ruleset.either_declares and is_winner and slot_refusal(state) is None:
            _pass(state, events)
        else:
            _end_declaring(state)
            draw(state, events)
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
            declare_or_draw(state, state.candidates, events)


def _pass(state: BeziqueStateData, events: list[Event] | None) -> None:
    """Pass the right to declare to the partner, who cannot pass it back."""
    state.passed_by = state.to_move
    state.to_move = state.ruleset.partner[state.to_move]
    if events is not None:
        events.append(Passed(state.passed_by))
    state.phase = PLAY
    declare_or_draw(state, state.candidates, events)


def mark_declared(state: BeziqueStateData, action: int) -> tuple[Meld, tuple[int, ...]]:
    """Mark the cards of a meld that the seat to move declares; return the meld and its cards."""
    ruleset = state.ruleset
    seat = state.to_move
    meld, cards, bits = ruleset.meld_of(action)
    used = state.used
    counted = meld.level | ruleset.laid
    for card in cards:
        used[card] |= counted
    if ruleset.spends:
        state.set_open(seat, state.open[seat] & ~bits)
    state.melds.append((seat, meld.index, cards, state.number))
    return meld, cards


def _declare(state: BeziqueStateData, action: int, events: list[Event] | None) -> None:
    seat = state.to_move
    meld, cards = mark_declared(state, action)
    state.slots += 1
    context = state.context
    if context.sets[meld.index]:
        state.make_trumps(seat, meld.suit, events)
    state.score(seat, context.points[meld.index], context.rule_ids[meld.index], cards, events)


def _lay(state: BeziqueStateData, action: int, events: list[Event] | None) -> None:
    """Lay a meld that cannot score yet face up on the table."""
    meld, cards, _ = state.ruleset.meld_of(action)
    for card in cards:
        state.used[card] |= state.ruleset.laid
    if events is not None:
        events.append(Laid(state.to_move, state.context.rule_ids[meld.index], cards))


def _use_seven(state: BeziqueStateData, action: int, events: list[Event] | None) -> None:
    """Declare a deece, or exchange it for the turn-up, or both."""
    seat = state.to_move
    rules = state.ruleset.rules
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
        state.slots += state.ruleset.seven_uses_slot
    state.score_seven(seat, seven, events)
    if taken >= 0 and rules.exchanged_brisque and is_brisque(taken):
        state.win_brisque(seat, taken, events)


def _swap_turnup(state: BeziqueStateData, seat: int, seven: int) -> None:
    """Swap the seven and the turn-up."""
    taken = state.turnup
    state.turnup = seven
    state.stock = (*state.stock[:-1], seven)
    if state.ruleset.from_hand:
        state.hands[seat].remove(seven)
        insort(state.hands[seat], taken)
        state.used[taken] |= SHOWN
        return
    state.won[seat].remove(seven)
    state.won[seat].append(taken)
    state.all_won ^= CARD_BIT[seven] | CARD_BIT[taken]
    state.set_open(seat, state.open[seat] ^ CARD_BIT[seven] ^ CARD_BIT[taken])
    if state.ruleset.rules.exchanged_is_trick_card:
        state.fresh = (*state.fresh, taken)
        state.fresh_bits |= CARD_BIT[taken]
        state.find_candidates()


def _end_declaring(state: BeziqueStateData) -> None:
    """Reset the fields that matter only while a trick's winner declares."""
    state.phase = PLAY
    state.options = []
    state.slots = 0
    state.swap = NO_CARD
    if state.passed_by >= 0:
        state.to_move = state.passed_by
        state.passed_by = NOBODY
