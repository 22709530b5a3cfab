"""A step of a lesson through the bridge: replies, verdicts, hints, undo, what stays hidden."""

import json
from typing import Any

import pytest

from tests.builder import Scene
from tests.filko_scene import playing
from tests.lessons.sample import DECLARING, ENDING, HEAD, STOCK, LessonBridge, lesson, step

TAKE = step(
    STOCK,
    goal="win 2 brisques",
    right="AC",
    **{
        "wrong 7H": "Dear.",
        "wrong if lose trick": "Gone.",
        "wrong any": "Hm.",
        "wrong TC": "You have none.",
    },
    hint="First\nhint: Second",
    done="Well taken.",
)


def opened(*steps: str) -> LessonBridge:
    """Return a bridge with the lesson open and its first step begun."""
    bridge = LessonBridge()
    assert bridge.ask("lesson-open", text=lesson(*steps))["ok"]
    assert bridge.ask("lesson-step", step=1)["ok"]
    return bridge


def says(text: str) -> list[list[dict[str, Any]]]:
    """Return plain words as prose."""
    return [[{"t": text}]]


def finished(bridge: LessonBridge) -> dict[str, Any]:
    """Return what the lesson says once all replies are played."""
    told = bridge.lesson("view")
    while bridge.ask("view")["view"]["to_move"] not in (0, None, -1):
        told = bridge.lesson("step")
    return told


def test_the_contents_reveal_neither_positions_nor_solutions() -> None:
    bridge = LessonBridge()
    question = "step: Ask\nchoice: A\nchoice: B\ngoal: answer 1"
    answer = bridge.ask("lesson-open", text=lesson(TAKE, question))
    contents = answer["lesson"]
    assert [row["kind"] for row in contents["steps"]] == ["play", "ask"]
    assert [row["table"] for row in contents["steps"]] == [True, False]
    assert contents["steps"][1]["choices"] == [says("A"), says("B")]
    assert contents["steps"][0]["hints"] == 2
    assert contents["format"] == 1
    told = json.dumps(answer)
    assert "TC1" not in told
    assert "KH1" not in told


def test_a_reached_goal_shows_the_last_words() -> None:
    bridge = opened(TAKE)
    assert bridge.lesson("view")["state"] == "open"
    answer = bridge.ask("act", action="AC1")
    assert answer["lesson"]["state"] == "reached"
    assert answer["lesson"]["says"] == says("Well taken.")
    assert [event["e"] for event in answer["events"]][:2] == ["played", "trick-won"]


def test_a_wrong_try_is_answered_by_the_first_line_that_matches() -> None:
    bridge = opened(TAKE)
    bridge.ask("act", action="7C1")
    told = finished(bridge)
    assert (told["state"], told["says"]) == ("failed", says("Gone."))
    assert bridge.ask("act", action="AC1")["error"]["code"] == "lesson/step-over"
    told = bridge.lesson("lesson-again")
    assert (told["state"], told["actions"], told["says"]) == ("open", 0, None)


def test_undo_reopens_the_step_and_redo_ends_it() -> None:
    bridge = opened(TAKE)
    bridge.ask("act", action="AC1")
    assert bridge.lesson("undo")["state"] == "open"
    assert bridge.lesson("redo")["state"] == "reached"
    assert bridge.lesson("rewind", place=0)["actions"] == 0


def test_a_refused_try_is_answered_too() -> None:
    bridge = opened(TAKE)
    refused = bridge.ask("why_not", action="TC1")
    assert refused["refusal"]["code"] == "play/not-in-hand"
    assert refused["says"] == says("You have none.")
    answer = bridge.ask("act", action="TC1")
    assert answer["ok"] is False
    assert answer["says"] == says("You have none.")
    assert bridge.ask("why_not", action="7C1") == {"ok": True, "refusal": None, "says": None}
    assert bridge.lesson("view")["state"] == "open"


def test_a_comment_on_the_first_action_is_not_made_on_a_later_one() -> None:
    keys = {"goal": "win 2 tricks", "right": "AC KS", "wrong first TC": "Not yours."}
    bridge = opened(step(**keys))
    assert bridge.ask("why_not", action="TC1")["says"] == says("Not yours.")
    bridge.ask("act", action="AC1")
    finished(bridge)
    assert bridge.ask("why_not", action="TC1")["says"] is None


