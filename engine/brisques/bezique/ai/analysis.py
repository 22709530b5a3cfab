"""Implement the players' contract (`players/contract.py`) for the Bézique family."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import cast

from brisques.bezique.ai import explain, greedy, groups
from brisques.bezique.ai.policy import DEFAULT_WEIGHTS, BeziquePolicy
from brisques.bezique.ai.world_value import BASIS, FEATURE_NAMES, LUCK_NAMES
from brisques.bezique.endgame.solver import Solver
from brisques.bezique.game import BeziqueGame
from brisques.bezique.observation import BeziqueObservation, determinize
from brisques.bezique.state import BeziqueState
from brisques.game import Observation, State
from brisques.players.contract import Analysis, Policy, Reason, Solving
from brisques.variants.spec import format_spec, parse_spec

PRICE_WITH_MELDS, PRICE_OF_TRICKS = 16, 2
"""Playouts that take as long as one whose end is solved, with melds in the end and without."""


class BeziqueAnalysis(Analysis):
    """Everything players need to know of one variant of the Bézique family."""

    def __init__(self, game: BeziqueGame) -> None:
        super().__init__(game)
        self.ruleset = game.ruleset
        self._solver = Solver(self.ruleset, self.worth)

    def determinize(self, observation: Observation, rng: Random) -> BeziqueState:
        """Return a random state consistent with an observation."""
        return determinize(self.ruleset, cast("BeziqueObservation", observation), rng)

    def estimate(self, observation: Observation) -> list[float]:
        """Return a number for each legal action by rules of thumb; they only order the actions."""
        return greedy.estimate(self.ruleset, cast("BeziqueObservation", observation))

    def separate_draw_piles(self, state: State) -> None:
        """Give each seat its own draw pile; only the last draw depends on who wins the trick."""
        cast("BeziqueState", state).separate_piles = True

    @property
    def group(self) -> str:
        """Return the group of games that share tuned weights."""
        return groups.group(self.ruleset)

    def weights(self) -> dict[str, float]:
        """Return the weights of an untuned policy, by name."""
        return dict(DEFAULT_WEIGHTS)

    def value_names(self) -> dict[str, int]:
        """Return the features of the learned value, each with its number of weights.

        Empty if the stock is so small that every playout runs to the end of the deal.
        """
        if self.ruleset.stock < groups.TRUST[self.group].late_stock:
            return {}
        return dict.fromkeys(FEATURE_NAMES, BASIS)

    def luck_names(self) -> dict[str, int]:
        """Return what the learned value says of luck, where one deal is a game."""
        return dict.fromkeys(LUCK_NAMES if self.group in groups.ONE_DEAL else (), BASIS)

    @property
    def unsettled(self) -> str:
        """The variant with totals that no bonus is added to."""
        spec = self.game.variant.name
        if not self.ruleset.pays_bonus:
            return spec
        name, changes = parse_spec(spec)
        return format_spec(name, {**changes, "match.settlement": "stake"})

    def policy(
        self, weights: Mapping[str, float], value: Mapping[str, Sequence[float]] | None = None
    ) -> BeziquePolicy:
        """Return the policy with these weights, and those of the learned value."""
        return BeziquePolicy(self.ruleset, weights, value or {})

    def solving(self, state: State) -> Solving:
        """Work out the exact end in slices; None where it is too far off."""
        return self._solver.solving(cast("BeziqueState", state))

    def price_of_solving(self, observation: Observation) -> int:
        """Return how many playouts take as long as one whose end is solved; 0 to solve none."""
        is_late = 0 < observation.stock <= groups.SOLVED_STOCK
        if not is_late or self.group not in groups.SOLVED_GROUPS:
            return 0
        return PRICE_WITH_MELDS if self.ruleset.rules.endgame_melds else PRICE_OF_TRICKS

    def is_open(self, state: State) -> bool:
        """Return whether the stock is used up, so that of two players each knows all cards."""
        deal = cast("BeziqueState", state)
        return deal.is_endgame and self.ruleset.players == 2

    def reasons(
        self,
        observation: Observation,
        action: int,
        policy: Policy,  # noqa: ARG002
    ) -> list[Reason]:
        """List what speaks for or against an action, the weightiest first."""
        return explain.reasons(self.ruleset, cast("BeziqueObservation", observation), action)
