"""The exact end of a deal whose hands are all known: two parties, each playing its best.

Alpha-beta over cards played, with positions remembered at the start of tricks. Cards of a hand that
lie next to each other among those left, and count the same, are tried once. Points are reckoned as
`stakes.py` does: what is taken when all is decided counts no more, so there the search stops.
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
"""Cards left in all hands, beyond which it is not even tried."""
MOST_NODES = 2500
"""Cards tried before an end is given up as too far off: some ten milliseconds."""
SAME = 1e-6
"""Worths nearer than that are one."""


class SearchLimitError(Exception):
    """More cards tried than allowed."""


class Trick(NamedTuple):
    """A trick in progress: what was led, the card that holds it and its seat, how many cards."""

    lead: int
    best: int
    holder: int
    played: int
    points: int


NEW_TRICK = Trick(NO_CARD, NO_CARD, NOBODY, 0, 0)


class Search:
    """The search of one deal, from where it stands; worths are those of the first party."""

    def __init__(self, state: FilkoState) -> None:
        self.ruleset = ruleset = state.ruleset
        self.tables = tables = trump_tables(ruleset, state.trump)
        self.power = [tables.above[f].bit_count() for f in range(FACES)]
        self.party = state.party
        self.payoff = payoff_of(ruleset, state.status, state.party, state.party)
        self.must_beat = bool(ruleset.duty & BEAT)
        self.nodes = MOST_NODES
        self.known: dict[tuple[int, ...], tuple[float, float]] = {}
        self.hands: list[int] = []
        self.live = self.own = self.theirs = 0

    def see(self, state: FilkoState) -> Trick:
        """Go on from this state of the same deal, in this trick."""
        self.hands = [sum([1 << card for card in hand]) for hand in state.hands]
        self.live = sum(self.hands) + sum([1 << card for card in state.trick])
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
        """Whether the rest changes nothing."""
        return self.payoff.decided[self.own][self.payoff.total - self.own - self.theirs]

    def value(self, state: FilkoState) -> float:
        """The worth of a state in play."""
        trick = self.see(state)
        if self.decided:
            return self.payoff.worth(self.own, self.theirs)
        return self._play(state.to_move, trick, -1e9, 1e9)

    def keeping(self, state: FilkoState, value: float) -> int:
        """The least card after which the end is still worth as much as the state is."""
        trick, seat = self.see(state), state.to_move
        hand = self.hands[seat]
        beaters = self.tables.beaters[trick.best] if trick.played else 0
        *cards, last = reversed(self._choices(hand, trick, beaters))
        first = self.party >> seat & 1
        for card in [] if self.decided else cards:
            self.hands[seat] = hand & ~(1 << card)
            if first:
                keeps = self._after(seat, card, trick, value - SAME, value) > value - SAME / 2
            else:
                keeps = self._after(seat, card, trick, value, value + SAME) < value + SAME / 2
            self.hands[seat] = hand
            if keeps:
                return card
        return last

    def _between(self, leader: int, low: float, high: float) -> float:
        """The worth when a seat is to lead."""
        if self.decided:
            return self.payoff.worth(self.own, self.theirs)
        key = (*self.hands, leader, self.own)
        least, most = self.known.get(key, (-1e9, 1e9))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        before = self.live
        self.live = sum(self.hands)
        found = self._play(leader, NEW_TRICK, max(low, least), min(high, most))
        self.live = before
        if found > low:
            least = max(least, found)
        if found < high:
            most = min(most, found)
        self.known[key] = least, most
        return found

    def _play(self, seat: int, trick: Trick, low: float, high: float) -> float:
        """The worth when a seat is to play to a trick."""
        hand = self.hands[seat]
        first = self.party >> seat & 1
        found = -1e9 if first else 1e9
        beaters = self.tables.beaters[trick.best] if trick.played else 0
        for card in self._choices(hand, trick, beaters):
            self.nodes -= 1
            if self.nodes < 0:
                raise SearchLimitError
            self.hands[seat] = hand & ~(1 << card)
            now = self._after(seat, card, trick, low, high)
            self.hands[seat] = hand
            if first:
                found = max(found, now)
                low = max(low, now)
            else:
                found = min(found, now)
                high = min(high, now)
            if low >= high:
                break
        return found

    def _after(self, seat: int, card: int, trick: Trick, low: float, high: float) -> float:
        """The worth when the seat has played this card."""
        lead, best, holder, played, points = trick
        points += self.ruleset.value[card]
        if not played:
            lead = best = card
            holder = seat
        elif self.tables.beaters[best] >> card & 1:
            best, holder = card, seat
        if played + 1 < self.ruleset.players:
            going = Trick(lead, best, holder, played + 1, points)
            return self._play(self.ruleset.after[seat], going, low, high)
        own, theirs = self.own, self.theirs
        if self.party >> holder & 1:
            self.own += points
        else:
            self.theirs += points
        found = self._between(holder, low, high)
        self.own, self.theirs = own, theirs
        return found

    def _choices(self, hand: int, trick: Trick, beaters: int) -> list[int]:
        """The cards worth trying, high ones first."""
        pool = hand
        if trick.played:
            pool = hand & self.tables.suits[trick.lead] or hand & self.tables.trumps or hand
            if self.must_beat:
                pool = pool & beaters or pool
        if pool & (pool - 1) == 0:
            return [pool.bit_length() - 1]
        cards = sorted(_members(pool), key=self.power.__getitem__)
        others = self.live & ~hand
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


def _members(cards: int) -> list[int]:
    found = []
    while cards:
        last = cards & -cards
        found.append(last.bit_length() - 1)
        cards ^= last
    return found


def solving(state: FilkoState) -> Solving:
    """The end if everybody plays best from here; None if it is too far off, or not in play yet."""
    if state.phase not in (PLAY, CHOOSE) or sum(map(len, state.hands)) > MOST_CARDS:
        return None
    if state.phase == CHOOSE:
        return _finished(state, state.to_move, [])
    search = Search(state)
    try:
        value = search.value(state)
        yield
        search.nodes += MOST_NODES
        return (yield from _line(search, state, value))
    except SearchLimitError:
        return None


def _line(search: Search, state: FilkoState, value: float) -> Generator[None, None, Solution]:
    """The line on which everybody keeps to the worth; a deal that may be ended is."""
    now, line = state.clone(), list[int]()
    while now.phase == PLAY:
        action = search.keeping(now, value)
        if search.decided and not now.trick and END_EARLY in now.legal():
            action = END_EARLY
        line.append(action)
        now.apply(action)
        yield
    return _finished(now, state.to_move, line)


def _finished(state: FilkoState, seat: int, line: list[int]) -> Solution:
    """The solution when play is over: at most a servant is still to be chosen, whoever it is."""
    now = state.clone()
    while now.to_move != NOBODY:
        line.append(now.legal()[0])
        now.apply(line[-1])
    return Solution(worth(now)[seat], tuple(line))
