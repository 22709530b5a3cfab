"""Several people at one device, with hidden cards between their turns; seats taken over."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from brisques.bridge import Bridge
from brisques.bridge.schema.operations import OPERATIONS
from brisques.match_view import view_of
from tests.test_bridge import ask
from tests.test_schema import check

CARD = re.compile(r'"[789UOJQKTA][A-Z]\d"')


def begin(variant: str, kinds: str, seed: str = "c") -> tuple[Bridge, Any]:
    """Begin a table with persons (h) and players (p)."""
    players = {"h": {"kind": "human"}, "p": {"kind": "player", "level": "novice"}}
    bridge = Bridge()
    seats = [players[kind] for kind in kinds]
    return bridge, ask(bridge, "new", variant=variant, seats=seats, seed=seed, curtain=True)


def held(bridge: Bridge, seat: int) -> set[str]:
    """Return the hidden cards of a seat's hand, from the true state."""
    match = bridge.match
    view = view_of(match, seat)
    return set(view["hand"]) - set(view["seats"][seat]["tabled"])


def check_answer(bridge: Bridge, answer: Any, op: str) -> None:
    """Assert that no answer holds a hidden card of a person who is not looking."""
    check(answer, OPERATIONS[op].answer)
    if "covered" in answer:
        assert not CARD.search(json.dumps(answer["covered"]))
        assert answer["events"] == []
        assert answer["covered"]["seat"] in bridge.match.persons()
        return
    view = answer["view"]
    text = json.dumps(view)
    for seat in bridge.match.persons():
        if seat != view["seat"]:
            hidden = held(bridge, seat) - set(view["seats"][seat]["known"])
            assert not any(f'"{card}"' in text for card in hidden)


@pytest.mark.parametrize(
    ("variant", "kinds"), [("fildinski", "hh"), ("three-hand", "hph"), ("filicau", "phph")]
)
def test_no_answer_holds_the_hand_of_a_person_who_is_not_looking(variant: str, kinds: str) -> None:
    bridge, answer = begin(variant, kinds)
    uncovered = set()
    while not bridge.match.deal_over:
        check_answer(bridge, answer, "step")
        mover = bridge.match.to_move
        now = answer["revision"]
        if kinds[mover] == "p":
            answer = ask(bridge, "step", revision=now)
        elif "covered" in answer:
            assert answer["covered"]["seat"] == mover
            answer = ask(bridge, "look", revision=now, seat=mover)
            uncovered.add(answer["view"]["seat"])
        elif answer["view"]["seat"] == mover:
            answer = ask(bridge, "act", revision=now, action=answer["view"]["legal"][-1])
        else:
            answer = ask(bridge, "look", revision=now)
            assert "covered" in answer
    assert uncovered == set(bridge.match.persons())
    for seat, kind in enumerate(
        kinds
    ):  # nobody is to move: any person may look, at no player's hand
        looked = ask(bridge, "look", revision=answer["revision"], seat=seat)
        if kind == "h":
            check_answer(bridge, looked, "look")
            assert looked["view"]["seat"] == seat
        else:
            assert looked["error"]["code"] == "table/not-your-turn"
    if not bridge.match.game.is_over(bridge.match.standing):
        assert "covered" in ask(bridge, "next", revision=answer["revision"])


def test_while_cards_are_covered_nobody_acts_and_only_the_next_person_may_look() -> None:
    bridge, answer = begin("fildinski", "hh")
    now, mover = answer["revision"], bridge.match.to_move
    card = view_of(bridge.match, mover)["legal"][0]
    for op, arguments in (
        ("act", {"action": card}),
        ("hint", {"dose": 1}),
        ("why_not", {"action": card}),
        ("at", {"place": 0}),
    ):
        assert ask(bridge, op, revision=now, **arguments)["error"]["code"] == "table/covered"
    wrong = ask(bridge, "look", revision=now, seat=1 - mover)
    assert wrong["error"]["code"] == "table/not-your-turn"
    wrong = ask(bridge, "look", revision=now, seat=2)
    assert wrong["error"]["code"] == "table/no-such-seat"
    assert ask(bridge, "look", revision=now, seat=mover)["view"]["seat"] == mover


