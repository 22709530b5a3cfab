"""House rules in records, positions and requests: written in one form, bad ones named."""

import json
from typing import Any

import pytest

from brisques.bridge import Bridge
from brisques.errors import EngineError
from brisques.match import Match
from brisques.position import format_position, parse_position
from brisques.record import SeatEntry, format_record, parse_record
from brisques.registry import load_game


def test_a_record_is_written_with_the_canonical_spec() -> None:
    table = Match.new("fildinski", [SeatEntry("human"), SeatEntry("human")], "x")
    text = format_record(table.record)
    loose = text.replace("variant fildinski", "variant fildinski,endgame.melds=true")
    assert loose != text
    assert format_record(parse_record(loose)) == text
    named = text.replace("variant fildinski", "variant fildinski\nrules   Friday \t night")
    assert parse_record(named).rules_name == "Friday night"
    assert "\nrules Friday night\nseat" in format_record(parse_record(named))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("variant fildinski", "variant fildinski,meld.trick=1"),
        ("variant fildinski", "variant fildinski,match.target=0"),
        ("variant fildinski", "rules too early\nvariant fildinski"),
        ("seat human\nseat human", "seat human\nseat human\nrules too late"),
    ],
)
def test_a_record_with_bad_rules_names_the_line(old: str, new: str) -> None:
    table = Match.new("fildinski", [SeatEntry("human"), SeatEntry("human")], "x")
    text = format_record(table.record)
    assert old in text
    with pytest.raises(EngineError, match="record/bad-line"):
        parse_record(text.replace(old, new))


@pytest.mark.parametrize(
    ("preset", "fact"),
    [
        ("fildinski", "deal.rotation=left"),
        ("fildinski", "deal.first-dealer=highest-cut-chooses"),
        ("filicau", "deal.first-dealer=random"),
    ],
)
def test_a_record_may_name_a_former_knob(preset: str, fact: str) -> None:
    """The knob had no effect on play: the record is read and written without it."""
    players = load_game(preset).players
    table = Match.new(preset, [SeatEntry("human")] * players, "x")
    text = format_record(table.record)
    old = text.replace(f"variant {preset}", f"variant {preset},{fact}")
    assert old != text
    assert format_record(parse_record(old)) == text
    assert table.state is not None
    line = format_position(table.game, table.state)
    assert parse_position(line.replace(preset, f"{preset},{fact}"))[0] is table.game


def test_a_position_keeps_its_house_rules() -> None:
    spec = "bezique,match.target=1500"
    table = Match.new(spec, [SeatEntry("human"), SeatEntry("human")], "x")
    assert table.state is not None
    line = format_position(table.game, table.state)
    game, _ = parse_position(line.replace(spec, spec + ",meld.aces=100"))
    assert game is table.game
    with pytest.raises(EngineError, match="variant/bad-value"):
        parse_position(line.replace(spec, "bezique,match.target=x"))


def ask(bridge: Bridge, op: str, **given_arguments: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(bridge.call(json.dumps({"op": op, **given_arguments})))
    assert answer["ok"], answer
    return answer


def test_a_name_for_the_rules_is_kept() -> None:
    bridge = Bridge()
    seats = [{"kind": "human"}, {"kind": "player", "level": "casual"}]
    spec = "bezique,match.target=1500,meld.aces=100"
    wish = {"variant": spec, "seats": seats, "seed": "n", "rules_name": " Our\n<b>evening</b> "}
    made = ask(bridge, "new", **wish)
    assert made["view"]["rules_name"] == "Our <b>evening</b>"
    assert made["view"]["variant"] == "bezique,match.target=1500"
    record = ask(bridge, "save")["record"]
    assert ask(Bridge(), "load", record=record)["view"]["rules_name"] == "Our <b>evening</b>"
    assert ask(bridge, "new", **{**wish, "rules_name": None})["view"]["rules_name"] == ""
