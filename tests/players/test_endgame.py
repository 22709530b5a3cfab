"""The exact solver finds the same as the judge of `endings.py`, which tries everything."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import cast

import pytest

from brisques.bezique.endgame import reachable_melds, state_search
from brisques.bezique.endgame.card_sets import pack_order
from brisques.bezique.endgame.reachable_melds import reachable_table
from brisques.bezique.endgame.solver import Solver
from brisques.bezique.game import BeziqueGame
from brisques.bezique.meld_types import DECLARE, UNREACHABLE
from brisques.bezique.state import BeziqueState
from brisques.cards import CLUBS
from brisques.game import NOBODY
from brisques.registry import analysis_of
from tests.builder import Scene
from tests.players.endings import (
    TooManyStatesError,
    check,
    ending,
    game_of,
    played_out,
    solve,
)

GROUPS = {
    "fildinski": ["fildinski", "fildinski-penguin", "fildinski-catsatcards", "open-bezique"],
    "bezique": [
        "bezique",
        "bezique-penguin",
        "bezique-1500",
        "bezique-no-trump",
        "bezique-pinochle",
        "foster-polish",
    ],
    "rubicon": ["rubicon"],
    "many-packs": ["six-pack", "six-pack-pokerwiner", "eight-pack"],
}
POSITIONS = 510
"""Positions in each group."""
PATIENCE = 5000
"""The most states that the judge tries: a few positions would take it hundreds of thousands."""
HOUSE = [
    "fildinski,meld.per-trick=0,meld.reuse=disjoint-now",
    "fildinski,meld.trick-card=false,seven.when=declared,seven.uses-slot=false",
    "fildinski,match.end=immediate",
    "fildinski,seven.uses-slot=true",
    "fildinski,seven.in-endgame=false,seven.uses-slot=true",
    "fildinski,endgame.duty=free",
    "open-bezique,meld.reuse=type-once,meld.trick-card=false",
    "bezique,endgame.melds=true",
    "bezique,brisque.time=at-once",
    "bezique,brisque.time=at-once,match.end=immediate",
    "foster-polish,endgame.melds=true",
    "rubicon,brisque.time=when-decisive",
    "rubicon,brisque.time=at-once,last-trick.points=70",
    "rubicon,match.settlement=portland",
    "six-pack,brisque.points=10,endgame.duty=follow-beat-overtrump",
]


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lift the solver's limit, which is set for played deals: random ones leave more to declare."""
    monkeypatch.setattr(state_search, "MOST_NODES", UNREACHABLE)


# --- against the judge ------------------------------------------------------------------------


@pytest.mark.parametrize("group", GROUPS)
def test_the_solver_agrees_with_brute_force(group: str) -> None:
    """Mostly with one to three cards, as brute force is slow; a tenth with four and five."""
    compared = compare_with_judge(group, POSITIONS, PATIENCE)
    assert compared > 0.95 * POSITIONS


def compare_with_judge(group: str, positions: int, patience: int | None) -> int:
    """Compare this many positions; return in how many the judge came to an end."""
    rng = Random(group)
    presets = GROUPS[group]
    compared = 0
    for number in range(positions):
        spec = presets[number % len(presets)]
        cards = rng.choice((4, 5)) if number % 10 == 9 else rng.randint(1, 3)
        if spec in ("fildinski-catsatcards", "open-bezique"):
            cards = min(cards, 3)  # brute force takes too long where so much may be declared
        state = ending(spec, cards, rng)
        with suppress(TooManyStatesError):
            check(state, game_of(spec), patience)
            compared += 1
    return compared


@pytest.mark.parametrize("spec", HOUSE)
def test_the_solver_agrees_with_brute_force_under_house_rules(spec: str) -> None:
    rng = Random(spec)
    most = 2 if spec.startswith("open-bezique") else 3
    for _ in range(25):
        check(ending(spec, rng.randint(1, most), rng), game_of(spec))


