"""The operations of lessons: open one, begin its steps, answer its questions, ask for hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.bridge.arguments import Arguments
from brisques.bridge.messages import Answer
from brisques.bridge.table import BridgeTable
from brisques.errors import EngineError

if TYPE_CHECKING:
    from brisques.lessons import Session


class LessonOperations(BridgeTable):
    """The operations on the lesson of a table."""

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
            raise EngineError("bridge/bad-argument", "answers", expected="[integer]")
        choices = len(session.step.choices)
        if choices and not all(1 <= answer <= choices for answer in answers):
            raise EngineError("bridge/bad-argument", "answers", expected=f"1–{choices}")
        session.answer(answers)
        return {"lesson": self.study.told()}

    def lesson_hint(self, arguments: Arguments) -> Answer:
        """A hint of the step's own."""
        return self.study.hint(arguments.number("dose"))

    def lesson_close(self, arguments: Arguments) -> Answer:
        """No lesson any more; the table stays."""
        self._study = None
        return {}

    def _begun(self, session: Session) -> Answer:
        """A step that begins, at a table of its own if it has one."""
        if session.match is None:
            return {"lesson": self.study.told()}
        return self._install(session.match, [], self.study)
