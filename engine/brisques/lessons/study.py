"""A lesson in progress: the open step, where each step begins, and all of it as plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from brisques.errors import EngineError
from brisques.lessons.grammar import goal_tree
from brisques.lessons.lesson import DEAL, FORMAT, POSITION, Codes, Lesson, Step
from brisques.lessons.prose import Prose
from brisques.lessons.session import Session, explain_illegal, legal_code, seats
from brisques.match import Match
from brisques.position import format_position
from brisques.registry import load_game

Answer = dict[str, Any]
Bad = Callable[..., EngineError]
"""Makes the error of a place in the file."""


class Study:
    """A lesson in progress; `session` is the try at the step begun last."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.session: Session | None = None
        self._lines: dict[int, str | None] = {}

    # --- steps --------------------------------------------------------------------------------

    def begin(self, number: int) -> Session:
        """Begin a try at a step (counted from 1).

        Raises: lesson/no-such-step, and what `line` raises.
        """
        if not 1 <= number <= len(self.lesson.steps):
            raise EngineError("lesson/no-such-step", f"step {number}", steps=len(self.lesson.steps))
        self.session = self.fresh(number)
        return self.session

    def again(self) -> Session:
        """Begin another try at the same step.

        Raises: lesson/not-begun.
        """
        return self.begin(self.begun.step.number)

    @property
    def begun(self) -> Session:
        """Return the step begun last.

        Raises: lesson/not-begun.
        """
        if self.session is None:
            raise EngineError("lesson/not-begun", "lesson-step")
        return self.session

    def fresh(self, number: int) -> Session:
        """Return a try at a step that does not become the open one."""
        step = self.lesson.steps[number - 1]
        return Session(step, self.line(number), self._seed(number))

    def line(self, number: int) -> str | None:
        """Return the position line at which a step begins, None if it has none.

        A step that goes on begins where the first solution of the step before it ended, whatever
        was played there, so that its proof holds.

        Raises: lesson/illegal-right, lesson/then-after-end; lesson/no-turn, if no card of a deal is
        played.
        """
        begin = number
        while begin > 1 and begin not in self._lines and self._step(begin).goes_on:
            begin -= 1
        for each in range(begin, number + 1):
            if each not in self._lines:
                self._lines[each] = self._find_line(self._step(each))
        return self._lines[number]

    def _step(self, number: int) -> Step:
        return self.lesson.steps[number - 1]

    def _seed(self, number: int) -> str:
        """Return the seed of the repliers: the same at every try."""
        return f"lesson/{self.lesson.course}/{self.lesson.number}/{number}"

    def _find_line(self, step: Step) -> str | None:
        start = step.start
        if start is None:
            return None
        if start.kind == POSITION:
            return start.text
        if start.kind == DEAL:
            match = Match.new(step.variant, seats(step), start.text)
            if match.deal_over:
                raise start.words.bad("no-turn")
            return format_position(match.game, match.playing())
        before = self._step(step.number - 1)
        if before.kind != "play":
            return self._lines[before.number]
        session = Session(before, self._lines[before.number], self._seed(before.number))
        play_through(session, before.right[0])
        reached = session.match
        if reached is None or reached.deal_over:
            raise start.words.bad("then-after-end")
        return format_position(reached.game, reached.playing())

    # --- plain data ---------------------------------------------------------------------------

    def contents(self) -> Answer:
        """Return the whole lesson as plain data, without its positions and solutions."""
        lesson = self.lesson
        return {
            "format": FORMAT,
            "title": lesson.title,
            "course": lesson.course,
            "number": lesson.number,
            "variant": lesson.variant,
            "language": lesson.language,
            "needs": list(lesson.needs),
            "summary": lesson.summary,
            "steps": [_contents(step) for step in lesson.steps],
        }

    def told(self) -> Answer | None:
        """Return the state of the step begun last as plain data, None before the first."""
        session = self.session
        if session is None:
            return None
        verdict = session.verdict()
        why = verdict.why and {"key": verdict.why[0], "params": verdict.why[1]}
        branch = session.branch()
        return {
            "step": session.step.number,
            "of": len(self.lesson.steps),
            "state": verdict.state,
            "says": verdict.says,
            "why": why,
            "actions": len(session.trail().actions),
            "most": session.step.most,
            "hints": len(session.step.hints),
            "next": branch and self.lesson.number_of(branch.words.text),
        }

    def refused(self, code: str) -> Prose | None:
        """Return the teacher's comment on a try that the rules forbid."""
        return self.session.taught_refused(code) if self.session else None

    def hint(self, dose: int) -> Answer:
        """Return a hint of the step, by number from 1.

        Raises: lesson/no-hint.
        """
        hints = self.begun.step.hints
        if not 1 <= dose <= len(hints):
            raise EngineError("lesson/no-hint", f"hint {dose}", hints=len(hints))
        return {"hint": hints[dose - 1], "dose": dose, "of": len(hints)}


def _contents(step: Step) -> Answer:
    goal = step.public_goal
    return {
        "title": step.title,
        "kind": step.kind,
        "table": step.start is not None,
        "variant": step.variant,
        "family": load_game(step.variant).variant.family,
        "text": step.text,
        "choices": list(step.public_choices),
        "several": step.asks_several,
        "typed": step.asks_word,
        "hints": len(step.hints),
        "goal": goal,
        "goal_tree": goal_tree(goal) if goal else None,
    }


# --- playing a solution -------------------------------------------------------------------------


def play_through(session: Session, row: Codes) -> None:
    """Play a line of the seat's own actions, and all replies.

    Raises: lesson/illegal-right, at the action that cannot be played.
    """
    reply_all(session)
    for code, words in zip(row.codes, row.words, strict=True):
        play_one(session, code, words.bad)


def play_one(session: Session, code: str, bad: Bad) -> None:
    """Play one action of the seat, and all replies to it; raises as `play_own`."""
    play_own(session, code, bad)
    reply_all(session)


def play_own(session: Session, code: str, bad: Bad) -> None:
    """Play one action of the seat; raises `bad` lesson/illegal-right if it cannot be played."""
    match = session.match
    own_code = legal_code(match, code)
    if own_code is None or match is None:
        raise bad("illegal-right", given=code, **explain_illegal(match, code))
    match.act(session.step.seat, own_code)


def reply_all(session: Session) -> None:
    """Let the others reply until the seat is to move or the deal is over."""
    while session.waits:
        session.reply()
