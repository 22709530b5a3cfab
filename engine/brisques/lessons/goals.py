"""Goals of steps: named predicates of what has happened, joined by and, or, not.

A predicate is true, false, or open (None): it can still become true. At the end of a step, what has
not happened is false. So `not lose trick` is open until the end, and false as soon as a trick is
lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from brisques.cards import FACE_MASK, NO_CARD, is_brisque
from brisques.events import Called, Event, Scored, TrickWon
from brisques.game import NOBODY, Game, State
from brisques.lessons.codes import matches
from brisques.registry import analysis_of

Truth = bool | None


class Loss(NamedTuple):
    """What an action lost: points against the exact solution, and the code of the best action.

    While there is a stock the solutions of the step decide, and `is_exact` is False: then `points`
    is 1 for any other action.
    """

    points: float
    best: str
    is_exact: bool = True


@dataclass(frozen=True, slots=True)
class Trail:
    """What has happened in a step so far.

    - `actions`: the codes of the seat's own actions; `replies`: those of the others;
    - `events`: the events since the seat was first to move;
    - `answers`: what the seat has answered to a question, none before; 0 for an unknown word;
    - `lost`: the loss of each of its actions, where the goal is the best line.
    """

    game: Game
    seat: int
    state: State | None = None
    actions: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    answers: tuple[int, ...] = ()
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

    def brisques(self, won: bool) -> int:
        """Return the number of Aces and Tens in the tricks that the side, or another, won."""
        cards = [card for event in self.tricks(won) for card in event.cards]
        return sum(map(is_brisque, cards))

    def scored(self, *, others: bool = False) -> Iterator[Scored]:
        """Yield the scores of the seat's side, or those of the others."""
        for event in self.events:
            if isinstance(event, Scored):
                own = self.game.sides[event.seat] == self.side
                if own != others:
                    yield event

    def points(self, *, others: bool = False) -> int:
        """Return the points that the side scored, or the most that another side did."""
        by_side: Counter[int] = Counter()
        for event in self.scored(others=others):
            by_side[self.game.sides[event.seat]] += event.points
        return max(by_side.values(), default=0)

    def total(self, *, others: bool = False) -> int:
        """Return the total of the side, or the highest one of the other sides."""
        if self.state is None:
            return 0
        return max(
            total for side, total in enumerate(self.state.totals) if (side == self.side) != others
        )


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
    """NOBODY if trumps are named, not a card; then only `suit` counts, else only `face`."""

    def happened(self, trail: Trail) -> bool:
        """Return whether the seat has called this suit or card."""
        calls = [event for event in trail.events if isinstance(event, Called)]
        own = [call for call in calls if call.seat == trail.seat]
        if self.face == NOBODY:
            return any(call.suit == self.suit for call in own)
        return any(call.card & FACE_MASK == self.face for call in own if call.card != NO_CARD)


@dataclass(frozen=True, slots=True)
class ScoreBy(Happens):
    """`declare bezique`, `score RULE`: the seat itself, or another side, scores by a rule."""

    rule: str
    others: bool = False

    def happened(self, trail: Trail) -> bool:
        """Return whether the seat, or another side, has scored by the rule."""
        return any(
            event.rule == self.rule and (self.others or event.seat == trail.seat)
            for event in trail.scored(others=self.others)
        )


@dataclass(frozen=True, slots=True)
class Score(Happens):
    """`score 40`, `others score 40`: the side, or another one, scores these points in the step."""

    points: int
    others: bool = False

    def happened(self, trail: Trail) -> bool:
        """Return whether the points have been scored."""
        return trail.points(others=self.others) >= self.points


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
    """`win brisque`, `lose 2 brisques`: the side, or the others, win as many Aces and Tens."""

    won: bool
    count: int

    def happened(self, trail: Trail) -> bool:
        """Return whether the brisques have been won."""
        return trail.brisques(self.won) >= self.count


@dataclass(frozen=True, slots=True)
class EndDeal(Happens):
    """`end deal`: play the deal to its end."""

    def happened(self, trail: Trail) -> bool:
        """Return whether the deal is over."""
        return trail.over


@dataclass(frozen=True, slots=True)
class EndWith(Happens):
    """`end with 1000`: at the end of the deal the side, or another one, has this total.

    Earlier points are included.
    """

    points: int
    others: bool = False

    def happened(self, trail: Trail) -> bool:
        """Return whether the deal is over with this total."""
        return trail.over and trail.total(others=self.others) >= self.points


@dataclass(frozen=True, slots=True)
class EndAhead(Happens):
    """`end ahead by 30`: at the end of the deal the side has this many points above all others."""

    points: int

    def happened(self, trail: Trail) -> bool:
        """Return whether the deal is over with this lead."""
        return trail.over and trail.total() - trail.total(others=True) >= self.points


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
    """`best`: lose nothing in this step against the exact solution, or that of the step."""

    def holds(self, trail: Trail, ended: bool) -> Truth:
        """Return False after a loss, True at the end of the step or the deal, else None."""
        if any(each.points > 0 for each in trail.lost):
            return False
        return True if trail.actions and (ended or trail.over) else None


@dataclass(frozen=True, slots=True)
class Answer(Goal):
    """`answer 2 3`: give one of these; `answer all 2 3`: give these and no others.

    With `answer typed 2 3` the choices are not shown, and one of these is typed.
    """

    answers: tuple[int, ...]
    all: bool = False
    typed: bool = False

    def holds(self, trail: Trail, ended: bool) -> Truth:
        """Return whether it was answered so; open before the seat has answered."""
        if not trail.answers:
            return False if ended else None
        given, wanted = set(trail.answers), set(self.answers)
        return given == wanted if self.all else bool(given & wanted)
