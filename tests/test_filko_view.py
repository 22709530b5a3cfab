"""Filicău and Filkó at the table: what the page is shown, and how deals follow each other."""

from __future__ import annotations

import re
from itertools import chain
from random import Random
from typing import Any

import pytest

from brisques.filko.status import Status
from brisques.match import Match
from brisques.match_view import view_of
from brisques.players.levels import player
from brisques.record import SeatEntry
from brisques.registry import load_game
from tests.filko_scene import EVEN, Scene, dealt, playing, ruled
from tests.filko_scene import seats as party
from tests.presets import each_filko
from tests.properties.play import knob
from tests.test_bridge import ask, play, play_one, seated

VIEW = {
    "variant", "family", "pack", "seat", "phase", "to_move", "legal", "strict", "seats", "hand",
    "trump", "permanent", "trumps", "made", "exposed", "stock", "trick", "points", "aims",
    "asides",
    "called", "old_man", "parties", "revealed", "masters", "penalty", "servant", "decided",
    "ways", "outcome", "declare", "announce", "packet", "last_trick", "sheet", "sheet_from", "log",
    "log_from", "match", "summary", "assisted", "can_undo", "can_redo", "claim", "branch",
    "rules_name",
}  # fmt: skip
SEAT = {
    "side", "cards", "known", "open", "tabled", "score", "deal_score", "tricks", "ally", "master",
    "hat", "aim", "signal", "kind", "level", "name", "gains",
}  # fmt: skip
CARD = re.compile("[789UOKTA][ALHB]1")
DEALS = 4


@each_filko
def test_every_view_keeps_the_contract(variant: str) -> None:
    """Over some deals, so that masters, servants and hats off occur too."""
    game = load_game(variant)
    bridge, answer = seated(variant, "shape")
    phases = set()
    while answer["view"]["match"]["deal"] <= DEALS:
        view = answer["view"]
        check_view(view, game.players)
        phases.add(view["phase"])
        if view["phase"] == "deal-over":
            check_end(view)
            answer = ask(bridge, "next", revision=answer["revision"])
        else:
            answer = play_one(bridge, answer, Random(0))
    assert {"play", "deal-over"} <= phases
    cut = knob(game, "trump.method") == "cut" or knob(game, "deal.cut") != "for-trumps"
    assert ("cut" in phases) == cut
    assert ("call" in phases) == (knob(game, "trump.method") in ("call-card", "name-suit"))


def check_view(view: dict[str, Any], players: int) -> None:
    assert view.keys() == VIEW
    assert len(view["seats"]) == players
    assert bool(view["legal"]) == (view["to_move"] == view["seat"])
    assert view["decided"] == ("end" in view["legal"])
    assert view["trump"] in ("A", "L", "H", "B", None)
    assert view["trumps"][: len(view["permanent"])] == view["permanent"]
    assert (view["phase"] == "cut") == bool(view["stock"])
    points = view["points"]
    assert points["left"] + sum(points["taken"]) == points["total"] in (8, 120)
    assert view["declare"] is view["packet"] is None
    assert view["announce"] == []
    for number, seat in enumerate(view["seats"]):
        assert seat.keys() == SEAT
        assert all(map(CARD.fullmatch, seat["known"]))
        assert not (seat["known"] and number == view["seat"])
        assert seat["master"] == (number in view["masters"])
    assert view["seats"][view["seat"]]["ally"] is True
    check_parties(view)


def check_parties(view: dict[str, Any]) -> None:
    """Assert that parties are told completely or not at all, and never only one's own party."""
    allies = [seat["ally"] for seat in view["seats"]]
    if view["parties"] is None:
        assert not view["revealed"] or view["outcome"]
        assert None in allies or len(set(allies)) == 1
    else:
        mine = next(party for party in view["parties"] if view["seat"] in party)
        assert [number for number, ally in enumerate(allies) if ally] == mine
        assert sorted(chain(*view["parties"])) == list(range(len(allies)))
    if not view["revealed"] and view["phase"] == "play":
        assert view["called"]


