"""Who wins a trick and what must be played, also with more than two players."""

import pytest

from brisques.cards import FRENCH
from brisques.tricks import DUTIES, FREE, NO_TRUMP, STRICT, allowed_cards, broken_duty, plain_order

HEARTS = plain_order(FRENCH.parse_suit("H"))


def cards(text: str) -> list[int]:
    """Return cards by their faces, the first copy unless the text names another."""
    return [FRENCH.parse_card(name if len(name) == 3 else f"{name}1") for name in text.split()]


def legal(hand: str, trick: str, duty: int = STRICT) -> set[str]:
    return {FRENCH.format_face(c) for c in allowed_cards(cards(hand), cards(trick), HEARTS, duty)}


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("AS", 0),
        ("7S 8S 9S JS QS KS TS AS", 7),
        ("AS 7H 8H AD", 2),
        ("KS AD AC TS", 3),
        ("AS1 AS2 AS3", 0),
        ("7S KD1 KD2 8S", 3),
        ("7H AS TH1 TH2", 2),
    ],
)
def test_best_of_many(trick: str, winner: int) -> None:
    """E20 among them: of equal cards the first wins."""
    assert HEARTS.best(cards(trick)) == winner


def test_without_trumps_only_the_suit_led_wins() -> None:
    assert plain_order(NO_TRUMP).best(cards("7S AH AD 8S")) == 3


@pytest.mark.parametrize(
    ("hand", "trick", "expected"),
    [
        ("9D TD AH", "KD 8H", {"9D", "TD"}),  # E18: a ruff cannot be beaten by following
        ("AC 9C", "KC 8C", {"AC"}),  # E21
        ("AC2 8C", "9C KC AC1", {"AC", "8C"}),  # E22: an equal card does not beat
        ("9H AH 7C", "KD TH", {"AH"}),  # overtrump when able
        ("9H 7C", "KD TH", {"9H"}),  # trump though it cannot win
    ],
)
def test_duties_with_more_than_two(hand: str, trick: str, expected: set[str]) -> None:
    assert legal(hand, trick) == expected


@pytest.mark.parametrize(
    ("hand", "trick", "expected"),
    [
        ("9H 7C", "KD TH", {"9H", "7C"}),  # E19: a trump that cannot win need not be wasted
        ("9H AH 7C", "KD TH", {"AH"}),
        ("9H AH 7C", "KD", {"9H", "AH"}),  # any trump wins here
        ("9H AH 7D", "KD TH", {"7D"}),
        ("9H 8H", "TH 7C", {"9H", "8H"}),  # trumps led are followed, beaten or not
        ("9H AH", "TH 7C", {"AH"}),
    ],
)
def test_overtrump_asks_a_void_hand_only_for_trumps_that_win(
    hand: str, trick: str, expected: set[str]
) -> None:
    assert legal(hand, trick, DUTIES["follow-beat-overtrump"]) == expected


def test_leading_and_free_play_allow_every_card() -> None:
    hand = cards("7H KS")
    assert allowed_cards(hand, [], HEARTS, STRICT) == hand
    assert allowed_cards(hand, cards("AD"), HEARTS, FREE) == hand


@pytest.mark.parametrize(
    ("card", "hand", "trick", "duty"),
    [
        ("AH", "TD 9D AH", "KD", "must-follow"),
        ("9D", "TD 9D AH", "KD", "must-beat"),
        ("KS", "7H KS", "AD", "must-trump"),
        ("TD", "TD 9D AH", "KD", None),
        ("9S", "AH 9S", "JH", "must-follow"),
        ("9H", "9H AH", "KD TH", "must-beat"),
    ],
)
def test_the_broken_duty_is_named(card: str, hand: str, trick: str, duty: str | None) -> None:
    assert broken_duty(cards(card)[0], cards(hand), cards(trick), HEARTS, STRICT) == duty


def test_the_broken_duty_to_overtrump_is_named() -> None:
    """Under it a trump too low to win is as good as any other card, so it is not required."""
    duty = DUTIES["follow-beat-overtrump"]
    hand, trick = cards("9H AH 7C"), cards("KD TH")
    assert broken_duty(cards("7C")[0], hand, trick, HEARTS, duty) == "must-trump"
    assert broken_duty(cards("AH")[0], hand, trick, HEARTS, duty) is None
    assert broken_duty(cards("7C")[0], cards("9H 7C"), trick, HEARTS, duty) is None


def test_copy_numbers_never_matter() -> None:
    """Any copies of the same faces give the same winner."""
    for copies in ("11", "12", "21", "22"):
        trick = cards(f"KD{copies[0]} TD{copies[1]}")
        assert HEARTS.best(trick) == 1
