"""Requests: the arguments of each operation, besides its name in `op`.

`revision` is that of the latest update the page has: a request about an older table is refused.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class NoArguments(TypedDict):
    """Nothing besides the name of the operation."""


class OneVariant(TypedDict):
    """A preset, or a preset and its house rules."""

    variant: str


class TwoVariants(TypedDict):
    """Two variants of a family."""

    a: str
    b: str


class NewSeat(TypedDict):
    """Who sits at a seat of a new table; a player has a level."""

    kind: Literal["human", "player"]
    level: NotRequired[str]
    name: NotRequired[str]


class SomeSeats(TypedDict):
    """The seats of a table; without a list one person at `seat`, and players of `level`."""

    seats: NotRequired[list[NewSeat] | None]
    seat: NotRequired[int]
    level: NotRequired[str]


class NewMatch(SomeSeats):
    """A new match of a variant."""

    variant: str
    seed: str
    servant: NotRequired[int]
    """Filko: the first dealer, whose side serves since an earlier sitting."""
    rules_name: NotRequired[str]
    """What a person calls the house rules."""
    curtain: NotRequired[bool]
    """Whether hands are covered between the turns of several persons.

    Without it the hand of the person to move is shown.
    """


class LoadRecord(TypedDict):
    """A record, as `save` answers it."""

    record: str
    deals: NotRequired[int]
    """How many of its deals to load, from the first; all without it."""
    summary: NotRequired[str]
    """What `save` answered with the record; where it fits, earlier deals are not replayed."""
    curtain: NotRequired[bool]
    """Whether hands are covered between the turns of several persons.

    Without it the hand of the person to move is shown.
    """


class BranchOff(LoadRecord):
    """A record, and where a branch leaves it: the actions of its last loaded deal before that."""

    place: int


class SetPosition(SomeSeats):
    """A position to set up; without a line the deal in progress is only written down.

    Hands are covered between the turns of several persons.
    """

    line: NotRequired[str]


class AtRevision(TypedDict):
    """A request about the table as the page knows it."""

    revision: int


class Act(AtRevision):
    """An action of the viewing seat."""

    action: str


class NextDeal(AtRevision):
    """The next deal; without a seed, that of the match gives this deal too."""

    seed: NotRequired[str]


class Rewind(AtRevision):
    """The place of the action that is taken back, with all after it."""

    place: int


class Look(AtRevision):
    """The seat of the person who uncovers the cards; without it they are covered."""

    seat: NotRequired[int]


class Sit(AtRevision):
    """Who takes over a seat in the course of the match."""

    seat: int
    who: NewSeat


class Think(AtRevision):
    """A request to think on, with the playouts of other workers."""

    tallies: NotRequired[list[dict[str, list[float]]]]


class Ponder(TypedDict):
    """A lent position, and for how many milliseconds to think about it."""

    line: str
    seat: int
    level: str
    seed: str
    ms: int


class AskHint(AtRevision):
    """A request for a hint: dose 1 names the action, dose 2 adds the reasons."""

    dose: Literal[1, 2]


class AskReview(AtRevision):
    """A request for the judgements of a deal after the changes that were `seen`; or all."""

    seen: NotRequired[int]


class Solve(TypedDict):
    """A position; without a line the deal on the table."""

    line: NotRequired[str]


class Shorten(TypedDict):
    """A position, and the seat whose hand is written; 0 if it is left out."""

    line: str
    seat: NotRequired[int]


class AtPlace(TypedDict):
    """A place of the deal: the number of actions before it."""

    place: int


class OneAction(TypedDict):
    """An action by its code."""

    action: str


class SomeCards(TypedDict):
    """Cards by their codes."""

    cards: list[str]


class OpenLesson(TypedDict):
    """A lesson as text."""

    text: str


class BeginStep(TypedDict):
    """The number of a step, from 1."""

    step: int


class AnswerStep(TypedDict):
    """The numbers of the choices, the number asked for, or a word that was typed."""

    answers: NotRequired[list[int]]
    word: NotRequired[str]


class AskLessonHint(TypedDict):
    """The number of a hint, from 1."""

    dose: int