def test_several_people_cannot_undo() -> None:
    bridge, answer = begin("fildinski", "hh")
    mover = bridge.match.to_move
    view = ask(bridge, "look", revision=answer["revision"], seat=mover)["view"]
    acted = ask(bridge, "act", revision=answer["revision"], action=view["legal"][0])
    assert not acted["view"]["can_undo"]
    for op, arguments in (("undo", {}), ("rewind", {"place": 0})):
        error = ask(bridge, op, revision=acted["revision"], **arguments)["error"]
        assert error["code"] == "table/nothing-to-undo"


def test_a_seat_is_taken_over_and_given_up() -> None:
    bridge, answer = begin("filicau", "pppp")
    assert answer["view"]["seat"] == 0
    person = ask(bridge, "sit", revision=answer["revision"], seat=2, who={"kind": "human"})
    assert person["view"]["seat"] == 2
    assert person["view"]["assisted"]
    second = ask(
        bridge, "sit", revision=person["revision"], seat=1, who={"kind": "human", "name": "Ana"}
    )
    assert [seat["kind"] for seat in second["covered"]["seats"]] == [
        "player",
        "human",
        "human",
        "player",
    ]
    record = ask(bridge, "save")["record"]
    assert "\nseat human Ana\n" in record
    again = ask(Bridge(), "load", record=record, curtain=True)
    assert again["covered"]["seats"] == second["covered"]["seats"]
    wrong = ask(bridge, "sit", revision=second["revision"], seat=4, who={"kind": "human"})
    assert wrong["error"]["code"] == "table/no-such-seat"


def test_without_a_curtain_the_person_to_move_looks() -> None:
    bridge = Bridge()
    answer = ask(bridge, "new", variant="fildinski", seats=[{"kind": "human"}] * 2, seed="c")
    while answer["view"]["legal"]:
        assert answer["view"]["seat"] == answer["view"]["to_move"] == bridge.match.to_move
        last = answer["view"]["legal"][-1]
        answer = ask(bridge, "act", revision=answer["revision"], action=last)
    assert bridge.match.deal_over
    assert answer["view"]["seat"] == 0


def test_a_second_person_sits_down_at_a_position() -> None:
    bridge = Bridge()
    answer = ask(bridge, "position", line="bezique;hands=AH TH KH AS AC,?")
    human = {"kind": "human"}
    covered = ask(bridge, "sit", revision=answer["revision"], seat=1, who=human)
    assert covered["covered"]["seat"] == 0
    for seat in (0, 1):
        view = ask(bridge, "look", revision=covered["revision"], seat=seat)["view"]
        assert view["seat"] == seat
        covered = ask(bridge, "act", revision=covered["revision"], action=view["legal"][0])
        covered = ask(bridge, "look", revision=covered["revision"])
    assert bridge.match.actions()


def test_a_position_of_two_persons_begins_covered() -> None:
    bridge = Bridge()
    seats = [{"kind": "human"}] * 2
    answer = ask(bridge, "position", line="bezique;hands=AH TH KH AS AC,?", seats=seats)
    check(answer, OPERATIONS["position"].answer)
    assert answer["covered"]["seat"] == 0


@pytest.mark.parametrize(
    ("op", "arguments"),
    [
        ("position", {"line": "nonsense"}),
        ("new", {"variant": "fildinski", "seed": "d", "rules_name": 5}),
        ("load", {"curtain": 1}),
        ("branch", {"curtain": 1, "place": 0}),
    ],
)
def test_a_refused_request_leaves_the_cards_covered(op: str, arguments: dict[str, Any]) -> None:
    bridge, _ = begin("fildinski", "hh")
    record = ask(bridge, "save")["record"]
    refused = ask(bridge, op, **{"record": record, "seats": [{"kind": "human"}] * 2, **arguments})
    assert not refused["ok"]
    assert "covered" in ask(bridge, "view")


def test_a_refused_next_deal_leaves_the_cards_uncovered() -> None:
    bridge, answer = begin("fildinski", "hh")
    now = answer["revision"]
    ask(bridge, "look", revision=now, seat=bridge.match.to_move)
    assert ask(bridge, "next", revision=now)["error"]["code"] == "table/deal-not-over"
    assert "view" in ask(bridge, "view")
