"""Tables: the answers of operations that change, show or judge the match."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from brisques.bridge.schema.lessons import LessonState
from brisques.bridge.schema.problems import Problem
from brisques.bridge.schema.views import (
    Announcement,
    BranchPoint,
    Cost,
    GameEvent,
    MatchState,
    View,
)


class Update(TypedDict):
    """The answer of every operation that changes what lies on the table."""

    revision: int
    view: View
    events: list[GameEvent]
    lesson: NotRequired[LessonState | None]


class CoveredSeat(TypedDict):
    """What all may know of a seat."""

    kind: Literal["human", "player"]
    level: str | None
    name: str | None
    side: int
    score: int


class CoveredTable(TypedDict):
    """What all may know of a match; `seat` is the person to uncover the cards next."""

    family: Literal["bezique", "filko"]
    variant: str
    rules_name: str
    seat: int
    phase: str
    to_move: int | None
    assisted: bool
    match: MatchState
    from_position: NotRequired[Literal[True]]
    branch: BranchPoint | None
    masters: NotRequired[list[int]]
    seats: list[CoveredSeat]


class Covered(TypedDict):
    """The answer in place of a view while several persons play and none looks."""

    revision: int
    covered: CoveredTable
    events: list[GameEvent]


class PositionUpdate(Update):
    """The answer to `position`: an update, with the deal as one line.

    `completed` says that a short line was given, and the cards that it does not name were dealt.
    """

    line: str
    completed: bool


class CoveredPosition(Covered):
    """The answer to `position` while several persons play and none looks."""

    line: str
    completed: bool


class WhyNot(TypedDict):
    """The refusal of an action, null if it is legal; `says` is what a lesson says to it."""

    refusal: Problem | None
    says: Any


class JudgedOption(Announcement):
    """A declaration that some cards make, with what it would cost."""

    costs: list[Cost]


class Judgement(TypedDict):
    """What some cards would declare together, or why they may not be declared."""

    option: JudgedOption | None
    refusal: Problem | None


class Saved(TypedDict):
    """The record: the whole truth, hidden cards included."""

    record: str
    summary: str
    """What `load` needs to replay the deal in progress alone; "" in the first deal."""


class ShortLine(TypedDict):
    """A short line of what a seat sees of a position, or the full line if there is none."""

    line: str


class Earlier(TypedDict):
    """The view as it was before an action of the deal: action `place` of `of`, from 0."""

    place: int
    of: int
    view: View


class Move(TypedDict):
    """An action of a finished deal, by its code, and the number of its trick, from 1."""

    seat: int
    action: str
    trick: int


class Moves(TypedDict):
    """All actions of a finished deal in order."""

    moves: list[Move]
