"""Filicău and Filkó: the deal, the cut, the call, and who leads (E124, E125, E136, E137 to E140,
E143).
"""

from dataclasses import replace
from random import Random

import pytest

from brisques.errors import EngineError
from brisques.events import PartnerShown
from brisques.filko.ruleset import CALL, CUT, PLAY
from brisques.registry import load_game
from tests.filko_scene import EVEN, dealt, playing, ruled, seats

# --- Filicău: the dealer's first cards ------------------------------------------------------------


def test_s3_preparation_overs_of_the_dealer_are_passed_over() -> None:
    """E124: the third card makes acorns trumps, and all three have been seen."""
    scene = dealt("filicau", dealer=2, hands=["", "", "OH OB 9A"])
    assert scene.trump() == "A"
    assert scene.exposed() == ["OH", "OB", "9A"]
    assert scene.hand(2) >= {"OH", "OB", "9A"}


def test_s3_preparation_the_dealers_first_card_makes_trumps() -> None:
    """E125."""
    scene = dealt("filicau", dealer=0, hands=["TB OA"])
    assert (scene.trump(), scene.exposed()) == ("B", ["TB"])


def test_s3_preparation_cards_are_dealt_one_by_one_from_the_dealers_right() -> None:
    first = dealt("filicau", dealer=1, hands=["", "7A", "8A", "9A"])
    assert first.state.phase == PLAY
    assert [sorted(first.hand(seat) & {"7A", "8A", "9A"}) for seat in range(4)] == [
        *([], ["7A"], ["8A"], ["9A"])
    ]
    assert [len(hand) for hand in first.state.hands] == [8] * 4


@pytest.mark.parametrize("dealer", range(4))
def test_s3_play_the_dealers_right_leads(dealer: int) -> None:
    scene = dealt("filicau", dealer=dealer)
    assert scene.state.to_move == (dealer + 1) % 4
    first = scene.state.to_move
    scene.play(min(scene.cards()))
    assert scene.state.to_move == (first + 1) % 4


def test_s3_play_the_winner_leads() -> None:
    scene = playing("filicau", ["AH 7B", "7H 8B", "TH 9B", "8H KB"]).play("AH 7H TH 8H")
    assert (scene.winners(), scene.state.to_move) == ([0], 0)


# --- the cut --------------------------------------------------------------------------------------


def test_s3_preparation_the_pack_is_cut_before_it_is_dealt() -> None:
    """Filicău: the player at the dealer's left cuts, which changes only the order of the cards."""
    scene = dealt("filicau", dealer=2, hands=["", "", "OH 9A"], cut=12, is_cut=True)
    assert (scene.state.phase, scene.state.to_move) == (CUT, 1)
    assert scene.legal() == [f"cut:{count}" for count in range(4, 29)]
    refusal = scene.state.why_not(scene.game.parse_action("cut:29"))
    assert refusal is not None
    assert (refusal.code, refusal.params) == ("cut/bad-size", {"least": 4, "most": 28})
    assert scene.refusal("OA") == "cut/first"
    scene.do("cut:12")
    assert (scene.trump(), scene.exposed()) == ("A", ["OH", "9A"])
    assert (scene.state.phase, scene.state.to_move) == (PLAY, 3)
    assert scene.hand(2) >= {"OH", "9A"}


def test_s3_preparation_every_shuffled_pack_of_filicau_is_cut() -> None:
    game = load_game("filicau")
    deal = game.shuffle(0, Random(1))
    state = game.deal(game.new_match(0), deal)
    assert (deal.cut, game.action_code(state.legal()[0])) == (True, "cut:4")
    assert not load_game("filko-5").shuffle(0, Random(1)).cut
    assert not load_game("filko-4").shuffle(0, Random(1)).cut  # the cut makes its trumps
    with pytest.raises(EngineError, match="deal/not-cut"):
        load_game("filko-4").deal(load_game("filko-4").new_match(0), replace(deal, cut=True))


@pytest.mark.parametrize("variant", ["filicau", "filko-4", "filko-6"])
def test_s3_preparation_masters_may_let_the_dealers_right_cut(variant: str) -> None:
    masters = seats(1, 3, 5) if variant == "filko-6" else seats(1, 3)
    status = ruled(masters, -1 if variant == "filicau" else 2)
    scene = dealt(variant, dealer=2, status=status, is_cut=variant == "filicau")
    assert scene.state.to_move == 1
    assert scene.legal()[0] == "leave-cut"
    scene.do("leave-cut")
    assert scene.state.to_move == 3
    assert scene.refusal("leave-cut") == "cut/not-left"
    assert scene.do("cut:10").state.phase == PLAY
    assert scene.refusal("leave-cut") == "cut/not-now"


