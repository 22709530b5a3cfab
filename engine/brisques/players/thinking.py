"""What thinking is: thoughts that get better, until a player settles or its time is up.

A level thinks in small steps and always has an answer, so that whoever asks may stop it at any
moment; nobody in here knows a clock.
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
    """What an action was found to gain over the one that it is measured by, world by world."""

    __slots__ = ("action", "count", "squares", "total")

    def __init__(
        self, action: int, count: int = 0, total: float = 0.0, squares: float = 0.0
    ) -> None:
        self.action = action
        self.count = count
        self.total = total
        self.squares = squares

    def add(self, gain: float) -> None:
        """One more world."""
        self.count += 1
        self.total += gain
        self.squares += gain * gain

    def join(self, other: Tally) -> None:
        """Take in what was found out elsewhere, in other worlds."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """The mean gain, in points."""
        return self.total / self.count if self.count else 0.0

    @property
    def scatter(self) -> float:
        """The sum of the squared distances from the mean."""
        return max(0.0, self.squares - self.total * self.mean)

    @property
    def error(self) -> float:
        """The standard error of the mean gain."""
        if self.count < 2:
            return 0.0
        return sqrt(self.scatter / self.count / (self.count - 1))


class Lead(NamedTuple):
    """What the action thought of is ahead of, and by how many points as far as is believed."""

    over: int
    points: float


class Thought(NamedTuple):
    """What would be played now, after how many playouts; `settled` if more would change nothing.

    `tallies` are what the choice rests on, where it was searched for, and `lead` what they come to;
    `solution` is how the deal ends, where that was worked out and is certain.
    """

    action: int
    rollouts: int
    settled: bool
    tallies: Sequence[Tally] = ()
    lead: Lead | None = None
    solution: Solution | None = None


Thinking = Generator[Thought, Sequence[Tally] | None, None]
"""Thoughts, each a few milliseconds after the last at most; tallies of others may be sent in."""

Think = Callable[[Observation, Random], Thinking]
"""Thinks about one decision: at least one thought."""

Player = Callable[[Observation, Random], int]
"""A player that has made up its mind: from what a seat sees to one of its legal actions."""


@dataclass(frozen=True, slots=True)
class Level:
    """A strength to play against; `rollouts` and `ms` are 0 where there is nothing to search.

    `rollouts` is how long it thinks where strength is measured, `ms` how long at a table.
    """

    name: str
    think: Think
    rollouts: int = 0
    ms: int = 0

    def play(self, seen: Observation, rng: Random) -> int:
        """The action after thinking until settled, or until the rollouts are spent."""
        action = seen.legal[0]
        for thought in self.think(seen, rng):
            action = thought.action
            if thought.settled or thought.rollouts >= self.rollouts:
                break
        return action


def at_once(player: Player) -> Think:
    """Thinks by a player that does not search."""

    def think(seen: Observation, rng: Random) -> Thinking:
        yield Thought(player(seen, rng), 0, settled=True)

    return think
