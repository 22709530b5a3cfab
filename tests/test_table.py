"""The table: whose turn it is, what is refused, undo, resume, and a match to its end."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.bots import player
from engine.errors import EngineError, RefusedError
from engine.game import MatchEnded
from engine.record import SeatEntry, format_record, parse_record
from engine.table import Table
from engine.variants import load
from tests.builder import Scene

HUMAN, CASUAL = SeatEntry("human"), SeatEntry("player", "casual")


def seated(variant: str = "fildinski", seed: str = "table", *seats: SeatEntry) -> Table:
    return Table.new(variant, list(seats or (HUMAN, CASUAL)), seed)


def legal(table: Table) -> list[str]:
    codes: list[str] = table.view(table.to_move)["legal"]
    return codes


def play_on(table: Table, until: Callable[[Table], bool], seed: int = 0) -> Table:
    """Play until something is so: humans at random, players as they decide."""
    rng = Random(seed)
    while not until(table):
        if table.deal_over:
            table.next_deal()
        elif table.record.seats[table.to_move].kind == "human":
            codes = legal(table)
            table.act(table.to_move, codes[int(rng.random() * len(codes))])
        else:
            table.step(player)
    return table


def humans_turn(table: Table) -> bool:
    return table.to_move == 0


def error_of(change: Callable[[], Any]) -> EngineError:
    with pytest.raises(EngineError) as caught:
        change()
    return caught.value


# --- turns ------------------------------------------------------------------------------------


def test_a_new_table_shows_the_deal() -> None:
    table = seated()
    view = table.view(0)
    assert [event.kind for event in table.events][:2] == ["dealt", "turned"]
    assert len(view["hand"]) == view["seats"][1]["cards"] == 8
    assert view["stock"] == 64 - 16
    assert view["turnup"][1] == view["trump"]
    assert view["to_move"] == 1 - view["match"]["dealer"]
    assert (view["phase"], view["match"]["deal"], view["trick"]["number"]) == ("play", 1, 1)
    assert not view["can_undo"]
    assert not view["can_redo"]
    assert not view["assisted"]


def test_the_same_seed_is_the_same_match(variant: str) -> None:
    one, two = (play_on(seated(variant), lambda t: t.deal_over) for _ in range(2))
    assert format_record(one.record) == format_record(two.record)
    other = seated(variant, "another")
    assert other.record.deals[0] != one.record.deals[0]


def test_seeds_give_both_seats_the_deal() -> None:
    dealers = {seated(seed=str(number)).view(0)["match"]["dealer"] for number in range(20)}
    assert dealers == {0, 1}


def test_each_seat_acts_in_its_turn_only() -> None:
    table = play_on(seated(), humans_turn)
    own = legal(table)[0]
    refused = error_of(lambda: table.act(1, own))
    assert isinstance(refused, RefusedError)
    assert refused.code == "turn/not-yours"
    assert refused.refusal.params == {"seat": 0}
    assert error_of(lambda: table.step(player)).code == "table/human-to-move"
    table.act(0, own)
    assert own not in table.view(0)["hand"]


def test_next_and_act_have_their_time() -> None:
    table = seated()
    assert error_of(table.next_deal).code == "table/deal-not-over"
    play_on(table, lambda t: t.deal_over)
    assert error_of(lambda: table.act(0, "QS1")).code == "deal/over"
    assert error_of(lambda: table.step(player)).code == "deal/over"
    before = table.view(0)["match"]
    events = table.next_deal()
    after = table.view(0)["match"]
    assert events[0].kind == "dealt"
    assert after["dealer"] == before["next_dealer"] == 1 - before["dealer"]
    assert after["deal"] == 2
    assert after["scores"] == [sum(points) for points in zip(*after["deals"], strict=True)]


def test_a_given_seed_deals_the_next_deal() -> None:
    orders = []
    for seed in ("mine", "mine", None):
        table = play_on(seated(), lambda t: t.deal_over)
        table.next_deal(seed)
        orders.append(table.record.deals[1].start)
    assert orders[0] == orders[1] != orders[2]


@pytest.mark.parametrize("seats", [[HUMAN], [HUMAN, CASUAL, CASUAL], []])
def test_the_game_has_two_seats(seats: list[SeatEntry]) -> None:
    assert error_of(lambda: Table.new("fildinski", seats, "1")).code == "table/wrong-seats"


def test_a_changed_table_has_a_new_revision() -> None:
    table = play_on(seated(), humans_turn)
    was = table.revision
    table.check_revision(was)
    table.act(0, legal(table)[0])
    assert table.revision > was
    stale = error_of(lambda: table.check_revision(was))
    assert (stale.code, stale.params) == (
        "table/stale-revision",
        {"given": was, "now": table.revision},
    )


# --- undo -------------------------------------------------------------------------------------


def test_undo_goes_back_over_the_players_answer() -> None:
    table = play_on(seated(), humans_turn)
    before = table.view(0)
    table.act(0, legal(table)[0])
    play_on(table, humans_turn)
    table.undo()
    now = table.view(0)
    assert now["assisted"]
    assert now["can_redo"]
    assert {**now, "assisted": False, "can_redo": False} == before


def test_another_choice_forgets_what_was_undone() -> None:
    table = play_on(seated(), humans_turn)
    first = legal(table)
    table.act(0, first[0])
    table.undo()
    table.act(0, first[1])
    assert error_of(table.redo).code == "table/nothing-to-redo"


def test_undo_stays_in_its_deal() -> None:
    table = play_on(seated(), lambda t: t.deal_over)
    table.next_deal()
    assert not table.view(0)["can_undo"]
    assert error_of(table.undo).code == "table/nothing-to-undo"


def test_undo_at_the_end_of_a_match_takes_the_victory_back() -> None:
    table = play_on(seated(), lambda t: t.standing.winner is not None)
    won = table.view(0)
    table.undo()
    view = table.view(0)
    assert view["phase"] != "match-over"
    assert view["match"]["winner"] is None
    assert len(view["match"]["deals"]) == len(won["match"]["deals"]) - 1
    table.redo()
    assert {**table.view(0), "assisted": False} == won


def test_undo_leaves_nothing_known_that_was_not() -> None:
    """Cards seen later than the point of return are in no part of the view."""
    table = play_on(seated("fildinski", "known"), lambda t: t.view(0)["strict"])
    shown = [seat["known"] for seat in table.view(0)["seats"]]
    assert any(shown) or table.view(0)["log"][23]["winner"] == 1
    while table.view(0)["can_undo"]:
        table.undo()
    view = table.view(0)
    assert [seat["known"] for seat in view["seats"]] == [[], []]
    told = set(re.findall(r"[789JQKTA][SHDC][12]", str(view)))
    on_table = {play["card"] for play in view["trick"]["plays"]}
    assert told == {*view["hand"], view["turnup"], *on_table}


# --- resume and end ---------------------------------------------------------------------------


def test_a_table_is_resumed_in_mid_trick(variant: str) -> None:
    table = play_on(seated(variant), lambda t: len(t.view(0)["log"]) >= 5 and humans_turn(t))
    table = play_on(table, lambda t: humans_turn(t) and bool(t.view(0)["trick"]["plays"]))
    again = Table(parse_record(format_record(table.record)))
    assert again.view(0) == table.view(0)
    code = legal(table)[-1]
    assert again.act(0, code) == table.act(0, code)


def test_a_match_ends_with_its_winner(variant: str) -> None:
    rules = load(variant).rules
    for seed in ("end", "fine"):
        table = seated(variant, seed, CASUAL, SeatEntry("player", "novice"))
        last: list[Any] = []
        while table.standing.winner is None:
            last = table.next_deal() if table.deal_over else table.step(player)
        view = table.view(0)
        match, totals = view["match"], view["summary"]["total"]
        assert view["phase"] == "match-over"
        assert totals[match["winner"]] == max(totals) >= rules.target
        assert totals.count(max(totals)) == 1
        rubicon = min(totals) < rules.rubicon
        assert match["stake"] == (rules.rubicon_stake if rubicon else 1)
        assert last[-1] == MatchEnded(match["winner"], match["stake"])
        assert all(max(scores) < rules.target for scores in running(match["deals"])[:-1])
        assert error_of(table.next_deal).code == "table/match-over"


def running(deals: list[list[int]]) -> list[list[int]]:
    """The totals after each deal."""
    totals = [0, 0]
    sums = []
    for points in deals:
        totals = [was + now for was, now in zip(totals, points, strict=True)]
        sums.append(totals)
    return sums


def test_a_position_is_played_from_the_side_of_either_seat(variant: str) -> None:
    table = play_on(seated(variant), lambda t: len(t.view(0)["log"]) == 3)
    assert table.state is not None
    fields = table.game.dump_position(table.state)
    line = ";".join([variant, *(f"{key}={value}" for key, value in fields.items())])
    for seats in ([HUMAN, CASUAL], [CASUAL, HUMAN], [HUMAN, HUMAN]):
        other = Table.at_position(line, seats)
        assert not other.view(0)["can_undo"]
        play_on(other, lambda t: t.deal_over)
        assert other.view(0)["can_undo"]
        assert Table(parse_record(format_record(other.record))).view(0) == other.view(0)


def test_a_trick_taken_up_half_way_is_whole_in_the_log() -> None:
    line = Scene("fildinski", hands=("KS", "9S")).play("KS").line()
    table = Table.at_position(line, [SeatEntry("human"), SeatEntry("human")])
    reply = next(code for code in table.view(1)["legal"] if code.startswith("9S"))
    table.act(1, reply)
    trick = table.view(0)["log"][0]
    assert (trick["leader"], [play["seat"] for play in trick["plays"]]) == (0, [0, 1])
