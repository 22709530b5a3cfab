"""Solve the end of a deal exactly when all hands are known: two parties, each playing its best.

Alpha-beta over the cards played, with a transposition table at the start of tricks. Equivalent
cards of a hand (adjacent among the cards left, and of equal points) are tried once. Worths are
those of `payoff.py`: points taken when all is decided no longer count, so the search stops there.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, NamedTuple

from brisques.cards import FACES, NO_CARD
from brisques.filko.ai.payoff import payoff_of, points_when_decided, worth
from brisques.filko.ai.trump_tables import trump_tables
from brisques.filko.ruleset import CHOOSE, END_EARLY, PLAY
from brisques.game import NOBODY
from brisques.players.contract import Solution, Solving
from brisques.tricks import BEAT

if TYPE_CHECKING:
    from brisques.filko.state import FilkoState

MOST_CARDS = 20
"""Cards left in all hands, beyond which a deal is not searched."""
MOST_NODES = 2500
"""Nodes searched before a deal is given up: about ten milliseconds."""
EPSILON = 1e-6
"""Worths that differ by less are equal."""


class SearchLimitError(Exception):
    """The end of the deal is too far away to be searched."""


class Trick(NamedTuple):
    """A trick in progress: the card led, the best card and its seat, cards played, points."""

    lead: int
    best: int
    holder: int
    played: int
    points: int


NEW_TRICK = Trick(NO_CARD, NO_CARD, NOBODY, 0, 0)


class Search:
    """The search of one deal; worths are those of the first party."""

    def __init__(self, state: FilkoState) -> None:
        self.ruleset = ruleset = state.ruleset
        self.tables = tables = trump_tables(ruleset, state.trump)
        self.power = [tables.above[f].bit_count() for f in range(FACES)]
        self.party = state.party
        self.payoff = payoff_of(ruleset, state.status, state.party, state.party)
        self.must_beat = bool(ruleset.duty & BEAT)
        self.nodes = MOST_NODES
        self.table: dict[tuple[int, ...], tuple[float, float]] = {}
        self.hands: list[int] = []
        self.cards_left = self.own = self.theirs = 0

    def set_position(self, state: FilkoState) -> Trick:
        """Set the search to a state of the same deal; return its trick."""
        self.hands = [sum([1 << card for card in hand]) for hand in state.hands]
        self.cards_left = sum(self.hands) + sum([1 << card for card in state.trick])
        self.own, self.theirs = points_when_decided(state, self.payoff)
        if not state.trick:
            return NEW_TRICK
        place = self.tables.order.best(state.trick)
        return Trick(
            state.trick[0],
            state.trick[place],
            (state.leader + place) % self.ruleset.players,
            len(state.trick),
            self.ruleset.points(state.trick),
        )

    @property
    def decided(self) -> bool:
        """Whether the rest of the deal changes nothing."""
        return self.payoff.decided[self.own][self.payoff.total - self.own - self.theirs]

    def value(self, state: FilkoState) -> float:
        """Return the worth of a state in play."""
        trick = self.set_position(state)
        if self.decided:
            return self.payoff.worth(self.own, self.theirs)
        return self._play_value(state.to_move, trick, -1e9, 1e9)

    def best_card(self, state: FilkoState, value: float) -> int:
        """Return the lowest card that keeps the worth of the state."""
        trick, seat = self.set_position(state), state.to_move
        hand = self.hands[seat]
        beaters = self.tables.beaters[trick.best] if trick.played else 0
        *cards, last = reversed(self._candidates(hand, trick, beaters))
        if cards and self.decided:
            return cards[0]
        first = self.party >> seat & 1
        for card in cards:
            self.hands[seat] = hand & ~(1 << card)
            if first:
                after = self._value_after(seat, card, trick, value - EPSILON, value)
                is_best = after > value - EPSILON / 2
            else:
                after = self._value_after(seat, card, trick, value, value + EPSILON)
                is_best = after < value + EPSILON / 2
            self.hands[seat] = hand
            if is_best:
                return card
        return last

    def _lead_value(self, leader: int, alpha: float, beta: float) -> float:
        """Return the worth when a seat is to lead."""
        if self.decided:
            return self.payoff.worth(self.own, self.theirs)
        key = (*self.hands, leader, self.own)
        lower, upper = self.table.get(key, (-1e9, 1e9))
        if lower >= beta or lower == upper:
            return lower
        if upper <= alpha:
            return upper
        cards_left = self.cards_left
        self.cards_left = sum(self.hands)
        value = self._play_value(leader, NEW_TRICK, max(alpha, lower), min(beta, upper))
        self.cards_left = cards_left
        if value > alpha:
            lower = max(lower, value)
        if value < beta:
            upper = min(upper, value)
        self.table[key] = lower, upper
        return value

    def _play_value(self, seat: int, trick: Trick, alpha: float, beta: float) -> float:
        """Return the worth when a seat is to play to a trick."""
        hand = self.hands[seat]
        first = self.party >> seat & 1
        best = -1e9 if first else 1e9
        beaters = self.tables.beaters[trick.best] if trick.played else 0
        for card in self._candidates(hand, trick, beaters):
            self.nodes -= 1
            if self.nodes < 0:
                raise SearchLimitError
            self.hands[seat] = hand & ~(1 << card)
            value = self._value_after(seat, card, trick, alpha, beta)
            self.hands[seat] = hand
            if first:
                best = max(best, value)
                alpha = max(alpha, value)
            else:
                best = min(best, value)
                beta = min(beta, value)
            if alpha >= beta:
                break
        return best

    def _value_after(self, seat: int, card: int, trick: Trick, alpha: float, beta: float) -> float:
        """Return the worth after the seat has played this card."""
        lead, best, holder, played, points = trick
        points += self.ruleset.value[card]
        if not played:
            lead = best = card
            holder = seat
        elif self.tables.beaters[best] >> card & 1:
            best, holder = card, seat
        if played + 1 < self.ruleset.players:
            after = Trick(lead, best, holder, played + 1, points)
            return self._play_value(self.ruleset.after[seat], after, alpha, beta)
        own, theirs = self.own, self.theirs
        if self.party >> holder & 1:
            self.own += points
        else:
            self.theirs += points
        value = self._lead_value(holder, alpha, beta)
        self.own, self.theirs = own, theirs
        return value

    def _candidates(self, hand: int, trick: Trick, beaters: int) -> list[int]:
        """Return the cards to search, one of each equivalent group, high ones first."""
        pool = hand
        if trick.played:
            pool = hand & self.tables.suits[trick.lead] or hand & self.tables.trumps or hand
            if self.must_beat:
                pool = pool & beaters or pool
        if pool & (pool - 1) == 0:
            return [pool.bit_length() - 1]
        cards = sorted(members(pool), key=self.power.__getitem__)
        others = self.cards_left & ~hand
        value, above, suits = self.ruleset.value, self.tables.above, self.tables.suits
        chosen: list[int] = []
        higher: dict[int, int] = {}
        for card in cards:
            suit = suits[card]
            near = higher.get(suit)
            higher[suit] = card
            if near is not None and value[near] == value[card]:
                between = above[card] & ~above[near] & others
                if not between:
                    continue
            chosen.append(card)
        return chosen


def members(cards: int) -> list[int]:
    """Return the cards in a set, ascending."""
    indices = []
    while cards:
        lowest = cards & -cards
        indices.append(lowest.bit_length() - 1)
        cards ^= lowest
    return indices


class Solver:
    """The exact solver of the family."""

    def solving(self, state: FilkoState) -> Solving:
        """Solve a deal in slices; None if it is too large, or not in play yet."""
        if state.phase not in (PLAY, CHOOSE) or sum(map(len, state.hands)) > MOST_CARDS:
            return None
        if state.phase == CHOOSE:
            return _solution(state, state.to_move, [])
        search = Search(state)
        try:
            value = search.value(state)
            yield
            search.nodes += MOST_NODES
            return (yield from self._line(search, state, value))
        except SearchLimitError:
            return None

    def _line(
        self, search: Search, state: FilkoState, value: float
    ) -> Generator[None, None, Solution]:
        """Return the line on which all keep the worth; a deal that may be ended is ended."""
        current, line = state.clone(), list[int]()
        while current.phase == PLAY:
            action = search.best_card(current, value)
            if search.decided and not current.trick and END_EARLY in current.legal():
                action = END_EARLY
            line.append(action)
            current.apply(action)
            yield
        return _solution(current, state.to_move, line)


def _solution(state: FilkoState, seat: int, line: list[int]) -> Solution:
    """Return the solution when play is over; if a servant must be chosen, any will do."""
    end = state.clone()
    while end.to_move != NOBODY:
        line.append(end.legal()[0])
        end.apply(line[-1])
    return Solution(worth(end)[seat], tuple(line))
