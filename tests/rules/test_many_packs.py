"""Rubicon, six-pack and eight-pack Bézique: the worked examples E80 to E90, E93, E94, E100 to E102,
E111 and E112.

Seat 0 leads the nine of spades and wins with it. In six-pack clubs were trumps in the last deal.
"""

from typing import Any

import pytest

from brisques.cards import CLUBS
from brisques.game import Standing
from brisques.shuffle import deal_rng
from brisques.tricks import NO_TRUMP
from tests.builder import Scene
from tests.rules.presets import EIGHT, RUBICON, SIX, SIX_S4

FIXED_BEZIQUE = "six-pack,trump.repeat=true,meld.bezique-cards=qs-jd"
CLUB_RUN = "AC TC KC QC JC"
CLUB_RUN_CODE = "sequence:AC1.TC1.KC1.QC1.JC1"


def after_winning(variant: str, hand: str, *, trump: str = "-", **more: Any) -> Scene:
    """Return a trick just won by seat 0, which holds these cards; there are no trumps yet."""
    return Scene(variant, trump=trump, hands=[f"9S {hand}"], **more).take("9S")


def barred(hand: str, **more: Any) -> Scene:
    """Return the same in six-pack after a deal with clubs for trumps."""
    return after_winning(SIX, hand, bar="C", **more)


def trump_of(scene: Scene) -> str | None:
    suit: str | None = scene.game.view(scene.game.observe(scene.state, 0))["trump"]
    return suit


# --- trumps by marriage or sequence -----------------------------------------------------------


def test_s2_six_pack_last_trumps_are_not_trumps_again() -> None:
    """E80: KC-QC counts as plain and sets nothing; the next suit's marriage does."""
    scene = barred("8S KC QC KD QD").do("marriage:KC.QC")
    assert scene.points() == [(0, "marriage", 20)]
    assert trump_of(scene) is None
    scene.take("8S").do("marriage:KD.QD")
    assert scene.points()[-1] == (0, "royal-marriage", 40)
    assert trump_of(scene) == "D"


def test_s2_six_pack_a_sequence_of_the_last_trumps_is_plain() -> None:
    """E81: 150, and it sets nothing either; a sequence of another suit would."""
    scene = barred(f"8S {CLUB_RUN}").do(CLUB_RUN_CODE)
    assert scene.points() == [(0, "plain-sequence", 150)]
    assert trump_of(scene) is None
    scene = barred("AD TD KD QD JD").do("sequence:AD.TD.KD.QD.JD")
    assert scene.points() == [(0, "sequence", 250)]
    assert trump_of(scene) == "D"


def test_s2_six_pack_the_barred_suit_stays_plain_under_other_trumps() -> None:
    """E82: a fresh pair of clubs after diamonds were made trumps."""
    scene = barred("8S 8S KC QC KD QD KC2 QC2").do("marriage:KC1.QC1").take("8S")
    scene.do("marriage:KD.QD").take("8S").do("marriage:KC2.QC2")
    assert [points for _, _, points in scene.points()] == [20, 40, 20]
    assert trump_of(scene) == "D"


@pytest.mark.parametrize("variant", [FIXED_BEZIQUE, SIX_S4, RUBICON])
def test_s2_six_pack_without_the_bar(variant: str) -> None:
    """E83: with béziques of one kind the same suit may be trumps again."""
    scene = after_winning(variant, "KC QC").do("marriage:KC.QC")
    assert scene.points() == [(0, "royal-marriage", 40)]
    assert trump_of(scene) == "C"


@pytest.mark.parametrize(
    ("variant", "last", "bar"),
    [
        (SIX, CLUBS, CLUBS),
        (EIGHT, CLUBS, CLUBS),
        (SIX, NO_TRUMP, NO_TRUMP),
        (FIXED_BEZIQUE, CLUBS, NO_TRUMP),
        (SIX_S4, CLUBS, NO_TRUMP),
        (RUBICON, CLUBS, NO_TRUMP),
    ],
)
def test_s2_six_pack_the_bar_comes_from_the_last_deal(variant: str, last: int, bar: int) -> None:
    """E80 and E83 from the deal on: nothing is barred after a deal without trumps."""
    game = Scene(variant, trump="-").game
    standing = Standing((0, 0), 0, 0, games=(0, 0), carried=last)
    state = game.deal(standing, game.shuffle(0, deal_rng("bar", 1)))
    assert game.observe(state, 0).bar == bar


