"""Whole matches in real Pyodide and in this Python: both give the same answers, byte for byte.

A request is made from the last answer and a random number, so that a difference shows at once.
"""

import json
from random import Random
from typing import Any

import pytest

from brisques.bridge import Bridge
from brisques.registry import load_game
from tests.pyodide.node import PyodideBridge, shipped
from web.build.runtime import runtime
from web.build.toolchain import find_node

pytestmark = pytest.mark.pyodide

CODES = ["AS1", "7H2", "QS1", "done", "exchange", "seven", "marriage:KS1.QS1", "bezique:QS1.JD1"]
CODES += ["pass", "carte-blanche", "lift:24", "guess:24", "lay-marriage:KS1.QS1"]
CODES += ["OA1", "AL1", "cut:12", "call:AL1", "name:L", "aim:six", "ask", "end", "servant:1"]
SOME_OF_EACH = ("fildinski", "bezique", "eight-pack", "three-hand", "filicau", "filko-5", "hats")
"""Games of each family whose positions have different fields."""
MOST_DEALS = 12
"""The most deals to play; a match of single deals has no end."""


class Both:
    """The two engines side by side; `ask` asserts that both answer with the same bytes."""

    def __init__(self, pyodide: PyodideBridge) -> None:
        self.pyodide = pyodide
        self.here = Bridge()
        self.asked = 0

    def ask(self, op: str, **given: Any) -> dict[str, Any]:
        request = json.dumps({"op": op, **given})
        there, here = self.pyodide.call(request), self.here.call(request)
        assert there == here, request
        self.asked += 1
        answer: dict[str, Any] = json.loads(here)
        return answer


@pytest.fixture(scope="module")
def both(pyodide: PyodideBridge) -> Both:
    return Both(pyodide)


@pytest.mark.not_plain("there is no snapshot, and the engine is its sources")
def test_the_shipped_engine_is_made_from_these_sources() -> None:
    """Else the comparisons below compare two engines: run `python build.py build`."""
    fresh = runtime(find_node())
    for part in ("snapshot", "library"):
        assert shipped(part).name == fresh.names[part]


def test_rules_are_explained_alike(both: Both, variant: str) -> None:
    assert both.ask("explain", variant=variant)["rules"]


def seats_for(variant: str, level: str) -> list[dict[str, str]]:
    """Return seats: a person, and computer players in all others."""
    others = load_game(variant).players - 1
    return [{"kind": "human", "name": "Żaneta"}, *[{"kind": "player", "level": level}] * others]


def test_a_whole_match_is_played_alike(both: Both) -> None:
    play_alike(both, "fildinski", "novice", "dwa ♠", MOST_DEALS)


def test_a_whole_deal_is_played_alike(both: Both, variant: str) -> None:
    play_alike(both, variant, "casual", "one", 1)


def play_alike(both: Both, variant: str, level: str, seed: str, deals: int) -> None:
    """Play deals of a match, query it in every way, and assert that it is saved alike."""
    rng = Random(f"{variant} {level}")
    answer = both.ask("new", variant=variant, seats=seats_for(variant, level), seed=seed)
    while not (answer["view"]["summary"] and is_enough(answer["view"], deals)):
        look_around(both, answer["view"], rng)
        answer = one_call(both, answer, rng)
        assert answer["ok"], answer
    record = both.ask("save")["record"]
    assert both.ask("load", record=record)["view"]["match"] == answer["view"]["match"]
    assert both.ask("save")["record"] == record


def is_enough(view: dict[str, Any], deals: int) -> bool:
    return view["phase"] == "match-over" or view["match"]["deal"] == deals


def test_house_rules_are_explained_and_played_alike(both: Both) -> None:
    spec = "bezique,meld.marriage=40,match.end=immediate"
    assert both.ask("explain", variant=spec)["house"]
    assert both.ask("compare", a="bezique", b=spec)["rows"]
    both.ask("choices", variant=spec)
    both.ask("explain", variant="bezique,meld.reuse=re-form,meld.source=won")
    play_alike(both, spec, "casual", "house", 1)


def one_call(both: Both, answer: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Make one request that the page might make next."""
    view, revision = answer["view"], answer["revision"]
    if view["can_redo"] and rng.random() < 0.5:
        return both.ask("redo", revision=revision)
    if view["can_undo"] and rng.random() < 0.04:
        return both.ask("undo", revision=revision)
    if view["phase"] == "deal-over":
        return both.ask("next", revision=revision)
    if view["to_move"] == 0:
        action = view["legal"][int(rng.random() * len(view["legal"]))]
        return both.ask("act", action=action, revision=revision)
    return both.ask("step", revision=revision)


def look_around(both: Both, view: dict[str, Any], rng: Random) -> None:
    """Make requests that change nothing, including refused and malformed ones."""
    if rng.random() > 0.15:
        return
    for code in CODES:
        both.ask("why_not", action=code)
    both.ask("why_not", action="ZZ9")
    both.ask("judge", cards=["QS1", "JD1"])
    both.ask("judge", cards=view["hand"][:4])
    both.ask("act", action="AS1", revision=-1)
    both.ask("view")
    both.ask("save")
    if not view["summary"]:
        both.ask("position")


@pytest.mark.parametrize("variant", SOME_OF_EACH)
def test_a_position_is_set_up_and_played_alike(both: Both, variant: str) -> None:
    rng = Random(variant)
    seats = seats_for(variant, "novice")
    answer = both.ask("new", variant=variant, seats=seats, seed="line")
    # Up to the endgame or the first lead, so that the rest is short.
    while answer["view"]["stock"] > 2 * len(seats) and not answer["view"]["summary"]:
        answer = one_call(both, answer, rng)
    line = both.ask("position")["line"]
    answer = both.ask("position", line=line, seats=seats)
    while not answer["view"]["summary"]:
        answer = one_call(both, answer, rng)
    both.ask("position", line=line.replace("dealer=", "dealer=9"))
    assert f"position {line}\n" in both.ask("save")["record"]
