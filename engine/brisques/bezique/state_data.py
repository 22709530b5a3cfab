"""The fields of one deal of the Bézique family, `clone`, and the smallest changes.

Modules that check or carry out actions take this type; `state.py` imports them all, and none of
them imports it.
"""

from __future__ import annotations

from typing import Self

from brisques.bezique.meld_types import (
    MELDED,
    OVER,
    PLAY,
    SEVEN_SCORED,
    SHOWN,
    Meld,
    card_bits,
)
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.cards import NO_CARD
from brisques.events import DealEnded, Event, Scored, TrumpMade
from brisques.game import NOBODY
from brisques.tricks import NO_TRUMP


class BeziqueStateData:
    """The fields of a deal in progress.

    Cards are physical card numbers; a set of cards is an int with a bit for each.

    - `base`, `totals`: match points by side, before the deal and now.
    - `hands`, `won`, `brisques`: by seat, the cards held, won in tricks, and the aces and tens won.
    - `brisques_counted`: whether the totals hold the points of the brisques.
    - `all_won`: the cards that any seat has won, as a set.
    - `open`, `open_faces`: by seat, the won cards that it may meld, as a set, and their faces.
    - `used[card]`: the bits of `meld_types.py` for all that the card has counted in.
    - `melds`: the declarations, as (seat, index of the meld, cards, number of the trick).
    - `carte`: by seat, whether its carte blanche goes on.
    - `stock`, `drawn`: the undealt cards from the top, the turn-up last, and how many are drawn.
    - `separate_piles`: whether each seat draws from its own pile, so that draws do not depend on
      who wins tricks (variance reduction; only in determinized states).
    - `trump`, `context`: the trump suit, and the tables for it.
    - `duty`: what a seat that follows must do; `is_endgame`: whether the stock is gone.
    - `stop_at`: the total that ends the deal at once; `stopped_by`: the side that reached it and so
      has won, else NOBODY.
    - `lifted`, `looks`, `slips`: the size of the lifted packet, its apparent size, and the random
      errors of hand and eye.
    - `leader`: who led the trick on the table or, while its winner declares, the one before.
    - `passed_by`: the winner who let the partner declare, else NOBODY.

    The rest is about the trick just won, while its winner declares: `fresh` and `fresh_bits` are
    its cards, `candidates` the melds they may help to make, `slots` the number declared so far,
    `swap` the seven that may be exchanged, `options` the legal actions.
    """

    __slots__ = (
        "all_won",
        "base",
        "brisques",
        "brisques_counted",
        "candidates",
        "carte",
        "context",
        "dealer",
        "drawn",
        "duty",
        "fresh",
        "fresh_bits",
        "hands",
        "is_endgame",
        "leader",
        "lifted",
        "looks",
        "melds",
        "number",
        "open",
        "open_faces",
        "options",
        "passed_by",
        "phase",
        "ruleset",
        "separate_piles",
        "slips",
        "slots",
        "stock",
        "stop_at",
        "stopped_by",
        "swap",
        "to_move",
        "totals",
        "trick",
        "trump",
        "turnup",
        "used",
        "won",
    )

    def __init__(self, ruleset: BeziqueRuleset, base: tuple[int, ...], dealer: int) -> None:
        """Make an empty deal; `base` holds the match points before it, by side."""
        seats = range(ruleset.players)
        self.ruleset = ruleset
        self.base = base
        self.totals = list(base)
        self.dealer = dealer
        self.hands: list[list[int]] = [[] for _ in seats]
        self.won: list[list[int]] = [[] for _ in seats]
        self.brisques: list[list[int]] = [[] for _ in seats]
        self.brisques_counted = ruleset.brisque_now > 0
        self.all_won = 0
        self.open = [0] * ruleset.players
        self.open_faces = [0] * ruleset.players
        self.used = ruleset.unused[:]
        self.melds: list[tuple[int, int, tuple[int, ...], int]] = []
        self.carte = ruleset.no_carte
        self.stock: tuple[int, ...] = ()
        self.drawn = 0
        self.separate_piles = False
        self.turnup = NO_CARD
        self.trump = NO_TRUMP
        self.context = ruleset.unset[NO_TRUMP]
        self.stop_at = ruleset.stop
        self.stopped_by = NOBODY
        self.slips: tuple[int, ...] = ()
        self.lifted = self.looks = 0
        self.is_endgame = False
        self.duty = ruleset.stock_duty
        self.leader = self.to_move = (dealer + 1) % ruleset.players
        self.passed_by = NOBODY
        self.phase = PLAY
        self.number = 1
        self.trick: tuple[int, ...] = ()
        self.fresh: tuple[int, ...] = ()
        self.fresh_bits = 0
        self.candidates: list[tuple[int, Meld]] = []
        self.slots = 0
        self.swap = NO_CARD
        self.options: list[int] = []

    def clone(self) -> Self:
        """Return an independent copy; immutable parts are shared."""
        new = object.__new__(self.__class__)
        new.ruleset = self.ruleset
        new.base = self.base
        new.totals = self.totals[:]
        new.dealer = self.dealer
        new.hands = [hand[:] for hand in self.hands]
        new.won = [won[:] for won in self.won]
        new.brisques = [brisques[:] for brisques in self.brisques]
        new.brisques_counted = self.brisques_counted
        new.all_won = self.all_won
        new.open = self.open[:]
        new.open_faces = self.open_faces[:]
        new.used = self.used[:]
        new.melds = self.melds[:]
        new.carte = self.carte
        new.stock = self.stock
        new.drawn = self.drawn
        new.separate_piles = self.separate_piles
        new.turnup = self.turnup
        new.trump = self.trump
        new.context = self.context
        new.stop_at = self.stop_at
        new.stopped_by = self.stopped_by
        new.slips = self.slips
        new.lifted = self.lifted
        new.looks = self.looks
        new.is_endgame = self.is_endgame
        new.duty = self.duty
        new.leader = self.leader
        new.to_move = self.to_move
        new.passed_by = self.passed_by
        new.phase = self.phase
        new.number = self.number
        new.trick = self.trick
        new.fresh = self.fresh
        new.fresh_bits = self.fresh_bits
        new.candidates = self.candidates
        new.slots = self.slots
        new.swap = self.swap
        new.options = self.options
        return new

    def legal(self) -> list[int]:
        """Return all legal actions, ascending; `BeziqueState` implements it."""
        raise NotImplementedError

    @property
    def stock_left(self) -> int:
        """The number of undealt cards, the turn-up included."""
        return len(self.stock) - self.drawn

    @property
    def deece_counts(self) -> bool:
        """Whether a deece still scores (`seven.in-endgame`); a declared one does with melds."""
        rules = self.ruleset.rules
        return not self.is_endgame or rules.seven_in_endgame or rules.seven_when == "declared"

    @property
    def winner(self) -> int:
        """The winner of the last trick, while it or its partner declares."""
        return self.to_move if self.passed_by == NOBODY else self.passed_by

    # --- changes; each appends its events to the list if one is given -------------------------

    def win_brisque(self, seat: int, card: int, events: list[Event] | None) -> None:
        """Give a seat an ace or a ten; it may score at once."""
        self.brisques[seat].append(card)
        points = self.ruleset.brisque_now
        if points:
            self.score(seat, points, "bezique.brisque.points", (card,), events)

    def set_open(self, seat: int, cards: int) -> None:
        """Set the won cards that the seat may meld, and their faces."""
        self.open[seat] = cards
        self.open_faces[seat] = self.ruleset.faces_of(cards)

    def open_won_cards(self) -> None:
        """Set the won cards that each seat may meld: those that are kept and not spent."""
        ruleset = self.ruleset
        spent = MELDED if ruleset.spends else 0
        for seat, cards in enumerate(self.won if ruleset.from_won else ()):
            kept = (c for c in cards if ruleset.keeps(c, self.trump))
            self.set_open(seat, card_bits(c for c in kept if not self.used[c] & spent))

    def find_candidates(self) -> None:
        """Set the melds that the cards of the trick just won may help to make."""
        self.candidates = self.context.candidates(self.ruleset.faces_of(self.fresh_bits))

    def make_trumps(self, seat: int, suit: int, events: list[Event] | None) -> None:
        """Make this suit trumps, by a meld of the seat."""
        self.trump = suit
        self.context = self.ruleset.contexts[suit]
        self.open_won_cards()
        self.find_candidates()
        if events is not None:
            events.append(TrumpMade(seat, suit))

    def score_seven(self, seat: int, seven: int, events: list[Event] | None) -> None:
        """Score a deece that is shown, declared or exchanged, unless it has scored."""
        if not self.used[seven] & SEVEN_SCORED:
            self.used[seven] |= SEVEN_SCORED | (SHOWN if self.ruleset.from_hand else 0)
            self.score(seat, self.ruleset.rules.seven, "bezique.seven.points", (seven,), events)

    def score(
        self,
        seat: int,
        points: int,
        rule: str,
        cards: tuple[int, ...],
        events: list[Event] | None,
    ) -> None:
        """Add points to the seat's side; no other code does. May end the deal at once."""
        if points and self.phase != OVER:
            side = self.ruleset.side[seat]
            total = self.totals[side] = self.totals[side] + points
            if events is not None:
                events.append(Scored(seat, points, rule, cards))
            if total >= self.stop_at and rule.startswith(self.ruleset.ending_rules):
                self.stopped_by = side
                self.finish(events)

    def finish(self, events: list[Event] | None) -> None:
        """End the deal."""
        self.phase = OVER
        self.to_move = NOBODY
        self.options = []
        if events is not None:
            events.append(DealEnded())
