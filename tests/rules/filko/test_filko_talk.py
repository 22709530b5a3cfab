"""Filicău and Filkó: what may be said, the signals with hats, and ending a settled deal early."""

import pytest

from engine.events import Asked, Said, Signalled
from engine.filko.status import Status
from engine.filko.tables import AIMS
from tests.filko_scene import Scene, dealt, playing, ruled, seats

ONE, OTHER = seats(0, 2), seats(1, 3)
SIGNALS = {"signal:A", "signal:L", "signal:H", "signal:B"}


def talk(scene: Scene) -> set[str]:
    """All that may be said now."""
    return {code for code in scene.legal() if code.startswith(("aim", "ask", "signal", "end"))}


def test_s3_play_aims_may_be_said_on_ones_turn() -> None:
    scene = dealt("filicau", dealer=3)
    assert talk(scene) == {"aim:six", "aim:hold", "aim:run"}
    scene.do("aim:run")
    assert Said(0, "run") in scene.events
    assert scene.state.to_move == 0
    assert [scene.game.observe(scene.state, seat).aims for seat in range(4)] == [
        (AIMS.index("run"), -1, -1, -1)
    ] * 4
    assert scene.refusal("aim:six", 1) == "turn/not-yours"


def test_s3_play_an_aim_may_change_as_the_deal_goes() -> None:
    """Once a trick, so that talk comes to an end; the same aim is not said twice."""
    hands = ["AH 7B", "7H 8B", "TH 9B", "8H KB"]
    scene = playing("filicau", hands, taken=["AA", "TA"]).do("aim:six")
    assert talk(scene) == set()
    assert scene.refusal("aim:hold") == "talk/not-now"
    scene.play("AH 7H TH 8H")
    assert {"aim:hold", "aim:run"} <= talk(scene)
    assert "aim:six" not in talk(scene)


@pytest.mark.parametrize("variant", ["filko-4", "filko-5", "filko-6", "kelebia", "rich-poor"])
def test_s3_filko_is_talked_over_in_the_same_way(variant: str) -> None:
    scene = dealt(variant, dealer=0)
    scene.do(scene.legal()[0])
    assert talk(scene) == {"aim:six", "aim:hold", "aim:run"}


def test_s3_play_where_talk_is_not_wanted() -> None:
    scene = dealt("filicau,talk.aims=false")
    assert talk(scene) == set()
    assert scene.refusal("aim:six") == "talk/not-now"


def test_s3_play_masters_may_ask_for_the_servants_count() -> None:
    scene = playing(
        "filicau",
        ["AH 7B", "7H 8B", "TH 9B", "8H KB"],
        taken=["AA TA TL", "AB TB AL"],
        status=ruled(ONE),
    ).do("ask")
    assert Asked(0, 3) in scene.events
    assert "ask" not in scene.legal()
    scene.play("AH")
    assert scene.refusal("ask") == "talk/not-now"


@pytest.mark.parametrize("status", [ruled(0), ruled(OTHER)])
def test_s3_play_only_masters_ask(status: Status) -> None:
    scene = playing("filicau", ["AH 7B", "7H 8B", "TH 9B", "8H KB"], status=status)
    assert "ask" not in scene.legal()


def test_s3_play_no_signals_but_with_hats() -> None:
    assert not SIGNALS & {*dealt("filicau").legal()}
    assert dealt("filicau").refusal("signal:A") == "talk/not-now"


def test_s3_hats_a_player_asks_his_partner_for_a_suit() -> None:
    scene = dealt("hats", dealer=3).do("cut:10")
    assert talk(scene) >= SIGNALS
    scene.do("signal:H")
    assert Signalled(0, 2) in scene.events
    assert not SIGNALS & {*scene.legal()}
    assert scene.game.observe(scene.state, 2).signals == (2, -1, -1, -1)


# --- an early end ---------------------------------------------------------------------------------


def settled_deal(variant: str) -> Scene:
    """3-3 with two points out, seat 0 to lead."""
    hands = ["AH 7B", "7H 8B", "TH 9B", "8H KB"]
    return playing(variant, hands, taken=["AA TA AB", "TB AL TL"], dealer=3)


def test_s3_result_a_settled_deal_may_end() -> None:
    """E134 at the table."""
    scene = settled_deal("filicau")
    assert "end" in scene.legal()
    after = scene.do("end").settled()
    assert (after.dealer, after.carried.status) == (0, ruled(0))


def test_s3_result_an_open_deal_goes_on() -> None:
    """E133 at the table: 7-0 and one point out."""
    hands = ["AH 7B", "7H 8B", "KH 9B", "8H KB"]
    taken = ["AA TA AB TB", "", "AL TL TH"]
    assert playing("filicau", hands, taken=taken).refusal("end") == "end/not-decided"
    assert playing("filko-4", hands, taken=taken, trump="A").refusal("end") is None


def test_s3_result_no_end_within_a_trick() -> None:
    assert settled_deal("filicau").play("AH").refusal("end") == "end/not-decided"


def test_s3_result_where_all_tricks_are_played() -> None:
    assert settled_deal("filicau,match.early-end=false").refusal("end") == "end/never"


def test_s3_five_player_no_early_end_while_the_partner_is_secret() -> None:
    """All would learn from the offer who he is."""
    hands = ["OA 7A", "AL 8A", "KB 9A", "KH UA", "9H KA"]
    taken = ["AA TA AB", "TB TL AH TH"]
    fields = {"called": "AL1", "oldman": "0", "party": "01"}
    secret = playing("filko-5", hands, taken=taken, fields=fields)
    assert secret.refusal("end") == "end/not-decided"
    assert (
        playing("filko-5", hands, taken=taken, fields={**fields, "shown": "1"}).refusal("end")
        is None
    )
