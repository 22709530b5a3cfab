"""Which melds may be declared now, and why a meld may not be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.bezique.meld_types import (
    BEZIQUES,
    LAY,
    MELDED,
    SEVEN_SCORED,
    TABLED,
    TYPES,
    Meld,
    card_bits,
    is_trump_seven,
)
from brisques.bezique.reuse import MODELS, Obstacle
from brisques.cards import FACE_MASK
from brisques.errors import Refusal

if TYPE_CHECKING:
    from brisques.bezique.choices import MeldChoice
    from brisques.bezique.state_data import BeziqueStateData

MeldKey = tuple[str, int]
"""The rule id and the suit of a meld."""

ENDGAME_CLOSED = Refusal("meld/endgame-closed", "bezique.endgame.melds")


def melds_end(state: BeziqueStateData) -> bool:
    """Return whether no meld can be declared after this trick, or after the one just won."""
    ruleset = state.ruleset
    if ruleset.rules.endgame_melds:
        return state.number == ruleset.tricks
    return state.stock_left <= ruleset.players


def meld_actions(state: BeziqueStateData, candidates: list[tuple[int, Meld]]) -> list[int]:
    """Return the actions that declare one of the candidates from won cards now, ascending."""
    if not candidates or slot_refusal(state) is not None:
        return []
    ruleset, seat = state.ruleset, state.to_move
    owned, faces = state.open[seat], state.open_faces[seat]
    wanted = _trick_cards(state)
    find_obstacle = None if ruleset.spends else MODELS[ruleset.reuse]
    choices = ruleset.choices
    actions: list[int] = []
    for mask, meld in candidates:
        if mask & faces == mask:
            for choice in choices[meld.index][owned & meld.cards]:
                if choice.bits & wanted and (
                    find_obstacle is None or find_obstacle(state, meld, choice.cards) is None
                ):
                    actions.append(choice.action)
    return actions


def hand_actions(state: BeziqueStateData) -> list[int]:
    """Return the actions that declare a meld from the hand, ascending.

    Where no further meld may score at this trick, return the actions that lay one down instead.
    """
    refusal = slot_refusal(state)
    if refusal is not None:
        if refusal.code != "meld/limit-reached" or not state.ruleset.rules.lay_waiting:
            return []
        return _lay_actions(state)
    return sorted(choice.action for choice in _hand_choices(state))


def _lay_actions(state: BeziqueStateData) -> list[int]:
    """Return the actions that lay down a meld which is not on the table yet."""
    return [
        LAY + choice.action
        for choice in _hand_choices(state)
        if not _is_tabled(state, choice.cards)
    ]


def _hand_choices(state: BeziqueStateData) -> list[MeldChoice]:
    """Return every filled meld of the seat to move, with the partner's tabled cards."""
    own = own_cards(state)
    shared = shared_cards(state)
    cards = own | shared
    wanted = _trick_cards(state)
    find_obstacle = MODELS[state.ruleset.reuse]
    allowed: list[MeldChoice] = []
    for group in state.context.groups:
        held = cards & group.cards
        if held.bit_count() >= group.least:
            for choice in group.choices[held]:
                meld = choice.meld
                if (
                    choice.bits & wanted
                    and (not shared or _is_own(state, meld, choice.bits, own))
                    and find_obstacle(state, meld, choice.cards) is None
                ):
                    allowed.append(choice)
    return allowed


def filled_melds(state: BeziqueStateData) -> list[MeldChoice]:
    """Return every filled meld of the seat to move as if no card had counted in a meld."""
    unmelded = state.clone()
    for card, bits in enumerate(state.used):
        unmelded.used[card] = bits & ~MELDED
    unmelded.melds = []
    return _hand_choices(unmelded)


def possible_melds(state: BeziqueStateData) -> dict[MeldKey, MeldChoice]:
    """Return one way to fill each meld that the seat could declare now or at a later trick.

    The keys are rule id and suit. The limit of this trick and its cards are ignored.
    """
    looking = state.clone()
    looking.fresh_bits = -1
    return _choices_by_rule(looking)


def reachable_melds(state: BeziqueStateData) -> dict[MeldKey, MeldChoice]:
    """Return one way to fill each meld that the winner of a trick may still declare.

    That is now, or at a later trick without more cards. The keys are rule id and suit. The limit of
    this trick is ignored.
    """
    melds = _choices_by_rule(state)
    if state.ruleset.needs_trick_card or melds_end(state):
        return melds
    later = state.clone()
    later.number += 1
    return _choices_by_rule(later) | melds


def _choices_by_rule(state: BeziqueStateData) -> dict[MeldKey, MeldChoice]:
    rules = state.context.rule_ids
    return {(rules[choice.meld.index], choice.meld.suit): choice for choice in _hand_choices(state)}


def own_cards(state: BeziqueStateData) -> int:
    """Return the seat's own cards that it may meld with, as a mask."""
    seat = state.to_move
    won = state.open[seat]
    return won | card_bits(state.hands[seat]) if state.ruleset.from_hand else won


