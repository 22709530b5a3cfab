"""Filicău and Filkó: what a deal makes of masters and servants, and who deals next (E126 to E135,
E138, E141 to E147, E159, E160, E162).

Parties of four are seats 0 and 2 against 1 and 3.
"""

from typing import TYPE_CHECKING, cast

import pytest

from brisques.errors import EngineError
from brisques.events import ServantChosen
from brisques.filko.ruleset import CHOOSE
from brisques.filko.status import DealResult, Outcome, Status, is_decided, outcome
from brisques.match import Match
from brisques.match_view import view_of
from brisques.record import SeatEntry, format_record, parse_record
from brisques.registry import load_game
from brisques.variants import load
from tests.filko_scene import EVEN, dealt, playing, ruled, seats

if TYPE_CHECKING:
    from brisques.filko.state import FilkoState

NOBODY = -1
ONE, OTHER = seats(0, 2), seats(1, 3)


def played(variant: str, points: int, *, party: int = ONE, dealer: int = 0) -> DealResult:
    """Return a deal in which `party` took these points; leaves were trumps, seat 0 the Old Man."""
    rules = load(variant).rules
    total = 120 if rules.values == "card-values" else 8
    return DealResult(rules.players, dealer, party, points, total, trump=1, old_man=0)


def after(
    variant: str, points: int, status: Status = EVEN, *, party: int = ONE, dealer: int = 0
) -> Outcome:
    """Return the status after such a deal."""
    return outcome(load(variant).rules, status, played(variant, points, party=party, dealer=dealer))


def decided(variant: str, points: int, left: int, status: Status = EVEN) -> bool:
    """Return whether the rest can change nothing once the first party has taken these points."""
    return is_decided(load(variant).rules, status, played(variant, points), left)


# --- Filicău --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "masters"),
    [(0, 0), (1, OTHER), (2, OTHER), (3, 0), (4, 0), (5, 0), (6, ONE), (7, ONE), (8, 0)],
)
def test_s3_result_from_even(points: int, masters: int) -> None:
    """E126, E130: six or seven make masters; with eight or none all stay even."""
    assert after("filicau", points).status == Status(masters)


@pytest.mark.parametrize(
    ("points", "masters"),
    [(0, 0), (1, OTHER), (2, OTHER), (3, ONE), (4, ONE), (5, ONE), (6, ONE), (7, ONE), (8, 0)],
)
def test_s3_result_from_masters(points: int, masters: int) -> None:
    """E127, E128, E129: held by three to seven, lost by one or two, even by none or all."""
    assert after("filicau", points, Status(ONE)).status == Status(masters)


def test_s3_result_words_for_each_outcome() -> None:
    assert after("filicau", 6).kind == "masters"
    assert after("filicau", 5, Status(ONE)).kind == "unchanged"
    assert after("filicau", 6, Status(ONE)).kind == "kept"
    assert after("filicau", 2, Status(ONE)).kind == "masters"
    assert after("filicau", 8, Status(ONE)).kind == "ran-away"
    assert after("filicau", 0, Status(ONE)).kind == "ran-away"


@pytest.mark.parametrize("dealer", range(4))
def test_s3_preparation_even_parties_deal_in_turn(dealer: int) -> None:
    assert after("filicau", 4, dealer=dealer).dealer == (dealer + 1) % 4


@pytest.mark.parametrize(("points", "dealer"), [(2, 0), (6, 1)])
def test_s3_preparation_a_servant_deals(points: int, dealer: int) -> None:
    """E135: seat 0 dealt; he deals again if his side serves, else the player to his right."""
    assert after("filicau", points, dealer=0).dealer == dealer


@pytest.mark.parametrize(
    ("points", "left", "over"),
    [(7, 1, False), (3, 2, True), (6, 1, True), (6, 2, False), (5, 1, False), (2, 1, False)],
)
def test_s3_result_early_end(points: int, left: int, over: bool) -> None:
    """E133, E134: 7-0 may yet be 8-0; 3-3 is settled."""
    assert decided("filicau", points, left) == over


def test_s3_result_early_end_when_masters_stay_either_way() -> None:
    """5-2 with one point out: 6-2 or 5-3, and masters as before."""
    assert decided("filicau", 5, 1, Status(ONE))
    assert decided("filko-4", 5, 1, ruled(ONE, 1))
    assert not decided("filicau", 5, 1, Status(OTHER))


