"""Searches, hints, reviews and exact endgames through the bridge: sliced, fair, without effect."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from brisques.bridge import Bridge, operations, thinker
from brisques.game import Observation
from brisques.players import judging
from brisques.players.levels import PLAYERS
from brisques.players.review import SMALL_DOUBT
from brisques.players.thinking import Level, Thinking, Thought
from brisques.registry import load_game
from tests.builder import Scene
from tests.players.test_levels import SOME_OF_EACH
from tests.test_bridge import ask, play, seats_for

EXPERTS = [{"kind": "human"}, {"kind": "player", "level": "expert"}]
SHORT = "fildinski"


@pytest.fixture(autouse=True)
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a clock that advances 0.1 ms whenever it is read, so that slices are equally long."""
    ticks = count()
    monkeypatch.setattr(thinker, "perf_counter", lambda: next(ticks) / 10_000)


def seated(variant: str = "fildinski", seats: Any = None, seed: str = "k") -> tuple[Bridge, Any]:
    bridge = Bridge()
    seats = seats or [*EXPERTS, *seats_for(variant)[2:]]
    answer = ask(bridge, "new", variant=variant, seats=seats, seed=seed)
    assert answer["ok"]
    return bridge, answer


def until(bridge: Bridge, answer: Any, seat: int, after: int = 0) -> Any:
    """Play until a seat is to move, at least `after` actions later."""
    made = 0
    while answer["view"]["to_move"] != seat or made < after:
        answer = play(bridge, answer, 1, made)
        made += 1
    return answer


def to_the_end(bridge: Bridge, answer: Any) -> Any:
    while answer["view"]["to_move"] is not None:
        answer = play(bridge, answer, 1, answer["revision"])
    return answer


def state_of(bridge: Bridge) -> tuple[Any, Any]:
    return ask(bridge, "view"), ask(bridge, "save")


def error(bridge: Bridge, op: str, **given: Any) -> str:
    answer = ask(bridge, op, **given)
    assert not answer["ok"], answer
    code: str = answer["error"]["code"]
    return code


# --- thinking -----------------------------------------------------------------------------------


def test_a_search_continues_from_call_to_call() -> None:
    bridge, answer = seated()
    revision = until(bridge, answer, 1)["revision"]
    before = state_of(bridge)
    told = [ask(bridge, "think", revision=revision) for _ in range(6)]
    assert all(one.keys() == {"ok", "settled", "rollouts", "ms"} for one in told)
    assert {one["ms"] for one in told} == {300}
    spent = [one["rollouts"] for one in told]
    assert spent == sorted(set(spent)) or told[-1]["settled"], "each call goes on"
    assert state_of(bridge) == before


def test_a_level_without_search_answers_at_once() -> None:
    bridge, answer = seated(seats=seats_for("fildinski"))
    revision = until(bridge, answer, 1)["revision"]
    told = ask(bridge, "think", revision=revision)
    assert told == {"ok": True, "settled": True, "rollouts": 0, "ms": 0}
    assert ask(bridge, "think", revision=revision) == told


def scripted(seen: Observation, _: Random) -> Thinking:
    """Return a search that proposes each legal action in turn and never settles."""
    for spent in count():
        yield Thought(seen.legal[spent % len(seen.legal)], spent, settled=False)


@pytest.mark.parametrize("calls", [0, 1, 2, 3])
def test_a_step_plays_the_result_of_the_search(monkeypatch: pytest.MonkeyPatch, calls: int) -> None:
    monkeypatch.setitem(PLAYERS, "scripted", Level("scripted", scripted, rollouts=5, ms=40))
    bridge, answer = seated(seats=[EXPERTS[0], {"kind": "player", "level": "scripted"}])
    answer = until(bridge, answer, 1)
    spent = [ask(bridge, "think", revision=answer["revision"])["rollouts"] for _ in range(calls)]
    game, line = load_game("fildinski"), ask(bridge, "position")["line"]
    legal = game.load_position(dict(f.split("=", 1) for f in line.split(";")[1:])).legal()
    assert len(legal) == 8
    assert ask(bridge, "step", revision=answer["revision"])["ok"]
    played = ask(bridge, "save")["record"].split()[-1]
    # Without calls to `think` it searches until its rollouts are done.
    assert played == game.action_code(legal[(spent[-1] if spent else 5) % len(legal)])


