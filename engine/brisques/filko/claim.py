"""Who takes all further tricks for certain, as one seat can prove (Filicău / Filkó)."""

from __future__ import annotations

from brisques.filko.observation import FilkoObservation, unseen
from brisques.filko.ruleset import PLAY, FilkoRuleset
from brisques.game import NOBODY
from brisques.tricks import takes_all


def sure_taker(ruleset: FilkoRuleset, observation: FilkoObservation) -> int:
    """Return the seat to move if it takes all further tricks whatever is done, else NOBODY.

    It must be about to lead, and leads its strongest cards first.
    """
    seat = observation.seat
    if observation.phase != PLAY or observation.to_move != seat or observation.trick:
        return NOBODY
    order = ruleset.orders[observation.trump]
    others = [*unseen(ruleset, observation), *(c for held in observation.known for c in held)]
    return seat if takes_all(observation.hand, others, order, ruleset.duty) else NOBODY
