"""One deal of the Filicău / Filkó family: its state, and what an action does to it.

First the pack may be cut, or the Old Man may call. Then tricks follow; the winner of each leads to
the next. A deal may end before its last trick when the rest cannot change its outcome.
"""

from __future__ import annotations

from brisques.errors import Refusal
from brisques.events import Event, PartnerShown, Played, Scored, ServantChosen, TrickWon
from brisques.filko import dealing, talk
from brisques.filko.legality import action_refusal, legal_actions
from brisques.filko.ruleset import (
    CALL,
    CHOOSE,
    CUT,
    END_EARLY,
    SERVANT_BASE,
)
from brisques.filko.state_data import FilkoStateData
from brisques.filko.voids import add_void, shown_by
from brisques.game import NOBODY


class FilkoState(FilkoStateData):
    """A deal in progress."""

    __slots__ = ()

    def legal(self) -> list[int]:
        """Return all legal actions, ascending; empty only when the deal is over."""
        return legal_actions(self)

    def why_not(self, action: int, seat: int | None = None) -> Refusal | None:
        """Return why a seat (default: the seat to move) may not do this, or None if it may."""
        return action_refusal(self, action, seat)

    def apply(self, action: int, events: list[Event] | None = None) -> None:
        """Carry out a legal action (unchecked); append its events to the list if one is given."""
        if action < END_EARLY:
            self._play(action, events)
        elif self.phase == CUT:
            dealing.apply_cut(self, action, events)
        elif self.phase == CALL:
            dealing.apply_call(self, action, events)
        elif self.phase == CHOOSE:
            self.servant = action - SERVANT_BASE
            if events is not None:
                events.append(ServantChosen(self.servant))
            self.finish(events)
        elif action == END_EARLY:
            self._end(events)
        else:
            talk.apply_talk(self, action, events)

    # --- tricks -------------------------------------------------------------------------------

    def _play(self, card: int, events: list[Event] | None) -> None:
        seat, trick, ruleset = self.to_move, self.trick, self.ruleset
        self.hands[seat].remove(card)
        self.gone |= 1 << card
        if trick:
            shown = shown_by(ruleset.orders[self.trump], ruleset.duty, trick, card)
            if shown:
                self.voids = add_void(self.voids, seat, shown)
        self.trick = trick = trick + (card,)  # noqa: RUF005 (2x faster than a star)
        if events is not None:
            events.append(Played(seat, card))
        if card == self.called and not self.revealed:
            self.revealed = True
            if events is not None:
                events.append(PartnerShown(seat, card))
        if len(trick) == ruleset.players:
            self._resolve(events)
        else:
            self.to_move = ruleset.after[seat]

    def _resolve(self, events: list[Event] | None) -> None:
        """Give the trick and its points to its winner."""
        ruleset = self.ruleset
        trick = self.trick
        best = ruleset.orders[self.trump].best(trick)
        winner = (self.leader + best) % ruleset.players
        if events is not None:
            events.append(TrickWon(winner, self.number, trick))
        side, value = ruleset.side[winner], ruleset.value
        for card in trick:
            points = value[card]
            if points:
                self.totals[side] += points
                if events is not None:
                    events.append(Scored(winner, points, "filko.points.values", (card,)))
        self.tricks.append((self.leader, trick, winner))
        self.trick = ()
        self.said = 0
        self.leader = self.to_move = winner
        if not self.hands[winner]:
            self._end(events)

    def _end(self, events: list[Event] | None) -> None:
        """End the tricks: the first masters choose their servant, otherwise the deal is over."""
        end = self.outcome()
        if end.dealer == NOBODY:
            masters = self.ruleset.seats(end.status.masters)
            self.phase = CHOOSE
            self.to_move = (
                self.leader if self.leader in masters else self.ruleset.after[self.leader]
            )
        else:
            self.finish(events)