def test_a_search_ends_when_its_position_changes() -> None:
    bridge, answer = seated()
    answer = until(bridge, answer, 1, 2)
    first = ask(bridge, "think", revision=answer["revision"])["rollouts"]
    for _ in range(4):
        assert ask(bridge, "think", revision=answer["revision"])["rollouts"] > first
    undone = ask(bridge, "undo", revision=answer["revision"])
    assert error(bridge, "think", revision=undone["revision"]) == "table/human-to-move"
    redone = ask(bridge, "redo", revision=undone["revision"])
    assert ask(bridge, "think", revision=redone["revision"])["rollouts"] == first


def test_no_search_runs_when_the_deal_is_over() -> None:
    bridge, answer = seated(seats=seats_for("fildinski"))
    answer = to_the_end(bridge, answer)
    for op, given in (("think", {}), ("lend", {}), ("hint", {"dose": 1})):
        assert error(bridge, op, revision=answer["revision"], **given) == "deal/over"
    assert error(bridge, "solve") == "deal/over"


# --- further workers ----------------------------------------------------------------------------


@pytest.mark.parametrize("variant", SOME_OF_EACH)
def test_results_of_other_workers_are_added(variant: str) -> None:
    bridge, answer = seated(variant)
    answer = until(bridge, answer, 1)
    while ask(bridge, "think", revision=answer["revision"])["settled"]:
        answer = until(bridge, play(bridge, answer, 1), 1)
    revision = answer["revision"]
    before = state_of(bridge)
    lent = ask(bridge, "lend", revision=revision)
    del lent["ok"]
    assert (lent["seat"], lent["level"]) == (1, "expert")
    tallies = [ask(Bridge(), "ponder", **lent, seed=s, ms=80)["tally"] for s in "ab"]
    found = sum(gain[0] for tally in tallies for gain in tally.values())
    assert found > 0
    alone = ask(bridge, "think", revision=revision)["rollouts"]
    joined = ask(bridge, "think", revision=revision, tallies=tallies)["rollouts"]
    assert joined >= alone + found, "they propose the same actions"
    assert state_of(bridge) == before


@pytest.mark.parametrize(
    "tallies",
    [
        *(1, [1], [{"QS1": 1}], [{"QS1": [1, 2]}], [{"QS1": [1, 2, True]}]),
        *([{"QS1": [1, 2, 10**17]}], [{"QS1": [-5, 1, 1]}]),
    ],
)
def test_a_tally_has_three_numbers_for_each_action(tallies: Any) -> None:
    bridge, answer = seated()
    answer = until(bridge, answer, 1)
    given = {"revision": answer["revision"], "tallies": tallies}
    assert error(bridge, "think", **given) == "bridge/bad-argument"
    given["tallies"] = [{"XX9": [1, 2, 3]}]
    assert error(bridge, "think", **given) == "action/unknown"


def test_only_the_seat_to_move_may_search_and_not_for_ever() -> None:
    bridge, answer = seated()
    lent = ask(bridge, "lend", revision=until(bridge, answer, 1)["revision"])
    given = {"line": lent["line"], "level": "expert", "seed": "s"}
    for seat, ms in ((0, 9), (1, -1), (1, 100_000)):
        assert error(bridge, "ponder", seat=seat, ms=ms, **given) == "bridge/bad-argument"
    assert error(bridge, "ponder", **{**given, "level": "king"}, seat=1, ms=9) == "player/unknown"
    none = ask(bridge, "ponder", **{**given, "level": "club"}, seat=1, ms=9)
    assert none == {"ok": True, "tally": {}}


# --- hints --------------------------------------------------------------------------------------


def test_a_hint_marks_cards_and_then_says_why(variant: str) -> None:
    bridge, answer = seated(variant, seats_for(variant))
    answer = until(bridge, answer, 0)
    revision, view = answer["revision"], answer["view"]
    first = ask(bridge, "hint", revision=revision, dose=1)
    assert first.keys() == {"ok", "dose", "action", "cards", "settled", "rollouts", "ms"}
    assert first["action"] in view["legal"]
    assert all(card in first["action"] for card in first["cards"])
    assert first["cards"] or first["action"] not in view["hand"]
    second = ask(bridge, "hint", revision=revision, dose=2)
    assert second.keys() == first.keys() | {"reasons", "exact", "worth"}
    assert second["rollouts"] > first["rollouts"] or first["settled"]
    assert all(reason.keys() == {"key", "params"} for reason in second["reasons"])
    assert ask(bridge, "view")["revision"] == revision
    assert ask(bridge, "view")["view"] == {**view, "assisted": True}


