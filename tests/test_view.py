"""The view of Bézique for the page: all documented fields, and their consistency."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from brisques.bezique import meld_losses
from brisques.match import Match
from brisques.match_view import view_of
from brisques.record import SeatEntry
from brisques.registry import load_game
from brisques.variants import load
from tests.presets import BEZIQUE, each_bezique
from tests.test_bridge import ask, play_one, seated

VIEW = {
    "variant", "family", "pack", "seat", "phase", "to_move", "legal", "strict", "melds_from",
    "seats", "hand", "trump", "trump_bar", "turnup", "stock", "trick", "packet", "announce",
    "declare", "last_trick", "sheet", "sheet_from", "log", "log_from", "match", "summary",
    "assisted", "can_undo", "can_redo", "claim", "branch", "rules_name", "settlement",
    "stock_duty", "endgame_duty",
}  # fmt: skip
SEAT = {
    "side", "cards", "known", "tabled", "carte", "score", "deal_score", "open", "spent", "brisques",
    "tricks", "kind", "level", "name", "gains",
}  # fmt: skip
DECLARE = {
    "limit", "left", "fresh", "options", "sets", "exchange", "pass", "lays", "done",
}  # fmt: skip
OPTION = {"action", "rule", "points", "cards", "costs"}
CARD = re.compile("[789JQKTA][SHDC][1-8]")


@each_bezique
def test_every_view_of_a_deal_keeps_the_contract(variant: str) -> None:
    """Its fields are the documented ones, and their values are consistent."""
    bridge, answer = seated(variant, "shape")
    phases = set()
    while answer["view"]["phase"] not in ("deal-over", "match-over"):
        check_view(answer["view"], load_game(variant).players)
        phases.add(answer["view"]["phase"])
        answer = play_one(bridge, answer, Random(0))
    check_view(answer["view"], load_game(variant).players)
    assert {"play", "declare"} <= phases
    assert ("lift" in phases) == ("guess" in phases) == (variant in PACKETS)


PACKETS = [name for name in BEZIQUE if load(name).rules.packet_aim]


def check_view(view: dict[str, Any], players: int) -> None:
    assert view.keys() == VIEW
    assert len(view["seats"]) == players
    for number, seat in enumerate(view["seats"]):
        assert seat.keys() == SEAT
        assert all(map(CARD.fullmatch, (*seat["known"], *seat["tabled"], *seat["open"])))
        assert set(seat["tabled"]) <= set(view["hand"] if number == view["seat"] else seat["known"])
        assert not seat["known"] or number != view["seat"]
    mine = view["to_move"] == view["seat"]
    assert bool(view["legal"]) == mine
    assert (view["packet"] is not None) == (view["phase"] in ("lift", "guess"))
    assert (view["declare"] is not None) == (mine and view["phase"] == "declare")
    assert view["trump"] in ("S", "H", "D", "C", None)
    assert not (view["trump"] and view["trump_bar"])
    assert len(view["match"]["scores"]) == len({seat["side"] for seat in view["seats"]})
    for shown in view["announce"]:
        assert shown.keys() == {"action", "rule", "points", "cards"}
        assert shown["action"] in view["legal"]
    if view["declare"]:
        check_declare(view)


def check_declare(view: dict[str, Any]) -> None:
    told = view["declare"]
    assert told.keys() == DECLARE
    ruleset = [card for seat in view["seats"] for card in (*seat["open"], *seat["tabled"])]
    for option in (*told["options"], *told["lays"]):
        assert set(option["cards"]) <= {*view["hand"], *ruleset}
        assert option.keys() - {"id"} == OPTION
        assert option["action"] in view["legal"]
        assert all(cost.keys() == {"rule", "points", "cards"} for cost in option["costs"])
    assert [option["id"] for option in told["options"]] == list(range(len(told["options"])))
    assert told["pass"] in (None, "pass")
    assert (told["pass"] is not None) == ("pass" in view["legal"])
    for together in told["sets"]:
        worth = sum(told["options"][number]["points"] for number in together["options"])
        assert together["points"] == worth
        assert together["actions"][0] in view["legal"]


def test_a_view_stays_as_it_is_while_the_match_goes_on() -> None:
    match = Match.new("fildinski-penguin", [SeatEntry("human")] * 2, "view")
    views: list[Any] = []
    while not match.deal_over:
        views.append(view_of(match, 0))
        match.act(match.to_move, match.game.action_code(match.playing().legal()[-1]))
    last = view_of(match, 0)
    for view in views:
        tricks, lines = len(view["log"]), len(view["sheet"])
        assert (view["log"], view["sheet"]) == (last["log"][:tricks], last["sheet"][:lines])
        assert view["last_trick"] == (view["log"][-1] if tricks else None)
    assert [len(views[0][key]) for key in ("log", "sheet")] == [0, 0]
    assert len(last["log"]) == 32


def test_a_view_says_who_plays_each_seat() -> None:
    seats = [SeatEntry("human", name="Ala"), SeatEntry("player", "club"), SeatEntry("human")]
    view = view_of(Match.new("three-hand", seats, "seats"), 0)
    assert [(seat["kind"], seat["level"], seat["name"]) for seat in view["seats"]] == [
        ("human", None, "Ala"),
        ("player", "club", None),
        ("human", None, None),
    ]


@each_bezique
def test_judge_agrees_with_the_offers_of_the_table(variant: str) -> None:
    """What is on offer may be declared by naming its cards; everything else gets a cited reason."""
    bridge, answer = seated(variant, "judge")
    found = 0
    while found <= 8:
        view = answer["view"]
        if view["declare"]:
            for option in view["declare"]["options"]:
                if option["rule"] == "bezique.seven.points":
                    continue
                told = ask(bridge, "judge", cards=option["cards"])
                assert told["refusal"] is None
                assert told["option"]["points"] >= option["points"]
                found += 1
        told = ask(bridge, "judge", cards=["KS1", "QS1"])
        if told["ok"]:
            assert (told["option"] is None) != (told["refusal"] is None)
            assert told["option"] or not told["refusal"]["rule"] or told["refusal"]["cites"]
        else:
            assert told["error"]["code"] == "deal/over"
            assert view["phase"] in ("deal-over", "match-over")
        following = play_one(bridge, answer, Random(0))
        if following is answer:
            break
        answer = following
    assert found
    error = ask(bridge, "judge", cards=["KS"])["error"]
    assert error["code"] == "card/bad-code"
    assert ask(bridge, "judge", cards="KS1")["error"]["where"] == "cards"


def test_what_copies_that_are_alike_cost_is_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight packs with seven queens and jacks: thousands of legal declarations, nine options."""
    marked = calls_of(monkeypatch, "mark_declared")
    hand = "QS " * 7 + "JD " * 7
    line = f"eight-pack;trump=S;won=7C1 7D1,;winner=0;fresh=7C1 7D1;hands={hand},?"
    match = Match.at_position(line, [SeatEntry("human"), SeatEntry("human")])
    declare = view_of(match, 0)["declare"]
    assert len(match.playing().legal()) > 3_000
    assert len(declare["options"]) == len(declare["sets"]) == 9
    assert len(marked) < 100


