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


def build_view(ruleset: FilkoRuleset, seen: FilkoObservation) -> dict[str, Any]:
    """Return an observation as plain data: cards and actions as codes."""
    pattern = ruleset.pattern

    def codes(cards: Iterable[int]) -> list[str]:
        return [pattern.format_card(card) for card in cards]

    def trick(leader: int, cards: Iterable[int]) -> list[dict[str, Any]]:
        return [
            {"seat": (leader + turn) % seen.players, "card": pattern.format_card(card)}
            for turn, card in enumerate(cards)
        ]

    status = seen.status
    return {
        "variant": seen.variant,
        "family": "filko",
        "pack": pattern.name,
        "seat": seen.seat,
        "phase": PHASES[seen.phase],
        "to_move": seen.to_move if seen.to_move >= 0 else None,
        "legal": [ruleset.action_code(action) for action in seen.legal],
        "asides": [ruleset.action_code(action) for action in seen.asides],
        "strict": True,
        "seats": [_seat(ruleset, seen, seat) for seat in range(seen.players)],
        "hand": codes(seen.hand),
        "trump": suit_letter(pattern, seen.trump),
        "permanent": [pattern.format_face(f) for f in ruleset.permanent],
        "trumps": [pattern.format_face(f) for f in ruleset.trumps(seen.trump)],
        "made": ruleset.rules.trump_method,
        "exposed": codes(seen.exposed),
        "stock": seen.stock,
        "trick": {
            "number": seen.number,
            "of": ruleset.hand,
            "leader": seen.leader,
            "plays": trick(seen.leader, seen.trick),
            "winner": None,
        },
        "points": {
            "total": ruleset.total,
            "left": ruleset.total - sum(seen.totals),
            "taken": list(seen.totals),
        },
        "aims": ruleset.aims,
        "called": pattern.format_card(seen.called) if seen.called != NO_CARD else None,
        "old_man": seen.old_man if seen.old_man != NOBODY else None,
        "parties": _parties(ruleset, seen),
        "revealed": seen.revealed,
        "masters": ruleset.seats(status.masters),
        "penalty": ruleset.rules.penalty if ruleset.rules.outcome == "hats" else None,
        "servant": status.servant if status.servant != NOBODY else None,
        "decided": END_EARLY in seen.legal,
        "ways": outcomes(ruleset, seen),
        "outcome": _outcome(ruleset, seen) if seen.phase == END else None,
        "declare": None,
        "announce": [],
        "packet": None,
    }


def _seat(ruleset: FilkoRuleset, seen: FilkoObservation, seat: int) -> dict[str, Any]:
    side = ruleset.side[seat]
    taken = [cards for _, cards, won in seen.tricks if won == seat]
    aim, signal = seen.aims[seat], seen.signals[seat]
    with_me, against = seen.allies >> seat & 1, seen.foes >> seat & 1
    return {
        "side": side,
        "cards": seen.held[seat],
        "known": [ruleset.pattern.format_card(card) for card in seen.known[seat]],
        "open": [],
        "tabled": [],
        "score": seen.totals[side],
        "deal_score": seen.totals[side],
        "tricks": len(taken),
        "ally": True if with_me else False if against else None,
        "master": bool(seen.status.masters >> seat & 1),
        "hat": not seen.status.hats >> seat & 1,
        "aim": AIMS[aim] if aim >= 0 else None,
        "signal": suit_letter(ruleset.pattern, signal) if signal >= 0 else None,
    }


def _parties(ruleset: FilkoRuleset, seen: FilkoObservation) -> list[list[int]] | None:
    """Return both parties as lists of seats, None if the seat does not know them."""
    if not seen.party:
        return None
    return [ruleset.seats(seen.party), ruleset.seats(ruleset.everybody & ~seen.party)]


def _outcome(ruleset: FilkoRuleset, seen: FilkoObservation) -> dict[str, Any]:
    """Return the outcome of the finished deal."""
    if seen.trump == NO_TRUMP:
        return {"kind": "redeal", "winners": [], "masters": ruleset.seats(seen.status.masters)}
    mine = {ruleset.side[seat] for seat in ruleset.seats(seen.party)}
    points = sum(count for side, count in enumerate(seen.totals) if side in mine)
    taken = sum(seen.totals)
    deal = DealResult(
        seen.players, seen.dealer, seen.party, points, taken, seen.trump, seen.old_man
    )
    end = outcome(ruleset.rules, seen.status, deal)
    return {
        "kind": end.kind,
        "winners": ruleset.seats(end.winners),
        "masters": ruleset.seats(end.status.masters),
        "points": [points, taken - points],
    }
