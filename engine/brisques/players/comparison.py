"""Compare actions in long playouts: the gain, and where it comes from.

A search finds that one action is better than another, but not why, and its playouts may stop early
at a value that errs. Here actions are played out to the end of the deal, or to a later horizon, in
the same guessed worlds. The sources of what the deal is worth are compared: points by rule and
side, or how often a deal ends in which way.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from typing import NamedTuple

from brisques.events import Event
from brisques.game import Observation, State
from brisques.players.contract import OTHER, OUTCOME, OWN, Policy, Reason, Source, estimated_percent
from brisques.players.playouts import PlayoutResult, play_out
from brisques.players.search import likely_worlds
from brisques.players.thinking import Tally, is_beyond_doubt
from brisques.registry import load_analysis

LEAST_WORLDS = 12
"""Guessed worlds before the comparison says anything."""
MIN_SHARE, MIN_POINTS = 0.15, 3.0
"""The least share of the gain, and the least points, for which a source is told."""
MIN_CHANCE = 0.05
"""An outcome is told if it becomes more likely by this much."""
MOST_SOURCES = 2
"""Number of sources that are told of each side."""
MUCH_MORE = 1.25
"""The greatest loss is told too if the told gains add up to more than this share of the gain."""

Change = tuple[str, int]
"""A rule, and the change of the points that it brings."""


class Result(NamedTuple):
    """What a playout was worth to the seat, and where that came from, in points."""

    worth: float
    sources: dict[Source, float]


class Comparison:
    """Compares actions in long playouts; each `step` does a little of it.

    After `horizon` actions a playout is stopped and its state evaluated; 0 is without a horizon.
    Of its `actions`, all that are `remaining` meet the same guessed worlds; between two worlds,
    actions may be taken out of that list. `worlds` counts those that are done, `rollouts` their
    playouts, `stopped` those that the horizon has stopped.
    """

    def __init__(
        self,
        observation: Observation,
        policy: Policy,
        rng: Random,
        actions: Sequence[int],
        horizon: int = 0,
    ) -> None:
        self.analysis = load_analysis(observation.variant)
        self.actions = tuple(actions)
        self.remaining = list(actions)
        self.worlds = self.rollouts = self.stopped = 0
        self._seat = observation.seat
        self._policy = policy
        self._horizon = horizon
        self._guesses = likely_worlds(self.analysis, observation, policy, rng, policy.guesses)
        self._world: State | None = None
        self._waiting: list[int] = []
        self._solves = self.analysis.price_of_solving(observation) > 0
        self._state: State
        self._playout: Generator[None, None, PlayoutResult] | None = None
        self._events: list[Event] = []
        self._results: dict[int, list[Result]] = {action: [] for action in actions}
        self._differences: dict[tuple[int, int], Difference] = {}

    def step(self) -> None:
        """Do a little more: guess a world, begin a playout, or go on with it."""
        if self._world is None:
            self._world = next(self._guesses)
            self._waiting = self.remaining[::-1]
        elif self._playout is None:
            self._state, self._events = self._world.clone(), []
            self._state.apply(self._waiting[-1], self._events)
            self._playout = play_out(
                self.analysis,
                self._policy,
                self._state,
                solves=self._solves,
                horizon=self._horizon,
                events=self._events,
            )
        else:
            self._go_on(self._playout, self._world)

    def _go_on(self, playout: Generator[None, None, PlayoutResult], world: State) -> None:
        """Go on with a playout of a world; record its result at its end."""
        try:
            next(playout)
        except StopIteration as end:
            self._playout = None
            self._record(end.value, world)

    def _record(self, result: PlayoutResult, world: State) -> None:
        """Record a playout of a world, which is done with the last of them."""
        state = self._state
        average = None if result.stopped else self._policy.average_worths(state, world)
        worth = (average or result.worths)[self._seat]
        sources = self.analysis.sources(state, self._events, self._seat)
        self._results[self._waiting.pop()].append(Result(worth, sources))
        self.rollouts += 1
        self.stopped += result.stopped
        if not self._waiting:
            self.worlds += 1
            self._world = None

    def gain(self, action: int, other: int) -> Tally:
        """Return what an action gained over another one, in the worlds that both have met."""
        return self._difference(action, other).gain

    def reasons(self, action: int, other: int) -> list[Reason]:
        """Return the sources of what an action gains over another one, if they are beyond doubt.

        There are none before `LEAST_WORLDS`, and none if these playouts find no gain at all.
        Points come as lists of rules and points: `reason-more` of the own side's, `reason-less` of
        the other side's; `reason-but-less` and `reason-but-more` are the greatest loss, of the own
        side or to the other. `reason-outcome` names the end of a deal that becomes more likely.
        """
        difference = self._difference(action, other)
        gain = difference.gain
        return difference.reasons() if gain.count >= LEAST_WORLDS and gain.mean > 0.0 else []

    def _difference(self, action: int, other: int) -> Difference:
        """Return the difference of two actions, with the worlds that both have met by now."""
        known = self._differences.setdefault((action, other), Difference(action))
        better, worse = self._results[action], self._results[other]
        for world in range(known.gain.count, min(len(better), len(worse))):
            known.add(better[world], worse[world])
        return known


class Difference:
    """What an action gains over another one, and from which sources, world by world."""

    def __init__(self, action: int) -> None:
        self.gain = Tally(action)
        self._tallies: dict[Source, Tally] = {}
        self._totals: dict[Source, float] = {}

    def add(self, better: Result, worse: Result) -> None:
        """Add the results of both actions in one world."""
        for source in {**self._tallies, **better.sources, **worse.sources}:
            no_difference_before = Tally(0, self.gain.count)
            tally = self._tallies.setdefault(source, no_difference_before)
            gained = better.sources.get(source, 0.0)
            tally.add(gained - worse.sources.get(source, 0.0))
            self._totals[source] = self._totals.get(source, 0.0) + gained
        self.gain.add(better.worth - worse.worth)

    def reasons(self) -> list[Reason]:
        """Return what explains the gain: an outcome, then points by rule and side, then a loss."""
        more = self._changes(OWN, 1)[:MOST_SOURCES]
        less = self._changes(OTHER, -1)[:MOST_SOURCES]
        but_less, but_more = list[Change](), list[Change]()
        if sum(abs(points) for _, points in more + less) > MUCH_MORE * self.gain.mean:
            but_less, but_more = self._greatest_loss()
        sources = {"more": more, "less": less, "but-less": but_less, "but-more": but_more}
        return self._outcome_reasons() + [
            Reason(f"reason-{key}", {"scores": [list(change) for change in changes]})
            for key, changes in sources.items()
            if changes
        ]

    def _greatest_loss(self) -> tuple[list[Change], list[Change]]:
        """Return the greatest loss of the own side, or the greatest gain of the other side."""
        less, more = self._changes(OWN, -1)[:1], self._changes(OTHER, 1)[:1]
        if less and more:
            return ([], more) if more[0][1] > -less[0][1] else (less, [])
        return less, more

    def _changes(self, side: str, sign: int) -> list[Change]:
        """Return by how much the points of a side rise or fall (`sign`), greatest first.

        Small changes are left out, and those that are not beyond doubt.
        """
        changes = {
            name: sign * tally.mean
            for (whose, name), tally in self._tallies.items()
            if whose == side and _is_sure(tally, sign)
        }
        least = max(MIN_POINTS, MIN_SHARE * self.gain.mean)
        names = sorted(changes, key=lambda name: (-changes[name], name))
        return [(name, sign * round(changes[name])) for name in names if changes[name] >= least]

    def _outcome_reasons(self) -> list[Reason]:
        """Return the outcome that becomes more likely by the most, if that is beyond doubt."""
        rises = [
            (tally.mean, source)
            for source, tally in self._tallies.items()
            if source.kind == OUTCOME and tally.mean >= MIN_CHANCE and _is_sure(tally, 1)
        ]
        if not rises:
            return []
        rise, source = max(rises)
        chance = self._totals[source] / self.gain.count
        params = {
            "comes": source.name,
            "percent": estimated_percent(chance),
            "instead": estimated_percent(chance - rise),
        }
        return [Reason("reason-outcome", params)]


def _is_sure(tally: Tally, sign: int) -> bool:
    return is_beyond_doubt(sign * tally.mean, tally.error)
