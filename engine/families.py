"""The one registry: a variant's spec to its game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.bezique.game import BeziqueGame
from engine.filko.game import FilkoGame
from engine.game import Game
from engine.variants import load, names

FAMILIES: dict[str, Callable[[str], Game]] = {
    "bezique": BeziqueGame,
    "filko": FilkoGame,
}


def game(spec: str) -> Game:
    """The game of a variant; raises EngineError variant/..., naming what is wrong."""
    return _game(load(spec).name)


@lru_cache(maxsize=64)
def _game(name: str) -> Game:
    """One game for all the ways to write its spec."""
    return FAMILIES[load(name).family](name)


def default() -> str:
    """The variant a newcomer is given."""
    return names()[0]
