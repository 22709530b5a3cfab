"""Faces, copies, packs and their codes."""

import pytest

from brisques.cards import (
    ACE,
    DIAMONDS,
    FRENCH,
    GERMAN,
    JACK,
    OVER,
    QUEEN,
    SEVEN,
    SPADES,
    TEN,
    UNDER,
    Pattern,
    face,
    is_brisque,
    pack,
)
from brisques.errors import EngineError


def test_aces_and_tens_of_every_copy_are_brisques() -> None:
    brisques = {FRENCH.format_face(card)[0] for card in pack(2) if is_brisque(card)}
    assert brisques == {"A", "T"}
    assert is_brisque(32 + face(TEN, DIAMONDS))


def test_codes_name_rank_suit_and_copy() -> None:
    assert FRENCH.format_card(face(QUEEN, SPADES)) == "QS1"
    assert FRENCH.format_card(32 + face(JACK, DIAMONDS)) == "JD2"
    assert FRENCH.format_face(32 + face(ACE, SPADES)) == "AS"
    assert GERMAN.format_card(face(OVER, SPADES)) == "OA1"
    assert GERMAN.format_card(7 * 32 + face(UNDER, DIAMONDS)) == "UH8"


@pytest.mark.parametrize("pattern", [FRENCH, GERMAN], ids=lambda pattern: pattern.name)
def test_codes_round_trip_over_eight_packs(pattern: Pattern) -> None:
    cards = pack(8)
    codes = [pattern.format_card(card) for card in cards]
    assert len(set(codes)) == 256
    assert [pattern.parse_card(code) for code in codes] == list(cards)
    assert pattern.parse_cards("".join(codes)) == list(cards)
    assert [pattern.parse_face(code[:2]) for code in codes] == [card % 32 for card in cards]


def test_ranks_rise_from_seven_to_ace_with_the_ten_second() -> None:
    assert FRENCH.ranks == "789JQKTA"
    assert GERMAN.ranks == "789UOKTA"
    assert (SEVEN, TEN, ACE) == (0, 6, 7)


@pytest.mark.parametrize(
    "text", ["", "Q", "QS", "QS0", "QS9", "QX1", "1S1", "qS1", "QS1 ", "QS\u0661", "QSQ"]
)
def test_bad_card_codes(text: str) -> None:
    with pytest.raises(EngineError) as caught:
        FRENCH.parse_card(text)
    assert caught.value.code == "card/bad-code"
    assert caught.value.where in (text, text[:2]), "the code, or the face in it that is none"


@pytest.mark.parametrize("text", ["QS1Q", "QS1Q H1", "QS"])
def test_bad_rows_of_cards(text: str) -> None:
    with pytest.raises(EngineError, match="card/bad-code"):
        FRENCH.parse_cards(text)


@pytest.mark.parametrize("text", ["", "SH", "X", "s"])
def test_bad_suits(text: str) -> None:
    with pytest.raises(EngineError, match="card/bad-suit"):
        FRENCH.parse_suit(text)


def test_patterns_have_their_own_letters() -> None:
    assert [GERMAN.parse_suit(letter) for letter in "ALHB"] == [0, 1, 2, 3]
    with pytest.raises(EngineError):
        GERMAN.parse_card("QS1")


def test_a_pack_may_leave_faces_out() -> None:
    short = pack(1, removed=[face(SEVEN, suit) for suit in range(4)])
    assert len(short) == 28
    assert len(pack(6)) == 192
    assert face(SEVEN, SPADES) not in short
