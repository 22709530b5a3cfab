"""The summary stored beside a record: it saves replaying earlier deals, and can break nothing."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brisques.bridge import summary as summaries
from brisques.bridge.operations import Bridge
from brisques.bridge.summary import resume, summarize
from brisques.match import Match
from brisques.match_view import view_of
from brisques.record import Branch, SeatEntry, format_record
from brisques.registry import load_game
from brisques.variants import names
from tests.properties.play import examples

DEALS = 4


def after_some_deals(variant: str, deals: int = DEALS) -> Match:
    """Return a match in the middle of its deal number `deals`, or of its last."""
    game = load_game(variant)
    seats = [SeatEntry("human", name="Ala"), *[SeatEntry("player", "random")] * (game.players - 1)]
    match = Match.new(variant, seats, "summary")
    while match.record.number < deals:
        play(match, 1000)
        if game.is_over(match.standing):
            break
        match.next_deal()
    play(match, 12)
    return match


def play(match: Match, actions: int) -> None:
    """Play first legal actions, at most to the end of the deal."""
    for _ in range(actions):
        if not match.deal_over:
            code = match.game.action_code(match.playing().legal()[0])
            match._apply(match.playing(), match.game.parse_action(code))


def everything(match: Match) -> tuple[Any, ...]:
    """Return all that a match holds, after it has played another deal."""
    before = view_of(match, 0), format_record(match.record), summarize(match)
    play(match, 1000)
    if not match.game.is_over(match.standing):
        match.next_deal()
    return *before, view_of(match, 0), format_record(match.record), summarize(match)


def test_a_match_continues_as_if_it_had_been_replayed(
    variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = after_some_deals(variant)
    record, summary = format_record(match.record), summarize(match)
    with monkeypatch.context() as patch:
        patch.delattr(Match, "_pass_over")  # which replays an earlier deal
        resumed = resume(record, summary)
    assert resumed is not None
    assert everything(resumed) == everything(match)


def test_a_branch_is_resumed_too() -> None:
    match = after_some_deals("filicau")
    match.record.branch = Branch(match.record.number, 3)
    resumed = resume(format_record(match.record), summarize(match))
    assert resumed is not None
    assert resumed.record.branch == match.record.branch


def test_a_match_in_its_first_deal_has_no_summary() -> None:
    assert summarize(after_some_deals("fildinski", 1)) == ""


def load(record: str, summary: str) -> dict[str, Any]:
    request = {"op": "load", "record": record, "summary": summary}
    answer: dict[str, Any] = json.loads(Bridge().call(json.dumps(request)))
    return answer


def test_a_record_that_does_not_fit_its_summary_is_replayed() -> None:
    match = after_some_deals("fildinski")
    record, summary = format_record(match.record), summarize(match)
    first = record.index("\n", record.index("deal ")) + 1
    bad = record[:first] + "AS1 AS1 " + record[first:]
    assert resume(bad, summary) is None
    assert load(bad, summary)["error"]["where"].startswith("deal 1, action")


def test_the_first_deals_of_a_record_are_loaded_with_a_summary_too() -> None:
    match = after_some_deals("filicau")
    request = {"op": "load", "record": format_record(match.record), "summary": summarize(match)}
    answer = json.loads(Bridge().call(json.dumps({**request, "deals": 2})))
    assert answer["view"]["match"]["deal"] == 2


def test_a_summary_of_another_engine_version_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    match = after_some_deals("filicau")
    record, summary = format_record(match.record), summarize(match)
    monkeypatch.setattr(summaries, "__version__", "next")
    assert resume(record, summary) is None


@examples(150)
@given(st.integers(0, 2**16), st.text('0123456789-.{}[]":,nul', max_size=2))
def test_a_damaged_summary_changes_nothing(place: int, text: str) -> None:
    match = after_some_deals("filicau", 2)
    record, summary = format_record(match.record), summarize(match)
    place %= len(summary)
    damaged = summary[:place] + text + summary[place + 1 :]
    assert load(record, damaged)["view"] == load(record, "")["view"]


numbers = st.integers(-3, 7) | st.none() | st.text(max_size=2) | st.lists(st.integers(-1, 3))


@examples(60)
@given(
    st.sampled_from(names()),
    st.dictionaries(
        st.sampled_from(["scores", "dealer", "target", "deals", "won", "winner", "stake", "games"])
        | st.just("carried"),
        numbers | st.lists(numbers, max_size=4),
        min_size=1,
        max_size=2,
    ),
)
def test_a_forged_summary_breaks_nothing(variant: str, forged: dict[str, Any]) -> None:
    match = after_some_deals(variant, 2)
    record, summary = format_record(match.record), json.loads(summarize(match))
    del summary["sum"]
    summary["standing"].update(forged)
    summary["sum"] = summaries._checksum(record[: summary["before"][1]], summary)
    bridge = Bridge()
    request = {"op": "load", "record": record, "summary": json.dumps(summary)}
    answer = json.loads(bridge.call(json.dumps(request)))
    while answer["ok"] and answer["view"]["to_move"] is not None:
        revision, view = answer["revision"], answer["view"]
        op = "act" if view["legal"] else "step"
        more = {"action": view["legal"][0]} if view["legal"] else {}
        answer = json.loads(bridge.call(json.dumps({"op": op, "revision": revision, **more})))
    assert answer["ok"] or answer["error"]["code"] != "bridge/internal", answer