# --- Filkó for four and six -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "masters"),
    [(0, OTHER), (2, OTHER), (3, ONE), (5, ONE), (6, ONE), (8, ONE)],
)
def test_s3_filko_six_or_more_make_masters(points: int, masters: int) -> None:
    """E131, E132: 8-0 is as good as 6-2, also for the servants; 5-3 changes nothing."""
    assert after("filko-4", points, ruled(ONE, 1)).status.masters == masters


@pytest.mark.parametrize("points", [3, 4, 5])
def test_s3_filko_even_until_one_side_is_master(points: int) -> None:
    """Until then the deal passes around the table."""
    end = after("filko-4", points, dealer=2)
    assert (end.status, end.dealer) == (EVEN, 3)


def test_s3_filko_the_servant_deals_on() -> None:
    end = after("filko-4", 4, ruled(ONE, 1), dealer=1)
    assert (end.status, end.dealer) == (ruled(ONE, 1), 1)


def test_s3_filko_the_next_servant_sits_to_the_right() -> None:
    """E138: seat 2 served; his side makes six, so seat 3 serves and deals."""
    end = after("filko-4", 6, ruled(OTHER, 2), dealer=2)
    assert (end.status, end.dealer) == (ruled(ONE, 3), 3)


def test_s3_six_player_the_next_servant_sits_to_the_right() -> None:
    end = after("filko-6", 2, ruled(seats(0, 2, 4), 5), party=seats(0, 2, 4), dealer=5)
    assert (end.status, end.dealer) == (ruled(seats(1, 3, 5), 0), 0)


def test_s3_filko_the_first_masters_choose_their_servant() -> None:
    scene = playing(
        "filko-4",
        ["7A", "8A", "AA", "9A"],
        trump="H",
        taken=["AB AL AH TB TA", "TL TH"],
        leader=0,
    ).play("7A 8A AA 9A")
    assert (scene.state.phase, scene.state.to_move) == (CHOOSE, 2)
    assert scene.legal() == ["servant:1", "servant:3"]
    assert scene.refusal("servant:0") == "servant/choose-first"
    scene.do("servant:3")
    assert ServantChosen(3) in scene.events
    standing = scene.settled()
    assert (standing.dealer, standing.carried.status) == (3, ruled(ONE, 3))
    assert standing.games == (1, 0)


def test_s3_filko_servants_who_won_the_last_trick_choose_nobody() -> None:
    """The next master in order of play does."""
    taken = ["AB AL AH TB TA AA", "TL TH"]
    scene = playing("filko-4", ["7A", "KA", "8A", "9A"], trump="H", taken=taken)
    scene.play("7A KA 8A 9A")
    assert scene.winners() == [1]
    assert (scene.state.phase, scene.state.to_move) == (CHOOSE, 2)


def test_s3_filko_later_masters_do_not_choose() -> None:
    scene = playing(
        "filko-4",
        ["7A", "8A", "AA", "9A"],
        trump="H",
        taken=["AB AL AH TB TA", "TL TH"],
        status=ruled(OTHER, 2),
        dealer=2,
    ).play("7A 8A AA 9A")
    assert (scene.state.to_move, scene.settled().dealer) == (-1, 3)


def test_s3_filko_early_end() -> None:
    """E133 in Filkó: 7-0 with one point out is settled."""
    assert decided("filko-4", 7, 1)
    assert decided("filko-4", 3, 2)
    assert not decided("filko-4", 5, 1)


# --- Filkó for five -------------------------------------------------------------------------------

PAIR, THREE = seats(3, 4), seats(0, 1, 2)


def test_s3_five_player_the_dealer_who_lost_serves() -> None:
    """E141: 2-6; seat 3 dealt, lost and deals again."""
    end = after("filko-5", 2, party=PAIR, dealer=3)
    assert (end.kind, end.status.masters, end.status.servant, end.dealer) == (
        *("masters", THREE, 3, 3),
    )


def test_s3_five_player_else_the_next_loser_serves() -> None:
    """E142: seat 3 dealt and won with seat 4; the next loser anticlockwise is seat 0."""
    end = after("filko-5", 6, party=PAIR, dealer=3)
    assert (end.status.masters, end.status.servant, end.dealer) == (PAIR, 0, 0)


