"""A parsed lesson: what a teacher wrote, checked for form but not yet played."""

from __future__ import annotations

from dataclasses import dataclass

from brisques.lessons.goals import Answer, Best, Goal
from brisques.lessons.paths import Path
from brisques.lessons.prose import Prose
from brisques.lessons.source import Words

FORMAT = 1
POSITION, DEAL, THEN = "position", "deal", "then"
"""How a step begins: at a line, with a fresh deal, or where the solution before it ended."""


def is_several(goal: Goal | None) -> bool:
    """Return whether a goal asks for several choices at once."""
    return goal is not None and any(isinstance(leaf, Answer) and leaf.all for leaf in goal.leaves())


def is_typed(goal: Goal | None) -> bool:
    """Return whether a goal asks for a word that is typed."""
    return goal is not None and any(
        isinstance(leaf, Answer) and leaf.typed for leaf in goal.leaves()
    )


@dataclass(frozen=True, slots=True)
class Start:
    """Where a step begins; `text` is a position line or the seed of a deal."""

    kind: str
    text: str
    words: Words


@dataclass(frozen=True, slots=True)
class Codes:
    """A line of action codes, with the place of each in the file."""

    codes: tuple[str, ...]
    words: tuple[Words, ...]


@dataclass(frozen=True, slots=True)
class Try:
    """A try that a line of the lesson is about.

    It is one of the actions `codes`, with `first` only as the first action of the step; or a line
    of actions from the beginning of the step; or a goal; or any miss.
    """

    codes: tuple[str, ...]
    path: Path
    first: bool
    goal: Goal | None
    words: Words
    """The argument, such as "AS2" or "if lose trick"."""


@dataclass(frozen=True, slots=True)
class Wrong(Try):
    """A wrong try, and what the teacher says to it."""

    says: Prose


@dataclass(frozen=True, slots=True)
class Branch:
    """The name of the later step at which the reader goes on after a try.

    Without a try it is where the reader goes on once the goal is reached.
    """

    tried: Try | None
    words: Words


@dataclass(frozen=True, slots=True)
class Replies:
    """The actions of the others in turn; only if the seat's actions begin with `after`."""

    after: Path
    script: Codes


@dataclass(frozen=True, slots=True)
class Step:
    """One step; without a goal it is only text to read. The seat has `most` actions.

    Where an answer is typed, `spellings` has those accepted for each choice, folded. `name` is that
    by which branches of earlier steps find it, "" if they do not.
    """

    number: int
    name: str
    title: str
    words: Words
    variant: str
    language: str
    text: Prose
    start: Start | None
    seat: int
    others: str
    replies: tuple[Replies, ...]
    goal: Goal | None
    goal_words: Words
    most: int
    choices: tuple[Prose, ...]
    spellings: tuple[tuple[str, ...], ...]
    right: tuple[Codes, ...]
    wrong: tuple[Wrong, ...]
    branches: tuple[Branch, ...]
    hints: tuple[Prose, ...]
    done: Prose | None

    @property
    def kind(self) -> str:
        """ "read", "ask" (a question, answered by numbers) or "play"."""
        if self.goal is None:
            return "read"
        return "ask" if any(isinstance(leaf, Answer) for leaf in self.goal.leaves()) else "play"

    @property
    def asks_several(self) -> bool:
        """Whether several choices may be the answer together."""
        return is_several(self.goal)

    @property
    def asks_word(self) -> bool:
        """Whether the answer is typed, and the choices are not shown."""
        return is_typed(self.goal)

    @property
    def public_goal(self) -> str | None:
        """The goal as its author wrote it; None if it is the answer to a question."""
        return self.goal_words.text if self.kind == "play" else None

    @property
    def public_choices(self) -> tuple[Prose, ...]:
        """The choices; none where the answer is typed, as they are the answer."""
        return () if self.asks_word else self.choices

    @property
    def goes_on(self) -> bool:
        """Whether it begins where the step before it ended."""
        return self.start is not None and self.start.kind == THEN

    @property
    def wants_best(self) -> bool:
        """Whether the goal, or a part of it, is the best line."""
        return self.goal is not None and any(isinstance(leaf, Best) for leaf in self.goal.leaves())


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole lesson. `needs` are lessons to know before, as course/number."""

    title: str
    course: str
    number: int
    variant: str
    language: str
    needs: tuple[str, ...]
    summary: str
    steps: tuple[Step, ...]

    def number_of(self, name: str) -> int:
        """Return the number of the step of this name, from 1."""
        return next(step.number for step in self.steps if step.name == name)
