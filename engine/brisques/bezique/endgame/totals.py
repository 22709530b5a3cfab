"""Search the endgame of two where totals decide: a total may end the deal, or settle it.

The seat states of these searches describe the totals.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from brisques.bezique import settlement
from brisques.bezique.cache import BoundedCache
from brisques.bezique.endgame.card_sets import CardsLeft
from brisques.bezique.endgame.trick_search import Hands, Node, TrickSearch
from brisques.bezique.state import BeziqueState
from brisques.cards import TEN, is_brisque


class TargetSearch(TrickSearch):
    """Tricks that score at once, in a deal that ends when a total is reached.

    A seat state is the points that the seat needs for that total; 0 if neither can reach it any
    more.
    """

    def seat_states(self, state: BeziqueState, leader: int, hands: Hands) -> tuple[int, int]:  # noqa: ARG002
        """Return the seat states of the leader and of the other seat."""
        return state.stop_at - state.totals[leader], state.stop_at - state.totals[1 - leader]

    def bounds(self, node: Node) -> tuple[int, int]:
        """Return a lower and an upper bound of the value of a node."""
        return (-node[2], node[2]) if node[3] else super().bounds(node)

    def leaf_value(self, node: Node, alpha: int, beta: int) -> int:
        """Return the value with at most `leaf_cards` cards in each hand: here one, or none."""
        mine, theirs, rest, _, _ = node
        if not mine:
            return rest
        return self.trick_value(mine.bit_length() - 1, theirs.bit_length() - 1, node, alpha, beta)

    def trick_value(self, led: int, answer: int, node: Node, alpha: int, beta: int) -> int:
        """Return the value to the leader of a trick of these two cards, still held in `node`."""
        mine, theirs, rest, room, other = node
        if not room:
            return super().trick_value(led, answer, node, alpha, beta)
        takes = self.beats[led] >> answer & 1
        rest -= self.gains[led] + self.gains[answer]
        mine ^= 1 << led
        theirs ^= 1 << answer
        if takes:
            mine, theirs, room, other = theirs, mine, other, room
            alpha, beta = -beta, -alpha
        gain = 0
        for points in self._scores(led, answer):
            gain += points
            if gain >= room:
                return -gain if takes else gain
        room -= gain
        if rest < min(room, other):
            room = other = 0
        value = gain + self.lead_value((mine, theirs, rest, room, other), alpha - gain, beta - gain)
        return -value if takes else value

    def _scores(self, led: int, answer: int) -> list[int]:
        """Return the points a trick scores, in order: brisques come before deeces."""
        card = self.cards_left.card
        cards_left = sorted((led, answer), key=lambda index: card[index] & 7 < TEN)
        return [self.gains[index] for index in cards_left if self.gains[index]]


class SettlementSearch(TrickSearch):
    """Tricks of a game of one deal in which only brisques and the last trick still count.

    They score nothing at once: a value is what the whole deal is worth to the seat to lead. The
    first seat state is one more than the brisques of seat 0, the second is the seat to lead.
    """

    def __init__(
        self,
        cards_left: CardsLeft,
        state: BeziqueState,
        worth: Callable[[BeziqueState], tuple[float, ...]],
    ) -> None:
        # Gains tell cards apart and order the moves.
        super().__init__(cards_left, [int(is_brisque(card)) for card in cards_left.card], 0)
        self.worth = worth
        self.final = state.clone()
        self.brisques = cards_left.to_set(filter(is_brisque, cards_left.card))
        self.counts = [len(state.brisques[0]), len(state.brisques[1])]
        self.all_brisques = settled_by(state)[-1]
        self.first_equivalent: dict[tuple[int, ...], int] = {}
        self.worths = BoundedCache(self._worth_of)
        self.outcomes = BoundedCache(self._outcomes_of)

    def current_value(self, state: BeziqueState) -> int:  # noqa: ARG002
        """Return what the deal would be worth to seat 0 if no more cards were won."""
        return 0

    def node(self, state: BeziqueState, leader: int) -> Node:
        """Return the node of a state in which that seat leads, or has led, the trick."""
        mine, theirs, _, count, leads = super().node(state, leader)
        return mine, theirs, 0, count, leads

    def seat_states(self, state: BeziqueState, leader: int, hands: Hands) -> tuple[int, int]:  # noqa: ARG002
        """Return the seat states of the leader and of the other seat."""
        return 1 + len(state.brisques[0]), leader

    def bounds(self, node: Node) -> tuple[int, int]:
        """Return a lower and an upper bound of the value of a node."""
        mine, theirs, _, count, leads = node
        _, least, most = self.outcomes[count - 1, ((mine | theirs) & self.brisques).bit_count()]
        return (-most, -least) if leads else (least, most)

    def leaf_value(self, node: Node, alpha: int, beta: int) -> int:
        """Return the value with at most `leaf_cards` cards in each hand: here one, or none."""
        mine, theirs, _, count, leads = node
        if mine:
            return self.trick_value(
                mine.bit_length() - 1, theirs.bit_length() - 1, node, alpha, beta
            )
        return -self.worths[count - 1, 1] if leads else self.worths[count - 1, 0]

    def trick_value(self, led: int, answer: int, node: Node, alpha: int, beta: int) -> int:
        """Return the value to the leader of a trick of these two cards, still held in `node`."""
        mine, theirs, rest, count, leads = node
        takes = self.beats[led] >> answer & 1
        winner = leads ^ takes
        trick = 1 << led | 1 << answer
        if not winner:
            count += (trick & self.brisques).bit_count()
        left = ((mine | theirs) & ~trick & self.brisques).bit_count()
        count = 1 + self.outcomes[count - 1, left][0]
        mine ^= 1 << led
        theirs ^= 1 << answer
        if takes:
            return -self.lead_value((theirs, mine, rest, count, winner), -beta, -alpha)
        return self.lead_value((mine, theirs, rest, count, winner), alpha, beta)

    def _outcomes_of(self, key: tuple[int, int]) -> tuple[int, int, int]:
        """Return the canonical count of brisques of seat 0, and the least and the most worth.

        `key` is the count of seat 0 and the brisques left. Counts from which the deal can end in
        the same ways are equivalent; the first one met stands for all.
        """
        count, left = key
        worths = [self.worths[count + more, seat] for more in range(left + 1) for seat in (0, 1)]
        return self.first_equivalent.setdefault((left, *worths), count), min(worths), max(worths)

    def _worth_of(self, key: tuple[int, int]) -> int:
        """Return the worth to seat 0, by its brisques and the winner of the last trick."""
        count, last = key
        final = self.final.clone()
        ruleset = final.ruleset
        counts = [count, self.all_brisques - count]
        for seat in (0, 1):
            final.totals[seat] += ruleset.brisque_now * (counts[seat] - self.counts[seat])
        if ruleset.paid_trick == ruleset.tricks:
            final.totals[last] += ruleset.rules.last_trick
        final.brisques = [[0] * number for number in counts]
        settlement.score_deal_end(final, None)
        return int(self.worth(final)[0])


def settled_by(state: BeziqueState) -> tuple[int, ...]:
    """Return what a settlement depends on besides the brisques and tricks still to be won.

    These are the totals without the points of brisques, and the number of brisques in all.
    """
    brisque_points = state.ruleset.brisque_now
    totals = (state.totals[seat] - brisque_points * len(state.brisques[seat]) for seat in (0, 1))
    left = sum(map(is_brisque, chain(state.trick, *state.hands)))
    return (*totals, left + sum(map(len, state.brisques)))
