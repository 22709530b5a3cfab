"""Legal actions, and the checker behind `why_not`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.errors import Refusal
from brisques.filko import dealing, talk
from brisques.filko.ruleset import (
    AIM_BASE,
    ASIDE,
    ASK_COUNT,
    CALL,
    CALL_BASE,
    CHOOSE,
    CUT,
    CUT_BASE,
    END,
    END_EARLY,
    LEAVE_CUT,
    NAME_BASE,
    PLAY,
    SERVANT_BASE,
    SIGNAL_BASE,
)
from brisques.game import NOBODY
from brisques.tricks import allowed_cards, broken_duty

if TYPE_CHECKING:
    from brisques.filko.state_data import FilkoStateData


def legal_actions(state: FilkoStateData) -> list[int]:
    """Return all legal actions, ascending."""
    if state.phase == PLAY:
        hand = state.hands[state.to_move]
        cards = allowed_cards(
            hand, state.trick, state.ruleset.orders[state.trump], state.ruleset.duty
        )
        return cards + talk.actions(state)
    if state.phase == CUT:
        return dealing.cut_actions(state)
    if state.phase == CALL:
        return dealing.call_actions(state)
    if state.phase == CHOOSE:
        seats = state.ruleset.seats(state.ruleset.everybody & ~state.outcome().status.masters)
        return [SERVANT_BASE + seat for seat in seats]
    return []


def action_refusal(state: FilkoStateData, action: int, seat: int | None = None) -> Refusal | None:
    """Return why a seat (default: the seat to move) may not do this now, None if it may."""
    if state.phase == END:
        return Refusal("deal/over")
    speaker = talk.speaker(action)
    doer = state.to_move if speaker == NOBODY else speaker
    if seat is not None and seat != doer:
        return Refusal("turn/not-yours", None, {"seat": state.to_move})
    action %= ASIDE
    if action in (legal_actions(state) if speaker == NOBODY else talk.asides(state, speaker)):
        return None
    if action == LEAVE_CUT or action >= CUT_BASE:
        return _cut_refusal(state, action)
    if state.phase != PLAY:
        return _wrong_phase(state, action)
    if action < END_EARLY:
        return _play_refusal(state, action)
    return _talk_refusal(state, action, doer)


def _cut_refusal(state: FilkoStateData, action: int) -> Refusal:
    """Return why the seat to move may not cut so, or leave the cut to another."""
    rule = "filko.deal.cut"
    if not dealing.has_cut(state.ruleset.rules):
        return Refusal("cut/none", rule)
    if state.phase != CUT:
        return Refusal("cut/not-now", rule)
    if action == LEAVE_CUT:
        return Refusal("cut/not-left", rule)
    sizes = dealing.cut_sizes(state.ruleset)
    return Refusal("cut/bad-size", rule, {"least": sizes[0], "most": sizes[-1]})


def _wrong_phase(state: FilkoStateData, action: int) -> Refusal:
    if state.phase == CUT:
        return Refusal("cut/first", "filko.deal.cut")
    if state.phase == CHOOSE:
        return Refusal("servant/choose-first", "filko.match.outcome")
    if state.phase == CALL and CALL_BASE <= action < CUT_BASE:
        return call_refusal(state, action - CALL_BASE)
    return Refusal("call/first", "filko.trump.method")


def call_refusal(state: FilkoStateData, card: int) -> Refusal:
    """Return why the Old Man may not call this card.

    Source: `trump.permanent`, `party.own-card`.
    """
    ruleset = state.ruleset
    if ruleset.rules.trump_method == "name-suit":
        return Refusal("call/suit-only", "filko.trump.method", {"card": card})
    if card in ruleset.permanent:
        return Refusal("call/permanent-trump", "filko.trump.permanent", {"card": card})
    return Refusal("call/own-card", "filko.party.own-card", {"card": card})


def _play_refusal(state: FilkoStateData, card: int) -> Refusal | None:
    hand = state.hands[state.to_move]
    if card not in hand:
        return Refusal("play/not-in-hand", None, {"card": card})
    order = state.ruleset.orders[state.trump]
    broken = broken_duty(card, hand, state.trick, order, state.ruleset.duty)
    must = allowed_cards(hand, state.trick, order, state.ruleset.duty)
    lead = state.ruleset.pattern.format_face(state.trick[0])
    return Refusal(f"play/{broken}", "filko.play.duty", {"card": card, "must": must, "lead": lead})


def _talk_refusal(state: FilkoStateData, action: int, seat: int) -> Refusal:
    rules = state.ruleset.rules
    if action == END_EARLY:
        rule = "filko.match.early-end"
        return Refusal("end/not-decided" if rules.early_end else "end/never", rule)
    if action == ASK_COUNT:
        return Refusal("talk/not-now", "filko.talk.count")
    if AIM_BASE <= action < SIGNAL_BASE:
        if rules.aims and action - AIM_BASE not in talk.legal_aims(state, seat):
            return Refusal("talk/no-run", "filko.match.outcome")
        return Refusal("talk/not-now", "filko.talk.aims")
    if SIGNAL_BASE <= action < NAME_BASE:
        return Refusal("talk/not-now", "filko.talk.signals")
    if SERVANT_BASE <= action < CALL_BASE:
        return Refusal("servant/not-now", "filko.match.outcome")
    return Refusal("call/not-now", "filko.trump.method")
