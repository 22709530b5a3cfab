"""Exact searches in slices find the same results as in one run."""

from __future__ import annotations

from itertools import count, islice, pairwise
from random import Random

import pytest

from brisques.bezique.endgame import meld_search, state_search, trick_search
from brisques.bezique.endgame.card_sets import pack_order
from brisques.bezique.endgame.goals import MOST_WAYS, packings
from brisques.bezique.endgame.reachable_melds import meld_goals
from brisques.bezique.endgame.resumable import SearchLimitError
from brisques.bezique.endgame.solver import Solver
from brisques.bezique.endgame.state_search import MaxNSearch
from brisques.bezique.meld_types import UNREACHABLE
from brisques.bezique.state import BeziqueState
from brisques.cards import CLUBS, FACES
from brisques.players.contract import Solution
from brisques.registry import analysis_of
from tests.players.endings import ending, game_of, played_out, solve

SEARCHES = (
    trick_search.TrickSearch,
    meld_search.MeldSearch,
    state_search.AlphaBetaSearch,
    state_search.MaxNSearch,
)
"""All searches that limit the size of their slices."""


def interrupted(
    solver: Solver, state: BeziqueState, other: BeziqueState
) -> tuple[Solution | None, int]:
    """Return the solution and the number of slices, when another question interrupts after the
    third."""
    solving = solver.solving(state)
    for steps in count():
        try:
            next(solving)
        except StopIteration as end:
            return end.value, steps
        if steps == 3:
            solve(solver, other)
    raise AssertionError


SPECS = [
    *("fildinski", "bezique-penguin", "rubicon"),
    *("open-bezique", "three-hand", "four-hand-partners"),
]


@pytest.mark.parametrize("spec", SPECS)
def test_slices_change_no_solution(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither slices nor other questions between them change a solution."""
    game = game_of(spec)
    states = [ending(spec, 3, Random(seed)) for seed in range(4)]
    whole = [solve(Solver(game.ruleset, analysis_of(game).worth), state) for state in states]
    for search in SEARCHES:
        monkeypatch.setattr(search, "slice_nodes", 1)
    steps = lines = 0
    for state, other, at_once in zip(states, reversed(states), whole, strict=True):
        found, needed = interrupted(Solver(game.ruleset, analysis_of(game).worth), state, other)
        assert found is not None
        assert at_once is not None
        assert found.worth == played_out(state, game, found) == at_once.worth
        steps += needed
        lines += len(found.line)
    assert steps > lines


@pytest.mark.parametrize("spec", ["fildinski", "rubicon"])
def test_a_slice_is_short(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Slices stay below their limit and cost little: almost nothing is solved twice."""
    game = game_of(spec)
    state = ending(spec, 8, Random(2))

    def nodes(slice_nodes: int) -> list[int]:
        """Return the nodes solved so far, after each slice."""
        for search in SEARCHES:
            monkeypatch.setattr(search, "slice_nodes", slice_nodes)
        solver = Solver(game.ruleset, analysis_of(game).worth)
        steps = solver.solving(state)
        return [solver.kept.search.nodes for _ in steps if solver.kept]

    all_at_once, found = nodes(10**9)[-1], nodes(20)
    assert all_at_once > 400
    assert max(now - before for before, now in pairwise([0, *found])) <= 20 + 8
    assert found[-1] < 1.1 * all_at_once


@pytest.mark.parametrize(("spec", "cards"), [("fildinski", 6), ("open-bezique", 8)])
def test_a_search_reuses_the_results_of_the_one_before(
    spec: str, cards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question past the limit is given up; asked again, the search continues from its table."""
    game = game_of(spec)
    state = ending(spec, cards, Random(9))
    whole, solver = (Solver(game.ruleset, analysis_of(game).worth) for _ in range(2))
    solution = solve(whole, state)
    spent = whole.kept.search.nodes  # type: ignore[union-attr]
    monkeypatch.setattr(meld_search, "MOST_NODES", spent * 2 // 3)
    first, *_, last = (solve(solver, state) for _ in range(5))
    assert first is None
    assert last == solution


def test_a_slice_is_short_where_much_may_be_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions in which dozens of melds may be declared make no slice longer."""
    spec = "open-bezique,pack.copies=8,deal.players=4,deal.packets=4-4"
    state, search = ending(spec, 3, Random(0)), MaxNSearch(analysis_of(game_of(spec)).worth)
    actions = [0]
    apply = BeziqueState.apply

    def counted(state: BeziqueState, action: int) -> None:
        actions[-1] += 1
        apply(state, action)

    monkeypatch.setattr(BeziqueState, "apply", counted)
    slices = search.in_slices(search.value, state)
    for _ in islice(slices, 30):
        actions.append(0)
    assert len(actions) == 31
    assert max(actions) < state_search.SLICE_NODES


def test_a_position_with_too_much_to_declare_is_given_up() -> None:
    """All cards of six packs make more melds in more ways than may be compared."""
    ruleset = game_of("fildinski-catsatcards,pack.copies=6,meld.per-trick=0").ruleset
    pack, goals = pack_order(ruleset, CLUBS), tuple(meld_goals(ruleset, CLUBS))
    few, all_cards = pack.to_set(range(FACES)), pack.to_set(pack.card)
    assert len(packings(pack, few, 0, goals, 2)) < MOST_WAYS
    with pytest.raises(SearchLimitError):
        packings(pack, all_cards, 0, goals, UNREACHABLE)
