"""The measured strength of the levels: the table that the arena writes and the page shows.

`python -m engine arena ... --keep` writes the file; only this module reads it.
"""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass
from importlib.resources import files
from typing import TYPE_CHECKING

from brisques.players.levels import PLAYERS

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@dataclass(frozen=True, slots=True)
class Strength:
    """The result of a level against another: points a deal, with their 95 % interval.

    `over` is the other level, `command` and `date` say how and when it was measured.
    """

    group: str
    level: str
    over: str
    mean: float
    low: float
    high: float
    pairs: int
    command: str
    date: str


def file() -> Traversable:
    """Return the file, which may be inside an archive."""
    return files("brisques.players") / "strengths.toml"


def load() -> list[Strength]:
    """Load all results, by group."""
    rows = tomllib.loads(file().read_text(encoding="utf-8")).get("measured", [])
    return [Strength(**row) for row in rows]


def by_level() -> dict[str, dict[str, dict[str, object]]]:
    """Return, by group and level, the lead over the level below, as plain data."""
    table: dict[str, dict[str, dict[str, object]]] = {}
    for row in load():
        shown = {key: getattr(row, key) for key in ("over", "mean", "low", "high", "pairs")}
        table.setdefault(row.group, {}).setdefault(row.level, shown)
    return table


def keep(row: Strength) -> str:
    """Return the text of the file with this result, replacing one about the same players."""
    same = (row.group, row.level, row.over)
    rows = [other for other in load() if (other.group, other.level, other.over) != same]
    return render(sorted([*rows, row], key=_place))


def markdown(rows: list[Strength]) -> str:
    """Return the table in Markdown: who beats whom by how many points a deal."""
    lines = ["| game | level | over | points a deal | 95 % | pairs |", "|---|---|---|--:|---|--:|"]
    for row in rows:
        digits = 2 if abs(row.mean) < 1 else 1
        mean, low, high = (f"{points:+.{digits}f}" for points in (row.mean, row.low, row.high))
        cells = (row.group, row.level, row.over, mean, f"{low} to {high}", f"{row.pairs:,}")
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def render(rows: list[Strength]) -> str:
    """Return the text of a file with these results."""
    parts = ["# How strong the levels are, in points a deal; see engine/brisques/lab/arena.py."]
    for row in rows:
        parts += ["", "[[measured]]", *(_line(key, value) for key, value in asdict(row).items())]
    return "\n".join(parts) + "\n"


def _place(row: Strength) -> tuple[str, int, str]:
    return row.group, list(PLAYERS).index(row.level), row.over


def _line(key: str, value: object) -> str:
    return f"{key} = '{value}'" if isinstance(value, str) else f"{key} = {value}"
