"""Tricks, draws and the duties of the endgame: the worked examples E1 to E17.

All rule sets agree here, so each test runs over every one to which it applies.
"""

from itertools import pairwise

import pytest

from brisques.cards import FRENCH, NO_CARD
from brisques.events import EndgameBegan, TrickWon
from brisques.variants import load
from tests.builder import Scene
from tests.presets import BEZIQUE
from tests.rules.presets import FROM_HAND, NO_TRUMPS, each_two_handed, each_two_handed_turned


@pytest.fixture(params=BEZIQUE)
def variant(request: pytest.FixtureRequest) -> str:
    """Return each preset of this family in turn."""
    return str(request.param)


def winner(variant: str, lead: str, reply: str) -> int:
    """Return who wins a trick led by seat 0 in the stock phase, hearts being trumps."""
    scene = Scene(variant, hands=(lead, reply)).play(f"{lead} {reply}").throw_off()
    (event,) = [e for e in scene.events if isinstance(e, TrickWon)]
    return event.seat


def endgame(variant: str, lead: str, hand: str) -> set[str]:
    """Return what seat 1 may play to a card led, the stock gone, hearts being trumps."""
    return Scene(variant, stock=0, hands=(lead, hand)).play(lead).cards()


def test_s0_play_trump_beats_the_suit_led(variant: str) -> None:
    """E1: ruffing is free while the stock lasts, spades in hand or not."""
    scene = Scene(variant, hands=("AS", "7H KS")).play("AS")
    assert {"7H", "KS"} <= scene.cards()
    assert winner(variant, "AS", "7H") == 1


def test_s1_play_first_of_two_identical_cards_wins(variant: str) -> None:
    """E2: an identical card never beats."""
    assert winner(variant, "9D", "9D") == 0
    assert winner(variant, "AH", "AH") == 0
    hands = ["9D 8S"] * 2 + ["8D 8S"] * (load(variant).rules.players - 2)
    scene = Scene(variant, stock=0, hands=hands).play("9D 9D").throw_off()
    assert scene.to_move == 0


def test_s0_cards_rank_ten_above_king(variant: str) -> None:
    """E3, and the whole ranking from the seven up."""
    assert winner(variant, "KC", "TC") == 1
    ranks = "789JQKTA"
    for low, high in pairwise(ranks):
        assert winner(variant, f"{low}C", f"{high}C") == 1
        assert winner(variant, f"{high}C", f"{low}C") == 0


def test_s1_play_another_plain_suit_never_wins(variant: str) -> None:
    """E4."""
    assert winner(variant, "QC", "AS") == 0


def test_s1_play_a_trump_led_beats_any_plain_card(variant: str) -> None:
    """E5."""
    assert winner(variant, "7H", "AS") == 0


@pytest.mark.parametrize(
    ("lead", "hand", "legal"),
    [
        pytest.param("KD", "TD 9D AH", {"TD"}, id="E6 follow and beat, no ruff"),
        pytest.param("AD", "KD 9D 7H", {"KD", "9D"}, id="E7 cannot beat, must follow"),
        pytest.param("AD", "7H 8H KS", {"7H", "8H"}, id="E8 void, any trump"),
        pytest.param("AD", "KS 9C", {"KS", "9C"}, id="E9 void of both, anything"),
        pytest.param("JH", "AH 9H AS", {"AH"}, id="E10 beat in trumps"),
        pytest.param("AD", "AD 8D", {"AD", "8D"}, id="E11 an equal card does not beat"),
    ],
)
def test_s0_end_game_duties(variant: str, lead: str, hand: str, legal: set[str]) -> None:
    """E6 to E11."""
    assert endgame(variant, lead, hand) == legal