def shared_cards(state: BeziqueStateData) -> int:
    """Return the partner's tabled cards that the seat may use too, as a mask."""
    if not state.ruleset.shares:
        return 0
    partner = state.hands[state.ruleset.partner[state.to_move]]
    return card_bits(card for card in partner if state.used[card] & TABLED)


def _is_own(state: BeziqueStateData, meld: Meld, bits: int, own: int) -> bool:
    """Return whether the cards are the declarer's, or some are and the meld may join two hands."""
    if bits & own == bits:
        return True
    return not meld.level & state.ruleset.one_hand_levels and bits & own != 0


def _trick_cards(state: BeziqueStateData) -> int:
    """Return the cards of which each meld must have one, as a mask: all without such a rule."""
    return state.fresh_bits if state.ruleset.needs_trick_card else -1


def _is_tabled(state: BeziqueStateData, cards: tuple[int, ...]) -> bool:
    return all(state.used[card] & TABLED for card in cards)


def meld_refusal(
    state: BeziqueStateData, meld: Meld, cards: tuple[int, ...], *, lay: bool = False
) -> Refusal | None:
    """Return why the seat to declare may not declare (or lay down) these cards.

    `cards` are in the order of `meld.faces`.
    """
    if not state.context.points[meld.index]:
        return Refusal("meld/not-a-meld", meld_rule(state, meld), {"cards": cards})
    refusal = slot_refusal(state)
    if lay:
        waits = refusal is not None and refusal.code == "meld/limit-reached"
        if not (waits and state.ruleset.rules.lay_waiting) or _is_tabled(state, cards):
            return Refusal("meld/no-lay", "bezique.meld.lay-waiting", {"cards": cards})
    elif refusal is not None:
        return refusal
    refusal = _ownership_refusal(state, meld, cards)
    if refusal is not None:
        return refusal
    obstacle = _obstacle(state, meld, cards)
    if obstacle is None:
        return None
    code, culprit = obstacle
    rule = "trick-card" if code == "meld/no-trick-card" else "reuse"
    about = {"card": culprit} if culprit is not None else {"cards": cards}
    return Refusal(code, f"bezique.meld.{rule}", about)


def meld_rule(state: BeziqueStateData, meld: Meld) -> str:
    """Return the id of the rule that gives a meld its points."""
    return state.context.rule_ids[meld.index]


def _ownership_refusal(
    state: BeziqueStateData, meld: Meld, cards: tuple[int, ...]
) -> Refusal | None:
    """Return why the seat may not use these cards at all."""
    own = own_cards(state)
    usable = own | shared_cards(state)
    for card in cards:
        if not usable >> card & 1:
            won = state.ruleset.spends and card in state.won[state.to_move]
            if won and state.used[card] & MELDED:
                return Refusal("meld/card-spent", "bezique.meld.reuse", {"card": card})
            where = "not-in-hand" if state.ruleset.from_hand else "card-not-won"
            return Refusal(f"meld/{where}", "bezique.meld.source", {"card": card})
    bits = card_bits(cards)
    if not _is_own(state, meld, bits, own):
        code = "meld/one-hand" if bits & own else "meld/partner-only"
        return Refusal(code, "bezique.meld.partner-cards", {"cards": cards})
    return None


def _obstacle(state: BeziqueStateData, meld: Meld, cards: tuple[int, ...]) -> Obstacle | None:
    """Return why these cards, all usable, may not make the meld at this trick."""
    obstacle = MODELS[state.ruleset.reuse](state, meld, cards)
    if obstacle is not None:
        return obstacle
    if not card_bits(cards) & _trick_cards(state):
        return "meld/no-trick-card", None
    return None


def is_open(state: BeziqueStateData, card: int) -> bool:
    """Return whether a won card could still be part of a meld, by what it has counted in."""
    ruleset = state.ruleset
    if not ruleset.from_won or not ruleset.keeps(card, state.trump):
        return False
    types = state.context.types[card & FACE_MASK]
    if ruleset.declares_sevens and not ruleset.from_hand and is_trump_seven(card, state.trump):
        return not state.used[card] & SEVEN_SCORED
    if ruleset.spends:
        return bool(types) and not state.used[card] & MELDED
    used = state.used[card]
    if any(types & of_type and not used & of_type for of_type in TYPES):
        return True
    if ruleset.rules.reuse == "re-form":
        return bool(types)
    grows = ruleset.rules.double_from == "may-extend"
    return grows and bool(types & BEZIQUES) and used & BEZIQUES < state.context.largest_bezique


def slot_refusal(state: BeziqueStateData) -> Refusal | None:
    """Return why no further meld may be declared at this trick.

    Source: `meld.per-trick`, `endgame.melds`.
    """
    ruleset = state.ruleset
    if state.is_endgame and not ruleset.rules.endgame_melds:
        return ENDGAME_CLOSED
    if state.slots >= ruleset.meld_limit:
        return ruleset.limit_reached
    return None
