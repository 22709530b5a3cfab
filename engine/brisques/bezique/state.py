"""One deal of the Bézique family: its state, and what an action does to it.

In every trick all seats play in turn. The winner takes the cards, scores what needs no declaration
(brisques, deece, last trick) and may declare until it is done. Then all draw, the winner first, and
the winner leads. Without a stock the strict duties of the endgame apply.
"""

from __future__ import annotations

from brisques.bezique import packet
from brisques.bezique.declaring import apply_choice, declare_or_draw, list_options
from brisques.bezique.drawing import draw
from brisques.bezique.legality import action_refusal
from brisques.bezique.meld_types import (
    CARD_BIT,
    DECLARE,
    DONE,
    LIFT,
    OVER,
    PLAY,
    SEVEN_SCORED,
    UNREACHABLE,
    card_bits,
)
from brisques.bezique.state_data import BeziqueStateData
from brisques.bezique.trump_context import TrickFacts
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
            following = self.ruleset.after[seat]
            if following != self.leader:
                self.trick = trick
                self.to_move = following
            else:
                self._resolve(trick, events)
        elif self.phase == DECLARE:
            apply_choice(self, action, events)
        elif self.phase == LIFT:
            packet.apply_lift(self, action, events)
        else:
            packet.apply_guess(self, action, events)

    # --- tricks -------------------------------------------------------------------------------

    def _resolve(self, trick: tuple[int, ...], events: list[Event] | None) -> None:
        """Give the trick to its winner, who scores and may declare; otherwise all draw."""
        ruleset, context = self.ruleset, self.context
        self.trick = ()
        if len(trick) == 2:  # by lists, as a dict of all pairs costs 3 % of a random deal
            lead, other = trick
            facts = (context.pairs[lead] or context.find_pairs(lead))[other]
            bits = CARD_BIT[lead] | CARD_BIT[other]
        else:
            facts = context.facts(trick)
            bits = 0
            for card in trick:
                bits |= CARD_BIT[card]
        winner = self.to_move = ruleset.turns[self.leader][facts.best]
        self.won[winner].extend(trick)
        self.all_won |= bits
        if ruleset.from_won:
            self.open[winner] |= bits if ruleset.keeps_all else bits & context.kept
            self.open_faces[winner] |= facts.faces
        if events is not None:
            events.append(TrickWon(winner, self.number, trick))
        if facts.scores or self.number == ruleset.paid_trick:
            self._score_trick(winner, trick, facts, events)
            if self.phase == OVER:
                return
        if not ruleset.always_lists and self.swap < 0:
            faces = self.open_faces[winner]
            for mask in facts.smallest:
                if mask & faces == mask:
                    break
            else:
                draw(self, events)
                return
        self.fresh = trick
        self.fresh_bits = bits
        declare_or_draw(self, facts.candidates, events)

    def _score_trick(
        self, winner: int, trick: tuple[int, ...], facts: TrickFacts, events: list[Event] | None
    ) -> None:
        """Score what needs no declaration: brisques, deece, last trick."""
        for place in facts.brisques:
            self.win_brisque(winner, trick[place], events)
        for place in facts.sevens:
            self._win_seven(winner, trick[place], events)
        if self.number == self.ruleset.paid_trick:
            stop_at = self.stop_at
            if self.number == self.ruleset.tricks:
                self.stop_at = UNREACHABLE  # part of the final count, which ends no deal early
            points = self.ruleset.rules.last_trick
            self.score(winner, points, "bezique.last-trick.points", (), events)
            self.stop_at = stop_at

    def _win_seven(self, seat: int, card: int, events: list[Event] | None) -> None:
        """Score a deece for the first seat that wins it; it may be exchanged at this trick."""
        if self.used[card] & SEVEN_SCORED or not self.deece_counts:
            return
        self.used[card] |= SEVEN_SCORED
        self.slots += self.ruleset.seven_uses_slot
        if self.swap == NO_CARD:
            self.swap = card
        self.score(seat, self.ruleset.rules.seven, "bezique.seven.points", (card,), events)

    def restore(self) -> None:
        """Derive the fields that follow from others: masks, trump context, duty, options."""
        ruleset = self.ruleset
        if self.trump != NO_TRUMP:
            self.context = ruleset.contexts[self.trump]
        if self.is_endgame:
            self.duty = ruleset.endgame_duty
        self.all_won = card_bits(card for cards in self.won for card in cards)
        self.open_won_cards()
        self.fresh_bits = card_bits(self.fresh)
        self.options = []
        if self.phase == DECLARE:
            self.find_candidates()
            self.options = [DONE, *list_options(self, self.candidates)]
