"""Reasons that speak of melds: what they need, what a card breaks, and what is declared."""

import pytest

from brisques.bezique.ai.draw_odds import chance_of_all
from brisques.bezique.observation import unseen
from brisques.players.contract import to_percent
from tests.builder import Scene
from tests.players.test_reasons import said

READY = {"missing": [], "percent": 100, "suit": ""}


def test_melds_of_won_cards() -> None:
    """Completed by the trick, denied to the other side, or handed to it."""
    scene = Scene("fildinski", trump="C", won=("QH", "KD"), hands=("KH", "AH 7S"), leader=0)
    scene.play("KH")
    marriage = {"rule": "bezique.meld.marriage", "points": 20, "cards": ["KH1", "QH1"]}
    assert said(scene, "AH1")["denies"] == marriage
    assert said(scene, "7S1")["helps"] == marriage
    scene = Scene("fildinski", trump="C", won=("QD", "QH"), hands=("KH", "AH 7S"), leader=0)
    scene.play("KH")
    assert said(scene, "AH1")["completes"] == marriage
    assert "completes" not in said(scene, "7S1")


@pytest.mark.parametrize("lead", ["KH", ""])
def test_no_meld_is_denied_that_takes_the_card_played_or_none_of_the_trick(lead: str) -> None:
    """An ace of trumps that wins for certain, as the fourth ace, and as the lead."""
    won = ("QH KD QD AS AH AD", "")
    variant = "fildinski-catsatcards"
    scene = Scene(variant, trump="C", won=won, hands=(lead, "AC 7S"), leader=0 if lead else 1)
    denied = said(scene.play(lead), "AC1").get("denies")
    assert denied == (
        {"rule": "bezique.meld.marriage", "points": 20, "cards": ["KH1", "QH1"]} if lead else None
    )


def test_a_meld_of_the_hand_may_need_a_card_of_the_trick() -> None:
    """A house rule: an ace brings none of the hand's melds then, a jack its bézique."""
    free, bound = (
        Scene(variant, trump="C", hands=("9D", "AD KS QS JD"), leader=0).play("9D")
        for variant in ("foster-polish", "foster-polish,meld.trick-card=true")
    )
    assert "completes" in said(free, "AD1")
    assert "completes" not in said(bound, "AD1")
    assert said(bound, "JD1")["completes"]["cards"] == ["JD1", "QS1"]


@pytest.mark.parametrize("limit", [1, 2])
def test_no_meld_is_completed_where_a_deece_uses_the_only_declaration(limit: int) -> None:
    """A house rule: the king of clubs wins a seven of trumps, and would marry the queen."""
    variant = f"fildinski,seven.uses-slot=true,meld.per-trick={limit}"
    scene = Scene(variant, trump="C", won=("", "QC"), hands=("7C", "KC 8S")).play("7C")
    assert ("completes" in said(scene, "KC1")) == (limit > 1)
    scene.play("KC")
    assert ("marriage:KC.QC" in scene.melds()) == (limit > 1)


@pytest.mark.parametrize(
    ("partner", "card", "told"),
    [("pass", "AH1", True), ("pass", "7D1", False), ("either", "7D1", True)],
)
def test_who_leaves_the_trick_to_the_partner_declares_only_if_either_may(
    partner: str, card: str, told: bool
) -> None:
    variant = f"four-hand-partners,meld.partner={partner}"
    hands = ("KS QS AH 7D", "7H", "9H", "8H")
    scene = Scene(variant, trump="C", hands=hands, leader=1).play("7H 9H 8H")
    found = said(scene, card)
    assert found.keys() & {"wins", "partner-holds"}
    assert ("completes" in found) is told


@pytest.mark.parametrize(
    ("leader", "trick", "told"), [(1, "7H 8H", "completes"), (2, "8H", "keeps")]
)
def test_a_meld_in_hand_is_named_once(leader: int, trick: str, told: str) -> None:
    """If the trick is won, it can be declared; if it is hardly to be won, it is kept."""
    hands = ("KS QS 9H 7D", "7H", "8H")
    scene = Scene("three-hand", trump="C", hands=hands, leader=leader).play(trick)
    found = said(scene, "9H1")
    assert found.keys() & {"completes", "keeps"} == {told}
    assert found[told]["rule"] == "bezique.meld.marriage"


