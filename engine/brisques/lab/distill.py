"""Distill search into a policy: learn weights from decisions for which search weighed the actions.

A decision is a position and the points that some actions gain by search. A policy is the better the
more its own choices gain.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle
from statistics import fmean
from typing import NamedTuple

from brisques.game import NOBODY, State, knows_all
from brisques.lab.trial import Vector
from brisques.lab.tune import Stage, ask, begin_strategy, rounded, tell
from brisques.players.contract import Analysis, Policy
from brisques.players.policy_levels import tuned_policy
from brisques.players.search import Search
from brisques.registry import load_analysis, load_game
from brisques.shuffle import deal_rng, decision_rng


class Decision(NamedTuple):
    """A position, and some actions with the points that each gains over the first, by search."""

    position: dict[str, str]
    actions: tuple[int, ...]
    gains: tuple[float, ...]


class Exercise(NamedTuple):
    """A decision with its position loaded: the state, and the gain of each weighed action."""

    state: State
    gains: dict[int, float]


class Exercises(NamedTuple):
    """Exercises of different deals: to learn from, to choose weights by, and to measure them."""

    training: list[Exercise]
    validation: list[Exercise]
    test: list[Exercise]


def search_deal(variant: str, seed: str, rollouts: int, number: int) -> tuple[int, list[Decision]]:
    """Let search play a deal with itself; return the number of the deal and the decisions."""
    analysis = load_analysis(variant)
    dealer = (number - 1) % analysis.game.players
    state = analysis.game.deal(
        analysis.game.new_match(dealer), analysis.game.shuffle(dealer, deal_rng(seed, number))
    )
    policy = tuned_policy(variant)
    decisions: list[Decision] = []
    count = 0
    while (seat := state.to_move) != NOBODY:
        observation = analysis.game.observe(state, seat)
        search = Search(observation, policy, decision_rng(seed, number, count))
        while not search.settled and search.rollouts < rollouts:
            search.step()
        if search.rollouts and not knows_all(observation):
            searched = [tally for tally in search.tallies if tally.count]
            actions = tuple(tally.action for tally in searched)
            gains = tuple(round(tally.mean, 2) for tally in searched)
            decisions.append(Decision(analysis.game.dump_position(state), actions, gains))
        state.apply(search.best.action)
        count += 1
    return number, decisions


def exercises(variant: str, deals: Sequence[Sequence[Decision]]) -> Exercises:
    """Load the positions of the decisions of at least four deals.

    Of five deals one is for the test, one for validation; all decisions of a deal stay together, as
    they resemble each other.

    Raises: position/... for a broken position.
    """
    load = load_game(variant).load_position
    sets = Exercises([], [], [])
    uses = cycle((sets.test, sets.validation, *[sets.training] * 3))
    for decisions, use in zip(deals, uses, strict=False):
        use.extend(
            Exercise(load(position), dict(zip(actions, gains, strict=True)))
            for position, actions, gains in decisions
        )
    return sets


def mean_gain(policy: Policy, exercises: Sequence[Exercise]) -> float:
    """Return the mean gain of the policy's choices among the weighed actions, in points."""
    return fmean(_gain(policy, exercise) for exercise in exercises)


def _gain(policy: Policy, exercise: Exercise) -> float:
    state, gains = exercise
    judged = zip(policy.ranks(state), policy.worths(state), state.legal(), strict=True)
    relevant = [each for each in judged if each[-1] in gains]
    return gains[max(relevant, key=lambda each: each[:2])[-1]]


def learn(
    analysis: Analysis, start: Stage, exercises: Exercises, population: int, seed: str
) -> Iterator[Stage]:
    """Yield the stage after each generation, without end.

    The strategy is that of `tune.py`, but it learns from mean gains over exercises instead
    of deals. Validation decides whether new weights are adopted.
    """
    names = tuple(analysis.weights())

    def gain_of(vector: Vector, exercises: Sequence[Exercise]) -> float:
        return mean_gain(analysis.policy(dict(zip(names, vector, strict=True))), exercises)

    strategy = begin_strategy(start, population, f"{seed}/teach", noisy=False)
    stage = start
    while True:
        vectors = ask(strategy)
        gains = [gain_of(vector, exercises.training) for vector in vectors]
        mean = tell(strategy, vectors, gains)
        challenger = rounded(mean)
        gain = gain_of(challenger, exercises.validation)
        gain -= gain_of(stage.incumbent, exercises.validation)
        stage = replace(
            stage,
            mean=mean,
            generation=stage.generation + 1,
            best=max(gains),
            middle=fmean(gains),
            proof=(gain, 0.0),
            incumbent=challenger if gain > 0 else stage.incumbent,
            adopted=stage.adopted + (gain > 0),
        )
        yield stage
