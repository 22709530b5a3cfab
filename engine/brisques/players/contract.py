"""The contract between players and a family of games: what players need beyond the rules.

A family implements `Analysis` and `Policy` in its `ai/` folder; `registry.load_analysis` finds the
analysis of a variant by its name. `Game` (in `game.py`) is the contract of the rules alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from brisques.events import Event, Scored
from brisques.game import Game, Observation, State


@dataclass(frozen=True, slots=True)
class Solution:
    """The end of a deal with open cards in which every party plays best.

    `worth` is that of `Analysis.worth` for the seat to move; `line` are the actions that lead
    there.
    """

    worth: float
    line: tuple[int, ...]


Solving = Generator[None, None, Solution | None]
"""A resumable solver: yields after slices of some milliseconds; returns the solution, or None."""


class Reason(NamedTuple):
    """A reason for or against an action: the key of a message, and its parameters as plain data."""

    key: str
    params: dict[str, Any]


def to_percent(chance: float) -> int:
    """Convert a probability to percent; 0 and 100 only if it is certain."""
    return round(100 * chance) if chance in (0.0, 1.0) else estimated_percent(chance)


def estimated_percent(chance: float) -> int:
    """Convert a share of samples to percent from 1 to 99: no number of samples is certain.

    >>> estimated_percent(1.0)
    99
    """
    return min(99, max(1, round(100 * chance)))


OWN, OTHER, OUTCOME = "own", "other", "outcome"


class Source(NamedTuple):
    """A source of worth: points of a rule for one's own or the other side, or an outcome.

    Attributes:
        kind: `OWN`, `OTHER` or `OUTCOME`.
        name: Id of the rule, or name of the outcome.
    """

    kind: str
    name: str


class HintTrust(NamedTuple):
    """How far a hint trusts the playouts that compare actions, and the policy's opinion of these.

    `horizon` is the length of these playouts in actions, 0 if they run to the end of the deal;
    `value_doubt` is the standard deviation of the error that stopping there adds to a gain, in
    points. The policy's opinion counts as much as `opinion_worlds` worlds of these playouts.
    """

    horizon: int = 0
    value_doubt: float = 0.0
    opinion_worlds: int = 0


class Policy(Protocol):
    """A fast rule of choice with tuned weights.

    It takes a whole state, because search asks it a million times, but its choice must depend only
    on what the seat to move may see.
    """

    doubt: float
    """Standard deviation, in points, of the error of its worths."""
    noise: float
    """Standard deviation, in points, of the gain of one action over another in one world."""
    horizon: int
    """Actions after which a playout is stopped and evaluated; 0 to play every deal to its end."""
    value_doubt: float
    """Standard deviation, in points, of the error that stopping there adds to a gain."""
    hint_trust: HintTrust
    """How far a hint trusts this policy and its playouts."""
    guesses: int
    """Guesses of the hidden cards from which search picks one by likelihood; 1 to pick none."""

    def choose(self, state: State) -> int:
        """Return the action that the policy takes."""
        ...

    def evaluate(self, state: State) -> tuple[float, ...] | None:
        """Estimate what an unfinished deal is worth to each seat, in points.

        Return None at a moment that is hard to evaluate. It may read the whole state: playouts ask
        it about guessed worlds only.
        """
        ...

    def average_worths(self, finished: State, before: State) -> tuple[float, ...] | None:
        """Return what a finished deal is worth to each seat, on average over what luck may change.

        `before` is the moment since which luck counts. A game that was won by a few points could as
        well have been lost: with the bonus paid on average, fewer playouts tell actions apart. None
        where no bonus is paid, as `Analysis.worth` serves there.
        """
        ...

    def value_terms(self, state: State) -> list[list[float]] | None:
        """Return the terms of the learned value by side: their weighted sum predicts its points.

        There is one for each weight of `Analysis.value_names`, in that order. None where `evaluate`
        returns None.
        """
        ...

    def value_factors(self, state: State) -> tuple[float, ...]:
        """Return the factors of the weights of every feature of the learned value."""
        ...

    def worths(self, state: State) -> list[float]:
        """Return the worth in points of each action of `state.legal()`, in that order.

        An action that costs nothing (showing, talking) is worth what it scores and the best that
        may follow.
        """
        ...

    def ranks(self, state: State) -> list[int]:
        """Return the rank of each action of `state.legal()`, in that order.

        `choose` takes the best worth among the highest rank. Most actions have rank 0. A higher
        rank is for what is done before anything else, a lower one for what the policy never does.
        """
        ...

    def meld_actions(self, state: State) -> list[int]:
        """Return the best card to complete each meld in reach, or the declarations, best first.

        Search always tries them.
        """
        ...


class Analysis(ABC):
    """What players know of one variant: guesses, values, exact solutions and reasons.

    `game` is its rules. Nothing here changes what is legal or scored.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def determinize(self, observation: Observation, rng: Random) -> State:
        """Return a random state consistent with an observation, the unseen cards dealt at random.

        All such states are possible; see `likelihood` for how probable they are.
        """

    @abstractmethod
    def estimate(self, observation: Observation) -> list[float]:
        """Return a number for each legal action by rules of thumb; the highest is best.

        The numbers only order the actions; they are not points.
        """

    def separate_draw_piles(self, state: State) -> None:  # noqa: B027
        """Give each seat its own draw pile, so future draws do not depend on who wins tricks.

        This reduces variance in search and when players are compared; never use it for people's
        deals. A game without a stock does nothing.
        """

    def worth(self, state: State) -> tuple[float, ...]:
        """Return what a finished deal is worth to each seat.

        That is the points of its side above those of the best other side.
        """
        gains = [now - was for now, was in zip(state.totals, state.base, strict=True)]
        beyond = []
        for side, gain in enumerate(gains):
            beyond.append(gain - max(gains[:side] + gains[side + 1 :]))
        return tuple(float(beyond[side]) for side in self.game.sides)

    def is_decided(self, state: State) -> bool:  # noqa: ARG002
        """Return whether `worth` already says what the deal will be worth, however it is played.

        A playout ends there. It reads the whole state. False where it is not worth asking.
        """
        return False

    def sources(
        self,
        state: State,  # noqa: ARG002
        events: Sequence[Event],
        seat: int,
    ) -> dict[Source, float]:
        """Return where the worth of a finished deal to a seat comes from, by its last events.

        That is points by rule: those of its side, and those of the other side if there is just one.
        """
        sides = self.game.sides
        found: dict[Source, float] = {}
        for event in events:
            if isinstance(event, Scored):
                is_own = sides[event.seat] == sides[seat]
                if is_own or max(sides) == 1:
                    source = Source(OWN if is_own else OTHER, event.rule)
                    found[source] = found.get(source, 0.0) + event.points
        return found

    @property
    def group(self) -> str:
        """Return the name of the group of games that share tuned weights."""
        return self.game.variant.name.partition(",")[0]

    @abstractmethod
    def weights(self) -> dict[str, float]:
        """Return the untuned weights of the policy by name; tuning starts from them."""

    def value_names(self) -> dict[str, int]:
        """Return the features of the learned value at a playout's horizon; empty without one.

        Each has its number of weights.
        """
        return {}

    def luck_names(self) -> dict[str, int]:
        """Return what the value says of luck, where a bonus depends on the totals; else nothing.

        There are three, each with its number of weights: the points that the rest of a deal brings
        each side on average, the variance of the lead, and that of the sum of both totals.
        """
        return {}

    @property
    def unsettled(self) -> str:
        """The variant without what a game of one deal is settled for; the value is fitted to it."""
        return self.game.variant.name

    @abstractmethod
    def policy(
        self, weights: Mapping[str, float], value: Mapping[str, Sequence[float]] | None = None
    ) -> Policy:
        """Return the policy with these weights, and with those of the learned value if given."""

    def likelihood(
        self,
        observation: Observation,  # noqa: ARG002
        world: State,  # noqa: ARG002
        policy: Policy,  # noqa: ARG002
        rng: Random,  # noqa: ARG002
    ) -> float:
        """Return the relative probability of what was observed, if `world` is the truth.

        Values are comparable only for one observation.
        """
        return 1.0

    @abstractmethod
    def solving(self, state: State) -> Solving:
        """Solve a deal whose cards are all known, in slices; None if it is too large."""

    def solve(self, state: State) -> Solution | None:
        """Run `solving` to completion; return its result, or None if the deal is too large."""
        return run_to_completion(self.solving(state))

    def price_of_solving(self, observation: Observation) -> int:  # noqa: ARG002
        """Return how many playouts take as long as one whose end is solved; 0 to solve none.

        The end is solved as soon as all cards are known (`is_open`), where that tells more in the
        same time than playouts by the policy alone.
        """
        return 0

    def is_open(self, state: State) -> bool:  # noqa: ARG002
        """Return whether all seats know all cards, so that the end may be solved."""
        return False

    @abstractmethod
    def reasons(self, observation: Observation, action: int, policy: Policy) -> list[Reason]:
        """Return the reasons for or against an action that the seat can see, weightiest first.

        All seats are assumed to follow `policy`.
        """


Result = TypeVar("Result")


def first_choice(worths: Sequence[float], ranks: Sequence[int]) -> int:
    """Return the index of the best worth in the highest rank; of equals, the first."""
    return max(range(len(worths)), key=lambda place: (ranks[place], worths[place], -place))


MIN_PROBABILITY = 0.03
"""Least probability of any action: nobody plays exactly like a policy."""


def choice_probability(worths: Sequence[float], chosen: int, temperature: float) -> float:
    """Return the probability that a player picks the chosen action (softmax of worths).

    `worths` are in points, one for each action; `chosen` is an index into them. An action that is
    better by `temperature` points is about three times (e times) as likely.
    """
    best = max(worths)
    weights = [exp(max(-20.0, (worth - best) / temperature)) for worth in worths]
    return MIN_PROBABILITY + (1.0 - MIN_PROBABILITY) * weights[chosen] / sum(weights)


def run_to_completion(steps: Generator[object, None, Result]) -> Result:
    """Run a generator to completion; return its result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result
