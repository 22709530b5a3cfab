"""Brisques, the deece and its exchange, the last trick: the worked examples E63 to E70.

Seat 0 leads. Hearts are trumps unless the test says otherwise.
"""

from typing import Any

import pytest

from brisques.events import Drew, Event, Exchanged, Played, Scored
from brisques.game import Deal
from tests.builder import Scene
from tests.rules.presets import EB, S0, S1, S2, each_fildinski


@pytest.mark.parametrize("variant", [S0, S1, EB])
def test_s0_brisques_score_at_once(variant: str) -> None:
    """E63."""
    scene = Scene(variant, hands=("TD", "AS"), trump="D").play("TD AS")
    assert scene.points() == [(0, "brisque", 10), (0, "brisque", 10)]


def test_s2_brisques_count_at_the_end() -> None:
    """E63 in S2: nothing now, the pile of each seat after the last trick."""
    scene = Scene(S2, hands=("TD", "AS"), trump="D").play("TD AS")
    assert scene.points() == []
    last = Scene(S2, stock=0, won="AS AH TD 8S", hands=("TC", "8C")).play("TC 8C").decline()
    assert last.points() == [
        (0, "last-trick", 10),
        (0, "brisque", 40),
        (1, "brisque", 120),
    ]


def test_s0_brisques_exchanged_ace_is_none() -> None:
    """S0 pays brisques for cards won in a trick, and the turn-up was not."""
    scene = Scene(S0, hands=("7H", "8S"), turnup="AH").play("7H 8S").do("exchange")
    assert scene.points() == [(0, "seven", 10)]


@pytest.mark.parametrize("variant", [S1, EB])
def test_eb_polish_exchanged_ace_is_a_brisque(variant: str) -> None:
    """Britannica's example counts it, at once."""
    scene = Scene(variant, hands=("7H", "8S"), turnup="AH").play("7H 8S").do("exchange")
    assert scene.points() == [(0, "seven", 10), (0, "brisque", 10)]


def test_s2_brisques_exchanged_ace_counts_at_the_end() -> None:
    """The pile is counted, and the exchanged card lies in it."""
    scene = Scene(S2, hands=("7H", "8S"), turnup="AH").play("7H 8S").do("exchange")
    assert scene.points() == [(0, "seven", 10)]
    while scene.to_move >= 0:
        scene.do("done" if "done" in scene.legal() else scene.legal()[0])
    brisques = sum(points for _, rule, points in scene.points() if rule == "brisque")
    assert brisques == 160


@pytest.mark.parametrize("variant", [S0, S1, EB])
def test_s0_deece_pays_the_winner_of_the_trick(variant: str) -> None:
    """The player does not matter: seat 1 loses its seven to seat 0."""
    scene = Scene(variant, hands=("8H", "7H")).play("8H 7H")
    assert scene.points() == [(0, "seven", 10)]


def test_s2_fildinsky_deece_is_declared() -> None:
    """In S2 it is a meld: nothing comes without a declaration, and it may wait."""
    scene = Scene(S2, hands=("8H KD", "7H 9D")).play("8H 7H done KD 9D")
    assert scene.points() == []
    assert scene.do("seven").points() == [(0, "seven", 10)]


EXCHANGE: dict[str, Any] = {"hands": ("7H", "9C"), "turnup": "QH", "won": "KH 8S"}


@pytest.mark.parametrize("variant", [S0, S1])
def test_s0_deece_exchanged_card_melds_in_the_same_turn(variant: str) -> None:
    """E64: seven 10, then the royal marriage with the queen that was the turn-up."""
    scene = Scene(variant, **EXCHANGE).play("7H 9C").do("exchange")
    view = scene.game.view(scene.game.observe(scene.state, 0))
    assert "QH1" in view["declare"]["fresh"], "the table shows it as a card of this trick"
    scene.do("marriage:KH.QH")
    assert scene.points() == [(0, "seven", 10), (0, "royal-marriage", 40)]