@pytest.mark.parametrize(
    ("spec", "cards", "seed"),
    [
        ("bezique", 8, 8),
        ("bezique-penguin", 8, 8),
        ("fildinski-penguin", 8, 8),
        ("foster-polish", 8, 8),
        ("rubicon", 9, 5),
        ("fildinski", 6, 11),
        ("open-bezique", 6, 8),
    ],
)
def test_the_solver_agrees_with_brute_force_on_whole_hands(
    spec: str, cards: int, seed: int
) -> None:
    """From the last card of the stock on, where brute force is fast enough."""
    check(ending(spec, cards, Random(seed)), game_of(spec))


def test_the_solver_agrees_with_brute_force_with_partners() -> None:
    rng = Random("partners")
    for _ in range(12):
        check(ending("four-hand-partners", rng.randint(1, 3), rng), game_of("four-hand-partners"))


def max_n(state: BeziqueState, game: BeziqueGame) -> tuple[float, ...]:
    """Return the worths if each seat plays for itself and takes the first of equal actions."""
    if state.to_move == NOBODY:
        return analysis_of(game).worth(state)
    best: tuple[float, ...] = ()
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        worths = max_n(after, game)
        if not best or worths[state.to_move] > best[state.to_move]:
            best = worths
    return best


@pytest.mark.parametrize("spec", ["three-hand", "four-hand"])
def test_several_sides_agree_with_max_n(spec: str) -> None:
    game = game_of(spec)
    rng = Random(spec)
    for _ in range(20):
        state = ending(spec, rng.randint(1, 2), rng)
        solution = analysis_of(game).solve(state)
        assert solution is not None
        assert solution.worth == max_n(state, game)[state.to_move]
        assert played_out(state, game, solution) == solution.worth


# --- what a solution is -----------------------------------------------------------------------


def mirrored(state: BeziqueState) -> BeziqueState:
    """Return the same deal with the two seats exchanged."""
    other = state.clone()
    for pile in (other.hands, other.won, other.brisques, other.open, other.open_faces):
        pile.reverse()
    other.totals.reverse()
    other.base = other.base[::-1]
    other.carte = other.carte[::-1]
    other.melds = [(1 - meld[0], *meld[1:]) for meld in state.melds]
    other.leader, other.to_move = 1 - state.leader, 1 - state.to_move
    return other


@pytest.mark.parametrize("spec", ["fildinski", "fildinski-catsatcards", "bezique", "rubicon"])
def test_exchanging_the_seats_exchanges_the_worth(spec: str) -> None:
    game = game_of(spec)
    rng = Random(spec)
    for _ in range(10):
        state = ending(spec, 5, rng)
        one, other = analysis_of(game).solve(state), analysis_of(game).solve(mirrored(state))
        assert one is not None
        assert other is not None
        assert one.worth == other.worth


@pytest.mark.parametrize("spec", ["fildinski", "fildinski-catsatcards", "bezique", "rubicon"])
def test_a_solver_kept_along_a_deal_finds_the_same(spec: str) -> None:
    """The table kept from one action to the next changes no result, and stays bounded."""
    game = game_of(spec)
    solver = Solver(game.ruleset, analysis_of(game).worth)
    state = ending(spec, 6, Random(spec))
    rng = Random(3)
    searches = set()
    while state.to_move != NOBODY:
        kept, fresh = (
            solve(solver, state),
            solve(Solver(game.ruleset, analysis_of(game).worth), state),
        )
        assert kept is not None
        assert kept == fresh or played_out(state, game, kept) == fresh.worth  # type: ignore[union-attr]
        assert kept.worth == fresh.worth  # type: ignore[union-attr]
        searches.add(solver.kept)
        state.apply(rng.choice(state.legal()))
    assert len(searches) == 1
    solve(solver, ending(spec, 4, Random(4)))
    assert solver.kept not in searches


def test_a_solver_is_not_kept_for_a_deal_where_a_deece_may_still_be_declared() -> None:
    """The deece has scored in the first deal; in the second one it is won and has not scored."""
    spec = "fildinski-catsatcards"
    before = Scene(spec, trump="C", stock=0, hands=("7C1 AS", "8C 7S"), sevens="7C1")
    after = Scene(spec, trump="C", stock=0, won="7C1", hands=("AS", "7S"))
    check(cast("BeziqueState", before.state), game_of(spec))
    check(cast("BeziqueState", after.state), game_of(spec))


