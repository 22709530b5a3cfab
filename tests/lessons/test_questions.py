"""Questions with several right choices, and words in their form for a number."""

import pytest

from brisques.errors import EngineError
from brisques.lessons import parse_lesson
from brisques.lessons.check import Proof, check
from brisques.lessons.session import FAILED, REACHED, Verdict
from brisques.lessons.spelling import fold
from brisques.lessons.study import play_one
from tests.lessons.sample import HEAD, STOCK, lesson, session, step

BRISQUES = """step: Brisques
choice: The Ace.
choice: The Nine.
choice: The Ten.
goal: answer all 1 3
wrong 2: Not the Nine.
wrong if not answer 3: The Ten as well.
done: Both.
"""
TRICKS = "{tricks: trick / tricks}"


def answered(text: str, answers: list[int]) -> Verdict:
    """Return the verdict on an answer to the first step."""
    begun = session(text)
    begun.answer(answers)
    return begun.verdict()


def complaint(text: str) -> EngineError:
    """Return the error of the only step."""
    (error,) = check(parse_lesson(text))
    assert isinstance(error, EngineError), error
    return error


@pytest.mark.parametrize(
    ("answers", "state", "says"),
    [
        ([1, 3], REACHED, "Both."),
        ([3, 1, 3], REACHED, "Both."),
        ([1], FAILED, "The Ten as well."),
        ([1, 2, 3], FAILED, "Not the Nine."),
        ([2], FAILED, "Not the Nine."),
    ],
)
def test_several_choices_are_right_together(answers: list[int], state: str, says: str) -> None:
    verdict = answered(lesson(BRISQUES), answers)
    assert (verdict.state, verdict.says) == (state, [[{"t": says}]])


def test_a_miss_that_no_line_catches_has_a_sentence() -> None:
    verdict = answered(lesson(BRISQUES), [3])
    assert (verdict.state, verdict.why) == (FAILED, ("lesson-wrong-answer", {}))


def test_two_sets_of_choices_may_be_right() -> None:
    text = lesson(BRISQUES.replace("answer all 1 3", "answer all 1 2 or answer all 1 3"))
    states = [answered(text, given).state for given in ([1, 2], [1, 3], [1])]
    assert states == [REACHED, REACHED, FAILED]


def test_a_question_is_proved_by_every_set_of_its_choices() -> None:
    (proof,) = check(parse_lesson(lesson(BRISQUES)))
    assert isinstance(proof, Proof), proof
    assert (proof.solutions, proof.wrong) == ([("1", "3")], 1)


@pytest.mark.parametrize(
    ("before", "after", "code", "line"),
    [
        ("wrong 2", "wrong 1", "wrong-reaches-goal", 12),
        ("wrong if not answer 3", "wrong if answer 2", "wrong-never", 13),
        ("goal: answer all 1 3", "goal: answer all 1 3\nright: 1", "right-misses", 12),
    ],
)
def test_a_line_that_does_not_fit_the_answer_is_found(
    before: str, after: str, code: str, line: int
) -> None:
    error = complaint(lesson(BRISQUES.replace(before, after)))
    assert (error.code, error.params["line"]) == (f"lesson/{code}", line)


NAME = """step: The name
goal: answer typed 1
choice: marriage / the Marriage
choice: double bézique
wrong 2: That takes four cards.
wrong any: Think of a wedding.
done: Yes.
"""


@pytest.mark.parametrize(
    ("word", "state", "says"),
    [
        ("marriage", REACHED, "Yes."),
        ("  MARRIÁGE. ", REACHED, "Yes."),
        ("the  marriage", REACHED, "Yes."),
        ("Double-Bezique", FAILED, "That takes four cards."),
        ("a pair", FAILED, "Think of a wedding."),
        ("1", FAILED, "Think of a wedding."),
        ("", FAILED, "Think of a wedding."),
    ],
)
def test_a_word_may_be_the_answer(word: str, state: str, says: str) -> None:
    begun = session(lesson(NAME))
    begun.type_answer(word)
    verdict = begun.verdict()
    assert (verdict.state, verdict.says) == (state, [[{"t": says}]])


