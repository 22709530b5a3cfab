"""Filicău and Filkó: what may be said, the signals with hats, and ending a settled deal early."""

import pytest

from brisques.errors import EngineError, RefusedError
from brisques.events import Asked, Said, Signalled
from brisques.filko.ruleset import AIMS
from brisques.filko.status import DealResult, Status, may_run, outcome
from brisques.match import Match
from brisques.match_view import view_of
from brisques.record import SeatEntry, format_record, parse_record
from brisques.variants import load, names
from brisques.variants.filko import total_points
from tests.filko_scene import Scene, dealt, playing, ruled, seats

ONE, OTHER = seats(0, 2), seats(1, 3)
PRESETS = [name for name in names() if load(name).family == "filko"]
SIGNALS = {"signal:A", "signal:L", "signal:H", "signal:B"}


def talk(scene: Scene) -> set[str]:
    """Return all that may be said now."""
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


def test_s3_play_an_aim_may_change_during_the_deal() -> None:
    """Once in each trick, so that talk ends; the same aim is not said twice."""
    hands = ["AH 7B", "7H 8B", "TH 9B", "8H KB"]
    scene = playing("filicau", hands, taken=["AA", "TA"]).do("aim:six")
    assert talk(scene) == set()
    assert scene.refusal("aim:hold") == "talk/not-now"
    scene.play("AH 7H TH 8H")
    assert {"aim:hold", "aim:run"} <= talk(scene)
    assert "aim:six" not in talk(scene)


@pytest.mark.parametrize("variant", [name for name in PRESETS if name != "filicau"])
def test_s3_filko_nobody_can_announce_running_away(variant: str) -> None:
    scene = dealt(variant, dealer=0)
    scene.do(scene.legal()[0])
    assert talk(scene) - SIGNALS == {"aim:six", "aim:hold"}
    assert scene.refusal("aim:run") == "talk/no-run"


@pytest.mark.parametrize(("seat", "may"), [(1, True), (2, True), (4, True), (0, False), (3, False)])
def test_s3_five_player_only_servants_speak_of_swimming_away(seat: int, may: bool) -> None:
    status = ruled(seats(0, 3), 1, party=seats(0, 3), trump="H", old_man=0)
    fields = {"party": "03", "shown": "1", "oldman": "0"}
    hands = ["7H", "8H", "9H", "UH", "KH"]
    scene = playing("filko-5", hands, trump="H", leader=seat, status=status, fields=fields)
    assert ("aim:run" in scene.legal()) == may
    assert (scene.refusal("aim:run") is None) == may


@pytest.mark.parametrize(
    "spec", [*PRESETS, "filicau,match.win-points=7", "filko-5,match.win-points=7"]
)
def test_running_away_is_an_aim_exactly_where_no_point_frees(spec: str) -> None:
    """It agrees with the outcomes, for every possible status."""
    rules = load(spec).rules
    total = total_points(rules)
    party = seats(0, 2)
    everybody = (1 << rules.players) - 1
    for masters in (0, party, everybody & ~party):
        kept = party if masters and rules.parties != "fixed" else 0
        status = Status(masters, kept, 1 if masters else -1, 1 if kept else -1, 0 if kept else -1)
        for seat in (0, 1):
            points = 0 if party >> seat & 1 else total
            deal = DealResult(rules.players, 0, party, points, total, 1, 0)
            frees = outcome(rules, status, deal).kind in ("ran-away", "swam-away")
            assert may_run(rules, status, seat) == frees, (masters, seat)


@pytest.mark.parametrize(
    ("spec", "six", "hold"),
    [
        ("filicau", 6, 3),
        ("filicau,match.win-points=7", 7, 2),
        ("rich-poor,match.win-points=5,match.poor-points=4", 5, 4),
        ("hats", 62, 59),
        ("hats,match.win-points=61", 61, 60),
    ],
)
def test_each_aim_says_its_points(spec: str, six: int, hold: int) -> None:
    """To hold is to keep the others below the points that win."""
    scene = dealt(spec)
    told = scene.game.view(scene.game.observe(scene.state, 0))["aims"]
    assert told == {"six": six, "hold": hold, "run": 0}