def test_cards_may_be_played_where_nothing_is_asked() -> None:
    bridge = opened(step(goal="", right="", text="Look."))
    assert bridge.lesson("view")["state"] == "read"
    assert bridge.lesson("act", action="AC1")["state"] == "read"


def test_hints_are_given_one_at_a_time() -> None:
    bridge = opened(TAKE)
    assert bridge.ask("lesson-hint", dose=2)["hint"] == says("Second")
    for dose in (0, 3):
        error = bridge.ask("lesson-hint", dose=dose)["error"]
        assert (error["code"], error["params"]) == ("lesson/no-hint", {"hints": 2})


def test_scripted_replies_are_played_while_they_are_legal() -> None:
    keys = {"goal": "win 2 tricks", "right": "AC KS", "replies": "TC 9S", "replies 7H": "7D 9S"}
    bridge = opened(step(**keys))
    for own, reply in (("AC1", "TC1"), ("7H1", "7D1"), ("KS1", "9S1")):
        # After the King the scripted card is illegal: the level plays.
        bridge.ask("lesson-again")
        bridge.ask("act", action=own)
        assert bridge.ask("step")["events"][0]["card"] == reply


def test_talk_before_ones_turn_is_neither_a_try_nor_a_reply() -> None:
    line = playing("filicau", ["AH 7B", "7H 8B", "TH 9B", "8H KB"], taken=["AA", "TA"]).line()
    text = lesson(
        step(line, right="AH 7B", replies="7H TH 8H", actions="2", goal="win 2 tricks"),
        head=HEAD.replace("fildinski", "filicau"),
    )
    bridge = LessonBridge()
    assert bridge.ask("lesson-open", text=text)["ok"]
    assert bridge.ask("lesson-step", step=1)["ok"]
    bridge.ask("act", action="AH1")
    said = bridge.ask("act", action="aim:hold")
    assert said["events"] == [{"e": "said", "seat": 0, "aim": "hold"}]
    assert said["lesson"]["state"] == "open"
    assert [bridge.ask("step")["events"][0]["card"] for _ in range(3)] == ["7H1", "TH1", "8H1"]
    assert bridge.lesson("view")["actions"] == 1


@pytest.mark.parametrize(
    ("keys", "state"),
    [
        ({"goal": "win trick", "right": "AH"}, "open"),
        ({"goal": "win trick", "right": "AH", "wrong aim:hold": "Play."}, "failed"),
        ({"goal": "do aim:hold", "right": "aim:hold"}, "reached"),
        ({"goal": "act", "right": "AH"}, "reached"),
    ],
)
def test_talk_is_a_try_only_in_a_step_about_talk(keys: dict[str, str], state: str) -> None:
    line = playing("filicau", ["AH 7B", "7H 8B", "TH 9B", "8H KB"], taken=["AA", "TA"]).line()
    text = lesson(step(line, actions="1", **keys), head=HEAD.replace("fildinski", "filicau"))
    bridge = LessonBridge()
    assert bridge.ask("lesson-open", text=text)["ok"]
    assert bridge.ask("lesson-step", step=1)["ok"]
    assert bridge.ask("act", action="aim:hold")["lesson"]["state"] == state


def test_actions_before_the_seats_first_turn_do_not_count() -> None:
    """Seat 1 has led; the reply to it takes the trick before the step begins."""
    text = step(STOCK, seat="1", goal="lose trick", right="KH", replies="AC 7C", actions="2")
    bridge = opened(text)
    answer = bridge.ask("step")
    assert "trick-won" in [event["e"] for event in answer["events"]]
    while answer["view"]["to_move"] != 1:
        answer = bridge.ask("step")
    assert (answer["lesson"]["state"], answer["lesson"]["actions"]) == ("open", 0)


