"""Players against each other: whole deals played through observations.

`contest` measures two players by duplicate deals (`duplicate.py`); what it finds out is summed up
by `summary`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from statistics import fmean
from typing import NamedTuple

from brisques.events import Event
from brisques.game import NOBODY, Game, Observation, Standing, State
from brisques.lab.duplicate import begin, gain
from brisques.lab.jobs import Crew, spread
from brisques.lab.stats import Interval, bootstrap, time_class, wilson
from brisques.players.levels import player
from brisques.players.thinking import Player
from brisques.registry import analysis_of, load_game
from brisques.shuffle import deal_rng, decision_rng

Clock = Callable[[], float]
"""Seconds from some moment on; one that can be sent to another process, as `time.perf_counter`."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """One finished deal: its number from 1, who dealt, points by side, how many actions."""

    number: int
    dealer: int
    points: tuple[int, ...]
    actions: int


def play_deal(
    game: Game, state: State, levels: Sequence[str], seed: str, number: int
) -> tuple[int, list[Event]]:
    """Play a deal to its end; the number of actions and what happened."""
    return _play(game, state, [player(level) for level in levels], seed, number, chosen={})


def _play(
    game: Game,
    state: State,
    players: Sequence[Player],
    seed: str,
    number: int,
    *,
    chosen: dict[tuple[Player, int, Observation], int],
) -> tuple[int, list[Event]]:
    """Chance goes by the deal and the place in it, not by the seat: equals decide alike.

    So what was `chosen` in another play of the deal, by the same player at the same place who saw
    the same, need not be thought about again.
    """
    events: list[Event] = []
    count = 0
    while (seat := state.to_move) != NOBODY:
        now = (players[seat], count, game.observe(state, seat))
        if now not in chosen:
            chosen[now] = players[seat](now[2], decision_rng(seed, number, count))
        state.apply(chosen[now], events)
        count += 1
    return count, events


def selfplay(variant: str, levels: Sequence[str], deals: int, seed: str) -> Iterator[DealResult]:
    """Independent deals, the dealer going round, each from an even standing."""
    game = load_game(variant)
    for number in range(1, deals + 1):
        dealer = (number - 1) % game.players
        deal = game.shuffle(dealer, deal_rng(seed, number))
        state = game.deal(game.new_match(dealer), deal)
        actions, _ = play_deal(game, state, levels, seed, number)
        yield DealResult(number, dealer, tuple(state.totals), actions)


def random_deal(game: Game, rng: Random, standing: Standing) -> tuple[State, int]:
    """A deal of random legal actions, straight on the state: the unit of the benchmark."""
    number = rng.random
    state = game.deal(standing, game.shuffle(standing.dealer, rng))
    legal, apply = state.legal, state.apply
    count = 0
    while actions := legal():
        apply(actions[int(number() * len(actions))])
        count += 1
    return state, count


# --- a contest ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays whom at what: `a` and `b` are players as `brisques.players.player` knows them."""

    variant: str
    a: str
    b: str
    seed: str

    def check(self) -> Contest:
        """Itself, its variant written in the one way; raises EngineError variant/..., player/..."""
        for name in (self.a, self.b):
            player(name)
        return Contest(load_game(self.variant).variant.name, self.a, self.b, self.seed)


@dataclass(frozen=True, slots=True)
class Leg:
    """One play of a deal: the seats A had, the points of each side, the worth to each seat."""

    seats: tuple[int, ...]
    points: tuple[int, ...]
    worth: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Pair:
    """One duplicate deal: its number from 1, A's gain in points a deal, and how it was played.

    `think` counts the choices of A and of B by the class of the time they took (`time_class`).
    """

    number: int
    gain: float
    legs: tuple[Leg, ...]
    think: tuple[Counter[int], Counter[int]] = field(default_factory=lambda: (Counter(), Counter()))


def contest(
    what: Contest, numbers: Iterable[int], crew: Crew, clock: Clock | None = None
) -> Iterator[Pair]:
    """The pairs of these numbers, as they are done."""
    return spread(crew, partial(play_pair, what, clock), numbers)


