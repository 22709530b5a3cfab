"""What the seat to move knows of a deal, worked out once for a decision, and how it stands.

It is read off the state for speed, but only what the seat may see of it: its own hand, the cards
played, what everybody has shown not to hold, and the parties as far as it knows them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.cards import ACE, NO_CARD, TEN
from engine.filko.charts import Chart, absent, chart
from engine.filko.observe import known_sides
from engine.filko.stakes import LEVELS, Stakes, stakes
from engine.filko.tables import AIMS, FilkoTables

if TYPE_CHECKING:
    from engine.filko.state import FilkoState
    from engine.filko.weights import Weights

RUN = AIMS.index("run")
LEAST_SLOPE = 2.0
"""What a point is worth where nothing much hangs on it."""


class Behind(NamedTuple):
    """A seat that plays later in the trick: how likely it is a foe, and what it may hold."""

    foe: float
    friend: float
    can: int
    without: list[float]
    """How likely it has none of so many cards that it may hold."""
    trumps: float
    """How likely it has a trump."""


class Looker:
    """Looks at states of one variant with the same weights."""

    def __init__(self, tables: FilkoTables, weights: Weights) -> None:
        self.tables = tables
        self.weights = weights
        self.charts = [chart(tables, suit) for suit in range(4)]
        plain = [card for card in tables.cards if card not in tables.permanent]
        self.aces = sum(1 << card for card in plain if card & 7 == ACE)
        self.tens = sum(1 << card for card in plain if card & 7 == TEN)
        self._strengths = [self._strength(each) for each in self.charts]
        self._chances: dict[tuple[int, int, int], tuple[float, ...]] = {}

    def _strength(self, ruling: Chart) -> list[float]:
        """The share of a trick that each card is good for."""
        weights = self.weights
        worth = [0.0] * 32
        for card in self.tables.cards:
            if ruling.trumps >> card & 1:
                worth[card] = weights.strong_trump + weights.strong_height * ruling.height[card]
            elif card & 7 >= TEN:
                worth[card] = weights.strong_ace if card & 7 == ACE else weights.strong_ten
        return worth

    def friends(self, state: FilkoState, seat: int) -> tuple[float, ...]:
        """How likely each seat is of the party of this one."""
        if self.tables.fixed:
            party = state.party
            allies = party if party >> seat & 1 else self.tables.everybody & ~party
            foes = self.tables.everybody & ~allies
        else:
            allies, foes = known_sides(state, seat)
        key = (seat, allies, foes)
        found = self._chances.get(key)
        if found is None:
            found = self._chances[key] = self._chances_of(*key)
        return found

    def _chances_of(self, seat: int, allies: int, foes: int) -> tuple[float, ...]:
        """Of those unknown, the Old Man has one partner, and the others have all but him."""
        players = self.tables.players
        unknown = self.tables.everybody & ~(allies | foes)
        friends = players - 3 if foes else 1
        stranger = friends / max(1, unknown.bit_count())
        return tuple(
            1.0 if allies >> s & 1 else 0.0 if foes >> s & 1 else stranger for s in range(players)
        )

    def stakes(self, state: FilkoState, seat: int) -> Stakes:
        """What points mean to the seat's party; where that is not known, some party like it."""
        tables, party = self.tables, state.party
        if not state.revealed:
            knows = state.called != NO_CARD and state.called in state.hands[seat]
            if not knows:  # then the seat is of the first party only as the Old Man
                other = tables.after[state.old_man]
                party = 1 << state.old_man | 1 << (tables.after[other] if other == seat else other)
        mine = party if party >> seat & 1 else tables.everybody & ~party
        return stakes(tables, state.status, party, mine)

    def strength(self, state: FilkoState, unseen: int, friends: tuple[float, ...]) -> int:
        """The level of `Stakes.promise` for the seat's party, by its own hand and its number."""
        weights = self.weights
        hand = state.hands[state.to_move]
        worth = self._strengths[state.trump]
        mine = 0.0
        for card in hand:
            mine += worth[card]
        ruling = self.charts[state.trump]
        trumps = (unseen & ruling.trumps).bit_count()
        plain = unseen & ~ruling.trumps
        theirs = (
            trumps * (weights.strong_trump + 0.5 * weights.strong_height)
            + (plain & self.aces).bit_count() * weights.strong_ace
            + (plain & self.tens).bit_count() * weights.strong_ten
        )
        held = len(hand)
        ahead = mine / held - theirs / max(1, unseen.bit_count())
        number = sum(friends)
        sides = weights.strong_friend * (2.0 * number / len(friends) - 1.0)
        share = 0.5 + ahead + sides + (0.0 if state.trick else weights.strong_lead)
        for s, aim in enumerate(state.aims):
            if aim == RUN and friends[s] == 1.0:
                share -= weights.heard_run
        return max(1, min(LEVELS - 1, round(share * LEVELS)))

    def behind(
        self, state: FilkoState, unseen: int, friends: tuple[float, ...], trumps: int
    ) -> list[Behind]:
        """The seats that play after this one in the trick."""
        after, lacks, hands = self.tables.after, state.lacks, state.hands
        found = []
        seat = state.to_move
        for _ in range(self.tables.players - 1 - len(state.trick)):
            seat = after[seat]
            can = unseen & ~lacks[seat]
            held = len(hands[seat])
            without = absent(max(can.bit_count(), held))[held]
            friend = friends[seat]
            found.append(
                Behind(
                    1.0 - friend, friend, can, without, 1.0 - without[(can & trumps).bit_count()]
                )
            )
        return found
