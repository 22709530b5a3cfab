"""One deal of the Bézique family: its state, and what an action does to it.

In every trick all seats play in turn. The winner takes the cards, scores what needs no declaration
(brisques, deece, last trick) and may declare until it is done. Then all draw, the winner first, and
the winner leads. Without a stock the strict duties of the endgame apply.
"""

from __future__ import annotations

from brisques.bezique import packet
from brisques.bezique.declaring import apply_choice, declare_or_draw, list_options
from brisques.bezique.legality import action_refusal
from brisques.bezique.meld_types import (
    CARD_BIT,
    DECLARE,
    DONE,
    LIFT,
    MELDED,
    PLAY,
    SEVEN_SCORED,
    UNREACHABLE,
    card_bits,
)
from brisques.bezique.state_data import BeziqueStateData
from brisques.cards import NO_CARD
from brisques.errors import Refusal
from brisques.events import (
    Event,
    Played,
    TrickWon,
)
from brisques.tricks import NO_TRUMP, allowed_cards


class BeziqueState(BeziqueStateData):
    """A deal in progress. Made by `announcing.new_state`."""

    __slots__ = ()

    def legal(self) -> list[int]:
        """Return all legal actions, ascending; empty only when the deal is over."""
        if self.phase == PLAY:
            hand = self.hands[self.to_move]
            if self.duty and self.trick:
                return allowed_cards(hand, self.trick, self.context.order, self.duty)
            return hand.copy()
        if self.phase == DECLARE:
            return self.options.copy()
        return packet.actions(self) if self.phase < PLAY else []

    def why_not(self, action: int, seat: int | None = None) -> Refusal | None:
        """Return why a seat (default: the seat to move) may not do this, or None if it may."""
        return action_refusal(self, action, seat)

    def apply(self, action: int, events: list[Event] | None = None) -> None:
        """Carry out a legal action (unchecked); append its events to the list if one is given."""
        if action < DONE:
            seat = self.to_move
            self.hands[seat].remove(action)
            trick = self.trick + (action,)  # noqa: RUF005 (2x faster than a star; runs twice a trick)
            if events is not None:
                events.append(Played(seat, action))
            if len(trick) == self.ruleset.players:
                self._resolve(trick, events)
            else:
                self.trick = trick
                self.to_move = self.ruleset.after[seat]
        elif self.phase == DECLARE:
            apply_choice(self, action, events)
        elif self.phase == LIFT:
            packet.apply_lift(self, action, events)
        else:
            packet.apply_guess(self, action, events)

    # --- tricks -------------------------------------------------------------------------------

    def _resolve(self, trick: tuple[int, ...], events: list[Event] | None) -> None:
        """Give the trick to its winner and score what needs no declaration."""
        ruleset = self.ruleset
        self.trick = ()
        bits = 0
        for card in trick:
            bits |= CARD_BIT[card]
        best, faces, brisques, sevens, candidates = self.context.facts(trick)
        winner = self.to_move = ruleset.turns[self.leader][best]
        self.won[winner] += trick
        self.all_won |= bits
        if ruleset.keeps_all:
            self.open[winner] |= bits
            self.open_faces[winner] |= faces
        elif ruleset.from_won:
            self.set_open(winner, self.open[winner] | ruleset.kept_of(trick, self.trump))
        self.fresh = trick
        self.fresh_bits = bits
        if events is not None:
            events.append(TrickWon(winner, self.number, trick))
        if brisques:
            self.win_brisques(winner, trick, brisques, events)
        if sevens:
            for place in sevens:
                self._win_seven(winner, trick[place], events)
        if self.number == ruleset.paid_trick:
            stop_at = self.stop_at
            if self.number == ruleset.tricks:
                self.stop_at = UNREACHABLE  # part of the final count, which ends no deal early
            self.score(winner, ruleset.rules.last_trick, "bezique.last-trick.points", (), events)
            self.stop_at = stop_at
        if self.phase == PLAY:
            declare_or_draw(self, candidates, events)

    def _win_seven(self, seat: int, card: int, events: list[Event] | None) -> None:
        """Score a deece for the first seat that wins it; it may be exchanged at this trick."""
        if self.used[card] & SEVEN_SCORED:
            return
        self.used[card] |= SEVEN_SCORED
        self.slots += self.ruleset.rules.seven_uses_slot
        if self.swap == NO_CARD:
            self.swap = card
        self.score(seat, self.ruleset.rules.seven, "bezique.seven.points", (card,), events)

    def restore(self) -> None:
        """Derive the fields that follow from others: masks, trump context, duty, options."""
        ruleset = self.ruleset
        if self.trump != NO_TRUMP:
            self.context = ruleset.contexts[self.trump]
        if self.strict:
            self.duty = ruleset.endgame_duty
        self.all_won = card_bits(card for cards in self.won for card in cards)
        if ruleset.from_won:
            for seat, cards in enumerate(self.won):
                kept = (c for c in cards if ruleset.keeps(c, self.trump))
                spent = MELDED if ruleset.spends else 0
                self.set_open(seat, card_bits(c for c in kept if not self.used[c] & spent))
        self.fresh_bits = card_bits(self.fresh)
        self.options = []
        if self.phase == DECLARE:
            self.candidates = self.context.candidates(ruleset.faces_of(self.fresh_bits))
            self.options = [DONE, *list_options(self, self.candidates)]
