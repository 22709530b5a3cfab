"""The learned value at the horizon of a playout, compared with the real rest of the deal."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from brisques.bezique.ai.expected_settlement import (
    expected_lead,
    settled_lead,
    totals_before_settlement,
)
from brisques.bezique.game import BeziqueGame
from brisques.bezique.state import BeziqueState
from brisques.cli.main import main
from brisques.errors import EngineError
from brisques.game import NOBODY
from brisques.lab.duplicate import begin
from brisques.lab.jobs import executor
from brisques.lab.value import all_moments, all_predictions, fit_luck, fit_value, quality
from brisques.players import weights
from brisques.players.policy_levels import tuned_policy
from brisques.position import parse_position
from brisques.registry import analysis_of, load_analysis, load_game

GAMES = [
    *("fildinski", "fildinski-penguin", "open-bezique", "foster-polish"),
    *("bezique", "three-hand", "four-hand", "rubicon", "six-pack"),
]
"""A game of each group that has a learned value."""
FOUR_KINGS = (
    "open-bezique;trump=H;dealer=1;leader=1;trick=;hands=JH1AH1AD1AC1TS2AS2AC2,8H1QD1TD1TC18H2TH2"
    "AD2;won=8S2KS17S2QH17D1KH29S1KH18C27C2JC1QC17D2KD2,9D1KD19C1KC18D28D19S2KS27C1KC2JC2JH28S1QS"
    "1;stock=9D29C2JS2QD2AH2TS19H17S1QH28C19H27H1JS1JD2JD1AS1TH1TD2QC2TC2QS2;up=7H2;points=40,110"
    ";base=0,0;melds=0.7.marriage:KH2.QH1,1.8.kings:KC2.KC1.KD1.KS2,1.13.marriage:KS2.QS1;sevens="
    "7H2;winner=0;fresh=7D2KD2;slots=0"
)
"""The winner of the trick has all four kings, and may declare them or go on."""


def test_the_value_explains_much_of_the_rest_of_unseen_deals() -> None:
    with executor(1) as crew:
        told = quality(all_predictions("fildinski", None, "unseen", 150, crew))
    assert told.explained > 0.4
    assert 0.8 < told.slope < 1.2


def test_other_weights_of_the_value_can_be_measured_too() -> None:
    value = weights.load_value(load_analysis("bezique"))
    wrong = {name: [-weight for weight in row] for name, row in value.items()}
    with executor(1) as crew:
        known, same, less = (
            quality(all_predictions("bezique", each, "other", 4, crew))
            for each in (None, value, wrong)
        )
    assert known == pytest.approx(same)
    assert less.explained < 0.0 < known.explained


@pytest.mark.parametrize("variant", GAMES)
def test_the_value_is_the_weighted_sum_of_its_terms(variant: str) -> None:
    """The lab fits to `value_terms`, playouts call `evaluate`: both must agree."""
    variant = load_analysis(variant).unsettled
    game, policy = load_game(variant), tuned_policy(variant)
    value, names = weights.load_value(analysis_of(game)), analysis_of(game).value_names()
    vector = [*chain.from_iterable(value[name] for name in names)]
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


def test_a_bonus_of_the_house_is_replaced() -> None:
    one_deal = "bezique,match.target=0,match.end=one-deal,match.tie=drawn"
    analysis = load_analysis(f"{one_deal},match.settlement=bonus")
    assert analysis.unsettled == f"{one_deal},match.settlement=stake"
    assert load_analysis("rubicon").unsettled == "rubicon,match.settlement=stake"


@pytest.mark.parametrize("variant", ["rubicon", "six-pack"])
def test_the_settlement_is_expected_as_the_rules_make_it(variant: str) -> None:
    game, analysis = cast("BeziqueGame", load_game(variant)), load_analysis(variant)
    bare = load_analysis(analysis.unsettled).game
    met = 0
    for number in range(1, 9):
        ends = []
        for each in (game, bare):
            state, policy = begin(each, "settled", number), tuned_policy(each.variant.name)
            while state.to_move != NOBODY:
                state.apply(policy.choose(state))
            ends.append(state)
        settled, plain = ends
        brisques = len(plain.brisques[0]), len(plain.brisques[1])
        counted = game.ruleset.rules.brisque if plain.brisques_counted else 0
        totals = tuple(
            total - counted * each for total, each in zip(plain.totals, brisques, strict=True)
        )
        met += plain.brisques_counted
        assert analysis.worth(settled)[0] == settled_lead(game.ruleset, totals, brisques)
        assert totals_before_settlement(cast("BeziqueState", settled)) == (totals, brisques)
    assert met or variant == "six-pack"


@pytest.mark.parametrize("variant", ["rubicon", "six-pack"])
def test_a_narrow_win_is_worth_less_where_luck_could_have_turned_it(variant: str) -> None:
    game, policy = cast("BeziqueGame", load_game(variant)), tuned_policy(variant)
    start = begin(game, "average", 1)
    late, finished = start, cast("BeziqueState", start.clone())
    while finished.to_move != NOBODY:
        if max(map(len, finished.hands)) == 1:
            late = finished.clone()
        finished.apply(policy.choose(finished))
    rules = game.ruleset.rules
    other = 3 * rules.rubicon
    finished.totals = [other + 200 + rules.bonus, other]
    finished.brisques_counted = False
    assert load_analysis(variant).worth(finished)[0] == 200 + rules.bonus
    from_start, from_late = (policy.average_worths(finished, moment) for moment in (start, late))
    assert from_start
    assert from_late
    assert sum(from_start) == sum(from_late) == 0.0
    assert 200 < from_start[0] < 0.7 * from_late[0]
    assert from_late[0] > 0.9 * (200 + rules.bonus)


def test_no_bonus_is_averaged_where_none_is_paid() -> None:
    for variant in ("fildinski", "rubicon,match.settlement=stake", "filicau"):
        state = begin(load_analysis(variant).game, "average", 1)
        assert tuned_policy(variant).average_worths(state, state) is None


def test_an_expected_settlement_weighs_what_luck_may_change() -> None:
    ruleset = cast("BeziqueGame", load_game("rubicon")).ruleset
    sure = (0.0, 0.0)
    half, few = (16.0, 16.0), (24.0, 8.0)
    assert settled_lead(ruleset, (1500.0, 1200.0), half) == 300 + 500
    assert settled_lead(ruleset, (1500.0, 900.0), few) == 600 + 1000 + 900 + 320
    assert settled_lead(ruleset, (1500.0, 900.0), half) == 600 + 500  # his brisques save the loser
    assert settled_lead(ruleset, (800.0, 1500.0), half) == -(700 + 1000 + 800 + 320)
    assert settled_lead(ruleset, (1200.0, 1200.0), half) == 0
    assert settled_lead(ruleset, (1200.0, 1200.0), few) == 160 + 500
    at_once = cast("BeziqueGame", load_game("rubicon,brisque.time=at-once")).ruleset
    assert settled_lead(at_once, (1500.0, 900.0), half) == 600 + 1000 + 900
    assert expected_lead(ruleset, 600.0, 2400.0, sure, few) == pytest.approx(2820.0, rel=1e-4)
    assert expected_lead(ruleset, 0.0, 2400.0, (300.0, 300.0), half) == pytest.approx(0.0)
    none = (0.0, 0.0)
    # Where luck may still lift the loser over the rubicon, the lead is worth something between.
    above, below = (expected_lead(ruleset, 600.0, 2600.0 + d, sure, none) for d in (2.0, -2.0))
    between = expected_lead(ruleset, 600.0, 2600.0, (0.0, 300.0), none)
    assert above + 300 < between < below - 300


def test_a_meld_that_was_not_declared_is_worth_no_more_than_one_that_lacks_a_card() -> None:
    """Where melds need a card of the trick just won, one more king must be won first."""
    game, state = parse_position(FOUR_KINGS)
    policy = tuned_policy(game.variant.name)
    values = {}
    for action in state.legal():
        after = state.clone()
        after.apply(action)  # after the only meld all draw, too
        worths = policy.evaluate(after)
        assert worths
        values[game.action_code(action)] = worths[state.to_move]
    assert values["kings:KD2.KH2.KH1.KS1"] > values["done"] + 40


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
    size = sum(analysis.value_names().values())
    with executor(1) as crew:
        rows = [
            (terms, terms @ ([1.0] * size)) for terms, _ in all_moments("bezique", "f", 9, crew)
        ]
    vector = [*chain.from_iterable(fit_value(analysis, iter(rows)).values())]
    assert quality((terms @ vector, rests) for terms, rests in rows).explained > 0.99


def test_the_error_of_a_slope_is_what_it_varies_by() -> None:
    """Twenty times 100 deals, each with a luck of its own that lasts through the deal."""
    random = np.random.default_rng(1)

    def deal() -> tuple[np.ndarray, np.ndarray]:
        predicted = random.normal(0.0, 50.0, 10)
        return predicted, predicted * random.normal(0.9, 0.8) + random.normal(0.0, 30.0)

    told = [quality(iter([deal() for _ in range(100)])) for _ in range(20)]
    slopes = [each.slope for each in told]
    assert np.mean(slopes) == pytest.approx(0.9, abs=0.06)
    assert np.std(slopes) == pytest.approx(np.mean([each.error for each in told]), rel=0.4)
    assert str(told[0]).startswith("R² ")
    assert str(told[0]).endswith(f"± {told[0].error:.2f}")


def test_a_fit_recovers_known_luck() -> None:
    """Each side gets 100 points less 50 in the endgame; luck changes the lead by 20 or nothing."""
    analysis = load_analysis("rubicon")
    factors = np.array([[1.0, 0.5, 0.25, 0.0, 0.0], [1.0, 0.0, 0.0, 1.0, 0.5]] * 400)
    missed = np.array([20.0, 0.0, -20.0, 0.0] * 200)
    both = np.array([200.0, 100.0] * 400)
    found = fit_luck(analysis, iter([(factors, missed, both)]))
    assert list(found) == list(analysis.luck_names())
    rest, lead, total = (factors[:2] @ row for row in found.values())
    assert rest == pytest.approx([100.0, 50.0], rel=0.01)
    assert lead == pytest.approx([400.0, 0.0], abs=2.0)
    assert total == pytest.approx([0.0, 0.0], abs=2.0)


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
    small = "fildinski,deal.players=4,deal.hand=13,deal.packets=13"
    assert main(["value", small, "--deals", "1", "--jobs", "1"]) == 2, "a stock of 12 cards"
    assert capsys.readouterr().err.startswith(f"value/none {small}")
    assert main(["value", "fildinski", "--out", str(out)]) == 2
    assert capsys.readouterr().err.startswith("value/no-fit ")


def test_one_deal_tells_no_error_of_the_slope() -> None:
    one = np.array([1.0, 2.0]), np.array([1.5, 2.5])
    assert "±" not in str(quality(iter([one])))
    assert "±" in str(quality(iter([one, (np.array([1.0, 2.0]), np.array([0.5, 1.0]))])))
