"""What a player may show on his turn without having won a trick: carte blanche, and a seven.

A *carte blanche* is a dealt hand without king, queen or jack; shown before its holder's first card
it scores, and each card drawn after may score again while no such card comes (S2 Rubicon, X-HO
laws 15 and 16). A drawn card may be shown until its holder's next play. Where `seven.when` is
"shown" a seven of trumps scores whenever its holder shows it on his turn, at the latest by playing
it (S1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bezique.kinds import (
    CARTE_BLANCHE,
    COURTS,
    DECLARE_SEVEN,
    OVER,
    SHOWN,
    is_trump_seven,
)
from engine.bezique.sevens import seven_to_show, show_refusal
from engine.errors import Refusal

if TYPE_CHECKING:
    from engine.bezique.state import BeziqueState
    from engine.game import Event


def actions(state: BeziqueState) -> list[int]:
    """What the seat to play may show, as actions."""
    refusals = ((DECLARE_SEVEN, show_refusal), (CARTE_BLANCHE, carte_refusal))
    return [action for action, refusal in refusals if refusal(state) is None]


def hidden_cards(state: BeziqueState, seat: int) -> list[int]:
    """The cards of a hand that not everybody has seen."""
    return [card for card in state.hands[seat] if not state.used[card] & SHOWN]


def carte_refusal(state: BeziqueState) -> Refusal | None:
    """Why the seat to play may not show a carte blanche, or its drawn card."""
    seat = state.to_move
    rules = state.tables.rules
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


def carry_out(state: BeziqueState, action: int, events: list[Event] | None) -> None:
    """Show a seven, or all that is hidden of a carte blanche, and score it."""
    seat = state.to_move
    if action == DECLARE_SEVEN:
        state.score_seven(seat, seven_to_show(state), events)
        return
    cards = tuple(hidden_cards(state, seat))
    for card in cards:
        state.used[card] |= SHOWN
    state.carte = tuple(going or other == seat for other, going in enumerate(state.carte))
    points = state.tables.rules.carte_blanche
    state.score(seat, points, "bezique.carte-blanche.points", cards, events)


def played(
    state: BeziqueState,
    seat: int,
    card: int,
    trick: tuple[int, ...],
    events: list[Event] | None,
) -> bool:
    """End a carte blanche and score a seven that this play shows; whether the deal is over.

    A seven that reaches the target ends it with the trick unfinished on the table.
    """
    if state.carte[seat] and (not state.used[card] & SHOWN or hidden_cards(state, seat)):
        state.carte = tuple(going and other != seat for other, going in enumerate(state.carte))
    tables = state.tables
    late = state.strict and not tables.rules.seven_in_endgame
    if tables.shows_sevens and not late and is_trump_seven(card, state.trump):
        state.trick = trick
        state.score_seven(seat, card, events)
    return state.phase == OVER
