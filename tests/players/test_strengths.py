"""The table of strengths: reading, writing, and its copy in the README of the players."""

from dataclasses import replace
from pathlib import Path

from brisques.players import strengths
from brisques.players.levels import LEVELS
from brisques.players.strengths import Strength, keep, load, markdown
from brisques.registry import load_analysis
from brisques.variants import names

README = Path(strengths.__file__).with_name("README.md")


def test_the_readme_has_the_table() -> None:
    text = README.read_text(encoding="utf-8")
    table = text.partition("<!-- strengths -->\n")[2].partition("\n<!-- /strengths -->")[0]
    assert table == markdown(load())


def test_rows_name_existing_games_and_levels() -> None:
    groups = {load_analysis(name).group for name in names()}
    for row in load():
        assert row.group in groups
        assert {row.level, row.over} <= set(LEVELS)
        assert row.low <= row.mean <= row.high


def test_a_new_result_replaces_the_old() -> None:
    row = load()[0]
    better = replace(row, mean=row.mean + 1.0, high=row.high + 1.0)
    text = keep(better)
    assert text.count("[[measured]]") == len(load())
    assert f"mean = {better.mean}" in text


def test_another_level_is_added() -> None:
    row = Strength("fildinski", "master", "novice", 1.0, 0.5, 1.5, 3, "command", "2026-11-21")
    assert keep(row).count("[[measured]]") == len(load()) + 1
