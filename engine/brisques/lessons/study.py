"""A lesson at the table: which step is open, where each begins, and all of it as plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from brisques.errors import EngineError
from brisques.lessons.grammar import goal_tree
from brisques.lessons.lesson import DEAL, FORMAT, POSITION, Codes, Lesson, Step
from brisques.lessons.prose import Prose
from brisques.lessons.session import Session, legal_code, seats
from brisques.match import Match
from brisques.record import format_position

Answer = dict[str, Any]
Bad = Callable[..., EngineError]
"""Makes the error of a place in the file."""


class Study:
    """One lesson being worked through; `session` is the step begun last."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.session: Session | None = None
        self._lines: dict[int, str | None] = {}

    # --- steps --------------------------------------------------------------------------------

    def begin(self, number: int) -> Session:
        """A try at a step (counted from 1).

        Raises EngineError lesson/no-such-step, and what `line` raises.
        """
        if not 1 <= number <= len(self.lesson.steps):
            raise EngineError("lesson/no-such-step", f"step {number}", steps=len(self.lesson.steps))
        self.session = self.fresh(number)
        return self.session

    def again(self) -> Session:
        """Another try at the same step; raises EngineError lesson/not-begun."""
        return self.begin(self.begun.step.number)

    @property
    def begun(self) -> Session:
        """The step begun last; raises EngineError lesson/not-begun."""
        if self.session is None:
            raise EngineError("lesson/not-begun", "lesson-step")
        return self.session

    def fresh(self, number: int) -> Session:
        """A try at a step that is not the one at the table."""
        step = self.lesson.steps[number - 1]
        return Session(step, self.line(number), self._seed(number))

    def line(self, number: int) -> str | None:
        """The position a step begins at, None where there is none.

        One that goes on begins where the first solution before it ended, whatever was played
        there: so all that was proved of it holds. Raises EngineError lesson/illegal-right or
        then-after-end.
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
        """Chance for those who reply: the same at every try."""
        return f"lesson/{self.lesson.course}/{self.lesson.number}/{number}"

    def _find_line(self, step: Step) -> str | None:
        start = step.start
        if start is None:
            return None
        if start.kind == POSITION:
            return start.text
        if start.kind == DEAL:
            match = Match.new(step.variant, seats(step), start.text)
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
        """The whole lesson for a page, without its positions and solutions."""
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
        """How the step begun last stands; None before the first."""
        session = self.session
        if session is None:
            return None
        verdict = session.verdict()
        why = verdict.why and {"key": verdict.why[0], "params": verdict.why[1]}
        return {
            "step": session.step.number,
            "of": len(self.lesson.steps),
            "state": verdict.state,
            "says": verdict.says,
            "why": why,
            "actions": len(session.trail().actions),
            "most": session.step.most,
            "hints": len(session.step.hints),
        }

    def refused(self, code: str) -> Prose | None:
        """What the teacher says to a try that the rules do not allow."""
        return self.session.taught_refused(code) if self.session else None

    def hint(self, dose: int) -> Answer:
        """The first, second, ... hint of the step; raises EngineError lesson/no-hint."""
        hints = self.begun.step.hints
        if not 1 <= dose <= len(hints):
            raise EngineError("lesson/no-hint", f"hint {dose}", hints=len(hints))
        return {"hint": hints[dose - 1], "dose": dose, "of": len(hints)}


def _contents(step: Step) -> Answer:
    choices: list[Prose] = list(step.choices)
    return {
        "title": step.title,
        "kind": step.kind,
        "table": step.start is not None,
        "variant": step.variant,
        "text": step.text,
        "choices": choices,
        "hints": len(step.hints),
        "goal": step.goal_words.text if step.goal else None,
        "goal_tree": goal_tree(step.goal_words.text) if step.goal else None,
    }


# --- playing a solution -------------------------------------------------------------------------


def play_through(session: Session, row: Codes) -> None:
    """Play a row of the seat's own actions, and all replies.

    Raises EngineError lesson/illegal-right at the action that cannot be played.
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
    found = legal_code(match, code) if match and not match.deal_over else None
    if found is None or match is None:
        raise bad("illegal-right", given=code)
    match.act(session.step.seat, found)


def reply_all(session: Session) -> None:
    """Let the others reply until the seat is to move or the deal is over."""
    while session.waits:
        session.reply()
