"""The seven of trumps where melds come from the hand: the worked examples E42 to E49.

S2 declares it after a trick won; S1 shows it at any time. Seat 0 leads, hearts being trumps.
"""

from typing import Any

import pytest

from brisques.events import Event, Exchanged, Scored
from brisques.game import Deal
from brisques.variants import load
from tests.builder import Scene
from tests.rules.presets import (
    CATS,
    EIGHT,
    FOSTER,
    FOUR,
    NO_TRUMPS,
    PARTNERS,
    PENGUIN,
    RUBICON,
    SIX,
    SIX_S4,
    THREE,
)

SLOTLESS = "bezique-penguin,seven.exchange-uses-slot=false"
SHOWN = "bezique,seven.when=shown"


def won_with_seven(variant: str, hand: str = "", **more: Any) -> Scene:
    """Return a trick just won by seat 0, which holds 7H1 and these cards; TH is turned up."""
    hands = [f"9S 7H1 {hand}", *more.pop("others", [])]
    return Scene(variant, hands=hands, turnup="TH", **more).take("9S")


def turned_seven(variant: str, scores: tuple[int, ...]) -> tuple[list[Event], list[int], int]:
    """Turn up a seven with the dealer at seat 1; return the events, the totals, who is to move."""
    game = Scene(variant).game
    hand = game.variant.rules.hand * game.players
    seven = game.pattern.parse_card("7C1")
    rest = [card for card in game.cards if card != seven]
    events: list[Event] = []
    standing = game.settle(game.new_match(1), Scene(variant, points=scores).state)
    state = game.deal(standing, Deal((*rest[:hand], seven, *rest[hand:]), 1), events)
    return [e for e in events if isinstance(e, Scored)], state.totals, state.to_move


@pytest.mark.parametrize(
    ("variant", "points"),
    [
        (CATS, 10),
        (THREE, 10),
        (FOUR, 10),
        (PENGUIN, 0),
        ("bezique-penguin,seven.turned-points=10", 10),
    ],
)
def test_s2_deal_turned_seven_pays_the_dealer(variant: str, points: int) -> None:
    """E42: before the first lead; S1 is silent and pays nothing."""
    none = (0,) * load(variant).rules.players
    scored, totals, _ = turned_seven(variant, none)
    assert totals[1] == points == sum(totals)
    assert [(e.seat, e.points, e.rule) for e in scored] == (
        [(1, 10, "bezique.seven.turned-points")] if points else []
    )


def test_s2_deal_turned_seven_goes_to_the_dealers_side() -> None:
    """E42 with partners: seat 1 deals, its side scores."""
    _, totals, _ = turned_seven(PARTNERS, (0, 0))
    assert totals == [0, 10]


def test_house_turned_seven_wins_at_once() -> None:
    """It scores at once, so at 990 it wins before a card is played."""
    assert turned_seven(CATS, (980, 980))[2] == 0
    assert turned_seven(CATS, (980, 990))[2] == -1


# --- declared (S2) ----------------------------------------------------------------------------


def test_s2_declarations_dix_takes_the_turnup() -> None:
    """E43: 10 and TH into the hand; the marriage that TH has nothing to do with must wait."""
    scene = won_with_seven(CATS, "KH QH 8S").do("exchange")
    assert scene.points() == [(0, "seven", 10)]
    assert "TH1" in scene.hand(0)
    assert "7H1" not in scene.hand(0)
    assert scene.refusal("marriage:KH1.QH1") == "meld/not-your-trick"
    assert scene.take("8S").do("marriage:KH.QH").scored(0) == 50


def test_s2_declarations_second_dix() -> None:
    """E44: the turn-up is a seven by now, so there is nothing to take."""
    scene = won_with_seven(CATS, "7H2 8S").do("exchange").take("8S")
    assert scene.refusal("exchange") == "exchange/already-made"
    assert scene.do("seven").points() == [(0, "seven", 10), (0, "seven", 10)]


def test_s2_fildinsky_second_dix_after_a_declined_exchange() -> None:
    """E45: the first is only shown; the second takes the turn-up and has its 10."""
    scene = won_with_seven(CATS, "7H2 8S").do("seven").take("8S")
    scene.do("exchange")
    assert scene.points() == [(0, "seven", 10), (0, "seven", 10)]
    (swap,) = [event for event in scene.events if isinstance(event, Exchanged)]
    assert scene.game.pattern.format_card(swap.gave) == "7H2"
    assert "TH1" in scene.hand(0)


def test_s2_declarations_a_dix_pays_once() -> None:
    """Shown, it stays in the hand and means no more."""
    scene = won_with_seven(CATS, "8S").do("seven").take("8S")
    assert scene.refusal("seven") == "seven/already-shown"
    assert scene.refusal("exchange") == "seven/already-shown"
    scene.decline().play("7H").throw_off()
    assert scene.scored(0) == 10


