"""The golden deals: their diff shows what a change of the rules does to play.

`python build.py golden` rewrites them, in a commit of its own with the reason.
"""

from collections.abc import Callable
from pathlib import Path

from tests.playthroughs.playthrough import playthrough

HERE = Path(__file__).parent


def test_playthrough(variant: str, golden: Callable[[Path, str], None]) -> None:
    golden(HERE / f"{variant}.txt", playthrough(variant))
