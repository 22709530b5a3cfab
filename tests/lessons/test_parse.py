"""The strict parser: errors are named with line and column; correct text is read completely."""

import re

import pytest

from brisques.errors import EngineError
from brisques.lessons import parse_lesson
from brisques.lessons.parse import MAX_STEPS
from brisques.lessons.source import MAX_CHARS
from brisques.lessons.steps import MAX_ROWS
from tests.lessons.sample import DECLARING, ENDING, HEAD, lesson, step

TWICE = ENDING.replace("QS1KS1", "QS1QS1")
ASK = "step: How many?\ntext: Well?\n"
PLAY = f"step: A step\nposition: {ENDING}\n"
SHORT = f"step: A step\nposition: {ENDING.partition(';')[2]}\n"


def refused(text: str) -> tuple[str, int, int]:
    """Return the error of a text: its code without the area, line and column."""
    with pytest.raises(EngineError) as caught:
        parse_lesson(text)
    error = caught.value
    assert error.code.startswith("lesson/")
    assert error.where == f"line {error.params['line']}, column {error.params['column']}"
    return error.code.removeprefix("lesson/"), error.params["line"], error.params["column"]


HEADS = [
    ("", "not-a-lesson", 1, 1),
    ("brisques 1\n", "not-a-lesson", 1, 1),
    ("brisques-lesson one\n", "not-a-lesson", 1, 1),
    ("brisques-lesson ²\n", "not-a-lesson", 1, 1),
    ("brisques-lesson 99\nanything at all", "unknown-version", 1, 17),
    ("brisques-lesson 1\n  stray\n", "stray-line", 2, 1),
    ("brisques-lesson 1\nno colon\n", "bad-line", 2, 1),
    ("brisques-lesson 1\ntitle: a\x07b\n", "bad-character", 2, 9),
    ("brisques-lesson 1\ntitle: a\u0085b\n", "bad-character", 2, 9),
    ("brisques-lesson 1\ncolour: red\n", "unknown-key", 2, 1),
    ("brisques-lesson 1\ntitle: One\ntitle: Two\n", "twice", 3, 1),
    ("brisques-lesson 1\ntitle big: One\n", "no-argument", 2, 7),
    ("brisques-lesson 1\ntitle: One\n", "missing-key", 2, 1),
    ("brisques-lesson 1\ntitle: One\nvariant: whist\n", "bad-variant", 3, 10),
    ("brisques-lesson 1\ntitle: One\nvariant: bezique,meld.marriage=-3\n", "bad-variant", 3, 10),
    (HEAD, "no-step", 5, 1),
    (HEAD.replace("Test", "x" * 200) + ASK, "too-long-text", 2, 8),
    (HEAD.replace("Test", "") + ASK, "empty", 2, 1),
    (HEAD.replace("course: test", "course: My Course") + ASK, "bad-name", 3, 9),
    (HEAD.replace("number: 2", "number: two") + ASK, "bad-number", 4, 9),
    (HEAD + "language: English!\n" + ASK, "bad-language", 6, 11),
    (HEAD + "needs: 1 one\n" + ASK, "bad-need", 6, 10),
    (HEAD + ASK * (MAX_STEPS + 1), "too-many", 6 + 2 * MAX_STEPS, 1),
    (HEAD + "# " + "x" * MAX_CHARS, "too-long", 1, 1),
    (HEAD + "# " + "x" * 9000 + "\n", "line-too-long", 6, 8000),
]


@pytest.mark.parametrize(("text", "code", "line", "column"), HEADS)
def test_an_error_in_the_head_is_named(text: str, code: str, line: int, column: int) -> None:
    assert refused(text) == (code, line, column)


