"""When melds from the hand may be declared, and how many: the worked examples E34, E37 and E38.

Seat 0 leads the nine of spades and wins with it; hearts are trumps.
"""

from typing import Any

import pytest

from brisques.cards import FRENCH
from brisques.variants import load
from tests.builder import Scene
from tests.rules.presets import CATS, PARTNERS, PENGUIN, RUBICON, SIX, each_from_hand


def after_winning(variant: str, hand: str, **more: Any) -> Scene:
    """Return a deal in which seat 0 has just won a trick and holds these cards."""
    return Scene(variant, hands=[f"9S {hand}"], **more).take("9S")


ACES_AND_PAIR = "8S AS AH AD AC KH QH"


@each_from_hand
def test_s1_declarations_one_meld_for_each_trick(variant: str) -> None:
    """E34: four aces and a marriage are held; the second waits for another trick."""
    scene = after_winning(variant, ACES_AND_PAIR).do("aces:AS.AH.AD.AC").decline()
    assert scene.scored(0) == 100
    assert scene.refusal("marriage:KH1.QH1") == "meld/not-your-trick"
    scene.take("8S").do("marriage:KH.QH")
    assert [points for _, _, points in scene.points()] == [100, 40]


@pytest.mark.parametrize("variant", [PENGUIN, CATS, RUBICON, SIX])
def test_s1_declarations_a_waiting_meld_is_lost_with_its_card(variant: str) -> None:
    """E34: the queen is played first."""
    scene = after_winning(variant, ACES_AND_PAIR).do("aces:AS.AH.AD.AC").take("QH")
    assert scene.refusal("marriage:KH1.QH1") == "meld/not-in-hand"
    assert scene.melds() == set()


@pytest.mark.parametrize("variant", ["bezique-penguin,meld.lay-waiting=true", PARTNERS])
def test_s1_declarations_what_waits_may_be_laid_down(variant: str) -> None:
    """E34: laid beside the aces it scores nothing, lies open, and still counts at a later trick."""
    scene = after_winning(variant, ACES_AND_PAIR)
    assert scene.refusal("lay-marriage:KH1.QH1") == "meld/no-lay", "something may still score"
    scene.do("aces:AS.AH.AD.AC")
    assert scene.refusal("lay-marriage:KS1.QS1") == "meld/not-in-hand"
    scene.do("lay-marriage:KH.QH")
    assert scene.scored(0) == 100
    seen = scene.game.observe(scene.state, 1)
    assert {"KH1", "QH1"} <= set(map(FRENCH.format_card, seen.known[0]))
    scene.decline().take("8S").do("marriage:KH.QH")
    assert scene.scored(0) == 140


def test_s1_declarations_nothing_is_laid_without_the_rule() -> None:
    """E34 as the presets for two have it: a meld that waits stays in the hand."""
    scene = after_winning(PENGUIN, ACES_AND_PAIR)
    assert scene.refusal("lay-marriage:KH1.QH1") == "meld/no-lay"
    scene.do("aces:AS.AH.AD.AC")
    assert not any(code.startswith("lay-") for code in scene.legal())


@each_from_hand
def test_s1_end_game_last_declaration_before_the_last_draw(variant: str) -> None:
    """E37: the winner of the last stock trick may still score; after the next trick nobody."""
    players = load(variant).rules.players
    scene = after_winning(variant, "AH KC QC KD QD", stock=players)
    scene.do("marriage:KC.QC").decline()
    assert scene.points()[-1][1:] in {("marriage", 20), ("royal-marriage", 40)}
    assert len(scene.draws()) == players
    scene.take("AH")
    assert scene.refusal("marriage:KD1.QD1") == "meld/not-your-trick"
    assert scene.cards(), "the next trick has begun"


@each_from_hand
def test_s1_declarations_too_late(variant: str) -> None:
    """E38: not the loser of the trick, and not the winner once cards are drawn."""
    aces = "aces:AS1.AH1.AD1.AC1"
    scene = Scene(variant, hands=["9S AS AH AD AC", "9S KD"]).take("9S")
    assert scene.refusal(aces) is None
    assert scene.refusal(aces, seat=1) == "meld/not-your-trick"
    scene.do("done")
    assert scene.draws()
    assert scene.refusal(aces) == "meld/not-your-trick"


@each_from_hand
def test_s1_declarations_the_loser_declares_nothing(variant: str) -> None:
    """E38: four aces in the hand that lost the trick."""
    scene = Scene(variant, hands=["8D AS AH AD AC", "9D"]).play("8D 9D").throw_off()
    assert scene.to_move == 1
    assert scene.refusal("aces:AS1.AH1.AD1.AC1", seat=0) == "meld/not-your-trick"
    assert scene.refusal("aces:AS1.AH1.AD1.AC1") == "meld/not-in-hand"


@each_from_hand
def test_house_a_winner_with_nothing_to_declare_is_asked_too(variant: str) -> None:
    """After every stock trick, so that a pause never tells whether he could declare."""
    players = load(variant).rules.players
    for stock in (5 * players, players):
        scene = Scene(variant, hands=["9S AH"], stock=stock).take("9S")
        asked = {"done", "pass"} if variant == PARTNERS else {"done"}
        assert set(scene.legal()) == asked
        assert scene.to_move == 0
        assert scene.draws() == []
        assert scene.refusal("9D1") == "play/declare-first"
    scene.do("done")
    assert len(scene.draws()) == players
    scene.take("AH")
    assert "done" not in scene.legal(), "nobody is asked in the endgame"