@pytest.mark.parametrize("spec", ["fildinski", "bezique", "three-hand", "four-hand-partners"])
def test_there_is_no_solution_with_a_stock_or_after_the_deal(spec: str) -> None:
    """Both give None."""
    game = game_of(spec)
    state = game.deal(game.new_match(0), game.shuffle(0, Random(1)))
    assert analysis_of(game).solve(state) is None
    while state.to_move != NOBODY:
        state.apply(state.legal()[0])
    assert analysis_of(game).solve(state) is None


@pytest.mark.parametrize("spec", ["four-hand", "bezique,endgame.melds=true"])
def test_a_position_too_far_from_the_end_is_given_up(spec: str) -> None:
    """With too much to try, None is returned at once; nearer to the end all is solved."""
    game = game_of(spec)
    assert analysis_of(game).solve(ending(spec, 8, Random(1))) is None
    assert analysis_of(game).solve(ending(spec, 3, Random(1))) is not None


def test_a_meld_is_given_up_for_a_better_one() -> None:
    """The queen that marries now is no longer there for the four queens (60, here 100)."""
    scene = Scene(
        "fildinski,meld.queens=100",
        trump="C",
        stock=0,
        won="QH QD QC KS",
        hands=("QS AC", "8S 7D"),
        leader=0,
    )
    state = cast("BeziqueState", scene.state)
    solution = analysis_of(game_of("fildinski,meld.queens=100")).solve(state)
    assert solution is not None
    codes = [scene.game.action_code(action) for action in solution.line]
    assert any(code.startswith("queens:") for code in codes)
    assert not any(code.startswith("marriage:") for code in codes)


@pytest.mark.parametrize("seed", [0, 18, 65, 82, 122])
def test_a_copy_kept_for_one_meld_is_not_spent_on_another(seed: int) -> None:
    """Deals in which an earlier version bounded the melds at a trick too high or too low."""
    spec = "fildinski,meld.trick-card=false,seven.when=declared,seven.uses-slot=false"
    check(ending(spec, 3, Random(seed)), game_of(spec))


def test_a_deece_that_has_paid_is_not_the_other_one() -> None:
    """One copy, paid before it was drawn, is played first; the other waits to be declared."""
    spec = "fildinski-catsatcards"
    hands = ("7C1 AS", "8C 7S")
    scene = Scene(spec, trump="C", stock=0, won="7C2", hands=hands, leader=0, sevens="7C1")
    state = cast("BeziqueState", scene.state)
    check(state, game_of(spec))
    solution = analysis_of(game_of(spec)).solve(state)
    assert solution is not None
    assert [scene.game.action_code(solution.line[at]) for at in (0, -1)] == ["7C1", "seven"]


@pytest.mark.parametrize("paid", ["7C1", "7C2"])
def test_of_two_deeces_in_a_hand_the_paid_one_is_played_first(paid: str) -> None:
    spec = "fildinski,seven.when=declared"
    hands = ("7C1 7C2 AS", "8C 9D 8S")
    state = cast("BeziqueState", Scene(spec, trump="C", stock=0, hands=hands, sevens=paid).state)
    state.leader = state.to_move = 1
    for seat in (0, 1):
        state.set_open(seat, 0)  # nothing else may be declared
    check(state, game_of(spec))


@pytest.mark.parametrize(
    ("won", "points"),
    [
        ("KH1", 80),  # married or one of the four kings, but not both
        ("KH1 KH2", 100),
        ("KH1 KH2 QH1", 100),  # no king is left for a second marriage
    ],
)
def test_a_card_is_counted_once(won: str, points: int) -> None:
    """With a queen and three kings to come: marriages score 20, four kings 80."""
    ruleset = game_of("fildinski").ruleset
    pack, table = pack_order(ruleset, CLUBS), reachable_table(ruleset, CLUBS, 0)
    opened, left = (
        pack.to_set(map(ruleset.pattern.parse_card, cards.split()))
        for cards in (won, "QH2 KD1 KC1 KS1")
    )
    assert table.narrow(table.all, opened, left).most == points


