"""What each of two may still meld of won cards where nothing is gained by waiting, for the endgame.

Under `compound` scoring whoever can declare does, as much as he can, and which copies have counted
does not matter (`endgame_rows.py`). So there is nothing to choose, and what a seat may still
declare is decided by the counts of its cards: its *slate*. Slates have numbers, as books have
(`endgame_books.py`), and are asked the same; 0 is the empty one.
"""

from __future__ import annotations

from functools import cache

from engine.bezique.endgame_books import NOTHING, Outcomes
from engine.bezique.endgame_cards import Spots
from engine.bezique.endgame_rows import Counts, rows
from engine.bezique.state import BeziqueState
from engine.bezique.tables import Tables

Slate = tuple[tuple[int, Counts], ...]
"""The rows of which something may come, by their places, each with its counts."""


def declares_at_once(tables: Tables) -> bool:
    """Whether nothing is ever gained by declaring less than can be declared.

    Any other of these rules lets one meld stand in another's way. (King and queen of one sequence
    may not marry later, but then neither is a card of the trick.)
    """
    rules = tables.rules
    at_once = rules.reuse == "compound" and rules.needs_trick_card and not rules.meld_limit
    extends = rules.double_from == "may-extend" and rules.sequence_remarry and rules.table_only
    return at_once and extends and rules.copies == 2 and tables.keeps_all and not tables.sevens_wait


class Slates:
    """All slates of a deal. By number: `most` bounds the points to come, `sure` are those of who
    wins all that he may still win, `roles` the spots that matter when they are won.
    """

    unlike = sevens = 0

    def __init__(self, spots: Spots, state: BeziqueState) -> None:
        self.rows = rows(spots, state.chart)
        self._bounds = [cache(row.bounds) for row in self.rows]
        self._gains = [cache(row.won) for row in self.rows]
        self.slates: list[Slate] = [()]
        self.most = [0]
        self.sure = [0]
        self.roles = [0]
        self._numbers: dict[tuple[Slate, int], int] = {}
        self._faded: dict[tuple[int, int], int] = {}
        self._won: dict[tuple[int, int], tuple[int, Slate]] = {}
        self._after: dict[tuple[int, int, int], Outcomes] = {}
        self._boths: dict[tuple[int, int, int], int] = {}

    def of(self, state: BeziqueState, seat: int, left: int) -> int:
        """The slate of a seat, when the cards of `left` are still to be won."""
        counts = tuple(row.counted(state, seat) for row in self.rows)
        return self._number(tuple(enumerate(counts)), left)

    def fade(self, number: int, left: int) -> int:
        """What becomes of a slate when only the cards of `left` are to come."""
        if not number:
            return 0
        key = number, left & self.roles[number]
        found = self._faded.get(key)
        if found is None:
            found = self._faded[key] = self._number(self.slates[number], left)
        return found

    def _number(self, slate: Slate, left: int) -> int:
        """The number of a slate less all that can no longer matter, a new one if it is new."""
        kept = []
        most = sure = roles = 0
        for place, counts in slate:
            helps = left & self.rows[place].spots
            highest, least, useful = self._bounds[place](counts, helps)
            if highest:
                kept.append((place, useful))
                most += highest
                sure += least
                roles |= helps
        if not kept:
            return 0
        number = self._numbers.setdefault((tuple(kept), roles), len(self.slates))
        if number == len(self.slates):
            self.slates.append(tuple(kept))
            self.most.append(most)
            self.sure.append(sure)
            self.roles.append(roles)
        return number

    # --- declarations -------------------------------------------------------------------------

    def last(self, number: int, fresh: int) -> int:
        """The points of the seat with this slate that wins these two spots, and no more."""
        return self._declared(number, fresh)[0]

    def both(self, number: int, fresh: int, left: int) -> int:
        """The points of the seat with this slate that wins these two spots, then these."""
        roles = self.roles[number]
        key = number, fresh & roles, left & roles
        found = self._boths.get(key)
        if found is None:
            found = 0
            for points, book in self.after(number, fresh, left):
                found = points + self.last(book, left)
            self._boths[key] = found
        return found

    def after(self, number: int, fresh: int, left: int) -> Outcomes:
        """What the seat with this slate makes of winning a trick of these two spots."""
        if not number:
            return NOTHING
        roles = self.roles[number]
        key = number, fresh & roles, left & roles
        found = self._after.get(key)
        if found is None:
            points, slate = self._declared(number, fresh)
            found = self._after[key] = [(points, self._number(slate, left))]
        return found

    def declare(self, state: BeziqueState, left: int) -> Outcomes:
        """What the seat that may declare now makes of it."""
        total, slate = 0, []
        for place, row in enumerate(self.rows):
            points, counts = row.declared(row.counted(state, state.to_move), row.fresh(state))
            total += points
            slate.append((place, counts))
        return [(total, self._number(tuple(slate), left))]

    def _declared(self, number: int, fresh: int) -> tuple[int, Slate]:
        """The points of winning these two spots, and what is left."""
        fresh &= self.roles[number]
        found = self._won.get((number, fresh))
        if found is None:
            total, slate = 0, []
            for place, counts in self.slates[number]:
                points, after = self._gains[place](counts, fresh & self.rows[place].spots)
                total += points
                slate.append((place, after))
            found = self._won[number, fresh] = total, tuple(slate)
        return found
