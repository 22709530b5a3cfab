"""Ends of deals for tests of the solver, and the judge: brute force over every legal action."""

from __future__ import annotations

from random import Random
from typing import cast

from brisques.bezique.endgame.solver import Solver
from brisques.bezique.game import BeziqueGame
from brisques.bezique.meld_types import UNREACHABLE
from brisques.bezique.state import BeziqueState
from brisques.game import NOBODY
from brisques.players.contract import Solution, run_to_completion
from brisques.registry import analysis_of, load_game

FAR = 1e9
LINES = {"rubicon": 1000, "six-pack": 3000, "six-pack-pokerwiner": 3000, "eight-pack": 5000}
"""Totals around which the worth of the end of a one-deal game changes."""


def game_of(spec: str) -> BeziqueGame:
    return cast("BeziqueGame", load_game(spec))


def ending(spec: str, cards: int, rng: Random) -> BeziqueState:
    """Return a random deal with this many cards left in a hand; totals near where they matter."""
    game = game_of(spec)
    while True:
        dealer = rng.randrange(game.players)
        state = game.deal(game.new_match(dealer), game.shuffle(dealer, rng))
        more = rng.randrange(2)
        while state.to_move != NOBODY:
            if state.is_endgame and max(map(len, state.hands)) <= cards:
                more -= 1
                if more < 0:
                    break
            state.apply(rng.choice(state.legal()))
        if state.to_move != NOBODY:
            return near_the_line(state, rng)


def solve(solver: Solver, state: BeziqueState) -> Solution | None:
    """Run the solver to completion."""
    return run_to_completion(solver.solving(state))


def near_the_line(state: BeziqueState, rng: Random) -> BeziqueState:
    """Return the state, half of the time with totals that the next points may lift over a line."""
    line = LINES.get(state.ruleset.variant.preset, state.stop_at)
    if line < UNREACHABLE and rng.random() < 0.5:
        state.totals = [line - 10 * rng.choice((1, 1, 2, 3, 5, 9)) for _ in state.totals]
        if not state.ruleset.one_deal:
            state.base = tuple(total - 10 * rng.randrange(30) for total in state.totals)
    return state


class TooManyStatesError(Exception):
    """The judge has tried more states than it may."""


def judged(
    state: BeziqueState,
    game: BeziqueGame,
    low: float = -FAR,
    high: float = FAR,
    left: list[int] | None = None,
) -> float:
    """Return the worth to side 0 if both sides play best, by trying everything.

    `left` holds how many states may still be tried; without it there is no limit.
    """
    if left is not None:
        left[0] -= 1
        if left[0] < 0:
            raise TooManyStatesError
    if state.to_move == NOBODY:
        return analysis_of(game).worth(state)[0]
    mine = game.sides[state.to_move] == 0
    best = -FAR if mine else FAR
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        value = judged(after, game, low, high, left)
        if mine:
            best = max(best, value)
            low = max(low, best)
        else:
            best = min(best, value)
            high = min(high, best)
        if low >= high:
            break
    return best


def check(state: BeziqueState, game: BeziqueGame, patience: int | None = None) -> None:
    """Assert that the solution has the judge's worth, and that its line leads there.

    Raises `TooManyStatesError` if the judge would try more than `patience` states.
    """
    solution = analysis_of(game).solve(state)
    assert solution is not None
    worth = judged(state, game, left=None if patience is None else [patience])
    assert solution.worth == (worth if game.sides[state.to_move] == 0 else -worth)
    assert played_out(state, game, solution) == solution.worth


def played_out(state: BeziqueState, game: BeziqueGame, solution: Solution) -> float:
    """Play the line, asserting that every action is legal; return the worth to the seat to move."""
    now = state.clone()
    for action in solution.line:
        assert action in now.legal()
        now.apply(action)
    assert now.to_move == NOBODY
    return analysis_of(game).worth(now)[state.to_move]
