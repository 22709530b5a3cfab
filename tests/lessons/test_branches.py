"""Branches of a lesson: where they lead after a try, what is refused, and what `check` finds."""

import pytest

from brisques.errors import EngineError
from brisques.lessons import Study, parse_lesson
from brisques.lessons.check import check
from brisques.lessons.parse import parse_entries
from brisques.lessons.study import play_one
from brisques.lessons.translation import translate
from tests.lessons.sample import lesson, step

ASK = "step: Ask\ngoal: answer 1 2\nchoice: A\nchoice: B\nchoice: C\n"
REST = "step bold: Bold\n\nstep calm: Calm\n\nstep end: End\n"


def next_of(text: str, *, answer: int = 0, card: str = "") -> int | None:
    """Return the step to which a lesson's first step leads after an answer or a card."""
    study = Study(parse_lesson(text))
    begun = study.begin(1)
    if answer:
        begun.answer([answer])
    if card:
        play_one(begun, card, EngineError)
    told = study.told()
    assert told
    found: int | None = told["next"]
    return found


@pytest.mark.parametrize(("answer", "number"), [(1, None), (2, 3), (3, 4)])
def test_an_answer_leads_to_a_step(answer: int, number: int | None) -> None:
    text = lesson(ASK + "next 2: calm\nnext any: end\n", REST)
    assert next_of(text, answer=answer) == number


@pytest.mark.parametrize(
    ("rows", "card", "number"),
    [
        ("next AC: calm", "AC", 3),
        ("next KS: calm\nnext QS: bold\nnext: end", "AC", 4),
        ("next any: calm", "AC", None),
        ("next QS: bold\nnext 7H: calm\nnext: end", "KS", None),
        ("next any: calm\nnext QS: bold\nnext: end", "KS", 3),
        ("next if not win brisque: calm", "KS", 3),
    ],
)
def test_a_card_leads_to_a_step(rows: str, card: str, number: int | None) -> None:
    text = lesson(step(goal="win brisque") + rows + "\n", REST)
    assert next_of(text, card=card) == number


def test_a_step_that_is_read_leads_on() -> None:
    assert next_of(lesson("step: A\nnext: b\n\nstep b: B\n")) == 2


@pytest.mark.parametrize(
    ("steps", "code", "line", "column"),
    [
        ("step: A\nnext: b\n", "no-later-step", 8, 7),
        ("step a: A\nnext: a\n", "no-later-step", 8, 7),
        ("step a: A\n\nstep a: B\n", "twice", 9, 9),
        ("step A: A\n", "bad-name", 7, 6),
        ("step: A\nnext 2: b\n\nstep b: B\n", "no-use", 8, 1),
        ("step: A\nnext: c\n\nstep: B\n\nstep c: C\n", "step-unreached", 10, 7),
    ],
)
def test_an_error_is_named(steps: str, code: str, line: int, column: int) -> None:
    with pytest.raises(EngineError) as caught:
        parse_lesson(lesson(steps))
    error = caught.value
    assert (error.code, error.params["line"], error.params["column"]) == (
        f"lesson/{code}",
        line,
        column,
    )


@pytest.mark.parametrize(
    "first",
    [
        ASK + "next 4: calm\n",
        ASK + "next if answer 4: calm\n",
        step() + "next 8C: calm\n",
        step() + "next if win 2 tricks: calm\n",
    ],
)
def test_a_branch_that_no_try_takes_is_found(first: str) -> None:
    finding = next(check(parse_lesson(lesson(first + "\n", REST))))
    assert isinstance(finding, EngineError)
    assert finding.code == "lesson/wrong-never"


@pytest.mark.parametrize(
    "first",
    [
        ASK + "next 2: calm\nnext any: end\n",
        "step: Count\ngoal: answer 16\nnext 15: calm\n",
        step() + "next KS: calm\nnext QS: bold\nnext: end\n",
    ],
)
def test_branches_that_are_taken_are_proved(first: str) -> None:
    findings = list(check(parse_lesson(lesson(first + "\n", REST))))
    assert findings
    assert not any(isinstance(finding, EngineError) for finding in findings)


def test_a_translation_has_the_names_of_the_steps() -> None:
    original = lesson("step: A\nnext: b\n\nstep b: B\n")
    translated = "brisques-lesson 1\ntitle: T\nstep: Eins\nstep b: Zwei\n"
    lines = parse_entries(translate(original, translated, "de")).steps
    assert [(each.name, each.title) for each in lines] == [("", "Eins"), ("b", "Zwei")]
    with pytest.raises(EngineError, match="lesson/expected"):
        translate(original, translated.replace("step b", "step"), "de")
