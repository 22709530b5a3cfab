"""What one seat sees of a deal: the observation, a state guessed from it, and its plain data.

This is the only door out of a state. An observation is built up from nothing; views, players and
declarations on offer are all made from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.bezique.melds import is_open
from engine.bezique.state import BeziqueState
from engine.bezique.tables import (
    DECLARE,
    DECLARE_SEVEN,
    DONE,
    EXCHANGE,
    MELDED,
    OVER,
    PLAY,
    SHOWN,
    Tables,
)
from engine.cards import NO_CARD
from engine.game import Observation, suit_letter
from engine.shuffle import shuffled

PHASES = {PLAY: "play", DECLARE: "declare", OVER: "deal-over"}


@dataclass(frozen=True, slots=True)
class BeziqueObservation(Observation):
    """An observation with what is open in this family; `used` pairs seen cards with their bits."""

    phase: int
    dealer: int
    strict: bool
    won: tuple[tuple[int, ...], ...]
    brisques: tuple[tuple[int, ...], ...]
    melds: tuple[tuple[int, int, tuple[int, ...], int], ...]
    used: tuple[tuple[int, int], ...]
    fresh: tuple[int, ...]
    slots: int
    swap: int


def observe(state: BeziqueState, seat: int) -> BeziqueObservation:
    """What the seat may see."""
    hands = state.hands
    known = tuple(
        tuple(c for c in hand if state.used[c] & SHOWN) if other != seat else ()
        for other, hand in enumerate(hands)
    )
    seen = [*hands[seat], *state.trick, *(c for cards in (*known, *state.won) for c in cards)]
    if state.turnup >= 0:
        seen.append(state.turnup)
    return BeziqueObservation(
        variant=state.tables.variant.name,
        seat=seat,
        players=len(hands),
        to_move=state.to_move,
        legal=tuple(state.legal()) if state.to_move == seat else (),
        hand=tuple(hands[seat]),
        held=tuple(len(hand) for hand in hands),
        known=known,
        trick=state.trick,
        leader=state.leader,
        number=state.number,
        trump=state.trump,
        turnup=state.turnup,
        stock=state.stock_left,
        totals=tuple(state.totals),
        base=state.base,
        phase=state.phase,
        dealer=state.dealer,
        strict=state.strict,
        won=tuple(tuple(cards) for cards in state.won),
        brisques=tuple(tuple(cards) for cards in state.brisques),
        melds=tuple(state.melds),
        used=tuple((card, state.used[card]) for card in sorted(seen) if state.used[card]),
        fresh=state.fresh if state.phase == DECLARE else (),
        slots=state.slots,
        swap=state.swap,
    )


def unseen(tables: Tables, seen: BeziqueObservation) -> list[int]:
    """The cards whose place the seat does not know, in number order."""
    open_cards = {*seen.hand, *seen.trick, seen.turnup}
    for cards in (*seen.known, *seen.won):
        open_cards.update(cards)
    return [card for card in range(tables.card_count) if card not in open_cards]


def determinize(tables: Tables, seen: BeziqueObservation, rng: Random) -> BeziqueState:
    """A state that looks to the seat just like `seen`, the unseen cards dealt at random."""
    state = BeziqueState(tables, seen.base, seen.dealer)
    rest = shuffled(unseen(tables, seen), rng)
    for seat in range(seen.players):
        hand = list(seen.hand if seat == seen.seat else seen.known[seat])
        missing = seen.held[seat] - len(hand)
        hand += rest[:missing]
        rest = rest[missing:]
        state.hands[seat] = sorted(hand)
    state.turnup = seen.turnup
    state.stock = tuple(rest) if seen.turnup == NO_CARD else (*rest, seen.turnup)
    state.trump = seen.trump
    state.totals = list(seen.totals)
    state.won = [list(cards) for cards in seen.won]
    state.brisques = [list(cards) for cards in seen.brisques]
    state.melds = list(seen.melds)
    for card, bits in seen.used:
        state.used[card] = bits
    state.strict = seen.strict
    state.leader = seen.leader
    state.to_move = seen.to_move
    state.phase = seen.phase
    state.number = seen.number
    state.trick = seen.trick
    state.fresh = seen.fresh
    state.slots = seen.slots
    state.swap = seen.swap
    state.restore()
    return state


# --- plain data -------------------------------------------------------------------------------


def present(tables: Tables, seen: BeziqueObservation) -> dict[str, Any]:
    """An observation as plain data, cards and actions as codes."""
    pattern = tables.pattern
    state = determinize(tables, seen, Random(0))  # only its open parts are read below

    def codes(cards: Iterable[int]) -> list[str]:
        return [pattern.format_card(card) for card in cards]

    seats = []
    for seat in range(seen.players):
        seats.append(
            {
                "cards": seen.held[seat],
                "known": codes(seen.known[seat]),
                "score": seen.totals[seat],
                "deal_score": seen.totals[seat] - seen.base[seat],
                "open": codes(card for card in seen.won[seat] if is_open(state, card)),
                "spent": sum(1 for card in seen.won[seat] if state.used[card] & MELDED),
                "brisques": len(seen.brisques[seat]),
                "tricks": len(seen.won[seat]) // seen.players,
            }
        )
    declaring = seen.phase == DECLARE
    plays = zip(_seats_from(seen), seen.trick or (seen.fresh if declaring else ()), strict=False)
    return {
        "variant": seen.variant,
        "family": "bezique",
        "pack": pattern.name,
        "seat": seen.seat,
        "phase": PHASES[seen.phase],
        "to_move": seen.to_move if seen.to_move >= 0 else None,
        "legal": [tables.action_code(action) for action in seen.legal],
        "strict": seen.strict,
        "seats": seats,
        "hand": codes(seen.hand),
        "trump": suit_letter(pattern, seen.trump),
        "turnup": pattern.format_card(seen.turnup) if seen.turnup >= 0 else None,
        "stock": seen.stock,
        "trick": {
            "number": seen.number,
            "of": tables.tricks,
            "leader": seen.leader,
            "plays": [{"seat": s, "card": pattern.format_card(c)} for s, c in plays],
            "winner": seen.to_move if declaring else None,
        },
        "declare": _declare(tables, state, seen) if declaring and seen.legal else None,
    }


def _seats_from(seen: BeziqueObservation) -> list[int]:
    return [(seen.leader + i) % seen.players for i in range(seen.players)]


def _declare(tables: Tables, state: BeziqueState, seen: BeziqueObservation) -> dict[str, Any]:
    """What may be declared: options, which of them go together, and the exchange."""
    pattern = tables.pattern
    limit = tables.rules.meld_limit or None
    groups: dict[tuple[str, tuple[int, ...]], int] = {}
    options: list[dict[str, Any]] = []
    for action in seen.legal:
        if action in (DONE, EXCHANGE):
            continue
        key = _option(tables, seen.trump, action)
        if key in groups:
            continue
        groups[key] = len(options)
        cards = _option_cards(tables, state, action)
        options.append(
            {
                "id": len(options),
                "rule": key[0],
                "cards": pattern.format_cards(cards, " ").split(),
                "points": _option_points(tables, seen.trump, action),
            }
        )
    exchange = None
    if EXCHANGE in seen.legal:
        exchange = {
            "action": tables.action_code(EXCHANGE),
            "gives": pattern.format_card(state.seven_at_hand()),
            "takes": pattern.format_card(seen.turnup),
            "points": 0 if tables.auto_seven else tables.rules.seven,
        }
    return {
        "limit": limit,
        "left": limit - seen.slots if limit else None,
        "fresh": [pattern.format_card(card) for card in seen.fresh],
        "options": options,
        "sets": _sets(tables, state, groups),
        "exchange": exchange,
        "done": tables.action_code(DONE),
    }


def _option(tables: Tables, trump: int, action: int) -> tuple[str, tuple[int, ...]]:
    """What makes two ways to declare the same thing: the rule and the faces."""
    if action == DECLARE_SEVEN:
        return ("bezique.seven.points", ())
    meld, _, _ = tables.meld_of(action)
    return (tables.rule_ids[trump][meld.index], meld.faces)


def _option_cards(tables: Tables, state: BeziqueState, action: int) -> tuple[int, ...]:
    if action == DECLARE_SEVEN:
        return (state.seven_at_hand(),)
    return tuple(reversed(tables.meld_of(action)[1]))


def _option_points(tables: Tables, trump: int, action: int) -> int:
    if action == DECLARE_SEVEN:
        return tables.rules.seven
    return tables.points[trump][tables.meld_of(action)[0].index]


def _sets(
    tables: Tables, state: BeziqueState, groups: dict[tuple[str, tuple[int, ...]], int]
) -> list[dict[str, Any]]:
    """Every set of options that can be declared together at this trick, the most points first."""
    found: dict[tuple[int, ...], dict[str, Any]] = {}

    def extend(now: BeziqueState, chosen: tuple[int, ...], actions: list[str], points: int) -> None:
        # Options are taken in rising order; every choice of copies is followed, since which copy
        # is spent decides what else can be declared.
        for action in now.options:
            if action in (DONE, EXCHANGE):
                continue
            number = groups.get(_option(tables, now.trump, action))
            if number is None or (chosen and number <= chosen[-1]):
                continue
            grown = (*chosen, number)
            codes = [*actions, tables.action_code(action)]
            worth = points + _option_points(tables, now.trump, action)
            found.setdefault(grown, {"options": list(grown), "actions": codes, "points": worth})
            after = now.clone()
            after.apply(action)
            if after.phase == DECLARE and after.number == now.number:
                extend(after, grown, codes, worth)

    extend(state, (), [], 0)
    return sorted(found.values(), key=lambda entry: (-entry["points"], entry["options"]))
