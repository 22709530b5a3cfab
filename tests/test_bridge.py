"""The bridge to the page: every operation keeps its contract, and no error escapes or breaks it."""

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brisques.bridge import operations
from brisques.bridge.operations import OPERATIONS, Bridge
from brisques.match import Match
from brisques.match_view import view_of
from brisques.position import format_position, full_line, short_line
from brisques.registry import load_game
from brisques.variants import names
from tests.builder import Scene
from tests.presets import FILKO
from tests.properties.mutate import mutated
from tests.properties.play import RandomDeal, examples, some_states

SEATS = [{"kind": "human", "name": "Ala"}, {"kind": "player", "level": "casual"}]
MOST_DEALS = 2
"""Deals to play where a match has no end."""


def seats_for(variant: str) -> list[dict[str, str]]:
    return [SEATS[0], *[SEATS[1]] * (load_game(variant).players - 1)]


MOST_BYTES = 3200
"""The most bytes of a view, without the hand, declarations and the summary of a deal."""
UPDATE = {"ok", "revision", "view", "events"}
BY_REVISION = {"act", "step", "next", "undo", "redo", "rewind", "think", "lend", "hint", "review"}
"""Operations whose request names the revision of the table."""


def read(text: str) -> dict[str, Any]:
    """Parse an answer as strictly as a browser does: Python's NaN and Infinity are no JSON."""

    def refuse(word: str) -> None:
        raise AssertionError(f"{word} is not JSON")

    answer: dict[str, Any] = json.loads(text, parse_constant=refuse)
    return answer


def ask(bridge: Bridge, op: str, **given: Any) -> dict[str, Any]:
    return read(bridge.call(json.dumps({"op": op, **given})))


def seated(variant: str = "fildinski", seed: str = "door") -> tuple[Bridge, dict[str, Any]]:
    bridge = Bridge()
    answer = ask(bridge, "new", variant=variant, seats=seats_for(variant), seed=seed)
    assert answer["ok"]
    return bridge, answer


def everything(bridge: Bridge) -> dict[str, Any]:
    """Return the view and the record: what a refusal must not change."""
    return {"view": ask(bridge, "view"), "save": ask(bridge, "save")}


def play(bridge: Bridge, answer: dict[str, Any], actions: int, seed: int = 0) -> dict[str, Any]:
    """Play a number of actions; return the last answer with the whole view."""
    rng = Random(seed)
    for _ in range(actions):
        following = play_one(bridge, answer, rng)
        if following is answer:
            break
        answer = following
    return {**answer, "view": ask(bridge, "view")["view"]}  # with the whole log


