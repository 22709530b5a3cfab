"""A step at the table, through the bridge: replies, verdicts, hints, undo, what stays hidden."""

import json
from typing import Any

from tests.filko_scene import playing
from tests.lessons.sample import DECLARING, ENDING, HEAD, STOCK, Door, lesson, step

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


def opened(*steps: str) -> Door:
    """A bridge at which the lesson is open and its first step begun."""
    door = Door()
    assert door.ask("lesson-open", text=lesson(*steps))["ok"]
    assert door.ask("lesson-step", step=1)["ok"]
    return door


def says(text: str) -> list[list[dict[str, Any]]]:
    """Plain words as prose."""
    return [[{"t": text}]]


def finished(door: Door) -> dict[str, Any]:
    """What the lesson says when all replies are in."""
    told = door.told("view")
    while door.ask("view")["view"]["to_move"] not in (0, None, -1):
        told = door.told("step")
    return told


def test_the_contents_tell_neither_positions_nor_solutions() -> None:
    door = Door()
    question = "step: Ask\nchoice: A\nchoice: B\ngoal: answer 1"
    answer = door.ask("lesson-open", text=lesson(TAKE, question))
    contents = answer["lesson"]
    assert [row["kind"] for row in contents["steps"]] == ["play", "ask"]
    assert [row["table"] for row in contents["steps"]] == [True, False]
    assert contents["steps"][1]["choices"] == [says("A"), says("B")]
    assert contents["steps"][0]["hints"] == 2
    assert contents["format"] == 1
    told = json.dumps(answer)
    assert "TC1" not in told
    assert "KH1" not in told


def test_a_goal_is_reached_and_the_last_words_are_said() -> None:
    door = opened(TAKE)
    assert door.told("view")["state"] == "open"
    answer = door.ask("act", action="AC1")
    assert answer["lesson"]["state"] == "reached"
    assert answer["lesson"]["says"] == says("Well taken.")
    assert [event["e"] for event in answer["events"]][:2] == ["played", "trick-won"]


def test_wrong_tries_are_taught_from_by_the_first_line_that_fits() -> None:
    door = opened(TAKE)
    door.ask("act", action="7C1")
    told = finished(door)
    assert (told["state"], told["says"]) == ("failed", says("Gone."))
    assert door.ask("act", action="AC1")["error"]["code"] == "lesson/step-over"
    told = door.told("lesson-again")
    assert (told["state"], told["actions"], told["says"]) == ("open", 0, None)


def test_undo_opens_the_step_again_and_redo_ends_it() -> None:
    door = opened(TAKE)
    door.ask("act", action="AC1")
    assert door.told("undo")["state"] == "open"
    assert door.told("redo")["state"] == "reached"
    assert door.told("rewind", place=0)["actions"] == 0


def test_a_refused_try_is_taught_from_as_well() -> None:
    door = opened(TAKE)
    refused = door.ask("why_not", action="TC1")
    assert refused["refusal"]["code"] == "play/not-in-hand"
    assert refused["says"] == says("You have none.")
    answer = door.ask("act", action="TC1")
    assert answer["ok"] is False
    assert answer["says"] == says("You have none.")
    assert door.ask("why_not", action="7C1") == {"ok": True, "refusal": None, "says": None}
    assert door.told("view")["state"] == "open"


def test_hints_come_in_doses() -> None:
    door = opened(TAKE)
    assert door.ask("lesson-hint", dose=2)["hint"] == says("Second")
    error = door.ask("lesson-hint", dose=3)["error"]
    assert (error["code"], error["params"]) == ("lesson/no-hint", {"hints": 2})


def test_replies_are_as_written_as_long_as_they_fit() -> None:
    keys = {"goal": "win 2 tricks", "right": "AC KS", "replies": "TC 9S", "replies 7H": "7D 9S"}
    door = opened(step(**keys))
    for own, reply in (("AC1", "TC1"), ("7H1", "7D1"), ("KS1", "9S1")):
        # After the King the script has a card that the rules forbid: the level plays.
        door.ask("lesson-again")
        door.ask("act", action=own)
        assert door.ask("step")["events"][0]["card"] == reply


def test_what_is_said_before_ones_turn_is_neither_a_try_nor_a_reply() -> None:
    line = playing("filicau", ["AH 7B", "7H 8B", "TH 9B", "8H KB"], taken=["AA", "TA"]).line()
    text = lesson(
        step(line, right="AH 7B", replies="7H TH 8H", actions="2", goal="win 2 tricks"),
        head=HEAD.replace("fildinski", "filicau"),
    )
    door = Door()
    assert door.ask("lesson-open", text=text)["ok"]
    assert door.ask("lesson-step", step=1)["ok"]
    door.ask("act", action="AH1")
    said = door.ask("act", action="aim:hold")
    assert said["events"] == [{"e": "said", "seat": 0, "aim": "hold"}]
    assert said["lesson"]["state"] == "open"
    assert [door.ask("step")["events"][0]["card"] for _ in range(3)] == ["7H1", "TH1", "8H1"]
    assert door.told("view")["actions"] == 1


def test_what_happened_before_the_seat_was_to_move_does_not_count() -> None:
    """Seat 1 has led; the reply to it takes the trick before the step begins."""
    text = step(STOCK, seat="1", goal="lose trick", right="KH", replies="AC 7C", actions="2")
    door = opened(text)
    answer = door.ask("step")
    assert "trick-won" in [event["e"] for event in answer["events"]]
    while answer["view"]["to_move"] != 1:
        answer = door.ask("step")
    assert (answer["lesson"]["state"], answer["lesson"]["actions"]) == ("open", 0)


