"""What a game of one deal is worth: the worked examples E97 to E99 and E103 to E110.

Seat 0 takes the last trick of each deal here. Rubicon pays 50 for it, which is why a scene stands
at 50 less than the example: `played` takes the figures as they are when the last card has fallen.
"""

import pytest

from brisques.cards import CLUBS
from brisques.game import NOBODY, Standing
from brisques.registry import load_game
from brisques.shuffle import deal_rng
from brisques.variants import load
from tests.builder import Scene
from tests.rules.presets import EIGHT, RUBICON, SIX, SIX_S4

PORTLAND = "rubicon,match.settlement=portland"
DECISIVE = "rubicon,match.settlement=portland,brisque.time=when-decisive"


def played(variant: str, scores: tuple[int, int], brisques: int = 16) -> Scene:
    """Return a deal with these scores before the settlement, and this many brisques of seat 0."""
    rules = load(variant).rules
    cards = [rank + suit for rank in "AT" for suit in "SHDC"] * rules.copies
    won = [" ".join(cards[:brisques]), " ".join(cards[brisques:])]
    points = (scores[0] - rules.last_trick, scores[1])
    return Scene(variant, stock=0, hands=["9C", "8D"], won=won, points=points).play("9C 8D")


def result(scene: Scene) -> tuple[tuple[int, ...], int | None, int]:
    """Return the scores of the finished deal, who has won, and the stake."""
    standing = scene.settled()
    return standing.scores, standing.winner, standing.stake


# --- bonus and rubicon in six-pack and eight-pack ---------------------------------------------


@pytest.mark.parametrize("variant", [SIX, SIX_S4])
@pytest.mark.parametrize(
    ("before", "after", "winner"),
    [
        ((4200, 2990), (8190, 2990), 0),
        ((4200, 3000), (5200, 3000), 0),
        ((2990, 4200), (2990, 8190), 1),
        ((2000, 1500), (4500, 1500), 0),
    ],
)
def test_s2_six_pack_result(
    variant: str, before: tuple[int, int], after: tuple[int, int], winner: int
) -> None:
    """E97 and E98: 1000 for the game, and the loser's points below 3000, whatever the totals."""
    assert result(played(variant, before)) == (after, winner, 1)


@pytest.mark.parametrize(("loser", "points"), [(4990, 14990), (5000, 10000)])
def test_xpe_eight_pack_result(loser: int, points: int) -> None:
    """E99: the line is 5000."""
    assert result(played(EIGHT, (9000, loser))) == ((points, loser), 0, 1)


def test_s2_six_pack_points_name_their_rules() -> None:
    """What the winner gets is scored by rule, so that the sheet can tell it."""
    assert played(SIX, (4200, 2990)).points() == [
        (0, "match.rubicon-bonus", 1000),
        (0, "match.rubicon", 2990),
    ]
    assert played(SIX, (4200, 3000)).points() == [(0, "match.bonus", 1000)]


@pytest.mark.parametrize("points", [0, 250])
def test_xpe_six_pack_last_trick(points: int) -> None:
    """Nothing in S2 and S4, 250 in X-PE and X-CM."""
    scene = played(f"six-pack,last-trick.points={points}", (4200, 3000))
    assert [p for _, rule, p in scene.points() if rule == "last-trick"] == [points] * (points > 0)
    assert result(scene)[0] == (5200, 3000)


@pytest.mark.parametrize("variant", [SIX, SIX_S4, EIGHT])
def test_house_six_pack_tie_is_drawn(variant: str) -> None:
    """Nobody has the bonus, and brisques decide nothing here."""
    assert result(played(variant, (4200, 4200), 3)) == ((4200, 4200), NOBODY, 1)


# --- Rubicon by S2 ----------------------------------------------------------------------------


def test_s2_rubicon_brisques_save_the_loser() -> None:
    """E103: 980 and twelve brisques are 1100; then both count theirs, and the game is 500."""
    scene = played(RUBICON, (1450, 980), 20)
    assert scene.points() == [
        (0, "last-trick", 50),
        (0, "brisque", 200),
        (1, "brisque", 120),
        (0, "match.bonus", 500),
    ]
    assert result(scene) == ((2150, 1100), 0, 1)


def test_s2_rubicon_brisques_save_nobody() -> None:
    """E104: one brisque makes 990; none is counted, and all 32 go to the winner."""
    scene = played(RUBICON, (1450, 980), 31)
    assert scene.points() == [
        (0, "last-trick", 50),
        (0, "match.rubicon-bonus", 1000),
        (0, "match.rubicon", 980),
        (0, "match.rubicon-brisques", 320),
    ]
    assert result(scene) == ((3750, 980), 0, 1)


@pytest.mark.parametrize(("brisques", "saved"), [(30, True), (31, False)])
def test_s2_rubicon_a_thousand_is_safe(brisques: int, saved: bool) -> None:
    """980 and two brisques are 1000."""
    scores, _, _ = result(played(RUBICON, (1450, 980), brisques))
    assert scores == ((1450 + 300 + 500, 1000) if saved else (3750, 980))


def test_s2_rubicon_no_brisques_without_need() -> None:
    """Neither level nor below the line: they lie aside."""
    assert result(played(RUBICON, (1450, 1240), 0)) == ((1950, 1240), 0, 1)