def test_the_same_try_gets_the_same_replies() -> None:
    heard = []
    for _ in range(3):
        bridge = opened(step(STOCK, goal="win trick", right="AC", others="novice", actions="6"))
        events = []
        for _ in range(4):
            answer = bridge.ask("view")
            if answer["view"]["to_move"] == 0:
                answer = bridge.ask("act", action=answer["view"]["legal"][-1])
            else:
                answer = bridge.ask("step")
            events.append(answer.get("events"))
        heard.append(events)
    assert heard[0] == heard[1] == heard[2]


def test_a_step_continues_from_the_solution_of_the_step_before() -> None:
    steps = (
        step(goal="win trick", right="AC", replies="8C", actions="1"),
        "step: Next\nposition: then\ngoal: win trick\nright: KS",
    )
    bridge = opened(*steps)
    hands = [bridge.ask("lesson-step", step=2)["view"]["seats"]]
    bridge.ask("lesson-step", step=1)
    bridge.ask("act", action="7H1")
    hands.append(bridge.ask("lesson-step", step=2)["view"]["seats"])
    assert hands[0] == hands[1]
    assert bridge.ask("view")["view"]["legal"] == ["QS1", "KS1", "7H1"]


def test_after_a_question_a_step_continues_at_its_position() -> None:
    bridge = opened(
        f"step: Ask\nposition: {ENDING}\ngoal: answer 2",
        "step: Read\nposition: then",
        "step: Play\nposition: then\ngoal: win trick\nright: AC",
    )
    shown = [bridge.ask("lesson-step", step=number)["view"] for number in (1, 2, 3)]
    assert shown[0] == shown[1] == shown[2]


def test_another_seat_may_be_the_pupils_and_the_others_move_first() -> None:
    bridge = opened(step(seat="1", goal="win trick", right="TC", replies="7H"))
    first = bridge.ask("view")
    assert first["view"]["to_move"] == 0
    assert [seat["kind"] for seat in first["view"]["seats"]] == ["player", "human"]
    answer = bridge.ask("step")
    assert answer["events"][0] == {"e": "played", "seat": 0, "card": "7H1"}
    assert answer["lesson"]["actions"] == 0
    assert answer["lesson"]["state"] == "open"


def test_a_fresh_deal_is_the_same_for_every_pupil() -> None:
    text = HEAD + "step: A deal\ndeal: some words\ngoal: act\nright: 7D\n"
    views = []
    for _ in range(2):
        bridge = LessonBridge()
        bridge.ask("lesson-open", text=text)
        views.append(bridge.ask("lesson-step", step=1)["view"])
    assert views[0] == views[1]
    assert len(views[0]["legal"]) == 8


def test_a_question_needs_no_table() -> None:
    bridge = LessonBridge()
    bridge.ask("position", line=ENDING)
    steps = "step: Ask\nchoice: A\nchoice: B\ngoal: answer 1\nwrong 2: No.\ndone: Yes.\n"
    bridge.ask("lesson-open", text=HEAD + steps + "step: Read\ntext: The end.\n")
    answer = bridge.ask("lesson-step", step=1)
    assert answer.keys() == {"ok", "lesson"}
    told = bridge.lesson("lesson-answer", answers=[2])
    assert (told["state"], told["says"]) == ("failed", says("No."))
    told = bridge.lesson("lesson-answer", answers=[1])
    assert (told["state"], told["says"]) == ("reached", says("Yes."))
    both = bridge.ask("lesson-answer", answers=[1, 2])
    assert both["error"]["code"] == "bridge/bad-argument", "the question has one answer"
    assert bridge.ask("act", action="AC1")["error"]["code"] == "lesson/no-table"
    assert bridge.lesson("lesson-step", step=2)["state"] == "read"
    assert bridge.ask("lesson-answer", answers=[1])["error"]["code"] == "lesson/no-question"


def test_a_typed_answer_is_not_shown() -> None:
    bridge = LessonBridge()
    ask = "step: Ask\nchoice: stock / talon\ngoal: answer typed 1\ndone: Yes.\n"
    contents = bridge.ask("lesson-open", text=HEAD + ask)
    assert "talon" not in json.dumps(contents)
    assert "answer" not in json.dumps(contents)
    bridge.ask("lesson-step", step=1)
    assert bridge.lesson("lesson-answer", word="deck")["state"] == "failed"
    assert bridge.lesson("lesson-answer", word="Talon")["says"] == says("Yes.")
    assert bridge.ask("lesson-answer", answers=[1])["error"]["code"] == "bridge/bad-argument"