def check_end(view: dict[str, Any]) -> None:
    outcome = view["outcome"]
    assert sum(outcome["points"]) == sum(view["points"]["taken"])
    assert view["points"]["left"] == 0 or all(seat["cards"] for seat in view["seats"])
    assert {*outcome["winners"], *outcome["masters"]} <= {*range(len(view["seats"]))}
    match = view["match"]
    assert (match["unit"], match["over"], match["winner"]) == ("deal", False, None)
    assert match["deals"][-1] == view["points"]["taken"] == view["summary"]["deal"]


@each_filko
def test_no_cards_can_be_declared(variant: str) -> None:
    bridge, answer = seated(variant, "judge")
    while not answer["view"]["hand"]:
        answer = play(bridge, answer, 1)
    told = ask(bridge, "judge", cards=answer["view"]["hand"][:2])
    assert (told["option"], told["refusal"]["code"]) == (None, "meld/not-a-meld")


@each_filko
def test_masters_are_counted_over_any_number_of_deals(variant: str) -> None:
    """No points carry over to the next deal, but who are masters and who deals does."""
    seats = [SeatEntry("player", level) for level in ["casual", "novice"] * 3]
    table = Match.new(variant, seats[: load_game(variant).players], "mastery")
    for number in range(1, 9):
        while not table.deal_over:
            table.step(player)
        view = view_of(table, 0)
        match, outcome = view["match"], view["outcome"]
        assert (view["phase"], match["over"], match["winner"]) == ("deal-over", False, None)
        assert (match["deal"], match["target"], match["unit"]) == (number, 0, "deal")
        table.next_deal()
        view = view_of(table, 0)
        assert (view["masters"], view["match"]["dealer"]) == (
            outcome["masters"],
            match["next_dealer"],
        )
        assert view["match"]["games"] == match["games"]
        assert set(view["points"]["taken"]) == {0}
    assert sum(match["games"]) > 0


def test_the_view_says_whose_card_is_winning() -> None:
    scene = playing("filko-4", ["AH OB 9H 8H", "", "", ""], trick="KB UB TB", leader=1)
    trick = scene.game.view(scene.game.observe(scene.state, 0))["trick"]
    assert [(play["seat"], play["card"]) for play in trick["plays"]][-1] == (3, "TB1")
    assert trick["best"] == 3
    assert trick["winner"] is None


def meanings(scene: Scene, seat: int) -> dict[str, list[list[int]]]:
    """Return the ranges of a seat's points that the view lists for each result."""
    ways = scene.game.view(scene.game.observe(scene.state, seat))["ways"]
    return {way["comes"]: way["points"] for way in ways}


ONE = party(0, 2)
RULED = ruled(party(3, 4), 1, party=party(3, 4), trump="H", old_man=4)


@pytest.mark.parametrize(
    ("variant", "status", "seat", "expected"),
    [
        ("filicau", EVEN, 0, "masters 6-7 same 3-5 servants 1-2 even 0-0 8-8"),
        ("filicau", ruled(ONE), 0, "stay-masters 6-7 same 3-5 servants 1-2 even 0-0 8-8"),
        ("filicau", ruled(ONE), 1, "masters 6-7 same 3-5 stay-servants 1-2 even 0-0 8-8"),
        ("filko-5", RULED, 0, "same 1-5 free 0-0 6-8"),
        ("filko-5", RULED, 3, "same 3-7 free 0-2 8-8"),
        ("rich-poor", EVEN, 0, "win 3-8 lose 0-2"),
        ("rich-poor", EVEN, 4, "win 6-8 lose 0-5"),
        ("hats", EVEN, 0, "win 62-120 nobody 59-61 lose 0-58"),
    ],
)
def test_the_view_says_what_each_count_of_points_means(
    variant: str, status: Status, seat: int, expected: str
) -> None:
    ways = meanings(playing(variant, ["AH"], trump="H", status=status), seat)
    ranges = [f"{comes} {' '.join(f'{a}-{b}' for a, b in runs)}" for comes, runs in ways.items()]
    assert " ".join(ranges) == expected


def test_points_mean_something_before_the_partner_is_known() -> None:
    """The Rich need six and the Poor three, with any partner."""
    scene = dealt("rich-poor-called", hands=["", "OA"])
    assert scene.state.to_move == 1, "seat 1 holds the Old Man and calls"
    assert meanings(scene, 0) == {"win": [[3, 8]], "lose": [[0, 2]]}
    assert meanings(scene, 1) == {"win": [[6, 8]], "lose": [[0, 5]]}
