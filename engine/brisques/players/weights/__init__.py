"""Tuned weights: one small file for each group of games, with how it was made.

The files are written by `python -m engine tune` and `teach`, and read by nobody but this module.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING

from brisques.errors import EngineError
from brisques.players.contract import Analysis

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

HEADER = ("made", "deals", "date", "against")
"""The command, the deals it played, its day, and what the weights were compared with."""


def file(analysis: Analysis, learned: str = "") -> Traversable:
    """The file of a game's weights, which may lie in an archive; `learned` names others."""
    name = f"{analysis.group}-{learned}" if learned else analysis.group
    return files(__name__) / f"{name}.toml"


def load(analysis: Analysis, learned: str = "") -> dict[str, float]:
    """The tuned weights of a game, in the order of `rules.weights()`; those if there is no file.

    Where nothing was `learned` under that name the usual ones do.

    Raises EngineError weights/... naming the file, and what is unknown, missing or no number in it.
    """
    kept = file(analysis, learned)
    if not kept.is_file():
        return load(analysis) if learned else dict(analysis.weights())
    return parse(analysis, kept.read_text(encoding="utf-8"), kept.name)


def parse(analysis: Analysis, text: str, where: str) -> dict[str, float]:
    """The weights in the text of a file; raises as `load`."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EngineError("weights/bad-toml", where, reason=str(error)) from None
    wanted = analysis.weights()
    found = given.pop("weights", None)
    if not isinstance(found, dict) or set(given) != set(HEADER):
        raise EngineError("weights/bad-header", where)
    for name in (*found, *wanted):
        if name not in wanted:
            raise EngineError("weights/unknown", f"{where} {name}")
        if name not in found:
            raise EngineError("weights/missing", f"{where} {name}")
        if isinstance(found[name], bool) or not isinstance(found[name], int | float):
            raise EngineError("weights/no-number", f"{where} {name}")
    return {name: float(found[name]) for name in wanted}


def render(weights: Mapping[str, float], made: str, deals: int, date: str, against: str) -> str:
    """The text of a file with these weights."""
    lines = [
        "# Weights of the policy, tuned by self-play; see engine/brisques/lab/tune.py.",
        f"made = '{made}'",
        f"deals = {deals}",
        f"date = {date}",
        f"against = '{against}'",
        "",
        "[weights]",
    ]
    lines += [f"{_key(name)} = {value:.4g}" for name, value in weights.items()]
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    """The name as a TOML key."""
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else f'"{name}"'