@pytest.mark.parametrize(("leader", "trick", "has_played"), [(0, "", False), (2, "9D 8D", True)])
def test_no_meld_counts_on_a_card_that_the_partner_may_play_to_the_trick(
    leader: int, trick: str, has_played: bool
) -> None:
    hands = ("QC QD QH AC", "", "KS QS 9D", "8D")
    melds = ["2.1.marriage:KS1.QS1"]
    scene = Scene("four-hand-partners", trump="C", hands=hands, melds=melds, leader=leader)
    found = said(scene.play(trick), "AC1")
    assert (found.get("completes", {}).get("rule") == "bezique.meld.queens") == has_played


def test_what_a_meld_needs_if_its_card_is_played() -> None:
    """The other king: as likely to be drawn as any unseen card."""
    scene = Scene("fildinski", trump="C", won=("QD", "QH"), hands=("KH", "AH 7S"), leader=0)
    scene.play("KH")
    later = said(scene, "AH1")["later"]
    seen = scene.game.observe(scene.state, scene.state.to_move)
    cards = len(unseen(scene.state.ruleset, seen))
    draws = (seen.stock - (seen.turnup >= 0)) // 2
    assert later["rule"] == "bezique.meld.marriage"
    assert later["missing"] == ["KH"]
    assert later["percent"] == to_percent(draws / cards)
    assert "later" not in said(scene, "7S1")
    scene = Scene("fildinski", trump="C", won=("QD", "QH"), hands=("KH", "AH KH"), leader=0)
    scene.play("KH")
    assert "completes" in said(scene, "AH1")
    assert "later" not in said(scene, "AH1"), "it holds the other king"
    assert chance_of_all([(1, 1), (1, 2)], 5, 2) == 2 / 10
    assert chance_of_all([(1, 0)], 5, 2) == 0


@pytest.mark.parametrize(("variant", "draws"), [("rubicon", 1), ("rubicon,endgame.melds=true", 2)])
def test_a_card_that_is_drawn_after_the_last_meld_comes_too_late(variant: str, draws: int) -> None:
    """With four cards in the stock, the queen is one of 13 unseen cards."""
    scene = Scene(variant, trump="C", stock=4, drawn="8D 8D 8D QH", hands=("KH 9S", "8H"))
    assert said(scene, "KH1")["gives-up"]["missing"] == ["QH"]
    assert said(scene, "KH1")["gives-up"]["percent"] == to_percent(draws / 13)


def test_what_a_card_of_the_hand_means_for_melds_of_won_cards() -> None:
    """The king that a marriage wants is lost or kept; and what the other side is brought nearer."""
    scene = Scene("fildinski", trump="C", won=("QD", "QH"), hands=("AC", "KH 7S"), leader=0)
    scene.play("AC")
    marriage = {"rule": "bezique.meld.marriage", "points": 20, **READY, "suit": "H"}
    assert said(scene, "KH1")["gives-up"] == marriage
    assert said(scene, "7S1")["keeps"] == marriage
    assert "aids" not in said(scene, "7S1")
    scene = Scene("fildinski", trump="C", won=("TC KC QC", "QH"), hands=("AC", "JC 7S"), leader=0)
    found = said(scene.play("AC"), "JC1")
    assert found["helps"]["rule"] == "bezique.meld.sequence"
    assert "aids" not in found, "it is complete"
    scene = Scene("fildinski", trump="C", won=("TC KC", "QH"), hands=("AC", "JC 7S"), leader=0)
    sequence = {"rule": "bezique.meld.sequence", "points": 250, "missing": ["QC"]}
    assert said(scene.play("AC"), "JC1")["aids"] == {"card": "JC1", **sequence}
    won, hands = ("TC KC", "QH"), ("AC", "7S 9D")
    scene = Scene("fildinski", trump="C", won=won, hands=hands, drawn="QC JC", leader=0)
    assert "aids" not in said(scene.play("AC"), "7S1"), "its own ace brings it nearer"


