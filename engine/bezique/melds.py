"""Whether a meld may be declared now, and which may: the one checker and its users.

The reuse models (`meld.reuse`), for a card that has already counted:

- `single-use`: never again;
- `type-once`: in each type once (sequence, marriage, bézique, quartet); a marriage may grow into a
  sequence and a single bézique into a double, never the other way;
- `disjoint-now`: as `type-once`, and no card in two melds at one trick;
- `compound`: as `type-once`, and what one trick completes may all be counted, parts included.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bezique.tables import (
    BEZIQUE,
    MARRIAGE,
    MELDED,
    SEQUENCE,
    SEVEN_SCORED,
    Meld,
    Way,
    card_bits,
    is_trump_seven,
)
from engine.cards import FACE_MASK
from engine.errors import Refusal

if TYPE_CHECKING:
    from engine.bezique.state import BeziqueState

Obstacle = tuple[str, int | None]
"""A refusal in the making: its code, and the one card it is about if it is about one."""


def meld_actions(state: BeziqueState, near: list[tuple[int, Meld]]) -> list[int]:
    """The ways to declare one of the melds in `near` now, as actions, ascending."""
    seat = state.to_move
    faces = state.open_faces[seat]
    actions: list[int] = []
    for mask, meld in near:
        if mask & faces == mask:
            if slot_refusal(state) is not None:
                return []
            for way in state.tables.ways[meld.index][state.open[seat] & meld.cards]:
                if _obstacle(state, meld, way) is None:
                    actions.append(way.action)
    return actions


def meld_refusal(state: BeziqueState, meld: Meld, cards: tuple[int, ...]) -> Refusal | None:
    """Why the seat to move, having won the trick, may not declare these cards; None if it may."""
    if not state.tables.points[state.trump][meld.index]:
        return Refusal("meld/not-a-meld", "bezique.meld.sequence", {"cards": cards})
    refusal = slot_refusal(state)
    if refusal is not None:
        return refusal
    for card in cards:
        if not state.open[state.to_move] >> card & 1:
            if card in state.won[state.to_move]:
                return _refuse("meld/card-spent", card)
            return Refusal("meld/card-not-won", "bezique.meld.source", {"card": card})
    obstacle = _obstacle(state, meld, Way(cards, card_bits(cards), 0))
    if obstacle is None:
        return None
    code, culprit = obstacle
    if culprit is not None:
        return _refuse(code, culprit)
    rule = "trick-card" if code == "meld/no-trick-card" else "reuse"
    return Refusal(code, f"bezique.meld.{rule}", {"cards": cards})


def _obstacle(state: BeziqueState, meld: Meld, way: Way) -> Obstacle | None:
    """Why these cards, all open to the seat, may not make the meld at this trick.

    Most of what a seat could try has an obstacle, so this is no Refusal yet.
    """
    tables = state.tables
    if not tables.single_use:
        obstacle = _reuse_obstacle(state, meld, way.cards)
        if obstacle is not None:
            return obstacle
    if tables.needs_trick_card and not state.fresh_bits & way.bits:
        return "meld/no-trick-card", None
    return None


def is_open(state: BeziqueState, card: int) -> bool:
    """Whether a won card could still be part of a meld, by what it has counted in."""
    tables = state.tables
    types = tables.types[state.trump][card & FACE_MASK]
    if tables.sevens_wait and is_trump_seven(card, state.trump):
        return not state.used[card] & SEVEN_SCORED
    if tables.single_use:
        return bool(types) and not state.used[card] & MELDED
    return bool(types & ~state.used[card])


def slot_refusal(state: BeziqueState) -> Refusal | None:
    """Why no further meld at all may be declared at this trick."""
    rules = state.tables.rules
    if state.strict and not rules.endgame_melds:
        return Refusal("meld/endgame-closed", "bezique.endgame.melds")
    if rules.meld_limit and state.slots >= rules.meld_limit:
        return Refusal("meld/limit-reached", "bezique.meld.per-trick", {"limit": rules.meld_limit})
    return None


def _reuse_obstacle(state: BeziqueState, meld: Meld, cards: tuple[int, ...]) -> Obstacle | None:
    used = state.used
    if state.tables.rules.reuse == "disjoint-now":
        now = {c for _, _, old, trick in state.melds if trick == state.number for c in old}
        for card in cards:
            if card in now:
                return "meld/used-this-trick", card
    again = [card for card in cards if used[card] & meld.type]
    if again and not (meld.kind == "double-bezique" and _extends_single(state, again)):
        return "meld/used-in-type", again[0]
    if meld.type == MARRIAGE and _inside_sequence(state, cards):
        return "meld/part-of-larger", None
    return None


def _refuse(code: str, card: int) -> Refusal:
    return Refusal(code, "bezique.meld.reuse", {"card": card})


def _extends_single(state: BeziqueState, pair: list[int]) -> bool:
    """Whether these cards, which have counted already, are one single of an earlier trick."""
    if state.tables.rules.double_from != "may-extend":
        return False
    return any(
        sorted(old) == sorted(pair) and trick < state.number
        for _, index, old, trick in state.melds
        if state.tables.melds[index].type == BEZIQUE
    )


def _inside_sequence(state: BeziqueState, pair: tuple[int, ...]) -> bool:
    """Whether a marriage is part of one scored sequence (of an earlier trick under `compound`)."""
    compound = state.tables.rules.reuse == "compound"
    return any(
        set(pair) <= set(old) and not (compound and trick == state.number)
        for _, index, old, trick in state.melds
        if state.tables.melds[index].type == SEQUENCE
    )