def play_one(bridge: Bridge, answer: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Play one action, the human at random, or begin the next deal; return the answer to it.

    Return the same answer if the match is over, or its last deal if it has no end.
    """
    view, revision = answer["view"], answer["revision"]
    if view["phase"] == "match-over":
        return answer
    if view["phase"] == "deal-over":
        if view["match"]["unit"] == "deal" and view["match"]["deal"] == MOST_DEALS:
            return answer
        following = ask(bridge, "next", revision=revision)
    elif view["to_move"] == 0:
        action = view["legal"][int(rng.random() * len(view["legal"]))]
        following = ask(bridge, "act", action=action, revision=revision)
    else:
        following = ask(bridge, "step", revision=revision)
    assert following.keys() == UPDATE, following
    return following


def test_answers_to_actions_omit_what_the_last_revision_had(variant: str) -> None:
    bridge, answer = seated(variant)
    log: list[Any] = []
    sheet: list[Any] = []
    rng = Random(4)
    while (view := answer["view"])["to_move"] is not None:
        assert (view["log_from"], view["sheet_from"]) == (len(log), len(sheet))
        log += view["log"]
        sheet += view["sheet"]
        whole = ask(bridge, "view")["view"]
        assert (whole["log"], whole["sheet"]) == (log, sheet)
        turn: dict[str, Any] = {"op": "step"}
        if view["to_move"] == 0:
            turn = {"op": "act", "action": view["legal"][int(rng.random() * len(view["legal"]))]}
        answer = ask(bridge, **turn, revision=answer["revision"])
        rest = {**answer["view"], "hand": [], "summary": None, "declare": None}
        assert len(json.dumps(rest, separators=(",", ":"))) <= MOST_BYTES
    assert len(log) > 0


def test_hello_lists_levels_and_the_default() -> None:
    answer = ask(Bridge(), "hello")
    assert answer["levels"] == ["novice", "casual", "club", "strong", "expert", "master"]
    assert answer["think"].keys() == {"strong", "expert", "master"}
    assert answer["think"]["expert"] == 300
    assert answer["think"]["master"] == 1000
    assert answer["default"] == "fildinski"
    assert answer["version"]


def test_variants_and_their_rules_are_cited() -> None:
    bridge = Bridge()
    rows = ask(bridge, "variants")["variants"]
    assert [row["name"] for row in rows] == list(names())
    for row in rows:
        assert row.keys() >= {"name", "family", "pack", "players", "target", "sources"}
        told = ask(bridge, "explain", variant=row["name"])
        for rule in told["rules"]:
            assert rule["cites"], rule
            assert all(cite["source"] in told["sources"] for cite in rule["cites"])
            assert (rule["inferred"] is not None) == any(
                cite["source"] == "house" for cite in rule["cites"]
            )


def test_a_whole_match_keeps_the_contract(variant: str) -> None:
    bridge, answer = seated(variant)
    answer = play(bridge, answer, 5000)
    view = answer["view"]
    match = view["match"]
    assert view["phase"] == ("match-over" if match["unit"] == "match" else "deal-over")
    assert view["to_move"] is None
    assert view["legal"] == []
    totals = view["summary"]["total"]
    if variant in FILKO:
        assert match["winner"] is None, "who are masters is all that counts"
    else:
        assert match["winner"] == totals.index(max(totals))
    assert max(totals) >= match["target"]
    won = [side for sides in match["won"] for side in sides]
    assert len(match["won"]) == len(match["deals"])
    assert match["games"] == [won.count(side) for side in range(len(totals))]
    deals = match["deals"] if match["unit"] == "match" else match["deals"][-1:]
    assert [sum(column) for column in zip(*deals, strict=True)] == totals
    if match["over"]:
        error = ask(bridge, "next", revision=answer["revision"])["error"]
        assert error["code"] == "table/match-over"
    ended = {"e": "match-ended", "winner": match["winner"], "stake": match["stake"]}
    assert answer["events"][-1] == ({"e": "deal-ended"} if variant in FILKO else ended)


def test_a_record_may_be_loaded_up_to_a_deal() -> None:
    bridge, answer = seated()
    first: dict[str, Any] = {}
    while not first or answer["view"]["match"]["deal"] < 2:
        answer = play(bridge, answer, 1)
        if answer["view"]["phase"].endswith("over"):
            first = first or answer["view"]
    record = ask(bridge, "save")["record"]
    other = Bridge()
    view = ask(other, "load", record=record, deals=1)["view"]
    assert view == {**first, "can_redo": False}
    for deals in (0, 3):
        error = ask(other, "load", record=record, deals=deals)["error"]
        assert (error["code"], error["where"]) == ("bridge/bad-argument", "deals")


def test_house_rules_are_played_saved_and_named() -> None:
    bridge = Bridge()
    spec = "bezique,match.target=1500,meld.marriage=40"
    answer = ask(bridge, "new", variant=spec, seats=SEATS, seed="s", rules_name=" Our\nown ")
    assert answer["view"]["variant"] == "bezique,meld.marriage=40,match.target=1500"
    assert answer["view"]["rules_name"] == "Our own"
    assert answer["view"]["match"]["target"] == 1500
    answer = play(bridge, answer, 40)
    record = ask(bridge, "save")["record"]
    other = Bridge()
    again = ask(other, "load", record=record)
    assert again["view"] == {**answer["view"], "can_redo": False}
    line = ask(bridge, "position")["line"]
    assert ask(other, "position", line=line)["view"]["variant"] == answer["view"]["variant"]


def test_conflicting_house_rules_are_refused_with_the_reason() -> None:
    bridge, _ = seated()
    before = ask(bridge, "save")
    spec = "bezique,meld.reuse=re-form,meld.source=won"
    error = ask(bridge, "new", variant=spec, seats=SEATS, seed="s")["error"]
    assert (error["code"], error["where"]) == ("variant/conflict", "meld.reuse")
    assert error["params"] == {"reason": "re-form-needs-hand", "other": "meld.source"}
    assert ask(bridge, "save") == before


def test_revisions_rise_and_stale_requests_change_nothing() -> None:
    bridge, answer = seated()
    seen = [answer["revision"]]
    for _ in range(20):
        answer = play(bridge, answer, 1)
        seen.append(answer["revision"])
    undone = ask(bridge, "undo", revision=seen[-1])
    seen.append(undone["revision"])
    # A new table continues the numbering: an answer to the old one must never look current.
    seen.append(ask(bridge, "new", variant="fildinski", seats=SEATS, seed="2")["revision"])
    record = ask(bridge, "save")["record"]
    seen.append(ask(bridge, "load", record=record)["revision"])
    ask(bridge, "close")
    seen.append(ask(bridge, "load", record=record)["revision"])
    assert all(now > was for was, now in pairwise(seen))
    before = ask(bridge, "save"), ask(bridge, "view")
    asked = {"action": "QS1", "place": 0, "dose": 1}
    for op in sorted(BY_REVISION):
        error = ask(bridge, op, revision=seen[-2], **asked)["error"]
        assert error["code"] == "table/stale-revision"
        assert error["params"] == {"given": seen[-2], "now": seen[-1]}
    assert (ask(bridge, "save"), ask(bridge, "view")) == before


def test_a_refusal_cites_its_rule(variant: str) -> None:
    """A card that breaks a duty is refused, with the cards that keep it."""
    bridge, answer = seated(variant, "duty")
    for _ in range(5000):
        view = answer["view"]
        if view["phase"] == "deal-over":
            answer = ask(bridge, "next", revision=answer["revision"])
            continue
        broken = [card for card in view["hand"] if card not in view["legal"]]
        if view["strict"] and view["phase"] == "play" and view["to_move"] == 0 and broken:
            break
        answer = play_one(bridge, answer, Random(0))
    act = ask(bridge, "act", action=broken[0], revision=answer["revision"])
    assert not act["ok"]
    error = act["error"]
    assert error["code"].startswith("play/must-")
    assert error["rule"] == ("filko.play.duty" if variant in FILKO else "bezique.endgame.duty")
    assert error["params"]["card"] == broken[0]
    assert sorted(error["params"]["must"]) == sorted({*view["legal"]} & {*view["hand"]})
    assert error["cites"]
    told = ask(bridge, "why_not", action=broken[0])["refusal"]
    assert {**told, "where": ""} == {**error, "where": ""}
    assert ask(bridge, "why_not", action=view["legal"][0])["refusal"] is None


@pytest.mark.parametrize("variant", [None, "filko-4", "bezique"])
def test_a_refused_record_is_told_by_the_rules_of_its_own_game(variant: str | None) -> None:
    """Its cards are those of its own pack, whatever lies on the table."""
    scene = Scene("fildinski", trump="D", stock=0, hands=("AH 8C", "KS JD")).play("AH")
    seats = "seat human\nseat human\n"
    record = f"brisques 1\nvariant fildinski\n{seats}position {scene.line()}\nKS1\n"
    bridge = seated(variant)[0] if variant else Bridge()
    error = ask(bridge, "load", record=record)["error"]
    assert error["code"] == "play/must-trump"
    assert error["params"]["card"] == "KS1"
    assert error["params"]["must"] == ["JD1"]
    assert "S0" in [cite["source"] for cite in error["cites"]]


def test_a_player_may_talk_before_his_turn() -> None:
    """The view lists it as on the player's own turn, and only for the seat that looks."""
    bridge, answer = seated("filko-4", "aside")
    while not answer["view"]["asides"]:
        answer = play(bridge, answer, 1)
    view, revision = answer["view"], answer["revision"]
    assert view["to_move"] != view["seat"]
    assert view["legal"] == []
    record = ask(bridge, "save")
    for code, refused in (("signal:H", "talk/not-now"), ("end", "turn/not-yours")):
        assert ask(bridge, "why_not", action=code)["refusal"]["code"] == refused
        act = ask(bridge, "act", action=code, revision=revision)
        assert act["error"]["code"] == refused
    stale = ask(bridge, "act", action="aim:six", revision=revision - 1)
    assert stale["error"]["code"] == "table/stale-revision"
    assert ask(bridge, "save") == record
    assert ask(bridge, "why_not", action="aim:six")["refusal"] is None
    said = ask(bridge, "act", action="aim:six", revision=revision)
    assert said["events"] == [{"e": "said", "seat": view["seat"], "aim": "six"}]
    assert said["revision"] > revision
    assert (said["view"]["to_move"], said["view"]["asides"]) == (view["to_move"], [])
    twice = ask(bridge, "act", action="aim:hold", revision=said["revision"])
    assert twice["error"]["code"] == "talk/not-now"
    assert ask(bridge, "step", revision=said["revision"])["ok"]


def test_a_bridge_without_a_table_says_so() -> None:
    bridge = Bridge()
    asked = {"action": "QS1", "place": 0, "dose": 1}
    for op in sorted(BY_REVISION | {"view", "save", "why_not", "position", "at", "solve"}):
        error = ask(bridge, op, revision=0, **asked)["error"]
        assert error["code"] == "bridge/no-table", op


@pytest.mark.parametrize(
    ("request_", "code", "where"),
    [
        ("", "bridge/bad-json", ""),
        ("[1]", "bridge/bad-json", ""),
        ("[" * 100_000, "bridge/bad-json", ""),
        ('"' + "x" * 500_000, "bridge/bad-json", ""),
        ('{"op": 1}', "bridge/unknown-op", "1"),
        ('{"op": ["act"]}', "bridge/unknown-op", "['act']"),
        ('{"op": "__init__"}', "bridge/unknown-op", "__init__"),
        ("{}", "bridge/unknown-op", "None"),
        ('{"op": "explain"}', "bridge/bad-argument", "variant"),
        ('{"op": "explain", "variant": "whist"}', "variant/unknown", "whist"),
        ('{"op": "act", "action": "QS1", "revision": true}', "bridge/bad-argument", "revision"),
        ('{"op": "act", "action": "QS1", "revision": 1e999}', "bridge/bad-argument", "revision"),
        ('{"op": "new", "variant": "fildinski", "seats": 2}', "bridge/bad-argument", "seats"),
        ('{"op": "load", "record": "x"}', "record/not-a-record", "line 1"),
    ],
)
def test_bad_requests_are_answered_with_errors_as_data(
    request_: str, code: str, where: str
) -> None:
    bridge, _ = seated()
    before = ask(bridge, "save")
    error = read(bridge.call(request_))["error"]
    assert (error["code"], error["where"]) == (code, where)
    assert ask(bridge, "save") == before


@pytest.mark.parametrize(
    ("op", "arguments", "expected"),
    [
        ("new", {"variant": "fildinski", "seed": "1", "seat": 5}, "0–1"),
        ("explain", {"variant": 1}, '"…"'),
        ("hint", {"dose": 3}, "1–2"),
        ("at", {"place": "x"}, "integer"),
        ("new", {"variant": "fildinski", "seats": []}, '[{"kind": "…"}]'),
        ("shorten", {"line": "fildinski;rest=seed:1", "seat": 2}, "0–1"),
    ],
)
def test_what_an_argument_must_be_is_said_in_no_language(
    op: str, arguments: dict[str, Any], expected: str
) -> None:
    """It stands in a sentence of any language, which the page shows."""
    bridge, table = seated()
    arguments = {"revision": table["revision"], **arguments}
    error = ask(bridge, op, **arguments)["error"]
    assert error["code"] == "bridge/bad-argument"
    assert error["params"]["expected"] == expected


def test_the_view_of_a_position_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    line = ask(seated()[0], "position")["line"]
    seats: list[int] = []

    def count(match: Match, seat: int) -> dict[str, Any]:
        seats.append(seat)
        return view_of(match, seat)

    monkeypatch.setattr("brisques.bridge.table.view_of", count)
    assert ask(Bridge(), "position", line=line)["ok"]
    assert seats == [0]


@pytest.mark.parametrize(
    "words", ["", " ", "a\nb", "  two  words ", "x" * 200, "\u2028deal 0", "ł\t#"]
)
def test_any_seed_and_name_can_be_saved(words: str) -> None:
    bridge = Bridge()
    seats = [{"kind": "human", "name": words}, {"kind": "player", "level": "casual", "name": words}]
    answer = ask(bridge, "new", variant="fildinski", seats=seats, seed=words)
    answer = play(bridge, answer, 30)
    record = ask(bridge, "save")["record"]
    other = Bridge()
    again = ask(other, "load", record=record)
    assert again["view"] == {**answer["view"], "can_redo": False}
    assert ask(other, "save")["record"] == record
    assert play(other, again, 10)["view"] == play(bridge, answer, 10)["view"]


def test_shorten_reads_a_line_with_spaces() -> None:
    line = " fildinski ; hands = AS ? "
    short = ask(Bridge(), "shorten", line=line)["line"]
    assert short == short_line(full_line(line))
    assert ask(Bridge(), "shorten", line=line, seat=2)["error"]["code"] == "bridge/bad-argument"


def test_position_answers_its_line_and_takes_one(variant: str) -> None:
    bridge, answer = seated(variant)
    play(bridge, answer, 25)
    line = ask(bridge, "position")["line"]
    other = Bridge()
    set_up = ask(other, "position", line=line)
    assert set_up["line"] == line
    assert set_up["view"]["hand"] == ask(bridge, "view")["view"]["hand"]
    assert set_up.keys() == UPDATE | {"line", "completed"}
    assert not set_up["completed"]
    play(other, set_up, 25)
    assert f"position {line}" in ask(other, "save")["record"].splitlines()


def test_undo_and_redo_through_the_bridge(variant: str) -> None:
    bridge, answer = seated(variant)
    while not (answer["view"]["to_move"] == 0 and answer["view"]["can_undo"]):
        answer = play(bridge, answer, 1)
    after = answer
    before = ask(bridge, "undo", revision=after["revision"])
    assert before["view"]["assisted"]
    assert before["view"]["can_redo"]
    again = ask(bridge, "redo", revision=before["revision"])
    assert {**again["view"], "assisted": False} == after["view"]


def test_the_page_has_a_bridge_of_its_own() -> None:
    assert json.loads(operations.call('{"op":"hello"}'))["ok"]


def test_an_internal_error_is_returned_as_data(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise ZeroDivisionError("secret words")

    monkeypatch.setitem(OPERATIONS, "view", broken)
    bridge, _ = seated()
    text = bridge.call('{"op":"view"}')
    assert json.loads(text)["error"]["code"] == "bridge/internal"
    assert "secret" not in text


def good_lines() -> st.SearchStrategy[str]:
    """Draw a line of any game."""
    return st.sampled_from(
        [
            format_position(RandomDeal(v, 4).game, s)
            for v in names()
            for s in some_states(RandomDeal(v, 4), 0.04)
        ]
    )


@examples(60)
@given(st.deferred(good_lines), st.integers(0, 2**32), st.booleans())
def test_a_damaged_table_is_loaded_or_refused(line: str, seed: int, as_record: bool) -> None:
    bridge, _ = seated()
    before = everything(bridge)
    if as_record:
        variant = line.partition(";")[0]
        seats = "seat human\n" + "seat player casual\n" * (load_game(variant).players - 1)
        text = f"brisques 1\nvariant {variant}\n{seats}position {line}\n"
        answer = ask(bridge, "load", record=mutated(text, seed))
    else:
        answer = ask(bridge, "position", line=mutated(line, seed))
    if not answer["ok"]:
        assert answer["error"]["code"] != "bridge/internal"
        assert everything(bridge) == before
        return
    while answer["view"]["to_move"] is not None:
        answer = play(bridge, answer, 1)
    assert ask(bridge, "load", record=ask(bridge, "save")["record"])["view"] == answer["view"]
