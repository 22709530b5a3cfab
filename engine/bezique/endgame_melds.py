"""The endgame of two where won cards still make melds: tricks, and what is declared after each."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bezique.endgame_books import Books
from engine.bezique.endgame_cards import Layout
from engine.bezique.endgame_desk import ReusedBooks
from engine.bezique.endgame_tricks import ALL, At, Search
from engine.bezique.kinds import DECLARE
from engine.bezique.state import BeziqueState

MOST_NODES = 3_500
"""The same limit as of other searches, where a position takes longer."""
BOOK = 32
"""Bits of a mark that a book takes."""
ONE_BOOK = (1 << BOOK) - 1


class Declaring(Search):
    """Tricks after which their winner may meld of what he has won.

    The mark holds the numbers of both books, that of the seat to lead first.
    """

    bit = 60

    def __init__(
        self, layout: Layout, gains: Sequence[int], last: int, state: BeziqueState
    ) -> None:
        super().__init__(layout, gains, last)
        self.books = Books(layout, state) if state.tables.spends else ReusedBooks(layout, state)
        self.limit = MOST_NODES

    def begin(self) -> None:
        super().begin()
        self.books.begin()

    def reach(self, state: BeziqueState) -> int:
        """At least as many points as either seat may still score."""
        mine, theirs, rest, mark = self.at(state, state.to_move)
        most = self.books.most
        own = [most[mark >> BOOK]]
        if state.phase == DECLARE:
            ends = self.books.declare(state, self.layout.reach(mine, theirs)[0])
            own = [points + most[book] for points, book in ends]
        return rest + max(*own, most[mark & ONE_BOOK])

    def ahead(self, state: BeziqueState, low: int, high: int) -> int:
        """As in play; where the seat to move may declare, the value to it: it leads next."""
        if state.phase != DECLARE:
            return super().ahead(state, low, high)
        mine, theirs, rest, mark = self.at(state, state.to_move)
        best = -ALL
        for points, book in self.books.declare(state, self.layout.reach(mine, theirs)[0]):
            at = mine, theirs, rest, book << BOOK | mark & ONE_BOOK
            best = max(best, points + self.lead(at, low - points, high - points))
            low = max(low, best)
        return best

    def mark(self, state: BeziqueState, leader: int, left: int) -> int:
        theirs = self.layout.hold(state.hands[1 - leader])
        own, other = self.layout.reach(left ^ theirs, theirs)
        books = self.books
        return books.of(state, leader, own) << BOOK | books.of(state, 1 - leader, other)

    def bounds(self, at: At) -> tuple[int, int]:
        _, _, rest, mark = at
        if not mark:
            return -rest, rest
        most = self.books.most
        return -rest - most[mark & ONE_BOOK], rest + most[mark >> BOOK]

    def wants(self, mark: int) -> tuple[int, int]:
        roles = self.books.roles
        return roles[mark >> BOOK], roles[mark & ONE_BOOK]

    def won(self, led: int, answer: int, at: At, low: int, high: int) -> int:
        mine, theirs, rest, mark = at
        if not mark:
            return super().won(led, answer, at, low, high)
        gain = self.gains[led] + self.gains[answer]
        rest -= gain
        book, other = mark >> BOOK, mark & ONE_BOOK
        takes = self.beats[led] >> answer & 1
        if takes:
            mine, theirs, book, other = theirs, mine, other, book
            low, high = -high, -low
        fresh = 1 << led | 1 << answer
        books = self.books
        most = gain + rest + books.most[book]
        least = gain - rest - books.most[other]
        if most <= low or least >= high:
            value = most if most <= low else least
            return -value if takes else value
        if not mine:
            value = gain + rest + books.last(book, fresh)
            return -value if takes else value
        if not mine & mine - 1:
            value = gain + self._forced((mine, theirs, rest, book << BOOK | other), fresh)
            return -value if takes else value
        own_left, other_left = self.layout.reach(mine, theirs)
        other = books.fade(other, other_left)
        best = -ALL
        for points, after in books.after(book, fresh, own_left):
            ahead = gain + points
            at = mine, theirs, rest, after << BOOK | other
            value = ahead + self.lead(at, low - ahead, high - ahead)
            if value > best:
                best = value
                if value >= high:
                    break
                low = max(low, value)
        return -best if takes else best

    def _forced(self, at: At, fresh: int) -> int:
        """The value to who has won these two places and may declare, when each has one card."""
        mine, theirs, rest, mark = at
        books = self.books
        left = mine | theirs
        book = mark >> BOOK
        if self.beats[mine.bit_length() - 1] & theirs:
            return books.last(book, fresh) - rest - books.last(mark & ONE_BOOK, left)
        ways = books.after(book, fresh, left)
        return rest + max(points + books.last(after, left) for points, after in ways)
