"""Settings of all tests: the order of files, every variant, and golden files."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from brisques.variants import names
from web.build.plain import is_plain

os.environ["LC_ALL"] = "C.UTF-8"  # the shell prints in English unless a test says otherwise
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("fixed", derandomize=True, deadline=None, suppress_health_check=SLOW)
settings.register_profile("random", parent=settings.get_profile("fixed"), derandomize=False)
settings.load_profile("fixed")  # the same examples at every run; `build.py properties` draws others

TESTS = Path(__file__).parent
LONG = (
    "properties",
    "players/test_levels.py",
    "players/test_endgame.py",
    "players/test_fairness.py",
    "players/test_filko_players.py",
    "test_bridge.py",
    "test_coaching.py",
    "test_sweeping.py",
    "test_wheel.py",
)
"""Folders and files that `build.py test quick` leaves out."""
FIRST = (
    "browser/test_offline.py",
    "players/test_levels.py",
    "browser/test_start.py",
    "browser/test_filko.py",
    "properties/test_sight.py",
    "browser/test_boot_guards.py",
    "browser/test_tabs.py",
    "browser/test_layout.py",
    "browser/test_enlarged.py",
    "browser/test_presets.py",
    "browser/test_access.py",
    "pyodide/test_playthroughs.py",
    "browser/test_lessons.py",
    "browser/test_offline_updates.py",
    "browser/test_kept.py",
    "browser/test_edit.py",
    "browser/test_embed_protocol.py",
    "browser/test_embed.py",
    "players/test_fairness.py",
    "properties/test_symmetry.py",
    "test_bridge.py",
    "players/test_endgame.py",
    "web/test_snapshot.py",
    "web/test_writers.py",
    "test_wheel.py",
    "test_sweeping.py",
)
"""The files that take longest. They begin early: a long one at the end leaves a core idle."""

GOLDEN = "BRISQUES_GOLDEN"
"""Set (by `build.py golden`) to write golden files instead of comparing with them."""


@pytest.hookimpl(tryfirst=True)  # before pytest chooses by markers
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the long tests, skip those that a plain build lacks, and put the longest files first."""
    place = {TESTS / name: number for number, name in enumerate(FIRST)}
    paths = {item.path for item in items}
    long = {path for path in paths for name in LONG if path.is_relative_to(TESTS / name)}
    for item in items:
        if item.path in long:
            item.add_marker(pytest.mark.long)
        marker = item.get_closest_marker("not_plain")
        if marker and is_plain():
            item.add_marker(pytest.mark.skip(f"not with plain Pyodide: {marker.args[0]}"))
    items.sort(key=lambda item: place.get(item.path, len(place)))


@pytest.fixture(params=names())
def variant(request: pytest.FixtureRequest) -> str:
    """Return the name of each playable variant in turn."""
    name: str = request.param
    return name


@pytest.fixture
def golden() -> Callable[[Path, str], None]:
    """Return a function that compares a text with a golden file, line by line."""

    def check(file: Path, text: str) -> None:
        if os.environ.get(GOLDEN):
            file.write_text(text, encoding="utf-8", newline="\n")
        assert file.exists(), f"no {file.name}: write it by `python build.py golden`"
        assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()

    return check
