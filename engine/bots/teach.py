"""Lessons: decisions that search has weighed, from which a policy learns to choose as search does.

A lesson is a position and what search found each of a few actions to gain. A policy is the better
the more the actions gain that it would choose itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

from engine.bots.search import Search
from engine.bots.tuned import instinct
from engine.families import game
from engine.game import NOBODY, Policy, State
from engine.shuffle import deal_rng, decision_rng


class Lesson(NamedTuple):
    """A position, and some actions with what each gains over the first, in points."""

    position: dict[str, str]
    actions: tuple[int, ...]
    gains: tuple[float, ...]


class Exercise(NamedTuple):
    """A lesson made ready to be asked: the state, and the gain of each legal action in it."""

    state: State
    gains: dict[int, float]


def lessons(variant: str, seed: str, number: int, rollouts: int) -> list[Lesson]:
    """All that search has to say about one deal that it plays with itself."""
    rules = game(variant)
    dealer = (number - 1) % rules.players
    state = rules.deal(rules.new_match(dealer), rules.shuffle(dealer, deal_rng(seed, number)))
    policy = instinct(variant)
    found: list[Lesson] = []
    count = 0
    while (seat := state.to_move) != NOBODY:
        seen = rules.observe(state, seat)
        search = Search(seen, policy, decision_rng(seed, number, count), guesses=2)
        while not search.settled and search.rollouts < rollouts:
            search.step()
        if search.rollouts and not (rules.players == 2 and not seen.stock):
            actions = tuple(tally.action for tally in search.tallies)
            gains = tuple(round(tally.mean, 2) for tally in search.tallies)
            found.append(Lesson(rules.dump_position(state), actions, gains))
        state.apply(search.best.action)
        count += 1
    return found


def exercises(variant: str, given: Sequence[Lesson]) -> list[Exercise]:
    """The lessons made ready; raises EngineError position/... for a broken one."""
    load = game(variant).load_position
    return [
        Exercise(load(position), dict(zip(actions, gains, strict=True)))
        for position, actions, gains in given
    ]


def mark(policy: Policy, given: Sequence[Exercise]) -> float:
    """What the policy's choices gain on average, in points; only weighed actions are asked."""
    return fmean(_gain(policy, exercise) for exercise in given)


def _gain(policy: Policy, exercise: Exercise) -> float:
    state, gains = exercise
    worths = zip(policy.worths(state), state.legal(), strict=True)
    _, action = max((worth, -action) for worth, action in worths if action in gains)
    return gains[-action]


def sample(given: Sequence[Exercise], share: float, rng: Random) -> list[Exercise]:
    """A part of the exercises, chosen by chance."""
    return [exercise for exercise in given if rng.random() < share]
