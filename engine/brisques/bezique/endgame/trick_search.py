"""Search the endgame of two trick by trick: what the rest of a deal is worth to the leader.

Alpha-beta and principal variation search with a transposition table; a step is a whole trick.
Besides the hands, the rest may depend on what each seat may still meld, or on how far its total is
from the target. That is one number for each seat, its *seat state*; subclasses give it a meaning,
and 0 means that there is nothing. A value is what the leader gains from here to the end of the
deal, in points, less what the other seat gains.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from brisques.bezique.endgame.card_sets import CardsLeft, members
from brisques.bezique.endgame.resumable import ResumableSearch
from brisques.bezique.meld_types import SEVEN_SCORED, is_trump_seven
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState

MOST_NODES = 12_000
"""Nodes searched for one question before it is given up: a seventh of a second."""
INFINITY = 1 << 40
"""Sentinel: no value reaches it."""


def late_brisque(ruleset: BeziqueRuleset) -> int:
    """Return the points of each brisque at the end of the deal."""
    return ruleset.rules.brisque if ruleset.rules.brisque_time == "end-of-deal" else 0


def sevens_to_show(state: BeziqueState, cards: Iterable[int]) -> list[int]:
    """Return those of the cards that are deeces and score for the seat that plays them."""
    if not state.ruleset.shows_sevens or not state.deece_counts:
        return []
    return [c for c in cards if is_trump_seven(c, state.trump) and not state.used[c] & SEVEN_SCORED]


WANTED = 15
"""Points that move ordering gives a card that a meld may want."""
BEATEN = -(1 << 12)
"""Rating of a lead that can be beaten: below that of any other lead."""
INDEX_BITS = 6
"""Low bits of a rated card, which hold its index."""
INDEX_MASK = (1 << INDEX_BITS) - 1

Node = tuple[int, int, int, int, int]
"""A position between two tricks: the hands of the leader and of the other seat, the points still to
be won (with those for the last trick), and the states of both seats."""

Hands = tuple[int, int]
"""The hands of the leader and of the other seat."""


class TrickSearch(ResumableSearch):
    """Tricks whose cards bring points to the winner, and the last trick its own.

    `gains[index]` are the points for winning a card, `last` those for the last trick. A value
    between `alpha` and `beta` is exact; outside of them it is a bound. Hands of at most
    `leaf_cards` cards are valued directly. `wanted[seat state]` is the set of cards that the seat
    may want for melds. `good_leads` has the last lead from a hand that ended a search (killer
    heuristic): tried first, it saves 2 to 10 % of the nodes.
    """

    def __init__(self, cards_left: CardsLeft, gains: Sequence[int], last: int) -> None:
        super().__init__(MOST_NODES)
        self.cards_left = cards_left
        self.gains = gains
        self.last = last
        # Cards of one kind have the same suit and gain the same.
        self.kinds = [suit | gain << 2 for suit, gain in zip(cards_left.suit, gains, strict=True)]
        self.beats = cards_left.beats
        self.table: dict[Node, tuple[int, int, int]] = {}
        self.good_leads: dict[int, int] = {}
        self.leaf_cards = 1
        self.wanted: Sequence[int] | Mapping[int, int] = defaultdict(int)  # nothing
        self._lead_cache: dict[tuple[int, int, int, int], list[int]] = {}
        self._answer_cache: dict[tuple[int, int, int, int, int], list[int]] = {}

    # --- states -------------------------------------------------------------------------------

    def current_value(self, state: BeziqueState) -> int:
        """Return what the deal would be worth to seat 0 if no more cards were won."""
        ruleset = state.ruleset
        late = late_brisque(ruleset)
        gains = []
        for seat in (0, 1):
            gained = state.totals[seat] - state.base[seat] + late * len(state.brisques[seat])
            shown = sevens_to_show(state, state.hands[seat])
            gains.append(gained + ruleset.rules.seven * len(shown))
        return gains[0] - gains[1]

    def value(self, state: BeziqueState, alpha: int, beta: int) -> int:
        """Return the value of a state of play to the seat that leads, or has led, the trick."""
        node = self.node(state, state.leader)
        if state.trick:
            return self.reply_value(self.cards_left.index[state.trick[0]], node, alpha, beta)
        return self.lead_value(node, alpha, beta)

    def best_cards(self, state: BeziqueState, value: int) -> list[int]:
        """Return the first of the best cards for each play up to the end of the trick.

        `value` is that of the state to the seat that leads, or has led.
        """
        cards = self.cards_left
        node = self.node(state, state.leader)
        if state.trick:
            led = cards.index[state.trick[0]]
            return [cards.card[self._best_answer(led, node, value)]]
        led = self._best_lead(node, value)
        return [cards.card[led], cards.card[self._best_answer(led, node, value)]]

    def _best_lead(self, node: Node, value: int) -> int:
        *others, last = self.leads(node)
        for index in others:
            if self.reply_value(index, node, value - 1, value) >= value:
                return index
        return last  # one of them is best

    def _best_answer(self, led: int, node: Node, value: int) -> int:
        *others, last = self.answers(led, node)
        for index in others:
            if self.trick_value(led, index, node, value, value + 1) <= value:
                return index
        return last  # one of them is best

    def node(self, state: BeziqueState, leader: int) -> Node:
        """Return the node of a state in which that seat leads, or has led, the trick.

        A card that has been led counts as still in hand.
        """
        to_set = self.cards_left.to_set
        mine = to_set((*state.trick, *state.hands[leader]))
        theirs = to_set(state.hands[1 - leader])
        rest = self.last if mine else 0
        for index in members(mine | theirs):
            rest += self.gains[index]
        return mine, theirs, rest, *self.seat_states(state, leader, (mine, theirs))

    # --- what subclasses change ---------------------------------------------------------------

    def seat_states(self, state: BeziqueState, leader: int, hands: Hands) -> tuple[int, int]:  # noqa: ARG002
        """Return the seat states of the leader and of the other seat."""
        return 0, 0

    def bounds(self, node: Node) -> tuple[int, int]:
        """Return a lower and an upper bound of the value of a node."""
        mine, theirs, rest, _, _ = node
        return rest if self.cards_left.wins_all(mine, theirs) else -rest, rest

    def leaf_value(self, node: Node, alpha: int, beta: int) -> int:  # noqa: ARG002
        """Return the value with at most `leaf_cards` cards in each hand: here one, or none."""
        mine, theirs, rest, _, _ = node
        return -rest if self.beats[mine.bit_length() - 1] & theirs else rest

    def trick_value(self, led: int, answer: int, node: Node, alpha: int, beta: int) -> int:
        """Return the value to the leader of a trick of these two cards, still held in `node`."""
        mine, theirs, rest, own, other = node
        gain = self.gains[led] + self.gains[answer]
        rest -= gain
        mine ^= 1 << led
        theirs ^= 1 << answer
        if self.beats[led] >> answer & 1:
            after = theirs, mine, rest, other, own
            return -gain - self.lead_value(after, -beta - gain, -alpha - gain)
        return gain + self.lead_value((mine, theirs, rest, own, other), alpha - gain, beta - gain)

    # --- the search ---------------------------------------------------------------------------

    def lead_value(self, node: Node, alpha: int, beta: int) -> int:
        """Return the value to the leader of the next trick."""
        entry = self.table.get(node)
        if entry is None:
            if node[0].bit_count() <= self.leaf_cards:
                return self.leaf_value(node, alpha, beta)
            least, most = self.bounds(node)
            best_lead = self.good_leads.get(node[0], -1)
        else:
            least, most, best_lead = entry
        if least >= beta or least == most:
            return least
        if most <= alpha:
            return most
        if self.nodes >= self.slice_end:
            self.stop()
        alpha = max(alpha, least)
        beta = min(beta, most)
        floor = alpha
        best = -INFINITY
        for index in self._in_order(node, best_lead):
            # Principal variation search: test later leads with a null window first.
            value = self.reply_value(index, node, alpha, beta if best == -INFINITY else alpha + 1)
            if best > -INFINITY and alpha < value < beta:
                value = self.reply_value(index, node, value, beta)
            if value > best:
                best, best_lead = value, index
                if value >= beta:
                    self.good_leads[node[0]] = index
                    break
                alpha = max(alpha, value)
        self.nodes += 1
        self.table[node] = (
            best if best > floor else least,
            best if best < beta else most,
            best_lead,
        )
        return best

    def reply_value(self, led: int, node: Node, alpha: int, beta: int) -> int:
        """Return the value to the leader of this card, the other seat to answer."""
        best = INFINITY
        for index in self.answers(led, node):
            value = self.trick_value(led, index, node, alpha, beta)
            if value < best:
                best = value
                if value <= alpha:
                    break
                beta = min(beta, value)
        return best

    # --- moves --------------------------------------------------------------------------------

    def _in_order(self, node: Node, first: int) -> Iterator[int]:
        """Yield the leads to search: `first` unless it is -1, then the others, found if needed."""
        if first >= 0:
            yield first
        for index in self.leads(node):
            if index != first:
                yield index

    def leads(self, node: Node) -> list[int]:
        """Return the leads to search, one of each equivalent group, the most promising first."""
        mine, theirs, _, own, other = node
        own, other = self.wanted[own], self.wanted[other]
        rated: list[int] = []
        for suit, answering in self.cards_left.suits:
            cards = mine & suit
            if cards:
                key = cards, theirs & answering, own & cards, other & cards
                ratings = self._lead_cache.get(key)
                if ratings is None:
                    ratings = self._lead_cache[key] = self._rate_leads(*key)
                rated += ratings
        rated.sort(reverse=True)
        return [rating & INDEX_MASK for rating in rated]

    def _rate_leads(self, cards: int, theirs: int, own: int, other: int) -> list[int]:
        """Rate the leads of a suit for move ordering, one of each equivalent group."""
        gains, beats, legal = self.gains, self.beats, self.cards_left.legal
        rated = []
        for index in self.distinct(cards, theirs, own | other):
            if legal(index, theirs) & beats[index]:
                rating = BEATEN - gains[index] - WANTED * (other >> index & 1)
            else:
                rating = gains[index] + WANTED * ((own >> index & 1) + (other >> index & 1))
            rated.append(rating << INDEX_BITS | index)
        return rated

    def answers(self, led: int, node: Node) -> list[int]:
        """Return the answers to search, one of each equivalent group, most promising first."""
        mine, theirs, _, own, other = node
        cards = self.cards_left
        legal = cards.legal(led, theirs)
        if not legal & legal - 1:
            return [legal.bit_length() - 1]
        own, other = self.wanted[own], self.wanted[other]
        lowest, highest = (legal & -legal).bit_length() - 1, legal.bit_length() - 1
        between = cards.up_to[highest] ^ cards.below[lowest]  # cards that may tell them apart
        key = led, legal, mine & between, own & legal, other & legal
        answers = self._answer_cache.get(key)
        if answers is None:
            answers = self._answer_cache[key] = self._rate_answers(*key)
        return answers

    def _rate_answers(self, led: int, legal: int, mine: int, own: int, other: int) -> list[int]:
        """Order the answers by rating, one of each equivalent group."""
        gains, beats = self.gains, self.beats[led]
        rated = []
        for index in self.distinct(legal, mine, own | other):
            if beats >> index & 1:
                cost = -gains[index] - WANTED * ((own >> index & 1) + (other >> index & 1))
            else:
                cost = gains[index] + WANTED * (own >> index & 1)
            rated.append(cost << INDEX_BITS | index)
        rated.sort()
        return [rating & INDEX_MASK for rating in rated]

    def distinct(self, cards: int, against: int, wanted: int) -> list[int]:
        """Drop equivalent cards (adjacent, of equal gain); keep the lowest of each group.

        Cards are adjacent if no card of `against` ranks between them. `wanted` cards are
        equivalent only to their copies.
        """
        kinds, up_to, below = self.kinds, self.cards_left.up_to, self.cards_left.below
        distinct: list[int] = []
        last = kind = -1
        while cards:
            lowest = cards & -cards
            cards ^= lowest
            index = lowest.bit_length() - 1
            if kinds[index] != kind:
                kind = kinds[index]
                distinct.append(index)
            elif below[index] != below[last] and (
                wanted & (lowest | 1 << last) or (up_to[index] ^ below[last]) & against
            ):
                distinct.append(index)
            last = index
        return distinct