def test_the_contents_keep_the_answer_of_a_question() -> None:
    bridge = LessonBridge()
    ask = "step: Ask\nchoice: one\nchoice: two\ngoal: answer 2\n"
    (question,) = bridge.ask("lesson-open", text=HEAD + ask)["lesson"]["steps"]
    assert len(question["choices"]) == 2
    assert question["goal"] is None
    assert question["goal_tree"] is None


def test_a_question_at_a_table_is_answered_on_any_turn() -> None:
    bridge = opened(f"step: Ask\nposition: {ENDING}\nseat: 1\ngoal: answer 2\ndone: Yes.")
    assert bridge.ask("view")["view"]["to_move"] == 0
    assert bridge.lesson("lesson-answer", answers=[2])["says"] == says("Yes.")


def test_the_view_hides_the_other_hand() -> None:
    bridge = opened(step(STOCK, goal="win trick", right="AC"))
    shown = json.dumps(bridge.ask("view")["view"])
    assert "AC1" in shown
    assert "KH1" not in shown, "a card of the other hand"


def test_melds_are_judged_when_they_are_declared() -> None:
    bridge = opened(step(DECLARING, goal="declare bezique", right="bezique:QS.JD"))
    assert bridge.ask("act", action="bezique:JD1.QS1")["lesson"]["state"] == "reached"


def test_a_bad_lesson_leaves_the_open_one() -> None:
    bridge = opened(TAKE)
    error = bridge.ask("lesson-open", text="brisques-lesson 2\n")["error"]
    assert error["code"] == "lesson/unknown-version"
    assert error["params"] == {"line": 1, "column": 17, "given": "2", "known": 1}
    assert bridge.lesson("view")["state"] == "open"
    for number in (0, 2):
        error = bridge.ask("lesson-step", step=number)["error"]
        assert error["code"] == "lesson/no-such-step"
    assert bridge.lesson("view")["state"] == "open"


def test_a_new_match_closes_the_lesson() -> None:
    for op, given in (
        ("position", {"line": ENDING}),
        ("lesson-close", {}),
        ("new", {"variant": "fildinski", "seats": [{"kind": "human"}] * 2, "seed": "1"}),
    ):
        bridge = opened(TAKE)
        bridge.ask(op, **given)
        assert "lesson" not in bridge.ask("view"), op
        assert bridge.ask("lesson-again")["error"]["code"] == "lesson/not-open"


def test_cards_may_be_tried_out_at_the_table_of_a_question() -> None:
    bridge = opened(step(goal="answer 2", right="", others="", choice="A\nchoice: B"))
    assert bridge.ask("act", action="AC1")["lesson"]["state"] == "open"
    assert bridge.lesson("lesson-answer", answers=[2])["state"] == "reached"


def test_a_right_answer_stays() -> None:
    bridge = opened("step: Ask\nchoice: A\nchoice: B\ngoal: answer 2")
    assert bridge.lesson("lesson-answer", answers=[1])["state"] == "failed"
    assert bridge.lesson("lesson-answer", answers=[2])["state"] == "reached"
    refused = bridge.ask("lesson-answer", answers=[1])["error"]
    assert (refused["code"], refused["where"]) == ("lesson/step-over", "step 1")


def test_an_answer_that_is_no_choice_is_refused() -> None:
    bridge = opened("step: Ask\nchoice: A\nchoice: B\ngoal: answer 2")
    error = bridge.ask("lesson-answer", answers=[99])["error"]
    assert (error["where"], error["params"]) == ("answers", {"expected": "1–2"})


def test_a_lesson_has_no_next_deal() -> None:
    bridge = opened(TAKE)
    assert bridge.ask("next")["error"]["code"] == "lesson/no-next-deal"


def test_a_deal_of_a_lesson_is_not_finished_at_once() -> None:
    bridge = opened(step(Scene("fildinski", trump="H", hands=("AH KH", "8C 7D"), stock=0).line()))
    assert bridge.ask("claim")["error"]["code"] == "lesson/no-claim"
    assert bridge.lesson("view")["actions"] == 0