@pytest.mark.parametrize(
    ("variant", "points", "trump"),
    [
        (RUBICON, ("sequence", 250), "C"),
        ("rubicon,trump.method=first-marriage", ("plain-sequence", 150), None),
    ],
)
def test_s2_rubicon_first_declaration_a_sequence(
    variant: str, points: tuple[str, int], trump: str | None
) -> None:
    """E112: S2 literally lets only a marriage make trumps."""
    scene = after_winning(variant, CLUB_RUN).do(CLUB_RUN_CODE)
    assert scene.points() == [(0, *points)]
    assert trump_of(scene) == trump


# --- which cards make a bézique ---------------------------------------------------------------

PAIRS = {"S": "QS JD", "D": "QD JS", "H": "QH JC", "C": "QC JH"}


@pytest.mark.parametrize("variant", [SIX, EIGHT])
@pytest.mark.parametrize("trump", PAIRS)
def test_s2_six_pack_bezique_goes_by_trumps(variant: str, trump: str) -> None:
    """E84: under hearts QH and JC are bézique, and QS and JD nothing."""
    scene = after_winning(variant, " ".join(PAIRS.values()), trump=trump)
    queen, jack = PAIRS[trump].split()
    assert {code for code in scene.melds() if "bezique" in code} == {f"bezique:{queen}.{jack}"}
    for suit, pair in PAIRS.items():
        queen, jack = pair.split()
        refusal = scene.refusal(f"bezique:{queen}1.{jack}1")
        assert refusal == (None if suit == trump else "meld/not-a-meld")
    queen, jack = PAIRS[trump].split()
    assert scene.do(f"bezique:{queen}.{jack}").points() == [(0, "bezique", 40)]


@pytest.mark.parametrize("variant", [SIX_S4, FIXED_BEZIQUE, RUBICON])
@pytest.mark.parametrize("trump", ["H", "-"])
def test_s4_declarations_bezique_is_always_the_same(variant: str, trump: str) -> None:
    """E85: QS and JD under hearts, and before there are trumps."""
    scene = after_winning(variant, "QS JD", trump=trump).do("bezique:QS.JD")
    assert scene.points() == [(0, "bezique", 40)]


def test_s2_six_pack_no_bezique_before_trumps() -> None:
    """E86: which cards it takes is not settled yet."""
    scene = after_winning(SIX, "QS JD")
    assert scene.melds() == set()
    assert scene.refusal("bezique:QS1.JD1") == "meld/not-a-meld"


@pytest.mark.parametrize(("trump", "pair"), [("S", "QC JH"), ("D", "QC JH"), ("H", "QS JD")])
def test_s1_variations_other_bezique_under_black_queens(trump: str, pair: str) -> None:
    """QC and JH where spades or diamonds are trumps, as a house rule of any game."""
    variant = "bezique-penguin,meld.bezique-cards=qs-jd-or-qc-jh"
    queen, jack = pair.split()
    scene = after_winning(variant, "QS JD QC JH", trump=trump)
    assert scene.melds() == {f"bezique:{queen}.{jack}"}


# --- the same meld again ----------------------------------------------------------------------

DIAMOND_RUN = "AD TD1 KD QD JD"


def run_with(ten: str) -> str:
    return f"sequence:AD1.{ten}.KD1.QD1.JD1"


@pytest.mark.parametrize("variant", [SIX, RUBICON, EIGHT])
def test_s2_six_pack_sequence_again_with_a_new_card(variant: str) -> None:
    """E87: the ten was played, and another stands in its place."""
    scene = after_winning(variant, DIAMOND_RUN, trump="H", drawn="TD2").do(run_with("TD1"))
    scene.take("TD1").do(run_with("TD2"))
    assert [points for _, _, points in scene.points()] == [150, 150]


