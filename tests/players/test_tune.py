"""The tuner: it improves weights, reproducibly with any number of processes, and is resumable."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from types import SimpleNamespace
from typing import Any

import pytest

from brisques.cli import train
from brisques.cli.main import main
from brisques.errors import EngineError
from brisques.game import NOBODY
from brisques.lab import duplicate, trial
from brisques.lab import tune as tuner
from brisques.lab.jobs import Crew, executor
from brisques.lab.trial import Plan, play_out
from brisques.lab.tune import Stage, compare, finish, first_stage, tune, variant_of
from brisques.players import weights
from brisques.players.contract import Solution
from brisques.registry import load_analysis
from tests.players.toy_game import AIM, ToyGame


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Any:
    rules = ToyGame()
    for module in (trial, tuner, train):
        monkeypatch.setattr(module, "load_analysis", lambda _: rules)
    monkeypatch.setattr(tuner, "load_game", lambda _: rules)
    monkeypatch.setattr(duplicate, "analysis_of", lambda _: rules)
    monkeypatch.setattr(train, "variant_of", lambda name: name)
    return rules


def stages(plan: Plan, stage: Stage, generations: int, jobs: int = 1) -> list[Stage]:
    """Return all stages of tuning from this one."""
    with executor(jobs) as crew:
        return list(tune(plan, stage, generations, crew))


# --- it improves --------------------------------------------------------------------------------


def test_it_finds_better_weights_and_proves_them(toy: Any) -> None:
    plan = Plan("toy", population=24, pairs=4, seed="x", endgame=False)
    last = stages(plan, first_stage(toy, toy.weights()), 30)[-1]
    assert last.adopted >= 2
    for value, aim in zip(last.incumbent, AIM, strict=True):
        assert value == pytest.approx(aim, rel=0.25)
    with executor() as crew:
        made = compare(plan, last.incumbent, last.start, crew)
    assert fmean(made) > 20
    assert len(made) == 48


def test_weights_that_are_no_better_are_not_adopted(toy: Any) -> None:
    """The weights that it starts from are the best possible ones."""
    plan = Plan("toy", population=8, pairs=2, seed="x", endgame=False)
    last = stages(plan, first_stage(toy, dict(zip("abc", AIM, strict=True))), 6)[-1]
    with executor() as crew:
        last = finish(plan, last, crew)
    assert last.incumbent == AIM
    assert last.proof[0] < 0


def test_the_deals_are_counted(toy: Any) -> None:
    """Two for each challenger and pair; a proof takes half the work of a generation."""
    plan = Plan("toy", population=8, pairs=3, seed="x", endgame=False)
    found = stages(plan, first_stage(toy, toy.weights()), 5)
    assert [stage.deals for stage in found] == [48, 96, 144, 192, 240 + 24]


# --- reproducible and resumable -----------------------------------------------------------------


def test_two_processes_give_the_results_of_one() -> None:
    plan = Plan("fildinski", population=4, pairs=3, seed="x")
    rules = load_analysis("fildinski")
    start = first_stage(rules, rules.weights())
    (one,), (two,) = (stages(plan, start, 1, jobs) for jobs in (1, 2))
    assert one == two
    assert one.best != 0


def test_any_executor_can_be_used(toy: Any) -> None:
    plan = Plan("toy", population=8, pairs=4, seed="x", endgame=False)
    start = first_stage(toy, toy.weights())
    with ThreadPoolExecutor(3) as pool:
        found = list(tune(plan, start, 3, Crew(pool, 3)))
    assert found == stages(plan, start, 3)
    other = replace(plan, seed="y")
    assert found != stages(other, start, 3)


def test_a_run_is_resumed_from_a_stage_alone(toy: Any) -> None:
    plan = Plan("toy", population=8, pairs=2, seed="x", endgame=False)
    whole = stages(plan, first_stage(toy, toy.weights()), 7)
    assert stages(plan, whole[3], 7) == whole[4:]


def test_a_checkpoint_of_the_older_strategy_is_resumed(
    toy: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It has a mean and a spread, and no scores: the search begins there, with its next deals."""
    stage = {
        "start": [1.0, 0.9, -30.0],
        "mean": [2.9, 0.52, -20.5],
        "spread": [0.3, 0.1, 2.0],
        "incumbent": [2.0, 0.7, -25.0],
        "generation": 4,
        "adopted": 1,
        "deals": 528,
        "best": 20.5,
        "middle": 4.25,
        "proof": [3.5, 0.5],
    }
    plan = {"variant": "toy", "population": 16, "pairs": 4, "seed": "1", "endgame": False}
    file = tmp_path / "kept.json"
    file.write_text(json.dumps({"plan": plan, "stage": stage}), encoding="utf-8")
    argv = ["--generations", "6", "--out", str(tmp_path / "out.toml"), "--resume", str(file)]
    assert main([*TUNE, *argv]) == 0
    assert [line[:13] for line in generations_of(capsys.readouterr().err)] == [
        "generation 5:",
        "generation 6:",
    ]
    after = json.loads(file.read_text(encoding="utf-8"))["stage"]
    assert after["origin"] == stage["mean"]
    assert len(after["scores"]) == 2
    assert after["deals"] > 528


# --- how deals are played -----------------------------------------------------------------------


def test_where_each_plays_alone_the_reference_deal_is_played_once() -> None:
    """Equal players gain nothing, also in a game for three; the deals are one per seat plus one."""
    rules = load_analysis("three-hand")
    plan = Plan("three-hand", population=4, pairs=1, seed="x")
    start = first_stage(rules, rules.weights())
    with executor() as crew:
        assert compare(plan, start.start, start.start, crew) == [0.0] * 2
    assert stages(plan, start, 1)[0].deals == 4 * 3 + 1


