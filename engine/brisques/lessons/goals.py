"""Goals of steps: named predicates of what has happened, joined by and, or, not.

A predicate is true, false, or open (None): it can still become true. At the end of a step, what has
not happened is false. So `not lose trick` is open until the end, and false as soon as a trick is
lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from brisques.cards import ACE, TEN
from brisques.events import Called, Event, Scored, TrickWon
from brisques.game import NOBODY, Game, State
from brisques.lessons.codes import matches
from brisques.registry import analysis_of

Truth = bool | None


class Loss(NamedTuple):
    """The points that an action lost against the exact solution, and the code of the best one."""

    points: float
    best: str


@dataclass(frozen=True, slots=True)
class Trail:
    """What has happened in a step so far.

    - `actions`: the codes of the seat's own actions; `replies`: those of the others;
    - `events`: the events since the seat was first to move;
    - `answer`: the seat's answer to a question;
    - `lost`: the loss of each of its actions, where the goal needs the exact solution.
    """

    game: Game
    seat: int
    state: State | None = None
    actions: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    answer: int | None = None
    lost: tuple[Loss, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.state is not None and self.state.to_move == NOBODY

    @property
    def side(self) -> int:
        """The side of the seat, which its points go to."""
        return self.game.sides[self.seat]

    def tricks(self, won: bool) -> list[TrickWon]:
        """Return the tricks that the seat's side won, or those that the others won."""
        return [
            event
            for event in self.events
            if isinstance(event, TrickWon) and (self.game.sides[event.seat] == self.side) == won
        ]

    def scored(self) -> Iterator[Scored]:
        """Yield the scores of the seat's side."""
        for event in self.events:
            if isinstance(event, Scored) and self.game.sides[event.seat] == self.side:
                yield event


class Goal:
    """A predicate, or several joined."""

    __slots__ = ()

    def holds(self, trail: Trail, ended: bool) -> Truth:
        """Return whether it holds; None (open) only before the step has ended."""
        raise NotImplementedError

    def leaves(self) -> Iterator[Goal]:
        """Yield the predicates that it is made of."""
        yield self


# --- joined -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Not(Goal):
    """The negation of a goal."""

    goal: Goal

    def holds(self, trail: Trail, ended: bool) -> Truth:
        """Return the negation of the goal's truth; open if it is open."""
        truth = self.goal.holds(trail, ended)
        return None if truth is None else not truth

    def leaves(self) -> Iterator[Goal]:
        """Yield the predicates of the goal."""
        yield from self.goal.leaves()


@dataclass(frozen=True, slots=True)
class Joined(Goal):
    """Several goals: all of them, or (`any_of`) at least one."""

    goals: tuple[Goal, ...]
    any_of: bool

    def holds(self, trail: Trail, ended: bool) -> Truth:
        """Return whether all, or any, of the goals hold; open while that can still change."""
        truths = [goal.holds(trail, ended) for goal in self.goals]
        if self.any_of in truths:
            return self.any_of
        return None if None in truths else not self.any_of

    def leaves(self) -> Iterator[Goal]:
        """Yield the predicates of all goals."""
        for goal in self.goals:
            yield from goal.leaves()


# --- predicates ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Happens(Goal):
    """A predicate that becomes true when something happens, and is open before."""

    def happened(self, trail: Trail) -> bool:
        """Return whether it has happened."""
        raise NotImplementedError

    def holds(self, trail: Trail, ended: bool) -> Truth:
        """Return True if it has happened, False at the end of the step or the deal, else None."""
        if self.happened(trail):
            return True
        return False if ended or trail.over else None


@dataclass(frozen=True, slots=True)
class Act(Happens):
    """`act`: any legal action."""

    def happened(self, trail: Trail) -> bool:
        """Return whether the seat has acted."""
        return bool(trail.actions)


