"""Every lesson of the site: solutions and wrong tries are played, best lines are proved."""

from pathlib import Path

import pytest

from brisques.errors import EngineError
from brisques.lessons import parse_lesson
from brisques.lessons.check import Proof, check
from brisques.lessons.session import FAILED, legal_code
from brisques.lessons.study import Study, play_one, reply_all

ROOT = Path(__file__).resolve().parents[2] / "web" / "lessons"
FILES = sorted(ROOT.glob("*/*.lesson"))


def test_there_are_lessons() -> None:
    assert FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_step_is_proved(file: Path) -> None:
    found = list(check(parse_lesson(file.read_text(encoding="utf-8"))))
    assert [str(each) for each in found if isinstance(each, EngineError)] == []
    for proof in found:
        assert isinstance(proof, Proof)
        if proof.step.goal is not None:
            assert len(proof.solutions) == len(proof.step.right)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_wrong_first_try_of_every_step_is_answered(file: Path) -> None:
    """A wrong try that is named by a code ends the try and shows its text."""
    study = Study(parse_lesson(file.read_text(encoding="utf-8")))
    for step in study.lesson.steps:
        named = next((wrong for wrong in step.wrong if wrong.codes), None)
        if named is None:
            continue
        session = study.fresh(step.number)
        if step.kind == "ask":
            session.answer([int(named.codes[0])])
        else:
            reply_all(session)
            assert session.match
            if legal_code(session.match, named.codes[0]) is None:
                continue  # it comes later, or the rules refuse it: `check` covers both
            play_one(session, named.codes[0], EngineError)
        verdict = session.verdict()
        assert (verdict.state, verdict.says) == (FAILED, named.says), (file, step.number)


def test_a_problem_counts_the_brisques_that_it_has() -> None:
    """A score and the brisques of its position make the sum that the lesson names."""
    study = Study(parse_lesson((ROOT / "rubicon" / "08-problems.lesson").read_text("utf-8")))
    step = next(step for step in study.lesson.steps if step.title == "The larger one")
    session = study.fresh(step.number)
    play_one(session, step.right[0].codes[0], EngineError)
    assert session.match
    fields = session.match.game.dump_position(session.match.playing())
    brisques = len(fields["brisques"].partition(",")[0]) // 3
    total = int(fields["points"].partition(",")[0]) + 10 * brisques
    assert str(total) in str(session.verdict().says)


def test_a_solution_draws_the_card_that_its_words_name() -> None:
    study = Study(parse_lesson((ROOT / "rubicon" / "03-growing.lesson").read_text("utf-8")))
    session = study.fresh(3)
    reply_all(session)
    play_one(session, "9C", EngineError)
    reply_all(session)
    assert session.match
    hand = session.match.game.observe(session.match.playing(), 0).hand
    assert "JD2" in map(session.match.game.pattern.format_card, hand)
