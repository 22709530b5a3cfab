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


def hidden_cards(state: BeziqueStateData, seat: int) -> list[int]:
    """Return the cards of a hand that not all seats have seen."""
    return [card for card in state.hands[seat] if not state.used[card] & SHOWN]


def carte_refusal(state: BeziqueStateData) -> Refusal | None:
    """Return why the seat to play may not show a carte blanche, or its drawn card.

    Source: S2 Rubicon; X-HO laws 15 and 16.
    """
    seat = state.to_move
    rules = state.ruleset.rules
    if not rules.carte_blanche:
        return Refusal("carte/none", "bezique.carte-blanche.points")
    hidden = hidden_cards(state, seat)
    if state.carte[seat]:
        open_now = rules.carte_continues and bool(hidden)
        rule = "bezique.carte-blanche.continues"
    else:
        # The right lasts until the seat's first play, before which its hand is as it was dealt.
        open_now = state.number == 1 and len(hidden) == rules.hand
        rule = "bezique.carte-blanche.points"
    if not open_now:
        return Refusal("carte/not-now", rule)
    courts = [card for card in hidden if card & 7 in COURTS]
    return Refusal("carte/court-held", rule, {"cards": courts}) if courts else None
