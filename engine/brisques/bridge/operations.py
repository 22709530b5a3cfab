"""Answers the page's requests, both JSON text, with one bridge for each table.

`call` looks the operation up in a fixed list and never raises: every error comes back as data. An
operation that changes the table answers with all that the page needs: revision, view and events.
"""

from __future__ import annotations

import reprlib
from collections.abc import Callable

from brisques.bridge.arguments import Arguments, default_seats
from brisques.bridge.coaching import Coaching, solve_line, solve_table
from brisques.bridge.curtain import Curtain
from brisques.bridge.general import GENERAL
from brisques.bridge.lesson_operations import LessonOperations
from brisques.bridge.messages import Answer, failed, read_request, written
from brisques.bridge.reviewing import branch_of, match_of, moves_of
from brisques.bridge.summary import summarize
from brisques.bridge.table import NOTHING, view_since
from brisques.bridge.thinker import enough_after
from brisques.errors import EngineError, RefusedError
from brisques.match import Match
from brisques.position import format_position, full_line
from brisques.record import SeatEntry, format_record, one_line

SLICE_MS = 5
"""How long a call may think, so that the next request is never far off."""


class Bridge(LessonOperations):
    """The operations on one table; tests make their own."""

    def call(self, text: str) -> str:
        """Answer one request; both are JSON texts."""
        try:
            return written(self._answer(text))
        except Exception as error:  # the page gets every error as data
            return written(failed(EngineError("bridge/internal", type(error).__name__)))

    def _answer(self, text: str) -> Answer:
        """The answer to a request, or the error of it as data."""
        try:
            return {"ok": True, **self._dispatch(text)}
        except RefusedError as error:
            refused = self._refusal(error.refusal, error.where, error.variant)
            return {"ok": False, "error": refused}
        except EngineError as error:
            return failed(error)

    def _dispatch(self, text: str) -> Answer:
        request = read_request(text)
        name = request.get("op")
        if not isinstance(name, str):
            raise EngineError("bridge/unknown-op", reprlib.repr(name)[:40])  # however deep it is
        if name in GENERAL:
            return GENERAL[name](Arguments(request))
        if name in OPERATIONS:
            return OPERATIONS[name](self, Arguments(request))
        raise EngineError("bridge/unknown-op", name[:40])

    # --- reading ------------------------------------------------------------------------------

    def view(self, arguments: Arguments) -> Answer:
        """The table as it stands."""
        return self._update([])

    def why_not(self, arguments: Arguments) -> Answer:
        """The refusal of an action by the viewing seat, or null; in a lesson what it teaches."""
        code = arguments.text("action")
        refusal = self.match.why_not(self._seat(), code)
        says = self._study.refused(code) if self._study and refusal else None
        return {"refusal": self._refusal(refusal) if refusal else None, "says": says}

    def judge(self, arguments: Arguments) -> Answer:
        """What the viewing seat would declare with exactly these cards, or why it may not."""
        option, refusal = self.match.check_declaration(self._seat(), arguments.texts("cards"))
        return {"option": option, "refusal": self._refusal(refusal) if refusal else None}

    def save(self, arguments: Arguments) -> Answer:
        """The record: the whole truth, hidden cards included; and the summary of earlier deals."""
        return {"record": format_record(self.match.record), "summary": summarize(self.match)}

    def at(self, arguments: Arguments) -> Answer:
        """The viewing seat's view as it was before an action of this deal, or after the last."""
        earlier = self.match.at_place(arguments.number("place"))
        view = view_since(earlier, self._seat(), NOTHING)
        return {"place": arguments.number("place"), "of": len(self.match.actions()), "view": view}

    def moves(self, arguments: Arguments) -> Answer:
        """All actions of the finished deal."""
        return {"moves": moves_of(self.match)}

    def solve(self, arguments: Arguments) -> Answer:
        """The exact end of a position, or of the deal here if the seat to move knows all cards."""
        return (
            solve_line(arguments.text("line")) if arguments.has("line") else solve_table(self.match)
        )

    # --- thinking: each call for a moment -----------------------------------------------------

    def think(self, arguments: Arguments) -> Answer:
        """The computer player to move thinks on, with what other workers found if it is given."""
        self._check_revision(arguments)
        tallies = arguments.tallies(self.match.game) if arguments.has("tallies") else []
        return self._coaching.think(self.match, tallies, enough_after(SLICE_MS))

    def expect(self, arguments: Arguments) -> Answer:
        """The player whose turn is next thinks ahead; `think` goes on with it if it was right."""
        self._check_revision(arguments)
        return self._coaching.expect(self.match, enough_after(SLICE_MS))

    def lend(self, arguments: Arguments) -> Answer:
        """A position for another worker to think along: the truth only as far as the seat knows."""
        self._check_revision(arguments)
        return self._coaching.lend(self.match)

    def hint(self, arguments: Arguments) -> Answer:
        """What strong play says to the viewing seat; with the second dose also why."""
        self._check_revision(arguments)
        dose = arguments.number("dose")
        if dose not in (1, 2):
            raise EngineError("bridge/bad-argument", "dose", expected="1–2")
        return self._coaching.hint(self.match, self._seat(), dose, enough_after(SLICE_MS))

    def review(self, arguments: Arguments) -> Answer:
        """The viewing seat's decisions in the finished deal that are newly judged."""
        self._check_revision(arguments)
        seen = arguments.number("seen") if arguments.has("seen") else 0
        if seen < 0:
            raise EngineError("bridge/bad-argument", "seen", expected="≥ 0")
        return self._coaching.review(self.match, self._seat(), seen, enough_after(SLICE_MS))

    # --- changing -----------------------------------------------------------------------------

    def new(self, arguments: Arguments) -> Answer:
        """A new match; with `servant`, the first dealer, whose side serves since the last one."""
        variant = arguments.text("variant")
        seats = _seats(arguments, variant)
        servant = arguments.number("servant") if arguments.has("servant") else None
        match = Match.new(variant, seats, arguments.text("seed"), servant)
        if arguments.has("rules_name"):
            match.record.rules_name = one_line(arguments.text("rules_name"))
        self._draw_curtain(arguments)
        return self._install(match, match.events)

    def load(self, arguments: Arguments) -> Answer:
        """The match of a record, or its first deals; a bad one leaves the table as it was."""
        match = match_of(arguments)
        self._draw_curtain(arguments)
        return self._install(match, [])

    def branch(self, arguments: Arguments) -> Answer:
        """A branch of the match of a record, from before an action of its last loaded deal."""
        match = branch_of(match_of(arguments), arguments.number("place"))
        self._draw_curtain(arguments)
        return self._install(match, [])

    def position(self, arguments: Arguments) -> Answer:
        """The line of the deal in progress, after setting one up if a line is given."""
        completed = False
        if arguments.has("line"):
            given = arguments.text("line")
            line = full_line(given)
            completed = line != "".join(given.split())
            match = Match.at_position(line, _seats(arguments, line))
            self._curtain = Curtain(is_used=True)
            self._put(match)
        match = self.match
        if match.state is None or match.deal_over:
            raise EngineError("position/no-deal")
        line = format_position(match.game, match.state)
        return {"line": line, "completed": completed, **self._update([])}

    def act(self, arguments: Arguments) -> Answer:
        """An action of the viewing seat."""
        self._check_revision(arguments)
        code = arguments.text("action")
        known = self._length()
        if self._study is None:
            return self._update(self.match.act(self._seat(), code), known)
        try:
            return self._update(self._study.begun.act(code), known)
        except RefusedError as error:
            refused = self._refusal(error.refusal, error.where, error.variant)
            return {"ok": False, "error": refused, "says": self._study.refused(code)}

    def step(self, arguments: Arguments) -> Answer:
        """The computer player to move acts: as it thought by now, if it was asked to think."""
        self._check_revision(arguments)
        known = self._length() if not self._curtain.is_down(self.match) else NOTHING
        step = self._study.begun.reply if self._study else self.match.step
        return self._update(step(self._coaching.player(self.match)), known)

    def claim(self, arguments: Arguments) -> Answer:
        """The deal played to its end, since it is certain who takes all further tricks."""
        self._check_revision(arguments)
        if self._study:
            raise EngineError("lesson/no-claim", "claim")
        known = self._length()
        return self._update(self.match.claim(self._seat()), known)

    def next(self, arguments: Arguments) -> Answer:
        """The next deal."""
        self._check_revision(arguments)
        if self._study:
            raise EngineError("lesson/no-next-deal", "next")
        seed = arguments.text("seed") if arguments.has("seed") else None
        events = self.match.next_deal(seed)
        self._curtain.cover()
        return self._update(events)

    def undo(self, arguments: Arguments) -> Answer:
        """Back to the last decision of a human."""
        self._check_revision(arguments)
        self._curtain.check_undo(self.match)
        return self._update(self.match.undo())

    def rewind(self, arguments: Arguments) -> Answer:
        """Back to before any action of this deal."""
        self._check_revision(arguments)
        self._curtain.check_undo(self.match)
        return self._update(self.match.rewind(arguments.number("place")))

    def redo(self, arguments: Arguments) -> Answer:
        """Forward again."""
        self._check_revision(arguments)
        return self._update(self.match.redo())

    def look(self, arguments: Arguments) -> Answer:
        """A person uncovers the cards of a seat; without a seat they are covered."""
        self._check_revision(arguments)
        if arguments.has("seat"):
            self._curtain.uncover(self.match, arguments.number("seat"))
        else:
            self._curtain.cover()
        return self._update([])

    def sit(self, arguments: Arguments) -> Answer:
        """Another person or player takes over a seat in the course of the match."""
        self._check_revision(arguments)
        entry = arguments.seat("who")
        self.match.change_seat(arguments.number("seat"), entry)
        self._curtain.cover()
        return self._update([])

    def close(self, arguments: Arguments) -> Answer:
        """The table is taken away, with all that was thought about it."""
        self._leave()
        self._coaching = Coaching()
        return {}


