"""One deal of a game of the Bézique family: the state, and what an action does to it.

Every trick: play in turn; the winner takes the cards and scores what they bring by themselves
(brisques, deece, last trick); if he has something to declare he does so until he is done; all
draw, the winner first; the winner leads. Without a stock the strict duties of the endgame hold.
"""

from __future__ import annotations

from bisect import insort

from engine.bezique.melds import meld_actions
from engine.bezique.refusals import action_refusal, seven_refusal
from engine.bezique.tables import (
    CARD_BIT,
    DECLARE,
    DECLARE_SEVEN,
    DONE,
    EXCHANGE,
    MELD,
    MELDED,
    OVER,
    PLAY,
    SEVEN_SCORED,
    SHOWN,
    Meld,
    Tables,
    card_bits,
    is_trump_seven,
)
from engine.cards import FACE_MASK, NO_CARD, TEN
from engine.errors import Refusal
from engine.game import (
    NOBODY,
    DealEnded,
    Drew,
    EndgameBegan,
    Event,
    Exchanged,
    Played,
    Scored,
    TrickWon,
)
from engine.tricks import allowed


class BeziqueState:
    """A deal in progress. Made by `BeziqueGame.deal` or `load_position`, changed by `apply`.

    Cards are physical numbers; sets of them are ints with a bit for each card. `open[seat]` are
    the cards the seat may meld from (`open_faces` their faces), `used[card]` the bits of
    `tables.py` for what a card has counted in. The turn-up is the last card of `stock`, of which
    `drawn` are gone; `duty` is what now binds who follows. `melds` lists what was declared: seat,
    meld number, cards and trick number. `leader` led the trick on the table or, while its winner
    (`to_move`) declares, the one just finished. What follows is about that one and has no meaning
    in play: `fresh` (and `fresh_bits`) its cards, `near` the melds they may help to make, `slots`
    how many were declared, `swap` the seven that may be exchanged.
    """

    __slots__ = (
        "base",
        "brisques",
        "dealer",
        "drawn",
        "duty",
        "fresh",
        "fresh_bits",
        "hands",
        "leader",
        "melds",
        "near",
        "number",
        "open",
        "open_faces",
        "options",
        "phase",
        "slots",
        "stock",
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
        self.used = bytearray(tables.card_count)
        self.melds: list[tuple[int, int, tuple[int, ...], int]] = []
        self.stock: tuple[int, ...] = ()
        self.drawn = 0
        self.turnup = NO_CARD
        self.trump = 0
        self.strict = False
        self.duty = tables.stock_duty
        self.leader = self.to_move = (dealer + 1) % tables.players
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
        new = BeziqueState.__new__(BeziqueState)
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
        new.stock = self.stock
        new.drawn = self.drawn
        new.turnup = self.turnup
        new.trump = self.trump
        new.strict = self.strict
        new.duty = self.duty
        new.leader = self.leader
        new.to_move = self.to_move
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

    def legal(self) -> list[int]:
        """All legal actions, ascending."""
        if self.phase == PLAY:
            hand = self.hands[self.to_move]
            if self.duty and self.trick:
                return allowed(hand, self.trick, self.tables.orders[self.trump], self.duty)
            return hand.copy()
        if self.phase == DECLARE:
            return self.options.copy()
        return []

    def why_not(self, action: int, seat: int | None = None) -> Refusal | None:
        """The refusal of an action by a seat (default: the seat to move), or None if legal."""
        return action_refusal(self, action, seat)

    def seven_at_hand(self) -> int:
        """The seven that may be exchanged or declared now: of this trick, or any not yet scored."""
        if self.tables.auto_seven:
            return self.swap
        for card in self.won[self.to_move]:
            if is_trump_seven(card, self.trump) and not self.used[card] & SEVEN_SCORED:
                return card
        return NO_CARD

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
        elif action == DONE:
            self._leave_trick()
            self._draw(events)
        else:
            if action >= MELD:
                self._declare(action, events)
            else:
                self._use_seven(action, events)
            if self.phase == DECLARE:
                self._offer(self.near, events)

    def _resolve(self, trick: tuple[int, ...], events: list[Event] | None) -> None:
        """Give the trick to its winner and score what it brings without a declaration."""
        tables = self.tables
        self.trick = ()
        bits = key = 0
        for card in trick:
            bits |= CARD_BIT[card]
            key = key << 5 | card & FACE_MASK
        best, faces, brisques, sevens, near = tables.facts[self.trump][key]
        winner = self.to_move = tables.turns[self.leader][best]
        self.won[winner] += trick
        self.open[winner] |= bits
        self.open_faces[winner] |= faces
        self.fresh = trick
        self.fresh_bits = bits
        if events is not None:
            events.append(TrickWon(winner, self.number, trick))
        for place in brisques:
            self._win_brisque(winner, trick[place], events)
        if sevens:
            for place in sevens:
                self._win_seven(winner, trick[place], events)
        if self.number == tables.paid_trick:
            self._score(winner, tables.rules.last_trick, "bezique.last-trick.points", (), events)
        if self.phase == PLAY:
            self._offer(near, events)

    def _win_brisque(self, seat: int, card: int, events: list[Event] | None) -> None:
        self.brisques[seat].append(card)
        self._score(seat, self.tables.brisque_now, "bezique.brisque.points", (card,), events)

    def _win_seven(self, seat: int, card: int, events: list[Event] | None) -> None:
        """A deece pays whoever wins it first, and may be exchanged at this trick."""
        if self.used[card] & SEVEN_SCORED:
            return
        self.used[card] |= SEVEN_SCORED
        self.slots += self.tables.rules.seven_uses_slot
        if self.swap == NO_CARD:
            self.swap = card
        self._score(seat, self.tables.rules.seven, "bezique.seven.points", (card,), events)

    def _offer(self, near: list[tuple[int, Meld]], events: list[Event] | None) -> None:
        """Let the winner declare, or go on declaring, if there is anything; else draw."""
        options = meld_actions(self, near) if near else []
        if self.swap >= 0 or self.tables.sevens_wait:
            sevens = (EXCHANGE, DECLARE_SEVEN)
            options = [a for a in sevens if seven_refusal(self, a) is None] + options
        if options:
            self.options = [DONE, *options]
            self.near = near
            self.phase = DECLARE
        else:
            if self.phase == DECLARE or self.swap >= 0:
                self._leave_trick()
            self._draw(events)

    def _set_open(self, seat: int, cards: int) -> None:
        self.open[seat] = cards
        self.open_faces[seat] = self.tables.faces_of(cards)

    def _look_near(self) -> None:
        self.near = self.tables.near(self.trump, self.tables.faces_of(self.fresh_bits))

    def _declare(self, action: int, events: list[Event] | None) -> None:
        tables = self.tables
        seat = self.to_move
        meld, cards, bits = tables.meld_of(action)
        for card in cards:
            self.used[card] |= meld.type
        if tables.single_use:
            self._set_open(seat, self.open[seat] & ~bits)
        self.slots += 1
        self.melds.append((seat, meld.index, cards, self.number))
        points = tables.points[self.trump][meld.index]
        self._score(seat, points, tables.rule_ids[self.trump][meld.index], cards, events)

    def _use_seven(self, action: int, events: list[Event] | None) -> None:
        """Declare a deece, or take the turn-up for it, or both at once."""
        seat = self.to_move
        rules = self.tables.rules
        seven = self.seven_at_hand()
        self.swap = NO_CARD
        if action == EXCHANGE:
            taken = self.turnup
            self.won[seat].remove(seven)
            self.won[seat].append(taken)
            self._set_open(seat, self.open[seat] ^ CARD_BIT[seven] ^ CARD_BIT[taken])
            self.turnup = seven
            self.stock = (*self.stock[:-1], seven)
            if rules.exchanged_is_trick_card:
                self.fresh = (*self.fresh, taken)
                self.fresh_bits |= CARD_BIT[taken]
                self._look_near()
            if events is not None:
                events.append(Exchanged(seat, seven, taken))
        if not self.tables.auto_seven:
            self.used[seven] |= SEVEN_SCORED
            self.slots += rules.seven_uses_slot
            self._score(seat, rules.seven, "bezique.seven.points", (seven,), events)
        if action == EXCHANGE and rules.exchanged_brisque and taken & 7 >= TEN:
            self._win_brisque(seat, taken, events)

    def _leave_trick(self) -> None:
        """Forget what only mattered while the trick just won could be declared at."""
        self.phase = PLAY
        self.options = []
        self.slots = 0
        self.swap = NO_CARD

    def _draw(self, events: list[Event] | None) -> None:
        """All draw, the winner first; the winner leads the next trick, or the deal ends."""
        leader = self.leader = self.to_move
        if self.strict:
            if not self.hands[leader]:
                self._count_brisques(events)
                self._finish(events)
            else:
                self.number += 1
            return
        self.number += 1
        seats = self.tables.turns[leader]
        hands = self.hands
        stock = self.stock
        drawn = self.drawn
        if events is not None:
            for seat, card in zip(seats, stock[drawn:], strict=False):
                events.append(Drew(seat, card, card == self.turnup))
        for seat in seats:
            insort(hands[seat], stock[drawn])
            drawn += 1
        self.drawn = drawn
        if drawn == len(stock):
            self._begin_endgame(events)

    def _begin_endgame(self, events: list[Event] | None) -> None:
        """The stock is gone; all have seen who drew the turn-up, its last card."""
        self.strict = True
        self.duty = self.tables.endgame_duty
        if self.turnup != NO_CARD:
            self.used[self.turnup] |= SHOWN
            self.turnup = NO_CARD
        if events is not None:
            events.append(EndgameBegan())

    def _count_brisques(self, events: list[Event] | None) -> None:
        if self.tables.brisque_now:
            return
        for seat in self.tables.turns[self.leader]:
            cards = tuple(self.brisques[seat])
            points = self.tables.rules.brisque * len(cards)
            self._score(seat, points, "bezique.brisque.points", cards, events)

    def _score(
        self, seat: int, points: int, rule: str, cards: tuple[int, ...], events: list[Event] | None
    ) -> None:
        """The one place where points move. A game that ends at once ends here."""
        if points and self.phase != OVER:
            total = self.totals[seat] = self.totals[seat] + points
            if events is not None:
                events.append(Scored(seat, points, rule, cards))
            if total >= self.tables.stop_at:
                self._finish(events)

    def _finish(self, events: list[Event] | None) -> None:
        self.phase = OVER
        self.to_move = NOBODY
        self.options = []
        if events is not None:
            events.append(DealEnded())

    def restore(self) -> None:
        """Make what follows from the other fields: sets of cards, and options."""
        single = self.tables.single_use
        if self.strict:
            self.duty = self.tables.endgame_duty
        for seat, cards in enumerate(self.won):
            unspent = (card for card in cards if not (single and self.used[card] & MELDED))
            self._set_open(seat, card_bits(unspent))
        self.fresh_bits = card_bits(self.fresh)
        self.options = []
        if self.phase == DECLARE:
            self._look_near()
            self._offer(self.near, None)
