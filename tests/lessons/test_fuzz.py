"""Any text is parsed or refused by name; an odd lesson can be opened and played safely."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from brisques.errors import EngineError
from brisques.lessons import Study, parse_lesson
from brisques.lessons.parse import FRONT
from brisques.lessons.steps import OFTEN, ONCE
from tests.lessons.sample import HEAD, LessonBridge, lesson, step
from tests.properties.mutate import mutated
from tests.properties.play import examples

GOOD = lesson(
    step(text="Take {AC}, *now*: [ten](bezique.brisque.points).", hint="x", **{"wrong KS": "No."}),
    "step: Ask\nchoice: A\nchoice: B\ngoal: answer 2",
    "step: Read\ntext: The end.",
)
WORDS = (
    "win lose 2 trick brisques and or not ( ) play AC QS do exchange score 40 end with deal best"
)
goals = st.lists(st.sampled_from([*WORDS.split(), "answer"]), max_size=12).map(" ".join)
lines = st.tuples(st.sampled_from((*FRONT, *ONCE, *OFTEN, "other")), st.text(max_size=40) | goals)


def assert_named(error: EngineError) -> None:
    """Assert that the error is of the lesson area and short enough to be shown."""
    assert error.code.startswith("lesson/"), error.code
    assert len(str(error)) < 1000


def check(text: str) -> None:
    """Parse the text, and start every step if it is a lesson."""
    try:
        study = Study(parse_lesson(text))
    except EngineError as error:
        assert_named(error)
        placed(error.params)
        return
    for each in study.lesson.steps:
        try:
            study.begin(each.number).verdict()
        except EngineError as error:
            assert_named(error)


def placed(params: dict[str, Any]) -> None:
    """Assert that the parameters hold a line and a column."""
    assert params["line"] >= 1
    assert params["column"] >= 1


@examples(150)
@given(st.text(max_size=200) | st.text("abc:{}[]*\\ \n#", max_size=80))
def test_any_text(text: str) -> None:
    check(text)
    check("brisques-lesson 1\n" + text)
    check(HEAD + "step: One\ntext: " + text)


@examples(150)
@given(st.lists(lines, max_size=8), goals)
def test_any_keys(rows: list[tuple[str, str]], goal: str) -> None:
    body = "".join(f"{key}: {value}\n" for key, value in rows)
    check(HEAD + body)
    check(HEAD + "step: One\n" + body)
    check(lesson(step(goal=goal) + body))


@examples(150)
@given(st.integers(0, 2**32))
def test_a_damaged_lesson(seed: int) -> None:
    check(mutated(GOOD, seed))


@examples(40)
@given(st.integers(0, 2**32), st.integers(-1, 4), st.sampled_from(["AC1", "KS1", "7H1", "x"]))
def test_a_damaged_lesson_at_the_bridge(seed: int, number: int, code: str) -> None:
    bridge = LessonBridge()
    bridge.ask("lesson-open", text=mutated(GOOD, seed))
    for op, given_ in (
        ("lesson-step", {"step": number}),
        ("act", {"action": code}),
        ("step", {}),
        ("lesson-answer", {"answers": [number]}),
        ("lesson-hint", {"dose": number}),
        ("lesson-again", {}),
        ("why_not", {"action": code}),
    ):
        answer = bridge.ask(op, **given_)
        assert answer["ok"] or answer["error"]["code"] != "bridge/internal", (op, answer)
