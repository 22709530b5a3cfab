"""The learned value at the horizon of a playout, compared with the real rest of the deal."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import cast

import pytest

from brisques.bezique.state import BeziqueState
from brisques.cli.main import main
from brisques.errors import EngineError
from brisques.game import NOBODY
from brisques.lab.duplicate import begin
from brisques.lab.jobs import executor
from brisques.lab.value import all_moments, fit_value, quality
from brisques.players import weights
from brisques.players.policy_levels import tuned_policy
from brisques.registry import analysis_of, load_analysis, load_game

GAMES = [
    *("fildinski", "fildinski-penguin", "open-bezique", "foster-polish"),
    *("bezique", "three-hand", "four-hand", "rubicon", "six-pack"),
]
"""A game of each group that has a learned value."""


def test_the_value_explains_much_of_the_rest_of_unseen_deals() -> None:
    with executor(1) as crew:
        told = quality(
            weights.load_value(load_analysis("fildinski")),
            all_moments("fildinski", "unseen", 150, crew),
        )
    assert told.explained > 0.4
    assert 0.8 < told.slope < 1.2


@pytest.mark.parametrize("variant", GAMES)
def test_the_value_is_the_weighted_sum_of_its_terms(variant: str) -> None:
    """The lab fits to `value_terms`, playouts call `evaluate`: both must agree."""
    game, policy = load_game(variant), tuned_policy(variant)
    vector = [*chain.from_iterable(weights.load_value(analysis_of(game)).values())]
    assert any(vector)
    met = 0
    for seed in ("terms", "more"):
        state = begin(game, seed, 1)
        while state.to_move != NOBODY:
            worths, terms = policy.evaluate(state), policy.value_terms(state)
            assert (worths is None) == (terms is None)
            if worths and terms:
                met += 1
                values = [
                    sum(weight * term for weight, term in zip(vector, row, strict=True)) + now - was
                    for row, now, was in zip(terms, state.totals, state.base, strict=True)
                ]
                sides = [values[side] for side in game.sides]
                best = [max(v for other, v in enumerate(values) if other != s) for s in game.sides]
                wanted = [value - other for value, other in zip(sides, best, strict=True)]
                assert worths == pytest.approx(wanted, abs=0.01)
            state.apply(policy.choose(state))
    assert met > 20


@pytest.mark.parametrize(("variant", "least"), [("fildinski", 14), ("bezique", 0)])
def test_no_value_is_given_late_in_fildinski(variant: str, least: int) -> None:
    """There the value errs most, so playouts go on to the end of the deal."""
    policy = tuned_policy(variant)
    state = cast("BeziqueState", begin(load_game(variant), "late", 1))
    stocks = set()
    while state.to_move != NOBODY:
        if policy.evaluate(state) is not None:
            stocks.add(state.stock_left)
        state.apply(policy.choose(state))
    assert min(stocks) == least


def test_a_fit_recovers_known_weights() -> None:
    analysis = load_analysis("bezique")
    wanted = {name: [1.0] * count for name, count in analysis.value_names().items()}
    size = sum(analysis.value_names().values())
    with executor(1) as crew:
        rows = [
            (terms, terms @ ([1.0] * size)) for terms, _ in all_moments("bezique", "f", 9, crew)
        ]
    assert quality(wanted, iter(rows)).explained == pytest.approx(1.0)
    assert quality(fit_value(analysis, iter(rows)), iter(rows)).explained > 0.99


def test_a_written_value_file_is_read_back() -> None:
    analysis = load_analysis("fildinski")
    value = weights.load_value(analysis)
    text = weights.render_value(value, "a command", 3, "2026-11-23", "nothing")
    assert weights.parse_value(analysis, text, "here") == value
    with pytest.raises(EngineError, match="weights/no-number"):
        weights.parse_value(analysis, text.replace("lead = [", "lead = [true, "), "here")
    with pytest.raises(EngineError, match="weights/missing"):
        weights.parse_value(analysis, text.replace("lead = ", "# "), "here")


def test_without_weights_there_is_no_value() -> None:
    analysis = load_analysis("fildinski")
    policy = analysis.policy(analysis.weights())
    assert policy.evaluate(begin(analysis.game, "s", 1)) is None


def test_the_command_measures_and_fits(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "v.toml"
    fit = ["value", "fildinski", "--deals", "3", "--jobs", "1", "--fit", "--out", str(out)]
    assert main(fit) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("fildinski: R² ")
    assert said[-1] == f"written to {out}"
    assert weights.parse_value(load_analysis("fildinski"), out.read_text("utf-8"), "v")
    assert main(["value", "filko-4"]) == 2
    assert capsys.readouterr().err.startswith("value/none filko-4")
