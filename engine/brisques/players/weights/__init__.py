"""Tuned weights: a small file for each group of games, with how it was made.

`python -m engine tune` and `teach` write the files; only this module reads them.
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
"""The command, the deals it played, the date, and what the weights were compared with."""


def file(analysis: Analysis, weights_name: str = "") -> Traversable:
    """Return the file of a game's weights, which may be inside an archive.

    `weights_name` selects weights other than the usual ones.
    """
    name = f"{analysis.group}-{weights_name}" if weights_name else analysis.group
    return files(__name__) / f"{name}.toml"


def load(analysis: Analysis, weights_name: str = "") -> dict[str, float]:
    """Load the tuned weights of a game, in the order of `Analysis.weights`.

    Without a file of that name the usual weights are loaded; without those, the untuned ones.

    Raises:
        EngineError: `weights/...`, with the file and what is wrong in it.
    """
    file_found = file(analysis, weights_name)
    if not file_found.is_file():
        return load(analysis) if weights_name else dict(analysis.weights())
    return parse(analysis, file_found.read_text(encoding="utf-8"), file_found.name)


def parse(analysis: Analysis, text: str, where: str) -> dict[str, float]:
    """Return the weights in the text of a file; raises as `load`."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EngineError("weights/bad-toml", where, reason=str(error)) from None
    expected = analysis.weights()
    values = document.pop("weights", None)
    if not isinstance(values, dict) or set(document) != set(HEADER):
        raise EngineError("weights/bad-header", where)
    for name in (*values, *expected):
        if name not in expected:
            raise EngineError("weights/unknown", f"{where} {name}")
        if name not in values:
            raise EngineError("weights/missing", f"{where} {name}")
        if isinstance(values[name], bool) or not isinstance(values[name], int | float):
            raise EngineError("weights/no-number", f"{where} {name}")
    return {name: float(values[name]) for name in expected}


def render(weights: Mapping[str, float], made: str, deals: int, date: str, against: str) -> str:
    """Return the text of a file with these weights."""
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
    """Return the name as a TOML key."""
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else f'"{name}"'
