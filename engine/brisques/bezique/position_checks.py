"""Checks of a position: the whole pack once, and as many cards as the moment of the deal has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.bezique.meld_types import DECLARE
from brisques.cards import NO_CARD, check_whole_pack

if TYPE_CHECKING:
    from brisques.bezique.position_reader import BeziquePositionReader
    from brisques.bezique.state import BeziqueState


def check_cards(reader: BeziquePositionReader, state: BeziqueState) -> None:
    """Check that the position holds every card of the pack once.

    Raises: position/card-twice, position/card-missing.
    """
    piles = [*state.hands, *state.won, state.trick, state.stock]
    cards = [card for pile in piles for card in pile]
    check_whole_pack(cards, range(reader.ruleset.card_count), reader.ruleset.pattern)


def check_sizes(reader: BeziquePositionReader, state: BeziqueState) -> None:
    """Check that hands, tricks and turn-up have the sizes that the moment of the deal requires.

    Raises: position/bad-field.
    """
    players, full = reader.ruleset.players, reader.ruleset.rules.hand
    declaring = state.phase == DECLARE
    tricks_left = reader.ruleset.card_count // players - state.number + 1
    before = full if state.stock_left or tricks_left > full else tricks_left
    if declaring and not state.strict:
        before = full
    for seat, hand in enumerate(state.hands):
        turn = (seat - state.leader) % players
        wanted = before - (declaring or turn < len(state.trick))
        if len(hand) != wanted:
            raise reader.bad("hands", "other-size", size=wanted)
    if sum(map(len, state.won)) % players:
        raise reader.bad("won", "wrong-size")
    if len(state.trick) >= players:
        raise reader.bad("trick", "wrong-size")
    if not before:
        raise reader.bad("hands", "deal-over")
    turns_up = reader.ruleset.rules.trump_method == "turn-up"
    if turns_up and state.turnup == NO_CARD and state.stock:
        raise reader.bad("up", "missing")
    if state.turnup != NO_CARD and state.turnup >> 3 & 3 != state.trump:
        raise reader.bad("up", "not-a-trump")


def meldable_cards(state: BeziqueState, seat: int) -> set[int]:
    """Return the cards that a seat may have declared by now: that it holds, won, or once held."""
    ruleset = state.ruleset
    if not ruleset.from_hand:
        return set(state.won[seat])
    piles = [*state.won, state.trick, state.hands[seat], state.hands[ruleset.partner[seat]]]
    return {card for pile in piles for card in pile}
