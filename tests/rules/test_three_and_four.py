"""Bézique for three and four, alone and with partners: the worked examples E18 to E22 and E113 to
E117.

Hearts are trumps and seat 0 leads. With partners seats 0 and 2 play against 1 and 3.
"""

from typing import Any

import pytest

from brisques.errors import EngineError
from brisques.events import Passed
from brisques.shuffle import deal_rng
from tests.builder import Scene
from tests.rules.presets import FOUR, PARTNERS, THREE

MUST_TRUMP = "three-hand,endgame.duty=follow-beat-trump"
EITHER = "four-hand-partners,meld.partner=either"
BEZIQUES_TOO = "four-hand-partners,meld.partner-cards=all"
NO_BEZIQUES = "four-hand-partners,meld.partner-cards=not-beziques"
ONE_HAND = "meld/one-hand"
NO_SHARING = "four-hand-partners,meld.partner-cards=none"


def endgame(variant: str, *hands: str) -> Scene:
    """Return a deal whose stock is gone; each hand is named whole, the last one by what matters."""
    return Scene(variant, stock=0, hands=hands)


# --- tricks of three and four -------------------------------------------------------------------


def test_xeb9_three_hand_follow_under_a_ruff() -> None:
    """E18: the third must follow though no diamond beats the ruff, and may not ruff himself."""
    scene = endgame(THREE, "KD 8S 9S", "8H 8C 9C", "9D TD AH").play("KD 8H")
    assert scene.cards() == {"9D", "TD"}
    assert scene.refusal("AH1") == "play/must-follow"


@pytest.mark.parametrize(("variant", "legal"), [(THREE, {"9H", "7C"}), (MUST_TRUMP, {"9H"})])
def test_xeb9_three_hand_no_duty_to_undertrump(variant: str, legal: set[str]) -> None:
    """E19: void and unable to win, one may throw anything; the stricter duty asks for a trump."""
    scene = endgame(variant, "KD 8S", "TH 8C", "9H 7C").play("KD TH")
    assert scene.cards() == legal


@pytest.mark.parametrize("variant", [THREE, MUST_TRUMP, FOUR])
def test_xeb9_three_hand_overtrump_if_able(variant: str) -> None:
    """E19 with an ace of trumps: it wins, so it must be played."""
    scene = endgame(variant, "KD 8S 9S", "TH 8C 9C", "9H AH 7C").play("KD TH")
    assert scene.cards() == {"AH"}


def test_s2_playing_first_of_three_identical_cards_wins() -> None:
    """E20."""
    scene = Scene(THREE, hands=["AS", "AS", "AS"]).play("AS AS AS")
    assert scene.to_move == 0
    scene = Scene(THREE, hands=["9S", "AS", "AS"]).play("9S AS AS")
    assert scene.to_move == 1


@pytest.mark.parametrize("variant", [PARTNERS, FOUR])
def test_xbi4_beat_even_a_partner(variant: str) -> None:
    """E21: the partner's king lies best, and the ace must beat it."""
    scene = endgame(variant, "KC 8S", "8C 9S", "AC 9C", "7D 8D").play("KC 8C")
    assert scene.cards() == {"AC"}
    assert scene.refusal("9C1") == "play/must-beat"


def test_xbi4_an_equal_card_does_not_beat() -> None:
    """E22: an ace lies; the other ace cannot win, so any club will do."""
    scene = endgame(PARTNERS, "9C 8S", "KC 9S", "AC 8D", "AC 8C").play("9C KC AC")
    assert scene.cards() == {"AC", "8C"}


def test_xeb_three_hand_clockwise() -> None:
    """Each plays in turn from the leader; the winner leads the next."""
    scene = Scene(THREE, hands=["8S", "8D", "9S"])
    assert scene.play("8S").to_move == 1
    assert scene.play("8D").to_move == 2
    scene.play("9S").decline()
    assert scene.to_move == 2


