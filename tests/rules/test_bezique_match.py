"""Matches of the two-pack games with melds from the hand: the worked examples E75 to E79, and the
last eight cards of a published deal.
"""

import pytest

from brisques.cards import TEN
from brisques.events import TrickWon
from brisques.game import Deal
from brisques.registry import load_game
from tests.builder import Scene
from tests.rules.presets import CATS, NO_TRUMPS, PENGUIN, PINOCHLE

LONG = "bezique-1500"

BRISQUES = [rank + suit for rank in "AT" for suit in "SHDC"] * 2


def last_trick(variant: str, points: tuple[int, int], brisques: int = 8, **more: str) -> Scene:
    """Return a scene in which seat 0 takes the last trick; it has this many of the 16 brisques."""
    won = [" ".join(BRISQUES[:brisques]), " ".join(BRISQUES[brisques:])]
    scene = Scene(variant, stock=0, hands=["9C", "8D"], won=won, points=points, **more)
    return scene.play("9C 8D")


@pytest.mark.parametrize("other", [1000, 1040])
def test_house_a_meld_wins_against_more_points(other: int) -> None:
    """Brisques that score at once end no deal, so the other seat may have more points."""
    scene = Scene(f"{CATS},brisque.time=at-once", hands=["9C QS JD"], points=(960, other))
    standing = scene.take("9C").do("bezique:QS.JD").settled()
    assert (standing.scores, standing.winner, standing.target) == ((1000, other), 0, 1000)


@pytest.mark.parametrize("variant", [CATS, PINOCHLE, NO_TRUMPS])
def test_s2_brisques_a_meld_wins_at_once(variant: str) -> None:
    """E75: 960 and a bézique make 1000; the brisques of seat 1 are never counted."""
    won = ["", " ".join(BRISQUES)]
    scene = Scene(variant, hands=["9C QS JD"], won=won, points=(960, 990)).take("9C")
    scene.do("bezique:QS.JD")
    assert scene.points() == [(0, "bezique", 40)]
    assert scene.draws() == []
    standing = scene.settled()
    assert (standing.scores, standing.winner, standing.stake) == ((1000, 990), 0, 1)


def test_s2_brisques_a_meld_short_of_the_target() -> None:
    """E75 the other way round: 990 plays on."""
    scene = Scene(CATS, hands=["9C QS JD"], points=(950, 0)).take("9C").do("bezique:QS.JD")
    assert scene.to_move == 0
    assert len(scene.draws()) == 2


def test_s2_declarations_a_dix_wins_at_once() -> None:
    """The seven of trumps is a declaration like the others."""
    scene = Scene(CATS, hands=["9C 7H"], points=(990, 0)).take("9C").do("seven")
    assert scene.settled().winner == 0


@pytest.mark.parametrize(
    ("variant", "before", "level", "target", "raised"),
    [
        (CATS, (970, 940), 1040, 1000, 1500),
        (PINOCHLE, (970, 940), 1040, 1000, 1500),
        (LONG, (1470, 1440), 1540, 1500, 2000),
        (CATS, (1450, 1420), 1520, 1500, 2000),
    ],
)
def test_s2_brisques_tie_raises_the_target(
    variant: str, before: tuple[int, int], level: int, target: int, raised: int
) -> None:
    """E76 and E79: level at or above the target, which goes up by 500; the scores are kept.

    Here it is six brisques and the last trick against ten brisques.
    """
    standing = last_trick(variant, before, 6, target=str(target)).settled()
    assert standing.scores == (level, level)
    assert (standing.winner, standing.target) == (None, raised)
    game = load_game(variant)
    state = game.deal(standing, Deal(game.cards, standing.dealer))
    assert state.base == (level, level)
    assert state.stop_at == raised, "the old target stops nothing any more"


@pytest.mark.parametrize(
    ("target", "raised"), [(1000, 1500), (540, 1540), (500, 1500), (40, 1540), (1040, 1540)]
)
def test_house_a_tie_far_above_the_target_raises_it_above_both(target: int, raised: int) -> None:
    """Level at 1040: below or at the scores a target would be reached before the next deal."""
    standing = last_trick(CATS, (970, 940), 6, target=str(target)).settled()
    assert standing.scores == (1040, 1040)
    assert (standing.winner, standing.target) == (None, raised)


