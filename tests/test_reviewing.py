"""Reviews through the bridge: the actions of a finished deal, and branches of a match."""

from __future__ import annotations

import json
from typing import Any

import pytest

from brisques.bridge import Bridge
from brisques.record import Branch, format_record, parse_record

SEATS = [{"kind": "human"}, {"kind": "player", "level": "casual"}]


def ask(bridge: Bridge, op: str, **arguments: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(bridge.call(json.dumps({"op": op, **arguments})))
    return answer


def play_on(bridge: Bridge, answer: dict[str, Any]) -> dict[str, Any]:
    """Play the deal to its end; return the last answer."""
    while answer["view"]["phase"] != "deal-over":
        view, revision = answer["view"], answer["revision"]
        if view["to_move"] == 0:
            answer = ask(bridge, "act", revision=revision, action=view["legal"][0])
        else:
            answer = ask(bridge, "step", revision=revision)
    return answer


def played(bridge: Bridge) -> str:
    """Play the first deal of a match; return its record."""
    play_on(bridge, ask(bridge, "new", variant="fildinski", seats=SEATS, seed="review"))
    record: str = ask(bridge, "save")["record"]
    return record


def test_the_moves_are_those_of_the_record_with_seat_and_trick() -> None:
    bridge = Bridge()
    record = parse_record(played(bridge))
    moves = ask(bridge, "moves")["moves"]
    assert [move["action"] for move in moves] == record.deals[0].codes()
    cards = [move for move in moves if len(move["action"]) == 3]
    assert [move["trick"] for move in cards] == [number // 2 + 1 for number in range(64)]
    log = ask(bridge, "view")["view"]["log"]
    leaders = [trick["plays"][0]["seat"] for trick in log]
    assert [cards[2 * at]["seat"] for at in range(32)] == leaders


def test_the_moves_of_an_unfinished_deal_are_refused() -> None:
    bridge = Bridge()
    ask(bridge, "new", variant="fildinski", seats=SEATS, seed="review")
    assert ask(bridge, "moves")["error"]["code"] == "table/deal-not-over"


def test_a_deal_that_its_turn_up_ends_has_no_moves_and_nothing_to_review() -> None:
    bridge = Bridge()
    short = "bezique,match.target=10"
    new = ask(bridge, "new", variant=short, seats=SEATS, seed="2")
    assert (new["view"]["phase"], new["view"]["turnup"][0]) == ("match-over", "7")
    assert ask(bridge, "moves") == {"ok": True, "moves": []}
    review = ask(bridge, "review", revision=new["revision"])
    assert (review["done"], review["settled"], review["rows"]) == (True, True, [])


def test_a_branch_starts_at_any_place_and_is_marked() -> None:
    bridge = Bridge()
    text = played(bridge)
    record = parse_record(text)
    answer = ask(bridge, "branch", record=text, place=20)
    assert answer["view"]["branch"] == {"deal": 1, "place": 20}
    assert answer["view"]["phase"] == "play"
    branch = parse_record(ask(bridge, "save")["record"])
    assert branch.branch == Branch(1, 20)
    assert branch.deals[0].codes() == record.deals[0].codes()[:20]
    assert branch.deals[0].start == record.deals[0].start
    assert branch.seats == record.seats
    assert parse_record(format_record(branch)) == branch
    assert record.branch is None


def test_a_branch_ends_with_its_deal() -> None:
    bridge = Bridge()
    text = played(bridge)
    count = len(parse_record(text).deals[0].codes())
    refused = ask(bridge, "branch", record=text, place=count)
    assert refused["error"]["code"] == "table/no-such-place"
    answer = play_on(bridge, ask(bridge, "branch", record=text, place=count - 2))
    more = ask(bridge, "next", revision=answer["revision"])
    assert more["error"]["code"] == "table/match-over"


def test_an_earlier_deal_of_a_branch_is_no_branch() -> None:
    bridge = Bridge()
    played(bridge)
    text = ask(bridge, "save")["record"]
    answer = ask(bridge, "next", revision=ask(bridge, "view")["revision"])
    play_on(bridge, answer)
    ask(bridge, "branch", record=ask(bridge, "save")["record"], place=3)
    branch = ask(bridge, "save")["record"]
    last = ask(bridge, "load", record=branch, deals=2)
    assert last["view"]["branch"] == {"deal": 2, "place": 3}
    first = ask(bridge, "load", record=branch, deals=1)
    assert first["view"]["branch"] is None
    assert ask(bridge, "save")["record"] == text


def test_a_branch_that_is_taken_back_further_leaves_its_match_there() -> None:
    bridge = Bridge()
    answer = ask(bridge, "branch", record=played(bridge), place=20)
    answer = ask(bridge, "rewind", revision=answer["revision"], place=5)
    assert answer["view"]["branch"] == {"deal": 1, "place": 5}
    answer = ask(bridge, "redo", revision=answer["revision"])
    assert answer["view"]["branch"] == {"deal": 1, "place": 5}
    answer = ask(bridge, "rewind", revision=answer["revision"], place=19)
    assert answer["view"]["branch"] == {"deal": 1, "place": 5}


def test_each_person_gets_the_review_of_their_own_decisions() -> None:
    bridge = Bridge()
    persons = [{"kind": "human"}] * 2
    ask(bridge, "new", variant="fildinski", seats=persons, seed="review", curtain=True)
    while not bridge.match.deal_over:
        state = bridge.match.playing()
        bridge.match.act(state.to_move, bridge.match.game.action_code(state.legal()[0]))
    revision = bridge.match.revision
    for seat in (0, 1):
        ask(bridge, "look", revision=revision, seat=seat)
        while not (rows := ask(bridge, "review", revision=revision)["rows"]):
            pass
        assert ask(bridge, "moves")["moves"][rows[0]["place"]]["seat"] == seat


@pytest.mark.parametrize("words", ["branch", "branch 0 1", "branch 1", "branch 1 -1", "branch a b"])
def test_a_record_with_a_wrong_branch_is_refused(words: str) -> None:
    text = played(Bridge()).replace("seed", f"{words}\nseed", 1)
    answer = ask(Bridge(), "load", record=text)
    assert answer["error"]["code"] == "record/bad-line"


def test_a_record_with_an_unknown_level_is_refused() -> None:
    text = played(Bridge()).replace("player casual", "player king")
    answer = ask(Bridge(), "load", record=text)
    assert (answer["error"]["code"], answer["error"]["where"]) == ("player/unknown", "king")