@pytest.mark.parametrize(
    ("variant", "lead", "winner"), [(THREE, "8S 9S 8D", 1), (FOUR, "8S 8D 9S 8C", 2)]
)
def test_house_three_hand_last_draw(variant: str, lead: str, winner: int) -> None:
    """E114: the winner takes the first card, the next the second, and the last the turn-up."""
    hands = lead.split()
    players = len(hands)
    scene = Scene(variant, stock=players, turnup="JH", hands=hands).play(lead).decline()
    draws = scene.draws()
    assert [seat for seat, _, _ in draws] == [(winner + i) % players for i in range(players)]
    assert draws[-1] == ((winner - 1) % players, "JH1", True)
    assert [public for _, _, public in draws[:-1]] == [False] * (players - 1)


@pytest.mark.parametrize("variant", [THREE, FOUR, PARTNERS])
def test_xeb_three_hand_deal(variant: str) -> None:
    """Eight each and one turned: the 25th card of three packs, the 33rd of four."""
    game = Scene(variant).game
    state = game.deal(game.new_match(0), game.shuffle(0, deal_rng("round", 1)))
    seen = game.observe(state, 0)
    assert set(seen.held) == {8}
    assert seen.stock == len(game.cards) - 8 * game.players
    assert seen.turnup >= 0
    assert state.to_move == 1


# --- triple bézique -----------------------------------------------------------------------------


@pytest.mark.parametrize("variant", [THREE, FOUR, PARTNERS])
def test_xeb_three_beziques_built_up(variant: str) -> None:
    """E113: 40, 500 and 1500, at three tricks."""
    scene = Scene(variant, hands=["9S 8C" + " QS JD" * 3], drawn="8C").take("9S")
    scene.do("bezique:QS.JD").decline().take("8C")
    scene.do("double-bezique:QS.QS.JD.JD").decline().take("8C")
    scene.do("triple-bezique:QS.QS.QS.JD.JD.JD")
    assert [points for _, _, points in scene.points()] == [40, 500, 1500]
    assert scene.scored(0) == 2040


def test_xeb_triple_bezique_at_once() -> None:
    """All six together: 1500, and no smaller one after it."""
    scene = Scene(THREE, hands=["9S 8C" + " QS JD" * 3]).take("9S")
    scene.do("triple-bezique:QS.QS.QS.JD.JD.JD").take("8C")
    assert scene.points() == [(0, "triple-bezique", 1500)]
    assert scene.melds() == set()
    assert scene.refusal("bezique:QS1.JD1") == "meld/used-in-type"


def test_xeb_second_double_with_a_third_pair() -> None:
    """After one pair of a double was played, a third pair makes another double."""
    scene = Scene(THREE, hands=["9S" + " QS JD" * 2], drawn="QS3 . . JD3 . .").take("9S")
    scene.do("double-bezique:QS1.QS2.JD1.JD2").take("QS1").decline().take("JD1")
    scene.do("double-bezique:QS2.QS3.JD2.JD3")
    assert [points for _, _, points in scene.points()] == [500, 500]


