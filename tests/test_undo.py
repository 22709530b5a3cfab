"""Undo and redo: how far back they go, what they restore, and that they reveal nothing."""

import re

from brisques.match_view import view_of
from brisques.record import SeatEntry
from tests.test_match import error_of, humans_turn, legal, play_on, seated


def test_undo_goes_back_over_the_players_answer() -> None:
    match = play_on(seated(), humans_turn)
    before = view_of(match, 0)
    match.act(0, legal(match)[0])
    play_on(match, humans_turn)
    match.undo()
    now = view_of(match, 0)
    assert now["assisted"]
    assert now["can_redo"]
    assert {**now, "assisted": False, "can_redo": False} == before


def test_redo_plays_again_what_was_undone_last() -> None:
    match = play_on(seated(), humans_turn)
    match.act(0, legal(match)[0])
    once = view_of(play_on(match, humans_turn), 0)
    match.act(0, legal(match)[0])
    twice = view_of(play_on(match, humans_turn), 0)
    match.undo()
    match.undo()
    for seen in (once, twice):
        match.redo()
        now = view_of(match, 0)
        assert {**now, "assisted": False, "can_redo": False} == seen
    assert not now["can_redo"]


def test_another_choice_discards_what_was_undone() -> None:
    match = play_on(seated(), humans_turn)
    first = legal(match)
    match.act(0, first[0])
    match.undo()
    match.act(0, first[1])
    assert error_of(match.redo).code == "table/nothing-to-redo"


def test_undo_stays_within_its_deal() -> None:
    match = play_on(seated(), lambda t: t.deal_over)
    match.next_deal()
    assert not view_of(match, 0)["can_undo"]
    assert error_of(match.undo).code == "table/nothing-to-undo"


def test_undo_at_the_end_of_a_match_takes_the_victory_back() -> None:
    match = play_on(seated(), lambda t: t.standing.winner is not None)
    won = view_of(match, 0)
    match.undo()
    view = view_of(match, 0)
    assert view["phase"] != "match-over"
    assert view["match"]["winner"] is None
    assert len(view["match"]["deals"]) == len(won["match"]["deals"]) - 1
    match.redo()
    assert {**view_of(match, 0), "assisted": False} == won


def test_undo_reveals_nothing_from_later() -> None:
    """Cards seen after the point of return are in no part of the view."""
    match = play_on(seated("fildinski", "known"), lambda t: view_of(t, 0)["strict"])
    shown = [seat["known"] for seat in view_of(match, 0)["seats"]]
    assert any(shown) or view_of(match, 0)["log"][23]["winner"] == 1
    while view_of(match, 0)["can_undo"]:
        match.undo()
    view = view_of(match, 0)
    assert [seat["known"] for seat in view["seats"]] == [[], []]
    told = set(re.findall(r"[789JQKTA][SHDC][12]", str(view)))
    on_table = {play["card"] for play in view["trick"]["plays"]}
    assert told == {*view["hand"], view["turnup"], *on_table}


def test_what_was_undone_cannot_be_played_by_another_player() -> None:
    match = seated()
    match.act(match.to_move, legal(match)[0])
    match.undo()
    match.change_seat(match.to_move, SeatEntry("player", "club"))
    assert error_of(match.redo).code == "table/nothing-to-redo"