@pytest.mark.parametrize(
    ("one", "other"),
    [("Łódź", "lodz"), ("bézique", "be\u0301zique"), ("Großer Ober", "GROSSER ober")],
)
def test_case_and_accents_of_a_word_do_not_count(one: str, other: str) -> None:
    assert fold(one) == fold(other)


def test_a_typed_answer_is_proved_with_any_other_word() -> None:
    (proof,) = check(parse_lesson(lesson(NAME)))
    assert isinstance(proof, Proof), proof
    assert (proof.solutions, proof.wrong) == ([("1",)], 1)
    error = complaint(lesson(NAME.replace("wrong any", "wrong if answer 1 and answer 2")))
    assert error.code == "lesson/wrong-never"


def test_a_line_that_no_single_choice_can_meet_is_found() -> None:
    keys = "goal: answer 2\nwrong 1: No.\nwrong any: Never."
    assert complaint(lesson(f"step: Ask\nchoice: A\nchoice: B\n{keys}")).code == (
        "lesson/wrong-never"
    )


@pytest.mark.parametrize(
    ("steps", "code", "line", "column"),
    [
        ("step: Ask\ngoal: answer all 1 2", "one-choice", 7, 7),
        ("step: Ask\n" + "choice: A\n" * 9 + "goal: answer all 1", "too-many", 15, 1),
        ("step: Ask\ngoal: answer typed 1", "no-such-choice", 7, 7),
        ("step: Ask\ngoal: answer typed 1\nchoice: a / !", "expected", 8, 9),
        ("step: Ask\ngoal: answer typed 1\nchoice: a\nchoice: b / Á", "twice", 9, 9),
        ("step: Ask\ngoal: answer 2\nwrong any: {tricks: a}", "bad-forms", 8, 20),
        ("step: Ask\ngoal: answer 2\nwrong any: {cards: a / b}", "unknown-number", 8, 13),
        ("step: Read\ntext: {tricks: a / b}", "no-numbers", 7, 8),
    ],
)
def test_an_error_is_named(steps: str, code: str, line: int, column: int) -> None:
    with pytest.raises(EngineError) as caught:
        parse_lesson(HEAD + steps + "\n")
    params = caught.value.params
    found = (caught.value.code, params["line"], params["column"])
    assert found == (f"lesson/{code}", line, column)


@pytest.mark.parametrize(
    ("language", "forms", "said"),
    [
        ("en", "trick / tricks", ["tricks", "trick", "tricks", "tricks"]),
        ("pl-PL", "lewa / lewy / lew", ["lew", "lewa", "lewy", "lew"]),
        ("fr", "pli / plis", ["pli", "pli", "plis", "plis"]),
        ("en", "/ s", ["s", "", "s", "s"]),
    ],
)
def test_a_word_has_its_form_for_a_number(language: str, forms: str, said: list[str]) -> None:
    head = f"{HEAD}language: {language}\n"
    asked = lesson(f"step: Ask\ngoal: answer 9\nwrong any: {{answer: {forms}}}", head=head)
    for number, word in zip((0, 1, 2, 5), said, strict=True):
        assert answered(asked, [number]).says == [[{"t": word}]]


def test_a_word_beside_a_number_may_stand_in_a_list() -> None:
    keys = {"goal": "win 2 brisques", "right": "AC", "done": f"Won:\n\n  - {{tricks}} {TRICKS}"}
    begun = session(lesson(step(STOCK, **keys)))
    play_one(begun, "AC", EngineError)
    items = [[{"t": "1"}, {"t": " "}, {"t": "trick"}]]
    assert begun.verdict().says == [[{"t": "Won:"}], {"items": items, "ordered": False}]
