"""Reasons of the Bézique family: what is said of selected plays, without any hidden fact."""

from __future__ import annotations

import json
from math import comb
from random import Random
from typing import Any

import pytest

from brisques.bezique.ai import explain as room
from brisques.bezique.ai import trick_odds
from brisques.bezique.meld_types import DONE
from brisques.game import NOBODY
from brisques.players.contract import Reason
from brisques.players.greedy import casual
from brisques.players.reasons import all_reasons, reasons_against, reasons_for
from brisques.registry import analysis_of, load_game
from brisques.shuffle import deal_rng
from brisques.words import words_of
from tests.builder import Scene
from tests.presets import each_bezique

Said = dict[str, dict[str, Any]]


def said(scene: Scene, code: str) -> Said:
    """Return the reasons of an action of the seat to move, by key; the first of each."""
    found: Said = {}
    seen = scene.game.observe(scene.state, scene.state.to_move)
    for reason in all_reasons(seen, scene.game.parse_action(code)):
        found.setdefault(reason.key.removeprefix("reason-"), reason.params)
    return found


def documented() -> dict[str, set[str]]:
    """Return the keys of the table in the module's docstring, with their parameters."""
    lines = [line.split() for line in (room.__doc__ or "").splitlines()]
    words = {"card", "cards", "points", "percent", "gives", "takes", "rule", "later", "missing"}
    words |= {"face", "left", "higher", "count", "suit", "seat"}
    table = {}
    for line in lines:
        if line and line[0].startswith("reason-"):
            params = []
            for word in line[1:]:
                if word not in words:
                    break
                params.append(word)
            table[line[0]] = set(params)
    return table


@each_bezique
def test_every_reason_is_documented_and_fair(variant: str) -> None:
    """Also with the unseen cards dealt again: the same knowledge gives the same reasons."""
    game = load_game(variant)
    table = documented()
    rng = Random(variant)
    state = game.deal(game.new_match(0), game.shuffle(0, deal_rng("reasons", 1)))
    while state.to_move != NOBODY:
        seen = game.observe(state, state.to_move)
        action = rng.choice(seen.legal)
        found = all_reasons(seen, action)
        for reason in found:
            assert set(reason.params) == table[reason.key], reason.key
        assert json.loads(json.dumps(found)) == [list(reason) for reason in found]
        other = analysis_of(game).determinize(seen, rng)
        again = game.observe(other, other.to_move)
        assert all_reasons(again, action) == found
        state.apply(casual(seen, rng))


def test_the_only_card_needs_no_reason() -> None:
    scene = Scene("fildinski", trump="C", stock=0, hands=("AH 7H", "8H KC"), leader=0).play("AH")
    assert said(scene, "8H1") == {"only": {}}


def test_taking_brisques_for_certain() -> None:
    scene = Scene("fildinski", trump="C", hands=("TH", "AH 7H"), leader=0).play("TH")
    found = said(scene, "AH1")
    assert found["wins"] == {"cards": ["TH1", "AH1"], "points": 20}
    assert "leaves-lead" not in found
    assert said(scene, "7H1")["gives"] == {"cards": ["TH1"], "points": 10}
    assert "leaves-lead" in said(scene, "7H1")


def test_a_lead_that_may_be_beaten() -> None:
    """The chance that it is not beaten; its copy and both aces of its suit are unseen."""
    scene = Scene("fildinski", trump="C", hands=("TH AS", "TH AH AH"), leader=0)
    found = said(scene, "TH1")
    chance = found["chance"]["percent"]
    assert 0 < chance < 100
    assert found["risks"] == {"card": "TH1", "points": 10, "percent": 100 - chance}
    assert found["unseen"]["face"] == "TH"
    assert found["unseen"]["left"] == 1
    assert found["unseen"]["higher"] == 2


def test_a_chance_counts_the_cards_that_the_other_player_may_hold() -> None:
    """He shows two of his eight cards; five of the 25 unseen ones beat the ten of hearts."""
    meld = "1.1.marriage:KD1.QD1"
    scene = Scene("bezique", trump="C", hands=("TH 7D", "KD QD"), melds=[meld], leader=0)
    chance = comb(25 - 5, 8 - 2) / comb(25, 8 - 2)
    assert said(scene, "TH1")["chance"] == {"percent": round(100 * chance)}


