"""Tuned weights: a small file for each group of games, with how it was made.

`python -m engine tune`, `teach` and `value` write the files; only this module reads them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Any

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


def load_value(analysis: Analysis) -> dict[str, list[float]]:
    """Load the weights of a game's learned value, by feature; empty without a file.

    Raises:
        EngineError: `weights/...`, with the file and what is wrong in it.
    """
    file_found = file(analysis, "value")
    if not analysis.value_names() or not file_found.is_file():
        return {}
    return parse_value(analysis, file_found.read_text(encoding="utf-8"), file_found.name)


def parse_value(analysis: Analysis, text: str, where: str) -> dict[str, list[float]]:
    """Return the weights in the text of a file of a learned value; raises as `load`."""
    names = {**analysis.value_names(), **analysis.luck_names()}
    values = _values(text, where, names)
    for name, count in names.items():
        row = values[name]
        if not isinstance(row, list) or len(row) != count or not all(map(_is_number, row)):
            raise EngineError("weights/no-number", f"{where} {name}")
    return {name: [float(weight) for weight in values[name]] for name in names}


def parse(analysis: Analysis, text: str, where: str) -> dict[str, float]:
    """Return the weights in the text of a file; raises as `load`."""
    expected = analysis.weights()
    values = _values(text, where, expected)
    for name in expected:
        if not _is_number(values[name]):
            raise EngineError("weights/no-number", f"{where} {name}")
    return {name: float(values[name]) for name in expected}


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _values(text: str, where: str, expected: Collection[str]) -> dict[str, Any]:
    """Return the weights in the text of a file as they stand, with exactly the expected names."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EngineError("weights/bad-toml", where, reason=str(error)) from None
    values = document.pop("weights", None)
    if not isinstance(values, dict) or set(document) != set(HEADER):
        raise EngineError("weights/bad-header", where)
    for name in (*values, *expected):
        if name not in expected:
            raise EngineError("weights/unknown", f"{where} {name}")
        if name not in values:
            raise EngineError("weights/missing", f"{where} {name}")
    return values


def render(weights: Mapping[str, float], made: str, deals: int, date: str, against: str) -> str:
    """Return the text of a file with these weights."""
    about = "Weights of the policy, tuned by self-play; see engine/brisques/lab/tune.py."
    rows = {name: f"{value:.4g}" for name, value in weights.items()}
    return _text(about, rows, made, deals, date, against)


def render_value(
    weights: Mapping[str, Sequence[float]], made: str, deals: int, date: str, against: str
) -> str:
    """Return the text of a file with these weights of a learned value."""
    about = "Weights of the value at a playout's horizon; see engine/brisques/lab/value.py."
    rows = {
        name: f"[{', '.join(f'{value:.3g}' for value in values)}]"
        for name, values in weights.items()
    }
    return _text(about, rows, made, deals, date, against)


def _text(  # noqa: PLR0917
    about: str, rows: Mapping[str, str], made: str, deals: int, date: str, against: str
) -> str:
    lines = [
        f"# {about}",
        f"made = '{made}'",
        f"deals = {deals}",
        f"date = {date}",
        f"against = '{against}'",
        "",
        "[weights]",
    ]
    lines += [f"{_key(name)} = {value}" for name, value in rows.items()]
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    """Return the name as a TOML key."""
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else f'"{name}"'
