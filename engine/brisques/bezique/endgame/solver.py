"""How a deal ends in which the stock is gone and nothing is hidden: exact worth and best line.

Two players are searched over tricks (`endgame_tricks.py`), with what the variant adds to them:
melds of won cards (`endgame_melds.py`), totals that decide (`endgame_ends.py`). All else is
searched on the state itself when few cards are left (`endgame_any.py`); there each of several
players who have no partner takes what is best for himself.
"""

from __future__ import annotations

from collections.abc import Generator

from brisques.bezique.endgame.resumable import TooFarError
from brisques.bezique.endgame.setup import Tricks, Worth, tricks_for
from brisques.bezique.endgame.state_search import Duel, Round, unlike
from brisques.bezique.endgame.trick_search import ALL
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState
from brisques.game import NOBODY
from brisques.players.contract import Solution, Solving

MOST_CARDS = 16
"""In the fullest hand, for a search over tricks."""
MOST_OPEN = {(2, 2): 5, (3, 3): 4, (4, 2): 4, (4, 4): 3}
"""The same for a search on the state itself, by the number of seats and sides."""


class Solver:
    """The solver of a variant; `worth` is what a finished deal is worth to each seat."""

    def __init__(self, ruleset: BeziqueRuleset, worth: Worth) -> None:
        self.ruleset = ruleset
        self.worth = worth
        self.most_open = MOST_OPEN[ruleset.players, ruleset.sides]
        self.kept: Tricks | None = None

    def solving(self, state: BeziqueState) -> Solving:
        """The end of a deal without a stock; None with one, when it is over, or too far off."""
        if not state.strict or state.to_move == NOBODY:
            return None
        try:
            if self.ruleset.sides > 2:
                return (yield from self._round(state))
            return (yield from self._duel(state))
        except TooFarError:
            return None

    def _duel(self, state: BeziqueState) -> Solving:
        cards = max(map(len, state.hands))
        solver: Tricks | Duel | None = None
        if cards <= MOST_CARDS:
            solver = self.kept = tricks_for(state, self.worth, self.kept)
            yield
        if solver is None:
            if cards > self.most_open:
                return None
            solver = Duel(self.worth)
        worth = yield from solver.valuing(state, -ALL, ALL)
        line = yield from self._line(solver, state, worth)
        side = self.ruleset.side[state.to_move]
        return Solution(float(-worth if side else worth), line)

    def _line(
        self, solver: Tricks | Duel, state: BeziqueState, worth: float
    ) -> Generator[None, None, tuple[int, ...]]:
        """The first of the best actions, again and again, to the end of the deal."""
        line = []
        now = state.clone()
        while now.to_move != NOBODY:
            for action in (yield from solver.choosing(now, worth)):
                line.append(action)
                now.apply(action)
                yield
        return tuple(line)

    def _round(self, state: BeziqueState) -> Solving:
        if max(map(len, state.hands)) > self.most_open:
            return None
        table = Round(self.worth)
        worths = yield from table.in_bits(table.value, state)
        line = []
        now = state
        while now.to_move != NOBODY:
            for action in unlike(now):
                after = now.clone()
                after.apply(action)
                value = yield from table.in_bits(table.value, after)
                if value == worths:
                    break
            line.append(action)
            now = after
            yield
        return Solution(float(worths[state.to_move]), tuple(line))