def test_a_trick_that_the_partner_is_winning_is_not_said_to_be_won_by_the_card() -> None:
    """Seat 2 holds it: for certain when seat 0 is the last to play, else with a chance."""
    hands = ("8S AH 7D", "7H", "9H", "8H")
    scene = Scene("four-hand-partners", trump="C", hands=hands, leader=1).play("7H 9H 8H")
    found = said(scene, "8S1")
    assert found["partner-holds"] == {"seat": 2, "percent": 100}
    assert "takes" not in found
    assert "partner-holds" not in said(scene, "AH1")
    scene = Scene("four-hand-partners", trump="C", hands=hands, leader=2).play("9H 8H")
    found = said(scene, "8S1")
    assert found["partner-holds"]["percent"] < 100
    assert found.keys().isdisjoint({"chance", "unseen"})


def test_where_nothing_is_hidden_the_chance_is_certain() -> None:
    scene = Scene("fildinski", trump="C", stock=0, hands=("AH KH", "TH 8C"), leader=0)
    assert said(scene, "AH1")["wins"] == {"cards": ["AH1"], "points": 10}
    assert "leaves-lead" in said(scene, "KH1")


def test_nothing_is_certain_that_a_later_player_may_choose() -> None:
    """The other player shows a king of hearts; nobody must beat while there is a stock."""
    meld = "1.1.marriage:KH1.QH1"
    scene = Scene("bezique", trump="C", hands=("JH AC", "KH QH"), melds=[meld], leader=0)
    assert said(scene, "JH1")["chance"] == {"percent": 1}
    assert "leaves-lead" not in said(scene, "JH1")


def test_a_chance_is_told_as_that_of_a_trick_which_all_take_who_can() -> None:
    """Nobody must beat a lead while there is a stock, so most leads win far more often."""
    words = words_of("en")
    for name, params in (("chance", {"percent": 1}), ("last-trick", {"points": 10, "percent": 1})):
        assert "if everyone who can take it does" in words.text(f"reason-{name}", params)
    assert "80" not in words.text("reason-draws-open", {"card": "KC1", "percent": 80})


def test_a_partner_need_not_take_the_trick() -> None:
    """The partner shows the king of trumps, which nothing that is unseen beats."""
    scene = Scene(
        "four-hand-partners",
        trump="C",
        hands=("8S", "9D TD", "", "KC QC"),
        won="AC AC AC AC TC TC TC TC",
        melds=["3.1.marriage:KC1.QC1"],
        leader=0,
    ).play("8S")
    assert said(scene, "TD1")["chance"] == {"percent": 99}


def test_what_is_so_in_every_sampled_deal_is_not_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trick_odds, "WORLDS", 1)
    scene = Scene("four-hand-partners", trump="C", hands=("KC 7H",), drawn="AC", leader=0)
    assert said(scene, "KC1")["chance"]["percent"] in {1, 99}


def test_a_reply_without_a_choice_is_certain() -> None:
    """In the endgame the other player must follow, and beat if possible."""
    for hand, key in (("AH 8H", "gives"), ("KH 8C", "wins")):
        scene = Scene("fildinski", trump="C", stock=0, hands=("TH 7D", hand), leader=0)
        assert key in said(scene, "TH1")


