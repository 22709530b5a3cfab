"""Texts of lessons for tests: a head, steps, and small positions of both families."""

from __future__ import annotations

import json
from typing import Any

from brisques.bridge import Bridge
from brisques.errors import EngineError
from brisques.lessons import Session, Study, parse_lesson
from brisques.lessons.check import Proof, check
from brisques.lessons.study import play_one, reply_all
from tests.builder import Scene

ENDING = Scene(
    "fildinski", trump="H", hands=("AC KS QS 7H", "TC 9S 8C 7D"), stock=0, leader=0
).line()
"""Seat 0 leads to four tricks: its Ace wins the Ten or the Eight, its trump any card."""

STOCK = (
    Scene("fildinski", trump="H", hands=("AC 7C", "TC KH"), stock=20, leader=1).play("TC").line()
)
"""Seat 1 has led a Ten, which seat 0 can take; there is a stock."""

DECLARING = Scene("bezique", trump="H", hands=("AC KS QS JD", "8C"), leader=0).play("AC 8C").line()
"""Seat 0 has won the trick and may declare a marriage or a bézique."""


HEAD = "brisques-lesson 1\ntitle: Test\ncourse: test\nnumber: 2\nvariant: fildinski\n"


def lesson(*steps: str, head: str = HEAD) -> str:
    """Return the text of a lesson."""
    return "\n".join([head, *steps]) + "\n"


def step(line: str = ENDING, **keys: str) -> str:
    """Return the text of a step at a position; by default the Ace is led to win a trick."""
    given = {"goal": "win trick", "right": "AC", "others": "strong", **keys}
    rows = "".join(f"{key}: {value}\n" for key, value in given.items() if value)
    return f"step: A step\nposition: {line}\n{rows}"


def session(text: str, number: int = 1) -> Session:
    """Return a try at a step of a lesson, with the seat to move."""
    begun = Study(parse_lesson(text)).fresh(number)
    reply_all(begun)
    return begun


def state_after(text: str, *codes: str) -> str:
    """Return the verdict on a step after these actions of the seat and all replies."""
    begun = session(text)
    for code in codes:
        play_one(begun, code, EngineError)
    return begun.verdict().state


class LessonBridge:
    """A bridge at which a lesson is played; it keeps track of the revision."""

    def __init__(self) -> None:
        self.bridge = Bridge()
        self.revision = 0

    def ask(self, op: str, **given: Any) -> dict[str, Any]:
        """Return the answer to an operation, whether it succeeds or fails."""
        request = {"op": op, "revision": self.revision, **given}
        answer: dict[str, Any] = json.loads(self.bridge.call(json.dumps(request)))
        self.revision = answer.get("revision", self.revision)
        return answer

    def lesson(self, op: str, **given: Any) -> dict[str, Any]:
        """Return what a successful answer says of the lesson."""
        answer = self.ask(op, **given)
        assert answer["ok"], answer
        told: dict[str, Any] = answer["lesson"]
        return told


def found(text: str) -> Proof | EngineError:
    """Return the findings on the last step."""
    return list(check(parse_lesson(text)))[-1]
