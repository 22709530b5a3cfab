"""A game without cards and with three weights, which tuning finds in moments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from types import SimpleNamespace
from typing import Any

from brisques.game import NOBODY, Deal, Standing

AIM = (3.0, 0.5, -20.0)
"""The best weights of the toy: points, a factor, and negative points."""


@dataclass
class ToyState:
    """Each seat in turn says how far its weights are from the aim; chance adds noise."""

    luck: tuple[int, ...]
    said: tuple[float, ...] = ()

    @property
    def to_move(self) -> int:
        return len(self.said) if len(self.said) < 2 else NOBODY

    def apply(self, action: Any) -> None:
        self.said += (action,)

    def clone(self) -> ToyState:
        return replace(self)


class ToyGame:
    """A game of two seats: the one whose weights are nearer to the aim usually wins.

    It is its own `Analysis`: the rules and the players' knowledge in one class.
    """

    players, sides, target, group = 2, (0, 1), 100, "toy"
    variant = SimpleNamespace(name="toy")

    def weights(self) -> dict[str, float]:
        return {"points": 1.0, "factor": 0.9, "loss": -30.0}

    def policy(self, given: Mapping[str, float]) -> Any:
        far = sum(
            ((value - aim) / (1 + abs(aim))) ** 2
            for value, aim in zip(given.values(), AIM, strict=True)
        )
        return SimpleNamespace(choose=lambda _: 100 * far)

    def new_match(self, dealer: int) -> Standing:
        return Standing((0, 0), dealer, 100)

    def shuffle(self, dealer: int, rng: Random) -> Deal:
        return Deal((int(rng.random() * 60), int(rng.random() * 60)), dealer)

    def deal(self, _: Standing, deal: Deal) -> ToyState:
        return ToyState(deal.order)

    @property
    def game(self) -> ToyGame:
        return self

    def separate_draw_piles(self, state: ToyState) -> None:
        """Change nothing: the deal is the only luck."""

    def worth(self, state: ToyState) -> tuple[float, ...]:
        first, second = (luck - far for luck, far in zip(state.luck, state.said, strict=True))
        return (first - second, second - first)
