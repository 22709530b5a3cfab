"""Answers the page's requests, both JSON text, with one bridge for each table.

`call` looks the operation up in a fixed list and never raises: every error comes back as data. An
operation that changes the table answers with all that the page needs: revision, view and events.
"""

from __future__ import annotations

import reprlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from brisques.bridge.arguments import Arguments, default_seats
from brisques.bridge.coaching import Coaching, solve_line, solve_table
from brisques.bridge.curtain import Curtain, public_state
from brisques.bridge.general import GENERAL
from brisques.bridge.messages import Answer, failed, problem, read_request, written
from brisques.bridge.reviewing import branch_of, match_of, moves_of
from brisques.bridge.summary import summarize
from brisques.bridge.thinker import enough_after
from brisques.errors import EngineError, Refusal, RefusedError
from brisques.events import Event
from brisques.game import refusal_params
from brisques.match import Match
from brisques.match_view import view_of
from brisques.position import format_position, full_line
from brisques.record import SeatEntry, format_record, one_line
from brisques.registry import default_variant, load_game
from brisques.rulebook import cite_list

if TYPE_CHECKING:
    from brisques.lessons import Session, Study

LogLength = tuple[int, int]
"""The number of finished tricks in a log, and of lines in a score sheet."""
NOTHING: LogLength = (0, 0)
SLICE_MS = 5
"""How long a call may think, so that the next request is never far off."""


class Bridge:
    """The operations on one table; tests make their own."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._first_revision = 0
        """The revision with which the next table begins."""
        self._coaching = Coaching()
        self._study: Study | None = None
        self._curtain = Curtain()

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
            return {"ok": False, "error": self._refusal(error.refusal, error.where)}
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
        view = _view(earlier, self._seat(), NOTHING)
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
            raise EngineError("bridge/bad-argument", "dose", expected="1 or 2")
        return self._coaching.hint(self.match, self._seat(), dose, enough_after(SLICE_MS))

    def review(self, arguments: Arguments) -> Answer:
        """The viewing seat's decisions in the finished deal, as far as they have been judged."""
        self._check_revision(arguments)
        return self._coaching.review(self.match, self._seat(), enough_after(SLICE_MS))

    # --- changing -----------------------------------------------------------------------------

    def new(self, arguments: Arguments) -> Answer:
        """A new match; with `servant`, the first dealer, whose side serves since the last one."""
        variant = load_game(arguments.text("variant")).variant.name
        seats = _seats(arguments, variant)
        servant = arguments.number("servant") if arguments.has("servant") else None
        if servant is not None and not 0 <= servant < len(seats):
            raise EngineError("bridge/bad-argument", "servant", expected=f"0 to {len(seats) - 1}")
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
            self._curtain = Curtain()
            self._install(match, [])
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
            refused = self._refusal(error.refusal, error.where)
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

    # --- lessons ------------------------------------------------------------------------------

    def lesson_open(self, arguments: Arguments) -> Answer:
        """Read a lesson and tell what is in it; a bad one leaves all as it was."""
        from brisques.lessons import Study, parse_lesson  # noqa: PLC0415 most tables open none

        self._study = Study(parse_lesson(arguments.text("text")))
        return {"lesson": self._study.contents()}

    def lesson_step(self, arguments: Arguments) -> Answer:
        """Begin a step of the open lesson."""
        return self._begun(self.study.begin(arguments.number("step")))

    def lesson_again(self, arguments: Arguments) -> Answer:
        """Begin the same step once more."""
        return self._begun(self.study.again())

    def lesson_answer(self, arguments: Arguments) -> Answer:
        """Answer the question of the step."""
        session = self.study.begun
        if session.step.asks_word:
            session.type_answer(arguments.text("word"))
            return {"lesson": self.study.told()}
        answers = arguments.numbers("answers")
        if len(answers) > 1 and not session.step.asks_several:
            raise EngineError("bridge/bad-argument", "answers", expected="one whole number")
        choices = len(session.step.choices)
        if choices and not all(1 <= answer <= choices for answer in answers):
            raise EngineError("bridge/bad-argument", "answers", expected=f"1 to {choices}")
        session.answer(answers)
        return {"lesson": self.study.told()}

    def lesson_hint(self, arguments: Arguments) -> Answer:
        """A hint of the step's own."""
        return self.study.hint(arguments.number("dose"))

    def lesson_close(self, arguments: Arguments) -> Answer:
        """No lesson any more; the table stays."""
        self._study = None
        return {}

    # --- inside -------------------------------------------------------------------------------

    @property
    def study(self) -> Study:
        """The open lesson; raises EngineError lesson/not-open."""
        if self._study is None:
            raise EngineError("lesson/not-open", "lesson-open")
        return self._study

    def _begun(self, session: Session) -> Answer:
        """A step that begins, at a table of its own if it has one."""
        if session.match is None:
            return {"lesson": self.study.told()}
        return self._install(session.match, [], self.study)

    @property
    def match(self) -> Match:
        """The table; raises EngineError bridge/no-table."""
        if self._match is None:
            raise EngineError("bridge/no-table")
        return self._match

    def _install(self, match: Match, events: list[Event], study: Study | None = None) -> Answer:
        self._leave()
        match.revision += self._first_revision
        self._match = match
        self._study = study
        return self._update(events)

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
        """The table as it stands; of its log and sheet what comes after the part that is known."""
        match = self.match
        if self._curtain.is_down(match):
            return {"revision": match.revision, "covered": public_state(match), "events": []}
        seat = self._seat()
        view = _view(match, seat, known)
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

    def _refusal(self, refusal: Refusal, where: str = "") -> Answer:
        match = self._match
        pattern = match.game.pattern if match else load_game(default_variant()).pattern
        shown = problem(refusal.code, where, refusal_params(refusal, pattern))
        shown["kind"] = "refusal"
        shown["rule"] = refusal.rule
        shown["cites"] = cite_list(match.game.variant.cites(refusal.rule)) if match else []
        return shown


def _view(match: Match, seat: int, known: LogLength) -> Answer:
    """The view of a seat without the part of its log and sheet that is known."""
    view = view_of(match, seat)
    tricks, lines = known
    view["log_from"], view["log"] = tricks, view["log"][tricks:]
    view["sheet_from"], view["sheet"] = lines, view["sheet"][lines:]
    view["rules_name"] = match.record.rules_name
    return view


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
