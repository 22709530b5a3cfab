"""The contract of thinking: what players need to know of a game beyond its rules.

A family writes it in its `ai/` folder; `registry.analysis` finds it by the name of a variant.
`Game` (in `game.py`) is the contract of the rules alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Generator, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from brisques.game import Game, Observation, State


@dataclass(frozen=True, slots=True)
class Solution:
    """How a deal ends in which nothing is hidden any more, if everybody plays best.

    `worth` is what `Analysis.worth` says of that end, for the seat to move; `line` the actions that
    lead there.
    """

    worth: float
    line: tuple[int, ...]


Solving = Generator[None, None, Solution | None]
"""A solution being worked out, in steps of some milliseconds."""


class Reason(NamedTuple):
    """Why an action is good or bad: the key of a message, and its parameters as plain data."""

    key: str
    params: dict[str, Any]


class Policy(Protocol):
    """A quick judgement of actions, made from weights that were tuned.

    It is asked about a state because search asks it of a million, but reads nothing of it that the
    seat to move may not see.
    """

    doubt: float
    """Points by which its judgement of an action may well be wrong (a standard deviation)."""
    noise: float
    """Points by which what one playout finds is off: how far the luck of a world carries."""
    horizon: int
    """Actions after which a playout is better judged than played on; 0 if never."""
    guesses: int
    """Guesses of the hidden cards from which one is picked by its likelihood; 1 picks none."""

    def choose(self, state: State) -> int:
        """The action it would take."""
        ...

    def evaluate(self, state: State) -> tuple[float, ...] | None:
        """What an unfinished deal looks worth to each seat; None at a moment hard to judge.

        Of the hidden cards it may read all: it is asked of worlds, which are guesses.
        """
        ...

    def worths(self, state: State) -> list[float]:
        """The worth in points of each of `state.legal()`, in that order, and nothing but points.

        What costs nothing (to show, to speak) is worth what it brings and the best that may follow.
        """
        ...

    def ranks(self, state: State) -> list[int]:
        """The order in which `state.legal()` are considered, whatever they are worth.

        `choose` takes the best of the highest rank. Most actions have rank 0; above it is what is
        done before anything else, below it what the policy never does.
        """
        ...

    def completing_actions(self, state: State) -> list[int]:
        """Actions that complete a meld, the best for each meld: search weighs them in any case."""
        ...


class Analysis(ABC):
    """What players know of one variant: guesses, values, the exact end, and reasons.

    `game` is its rules. Everything here is about choosing well; nothing here is a rule.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def determinize(self, seen: Observation, rng: Random) -> State:
        """A state that looks to the seat just like `seen`, the unseen cards dealt at random."""

    @abstractmethod
    def estimate(self, seen: Observation) -> list[float]:
        """How each action in `seen.legal` compares with the others by rules of thumb.

        The highest is taken. The numbers only order the actions: they are no points.
        """

    def separate_draw_piles(self, state: State) -> None:  # noqa: B027
        """Give each seat its own draw pile, so that future draws do not depend on who wins tricks.

        For comparing players, where less luck means fewer deals; never for people's deals. A game
        without a stock has nothing to do here.
        """

    def worth(self, state: State) -> tuple[float, ...]:
        """What a finished deal is worth to each seat: its side's points beyond the best other's."""
        gains = [now - was for now, was in zip(state.totals, state.base, strict=True)]
        beyond = []
        for side, gain in enumerate(gains):
            beyond.append(gain - max(gains[:side] + gains[side + 1 :]))
        return tuple(float(beyond[side]) for side in self.game.sides)

    @property
    def group(self) -> str:
        """The name under which players keep what they learned: games that are played alike."""
        return self.game.variant.name.partition(",")[0]

    @abstractmethod
    def weights(self) -> dict[str, float]:
        """The weights of an untuned policy, by name: what tuning starts from."""

    @abstractmethod
    def policy(self, weights: Mapping[str, float]) -> Policy:
        """The policy with these weights."""

    def likelihood(self, seen: Observation, world: State, policy: Policy, rng: Random) -> float:  # noqa: ARG002
        """How likely what was seen is if this is the world; comparable for one observation."""
        return 1.0

    @abstractmethod
    def solving(self, state: State) -> Solving:
        """The exact end of a deal whose cards are all known; None where it is too far off."""

    def solve(self, state: State) -> Solution | None:
        """Run `solving` to its end; return the solution, None if the end is too far off."""
        return run_to_completion(self.solving(state))

    @abstractmethod
    def reasons(self, seen: Observation, action: int) -> list[Reason]:
        """What speaks for or against an action, as far as the seat can see, weightiest first."""


Found = TypeVar("Found")


def first_choice(worths: Sequence[float], ranks: Sequence[int]) -> int:
    """The place of the action with the highest worth in the highest rank, the first of equals."""
    return max(range(len(worths)), key=lambda place: (ranks[place], worths[place], -place))


MIN_PROBABILITY = 0.03
"""Least probability of any action: nobody plays exactly like a policy."""


def choice_probability(
    worths: Sequence[float], chosen: Collection[int], temperature: float
) -> float:
    """Return the probability that a player picks one of the chosen actions (softmax of worths).

    `worths` are in points, one for each action; `chosen` are indices into them. An action that is
    better by `temperature` points is about three times (e times) as likely.
    """
    best = max(worths)
    weights = [exp(max(-20.0, (worth - best) / temperature)) for worth in worths]
    picked = sum(weights[index] for index in chosen)
    return MIN_PROBABILITY + (1.0 - MIN_PROBABILITY) * picked / sum(weights)


def run_to_completion(steps: Generator[object, None, Found]) -> Found:
    """What comes of work that is done in steps, all of them done now."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Found = end.value
            return found