def test_eb_polish_exchanged_card_is_no_card_of_the_trick() -> None:
    """E64 in Britannica: the queen was not played to the trick, so the marriage must wait."""
    scene = Scene(EB, **EXCHANGE).play("7H 9C").do("exchange")
    assert scene.points() == [(0, "seven", 10)]
    assert scene.cards(), "nothing to declare, the next trick has begun"


@each_fildinski
def test_s0_deece_second_seven_after_an_exchange(variant: str) -> None:
    """E65: 10, and the turn-up is now a seven itself."""
    scene = Scene(variant, hands=("7H1 8C", "9S AH 7H2"), turnup="QH")
    scene.play("7H1 9S exchange").decline()
    scene.play("8C" if scene.to_move == 0 else "AH")
    scene.play("7H2" if scene.to_move == 1 else "8C")
    assert scene.to_move == 1
    if variant == S2:
        assert scene.do("seven").scored(1) == 10
    else:
        assert (1, "seven", 10) in scene.points()
    assert "exchange" not in scene.legal()


@each_fildinski
def test_s2_fildinsky_second_seven_after_a_declined_exchange(variant: str) -> None:
    """E66: seat 0 keeps its seven; seat 1 wins the other, takes the turn-up, and has its 10."""
    scene = Scene(variant, hands=("7H1 8C", "9S 7H2"), turnup="QH")
    scene.play("7H1 9S")
    assert "exchange" in scene.legal()
    scene.do("done").play("8C 7H2").do("exchange")
    assert (1, "seven", 10) in scene.points()
    (swap,) = [event for event in scene.events if isinstance(event, Exchanged)]
    pattern = scene.game.pattern
    assert (swap.seat, pattern.format_card(swap.gave)) == (1, "7H2")
    assert pattern.format_card(swap.took) == "QH1"


def test_s0_deece_declined_is_declined() -> None:
    """The seven of an earlier trick may not be exchanged at a later one, except in S2."""
    for variant, later in ((S0, False), (S2, True)):
        scene = Scene(variant, hands=("7H KD", "9S 9D"), turnup="QH", won="QD 8S")
        scene.play("7H 9S done KD 9D")
        assert scene.to_move == 0
        assert ("exchange" in scene.legal()) is later


@pytest.mark.parametrize(("variant", "points"), [(S0, 120), (S1, 130), (EB, 130)])
def test_eb_polish_worked_example(variant: str, points: int) -> None:
    """E67: seven 10, ace in the trick 10, four aces 100; the exchanged ace 10 but for S0."""
    scene = Scene(variant, trump="S", turnup="AS", hands=("7S", "AH"), won="AD AC", leader=1)
    scene.play("AH 7S").do("exchange").do("aces:AS.AH.AD.AC")
    assert scene.scored(0) == points


@pytest.mark.parametrize("variant", [S0, S1, EB])
def test_s0_deece_in_the_endgame(variant: str) -> None:
    """E68: trick 29 brings 10 and no exchange."""
    scene = Scene(variant, stock=0, size=4, hands=("8H", "7H")).play("8H 7H")
    assert scene.points() == [(0, "seven", 10)]
    assert "exchange" not in scene.legal()


def test_s2_fildinsky_deece_in_the_endgame() -> None:
    """E68 where it is declared."""
    scene = Scene(S2, stock=0, size=4, hands=("8H", "7H")).play("8H 7H")
    assert "exchange" not in scene.legal()
    assert scene.refusal("exchange") == "exchange/no-turn-up"
    assert scene.do("seven").points() == [(0, "seven", 10)]


@pytest.mark.parametrize(("stock", "points"), [(4, 10), (0, 0)])
def test_house_no_deece_in_the_endgame(stock: int, points: int) -> None:
    variant = f"{S0},seven.in-endgame=false"
    scene = Scene(variant, stock=stock, hands=("8H", "7H")).play("8H 7H")
    assert scene.scored(0) == points


