"""Finds the rules of a variant by its spec, and the analysis that computer players use."""

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
    """Return the rules of a variant; equal specs share one instance.

    Raises: variant/..., with the knob or name at fault.
    """
    return load_analysis(spec).game


def load_analysis(spec: str) -> Analysis:
    """Return the analysis of a variant.

    Raises: variant/..., as `load_game`.
    """
    return _analysis(load(spec).name)


def analysis_of(game: Game) -> Analysis:
    """Return the analysis of a game's variant."""
    return _analysis(game.variant.name)


@lru_cache(maxsize=64)
def _analysis(name: str) -> Analysis:
    """Return one analysis for all spellings of a spec; `name` is the canonical one."""
    return FAMILIES[load(name).family](name)


def default_variant() -> str:
    """Return the name of the variant that a new player gets."""
    return names()[0]
