"""Regret: what a decision lost, exactly where it can be solved, else by long playouts."""

from __future__ import annotations

from random import Random

import pytest

from brisques.cli.main import main
from brisques.lab.budgets import at_table
from brisques.lab.jobs import executor
from brisques.lab.regret import Judge, Question, regrets
from brisques.players.judging import worth_after
from brisques.position import parse_position
from brisques.registry import analysis_of
from tests.builder import Scene


def test_the_regret_of_a_solved_end_is_exact() -> None:
    scene = Scene("fildinski", stock=0, hands=("AS KS 7C", "TS 8C QH"), won="QS KD KC KH")
    worths = {}
    for action in scene.state.legal():
        found = worth_after(analysis_of(scene.game), scene.state, action)
        assert found
        worths[action] = found[0]
    judge = Judge(scene.game.observe(scene.state, 0), Random(0))
    for action, worth in worths.items():
        best, regret, error = judge.regret(action, 8)
        assert (regret, error) == (max(worths.values()) - worth, 0.0)
        assert worths[best] == max(worths.values())


def test_a_blunder_has_regret() -> None:
    """Leading one of three cards of a double bézique; the best action has no regret."""
    scene = Scene("bezique", stock=44, hands=("QS QS JD 8D 9C 7C 8C 9D", ""))
    judge = Judge(scene.game.observe(scene.state, 0), Random(0))
    blunder = scene.game.parse_action("QS1")
    best, regret, error = judge.regret(blunder, 60)
    assert scene.game.action_code(best)[:2] not in {"QS", "JD"}
    assert regret > 2 * error > 0
    assert judge.regret(best, 60)[1] < regret / 2


def test_each_decision_is_judged_in_its_own_position() -> None:
    with executor(1) as crew:
        found = [*regrets(Question("filko-4", "club", 8, "s"), 5, crew)]
    assert [len(each) for each in found] == [2, 2, 1]
    for judged in [judgement for each in found for judgement in each]:
        game, state = parse_position(judged.line)
        codes = {game.action_code(action) for action in state.legal()}
        assert {judged.chosen, judged.best} <= codes
        assert judged.regret == 0.0 or judged.chosen != judged.best


def test_the_command_prints_the_mean_and_the_worst(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        command = ["regret", "fildinski", "--level", "novice", "--decisions", "4"]
        assert main([*command, "--worlds", "12", "--jobs", "1"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    rows = told[0].splitlines()
    assert rows[0] == "fildinski: novice, 4 decisions, 12 worlds"
    assert [row.split("  ")[0] for row in rows[1:4]] == ["mean regret", "beyond doubt", "worst"]


def test_a_level_may_have_the_playouts_of_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--level", "expert", "--decisions", "1", "--worlds", "8", "--jobs", "1"]
    assert main(["regret", "fildinski", *given, "--at-table"]) == 0
    assert at_table("fildinski", "expert") in capsys.readouterr().out


def test_the_playouts_of_hints_at_a_table_are_not_known(
    capsys: pytest.CaptureFixture[str],
) -> None:
    given = ["--level", "hint", "--decisions", "1", "--worlds", "8", "--jobs", "1"]
    assert main(["regret", "fildinski", *given, "--at-table"]) == 2
    assert capsys.readouterr().err.startswith("regret/hint-at-table hint: The playouts of a hint")