def test_s2_declarations_dix_uses_the_slot() -> None:
    """A declaration like any other: a meld beside it must wait, and it beside a meld."""
    scene = won_with_seven(CATS, "AS AH AD AC 8S")
    scene.do("seven")
    assert scene.refusal("aces:AS1.AH1.AD1.AC1") == "meld/not-your-trick"
    scene = won_with_seven(CATS, "AS AH AD AC 8S").do("aces:AS.AH.AD.AC")
    assert scene.cards(), "the next trick has begun"
    assert scene.points() == [(0, "aces", 100)]


def test_xeb_dix_exchanged_beside_a_meld_as_a_variant() -> None:
    """Where the swap takes no slot it may follow a meld; showing the seven still takes one."""
    variant = "bezique,seven.exchange-uses-slot=false"
    scene = won_with_seven(variant, "AS AH AD AC 8S").do("aces:AS.AH.AD.AC")
    assert scene.refusal("seven") == "meld/limit-reached"
    assert scene.do("exchange").points() == [(0, "aces", 100), (0, "seven", 10)]


@pytest.mark.parametrize("variant", [CATS, PENGUIN])
def test_xeb_a_seven_shown_is_seen_by_all(variant: str) -> None:
    """It goes back to the hand, but everybody knows it there."""
    scene = won_with_seven(variant).do("seven")
    (seven,) = scene.game.observe(scene.state, 1).known[0]
    assert scene.game.pattern.format_card(seven) == "7H1"


def test_s2_declarations_dix_only_after_a_trick_won() -> None:
    """Neither on one's turn to play nor, with the stock gone, ever."""
    scene = Scene(CATS, hands=["7H"])
    assert scene.refusal("seven") == "meld/not-your-trick"
    assert scene.play("7H").throw_off().points() == []
    scene = Scene(CATS, stock=0, hands=["AH 7H", "8S 9S"]).take("AH")
    assert "seven" not in scene.legal()


def test_house_fildinski_declared_seven_not_in_the_endgame() -> None:
    """A seven won in the endgame is not declared where no melds are (`endgame.melds`)."""
    variant = "fildinski-penguin,seven.when=declared"
    scene = Scene(variant, stock=0, hands=["AH 8D", "7H 9S"]).play("AH 7H")
    assert scene.legal() == ["8D1"]


def test_house_declared_seven_beside_a_carte_blanche() -> None:
    """That a carte blanche may be shown on one's turn does not let a seven score there."""
    scene = Scene("bezique,carte-blanche.points=50", hands=["7H"])
    assert scene.refusal("seven") == "seven/not-shown"
    assert scene.play("7H").points() == []


# --- shown (S1) -------------------------------------------------------------------------------


def test_s1_trump_seven_scores_when_played() -> None:
    """E46: 10 though the trick is lost, and that seven is gone for the exchange."""
    scene = Scene(PENGUIN, hands=["7H 9S", "9H 8S"], turnup="TH").play("7H 9H")
    assert scene.points() == [(0, "seven", 10)]
    scene.decline().play("8S 9S")
    assert scene.to_move == 0
    assert scene.refusal("exchange") == "exchange/no-seven"


def test_s1_trump_seven_exchange_instead_of_declaring() -> None:
    """E47: the swap takes the slot; the aces wait."""
    scene = won_with_seven(PENGUIN, "AS AH AD AC 8S").do("exchange")
    assert scene.points() == [(0, "seven", 10)]
    assert scene.refusal("aces:AS1.AH1.AD1.AC1") == "meld/not-your-trick"
    assert scene.take("8S").do("aces:AS.AH.AD.AC").scored(0) == 110


@pytest.mark.parametrize("variant", [PENGUIN, SLOTLESS, SHOWN])
def test_s1_trump_seven_showing_takes_no_slot(variant: str) -> None:
    """Shown for its 10, it leaves room for four aces; and the swap too where the house says so."""
    scene = won_with_seven(variant, "AS AH AD AC 8S").do("seven").do("aces:AS.AH.AD.AC")
    assert scene.scored(0) == 110
    scene = won_with_seven(variant, "AS AH AD AC 8S").do("aces:AS.AH.AD.AC")
    assert ("exchange" in scene.legal()) is (variant == SLOTLESS)