def test_a_hint_names_the_cards_of_a_meld() -> None:
    bridge = Bridge()
    line = Scene("fildinski", hands=("KS", "QS")).play("KS QS").line()
    revision = ask(bridge, "position", line=line)["revision"]
    told = ask(bridge, "hint", revision=revision, dose=1)
    assert (told["action"], told["cards"]) == ("marriage:KS1.QS1", ["KS1", "QS1"])


def test_hints_are_for_the_seat_to_move_and_in_two_steps() -> None:
    bridge, answer = seated()
    answer = until(bridge, answer, 1)
    assert error(bridge, "hint", revision=answer["revision"], dose=1) == "turn/not-yours"
    answer = until(bridge, answer, 0)
    for dose in (0, 3, "1"):
        code = error(bridge, "hint", revision=answer["revision"], dose=dose)
        assert code == "bridge/bad-argument"
    assert not ask(bridge, "view")["view"]["assisted"], "none was given"


def test_a_hint_is_for_the_turn_at_hand() -> None:
    bridge, answer = seated()
    answer = until(bridge, answer, 0)
    first = ask(bridge, "hint", revision=answer["revision"], dose=1)["action"]
    answer = ask(bridge, "act", revision=answer["revision"], action=first)
    answer = until(bridge, answer, 0)
    second = ask(bridge, "hint", revision=answer["revision"], dose=1)["action"]
    assert first not in answer["view"]["legal"]
    assert second in answer["view"]["legal"]


# --- the exact endgame --------------------------------------------------------------------------

LAST = Scene("fildinski", stock=0, size=2, hands=("AH AS", "7H 8C"))
"""Two tricks are left; the other has one trump and no Spade, so it is drawn first."""


def test_the_endgame_is_solved_exactly() -> None:
    bridge = Bridge()
    line = LAST.line()
    told = ask(bridge, "solve", line=line)
    assert told["solvable"]
    assert set(told["worths"]) == {"AH1", "AS1"}
    best = max(told["worths"].values())
    assert told["worth"] == best == told["worths"][told["line"][0]]
    assert told["worths"]["AH1"] > told["worths"]["AS1"]
    revision = ask(bridge, "position", line=line)["revision"]
    assert ask(bridge, "solve") == told
    hint = ask(bridge, "hint", revision=revision, dose=2)
    assert (hint["action"], hint["exact"], hint["worth"]) == ("AH1", True, best)
    assert hint["settled"]
    assert hint["reasons"][0] == {"key": "reason-exact", "params": {"points": round(best)}}


def test_a_position_with_hidden_cards_is_not_solved() -> None:
    """A line is solved with all cards open; a table only where the seat to move knows them all."""
    bridge, _ = seated()
    none: Any = {"ok": True, "solvable": False, "worth": None, "line": [], "worths": {}}
    assert ask(bridge, "solve") == none
    assert ask(bridge, "solve", line=ask(bridge, "position")["line"]) == none
    four = Scene("four-hand", stock=0, size=1, hands=["AS", "KS", "QS", "7S"])
    ask(bridge, "position", line=four.line())
    assert ask(bridge, "solve") == none
    assert ask(bridge, "solve", line=four.line())["solvable"]


# --- reviews ------------------------------------------------------------------------------------


def reviewed(bridge: Bridge, revision: int) -> list[dict[str, Any]]:
    """Return all answers of a review, the last one complete."""
    told = [ask(bridge, "review", revision=revision)]
    while not told[-1]["done"]:
        told.append(ask(bridge, "review", revision=revision))
    return told


def finished(seed: str = "r") -> tuple[Bridge, int]:
    """Return a table whose deal is over, the last third of it played."""
    bridge, answer = seated(SHORT, seats_for(SHORT), seed)
    answer = play(bridge, answer, 40)
    line = ask(bridge, "position")["line"]
    bridge = Bridge()
    return bridge, to_the_end(bridge, ask(bridge, "position", line=line))["revision"]