def test_what_a_worthless_card_keeps() -> None:
    """Brisques and trumps, highest first; giving up a brisque or a trump keeps nothing."""
    scene = Scene("fildinski", trump="C", hands=("KH", "AS TH 9C 7C 7D 8H JS 9D"), leader=0)
    scene.play("KH")
    assert said(scene, "7D1")["spares"] == {"cards": ["AS1", "TH1", "9C1"]}
    assert "spares" in said(scene, "8H1")
    assert "spares" not in said(scene, "TH1")
    assert "spares" not in said(scene, "7C1")
    scene = Scene("fildinski", trump="C", hands=("KH", "8S 7D 7S 9D 9S JS QS JD"), leader=0)
    scene.play("KH")
    assert "spares" not in said(scene, "7D1")
    scene = Scene("fildinski", trump="C", hands=("AH", "TH 9C 7D 8D")).play("AH")
    assert "spares" not in said(scene, "TH1"), "it is a brisque"
    scene = Scene("fildinski", trump="C", hands=("7H", "9H AS 9C")).play("7H")
    assert "spares" not in said(scene, "9H1"), "it wins the trick"
    scene = Scene("fildinski", trump="C", stock=0, hands=("AH 8S 8D", "7S AD 9S")).play("AH")
    assert "spares" not in said(scene, "7S1"), "all cards are played soon"


@pytest.mark.parametrize(
    ("variant", "led", "hand", "won"),
    [("bezique", "AH", "QS QS JD JD AC 7H", ""), ("fildinski", "KS", "QS AC 7H", "QS JD JD")],
)
def test_a_card_that_loses_a_meld_does_not_lose_little(
    variant: str, led: str, hand: str, won: str
) -> None:
    """It breaks a double bézique, or brings the other side one."""
    scene = Scene(variant, trump="C", hands=(led, hand), won=(won, ""), leader=0).play(led)
    assert {"gives-up", "helps"} & said(scene, "QS1").keys()
    assert "spares" not in said(scene, "QS1")


def chance(percent: int) -> Reason:
    return Reason("reason-chance", {"percent": percent})


def test_higher_cards_that_are_out_speak_for_no_card_and_none_against_none() -> None:
    def unseen_cards(higher: int) -> Reason:
        return Reason("reason-unseen", {"face": "AC", "left": 1, "higher": higher})

    likely, unlikely = chance(80), chance(30)
    assert reasons_for([likely, unseen_cards(0)], [unlikely]) == [likely, unseen_cards(0)]
    assert reasons_for([likely, unseen_cards(2)], [unlikely]) == [likely]
    assert reasons_against([unlikely, unseen_cards(0)], [likely]) == [unlikely]
    assert reasons_against([unlikely, unseen_cards(2)], [likely]) == [unlikely, unseen_cards(2)]


@pytest.mark.parametrize(
    ("key", "percent"),
    [("takes", 100), ("wins", 100), ("party-takes", 100), ("gives", 0), ("leaves-lead", 0)],
)
def test_the_chance_of_a_trick_speaks_only_where_it_tells_actions_apart(
    key: str, percent: int
) -> None:
    """The other action wins or loses it for certain; one that wins it for certain is as good."""
    other = [Reason(f"reason-{key}", {})]
    for own in (0, 24, 25, 60, 100):
        speaks_for, speaks_against = own >= 25 and own > percent, own < percent
        assert bool(reasons_for([chance(own)], other)) == speaks_for
        assert bool(reasons_against([chance(own)], other)) == speaks_against


def test_a_brisque_at_risk_says_how_likely_the_trick_is_won() -> None:
    risk = Reason("reason-risks", {"percent": 30})
    assert reasons_for([chance(71)], [risk]) == [chance(71)]
    assert reasons_for([chance(70)], [risk]) == []
    assert reasons_for([chance(71), risk], [chance(30)]) == [chance(71)]
    assert reasons_against([risk], [chance(60)]) == [risk]
    assert reasons_against([risk], [risk]) == []


def test_the_end_of_the_stock() -> None:
    """Trumps that are kept, and who draws the card that lies open."""
    scene = Scene(
        "fildinski",
        trump="C",
        turnup="AC",
        stock=2,
        hands=("KH", "AH 7S 9C 8S 8D 8H 9D 9H"),
        leader=0,
    )
    scene.play("KH")
    assert said(scene, "7S1")["keeps-trumps"] == {"count": 1}
    assert list(said(scene, "7S1"))[-1] == "keeps-trumps", "all else tells more"
    assert said(scene, "7S1")["draws-open"] == {"card": "AC1", "percent": 100}
    assert said(scene, "AH1")["leaves-open"] == {"card": "AC1"}
    assert "keeps-trumps" not in said(scene, "9C1")
    for stock in (4, None):
        early = Scene("fildinski", trump="C", turnup="AC", stock=stock, hands=("KH", "AH 7S 9C"))
        early.play("KH")
        assert ("keeps-trumps" in said(early, "7S1")) is (stock == 4)
        assert {"draws-open", "leaves-open"}.isdisjoint(said(early, "7S1") | said(early, "AH1"))


