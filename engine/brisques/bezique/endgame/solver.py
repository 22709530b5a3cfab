"""Solve the end of a deal exactly, once nothing is hidden: its worth and the best line.

Two players are searched trick by trick (`trick_search.py`), with what the variant adds: melds of
won cards (`meld_search.py`), totals that decide (`totals.py`). Everything else is searched on the
state itself when few cards are left (`state_search.py`).
"""

from __future__ import annotations

from collections.abc import Generator

from brisques.bezique.endgame.resumable import SearchLimitError
from brisques.bezique.endgame.setup import TrickSolver, Worth, trick_solver_for
from brisques.bezique.endgame.state_search import AlphaBetaSearch, MaxNSearch, distinct_actions
from brisques.bezique.endgame.trick_search import INFINITY
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState
from brisques.game import NOBODY
from brisques.players.contract import Solution, Solving

MOST_CARDS = 16
"""Cards in the fullest hand, up to which tricks are searched."""
MOST_CARDS_ON_STATE = {(2, 2): 5, (3, 3): 4, (4, 2): 4, (4, 4): 3}
"""Cards in the fullest hand, up to which the state itself is searched, by seats and sides."""


class Solver:
    """The exact solver of a variant; `worth` gives what a finished deal is worth to each seat."""

    def __init__(self, ruleset: BeziqueRuleset, worth: Worth) -> None:
        self.ruleset = ruleset
        self.worth = worth
        self.most_cards_on_state = MOST_CARDS_ON_STATE[ruleset.players, ruleset.sides]
        self.kept: TrickSolver | None = None

    def solving(self, state: BeziqueState) -> Solving:
        """Solve a deal without a stock, in slices; None if it is over or too large."""
        if not state.is_endgame or state.to_move == NOBODY:
            return None
        try:
            if self.ruleset.sides > 2:
                return (yield from self._solve_many_sides(state))
            return (yield from self._solve_two_sides(state))
        except SearchLimitError:
            return None

    def _solve_two_sides(self, state: BeziqueState) -> Solving:
        cards = max(map(len, state.hands))
        solver: TrickSolver | AlphaBetaSearch | None = None
        if cards <= MOST_CARDS:
            solver = self.kept = trick_solver_for(state, self.worth, self.kept)
            yield
        if solver is None:
            if cards > self.most_cards_on_state:
                return None
            solver = AlphaBetaSearch(self.worth)
        worth = yield from solver.value_in_slices(state, -INFINITY, INFINITY)
        line = yield from self._line(solver, state, worth)
        side = self.ruleset.side[state.to_move]
        return Solution(float(-worth if side else worth), line)

    def _line(
        self, solver: TrickSolver | AlphaBetaSearch, state: BeziqueState, worth: float
    ) -> Generator[None, None, tuple[int, ...]]:
        """Return the line of first best actions to the end of the deal."""
        line = []
        after = state.clone()
        while after.to_move != NOBODY:
            for action in (yield from solver.best_actions(after, worth)):
                line.append(action)
                after.apply(action)
                yield
        return tuple(line)

    def _solve_many_sides(self, state: BeziqueState) -> Solving:
        if max(map(len, state.hands)) > self.most_cards_on_state:
            return None
        search = MaxNSearch(self.worth)
        worths = yield from search.in_slices(search.value, state)
        line = []
        current = state
        while current.to_move != NOBODY:
            for action in distinct_actions(current):
                after = current.clone()
                after.apply(action)
                value = yield from search.in_slices(search.value, after)
                if value == worths:
                    break
            line.append(action)
            current = after
            yield
        return Solution(float(worths[state.to_move]), tuple(line))
