"""Who looks at a table: with several persons at one device, cards are covered between their turns.

While the curtain is down an answer holds no view, only what all at the table may know, so that the
page never holds the hand of a person who does not look. Nothing can be taken back: an undo would
show one person the cards of another.
"""

from __future__ import annotations

from brisques.bridge.messages import Answer
from brisques.errors import EngineError
from brisques.match import Match
from brisques.match_view import view_of

PUBLIC = (
    *("family", "variant", "phase", "to_move", "assisted", "match"),
    *("from_position", "branch", "masters"),
)
"""Fields of a view that are the same for all seats."""
PUBLIC_OF_SEAT = ("kind", "level", "name", "side", "score")


class Curtain:
    """Which seat's view is answered; `is_used` says whether hands are covered at this table."""

    def __init__(self, *, is_used: bool = False) -> None:
        self.is_used = is_used
        self._looker: int | None = None

    def cover(self) -> None:
        """Let nobody look until a person uncovers the cards."""
        self._looker = None

    def uncover(self, match: Match, seat: int) -> None:
        """Let a person look: the one who is to move, or any when nobody is.

        Raises: table/no-such-seat, table/not-your-turn.
        """
        match.check_seat(seat)
        waits = match.to_move in match.persons() and match.to_move != seat
        if seat not in match.persons() or waits:
            raise EngineError("table/not-your-turn", seat=seat)
        self._looker = seat

    def is_shared(self, match: Match) -> bool:
        """Return whether several persons play at this device."""
        return self.is_used and len(match.persons()) > 1

    def check_undo(self, match: Match) -> None:
        """Check that nothing of another person is taken back, which would show cards.

        Raises: table/nothing-to-undo.
        """
        if self.is_shared(match):
            raise EngineError("table/nothing-to-undo")

    def is_down(self, match: Match) -> bool:
        """Return whether several persons play and none looks."""
        return self.is_shared(match) and self._looker not in match.persons()

    def seat(self, match: Match) -> int:
        """Return the seat that looks; 0 without any person.

        Without a curtain it is the person to move, or the first person when none is to move.

        Raises: table/covered, while the curtain is down.
        """
        if self.is_down(match):
            raise EngineError("table/covered")
        if self.is_shared(match) and self._looker is not None:
            return self._looker
        persons = match.persons()
        return match.to_move if match.to_move in persons else next(iter(persons), 0)


def public_state(match: Match) -> Answer:
    """Return what all may know of a match; `seat` is the person to uncover the cards next."""
    persons = match.persons()
    seat = match.to_move if match.to_move in persons else persons[0]
    view = view_of(match, seat)
    shown = {key: view[key] for key in PUBLIC if key in view}
    seats = [{key: entry[key] for key in PUBLIC_OF_SEAT} for entry in view["seats"]]
    return {**shown, "rules_name": match.record.rules_name, "seat": seat, "seats": seats}