def test_a_card_of_a_meld_gives_nothing_up_where_it_may_win_the_trick() -> None:
    """Won with this king, the queen makes a marriage; the sequence lacks the queen."""
    scene = Scene("fildinski", trump="C", won=("QH", ""), hands=("KH 7S", "7H"), leader=1)
    found = said(scene.play("7H"), "KH1")
    assert "completes" in found
    assert "gives-up" not in found
    scene = Scene("fildinski", trump="H", won=("AH TH JH", "AH"), hands=("KH 7S",), drawn="TH QH")
    found = said(scene, "KH1")
    assert 25 <= found["chance"]["percent"] < 100
    assert {"gives-up", "keeps"}.isdisjoint(found)


def test_a_card_that_may_win_the_trick_aids_nobody() -> None:
    hands = ("JC 7S",)
    scene = Scene("fildinski", trump="C", won=("", "TC KC"), hands=hands, drawn="AC QC")
    found = said(scene, "JC1")
    assert found["chance"]["percent"] > 0
    assert "aids" not in found


@pytest.mark.parametrize(
    ("variant", "won", "missing"),
    [
        ("fildinski", "JS JH", ["JC"]),
        ("fildinski", "JS JH JD", None),
        ("open-bezique", "JS JH JH", None),
    ],
)
def test_a_card_that_is_not_needed_comes_no_nearer_to_a_meld(
    variant: str, won: str, missing: list[str] | None
) -> None:
    """A jack of diamonds; it may be the second one, or four jacks may be of any suits."""
    hands = ("JD 7S", "9D")
    scene = Scene(variant, trump="C", won=won, drawn="JC", hands=hands, leader=1).play("9D")
    code = next(code for code in scene.legal() if code.startswith("JD"))
    assert said(scene, code).get("nears", {}).get("missing") == missing


def test_no_meld_comes_nearer_by_a_card_that_it_needs_twice_and_that_is_gone() -> None:
    won, hands = ("QS", "JD JD"), ("8S", "QS 7H")
    scene = Scene("fildinski", trump="S", won=won, hands=hands).play("8S")
    assert said(scene, "QS1")["nears"]["rule"] == "bezique.meld.royal-marriage"


def test_a_planned_meld_needs_every_missing_copy() -> None:
    """A double bézique that lacks both queens is given up only if both are still unseen."""
    hands = ("AC", "JD 7S")
    scene = Scene("fildinski", trump="C", won=("", "JD"), drawn="QS QS", hands=hands).play("AC")
    assert said(scene, "JD1")["gives-up"]["missing"] == ["QS", "QS"]
    scene = Scene("fildinski", trump="C", won=("QS", "JD"), drawn="QS", hands=hands).play("AC")
    assert "gives-up" not in said(scene, "JD1")


def test_what_a_declaration_uses_up() -> None:
    """The royal marriage, where single cards count once, and the ace of the sequence is out."""
    scene = Scene("fildinski", trump="C", won="JC QC TC", hands=("KC 7D", "8D"), stock=20).play(
        "KC 8D"
    )
    found = said(scene, "marriage:KC1.QC1")["forgoes"]
    assert found["rule"] == "bezique.meld.sequence"
    assert found["missing"] == ["AC"]
    assert 0 < found["percent"] < 100


def test_what_a_declaration_uses_up_of_a_meld_that_is_all_at_hand() -> None:
    """The queen of trumps is held; the king would be gone for the sequence."""
    won = "KS KH KD AC JC TC"
    scene = Scene("fildinski", trump="C", won=won, hands=("KC QC", "8D 7D"), stock=20)
    scene.play("KC 8D")
    found = said(scene, "kings:KC1.KD1.KH1.KS1")["costs"]
    assert found == {"rule": "bezique.meld.sequence", "points": 250, "cards": ["QC1"]}


def test_no_meld_is_planned_for_after_the_last_draw() -> None:
    """Only the winner of this trick may still declare in Bézique."""
    for stock, missing in ((4, []), (2, None)):
        scene = Scene("bezique", trump="C", stock=stock, hands=("QC KC 7H", "AH"), leader=1)
        found = said(scene.play("AH"), "7H1")
        assert found.get("keeps", {}).get("missing") == missing
        variant, hands = "fildinski,endgame.melds=false", ("AC", "KH 7S")
        scene = Scene(variant, trump="C", stock=stock, won=("", "QH"), hands=hands)
        assert ("keeps" in said(scene.play("AC"), "7S1")) == (missing is not None)