@pytest.mark.parametrize("seat", [0, 1])
def test_what_can_be_solved_is_not_played(seat: int) -> None:
    """The solution is the mover's; with a stock left the solver is asked again later."""
    asked: list[int] = []

    class Rules:
        players = 2

        def observe(self, state: Any, _: int) -> Any:
            asked.append(state.count)
            return SimpleNamespace(stock=max(0, 6 - state.count))

        def solve(self, state: Any) -> Solution | None:
            return Solution(70.0, ()) if state.to_move == seat and state.count > 8 else None

        def worth(self, _: Any) -> tuple[float, ...]:
            return (1.0, 2.0)

    class State:
        count = 0

        @property
        def to_move(self) -> int:
            return self.count % 2 if self.count < 20 else NOBODY

        def apply(self, action: int) -> None:
            self.count += action

    analysis: Any = Rules()
    analysis.game = analysis
    follow: Any = SimpleNamespace(choose=lambda _: 1)
    solved: Any = State()
    worth = play_out(analysis, solved, [follow, follow], endgame=True)
    assert worth == ((70.0, -70.0) if seat == 0 else (-70.0, 70.0))
    assert solved.count == 10 - seat
    assert asked == [0, 3, 4, 5, 6]
    assert play_out(analysis, State(), [follow, follow], endgame=False) == (1.0, 2.0)  # type: ignore[arg-type]


# --- the command --------------------------------------------------------------------------------


def generations_of(err: str) -> list[str]:
    """Return the lines about generations, without the progress bar between them."""
    return [line for line in err.replace("\r", "\n").splitlines() if line.startswith("generation ")]


TUNE = ["tune", "toy", "--population", "16", "--pairs", "4", "--no-endgame", "--jobs", "1"]


def test_the_command_resumes_and_writes_what_it_found(
    toy: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts, kept = (tmp_path / name for name in ("whole.toml", "parts.toml", "kept.json"))
    assert main([*TUNE, "--generations", "12", "--out", str(whole)]) == 0
    out, err = capsys.readouterr()
    assert out.splitlines()[-1] == f"written to {whole}"
    assert [line.partition(":")[0] for line in generations_of(err)] == [
        f"generation {number}" for number in range(1, 13)
    ]
    for generations in ("7", "12"):
        argv = ["--generations", generations, "--out", str(parts), "--resume", str(kept)]
        assert main([*TUNE, *argv]) == 0
    assert generations_of(capsys.readouterr().err) == generations_of(err)
    assert parts.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")
    text = whole.read_text(encoding="utf-8")
    command = "tune toy --generations 12 --population 16 --pairs 4 --seed 1 --no-endgame"
    assert f"made = 'python -m engine {command}'" in text
    assert weights.parse(toy, text, "toy.toml") != toy.weights()


def test_it_starts_from_the_weights_of_another_group_on_request(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.json"
    argv = ["tune", "rubicon", "--generations", "1", "--population", "4", "--pairs", "1"]
    argv += ["--no-endgame", "--jobs", "1", "--resume", str(kept)]
    argv += ["--out", str(tmp_path / "out.toml"), "--start"]
    assert main([*argv, "fildinski"]) == 0
    start = json.loads(kept.read_text(encoding="utf-8"))["stage"]["start"]
    assert start == list(weights.load(load_analysis("fildinski")).values())
    assert start != list(load_analysis("rubicon").weights().values())
    kept.unlink()
    capsys.readouterr()
    assert main([*argv, "filicau"]) == 2
    assert capsys.readouterr().err.startswith("tune/other-family ")


def test_the_first_spread_may_be_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.json"
    argv = ["tune", "rubicon", "--generations", "1", "--population", "4", "--pairs", "1"]
    argv += ["--no-endgame", "--jobs", "1", "--resume", str(kept), "--spread"]
    assert main([*argv, "0.1"]) == 0
    stage = json.loads(kept.read_text(encoding="utf-8"))["stage"]
    first = stage["start"][0]
    assert stage["spread"][0] == pytest.approx(0.1 * first)
    for wrong in ("0", "1.5", "wide"):
        with pytest.raises(SystemExit):
            main([*argv, wrong])
    assert "argument --spread" in capsys.readouterr().err


def test_a_file_of_another_run_is_refused(
    toy: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.json"
    argv = [*TUNE, "--generations", "1", "--out", str(tmp_path / "out.toml"), "--resume", str(kept)]
    assert main(argv) == 0
    capsys.readouterr()
    for other in ("--seed=other", "--start=toy", "--spread=0.1"):
        assert main([*argv, other]) == 2
        assert capsys.readouterr().err.startswith("tune/other-run ")
    stage = json.loads(kept.read_text(encoding="utf-8"))
    del stage["stage"]["mean"]
    for text in ("what?", "[]", json.dumps(stage)):
        kept.write_text(text, encoding="utf-8")
        assert main(argv) == 2
        assert capsys.readouterr().err.startswith("tune/bad-file ")


def test_a_game_without_weights_cannot_be_tuned(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "weights", lambda _: {})
    with pytest.raises(EngineError) as caught:
        first_stage(toy, toy.weights())
    assert caught.value.code == "tune/no-weights"


def test_a_group_is_tuned_on_the_first_of_its_games() -> None:
    assert variant_of("fildinski") == "fildinski"
    assert variant_of("bezique-1500") == "bezique-1500"
    assert (
        load_analysis(variant_of(load_analysis("eight-pack").group)).group
        == load_analysis("eight-pack").group
    )
    with pytest.raises(EngineError):
        variant_of("whist")
