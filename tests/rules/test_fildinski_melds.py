"""Melds from won cards: the worked examples E50 to E62, E69, E71 and E72.

Seat 0 leads and wins each trick here, hearts being trumps unless the test says otherwise.
"""

from typing import Any

import pytest

from tests.builder import Scene
from tests.rules.presets import EB, S0, S1, S2, each_fildinski


def after_winning(variant: str, trick: str, *, won: str = "", **more: Any) -> Scene:
    """Return a deal in which seat 0 has just won a trick of these two cards."""
    lead, reply = trick.split()
    scene = Scene(variant, hands=(lead, reply), won=won, **more).play(trick)
    assert scene.to_move == 0
    return scene


@each_fildinski
def test_s0_declarations_meld_of_the_trick_alone(variant: str) -> None:
    """E50: both cards of a marriage in one trick."""
    scene = after_winning(variant, "KS QS")
    assert scene.do("marriage:KS.QS").points() == [(0, "marriage", 20)]


def test_s0_declarations_two_melds_and_no_third() -> None:
    """E51: kings and bézique share no card; then nothing is left and the limit is reached."""
    scene = after_winning(S0, "KS QS", won="KD KC KH JD")
    assert scene.melds() == {"marriage:KS.QS", "kings:KS.KH.KD.KC", "bezique:QS.JD"}
    scene.do("kings:KS.KH.KD.KC").do("bezique:QS.JD")
    assert scene.points() == [(0, "kings", 80), (0, "bezique", 40)]
    assert scene.cards(), "the next trick has begun"


def test_s2_fildinsky_at_most_two_melds() -> None:
    """E51: four aces must wait for the next trick though all their cards are free."""
    scene = after_winning(S2, "KS QD", won="KD KC KH QS QC QH AS AD AH AC")
    scene.do("kings:KS.KH.KD.KC").do("queens:QS.QH.QD.QC")
    assert scene.scored(0) == 140
    assert scene.refusal("aces:AS1.AD1.AH1.AC1") == "meld/not-your-trick"
    assert scene.cards(), "the next trick has begun"


def test_s1_fildinski_disjoint_melds_at_one_trick() -> None:
    """E52: each has a card of the trick and no card is in both; the marriage would share."""
    scene = after_winning(S1, "KS QS", won="KD KC KH JD")
    scene.do("kings:KS.KH.KD.KC")
    assert scene.refusal("marriage:KS1.QS1") == "meld/used-this-trick"
    scene.do("bezique:QS.JD")
    assert scene.scored(0) == 120


def test_eb_polish_compound_melds_at_one_trick() -> None:
    """E53: one card may count in several melds of different types at once."""
    scene = after_winning(EB, "KS QS", won="KD KC KH JD")
    scene.do("kings:KS.KH.KD.KC").do("bezique:QS.JD").do("marriage:KS.QS")
    assert scene.scored(0) == 140


SEQUENCE = "sequence:AH.TH.KH.QH.JH"
MARRIED: dict[str, Any] = {"won": "KH QH JH 8S", "melds": ["marriage:KH1.QH1"]}


@pytest.mark.parametrize("variant", [S0, S2])
def test_s0_declarations_single_use_bars_the_sequence(variant: str) -> None:
    """E54: the royal pair is spent; a fresh pair makes the sequence."""
    scene = after_winning(variant, "AH TH", **MARRIED)
    assert scene.cards(), "nothing to declare, the next trick has begun"
    scene = after_winning(variant, "AH TH", won="KH QH KH QH JH 8S", melds=["marriage:KH1.QH1"])
    assert SEQUENCE in scene.melds()
    assert scene.refusal("sequence:AH1.TH1.KH1.QH1.JH1") == "meld/card-spent"
    assert scene.do(SEQUENCE).points()[-1] == (0, "sequence", 250)