def test_s1_trump_seven_shown_by_the_loser_of_a_trick() -> None:
    """E48: he may not swap, but show it for 10 on his turn."""
    scene = Scene(PENGUIN, hands=["8S", "7H 9S"], turnup="TH", leader=0).take("8S")
    assert scene.refusal("exchange", seat=1) == "meld/not-your-trick"
    scene.decline().play("8S")
    assert scene.to_move == 1
    assert scene.refusal("exchange") == "meld/not-your-trick"
    scene.do("seven")
    assert scene.points() == [(1, "seven", 10)]
    assert scene.to_move == 1, "he has still to play"
    assert scene.refusal("seven") == "seven/already-shown"
    assert "exchange" not in scene.legal()


def test_s1_trump_seven_shown_once_after_a_trick() -> None:
    """The winner of a trick may not show the same seven again: there it can only be exchanged."""
    scene = won_with_seven(PENGUIN).do("seven")
    assert scene.legal() == ["done", "exchange"]
    assert scene.refusal("seven") == "seven/already-shown"


def test_s1_trump_seven_shown_may_be_exchanged_later() -> None:
    """It pays once: the exchange of a seven that has scored brings the card alone."""
    scene = Scene(PENGUIN, hands=["9S 7H"], turnup="TH").do("seven").take("9S").do("exchange")
    assert scene.points() == [(0, "seven", 10)]
    assert "TH1" in scene.hand(0)


@pytest.mark.parametrize("variant", [PENGUIN, FOSTER])
@pytest.mark.parametrize("first", ["7H1", "7H2"])
def test_s1_trump_seven_either_copy_pays_when_played(variant: str, first: str) -> None:
    """With both in hand it is any seven of trumps that pays, and then the other."""
    scene = Scene(variant, hands=["7H1 7H2", "9H 8S"]).do(first)
    assert scene.points() == [(0, "seven", 10)]
    scene.play("9H").decline().play("8S 7H")
    assert scene.points() == [(0, "seven", 10)] * 2


def test_house_of_two_sevens_the_one_that_lies_open_is_shown() -> None:
    """The turn-up, drawn last, is known: showing a seven tells nothing of the other."""
    for open_seven in ("7H1", "7H2"):
        scene = Scene(PENGUIN, stock=0, hands=["7H1 7H2"], shown=open_seven).do("seven")
        known = scene.game.observe(scene.state, 1).known[0]
        assert scene.game.pattern.format_cards(known) == open_seven


@pytest.mark.parametrize(
    ("variant", "points"), [(PENGUIN, 10), ("bezique-penguin,seven.in-endgame=false", 0)]
)
def test_s1_trump_seven_in_the_endgame(variant: str, points: int) -> None:
    """At any time says S1; not in the last tricks says X-EN. Shown or played is the same."""
    for codes in ("seven", "7H"):
        scene = Scene(variant, stock=0, hands=["7H AS", "8S 9S"])
        if codes in scene.legal() or codes == "7H":
            scene.play(codes)
        else:
            assert scene.refusal("seven") == "seven/endgame"
        assert scene.scored(0) == points


def test_s1_trump_seven_reaching_the_target_ends_the_game() -> None:
    """S1 stops at once, with the seven on the table and the trick unfinished."""
    scene = Scene(PENGUIN, hands=["7H"], points=(990, 0)).play("7H")
    assert scene.settled().winner == 0
    assert scene.draws() == []


def test_s1_melds_trump_seven_misprint() -> None:
    """S1's own table prints 7."""
    scene = Scene("bezique-penguin,seven.points=7", hands=["7H"]).do("seven")
    assert scene.points() == [(0, "seven", 7)]


# --- without meaning --------------------------------------------------------------------------


@pytest.mark.parametrize("variant", [RUBICON, SIX, SIX_S4, EIGHT, NO_TRUMPS])
def test_s2_six_pack_sevens_mean_nothing(variant: str) -> None:
    """E49: neither held, declared nor played; there is no turn-up to take."""
    scene = Scene(variant, hands=["9S 7H 8S"])
    assert "seven" not in scene.legal()
    scene.take("9S")
    assert scene.legal() == ["done"]
    assert scene.refusal("seven") == "seven/not-shown"
    assert scene.refusal("exchange") == "exchange/no-turn-up"
    scene.do("done").play("7H").throw_off()
    assert scene.points() == []


@pytest.mark.parametrize(("variant", "sevens"), [(THREE, 3), (FOUR, 4)])
def test_s2_three_hand_each_seven_pays_and_one_is_exchanged(variant: str, sevens: int) -> None:
    """As many sevens as packs, 10 each; all after the first find a seven turned up."""
    scene = Scene(variant, hands=["9S" + " 7H" * sevens], turnup="TH", stock=12 * sevens)
    scene.take("9S").do("exchange")
    for _ in range(sevens - 1):
        scene.take(min(scene.cards() - {"7H", "TH"}))
        assert scene.refusal("exchange") == "exchange/already-made"
        scene.do("seven")
    assert scene.points() == [(0, "seven", 10)] * sevens
