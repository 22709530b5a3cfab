"""Every request to the bridge is answered or refused by name, and never with `bridge/internal`.

Requests come in sequences to one bridge. Each argument is a sensible one, a damaged one, or any
JSON value: of another type, huge, nested, or text with lone surrogates and control characters.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brisques.bridge.general import GENERAL
from brisques.bridge.operations import OPERATIONS, Bridge
from brisques.position import format_position
from brisques.registry import load_game
from brisques.variants import names
from tests.lessons.test_fuzz import GOOD as LESSON
from tests.properties.altered import altered
from tests.properties.mutate import mutated
from tests.properties.play import RandomDeal, examples, states
from tests.properties.test_house_rules import specs

ARGUMENTS = {
    "hello": "",
    "variants": "",
    "strengths": "",
    "explain": "variant",
    "compare": "a b",
    "choices": "variant",
    "new": "variant seats seed seat level rules_name curtain",
    "act": "revision action",
    "step": "revision",
    "claim": "revision",
    "next": "revision seed",
    "undo": "revision",
    "redo": "revision",
    "rewind": "revision place",
    "think": "revision tallies",
    "expect": "revision",
    "lend": "revision",
    "ponder": "ms line level seed seat",
    "hint": "revision dose",
    "review": "revision seen",
    "solve": "line",
    "shorten": "line seat",
    "at": "place",
    "moves": "",
    "why_not": "action",
    "judge": "cards",
    "view": "",
    "save": "",
    "look": "revision seat",
    "sit": "revision seat who",
    "load": "record deals summary curtain",
    "branch": "record deals summary place curtain",
    "position": "line seats seat level",
    "lesson-open": "text",
    "lesson-step": "step",
    "lesson-again": "",
    "lesson-answer": "answers",
    "lesson-hint": "dose",
    "lesson-close": "",
    "close": "",
}
"""The arguments of each operation; a new operation must be listed here."""

OPENING = ("new", "load", "branch", "position", "lesson-open")
"""Operations that set up a table, which the others need."""

KEPT = Path(__file__).parents[1] / "kept"
RECORDS = [path.read_text("utf-8") for path in sorted(KEPT.glob("record-*.txt"))]
LEVELS = ("casual", "novice", "random", "strong@1", "expert@2")
ACTIONS = ("done", "end", "ask", "exchange", "cut:12", "name:L", "call:AL1", "aim:six", "servant:1")
ODD_TEXTS = ("", "\ud800", "a\udfffb", "\0", "\x1b[2J", "\u202eabc", "9" * 5000, "expert@999999999")
ODD_TEXTS += ("expert@" + "1" * 5000, "é" * 70, "٣", "<b>", "__class__", "x" * 9000, "\n" * 200)

odd = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 9),
    st.sampled_from([2**53, -(2**63), 2**200, 10**400, 1e308, -0.0, 0.5]),
    st.sampled_from([float("nan"), float("inf"), float("-inf")]),
    st.text(max_size=8),
    st.sampled_from(ODD_TEXTS),
    st.lists(st.text(max_size=4) | st.integers(), max_size=4),
    st.dictionaries(st.text(max_size=4), st.integers() | st.none(), max_size=3),
    st.integers(1, 400).map(lambda depth: json.loads("[" * depth + "]" * depth)),
)
seeds = st.integers(0, 2**32)


@cache
def moments(variant: str) -> list[str]:
    """Return positions of one deal."""
    random_deal = RandomDeal(variant, 3)
    return [format_position(random_deal.game, state) for state, _ in states(random_deal)]


@st.composite
def lines(draw: st.DrawFn) -> str:
    """Draw a position as it was, altered, or damaged."""
    variant, rng = draw(st.sampled_from(names())), Random(draw(seeds))
    line = rng.choice(moments(variant))
    kind = rng.randrange(3)
    return (
        line if kind == 0 else altered(line, moments(variant), rng) if kind == 1 else cut(line, rng)
    )


def cut(text: str, rng: Random) -> str:
    """Return the text with a piece removed or another one inserted."""
    start = rng.randrange(len(text) + 1)
    return text[:start] + rng.choice(ODD_TEXTS)[:40] + text[start + rng.choice((0, 1, 3, 20)) :]


def tried(text: str, seed: int) -> str:
    """Return the text, or a damaged copy of it."""
    return (
        text
        if seed % 3 == 0
        else cut(text, Random(seed))
        if seed % 3 == 1
        else odd_lines(text, seed)
    )


def odd_lines(text: str, seed: int) -> str:
    """Return the text with some lines removed, doubled or reordered."""
    rng, rows = Random(seed), text.split("\n")
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(rows))
        rows[at : at + 1] = rng.choice(([], [rows[at]] * 2, [rows[at], rng.choice(rows)]))
        rows = rows or [""]
    return "\n".join(rows)


entries = st.fixed_dictionaries(
    {"kind": st.sampled_from(["human", "player"])},
    optional={"level": st.sampled_from(LEVELS) | odd, "name": st.text(max_size=5) | odd},
)
SENSIBLE: dict[str, st.SearchStrategy[Any]] = {
    **dict.fromkeys(("variant", "a", "b"), st.sampled_from(names()) | specs()),
    **dict.fromkeys(("seat", "step"), st.integers(-1, 4)),
    "answers": st.lists(st.integers(-1, 4) | odd, max_size=3),
    "place": st.integers(-1, 12),
    "dose": st.integers(0, 3),
    "deals": st.integers(0, 3),
    "curtain": st.booleans(),
    "who": entries,
    "ms": st.integers(-1, 2),
    "seats": st.lists(entries | odd, max_size=7),
    "seed": st.text(max_size=5) | st.sampled_from(ODD_TEXTS),
    "rules_name": st.text(max_size=5),
    "level": st.sampled_from(LEVELS),
    "line": lines(),
    "action": st.sampled_from(ACTIONS),
    "cards": st.lists(st.sampled_from(["QS1", "JD1", "KH2", "AL1", "x", "\ud800"]), max_size=9),
    "tallies": st.lists(
        st.dictionaries(
            st.sampled_from(ACTIONS), st.lists(st.integers(0, 9) | odd, max_size=4), max_size=3
        )
        | odd,
        max_size=3,
    ),
    "record": st.builds(tried, st.sampled_from(RECORDS), seeds),
    "text": st.builds(tried, st.just(LESSON), seeds) | st.builds(mutated, st.just(LESSON), seeds),
}
"""Arguments that may be right; `revision` and most actions are those of the moment."""


@st.composite
def requests(draw: st.DrawFn, ops: tuple[str, ...] = tuple(ARGUMENTS)) -> dict[str, Any]:
    """Draw one request; its arguments are missing, odd, or sensible."""
    op = draw(st.sampled_from(ops))
    request: dict[str, Any] = {"op": op}
    for key in ARGUMENTS[op].split():
        kind = draw(st.integers(0, 9))
        if kind > 1 and key in SENSIBLE:
            request[key] = draw(SENSIBLE[key])
        elif kind == 1:
            request[key] = draw(odd)
    return request


class CheckedBridge:
    """A bridge whose every answer is checked, and which knows its last answer."""

    def __init__(self) -> None:
        self.bridge = Bridge()
        self.revision: Any = 0
        self.legal: list[str] = []

    def ask(self, request: dict[str, Any], seed: int) -> dict[str, Any]:
        """Send a request with the current revision and, mostly, an action that is legal now."""
        given = ARGUMENTS[request["op"]].split()
        if "revision" in given and seed % 8:
            request.setdefault("revision", self.revision)
        if "action" in given and self.legal and seed % 8:
            request["action"] = self.legal[seed % len(self.legal)]
        return self.send(json.dumps(request))

    def send(self, text: str) -> dict[str, Any]:
        """Return the answer to a text; assert that it is proper JSON and no internal error."""
        told = self.bridge.call(text)
        told.encode("utf-8")
        answer: dict[str, Any] = json.loads(told, parse_constant=no_number)
        if not answer["ok"]:
            assert answer["error"]["code"] != "bridge/internal", (text[:2000], answer)
            assert re.fullmatch("[a-z]+/[a-z-]+", answer["error"]["code"])
            assert len(told) < 30_000
        self.revision = answer.get("revision", self.revision)
        self.legal = answer.get("view", {}).get("legal", self.legal)
        return answer

    def everything(self) -> list[str]:
        """Return the view and the record, or the error that there is no table."""
        return [self.bridge.call(json.dumps({"op": op})) for op in ("view", "save")]


def no_number(text: str) -> None:
    """Refuse NaN and the infinities, which are no JSON."""
    raise AssertionError(text)


def test_every_operation_is_tried() -> None:
    assert ARGUMENTS.keys() == GENERAL.keys() | OPERATIONS.keys()


@examples(80)
@given(st.lists(requests(), min_size=1, max_size=8), st.lists(requests(OPENING)), seeds)
def test_any_requests(rest: list[dict[str, Any]], first: list[dict[str, Any]], seed: int) -> None:
    bridge, rng = CheckedBridge(), Random(seed)
    for request in first[:2] + rest:
        bridge.ask(request, rng.randrange(2**16))


@examples(40)
@given(
    st.sampled_from(names()),
    st.lists(requests(tuple({*ARGUMENTS} - {*OPENING, "close"})), min_size=4, max_size=20),
    seeds,
)
def test_any_requests_at_a_table(variant: str, rest: list[dict[str, Any]], seed: int) -> None:
    """At a table where people and players sit; what is refused changes nothing."""
    bridge, rng = CheckedBridge(), Random(seed)
    others = [
        {"kind": "player", "level": rng.choice(LEVELS)} for _ in range(load_game(variant).players)
    ]
    seats = [{"kind": "human"}, *others[1:]]
    assert bridge.send(json.dumps({"op": "new", "variant": variant, "seed": "1", "seats": seats}))[
        "ok"
    ]
    for request in rest:
        before = bridge.everything()
        if not bridge.ask(request, rng.randrange(2**16))["ok"]:
            assert bridge.everything() == before, request
        bridge.ask({"op": rng.choice(["act", "step"])}, rng.randrange(2**16))


@examples(60)
@given(requests(), st.text(max_size=30) | st.text('{}[]",:\\ud8"0e+-NaInfity', max_size=60), seeds)
def test_any_text(request: dict[str, Any], text: str, seed: int) -> None:
    """What is no JSON at all, and JSON with a piece of it changed."""
    bridge = CheckedBridge()
    bridge.send(text)
    whole = json.dumps(request)
    at = seed % (len(whole) + 1)
    bridge.send(whole[:at] + text + whole[at + seed % 5 :])


def test_numbers_and_nesting_without_measure() -> None:
    """A thousand digits, a million brackets, and what JSON does not know."""
    bridge = CheckedBridge()
    for text in (
        "[" * 1_000_000,
        '{"op":' * 100_000,
        '{"op": ' + "[" * 900 + "]" * 900 + "}",
        '{"op": "at", "place": ' + "9" * 100_000 + "}",
        '{"op": "at", "place": ' + "9" * 4_000 + "}",
        '{"op": "at", "place": NaN}',
        '{"op": "ponder", "ms": -Infinity}',
        '{"op": "\\ud800"}',
        "\ud800",
        '{"op": "new", "\\udc00": 1}',
        '"' * 2_000_000,
    ):
        assert not bridge.send(text)["ok"]


LONE = "seed \ud800"
"""Half of a character: JSON can express it, no encoding can write it."""


def at_a_table(**given: Any) -> CheckedBridge:
    bridge = CheckedBridge()
    people = [{"kind": "human"}, {"kind": "human"}]
    request = {"op": "new", "variant": "fildinski", "seats": people, "seed": "1", **given}
    assert bridge.send(json.dumps(request))["ok"]
    return bridge


def test_a_lone_surrogate_is_a_seed_like_any_other() -> None:
    bridge = at_a_table(seed=LONE, rules_name=LONE)
    record = bridge.send('{"op": "save"}')["record"]
    assert "seed seed \ufffd\n" in record
    line = bridge.send('{"op": "position"}')["line"]
    given = {"op": "ponder", "line": line, "seed": LONE, "level": "casual", "ms": 0, "seat": 1}
    assert "tally" in bridge.send(json.dumps(given))
    loaded = CheckedBridge()
    text = record.replace("\ufffd", "\udfff").replace("seat human", "seat human A\ud83d", 1)
    assert loaded.send(json.dumps({"op": "load", "record": text}))["ok"]
    assert "seat human A\ufffd\n" in loaded.send('{"op": "save"}')["record"]


@pytest.mark.parametrize("rollouts", ["1" * 5000, "999999999", "10001", "-1", "٣", "", "1e3"])
def test_rollouts_are_bounded(rollouts: str) -> None:
    seats = [{"kind": "human"}, {"kind": "player", "level": f"expert@{rollouts}"}]
    request = {"op": "new", "variant": "fildinski", "seed": "1", "seats": seats}
    error = CheckedBridge().send(json.dumps(request))["error"]
    assert (error["code"], error["params"]) == ("player/bad-rollouts", {"most": 10_000})


KEPT_RECORD = RECORDS[0]


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"op": "load", "record": "x" * 1_000_001}, "record/too-long"),
        ({"op": "load", "record": "x\n" * 300_000}, "record/not-a-record"),
        ({"op": "load", "record": KEPT_RECORD + "AS1\n" * 100_000}, "play/not-in-hand"),
        ({"op": "load", "record": KEPT_RECORD + "no such\n" * 100_000}, "record/bad-line"),
        ({"op": "load", "record": KEPT_RECORD + "deal 1 AS1\n" * 80_000}, "record/bad-line"),
        ({"op": "explain", "variant": "bezique" + ",meld.marriage=4" * 1000}, "variant/too-long"),
        ({"op": "position", "line": "fildinski;trump=" + "H" * 1_000_000}, "position/too-long"),
        ({"op": "position", "line": "fildinski" + ";a=1" * 1900}, "position/unknown-field"),
        ({"op": "lesson-open", "text": LESSON + "x" * 1_000_000}, "lesson/too-long"),
        ({"op": "judge", "cards": ["QS1"] * 100_000}, "bridge/bad-argument"),
        ({"op": "new", "variant": "bezique", "seats": [0] * 400_000}, "bridge/bad-argument"),
        ({"op": "at", "place": 2**60}, "bridge/bad-argument"),
        ({"op": "x" * 1_000_000}, "bridge/unknown-op"),
        ({"op": "x" * 2_000_000}, "bridge/bad-json"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_requests_that_are_too_large_are_refused_by_name(
    request_: dict[str, Any], code: str
) -> None:
    bridge = at_a_table()
    told = bridge.send(json.dumps(request_))
    assert told["error"]["code"] == code
    assert len(json.dumps(told)) < 5000


def test_a_record_of_a_hundred_thousand_comments_is_read() -> None:
    assert CheckedBridge().send(
        json.dumps({"op": "load", "record": KEPT_RECORD + "# x\n" * 100_000})
    )["ok"]