def test_s1_declarations_marriage_grows_into_sequence() -> None:
    """E55: a different type, at a later trick, with a card of it."""
    scene = after_winning(S1, "AH TH", **MARRIED)
    assert scene.do(SEQUENCE).points()[-1] == (0, "sequence", 250)


@pytest.mark.parametrize("variant", [S0, S2])
def test_s0_declarations_no_double_out_of_a_scored_single(variant: str) -> None:
    """E56: only a second single is left."""
    scene = after_winning(variant, "QS2 JD2", won="QS1 JD1", melds=["bezique:QS1.JD1"], trump="S")
    assert scene.melds() == {"bezique:QS.JD"}
    assert scene.refusal("double-bezique:QS1.QS2.JD1.JD2") == "meld/card-spent"
    assert scene.do("bezique:QS.JD").points() == [(0, "bezique", 40)]


@pytest.mark.parametrize("variant", [S0, S1, S2, EB])
def test_s1_declarations_what_may_still_grow_lies_open(variant: str) -> None:
    """A jack that has counted in a bézique and with three more may count in a double bézique."""
    melds = ["0.1.bezique:QS1.JD1", "0.2.jacks:JS1.JH1.JD1.JC1"]
    melds = melds[:1] if variant in (S0, S2) else melds
    won = "QS1 JD1 JS1 JH1 JC1 8D 8C 9C"
    scene = after_winning(variant, "QS2 JD2", won=won, melds=melds, trump="C")
    lying = scene.game.view(scene.game.observe(scene.state, 0))["seats"][0]["open"]
    assert ("JD1" in lying) == ("double-bezique:QS.QS.JD.JD" in scene.melds())
    assert ("JD1" in lying) == (variant in (S1, EB))


@pytest.mark.parametrize("variant", [S1, EB])
def test_s1_declarations_single_grows_into_double(variant: str) -> None:
    """E57: 40 before, 500 now."""
    scene = after_winning(variant, "QS2 JD2", won="QS1 JD1", melds=["bezique:QS1.JD1"], trump="S")
    assert scene.do("double-bezique:QS.QS.JD.JD").points()[-1] == (0, "double-bezique", 500)


@pytest.mark.parametrize(
    ("variant", "code"), [(S1, "meld/not-your-trick"), (EB, "meld/used-in-type")]
)
def test_s1_declarations_two_scored_singles_make_no_double(variant: str, code: str) -> None:
    """The second single of its own uses the pair up, at the same trick too (S1 with X-FO)."""
    scene = Scene(
        variant,
        trump="S",
        won="QS1 JD1 KS 8D",
        hands=("QS2", "JD2"),
        melds=["bezique:QS1.JD1"],
    )
    scene.play("QS2 JD2").do("bezique:QS.JD")
    assert scene.melds() == ({"marriage:KS.QS"} if variant == EB else set())
    assert scene.refusal("double-bezique:QS1.QS2.JD1.JD2") == code
    assert scene.scored(0) == 40


def test_eb_polish_single_and_double_not_at_one_trick() -> None:
    """Compound, but never twice in the same type: a single grows at a later trick only."""
    scene = Scene(EB, trump="S", won="QS1 JD1 KS 8D", hands=("QS2", "JD2")).play("QS2 JD2")
    assert "double-bezique:QS.QS.JD.JD" in scene.melds()
    scene.do("bezique:QS.JD")
    assert "double-bezique:QS.QS.JD.JD" not in scene.melds()
    assert scene.refusal("double-bezique:QS1.QS2.JD1.JD2") == "meld/used-in-type"


@pytest.mark.parametrize("variant", [S1, EB])
def test_s1_declarations_marriage_out_of_a_scored_sequence(variant: str) -> None:
    """The pair of a scored sequence is no marriage any more; with a fresh partner it is."""
    scene = after_winning(
        variant, "KH2 9H", won="AH TH KH1 QH JH 8S", melds=["sequence:AH1.TH1.KH1.QH1.JH1"]
    )
    assert scene.refusal("marriage:KH1.QH1") == "meld/part-of-larger"
    assert scene.do("marriage:KH.QH").points() == [(0, "royal-marriage", 40)]