def test_a_record_with_a_former_aim_is_read() -> None:
    """Filkó for four used to offer running away, which has no meaning there."""
    match = Match.new("filko-4", [SeatEntry("human")] * 4, "x")
    match.act(match.to_move, "cut:10")
    seat = match.to_move
    match.act(seat, "aim:six")
    text = format_record(match.record).replace("aim:six", "aim:run")
    read = Match(parse_record(text))
    assert format_record(read.record) == text
    assert view_of(read, 0)["seats"][seat]["aim"] == "run"
    twice = text.replace("aim:run", "aim:run aim:run")
    with pytest.raises(RefusedError, match="talk/no-run"):
        Match(parse_record(twice))
    with pytest.raises(RefusedError, match="talk/no-run"):
        Match(parse_record(text.replace(" aim:run", ""))).act(seat, "aim:run")


def test_s3_play_talk_can_be_switched_off() -> None:
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


# --- before one's own turn ------------------------------------------------------------------------


def sayable_out_of_turn(scene: Scene, seat: int) -> set[str]:
    """Return all that a seat may say while another is to move."""
    return {*scene.game.view(scene.game.observe(scene.state, seat))["asides"]}


def said_by(scene: Scene, seat: int, code: str) -> None:
    """Say something out of turn."""
    action = scene.game.action_for_seat(scene.state, seat, scene.game.parse_action(code))
    assert scene.game.is_aside(action)
    assert scene.state.why_not(action, seat) is None
    scene.state.apply(action, scene.events)


def test_s3_play_before_the_play_every_player_may_announce_an_aim() -> None:
    scene = dealt("filicau", dealer=3)
    legal = scene.legal()
    assert sayable_out_of_turn(scene, 0) == set()
    assert [sayable_out_of_turn(scene, seat) for seat in (1, 2, 3)] == [
        {"aim:six", "aim:hold", "aim:run"}
    ] * 3
    for seat, word in ((2, "hold"), (3, "six"), (1, "run")):
        said_by(scene, seat, f"aim:{word}")
        assert Said(seat, word) in scene.events
    assert (scene.state.to_move, scene.legal()) == (0, legal)
    assert scene.state.aims == (-1, *map(AIMS.index, ("run", "hold", "six")))


def test_s3_play_during_the_play_each_may_be_said_once_in_a_trick() -> None:
    """What was said before one's turn cannot be repeated on it, only in the next trick."""
    hands = ["AH 7B", "7H 8B", "TH 9B", "8H KB"]
    scene = playing("filicau", hands, taken=["AA", "TA"]).play("AH")
    said_by(scene, 2, "aim:six")
    assert sayable_out_of_turn(scene, 2) == set()
    assert scene.refusal("aim:hold@2", 2) == "talk/not-now"
    scene.play("7H")
    assert talk(scene) == set()
    scene.play("TH 8H")
    assert scene.state.to_move != 2
    assert sayable_out_of_turn(scene, 2) == {"aim:hold", "aim:run"}


def test_s3_play_masters_ask_before_their_turn() -> None:
    scene = playing(
        "filicau",
        ["AH 7B", "7H 8B", "TH 9B", "8H KB"],
        taken=["AA TA TL", "AB TB AL"],
        status=ruled(OTHER),
    )
    assert "ask" in sayable_out_of_turn(scene, 1) & sayable_out_of_turn(scene, 3)
    assert "ask" not in sayable_out_of_turn(scene, 2)
    said_by(scene, 3, "ask")
    assert Asked(3, 3) in scene.events
    assert "ask" not in sayable_out_of_turn(scene, 3)
    assert scene.refusal("ask@2", 2) == "talk/not-now"


