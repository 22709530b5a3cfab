"""The endgame of two where totals matter: one may end the deal, or what it is worth hangs on them.

The marks in these searches say how the totals stand.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from brisques.bezique import settlement
from brisques.bezique.endgame.card_sets import Spots
from brisques.bezique.endgame.trick_search import At, Hands, Search
from brisques.bezique.state import BeziqueState
from brisques.bezique.trump_context import BoundedCache
from brisques.cards import TEN

DECISIVE = ("tie-or-rescue", "when-decisive")
"""Values of `brisque.time` under which brisques count only by what the totals are."""


class Stopping(Search):
    """Tricks that score at once, in a deal that ends when a total is reached.

    A mark is what its seat lacks of that total; 0 if neither can reach it any more.
    """

    def marks(self, state: BeziqueState, leader: int, hands: Hands) -> tuple[int, int]:  # noqa: ARG002
        return state.stop_at - state.totals[leader], state.stop_at - state.totals[1 - leader]

    def bounds(self, at: At) -> tuple[int, int]:
        return (-at[2], at[2]) if at[3] else super().bounds(at)

    def end(self, at: At, low: int, high: int) -> int:
        mine, theirs, rest, _, _ = at
        if not mine:
            return rest
        return self.won(mine.bit_length() - 1, theirs.bit_length() - 1, at, low, high)

    def won(self, led: int, answer: int, at: At, low: int, high: int) -> int:
        mine, theirs, rest, room, other = at
        if not room:
            return super().won(led, answer, at, low, high)
        takes = self.beats[led] >> answer & 1
        rest -= self.gains[led] + self.gains[answer]
        mine ^= 1 << led
        theirs ^= 1 << answer
        if takes:
            mine, theirs, room, other = theirs, mine, other, room
            low, high = -high, -low
        gain = 0
        for points in self._scores(led, answer):
            gain += points
            if gain >= room:
                return -gain if takes else gain
        room -= gain
        if rest < min(room, other):
            room = other = 0
        value = gain + self.lead((mine, theirs, rest, room, other), low - gain, high - gain)
        return -value if takes else value

    def _scores(self, led: int, answer: int) -> list[int]:
        """What a trick scores, in order: brisques come before deeces."""
        card = self.spots.card
        spots = sorted((led, answer), key=lambda spot: card[spot] & 7 < TEN)
        return [self.gains[spot] for spot in spots if self.gains[spot]]


class Settling(Search):
    """Tricks of a game of one deal, in which only brisques and the last trick still tell.

    They bring nothing at once: a value is what the whole deal is worth to the seat to lead. The
    first mark is one more than the brisques of seat 0, the second the seat to lead.
    """

    def __init__(
        self,
        spots: Spots,
        state: BeziqueState,
        worth: Callable[[BeziqueState], tuple[float, ...]],
    ) -> None:
        # What a card is worth tells it from others, and puts moves in order.
        super().__init__(spots, [int(card & 7 >= TEN) for card in spots.card], 0)
        self.worth = worth
        self.final = state.clone()
        self.brisques = spots.hold(card for card in spots.card if card & 7 >= TEN)
        self.counts = [len(state.brisques[0]), len(state.brisques[1])]
        self.all = settled_by(state)[-1]
        self.alike: dict[tuple[int, ...], int] = {}
        self.ends = BoundedCache(self._end)
        self.shapes = BoundedCache(self._shape)

    def now(self, state: BeziqueState) -> int:  # noqa: ARG002
        return 0

    def at(self, state: BeziqueState, leader: int) -> At:
        mine, theirs, _, count, leads = super().at(state, leader)
        return mine, theirs, 0, count, leads

    def marks(self, state: BeziqueState, leader: int, hands: Hands) -> tuple[int, int]:  # noqa: ARG002
        return 1 + len(state.brisques[0]), leader

    def bounds(self, at: At) -> tuple[int, int]:
        mine, theirs, _, count, leads = at
        _, least, most = self.shapes[count - 1, ((mine | theirs) & self.brisques).bit_count()]
        return (-most, -least) if leads else (least, most)

    def end(self, at: At, low: int, high: int) -> int:
        mine, theirs, _, count, leads = at
        if mine:
            return self.won(mine.bit_length() - 1, theirs.bit_length() - 1, at, low, high)
        return -self.ends[count - 1, 1] if leads else self.ends[count - 1, 0]

    def won(self, led: int, answer: int, at: At, low: int, high: int) -> int:
        mine, theirs, rest, count, leads = at
        takes = self.beats[led] >> answer & 1
        winner = leads ^ takes
        trick = 1 << led | 1 << answer
        if not winner:
            count += (trick & self.brisques).bit_count()
        left = ((mine | theirs) & ~trick & self.brisques).bit_count()
        count = 1 + self.shapes[count - 1, left][0]
        mine ^= 1 << led
        theirs ^= 1 << answer
        if takes:
            return -self.lead((theirs, mine, rest, count, winner), -high, -low)
        return self.lead((mine, theirs, rest, count, winner), low, high)

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
        ruleset = final.ruleset
        counts = [count, self.all - count]
        for seat in (0, 1):
            final.totals[seat] += ruleset.brisque_now * (counts[seat] - self.counts[seat])
        if ruleset.paid_trick == ruleset.tricks:
            final.totals[last] += ruleset.rules.last_trick
        final.brisques = [[0] * number for number in counts]
        settlement.score_deal_end(final, None)
        return int(self.worth(final)[0])


def settled_by(state: BeziqueState) -> tuple[int, ...]:
    """What a settlement goes by besides the brisques and the last trick that are still to be won.

    The totals without what brisques have scored, and how many brisques there are to be won in all.
    """
    now = state.ruleset.brisque_now
    totals = (state.totals[seat] - now * len(state.brisques[seat]) for seat in (0, 1))
    left = sum(card & 7 >= TEN for card in chain(state.trick, *state.hands))
    return (*totals, left + sum(map(len, state.brisques)))