def test_s2_six_pack_sequence_still_whole() -> None:
    """E88: a second ten beside the first completes nothing."""
    scene = after_winning(SIX, f"8S {DIAMOND_RUN} TD2", trump="H").do(run_with("TD1")).take("8S")
    assert scene.refusal(run_with("TD2")) == "meld/still-whole"
    assert scene.refusal(run_with("TD1")) == "meld/nothing-new"
    assert scene.melds() == set()


def test_s2_six_pack_no_bezique_left_of_a_double() -> None:
    """E89: one pair of a double was played; the other is no single bézique."""
    scene = after_winning(RUBICON, "QS1 QS2 JD1 JD2", drawn="8S")
    scene.do("double-bezique:QS.QS.JD.JD").take("QS1").decline().take("JD1")
    assert scene.refusal("bezique:QS2.JD2") == "meld/in-larger"
    assert scene.melds() == set()


def test_s2_six_pack_no_marriage_left_of_a_sequence() -> None:
    """E90: ace, ten and jack were played; king and queen are no marriage."""
    scene = after_winning(SIX, DIAMOND_RUN, trump="H").do(run_with("TD1"))
    for card in ("AD", "TD", "JD"):
        scene.decline().take(card)
    assert scene.refusal("marriage:KD1.QD1") == "meld/in-larger"
    assert scene.melds() == set()


def test_xho_34_marriage_then_sequence() -> None:
    """Upwards it goes: the pair counts again in a sequence, and that once only."""
    scene = after_winning(RUBICON, f"8S {DIAMOND_RUN}", trump="H").do("marriage:KD.QD").take("8S")
    scene.do(run_with("TD1"))
    assert [points for _, _, points in scene.points()] == [20, 150]


def test_xfo_rubicon_eight_aces() -> None:
    """E102: four aces, then each of four more in the place of one that was played: 500."""
    scene = after_winning(RUBICON, "AS AH AD AC", trump="H", drawn="AS2 . AH2 . AD2 . AC2")
    scene.do("aces:AS.AH.AD.AC")
    for suit in "SHDC":
        scene.take(f"A{suit}1").do("aces:AS.AH.AD.AC")
    assert scene.points() == [(0, "aces", 100)] * 5


def test_xfo_rubicon_fifth_ace_beside_four() -> None:
    """E102 the other way round: while the four lie whole a fifth completes nothing."""
    scene = after_winning(RUBICON, "8S AS1 AH AD AC AS2", trump="H").do("aces:AS1.AH1.AD1.AC1")
    scene.take("8S")
    assert scene.refusal("aces:AS2.AH1.AD1.AC1") == "meld/still-whole"
    assert scene.melds() == set()


@pytest.mark.parametrize(
    ("variant", "before", "after"),
    [
        (RUBICON, "meld/nothing-new", None),
        ("rubicon,meld.remarriage=none", "meld/nothing-new", "meld/nothing-new"),
        ("rubicon,meld.remarriage=cross", None, None),
    ],
)
def test_xho_35_remarriage(variant: str, before: str | None, after: str | None) -> None:
    """E111: both pairs of spades have married; K1 is played, and K2 takes Q1."""
    scene = after_winning(variant, "8S 8S KS1 QS1 KS2 QS2", trump="H")
    scene.do("marriage:KS1.QS1").take("8S").do("marriage:KS2.QS2").take("8S")
    assert scene.refusal("marriage:KS2.QS1") == before
    scene.decline().take("KS1")
    assert scene.refusal("marriage:KS2.QS1") == after
    assert scene.refusal("marriage:KS2.QS2") == "meld/nothing-new"
    if after is None:
        scene.do("marriage:KS2.QS1")
        assert [points for _, _, points in scene.points()] == [20, 20, 20]


def test_xho_35_one_remarriage_for_each_card_played() -> None:
    """One king played frees one fresh pairing, not two."""
    scene = after_winning(RUBICON, "8S KS1 QS1 KS2 QS2 QS3", trump="H", drawn="8S . 8S")
    scene.do("marriage:KS1.QS1").take("8S").do("marriage:KS2.QS2").take("KS1")
    scene.do("marriage:KS2.QS1").take("8S")
    assert scene.refusal("marriage:KS2.QS1") == "meld/nothing-new"
    assert scene.refusal("marriage:KS2.QS3") == "meld/still-whole"
    assert scene.melds() == set()


