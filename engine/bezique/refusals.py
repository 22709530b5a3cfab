"""Why a seat may not do something now: out of turn, in the wrong phase, or against a duty.

The one checker behind `why_not`; what the cards of a meld must be is in `melds.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bezique.melds import meld_refusal, slot_refusal
from engine.bezique.tables import (
    DECLARE,
    DECLARE_SEVEN,
    DONE,
    EXCHANGE,
    OVER,
    PLAY,
    is_trump_seven,
)
from engine.cards import NO_CARD
from engine.errors import Refusal
from engine.tricks import allowed, broken_duty

if TYPE_CHECKING:
    from engine.bezique.state import BeziqueState


def action_refusal(state: BeziqueState, action: int, seat: int | None = None) -> Refusal | None:
    """Why a seat (default: the seat to move) may not do this now; None if it may."""
    if state.phase == OVER:
        return Refusal("deal/over")
    if seat is not None and seat != state.to_move:
        if action < DONE or state.phase == PLAY:
            return Refusal("turn/not-yours", None, {"seat": state.to_move})
        return Refusal("meld/not-your-trick", "bezique.meld.source", {"seat": state.to_move})
    if action < DONE:
        if state.phase == DECLARE:
            return Refusal("play/declare-first", None, {"card": action})
        return play_refusal(state, action)
    if state.phase == PLAY:
        return Refusal("meld/not-your-trick", "bezique.meld.source", {"seat": state.to_move})
    if action == DONE:
        return None
    if action in (EXCHANGE, DECLARE_SEVEN):
        return seven_refusal(state, action)
    if action not in state.options:
        return meld_action_refusal(state, action)
    return None


def play_refusal(state: BeziqueState, card: int) -> Refusal | None:
    """Why the seat to move may not play this card to the trick."""
    hand = state.hands[state.to_move]
    if card not in hand:
        return Refusal("play/not-in-hand", None, {"card": card})
    order = state.tables.orders[state.trump]
    broken = broken_duty(card, hand, state.trick, order, state.duty)
    if broken is None:
        return None
    must = allowed(hand, state.trick, order, state.duty)
    rule = "bezique.endgame.duty" if state.strict else "bezique.stock.duty"
    lead = state.tables.pattern.format_face(state.trick[0])
    return Refusal(f"play/{broken}", rule, {"card": card, "must": must, "lead": lead})


def meld_action_refusal(state: BeziqueState, action: int) -> Refusal | None:
    """Why the trick winner may not declare the meld of this action."""
    try:
        meld, cards, _ = state.tables.meld_of(action)
    except IndexError:
        return Refusal("action/unknown")
    if list(cards) != sorted(set(cards), key=lambda card: (card & 31, card)):
        return Refusal("action/unknown")
    return meld_refusal(state, meld, cards)


def seven_refusal(state: BeziqueState, action: int) -> Refusal | None:
    """Why the trick winner may not exchange or declare a deece."""
    rules = state.tables.rules
    if action == DECLARE_SEVEN and state.tables.auto_seven:
        return Refusal("meld/not-a-meld", "bezique.seven.when")
    if not state.tables.auto_seven or rules.seven_uses_slot:
        refusal = slot_refusal(state)
        if refusal is not None:
            return refusal
    if state.seven_at_hand() == NO_CARD:
        return Refusal("exchange/no-seven", "bezique.seven.when")
    if action == DECLARE_SEVEN:
        return None
    if not state.tables.can_exchange or state.turnup == NO_CARD:
        return Refusal("exchange/no-turn-up", "bezique.seven.exchange")
    if is_trump_seven(state.turnup, state.trump):
        return Refusal("exchange/already-made", "bezique.seven.exchange")
    return None
