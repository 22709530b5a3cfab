"""Lessons: their contents, their goals as trees, and how a step stands."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from brisques.bridge.schema.advice import Reason


class Condition(TypedDict):
    """One predicate of a goal, with its words."""

    name: str
    args: list[str]


class Negation(TypedDict):
    """A goal that must not be reached."""

    goal: GoalTree


class Junction(TypedDict):
    """Goals of which all, or any, must be reached."""

    any: bool
    goals: list[GoalTree]


GoalTree = Condition | Negation | Junction
"""What a step of a lesson asks for."""


class LessonStep(TypedDict):
    """What a page shows of a step before it is begun."""

    title: str
    kind: str
    table: bool
    variant: str
    family: Literal["bezique", "filko"]
    text: Any
    """Prose: paragraphs, lists and tables of spans, which are words, cards and links to rules."""
    choices: list[Any]
    several: bool
    """Whether several choices may be the answer together."""
    typed: bool
    """Whether the answer is a word to type; then there are no choices."""
    hints: int
    goal: str | None
    """As its author wrote it; None if it is the answer to a question."""
    goal_tree: GoalTree | None
    """The goal as a tree."""


class LessonContents(TypedDict):
    """A lesson without its positions and solutions."""

    format: int
    title: str
    course: str
    number: int
    variant: str
    language: str
    needs: list[str]
    summary: Any
    steps: list[LessonStep]


class LessonState(TypedDict):
    """How the step begun last stands."""

    step: int
    of: int
    state: str
    says: Any
    why: Reason | None
    actions: int
    most: int | None
    hints: int
    next: int | None
    """The step to which a branch leads after this try, null if there is none."""


class LessonOpened(TypedDict):
    """What is in a lesson."""

    lesson: LessonContents


class LessonTold(TypedDict):
    """How the step begun last stands, in an answer without a view."""

    lesson: LessonState | None


class LessonHint(TypedDict):
    """A hint of the step's own."""

    hint: Any
    dose: int
    of: int