def test_xho_35_only_the_widowed_marry_again() -> None:
    """Both cards of a marriage played have left nobody alone: two whole ones stay as they are."""
    married = ["0.1.marriage:KS1.QS1", "0.2.marriage:KS2.QS2", "0.3.marriage:KS3.QS3"]
    hands = ["8C KS2 QS2 KS3 QS3 8D"]
    scene = Scene(RUBICON, hands=hands, won=["KS1 QS1"], melds=married).take("8C")
    assert scene.melds() == set()
    assert scene.refusal("marriage:KS2.QS3") == "meld/nothing-new"
    scene.decline().take("KS2")
    assert scene.refusal("marriage:KS3.QS2") is None


def test_xho_35_a_card_that_was_left_for_another_is_not_widowed() -> None:
    """K2 leaves Q2 for Q1; when K2 is played too, Q1 alone has lost the partner it had."""
    married = ["0.1.marriage:KS1.QS1", "0.2.marriage:KS2.QS2", "0.3.marriage:KS3.QS3"]
    hands = ["8C KS2 QS1 QS2 KS3 QS3"]
    scene = Scene(RUBICON, hands=hands, won=["KS1 8D"], melds=married).take("8C")
    scene.do("marriage:KS2.QS1").take("KS2")
    assert scene.refusal("marriage:KS3.QS2") == "meld/nothing-new"
    scene.do("marriage:KS3.QS1")
    assert scene.scored(0) == 40


# --- the large melds --------------------------------------------------------------------------

BEZIQUES = ("bezique", "double-bezique", "triple-bezique", "quadruple-bezique", "quintuple-bezique")
BEZIQUE_POINTS = (40, 500, 1500, 4500, 9000)


def bezique(times: int) -> str:
    """Return the code of that many queens of spades and jacks of diamonds."""
    return f"{BEZIQUES[times - 1]}:{'.'.join(['QS'] * times + ['JD'] * times)}"


@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_xfo_rubicon_beziques_at_once(times: int) -> None:
    """E101: laid at once only the highest counts, and nothing lower comes out of it."""
    hand = " ".join(["QS JD"] * times)
    scene = after_winning(RUBICON, hand, trump="H", drawn="8C").do(bezique(times))
    assert scene.points() == [(0, BEZIQUES[times - 1], BEZIQUE_POINTS[times - 1])]
    scene.take("8C")
    assert not any("bezique" in code for code in scene.melds())


def test_xfo_rubicon_beziques_step_by_step() -> None:
    """E101: built up they are 6540 in all."""
    scene = after_winning(RUBICON, "QS JD " * 4, trump="H", drawn="8C . 8C . 8C")
    for times in (1, 2, 3):
        scene.do(bezique(times)).take("8C")
    scene.do(bezique(4))
    assert [points for _, _, points in scene.points()] == [40, 500, 1500, 4500]
    assert scene.scored(0) == 6540


def test_xpe_eight_pack_quintuples() -> None:
    """E100: five trump aces 2000, quintuple bézique 9000."""
    scene = after_winning(EIGHT, "AS " * 5, trump="S").do("five-trump-aces:AS.AS.AS.AS.AS")
    assert scene.points() == [(0, "five-trump-aces", 2000)]
    scene = after_winning(EIGHT, "QS JD " * 5, trump="S").do(bezique(5))
    assert scene.points() == [(0, "quintuple-bezique", 9000)]


@pytest.mark.parametrize("variant", [SIX, SIX_S4])
def test_s2_six_pack_no_quintuples_below_eight_packs(variant: str) -> None:
    """E100 the other way round: five of them are worth no more than four."""
    scene = after_winning(variant, "AS " * 5, trump="S")
    assert scene.melds() == {"aces:AS.AS.AS.AS", "trump-aces:AS.AS.AS.AS"}


def test_xbir_rubicon_trump_quartets_are_plain_ones() -> None:
    """Four trump aces count like any four."""
    scene = after_winning(RUBICON, "AS " * 4, trump="S").do("aces:AS.AS.AS.AS")
    assert scene.points() == [(0, "aces", 100)]


