"""Melds from the hand: the worked examples E23 to E36 and E39 to E41.

Seat 0 leads the nine of spades and wins with it; hearts are trumps unless the test says otherwise.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from brisques.cards import FRENCH
from brisques.errors import EngineError
from tests.builder import Scene
from tests.rules.presets import (
    CATS,
    EIGHT,
    FOSTER,
    FOUR,
    NO_TRUMPS,
    PARTNERS,
    PENGUIN,
    PINOCHLE,
    RUBICON,
    SIX,
    THREE,
    each_from_hand,
)

LEAD = "9S"


def after_winning(variant: str, hand: str, **more: Any) -> Scene:
    """Return a deal in which seat 0 has just won a trick and holds these cards."""
    scene = Scene(variant, hands=[f"{LEAD} {hand}"], **more).take(LEAD)
    assert "done" in scene.legal()
    return scene


def judged(scene: Scene, names: str) -> tuple[str | None, str | None]:
    """Return what the seat to move would declare with exactly these cards, or why it may not."""
    cards: Sequence[int] = FRENCH.parse_cards(names.replace(" ", ""))
    option, refusal = scene.game.check_declaration(scene.state, scene.to_move, cards)
    return option and option["action"], refusal and refusal.code


# --- marriage and sequence --------------------------------------------------------------------

RUN = "AH TH KH1 QH1 JH"
RUN_CODE = "sequence:AH1.TH1.KH1.QH1.JH1"


def test_s1_declarations_marriage_then_sequence() -> None:
    """E23: 40 at one trick, 250 for the same king and queen at a later one."""
    scene = after_winning(PENGUIN, f"8S {RUN}")
    scene.do("marriage:KH.QH")
    assert scene.refusal(RUN_CODE) == "meld/not-your-trick"
    scene.take("8S").do(RUN_CODE)
    assert scene.points() == [(0, "royal-marriage", 40), (0, "sequence", 250)]


def test_s1_declarations_no_marriage_out_of_a_sequence() -> None:
    """E24: the other way round the pair is spent."""
    scene = after_winning(PENGUIN, f"8S {RUN}").do(RUN_CODE).take("8S")
    assert scene.refusal("marriage:KH1.QH1") == "meld/part-of-larger"
    assert scene.melds() == set()


@pytest.mark.parametrize("variant", [PENGUIN, CATS])
def test_s1_declarations_fresh_pair_after_a_sequence(variant: str) -> None:
    """E25: king and queen that the sequence did not hold."""
    scene = after_winning(variant, f"{RUN} KH2 QH2", drawn="8C")
    scene.do(RUN_CODE).take("8C").do("marriage:KH2.QH2")
    assert scene.scored(0) == 290


@pytest.mark.parametrize(
    ("variant", "code"),
    [
        (PENGUIN, None),
        ("bezique-penguin,meld.sequence-remarry=false", "meld/part-of-larger"),
        (CATS, "meld/part-of-larger"),
        ("bezique,meld.sequence-remarry=true", None),
    ],
)
def test_xfo_sequence_card_with_a_fresh_partner(variant: str, code: str | None) -> None:
    """E26: S1 bars only the pair the sequence holds; X-FO and X-HO every king and queen of it."""
    scene = after_winning(variant, f"8S {RUN} QH2").do(RUN_CODE).take("8S")
    assert scene.refusal("marriage:KH1.QH2") == code
    if code is None:
        assert scene.do("marriage:KH1.QH2").points()[-1] == (0, "royal-marriage", 40)


def test_s1_declarations_a_card_marries_once() -> None:
    """E31: KS1-QS has scored, KS2-QS may not."""
    scene = after_winning(PENGUIN, "8S KS1 KS2 QS").do("marriage:KS1.QS1").take("8S")
    refusal = scene.state.why_not(scene.game.parse_action("marriage:KS2.QS1"))
    assert (refusal.code, refusal.rule) == ("meld/used-in-type", "bezique.meld.reuse")
    assert refusal.params == {"card": FRENCH.parse_card("QS1")}


def test_s2_declarations_plain_marriage_misprint() -> None:
    """E39: 40 as printed, 20 with the misprint put right."""
    for variant, points in ((CATS, 20), ("bezique,meld.marriage=40", 40)):
        scene = after_winning(variant, "KC QC").do("marriage:KC.QC")
        assert scene.points() == [(0, "marriage", points)]


# --- béziques ---------------------------------------------------------------------------------

DOUBLE = "double-bezique:QS1.QS2.JD1.JD2"


@pytest.mark.parametrize(
    ("variant", "points"), [(CATS, 500), ("bezique,meld.double-bezique=250", 250)]
)
def test_s2_declarations_double_bezique_misprint(variant: str, points: int) -> None:
    """500 in S2's chart, 250 in its running text."""
    scene = after_winning(variant, "QS JD QS JD").do("double-bezique:QS.QS.JD.JD")
    assert scene.points() == [(0, "double-bezique", points)]