def test_the_last_trick_before_the_stock_is_over_may_pay() -> None:
    scene = Scene("bezique,last-trick.which=stock", turnup="9H", stock=2, hands=("AH 8S", "8H 8D"))
    assert said(scene, "AH1")["last-trick"] == {"points": 10, "percent": 100}
    early = Scene("bezique,last-trick.which=stock", turnup="9H", hands=("AH 8S", "8H 8D"))
    assert "last-trick" not in said(early, "AH1")


def test_a_deece_is_declared_or_exchanged() -> None:
    hands = ("AS AD 7C 9D", "8S 8D 9H")
    scene = Scene("bezique", trump="C", turnup="KC", hands=hands).play("AS 8S")
    exchange, seven = {"gives": "7C1", "takes": "KC1"}, {"card": "7C1", "points": 10}
    assert said(scene, "exchange") == {"exchange": exchange, "seven": seven}
    assert said(scene, "seven") == {"seven": seven}


def test_a_deece_that_has_scored_is_exchanged_for_no_points() -> None:
    hands = ("AS AD 7C 9D", "8S 8D 9H")
    scene = Scene("bezique,seven.when=shown", trump="C", turnup="KC", hands=hands).play("AS 8S")
    assert list(said(scene, "exchange")) == ["exchange", "seven"]
    assert list(said(scene.do("seven"), "exchange")) == ["exchange"]


@pytest.mark.parametrize(
    ("variant", "hands", "led", "scores"),
    [
        ("bezique-penguin", ("8H", "7C 8D"), "8H", True),
        ("bezique,seven.when=shown", ("7C 8D", ""), "", True),
        ("fildinski", ("8H", "7C 8D"), "8H", True),
        pytest.param("fildinski", ("7C 8D", ""), "", False, id="the trick may be lost"),
        pytest.param("bezique", ("8H", "7C 8D"), "8H", False, id="it is declared later"),
        pytest.param("fildinski,seven.points=0", ("8H", "7C 8D"), "8H", False, id="no points"),
    ],
)
def test_a_deece_that_scores_as_it_is_played(
    variant: str, hands: tuple[str, str], led: str, scores: bool
) -> None:
    scene = Scene(variant, trump="C", hands=hands).play(led)
    assert said(scene, "7C1").get("seven") == ({"card": "7C1", "points": 10} if scores else None)


def test_a_deece_scores_for_the_seat_that_wins_it() -> None:
    scene = Scene("fildinski", trump="C", hands=("7C", "9C 8D")).play("7C")
    assert said(scene, "9C1")["seven"] == {"card": "7C1", "points": 10}
    assert "seven" not in said(scene, "8D1")


def test_a_deece_that_was_shown_does_not_score_as_it_is_played() -> None:
    scene = Scene("bezique,seven.when=shown", trump="C", hands=("7C 8D", "8H 9H"))
    assert "seven" in said(scene, "7C1")
    assert "seven" not in said(scene.do("seven"), "7C1")


@pytest.mark.parametrize("pays", ["true", "false"])
def test_a_deece_may_pay_nothing_in_the_endgame(pays: str) -> None:
    variant = f"bezique,seven.when=shown,seven.in-endgame={pays}"
    scene = Scene(variant, trump="C", stock=0, hands=("7C 8D", "8H 9D"))
    assert ("seven" in said(scene, "7C1")) is (pays == "true")


