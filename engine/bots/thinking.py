"""What thinking is: thoughts that get better, until a player settles or its time is up.

A level thinks in small steps and always has an answer, so that whoever asks may stop it at any
moment; nobody in here knows a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from engine.game import Observation


class Thought(NamedTuple):
    """What would be played now, after how many playouts; `settled` if more would change nothing."""

    action: int
    rollouts: int
    settled: bool


Think = Callable[[Observation, Random], Iterator[Thought]]
"""Thinks about one decision: at least one thought, each some milliseconds after the last."""

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

    def think(seen: Observation, rng: Random) -> Iterator[Thought]:
        yield Thought(player(seen, rng), 0, settled=True)

    return think
