"""Thinking ahead: a computer player uses the time in which a person thinks.

It is fair: all of it is made from what the player's seat sees before the person acts. The hidden
cards are guessed, in each guess the person acts as the policy would, and the player thinks about
what its seat would see then. If its seat does see that, `Expectation.thinker` has the thought.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from brisques.bridge.messages import Answer
from brisques.bridge.thinker import Enough, Thinker
from brisques.cards import FACE_MASK
from brisques.game import Observation
from brisques.players.policy_levels import tuned_policy
from brisques.players.search import likely_worlds
from brisques.players.thinking import Level
from brisques.registry import load_analysis

GUESSES = 40
"""Guesses of the hidden cards; in each, one action of the person is expected."""
LEAST_GUESSES = 2
"""Guesses that must lead to the same observation: a card still to be drawn is never expected."""
MOST_THOUGHTS = 5
"""Most observations that are thought about, the likeliest ones."""


class Expectation:
    """The thoughts of a level about what its seat may see after a person's action.

    `observation` is that of its seat while the person is to move.
    """

    def __init__(self, who: Level, observation: Observation, rng: Random) -> None:
        self.level = who
        self._rng = rng
        self._guessing = self._guess(observation)
        self._expected: list[Expected] | None = None

    def go_on(self, enough: Enough) -> None:
        """Think until the time is up, longest about what is likeliest."""
        while self._expected is None:
            if enough():
                return
            self._expected = next(self._guessing)
        waiting = [expected for expected in self._expected if not expected.settled]
        if not waiting:
            return
        least = min(waiting, key=lambda expected: expected.rollouts / expected.guesses)
        if least.thinker is None:  # beginning takes some milliseconds
            least.thinker = Thinker(self.level, least.observation, self._rng)
        least.thinker.go_on(enough)

    def thinker(self, who: Level, observation: Observation) -> Thinker | None:
        """Return the thought of this level about an observation; None if it was not expected."""
        if who == self.level:
            for expected in self._expected or ():
                if expected.key == _key(observation):
                    return expected.thinker
        return None

    def progress(self) -> Answer:
        """Return how far the thoughts are, as plain data; `ms` is the time for all of them."""
        thoughts = self._expected or []
        return {
            "settled": self._expected is not None and all(each.settled for each in thoughts),
            "rollouts": sum(each.rollouts for each in thoughts),
            "ms": self.level.ms * MOST_THOUGHTS,
        }

    def _guess(self, observation: Observation) -> Iterator[list[Expected] | None]:
        """Guess what the seat will see; yield None after each part of the work, and the result."""
        analysis, policy = load_analysis(observation.variant), tuned_policy(observation.variant)
        worlds = likely_worlds(analysis, observation, policy, self._rng, policy.guesses)
        by_key: dict[Observation, Expected] = {}
        for _ in range(GUESSES):
            while (world := next(worlds)) is None:
                yield None
            world.apply(policy.choose(world))
            if world.to_move == observation.seat:
                after = analysis.game.observe(world, observation.seat)
                key = _key(after)
                by_key.setdefault(key, Expected(key, after)).guesses += 1
            yield None
        likely = [each for each in by_key.values() if each.guesses >= LEAST_GUESSES]
        yield sorted(likely, key=lambda expected: -expected.guesses)[:MOST_THOUGHTS]


@dataclass(slots=True)
class Expected:
    """An observation that may come: its number of guesses, and the thought once it has begun."""

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
    """Return the observation with faces instead of cards in its trick.

    Observations that differ only in the copy of a card hidden before are then equal: the copy
    changes no thought. If the seat had seen the card before, they still differ in `known`.
    """
    return replace(observation, trick=tuple(card & FACE_MASK for card in observation.trick))
