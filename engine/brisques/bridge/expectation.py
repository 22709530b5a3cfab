"""Thinking in a person's time: what the next player may be asked after the person's action.

It is fair: everything is made from the observation of the seat that thinks, before the person acts.
The hidden cards are guessed, in each guess the person plays as the policy would, and what the seat
would see then is thought about. If the person does what was expected, the thought is gone on with.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from brisques.bridge.messages import Answer
from brisques.bridge.thinker import Enough, Thinker
from brisques.game import Observation
from brisques.players.policy_levels import tuned_policy
from brisques.players.search import likely_worlds
from brisques.players.thinking import Level
from brisques.registry import load_analysis

GUESSES = 40
"""Guesses of the hidden cards from which the person's action is expected."""
LEAST_GUESSES = 2
"""Guesses in which something must be seen to be thought about: a card still to be drawn is not."""
MOST_THOUGHTS = 5
"""Most decisions that are thought about, the likeliest of those expected."""


class Expectation:
    """The thoughts of a level about what its seat may see after a person's action.

    `observation` is that of its seat while the person is to move.
    """

    def __init__(self, who: Level, observation: Observation, rng: Random) -> None:
        self.level = who
        self._rng = rng
        self._guesses = self._guess(observation)
        self._expected: list[Expected] | None = None

    def go_on(self, enough: Enough) -> None:
        """Think until the time is up, longest about what is likeliest."""
        while self._expected is None:
            if enough():
                return
            self._expected = next(self._guesses)
        waiting = [one for one in self._expected if not one.settled]
        if not waiting:
            return
        expected = min(waiting, key=lambda one: one.rollouts / one.guesses)
        if expected.thinker is None:  # beginning takes some milliseconds
            expected.thinker = Thinker(self.level, expected.observation, self._rng)
        expected.thinker.go_on(enough)

    def thinker(self, who: Level, observation: Observation) -> Thinker | None:
        """Return the thought of this level about an observation; None if it was not expected."""
        if who == self.level:
            for expected in self._expected or ():
                if expected.key == _key(observation):
                    return expected.thinker
        return None

    def progress(self) -> Answer:
        """How far it is, as plain data; `ms` is the time of all thoughts."""
        expected = self._expected or []
        return {
            "settled": self._expected is not None and all(one.settled for one in expected),
            "rollouts": sum(one.rollouts for one in expected),
            "ms": self.level.ms * MOST_THOUGHTS,
        }

    def _guess(self, observation: Observation) -> Iterator[list[Expected] | None]:
        """Guess what the seat will see; yield None after each part of the work, and the result."""
        analysis, policy = load_analysis(observation.variant), tuned_policy(observation.variant)
        worlds = likely_worlds(analysis, observation, policy, self._rng, policy.guesses)
        found: dict[Observation, Expected] = {}
        for _ in range(GUESSES):
            while (world := next(worlds)) is None:
                yield None
            world.apply(policy.choose(world))
            if world.to_move == observation.seat:
                after = analysis.game.observe(world, observation.seat)
                found.setdefault(_key(after), Expected(_key(after), after)).guesses += 1
            yield None
        likely = [one for one in found.values() if one.guesses >= LEAST_GUESSES]
        yield sorted(likely, key=lambda one: -one.guesses)[:MOST_THOUGHTS]


@dataclass(slots=True)
class Expected:
    """What a seat may see next: in how many guesses, and the thought about it once it is begun."""

    key: Observation
    observation: Observation
    guesses: int = 0
    thinker: Thinker | None = None

    @property
    def settled(self) -> bool:
        """Whether more thinking changes nothing."""
        return self.thinker is not None and self.thinker.thought.settled

    @property
    def rollouts(self) -> int:
        """The playouts so far."""
        return self.thinker.thought.rollouts if self.thinker else 0


def _key(observation: Observation) -> Observation:
    """Return an observation that is equal for copies of a played card that was hidden before.

    Which of them it is changes no thought, and a card that was seen before is missing in `known`.
    """
    return replace(observation, trick=tuple(card & 31 for card in observation.trick))
