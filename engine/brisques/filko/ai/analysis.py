"""The Filicău / Filkó family behind the contract of `players/contract.py`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import cast

from brisques.filko import observation
from brisques.filko.ai import explain, greedy, inference, payoff
from brisques.filko.ai.card_value import CardValues
from brisques.filko.ai.policy import DOUBT, FilkoPolicy
from brisques.filko.ai.weights import Weights, defaults, from_names
from brisques.filko.endgame import solver
from brisques.filko.game import FilkoGame
from brisques.filko.observation import FilkoObservation
from brisques.filko.state import FilkoState
from brisques.game import Observation, State
from brisques.players.contract import Analysis, Policy, Reason, Solving

GROUPS = {
    "szeged-5": "filko-5",
    "szeged-6": "filko-6",
    "kelebia": "filko-5",
    "rich-poor-kept": "rich-poor",
    "rich-poor-called": "rich-poor",
}
"""Presets that are played like another."""
DOUBTS = {"filicau": 20.0, "filko-5": 30.0}
"""Where the policy is trusted less than elsewhere: search gains twice as much there for it
(tests/bench/gains.py)."""


class FilkoAnalysis(Analysis):
    """What players know of a variant of the Filicău / Filkó family."""

    def __init__(self, game: FilkoGame) -> None:
        super().__init__(game)
        self.ruleset = game.ruleset
        self.card_values = CardValues(self.ruleset, Weights())

    def determinize(self, seen: Observation, rng: Random) -> FilkoState:
        return observation.determinize(self.ruleset, cast("FilkoObservation", seen), rng)

    def estimate(self, seen: Observation) -> list[float]:
        return greedy.estimate(self.ruleset, cast("FilkoObservation", seen))

    def worth(self, state: State) -> tuple[float, ...]:
        """What the end makes of each party, at the stakes of `payoff.py`."""
        return payoff.worth(cast("FilkoState", state))

    @property
    def group(self) -> str:
        """Games that differ in a few trumps, or in what is carried on, share what was learned."""
        base = super().group
        return GROUPS.get(base, base)

    def weights(self) -> dict[str, float]:
        return defaults()

    def policy(self, weights: Mapping[str, float]) -> Policy:
        return FilkoPolicy(self.ruleset, from_names(weights), DOUBTS.get(self.group, DOUBT))

    def likelihood(self, seen: Observation, world: State, policy: Policy, rng: Random) -> float:  # noqa: ARG002
        state, own_policy = cast("FilkoState", world), cast("FilkoPolicy", policy)
        return inference.likelihood(cast("FilkoObservation", seen), state, own_policy)

    def solving(self, state: State) -> Solving:
        return solver.solving(cast("FilkoState", state))

    def reasons(self, seen: Observation, action: int) -> list[Reason]:
        return explain.reasons(self.card_values, cast("FilkoObservation", seen), action)
