"""The checker behind `why_not`: out of turn, in the wrong phase, or against a duty.

What a meld needs is in `melds.py`; announcements are in `deece.py` and `carte_blanche.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.bezique.carte_blanche import carte_refusal, late_refusal
from brisques.bezique.deece import seven_refusal, show_refusal
from brisques.bezique.meld_types import (
    CARTE_BLANCHE,
    DECLARE,
    DECLARE_SEVEN,
    DONE,
    EXCHANGE,
    GUESS_BASE,
    LAY,
    LIFT,
    LIFT_BASE,
    MELD,
    OVER,
    PASS,
    PLAY,
)
from brisques.bezique.melds import meld_refusal
from brisques.errors import Refusal
from brisques.tricks import allowed_cards, broken_duty

if TYPE_CHECKING:
    from brisques.bezique.state_data import BeziqueStateData

ANNOUNCEMENTS = {DECLARE_SEVEN: show_refusal, CARTE_BLANCHE: carte_refusal}
"""The checks of what may be shown on one's turn, without a trick won."""


def action_refusal(state: BeziqueStateData, action: int, seat: int | None = None) -> Refusal | None:
    """Return why a seat (default: the seat to move) may not do this now, None if it may."""
    if state.phase == OVER:
        return Refusal("deal/over")
    if seat is not None and seat != state.to_move:
        if action < DONE or state.phase != DECLARE:
            return Refusal("turn/not-yours", None, {"seat": state.to_move})
        return Refusal("meld/not-your-trick", "bezique.meld.source", {"seat": state.to_move})
    if state.phase < PLAY or LIFT_BASE <= action < MELD:
        return packet_refusal(state, action)
    if action < DONE:
        if state.phase == DECLARE:
            return Refusal("play/declare-first", None, {"card": action})
        return play_refusal(state, action)
    if state.phase == PLAY:
        if action in ANNOUNCEMENTS and state.ruleset.announces:
            return ANNOUNCEMENTS[action](state)
        return Refusal("meld/not-your-trick", "bezique.meld.source", {"seat": state.to_move})
    if action in state.options:
        return None
    return declaration_refusal(state, action)


def packet_refusal(state: BeziqueStateData, action: int) -> Refusal | None:
    """Return why the seat to move may not lift or guess so, or do this before the deal."""
    rule = "bezique.packet.aim"
    if not state.ruleset.rules.packet_aim:
        return Refusal("packet/none", rule)
    if state.phase >= PLAY:
        return Refusal("packet/not-now", rule)
    actions = state.legal()
    if action in actions:
        return None
    base, end = (LIFT_BASE, GUESS_BASE) if state.phase == LIFT else (GUESS_BASE, MELD)
    if not base <= action < end:
        return Refusal("packet/not-now", rule)
    sizes = {"least": actions[0] - base, "most": actions[-1] - base}
    return Refusal("packet/bad-size", rule, sizes)


def play_refusal(state: BeziqueStateData, card: int) -> Refusal | None:
    """Return why the seat to move may not play this card to the trick, None if it may.

    Source: `stock.duty`, `endgame.duty`.
    """
    hand = state.hands[state.to_move]
    if card not in hand:
        return Refusal("play/not-in-hand", None, {"card": card})
    order = state.context.order
    broken = broken_duty(card, hand, state.trick, order, state.duty)
    if broken is None:
        return None
    must = allowed_cards(hand, state.trick, order, state.duty)
    rule = "bezique.endgame.duty" if state.is_endgame else "bezique.stock.duty"
    lead = state.ruleset.pattern.format_face(state.trick[0])
    return Refusal(f"play/{broken}", rule, {"card": card, "must": must, "lead": lead})


def declaration_refusal(state: BeziqueStateData, action: int) -> Refusal:
    """Return why the seat to declare may not do this; the action is not among its options."""
    refusal: Refusal | None
    if action in (EXCHANGE, DECLARE_SEVEN):
        refusal = seven_refusal(state, action)
    elif action == PASS:
        alone = state.ruleset.rules.partner == "none"
        refusal = Refusal("pass/no-partner" if alone else "pass/not-now", "bezique.meld.partner")
    elif action == CARTE_BLANCHE:
        refusal = late_refusal(state.ruleset.rules)
    else:
        refusal = meld_action_refusal(state, action)
    return refusal or Refusal("action/unknown")


def meld_action_refusal(state: BeziqueStateData, action: int) -> Refusal | None:
    """Return why the seat to declare may not declare, or lay down, the meld of this action."""
    try:
        meld, cards, _ = state.ruleset.meld_of(action)
    except IndexError:
        return Refusal("action/unknown")
    if list(cards) != sorted(set(cards), key=lambda card: (card & 31, card)):
        return Refusal("action/unknown")
    return meld_refusal(state, meld, cards, lay=action >= LAY)