def play_pair(what: Contest, clock: Clock | None, number: int) -> Pair:
    """Play one duplicate deal."""
    game = load_game(what.variant)
    start = begin(game, what.seed, number)
    think: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    a = _timed(player(what.a), clock, think[0])
    b = _timed(player(what.b), clock, think[1])
    legs: list[Leg] = []
    chosen: dict[tuple[Player, int, Observation], int] = {}

    def play(seats: frozenset[int]) -> tuple[float, ...]:
        state = start.clone()
        players = [a if seat in seats else b for seat in range(game.players)]
        _play(game, state, players, what.seed, number, chosen=chosen)
        points = tuple(now - was for now, was in zip(state.totals, state.base, strict=True))
        legs.append(Leg(tuple(sorted(seats)), points, analysis_of(game).worth(state)))
        return legs[-1].worth

    return Pair(number, gain(game, play), tuple(legs), think)


def _timed(choose: Player, clock: Clock | None, counts: Counter[int]) -> Player:
    """The player, counting how long it takes where there is something to choose."""
    if clock is None:
        return choose

    def timed(seen: Observation, rng: Random) -> int:
        began = clock()
        action = choose(seen, rng)
        if len(seen.legal) > 1:
            counts[time_class(1000 * (clock() - began))] += 1
        return action

    return timed


# --- what came of it ----------------------------------------------------------------------------


class Matches(NamedTuple):
    """Matches that A won and drew, its share of them, and the share it had if it were B's equal."""

    played: int
    won: int
    drawn: int
    share: Interval
    even: float


@dataclass(frozen=True, slots=True)
class Summary:
    """A contest in numbers: points a deal, matches, and all choices by time, A's and B's."""

    pairs: int
    deals: int
    points: Interval
    matches: Matches
    think: tuple[Counter[int], Counter[int]]


def summary(what: Contest, pairs: Sequence[Pair]) -> Summary:
    """What the pairs say, whatever order they were done in."""
    rows = sorted(pairs, key=lambda pair: pair.number)
    think: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    for pair in rows:
        for counts, more in zip(think, pair.think, strict=True):
            counts.update(more)
    return Summary(
        len(rows),
        sum(len(pair.legs) for pair in rows),
        bootstrap([pair.gain for pair in rows], what.seed),
        _matches(load_game(what.variant), rows),
        think,
    )


def _matches(game: Game, pairs: Sequence[Pair]) -> Matches:
    """Matches as the legs make them: those with A in the same seats follow each other.

    Each goes to the target of the game and begins at nothing; what is unfinished at the end does
    not count. Where there is no target each deal is a match, won by those it is worth something to.
    """
    won = drawn = played = 0
    even: list[float] = []
    for chain in zip(*(pair.legs for pair in pairs), strict=True):
        ends = _ends(game, chain)
        seats = chain[0].seats
        if not seats:  # nobody but B: how often each of the seats wins among equals
            even = [len(winners) / game.players if winners else 0.5 for winners in ends]
            continue
        played += len(ends)
        drawn += sum(not winners for winners in ends)
        won += sum(seats[0] in winners for winners in ends)
    share = wilson(won + drawn / 2, played)
    return Matches(played, won, drawn, share, fmean(even) if even else 0.5)


def _ends(game: Game, legs: Iterable[Leg]) -> list[set[int]]:
    """Who won each finished match of consecutive legs, as seats; nobody: it was drawn."""
    ends = []
    scores = [0] * len(set(game.sides))
    for leg in legs:
        if not game.target:
            ends.append({seat for seat, worth in enumerate(leg.worth) if worth > 0})
            continue
        scores = [was + now for was, now in zip(scores, leg.points, strict=True)]
        top = max(scores)
        if top >= game.target and scores.count(top) == 1:
            ends.append({seat for seat, side in enumerate(game.sides) if scores[side] == top})
            scores = [0] * len(scores)
    return ends
