"""Players, thoughts and levels: how a player thinks in small steps, always with an answer.

A caller may stop a player after any step. Nothing in here reads a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import NamedTuple

from brisques.game import Observation
from brisques.players.contract import Solution


class Tally:
    """What an action gains over the action it is compared with, summed over worlds, in points."""

    __slots__ = ("action", "count", "squares", "total")

    def __init__(
        self, action: int, count: int = 0, total: float = 0.0, squares: float = 0.0
    ) -> None:
        self.action = action
        self.count = count
        self.total = total
        self.squares = squares

    def add(self, gain: float) -> None:
        """Add the gain found in one more world."""
        self.count += 1
        self.total += gain
        self.squares += gain * gain

    def join(self, other: Tally) -> None:
        """Add what another search found in other worlds."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """The mean gain, in points."""
        return self.total / self.count if self.count else 0.0

    @property
    def scatter(self) -> float:
        """The sum of the squared deviations from the mean."""
        return max(0.0, self.squares - self.total * self.mean)

    @property
    def error(self) -> float:
        """The standard error of the mean gain, in points."""
        if self.count < 2:
            return 0.0
        return sqrt(self.scatter / self.count / (self.count - 1))


INTERVAL_DEVIATIONS = 1.96
"""Standard deviations to each side of the 95 % interval."""


def is_beyond_doubt(points: float, deviation: float) -> bool:
    """Return whether a gain is told as one: whether its 95 % interval lies above 0."""
    return points > INTERVAL_DEVIATIONS * deviation


class Lead(NamedTuple):
    """How far the chosen action is ahead of `over`: expected points, their standard deviation."""

    over: int
    points: float
    deviation: float = 0.0


class Thought(NamedTuple):
    """The action that would be played now, and the evidence for it.

    `rollouts` counts the playouts so far; `settled` is true if more thinking changes nothing.
    `tallies` are what a search or solved guesses have found, that of the action that the others are
    compared with first; `lead` is that over the next action by them; `solution` is the exact end of
    the deal, if it was solved.
    """

    action: int
    rollouts: int
    settled: bool
    tallies: Sequence[Tally] = ()
    lead: Lead | None = None
    solution: Solution | None = None


Thinking = Generator[Thought, Sequence[Tally] | None, None]
"""Thinking: yields a thought every few milliseconds; tallies of other workers may be sent in."""

Think = Callable[[Observation, Random], Thinking]
"""A function that thinks about one decision; it yields at least one thought."""

Player = Callable[[Observation, Random], int]
"""A function from an observation to one of its legal actions."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play; `rollouts` and `ms` are 0 if it does not search.

    `rollouts` limits its thinking where strength is measured, `ms` at a table.
    """

    name: str
    think: Think
    rollouts: int = 0
    ms: int = 0

    def play(self, observation: Observation, rng: Random) -> int:
        """Return the action after thinking until settled or out of rollouts."""
        action = observation.legal[0]
        for thought in self.think(observation, rng):
            action = thought.action
            if thought.settled or thought.rollouts >= self.rollouts:
                break
        return action


def without_search(player: Player) -> Think:
    """Return thinking that plays the choice of a player that does not search."""

    def think(observation: Observation, rng: Random) -> Thinking:
        yield Thought(player(observation, rng), 0, settled=True)

    return think
