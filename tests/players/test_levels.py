"""The levels: legal, reproducible, and each stronger than the one below."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import pytest

from brisques.errors import EngineError
from brisques.game import NOBODY
from brisques.lab.selfplay import DealResult, play_deal, random_deal, selfplay
from brisques.players.levels import LEVELS, PLAYERS, player
from brisques.players.policy_levels import SOLVED_CARDS, club, tuned_policy
from brisques.position import parse_position
from brisques.registry import analysis_of, load_game
from brisques.variants import names
from tests.builder import Scene
from tests.filko_decisions import decisions as filko_decisions
from tests.presets import FILKO
from tests.properties.play import RandomDeal, some_states, states

PLAYOUTS = 6
"""Playouts of players that search, where strength does not matter."""
SEARCHED = 16
"""About the number of choices in a deal that they make."""
SOME_OF_EACH = ("fildinski", "bezique", "three-hand", "filicau", "filko-5")
"""Games of each family: with won cards, from the hand, for three; fixed and secret parties."""
DIFFERENT_PLAY = (
    *("fildinski", "foster-polish", "open-bezique", "bezique", "rubicon", "six-pack"),
    *("three-hand", "four-hand-partners", "filicau", "filko-5", "hats", "rich-poor-called"),
)
"""Games of which none differs from another in points, packs or seats alone."""
MORE_DEALS = 4
"""In Filicău and Filkó, where a deal is short, and one big trick decides it."""


def margins(variant: str, better: str, worse: str, orders: int) -> list[float]:
    """Return the points of `better` beyond those of `worse`, who sit between them.

    Every deal is played twice, the second time with the levels exchanged.
    """
    sides = load_game(variant).sides
    levels = [(better, worse)[seat % 2] for seat in range(len(sides))]
    there = selfplay(variant, levels, orders, "mirror")
    back = selfplay(
        variant, [worse if level == better else better for level in levels], orders, "mirror"
    )

    def ahead(result: DealResult) -> float:
        """Return the lead of the even seats."""
        points = [result.points[side] for side in sides]
        return fmean(points[::2]) - fmean(points[1::2])

    return [(ahead(one) - ahead(two)) / 2 for one, two in zip(there, back, strict=True)]


@pytest.mark.parametrize("variant", DIFFERENT_PLAY)
def test_casual_beats_random_choices(variant: str) -> None:
    """By several standard errors; where a deal is long, fewer deals must be enough."""
    check_better(variant, "casual", "random", 10, 4)


@pytest.mark.parametrize("variant", SOME_OF_EACH)
def test_novice_beats_random_choices(variant: str) -> None:
    check_better(variant, "novice", "random", 16, 3)


@pytest.mark.parametrize(
    ("variant", "is_lost"),
    [("three-hand", True), ("four-hand", True), ("four-hand-partners", False)],
)
def test_a_ten_on_a_trick_that_only_opponents_can_take_is_lost(variant: str, is_lost: bool) -> None:
    """Seat 0 leads a low card, which the last player most likely beats: a partner or not."""
    scene = Scene(variant, trump="C", hands=("8D", "TH 7H"), leader=0).play("8D")
    seen = scene.game.observe(scene.state, 1)
    estimates = analysis_of(scene.game).estimate(seen)
    ten, seven = (estimates[seen.legal.index(scene.game.parse_action(c))] for c in ("TH1", "7H1"))
    assert (ten - seven <= -scene.game.variant.rules.brisque) == is_lost


@pytest.mark.parametrize("variant", SOME_OF_EACH)
def test_casual_beats_novice(variant: str) -> None:
    check_better(variant, "casual", "novice", 24, 2)


def check_better(variant: str, better: str, worse: str, orders: int, errors: int) -> None:
    """Assert a lead of several standard errors.

    Points are a coarse measure where parties are secret or no side wins: there one error less is
    required.
    """
    packs = len(load_game(variant).cards) / 64
    many = MORE_DEALS if variant in FILKO else 1
    found = margins(variant, better, worse, max(5, round(many * orders / packs)))
    error = stdev(found) / len(found) ** 0.5
    wanted = errors - 1 if variant in FILKO else errors
    assert fmean(found) > wanted * error, (fmean(found), error)


@pytest.mark.parametrize("variant", SOME_OF_EACH)
def test_a_level_is_as_good_as_itself(variant: str) -> None:
    """The measure is fair: the same player on both sides gains exactly nothing."""
    assert margins(variant, "casual", "casual", 3) == [0.0] * 3


def briefly(level: str) -> str:
    """Return the level with hardly any time to search."""
    return f"{level}@{PLAYOUTS}" if PLAYERS[level].rollouts else level


SEARCHING_LEVELS = [level for level in PLAYERS if PLAYERS[level].rollouts]
IN_EVERY_GAME = ("novice", "casual", "club", SEARCHING_LEVELS[0])
every_player = pytest.mark.parametrize(
    ("variant", "level"),
    [
        *((variant, level) for variant in names() for level in IN_EVERY_GAME),
        *(
            (variant, level)
            for variant in SOME_OF_EACH
            for level in PLAYERS
            if level not in IN_EVERY_GAME
        ),
    ],
)
"""The other levels differ from these in time and numbers only."""


@every_player
def test_a_player_chooses_only_legal_actions(variant: str, level: str) -> None:
    """Over a whole deal; a player that searches makes some of the choices, random ones the rest."""
    choose, game = player(briefly(level)), load_game(variant)
    searches = PLAYERS[level].rollouts > 0
    stride = 1 + len(game.cards) // SEARCHED if searches else 1
    state = RandomDeal(variant, 1).start()
    rng, count = Random(1), 0
    while state.to_move != NOBODY:
        if count % stride:
            action = rng.choice(state.legal())
        else:
            seen = game.observe(state, state.to_move)
            action = choose(seen, Random(count))
            assert action in seen.legal
            assert state.why_not(action, state.to_move) is None
        state.apply(action)
        count += 1
    assert count >= least_actions(variant) or max(state.totals) >= game.target > 0


def least_actions(variant: str) -> int:
    """Return the least actions of a deal: each card once, fewer where a deal is settled early."""
    cards = len(load_game(variant).cards)
    return cards // 4 if variant in FILKO else cards


def test_club_follows_its_policy_between_more_than_two_to_the_last_card() -> None:
    """A guess of the hidden hands is not solved, so that no choice depends on it."""
    policy, chosen = tuned_policy("filko-4"), 0
    for state in filko_decisions("filko-4", 8):
        seen = load_game("filko-4").observe(state, state.to_move)
        if len(seen.legal) > 1 and 1 < len(seen.hand) <= SOLVED_CARDS:
            chosen += 1
            assert {club(seen, Random(number)) for number in range(4)} == {policy.choose(state)}
    assert chosen > 20


@every_player
def test_the_same_random_numbers_give_the_same_choice(variant: str, level: str) -> None:
    choose, game = player(briefly(level)), load_game(variant)
    for number, state in enumerate(some_states(RandomDeal(variant, 9), 0.06)):
        seen = game.observe(state, state.to_move)
        again = game.observe(state.clone(), state.to_move)
        assert choose(seen, Random(number)) == choose(again, Random(number))


@pytest.mark.parametrize("variant", SOME_OF_EACH)
def test_the_same_seed_gives_the_same_arena(variant: str) -> None:
    players = load_game(variant).players
    levels = (["novice", "casual", "random"] * 2)[:players]
    one, two, other = (list(selfplay(variant, levels, 3, seed)) for seed in ("x", "x", "y"))
    assert one == two != other
    assert [result.dealer for result in one] == [number % players for number in range(3)]
    assert all(len(result.points) == len(set(load_game(variant).sides)) for result in one)


def test_a_deal_of_the_arena_reports_its_result(variant: str) -> None:
    state, game = RandomDeal(variant, 2).start(), load_game(variant)
    count, events = play_deal(game, state, ["casual"] * game.players, "s", 1)
    assert state.to_move == NOBODY
    assert events[-1].kind == "deal-ended"
    played = sum(event.kind == "played" for event in events)
    assert count >= played >= least_actions(variant)
    assert played == len(game.cards) or state.legal() == [] != game.observe(state, 0).hand


def test_the_benchmark_measures_whole_deals(variant: str) -> None:
    state, count = random_deal(load_game(variant), Random(1), load_game(variant).new_match(1))
    assert state.to_move == NOBODY
    assert count >= least_actions(variant)
    assert state.dealer == 1


@pytest.mark.parametrize("variant", SOME_OF_EACH)
def test_a_novice_makes_mistakes(variant: str) -> None:
    """It plays like casual, with mistakes in up to half of its choices."""
    casual, novice, game = player("casual"), player("novice"), load_game(variant)
    same = count = 0
    for seed in range(12 * 64 // len(game.cards) + 1):
        for state, _ in states(RandomDeal(variant, seed)):
            seen = game.observe(state, state.to_move)
            if len(seen.legal) > 3:
                chance = Random(count)
                same += casual(seen, Random(0)) == novice(seen, chance)
                count += 1
    assert count > 300
    assert 0.5 < same / count < 0.92


def test_levels_are_listed_and_unknown_ones_refused() -> None:
    assert list(LEVELS) == ["novice", "casual", "club", "strong", "expert", "master"]
    with pytest.raises(EngineError) as caught:
        player("grandmaster")
    assert (caught.value.code, caught.value.where) == ("player/unknown", "grandmaster")


# One trick is on the table: the Ace of Spades, led by seat 0. Seat 1 holds a trump.
ENDGAME = (
    "fildinski;trump=H;dealer=1;leader=0;trick={trick};hands={hands};won={won};stock=;up=;"
    "points=0,0;base=0,0"
)


def endgame(trick: str, own: str, other: str) -> str:
    """Return one of the last tricks: cards not named are won, shared out so that it fits."""
    game = load_game("fildinski")
    named = {trick, *(own[i : i + 3] for i in range(0, len(own), 3))}
    named |= {other[i : i + 3] for i in range(0, len(other), 3)}
    rest = [code for code in map(game.pattern.format_card, game.cards) if code not in named]
    return ENDGAME.format(trick=trick, hands=f"{other},{own}", won="".join(rest) + ",")


@pytest.mark.parametrize(
    ("trick", "own", "other", "choice"),
    [
        ("9S1", "TS1TS2", "7D1", "TS1"),  # a brisque is won with either Ten: the lower number
        ("AS1", "TS19S2", "8C1", "9S2"),  # what cannot win throws the brisque away last
        ("AC1", "7H1QH1", "8C1", "7H1"),  # the small trump takes the Ace as well as the Queen
    ],
)
def test_casual_plays_the_best_looking_card(trick: str, own: str, other: str, choice: str) -> None:
    game, state = parse_position(endgame(trick, own, other))
    assert state.to_move == 1
    action = player("casual")(game.observe(state, 1), Random(0))
    assert game.action_code(action) == choice
