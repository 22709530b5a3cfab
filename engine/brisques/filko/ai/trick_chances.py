"""Estimate who takes the trick, from guesses of the hidden cards.

In each guess the policy plays the trick to its end for all seats that are still to play. Guesses
are weighed as search does it: within a few, by how well they explain what the others did.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from brisques.filko.ai.inference import likelihood
from brisques.filko.observation import FilkoObservation, determinize
from brisques.game import NOBODY

if TYPE_CHECKING:
    from brisques.filko.ai.policy import FilkoPolicy
    from brisques.filko.state import FilkoState

SAMPLES = 50
"""Times that a few guesses are weighed, each by its likelihood among them.

It takes some 40 ms in CPython. For 137 cards in five games, chances differ from those in 2,000
worlds of search by 3 points of 100 on average; those of `CardValues.chances` differ by 16.
"""


class TrickChances:
    """The probabilities that a seat finds for the trick it is to play to."""

    def __init__(self, observation: FilkoObservation, policy: FilkoPolicy) -> None:
        """Guess the hidden cards; the same observation always leads to the same guesses."""
        self._policy = policy
        self._seat = observation.seat
        self._worlds: list[tuple[FilkoState, float]] = []
        rng = Random(0)
        for _ in range(SAMPLES):
            worlds = [determinize(policy.ruleset, observation, rng) for _ in range(policy.guesses)]
            likelihoods = [likelihood(observation, world, policy) for world in worlds]
            total = SAMPLES * sum(likelihoods)
            self._worlds += [
                (world, each / total) for world, each in zip(worlds, likelihoods, strict=True)
            ]

    def to_take(self, card: int) -> float:
        """Return how likely the party of the seat takes the trick if the seat plays the card."""
        return sum([weight for world, weight in self._worlds if self._takes(world, card)])

    def _takes(self, world: FilkoState, card: int) -> bool:
        """Return whether the party takes the trick in this world."""
        state, number = world.clone(), len(world.tricks)
        state.apply(card)
        while len(state.tricks) == number and state.to_move != NOBODY:
            state.apply(self._policy.choose(state))
        return bool(self._party(world) >> state.tricks[number][2] & 1)

    def of_ruff(self, suit: int, trumps: int) -> float:
        """Return how likely a foe has no card of a suit but a trump; both are sets of cards."""
        return sum([weight for world, weight in self._worlds if self._ruffs(world, suit, trumps)])

    def _ruffs(self, world: FilkoState, suit: int, trumps: int) -> bool:
        """Return whether a foe can ruff the suit in this world."""
        party = self._party(world)
        return any(
            not party >> seat & 1
            and not any(suit >> card & 1 for card in hand)
            and any(trumps >> card & 1 for card in hand)
            for seat, hand in enumerate(world.hands)
        )

    def _party(self, world: FilkoState) -> int:
        """Return the party of the seat in this world, as a set of seats."""
        return self._policy.ruleset.party_of(self._seat, world.party)


@lru_cache(maxsize=8)
def trick_chances(observation: FilkoObservation, policy: FilkoPolicy) -> TrickChances:
    """Return the chances of an observation; kept for the decisions of one seat in a deal."""
    return TrickChances(observation, policy)