def test_what_a_card_breaks_in_the_hand() -> None:
    scene = Scene("bezique", trump="C", hands=("QS JD 7H 8H", ""), leader=0)
    found = said(scene, "QS1")
    assert found["gives-up"] == {"rule": "bezique.meld.bezique", "points": 40, **READY}
    assert found["spends-bezique"] == {"card": "QS1"}
    kept = said(scene, "7H1")
    assert kept["keeps"] == {"rule": "bezique.meld.bezique", "points": 40, **READY}
    assert "gives-up" not in kept


def test_a_marriage_of_the_hand_is_told_with_its_suit_also_where_it_lacks_nothing() -> None:
    for hand, missing in (("KS QS 7H 8H", []), ("KS 7H 8H", ["QS"])):
        scene = Scene("bezique", trump="C", hands=(hand, ""), leader=0)
        for code, key in (("7H1", "keeps"), ("KS1", "gives-up")):
            found = said(scene, code)[key]
            assert (found["rule"], found["missing"]) == ("bezique.meld.marriage", missing)
            assert found["suit"] == "S"


def test_a_card_whose_play_lets_a_meld_be_declared_again_gives_up_nothing() -> None:
    """Once the declared queen is played, its king makes a new marriage with the other queen."""
    melds = ["0.1.marriage:KH2.QH1"]
    scene = Scene("rubicon", trump="C", hands=("KH QH QH 9D", "7H"), drawn="KH", melds=melds)
    assert "gives-up" not in said(scene, "QH1")
    assert said(scene, "QH2")["gives-up"]["rule"] == "bezique.meld.marriage"
    scene.play("QH1 7H")
    assert "marriage:KH.QH" in scene.melds()


@pytest.mark.parametrize(("variant", "could"), [("fildinski", False), ("open-bezique", True)])
def test_no_bezique_is_possible_with_a_spent_card(variant: str, could: bool) -> None:
    """The other jack of diamonds is in a pile, and that of the seat to move has counted."""
    won, jacks = ("JC JH JS JD1", "JD2"), ["0.1.jacks:JC1.JD1.JH1.JS1"]
    scene = Scene(variant, won=won, melds=jacks, hands=("QS 7C", "AH"), leader=1).play("AH")
    assert ("spends-bezique" in said(scene, "QS1")) == could


@pytest.mark.parametrize(("double", "kept"), [("may-extend", True), ("four-unused", False)])
def test_a_bezique_that_may_not_grow_is_kept_for_no_double(double: str, kept: bool) -> None:
    variant = f"fildinski,meld.reuse=type-once,meld.double-from={double}"
    won, melds = ("", "QS JD"), ["1.1.bezique:JD1.QS1"]
    hands = ("AH", "QS2 JD2 7H")
    scene = Scene(variant, trump="C", won=won, hands=hands, melds=melds).play("AH")
    assert (said(scene, "7H1")["keeps"]["rule"] == "bezique.meld.double-bezique") == kept


def test_a_court_card_that_is_won_back_breaks_nothing() -> None:
    for lead, breaks in (("8D", False), ("TD", True)):
        scene = Scene("foster-polish", hands=(lead, "QS JD"), leader=0).play(lead)
        found = said(scene, "JD1")
        assert ("gives-up" in found) == ("spends-bezique" in found) == breaks


def test_a_card_that_is_not_kept_open_breaks_its_melds_even_if_it_wins() -> None:
    """Of won cards the courts, and the ten of trumps, stay open for melds in Foster's game."""
    scene = Scene("foster-polish", trump="D", hands=("8D", "AD TD KD QD JD")).play("8D")
    assert said(scene, "AD1")["gives-up"]["rule"] == "bezique.meld.sequence"
    assert "gives-up" not in said(scene, "KD1")


