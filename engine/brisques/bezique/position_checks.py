"""Checks of a position: the whole pack once, and as many cards as the moment of the deal has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.bezique.meld_types import DECLARE
from brisques.cards import NO_CARD, is_brisque
from brisques.position_reader import NONE

if TYPE_CHECKING:
    from brisques.bezique.position_reader import BeziquePositionReader
    from brisques.bezique.state import BeziqueState


def check_cards(reader: BeziquePositionReader, state: BeziqueState) -> None:
    """Check that the position holds every card of the pack once."""
    piles = [*state.hands, *state.won, state.trick, state.stock]
    reader.check_pack(card for pile in piles for card in pile)


def check_points(reader: BeziquePositionReader, state: BeziqueState) -> None:
    """Check that no side has fewer points than before the deal, or enough to have ended the deal.

    Points from before the deal end it only if one side had the most; a tie lets the match go on.
    Those of the last trick do not end it while its winner may declare.
    """
    if not reader.is_sound("points", "base", "target"):
        return
    is_last_trick_over = not reader.fields.get("hands", NONE).strip(",")
    may_end = state.ruleset.rules.end == "immediate" and not is_last_trick_over
    was_tied = state.base.count(max(state.base)) > 1
    for now, was, (text, at) in zip(state.totals, state.base, reader.parts("points"), strict=True):
        if now < was:
            reader.refuse("points", "fewer-than-before", text, at)
        elif may_end and now >= state.stop_at and not (now == was and was_tied):
            reader.refuse("points", "deal-ended", text, at)


def check_brisques(reader: BeziquePositionReader, state: BeziqueState) -> None:
    """Check that the brisques of each seat are aces and tens that it has won, each named once."""
    if not reader.is_sound("brisques", "won"):
        return
    for seat, pile in enumerate(state.brisques):
        for place, card in enumerate(pile):
            if card not in state.won[seat]:
                reader.refuse("brisques", "card-not-won", reader.pattern.format_card(card))
            elif not is_brisque(card) or card in pile[:place]:
                reader.refuse("brisques", "not-a-brisque", reader.pattern.format_card(card))


def check_sizes(reader: BeziquePositionReader, state: BeziqueState) -> None:
    """Check that hands, tricks and turn-up have the sizes that the moment of the deal requires."""
    players = reader.ruleset.players
    if reader.is_sound("won") and sum(map(len, state.won)) % players:
        reader.refuse("won", "wrong-size")
    if reader.is_sound("trick") and len(state.trick) >= players:
        reader.refuse("trick", "wrong-size")
    if reader.is_sound("hands", "won", "trick", "stock", "up", "leader", "winner", "fresh"):
        _check_hands(reader, state)
    turns_up = reader.ruleset.rules.trump_method == "turn-up"
    if reader.is_sound("up", "stock") and turns_up and state.turnup == NO_CARD and state.stock:
        reader.refuse("up", "missing")
    is_turned = reader.is_sound("up", "trump") and state.turnup != NO_CARD
    if is_turned and state.turnup >> 3 & 3 != state.trump:
        reader.refuse("up", "not-a-trump")


def _check_hands(reader: BeziquePositionReader, state: BeziqueState) -> None:
    """Check that the hands have the sizes that tricks, trick and stock leave them."""
    players, full = reader.ruleset.players, reader.ruleset.rules.hand
    declaring = state.phase == DECLARE
    tricks_left = reader.ruleset.card_count // players - state.number + 1
    before = full if state.stock_left or tricks_left > full else tricks_left
    if declaring and not state.is_endgame:
        before = full
    if not before:
        reader.refuse("hands", "deal-over")
        return
    turns = ((seat - state.leader) % players for seat in range(players))
    played = len(state.trick)
    reader.check_hands(state.hands, [before - (declaring or turn < played) for turn in turns])


def meldable_cards(state: BeziqueState, seat: int) -> set[int]:
    """Return the cards that a seat may have declared by now: that it holds, won, or once held."""
    ruleset = state.ruleset
    if not ruleset.from_hand:
        return set(state.won[seat])
    piles = [*state.won, state.trick, state.hands[seat], state.hands[ruleset.partner[seat]]]
    return {card for pile in piles for card in pile}