def test_s0_end_game_refusals_name_the_duty_broken(variant: str) -> None:
    """E6 to E8 the other way round: which duty forbids, by which rule, and what must be played."""
    for lead, hand, card, code, must in (
        ("KD", "TD 9D AH", "AH1", "play/must-follow", ["TD1"]),
        ("KD", "TD 9D AH", "9D1", "play/must-beat", ["TD1"]),
        ("AD", "7H 8H KS", "KS1", "play/must-trump", ["7H1", "8H1"]),
    ):
        scene = Scene(variant, stock=0, hands=(lead, hand)).play(lead)
        refusal = scene.state.why_not(scene.game.parse_action(card))
        assert refusal is not None
        assert (refusal.code, refusal.rule) == (code, "bezique.endgame.duty")
        assert [FRENCH.format_card(c) for c in refusal.params["must"]] == must


def test_s0_end_game_leader_is_free(variant: str) -> None:
    """C11: a leader may lead any card."""
    assert Scene(variant, stock=0, hands=("AH 7S QD", "")).cards() == {"AH", "7S", "QD"}


def test_s0_rules_no_duty_while_the_stock_lasts(variant: str) -> None:
    """E12: not even in the last trick that is followed by a draw."""
    players = load(variant).rules.players
    for stock in (15 * players, players):
        scene = Scene(variant, stock=stock, hands=("KD", "AD 7C")).play("KD")
        assert {"AD", "7C"} <= scene.cards()
        scene.play("7C")


@pytest.mark.parametrize(("lead", "first"), [("KD", 0), ("7D", 1)])
@each_two_handed_turned
def test_s2_playing_last_card_of_the_stock(variant: str, lead: str, first: int) -> None:
    """E13: the winner of stock trick 24 takes the hidden card, the other the turn-up."""
    scene = Scene(variant, stock=2, drawn="9S", turnup="8H", hands=(lead, "9D"))
    scene.play(f"{lead} 9D").decline()
    assert scene.draws() == [(first, "9S1", False), (1 - first, "8H1", True)]
    assert EndgameBegan() in scene.events
    assert scene.to_move == first
    seen = scene.game.observe(scene.state, first)
    assert FRENCH.parse_card("8H1") in seen.known[1 - first], "all saw where it went"
    assert seen.turnup == NO_CARD


@each_two_handed
def test_s0_play_winner_draws_first_and_leads(variant: str) -> None:
    """After any stock trick; both hands are full again."""
    scene = Scene(variant, stock=20, drawn="9S 9C", hands=("8D", "9D"))
    scene.play("8D 9D").decline()
    assert scene.draws() == [(1, "9S1", False), (0, "9C1", False)]
    assert scene.to_move == 1
    assert {len(scene.hand(seat)) for seat in (0, 1)} == {load(variant).rules.hand}


@each_two_handed_turned
def test_s2_playing_exchanged_seven_is_drawn_last(variant: str) -> None:
    """E14: the loser of stock trick 24 gets the seven that was put under the stock."""
    scene = Scene(variant, stock=4, turnup="JH", drawn="8S", hands=("7H KS KD", "9S 9D"))
    scene.play("KS 9S" if variant in FROM_HAND else "7H 9S").do("exchange").decline()
    scene.play("KD 9D").decline()
    assert scene.draws()[-1] == (1, "7H1", True)


def test_s2_no_trump_nothing_ruffs_before_a_marriage() -> None:
    """E15."""
    scene = Scene(NO_TRUMPS, trump="-", hands=("8S", "AH")).play("8S AH")
    assert scene.to_move == 0


def test_s2_no_trump_marriage_makes_trumps() -> None:
    """E16: hearts are trumps from the next trick on, and the marriage counts as royal."""
    scene = Scene(NO_TRUMPS, trump="-", hands=("9S 8S KH QH", "8D 7H")).play("9S 8D")
    scene.do("marriage:KH.QH").play("8S 7H")
    assert scene.points() == [(0, "royal-marriage", 40)]
    assert scene.to_move == 1


def test_s2_no_trump_void_is_free_without_trumps() -> None:
    """E17: the endgame has no trumps when nobody ever married, so no heart must be played."""
    scene = Scene(NO_TRUMPS, trump="-", stock=0, hands=("AD 8S 9S", "KS 7C 7H")).play("AD")
    assert scene.cards() == {"KS", "7C", "7H"}
    assert scene.play("7H").to_move == 0
