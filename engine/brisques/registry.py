"""The one registry: the spec of a variant to its rules, and to what players know of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from brisques.bezique.ai.analysis import BeziqueAnalysis
from brisques.bezique.game import BeziqueGame
from brisques.filko.ai.analysis import FilkoAnalysis
from brisques.filko.game import FilkoGame
from brisques.game import Game
from brisques.players.contract import Analysis
from brisques.variants import load, names

FAMILIES: dict[str, Callable[[str], Analysis]] = {
    "bezique": lambda name: BeziqueAnalysis(BeziqueGame(name)),
    "filko": lambda name: FilkoAnalysis(FilkoGame(name)),
}


def load_game(spec: str) -> Game:
    """Return the rules of a variant; raises EngineError variant/..., naming what is wrong."""
    return load_analysis(spec).game


def load_analysis(spec: str) -> Analysis:
    """Return what players know of a variant; raises as `game`."""
    return _analysis(load(spec).name)


def analysis_of(game: Game) -> Analysis:
    """Return what players know of a game, by its variant."""
    return _analysis(game.variant.name)


@lru_cache(maxsize=64)
def _analysis(name: str) -> Analysis:
    """One for all the ways to write a spec."""
    return FAMILIES[load(name).family](name)


def default_variant() -> str:
    """Return the variant a newcomer is given."""
    return names()[0]
