"""What each of two may still meld of won cards where nothing is gained by waiting, for the endgame.

Under `compound` scoring whoever can declare does, as much as he can, and which copies have counted
does not matter (`endgame_rows.py`). So there is nothing to choose, and what a seat may still
declare is decided by the counts of its cards: its *slate*. Where cards count but once, there are
books instead (`endgame_books.py`).
"""

from __future__ import annotations

from functools import cache

from brisques.bezique.endgame.card_sets import Spots
from brisques.bezique.endgame.compound_melds import Counts, rows
from brisques.bezique.endgame.meld_state import Marks, Outcomes
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState

Slate = tuple[tuple[int, Counts], ...]
"""The rows of which something may come, by their places, each with its counts."""


def declares_at_once(ruleset: BeziqueRuleset) -> bool:
    """Whether nothing is ever gained by declaring less than can be declared.

    Any other of these rules lets one meld stand in another's way. (King and queen of one sequence
    may not marry later, but then neither is a card of the trick.)
    """
    rules = ruleset.rules
    at_once = rules.reuse == "compound" and rules.needs_trick_card and not rules.meld_limit
    extends = rules.double_from == "may-extend" and rules.sequence_remarry and rules.table_only
    return (
        at_once
        and extends
        and rules.copies == 2
        and ruleset.keeps_all
        and not ruleset.declares_sevens
    )


class Slates(Marks):
    """All slates of a deal; the marks are their numbers."""

    def __init__(self, spots: Spots, state: BeziqueState) -> None:
        super().__init__(spots)
        self.rows = rows(spots, state.context)
        self._bounds = [cache(row.bounds) for row in self.rows]
        self._gains = [cache(row.won) for row in self.rows]
        self.slates: list[Slate] = [()]
        self._numbers: dict[tuple[Slate, int], int] = {}
        self._won: dict[tuple[int, int], tuple[int, Slate]] = {}

    def of(self, state: BeziqueState, seat: int, left: int) -> int:
        counts = tuple(row.counted(state, seat) for row in self.rows)
        return self._reduced(tuple(enumerate(counts)), left)

    def faded(self, mark: int, left: int) -> int:
        return self._reduced(self.slates[mark], left)

    def _reduced(self, slate: Slate, left: int) -> int:
        """The number of a slate less all that can no longer matter."""
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
        key = tuple(kept), roles
        if key not in self._numbers:
            self._numbers[key] = self.new(most, sure, roles)
            self.slates.append(key[0])
        return self._numbers[key]

    # --- declarations -------------------------------------------------------------------------

    def last(self, mark: int, fresh: int) -> int:
        return self._declared(mark, fresh)[0]

    def both(self, mark: int, fresh: int, left: int) -> int:
        ((points, book),) = self.after(mark, fresh, left)
        return points + self.last(book, left)

    def outcomes(self, mark: int, fresh: int, left: int) -> Outcomes:
        points, slate = self._declared(mark, fresh)
        return [(points, self._reduced(slate, left))]

    def declare(self, state: BeziqueState, left: int) -> Outcomes:
        total, slate = 0, []
        for place, row in enumerate(self.rows):
            points, counts = row.declared(row.counted(state, state.to_move), row.fresh(state))
            total += points
            slate.append((place, counts))
        return [(total, self._reduced(tuple(slate), left))]

    def _declared(self, mark: int, fresh: int) -> tuple[int, Slate]:
        """The points of winning these two spots, and what is left."""
        fresh &= self.roles[mark]
        found = self._won.get((mark, fresh))
        if found is None:
            total, slate = 0, []
            for place, counts in self.slates[mark]:
                points, after = self._gains[place](counts, fresh & self.rows[place].spots)
                total += points
                slate.append((place, after))
            found = self._won[mark, fresh] = total, tuple(slate)
        return found
