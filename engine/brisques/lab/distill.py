"""Lessons: decisions that search has weighed, from which a policy learns to choose as search does.

A lesson is a position and what search found each of a few actions to gain. A policy is the better
the more the actions gain that it would choose itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import fmean
from typing import NamedTuple

from brisques.game import NOBODY, State
from brisques.lab.trial import Vector
from brisques.lab.tune import Stage, ask, begin_strategy, rounded, tell
from brisques.players.contract import Analysis, Policy
from brisques.players.policy_levels import tuned_policy
from brisques.players.search import Search
from brisques.registry import load_analysis, load_game
from brisques.shuffle import deal_rng, decision_rng


class Lesson(NamedTuple):
    """A position, and some actions with what each gains over the first, in points."""

    position: dict[str, str]
    actions: tuple[int, ...]
    gains: tuple[float, ...]


class Exercise(NamedTuple):
    """A lesson made ready to be asked: the state, and the gain of each legal action in it."""

    state: State
    gains: dict[int, float]


def lessons_of(variant: str, seed: str, rollouts: int, number: int) -> tuple[int, list[Lesson]]:
    """The number of a deal that search plays with itself, and all that it has to say about it."""
    analysis = load_analysis(variant)
    dealer = (number - 1) % analysis.game.players
    state = analysis.game.deal(
        analysis.game.new_match(dealer), analysis.game.shuffle(dealer, deal_rng(seed, number))
    )
    policy = tuned_policy(variant)
    lessons: list[Lesson] = []
    count = 0
    while (seat := state.to_move) != NOBODY:
        observation = analysis.game.observe(state, seat)
        search = Search(observation, policy, decision_rng(seed, number, count), guesses=2)
        while not search.settled and search.rollouts < rollouts:
            search.step()
        if search.rollouts and not (analysis.game.players == 2 and not observation.stock):
            actions = tuple(tally.action for tally in search.tallies)
            gains = tuple(round(tally.mean, 2) for tally in search.tallies)
            lessons.append(Lesson(analysis.game.dump_position(state), actions, gains))
        state.apply(search.best.action)
        count += 1
    return number, lessons


def exercises(variant: str, lessons: Sequence[Lesson]) -> list[Exercise]:
    """The lessons made ready; raises EngineError position/... for a broken one."""
    load = load_game(variant).load_position
    return [
        Exercise(load(position), dict(zip(actions, gains, strict=True)))
        for position, actions, gains in lessons
    ]


def mark(policy: Policy, exercises: Sequence[Exercise]) -> float:
    """What the policy's choices gain on average, in points; only weighed actions are asked."""
    return fmean(_gain(policy, exercise) for exercise in exercises)


def _gain(policy: Policy, exercise: Exercise) -> float:
    state, gains = exercise
    judged = zip(policy.ranks(state), policy.worths(state), state.legal(), strict=True)
    relevant = [each for each in judged if each[-1] in gains]
    return gains[max(relevant, key=lambda each: each[:2])[-1]]


def learn(
    analysis: Analysis, start: Stage, exercises: Sequence[Exercise], population: int, seed: str
) -> Iterator[Stage]:
    """Yield the stage after each generation, without end.

    The strategy is that of `tune.py`, but it learns from marks instead of deals. Every fourth
    exercise is set aside for proofs.
    """
    proofs, lessons = exercises[::4], [e for place, e in enumerate(exercises) if place % 4]
    names = tuple(analysis.weights())

    def mark_of(vector: Vector, exercises: Sequence[Exercise]) -> float:
        return mark(analysis.policy(dict(zip(names, vector, strict=True))), exercises)

    strategy = begin_strategy(start, population, f"{seed}/teach", noisy=False)
    stage = start
    while True:
        vectors = ask(strategy)
        marks = [mark_of(vector, lessons) for vector in vectors]
        mean = tell(strategy, vectors, marks)
        challenger = rounded(mean)
        gain = mark_of(challenger, proofs) - mark_of(stage.incumbent, proofs)
        stage = replace(
            stage,
            mean=mean,
            generation=stage.generation + 1,
            best=max(marks),
            middle=fmean(marks),
            proof=(gain, 0.0),
            incumbent=challenger if gain > 0 else stage.incumbent,
            adopted=stage.adopted + (gain > 0),
        )
        yield stage
