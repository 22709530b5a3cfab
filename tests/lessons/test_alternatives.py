"""Alternative solutions, lines of actions, replies to them, impossible counts, best lines."""

import pytest

from brisques.errors import EngineError
from brisques.events import Scored
from brisques.lessons import Session, parse_lesson
from brisques.lessons.check import Proof
from brisques.lessons.goals import Score, Trail
from brisques.lessons.session import FAILED, OPEN, REACHED
from brisques.lessons.study import play_one
from brisques.registry import load_game
from tests.builder import Scene
from tests.filko_scene import playing
from tests.lessons.sample import (
    HEAD,
    STOCK,
    LessonBridge,
    found,
    lesson,
    session,
    state_after,
    step,
)


def complaint(text: str) -> EngineError:
    """Return the error found in the last step."""
    error = found(text)
    assert isinstance(error, EngineError), error
    return error


def played(text: str, *codes: str) -> Session:
    """Return the first step after these actions and all replies."""
    begun = session(text)
    for code in codes:
        play_one(begun, code, EngineError)
    return begun


def test_a_row_of_alternatives_stands_for_several_solutions() -> None:
    read = parse_lesson(lesson(step(right="either KS QS then either AC 7H", goal="win 2 tricks")))
    rows = [row.codes for row in read.steps[0].right]
    assert rows == [("KS", "AC"), ("KS", "7H"), ("QS", "AC"), ("QS", "7H")]
    proof = found(lesson(step(right="either KS QS", goal="play KS QS")))
    assert isinstance(proof, Proof)
    assert proof.solutions == [("KS1",), ("QS1",)]
    plain = parse_lesson(lesson(step(right="AC then KS", goal="win 2 tricks")))
    assert plain.steps[0].right[0].codes == ("AC", "KS")


def test_a_row_that_is_too_long_is_refused() -> None:
    """It is refused rather than truncated, and so are more solutions than a step may have."""
    for key in ("wrong", "replies"):
        keys = {f"{key} {' '.join(['KS'] * 81)}": "7H"}
        with pytest.raises(EngineError, match="lesson/too-many"):
            parse_lesson(lesson(step(right="AC", **keys)))
    rows = "".join("right: either KS QS then either AC 7H\n" for _ in range(11))
    text = lesson(step(right="AC")).replace("right: AC\n", rows)
    with pytest.raises(EngineError, match="lesson/too-many"):
        parse_lesson(text)


def test_a_wrong_line_is_recognised_only_at_its_end() -> None:
    keys = {"wrong KS then QS": "Both.", "wrong either 7H QS": "One."}
    text = lesson(step(right="AC KS", goal="win 3 tricks or do AC and do KS", **keys))
    assert played(text, "KS").verdict().state == OPEN
    assert played(text, "KS", "QS").verdict().says == [[{"t": "Both."}]]
    assert played(text, "7H").verdict().says == [[{"t": "One."}]]
    proof = found(text)
    assert isinstance(proof, Proof)
    assert proof.wrong == 3


def test_a_wrong_line_that_cannot_be_reached_is_found() -> None:
    keys = {"goal": "win 2 tricks", "right": "AC KS"}
    error = complaint(lesson(step(**keys, **{"wrong TC then KS": "No."})))
    assert error.code == "lesson/illegal-wrong"
    text = lesson(step(**keys, **{"wrong 7H": "One.", "wrong 7H then KS": "Two."}))
    error = complaint(text)
    assert error.code == "lesson/wrong-never"
    caught = text.split("\n")[int(error.params["caught_by_line"]) - 1]
    assert caught == "wrong 7H: One."


def test_a_solution_that_matches_a_wrong_line_names_that_line() -> None:
    text = lesson(step(goal="win 2 tricks", right="AC KS", **{"wrong if win trick": "No."}))
    error = complaint(text)
    assert error.code == "lesson/right-misses"
    assert text.split("\n")[int(error.params["caught_by_line"]) - 1].startswith("wrong if")


def test_replies_may_depend_on_several_actions() -> None:
    """The reply to the longest matching beginning of the seat's actions takes precedence."""
    keys = {"replies": "8C 9S 7D", "replies AC": "8C TC", "replies AC then either 7H QS": "8C 7D"}
    text = lesson(step(goal="end deal", right="AC KS QS done 7H", **keys))
    for own, reply in (("KS", "9S1"), ("7H", "7D1")):
        assert reply in played(text, "AC", own).trail().replies