def test_eb_polish_sequence_and_its_marriage_at_once() -> None:
    """What one trick completes may all be counted, the sequence first or last."""
    parts = ["marriage:KH.QH", SEQUENCE]
    for order in (parts, parts[::-1]):
        scene = after_winning(EB, "KH 9H", won="AH TH QH JH")
        assert scene.do(order[0]).do(order[1]).scored(0) == 290


def test_house_a_marriage_makes_the_sequence_of_the_same_trick_a_meld() -> None:
    """Until it makes trumps there is no sequence; then the king of the trick completes one."""
    variant = f"{EB},trump.method=first-marriage,seven.exchange=none"
    scene = after_winning(variant, "KH QC", won="AH TH QH JH", trump="-")
    scene.do("marriage:KH.QH").do(SEQUENCE)
    assert scene.points() == [(0, "royal-marriage", 40), (0, "sequence", 250)]


def test_s0_declarations_double_of_four_unused_cards() -> None:
    """E58: the first pair was won earlier and kept."""
    scene = after_winning(S0, "QS2 JD2", won="QS1 JD1", trump="S")
    assert scene.do("double-bezique:QS.QS.JD.JD").points() == [(0, "double-bezique", 500)]


@pytest.mark.parametrize("variant", [S0, S1, EB])
def test_s1_fildinski_meld_needs_a_card_of_the_trick(variant: str) -> None:
    """E59: nothing is offered, the next trick begins, and no such meld may be asked for."""
    scene = after_winning(variant, "9C 8C", won="KD QD")
    assert scene.cards()
    scene = after_winning(variant, "KS QS", won="KD QD")
    assert "marriage:KD.QD" not in scene.melds()
    refusal = scene.state.why_not(scene.game.parse_action("marriage:KD1.QD1"))
    assert (refusal.code, refusal.rule) == ("meld/no-trick-card", "bezique.meld.trick-card")


def test_s2_fildinsky_meld_may_wait() -> None:
    """E60: cards won earlier are enough."""
    scene = after_winning(S2, "9C 8C", won="KD QD")
    assert scene.do("marriage:KD.QD").points() == [(0, "marriage", 20)]


@each_fildinski
def test_s0_declarations_hand_cards_never_meld(variant: str) -> None:
    """E61: the queen is in the hand."""
    scene = Scene(variant, hands=("KS QS", "JS"), won="AC AD AH AS").play("KS JS")
    assert "marriage:KS.QS" not in scene.melds()
    if scene.melds():
        assert scene.refusal("marriage:KS1.QS1") == "meld/card-not-won"


@each_fildinski
def test_s0_declarations_only_the_trick_winner(variant: str) -> None:
    """E62: seat 1 wins the ace of clubs and a marriage; seat 0 may declare neither."""
    scene = Scene(variant, hands=("QC", "KC"), won=("AS AH AD AC", "QS KS")).play("QC KC")
    assert scene.to_move == 1
    assert "marriage:KC.QC" in scene.melds()
    assert scene.refusal("aces:AS1.AH1.AD1.AC1", seat=0) == "meld/not-your-trick"
    assert scene.refusal("done", seat=0) == "meld/not-your-trick"
    scene.do("done")
    assert scene.refusal("marriage:KC1.QC1") == "meld/not-your-trick", "too late"


@pytest.mark.parametrize("variant", [S0, S2, EB])
def test_s0_end_game_melds_go_on(variant: str) -> None:
    """E69: trick 30 completes four queens."""
    scene = after_winning(variant, "QC 8C", won="QS QH QD 8S", stock=0, size=3)
    assert scene.do("queens:QS.QH.QD.QC").points() == [(0, "queens", 60)]


