"""Measure the regret of a level: what its decisions lose against the best action, by playouts.

Decisions are taken from deals that the policy plays with itself. Each is judged exactly where the
seat knows all cards and the end can be solved, else by playouts to the end of the deal, with the
policy in every seat. The best action is picked in other worlds than those that judge it, so that
luck does not count as regret. Standard library only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from brisques.game import NOBODY, Observation, State, knows_all
from brisques.lab.duplicate import begin
from brisques.lab.jobs import Crew, spread
from brisques.players.contract import Analysis, run_to_completion
from brisques.players.hint import advised_action
from brisques.players.judging import worth_after
from brisques.players.levels import player
from brisques.players.playouts import play_out
from brisques.players.policy_levels import tuned_policy
from brisques.players.search import distinct_actions, likely_worlds
from brisques.players.thinking import INTERVAL_DEVIATIONS, Player
from brisques.position import format_position
from brisques.registry import load_analysis
from brisques.shuffle import decision_rng

HINT = "hint"
"""Name under which the coach's hints are measured like a level."""
DECISIONS_PER_DEAL = 2
FINALISTS = 3
"""Actions left after a quarter of the worlds; after half of them only the best is left."""


class Judgement(NamedTuple):
    """What a decision lost, in points, with its standard error (0 if it is exact).

    `line` is the position; `chosen` and `best` are codes of actions.
    """

    line: str
    chosen: str
    best: str
    regret: float
    error: float

    @property
    def least(self) -> float:
        """The least loss that the 95 % interval allows."""
        return self.regret - INTERVAL_DEVIATIONS * self.error


class Question(NamedTuple):
    """What to ask a level: which variant, how many worlds to judge it by, and a seed."""

    variant: str
    level: str
    worlds: int
    seed: str


def chooser(level: str) -> Player:
    """Return who decides: the player of that name, or the coach by its hints for `HINT`.

    Raises:
        EngineError: `player/unknown` for an unknown name.
    """
    return advised_action if level == HINT else player(level)


def regrets(question: Question, decisions: int, crew: Crew) -> Iterator[list[Judgement]]:
    """Yield the judgements of some decisions deal by deal, in any order."""
    counts = [
        min(DECISIONS_PER_DEAL, decisions - before)
        for before in range(0, decisions, DECISIONS_PER_DEAL)
    ]
    return spread(crew, partial(judge_deal, question), enumerate(counts, 1))


def judge_deal(question: Question, item: tuple[int, int]) -> list[Judgement]:
    """Judge some decisions of the deal of a number; `item` is that number and how many."""
    number, count = item
    analysis = load_analysis(question.variant)
    decisions = _decisions(analysis, question.seed, number)
    rng = decision_rng(f"{question.seed}/regret", number, 0)
    chosen = sorted(range(len(decisions)), key=lambda _: rng.random())[:count]
    choose = chooser(question.level)
    judgements = []
    for place in sorted(chosen):
        line, observation = decisions[place]
        action = choose(observation, decision_rng(question.seed, number, place))
        judge = Judge(observation, rng)
        best, regret, error = judge.regret(action, question.worlds)
        code = analysis.game.action_code
        judgements.append(Judgement(line, code(action), code(best), regret, error))
    return judgements


def _decisions(analysis: Analysis, seed: str, number: int) -> list[tuple[str, Observation]]:
    """Return the decisions of a deal with a choice, each with its position as a line."""
    game, policy = analysis.game, tuned_policy(analysis.game.variant.name)
    state = begin(game, seed, number)
    decisions = []
    while state.to_move != NOBODY:
        observation = game.observe(state, state.to_move)
        if len(observation.legal) > 1:
            decisions.append((format_position(game, state), observation))
        state.apply(policy.choose(state))
    return decisions


class Judge:
    """Judges actions at one decision, by playouts in worlds that all of them share.

    Each world is sampled from `guesses` guesses, or from as many as the policy wants.
    """

    def __init__(self, observation: Observation, rng: Random, guesses: int = 0) -> None:
        self.observation = observation
        self.analysis = load_analysis(observation.variant)
        self.policy = tuned_policy(observation.variant)
        self.solves = self.analysis.price_of_solving(observation) > 0
        guesses = guesses or self.policy.guesses
        worlds = likely_worlds(self.analysis, observation, self.policy, rng, guesses)
        self.worlds = (world for world in worlds if world)

    def regret(self, action: int, worlds: int) -> tuple[int, float, float]:
        """Return the best action, what `action` loses against it, and the standard error."""
        exact = self._exact(action)
        if exact:
            return (*exact, 0.0)
        best = self.best(self._distinct_actions(action), worlds)
        if best == action:
            return action, 0.0, 0.0
        gains = self.gains(best, action, worlds // 2)
        return best, fmean(gains), stdev(gains) / sqrt(len(gains))

    def best(self, actions: Sequence[int], worlds: int) -> int:
        """Return the action with the best mean in half the worlds: all in a quarter, then a few."""
        totals = dict.fromkeys(actions, 0.0)
        for _ in range(2):
            for world in islice(self.worlds, worlds // 4):
                for action in totals:
                    totals[action] += self.play_out(world, action)
            kept = sorted(totals, key=lambda action: -totals[action])[:FINALISTS]
            totals = {action: totals[action] for action in kept}
        return max(totals, key=lambda action: totals[action])

    def gains(self, action: int, other: int, worlds: int) -> list[float]:
        """Return what an action gains over another in each of some more worlds."""
        return [
            self.play_out(world, action) - self.play_out(world, other)
            for world in islice(self.worlds, worlds)
        ]

    def play_out(self, world: State, action: int) -> float:
        """Return what the deal is worth to the seat after an action, all following the policy.

        The end is solved where search would solve it.
        """
        state = world.clone()
        state.apply(action)
        outcome = run_to_completion(play_out(self.analysis, self.policy, state, solves=self.solves))
        return outcome.worths[self.observation.seat]

    def _distinct_actions(self, action: int) -> list[int]:
        """Return the legal actions, with one of copies that are worth the same; `action` is one."""
        state = self.analysis.determinize(self.observation, Random(0))
        legal = self.observation.legal
        worth_of = dict(zip(legal, self.policy.worths(state), strict=True))
        return distinct_actions((action, *legal), worth_of)

    def _exact(self, action: int) -> tuple[int, float] | None:
        """Return the best action and the exact loss; None if it is not known."""
        if not knows_all(self.observation):
            return None
        state = self.analysis.determinize(self.observation, Random(0))
        solution = self.analysis.solve(state)
        after = worth_after(self.analysis, state, action)
        if not solution or not after:
            return None
        loss = solution.worth - after[0]
        return (solution.line[0] if loss else action), loss
