"""The teacher: weights learned from search, measured on other deals, resumable."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from brisques.cli.main import main
from brisques.lab import distill
from brisques.lab.tune import first_stage
from brisques.players import weights
from brisques.registry import load_analysis
from tests.players.test_tune import generations_of


def test_teach_writes_weights_that_choose_more_like_search(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also from the lessons of an earlier run, with the same result."""
    lessons, out = tmp_path / "lessons.jsonl", tmp_path / "out.toml"
    argv = ["teach", "filicau", "--deals", "4", "--rollouts", "16", "--generations", "3"]
    argv += ["--population", "8", "--jobs", "1", "--out", str(out), "--resume", str(lessons)]
    texts = []
    for _ in range(2):
        assert main(argv) == 0
        stdout, err = capsys.readouterr()
        assert len(generations_of(err)) == 3
        texts.append((stdout, out.read_text(encoding="utf-8") if out.exists() else ""))
        assert len(lessons.read_text(encoding="utf-8").splitlines()) == 1 + 4
    assert texts[0] == texts[1]


def test_teach_measures_the_weights_on_deals_that_chose_nothing() -> None:
    """Of five deals three are for training, one for validation and one for the test."""
    deals = [distill.search_deal("filicau", "1", 4, number)[1] for number in range(1, 6)]
    sets = distill.exercises("filicau", deals)
    loaded = [sets.test, sets.validation, sets.training]
    wanted = [deals[0], deals[1], [*deals[2], *deals[3], *deals[4]]]
    assert [[each.gains for each in part] for part in loaded] == [
        [dict(zip(each.actions, each.gains, strict=True)) for each in part] for part in wanted
    ]


def test_teach_keeps_no_gain_of_an_action_that_no_playout_has_weighed() -> None:
    decisions = distill.search_deal("filicau", "1", 3, 1)[1]
    assert {len(each.actions) for each in decisions} <= {2, 3}
    assert all(len(each.actions) == len(each.gains) for each in decisions)


def test_validation_alone_decides_whether_weights_are_adopted() -> None:
    """Without a gain in validation nothing is adopted, whatever the test would say."""
    analysis = load_analysis("filicau")
    decisions = distill.search_deal("filicau", "1", 4, 1)[1]
    even = [d._replace(gains=(0.0,) * len(d.gains)) for d in decisions]
    sets = distill.exercises("filicau", [decisions, even, decisions, decisions])
    stage = first_stage(analysis, weights.load(analysis))
    for after in islice(distill.learn(analysis, stage, sets, 8, "1"), 3):
        assert (after.adopted, after.proof) == (0, (0.0, 0.0))


TEACH = ["teach", "filicau", "--deals", "4", "--rollouts", "4", "--generations", "1"]
TEACH += ["--population", "4", "--jobs", "1"]
OF_TEACH = '{"variant": "filicau", "seed": "1", "rollouts": 4}\n'


def test_teach_reports_the_gains_of_the_test(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sets: Any = distill.Exercises(["training"], ["validation"], ["test"])  # type: ignore[list-item]
    measured = []

    def gain(_: object, exercises: Any) -> float:
        measured.append(exercises)
        return -float(len(measured))

    monkeypatch.setattr(distill, "exercises", lambda *_: sets)
    monkeypatch.setattr(distill, "mean_gain", gain)
    assert main([*TEACH, "--out", str(tmp_path / "out.toml")]) == 0
    assert measured[-2:] == [sets.test, sets.test]
    assert sets.test not in measured[:-2]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b'{"variant": "filicau", "seed": "2", "rollouts": 4}\n', "teach/other-run"),
        (b"[]\n", "teach/other-run"),
        (b"what is this?\n", "teach/bad-file"),
        (b"\xff\n", "teach/bad-file"),
        (OF_TEACH.encode() + b"{}\n", "teach/bad-file"),
    ],
)
def test_teach_leaves_the_file_of_another_run_as_it_is(
    text: bytes, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_bytes(text)
    assert main([*TEACH, "--resume", str(kept)]) == 2
    assert capsys.readouterr().err.startswith(f"{code} ")
    assert kept.read_bytes() == text


def test_teach_refuses_a_folder_to_resume_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*TEACH, "--resume", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("file/unreadable ")


def test_teach_uses_the_wanted_deals_alone_and_drops_a_line_that_was_cut_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.jsonl"
    argv = [*TEACH, "--out", str(tmp_path / "out.toml"), "--resume", str(kept)]
    assert main(argv) == 0
    alone = capsys.readouterr().out
    whole = kept.read_text(encoding="utf-8")
    kept.write_text(f'{whole}[5, [[{{}}, [1], [0.5]]]]\n[6, [[{{"tru', encoding="utf-8")
    assert main(argv) == 0
    assert capsys.readouterr().out == alone
    assert kept.read_text(encoding="utf-8") == f"{whole}[5, [[{{}}, [1], [0.5]]]]\n"


def test_ctrl_c_says_how_to_resume_teach(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr("brisques.cli.train.spread", stop)
    kept = tmp_path / "kept.jsonl"
    assert main([*TEACH, "--resume", str(kept)]) == 130
    assert capsys.readouterr().err.endswith(f"goes on from {kept}\n")