STEPS = [
    (ASK + "colour: red", "unknown-key", 8, 1),
    (ASK + "text: Again", "twice", 8, 1),
    (ASK + "seat 1: 0", "no-argument", 8, 6),
    (ASK + "hint: What for?", "no-use", 8, 1),
    ("step: A step\ntext: {QX}", "bad-card", 7, 8),
    ("step: A step\ntext:\n  One\n  two {QS JX}", "bad-card", 9, 11),
    ("step: A step\ntext: *open", "open-mark", 7, 7),
    ("step: A step\ntext: {QS", "open-mark", 7, 7),
    ("step: A step\ntext: shut}", "open-mark", 7, 11),
    ("step: A step\ntext: [rule]", "bad-link", 7, 7),
    ("step: A step\ntext: [rule](https://a.example)", "bad-link", 7, 7),
    ("step: A step\ntext: [rule](bezique.no-such)", "unknown-rule", 7, 14),
    ("step: A step\ntext:", "empty", 7, 1),
    ("step: A step\ntext: " + "x" * 4001, "prose-too-long", 7, 4007),
    ("step: A step\nposition: nonsense", "bad-position", 7, 11),
    ("step: A step\nposition: whist;a=b", "bad-position", 7, 11),
    ("step: A step\nposition: trump=H", "bad-position", 7, 11),
    (f"step: A step\nposition: {TWICE}", "bad-position", 7, 11 + TWICE.index("QS1QS1") + 3),
    ("step: A step\nposition: then", "then-without-play", 7, 11),
    (ASK + "step: Next\nposition: then", "then-without-play", 9, 11),
    (f"step: A step\nposition: {ENDING}\ndeal: one", "twice", 8, 1),
    (PLAY + "seat: 2", "bad-number", 8, 7),
    (PLAY + "others: expert", "bad-level", 8, 9),
    (PLAY + "goal:", "no-goal", 8, 1),
    (PLAY + "goal: win trick", "no-right", 6, 1),
    ("step: A step\ngoal: win trick\nright: AC", "no-position", 6, 1),
    (PLAY + "goal: win trick\nright: AC XX", "bad-action", 9, 11),
    (PLAY + "goal: win trick\nright:", "expected", 9, 1),
    (PLAY + "goal: win trick\nright: AC\nreplies XX: TC", "bad-action", 10, 9),
    (PLAY + "goal: win trick\nright: AC\nreplies: whatever", "bad-action", 10, 10),
    (PLAY + "goal: win trick\nright: AC\nactions: 0", "bad-number", 10, 10),
    (PLAY + "goal: win trick\nright: AC\nwrong: No", "expected", 10, 1),
    (PLAY + "goal: win trick\nright: AC\nwrong XX: No", "bad-action", 10, 7),
    (PLAY + "goal: win trick\nright: AC\nwrong if lose it: No", "expected", 10, 15),
    (PLAY + "goal: win trick\nright: AC\nchoice: Yes", "no-use", 10, 1),
    (PLAY + "goal: win trick and answer 2\nright: AC", "mixed-goal", 8, 7),
    (ASK + "choice: Only\ngoal: answer 1", "one-choice", 8, 1),
    (ASK + "choice: A\nchoice: B\ngoal: answer 3", "no-such-choice", 10, 7),
    (ASK + "goal: answer 3\nwrong AS: No", "bad-number", 9, 7),
    (ASK + "goal: answer 3\nreplies: AS", "no-use", 9, 1),
    (ASK + "choice: A\nchoice: B", "no-answer", 8, 1),
    (PLAY + "goal: win trick\nright: AC either KS", "expected", 9, 11),
    (PLAY + "goal: win trick\nright: AC then", "expected", 9, 11),
    (PLAY + "goal: win trick\nright: then AC", "expected", 9, 8),
    (PLAY + "goal: win trick\nright: AC\nwrong first KS then QS: No", "expected", 10, 7),
    (PLAY + "goal: win trick\nright: AC\nreplies AC then XX: TC", "bad-action", 10, 17),
    (PLAY + "goal: win trick\nright: AC\nhint: {points}", "bad-card", 10, 8),
    ("step: A step\ntext:\n  | A | B |\n  | C |", "bad-table", 9, 3),
    ("step: A step\ntext:\n  | A | B", "bad-table", 8, 3),
    (ASK + "goal: answer 1\n" + "hint: x\n" * (MAX_ROWS + 1), "too-many", 9 + MAX_ROWS, 1),
]


@pytest.mark.parametrize(("steps", "code", "line", "column"), STEPS)
def test_an_error_in_a_step_is_named(steps: str, code: str, line: int, column: int) -> None:
    assert refused(HEAD + steps + "\n") == (code, line, column)


GOALS = [
    ("fly", "unknown-goal", 0),
    ("win", "expected", 3),
    ("win trick and", "unknown-goal", 13),
    ("win trick lose trick", "expected", 10),
    ("(win trick", "bracket", 0),
    ("win trick)", "bracket", 9),
    ("not", "unknown-goal", 3),
    ("play QX", "bad-card", 5),
    ("play QS9", "bad-card", 5),
    ("play exchange", "bad-card", 5),
    ("play AD", "unreachable-card", 5),
    ("play AC TC", "unreachable-card", 8),
    ("play and", "expected", 5),
    ("do dance", "bad-action", 3),
    ("declare flush", "unknown-meld", 8),
    ("declare reuse", "unknown-meld", 8),
    ("declare per-trick", "unknown-meld", 8),
    ("score many", "bad-number", 6),
    ("score 99999999", "bad-number", 6),
    ("score bezique.no.such", "unknown-rule", 6),
    ("win 2 tricks or lose 3 cards", "expected", 23),
    ("end now", "expected", 4),
    ("end with", "bad-number", 8),
    ("end ahead 20", "expected", 10),
    ("others win trick", "expected", 7),
    ("others score", "bad-number", 12),
    ("others declare flush", "unknown-meld", 15),
    ("call X", "bad-call", 5),
    ("answer two", "bad-number", 7),
    ("lose 0 tricks", "bad-number", 5),
    ("win 0 brisques", "bad-number", 4),
    ("(" * 20 + "act" + ")" * 20, "goal-too-deep", 17),
    ("act or " * 70 + "act", "goal-too-long", 420),
]