def test_s3_five_player_masters_keep_party_trumps_and_leader() -> None:
    end = after("filko-5", 6, party=PAIR, dealer=3)
    assert end.status == ruled(PAIR, 0, party=PAIR, trump="L", old_man=0)


@pytest.mark.parametrize("points", [3, 4, 5])
def test_s3_five_player_no_masters_below_six(points: int) -> None:
    end = after("filko-5", points, party=PAIR, dealer=3)
    assert (end.status, end.dealer) == (EVEN, 4)


@pytest.mark.parametrize("points", [0, 8])
def test_s3_five_player_no_swimming_while_the_old_man_calls(points: int) -> None:
    """Making all eight makes masters."""
    end = after("filko-5", points, party=PAIR, dealer=3)
    assert end.status.masters == (PAIR if points else THREE)


RULED = ruled(PAIR, 1, party=PAIR, trump="H", old_man=4)


@pytest.mark.parametrize("of_servants", [1, 2, 5])
def test_s3_five_player_servants_stay(of_servants: int) -> None:
    """E145: with one to five points nothing changes."""
    end = after("filko-5", 8 - of_servants, RULED, party=PAIR, dealer=1)
    assert (end.kind, end.status, end.dealer) == ("kept", RULED, 1)


@pytest.mark.parametrize("of_servants", [6, 7, 8])
def test_s3_five_player_servants_are_freed(of_servants: int) -> None:
    """E145: no side is master then, and the deal passes to the right of the former servant."""
    end = after("filko-5", 8 - of_servants, RULED, party=PAIR, dealer=1)
    assert (end.kind, end.status, end.dealer) == ("liberated", EVEN, 2)


def test_s3_five_player_swimming_away() -> None:
    """E144: with no point at all they are freed too."""
    end = after("filko-5", 8, RULED, party=PAIR, dealer=1)
    assert (end.kind, end.status, end.dealer) == ("swam-away", EVEN, 2)
    assert dealt("filko-5", dealer=2, hands=["OA"], status=end.status).state.to_move == 0


@pytest.mark.parametrize(("of_pair", "kind"), [(6, "liberated"), (0, "swam-away"), (5, "kept")])
def test_s3_five_player_the_pair_may_be_the_servants(of_pair: int, kind: str) -> None:
    """E147: the same holds when the three are masters."""
    status = ruled(THREE, 3, party=PAIR, trump="H", old_man=4)
    assert after("filko-5", of_pair, status, party=PAIR, dealer=3).kind == kind


# --- Rich and Poor --------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "kind"), [(6, "rich-win"), (8, "rich-win"), (5, "poor-win")])
def test_s3_rich_and_poor_who_wins(points: int, kind: str) -> None:
    """E159: the Rich need six, the Poor three."""
    assert after("rich-poor", points, party=PAIR).kind == kind
    assert after("rich-poor-called", points, party=PAIR).kind == kind
    assert after("rich-poor-kept", points, party=PAIR).kind == kind


def test_s3_rich_and_poor_a_loser_deals() -> None:
    """E159: the dealer if he lost, else the next loser to his right; nothing is kept."""
    assert after("rich-poor", 5, party=PAIR, dealer=0) == Outcome("poor-win", THREE, EVEN, 3)
    assert after("rich-poor", 5, party=PAIR, dealer=4) == Outcome("poor-win", THREE, EVEN, 4)
    assert after("rich-poor", 6, party=PAIR, dealer=1) == Outcome("rich-win", PAIR, EVEN, 1)


def test_s3_rich_and_poor_kept_in_the_first_deal() -> None:
    """E160: the Poor win with four; a Rich player deals, and the parties stay."""
    end = after("rich-poor-kept", 4, party=PAIR, dealer=0)
    assert (end.kind, end.dealer) == ("poor-win", 3)
    assert (end.status.masters, end.status.party) == (THREE, PAIR)


