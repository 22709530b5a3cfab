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


MOST_ROLLOUTS = 10_000


def level(text: str) -> Level:
    """The level of a name, or of "expert@400" with another number of rollouts.

    Raises EngineError player/unknown or player/bad-rollouts.
    """
    name, at, rollouts = text.partition("@")
    found = PLAYERS.get(name)
    if found is None:
        raise EngineError("player/unknown", text[:40])
    return replace(found, rollouts=_rollouts(text, rollouts)) if at else found


def _rollouts(text: str, digits: str) -> int:
    known = digits.isascii() and digits.isdigit() and len(digits) <= len(str(MOST_ROLLOUTS))
    if not known or int(digits) > MOST_ROLLOUTS:
        raise EngineError("player/bad-rollouts", text[:40], most=MOST_ROLLOUTS)
    return int(digits)


def player(text: str) -> Player:
    """The player of a level that thinks as long as its rollouts last; raises as `level`."""
    return level(text).play
