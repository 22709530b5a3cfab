"""Carte blanche: a hand dealt without king, queen or jack.

Shown before its holder's first card it scores. Then each drawn card that is no king, queen or jack
may be shown and scores again, until one that is; a drawn card may be shown until its holder's next
play (S2 Rubicon, X-HO laws 15 and 16).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.bezique.meld_types import COURTS, SHOWN
from brisques.errors import Refusal

if TYPE_CHECKING:
    from brisques.bezique.state_data import BeziqueStateData
    from brisques.variants.bezique import BeziqueRules

NONE = Refusal("carte/none", "bezique.carte-blanche.points")
TOO_LATE = Refusal("carte/not-now", "bezique.carte-blanche.points")
ONCE = Refusal("carte/first-hand-only", "bezique.carte-blanche.continues")
NOT_CONTINUED = Refusal("carte/not-now", "bezique.carte-blanche.continues")


def hidden_cards(state: BeziqueStateData, seat: int) -> list[int]:
    """Return the cards of a hand that not all seats have seen."""
    return [card for card in state.hands[seat] if not state.used[card] & SHOWN]


def is_late(state: BeziqueStateData) -> bool:
    """Return whether the seat to play has played a card, and no carte blanche of it goes on."""
    return state.number > 1 and not state.carte[state.to_move]


def late_refusal(rules: BeziqueRules) -> Refusal:
    """Return why a seat that has played a card may show no carte blanche."""
    if not rules.carte_blanche:
        return NONE
    return TOO_LATE if rules.carte_continues else ONCE


def carte_refusal(state: BeziqueStateData) -> Refusal | None:
    """Return why the seat to play may not show a carte blanche, or its drawn card.

    Source: S2 Rubicon; X-HO laws 15 and 16.
    """
    rules = state.ruleset.rules
    if not rules.carte_blanche or is_late(state):
        return late_refusal(rules)
    seat = state.to_move
    continues = state.carte[seat]
    cards = hidden_cards(state, seat) if continues else state.hands[seat]
    if continues and not (rules.carte_continues and cards):
        return NOT_CONTINUED if rules.carte_continues else ONCE
    courts = [card for card in cards if card & 7 in COURTS]
    rule = (NOT_CONTINUED if continues else TOO_LATE).rule
    return Refusal("carte/court-held", rule, {"cards": courts}) if courts else None
