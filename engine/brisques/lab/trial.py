"""Play duplicate deals with vectors of weights; standard library only.

Every worker process of the tuner loads this module.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import NamedTuple

from brisques.game import NOBODY, State
from brisques.lab.duplicate import begin, gain
from brisques.lab.jobs import Crew, spread
from brisques.players.contract import Analysis, Policy
from brisques.registry import load_analysis

Vector = tuple[float, ...]
"""Weights in the order of `Analysis.weights()`."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is tuned and how; the result depends only on this, the start and the generations.

    `pairs` counts the duplicate deals of a generation. With `endgame` a deal for two is settled by
    `Analysis.solve` as soon as both know all cards.
    """

    variant: str
    population: int
    pairs: int
    seed: str
    endgame: bool = True


class Trial(NamedTuple):
    """One item of work: a deal played by each challenger against the incumbent."""

    number: int
    challengers: tuple[Vector, ...]
    incumbent: Vector


def gains_of(  # noqa: PLR0917
    plan: Plan,
    purpose: str,
    pairs: int,
    challengers: tuple[Vector, ...],
    incumbent: Vector,
    crew: Crew,
) -> list[list[float]]:
    """Return the gains of each challenger, by deal; equal for any number of processes.

    `purpose` is part of the seed: each purpose has deals of its own.
    """
    work = partial(play_trial, plan, f"{plan.seed}/{purpose}")
    items = (Trial(number, challengers, incumbent) for number in range(1, pairs + 1))
    rows = sorted(spread(crew, work, items))
    return [list(column) for column in zip(*(row for _, row in rows), strict=True)]


def deal_count(plan: Plan, challengers: int, pairs: int) -> int:
    """Return the number of deals played.

    A pair takes two for each challenger if there are two sides; else one for each challenger and
    seat, and one without a challenger.
    """
    game = load_analysis(plan.variant).game
    if len(set(game.sides)) == 2:
        return pairs * 2 * challengers
    return pairs * (game.players * challengers + 1)


def play_trial(plan: Plan, seed: str, trial: Trial) -> tuple[int, list[float]]:
    """Return the number of the deal and the gain of each challenger in it."""
    analysis = load_analysis(plan.variant)
    state = begin(analysis.game, seed, trial.number)
    incumbent = _policy(analysis, trial.incumbent)
    usual = cache(lambda: _play(plan, state, [incumbent] * analysis.game.players))

    def play(challenger: Policy, seats: frozenset[int]) -> tuple[float, ...]:
        if not seats:
            return usual()
        players = [
            challenger if seat in seats else incumbent for seat in range(analysis.game.players)
        ]
        return _play(plan, state, players)

    return trial.number, [
        gain(analysis.game, partial(play, _policy(analysis, vector)))
        for vector in trial.challengers
    ]


def _play(plan: Plan, state: State, players: Sequence[Policy]) -> tuple[float, ...]:
    return play_out(load_analysis(plan.variant), state.clone(), players, plan.endgame)


def _policy(analysis: Analysis, vector: Vector) -> Policy:
    """Make a new policy for each deal: policies cache much, and there are many vectors."""
    return analysis.policy(dict(zip(analysis.weights(), vector, strict=True)))


def play_out(
    analysis: Analysis, state: State, players: Sequence[Policy], endgame: bool
) -> tuple[float, ...]:
    """Finish the deal by these policies, directly on the state; return its worth to each seat."""
    count = 0
    next_check = 0 if endgame and analysis.game.players == 2 else NOBODY
    is_open = False
    while (seat := state.to_move) != NOBODY:
        if count == next_check:
            stock = 0 if is_open else analysis.game.observe(state, seat).stock
            is_open = not stock
            solution = analysis.solve(state) if is_open else None
            if solution is not None:
                worth = solution.worth
                return (-worth, worth) if seat else (worth, -worth)
            # A check costs more than a card; half the stock takes at least this number of actions.
            next_check = count + max(1, stock // 2)
        state.apply(players[seat].choose(state))
        count += 1
    return analysis.worth(state)
