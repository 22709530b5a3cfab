"""Advice: thoughts of computer players, hints, reviews and exact ends."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class Reason(TypedDict):
    """Why an action is good or bad: a message's key and its parameters."""

    key: str
    params: dict[str, Any]


class Decision(TypedDict):
    """One decision of a finished deal, as the coach judges it."""

    place: int
    """The number of the action in the deal, from 0."""
    trick: int
    played: str
    best: str
    """The best action, or one that is about as good where nothing is lost."""
    loss: float
    """Points; 0 unless it is beyond doubt."""
    error: float
    """Half the width of the 95 % interval of what is lost; 0 where that is proven, or where no
    action seems better."""
    exact: bool
    line: list[str]
    """How the deal would have gone on, where that is proven."""
    reasons_played: list[Reason]
    reasons_best: list[Reason]


class Solved(TypedDict):
    """The exact end of a deal, where it can be worked out."""

    solvable: bool
    worth: float | None
    line: list[str]
    worths: dict[str, float | None]


class Progress(TypedDict):
    """How far a player has thought; `ms` is the time that its level may take."""

    settled: bool
    rollouts: int
    ms: int


class Loan(TypedDict):
    """A position about which another worker thinks along, and who is to move there."""

    line: str
    seat: int
    level: str


class Tallies(TypedDict):
    """The playouts of a worker: by action code the count, sum and sum of squares of gains."""

    tally: dict[str, list[float]]


class Hint(Progress):
    """What strong play would do; reasons and proof come with the second dose."""

    dose: int
    action: str
    cards: list[str]
    reasons: NotRequired[list[Reason]]
    exact: NotRequired[bool]
    worth: NotRequired[float | None]


class Review(TypedDict):
    """The decisions of a finished deal that are newly judged.

    `done` is true when all `of` them have been judged, `settled` when asking again makes none
    surer. `changes` counts how often a judgement was new or renewed, and `rows` are those after the
    `seen` ones.
    """

    done: bool
    settled: bool
    of: int
    changes: int
    rows: list[Decision]
    worst: NotRequired[list[int]]
    lost: NotRequired[float]
