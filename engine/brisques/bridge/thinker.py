"""A level that thinks about one decision, a few milliseconds at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter

from brisques.bridge.messages import Answer
from brisques.game import Observation
from brisques.players.thinking import Level, Tally

Enough = Callable[[], bool]
"""Whether the time of a call is up."""


def enough_after(ms: int) -> Enough:
    """Return a function that tells whether this number of milliseconds is over."""
    end = perf_counter() + ms / 1000
    return lambda: perf_counter() >= end


class Thinker:
    """A level at one decision; `thought` is what it would do now."""

    def __init__(self, who: Level, observation: Observation, rng: Random) -> None:
        self.level = who
        self.observation = observation
        self._thoughts = who.think(observation, rng)
        self.thought = next(self._thoughts)

    def go_on(self, enough: Enough, tallies: Sequence[Tally] = ()) -> None:
        """Think on until the time is up, beginning with what others found."""
        if tallies and not self.thought.settled:
            self.thought = self._thoughts.send(tallies)
        while not (self.thought.settled or enough()):
            self.thought = next(self._thoughts)

    def progress(self) -> Answer:
        """How far it is, as plain data."""
        thought = self.thought
        return {
            "settled": thought.settled,
            "rollouts": thought.rollouts,
            "ms": self.level.ms,
        }
