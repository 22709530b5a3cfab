"""An exact search breaks off and goes on, and finds what it finds at once."""

from __future__ import annotations

from itertools import count, pairwise
from random import Random

import pytest

from brisques.bezique.endgame import meld_search, state_search, trick_search
from brisques.bezique.endgame.solver import Solver
from brisques.bezique.state import BeziqueState
from brisques.players.contract import Solution
from brisques.registry import analysis_of
from tests.players.test_endgame import ending, played_out, rules_of, solve

SEARCHES = (
    trick_search.Search,
    meld_search.Declaring,
    state_search.Duel,
    state_search.Round,
)
"""All that have a bit of their own."""


def interrupted(
    solver: Solver, state: BeziqueState, other: BeziqueState
) -> tuple[Solution | None, int]:
    """What it finds, and in how many steps, when another question comes after the third."""
    solving = solver.solving(state)
    for steps in count():
        try:
            next(solving)
        except StopIteration as end:
            return end.value, steps
        if steps == 3:
            solve(solver, other)
    raise AssertionError


BITWISE = [
    *("fildinski", "bezique-penguin", "rubicon"),
    *("open-bezique", "three-hand", "four-hand-partners"),
]


@pytest.mark.parametrize("spec", BITWISE)
def test_it_is_worked_out_bit_by_bit(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Breaks change nothing, and what is asked meanwhile does no harm."""
    rules = rules_of(spec)
    states = [ending(spec, 3, Random(seed)) for seed in range(4)]
    whole = [solve(Solver(rules.ruleset, analysis_of(rules).worth), state) for state in states]
    for search in SEARCHES:
        monkeypatch.setattr(search, "bit", 1)
    steps = lines = 0
    for state, other, at_once in zip(states, reversed(states), whole, strict=True):
        found, needed = interrupted(Solver(rules.ruleset, analysis_of(rules).worth), state, other)
        assert found is not None
        assert at_once is not None
        assert found.worth == played_out(state, rules, found) == at_once.worth
        steps += needed
        lines += len(found.line)
    assert steps > lines


@pytest.mark.parametrize("spec", ["fildinski", "rubicon"])
def test_a_bit_is_short(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Breaks neither come late nor cost much: next to nothing is worked out twice."""
    rules = rules_of(spec)
    state = ending(spec, 8, Random(2))

    def nodes(bit: int) -> list[int]:
        """How many positions have been worked out, at each step."""
        for search in SEARCHES:
            monkeypatch.setattr(search, "bit", bit)
        solver = Solver(rules.ruleset, analysis_of(rules).worth)
        steps = solver.solving(state)
        return [solver.kept.search.nodes for _ in steps if solver.kept]

    all_at_once, found = nodes(10**9)[-1], nodes(20)
    assert all_at_once > 400
    assert max(now - before for before, now in pairwise([0, *found])) <= 20 + 8
    assert found[-1] < 1.1 * all_at_once


@pytest.mark.parametrize(("spec", "cards"), [("fildinski", 6), ("open-bezique", 8)])
def test_what_was_found_serves_the_next_question(
    spec: str, cards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question past the limit is given up; asked again it goes on from there."""
    rules = rules_of(spec)
    state = ending(spec, cards, Random(9))
    whole, solver = (Solver(rules.ruleset, analysis_of(rules).worth) for _ in range(2))
    solution = solve(whole, state)
    spent = whole.kept.search.nodes  # type: ignore[union-attr]
    monkeypatch.setattr(meld_search, "MOST_NODES", spent * 2 // 3)
    first, *_, last = (solve(solver, state) for _ in range(5))
    assert first is None
    assert last == solution