@pytest.mark.parametrize(("goal", "code", "place"), GOALS)
def test_an_error_in_a_goal_is_named(goal: str, code: str, place: int) -> None:
    assert refused(HEAD + PLAY + f"right: AC\ngoal: {goal}\n") == (code, 9, 7 + place)


def test_a_count_of_tricks_is_1_at_least() -> None:
    with pytest.raises(EngineError) as caught:
        parse_lesson(HEAD + PLAY + "right: AC\ngoal: lose 0 tricks\n")
    assert caught.value.params["least"] == 1


def test_an_error_on_a_later_line_of_a_value_has_its_place() -> None:
    text = HEAD + PLAY + "right: AC\ngoal:\n  win trick\n   and fly\n"
    assert refused(text) == ("unknown-goal", 11, 8)


def test_every_part_of_a_lesson_is_read() -> None:
    text = lesson(
        step(text="Take {AC}.\n\n  *Now*.", hint="The Ace\nhint: {AC}", done="Good."),
        head=HEAD + "needs: 1 bezique/4\nsummary: A\n  test.\nlanguage: pl\n\n# a note\n",
    )
    read = parse_lesson(text.replace("\n", "\r\n"))
    assert (read.title, read.course, read.number, read.variant) == ("Test", "test", 2, "fildinski")
    assert (read.needs, read.summary, read.language) == (("test/1", "bezique/4"), "A test.", "pl")
    only = read.steps[0]
    assert only.text == [
        [{"t": "Take "}, {"card": "AC"}, {"t": "."}],
        [{"t": "Now", "em": True}, {"t": "."}],
    ]
    assert only.hints == ([[{"t": "The Ace"}]], [[{"card": "AC"}]])
    assert (only.kind, only.most, only.others, only.seat) == ("play", 1, "strong", 0)
    assert parse_lesson("\ufeff" + text) == parse_lesson(text)


def test_html_in_a_lesson_is_only_text() -> None:
    words = '<b onclick="x()">A</b> & \\*plain\\* \\{QS\\}'
    read = parse_lesson(lesson(f"step: <i>One</i>\ntext: {words}"))
    assert read.steps[0].title == "<i>One</i>"
    assert read.steps[0].text == [[{"t": '<b onclick="x()">A</b> & *plain* {QS}'}]]


def test_every_kind_of_span_is_read() -> None:
    words = "{S} and {QS JD}: [forty\n  points](bezique.meld.bezique)"
    read = parse_lesson(lesson(f"step: One\ntext: {words}"))
    assert read.steps[0].text == [
        [
            {"suit": "S"},
            {"t": " and "},
            {"card": "QS"},
            {"t": " "},
            {"card": "JD"},
            {"t": ": "},
            {"t": "forty points", "rule": "bezique.meld.bezique"},
        ]
    ]


def test_a_position_may_have_its_own_variant_and_line_breaks() -> None:
    broken = re.sub(";", ";\n  ", DECLARING)
    read = parse_lesson(lesson(step(broken, goal="declare bezique", right="bezique:QS.JD")))
    assert read.steps[0].variant == "bezique"
    plain = parse_lesson(HEAD + SHORT + "goal: act\nright: AC\n")
    assert plain.steps[0].variant == "fildinski"


def test_a_bad_position_is_reported_by_its_word_and_place() -> None:
    """The position spans several lines and names no variant."""
    line = ENDING.partition(";")[2].replace("TC1", "TX1", 1)
    at = line.index("TX1")
    text = f"{HEAD}step: One\nposition:\n  {line[: at - 1]}\n  {line[at - 1 :]}\n"
    with pytest.raises(EngineError) as caught:
        parse_lesson(text)
    params = caught.value.params
    assert caught.value.code == "lesson/bad-position"
    assert text.split("\n")[params["line"] - 1][params["column"] - 1 :].startswith("TX1")
    told = {key: params[key] for key in ("reason", "field", "detail", "given")}
    assert told == {
        "reason": "position/bad-field",
        "field": "hands",
        "detail": "not-a-card",
        "given": "TX1",
    }
