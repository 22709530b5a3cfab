"""What a person is offered to declare: one option of each kind, its later costs, and judgements."""

from typing import Any

import pytest

from brisques.cards import FRENCH
from tests.builder import Scene


def offered(variant: str, hand: str, **more: Any) -> list[dict[str, Any]]:
    """Return the options of seat 0, which has just won a trick with the nine of spades."""
    scene = Scene(variant, hands=[f"9S {hand}"], **more).take("9S")
    declare = scene.game.view(scene.game.observe(scene.state, 0))["declare"]
    options: list[dict[str, Any]] = declare["options"]
    return options


def by_rule(options: list[dict[str, Any]]) -> dict[str, list[str]]:
    """Return, for each rule on offer, the rules of the melds it would spoil."""
    return {
        option["rule"].removeprefix("bezique.meld."): sorted(
            cost["rule"].removeprefix("bezique.meld.") for cost in option["costs"]
        )
        for option in options
    }


def test_a_sequence_costs_the_royal_marriage_in_it() -> None:
    costs = by_rule(offered("bezique", "AH TH KH QH JH 8S"))
    assert costs["sequence"] == ["royal-marriage"]
    assert costs["royal-marriage"] == []


def test_a_second_single_costs_the_double() -> None:
    melds = ["bezique:QS1.JD1"]
    options = offered("bezique", "QS1 JD1 QS2 JD2 8S 8C", melds=melds)
    costs = by_rule(options)
    assert costs == {"bezique": ["double-bezique"], "double-bezique": ["bezique"]}


def test_a_first_single_grows_into_the_double_at_a_later_trick() -> None:
    costs = by_rule(offered("bezique", "QS1 JD1 QS2 JD2 8S 8C"))
    assert costs == {"bezique": [], "double-bezique": ["bezique"]}


def test_a_first_single_costs_the_double_after_the_last_trick_with_melds() -> None:
    costs = by_rule(offered("bezique", "QS1 JD1 QS2 JD2 8S 8C 8D", stock=2))
    assert costs == {"bezique": ["double-bezique"], "double-bezique": ["bezique"]}


def test_a_meld_without_a_card_of_the_trick_is_no_cost() -> None:
    """The royal marriage lies there from earlier tricks and cannot be declared any more."""
    scene = Scene("fildinski", trump="H", won="KD KC KH QH", hands=("KS", "QS")).play("KS QS")
    declare = scene.game.view(scene.game.observe(scene.state, 0))["declare"]
    assert by_rule(declare["options"]) == {"kings": ["marriage"], "marriage": ["kings"]}


def test_a_card_that_may_count_once_spoils_every_other_meld() -> None:
    """Where a won card counts once, each meld costs every other one of its cards."""
    scene = Scene("fildinski", won="KD KC KH JD", hands=("KS", "QS")).play("KS QS")
    declare = scene.game.view(scene.game.observe(scene.state, 0))["declare"]
    costs = by_rule(declare["options"])
    assert costs == {
        "kings": ["marriage"],
        "marriage": ["bezique", "kings"],
        "bezique": ["marriage"],
    }


@pytest.mark.parametrize("married", ["1", "2"])
def test_of_two_equal_melds_the_one_that_spoils_less_is_offered(married: str) -> None:
    """A queen that is already married goes into the sequence, so the other may still marry."""
    pair = f"marriage:KH1.QH{married}"
    hand = "AH TH KH1 QH1 QH2 JH 8S"
    sequences = [o for o in offered("bezique", hand, melds=[pair]) if "sequence" in o["rule"]]
    assert [f"QH{married}" in option["cards"] for option in sequences] == [True]


def test_any_choice_of_cards_can_be_judged() -> None:
    scene = Scene("bezique", hands=["9S AH TH KH1 QH1 QH2 JH 8S"], melds=["marriage:KH1.QH1"]).take(
        "9S"
    )
    option, refusal = scene.game.check_declaration(
        scene.state, 0, FRENCH.parse_cards("AH1TH1KH1QH2JH1")
    )
    assert refusal is None
    assert option is not None
    assert (option["action"], option["points"]) == ("sequence:AH1.TH1.KH1.QH2.JH1", 250)


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("KH1QH1", "meld/used-in-type"),
        ("AH1TH1", "meld/not-a-meld"),
        ("KS1QS1", "meld/not-in-hand"),
        ("KH1KH1", "meld/not-a-meld"),
    ],
)
def test_a_judgement_says_why_not(cards: str, code: str) -> None:
    scene = Scene("bezique", hands=["9S AH TH KH1 QH1 QH2 JH 8S"], melds=["marriage:KH1.QH1"]).take(
        "9S"
    )
    option, refusal = scene.game.check_declaration(scene.state, 0, FRENCH.parse_cards(cards))
    assert option is None
    assert refusal is not None
    assert refusal.code == code


def test_two_sevens_of_one_trick_leave_no_more_melds_than_none() -> None:
    """Both are melds of the trick (`seven.uses-slot`), though the game allows one at a trick."""
    rules = "fildinski,meld.per-trick=1,seven.uses-slot=true"
    scene = Scene(rules, hands=("7H", "7H"), turnup="AH").play("7H1 7H2")
    declare = scene.game.view(scene.game.observe(scene.state, 0))["declare"]
    assert (declare["left"], declare["exchange"]["takes"]) == (0, "AH1")
