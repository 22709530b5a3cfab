"""What a step asks for: named predicates of what has happened in it, joined by and, or, not.

At any time a predicate is true, false, or open (None): open ones can still become true. When the
step ends, what has not happened is false. So `not lose trick` is open until the end, and lost as
soon as a trick is.
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
    """Points that an action gave away against the exact end, and the code of the best one."""

    points: float
    best: str


@dataclass(frozen=True, slots=True)
class Trail:
    """What has happened in a step so far.

    `actions` are the codes of the seat's own, `replies` those of the others; `events` are those
    since the seat was first to move, `answer` what it said to a question. `lost` has what each of
    its actions gave away, where the exact end is asked for.
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
        """The tricks that the seat's side won, or those that the others did."""
        return [
            event
            for event in self.events
            if isinstance(event, TrickWon) and (self.game.sides[event.seat] == self.side) == won
        ]

    def scored(self) -> Iterator[Scored]:
        """The scores of the seat's side."""
        for event in self.events:
            if isinstance(event, Scored) and self.game.sides[event.seat] == self.side:
                yield event


class Goal:
    """A predicate or several joined."""

    __slots__ = ()

    def holds(self, trail: Trail, ended: bool) -> Truth:
        """Whether it holds; never None when the step has ended."""
        raise NotImplementedError

    def leaves(self) -> Iterator[Goal]:
        """The predicates it is made of."""
        yield self


# --- joined -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Not(Goal):
    """The contrary of a goal."""

    goal: Goal

    def holds(self, trail: Trail, ended: bool) -> Truth:
        found = self.goal.holds(trail, ended)
        return None if found is None else not found

    def leaves(self) -> Iterator[Goal]:
        yield from self.goal.leaves()


@dataclass(frozen=True, slots=True)
class Joined(Goal):
    """Several goals: all of them, or (`any_of`) at least one."""

    goals: tuple[Goal, ...]
    any_of: bool

    def holds(self, trail: Trail, ended: bool) -> Truth:
        found = [goal.holds(trail, ended) for goal in self.goals]
        if self.any_of in found:
            return self.any_of
        return None if None in found else not self.any_of

    def leaves(self) -> Iterator[Goal]:
        for goal in self.goals:
            yield from goal.leaves()


# --- predicates ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Happens(Goal):
    """A predicate that is true once something has happened, and open before."""

    def happened(self, trail: Trail) -> bool:
        """Whether it has."""
        raise NotImplementedError

    def holds(self, trail: Trail, ended: bool) -> Truth:
        if self.happened(trail):
            return True
        return False if ended or trail.over else None


@dataclass(frozen=True, slots=True)
class Act(Happens):
    """`act`: anything that the rules allow."""

    def happened(self, trail: Trail) -> bool:
        return bool(trail.actions)


@dataclass(frozen=True, slots=True)
class Do(Happens):
    """`play QS KS`, `do exchange`: one of these actions."""

    codes: tuple[str, ...]

    def happened(self, trail: Trail) -> bool:
        return any(matches(code, done) for code in self.codes for done in trail.actions)


@dataclass(frozen=True, slots=True)
class Call(Happens):
    """`call H`, `call AA`: name these trumps, or the card whose holder is the partner."""

    suit: int
    face: int
    """NOBODY where only trumps are named; else `suit` is."""

    def happened(self, trail: Trail) -> bool:
        for event in trail.events:
            if isinstance(event, Called) and event.seat == trail.seat:
                named = event.suit if self.face == NOBODY else event.card & 31
                if named == (self.suit if self.face == NOBODY else self.face):
                    return True
        return False


@dataclass(frozen=True, slots=True)
class ScoreBy(Happens):
    """`declare double-bezique`, `score RULE`: score by a rule, the seat itself."""

    rule: str

    def happened(self, trail: Trail) -> bool:
        return any(e.rule == self.rule and e.seat == trail.seat for e in trail.scored())


@dataclass(frozen=True, slots=True)
class Score(Happens):
    """`score 40`: so many points for the side in this step."""

    points: int

    def happened(self, trail: Trail) -> bool:
        return sum(event.points for event in trail.scored()) >= self.points


@dataclass(frozen=True, slots=True)
class Tricks(Happens):
    """`win trick`, `lose 2 tricks`: so many tricks won by the side, or by the others."""

    won: bool
    count: int

    def happened(self, trail: Trail) -> bool:
        return len(trail.tricks(self.won)) >= self.count


@dataclass(frozen=True, slots=True)
class Brisques(Happens):
    """`win brisque`, `lose 2 brisques`: so many Aces and Tens in such tricks."""

    won: bool
    count: int

    def happened(self, trail: Trail) -> bool:
        cards = [card for event in trail.tricks(self.won) for card in event.cards]
        return sum(card & 7 in (ACE, TEN) for card in cards) >= self.count


@dataclass(frozen=True, slots=True)
class EndDeal(Happens):
    """`end deal`: play it to its end."""

    def happened(self, trail: Trail) -> bool:
        return trail.over


@dataclass(frozen=True, slots=True)
class EndWith(Happens):
    """`end with 1000`: the side's points at the end of the deal, those brought into it included."""

    points: int

    def happened(self, trail: Trail) -> bool:
        return (
            trail.state is not None and trail.over and trail.state.totals[trail.side] >= self.points
        )


@dataclass(frozen=True, slots=True)
class WinDeal(Happens):
    """`win deal`: end it with more than the others, or as the variant has it."""

    def happened(self, trail: Trail) -> bool:
        return (
            trail.state is not None
            and trail.over
            and analysis_of(trail.game).worth(trail.state)[trail.seat] > 0
        )


@dataclass(frozen=True, slots=True)
class Best(Goal):
    """`best`: give away nothing against the exact end, as far as the step goes."""

    def holds(self, trail: Trail, ended: bool) -> Truth:
        if any(each.points > 0 for each in trail.lost):
            return False
        return True if trail.actions and (ended or trail.over) else None


@dataclass(frozen=True, slots=True)
class Answer(Goal):
    """`answer 2`: say one of these to the question."""

    answers: tuple[int, ...]

    def holds(self, trail: Trail, ended: bool) -> Truth:
        if trail.answer is None:
            return False if ended else None
        return trail.answer in self.answers