RANKS = {"A": "aces", "T": "tens", "K": "kings", "Q": "queens", "J": "jacks"}


@pytest.mark.parametrize(
    ("variant", "times", "points"),
    [
        (SIX, 4, (1000, 900, 800, 600, 400)),
        (SIX_S4, 4, (1000, 900, 800, 600, 400)),
        ("six-pack-pokerwiner,meld.trump-queens=900", 4, (1000, 900, 800, 900, 400)),
        (EIGHT, 4, (1000, 900, 800, 600, 400)),
        (EIGHT, 5, (2000, 1800, 1600, 1200, 800)),
    ],
)
def test_s2_six_pack_trump_quartets(variant: str, times: int, points: tuple[int, ...]) -> None:
    """E93 and E94: queens 600 (S4 prints 900), jacks 400; five of a kind in eight packs."""
    prefix = {4: "trump-", 5: "five-trump-"}[times]
    for (rank, name), worth in zip(RANKS.items(), points, strict=True):
        scene = after_winning(variant, f"{rank}H " * times, trump="H")
        scene.do(f"{prefix}{name}:{'.'.join([f'{rank}H'] * times)}")
        assert scene.points() == [(0, prefix + name, worth)]


def test_s4_declarations_four_trump_jacks_as_printed() -> None:
    """E94: S4 does not list them, so they are any four jacks."""
    scene = after_winning("six-pack-pokerwiner,meld.trump-jacks=0", "JH " * 4, trump="H")
    assert scene.melds() == {"jacks:JH.JH.JH.JH"}
    assert scene.do("jacks:JH.JH.JH.JH").points() == [(0, "jacks", 40)]


def test_s2_six_pack_trump_quartet_needs_trumps() -> None:
    """Four aces of a suit that is not trumps, or before there are any, are four aces."""
    for trump in ("-", "S"):
        scene = after_winning(SIX, "AH " * 4, trump=trump)
        assert scene.melds() == {"aces:AH.AH.AH.AH"}
        assert scene.refusal("trump-aces:AH1.AH2.AH3.AH4") == "meld/not-a-meld"


def test_house_plain_quartet_then_trump_quartet() -> None:
    """The same four cards may count as both, the plain quartet first."""
    cards = "AH1.AH2.AH3.AH4"
    scene = after_winning(SIX, "8S " + "AH " * 4, trump="H").do(f"aces:{cards}").take("8S")
    scene.do(f"trump-aces:{cards}")
    assert [points for _, _, points in scene.points()] == [100, 1000]
    scene = after_winning(SIX, "8S " + "AH " * 4, trump="H").do(f"trump-aces:{cards}").take("8S")
    assert scene.refusal(f"aces:{cards}") == "meld/in-larger"
    assert scene.melds() == set()


# --- house rules over re-form -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "code"),
    [(RUBICON, "meld/in-larger"), (f"{RUBICON},meld.sequence-remarry=true", None)],
)
def test_house_a_sequence_card_may_marry_a_fresh_partner(variant: str, code: str | None) -> None:
    """Laws 36 and 37 forbid it; the house rule allows it to a new pair, never to the old one."""
    scene = after_winning(variant, f"8S {CLUB_RUN} QC2", trump="H").do(CLUB_RUN_CODE).take("8S")
    assert scene.refusal("marriage:KC1.QC2") == code
    old = scene.refusal("marriage:KC1.QC1")
    assert old == ("meld/part-of-larger" if code is None else code)


@pytest.mark.parametrize("table_only", ["true", "false"])
def test_house_a_meld_of_declared_cards_alone(table_only: str) -> None:
    """The four kings of four marriages are new to the quartet, but not to the table."""
    variant = f"{RUBICON},meld.table-only={table_only}"
    pairs = [f"marriage:K{suit}1.Q{suit}1" for suit in "SDHC"]
    hand = "9S " + " ".join(f"K{suit}1 Q{suit}1" for suit in "SDHC")
    scene = Scene(variant, trump="H", hands=[hand], melds=pairs).take("9S")
    kings = "kings:KS1.KH1.KD1.KC1"
    assert scene.refusal(kings) == (None if table_only == "true" else "meld/table-only")