@pytest.mark.parametrize(
    ("variant", "masters"),
    [
        ("filicau", ()),
        ("filicau", (0, 2)),
        ("filicau,deal.cut=left", (1, 3)),
        ("filko-4", ()),
        ("hats", (1, 3)),
    ],
)
def test_s3_preparation_otherwise_the_usual_player_cuts(
    variant: str, masters: tuple[int, ...]
) -> None:
    """Even teams, masters of the dealer's own side, and tables without that right."""
    cut_first = variant.startswith("filicau")
    scene = dealt(variant, dealer=2, status=ruled(seats(*masters)), is_cut=cut_first)
    assert scene.refusal("leave-cut") == "cut/not-left"


def test_a_record_from_before_the_cut_is_dealt_without_one() -> None:
    """Records of Filicău from before there was a cut are dealt as they were."""
    assert dealt("filicau,deal.cut=for-trumps").state.phase == PLAY
    assert dealt("filicau").state.phase == PLAY


def test_s3_filko_the_bottom_card_of_the_cut_makes_trumps() -> None:
    """E136: two Overs are passed over; all three cards are in the dealer's last packet."""
    scene = dealt("filko-4", dealer=2, bottom="OA OL 8B")
    assert scene.state.phase == CUT
    assert scene.refusal("OA") == "cut/first"
    scene.do("cut:10")
    assert (scene.trump(), scene.exposed()) == ("B", ["OA", "OL", "8B"])
    assert scene.hand(2) >= {"OA", "OL", "8B"}


def test_s3_filko_four_overs_in_the_cut() -> None:
    """E137: the fifth card makes trumps and goes to the dealer's left, the four to the dealer."""
    scene = dealt("filko-4", dealer=0, bottom="OB OH OL OA KH", cut=16).do("cut:16")
    assert scene.trump() == "H"
    assert scene.hand(0) >= {"OA", "OL", "OH", "OB"}
    assert "KH" in scene.hand(3)


def test_s3_filko_a_cut_of_four_overs_shows_the_card_above_them() -> None:
    """Only the four were lifted: the next card up lies at the bottom of the rest."""
    scene = dealt("filko-4", dealer=0, bottom="OB OH OL OA KH", cut=4).do("cut:4")
    assert scene.exposed() == ["OB", "OH", "OL", "OA", "KH"]
    assert scene.trump() == "H"
    assert "KH" in scene.hand(3)


@pytest.mark.parametrize("dealer", range(4))
def test_s3_preparation_the_dealers_left_cuts(dealer: int) -> None:
    scene = dealt("filko-4", dealer=dealer)
    assert scene.state.to_move == (dealer - 1) % 4
    scene.do("cut:10")
    assert scene.state.to_move == (dealer + 1) % 4


def test_s3_six_player_exposed_cards_are_shared_with_the_dealers_left() -> None:
    """E139: two Overs to the dealer, the ten to his left in the other party; ten trumps."""
    scene = dealt("filko-6", dealer=4, bottom="OB OA TL").do("cut:10")
    assert scene.trump() == "L"
    assert scene.hand(4) >= {"OB", "OA"}
    assert "TL" in scene.hand(3)
    assert scene.game.sides[3] != scene.game.sides[4]
    ruleset = scene.game.ruleset
    order = ruleset.orders[scene.state.trump]
    assert sum(order.group[card] == order.trump for card in ruleset.cards) == 10


def test_s3_variations_a_seven_of_trumps_in_the_cut_is_passed_over() -> None:
    scene = dealt("szeged-6", dealer=0, bottom="7H 7A 9L").do("cut:10")
    assert (scene.trump(), scene.exposed()) == ("L", ["7H", "7A", "9L"])
    plain = dealt("filko-6", dealer=0, bottom="7H 7A 9L").do("cut:10")
    assert (plain.trump(), plain.exposed()) == ("H", ["7H"])


def test_s3_six_player_parties_sit_alternately() -> None:
    scene = dealt("filko-6")
    assert scene.game.sides == (0, 1, 0, 1, 0, 1)
    assert scene.state.party == seats(0, 2, 4)


