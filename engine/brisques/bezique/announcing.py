"""Games in which a player may show something on his turn, without having won a trick.

A carte blanche (`blanche.py`), or a seven of trumps where `seven.when` is "shown": it scores
whenever its holder shows it on his turn, at the latest when he plays it (S1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.bezique.carte_blanche import carte_refusal, hidden_cards
from brisques.bezique.deece import pays_when_played, seven_to_show, show_refusal
from brisques.bezique.meld_types import CARTE_BLANCHE, DECLARE_SEVEN, DONE, OVER, PLAY, SHOWN
from brisques.bezique.state import BeziqueState

if TYPE_CHECKING:
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.events import Event

REFUSALS = ((DECLARE_SEVEN, show_refusal), (CARTE_BLANCHE, carte_refusal))


def new_state(ruleset: BeziqueRuleset, base: tuple[int, ...], dealer: int) -> BeziqueState:
    """An empty deal of the variant, of the kind it needs."""
    kind = AnnouncingState if ruleset.announces else BeziqueState
    return kind(ruleset, base, dealer)


class AnnouncingState(BeziqueState):
    """A deal in which things may be shown in play."""

    __slots__ = ()

    def legal(self) -> list[int]:
        """All legal actions, ascending."""
        found = super().legal()
        return found + announcements(self) if self.phase == PLAY else found

    def apply(self, action: int, events: list[Event] | None = None) -> None:
        """Carry out a legal action (not checked); append what happened when a list is given."""
        if self.phase != PLAY:
            super().apply(action, events)
        elif action < DONE:
            self._end_carte()
            if pays_when_played(self, action):
                self.score_seven(self.to_move, action, events)
            if self.phase != OVER:
                super().apply(action, events)
        elif action == DECLARE_SEVEN:
            self.score_seven(self.to_move, seven_to_show(self), events)
        else:
            self._show_carte(events)

    def _end_carte(self) -> None:
        """Who plays without showing what he drew has had his last carte blanche."""
        seat = self.to_move
        if self.carte[seat] and hidden_cards(self, seat):
            self.carte = tuple(going and other != seat for other, going in enumerate(self.carte))

    def _show_carte(self, events: list[Event] | None) -> None:
        """All that is hidden of the hand is shown, and scores."""
        seat = self.to_move
        cards = tuple(hidden_cards(self, seat))
        for card in cards:
            self.used[card] |= SHOWN
        self.carte = tuple(going or other == seat for other, going in enumerate(self.carte))
        points = self.ruleset.rules.carte_blanche
        self.score(seat, points, "bezique.carte-blanche.points", cards, events)


def announcements(state: BeziqueState) -> list[int]:
    """What the seat to play may show, as actions."""
    return [action for action, refusal in REFUSALS if refusal(state) is None]