def test_the_two_dearest_melds_that_are_not_declared_are_named() -> None:
    hands = ("AS KS KH KD KC QS JD 7H", "8S")
    scene = Scene("bezique", trump="H", hands=hands).play("AS 8S")
    reasons = all_reasons(scene.game.observe(scene.state, 0), DONE)
    assert [(reason.key, reason.params["points"]) for reason in reasons] == [
        ("reason-declines", 80),
        ("reason-declines", 40),
    ]
    assert "seven" in scene.legal()


@pytest.mark.parametrize(("variant", "counts"), [("bezique", True), ("rubicon", False)])
def test_brisques_that_only_decide_a_tie_are_no_points(variant: str, counts: bool) -> None:
    scene = Scene(variant, stock=0, hands=("AH 8S", "8H 8D"))
    assert ("wins" in said(scene, "AH1")) is counts
    assert ("takes" in said(scene, "AH1")) is not counts


def test_the_size_of_a_packet_is_guessed_by_how_it_looks() -> None:
    scene = Scene("six-pack", trump="-", slips="0.0").do("lift:24")
    percent = [said(scene, f"guess:{count}")["guess"]["percent"] for count in range(21, 28)]
    assert percent == [0, 6, 24, 41, 24, 6, 0]


def test_a_trump_spent_for_nothing() -> None:
    scene = Scene("bezique", trump="C", hands=("8H", "9C 7H"), leader=0).play("8H")
    assert said(scene, "9C1")["worthless-trump"] == {"card": "9C1"}
    scene = Scene("bezique", trump="C", hands=("TH", "9C 7H"), leader=0).play("TH")
    assert "worthless-trump" not in said(scene, "9C1")


@pytest.mark.parametrize(
    ("variant", "turnup", "wasted"),
    [
        ("bezique", "8C", False),
        ("bezique", "7C", False),
        ("bezique-penguin", "8C", False),
        ("bezique-penguin", "7C", True),
        ("rubicon", "", True),
    ],
)
def test_a_trump_that_lets_a_deece_be_declared_or_exchanged_is_not_wasted(
    variant: str, turnup: str, wasted: bool
) -> None:
    """Where a deece is shown as it is played, a trick is only needed to exchange it."""
    scene = Scene(variant, trump="C", turnup=turnup, hands=("8H", "9C 7C"), leader=0).play("8H")
    assert ("worthless-trump" in said(scene, "9C1")) is wasted


@pytest.mark.parametrize(("seats", "wasted"), [("four-hand", True), ("four-hand-partners", False)])
def test_a_trump_is_not_wasted_if_the_partner_may_declare(seats: str, wasted: bool) -> None:
    hands = ("8H", "KS QS 7H", "9H", "9C 7D")
    scene = Scene(seats, trump="C", hands=hands, leader=0).play("8H 7H 9H")
    assert ("worthless-trump" in said(scene, "9C1")) is wasted
    scene.play("9C")
    assert ("pass" in scene.legal()) is not wasted


@pytest.mark.parametrize(("variant", "lead"), [("bezique", ""), ("three-hand", "8H")])
def test_what_a_trick_brings_is_open_while_others_are_to_play(variant: str, lead: str) -> None:
    hands = ["8H", "9C 7H"] if lead else ["9C 7H"]
    scene = Scene(variant, trump="C", hands=hands, leader=0).play(lead)
    assert "worthless-trump" not in said(scene, "9C1")


def test_a_trump_that_brings_a_meld_nearer_is_not_spent_for_nothing() -> None:
    """With the queens of spades and clubs won, a third brings four queens nearer."""
    scene = Scene("fildinski", trump="C", hands=("8H", "QC 7H"), won=("", "QS QD"), leader=0)
    found = said(scene.play("8H"), "QC1")
    assert "nears" in found
    assert "worthless-trump" not in found


def test_a_total_that_ends_the_deal() -> None:
    scene = Scene(
        "fildinski-penguin",
        trump="C",
        hands=("TH", "AH 7H"),
        points=(500, 980),
        leader=0,
    ).play("TH")
    assert said(scene, "AH1")["ends"] == {"points": 1000}


