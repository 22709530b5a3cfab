"""Lessons: text files that a teacher writes, read, played and proved.

`parse_lesson` reads a file into a `Lesson`, a `Study` plays it step by step at tables, and
`check.py` plays every solution of it. web/lessons/README.md tells a teacher how to write one.
"""

from __future__ import annotations

from engine.lessons.lesson import Lesson, Step
from engine.lessons.parse import parse_lesson
from engine.lessons.session import Session
from engine.lessons.study import Study

__all__ = ["Lesson", "Session", "Step", "Study", "parse_lesson"]