def test_a_card_that_wins_the_trick_does_not_come_back_where_melds_are_of_the_hand() -> None:
    scene = Scene("bezique", trump="C", hands=("8D", "KC QC 7H 8H")).play("8D")
    assert said(scene, "KC1")["gives-up"]["rule"] == "bezique.meld.royal-marriage"


def test_a_jack_of_a_declared_bezique_makes_no_other_one() -> None:
    melds = ["0.1.bezique:JD1.QS1"]
    scene = Scene("bezique", hands=("JD1 QS1 7H 8H",), drawn="QS2", melds=melds)
    assert "spends-bezique" not in said(scene, "JD1")


def test_a_king_on_the_table_of_the_other_seat_is_still_out() -> None:
    melds = ("1.1.marriage:KS1.QS1",)
    scene = Scene("bezique", hands=("QS2 7H", "KS1 QS1"), melds=melds)
    hidden = Scene("bezique", hands=("QS2 7H", "KS1 QS1"))
    assert said(scene, "QS2")["unseen"] == said(hidden, "QS2")["unseen"]


def test_declaring_and_not_declaring() -> None:
    scene = Scene("fildinski", trump="C", won="KD QH", hands=("QD KH", "8D")).play("QD 8D")
    marriage = {"rule": "bezique.meld.marriage", "points": 20, "cards": ["KD1", "QD1"]}
    assert said(scene, "marriage:KD1.QD1")["declares"] == marriage
    assert said(scene, "done")["declines"] == {**marriage, "later": False}


@pytest.mark.parametrize(("stock", "later"), [(4, True), (2, False)])
def test_a_meld_is_kept_for_a_later_trick_only_if_there_is_one(stock: int, later: bool) -> None:
    scene = Scene("bezique", trump="C", hands=("KS QS AC", "8D"), stock=stock).play("AC 8D")
    assert said(scene, "done")["declines"]["later"] is later


@pytest.mark.parametrize(
    ("trump", "told"), [("-", {"suit": "S", "count": 3}), ("C", None), ("S", None)]
)
def test_a_marriage_that_makes_trumps_says_how_many_are_held(
    trump: str, told: dict[str, object] | None
) -> None:
    hands = ("KS QS 9S AC 7H 8H 7D 8D", "8C")
    scene = Scene("bezique-no-trump", trump=trump, hands=hands).play("AC 8C")
    assert said(scene, "marriage:KS1.QS1").get("makes-trumps") == told
    assert "makes-trumps" not in said(scene, "done")


@pytest.mark.parametrize(("stock", "later"), [(8, True), (4, False)])
def test_whoever_leaves_it_to_the_partner_declines_his_own_melds(stock: int, later: bool) -> None:
    scene = Scene("four-hand-partners", trump="C", stock=stock, hands=("KS QS AC",)).take("AC")
    found = said(scene, "pass")
    assert found["passes"] == {}
    assert found["declines"]["later"] is later
    assert "passes" not in said(scene, "done")


def test_a_meld_is_laid_down_for_a_later_trick_only_if_there_is_one() -> None:
    for stock, found in ((8, True), (4, False)):
        hands = ("KD QD KS QS AC",)
        scene = Scene("four-hand-partners", trump="C", stock=stock, hands=hands).take("AC")
        scene.do("marriage:KD1.QD1")
        assert ("lays" in said(scene, "lay-marriage:KS1.QS1")) is found


@pytest.mark.parametrize(("hands", "later"), [(("AH 8H", "7H"), True), (("AH", "7H"), False)])
def test_no_meld_is_kept_for_after_the_last_trick(hands: tuple[str, str], later: bool) -> None:
    scene = Scene("fildinski-catsatcards", trump="C", stock=0, hands=hands, won="KS QS")
    scene.play("AH 7H")
    assert said(scene, "done")["declines"]["later"] is later


