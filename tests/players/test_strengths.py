"""The table of strengths: reading, writing, and its copy in the README of the players."""

from dataclasses import replace
from pathlib import Path

import pytest

from brisques.lab.arena import Contest, Leg, Pair, play_pair
from brisques.lab.summary import share_won
from brisques.players import strengths
from brisques.players.levels import LEVELS
from brisques.players.strengths import Strength, by_group, by_level, keep, load, markdown, steps
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
        assert 0 <= row.share_low <= row.share <= row.share_high <= 1


def test_a_new_result_replaces_the_old() -> None:
    row = load()[0]
    better = replace(row, mean=row.mean + 1.0, high=row.high + 1.0)
    text = keep(better)
    assert text.count("[[measured]]") == len(load())
    assert f"mean = {better.mean}" in text


def test_another_level_is_added() -> None:
    assert keep(row("master", "novice", 0.6)).count("[[measured]]") == len(load()) + 1


def row(level: str, over: str, share: float) -> Strength:
    """Return a result in Fildinski."""
    points = {"mean": 1.0, "low": 0.5, "high": 1.5}
    shares = {"share": share, "share_low": share - 0.1, "share_high": share + 0.1}
    return Strength(
        "fildinski", level, over, **points, **shares, pairs=3, command="", date="2026-11-21"
    )


def test_levels_are_joined_where_the_step_is_not_felt() -> None:
    rows = [
        row("casual", "novice", 0.7),
        row("club", "casual", 0.54),
        row("strong", "club", 0.53),
        row("strong", "casual", 0.56),
        row("expert", "strong", 0.549),
        row("expert", "club", 0.55),
        row("master", "expert", 0.56),
    ]
    joined = [["novice"], ["casual", "club"], ["strong", "expert"], ["master"]]
    assert steps(rows, "fildinski") == joined
    assert steps(rows, "bezique") == [[name] for name in LEVELS], "not measured"


def test_the_page_is_told_the_lead_of_each_step_over_the_one_below() -> None:
    table, groups = by_level(), by_group()
    assert table.keys() == groups.keys()
    for group, found in groups.items():
        assert [name for step in found for name in step] == list(LEVELS)
        tops = [step[-1] for step in found]
        assert table[group].keys() <= set(tops[1:])
        for level, lead in table[group].items():
            assert lead["over"] == tops[tops.index(level) - 1]


@pytest.mark.parametrize(
    ("legs", "share"),
    [
        ([((0,), (30.0, -30.0)), ((1,), (20.0, -20.0))], 0.5),
        ([((0,), (30.0, -30.0)), ((1,), (0.0, 0.0))], 0.75),
        ([((), (5.0, 2.0, -7.0)), ((1,), (5.0, 2.0, -7.0))], 0.5),
        ([((0, 2), (9.0, -9.0, 9.0, -9.0))], 1.0),
        # Seats 0 and 3 are of one party: nobody beats a partner.
        ([((0,), (10.0, -10.0, -10.0, 10.0, -10.0))], 1.0),
    ],
)
def test_the_share_of_opponents_that_are_beaten(
    legs: list[tuple[tuple[int, ...], tuple[float, ...]]], share: float
) -> None:
    pair = Pair(1, 0.0, tuple(Leg(seats, (), worth) for seats, worth in legs))
    assert share_won(pair) == share


@pytest.mark.parametrize("variant", ["fildinski", "three-hand", "filko-5"])
def test_a_player_beats_itself_in_half_of_its_deals(variant: str) -> None:
    pair = play_pair(Contest(variant, "casual", "casual", "s"), None, 1)
    assert share_won(pair) == 0.5
