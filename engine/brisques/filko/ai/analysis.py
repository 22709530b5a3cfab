"""Implement the players' contract (`players/contract.py`) for the Filicău / Filkó family."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import cast

from brisques.events import Event
from brisques.filko.ai import explain, greedy, inference, payoff
from brisques.filko.ai.policy import DOUBT, FilkoPolicy
from brisques.filko.ai.weights import defaults, from_names
from brisques.filko.endgame.solver import Solver
from brisques.filko.game import FilkoGame
from brisques.filko.observation import FilkoObservation, determinize
from brisques.filko.outcomes import outcome_for
from brisques.filko.state import FilkoState
from brisques.game import Observation, State
from brisques.players.contract import OUTCOME, Analysis, Policy, Reason, Solving, Source

GROUPS = {
    "szeged-5": "filko-5",
    "szeged-6": "filko-6",
    "kelebia": "filko-5",
    "rich-poor-kept": "rich-poor",
    "rich-poor-called": "rich-poor",
}
"""Presets that share the weights of another game."""
DOUBTS = {"filicau": 20.0, "filko-5": 30.0}
"""Groups whose policy is trusted less: there search gains twice as much for it.

Measured by tests/bench/gains.py.
"""


class FilkoAnalysis(Analysis):
    """Everything players need to know of one variant of the Filicău / Filkó family."""

    def __init__(self, game: FilkoGame) -> None:
        super().__init__(game)
        self.ruleset = game.ruleset
        self._solver = Solver()

    def determinize(self, observation: Observation, rng: Random) -> FilkoState:
        """Return a random state consistent with an observation."""
        return determinize(self.ruleset, cast("FilkoObservation", observation), rng)

    def estimate(self, observation: Observation) -> list[float]:
        """Return a number for each legal action by rules of thumb; they only order the actions."""
        return greedy.estimate(self.ruleset, cast("FilkoObservation", observation))

    def worth(self, state: State) -> tuple[float, ...]:
        """Return what a finished deal is worth to each seat, by `payoff.py`."""
        return payoff.worth(cast("FilkoState", state))

    def is_decided(self, state: State) -> bool:
        """Return whether the points still to be taken change nothing in what the deal is worth."""
        return payoff.is_decided(cast("FilkoState", state))

    def sources(
        self,
        state: State,
        events: Sequence[Event],  # noqa: ARG002
        seat: int,
    ) -> dict[Source, float]:
        """Return the outcome of a finished deal for a seat, which counts once."""
        result = outcome_for(cast("FilkoState", state), seat)
        return {Source(OUTCOME, result): 1.0} if result else {}

    @property
    def group(self) -> str:
        """Return the group of games that share tuned weights.

        They differ in a few trumps only, or in what is carried on to the next deal.
        """
        base = super().group
        return GROUPS.get(base, base)

    def weights(self) -> dict[str, float]:
        """Return the weights of an untuned policy, by name."""
        return defaults()

    def policy(
        self,
        weights: Mapping[str, float],
        value: Mapping[str, Sequence[float]] | None = None,  # noqa: ARG002
    ) -> Policy:
        """Return the policy with these weights; deals are short, so there is no learned value."""
        return FilkoPolicy(self.ruleset, from_names(weights), DOUBTS.get(self.group, DOUBT))

    def likelihood(
        self,
        observation: Observation,
        world: State,
        policy: Policy,
        rng: Random,  # noqa: ARG002
    ) -> float:
        """Return how likely the observation is if this world is the true one."""
        state, own_policy = cast("FilkoState", world), cast("FilkoPolicy", policy)
        return inference.likelihood(cast("FilkoObservation", observation), state, own_policy)

    def solving(self, state: State) -> Solving:
        """Work out the exact end in slices; None where it is too far off."""
        return self._solver.solving(cast("FilkoState", state))

    def reasons(self, observation: Observation, action: int, policy: Policy) -> list[Reason]:
        """List what speaks for or against an action, the weightiest first."""
        own_policy = cast("FilkoPolicy", policy)
        return explain.reasons(own_policy, cast("FilkoObservation", observation), action)