@dataclass(frozen=True, slots=True)
class Do(Happens):
    """`play QS KS`, `do exchange`: one of these actions."""

    codes: tuple[str, ...]

    def happened(self, trail: Trail) -> bool:
        """Return whether one of the actions was played."""
        return any(matches(code, done) for code in self.codes for done in trail.actions)


@dataclass(frozen=True, slots=True)
class Call(Happens):
    """`call H`, `call AA`: name these trumps, or the card whose holder is the partner."""

    suit: int
    face: int
    """NOBODY where only trumps are named; else `suit` is."""

    def happened(self, trail: Trail) -> bool:
        """Return whether the seat has called this suit or card."""
        for event in trail.events:
            if isinstance(event, Called) and event.seat == trail.seat:
                named = event.suit if self.face == NOBODY else event.card & 31
                if named == (self.suit if self.face == NOBODY else self.face):
                    return True
        return False


@dataclass(frozen=True, slots=True)
class ScoreBy(Happens):
    """`declare double-bezique`, `score RULE`: the seat itself scores by a rule."""

    rule: str

    def happened(self, trail: Trail) -> bool:
        """Return whether the seat has scored by the rule."""
        return any(e.rule == self.rule and e.seat == trail.seat for e in trail.scored())


@dataclass(frozen=True, slots=True)
class Score(Happens):
    """`score 40`: the side scores this number of points in the step."""

    points: int

    def happened(self, trail: Trail) -> bool:
        """Return whether the side has scored the points."""
        return sum(event.points for event in trail.scored()) >= self.points


@dataclass(frozen=True, slots=True)
class Tricks(Happens):
    """`win trick`, `lose 2 tricks`: the side, or the others, win this number of tricks."""

    won: bool
    count: int

    def happened(self, trail: Trail) -> bool:
        """Return whether the tricks have been won."""
        return len(trail.tricks(self.won)) >= self.count


@dataclass(frozen=True, slots=True)
class Brisques(Happens):
    """`win brisque`, `lose 2 brisques`: this number of Aces and Tens in such tricks."""

    won: bool
    count: int

    def happened(self, trail: Trail) -> bool:
        """Return whether the brisques have been won."""
        cards = [card for event in trail.tricks(self.won) for card in event.cards]
        return sum(card & 7 in (ACE, TEN) for card in cards) >= self.count


@dataclass(frozen=True, slots=True)
class EndDeal(Happens):
    """`end deal`: play the deal to its end."""

    def happened(self, trail: Trail) -> bool:
        """Return whether the deal is over."""
        return trail.over


@dataclass(frozen=True, slots=True)
class EndWith(Happens):
    """`end with 1000`: the side has this total at the end of the deal, earlier points included."""

    points: int

    def happened(self, trail: Trail) -> bool:
        """Return whether the deal is over with this total."""
        return (
            trail.state is not None and trail.over and trail.state.totals[trail.side] >= self.points
        )


@dataclass(frozen=True, slots=True)
class WinDeal(Happens):
    """`win deal`: end the deal with more points than the others, or as the variant defines it."""

    def happened(self, trail: Trail) -> bool:
        """Return whether the deal is over and won."""
        return (
            trail.state is not None
            and trail.over
            and analysis_of(trail.game).worth(trail.state)[trail.seat] > 0
        )


@dataclass(frozen=True, slots=True)
class Best(Goal):
    """`best`: lose no point against the exact solution in this step."""

    def holds(self, trail: Trail, ended: bool) -> Truth:
        """Return False after a loss, True at the end of the step or the deal, else None."""
        if any(each.points > 0 for each in trail.lost):
            return False
        return True if trail.actions and (ended or trail.over) else None


@dataclass(frozen=True, slots=True)
class Answer(Goal):
    """`answer 2`: give one of these answers to the question."""

    answers: tuple[int, ...]

    def holds(self, trail: Trail, ended: bool) -> Truth:
        """Return whether the answer is right; open before the seat has answered."""
        if trail.answer is None:
            return False if ended else None
        return trail.answer in self.answers
