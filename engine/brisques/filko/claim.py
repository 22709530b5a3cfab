"""Who takes all further tricks for certain, as one seat can prove (Filicău / Filkó)."""

from __future__ import annotations

from brisques.filko.observation import FilkoObservation, unseen
from brisques.filko.ruleset import PLAY, FilkoRuleset
from brisques.game import NOBODY
from brisques.tricks import takes_all


def sure_taker(ruleset: FilkoRuleset, observation: FilkoObservation) -> int:
    """Return the seat that takes all further tricks whatever is done, or NOBODY.

    This is the seat to move if it leads and plays its strongest cards first, or the only other
    seat if it has led and no card can beat any of its own.
    """
    seat, hand, trick = observation.seat, observation.hand, observation.trick
    if observation.phase != PLAY or observation.to_move != seat:
        return NOBODY
    order = ruleset.orders[observation.trump]
    others = [*unseen(ruleset, observation), *(c for held in observation.known for c in held)]
    if not trick:
        return seat if takes_all(hand, others, order, ruleset.duty) else NOBODY
    is_theirs = observation.players == 2 and takes_all((*trick, *others), hand, order, 0)
    return observation.leader if is_theirs else NOBODY
