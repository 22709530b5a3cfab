"""Who takes all further tricks for certain, as one seat can prove (Bézique family).

Only for a deal without a stock in which nothing more can be declared: then these tricks decide all
that is left, and any way to play them scores the same.
"""

from __future__ import annotations

from random import Random

from brisques.bezique.deece import seven_actions
from brisques.bezique.meld_types import PLAY, card_bits
from brisques.bezique.melds import meld_actions
from brisques.bezique.observation import BeziqueObservation, determinize, unseen
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.cards import FACE_MASK, SEVEN, face
from brisques.game import NOBODY
from brisques.tricks import takes_all


def sure_taker(ruleset: BeziqueRuleset, observation: BeziqueObservation) -> int:
    """Return the seat that takes all further tricks whatever is done, or NOBODY.

    This is the seat to move if it leads and plays its strongest cards first, or the only other
    seat if it has led and no card can beat any of its own.
    """
    seat, hand, trick = observation.seat, observation.hand, observation.trick
    if observation.phase != PLAY or not observation.is_endgame or observation.to_move != seat:
        return NOBODY
    order = ruleset.contexts[observation.trump].order
    others = [*unseen(ruleset, observation), *(c for held in observation.known for c in held)]
    if not trick:
        taker = seat if takes_all(hand, others, order, ruleset.endgame_duty) else NOBODY
    elif observation.players == 2 and takes_all((*trick, *others), hand, order, 0):
        taker = observation.leader
    else:
        return NOBODY
    left = [*hand, *trick, *others]
    if taker == NOBODY or _may_score_otherwise(ruleset, observation, taker, left):
        return NOBODY
    return taker


def _may_score_otherwise(
    ruleset: BeziqueRuleset, observation: BeziqueObservation, taker: int, left: list[int]
) -> bool:
    """Return whether cards may still be declared or shown for points: those left, or won ones."""
    seven = face(SEVEN, observation.trump)
    if not ruleset.auto_seven and any(card & FACE_MASK == seven for card in left):
        return True
    if not ruleset.rules.endgame_melds:
        return False
    if ruleset.from_hand:
        return True
    state = determinize(ruleset, observation, Random(0))
    bits = card_bits(left)
    kept = card_bits(card for card in left if ruleset.keeps(card, observation.trump))
    state.to_move = taker
    state.slots = 0
    state.fresh_bits = bits
    state.set_open(taker, state.open[taker] | kept)
    candidates = state.context.candidates(ruleset.faces_of(bits))
    return bool(seven_actions(state) or meld_actions(state, candidates))
