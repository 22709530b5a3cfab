"""The table of a bridge: its match, its lesson, who looks at it, and what an answer holds of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.bridge.arguments import Arguments
from brisques.bridge.coaching import Coaching
from brisques.bridge.curtain import Curtain, public_state
from brisques.bridge.messages import Answer, problem
from brisques.errors import EngineError, Refusal
from brisques.events import Event
from brisques.game import refusal_params
from brisques.match import Match
from brisques.match_view import view_of
from brisques.registry import load_game
from brisques.rulebook import cite_list

if TYPE_CHECKING:
    from brisques.lessons import Study

LogLength = tuple[int, int]
"""The number of finished tricks in a log, and of lines in a score sheet."""
NOTHING: LogLength = (0, 0)


class BridgeTable:
    """The table that the operations of a bridge read and change."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._first_revision = 0
        """The revision with which the next table begins."""
        self._coaching = Coaching()
        self._study: Study | None = None
        self._curtain = Curtain()

    @property
    def study(self) -> Study:
        """The open lesson; raises EngineError lesson/not-open."""
        if self._study is None:
            raise EngineError("lesson/not-open", "lesson-open")
        return self._study

    @property
    def match(self) -> Match:
        """The table; raises EngineError bridge/no-table."""
        if self._match is None:
            raise EngineError("bridge/no-table")
        return self._match

    def _install(self, match: Match, events: list[Event], study: Study | None = None) -> Answer:
        """Put a match on the table, and return its view."""
        self._put(match, study)
        return self._update(events)

    def _put(self, match: Match, study: Study | None = None) -> None:
        """Put a match on the table in the place of another."""
        self._leave()
        match.revision += self._first_revision
        self._match = match
        self._study = study

    def _leave(self) -> None:
        """Take the table away; a stale answer must never look fresh, so revisions go on rising."""
        if self._match:
            self._first_revision = self._match.revision + 1
        self._match = None
        self._study = None

    def _check_revision(self, arguments: Arguments) -> None:
        self.match.check_revision(arguments.number("revision"))

    def _draw_curtain(self, arguments: Arguments) -> None:
        """Cover the cards of a table that begins, if several persons play and that is wanted."""
        self._curtain = Curtain(is_used=arguments.flag("curtain"))

    def _seat(self) -> int:
        """The seat that looks at the page; raises EngineError table/covered."""
        return self._curtain.seat(self.match)

    def _length(self) -> LogLength:
        """How much of the log and the sheet a caller has who has seen this revision."""
        log = self.match.log(self._seat())
        return len(log.tricks), len(log.sheet)

    def _update(self, events: list[Event], known: LogLength = NOTHING) -> Answer:
        """The view of the table, with the rest of the log and the sheet after the `known` part."""
        match = self.match
        if self._curtain.is_down(match):
            return {"revision": match.revision, "covered": public_state(match), "events": []}
        seat = self._seat()
        view = view_since(match, seat, known)
        if self._curtain.is_shared(match):
            view["can_undo"] = view["can_redo"] = False
        answer: Answer = {
            "revision": match.revision,
            "view": view,
            "events": match.events_for_seat(events, seat),
        }
        if self._study is None:
            return answer
        answer["view"]["claim"] = None  # a lesson is played to its end
        return {**answer, "lesson": self._study.told()}

    def _refusal(self, refusal: Refusal, where: str = "", variant: str = "") -> Answer:
        """A refusal as data: by the rules of the table, or of the game of a record."""
        game = load_game(variant) if variant else self.match.game
        shown = problem(refusal.code, where, refusal_params(refusal, game.pattern))
        shown["kind"] = "refusal"
        shown["rule"] = refusal.rule
        shown["cites"] = cite_list(game.variant.cites(refusal.rule))
        return shown


def view_since(match: Match, seat: int, known: LogLength) -> Answer:
    """The view of a seat without the part of its log and sheet that is known."""
    view = view_of(match, seat)
    tricks, lines = known
    view["log_from"], view["log"] = tricks, view["log"][tricks:]
    view["sheet_from"], view["sheet"] = lines, view["sheet"][lines:]
    view["rules_name"] = match.record.rules_name
    return view
