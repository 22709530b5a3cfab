"""Compare the legal actions by rules of thumb (greedy).

This module holds what all games of the family share. How a card is valued depends on where melds
come from: `greedy_won.py` and `greedy_hand.py`. All of them read an observation and nothing else.
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
"""Ranks actions that only have to be shown before all cards, so that none is missed."""


def estimate(ruleset: BeziqueRuleset, observation: BeziqueObservation) -> list[float]:
    """Return a number for each action in `observation.legal`, in that order; higher is better."""
    if observation.phase == LIFT:
        return [float(rank) for rank in lift_ranks(ruleset, observation.legal)]
    if observation.phase == GUESS:
        return guess_worths(ruleset, observation.looks, observation.legal)
    world = determinize(ruleset, observation, Random(0))  # only its visible parts are read
    rules_of_thumb = greedy_hand if ruleset.from_hand else greedy_won
    if observation.phase == DECLARE:
        declare = rules_of_thumb.declaration_estimator(ruleset, observation, world)
        return [declare(action) for action in observation.legal]
    play: Callable[[int], float] = rules_of_thumb.card_estimator(ruleset, observation, world)
    shown = (DECLARE_SEVEN, CARTE_BLANCHE)
    return [
        SHOW_FIRST if action in shown else play(action) if action < DONE else 0.0
        for action in observation.legal
    ]


def lift_ranks(ruleset: BeziqueRuleset, actions: Sequence[int]) -> list[int]:
    """Rank the lifts by their distance from the aim; 0 is the nearest."""
    aim = ruleset.rules.packet_aim
    return [-abs(action - LIFT_BASE - aim) for action in actions]


def guess_worths(ruleset: BeziqueRuleset, looks: int, actions: Sequence[int]) -> list[float]:
    """Return the expected points of each guess: its points times its probability."""
    aim, points = ruleset.rules.packet_aim, ruleset.rules.packet_guess
    counts = (action - GUESS_BASE for action in actions)
    return [points * _packet_chance(count - aim, looks - count) for count in counts]


def _packet_chance(by_hand: int, by_eye: int) -> float:
    """Return the relative probability of these errors of hand and eye."""
    return packet.chance_of_hand(by_hand) * packet.chance_of_eye(by_eye)
