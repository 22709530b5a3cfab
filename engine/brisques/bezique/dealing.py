"""Deals the hands, the stock, and the card turned up for trumps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.bezique.meld_types import PLAY, is_trump_seven
from brisques.events import Dealt, Turned

if TYPE_CHECKING:
    from brisques.bezique.state_data import BeziqueStateData
    from brisques.events import Event


def deal_hands(state: BeziqueStateData, events: list[Event] | None) -> None:
    """Deal in packets from the dealer's left; turn up a card where that makes trumps.

    Source: `deal.packets`, `trump.method`.
    """
    ruleset = state.ruleset
    pack = state.stock
    state.phase = PLAY
    state.leader = state.to_move = ruleset.after[state.dealer]
    for seat, cards_of in zip(ruleset.turns[state.leader], ruleset.dealt, strict=True):
        state.hands[seat] = sorted(cards_of(pack))
    top = len(pack) - ruleset.stock
    if events is not None:
        events.append(Dealt(state.dealer))
    if ruleset.rules.trump_method == "turn-up":
        state.stock = (*pack[top + 1 :], pack[top])
        _turn_up(state, pack[top], events)
    else:
        state.stock = pack[top:]


def _turn_up(state: BeziqueStateData, card: int, events: list[Event] | None) -> None:
    """Make trumps by a card; if it is a seven it may score for the dealer."""
    state.turnup = card
    state.trump = card >> 3 & 3
    state.context = state.ruleset.contexts[state.trump]
    if events is not None:
        events.append(Turned(card))
    if is_trump_seven(card, state.trump):
        points = state.ruleset.rules.turned_seven
        state.score(state.dealer, points, "bezique.seven.turned-points", (card,), events)
