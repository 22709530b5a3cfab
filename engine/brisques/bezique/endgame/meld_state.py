"""The interface by which the endgame search asks what each seat may still meld.

There is one implementation for each reuse model: `single_use_state.py` where a card counts in one
meld only, `compound_state.py` where it counts once in each type of meld.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from brisques.bezique.endgame.card_sets import CardsLeft
from brisques.bezique.state import BeziqueState

Outcomes = list[tuple[int, int]]
"""Ways to declare, each as (points, meld state afterwards)."""
NOTHING: Outcomes = [(0, 0)]


class MeldStates(ABC):
    """The meld states of a deal, numbered from 0, which means that nothing can be melded.

    A meld state is what one seat may still declare. Equal states have one number, which is part of
    the key of the transposition table. By number, `most` is an upper bound of the points to come,
    `sure` the points certain for a seat that wins all tricks, and `useful` the set of cards that
    matter when they are won. Sets of cards, such as `winnable` (the cards that the seat may still
    win) or a trick, are sets of `CardsLeft`.

    `cost` is what comparing ways to declare has cost, in nodes, since it was last reset.

    `declares_without_card` is true if something may be declared at a trick without a card of it.
    `paid_sevens` are the deeces that have scored, as a set of the pack, where the others still wait
    to be declared.
    """

    declares_without_card = False
    paid_sevens = 0

    def __init__(self, cards_left: CardsLeft) -> None:
        self.cards_left = cards_left
        self.cost = 0
        self.most = [0]
        self.sure = [0]
        self.useful = [0]
        self._restrict_cache: dict[tuple[int, int], int] = {}
        self._outcome_cache: dict[tuple[int, int, int], Outcomes] = {}

    def new(self, most: int, sure: int, useful: int) -> int:
        """Add a meld state; return its number."""
        self.most.append(most)
        self.sure.append(sure)
        self.useful.append(useful)
        return len(self.most) - 1

    def restrict(self, melds: int, winnable: int) -> int:
        """Return the meld state when the seat can win no cards but `winnable`."""
        useful = self.useful[melds]
        helpful = winnable & useful
        if helpful == useful:
            return melds  # nothing that matters is lost
        key = melds, helpful
        restricted = self._restrict_cache.get(key)
        if restricted is None:
            restricted = self._restrict_cache[key] = self.restrict_uncached(melds, winnable)
        return restricted

    def outcomes(self, melds: int, trick: int, winnable: int) -> Outcomes:
        """Return the ways to declare after winning a trick of these two cards."""
        if not melds:
            return NOTHING
        if not winnable:
            return [(self.last_points(melds, trick), 0)]
        useful = self.useful[melds]
        used = trick & useful
        if not (used or self.declares_without_card):
            return [(0, self.restrict(melds, winnable))]
        key = melds, used, winnable & useful
        outcomes = self._outcome_cache.get(key)
        if outcomes is None:
            outcomes = self.outcomes_uncached(melds, trick, winnable)
            self._outcome_cache[key] = outcomes
        return outcomes

    # --- what depends on the reuse model ------------------------------------------------------

    @abstractmethod
    def state_of(self, state: BeziqueState, seat: int, winnable: int) -> int:
        """Return the meld state of a seat that may still win the cards of `winnable`."""

    @abstractmethod
    def restrict_uncached(self, melds: int, winnable: int) -> int:
        """Uncached body of `restrict` for a non-empty meld state."""

    @abstractmethod
    def outcomes_uncached(self, melds: int, trick: int, winnable: int) -> Outcomes:
        """Uncached body of `outcomes` where the trick may matter and more cards may be won."""

    @abstractmethod
    def last_points(self, melds: int, trick: int) -> int:
        """Return the most points of a seat that wins these two cards and no more."""

    @abstractmethod
    def last_two_points(self, melds: int, trick: int, last: int) -> int:
        """Return the most points of a seat that wins this trick and then the last one."""

    @abstractmethod
    def outcomes_now(self, state: BeziqueState, winnable: int) -> Outcomes:
        """Return the ways to declare of the seat that may declare in this state."""