def test_s2_brisques_tie_below_the_target_raises_nothing() -> None:
    """Level at 600: the match simply goes on."""
    standing = last_trick(CATS, (530, 500), 6).settled()
    assert standing.scores == (600, 600)
    assert (standing.winner, standing.target) == (None, 1000)


def test_s2_brisques_higher_total_wins() -> None:
    """E77: 1040 against 1060, both over the target; who took the last trick does not matter."""
    standing = last_trick(CATS, (970, 960), 6).settled()
    assert standing.scores == (1040, 1060)
    assert standing.winner == 1


def test_s2_brisques_count_at_the_end_only() -> None:
    """E78: A reaches 1000 by brisques, which it won long before; the deal is played out."""
    scene = Scene(CATS, hands=["AC 9C"], won=" ".join(BRISQUES[:10]), points=(940, 500)).take("AC")
    assert scene.scored(0) == 0
    scene.decline()
    assert scene.to_move == 0, "the deal goes on"
    standing = last_trick(CATS, (910, 500), 8).settled()
    assert standing.scores == (1000, 580)
    assert standing.winner == 0


def test_s1_brisques_count_at_once() -> None:
    """E78 in S1: the ace that makes 1000 ends the game in the middle of the deal."""
    scene = Scene(PENGUIN, hands=["AC"], points=(990, 490)).take("AC")
    standing = scene.settled()
    assert (standing.winner, standing.stake) == (0, 2)


def test_s1_brisques_counted_at_the_end_as_a_variant() -> None:
    """S1 mentions counting them after the last trick: the ace brings nothing when it is won."""
    variant = "bezique-penguin,brisque.time=end-of-deal,match.tie=another-deal"
    assert Scene(variant, hands=["AC"], points=(990, 490)).take("AC").scored(0) == 0
    scene = last_trick(variant, (900, 490), 8)
    assert scene.points() == [(0, "last-trick", 10), (0, "brisque", 80), (1, "brisque", 80)]


def test_s0_end_game_last_trick_of_the_stock_as_a_variant() -> None:
    """The ten goes to the winner of the last trick of the stock, instead of that of the deal."""
    variant = "bezique,last-trick.which=stock"
    scene = Scene(variant, stock=2, hands=["9C", "8D"]).take("9C")
    assert scene.points() == [(0, "last-trick", 10)]
    assert (0, "last-trick", 10) not in last_trick(variant, (0, 0)).points()
    assert Scene(CATS, stock=2, hands=["9C", "8D"]).take("9C").points() == []


def test_s2_declarations_only_melds_and_sevens_end_the_deal_at_once() -> None:
    """Brisques scored at once lead past the target and end nothing; the next meld does."""
    variant = "bezique,brisque.time=at-once"
    scene = Scene(variant, hands=["AC 9C QS JD"], points=(990, 500)).take("AC").decline()
    assert scene.scored(0) == 10
    assert scene.to_move == 0, "the deal goes on"
    assert scene.take("9C").do("bezique:QS.JD").settled().winner == 0


def test_s2_declarations_a_seven_past_the_target_ends_the_deal() -> None:
    """A deece is a declaration; the ten or ace that it is exchanged for is none."""
    variant = "open-bezique,match.end=melds-immediate"
    for before, over in ((1985, False), (1990, True)):
        scene = Scene(variant, hands=["9H", "7H"], turnup="TH", points=(before, 500)).play("9H 7H")
        if not over:
            scene.do("exchange").decline()
            assert scene.scored(0) == 20
        assert (scene.to_move == -1) is over


def test_s0_end_game_last_trick_of_the_stock_ends_no_deal_of_melds() -> None:
    """It pays ten to the winner of that trick, which is no meld; S1 ends at any points."""
    for variant, over in (("bezique", False), ("bezique-penguin", True)):
        spec = f"{variant},last-trick.which=stock"
        scene = Scene(spec, stock=2, hands=["9C", "8D"], points=(990, 500)).take("9C")
        assert scene.scored(0) == 10
        assert (scene.to_move == -1) is over


