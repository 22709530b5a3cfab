"""Turns an observation into plain data for a table to draw: cards and actions as codes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from brisques.bezique import packet
from brisques.bezique.announcing import announcements
from brisques.bezique.carte_blanche import hidden_cards
from brisques.bezique.declare_options import describe_options
from brisques.bezique.deece import seven_to_show
from brisques.bezique.meld_types import (
    DECLARE,
    DECLARE_SEVEN,
    GUESS,
    LIFT,
    MELDED,
    OVER,
    PLAY,
    TABLED,
)
from brisques.bezique.melds import is_open
from brisques.bezique.observation import BeziqueObservation, determinize
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState
from brisques.events import suit_letter
from brisques.game import seat_order
from brisques.tricks import FREE, NO_TRUMP

PHASES = {LIFT: "lift", GUESS: "guess", PLAY: "play", DECLARE: "declare", OVER: "deal-over"}


def build_view(ruleset: BeziqueRuleset, observation: BeziqueObservation) -> dict[str, Any]:
    """Return an observation as plain data: cards and actions as codes."""
    pattern = ruleset.pattern
    state = determinize(ruleset, observation, Random(0))  # only its public fields are read below

    def codes(cards: Iterable[int]) -> list[str]:
        return [pattern.format_card(card) for card in cards]

    declaring = observation.phase == DECLARE
    plays = zip(
        seat_order(observation.leader, observation.players),
        observation.trick or (observation.fresh if declaring else ()),
        strict=False,
    )
    turn = bool(observation.legal)
    return {
        "variant": observation.variant,
        "family": "bezique",
        "pack": pattern.name,
        "seat": observation.seat,
        "phase": PHASES[observation.phase],
        "to_move": observation.to_move if observation.to_move >= 0 else None,
        "legal": [ruleset.action_code(action) for action in observation.legal],
        "strict": state.duty != FREE,
        "melds_from": ruleset.rules.meld_source,
        "stock_duty": ruleset.rules.stock_duty,
        "endgame_duty": ruleset.rules.endgame_duty,
        "settlement": ruleset.rules.settlement,
        "seats": [_seat(ruleset, state, observation, seat) for seat in range(observation.players)],
        "hand": codes(observation.hand),
        "trump": suit_letter(pattern, observation.trump),
        "trump_bar": suit_letter(pattern, observation.bar)
        if observation.trump == NO_TRUMP
        else None,
        "turnup": pattern.format_card(observation.turnup) if observation.turnup >= 0 else None,
        "stock": observation.stock,
        "trick": {
            "number": observation.number,
            "of": ruleset.tricks,
            "leader": observation.leader,
            "plays": [{"seat": s, "card": pattern.format_card(c)} for s, c in plays],
            "winner": state.winner if declaring else None,
            "best": _best_seat(state) if observation.trick else None,
        },
        "packet": _packet(ruleset, observation) if observation.phase in (LIFT, GUESS) else None,
        "announce": _announcements(state, codes) if turn and observation.phase == PLAY else [],
        "declare": describe_options(ruleset, state, observation.legal)
        if turn and declaring
        else None,
    }


def _best_seat(state: BeziqueState) -> int:
    """Return the seat whose card wins the trick so far."""
    return state.ruleset.turns[state.leader][state.context.order.best(state.trick)]


def _seat(
    ruleset: BeziqueRuleset, state: BeziqueState, observation: BeziqueObservation, seat: int
) -> dict[str, Any]:
    codes = ruleset.pattern.format_card
    side = ruleset.side[seat]
    hand = observation.hand if seat == observation.seat else observation.known[seat]
    tabled = () if observation.is_endgame else [card for card in hand if state.used[card] & TABLED]
    won = observation.won[seat]
    return {
        "side": side,
        "cards": observation.held[seat],
        "known": [codes(card) for card in observation.known[seat]],
        "tabled": [codes(card) for card in tabled],
        "carte": observation.carte[seat],
        "score": observation.totals[side],
        "deal_score": observation.totals[side] - observation.base[side],
        "open": [codes(card) for card in won if is_open(state, card)],
        "spent": sum(1 for card in won if state.used[card] & MELDED) if ruleset.from_won else 0,
        "brisques": len(observation.brisques[seat]),
        "tricks": len(won) // observation.players,
    }


def _packet(ruleset: BeziqueRuleset, observation: BeziqueObservation) -> dict[str, Any]:
    """Return the decision about the packet: the sizes to lift, or to guess."""
    lifting = observation.phase == LIFT
    counts = packet.lift_sizes(ruleset) if lifting else packet.guess_sizes(ruleset)
    return {
        "aim": ruleset.rules.packet_aim,
        "least": counts[0],
        "most": counts[-1],
        "lifter": observation.dealer,
        "looks": observation.looks or None,
    }


def _announcements(
    state: BeziqueState, codes: Callable[[Iterable[int]], list[str]]
) -> list[dict[str, Any]]:
    """Return the announcements that the seat to play may make, with their points."""
    rules = state.ruleset.rules
    entries = []
    for action in announcements(state) if state.ruleset.announces else ():
        if action == DECLARE_SEVEN:
            rule, points, cards = "bezique.seven.points", rules.seven, [seven_to_show(state)]
        else:
            rule, points = "bezique.carte-blanche.points", rules.carte_blanche
            cards = hidden_cards(state, state.to_move)
        code = state.ruleset.action_code(action)
        entries.append({"action": code, "rule": rule, "points": points, "cards": codes(cards)})
    return entries