@pytest.mark.parametrize(
    ("variant", "led", "hand", "code"),
    [
        ("bezique-penguin", "8H", "7C 8D", "7C1"),
        ("fildinski-penguin", "8H", "7C 8D", "7C1"),
        ("fildinski-penguin", "7C", "AC 8D", "AC1"),
        ("bezique,seven.when=shown", "8H", "7C 8D", "7C1"),
    ],
)
def test_a_deece_that_ends_the_deal_as_it_is_played(
    variant: str, led: str, hand: str, code: str
) -> None:
    """The total is the one with which the deal is over, however much more the trick would pay."""
    points = (500, 990)
    scene = Scene(variant, trump="C", hands=(led, hand), points=points, leader=0).play(led)
    ends = said(scene, code)["ends"]
    assert ends == {"points": scene.play(code[:2]).state.totals[1]}
    assert scene.state.to_move == NOBODY
    assert "ends" not in said(Scene(variant, hands=(led, hand)).play(led), code)


@pytest.mark.parametrize(("points", "ends"), [(980, {"points": 1000}), (960, None)])
def test_an_ace_taken_for_a_deece_may_end_the_deal(points: int, ends: Any) -> None:
    """The deece has paid ten points by then, and the ace pays ten more."""
    variant, hands = "fildinski-penguin", ("7C 8S", "8D")
    scene = Scene(variant, trump="C", turnup="AC", hands=hands, points=(points, 0)).play("7C 8D")
    found = said(scene, "exchange")
    assert found["wins"] == {"cards": ["AC1"], "points": 10}
    assert found.get("ends") == ends
    scene.do("exchange")
    assert (scene.state.to_move == NOBODY) == (ends is not None)


@pytest.mark.parametrize(
    ("rule", "turnup", "counts"),
    [("true", "AC", True), ("true", "KC", False), ("false", "AC", False)],
)
def test_an_exchanged_brisque_counts_if_the_rules_say_so(
    rule: str, turnup: str, counts: bool
) -> None:
    """With 980 points the deece brings 10, and a brisque the 10 that end the deal."""
    variant, hands = f"fildinski-penguin,seven.exchanged-brisque={rule}", ("7C 8S", "8D")
    scene = Scene(variant, trump="C", turnup=turnup, hands=hands, points=(980, 0)).play("7C 8D")
    found = said(scene, "exchange")
    assert ("wins" in found) == ("ends" in found) == counts


@pytest.mark.parametrize("seats", ["three-hand", "four-hand", "four-hand-partners"])
def test_chances_with_several_players(seats: str) -> None:
    """The last player knows the outcome; the ace of trumps cannot be beaten."""
    scene = Scene(seats, trump="C", hands=("AC 7H",), leader=0)
    assert "wins" in said(scene, "AC1")


def test_a_trick_that_no_card_takes_is_told() -> None:
    """Both must follow suit; the ace of the second scene could take the trick."""
    for hand, is_told in (("7H 8H 9C", True), ("7H AH 9C", False)):
        scene = Scene("fildinski", stock=0, trump="C", hands=("KH 8D 9D", hand), leader=0).play(
            "KH"
        )
        assert ("none-wins" in said(scene, "7H1")) == is_told


def test_a_trick_that_lets_a_deece_be_exchanged() -> None:
    """Won with the trick in Fildinski, held in the hand in Bézique; the nine leaves both out."""
    for variant, hand in (("fildinski", "7H 9C"), ("bezique", "AC 7H 9D")):
        hands = ("8C", hand)
        scene = Scene(variant, trump="H", hands=hands, turnup="AH", leader=0).play("8C")
        first, last = hand.split()[0], hand.split()[-1]
        found = said(scene, f"{first}1")["lets-exchange"]
        assert found == {"gives": "7H1", "takes": "AH1"}
        assert "lets-exchange" not in said(scene, f"{last}1")


def test_spared_cards_of_one_face_stand_together() -> None:
    scene = Scene("bezique", trump="H", hands=("9D", "AS AC AS 7S"), leader=0).play("9D")
    assert said(scene, "7S1")["spares"]["cards"] == ["AS1", "AS2", "AC1"]
