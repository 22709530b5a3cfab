"""The deece (the seven of trumps): which one a seat would use, and why it may not.

`seven.when` says how it scores: for the winner of its trick ("trick-won"), as a declaration after a
trick ("declared"), or when its holder shows it on its turn ("shown").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brisques.bezique.meld_types import DECLARE_SEVEN, EXCHANGE, SEVEN_SCORED, SHOWN, is_trump_seven
from brisques.bezique.melds import slot_refusal
from brisques.cards import NO_CARD
from brisques.errors import Refusal

if TYPE_CHECKING:
    from brisques.bezique.state_data import BeziqueStateData

NOT_SHOWN = Refusal("seven/not-shown", "bezique.seven.when")
IN_ENDGAME = Refusal("seven/endgame", "bezique.seven.in-endgame")
SHOWN_BEFORE = Refusal("seven/already-shown", "bezique.seven.points")
NO_SEVEN = Refusal("exchange/no-seven", "bezique.seven.when")
NO_TURN_UP = Refusal("exchange/no-turn-up", "bezique.seven.exchange")
EXCHANGED_BEFORE = Refusal("exchange/already-made", "bezique.seven.exchange")
NOT_DECLARED = Refusal("meld/not-a-meld", "bezique.seven.when")
NO_POINTS = Refusal("seven/not-shown", "bezique.seven.points")


def seven_at_hand(state: BeziqueStateData) -> int:
    """Return the seven that may be exchanged or declared now, NO_CARD if there is none.

    One that has not scored comes first; among those one that all have seen, so that the choice
    reveals nothing of the hand.
    """
    ruleset = state.ruleset
    if ruleset.auto_seven:
        return state.swap
    sevens = _sevens(state)
    if not sevens:
        return NO_CARD
    paying = _paying_seven(state, sevens, sevens)
    return sevens[0] if paying == NO_CARD and ruleset.shows_sevens else paying


def exchange_points(state: BeziqueStateData) -> int:
    """Return the points of exchanging a deece now: a seven scores only once."""
    return state.ruleset.seven_pays(state.used[seven_at_hand(state)])


def seven_actions(state: BeziqueStateData) -> list[int]:
    """Return the actions that exchange or declare a deece now, ascending."""
    if seven_at_hand(state) == NO_CARD:
        return []
    return [action for action in (EXCHANGE, DECLARE_SEVEN) if seven_refusal(state, action) is None]


def seven_refusal(state: BeziqueStateData, action: int) -> Refusal | None:
    """Return why the seat to declare may not exchange or declare a deece.

    Source: `seven.when`, `seven.exchange`.
    """
    ruleset = state.ruleset
    rules = ruleset.rules
    exchanges = action == EXCHANGE
    if not exchanges and ruleset.auto_seven:
        return NOT_DECLARED
    if not exchanges and not rules.seven:
        return NO_POINTS
    if not exchanges and ruleset.shows_sevens:
        return show_refusal(state)
    closed = slot_refusal(state)
    if closed is not None:
        declares = closed.code == "meld/endgame-closed" and not ruleset.auto_seven
        if declares or (rules.exchange_uses_slot if exchanges else ruleset.seven_uses_slot):
            return closed
    if seven_at_hand(state) == NO_CARD:
        return _no_seven(state)
    if not exchanges:
        return None
    if not ruleset.can_exchange or state.turnup == NO_CARD:
        return NO_TURN_UP
    if is_trump_seven(state.turnup, state.trump):
        return EXCHANGED_BEFORE
    return None


def seven_to_show(state: BeziqueStateData) -> int:
    """Return a seven of trumps in the hand of the seat to move that has not scored, or NO_CARD."""
    return _paying_seven(state, state.hands[state.to_move], state.context.sevens)


def pays_when_played(state: BeziqueStateData, card: int) -> bool:
    """Return whether the seat to move shows a seven for its points by playing this card."""
    if card not in state.context.sevens or state.used[card] & SEVEN_SCORED:
        return False
    return show_refusal(state) is None


def _paying_seven(state: BeziqueStateData, pile: list[int], sevens: Sequence[int]) -> int:
    """Return one of these sevens, in the pile, that has not scored, or NO_CARD.

    One seen by all comes first.
    """
    used = state.used
    paying = NO_CARD
    for card in sevens:
        if (
            card in pile
            and not used[card] & SEVEN_SCORED
            and (paying == NO_CARD or used[card] & SHOWN > used[paying] & SHOWN)
        ):
            paying = card
    return paying


def show_refusal(state: BeziqueStateData) -> Refusal | None:
    """Return why the seat to move may not show a seven for its points.

    Source: `seven.when`, `seven.in-endgame`.
    """
    if not state.ruleset.shows_sevens:
        return NOT_SHOWN
    if not state.deece_counts:
        return IN_ENDGAME
    if seven_to_show(state) == NO_CARD:
        return _no_seven(state)
    return None


def _sevens(state: BeziqueStateData) -> list[int]:
    """Return the sevens of trumps that the seat to move could declare: in hand, or as won."""
    pile = state.hands[state.to_move] if state.ruleset.from_hand else state.won[state.to_move]
    return sorted([card for card in state.context.sevens if card in pile], key=pile.index)


def _no_seven(state: BeziqueStateData) -> Refusal:
    """Return the refusal for a seat without a seven to use, or whose seven has scored."""
    if _sevens(state) and not state.ruleset.auto_seven:
        return SHOWN_BEFORE
    return NO_SEVEN
