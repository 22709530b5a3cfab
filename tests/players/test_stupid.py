"""No stupid plays: every level from `club` up plays what a good player sees at a glance.

The positions are in `positions/`, one file for each family. People forgive an opponent that loses a
deal, but not one that throws an Ace away.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from brisques.game import NOBODY
from brisques.players.levels import LEVELS, level
from brisques.position import parse_position

FILES = sorted((Path(__file__).parent / "positions").glob("*.toml"))
POSITIONS: list[dict[str, Any]] = [
    position
    for file in FILES
    for position in tomllib.loads(file.read_text(encoding="utf-8"))["position"]
]
SENSIBLE = list(LEVELS)[list(LEVELS).index("club") :]
ROLLOUTS = 60
"""As few as a busy phone may have time for."""
CHANCES = 2
"""Tries of a level that searches: a good play must not be luck."""


def named(position: dict[str, Any]) -> str:
    """Return a short name for the report: the variant and the reason."""
    return f"{position['line'].partition(';')[0]}: {position['why']}"


@pytest.mark.parametrize("name", SENSIBLE)
@pytest.mark.parametrize("position", POSITIONS, ids=named)
def test_no_stupid_play(position: dict[str, Any], name: str) -> None:
    game, state = parse_position(position["line"])
    seen = game.observe(state, state.to_move)
    searches = LEVELS[name].rollouts > 0
    who = level(f"{name}@{ROLLOUTS}" if searches else name)
    for number in range(CHANCES if searches else 1):
        choice = game.action_code(who.play(seen, Random(number)))
        assert choice in position.get("good", [choice]), position["why"]
        assert choice not in position.get("bad", []), position["why"]


def test_there_are_enough_positions_and_each_leaves_a_choice() -> None:
    assert len(POSITIONS) >= 80
    lines = [position["line"] for position in POSITIONS]
    assert len(set(lines)) == len(lines)
    for position in POSITIONS:
        game, state = parse_position(position["line"])
        assert state.to_move != NOBODY
        legal = {game.action_code(action) for action in state.legal()}
        good, bad = set(position.get("good", [])), set(position.get("bad", []))
        assert good | bad <= legal, named(position)
        assert bool(good) != bool(bad), named(position)
        assert good < legal if good else bad < legal, named(position)
        assert position.keys() <= {"line", "good", "bad", "why"}