def second_pair_in_hand(variant: str = PENGUIN) -> Scene:
    """Return a deal: QS1 and JD1 have scored; the next trick is won, with QS2 and JD2 held."""
    scene = after_winning(variant, "8S QS1 JD1 QS2 JD2").do("bezique:QS1.JD1")
    return scene.take("8S")


@pytest.mark.parametrize("variant", [PENGUIN, CATS, THREE, RUBICON])
def test_s1_declarations_single_then_double(variant: str) -> None:
    """E27: a second pair beside the first makes 40 and 500."""
    scene = second_pair_in_hand(variant).do(DOUBLE)
    assert scene.points() == [(0, "bezique", 40), (0, "double-bezique", 500)]


def test_s1_declarations_two_singles_kill_the_double() -> None:
    """E27: or a second single, 80 in all, and no double ever."""
    scene = second_pair_in_hand().do("bezique:QS2.JD2").take("8H")
    assert scene.scored(0) == 80
    assert scene.refusal(DOUBLE) == "meld/used-in-type"


def test_s1_declarations_double_needs_the_first_pair_whole() -> None:
    """E28: with JD1 played there is only a second single, of the second pair alone."""
    scene = after_winning(PENGUIN, "QS1 JD1 QS2 JD2").do("bezique:QS1.JD1").take("JD1")
    assert scene.melds() == {"bezique:QS.JD"}
    assert scene.refusal(DOUBLE) == "meld/not-in-hand"
    assert scene.refusal("bezique:QS1.JD2") == "meld/used-in-type"
    assert scene.do("bezique:QS2.JD2").points()[-1] == (0, "bezique", 40)


def test_s1_declarations_no_single_out_of_a_double() -> None:
    """E29: all four at once are 500, and no pair of them scores again."""
    scene = after_winning(PENGUIN, "8S QS1 JD1 QS2 JD2").do(DOUBLE).take("8S")
    assert scene.points() == [(0, "double-bezique", 500)]
    for pair in ("QS1.JD1", "QS2.JD2", "QS1.JD2", "QS2.JD1"):
        assert scene.refusal(f"bezique:{pair}") == "meld/used-in-type"


@pytest.mark.parametrize(("trump", "marriage"), [("H", 20), ("S", 40)])
def test_s1_declarations_one_queen_in_three_types(trump: str, marriage: int) -> None:
    """E30: bézique, marriage and four queens with the same QS, one at each trick."""
    scene = after_winning(PENGUIN, "8S QS JD KS QH QD QC", trump=trump, drawn="8C . 8C")
    scene.do("bezique:QS.JD").take("8C").do("marriage:KS.QS").take("8C").do("queens:QS.QH.QD.QC")
    assert [points for _, _, points in scene.points()] == [40, marriage, 60]


# --- quartets, and melds of cards that lie on the table ---------------------------------------


def table_of_kings_and_queens(variant: str) -> Scene:
    """Return a won trick after kings for 80, KS played, and queens for 60: seven cards lie open."""
    scene = after_winning(variant, "KS KH KD KC QS QH QD", drawn="QC . 8C . 8C . 9C . 9C")
    scene.do("kings:KS.KH.KD.KC").take("KS").do("queens:QS.QH.QD.QC")
    return scene.take("8C")


def test_s1_declarations_melds_of_tabled_cards() -> None:
    """E32: three marriages out of the table, 220 in all with kings and queens."""
    scene = table_of_kings_and_queens(PENGUIN)
    scene.do("marriage:KH.QH").take("8C").do("marriage:KD.QD").take("9C").do("marriage:KC.QC")
    assert [points for _, _, points in scene.points()] == [80, 60, 40, 20, 20]
    assert scene.scored(0) == 220


def test_xeb_meld_needs_a_card_not_declared_before() -> None:
    """E32 in Britannica: what lies on the table makes no meld by itself."""
    scene = table_of_kings_and_queens("bezique-penguin,meld.table-only=false")
    assert scene.refusal("marriage:KH1.QH1") == "meld/table-only"
    assert scene.melds() == set()