# --- the Old Man calls ----------------------------------------------------------------------------


def test_s3_five_player_what_the_old_man_may_call() -> None:
    """E140: no Over, no card out of the pack, and not his own."""
    scene = dealt("filko-5", dealer=0, hands=["", "", "OA TL"])
    assert (scene.state.phase, scene.state.to_move) == (CALL, 2)
    assert "AL" in scene.called("L")
    assert {"OL", "7L", "TL"}.isdisjoint(scene.called("L"))
    assert scene.refusal("call:OL1") == "call/permanent-trump"
    assert scene.refusal("call:TL1") == "call/own-card"
    assert scene.refusal("call:AL1", 0) == "turn/not-yours"
    assert scene.refusal("AL") == "call/first"
    assert scene.refusal("cut:10") == "cut/none"
    assert not {"7L", "7B"} & scene.called()
    own = {card for card in scene.hand(2) if card[0] != "O"}
    assert len(scene.called()) == 30 - 4 - len(own)


def test_s3_five_player_own_card_where_that_is_allowed() -> None:
    """E140 with the other reading: the Old Man plays alone against four."""
    scene = dealt("filko-5,party.own-card=alone", hands=["", "", "OA TL"]).do("call:TL1")
    assert scene.state.party == seats(2)


def test_s3_five_player_the_call_makes_trumps_and_a_secret_partner() -> None:
    scene = dealt("filko-5", dealer=3, hands=["OA 9A", "", "", "", "AL"]).do("call:AL1")
    state = scene.state
    assert (scene.trump(), state.party, state.revealed) == ("L", seats(0, 4), False)
    assert (state.phase, state.to_move) == (PLAY, 0)


def test_s3_five_player_only_the_holder_knows_until_the_card_falls() -> None:
    hands = ["OA 9A", "9L", "8L", "8A", "AL 8H"]
    scene = dealt("filko-5", dealer=3, hands=hands).do("call:AL1")
    known = [scene.game.observe(scene.state, seat).party for seat in range(5)]
    assert known == [0, 0, 0, 0, seats(0, 4)]
    scene.play("OA").play("9L 8L")
    scene.play(min(scene.cards()))
    assert not [event for event in scene.events if isinstance(event, PartnerShown)]
    scene.play("AL")
    assert [event.seat for event in scene.events if isinstance(event, PartnerShown)] == [4]
    known = [scene.game.observe(scene.state, seat).party for seat in range(5)]
    assert known == [seats(0, 4)] * 5


def test_s3_five_player_masters_go_on_with_trumps_and_leader() -> None:
    """E143: the Over of acorns has gone to another player; nobody calls."""
    status = ruled(seats(0, 1), 3, party=seats(0, 1), trump="H", old_man=0)
    scene = dealt("filko-5", dealer=3, hands=["", "", "", "", "OA"], status=status)
    state = scene.state
    assert (state.phase, state.to_move, scene.trump()) == (PLAY, 0, "H")
    assert (state.party, state.revealed) == (seats(0, 1), True)


def test_s3_variations_the_old_man_stays_the_over_of_acorns() -> None:
    """The seven of hearts ranks above him; and he may call no permanent trump."""
    scene = dealt("szeged-5", hands=["", "7H", "OA"])
    assert scene.state.to_move == 2
    assert "7H" not in scene.called("H")
    assert scene.refusal("call:7H1") == "call/permanent-trump"


# --- Rich and Poor --------------------------------------------------------------------------------


def test_s3_rich_and_poor_the_top_overs_are_partners() -> None:
    scene = dealt("rich-poor", dealer=4, hands=["", "OL", "", "OA"])
    assert (scene.state.phase, scene.state.to_move) == (CALL, 3)
    assert scene.legal() == ["name:A", "name:L", "name:H", "name:B"]
    assert scene.refusal("call:AL1") == "call/suit-only"
    scene.do("name:H")
    assert (scene.trump(), scene.state.to_move) == ("H", 3)
    assert (scene.state.party, scene.state.revealed) == (seats(1, 3), False)


def test_s3_rich_and_poor_the_two_highest_overs_where_their_order_is_another() -> None:
    variant = "rich-poor,trump.over-order=acorns-hearts-bells-leaves"
    scene = dealt(variant, hands=["OH", "OL", "", "OA"]).do("name:B")
    assert scene.state.party == seats(0, 3)


