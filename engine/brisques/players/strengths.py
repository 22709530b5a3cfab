"""The measured strength of the levels: the table that the arena writes and the page shows.

`python -m engine arena ... --keep` writes the file; only this module reads it.
"""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass
from importlib.resources import files
from itertools import pairwise
from typing import TYPE_CHECKING

from brisques.players.levels import LEVELS, PLAYERS

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


SHOWN = ("over", "mean", "low", "high", "share", "pairs")
"""What the page shows of a result."""
FELT = 0.55
"""Share of deals that a level must win for people to notice that it is stronger."""


@dataclass(frozen=True, slots=True)
class Strength:
    """The result of a level against another: points a deal and share of deals won.

    Both have their 95 % interval. `over` is the other level, `command` and `date` say how and when
    it was measured.
    """

    group: str
    level: str
    over: str
    mean: float
    low: float
    high: float
    share: float
    share_low: float
    share_high: float
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


def steps(rows: list[Strength], group: str) -> list[list[str]]:
    """Return the levels that people can tell apart in a group of games, weakest first.

    From the strongest level down, a level joins the step above it if it was measured against the
    strongest level of that step, which comes last in it, and people do not feel that one to be
    stronger (`FELT`).
    """
    shares = {(row.level, row.over): row.share for row in rows if row.group == group}
    joined: list[list[str]] = []
    for name in reversed(LEVELS):
        if joined and shares.get((joined[0][-1], name), 1.0) < FELT:
            joined[0].insert(0, name)
        else:
            joined.insert(0, [name])
    return joined


def by_level() -> dict[str, dict[str, dict[str, object]]]:
    """Return, by group and level, the lead of each step over the step below, as plain data."""
    rows, table = load(), {}
    for group in dict.fromkeys(row.group for row in rows):
        tops = [step[-1] for step in steps(rows, group)]
        leads = {(row.level, row.over): row for row in rows if row.group == group}
        table[group] = {
            level: {key: getattr(leads[level, over], key) for key in SHOWN}
            for over, level in pairwise(tops)
            if (level, over) in leads
        }
    return table


def by_group() -> dict[str, list[list[str]]]:
    """Return the steps of each group in which strength was measured."""
    rows = load()
    return {group: steps(rows, group) for group in dict.fromkeys(row.group for row in rows)}


def keep(row: Strength) -> str:
    """Return the text of the file with this result, replacing one about the same players."""
    same = (row.group, row.level, row.over)
    rows = [other for other in load() if (other.group, other.level, other.over) != same]
    return render(sorted([*rows, row], key=_place))


def markdown(rows: list[Strength]) -> str:
    """Return the table in Markdown: who beats whom, by how many points, in how many deals."""
    lines = [
        "| game | level | over | points a deal | 95 % | deals won | 95 % | pairs |",
        "|---|---|---|--:|---|--:|---|--:|",
    ]
    for row in rows:
        digits = 2 if abs(row.mean) < 1 else 1
        mean, low, high = (f"{points:+.{digits}f}" for points in (row.mean, row.low, row.high))
        share, least, most = (
            f"{100 * part:.1f}" for part in (row.share, row.share_low, row.share_high)
        )
        if row.low == row.high:
            points, part = "all equal", ""
        else:
            points, part = f"{low} to {high}", f"{least} to {most}"
        cells = (row.group, row.level, row.over, mean, points, f"{share} %", part, f"{row.pairs:,}")
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
