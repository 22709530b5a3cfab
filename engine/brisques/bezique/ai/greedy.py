"""Rules of thumb: how good each legal action looks to the seat that must choose.

Greedy by design. What is common to all games of the family stands here; how a card is valued goes
by where melds come from: `greedy_won.py` and `greedy_hand.py`. All read an observation and nothing
else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from brisques.bezique import packet
from brisques.bezique.ai import greedy_hand, greedy_won
from brisques.bezique.meld_types import (
    CARTE_BLANCHE,
    DECLARE,
    DECLARE_SEVEN,
    DONE,
    GUESS,
    GUESS_BASE,
    LIFT,
    LIFT_BASE,
)
from brisques.bezique.observation import BeziqueObservation, determinize
from brisques.bezique.ruleset import BeziqueRuleset

SHOW_FIRST = 1000.0
"""Puts before all cards what only has to be shown: it is never left lying."""


def estimate(ruleset: BeziqueRuleset, seen: BeziqueObservation) -> list[float]:
    """How good each action in `seen.legal` looks, in that order; the numbers only compare."""
    if seen.phase == LIFT:
        return [float(rank) for rank in lift_ranks(ruleset, seen.legal)]
    if seen.phase == GUESS:
        return guess_worths(ruleset, seen.looks, seen.legal)
    view = determinize(ruleset, seen, Random(0))  # only its open parts are read
    policy = greedy_hand if ruleset.from_hand else greedy_won
    if seen.phase == DECLARE:
        return [policy.declaration(ruleset, seen, view, action) for action in seen.legal]
    play: Callable[[int], float] = policy.player(ruleset, seen, view)
    shown = (DECLARE_SEVEN, CARTE_BLANCHE)
    return [
        SHOW_FIRST if action in shown else play(action) if action < DONE else 0.0
        for action in seen.legal
    ]


def lift_ranks(ruleset: BeziqueRuleset, actions: Sequence[int]) -> list[int]:
    """Lifts in the order of how near they are to the aim: 0 is nearest, all others below."""
    aim = ruleset.rules.packet_aim
    return [-abs(action - LIFT_BASE - aim) for action in actions]


def guess_worths(ruleset: BeziqueRuleset, looks: int, actions: Sequence[int]) -> list[float]:
    """The expected points of each guess: those of a right one times its probability."""
    aim, points = ruleset.rules.packet_aim, ruleset.rules.packet_guess
    counts = (action - GUESS_BASE for action in actions)
    return [points * _likely(count - aim, looks - count) for count in counts]


def _likely(by_hand: int, by_eye: int) -> float:
    """How likely a packet is that hand and eye would have to miss by so much."""
    return packet.chance_of_hand(by_hand) * packet.chance_of_eye(by_eye)
