"""Reasons of Filicău and Filkó: what is said of selected plays, without any hidden fact."""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from statistics import fmean
from typing import cast

import pytest

from brisques.filko.ai import trick_chances
from brisques.filko.ai.explain import CardReasons
from brisques.filko.ai.policy import FilkoPolicy
from brisques.filko.observation import FilkoObservation
from brisques.filko.state import FilkoState
from brisques.players.contract import Policy, Reason
from brisques.players.policy_levels import tuned_policy
from brisques.players.reasons import all_reasons, reasons_for
from brisques.players.search import likely_worlds
from brisques.position import parse_position
from brisques.registry import analysis_of
from brisques.words import words_of
from tests.filko_decisions import decisions, game_of
from tests.filko_scene import Scene, dealt, playing
from tests.presets import each_filko
from tests.properties.hidden import reshuffled
from tests.properties.play import RandomDeal, some_states


@pytest.fixture
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Estimate chances from two samples, where their values do not matter."""
    monkeypatch.setattr(trick_chances, "SAMPLES", 2)


@each_filko
@pytest.mark.usefixtures("few_samples")
def test_every_action_has_a_reason_in_plain_words(variant: str) -> None:
    game = game_of(variant)
    for state in decisions(variant, 6):
        seen = game.observe(state, state.to_move)
        for action in seen.legal:
            found = all_reasons(seen, action)
            assert 1 <= len(found) <= 5
            for reason in found:
                assert reason.key.startswith("reason-")
                assert json.loads(json.dumps(reason.params)) == reason.params


@each_filko
def test_reasons_tell_nothing_hidden(variant: str) -> None:
    game, random_deal = game_of(variant), RandomDeal(variant, 4)
    for number, state in enumerate(some_states(random_deal)):
        seat = state.to_move
        seen = game.observe(state, seat)
        other = game.observe(reshuffled(game, state, seat, Random(number)), seat)
        for action in seen.legal:
            assert all_reasons(seen, action) == all_reasons(other, action)


def said(scene: Scene, code: str) -> dict[str, dict[str, object]]:
    """Return the reasons for an action of the seat to move, by key."""
    seen = scene.game.observe(scene.state, scene.state.to_move)
    action = scene.game.parse_action(code if ":" in code or code == "end" else f"{code}1")
    return {reason.key: reason.params for reason in all_reasons(seen, action)}


def test_the_last_to_play_knows_who_wins_the_trick() -> None:
    hands = ["", "", "", "OB 8L AA"]
    scene = playing("filko-4", hands, trick="AH 9H TH", trump="L")
    assert said(scene, "OB")["reason-wins"] == {"cards": ["AH1", "TH1"], "points": 2}
    assert said(scene, "OB")["reason-cheaper"] == {"card": "OB1", "enough": "8L1"}
    assert said(scene, "OB")["reason-spends-permanent"] == {"card": "OB1"}
    assert said(scene, "8L")["reason-keeps-permanent"] == {"cards": ["OB1"]}


def test_nothing_is_certain_that_a_later_player_may_choose() -> None:
    """Seat 0 has a trump above the nine for certain, but has the eight as well."""
    game, state = parse_position(
        "filicau;phase=play;trump=L;dealer=0;leader=1;turn=3;trick=UH17A1;"
        "hands=8L1AL1UB1,OL1TH1,8A19A1,TA19L1KB1;"
        "tricks=1.0.UA1AA1KA1TL1,0.0.AH17H18H1KH1,0.1.AB17L19B1TB1,1.0.9H1UL1KL1OA1,0.1.8B1OH1OB17B1;"
        "exposed=8L1;status=13.-.-.-.-.-"
    )
    policy = cast("FilkoPolicy", tuned_policy("filicau"))
    seen = cast("FilkoObservation", game.observe(state, 3))
    found = CardReasons(policy, seen, game.parse_action("9L1"))
    assert [*found.reasons_by_weight()] == [Reason("reason-party-chance", {"percent": 17})]


def test_a_point_is_given_to_a_partner_or_lost() -> None:
    scene = playing("filko-4", ["", "", "", "TH 8H 7A"], trick="9H AH 7H", trump="L")
    assert said(scene, "TH")["reason-feeds"] == {"card": "TH1", "points": 1, "seat": 1}
    lost = playing("filko-4", ["", "", "", "TH 8H 7A"], trick="AH 9H 7H", trump="L")
    assert said(lost, "TH")["reason-gives"] == {"cards": ["AH1", "TH1"], "points": 2}
    assert said(lost, "8H")["reason-gives"] == {"cards": ["AH1"], "points": 1}


def test_a_permanent_trump_is_not_spent_for_the_points_of_the_others() -> None:
    """Nor for nothing where it is led: what the trick will bring is not known yet."""
    beaten = playing("filko-4", ["", "", "", "OB OH 8A"], trick="OA AL TL", trump="L")
    led = playing("filko-4", ["OB 8L AA KA", "", "", ""], trump="L")
    for scene in (beaten, led):
        assert said(scene, "OB")["reason-spends-permanent"] == {"card": "OB1"}
    words = words_of("en", "german").text("reason-spends-permanent", {"card": "[[OB]]"})
    assert words.endswith(", a trump in every suit.")


def test_a_trick_that_only_a_partner_may_overtake_is_taken_by_the_side() -> None:
    """The others have shown that they have no trumps; the partner has the Over of acorns."""
    hands = ["8L 8A", "9H 9A", "OA 7A", "8H KA"]
    scene = playing("filko-4", hands, taken=["AA TA AL TL AB TB"])
    trump = 1 << scene.game.pattern.parse_face("OA")
    scene.state.voids = (0, trump, 0, trump)  # the tricks are made up
    reasons = said(scene, "8L")
    assert reasons["reason-party-takes"] == {}
    assert "reason-takes" not in reasons
    assert scene.play("8L 9H OA 8H").winners() == [2]


def test_the_card_of_a_partner_that_is_beaten_is_named() -> None:
    scene = playing("filko-4", ["", "", "", "AH 8H 7A"], trick="9H TH 7H", trump="L")
    assert said(scene, "AH")["reason-overtakes"] == {"card": "TH1", "seat": 1}


def test_a_partner_who_hardly_holds_the_trick_may_be_beaten() -> None:
    """Seat 3, who plays last, is likely to have trumps and no heart."""
    scene = playing("filko-4", ["7A KL KB", "", "AH 8H 7B", ""], trick="TH 9H", trump="L")
    assert "reason-overtakes" not in said(scene, "AH")


@pytest.mark.parametrize("variant", ["filicau", "filko-4", "filko-5", "rich-poor"])
def test_the_chance_to_take_a_trick_is_that_in_the_worlds_of_search(variant: str) -> None:
    """Compare every third decision of two deals; the parties of some are secret."""
    game, policy, compared = game_of(variant), tuned_policy(variant), 0
    for state in islice(decisions(variant, 2), 1, None, 3):
        seen, card = game.observe(state, state.to_move), state.legal()[0]
        found = {reason.key: reason.params for reason in all_reasons(seen, card)}
        if "reason-party-chance" not in found:
            continue
        search = likely_worlds(analysis_of(game), seen, policy, Random(0), policy.guesses)
        worlds = [cast("FilkoState", world) for world in islice(filter(None, search), 300)]
        taken = fmean(party_takes(world, card, policy) for world in worlds)
        assert abs(found["reason-party-chance"]["percent"] - 100 * taken) < 16
        compared += 1
    assert compared > 2


def party_takes(world: FilkoState, card: int, policy: Policy) -> bool:
    """Return whether the party of the seat to move takes the trick with a card."""
    seat, state, before = world.to_move, world.clone(), len(world.tricks)
    state.apply(card)
    while len(state.tricks) == before:
        state.apply(policy.choose(state))
    winner = state.tricks[before][2]
    return (world.party >> seat & 1) == (world.party >> winner & 1)


RUNS = {"reason-runs", "reason-ends-run", "reason-says-run"}


@each_filko
@pytest.mark.usefixtures("few_samples")
def test_masters_are_not_told_to_take_no_point(variant: str) -> None:
    game = game_of(variant)
    for state in decisions(variant, 12):
        seen = game.observe(state, state.to_move)
        if state.status.masters >> state.to_move & 1:
            for action in seen.legal:
                found = all_reasons(seen, action)
                assert RUNS.isdisjoint(reason.key for reason in found)


@pytest.mark.usefixtures("few_samples")
def test_the_last_player_of_a_trick_without_points_ends_no_run() -> None:
    game, times_said = game_of("filicau"), 0
    for state in decisions("filicau", 60):
        value, trick = game.ruleset.value, state.trick
        for action in state.legal() if trick else []:
            cards = [*trick, action]
            if action >= len(value):
                continue
            seen = game.observe(state, state.to_move)
            found = {reason.key for reason in all_reasons(seen, action)}
            if len(cards) == game.players and not any(value[card] for card in cards):
                assert "reason-ends-run" not in found
            times_said += "reason-ends-run" in found
    assert times_said


def test_no_card_is_given_to_a_partner_who_loses_the_trick() -> None:
    """All that is still hidden are trumps, one of which seat 1 must play."""
    hands = ["TH 8H", "OL AL", "UL", "KL"]
    taken = ["AB TB AA TA TL OB OA OH"]
    scene = playing("filko-4", hands, trick="AH 9H", leader=2, trump="L", taken=taken)
    found = said(scene, "TH")
    assert "reason-gives" in found
    assert "reason-feeds" not in found


def test_no_card_is_the_highest_left_below_another_of_the_hand() -> None:
    taken = ["OA OL AL TL AB TB KL UL"]
    scene = playing("filko-4", ["AH TH OH OB", "", "", ""], taken=taken, trump="L")
    assert said(scene, "AH")["reason-boss"] == {"card": "AH1", "suit": "H"}
    assert said(scene, "OH")["reason-boss-trump"] == {"card": "OH1"}
    assert "reason-boss" not in said(scene, "TH")
    assert "reason-boss-trump" not in said(scene, "OB")


def test_the_reason_for_six_points_is_their_result() -> None:
    taken = ["AL TL AA TA", "AB", "TB"]
    scene = playing(
        "filko-4", ["", "", "", "OB 8L 8A"], trick="AH 9H TH", leader=1, trump="L", taken=taken[:2]
    )
    assert said(scene, "OB")["reason-reaches"] == {"points": 6, "comes": "masters"}


def test_no_result_is_said_to_be_reached_before_the_parties_are_known() -> None:
    """Seat 4 does not know whether seat 3, which has three points, is with it."""
    scene = playing(
        "rich-poor-called",
        ["AB", "UB", "AA", "9A", "9B OL"],
        trick="TB 8B KL 7A",
        trump="B",
        taken=["UH UL KB TH 8A KA OH OA UA TA", "", "", "9H 7H KH AH 8H 9L AL TL OB 8L"],
        fields={"called": "UB1", "oldman": "0"},
    )
    assert scene.state.totals == [2, 0, 0, 3, 0]
    assert said(scene, "OL")["reason-wins"] == {"cards": ["TB1"], "points": 1}
    assert "reason-reaches" not in said(scene, "OL")


def test_an_early_end_and_talk_have_their_reasons() -> None:
    hands = ["AH 7L", "9H 8L", "8H 7A", "7H 8A"]
    scene = playing("filicau", hands, taken=["AA TA AL TL AB TB", "TH"])
    assert said(scene, "end") == {"reason-decided": {}}
    assert said(scene, "aim:run") == {"reason-talk-nothing": {}}


def test_what_the_policy_says_always_has_its_reason() -> None:
    """The weights of the policy find reasons to run where the weights of the reasons find none."""
    game, policy, reasons = game_of("filicau"), tuned_policy("filicau"), set()
    for state in decisions("filicau", 60):
        choice = policy.choose(state)
        if game.action_code(choice).startswith("aim"):
            seen = game.observe(state, state.to_move)
            reasons |= {reason.key for reason in all_reasons(seen, choice)}
    assert reasons == {"reason-says-run", "reason-says-six"}


def test_the_highest_card_to_call_finds_a_partner() -> None:
    """A house rule allows to call the ace that is held, but leaves the caller alone."""
    scene = dealt("filko-5,party.own-card=alone", hands=["", "OA 9L 9H KB TB AB"])
    assert said(scene, "call:UB1")["reason-call-high"] == {"card": "UB1"}
    words = words_of("en", "german").text("reason-call-high", {"card": "[[UB]]"})
    assert "the highest that you may call there and do not hold" in words
    assert "reason-call-high" not in said(scene, "call:AB1")


def test_a_suit_is_trumped_later_only_if_others_may_lead_it() -> None:
    """All other hearts but the Over have been played, or seat 1 has the eight."""
    for other, is_said in (("7A", False), ("8H", True)):
        scene = playing("filko-4", ["9H TL", other], taken=["AH TH KH UH"], trump="L")
        assert ("reason-empties" in said(scene, "9H")) is is_said


def test_the_only_card_needs_no_reason_though_something_may_be_said() -> None:
    scene = playing("filko-4", ["", "", "", "AH 8B"], trick="9H TH 7H", trump="L")
    assert scene.legal() == ["AH1", "aim:six", "aim:hold"]
    assert said(scene, "AH") == {"reason-only": {}}


def test_a_card_with_a_point_also_tells_how_likely_the_trick_is_won() -> None:
    """The ace led by seat 0 loses to a trump only; a card of no worth would take it less often."""
    scene = playing("filko-4", ["AH 9H 7A", "", "", ""], trump="L")
    found = said(scene, "AH")
    assert found["reason-party-chance"]["percent"] == 100 - found["reason-risks"]["percent"]
    assert (
        found["reason-party-chance"]["percent"]
        > said(scene, "9H")["reason-party-chance"]["percent"]
    )


def test_a_trick_that_a_partner_holds_has_one_chance() -> None:
    hands = ["", "", "8H KH 9B 8B", "OA OL 9L"]
    scene = playing("filko-4", hands, trick="AH 7H", trump="L")
    found = said(scene, "8H")
    assert found["reason-partner-holds"]["seat"] == 0
    assert "reason-party-chance" not in found


def test_a_card_that_keeps_a_point_from_the_other_side() -> None:
    """One of two cards would have been given; none to a trick of the own side."""
    scene = playing("filko-4", ["", "", "", "AH TH 8H"], trick="KH 7H 8L", trump="L")
    assert said(scene, "8H")["reason-withholds"] == {"cards": [["AH1", "TH1"]]}
    assert "reason-withholds" not in said(scene, "TH")
    won = playing("filko-4", ["", "", "", "AH TH 8H"], trick="KH 8L 7H", trump="L")
    assert "reason-withholds" not in said(won, "8H")


def test_a_trick_that_no_card_takes_is_told() -> None:
    for hand, is_told in (("8H UH", True), ("8H TH", False)):
        scene = playing("filko-4", ["", "", "", hand], trick="KH 7H AA", trump="L")
        assert ("reason-none-wins" in said(scene, "8H")) is is_told


def test_a_side_that_takes_no_point_keeps_no_trump_for_later() -> None:
    """Seat 4 is to lose its high cards; the trick is not yet of its side."""
    game, state = parse_position(
        "filko-5;phase=play;trump=A;dealer=4;leader=2;turn=4;trick=OH17A1;"
        "hands=8A1KL19H19B1,9L18B1UB1TB1,9A1KA1TA1,UA1UH1KB1,OA1AA1OB1AB1;"
        "tricks=1.3.AL18L1OL1UL1TL1,3.2.8H1KH1TH17H1AH1;oldman=1;party=14;shown=1;"
        "status=023.14.-.4.0.1;aims=-,2,0,0,2;said=3.0,4.0"
    )
    seen = game.observe(state, 4)
    found = {reason.key for reason in all_reasons(seen, game.parse_action("AA1"))}
    assert "reason-runs" in found
    assert "reason-keeps-permanent" not in found


def test_a_card_that_is_most_likely_trumped_is_not_praised_as_the_highest() -> None:
    """Seat 0 or seat 2 has no leaves, but a trump, in nearly all worlds."""
    game, state = parse_position(
        "filko-4;phase=play;trump=A;dealer=0;leader=1;turn=1;trick=;"
        "hands=7A18A19L1UL1KL1,7L1AL17B1OB1KB1,9A1KA1TH1TB1AB1,UA1TA18B19B1UB1;"
        "tricks=1.3.TL1OL1OA18L1,3.3.AH1UH18H17H1,3.1.KH1AA1OH19H1;exposed=AA1"
    )
    reasons = all_reasons(game.observe(state, 1), game.parse_action("AL1"))
    found = {reason.key: reason.params for reason in reasons}
    assert found["reason-ruff-danger"]["percent"] == 99
    assert "reason-boss" not in found


def test_a_point_that_beats_the_card_of_a_partner_is_given_to_the_trick_too() -> None:
    scene = playing("filko-4", ["", "", "9H AH 7A 8A 9A 7L 8L 9L", ""], trick="TH KH")
    assert said(scene, "AH")["reason-feeds"] == {"card": "AH1", "points": 1, "seat": 0}


def test_no_point_is_given_to_a_trick_that_a_partner_most_likely_loses() -> None:
    """Seat 3 has shown that it has no hearts; nearly all trumps are still hidden."""
    scene = playing("filko-4", ["7A", "", "TH 8H 7B 8B 9B 9A", ""], trick="AH 9H", trump="L")
    hearts = sum(1 << scene.game.pattern.parse_face(f"{rank}H") for rank in "789UKTA")
    scene.state.voids = (0, 0, 0, hearts)
    reasons = said(scene, "TH")
    assert "reason-risks" in reasons
    assert "reason-feeds" not in reasons


def test_a_card_that_may_take_the_points_of_others_tells_them() -> None:
    """Seat 1 led the ten; seats 3 and 0 may have no hearts, but higher trumps."""
    hands = ["7B 8B 9B", "", "KL 9L 9A 8A 7A KB", ""]
    found = said(playing("filko-4", hands, trick="TH", leader=1, trump="L"), "KL")
    assert "reason-party-chance" in found
    assert found["reason-catches"] == {"cards": ["TH1"], "points": 1}
    lost = playing("filko-4", ["", "", "8H 7H", ""], trick="TH", leader=1, trump="L")
    assert "reason-catches" not in said(lost, "8H")


def test_points_are_withheld_only_against_a_card_that_may_lose_points() -> None:
    """Seat 2 leads: the nine does not give the ten away, but nor does an Over."""
    game, state = parse_position(
        "filko-4;phase=play;trump=L;dealer=1;leader=2;turn=2;trick=;"
        "hands=UA18L19H1TH18B19B1TB1AB1,OA1KA19L1UL1AL17H1OH1UB1,7A19A1TA1OL1KL1KH17B1OB1,"
        "8A1AA17L1TL18H1UH1AH1KB1;tricks=;exposed=9L1"
    )
    seen = game.observe(state, 2)
    nine, ten, over = (all_reasons(seen, game.parse_action(code)) for code in ("9A1", "TA1", "OL1"))
    assert "reason-withholds" in {reason.key for reason in reasons_for(nine, ten)}
    assert "reason-withholds" not in {reason.key for reason in reasons_for(nine, over)}


def test_the_highest_card_of_a_suit_that_is_kept_is_named() -> None:
    """Seat 0 can follow to the ace by the seven or by the king, above which only the ten was."""
    hands = ["7A KA TL", "", "", ""]
    scene = playing("filko-4", hands, trick="AA 8A 9A", leader=1, trump="H", taken=["TA"])
    assert said(scene, "7A")["reason-keeps-high"] == {"card": "KA1", "suit": "A"}
    assert "reason-keeps-high" not in said(scene, "KA")
