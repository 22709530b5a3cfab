"""Computer players: they see an observation and nothing else.

A player is a function from an observation and a source of chance to one of the legal actions.
`LEVELS` lists them, weakest first.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.bots.greedy import any_legal, casual, novice
from engine.errors import EngineError
from engine.game import Observation

Player = Callable[[Observation, Random], int]

LEVELS: dict[str, Player] = {"novice": novice, "casual": casual}
"""The levels a person may choose."""

PLAYERS: dict[str, Player] = {"random": any_legal, **LEVELS}
"""All players, those for tests and measuring too."""


def player(level: str) -> Player:
    """The player of a level; raises EngineError player/unknown."""
    if level not in PLAYERS:
        raise EngineError("player/unknown", str(level)[:40])
    return PLAYERS[level]
