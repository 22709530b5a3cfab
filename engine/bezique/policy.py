"""Rules of thumb: what each legal action looks worth, in points, to the seat that must choose.

Greedy by design. What is common to all games of the family stands here; how a card is valued goes
by where melds come from: `policy_won.py` and `policy_hand.py`. All read an observation and nothing
else.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.bezique import packet, policy_hand, policy_won
from engine.bezique.kinds import (
    CARTE_BLANCHE,
    DECLARE,
    DECLARE_SEVEN,
    DONE,
    GUESS,
    GUESS_BASE,
    LIFT,
    LIFT_BASE,
)
from engine.bezique.observe import BeziqueObservation, determinize
from engine.bezique.tables import Tables

SHOW_FIRST = 1000.0
"""Points that only have to be shown are never left lying."""


def estimate(tables: Tables, seen: BeziqueObservation) -> list[float]:
    """The worth of each action in `seen.legal`, in that order."""
    if seen.phase == LIFT:
        aim = tables.rules.packet_aim
        return [-float(abs(action - LIFT_BASE - aim)) for action in seen.legal]
    if seen.phase == GUESS:
        return [_guess(tables, seen, action - GUESS_BASE) for action in seen.legal]
    view = determinize(tables, seen, Random(0))  # only its open parts are read
    policy = policy_hand if tables.from_hand else policy_won
    if seen.phase == DECLARE:
        return [policy.declaration(tables, seen, view, action) for action in seen.legal]
    play: Callable[[int], float] = policy.player(tables, seen, view)
    shown = (DECLARE_SEVEN, CARTE_BLANCHE)
    return [
        SHOW_FIRST if action in shown else play(action) if action < DONE else 0.0
        for action in seen.legal
    ]


def _guess(tables: Tables, seen: BeziqueObservation, count: int) -> float:
    """How likely the packet has so many cards, if the dealer tried for the aim."""
    hand = packet.chance_of_hand(count - tables.rules.packet_aim)
    return hand * packet.chance_of_eye(seen.looks - count)
