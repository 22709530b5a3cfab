"""The endgame of two where totals matter: one may end the deal, or what it is worth hangs on them.

The marks of these searches say how the totals stand.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from engine.bezique import closing
from engine.bezique.chart import Memory
from engine.bezique.endgame_cards import Layout, place_set
from engine.bezique.endgame_tricks import At, Search
from engine.bezique.state import BeziqueState
from engine.cards import TEN

DECISIVE = ("tie-or-rescue", "when-decisive")
"""Values of `brisque.time` under which brisques count only by what the totals are."""
ROOM = 32
"""Bits of a mark that a room takes."""
ONE_ROOM = (1 << ROOM) - 1


class Stopping(Search):
    """Tricks that score at once, in a deal that ends when a total is reached.

    The mark holds what each seat lacks of that total, the seat to lead first.
    """

    def mark(self, state: BeziqueState, leader: int, left: int) -> int:  # noqa: ARG002
        rooms = [state.stop_at - total for total in state.totals]
        return rooms[leader] << ROOM | rooms[1 - leader]

    def won(self, led: int, answer: int, at: At, low: int, high: int) -> int:
        mine, theirs, rest, mark = at
        if not mark:
            return super().won(led, answer, at, low, high)
        takes = self.beats[led] >> answer & 1
        rest -= self.gains[led] + self.gains[answer]
        room, other = mark >> ROOM, mark & ONE_ROOM
        if takes:
            mine, theirs, room, other = theirs, mine, other, room
            low, high = -high, -low
        gain = 0
        for points in self._scores(led, answer):
            gain += points
            if gain >= room:
                return -gain if takes else gain
        room -= gain
        mark = room << ROOM | other if rest >= min(room, other) else 0
        value = gain + self.lead((mine, theirs, rest, mark), low - gain, high - gain)
        return -value if takes else value

    def _scores(self, led: int, answer: int) -> list[int]:
        """What a trick scores, in order: brisques come before deeces."""
        card = self.layout.card
        places = sorted((led, answer), key=lambda place: card[place] & 7 < TEN)
        return [self.gains[place] for place in places if self.gains[place]]


class Settling(Search):
    """Tricks of a game of one deal, in which only brisques and the last trick still tell.

    They bring nothing at once: a value is what the whole deal is worth to the seat to lead. The
    mark is one more than twice the brisques of seat 0, and one more again where seat 1 leads.
    """

    def __init__(
        self,
        layout: Layout,
        state: BeziqueState,
        worth: Callable[[BeziqueState], tuple[float, ...]],
    ) -> None:
        # What a card is worth tells it from others, and puts moves in order.
        super().__init__(layout, [int(card & 7 >= TEN) for card in layout.card], 0)
        self.worth = worth
        self.final = state.clone()
        self.brisques = place_set(place for place in layout.places if layout.card[place] & 7 >= TEN)
        self.counts = [len(state.brisques[0]), len(state.brisques[1])]
        self.all = settled_by(state)[-1]
        self.alike: dict[tuple[int, ...], int] = {}
        self.ends = Memory(self._end)
        self.shapes = Memory(self._shape)

    def now(self, state: BeziqueState) -> int:  # noqa: ARG002
        return 0

    def at(self, state: BeziqueState, leader: int) -> At:
        mine, theirs, _, mark = super().at(state, leader)
        return mine, theirs, 0, mark

    def mark(self, state: BeziqueState, leader: int, left: int) -> int:  # noqa: ARG002
        return 1 + (len(state.brisques[0]) << 1 | leader)

    def bounds(self, at: At) -> tuple[int, int]:
        mine, theirs, _, mark = at
        mark -= 1
        _, least, most = self.shapes[mark >> 1, ((mine | theirs) & self.brisques).bit_count()]
        return (-most, -least) if mark & 1 else (least, most)

    def end(self, rest: int, mark: int) -> int:  # noqa: ARG002
        mark -= 1
        return -self.ends[mark >> 1, 1] if mark & 1 else self.ends[mark >> 1, 0]

    def won(self, led: int, answer: int, at: At, low: int, high: int) -> int:
        mine, theirs, rest, mark = at
        takes = self.beats[led] >> answer & 1
        mark -= 1
        seat = mark & 1 ^ takes
        count = mark >> 1
        if not seat:
            count += ((1 << led | 1 << answer) & self.brisques).bit_count()
        left = ((mine | theirs) & self.brisques).bit_count()
        mark = 1 + (self.shapes[count, left][0] << 1 | seat)
        if takes:
            return -self.lead((theirs, mine, rest, mark), -high, -low)
        return self.lead((mine, theirs, rest, mark), low, high)

    def _shape(self, asked: tuple[int, int]) -> tuple[int, int, int]:
        """Of a count of seat 0 with so many brisques left: the first like it, the least, the most.

        Counts are alike where the deal may end in the same ways.
        """
        count, left = asked
        ends = [self.ends[count + more, seat] for more in range(left + 1) for seat in (0, 1)]
        return self.alike.setdefault((left, *ends), count), min(ends), max(ends)

    def _end(self, asked: tuple[int, int]) -> int:
        """The worth to seat 0 by how many brisques it has, and who won the last trick."""
        count, last = asked
        final = self.final.clone()
        tables = final.tables
        counts = [count, self.all - count]
        for seat in (0, 1):
            final.totals[seat] += tables.brisque_now * (counts[seat] - self.counts[seat])
        if tables.paid_trick == tables.tricks:
            final.totals[last] += tables.rules.last_trick
        final.brisques = [[0] * number for number in counts]
        closing.count(final, None)
        return int(self.worth(final)[0])


def settled_by(state: BeziqueState) -> tuple[int, ...]:
    """What a settlement goes by besides the brisques and the last trick that are still to be won.

    The totals without what brisques have scored, and how many brisques there are to be won in all.
    """
    now = state.tables.brisque_now
    totals = (state.totals[seat] - now * len(state.brisques[seat]) for seat in (0, 1))
    left = sum(card & 7 >= TEN for card in chain(state.trick, *state.hands))
    return (*totals, left + sum(map(len, state.brisques)))