@pytest.mark.parametrize(
    ("of_poor", "kind", "dealer"), [(4, "kept", 1), (5, "kept", 1), (6, "liberated", 2)]
)
def test_s3_rich_and_poor_kept_until_the_dealers_make_six(
    of_poor: int, kind: str, dealer: int
) -> None:
    """E160: the Poor deal; four points win nothing now."""
    status = ruled(PAIR, 1, party=PAIR)
    end = after("rich-poor-kept", 8 - of_poor, status, party=PAIR, dealer=1)
    assert (end.kind, end.dealer) == (kind, dealer)
    assert end.status == (status if kind == "kept" else EVEN)


@pytest.mark.parametrize(("of_rich", "kind"), [(6, "liberated"), (5, "kept")])
def test_s3_rich_and_poor_kept_when_the_rich_deal(of_rich: int, kind: str) -> None:
    status = ruled(THREE, 3, party=PAIR)
    assert after("rich-poor-kept", of_rich, status, party=PAIR, dealer=3).kind == kind


# --- with hats ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "winners"), [(62, ONE), (61, 0), (60, 0), (59, 0), (58, OTHER), (120, ONE)]
)
def test_s3_hats_more_than_61_win(points: int, winners: int) -> None:
    """E162: no side wins at 61-59 or 60-60."""
    assert after("hats", points).winners == winners


def test_s3_hats_61_where_that_is_enough() -> None:
    assert after("hats,match.win-points=61", 61).winners == ONE
    assert after("hats,match.win-points=61", 60).winners == 0


@pytest.mark.parametrize(("points", "off"), [(62, OTHER), (120, OTHER), (58, ONE), (0, ONE)])
@pytest.mark.parametrize("before", [0, ONE, OTHER])
def test_s3_hats_the_losers_take_them_off_until_they_win(
    points: int, off: int, before: int
) -> None:
    assert after("hats", points, Status(hats=before)).status == Status(hats=off)


@pytest.mark.parametrize("points", [59, 60, 61])
@pytest.mark.parametrize("before", [0, ONE, OTHER])
def test_s3_hats_a_drawn_deal_changes_no_hat(points: int, before: int) -> None:
    end = after("hats", points, Status(hats=before))
    assert (end.kind, end.status) == ("nobody", Status(hats=before))


def test_s3_hats_no_side_is_master_and_the_deal_passes_around() -> None:
    end = after("hats", 120, dealer=3)
    assert (end.status.masters, end.status.servant, end.dealer) == (0, NOBODY, 0)


# --- a status kept from earlier -------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["filicau", "filko-4", "filko-6", "szeged-6"])
@pytest.mark.parametrize("servant", [0, 1, 2, 3])
def test_s3_preparation_teams_may_keep_their_status(variant: str, servant: int) -> None:
    """A servant deals the first hand, and the other side are masters."""
    game = load_game(variant)
    match = Match.new(variant, [SeatEntry("human")] * game.players, "kept", servant)
    view = view_of(match, 0)
    masters = [seat for seat in range(game.players) if (seat - servant) % 2]
    assert view["masters"] == masters
    assert view["match"]["dealer"] == servant
    deals = variant != "filicau"  # where one servant deals on
    assert view["servant"] == (servant if deals else None)
    text = format_record(match.record)
    assert f"\nservant {servant}\n" in text
    again = Match(parse_record(text))
    assert format_record(again.record) == text
    assert view_of(again, 0)["masters"] == masters


def test_s3_filko_a_kept_servant_deals_on() -> None:
    match = Match.new("filko-4", [SeatEntry("human")] * 4, "kept", 2)
    assert match.state is not None
    status = cast("FilkoState", match.state).status
    assert status == Status(OTHER, servant=2)
    end = after("filko-4", 5, status)
    assert (end.status, end.dealer) == (status, 2)


@pytest.mark.parametrize("variant", ["filko-5", "rich-poor-kept", "hats", "fildinski"])
def test_no_status_is_kept_where_teams_are_not_fixed_or_none_serves(variant: str) -> None:
    seats = [SeatEntry("human")] * load_game(variant).players
    with pytest.raises(EngineError, match="match/no-servants"):
        Match.new(variant, seats, "kept", 1)


def test_the_servant_of_a_record_deals_first() -> None:
    match = Match.new("filicau", [SeatEntry("human")] * 4, "kept", 2)
    text = format_record(match.record).replace("servant 2", "servant 1")
    with pytest.raises(EngineError, match="record/wrong-dealer"):
        Match(parse_record(text))
