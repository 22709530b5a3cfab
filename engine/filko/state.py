"""One deal of a game of the Filicău / Filkó family: the state, and what an action does to it.

The pack may be cut first, or the Old Man may call. Then tricks: the right of the winner to lead is
all there is between them. A deal may end before its last trick once nothing can change.
"""

from __future__ import annotations

from engine.cards import FACE_MASK, NO_CARD
from engine.errors import Refusal
from engine.events import DealEnded, Event, PartnerShown, Played, Scored, ServantChosen, TrickWon
from engine.filko import opening, talk
from engine.filko.lacks import learn, shown_by
from engine.filko.refusals import action_refusal
from engine.filko.status import Outcome, Status, is_decided, outcome
from engine.filko.status import Played as PlayedDeal
from engine.filko.tables import (
    CALL,
    CHOOSE,
    CUT,
    END,
    END_EARLY,
    PLAY,
    SERVANT_BASE,
    FilkoTables,
)
from engine.game import NOBODY
from engine.tricks import NO_TRUMP, allowed

Trick = tuple[int, tuple[int, ...], int]
"""A finished trick: who led, its cards in order of play, who won it."""


class FilkoState:
    """A deal in progress. `status` is what was carried into it.

    `party` is the Old Man's (or the first side's) party, a bit for each seat, known to all once
    `revealed`; `called` the card whose holder is his partner; `exposed` the cards that all have
    seen before play. `totals` are the points of each side. `aims` and `signals` hold what each
    seat said last (-1: nothing), `said` who has spoken, signalled or asked at this trick. `gone`
    are the cards played so far and `lacks` what each seat has shown not to hold, a bit for each.
    """

    __slots__ = (
        "aims",
        "base",
        "called",
        "dealer",
        "exposed",
        "gone",
        "hands",
        "lacks",
        "leader",
        "old_man",
        "order",
        "party",
        "phase",
        "revealed",
        "said",
        "servant",
        "signals",
        "status",
        "tables",
        "to_move",
        "totals",
        "trick",
        "tricks",
        "trump",
    )

    def __init__(self, tables: FilkoTables, status: Status, dealer: int) -> None:
        """A deal in which no card has been dealt yet."""
        self.tables = tables
        self.status = status
        self.dealer = dealer
        self.base = (0,) * tables.sides
        self.totals = [0] * tables.sides
        self.hands: list[list[int]] = [[] for _ in range(tables.players)]
        self.order: tuple[int, ...] = ()
        self.exposed: tuple[int, ...] = ()
        self.trump = NO_TRUMP
        self.called = NO_CARD
        self.old_man = NOBODY
        self.party = tables.first_party if tables.fixed else 0
        self.revealed = tables.fixed
        self.servant = NOBODY
        self.phase = PLAY
        self.leader = self.to_move = tables.after[dealer]
        self.trick: tuple[int, ...] = ()
        self.tricks: list[Trick] = []
        self.gone = 0
        self.lacks = (0,) * tables.players
        self.aims = (-1,) * tables.players
        self.signals = (-1,) * tables.players
        self.said: frozenset[tuple[int, int]] = frozenset()

    def clone(self) -> FilkoState:
        """An independent copy; what never changes is shared."""
        new = object.__new__(FilkoState)
        for name in self.__slots__:
            setattr(new, name, getattr(self, name))
        new.totals = self.totals[:]
        new.hands = [hand[:] for hand in self.hands]
        new.tricks = self.tricks[:]
        return new

    @property
    def number(self) -> int:
        """The number of the trick being played, from 1."""
        return len(self.tricks) + 1

    def legal(self) -> list[int]:
        """All legal actions, ascending."""
        if self.phase == PLAY:
            hand = self.hands[self.to_move]
            cards = allowed(hand, self.trick, self.tables.orders[self.trump], self.tables.duty)
            return cards + talk.actions(self)
        if self.phase == CUT:
            return opening.cuts(self)
        if self.phase == CALL:
            return opening.calls(self)
        if self.phase == CHOOSE:
            seats = self.tables.seats(self.tables.everybody & ~self.outcome().status.masters)
            return [SERVANT_BASE + seat for seat in seats]
        return []

    def why_not(self, action: int, seat: int | None = None) -> Refusal | None:
        """The refusal of an action by a seat (default: the seat to move), or None if legal."""
        return action_refusal(self, action, seat)

    def apply(self, action: int, events: list[Event] | None = None) -> None:
        """Carry out a legal action (not checked); append what happened when a list is given."""
        if action < END_EARLY:
            self._play(action, events)
        elif self.phase == CUT:
            opening.cut(self, action, events)
        elif self.phase == CALL:
            opening.call(self, action, events)
        elif self.phase == CHOOSE:
            self.servant = action - SERVANT_BASE
            if events is not None:
                events.append(ServantChosen(self.servant))
            self.finish(events)
        elif action == END_EARLY:
            self._end(events)
        else:
            talk.say(self, action, events)

    # --- tricks -------------------------------------------------------------------------------

    def _play(self, card: int, events: list[Event] | None) -> None:
        seat = self.to_move
        self.hands[seat].remove(card)
        self.gone |= 1 << card
        if self.trick:
            shown = shown_by(self.tables.orders[self.trump], self.tables.duty, self.trick, card)
            if shown:
                self.lacks = learn(self.lacks, seat, shown)
        self.trick = (*self.trick, card)
        if events is not None:
            events.append(Played(seat, card))
        if card == self.called and not self.revealed:
            self.revealed = True
            if events is not None:
                events.append(PartnerShown(seat, card))
        if len(self.trick) == self.tables.players:
            self._resolve(events)
        else:
            self.to_move = self.tables.after[seat]

    def _resolve(self, events: list[Event] | None) -> None:
        """Give the trick to its winner, with the points in it."""
        tables = self.tables
        trick = self.trick
        best = tables.orders[self.trump].best(trick)
        winner = (self.leader + best) % tables.players
        if events is not None:
            events.append(TrickWon(winner, self.number, trick))
        for card in trick:
            points = tables.value[card & FACE_MASK]
            if points:
                self.totals[tables.side[winner]] += points
                if events is not None:
                    events.append(Scored(winner, points, "filko.points.values", (card,)))
        self.tricks.append((self.leader, trick, winner))
        self.trick = ()
        self.said = frozenset()
        self.leader = self.to_move = winner
        if not self.hands[winner]:
            self._end(events)

    # --- the end ------------------------------------------------------------------------------

    def party_points(self) -> int:
        """The points of the first party so far."""
        tables = self.tables
        if tables.fixed:
            return self.totals[0]
        return sum(self.totals[seat] for seat in tables.seats(self.party))

    def as_played(self, total: int) -> PlayedDeal:
        """The deal as its outcome is reckoned, by the points taken so far, of so many in all."""
        tables = self.tables
        return PlayedDeal(
            tables.players,
            self.dealer,
            self.party,
            self.party_points(),
            total,
            self.trump,
            self.old_man,
        )

    def points_left(self) -> int:
        """Points not taken yet."""
        return self.tables.total - sum(self.totals)

    def is_decided(self) -> bool:
        """Whether all can see that the rest of the deal changes nothing."""
        if not self.revealed:
            return False
        deal = self.as_played(self.tables.total)
        return is_decided(self.tables.rules, self.status, deal, self.points_left())

    def outcome(self) -> Outcome:
        """What comes of the deal; points that an early end leaves over are nobody's."""
        return outcome(self.tables.rules, self.status, self.as_played(sum(self.totals)))

    def _end(self, events: list[Event] | None) -> None:
        """After the last trick that is played: the first masters choose their servant."""
        end = self.outcome()
        if end.dealer == NOBODY:
            masters = self.tables.seats(end.status.masters)
            self.phase = CHOOSE
            self.to_move = self.leader if self.leader in masters else self.tables.after[self.leader]
        else:
            self.finish(events)

    def finish(self, events: list[Event] | None) -> None:
        """The deal is over."""
        self.phase = END
        self.to_move = NOBODY
        if events is not None:
            events.append(DealEnded())
