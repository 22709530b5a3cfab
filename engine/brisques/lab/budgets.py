"""The playouts that levels have for a choice at a table, by group of games.

`python build.py bench budgets --keep` measures them in Pyodide and writes `budgets.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

from brisques.registry import load_analysis

FILE = Path(__file__).with_name("budgets.toml")


def load() -> dict[str, dict[str, int]]:
    """Return the measured playouts, by group and level."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def at_table(variant: str, name: str) -> str:
    """Return the name of a player with the playouts that it has at a table, as `expert@226`.

    A name with a number of its own, or of a level that was not measured, is returned as it is.

    >>> at_table("fildinski", "club"), at_table("fildinski", "expert@7")
    ('club', 'expert@7')
    """
    playouts = load().get(load_analysis(variant).group, {}).get(name)
    return f"{name}@{playouts}" if playouts else name


def render(budgets: Mapping[str, Mapping[str, int]]) -> str:
    """Return the text of a file with these playouts, by group and level."""
    lines = ["# Playouts for a choice at a table: python build.py bench budgets --keep"]
    for group, playouts in budgets.items():
        lines += ["", f"[{group}]", *(f"{name} = {count}" for name, count in playouts.items())]
    return "\n".join(lines) + "\n"