def _seats(arguments: Arguments, line: str) -> list[SeatEntry]:
    """Those that are given, or the usual ones with the person at `seat` and players of `level`."""
    if arguments.has("seats"):
        return arguments.seats()
    seat = arguments.number("seat") if arguments.has("seat") else 0
    return default_seats(
        line, seat, arguments.text("level") if arguments.has("level") else "casual"
    )


OPERATIONS: dict[str, Callable[[Bridge, Arguments], Answer]] = {
    "new": Bridge.new,
    "act": Bridge.act,
    "step": Bridge.step,
    "claim": Bridge.claim,
    "next": Bridge.next,
    "undo": Bridge.undo,
    "redo": Bridge.redo,
    "rewind": Bridge.rewind,
    "look": Bridge.look,
    "sit": Bridge.sit,
    "think": Bridge.think,
    "expect": Bridge.expect,
    "lend": Bridge.lend,
    "hint": Bridge.hint,
    "review": Bridge.review,
    "solve": Bridge.solve,
    "at": Bridge.at,
    "moves": Bridge.moves,
    "why_not": Bridge.why_not,
    "judge": Bridge.judge,
    "view": Bridge.view,
    "save": Bridge.save,
    "load": Bridge.load,
    "branch": Bridge.branch,
    "position": Bridge.position,
    "lesson-open": Bridge.lesson_open,
    "lesson-step": Bridge.lesson_step,
    "lesson-again": Bridge.lesson_again,
    "lesson-answer": Bridge.lesson_answer,
    "lesson-hint": Bridge.lesson_hint,
    "lesson-close": Bridge.lesson_close,
    "close": Bridge.close,
}
"""The operations on a table by their names; those that ask none are `GENERAL`."""

_bridges: dict[str, Bridge] = {}


def call(text: str, table: str = "") -> str:
    """One request to one table, one answer; tables of embedding pages have names."""
    return _bridges.setdefault(table, Bridge()).call(text)
