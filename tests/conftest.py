"""Fixtures for all tests: every variant, and golden files that one variable rewrites."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from brisques.variants import names

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("fixed", derandomize=True, deadline=None, suppress_health_check=SLOW)
settings.register_profile("random", parent=settings.get_profile("fixed"), derandomize=False)
settings.load_profile("fixed")  # the same examples at every run; `build.py properties` draws others

GOLDEN = "BRISQUES_GOLDEN"
"""Set (by `build.py golden`) to write golden files instead of comparing with them."""


@pytest.fixture(params=names())
def variant(request: pytest.FixtureRequest) -> str:
    """The name of each playable variant in turn."""
    name: str = request.param
    return name


@pytest.fixture
def golden() -> Callable[[Path, str], None]:
    """Compares a text with a golden file, line by line."""

    def check(file: Path, text: str) -> None:
        if os.environ.get(GOLDEN):
            file.write_text(text, encoding="utf-8", newline="\n")
        assert file.exists(), f"no {file.name}: write it by `python build.py golden`"
        assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()

    return check
