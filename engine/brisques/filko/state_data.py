"""The fields of one deal of the Filicău / Filkó family, `clone`, and the outcome of the deal.

Modules that check or carry out actions take this type; `state.py` imports them all, and none of
them imports it.
"""

from __future__ import annotations

from typing import Self

from brisques.cards import NO_CARD
from brisques.events import DealEnded, Event
from brisques.filko.ruleset import END, PLAY, FilkoRuleset
from brisques.filko.status import DealResult, Outcome, Status, outcome
from brisques.game import NOBODY
from brisques.tricks import NO_TRUMP

Trick = tuple[int, tuple[int, ...], int]
"""A finished trick: who led, its cards in order of play, who won it."""


class FilkoStateData:
    """The fields of a deal in progress. Sets of seats and of cards are ints with a bit for each.

    - `status`: what the deal before left;
    - `totals`: the points of each side;
    - `party`: the Old Man's (or the first side's) party; `revealed`: whether all seats know it;
    - `called`: the card whose holder is the Old Man's partner, or NO_CARD;
    - `exposed`: the cards that all have seen before play;
    - `aims`, `signals`: by seat, what it said last, -1 for nothing;
    - `said`: the kinds of talk that each seat has made at this trick (`talk.said_by`);
    - `gone`: the cards played so far; `voids`: by seat, the cards it cannot hold.
    """

    __slots__ = (
        "aims",
        "base",
        "called",
        "dealer",
        "exposed",
        "gone",
        "hands",
        "leader",
        "old_man",
        "order",
        "party",
        "phase",
        "revealed",
        "ruleset",
        "said",
        "servant",
        "signals",
        "status",
        "to_move",
        "totals",
        "trick",
        "tricks",
        "trump",
        "voids",
    )

    def __init__(self, ruleset: FilkoRuleset, status: Status, dealer: int) -> None:
        """Make a deal in which no card has been dealt yet."""
        self.ruleset = ruleset
        self.status = status
        self.dealer = dealer
        self.base = (0,) * ruleset.sides
        self.totals = [0] * ruleset.sides
        self.hands: list[list[int]] = [[] for _ in range(ruleset.players)]
        self.order: tuple[int, ...] = ()
        self.exposed: tuple[int, ...] = ()
        self.trump = NO_TRUMP
        self.called = NO_CARD
        self.old_man = NOBODY
        self.party = ruleset.first_party if ruleset.fixed else 0
        self.revealed = ruleset.fixed
        self.servant = NOBODY
        self.phase = PLAY
        self.leader = self.to_move = ruleset.after[dealer]
        self.trick: tuple[int, ...] = ()
        self.tricks: list[Trick] = []
        self.gone = 0
        self.voids = (0,) * ruleset.players
        self.aims = (-1,) * ruleset.players
        self.signals = (-1,) * ruleset.players
        self.said = 0

    def clone(self) -> Self:
        """Return an independent copy; immutable parts are shared."""
        new = object.__new__(self.__class__)
        new.aims = self.aims
        new.base = self.base
        new.called = self.called
        new.dealer = self.dealer
        new.exposed = self.exposed
        new.gone = self.gone
        new.hands = [hand[:] for hand in self.hands]
        new.leader = self.leader
        new.old_man = self.old_man
        new.order = self.order
        new.party = self.party
        new.phase = self.phase
        new.revealed = self.revealed
        new.ruleset = self.ruleset
        new.said = self.said
        new.servant = self.servant
        new.signals = self.signals
        new.status = self.status
        new.to_move = self.to_move
        new.totals = self.totals[:]
        new.trick = self.trick
        new.tricks = self.tricks[:]
        new.trump = self.trump
        new.voids = self.voids
        return new

    @property
    def number(self) -> int:
        """The number of the trick being played, from 1."""
        return len(self.tricks) + 1

    # --- the end ------------------------------------------------------------------------------

    def party_points(self) -> int:
        """Return the points of `party` so far."""
        ruleset = self.ruleset
        if ruleset.fixed:
            return self.totals[0]
        return sum(self.totals[seat] for seat in ruleset.seats(self.party))

    def deal_result(self, total: int) -> DealResult:
        """Return the result so far; `total` is the number of points in the deal."""
        ruleset = self.ruleset
        return DealResult(
            ruleset.players,
            self.dealer,
            self.party,
            self.party_points(),
            total,
            self.trump,
            self.old_man,
        )

    def points_left(self) -> int:
        """Return the points that nobody has taken yet."""
        return self.ruleset.total - sum(self.totals)

    def is_decided(self) -> bool:
        """Return whether all seats can know that the rest of the deal changes nothing."""
        if not self.revealed:
            return False
        ruleset = self.ruleset
        deal = self.deal_result(ruleset.total)
        return ruleset.is_decided(self.status, deal, self.points_left())

    def outcome(self) -> Outcome:
        """Return the outcome of the deal; after an early end nobody has the points left over."""
        return outcome(self.ruleset.rules, self.status, self.deal_result(sum(self.totals)))

    def finish(self, events: list[Event] | None) -> None:
        """End the deal."""
        self.phase = END
        self.to_move = NOBODY
        if events is not None:
            events.append(DealEnded())
