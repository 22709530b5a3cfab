"""A match: whose turn it is, what is refused, resuming, and play to its end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from brisques.errors import EngineError, RefusedError
from brisques.events import MatchEnded
from brisques.game import NOBODY
from brisques.match import Match
from brisques.match_view import view_of
from brisques.players.levels import player
from brisques.position import format_position
from brisques.record import Branch, Record, SeatEntry, format_record, parse_record
from brisques.registry import load_game
from brisques.variants import load, names
from tests.builder import Scene
from tests.presets import BEZIQUE

HUMAN, CASUAL = SeatEntry("human"), SeatEntry("player", "casual")


def seated(variant: str = "fildinski", seed: str = "table", *seats: SeatEntry) -> Match:
    """Return a table where the seats not named belong to players."""
    given = [*(seats or (HUMAN,)), *[CASUAL] * 6]
    return Match.new(variant, given[: load_game(variant).players], seed)


def legal(match: Match) -> list[str]:
    codes: list[str] = view_of(match, match.to_move)["legal"]
    return codes


def play_on(match: Match, until: Callable[[Match], bool], seed: int = 0) -> Match:
    """Play until the condition holds: humans at random, players as they decide."""
    rng = Random(seed)
    while not until(match):
        if match.deal_over:
            match.next_deal()
        elif match.record.seats[match.to_move].kind == "human":
            codes = legal(match)
            match.act(match.to_move, codes[int(rng.random() * len(codes))])
        else:
            match.step(player)
    return match


def humans_turn(match: Match) -> bool:
    return match.to_move == 0


def error_of(change: Callable[[], Any]) -> EngineError:
    with pytest.raises(EngineError) as caught:
        change()
    return caught.value


# --- turns ------------------------------------------------------------------------------------


def test_a_new_table_shows_the_deal() -> None:
    match = seated()
    view = view_of(match, 0)
    assert [event.kind for event in match.events][:2] == ["dealt", "turned"]
    assert len(view["hand"]) == view["seats"][1]["cards"] == 8
    assert view["stock"] == 64 - 16
    assert view["turnup"][1] == view["trump"]
    assert view["to_move"] == 1 - view["match"]["dealer"]
    assert view["match"]["packets"] == [3, 2, 3]
    assert view["match"]["next_dealer"] is None
    assert (view["phase"], view["match"]["deal"], view["trick"]["number"]) == ("play", 1, 1)
    assert not view["can_undo"]
    assert not view["can_redo"]
    assert not view["assisted"]


def test_the_same_seed_gives_the_same_match(variant: str) -> None:
    one, two = (play_on(seated(variant), lambda t: t.deal_over) for _ in range(2))
    assert format_record(one.record) == format_record(two.record)
    other = seated(variant, "another")
    assert other.record.deals[0] != one.record.deals[0]


def test_both_seats_deal_first_over_many_seeds() -> None:
    dealers = {view_of(seated(seed=str(number)), 0)["match"]["dealer"] for number in range(20)}
    assert dealers == {0, 1}


def test_each_seat_acts_only_on_its_turn() -> None:
    match = play_on(seated(), humans_turn)
    own = legal(match)[0]
    refused = error_of(lambda: match.act(1, own))
    assert isinstance(refused, RefusedError)
    assert refused.code == "turn/not-yours"
    assert refused.refusal.params == {"seat": 0}
    assert error_of(lambda: match.step(player)).code == "table/human-to-move"
    match.act(0, own)
    assert own not in view_of(match, 0)["hand"]


def test_next_deal_and_act_are_refused_at_the_wrong_time() -> None:
    match = seated()
    assert error_of(match.next_deal).code == "table/deal-not-over"
    play_on(match, lambda t: t.deal_over)
    assert error_of(lambda: match.act(0, "QS1")).code == "deal/over"
    assert error_of(lambda: match.step(player)).code == "deal/over"
    before = view_of(match, 0)["match"]
    events = match.next_deal()
    after = view_of(match, 0)["match"]
    assert events[0].kind == "dealt"
    assert after["dealer"] == before["next_dealer"] == 1 - before["dealer"]
    assert after["deal"] == 2
    assert after["scores"] == [sum(points) for points in zip(*after["deals"], strict=True)]


def test_a_branch_is_over_with_its_deal() -> None:
    match = play_on(seated(), lambda t: t.deal_over)
    match.record.branch = Branch(1, 0)
    assert error_of(match.next_deal).code == "table/match-over"


def test_another_player_at_a_seat_counts_as_help() -> None:
    match = seated()
    match.change_seat(1, SeatEntry("player", "club"))
    assert view_of(match, 0)["assisted"]


def test_a_given_seed_deals_the_next_deal() -> None:
    orders = []
    for seed in ("mine", "mine", None):
        match = play_on(seated(), lambda t: t.deal_over)
        match.next_deal(seed)
        orders.append(match.record.deals[-1].start)
    assert orders[0] == orders[1] != orders[2]


def test_the_events_of_a_new_deal_are_the_callers_own() -> None:
    match = play_on(seated(), lambda t: t.deal_over)
    match.next_deal().clear()
    assert match.events[0].kind == "dealt"


def test_a_game_has_its_number_of_seats(variant: str) -> None:
    players = load_game(variant).players
    for count in {*range(8)} - {players}:
        error = error_of(lambda count=count: Match.new(variant, [HUMAN] * count, "1"))
        assert (error.code, error.params) == ("table/wrong-seats", {"expected": players})


def test_a_position_has_its_number_of_seats() -> None:
    line = Scene("fildinski", stock=0, hands=("AS", "7S")).line()
    error = error_of(lambda: Match.at_position(line, [HUMAN]))
    assert (error.code, error.params) == ("table/wrong-seats", {"expected": 2})


def test_a_match_without_a_deal_has_no_state() -> None:
    match = Match(Record("fildinski", [HUMAN, HUMAN]))
    assert error_of(match.current_state).code == "table/no-deal"
    assert not match.deal_over
    assert match.to_move == NOBODY


@pytest.mark.parametrize("servant", range(4))
def test_the_first_servant_deals_first(servant: int) -> None:
    match = Match.new("filicau", [HUMAN] * 4, "servants", servant)
    view = view_of(match, 0)
    masters = [1, 3] if servant in (0, 2) else [0, 2]
    assert (view["match"]["dealer"], view["masters"]) == (servant, masters)
    assert view_of(Match(parse_record(format_record(match.record))), 0) == view


@pytest.mark.parametrize("servant", [-1, 4])
def test_the_first_servant_has_a_seat(servant: int) -> None:
    error = error_of(lambda: Match.new("filicau", [HUMAN] * 4, "servants", servant))
    assert (error.code, error.params) == ("table/no-such-seat", {"last": 3})


def test_every_change_of_the_table_has_a_new_revision() -> None:
    match = play_on(seated(), humans_turn)
    was = match.revision
    match.check_revision(was)
    match.act(0, legal(match)[0])
    assert match.revision > was
    acted = match.revision
    match.change_seat(1, CASUAL)
    assert match.revision > acted
    stale = error_of(lambda: match.check_revision(was))
    assert (stale.code, stale.params) == (
        "table/stale-revision",
        {"given": was, "now": match.revision},
    )


# --- resume and end ---------------------------------------------------------------------------


def test_a_table_is_resumed_in_mid_trick(variant: str) -> None:
    match = play_on(seated(variant), lambda t: len(view_of(t, 0)["log"]) >= 2 and humans_turn(t))
    match = play_on(match, lambda t: humans_turn(t) and bool(view_of(t, 0)["trick"]["plays"]))
    again = Match(parse_record(format_record(match.record)))
    assert view_of(again, 0) == view_of(match, 0)
    code = legal(match)[-1]
    assert again.act(0, code) == match.act(0, code)


MATCHES = [name for name in names() if load_game(name).target]
SITTINGS = [name for name in BEZIQUE if not load_game(name).target]


@pytest.mark.parametrize("variant", MATCHES)
def test_a_match_ends_with_its_winner(variant: str) -> None:
    rules = load(variant).rules
    for seed in ("end", "fine"):
        table = seated(variant, seed, CASUAL, SeatEntry("player", "novice"))
        last: list[Any] = []
        while table.standing.winner is None:
            assert "match-ended" not in {event.kind for event in last}
            last = table.next_deal() if table.deal_over else table.step(player)
        view = view_of(table, 0)
        match, totals = view["match"], view["summary"]["total"]
        assert (view["phase"], match["over"], match["unit"]) == ("match-over", True, "match")
        assert totals[match["winner"]] == max(totals) >= match["target"] >= rules.target
        assert totals.count(max(totals)) == 1
        assert match["games"] == [int(side == match["winner"]) for side in range(len(totals))]
        rubicon = min(totals) < rules.rubicon
        assert match["stake"] == (rules.rubicon_stake if rubicon else 1)
        assert last[-1] == MatchEnded(match["winner"], match["stake"])
        # No side had the target before, except in a tie, which a raised target or one more deal
        # decides.
        for scores in running(match["deals"])[:-1]:
            assert max(scores) < rules.target or scores.count(max(scores)) > 1
        assert error_of(table.next_deal).code == "table/match-over"


@pytest.mark.parametrize("variant", SITTINGS)
def test_a_match_of_single_deals_can_always_continue(variant: str) -> None:
    """Each deal begins at zero, is won or drawn, and another may always follow."""
    table = seated(variant, "sitting", CASUAL, SeatEntry("player", "novice"))
    won: list[int] = [0] * len(set(table.game.sides))
    for number in range(1, 4):
        last: list[Any] = []
        while not table.deal_over:
            last = table.step(player)
        view = view_of(table, 0)
        match, totals = view["match"], view["summary"]["total"]
        assert (view["phase"], match["over"], match["unit"]) == ("deal-over", False, "deal")
        assert (match["deal"], match["target"]) == (number, 0)
        assert match["scores"] == [0] * len(won)
        if totals.count(max(totals)) > 1:
            assert match["winner"] == -1
        else:
            assert match["winner"] == totals.index(max(totals))
            won[match["winner"]] += 1
        assert match["games"] == won
        assert match["deals"][-1] == totals == view["summary"]["deal"]
        assert last[-1] == MatchEnded(match["winner"], match["stake"])
        dealer = match["next_dealer"]
        table.next_deal()
        view = view_of(table, 0)
        assert view["match"]["dealer"] == dealer == 1 - match["dealer"]
        assert view["match"]["winner"] is None
        assert [seat["score"] for seat in view["seats"]] == [0] * len(won)


def test_a_drawn_game_has_no_winner() -> None:
    """One deal with equal points at its end: no side has won it, and the next may follow."""
    match = seated("rubicon", "even", CASUAL)
    while not match.deal_over:
        match.step(player)
    state, game = match.state, match.game
    assert state is not None
    state.totals[:] = [1200, 1200]
    after = game.settle(game.new_match(0), state)
    assert (after.winner, after.games, game.is_over(after)) == (-1, (0, 0), False)
    assert game.reset_for_deal(after).winner is None


def running(deals: list[list[int]]) -> list[list[int]]:
    """Return the totals after each deal."""
    totals = [0] * len(deals[0])
    sums = []
    for points in deals:
        totals = [was + now for was, now in zip(totals, points, strict=True)]
        sums.append(totals)
    return sums


def test_a_position_is_played_from_the_side_of_any_seat(variant: str) -> None:
    match = play_on(seated(variant), lambda t: len(view_of(t, 0)["log"]) == 3)
    assert match.state is not None
    line = format_position(match.game, match.state)
    players = match.game.players
    for humans in ({0}, {players - 1}, set(range(players))):
        seats = [HUMAN if seat in humans else CASUAL for seat in range(players)]
        other = Match.at_position(line, seats)
        assert not view_of(other, 0)["can_undo"]
        play_on(other, lambda t: t.deal_over)
        assert view_of(other, 0)["can_undo"]
        assert view_of(Match(parse_record(format_record(other.record))), 0) == view_of(other, 0)


# --- what only some games have ----------------------------------------------------------------


def test_a_packet_is_lifted_and_guessed_before_the_deal() -> None:
    """The dealer tries for a number, the opponent sees a thickness, and then cards are dealt."""
    match = Match.new("six-pack", [HUMAN, HUMAN], "packet")
    dealer = view_of(match, 0)["match"]["dealer"]
    view = view_of(match, dealer)
    packet = view["packet"]
    assert (view["phase"], view["to_move"], view["hand"]) == ("lift", dealer, [])
    assert view["legal"] == [f"lift:{n}" for n in range(packet["least"], packet["most"] + 1)]
    assert packet["least"] <= packet["aim"] <= packet["most"]
    assert (packet["lifter"], packet["looks"]) == (dealer, None)
    assert [event.kind for event in match.act(dealer, view["legal"][3])] == ["lifted"]
    assert view_of(match, dealer)["packet"]["looks"] is None
    view = view_of(match, 1 - dealer)
    assert view["phase"] == "guess"
    assert isinstance(view["packet"]["looks"], int)
    told = [event.kind for event in match.act(1 - dealer, view["legal"][0])]
    assert told[:2] == ["guessed", "counted"]
    assert "dealt" in told
    view = view_of(match, 0)
    assert (view["phase"], view["packet"], len(view["hand"])) == ("play", None, 12)


def test_a_computer_player_lifts_and_guesses_too() -> None:
    for seed in ("a", "b", "c"):
        match = seated("eight-pack", seed, CASUAL)
        told = [event.kind for _ in range(2) for event in match.step(player)]
        assert told[:3] == ["lifted", "guessed", "counted"]


def test_partners_score_together_and_see_only_their_own_hands() -> None:
    match = play_on(seated("four-hand-partners", "four"), lambda t: len(view_of(t, 0)["log"]) == 20)
    view = view_of(match, 0)
    assert [seat["side"] for seat in view["seats"]] == [0, 1, 0, 1]
    assert view["seats"][0]["score"] == view["seats"][2]["score"]
    assert len(view["match"]["scores"]) == 2
    for seat, shown in enumerate(view["seats"]):
        own = set(view["hand"]) if seat == 0 else set(shown["known"])
        assert set(shown["tabled"]) <= own
        assert len(shown["known"]) <= shown["cards"]


def test_passing_leaves_the_right_to_declare_to_the_partner() -> None:
    match = Match.new("four-hand-partners", [HUMAN] * 4, "pass")
    while "pass" not in legal(match):
        match.act(match.to_move, legal(match)[0])
    winner = match.to_move
    assert view_of(match, winner)["declare"]["pass"] in legal(match)
    (event, *_) = match.act(winner, "pass")
    assert (event.kind, match.to_move) == ("passed", (winner + 2) % 4)
    assert view_of(match, match.to_move)["declare"]["pass"] is None
    assert error_of(lambda: match.act(match.to_move, "pass")).code == "pass/not-now"
    match.act(match.to_move, "done")
    assert match.to_move == winner, "the winner of the trick leads"
    assert view_of(match, 0)["phase"] == "play"


def test_judge_says_what_cards_can_declare() -> None:
    match = play_on(
        seated("bezique", "judge", HUMAN, HUMAN),
        lambda t: view_of(t, t.to_move)["phase"] == "declare" and len(legal(t)) > 1,
    )
    seat = match.to_move
    options = view_of(match, seat)["declare"]["options"]
    for option in options:
        found, refusal = match.check_declaration(seat, option["cards"][::-1])
        assert refusal is None
        assert found is not None
        assert (found["points"], found["rule"]) == (option["points"], option["rule"])
        found, refusal = match.check_declaration(1 - seat, option["cards"])
        assert found is None
        assert refusal is not None
        assert refusal.code == "meld/not-your-trick"
    for codes in ([], ["8S1"], ["8S1", "9D2"], ["QS1", "QS1"]):
        found, refusal = match.check_declaration(seat, codes)
        assert found is None
        assert refusal is not None
        assert refusal.code == "meld/not-a-meld"
    assert error_of(lambda: match.check_declaration(seat, ["QS9"])).code == "card/bad-code"


def test_a_trick_resumed_half_way_is_complete_in_the_log() -> None:
    line = Scene("fildinski", hands=("KS", "9S")).play("KS").line()
    match = Match.at_position(line, [SeatEntry("human"), SeatEntry("human")])
    reply = next(code for code in view_of(match, 1)["legal"] if code.startswith("9S"))
    match.act(1, reply)
    trick = view_of(match, 0)["log"][0]
    assert (trick["leader"], [play["seat"] for play in trick["plays"]]) == (0, [0, 1])


def test_a_seven_that_is_turned_up_may_end_the_match_as_it_is_dealt() -> None:
    match = seated("bezique,match.target=10", "2", HUMAN, HUMAN)
    assert [event.kind for event in match.events][-3:] == ["scored", "deal-ended", "match-ended"]
    assert match.standing.winner == match.state.dealer
    with pytest.raises(EngineError, match="table/match-over"):
        match.next_deal()
    assert Match(parse_record(format_record(match.record))).standing == match.standing


def test_a_copy_of_a_match_has_seats_of_its_own() -> None:
    match = seated()
    match.at_place(0).change_seat(0, SeatEntry("player", "club"))
    assert match.record.seats[0] == HUMAN


def test_a_deal_that_is_dealt_again_is_counted_once_when_it_is_loaded() -> None:
    match = seated("rich-poor,party.both-overs=redeal", "1", *[HUMAN] * 5)
    assert match.deal_over
    assert match.standing.deals == ((0, 0, 0, 0, 0),)
    assert Match(parse_record(format_record(match.record))).standing == match.standing
    match.next_deal()
    assert Match(parse_record(format_record(match.record))).standing == match.standing


def test_a_match_at_a_position_is_played_to_its_raised_target() -> None:
    """A tie at 1040 has raised the target to 1500, so the seat with more points has not won."""
    scene = Scene("bezique", stock=0, hands=("AS", "7S"), points=(1240, 1140), target="1500")
    match = Match.at_position(scene.line(), [HUMAN, HUMAN])
    assert view_of(match, 0)["match"]["target"] == 1500
    while not match.deal_over:
        match.act(match.to_move, legal(match)[0])
    assert match.standing.winner is None
    match.undo()
    assert view_of(match, 0)["match"]["target"] == 1500


def test_a_match_at_a_position_says_so_in_later_deals() -> None:
    scene = Scene("fildinski", stock=0, hands=("AS", "7S"))
    match = Match.at_position(scene.line(), [HUMAN, HUMAN])
    assert view_of(match, 0)["from_position"]
    match.act(match.to_move, "AS1")
    while not match.deal_over:
        match.act(match.to_move, legal(match)[0])
    match.next_deal()
    again = Match(parse_record(format_record(match.record)))
    assert [view_of(each, 0)["from_position"] for each in (match, again)] == [True, True]
    assert "from_position" not in view_of(seated(), 0)
