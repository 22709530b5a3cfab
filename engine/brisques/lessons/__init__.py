"""Lessons: text files that a teacher writes, parsed, played step by step, and checked.

`parse_lesson` reads a file into a `Lesson`, a `Study` plays it, and `check.py` plays every solution
of it. web/lessons/README.md tells a teacher how to write one.
"""

from __future__ import annotations

from brisques.lessons.lesson import Lesson, Step
from brisques.lessons.parse import parse_lesson
from brisques.lessons.session import Session
from brisques.lessons.study import Study

__all__ = ["Lesson", "Session", "Step", "Study", "parse_lesson"]