def test_s0_end_game_last_trick_is_the_one_that_ends_the_stock() -> None:
    """E70: stock trick 24 pays 10, trick 32 nothing."""
    scene = Scene(S0, stock=2, hands=("9S", "8S")).play("9S 8S")
    assert scene.points() == [(0, "last-trick", 10)]
    assert Scene(S0, stock=4, hands=("9S", "8S")).play("9S 8S").points() == []
    assert Scene(S0, stock=0, hands=("9S", "8S")).play("9S 8S").points() == []


@pytest.mark.parametrize("variant", [S1, S2, EB])
def test_s1_end_game_last_trick_is_the_last_of_the_deal(variant: str) -> None:
    """E70: the other way round."""
    assert Scene(variant, stock=2, hands=("9S", "8S")).play("9S 8S").points() == []
    scene = Scene(variant, stock=0, hands=("9S", "8S")).play("9S 8S").decline()
    assert scene.points()[0] == (0, "last-trick", 10)


@pytest.mark.parametrize(("variant", "points"), [(S0, 0), (S1, 0), (S2, 10), (EB, 10)])
def test_s2_deal_turned_seven(variant: str, points: int) -> None:
    """The dealer of a seven scores 10 in S2 and Britannica."""
    game = Scene(variant).game
    seven = game.pattern.parse_card("7H1")
    rest = [card for card in game.cards if card != seven]
    events: list[Event] = []
    order = (*rest[:16], seven, *rest[16:])
    state = game.deal(game.new_match(1), Deal(order, 1), events)
    assert state.totals == [0, points]
    scored = [(e.seat, e.points) for e in events if isinstance(e, Scored)]
    assert scored == ([(1, 10)] if points else [])


def test_s0_order_within_a_trick() -> None:
    """Brisques, then the deece, then the exchange, then melds, then the draws."""
    scene = Scene(S0, trump="S", turnup="AS", hands=("7S", "AH"), won="AD AC", leader=1)
    scene.play("AH 7S").do("exchange").do("aces:AS.AH.AD.AC")
    kinds = [event.kind for event in scene.events if not isinstance(event, Played)]
    assert kinds == ["trick-won", "scored", "scored", "exchanged", "scored", "drew", "drew"]
    assert [rule for _, rule, _ in scene.points()] == ["brisque", "seven", "aces"]


@each_fildinski
def test_eb_polish_exchange_only_before_drawing(variant: str) -> None:
    """Once the cards are drawn the seven of that trick is out of reach."""
    scene = Scene(variant, hands=("7H", "9C"), turnup="QH").play("7H 9C")
    assert scene.refusal("exchange") is None
    scene.do("done")
    assert any(isinstance(event, Drew) for event in scene.events)
    assert scene.refusal("exchange") == "meld/not-your-trick"


@each_fildinski
def test_s2_exchange_puts_the_seven_under_the_stock(variant: str) -> None:
    """The seven is the turn-up now; the card taken lies open before the winner."""
    scene = Scene(variant, hands=("7H", "9C"), turnup="QH").play("7H 9C").do("exchange")
    view = scene.game.view(scene.game.observe(scene.state, 0))
    assert view["turnup"] == "7H1"
    assert "QH1" in view["seats"][0]["open"]
    assert "QH1" not in scene.hand(0)


@each_fildinski
def test_s0_deece_two_sevens_in_one_trick(variant: str) -> None:
    """Both pay, one is exchanged; then the turn-up is a seven."""
    scene = Scene(variant, hands=("7H", "7H"), turnup="QH").play("7H 7H").do("exchange")
    if variant == S2:
        scene.do("seven")
    assert [points for _, rule, points in scene.points() if rule == "seven"] == [10, 10]
    assert "exchange" not in scene.legal()


@each_fildinski
def test_house_deece_pays_once(variant: str) -> None:
    """Swapped away, drawn back and won again, a seven pays nothing more: S0 knows two sevens."""
    scene = Scene(variant, stock=4, turnup="JH", hands=("7H KD AH", "9S 9D"))
    scene.play("7H 9S exchange").decline().play("KD 9D").decline()
    assert "7H1" in scene.hand(1)
    scene.play("AH 7H1")
    assert [rule for _, rule, _ in scene.points()].count("seven") == 1
    assert "seven" not in scene.legal()
