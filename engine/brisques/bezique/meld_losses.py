"""Finds the melds that a declaration makes impossible."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from brisques.bezique.declaring import mark_declared
from brisques.bezique.melds import (
    MeldKey,
    filled_melds,
    meld_rule,
    melds_end,
    own_cards,
    reachable_melds,
    shared_cards,
)
from brisques.bezique.reuse import MODELS

if TYPE_CHECKING:
    from brisques.bezique.choices import MeldChoice
    from brisques.bezique.meld_types import Meld
    from brisques.bezique.state import BeziqueState


class MeldLosses:
    """Finds the melds that the declarations of a state make impossible.

    A hand can have thousands of declarations; what they share is worked out once.
    """

    def __init__(self, state: BeziqueState) -> None:
        self.state = state
        self._lost: dict[int, list[MeldChoice]] = {}

    def find(self, action: int) -> list[MeldChoice]:
        """Return the melds that the seat could declare now or later, but not after this action."""
        if action not in self._lost:
            self._lost[action] = self._find(action)
        return self._lost[action]

    def _find(self, action: int) -> list[MeldChoice]:
        state = self.state
        after = state.clone()
        meld, _ = mark_declared(after, action)
        moments = [after]
        if not (state.ruleset.needs_trick_card or melds_end(state)):
            later = after.clone()
            later.number += 1
            moments.append(later)
        own = self._key(meld)
        return [
            choice
            for key, choice in self._reachable.items()
            if key != own and not any(_may_declare(moment, self._ways[key]) for moment in moments)
        ]

    @cached_property
    def _reachable(self) -> dict[MeldKey, MeldChoice]:
        return reachable_melds(self.state)

    @cached_property
    def _ways(self) -> dict[MeldKey, list[MeldChoice]]:
        """Every way to fill each meld, whatever its cards have counted in."""
        ways: dict[MeldKey, list[MeldChoice]] = {}
        for choice in filled_melds(self.state):
            ways.setdefault(self._key(choice.meld), []).append(choice)
        return ways

    def _key(self, meld: Meld) -> MeldKey:
        return meld_rule(self.state, meld), meld.suit


def _may_declare(state: BeziqueState, ways: list[MeldChoice]) -> bool:
    """Return whether the seat to move may declare a meld in one of these ways."""
    cards = own_cards(state) | shared_cards(state)
    find_obstacle = MODELS[state.ruleset.reuse]
    return any(
        way.bits & cards == way.bits and find_obstacle(state, way.meld, way.cards) is None
        for way in ways
    )
