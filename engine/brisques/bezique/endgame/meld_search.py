"""Search the endgame of two where won cards still make melds, declared after each trick."""

from __future__ import annotations

from collections.abc import Sequence

from brisques.bezique.endgame.card_sets import CardsLeft, members
from brisques.bezique.endgame.compound_state import CompoundMeldStates
from brisques.bezique.endgame.meld_state import NOTHING, MeldStates
from brisques.bezique.endgame.single_use_state import SingleUseMeldStates
from brisques.bezique.endgame.trick_search import INFINITY, Hands, Node, TrickSearch
from brisques.bezique.meld_types import DECLARE
from brisques.bezique.state import BeziqueState

MOST_NODES = 20_000
"""Nodes for one question: more than any of 1,100 ends needed at the first trick without a stock.

Of 150 in CatsAtCards the hardest needed 15,343, of 250 in Fildinski 8,579, most some hundreds. With
3,500, 12 and 2 of a hundred were given up, and a hint lost 140 points in one.
"""


class MeldSearch(TrickSearch):
    """Tricks whose winner may declare melds of won cards; a seat state is a meld state."""

    slice_nodes = 60

    def __init__(
        self, cards_left: CardsLeft, gains: Sequence[int], last: int, state: BeziqueState
    ) -> None:
        super().__init__(cards_left, gains, last)
        states = SingleUseMeldStates if state.ruleset.spends else CompoundMeldStates
        self.melds: MeldStates = states(cards_left, state)
        self.limit = MOST_NODES
        self.leaf_cards = 2
        self.most, self.sure = self.melds.most, self.melds.sure
        self.wanted = self.melds.useful
        for index in members(cards_left.narrow(self.melds.paid_sevens)):
            self.kinds[index] = -2  # a deece that has scored differs from its copy

    def _count_ways(self) -> None:
        """Count as nodes what comparing ways to declare has cost."""
        self.nodes += self.melds.cost
        self.melds.cost = 0

    def most_points(self, state: BeziqueState) -> int:
        """Return an upper bound of the points that either seat may still score."""
        mine, theirs, rest, own, other = self.node(state, state.to_move)
        most = self.melds.most
        bounds = [most[own], most[other]]
        if state.phase == DECLARE:
            outcomes = self.melds.outcomes_now(state, self.cards_left.winnable(mine, theirs)[0])
            self._count_ways()
            bounds += [points + most[melds] for points, melds in outcomes]
        return rest + max(bounds)

    def value(self, state: BeziqueState, alpha: int, beta: int) -> int:
        """Return the value to the leader; to the seat to move, which leads next, if it declares."""
        if state.phase != DECLARE:
            return super().value(state, alpha, beta)
        mine, theirs, rest, _, other = self.node(state, state.to_move)
        best = -INFINITY
        winnable = self.cards_left.winnable(mine, theirs)[0]
        outcomes = self.melds.outcomes_now(state, winnable)
        self._count_ways()
        for points, melds in outcomes:
            node = mine, theirs, rest, melds, other
            best = max(best, points + self.lead_value(node, alpha - points, beta - points))
            alpha = max(alpha, best)
        return best

    def seat_states(self, state: BeziqueState, leader: int, hands: Hands) -> tuple[int, int]:
        """Return the seat states of the leader and of the other seat."""
        own, other = self.cards_left.winnable(*hands)
        melds = self.melds
        return melds.state_of(state, leader, own), melds.state_of(state, 1 - leader, other)

    def bounds(self, node: Node) -> tuple[int, int]:
        """Return a lower and an upper bound of the value of a node."""
        _, _, rest, own, other = node
        return -rest - self.most[other], rest + self.most[own]

    def leaf_value(self, node: Node, alpha: int, beta: int) -> int:
        """Return the value with at most `leaf_cards` cards in each hand: here one, or none."""
        mine, theirs, rest, own, other = node
        if mine & mine - 1:
            least, most = self.bounds(node)
            if least >= beta:
                return least
            if most <= alpha:
                return most
            value = self._last_two_tricks(node)
            self.table[node] = value, value, -1
            return value
        if not mine:
            return rest
        if self.beats[mine.bit_length() - 1] & theirs:
            return -rest - self.melds.last_points(other, mine | theirs)
        return rest + self.melds.last_points(own, mine | theirs)

    def _last_two_tricks(self, node: Node) -> int:
        """Return the value with two cards in each hand, by trying every play."""
        mine, theirs, _, _, _ = node
        legal = self.cards_left.legal
        best = -INFINITY
        for led in members(mine):
            worst = INFINITY
            for answer in members(legal(led, theirs)):
                worst = min(worst, self._forced_value(led, answer, node))
                if worst <= best:
                    break
            else:
                best = worst
        return best

    def _forced_value(self, led: int, answer: int, node: Node) -> int:
        """Return the value to the leader of this trick when one card is left to each seat."""
        mine, theirs, rest, own, other = node
        gain = self.gains[led] + self.gains[answer]
        rest -= gain
        mine ^= 1 << led
        theirs ^= 1 << answer
        takes = self.beats[led] >> answer & 1
        if takes:
            mine, theirs, own, other = theirs, mine, other, own
        melds = self.melds
        trick = 1 << led | 1 << answer
        last = mine | theirs
        if self.beats[mine.bit_length() - 1] & theirs:
            won = gain + melds.last_points(own, trick)
            value = won - rest - melds.last_points(other, last)
        else:
            value = gain + rest + melds.last_two_points(own, trick, last)
        return -value if takes else value

    def trick_value(self, led: int, answer: int, node: Node, alpha: int, beta: int) -> int:
        """Return the value to the leader of a trick of these two cards, still held in `node`."""
        mine, theirs, rest, own, other = node
        gain = self.gains[led] + self.gains[answer]
        rest -= gain
        mine ^= 1 << led
        theirs ^= 1 << answer
        takes = self.beats[led] >> answer & 1
        if takes:
            mine, theirs, own, other = theirs, mine, other, own
            alpha, beta = -beta, -alpha
        most = gain + rest + self.most[own]
        if most <= alpha:
            return -most if takes else most
        left, above = mine | theirs, self.cards_left.above
        unbeatable = theirs & above[mine.bit_length()]
        if not unbeatable:
            least = gain + rest + self.sure[own]
            if (least >= beta or least == most) and self.cards_left.wins_all(mine, theirs):
                return -least if takes else least
        if other:
            other = self.melds.restrict(other, left ^ mine & above[theirs.bit_length()])
        least = gain - rest - self.most[other]
        if least >= beta:
            return -least if takes else least
        outcomes = NOTHING
        if own:
            outcomes = self.melds.outcomes(own, 1 << led | 1 << answer, left ^ unbeatable)
            self._count_ways()
        best = -INFINITY
        for points, melds in outcomes:
            scored = gain + points
            after = mine, theirs, rest, melds, other
            value = scored + self.lead_value(after, alpha - scored, beta - scored)
            if value > best:
                best = value
                if value >= beta:
                    break
                alpha = max(alpha, value)
        return -best if takes else best