def test_clearing_the_cache_changes_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("fildinski")
    states = [ending("fildinski", 4, Random(seed)) for seed in range(6)]
    solved = [solve(Solver(game.ruleset, analysis_of(game).worth), state) for state in states]
    monkeypatch.setattr(reachable_melds, "MAX_CACHED", 3)
    reachable_table.cache_clear()
    assert [
        solve(Solver(game.ruleset, analysis_of(game).worth), state) for state in states
    ] == solved


@pytest.mark.parametrize(
    ("won", "hands", "played"),
    [
        ("QS", ("JD AC", "7D 7S"), ""),  # a bézique
        ("QS JD QS2", ("JD2 AC", "7D 7S"), ""),  # a double at once
        ("QS JD", ("JD2 QS2 AC", "7D 7S 8S"), ""),  # a card of it, and then the other
        ("QS", ("JD AC QS2 AS", "JD2 7S 8S 9S"), ""),  # two jacks in one trick, the queen later
        ("QS QS2", ("JD AC", "JD2 7S"), "JD1 JD2"),  # double, or one single of two
        ("QS QS2", ("JD AC", "JD2 7S"), "JD1 JD2 bezique:QS1.JD1"),  # too late for the double
        ("QS QS2", ("JD AC JD2", "7D 7S 8S"), "JD1 7D1 bezique:QS1.JD1"),  # grows at the next
        ("KC QC KC2 AC TC", ("JC QC2 AS", "7C 8C 8S"), ""),  # a royal marriage before, one after
        ("KS KS2 KH KH2 KD", ("KD2 KC AC", "7D 8C 7S"), ""),  # eight kings, the fresh one apart
        ("KS KS2 KH KH2 KD QD", ("KD2 QD2 AC", "7D 8D 7S"), ""),
    ],
)
def test_the_solver_agrees_with_brute_force_on_each_type_of_meld(
    won: str, hands: tuple[str, str], played: str
) -> None:
    scene = Scene("open-bezique", trump="C", stock=0, won=won, hands=hands, leader=0)
    for code in played.split():
        scene.do(code)
    check(cast("BeziqueState", scene.state), game_of("open-bezique"))


def test_declaring_is_part_of_the_line() -> None:
    """A deal is solved also in the middle of declaring."""
    scene = Scene("fildinski", trump="C", stock=0, won="KD QC", hands=("QD AC", "8D 7S"), leader=0)
    scene.play("QD 8D")
    state = cast("BeziqueState", scene.state)
    assert state.phase == DECLARE
    solution = analysis_of(game_of("fildinski")).solve(state)
    assert solution is not None
    assert scene.game.action_code(solution.line[0]) == "marriage:KD1.QD1"


def test_a_card_of_the_trick_that_was_melded_allows_no_other_meld() -> None:
    """The queen of the trick is spent, so that of the cards won before no marriage is left."""
    scene = Scene(
        "fildinski",
        trump="C",
        stock=0,
        won="KC1 KC2 QC2 QD",
        hands=("QC1 AC", "KD 7S"),
        leader=0,
    )
    scene.play("QC1 KD1").do("marriage:KC1.QC1")
    assert scene.melds() == {"marriage:KD.QD"}
    check(cast("BeziqueState", scene.state), game_of("fildinski"))


def test_the_shell_prints_worth_line_and_actions(capsys: pytest.CaptureFixture[str]) -> None:
    from brisques.cli.main import main  # noqa: PLC0415

    scene = Scene("fildinski", trump="C", stock=0, hands=("QD AC", "8D 7S"), leader=0)
    assert main(["solve", scene.line()]) == 0
    worth, line, *actions = capsys.readouterr().out.splitlines()
    assert (worth, line) == ("worth 10", "line QD1 8D1 AC1 7S1")
    assert actions == ["  QD1 10", "  AC1 10"]