@pytest.mark.parametrize(
    ("variant", "won", "hand"),
    [("bezique", "", "JH JD JC 9S"), ("open-bezique", "JH JD", "JC 9S")],
)
def test_four_of_a_rank_of_any_suits_lack_any_one(variant: str, won: str, hand: str) -> None:
    """Five jacks of four suits are among the cards that may be drawn."""
    scene = Scene(variant, trump="S", won=(won, ""), hands=(hand, ""), drawn="JS JS JH JD JC")
    seen = scene.game.observe(scene.state, 0)
    cards, draws = len(unseen(scene.state.ruleset, seen)), (seen.stock - 1) // 2
    keeps = said(scene, "9S1")["keeps"]
    assert keeps["rule"] == "bezique.meld.jacks"
    assert [sorted(faces) for faces in keeps["missing"]] == [["JC", "JD", "JH", "JS"]]
    assert keeps["percent"] == to_percent(chance_of_all([(1, 5)], cards, draws))
    assert said(scene, "JC2")["gives-up"] == keeps


def test_four_of_a_rank_that_are_at_hand_in_several_ways_lack_none() -> None:
    scene = Scene("open-bezique", trump="S", won=("JH JH JD JD", ""), hands=("JC 9S", ""))
    assert said(scene, "9S1")["keeps"] == {"rule": "bezique.meld.jacks", "points": 40, **READY}


def test_four_of_a_rank_of_one_suit_each_lack_one_face() -> None:
    scene = Scene("fildinski", trump="S", won=("JH JD", ""), hands=("JC 9S", ""), drawn="JS JS JH")
    assert said(scene, "9S1")["keeps"]["missing"] == ["JS"]


def test_a_card_of_the_trick_has_a_stand_in_of_any_suit_where_the_meld_has() -> None:
    """The king of diamonds is the fourth; another one may be of any suit, also one at hand."""
    won = ("", "KS KH KH")
    for more, missing in (("", [["KS", "KD", "KC"]]), ("KC", None)):
        hands = ("KD", f"AD 9S {more}")
        scene = Scene("open-bezique", trump="S", won=won, hands=hands, drawn="KS KD KC").play("KD2")
        later = said(scene, "AD1").get("later", {}).get("missing")
        assert later == missing


@pytest.mark.parametrize(("trump", "kept"), [("S", True), ("D", False)])
def test_a_declaration_keeps_what_may_be_declared_at_a_later_trick(trump: str, kept: bool) -> None:
    """Four queens first, then the same four as trump queens; the other way round only once."""
    hands = ("QS QS QS QS AD", "8D")
    scene = Scene("six-pack", trump=trump, hands=hands).play("AD 8D")
    queens = next(code for code in scene.legal() if code.startswith("queens"))
    declines = said(scene, queens).get("declines")
    assert (declines is not None) == kept
    if declines:
        assert (declines["rule"], declines["later"]) == ("bezique.meld.trump-queens", True)
        assert "declines" not in said(scene, f"trump-{queens}")


@pytest.mark.parametrize(
    ("won", "others", "is_told"),
    [("QH KS", "TH 9C", False), ("AH QH", "TH JH", False), ("AH JH QH", "TH 9C", True)],
)
def test_a_sequence_without_a_stock_may_lack_one_card_of_the_other_seat(
    won: str, others: str, is_told: bool
) -> None:
    """The ten may be won from it; two or three cards are too many."""
    scene = Scene("fildinski", trump="H", stock=0, hands=("KH 7S", others), won=(won, ""))
    rules = [said(scene, code).get("keeps", {}).get("rule") for code in ("KH1", "7S1")]
    assert ("bezique.meld.sequence" in rules) == is_told


def test_a_meld_that_comes_nearer_is_not_said_to_be_kept_too() -> None:
    """The third ace; the hand holds the fourth."""
    won, hands = ("", "AS AC"), ("KH", "AH AD 9S QH")
    scene = Scene("fildinski", trump="C", won=won, hands=hands, leader=0, stock=20)
    found = said(scene.play("KH"), "AH1")
    assert found["nears"]["rule"] == "bezique.meld.aces"
    assert found.get("keeps", {}).get("rule") != "bezique.meld.aces"


def test_a_meld_that_the_trick_completes_is_not_said_to_be_kept_too() -> None:
    hands, won = ("JC JD", "TH 8H"), ("QS KD TD QH", "")
    found = said(Scene("fildinski", trump="C", stock=0, hands=hands, won=won), "JD1")
    assert found["completes"]["rule"] == "bezique.meld.bezique"
    assert found.get("keeps", {}).get("rule") != "bezique.meld.bezique"
