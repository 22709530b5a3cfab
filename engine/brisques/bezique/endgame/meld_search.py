"""The endgame of two where won cards still make melds: tricks, and what is declared after each."""

from __future__ import annotations

from collections.abc import Sequence

from brisques.bezique.endgame.card_sets import Spots, spread
from brisques.bezique.endgame.compound_state import Slates
from brisques.bezique.endgame.meld_state import NOTHING, Marks
from brisques.bezique.endgame.trick_search import ALL, At, Hands, Search
from brisques.bezique.endgame.won_melds import Books
from brisques.bezique.meld_types import DECLARE
from brisques.bezique.state import BeziqueState

MOST_NODES = 3_500
"""The same limit as of other searches, where a position takes longer."""


class Declaring(Search):
    """Tricks after which their winner may meld of what he has won."""

    bit = 60

    def __init__(self, spots: Spots, gains: Sequence[int], last: int, state: BeziqueState) -> None:
        super().__init__(spots, gains, last)
        spends = state.ruleset.spends
        self.books: Marks = Books(spots, state) if spends else Slates(spots, state)
        self.limit = MOST_NODES
        self.few = 2
        self.most, self.sure = self.books.most, self.books.sure
        self.wants = self.books.roles
        for spot in spread(spots.narrowed(self.books.paid)):
            self.kinds[spot] = -2  # a deece that has paid is not its copy that has not

    def reach(self, state: BeziqueState) -> int:
        """At least as many points as either seat may still score."""
        mine, theirs, rest, own, other = self.at(state, state.to_move)
        most = self.books.most
        reached = [most[own], most[other]]
        if state.phase == DECLARE:
            ends = self.books.declare(state, self.spots.reach(mine, theirs)[0])
            reached += [points + most[book] for points, book in ends]
        return rest + max(reached)

    def ahead(self, state: BeziqueState, low: int, high: int) -> int:
        """As in play; where the seat to move may declare, the value to it: it leads next."""
        if state.phase != DECLARE:
            return super().ahead(state, low, high)
        mine, theirs, rest, _, other = self.at(state, state.to_move)
        best = -ALL
        for points, book in self.books.declare(state, self.spots.reach(mine, theirs)[0]):
            at = mine, theirs, rest, book, other
            best = max(best, points + self.lead(at, low - points, high - points))
            low = max(low, best)
        return best

    def marks(self, state: BeziqueState, leader: int, hands: Hands) -> tuple[int, int]:
        own, other = self.spots.reach(*hands)
        return self.books.of(state, leader, own), self.books.of(state, 1 - leader, other)

    def bounds(self, at: At) -> tuple[int, int]:
        _, _, rest, own, other = at
        return -rest - self.most[other], rest + self.most[own]

    def end(self, at: At, low: int, high: int) -> int:
        mine, theirs, rest, own, other = at
        if mine & mine - 1:
            least, most = self.bounds(at)
            if least >= high:
                return least
            if most <= low:
                return most
            value = self._last_two(at)
            self.memory[at] = value, value, -1
            return value
        if not mine:
            return rest
        if self.beats[mine.bit_length() - 1] & theirs:
            return -rest - self.books.last(other, mine | theirs)
        return rest + self.books.last(own, mine | theirs)

    def _last_two(self, at: At) -> int:
        """The value with two cards each, by trying all."""
        mine, theirs, _, _, _ = at
        legal = self.spots.legal
        best = -ALL
        for led in spread(mine):
            worst = ALL
            for answer in spread(legal(led, theirs)):
                worst = min(worst, self._forced(led, answer, at))
                if worst <= best:
                    break
            else:
                best = worst
        return best

    def _forced(self, led: int, answer: int, at: At) -> int:
        """The value to who led, these two spots being the trick and the last card of each left."""
        mine, theirs, rest, own, other = at
        gain = self.gains[led] + self.gains[answer]
        rest -= gain
        mine ^= 1 << led
        theirs ^= 1 << answer
        takes = self.beats[led] >> answer & 1
        if takes:
            mine, theirs, own, other = theirs, mine, other, own
        books = self.books
        fresh = 1 << led | 1 << answer
        if self.beats[mine.bit_length() - 1] & theirs:
            value = gain + books.last(own, fresh) - rest - books.last(other, mine | theirs)
        else:
            value = gain + rest + books.both(own, fresh, mine | theirs)
        return -value if takes else value

    def won(self, led: int, answer: int, at: At, low: int, high: int) -> int:
        mine, theirs, rest, own, other = at
        gain = self.gains[led] + self.gains[answer]
        rest -= gain
        mine ^= 1 << led
        theirs ^= 1 << answer
        takes = self.beats[led] >> answer & 1
        if takes:
            mine, theirs, own, other = theirs, mine, other, own
            low, high = -high, -low
        most = gain + rest + self.most[own]
        if most <= low:
            return -most if takes else most
        least = gain + rest + self.sure[own]
        if (least >= high or least == most) and self.spots.runs(mine, theirs):
            return -least if takes else least
        left, above = mine | theirs, self.spots.above
        if other:
            other = self.books.fade(other, left ^ mine & above[theirs.bit_length()])
        least = gain - rest - self.most[other]
        if least >= high:
            return -least if takes else least
        ways = NOTHING
        if own:
            trick = 1 << led | 1 << answer
            ways = self.books.after(own, trick, left ^ theirs & above[mine.bit_length()])
        best = -ALL
        for points, book in ways:
            ahead = gain + points
            value = ahead + self.lead((mine, theirs, rest, book, other), low - ahead, high - ahead)
            if value > best:
                best = value
                if value >= high:
                    break
                low = max(low, value)
        return -best if takes else best
