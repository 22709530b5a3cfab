"""Turns an observation into plain data for a table to draw: cards and actions as codes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from brisques.cards import NO_CARD
from brisques.events import suit_letter
from brisques.filko.observation import FilkoObservation
from brisques.filko.outcomes import outcomes
from brisques.filko.ruleset import AIMS, CALL, CHOOSE, CUT, END, END_EARLY, PLAY, FilkoRuleset
from brisques.filko.status import DealResult, outcome
from brisques.game import NOBODY
from brisques.tricks import NO_TRUMP

PHASES = {CUT: "cut", CALL: "call", PLAY: "play", CHOOSE: "servant", END: "deal-over"}


def build_view(ruleset: FilkoRuleset, observation: FilkoObservation) -> dict[str, Any]:
    """Return an observation as plain data: cards and actions as codes."""
    pattern = ruleset.pattern

    def codes(cards: Iterable[int]) -> list[str]:
        return [pattern.format_card(card) for card in cards]

    def trick(leader: int, cards: Iterable[int]) -> list[dict[str, Any]]:
        return [
            {"seat": (leader + turn) % observation.players, "card": pattern.format_card(card)}
            for turn, card in enumerate(cards)
        ]

    status = observation.status
    return {
        "variant": observation.variant,
        "family": "filko",
        "pack": pattern.name,
        "seat": observation.seat,
        "phase": PHASES[observation.phase],
        "to_move": observation.to_move if observation.to_move >= 0 else None,
        "legal": [ruleset.action_code(action) for action in observation.legal],
        "asides": [ruleset.action_code(action) for action in observation.asides],
        "strict": True,
        "seats": [_seat(ruleset, observation, seat) for seat in range(observation.players)],
        "hand": codes(observation.hand),
        "trump": suit_letter(pattern, observation.trump),
        "permanent": [pattern.format_face(f) for f in ruleset.permanent],
        "trumps": [pattern.format_face(f) for f in ruleset.trumps(observation.trump)],
        "made": ruleset.rules.trump_method,
        "exposed": codes(observation.exposed),
        "stock": observation.stock,
        "trick": {
            "number": observation.number,
            "of": ruleset.hand,
            "leader": observation.leader,
            "plays": trick(observation.leader, observation.trick),
            "winner": None,
            "best": _best_seat(ruleset, observation),
        },
        "points": {
            "total": ruleset.total,
            "left": ruleset.total - sum(observation.totals),
            "taken": list(observation.totals),
        },
        "aims": ruleset.aims,
        "called": pattern.format_card(observation.called)
        if observation.called != NO_CARD
        else None,
        "old_man": observation.old_man if observation.old_man != NOBODY else None,
        "parties": _parties(ruleset, observation),
        "revealed": observation.revealed,
        "masters": ruleset.seats(status.masters),
        "penalty": ruleset.rules.penalty if ruleset.rules.outcome == "hats" else None,
        "servant": status.servant if status.servant != NOBODY else None,
        "decided": END_EARLY in observation.legal,
        "ways": outcomes(ruleset, observation),
        "outcome": _outcome(ruleset, observation) if observation.phase == END else None,
        "declare": None,
        "announce": [],
        "packet": None,
    }


def _best_seat(ruleset: FilkoRuleset, observation: FilkoObservation) -> int | None:
    """Return the seat whose card wins the trick so far."""
    if not observation.trick:
        return None
    place = ruleset.orders[observation.trump].best(observation.trick)
    return (observation.leader + place) % observation.players


def _seat(ruleset: FilkoRuleset, observation: FilkoObservation, seat: int) -> dict[str, Any]:
    side = ruleset.side[seat]
    taken = [cards for _, cards, won in observation.tricks if won == seat]
    aim, signal = observation.aims[seat], observation.signals[seat]
    with_me, against = observation.allies >> seat & 1, observation.foes >> seat & 1
    return {
        "side": side,
        "cards": observation.held[seat],
        "known": [ruleset.pattern.format_card(card) for card in observation.known[seat]],
        "open": [],
        "tabled": [],
        "score": observation.totals[side],
        "deal_score": observation.totals[side],
        "tricks": len(taken),
        "ally": True if with_me else False if against else None,
        "master": bool(observation.status.masters >> seat & 1),
        "hat": not observation.status.hats >> seat & 1,
        "aim": AIMS[aim] if aim >= 0 else None,
        "signal": suit_letter(ruleset.pattern, signal) if signal >= 0 else None,
    }


def _parties(ruleset: FilkoRuleset, observation: FilkoObservation) -> list[list[int]] | None:
    """Return both parties as lists of seats, None if the seat does not know them."""
    if not observation.party:
        return None
    return [ruleset.seats(observation.party), ruleset.seats(ruleset.everybody & ~observation.party)]


def _outcome(ruleset: FilkoRuleset, observation: FilkoObservation) -> dict[str, Any]:
    """Return the outcome of the finished deal."""
    if observation.trump == NO_TRUMP:
        return {
            "kind": "redeal",
            "winners": [],
            "masters": ruleset.seats(observation.status.masters),
        }
    mine = {ruleset.side[seat] for seat in ruleset.seats(observation.party)}
    points = sum(count for side, count in enumerate(observation.totals) if side in mine)
    taken = sum(observation.totals)
    deal = DealResult(
        observation.players,
        observation.dealer,
        observation.party,
        points,
        taken,
        observation.trump,
        observation.old_man,
    )
    end = outcome(ruleset.rules, observation.status, deal)
    return {
        "kind": end.kind,
        "winners": ruleset.seats(end.winners),
        "masters": ruleset.seats(end.status.masters),
        "points": [points, taken - points],
    }
