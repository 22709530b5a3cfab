"""The list of operations, each with the types of its request and its answer."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypedDict

from brisques.bridge.schema.advice import Hint, Loan, Progress, Review, Solved, Tallies
from brisques.bridge.schema.lessons import LessonHint, LessonOpened, LessonTold
from brisques.bridge.schema.requests import (
    Act,
    AnswerStep,
    AskHint,
    AskLessonHint,
    AskReview,
    AtPlace,
    AtRevision,
    BeginStep,
    BranchOff,
    LoadRecord,
    Look,
    NewMatch,
    NextDeal,
    NoArguments,
    OneAction,
    OneVariant,
    OpenLesson,
    Ponder,
    Rewind,
    SetPosition,
    Shorten,
    Sit,
    Solve,
    SomeCards,
    Think,
    TwoVariants,
)
from brisques.bridge.schema.rules import Choices, Comparison, Explanation, Strengths, Variants
from brisques.bridge.schema.tables import (
    Covered,
    CoveredPosition,
    Earlier,
    Judgement,
    Moves,
    PositionUpdate,
    Saved,
    ShortLine,
    Update,
    WhyNot,
)


class Done(TypedDict):
    """An answer without content: the operation has been carried out."""


class Hello(TypedDict):
    """The engine's version, levels and first variant; `think` has the ms of levels that search."""

    version: str
    levels: list[str]
    think: dict[str, int]
    default: str


class Operation(NamedTuple):
    """The types of request and answer, and what the operation does to the match."""

    request: Any
    answer: Any
    effect: Literal["none", "changes", "replaces"] = "none"
    """`changes` goes on with the match there is, `replaces` puts another in its place."""


OPERATIONS: dict[str, Operation] = {
    "hello": Operation(NoArguments, Hello),
    "variants": Operation(NoArguments, Variants),
    "strengths": Operation(NoArguments, Strengths),
    "explain": Operation(OneVariant, Explanation),
    "compare": Operation(TwoVariants, Comparison),
    "choices": Operation(OneVariant, Choices),
    "new": Operation(NewMatch, Update | Covered, "replaces"),
    "act": Operation(Act, Update, "changes"),
    "step": Operation(AtRevision, Update | Covered, "changes"),
    "claim": Operation(AtRevision, Update, "changes"),
    "next": Operation(NextDeal, Update | Covered, "changes"),
    "undo": Operation(AtRevision, Update, "changes"),
    "redo": Operation(AtRevision, Update, "changes"),
    "rewind": Operation(Rewind, Update, "changes"),
    "look": Operation(Look, Update | Covered),
    "sit": Operation(Sit, Update | Covered, "changes"),
    "think": Operation(Think, Progress),
    "expect": Operation(AtRevision, Progress),
    "lend": Operation(AtRevision, Loan),
    "ponder": Operation(Ponder, Tallies),
    "hint": Operation(AskHint, Hint),
    "review": Operation(AskReview, Review),
    "solve": Operation(Solve, Solved),
    "shorten": Operation(Shorten, ShortLine),
    "at": Operation(AtPlace, Earlier),
    "moves": Operation(NoArguments, Moves),
    "why_not": Operation(OneAction, WhyNot),
    "judge": Operation(SomeCards, Judgement),
    "view": Operation(NoArguments, Update | Covered),
    "save": Operation(NoArguments, Saved),
    "load": Operation(LoadRecord, Update | Covered, "replaces"),
    "branch": Operation(BranchOff, Update | Covered, "replaces"),
    "position": Operation(SetPosition, PositionUpdate | CoveredPosition, "replaces"),
    "lesson-open": Operation(OpenLesson, LessonOpened),
    "lesson-step": Operation(BeginStep, Update | LessonTold, "replaces"),
    "lesson-again": Operation(NoArguments, Update | LessonTold, "replaces"),
    "lesson-answer": Operation(AnswerStep, LessonTold),
    "lesson-hint": Operation(AskLessonHint, LessonHint),
    "lesson-close": Operation(NoArguments, Done),
    "close": Operation(NoArguments, Done, "replaces"),
}
