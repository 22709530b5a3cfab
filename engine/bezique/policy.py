"""Rules of thumb: how good each legal action looks to the seat that must choose.

Greedy by design. What is common to all games of the family stands here; how a card is valued goes
by where melds come from: `policy_won.py` and `policy_hand.py`. All read an observation and nothing
else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
"""Puts before all cards what only has to be shown: it is never left lying."""


def estimate(tables: Tables, seen: BeziqueObservation) -> list[float]:
    """How good each action in `seen.legal` looks, in that order; the numbers only compare."""
    if seen.phase == LIFT:
        return [float(rank) for rank in lift_ranks(tables, seen.legal)]
    if seen.phase == GUESS:
        return guess_worths(tables, seen.looks, seen.legal)
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


def lift_ranks(tables: Tables, actions: Sequence[int]) -> list[int]:
    """Lifts in the order of how near they are to the aim: 0 is nearest, all others below."""
    aim = tables.rules.packet_aim
    return [-abs(action - LIFT_BASE - aim) for action in actions]


def guess_worths(tables: Tables, looks: int, actions: Sequence[int]) -> list[float]:
    """The expected points of each guess: those of a right one times its probability."""
    aim, points = tables.rules.packet_aim, tables.rules.packet_guess
    counts = (action - GUESS_BASE for action in actions)
    return [points * _likely(count - aim, looks - count) for count in counts]


def _likely(by_hand: int, by_eye: int) -> float:
    """How likely a packet is that hand and eye would have to miss by so much."""
    return packet.chance_of_hand(by_hand) * packet.chance_of_eye(by_eye)