def test_house_rubicon_tie_broken_by_brisques_pays_them_once() -> None:
    """Level at 600: 20 against 12 decide; as they are in the totals the 320 are not added again."""
    scores, winner, _ = result(played(RUBICON, (600, 600), 20))
    assert scores == (800 + 720 + 1000, 720)
    assert winner == 0
    scores, winner, _ = result(played(RUBICON, (1200, 1200), 12))
    assert scores == (1320, 1400 + 500)
    assert winner == 1


@pytest.mark.parametrize("variant", [RUBICON, PORTLAND])
def test_xho_61_level_to_the_last(variant: str) -> None:
    """E110: scores and brisques level, null and void."""
    assert result(played(variant, (1200, 1200), 16)) == ((1360, 1360), NOBODY, 1)


# --- Rubicon by the laws of the Portland Club -------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "brisques", "pays"),
    [
        pytest.param((1450, 980), 20, 1000, id="E103 saved, 1600 - 1100 + 500"),
        pytest.param((1450, 980), 31, 3600, id="E104 not saved, 1400 + 900 + 1300"),
        pytest.param((1510, 1240), 16, 800, id="E105 1500 - 1200 + 500"),
        pytest.param((1550, 1520), 16, 600, id="E106 a difference of no hundred counts one"),
        pytest.param((1320, 620), 16, 3200, id="E107 1300 + 600 + 1300"),
        pytest.param((920, 440), 16, 2600, id="E108 the winner below the line too"),
        pytest.param((1320, 40), 16, 2700, id="a loser with no hundred pays one"),
        pytest.param((1320, 1000), 16, 800, id="a loser at the line is saved"),
    ],
)
def test_xho_portland(scores: tuple[int, int], brisques: int, pays: int) -> None:
    """E103 to E108: the stake is what the loser pays; no points move."""
    scene = played(PORTLAND, scores, brisques)
    final, winner, stake = result(scene)
    assert (winner, stake) == (0, pays)
    moved = {rule for _, rule, _ in scene.points()}
    assert moved <= {"last-trick", "brisque"}
    counted = brisques == 20
    assert final == ((1650, 1100) if counted else scores)


@pytest.mark.parametrize(
    ("variant", "scores", "stake"),
    [(PORTLAND, (900, 820), 900 + 800 + 1000), (RUBICON, (900 + 1000 + 820, 820), 1)],
)
def test_house_brisques_not_twice(variant: str, scores: tuple[int, int], stake: int) -> None:
    """Brisques counted to break a tie are not given again to the winner of a rubicon."""
    scene = played(variant, (700, 700), 20)
    assert result(scene) == (scores, 0, stake)


def test_house_brisques_scored_at_once_not_twice() -> None:
    """Nor are those that scored with their tricks."""
    scene = played(f"{RUBICON},brisque.time=at-once", (1450, 980), 20)
    assert result(scene) == ((1450 + 1000 + 980, 980), 0, 1)


@pytest.mark.parametrize(
    ("variant", "final", "winner"),
    [(DECISIVE, (1330, 1390), 1), (PORTLAND, (1260, 1140), 0)],
)
def test_xfo_brisques_when_they_decide(variant: str, final: tuple[int, int], winner: int) -> None:
    """E109: 7 against 25 brisques turn 1260 to 1140 round, where that is a reason to count them."""
    assert result(played(variant, (1260, 1140), 7)) == (final, winner, 600)


def test_xfo_brisques_that_decide_nothing() -> None:
    """E109: with 10 against 20 the first player stays ahead, and nobody counts."""
    assert result(played(DECISIVE, (1260, 1140), 20)) == ((1260, 1140), 0, 600)


@pytest.mark.parametrize(("scores", "brisques"), [((1240, 1200), 14), ((1200, 1240), 18)])
def test_xfo_brisques_that_level_the_scores(scores: tuple[int, int], brisques: int) -> None:
    """A lead that becomes a tie is another outcome, whichever side has led."""
    assert result(played(DECISIVE, scores, brisques)) == ((1380, 1380), NOBODY, 1)


# --- matches of single deals ------------------------------------------------------------------


@pytest.mark.parametrize("variant", [SIX, RUBICON])
def test_s2_rubicon_each_deal_is_a_game(variant: str) -> None:
    """The next deal begins at zero, the other player deals it, and the games won are kept."""
    scene = played(variant, (1450, 1240))
    standing = scene.settled()
    assert standing.games == (1, 0)
    assert standing.dealer == 0
    game = load_game(variant)
    assert not game.is_over(standing)
    fresh = game.reset_for_deal(standing)
    assert (fresh.scores, fresh.winner, fresh.games) == ((0, 0), None, (1, 0))


def test_s2_six_pack_the_trumps_of_a_deal_are_barred_in_the_next() -> None:
    """What they were bars them from the next deal."""
    scene = Scene(SIX, trump="C", stock=0, hands=["9C", "8D"]).play("9C 8D")
    standing = scene.settled()
    assert standing.carried == CLUBS
    game = load_game(SIX)
    state = game.deal(standing, game.shuffle(0, deal_rng("next", 1)))
    assert game.observe(state, 0).bar == CLUBS


def test_standing_of_a_drawn_game_counts_for_nobody() -> None:
    """A drawn deal leaves the games won as they were."""
    scene = played(SIX, (4200, 4200))
    before = Standing((4200, 4200), 1, 0, games=(2, 1))
    assert scene.game.settle(before, scene.state).games == (2, 1)