OTHERS = [
    ("others score 10", True),
    ("others score 20", False),
    ("others score bezique.brisque.points", True),
    ("others score bezique.last-trick.points", False),
    ("others declare marriage", False),
]


@pytest.mark.parametrize(("goal", "holds"), OTHERS)
def test_a_goal_may_count_what_the_others_score(goal: str, holds: bool) -> None:
    text = lesson(step(STOCK, goal=goal, right="7C"))
    assert state_after(text, "7C") == (REACHED if holds else FAILED)
    turned = lesson(step(STOCK, goal=f"not {goal}", right="7C"))
    assert state_after(turned, "7C") == (FAILED if holds else REACHED)


def test_of_several_other_sides_the_best_counts() -> None:
    """`others score 40` asks for one side with 40 points, not for two that have 40 together."""
    rule = "bezique.brisque.points"
    scores = tuple(Scored(seat, points, rule, ()) for seat, points in ((1, 20), (2, 20), (2, 10)))
    trail = Trail(load_game("three-hand"), 0, events=scores)
    assert Score(30, others=True).happened(trail)
    assert not Score(31, others=True).happened(trail)


def test_a_goal_may_ask_for_a_lead_or_the_total_of_the_others() -> None:
    whole = ("AC", "KS", "QS", "done", "7H")
    for goal, state in (
        ("end ahead by 30", REACHED),
        ("end ahead by 500", FAILED),
        ("not others end with 10", REACHED),
        ("others end with 10", FAILED),
    ):
        assert state_after(lesson(step(goal=goal, right=" ".join(whole))), *whole) == state


COUNTS = [
    ("win 5 tricks or act", "5", 4),
    ("lose 3 brisques or act", "3", 2),
    ("score 9999 or act", "9999", None),
    ("others score 9999 or act", "9999", None),
    ("end with 99999 or act", "99999", None),
    ("end ahead by 99999 or act", "99999", None),
]


@pytest.mark.parametrize(("goal", "given", "most"), COUNTS)
def test_a_count_that_the_deal_cannot_reach_is_found(
    goal: str, given: str, most: int | None
) -> None:
    text = lesson(step(goal=goal))
    error = complaint(text)
    assert error.code == "lesson/impossible-count"
    line = text.split("\n")[error.params["line"] - 1]
    assert line[error.params["column"] - 1 :].startswith(given)
    assert most is None or error.params["most"] == most
    assert complaint(lesson(step(**{f"wrong if {goal}": "No."}))).code == "lesson/impossible-count"


def test_no_deal_of_fildinski_brings_five_thousand_points() -> None:
    """The bound counts each card once, so that it is near what a whole deal can bring."""
    error = complaint(lesson(step("fildinski;rest=seed:1", goal="score 5000 or act")))
    assert (error.code, error.params["given"]) == ("lesson/impossible-count", "5000")
    assert 1000 < error.params["most"] < 2000


def test_a_meld_of_the_hand_is_counted_by_its_cards() -> None:
    """Two pairs of the queen of spades and the jack of diamonds make a double bézique."""
    line = "bezique;trump=C;winner=0;fresh=8S1 7D1;won=8S1 7D1 ?,?;hands=QS QS JD JD ?,?;stock=?1"
    right = "double-bezique:QS.QS.JD.JD"
    text = lesson(
        step(line, goal="score 500", right=right), head=HEAD.replace("fildinski", "bezique")
    )
    assert isinstance(found(text), Proof)


def test_the_winner_of_three_gets_the_points_of_both_losers() -> None:
    """One loser is below the rubicon; the other may have any number of points."""
    game = "three-hand,match.target=0,match.end=one-deal,match.tie=drawn,match.settlement=bonus"
    game = f"{game},match.rubicon=1000"
    scene = Scene(game, stock=0, hands=("AS", "9S", "8S"), leader=0, points=(5000, 4990, 0))
    text = lesson(step(scene.line(), goal="score 4990", right="AS"))
    assert isinstance(found(text), Proof)


def test_the_points_of_a_filko_deal_are_those_of_its_cards() -> None:
    line = playing("filicau", ["AH 7B", "7H 8B", "TH 9B", "8H KB"]).line()
    head = HEAD.replace("fildinski", "filicau")
    error = complaint(lesson(step(line, goal="score 3 or act", right="AH"), head=head))
    assert (error.code, error.params["most"]) == ("lesson/impossible-count", 2)