def test_s3_hats_a_face_is_made_before_ones_turn() -> None:
    scene = dealt("hats", dealer=3).do("cut:10")
    said_by(scene, 2, "signal:H")
    assert Signalled(2, 2) in scene.events
    assert not SIGNALS & sayable_out_of_turn(scene, 2)
    assert sayable_out_of_turn(scene, 1) >= SIGNALS
    assert dealt("filicau", dealer=3).refusal("signal:H@2", 2) == "talk/not-now"


@pytest.mark.parametrize(
    ("code", "seat", "refusal"),
    [
        ("aim:six@0", 0, "talk/not-now"),  # the seat to move says it without its number
        ("aim:six@2", 1, "turn/not-yours"),  # nobody speaks for another seat
        ("ask@2", 2, "talk/not-now"),  # no master
    ],
)
def test_a_refused_announcement_out_of_turn_names_the_rule(
    code: str, seat: int, refusal: str
) -> None:
    assert dealt("filicau", dealer=3).refusal(code, seat) == refusal


def test_there_is_no_talk_before_the_deal_or_after_it() -> None:
    scene = dealt("hats", dealer=3)
    assert [sayable_out_of_turn(scene, seat) for seat in range(4)] == [set()] * 4
    assert scene.refusal("aim:six@2", 2) == "cut/first"
    over = settled_deal("filicau").do("end")
    assert [sayable_out_of_turn(over, seat) for seat in range(4)] == [set()] * 4
    assert over.refusal("aim:six@2", 2) == "deal/over"


def test_where_talk_is_off_nobody_speaks_before_his_turn() -> None:
    scene = dealt("filicau,talk.aims=false", dealer=3)
    assert [sayable_out_of_turn(scene, seat) for seat in range(4)] == [set()] * 4
    assert scene.refusal("aim:six@2", 2) == "talk/not-now"


@pytest.mark.parametrize("code", ["end@2", "AL1@2", "aim:six@4", "aim:six@", "ask@2@2", "@2"])
def test_only_talk_names_its_speaker(code: str) -> None:
    with pytest.raises(EngineError, match="action/unknown"):
        dealt("filicau").game.parse_action(code)


def test_a_record_says_who_spoke_before_his_turn() -> None:
    """It is read back to the same state; undo removes what was said with the card before it."""
    seats = [SeatEntry("human"), *[SeatEntry("player", "novice")] * 3]
    match = Match.at_position(dealt("filicau", dealer=3).line(), seats)
    before = view_of(match, 0)
    card = next(code for code in before["legal"] if ":" not in code)
    match.act(0, card)
    match.act(0, "aim:hold")
    assert match.record.deals[-1].codes() == [card, "aim:hold@0"]
    assert (match.to_move, view_of(match, 0)["asides"]) == (1, [])
    read = Match(parse_record(format_record(match.record)))
    assert view_of(read, 0) == {**view_of(match, 0), "can_redo": False}
    after = view_of(match, 0)
    match.undo()
    assert view_of(match, 0) == {**before, "assisted": True, "can_redo": True}
    match.redo()
    assert view_of(match, 0) == {**after, "assisted": True}


# --- an early end ---------------------------------------------------------------------------------


def settled_deal(variant: str) -> Scene:
    """Return a deal at 3-3 with two points out, seat 0 to lead."""
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


def test_s3_result_no_end_is_offered_after_the_last_trick() -> None:
    assert settled_deal("filicau,match.early-end=false").refusal("end") == "end/never"


def test_s3_five_player_no_early_end_while_the_partner_is_secret() -> None:
    """The offer would reveal the partner to all."""
    hands = ["OA 7A", "AL 8A", "KB 9A", "KH UA", "9H KA"]
    taken = ["AA TA AB", "TB TL AH TH"]
    fields = {"called": "AL1", "oldman": "0", "party": "01"}
    secret = playing("filko-5", hands, taken=taken, fields=fields)
    assert secret.refusal("end") == "end/not-decided"
    hands[1] = "KL 8A"
    shown = playing("filko-5", hands, taken=[taken[0], f"{taken[1]} AL"], fields=fields)
    assert shown.refusal("end") is None