@pytest.mark.parametrize(("queen", "jack"), [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_xeb_second_double_whichever_pair_of_a_grown_one_was_played(queen: int, jack: int) -> None:
    """The double grew from a single: any queen and jack of it may be the pair that was played."""
    hand = "9S" + " QS JD" * 2
    scene = Scene(THREE, hands=[hand], drawn="8C . . QS3 . . JD3 . .").take("9S")
    scene.do("bezique:QS1.JD1").decline().take("8C").do("double-bezique:QS1.QS2.JD1.JD2")
    scene.take(f"QS{queen}").decline().take(f"JD{jack}")
    scene.do(f"double-bezique:QS{3 - queen}.QS3.JD{3 - jack}.JD3")
    assert [points for _, _, points in scene.points()] == [40, 500, 500]


@pytest.mark.parametrize(
    ("variant", "known"), [(FOUR, False), ("four-hand,meld.quadruple-bezique=4500", True)]
)
def test_house_four_hand_no_quadruple(variant: str, known: bool) -> None:
    """Listed nowhere for four players; an option all the same."""
    game = Scene(variant).game
    code = "quadruple-bezique:QS1.QS2.QS3.QS4.JD1.JD2.JD3.JD4"
    if known:
        assert game.action_code(game.parse_action(code)).startswith("quadruple-bezique:")
    else:
        with pytest.raises(EngineError, match="action/unknown"):
            game.parse_action(code)


# --- partners -----------------------------------------------------------------------------------


def partner_wins(variant: str, *, seat_0: str, seat_2: str, **more: Any) -> Scene:
    """Return a deal in which seat 2 has just won a trick with these cards, beside seat 0's."""
    hands = [f"8S {seat_0}", "8D", f"9S {seat_2}", "8C"]
    scene = Scene(variant, hands=hands, **more).play("8S 8D 9S 8C")
    assert scene.to_move == 2
    return scene


def test_xbi4_one_score_for_both_partners() -> None:
    """What either declares goes to the side."""
    scene = partner_wins(PARTNERS, seat_0="", seat_2="KC QC").do("marriage:KC.QC")
    assert scene.points() == [(2, "marriage", 20)]
    assert scene.state.totals == [20, 0]


def test_xbi4_no_marriage_with_a_queen_of_the_partners_sequence() -> None:
    """E115: what the partner himself could not score, one cannot complete for him."""
    scene = partner_wins(
        PARTNERS,
        seat_0="AH TH KH1 QH1 JH",
        seat_2="KH2 QC",
        melds=["0.1.sequence:AH1.TH1.KH1.QH1.JH1"],
    )
    assert scene.refusal("marriage:KH2.QH1") == "meld/part-of-larger"
    assert scene.melds() == set()


def test_xbi4_kings_on_the_partners_table() -> None:
    """E116: three kings of the partner's lie there from marriages; the fourth makes 80."""
    scene = partner_wins(
        PARTNERS,
        seat_0="KD QD KC QC KS QS",
        seat_2="KH",
        melds=["0.1.marriage:KD1.QD1", "0.2.marriage:KC1.QC1", "0.3.marriage:KS1.QS1"],
    )
    assert scene.do("kings:KH.KD.KC.KS").points() == [(2, "kings", 80)]


SHOWN_KINGS: dict[str, Any] = {
    "seat_0": "KD QD KC QC KS",
    "melds": ["0.1.marriage:KD1.QD1", "0.2.marriage:KC1.QC1"],
}


def test_xbi4_only_what_the_partner_has_shown() -> None:
    """E116 the other way round: his KS is in his hand, but nobody has seen it."""
    scene = partner_wins(PARTNERS, seat_2="KH", **SHOWN_KINGS)
    assert scene.refusal("kings:KS1.KH1.KD1.KC1") == "meld/not-in-hand"


def test_s2_declarations_what_is_laid_serves_the_partner() -> None:
    """Two marriages are laid down to wait beside a scored one: three kings for the partner."""
    hands = ["9S 8S KC QC KD QD KS QS", "8D 9D", "7D AS KH", "8C 9C"]
    scene = Scene(PARTNERS, hands=hands).play("9S 8D 7D 8C").do("marriage:KC.QC")
    scene.do("lay-marriage:KD.QD").do("lay-marriage:KS.QS").decline()
    scene.play("8S 9D AS 9C").do("kings:KH.KD.KC.KS")
    assert [(seat, points) for seat, _, points in scene.points()] == [(0, 20), (2, 80)]


def test_house_a_card_of_ones_own() -> None:
    """All four kings are the partner's: there is nothing to complete."""
    scene = partner_wins(
        PARTNERS,
        seat_0="KD QD KC QC KS KH",
        seat_2="",
        laid="KS1KH1",
        melds=["0.1.marriage:KD1.QD1", "0.2.marriage:KC1.QC1"],
    )
    assert scene.refusal("kings:KS1.KH1.KD1.KC1") == "meld/partner-only"
    assert scene.melds() == set()


@pytest.mark.parametrize(
    ("variant", "code"),
    [(PARTNERS, ONE_HAND), (NO_BEZIQUES, ONE_HAND), (BEZIQUES_TOO, None)],
)
def test_xbi4_a_double_bezique_comes_from_one_hand(variant: str, code: str | None) -> None:
    """E117: a double out of two hands counts in Britannica only."""
    scene = partner_wins(variant, seat_0="QS1 JD1", seat_2="QS2 JD2", melds=["0.1.bezique:QS1.JD1"])
    double = "double-bezique:QS1.QS2.JD1.JD2"
    assert scene.refusal(double) == code
    if code is None:
        assert scene.do(double).points() == [(2, "double-bezique", 500)]
    else:
        assert scene.melds() == {"bezique:QS.JD"}


@pytest.mark.parametrize("own", ["QS", "JD"])
@pytest.mark.parametrize(
    ("variant", "code"),
    [(PARTNERS, None), (BEZIQUES_TOO, None), (NO_BEZIQUES, ONE_HAND)],
)
def test_xbi4_a_single_bezique_with_the_partners_card(
    variant: str, code: str | None, own: str
) -> None:
    """Only the double and the triple must come from one hand."""
    other = {"QS": "JD", "JD": "QS"}[own]
    scene = partner_wins(variant, seat_0=other, seat_2=own, laid=f"{other}1")
    assert scene.refusal("bezique:QS1.JD1") == code
    if code is None:
        assert scene.do("bezique:QS.JD").points() == [(2, "bezique", 40)]


def test_xbi4_a_shared_bezique_grows_by_no_double() -> None:
    """The pair that has counted is of two hands, so no double holds it."""
    scene = partner_wins(PARTNERS, seat_0="JD1", seat_2="QS1 QS2 JD2 9D", laid="JD1")
    scene.do("bezique:QS1.JD1").decline().take("9D")
    assert scene.refusal("double-bezique:QS1.QS2.JD1.JD2") == ONE_HAND
    assert "bezique:QS.JD" in scene.melds()


def test_house_partners_may_not_share_at_all() -> None:
    """With each for his own hand, the partner's table is no help."""
    scene = partner_wins(NO_SHARING, seat_2="KH", laid="KS1", **SHOWN_KINGS)
    assert scene.refusal("kings:KS1.KH1.KD1.KC1") == "meld/not-in-hand"


# --- the right to declare -----------------------------------------------------------------------


def won_by_seat_0(variant: str, seat_0: str = "", seat_2: str = "", **more: Any) -> Scene:
    """Return a deal in which seat 0 has just won a trick."""
    return Scene(variant, hands=[f"9S {seat_0}", "", seat_2], **more).take("9S")


def test_xbi4_the_winner_may_pass_the_right() -> None:
    """The partner declares in his place; then the winner draws first and leads."""
    scene = won_by_seat_0(PARTNERS, seat_2="KC QC").do("pass")
    assert scene.to_move == 2
    assert scene.events[-1] == Passed(0)
    scene.do("marriage:KC.QC").decline()
    assert scene.points() == [(2, "marriage", 20)]
    assert [seat for seat, _, _ in scene.draws()] == [0, 1, 2, 3]
    assert scene.to_move == 0


def test_xbi4_the_right_does_not_come_back() -> None:
    """The partner has nothing: the winner may declare no more, and his partner not pass on."""
    scene = won_by_seat_0(PARTNERS, seat_0="KC QC").do("pass")
    assert scene.legal() == ["done"], "asked though he has nothing"
    assert scene.refusal("pass") == "pass/not-now"
    scene.do("done")
    assert scene.to_move == 0
    assert scene.refusal("marriage:KC1.QC1") == "meld/not-your-trick"


def test_xbi4_the_right_may_be_passed_at_each_trick() -> None:
    """The next trick has a winner of its own, who may pass again and then leads."""
    scene = won_by_seat_0(PARTNERS, seat_0="8S").do("pass").do("done").take("8S")
    assert scene.do("pass").to_move == 2
    assert scene.do("done").to_move == 0


def test_xbi4_who_has_declared_passes_nothing_on() -> None:
    """One meld for each trick, of one of the two."""
    scene = won_by_seat_0(PARTNERS, seat_0="KC QC KD QD", seat_2="KS QS").do("marriage:KC.QC")
    assert "pass" not in scene.legal()
    assert scene.refusal("pass") == "pass/not-now"
    scene.decline()
    assert scene.cards(), "the next trick has begun"


@pytest.mark.parametrize(("variant", "asked"), [(EITHER, 2), (PARTNERS, 0)])
def test_xeb_either_partner_may_declare(variant: str, asked: int) -> None:
    """In Britannica and X-FO the other has his say when the winner declares nothing."""
    scene = won_by_seat_0(variant, seat_2="KC QC").do("done")
    assert scene.to_move == asked
    assert ("marriage:KC.QC" in scene.melds()) is (variant == EITHER)


@pytest.mark.parametrize(("limit", "asked"), [(1, 0), (2, 2), (0, 2)])
def test_house_the_partner_may_declare_what_the_winner_leaves(limit: int, asked: int) -> None:
    """Either may declare, so a second meld of a trick may be the partner's."""
    variant = f"{EITHER},meld.per-trick={limit}"
    scene = won_by_seat_0(variant, seat_0="KC QC", seat_2="KS QS").do("marriage:KC.QC")
    scene.decline()
    assert scene.to_move == asked
    if asked:
        scene.do("marriage:KS.QS").decline()
        assert scene.points() == [(0, "marriage", 20), (2, "marriage", 20)]
        assert scene.to_move == 0


@pytest.mark.parametrize("variant", [THREE, FOUR])
def test_s2_four_hand_alone_there_is_no_partner(variant: str) -> None:
    """Nobody to pass to, and no table but one's own."""
    scene = won_by_seat_0(variant, seat_0="KH")
    assert "pass" not in scene.legal()
    assert scene.refusal("pass") == "pass/no-partner"


# --- matches of three and four ------------------------------------------------------------------


def last_trick(variant: str, points: tuple[int, ...]) -> Scene:
    """Return a deal in which seat 0 takes the last trick; the last seat has won all brisques."""
    others = ["8D", "8C", "8D"][: Scene(variant).game.players - 1]
    scene = Scene(variant, stock=0, hands=["9C", *others], points=points)
    return scene.play(f"9C {' '.join(others)}")


@pytest.mark.parametrize(
    ("variant", "points", "winner", "target"),
    [
        (THREE, (1990, 0, 0), 0, 2000),
        (THREE, (1980, 1990, 1750), None, 2000),
        (THREE, (1990, 2010, 0), 1, 2000),
        (THREE, (2000, 2010, 0), None, 2500),
        (FOUR, (1990, 0, 0, 0), 0, 2000),
        (PARTNERS, (1990, 0), 0, 2000),
        (PARTNERS, (1990, 1990), 1, 2000),
    ],
)
def test_xeb_three_hand_two_thousand(
    variant: str, points: tuple[int, ...], winner: int | None, target: int
) -> None:
    """2000 up, at the end of the deal the highest; the first two level there raise it by 500."""
    standing = last_trick(variant, points).settled()
    assert (standing.winner, standing.target) == (winner, target)


def test_xbi4_last_trick_and_brisques_go_to_the_side() -> None:
    """32 brisques of seat 3 and seat 1 are the side's; so are the ten of the last trick."""
    scene = last_trick(PARTNERS, (0, 0))
    assert scene.settled().scores == (10, 320)


def test_s2_three_hand_the_deal_goes_round() -> None:
    """To the left of the dealer."""
    assert last_trick(THREE, (0, 0, 0)).settled().dealer == 2
    assert last_trick(FOUR, (0, 0, 0, 0)).settled().dealer == 2