def test_the_same_try_meets_the_same_replies() -> None:
    heard = []
    for _ in range(3):
        door = opened(step(STOCK, goal="win trick", right="AC", others="novice", actions="6"))
        events = []
        for _ in range(4):
            answer = door.ask("view")
            if answer["view"]["to_move"] == 0:
                answer = door.ask("act", action=answer["view"]["legal"][-1])
            else:
                answer = door.ask("step")
            events.append(answer.get("events"))
        heard.append(events)
    assert heard[0] == heard[1] == heard[2]


def test_a_step_goes_on_from_the_solution_before_it_whatever_was_played() -> None:
    steps = (
        step(goal="win trick", right="AC", replies="8C", actions="1"),
        "step: Next\nposition: then\ngoal: win trick\nright: KS",
    )
    door = opened(*steps)
    hands = [door.ask("lesson-step", step=2)["view"]["seats"]]
    door.ask("lesson-step", step=1)
    door.ask("act", action="7H1")
    hands.append(door.ask("lesson-step", step=2)["view"]["seats"])
    assert hands[0] == hands[1]
    assert door.ask("view")["view"]["legal"] == ["QS1", "KS1", "7H1"]


def test_after_a_question_a_step_goes_on_at_its_position() -> None:
    door = opened(
        f"step: Ask\nposition: {ENDING}\ngoal: answer 2",
        "step: Read\nposition: then",
        "step: Play\nposition: then\ngoal: win trick\nright: AC",
    )
    shown = [door.ask("lesson-step", step=number)["view"] for number in (1, 2, 3)]
    assert shown[0] == shown[1] == shown[2]


def test_a_seat_may_be_another_and_the_others_begin() -> None:
    door = opened(step(seat="1", goal="win trick", right="TC", replies="7H"))
    first = door.ask("view")
    assert first["view"]["to_move"] == 0
    assert [seat["kind"] for seat in first["view"]["seats"]] == ["player", "human"]
    answer = door.ask("step")
    assert answer["events"][0] == {"e": "played", "seat": 0, "card": "7H1"}
    assert answer["lesson"]["actions"] == 0
    assert answer["lesson"]["state"] == "open"


def test_a_fresh_deal_is_the_same_for_everybody() -> None:
    text = HEAD + "step: A deal\ndeal: some words\ngoal: act\nright: 7D\n"
    views = []
    for _ in range(2):
        door = Door()
        door.ask("lesson-open", text=text)
        views.append(door.ask("lesson-step", step=1)["view"])
    assert views[0] == views[1]
    assert len(views[0]["legal"]) == 8


def test_a_question_needs_no_table() -> None:
    door = Door()
    door.ask("position", line=ENDING)
    steps = "step: Ask\nchoice: A\nchoice: B\ngoal: answer 1\nwrong 2: No.\ndone: Yes.\n"
    door.ask("lesson-open", text=HEAD + steps + "step: Read\ntext: The end.\n")
    answer = door.ask("lesson-step", step=1)
    assert answer.keys() == {"ok", "lesson"}
    told = door.told("lesson-answer", answer=2)
    assert (told["state"], told["says"]) == ("failed", says("No."))
    told = door.told("lesson-answer", answer=1)
    assert (told["state"], told["says"]) == ("reached", says("Yes."))
    assert door.ask("act", action="AC1")["error"]["code"] == "lesson/no-table"
    assert door.told("lesson-step", step=2)["state"] == "read"
    assert door.ask("lesson-answer", answer=1)["error"]["code"] == "lesson/no-question"


def test_a_question_at_a_table_is_judged_whoever_is_to_move() -> None:
    door = opened(f"step: Ask\nposition: {ENDING}\nseat: 1\ngoal: answer 2\ndone: Yes.")
    assert door.ask("view")["view"]["to_move"] == 0
    assert door.told("lesson-answer", answer=2)["says"] == says("Yes.")


def test_the_view_keeps_the_other_hand_hidden() -> None:
    door = opened(step(STOCK, goal="win trick", right="AC"))
    shown = json.dumps(door.ask("view")["view"])
    assert "AC1" in shown
    assert "KH1" not in shown, "a card of the other hand"


def test_melds_are_judged_when_they_are_declared() -> None:
    door = opened(step(DECLARING, goal="declare bezique", right="bezique:QS.JD"))
    assert door.ask("act", action="bezique:JD1.QS1")["lesson"]["state"] == "reached"


def test_a_bad_lesson_leaves_the_open_one() -> None:
    door = opened(TAKE)
    error = door.ask("lesson-open", text="brisques-lesson 2\n")["error"]
    assert error["code"] == "lesson/unknown-version"
    assert error["params"] == {"line": 1, "column": 17, "given": "2", "known": 1}
    assert door.told("view")["state"] == "open"
    assert door.ask("lesson-step", step=2)["error"]["code"] == "lesson/no-such-step"
    assert door.told("view")["state"] == "open"


def test_another_table_closes_the_lesson() -> None:
    for op, given in (
        ("position", {"line": ENDING}),
        ("lesson-close", {}),
        ("new", {"variant": "fildinski", "seats": [{"kind": "human"}] * 2, "seed": "1"}),
    ):
        door = opened(TAKE)
        door.ask(op, **given)
        assert "lesson" not in door.ask("view"), op
        assert door.ask("lesson-again")["error"]["code"] == "lesson/not-open"


def test_a_lesson_has_no_next_deal() -> None:
    door = opened(TAKE)
    assert door.ask("next")["error"]["code"] == "lesson/no-next-deal"
