"""What the endgame's search over tricks asks of melds to come, however they are kept in mind."""

from __future__ import annotations

from abc import ABC, abstractmethod

from brisques.bezique.endgame.card_sets import Spots
from brisques.bezique.state import BeziqueState

Outcomes = list[tuple[int, int]]
"""Ways to declare: points, each with the mark of what is left."""
NOTHING: Outcomes = [(0, 0)]


class Marks(ABC):
    """What a seat may still meld has a number, its *mark*; 0 is nothing.

    By mark, `most` bounds the points to come, `sure` are those that who wins all tricks can count
    on, `roles` the spots that matter when they are won. What is `left` to a seat are the cards that
    it may still win; with none it declares no more. These, like those of a trick, are spots. With
    `patient` something may be declared at a trick without a card of it; of deeces that wait to be
    declared, `paid` are the places of those that no longer do.
    """

    patient = False
    paid = 0

    def __init__(self, spots: Spots) -> None:
        self.spots = spots
        self.most = [0]
        self.sure = [0]
        self.roles = [0]
        self._faded: dict[tuple[int, int], int] = {}
        self._outcomes: dict[tuple[int, int, int], Outcomes] = {}

    def new(self, most: int, sure: int, roles: int) -> int:
        """A new mark."""
        self.most.append(most)
        self.sure.append(sure)
        self.roles.append(roles)
        return len(self.most) - 1

    def fade(self, mark: int, left: int) -> int:
        """What becomes of it when some cards are gone and only those of `left` are to come."""
        if not mark:
            return 0
        key = mark, left & self.roles[mark]
        found = self._faded.get(key)
        if found is None:
            found = self._faded[key] = self.faded(mark, left)
        return found

    def after(self, mark: int, fresh: int, left: int) -> Outcomes:
        """What a seat may make of winning a trick of these two spots."""
        if not mark:
            return NOTHING
        if not left:
            return [(self.last(mark, fresh), 0)]
        roles = self.roles[mark]
        counts = fresh & roles
        if not (counts or self.patient):
            return [(0, self.fade(mark, left))]
        key = mark, counts, left & roles
        found = self._outcomes.get(key)
        if found is None:
            found = self._outcomes[key] = self.outcomes(mark, fresh, left)
        return found

    # --- what depends on how they are kept in mind ----------------------------------------------

    @abstractmethod
    def of(self, state: BeziqueState, seat: int, left: int) -> int:
        """The mark of a seat, when the cards of `left` are still to be won."""

    @abstractmethod
    def faded(self, mark: int, left: int) -> int:
        """As `fade`, of something."""

    @abstractmethod
    def outcomes(self, mark: int, fresh: int, left: int) -> Outcomes:
        """As `after`, of something, where a fresh card may matter and more are to come."""

    @abstractmethod
    def last(self, mark: int, fresh: int) -> int:
        """The most points of a seat that wins these two spots, and no more."""

    @abstractmethod
    def both(self, mark: int, fresh: int, left: int) -> int:
        """The most points of a seat that wins these two spots, then these."""

    @abstractmethod
    def declare(self, state: BeziqueState, left: int) -> Outcomes:
        """What the seat that may declare now may make of it."""