def test_xeb_a_king_of_a_sequence_marries_no_declared_queen() -> None:
    """In Britannica that marriage needs a card not declared before like any other meld."""
    hand = "AS TS KS QS JS QS2 JD"
    for rule, code in (("true", None), ("false", "meld/table-only")):
        variant = f"bezique-penguin,meld.table-only={rule}"
        scene = after_winning(variant, hand, trump="S", drawn="8C . 9C .")
        scene.do("sequence:AS1.TS1.KS1.QS1.JS1").take("8C").do("bezique:QS2.JD1").take("9C")
        assert scene.refusal("marriage:KS1.QS2") == code


@pytest.mark.parametrize(
    ("variant", "again"), [(PENGUIN, False), (CATS, False), (RUBICON, True), (SIX, True)]
)
def test_s2_rubicon_kings_again_after_one_was_played(variant: str, again: bool) -> None:
    """E33: a fresh king beside three that have counted scores only where melds are re-formed."""
    scene = after_winning(variant, "KS KH KD KC", drawn="KS2")
    scene.do("kings:KS.KH.KD.KC").take("KS1")
    code = "kings:KS2.KH1.KD1.KC1"
    assert scene.refusal(code) == (None if again else "meld/used-in-type")
    if again:
        assert scene.do(code).scored(0) == 160


@pytest.mark.parametrize("variant", [PENGUIN, CATS, RUBICON, SIX, EIGHT, THREE, FOUR, PARTNERS])
def test_s1_melds_any_four_of_a_rank(variant: str) -> None:
    """E35: two kings of spades and two of hearts."""
    scene = after_winning(variant, "KS KS KH KH").do("kings:KS.KS.KH.KH")
    assert scene.points() == [(0, "kings", 80)]


@pytest.mark.parametrize("variant", [PINOCHLE, "rubicon,meld.quartets=each-suit"])
def test_s2_pinochle_style_one_of_each_suit(variant: str) -> None:
    """E36: two of a suit are no quartet; one of each suit is."""
    scene = after_winning(variant, "KS KS KH KH KD KC")
    assert scene.melds() == {"kings:KS.KH.KD.KC"}
    assert judged(scene, "KS1 KS2 KH1 KH2") == (None, "meld/not-a-meld")
    with pytest.raises(EngineError, match="action/unknown"):
        scene.game.parse_action("kings:KS1.KS2.KH1.KH2")
    assert scene.do("kings:KS.KH.KD.KC").scored(0) == 80


@pytest.mark.parametrize(
    ("variant", "points"), [(RUBICON, None), ("rubicon,meld.tens=90", 90), (CATS, None)]
)
def test_xpe_four_tens(variant: str, points: int | None) -> None:
    """An option of X-PE for Rubicon; elsewhere tens make no quartet."""
    scene = after_winning(variant, "TS TH TD TC")
    if points:
        assert scene.do("tens:TS.TH.TD.TC").points() == [(0, "tens", points)]
    else:
        assert scene.melds() == set()
        assert judged(scene, "TS1 TH1 TD1 TC1") == (None, "meld/not-a-meld")


# --- trumps by marriage -----------------------------------------------------------------------

DIAMONDS = "8S AD TD KD QD JD"
DIAMOND_RUN = "sequence:AD1.TD1.KD1.QD1.JD1"


def test_s2_no_trump_a_sequence_before_trumps_is_no_meld() -> None:
    """E40: the marriage first, which makes diamonds trumps; then the sequence."""
    scene = after_winning(NO_TRUMPS, DIAMONDS, trump="-")
    assert scene.melds() == {"marriage:KD.QD"}
    assert scene.refusal(DIAMOND_RUN) == "meld/not-a-meld"
    scene.do("marriage:KD.QD").take("8S").do(DIAMOND_RUN)
    assert scene.points() == [(0, "royal-marriage", 40), (0, "sequence", 250)]
    assert scene.game.view(scene.game.observe(scene.state, 0))["trump"] == "D"


def test_xeb_no_trump_a_sequence_makes_trumps_too() -> None:
    """E40 by Britannica's reading: 250 at once."""
    variant = "bezique-no-trump,trump.method=first-marriage-or-sequence"
    scene = after_winning(variant, DIAMONDS, trump="-").do(DIAMOND_RUN)
    assert scene.points() == [(0, "sequence", 250)]
    assert scene.game.view(scene.game.observe(scene.state, 0))["trump"] == "D"


def test_xca_no_trump_other_melds_need_no_trumps() -> None:
    """E41: bézique and quartets score before there are any, and make none."""
    scene = after_winning(NO_TRUMPS, "8S QS JD AS AH AD AC", trump="-").do("bezique:QS.JD")
    scene.take("8S").do("aces:AS.AH.AD.AC")
    assert scene.points() == [(0, "bezique", 40), (0, "aces", 100)]
    assert scene.game.view(scene.game.observe(scene.state, 0))["trump"] is None