def test_house_a_carte_blanche_ends_no_deal_of_melds() -> None:
    """Only a meld or a deece does."""
    scene = Scene("bezique,carte-blanche.points=50", hands=["9C"], stock=48, points=(990, 0))
    assert scene.do("carte-blanche").scored(0) == 50
    assert scene.to_move == 0


@pytest.mark.parametrize(("loser", "stake"), [(490, 2), (500, 1)])
def test_s1_score_rubicon(loser: int, stake: int) -> None:
    """A loser below 500 pays double; 500 itself is safe."""
    scene = Scene(PENGUIN, hands=["9C QS JD"], points=(960, loser)).take("9C")
    standing = scene.do("bezique:QS.JD").settled()
    assert (standing.winner, standing.stake) == (0, stake)


def test_s2_brisques_no_rubicon() -> None:
    """S2 knows none."""
    scene = Scene(CATS, hands=["9C QS JD"], points=(960, 0)).take("9C").do("bezique:QS.JD")
    assert scene.settled().stake == 1


# --- a published deal -------------------------------------------------------------------------

NORTH, SOUTH = 0, 1
LAST_EIGHT = ["KH KH QH KD 7D KS KS 8C", "AH TH AD AD KD AS TS 7C"]
PRINTED = "KH-AH 7D-AD KD-AD KS-AS QH-TH KS-TS 8C-KD KH-7C"
"""North's card, then South's, trick by trick; the winner leads the next."""


def last_eight() -> Scene:
    """Return a deal without a stock: clubs are trumps, North leads, ten brisques are won."""
    won = ["AS AC", "AC TC"]
    return Scene(CATS, trump="C", stock=0, hands=LAST_EIGHT, won=won, leader=NORTH)


def play_printed(scene: Scene) -> Scene:
    """Play every pair, its cards in the order in which they must have been played."""
    for pair in PRINTED.split():
        north, south = pair.split("-")
        scene.play(f"{north} {south}" if scene.to_move == NORTH else f"{south} {north}")
    return scene


def test_expert_deal_last_eight_cards() -> None:
    """The printed line is legal card by card, and gives South 60 in brisques, North none.

    South takes the king of hearts and then leads AD, AD, AS, TH and TS, on each of which North must
    follow lower. South's KD, led seventh, North has to trump with 8C; its KH, led last, South has
    to trump with 7C. So South wins seven tricks with six brisques in them, North one with none.
    """
    scene = play_printed(last_eight())
    tricks = [event for event in scene.events if isinstance(event, TrickWon)]
    assert [event.seat for event in tricks] == [SOUTH] * 6 + [NORTH, SOUTH]
    worth = {NORTH: 0, SOUTH: 0}
    for event in tricks:
        worth[event.seat] += sum(10 for card in event.cards if card & 7 >= TEN)
    assert worth == {NORTH: 0, SOUTH: 60}


def test_expert_deal_scores_with_all_brisques() -> None:
    """At the end South has 60 more than it had won before, and 10 for the last trick."""
    scene = last_eight()
    had = [10 * len(cards) for cards in scene.game.observe(scene.state, NORTH).brisques]
    assert sum(had) == 100
    play_printed(scene)
    assert scene.points()[0] == (SOUTH, "last-trick", 10)
    assert scene.scored(SOUTH) == had[SOUTH] + 60 + 10
    assert scene.scored(NORTH) == had[NORTH]


@pytest.mark.parametrize(
    ("played", "card", "code"),
    [
        ("KH", "TS1", "play/must-follow"),
        ("KH", "TH1", None),
        ("KH AH AD", "KH2", "play/must-follow"),
        ("KH AH AD 7D AD KD KD", "KH2", "play/must-trump"),
        ("KH AH", "7C1", None),
    ],
)
def test_expert_deal_other_cards(played: str, card: str, code: str | None) -> None:
    """Cards that the line does not play, where duties bind and where the leader is free."""
    scene = last_eight().play(played)
    assert scene.refusal(card) == code
