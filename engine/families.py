"""The one registry: a variant's name to its game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.bezique.game import BeziqueGame
from engine.game import Game
from engine.variants import load, names

FAMILIES: dict[str, Callable[[str], Game]] = {"bezique": BeziqueGame}


@cache
def game(name: str) -> Game:
    """The game of a variant; raises EngineError variant/unknown."""
    return FAMILIES[load(name).family](name)


def default() -> str:
    """The variant a newcomer is given."""
    return names()[0]