def test_s2_no_trump_either_player_may_make_them_once() -> None:
    """The loser of the first trick wins the second and marries; a second suit counts as plain."""
    scene = Scene(NO_TRUMPS, trump="-", hands=["8D KC QC 9C", "9D 8H KS QS"])
    scene.play("8D 9D").do("marriage:KS.QS").take("8H").decline()
    assert scene.points() == [(1, "royal-marriage", 40)]
    scene.play("8C 9C").do("marriage:KC.QC")
    assert scene.points()[-1] == (0, "marriage", 20)


# --- refusals ---------------------------------------------------------------------------------


@each_from_hand
def test_s1_declarations_cards_must_be_held(variant: str) -> None:
    """The queen is nowhere in the winner's reach."""
    scene = Scene(variant, hands=["9S KC", "QC"]).take("9S")
    assert scene.refusal("marriage:KC1.QC1") == "meld/not-in-hand"
    assert judged(scene, "KC1 QC1") == (None, "meld/not-in-hand")
    assert judged(scene, "KC1 KC2") == (None, "meld/not-a-meld")


# --- hand and won cards together --------------------------------------------------------------


def test_xfo_polish_melds_mix_hand_and_won_cards() -> None:
    """A king won in a trick marries the queen in the hand."""
    scene = Scene(FOSTER, hands=["AC QC", "KC"]).play("AC KC").do("marriage:KC.QC")
    assert scene.points() == [(0, "brisque", 10), (0, "marriage", 20)]
    assert "KC" not in scene.cards(), "won cards are never played"


def test_xfo_polish_only_courts_and_the_trump_ten_are_kept() -> None:
    """A won ten of trumps serves a sequence; a won ace, or a plain ten, serves nothing."""
    hand = "9S AH KH QH JH"
    scene = Scene(FOSTER, hands=[hand], won=["TH 8D", "AH2 AS AD AC"]).take("9S")
    assert "sequence:AH.TH.KH.QH.JH" in scene.melds()
    scene = Scene(FOSTER, hands=["9S AS AD AC"], won=["AH 8D"]).take("9S")
    assert scene.melds() == set()
    assert scene.refusal("aces:AS1.AH1.AD1.AC1") == "meld/not-in-hand"


def test_house_polish_a_ten_won_before_there_are_trumps_is_kept() -> None:
    """Once a marriage makes its suit trumps, the ten serves a sequence."""
    variant = f"{FOSTER},trump.method=first-marriage,seven.exchange=none"
    scene = Scene(variant, trump="-", hands=["TH 9S AH KH QH JH"]).take("TH")
    scene.do("marriage:KH.QH").take("9S").do("sequence:AH.TH.KH.QH.JH")
    assert scene.scored(0) == 300, "with the brisque"


@pytest.mark.parametrize("back", ["QS1", "JD1", "QS1 JD1"])
def test_xfo_polish_a_bezique_card_won_back_makes_no_second_single(back: str) -> None:
    """Its partner was played with it; but once in a single bézique is once for all."""
    lost = {"QS1", "JD1"} - set(back.split())
    won = [f"{back} 8D 8C", " ".join([*lost, "9D"])]
    hands = ["9S QS2 JD2"]
    scene = Scene(FOSTER, hands=hands, won=won, melds=["0.1.bezique:QS1.JD1"]).take("9S")
    offered = [code for code in scene.legal() if code.startswith("bezique")]
    assert offered == ["bezique:JD2.QS2"]


def test_house_a_card_declared_by_the_other_is_used_for_all() -> None:
    """A queen that the loser of the trick had married does not marry again for its winner."""
    melds = ["1.1.marriage:KC1.QC1"]
    scene = Scene(FOSTER, hands=["AC KC2", "KC1 QC1"], melds=melds).play("AC QC").decline()
    assert scene.refusal("marriage:KC2.QC1") is not None
    scene = Scene(FOSTER, hands=["AC KC2", "KC1 QC1"]).play("AC QC")
    assert "marriage:KC.QC" in scene.melds()


def test_xfo_a_second_bezique_of_the_same_size_is_a_double() -> None:
    """Britannica and Foster tell of a second double; of a second triple nobody does."""
    scene = Scene(FOUR, hands=["9S" + " QS JD" * 3], drawn="QS4 . . . JD4 . . .").take("9S")
    scene.do("triple-bezique:QS1.QS2.QS3.JD1.JD2.JD3").take("QS1").decline().take("JD1")
    assert {"QS4", "JD4"} <= set(scene.hand(0))
    assert scene.melds() == {"bezique:QS.JD"}
