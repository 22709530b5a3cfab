"""Where a gain comes from: rules and outcomes that differ after two actions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from brisques.players.comparison import Comparison
from brisques.players.contract import OUTCOME, Source
from brisques.players.hint import Adviser
from brisques.players.policy_levels import tuned_policy
from brisques.players.thinking import Tally, Thought
from brisques.position import parse_position
from brisques.registry import analysis_of
from tests.builder import Scene
from tests.filko_scene import Scene as FilkoScene
from tests.filko_scene import playing, ruled, seats

SEVEN_LED = (
    "fildinski;trump=C;dealer=0;leader=0;trick=;hands=7H1TH17S2JS27H2TH2AD27C2,"
    "KH1TD1JC1QC1KC1AS2KH2QC2;won=QH2KC2,8S29H2JH1QD1KD1AH2;stock=AH18H29D2JS1AC1QD2KD2AS1AD19S1"
    "TS28C29C1KS28D18S19S28C19C2JH2JD1TD2QS1KS18D2QS2TS1JC27C18H19H1TC2TC17S17D2QH19D1JD27D1;"
    "up=AC2;points=0,30;base=0,0;melds=1.3.marriage:KD1.QD1;brisques=,AH2"
)
"""The value at the horizon has 7C2 41 points ahead of 7S2; in 600 worlds it was 18 ± 17 behind."""
QUEEN_NEEDED = (
    "fildinski;trump=H;dealer=0;leader=0;trick=;hands=KS17H1TH1KD17H28H2QH2KD2,"
    "QS19H1KH1KC1KS2TS2KH2TD2;won=8S1QH17D1QD28C2JH29D2AD18D1TD19S1AS29C1TC1JC19S2,"
    "8S2QS27S2TS19C2KC2JS1AS1JC2AC17C1TC2;stock=AH1JD1QC1JS29D18D27S1AD2TH2AH2QC2JH17C27D28C1AC2"
    "JD2QD19H2;up=8H1;points=40,40;base=0,0;brisques=AD1TD1AS2TC1,TS1AS1AC1TC2"
)
"""The value at the horizon has KS1 17 points ahead of QH2; in 300 worlds it was 67 ± 11 behind."""
SEQUENCE = "bezique.meld.sequence"
LAST_TRICK = "bezique.last-trick.points"


def reasons(scene: Scene | FilkoScene, better: str, worse: str) -> list[tuple[str, dict[str, Any]]]:
    """Return why one action is better than another, as plain tuples."""
    seen = scene.game.observe(scene.state, scene.state.to_move)
    policy = tuned_policy(scene.game.variant.name)
    actions = [scene.game.parse_action(code) for code in (better, worse)]
    compared = Comparison(seen, policy, Random(1), actions)
    while compared.worlds < 40:
        compared.step()
    return [tuple(reason) for reason in compared.reasons(*actions)]


def test_points_are_told_by_rule_and_side() -> None:
    # Who keeps the trump wins the last trick.
    scene = Scene("bezique", stock=0, hands=("AH 7C", "TC 8D"))
    assert reasons(scene, "7C1", "AH1") == [
        ("reason-more", {"scores": [[LAST_TRICK, 10]]}),
        ("reason-less", {"scores": [[LAST_TRICK, -10]]}),
    ]


def test_nothing_is_told_of_a_worse_action_or_of_the_same() -> None:
    scene = Scene("bezique", stock=0, hands=("AH 7C", "TC 8D"))
    assert reasons(scene, "AH1", "7C1") == []
    assert reasons(scene, "AH1", "AH1") == []


def test_an_outcome_is_told_that_becomes_more_likely() -> None:
    hands = ["UL 9A", "TA 9B", "8B TB", "8H TH"]
    scene = playing("filicau", hands, trump="L", taken=["AL TL AA AB AH"])
    [reason] = reasons(scene, "9A1", "UL1")
    assert reason == ("reason-outcome", {"comes": "masters", "percent": 100, "instead": 0})


@pytest.mark.parametrize("hands", [["AL", "9A", "8A", "7A"], ["9A", "AL", "8A", "7A"]])
def test_masters_who_stay_masters_are_one_outcome(hands: list[str]) -> None:
    """With six points and with five: neither can be why an action is better."""
    taken = ["AA TA AH TH AB", "TB TL"]
    scene = playing("filicau", hands, trump="L", taken=taken, status=ruled(seats(0, 2)))
    scene.play(" ".join(hands))
    for seat in range(4):
        assert analysis_of(scene.game).sources(scene.state, (), seat) == {
            Source(OUTCOME, "same"): 1
        }


def test_a_hint_tells_the_meld_that_brings_its_lead() -> None:
    hand = "AH AC 8C 9C 7D 8D 9D 7S"
    scene = Scene("fildinski", hands=(hand, "JH"), won="TH KH QH", leader=1).play("JH")
    adviser = Adviser(scene.game.observe(scene.state, 0), Random(1))
    while not adviser.settled:
        adviser.step()
    assert scene.game.action_code(adviser.thought.action) == "AH1"
    gain, more, *_ = adviser.reasons()
    assert (gain.key, more) == ("reason-gain", ("reason-more", {"scores": [[SEQUENCE, 250]]}))


def test_a_hint_does_not_tell_a_lead_that_only_the_value_finds() -> None:
    game, state = parse_position(SEVEN_LED)
    adviser = Adviser(game.observe(state, 0), Random(1))
    while not adviser.settled:
        adviser.step()
    found = adviser._found
    assert found.lead
    assert found.lead.points > 25
    assert "reason-gain" not in {reason.key for reason in adviser.reasons()}


def test_a_hint_is_found_among_more_than_the_two_best_of_the_search() -> None:
    game, state = parse_position(QUEEN_NEEDED)
    adviser = Adviser(game.observe(state, 0), Random(1))
    while not adviser.settled:
        adviser.step()
    king, queen = adviser._found.action, adviser.thought.action
    assert (game.action_code(king), game.action_code(queen)) == ("KS1", "QH2")
    assert adviser._searched_lead(king, queen).points > 0
    assert adviser._searched_lead(queen, king).points < 0


def test_a_lead_of_the_search_is_as_doubtful_as_the_action_with_fewer_playouts() -> None:
    scene = Scene("fildinski", hands=("QS KS 7D 8D", ""))
    adviser = Adviser(scene.game.observe(scene.state, 0), Random(1))
    first, many, few, *_ = scene.game.observe(scene.state, 0).legal
    found = [Tally(first, 400), Tally(many, 400, 4_000.0, 400_000.0), Tally(few, 6, 60.0, 6_000.0)]
    adviser._found = Thought(many, 806, settled=True, tallies=found)
    sure, doubtful = (adviser._searched_lead(many, other) for other in (first, few))
    assert doubtful.deviation > sure.deviation
    assert adviser._searched_lead(few, many).deviation == doubtful.deviation
    assert 0 < sure.points < 10
