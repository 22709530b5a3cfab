"""The playouts of a table: every level that searches has some in every group that is measured."""

import tomllib

from brisques.lab.budgets import FILE, at_table, render
from brisques.players.levels import LEVELS, level
from brisques.registry import load_analysis
from tests.bench.budgets import GAMES


def test_each_level_that_searches_has_playouts_in_each_group() -> None:
    searching = {"expert", "master"}
    budgets = tomllib.loads(FILE.read_text(encoding="utf-8"))
    assert list(budgets) == [load_analysis(variant).group for variant in GAMES]
    for playouts in budgets.values():
        assert playouts.keys() == searching
        assert 0 < playouts["expert"] < playouts["master"]


def test_a_level_gets_the_playouts_of_its_group() -> None:
    budgets = tomllib.loads(FILE.read_text(encoding="utf-8"))
    name = at_table("szeged-5", "expert")
    assert level(name).rollouts == budgets["filko-5"]["expert"]
    others = [name for name in LEVELS if name not in {"expert", "master"}]
    assert [at_table("fildinski", name) for name in others] == others
    assert at_table("fildinski", "expert@7") == "expert@7"


def test_the_file_is_as_it_is_written() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert render(tomllib.loads(text)) == text