def test_house_the_last_trick_ends_no_deal_before_its_melds() -> None:
    """It brings the target, but its winner may still declare; that moment is a position too."""
    variant = f"{S1},endgame.melds=true"
    won = "QS QH QD 8S"
    scene = after_winning(variant, "QC 8C", won=won, stock=0, size=1, points=(990, 0))
    assert scene.scored(0) == 10
    assert "queens:QS.QH.QD.QC" in scene.melds()
    scene.line()


def test_s1_end_game_no_melds() -> None:
    """E69 as S1 stands: nothing is on offer, so trick 31 begins."""
    scene = after_winning(S1, "QC 8C", won="QS QH QD 8S", stock=0, size=3)
    assert scene.points() == []
    assert scene.cards()


def test_s2_fildinsky_deece_takes_one_of_two_slots() -> None:
    """E71 in S2: with the deece declared, only one of the marriages fits."""
    scene = after_winning(S2, "7H QS", won="KS KD QD 8S").do("seven")
    assert scene.melds() == {"marriage:KS.QS", "marriage:KD.QD"}
    scene.do("marriage:KS.QS")
    assert scene.points() == [(0, "seven", 10), (0, "marriage", 20)]
    assert scene.cards(), "no slot is left, so the next trick has begun"


def test_house_deece_without_points_takes_no_slot() -> None:
    """It scores nothing, so it takes no meld's place."""
    scene = Scene(f"{S0},seven.points=0,seven.uses-slot=true", hands=("7H", "QS"), won="KS QD KD")
    assert scene.play("7H QS").state.slots == 0


def test_s0_other_scores_deece_takes_no_slot() -> None:
    """E71 in S0: the deece is no meld; the second marriage has no card of the trick."""
    scene = after_winning(S0, "7H QS", won="KS KD QD 8S")
    assert scene.points() == [(0, "seven", 10)]
    assert scene.melds() == {"marriage:KS.QS"}
    assert scene.refusal("marriage:KD1.QD1") == "meld/no-trick-card"
    assert scene.do("marriage:KS.QS").scored(0) == 30


def test_s0_other_scores_two_melds_beside_the_deece() -> None:
    """The seven, kings, and with the exchanged queen a royal marriage: three things, two slots."""
    scene = Scene(S0, hands=("7H", "KS"), won="KD KC KH1 KH2", turnup="QH", leader=1)
    scene.play("KS 7H").do("kings:KS.KH.KD.KC").do("exchange").do("marriage:KH.QH")
    assert scene.scored(0) == 10 + 80 + 40


@pytest.mark.parametrize(
    ("variant", "melds"),
    [(S0, set()), (S2, set()), (S1, {"kings:KS.KS.KD.KC"}), (EB, {"kings:KS.KS.KD.KC"})],
)
def test_s0_melds_quartets(variant: str, melds: set[str]) -> None:
    """One of each suit in S0 and S2, any four in S1 and Britannica."""
    assert after_winning(variant, "KS 8S", won="KS KD KC 9S").melds() == melds
    assert after_winning(variant, "KS 8S", won="KH KD KC 9S").melds() == {"kings:KS.KH.KD.KC"}


RICH = "KS KD KC QS QD QC AH TH JH 8S"
"""Three kings, three queens and the rest of the trump sequence, when KH takes QH."""


@pytest.mark.parametrize(
    ("variant", "best", "also"),
    [(EB, 430, set()), (S1, 250, {140}), (S0, 250, {140})],
)
def test_eb_polish_best_of_a_rich_trick(variant: str, best: int, also: set[int]) -> None:
    """E72: compound scoring takes everything; elsewhere the pair is spent on one thing."""
    scene = Scene(variant, hands=("KH", "QH"), won=RICH).play("KH QH")
    reachable = scene.totals_by_melds()
    assert max(reachable) == best
    assert also <= reachable
    assert best + 40 not in reachable
