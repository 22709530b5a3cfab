"""Computer players: they see an observation and nothing else.

A player is a function from an observation and a source of chance to one of the legal actions; a
level is a player that may think for some time (`thinking.py`). `LEVELS` lists them, weakest first.
"""

from __future__ import annotations

from dataclasses import replace

from engine.bots.ladder import LEVELS, PLAYERS
from engine.bots.thinking import Level, Player, Tally, Thought
from engine.errors import EngineError

__all__ = ["LEVELS", "PLAYERS", "Level", "Player", "Tally", "Thought", "level", "player"]


def level(text: str) -> Level:
    """The level of a name, or of "expert@400" with another number of rollouts.

    Raises EngineError player/unknown.
    """
    name, at, rollouts = text.partition("@")
    found = PLAYERS.get(name)
    if found is None or (at and not (rollouts.isascii() and rollouts.isdigit())):
        raise EngineError("player/unknown", text[:40])
    return replace(found, rollouts=int(rollouts)) if at else found


def player(text: str) -> Player:
    """The player of a level that thinks as long as its rollouts last; raises as `level`."""
    return level(text).play