def test_a_review_judges_each_decision() -> None:
    bridge, revision = finished()
    before = state_of(bridge)
    *partial, last = reviewed(bridge, revision)
    assert partial
    assert all("worst" not in one for one in partial)
    assert state_of(bridge) == before
    rows = last["rows"]
    assert len(rows) == last["of"] > 4
    assert [row["place"] for row in rows] == sorted({row["place"] for row in rows})
    for row in rows:
        view = ask(bridge, "at", place=row["place"])["view"]
        assert view["to_move"] == 0
        assert {row["played"], row["best"]} <= set(view["legal"])
        assert row["trick"] == view["trick"]["number"]
        assert row["loss"] >= 0
        assert row["loss"] >= row["error"] or row["loss"] == 0
        assert row["best"] != row["played"] or row["loss"] == 0
        assert bool(row["line"]) == row["exact"]
    codes = ask(bridge, "save")["record"].rpartition("position ")[2].split()[1:]
    assert [codes[row["place"]] for row in rows] == [row["played"] for row in rows]
    lost = {row["place"]: row["loss"] for row in rows if row["loss"]}
    assert [lost[place] for place in last["worst"]] == sorted(lost.values(), reverse=True)[:3]
    assert len(set(last["worst"])) == len(last["worst"])
    assert last["lost"] == pytest.approx(sum(row["loss"] for row in rows), abs=0.1 * len(rows))
    assert lost, "who plays at random loses something"


def test_a_review_answers_with_the_rows_after_the_changes_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A page that keeps the rows has all of them; an answer with nothing new has none."""
    monkeypatch.setattr(judging, "MOST_WORLDS", 200)
    bridge, revision = finished()
    rows: dict[int, Any] = {}
    told: dict[str, Any] = {"changes": 0, "settled": False}
    while not told["settled"]:
        seen = told["changes"]
        told = ask(bridge, "review", revision=revision, seen=seen)
        assert len(told["rows"]) <= told["changes"] - seen
        rows |= {row["place"]: row for row in told["rows"]}
    assert told["changes"] > told["of"] == len(rows)
    assert [rows[place] for place in sorted(rows)] == ask(bridge, "review", revision=revision)[
        "rows"
    ]
    assert not ask(bridge, "review", revision=revision, seen=told["changes"])["rows"]
    assert error(bridge, "review", revision=revision, seen=-1) == "bridge/bad-argument"


def test_a_review_is_of_the_latest_deal() -> None:
    bridge, revision = finished()
    assert reviewed(bridge, revision)[-1]["done"]
    answer = to_the_end(bridge, ask(bridge, "next", revision=revision))
    assert len(ask(bridge, "review", revision=answer["revision"])["rows"]) <= 1


def test_a_review_is_the_same_on_any_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    bridge, revision = finished()
    slow = reviewed(bridge, revision)
    monkeypatch.setattr(operations, "SLICE_MS", 50)
    again = Bridge()
    revision = ask(again, "load", record=ask(bridge, "save")["record"])["revision"]
    fast = reviewed(again, revision)
    assert len(fast) < len(slow)
    assert fast[-1] == slow[-1]


def test_a_review_is_refined_until_little_doubt_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked on, it makes losses surer that are in doubt; a proven loss stays as it was."""
    monkeypatch.setattr(judging, "MOST_WORLDS", 200)
    bridge, revision = finished()
    first = reviewed(bridge, revision)[-1]
    assert not first["settled"]
    last = first
    while not last["settled"]:
        last = ask(bridge, "review", revision=revision)
        assert last["done"]
    surer = 0
    for before, after in zip(first["rows"], last["rows"], strict=True):
        if before["exact"]:
            assert after == before
        elif before["loss"] and after["loss"]:
            assert after["error"] < before["error"] or before["error"] < SMALL_DOUBT
            surer += after["error"] < before["error"]
    assert surer
    assert last["lost"] == pytest.approx(
        sum(row["loss"] for row in last["rows"]), abs=0.1 * last["of"]
    )
    assert ask(bridge, "review", revision=revision) == last


def test_a_review_is_refused_before_the_deal_is_over() -> None:
    bridge, answer = seated()
    assert error(bridge, "review", revision=answer["revision"]) == "table/deal-not-over"
