"""The state of games in which a seat may announce something on its turn, without a trick won.

That is a carte blanche (`carte_blanche.py`), or a seven of trumps where `seven.when` is "shown": it
scores when its holder shows it on its turn, at the latest by playing it (S1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.bezique.carte_blanche import carte_refusal, hidden_cards, is_late
from brisques.bezique.deece import pays_when_played, seven_to_show, show_refusal
from brisques.bezique.meld_types import CARTE_BLANCHE, DECLARE_SEVEN, DONE, OVER, PLAY, SHOWN
from brisques.bezique.state import BeziqueState

if TYPE_CHECKING:
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.events import Event


def new_state(ruleset: BeziqueRuleset, base: tuple[int, ...], dealer: int) -> BeziqueState:
    """Return an empty deal of the class that the variant needs.

    `base` holds the match points before the deal, by side.
    """
    state_class = AnnouncingState if ruleset.announces else BeziqueState
    return state_class(ruleset, base, dealer)


class AnnouncingState(BeziqueState):
    """A deal in which the seat to play may announce a carte blanche or a seven of trumps."""

    __slots__ = ()

    def legal(self) -> list[int]:
        """Return all legal actions, ascending."""
        actions = super().legal()
        return actions + announcements(self) if self.phase == PLAY else actions

    def apply(self, action: int, events: list[Event] | None = None) -> None:
        """Carry out a legal action (unchecked); append its events to the list if one is given."""
        if self.phase != PLAY:
            super().apply(action, events)
        elif action < DONE:
            seat = self.to_move
            if self.carte[seat] and hidden_cards(self, seat):
                self._end_carte(seat)
            if self.ruleset.shows_sevens and pays_when_played(self, action):
                self.score_seven(seat, action, events)
            if self.phase != OVER:
                super().apply(action, events)
        elif action == DECLARE_SEVEN:
            self.score_seven(self.to_move, seven_to_show(self), events)
        else:
            self._show_carte(events)

    def _end_carte(self, seat: int) -> None:
        """End the carte blanche of a seat that plays without showing the card it drew."""
        self.carte = tuple(going and other != seat for other, going in enumerate(self.carte))

    def _show_carte(self, events: list[Event] | None) -> None:
        """Show the hidden cards of the hand, and score a carte blanche."""
        seat = self.to_move
        cards = tuple(hidden_cards(self, seat))
        for card in cards:
            self.used[card] |= SHOWN
        self.carte = tuple(going or other == seat for other, going in enumerate(self.carte))
        points = self.ruleset.rules.carte_blanche
        self.score(seat, points, "bezique.carte-blanche.points", cards, events)


def announcements(state: BeziqueState) -> list[int]:
    """Return the announcements that the seat to play may make, as actions."""
    ruleset = state.ruleset
    actions: list[int] = []
    if ruleset.shows_sevens and seven_to_show(state) >= 0 and show_refusal(state) is None:
        actions.append(DECLARE_SEVEN)
    if ruleset.rules.carte_blanche and not is_late(state) and carte_refusal(state) is None:
        actions.append(CARTE_BLANCHE)
    return actions
