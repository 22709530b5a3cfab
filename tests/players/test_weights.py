"""Files of tuned weights: reading, refusals, writing; every group has its own file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brisques.errors import EngineError
from brisques.lab.tune import variant_of
from brisques.players import weights
from brisques.players.policy_levels import tuned_policy
from brisques.registry import load_analysis
from brisques.variants import names
from tests.players.toy_game import ToyGame

FILE = """made = 'by hand'
deals = 3
date = 2026-11-21
against = 'nobody'
"""


def weights_error(text: str) -> tuple[str, str]:
    toy: Any = ToyGame()
    with pytest.raises(EngineError) as caught:
        weights.parse(toy, text, "toy.toml")
    return caught.value.code, caught.value.where


def test_weights_are_read_in_the_order_of_the_game() -> None:
    toy: Any = ToyGame()
    found = weights.parse(
        toy, f"{FILE}[weights]\nloss = -2\npoints = 1e1\nfactor = 0.25\n", "toy.toml"
    )
    assert list(found.items()) == [("points", 10.0), ("factor", 0.25), ("loss", -2.0)]
    assert all(isinstance(value, float) for value in found.values())
    assert weights.load(toy) == toy.weights()


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("weights = ", "weights/bad-toml", "toy.toml"),
        ("[weights]\npoints = 1", "weights/bad-header", "toy.toml"),
        (FILE, "weights/bad-header", "toy.toml"),
        (f"{FILE}more = 1\n[weights]", "weights/bad-header", "toy.toml"),
        (f"{FILE}[weights]\npoints = 1\nfactor = 2", "weights/missing", "toy.toml loss"),
        (f"{FILE}[weights]\nwhat = 1", "weights/unknown", "toy.toml what"),
        (
            f"{FILE}[weights]\npoints = true\nfactor = 1\nloss = 1",
            "weights/no-number",
            "toy.toml points",
        ),
        (
            f"{FILE}[weights]\npoints = 'a'\nfactor = 1\nloss = 1",
            "weights/no-number",
            "toy.toml points",
        ),
    ],
)
def test_a_file_that_does_not_fit_is_refused(text: str, code: str, where: str) -> None:
    assert weights_error(text) == (code, where)


def test_written_weights_are_read_back() -> None:
    toy: Any = ToyGame()
    given = {"points": 12345.678, "factor": 1 / 3, "loss": -0.00001}
    text = weights.render(given, "a command", 9, "2026-11-21", "the weights before")
    assert weights.parse(toy, text, "toy.toml") == {
        "points": 12350,
        "factor": 0.3333,
        "loss": -1e-5,
    }


@pytest.mark.parametrize("group", sorted({load_analysis(name).group for name in names()}))
def test_the_weights_of_every_group_fit_it(group: str) -> None:
    rules = load_analysis(variant_of(group))
    assert list(weights.load(rules)) == list(rules.weights())


@pytest.mark.parametrize(
    ("variant", "group"),
    [
        ("fildinski-catsatcards", "fildinski"),
        ("fildinski,meld.reuse=compound", "open-bezique"),
        ("open-bezique", "open-bezique"),
        ("open-bezique,meld.reuse=single-use", "fildinski"),
        ("fildinski-penguin", "fildinski-penguin"),
        ("fildinski-penguin,meld.per-trick=1", "fildinski-penguin"),
        ("foster-polish", "foster-polish"),
        ("eight-pack", "six-pack"),
    ],
)
def test_house_rules_have_the_weights_of_the_games_that_are_most_alike(
    variant: str, group: str
) -> None:
    assert load_analysis(variant).group == group


def test_every_file_belongs_to_a_group() -> None:
    groups = {load_analysis(name).group for name in names()}
    known = groups | {f"{group}-value" for group in groups}
    assert {file.stem for file in Path(weights.__file__).parent.glob("*.toml")} <= known


def test_policies_of_house_rules_are_not_kept_for_ever() -> None:
    for points in range(61, 121):
        tuned_policy(f"hats,match.win-points={points}")
        tuned_policy(f"hats,match.win-points={points},talk.aims=true")
    assert tuned_policy.cache_info().currsize < 100
