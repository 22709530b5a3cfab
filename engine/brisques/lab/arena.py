"""Play contests of two players over duplicate deals (`duplicate.py`); standard library only.

Every worker process loads this module; `summary.py` sums up the pairs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from math import log
from random import Random

from brisques.game import Observation
from brisques.lab.duplicate import begin, gain
from brisques.lab.jobs import Crew, spread
from brisques.lab.selfplay import Choices, finish_deal
from brisques.players.levels import player
from brisques.players.thinking import Player
from brisques.registry import analysis_of, load_game

Clock = Callable[[], float]
"""Return a time in seconds, as `time.perf_counter`, which can be sent to another process."""

TIME_STEP = 1.05
"""Think times are counted in classes, each this many times as long as the one below."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A variant, two players by their names for `brisques.players.player`, and a seed."""

    variant: str
    a: str
    b: str
    seed: str

    def check(self) -> Contest:
        """Return the contest with its variant's full name.

        Raises:
            EngineError: variant/... or player/... for an unknown name.
        """
        for name in (self.a, self.b):
            player(name)
        return Contest(load_game(self.variant).variant.name, self.a, self.b, self.seed)


@dataclass(frozen=True, slots=True)
class Leg:
    """One play of a deal: A's seats, the points of each side, the worth to each seat."""

    seats: tuple[int, ...]
    points: tuple[int, ...]
    worth: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Pair:
    """One duplicate deal: its number from 1, A's gain in points a deal, and its plays.

    `think` counts the choices of A and of B by the class of the time they took (`time_class`).
    """

    number: int
    gain: float
    legs: tuple[Leg, ...]
    think: tuple[Counter[int], Counter[int]] = field(default_factory=lambda: (Counter(), Counter()))


def contest(
    what: Contest, numbers: Iterable[int], crew: Crew, clock: Clock | None = None
) -> Iterator[Pair]:
    """Play the pairs of these numbers; yield each when it is done, in any order."""
    return spread(crew, partial(play_pair, what, clock), numbers)


def play_pair(what: Contest, clock: Clock | None, number: int) -> Pair:
    """Play one duplicate deal."""
    think: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    a = _timed(player(what.a), clock, think[0])
    b = _timed(player(what.b), clock, think[1])
    legs: list[Leg] = []
    gained = _play_pair(what.variant, (a, b), what.seed, number, legs)
    return Pair(number, gained, tuple(legs), think)


def gains(
    mine: Player, other: Player, variant: str = "fildinski", *, deals: int = 100, seed: str = "1"
) -> list[float]:
    """Return by how many points a deal one player does better than another, for each deal.

    Players are functions from an observation and a random source to one of its legal actions, such
    as `brisques.players.levels.player` returns. All deals are duplicate ones, played in this
    process.

    >>> from brisques.players.levels import player
    >>> gains(player("casual"), player("casual"), deals=2)
    [0.0, 0.0]
    """
    players = mine, other
    return [_play_pair(variant, players, seed, number, []) for number in range(1, deals + 1)]


def _play_pair(
    variant: str, both: tuple[Player, Player], seed: str, number: int, legs: list[Leg]
) -> float:
    """Play one duplicate deal; add its plays to the list and return A's gain."""
    game, (a, b) = load_game(variant), both
    start = begin(game, seed, number)
    choices: Choices = {}

    def play(seats: frozenset[int]) -> tuple[float, ...]:
        state = start.clone()
        players = [a if seat in seats else b for seat in range(game.players)]
        finish_deal(game, state, players, seed, number, choices=choices)
        points = tuple(now - was for now, was in zip(state.totals, state.base, strict=True))
        legs.append(Leg(tuple(sorted(seats)), points, analysis_of(game).worth(state)))
        return legs[-1].worth

    return gain(game, play)


def _timed(choose: Player, clock: Clock | None, counts: Counter[int]) -> Player:
    """Wrap a player so that it counts the time of each choice between two actions or more."""
    if clock is None:
        return choose

    def timed(observation: Observation, rng: Random) -> int:
        began = clock()
        action = choose(observation, rng)
        if len(observation.legal) > 1:
            counts[time_class(1000 * (clock() - began))] += 1
        return action

    return timed


def time_class(ms: float) -> int:
    """Return the class of a time in milliseconds; counts of classes are small and can be added."""
    return round(log(max(ms, 1e-4), TIME_STEP))