# --- words --------------------------------------------------------------------------------------


def test_a_verdict_can_contain_numbers_of_the_try() -> None:
    keys = {
        "wrong any": "{points} to {others-points} in {actions}.",
        "done": "{tricks}, {brisques}",
    }
    text = lesson(step(STOCK, goal="win 2 brisques", right="AC", **keys))
    assert played(text, "7C").verdict().says == [
        [{"t": "0"}, {"t": " to "}, {"t": "10"}, {"t": " in "}, {"t": "1"}, {"t": "."}]
    ]
    assert played(text, "AC").verdict().says == [[{"t": "1"}, {"t": ", "}, {"t": "2"}]]
    asked = lesson("step: Ask\ngoal: answer 2\nwrong any: Not {answer}.")
    begun = session(asked)
    begun.answer([7])
    assert begun.verdict().says == [[{"t": "Not "}, {"t": "7"}, {"t": "."}]]


def test_lists_and_tables_are_parsed() -> None:
    words = "Two kinds:\n\n  - one {AC}\n  - two\n    lines\n\n  1. first\n  2. second\n\n"
    table = "  | Card | *Points* |\n  |---|---|\n  | {TC} | a \\| b |\n"
    read = parse_lesson(lesson(f"step: Read\ntext:\n  {words}{table}"))
    assert read.steps[0].text == [
        [{"t": "Two kinds:"}],
        {"items": [[{"t": "one "}, {"card": "AC"}], [{"t": "two lines"}]], "ordered": False},
        {"items": [[{"t": "first"}], [{"t": "second"}]], "ordered": True},
        {
            "head": True,
            "rows": [
                [[{"t": "Card"}], [{"t": "Points", "em": True}]],
                [[{"card": "TC"}], [{"t": "a | b"}]],
            ],
        },
    ]


def test_a_dash_inside_a_paragraph_starts_no_list() -> None:
    read = parse_lesson(lesson("step: Read\ntext:\n  Take it\n  - or not."))
    assert read.steps[0].text == [[{"t": "Take it - or not."}]]


# --- the best line ------------------------------------------------------------------------------


TEN_LED = "trump=H;leader=1;trick=TC;hands=AC 8H 9S 8D ?, ?;won=?4, ?4"
"""Taking the Ten with the Ace is better than anything else, whatever lies in the stock."""


def test_with_a_stock_the_best_action_is_measured_and_checked_against_the_solution() -> None:
    text = lesson(step(TEN_LED, goal="best", right="AC"))
    proof = found(text)
    assert isinstance(proof, Proof)
    (measured,) = proof.measured
    assert measured.is_clear
    assert measured.lead > 2 * measured.error
    assert state_after(text, "AC") == REACHED
    bridge = LessonBridge()
    assert bridge.ask("lesson-open", text=text)["ok"]
    bridge.ask("lesson-step", step=1)
    bridge.ask("act", action="8D1")
    bridge.ask("step")
    told = bridge.lesson("view")
    why = {"key": "lesson-better", "params": {"best": "AC"}}
    assert (told["state"], told["why"]) == ("failed", why)


def test_a_better_action_is_named() -> None:
    error = complaint(lesson(step(STOCK, goal="best", right="7C")))
    assert error.code == "lesson/best-is-other"
    assert error.params["given"] == "AC"
    assert error.params["lead"] > 0


HIDDEN = (
    "filicau;phase=play;trump=L;dealer=3;leader=1;turn=1;trick=;hands=KA19B1,9L17B1,UL1UH1,AA18L1;"
    "tricks=0.2.8B1AB17L1UB1,2.2.AH18H17H1TH1,2.1.9H1KH18A1OA1,1.2.KB1OH1KL1TB1,2.2.OB1TL1TA1AL1,"
    "2.1.9A17A1UA1OL1;exposed=8L1;aims=1,2,0,2"
)
"""Seat 1 has two cards; the others may lie in 30 ways."""


def test_with_hidden_hands_a_best_line_may_have_several_actions() -> None:
    keys = {"seat": "1", "goal": "best and play 9L and play 7B", "right": "9L 7B"}
    text = lesson(step(HIDDEN, **keys))
    proof = found(text)
    assert isinstance(proof, Proof), proof
    assert proof.solved
    assert proof.solved.ways == 30
    assert played(text, "7B").verdict().state == FAILED
    assert played(text, "9L").verdict().state == OPEN
    assert played(text, "9L", "7B").verdict().state == REACHED