def test_what_the_declarations_of_a_hand_share_is_worked_out_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Sixty-four court cards and aces are won: thousands of legal declarations."""
    searched = calls_of(monkeypatch, "reachable_melds")
    declare = declare_of_many("foster-polish,pack.copies=8")
    assert len(declare["options"]) == len(declare["sets"]) > 50
    assert len(searched) == 1


def test_each_option_is_a_set_where_not_all_sets_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    searched = calls_of(monkeypatch, "reachable_melds")
    declare = declare_of_many("foster-polish,pack.copies=8,meld.per-trick=0")
    sets = [together["options"] for together in declare["sets"]]
    assert all([option["id"]] in sets for option in declare["options"])
    assert len(sets) > len(declare["options"])
    assert len(searched) < 20


def declare_of_many(game: str) -> dict[str, Any]:
    """Return what may be declared by a seat that has won four copies of many cards."""
    won = " ".join(f"{rank}{suit}" * 4 for rank in "AKQJ" for suit in "SHDC")
    line = f"{game};trump=S;won={won},;winner=0;fresh=AS1 KS1;hands=?"
    match = Match.at_position(line, [SeatEntry("human"), SeatEntry("human")])
    assert len(match.playing().legal()) > 1_000
    declare: dict[str, Any] = view_of(match, 0)["declare"]
    return declare


def calls_of(monkeypatch: pytest.MonkeyPatch, name: str) -> list[None]:
    """Return a list that grows by one at each call of a function of `meld_losses`."""
    calls: list[None] = []
    function = getattr(meld_losses, name)

    def counted(*arguments: Any) -> Any:
        calls.append(None)
        return function(*arguments)

    monkeypatch.setattr(meld_losses, name, counted)
    return calls
