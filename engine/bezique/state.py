"""One deal of a game of the Bézique family: the state, and what an action does to it.

Every trick: play in turn; the winner takes the cards and scores what they bring by themselves
(brisques, deece, last trick); then he may declare until he is done; all draw, the winner first; the
winner leads. Without a stock the strict duties of the endgame hold.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from engine.bezique import closing, packet
from engine.bezique.declaring import act, offer, options
from engine.bezique.kinds import (
    CARD_BIT,
    DECLARE,
    DONE,
    LIFT,
    MELDED,
    NEVER,
    OVER,
    PLAY,
    SEVEN_SCORED,
    SHOWN,
    Meld,
    card_bits,
)
from engine.bezique.refusals import action_refusal
from engine.bezique.tables import Tables
from engine.cards import FACE_MASK, NO_CARD
from engine.errors import Refusal
from engine.events import DealEnded, Drew, EndgameBegan, Event, Played, Scored, TrickWon, TrumpMade
from engine.game import NOBODY
from engine.tricks import NO_TRUMP, allowed


class BeziqueState:
    """A deal in progress. Made by `announcing.new_state`, changed by `apply`.

    Cards are physical numbers; sets of them are ints with a bit for each card. `open[seat]` are
    the won cards the seat may meld from (`open_faces` their faces), `used[card]` the bits of
    `kinds.py` for what a card has counted in, `carte[seat]` whether its carte blanche goes on. The
    turn-up is the last card of `stock`, of which `drawn` are gone; in a world that is only guessed
    the cards of the stock lie `apart`, one pile a seat, so that nobody's luck hangs on who wins the
    trick and ways to play can be compared. `duty` is what now binds who
    follows; `chart` is what holds under `trump`. `melds` lists what was declared: seat, meld
    number, cards and trick number. `stop_at` is the total that ends the deal at once. `lifted` and
    `looks` are the size of the packet and how large it seems; `slips` how far hand and eye miss.

    `leader` led the trick on the table or, while its winner declares, the one just finished.
    `to_move` is that winner, or his partner when `passed_by` him. What follows is about that trick
    and has no meaning in play: `fresh` (and `fresh_bits`) its cards, `near` the melds they may help
    to make, `slots` how many were declared, `swap` the seven that may be exchanged.
    """

    __slots__ = (
        "apart",
        "base",
        "brisques",
        "carte",
        "chart",
        "dealer",
        "drawn",
        "duty",
        "fresh",
        "fresh_bits",
        "hands",
        "leader",
        "lifted",
        "looks",
        "melds",
        "near",
        "number",
        "open",
        "open_faces",
        "options",
        "passed_by",
        "phase",
        "slips",
        "slots",
        "stock",
        "stop_at",
        "strict",
        "swap",
        "tables",
        "to_move",
        "totals",
        "trick",
        "trump",
        "turnup",
        "used",
        "won",
    )

    def __init__(self, tables: Tables, base: tuple[int, ...], dealer: int) -> None:
        """An empty deal: no cards anywhere yet."""
        seats = range(tables.players)
        self.tables = tables
        self.base = base
        self.totals = list(base)
        self.dealer = dealer
        self.hands: list[list[int]] = [[] for _ in seats]
        self.won: list[list[int]] = [[] for _ in seats]
        self.brisques: list[list[int]] = [[] for _ in seats]
        self.open = [0] * tables.players
        self.open_faces = [0] * tables.players
        self.used = tables.unused[:]
        self.melds: list[tuple[int, int, tuple[int, ...], int]] = []
        self.carte = tables.no_carte
        self.stock: tuple[int, ...] = ()
        self.drawn = 0
        self.apart = False
        self.turnup = NO_CARD
        self.trump = NO_TRUMP
        self.chart = tables.unset[NO_TRUMP]
        self.stop_at = tables.stop
        self.slips: tuple[int, ...] = ()
        self.lifted = self.looks = 0
        self.strict = False
        self.duty = tables.stock_duty
        self.leader = self.to_move = (dealer + 1) % tables.players
        self.passed_by = NOBODY
        self.phase = PLAY
        self.number = 1
        self.trick: tuple[int, ...] = ()
        self.fresh: tuple[int, ...] = ()
        self.fresh_bits = 0
        self.near: list[tuple[int, Meld]] = []
        self.slots = 0
        self.swap = NO_CARD
        self.options: list[int] = []

    def clone(self) -> BeziqueState:
        """An independent copy; what never changes is shared."""
        new = object.__new__(self.__class__)
        new.tables = self.tables
        new.base = self.base
        new.totals = self.totals[:]
        new.dealer = self.dealer
        new.hands = [hand[:] for hand in self.hands]
        new.won = [won[:] for won in self.won]
        new.brisques = [brisques[:] for brisques in self.brisques]
        new.open = self.open[:]
        new.open_faces = self.open_faces[:]
        new.used = self.used[:]
        new.melds = self.melds[:]
        new.carte = self.carte
        new.stock = self.stock
        new.drawn = self.drawn
        new.apart = self.apart
        new.turnup = self.turnup
        new.trump = self.trump
        new.chart = self.chart
        new.stop_at = self.stop_at
        new.slips = self.slips
        new.lifted = self.lifted
        new.looks = self.looks
        new.strict = self.strict
        new.duty = self.duty
        new.leader = self.leader
        new.to_move = self.to_move
        new.passed_by = self.passed_by
        new.phase = self.phase
        new.number = self.number
        new.trick = self.trick
        new.fresh = self.fresh
        new.fresh_bits = self.fresh_bits
        new.near = self.near
        new.slots = self.slots
        new.swap = self.swap
        new.options = self.options
        return new

    @property
    def stock_left(self) -> int:
        """Undealt cards, the turn-up included."""
        return len(self.stock) - self.drawn

    @property
    def winner(self) -> int:
        """While a trick is declared at: who won it."""
        return self.to_move if self.passed_by == NOBODY else self.passed_by

    def legal(self) -> list[int]:
        """All legal actions, ascending."""
        if self.phase == PLAY:
            hand = self.hands[self.to_move]
            if self.duty and self.trick:
                return allowed(hand, self.trick, self.chart.order, self.duty)
            return hand.copy()
        if self.phase == DECLARE:
            return self.options.copy()
        return packet.actions(self) if self.phase < PLAY else []

    def why_not(self, action: int, seat: int | None = None) -> Refusal | None:
        """The refusal of an action by a seat (default: the seat to move), or None if legal."""
        return action_refusal(self, action, seat)

    def apply(self, action: int, events: list[Event] | None = None) -> None:
        """Carry out a legal action (not checked); append what happened when a list is given."""
        if action < DONE:
            seat = self.to_move
            self.hands[seat].remove(action)
            trick = self.trick + (action,)  # noqa: RUF005 (half the price of a star, twice a trick)
            if events is not None:
                events.append(Played(seat, action))
            if len(trick) == self.tables.players:
                self._resolve(trick, events)
            else:
                self.trick = trick
                self.to_move = self.tables.after[seat]
        elif self.phase == DECLARE:
            act(self, action, events)
        elif self.phase == LIFT:
            packet.lift(self, action, events)
        else:
            packet.guess(self, action, events)

    # --- tricks -------------------------------------------------------------------------------

    def _resolve(self, trick: tuple[int, ...], events: list[Event] | None) -> None:
        """Give the trick to its winner and score what it brings without a declaration."""
        tables = self.tables
        self.trick = ()
        bits = key = 0
        for card in trick:
            bits |= CARD_BIT[card]
            key = key << 5 | card & FACE_MASK
        best, faces, brisques, sevens, near = self.chart.facts[key]
        winner = self.to_move = tables.turns[self.leader][best]
        self.won[winner] += trick
        if tables.keeps_all:
            self.open[winner] |= bits
            self.open_faces[winner] |= faces
        elif tables.from_won:
            kept = card_bits(card for card in trick if tables.keeps(card, self.trump))
            self.set_open(winner, self.open[winner] | kept)
        self.fresh = trick
        self.fresh_bits = bits
        if events is not None:
            events.append(TrickWon(winner, self.number, trick))
        if brisques:
            self.win_brisques(winner, trick, brisques, events)
        if sevens:
            for place in sevens:
                self._win_seven(winner, trick[place], events)
        if self.number == tables.paid_trick:
            stop_at = self.stop_at
            if self.number == tables.tricks:
                self.stop_at = NEVER  # it belongs to the count, which ends no deal early
            self.score(winner, tables.rules.last_trick, "bezique.last-trick.points", (), events)
            self.stop_at = stop_at
        if self.phase == PLAY:
            offer(self, near, events)

    def win_brisques(
        self, seat: int, cards: tuple[int, ...], places: tuple[int, ...], events: list[Event] | None
    ) -> None:
        """The aces and tens at these places of the cards are won; they may pay at once."""
        points = self.tables.brisque_now
        pile = self.brisques[seat]
        for place in places:
            pile.append(cards[place])
            if points:
                self.score(seat, points, "bezique.brisque.points", (cards[place],), events)

    def _win_seven(self, seat: int, card: int, events: list[Event] | None) -> None:
        """A deece pays whoever wins it first, and may be exchanged at this trick."""
        if self.used[card] & SEVEN_SCORED:
            return
        self.used[card] |= SEVEN_SCORED
        self.slots += self.tables.rules.seven_uses_slot
        if self.swap == NO_CARD:
            self.swap = card
        self.score(seat, self.tables.rules.seven, "bezique.seven.points", (card,), events)

    def set_open(self, seat: int, cards: int) -> None:
        """These are the won cards the seat may meld from."""
        self.open[seat] = cards
        self.open_faces[seat] = self.tables.faces_of(cards)

    def make_trumps(self, seat: int, suit: int, events: list[Event] | None) -> None:
        """A meld of the seat's has made this suit trumps."""
        self.trump = suit
        self.chart = self.tables.charts[suit]
        if events is not None:
            events.append(TrumpMade(seat, suit))

    def score_seven(self, seat: int, seven: int, events: list[Event] | None) -> None:
        """A deece shown, declared or exchanged pays once."""
        if not self.used[seven] & SEVEN_SCORED:
            self.used[seven] |= SEVEN_SCORED | (SHOWN if self.tables.from_hand else 0)
            self.score(seat, self.tables.rules.seven, "bezique.seven.points", (seven,), events)

    # --- drawing and the end ------------------------------------------------------------------

    def draw(self, events: list[Event] | None) -> None:
        """All draw, the winner first; the winner leads the next trick, or the deal ends."""
        leader = self.leader = self.to_move
        if self.strict:
            if not self.hands[leader]:
                closing.count(self, events)
                self._finish(events)
            else:
                self.number += 1
            return
        self.number += 1
        seats = self.tables.turns[leader]
        hands = self.hands
        cards = self.coming(seats)
        if events is not None:
            for seat, card in zip(seats, cards, strict=True):
                events.append(Drew(seat, card, card == self.turnup))
        for seat, card in zip(seats, cards, strict=True):
            insort(hands[seat], card)
        self.drawn += len(seats)
        if self.drawn == len(self.stock):
            self._begin_endgame(events)

    def coming(self, seats: Sequence[int]) -> Sequence[int]:
        """The next card of each seat: the winner has that on top."""
        drawn = self.drawn
        cards = self.stock[drawn : drawn + len(seats)]
        if self.apart and drawn + len(seats) < len(self.stock):  # the turn-up is for the last
            return [cards[seat] for seat in seats]
        return cards

    def _begin_endgame(self, events: list[Event] | None) -> None:
        """The stock is gone; all have seen who drew the turn-up, its last card."""
        self.strict = True
        self.duty = self.tables.endgame_duty
        if self.turnup != NO_CARD:
            self.used[self.turnup] |= SHOWN
            self.turnup = NO_CARD
        if events is not None:
            events.append(EndgameBegan())

    def score(
        self,
        seat: int,
        points: int,
        rule: str,
        cards: tuple[int, ...],
        events: list[Event] | None,
    ) -> None:
        """The one place where points move. A game that ends at once ends here."""
        if points and self.phase != OVER:
            side = self.tables.side[seat]
            total = self.totals[side] = self.totals[side] + points
            if events is not None:
                events.append(Scored(seat, points, rule, cards))
            if total >= self.stop_at and rule.startswith(self.tables.end_by):
                self._finish(events)

    def _finish(self, events: list[Event] | None) -> None:
        self.phase = OVER
        self.to_move = NOBODY
        self.options = []
        if events is not None:
            events.append(DealEnded())

    def restore(self) -> None:
        """Make what follows from the other fields: sets of cards, what trumps mean, and options."""
        tables = self.tables
        if self.trump != NO_TRUMP:
            self.chart = tables.charts[self.trump]
        if self.strict:
            self.duty = tables.endgame_duty
        if tables.from_won:
            for seat, cards in enumerate(self.won):
                kept = (c for c in cards if tables.keeps(c, self.trump))
                spent = MELDED if tables.spends else 0
                self.set_open(seat, card_bits(c for c in kept if not self.used[c] & spent))
        self.fresh_bits = card_bits(self.fresh)
        self.options = []
        if self.phase == DECLARE:
            self.near = self.chart.near(tables.faces_of(self.fresh_bits))
            self.options = [DONE, *options(self, self.near)]
