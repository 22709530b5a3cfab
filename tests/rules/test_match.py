"""The end of a deal and of a match in Fildinski: the worked examples E73 and E74."""

import pytest

from brisques.game import Deal, Standing
from brisques.registry import load_game
from brisques.shuffle import deal_rng
from tests.builder import Scene
from tests.rules.presets import EB, S0, S1, S2, each_fildinski


def last_trick(variant: str, points: tuple[int, int], lead: str = "9S") -> Standing:
    """Return a deal in which seat 0 wins trick 32; seat 1 has won all tens and aces."""
    scene = Scene(variant, stock=0, hands=(lead, "8S"), points=points)
    return scene.play(f"{lead} 8S").decline().settled()


def test_s2_fildinsky_higher_total_wins() -> None:
    """E73: A 2000 and the last trick, B 1880 and 16 brisques: 2010 against 2040."""
    standing = last_trick(S2, (2000, 1880))
    assert standing.scores == (2010, 2040)
    assert (standing.winner, standing.stake) == (1, 1)
    assert standing.deals == ((10, 160),)


@pytest.mark.parametrize("points", [990, 980])
def test_s1_object_game_ends_at_once(points: int) -> None:
    """E74: a brisque brings 1000 in the middle of a deal; no draw, no declaration after it."""
    scene = Scene(S1, hands=("TD KD", "9D"), won="KD", points=(points, 480)).play("TD 9D")
    assert (scene.to_move == -1) is (points == 990)
    if points == 990:
        assert scene.draws() == []
        assert scene.settled().winner == 0


@pytest.mark.parametrize(("loser", "stake"), [(480, 2), (490, 2), (500, 1), (900, 1)])
def test_s1_game_rubicon(loser: int, stake: int) -> None:
    """E74: a loser below 500 pays double; 500 itself is safe."""
    scene = Scene(S1, hands=("TD", "9D"), points=(990, loser)).play("TD 9D")
    standing = scene.settled()
    assert (standing.winner, standing.stake) == (0, stake)


def test_s1_object_meld_ends_the_game_at_once() -> None:
    """A meld reaches the target too, with another meld still on offer."""
    scene = Scene(S1, hands=("KS", "QS"), won="KD KC KH JD", points=(930, 0)).play("KS QS")
    scene.do("kings:KS.KH.KD.KC")
    assert scene.to_move == -1
    assert scene.refusal("bezique:QS1.JD1") == "deal/over"
    assert scene.state.totals == [1010, 0]


def test_s1_object_later_points_of_a_trick_do_not_count() -> None:
    """The first of two brisques decides; the second is not scored any more."""
    scene = Scene(S1, hands=("AD", "TD"), points=(990, 0)).play("AD TD")
    assert scene.points() == [(0, "brisque", 10)]


@pytest.mark.parametrize("variant", [S0, S2, EB])
def test_s0_game_goes_on_to_the_end_of_the_deal(variant: str) -> None:
    """Past the target in the middle of a deal nothing happens."""
    scene = Scene(variant, hands=("TD", "9D"), points=(1990, 1000)).play("TD 9D").decline()
    assert scene.to_move == 0
    assert len(scene.draws()) == 2


@pytest.mark.parametrize(
    ("variant", "before", "after"),
    [(S0, (2050, 2050), 2050), (S2, (2050, 1900), 2060), (EB, (2040, 2050), 2050)],
)
def test_house_tie_plays_another_deal(variant: str, before: tuple[int, int], after: int) -> None:
    """Equal totals at the top decide nothing, the next deal may; the scores are kept."""
    standing = last_trick(variant, before)
    assert standing.scores == (after, after)
    assert standing.winner is None
    deal = load_game(variant).shuffle(standing.dealer, deal_rng("tie", 1))
    state = load_game(variant).deal(standing, deal)
    assert state.base == (after, after)
    assert last_trick(variant, (before[0] + 10, before[1])).winner == 0


@pytest.mark.parametrize(("variant", "loser", "stake"), [(EB, 490, 2), (EB, 500, 1), (S0, 0, 1)])
def test_eb_rubicon(variant: str, loser: int, stake: int) -> None:
    """Britannica has a rubicon at 500, S0 none."""
    standing = last_trick(variant, (2000, loser))
    assert (standing.winner, standing.stake) == (0, stake)


@pytest.mark.parametrize(("variant", "last"), [(S0, 0), (S2, 10), (EB, 10)])
def test_s0_game_two_thousand(variant: str, last: int) -> None:
    """2000 is enough, 1990 is not."""
    assert last_trick(variant, (1990 - last, 600)).winner is None
    assert last_trick(variant, (2000 - last, 600)).winner == 0


@each_fildinski
def test_s0_game_below_the_target_goes_on(variant: str) -> None:
    """Nobody has the target: the deal passes and the scores are kept."""
    standing = last_trick(variant, (100, 200))
    assert standing.winner is None
    assert standing.dealer == 0
    assert standing.scores[0] in (100, 110)


@each_fildinski
def test_s2_deal_packets_and_first_lead(variant: str) -> None:
    """Three, two, three from the dealer's left; then the turn-up; the dealer's left leads."""
    game = load_game(variant)
    state = game.deal(game.new_match(0), Deal(game.cards, 0))
    first = {*game.cards[0:3], *game.cards[6:8], *game.cards[10:13]}
    seen = [game.observe(state, seat) for seat in (0, 1)]
    assert set(seen[1].hand) == first
    assert set(seen[0].hand) == set(game.cards[:16]) - first
    assert (seen[0].turnup, seen[0].stock, state.to_move) == (game.cards[16], 48, 1)
    assert seen[0].trump == game.cards[16] >> 3 & 3