def test_s3_rich_and_poor_both_top_overs_in_one_hand() -> None:
    scene = dealt("rich-poor", hands=["", "", "OA OL"])
    assert scene.do("name:A").state.party == seats(2)


def test_s3_rich_and_poor_both_top_overs_may_mean_a_new_deal() -> None:
    scene = dealt("rich-poor,party.both-overs=redeal", dealer=1, hands=["", "", "OA OL"])
    assert scene.state.to_move == -1
    after = scene.settled()
    assert (after.dealer, after.games, after.carried.winners) == (1, (0,) * 5, 0)


def test_s3_rich_and_poor_kept_parties_name_new_trumps() -> None:
    status = ruled(seats(0, 2, 3), party=seats(1, 4))
    scene = dealt("rich-poor-kept", dealer=1, hands=["", "", "OL", "OA"], status=status)
    assert (scene.state.phase, scene.state.to_move) == (CALL, 3)
    assert (scene.state.party, scene.state.revealed) == (seats(1, 4), True)
    assert scene.do("name:L").state.to_move == 3


KEPT_AND_CALLED = [
    "rich-poor-called,match.outcome=kept",
    "filko-5,match.outcome=kept,match.poor-points=3",
    "szeged-5,match.outcome=kept,match.poor-points=3",
    "kelebia,match.outcome=kept,match.poor-points=3",
]


@pytest.mark.parametrize("variant", KEPT_AND_CALLED)
def test_s3_rich_and_poor_kept_parties_of_a_called_card_make_no_new_call(variant: str) -> None:
    """The parties stay as they were revealed, and with them trumps and the first lead."""
    first = dealt(variant, dealer=2, hands=["OA", "", "", "TL"]).do("call:TL1")
    assert not first.state.revealed
    while first.state.to_move >= 0:
        first.do(next(code for code in first.legal() if len(code) == 3))
    standing = first.settled()
    status = standing.carried.status
    assert status.party == seats(0, 3)
    assert status.masters in (seats(0, 3), seats(1, 2, 4))
    next_deal = dealt(variant, dealer=standing.dealer, hands=["", "", "OA", ""], status=status)
    state = next_deal.state
    assert (state.phase, state.to_move, next_deal.trump()) == (PLAY, 0, "L")
    assert (state.party, state.revealed) == (seats(0, 3), True)
    assert not next_deal.called()
    assert next_deal.refusal("call:AL1") == "call/not-now"


@pytest.mark.parametrize("variant", KEPT_AND_CALLED)
def test_s3_rich_and_poor_kept_parties_of_a_called_card_end_with_a_loss(variant: str) -> None:
    """Seats 1, 2 and 4 deal and make six of the eight points, after which nothing is kept."""
    status = ruled(seats(0, 3), 1, party=seats(0, 3), trump="H", old_man=0)
    scene = playing(
        variant,
        ["9A", "AA", "9L", "9B", "KA"],
        trump="H",
        taken=["", "AL AH AB TA TL"],
        leader=1,
        dealer=1,
        status=status,
        fields={"party": "03", "shown": "1", "oldman": "0"},
    ).play("AA 9L 9B KA 9A")
    end = scene.settled()
    assert (end.carried.kind, end.carried.winners) == ("liberated", seats(1, 2, 4))
    assert (end.carried.status, end.dealer) == (EVEN, 2)
    again = dealt(variant, dealer=2, hands=["", "OA"], status=end.carried.status)
    assert (again.state.phase, again.state.to_move) == (CALL, 1)


def test_s3_rich_and_poor_with_a_called_card() -> None:
    scene = dealt("rich-poor-called", hands=["OA", "", "", "AB"]).do("call:AB1")
    assert (scene.trump(), scene.state.party) == ("B", seats(0, 3))


# --- house rules of the lead ----------------------------------------------------------------------


def test_s3_play_the_dealers_right_may_lead_after_a_call_too() -> None:
    variant = "filko-5,play.first-lead=right-of-dealer"
    assert dealt(variant, dealer=1, hands=["OA", "", "", "AB"]).do("call:AB1").state.to_move == 2
    status = ruled(seats(0, 1), 3, party=seats(0, 1), trump="H", old_man=0)
    assert dealt(variant, dealer=3, status=status).state.to_move == 4
