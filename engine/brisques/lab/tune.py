"""Tuning a policy's weights by self-play: the cross-entropy method on duplicate deals.

A generation draws a population of weight vectors around a mean, in pairs that mirror each other.
All of them play the same deals against the incumbent, the best weights proven so far, and mean and
spread follow the half that did best, the best of it most. Every few generations the mean itself has
to beat the incumbent on deals that nobody has seen; only then does it take its place.

Luck is the obstacle: the spread must not shrink because of what was chance. Many small generations
find more than few large ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from math import log, sqrt
from random import Random
from statistics import NormalDist, fmean
from typing import NamedTuple

from brisques.errors import EngineError
from brisques.game import NOBODY, State
from brisques.lab.duplicate import begin, gain
from brisques.lab.jobs import Crew, spread
from brisques.lab.stats import standard_error
from brisques.players.contract import Analysis, Policy
from brisques.registry import load_analysis, load_game
from brisques.variants import names

Vector = tuple[float, ...]
"""Weights in the order of `Game.weights()`."""

SPREAD, LEAST_SPREAD = 0.4, 1.0
"""Initial standard deviation of each weight: this share of it, at least this number of points."""
FLOOR, FLOOR_DECAY = 0.3, 0.95
"""The spread never falls below this share of the first, and the share shrinks by generations."""
SLOWLY = 0.3
"""How far the spread goes towards that of the elite; the mean goes all the way."""
PROOF_EVERY = 5
"""Generations between two proofs of the mean against the incumbent."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is tuned and how; the result depends on nothing else but the start and the generations.

    `pairs` counts the duplicate deals of a generation. With `endgame` a deal for two is settled by
    `Game.solve` as soon as both know all cards.
    """

    variant: str
    population: int
    pairs: int
    seed: str
    endgame: bool = True


@dataclass(frozen=True, slots=True)
class Stage:
    """Where tuning stands after `generation` generations: all that is needed to go on.

    `best` and `middle` are what the best and the average of the last population made against the
    incumbent, in points a deal; `proof` what the mean made and its standard error when it was last
    put to the proof; `adopted` counts the proofs it passed, `deals` the deals played.
    """

    start: Vector
    mean: Vector
    spread: Vector
    incumbent: Vector
    generation: int = 0
    adopted: int = 0
    deals: int = 0
    best: float = 0.0
    middle: float = 0.0
    proof: tuple[float, float] = (0.0, 0.0)


class Trial(NamedTuple):
    """One item of work: a deal played by each challenger against the incumbent."""

    number: int
    challengers: tuple[Vector, ...]
    incumbent: Vector


def variant_of(name: str) -> str:
    """The variant itself, or the first of the group of this name; raises EngineError variant/..."""
    known = names()
    if name in known:
        return name
    group = (variant for variant in known if load_analysis(variant).group == name)
    return next(group, None) or load_game(name).variant.name


def first_stage(analysis: Analysis, weights: Mapping[str, float]) -> Stage:
    """The stage before the first generation; raises EngineError tune/no-weights."""
    if not weights:
        raise EngineError("tune/no-weights", analysis.game.variant.name)
    start = tuple(weights.values())
    return Stage(start, start, _first_spread(start), start)


def tune(plan: Plan, stage: Stage, generations: int, crew: Crew) -> Iterator[Stage]:
    """Yield the stages that follow, one a generation, up to this number of generations in all."""
    while stage.generation < generations:
        stage = _next_generation(plan, stage, crew)
        if stage.generation % PROOF_EVERY == 0:
            stage = _proof(plan, stage, crew)
        yield stage


def finish(plan: Plan, stage: Stage, crew: Crew) -> Stage:
    """The stage with its mean put to the proof; its incumbent is what tuning found."""
    return _proof(plan, stage, crew) if stage.generation % PROOF_EVERY else stage


def compare(plan: Plan, challenger: Vector, other: Vector, crew: Crew) -> list[float]:
    """What one vector makes against another on fresh deals, for each of them."""
    return _gains(plan, "compare", _proof_pairs(plan), (challenger,), other, crew)[0]


def _proof_pairs(plan: Plan) -> int:
    """Duplicate deals of a proof: half the work of a generation."""
    return plan.pairs * plan.population // 2


# --- a generation -------------------------------------------------------------------------------


def _next_generation(plan: Plan, stage: Stage, crew: Crew) -> Stage:
    """Draw a population, let it play, and follow its best."""
    generation = stage.generation + 1
    population = draw(stage, plan.population, Random(f"{plan.seed}/population/{generation}"))
    learn = f"learn/{generation}"
    found = _gains(plan, learn, plan.pairs, population, stage.incumbent, crew)
    made = [fmean(gains) for gains in found]
    ranked = sorted(range(plan.population), key=lambda place: (-made[place], place))
    mean, spread = follow(stage, [population[place] for place in ranked], generation)
    return replace(
        stage,
        mean=mean,
        spread=spread,
        generation=generation,
        deals=stage.deals + _deals(plan, plan.population, plan.pairs),
        best=max(made),
        middle=fmean(made),
    )


def follow(stage: Stage, ranked: Sequence[Vector], generation: int) -> tuple[Vector, Vector]:
    """Mean and spread after a population, best first.

    The better half counts, by the logarithm of the place. Its spread is taken about the old mean,
    so that it grows in the direction of progress.
    """
    half = len(ranked) // 2
    shares = [log(half + 0.5) - log(place) for place in range(1, half + 1)]
    floor = FLOOR * FLOOR_DECAY**generation
    means, spreads = [], []
    columns = zip(*ranked[:half], strict=True)
    for values, old, was, first in zip(
        columns, stage.mean, stage.spread, _first_spread(stage.start), strict=True
    ):
        means.append(fmean(values, shares))
        wide = sqrt(fmean([(value - old) ** 2 for value in values], shares))
        spreads.append(max(floor * first, was + SLOWLY * (wide - was)))
    return tuple(means), tuple(spreads)


def _proof(plan: Plan, stage: Stage, crew: Crew) -> Stage:
    """Let the mean, as it would be written down, play the incumbent on deals of its own.

    It is adopted when it gains more than a standard error, lest chance be taken for progress.
    """
    rounded = tuple(float(f"{value:.4g}") for value in stage.mean)
    pairs = _proof_pairs(plan)
    (made,) = _gains(plan, f"proof/{stage.generation}", pairs, (rounded,), stage.incumbent, crew)
    stage = replace(
        stage,
        deals=stage.deals + _deals(plan, 1, pairs),
        proof=(fmean(made), standard_error(made)),
    )
    if fmean(made) <= standard_error(made):
        return stage
    return replace(stage, incumbent=rounded, adopted=stage.adopted + 1)


def _first_spread(start: Vector) -> Vector:
    """Weights up to 1 are factors or chances, the others (and 0) points."""
    return tuple(
        SPREAD * abs(value) if 0 < abs(value) <= 1 else max(SPREAD * abs(value), LEAST_SPREAD)
        for value in start
    )


def draw(stage: Stage, population: int, rng: Random) -> tuple[Vector, ...]:
    """Vectors from the normal distribution about the mean, each followed by its mirror image."""
    inverse = NormalDist().inv_cdf
    drawn: list[Vector] = []
    for _ in range(0, population, 2):
        steps = [spread * inverse(max(rng.random(), 1e-12)) for spread in stage.spread]
        drawn.append(tuple(mean + step for mean, step in zip(stage.mean, steps, strict=True)))
        drawn.append(tuple(mean - step for mean, step in zip(stage.mean, steps, strict=True)))
    return tuple(drawn[:population])


def _deals(plan: Plan, challengers: int, pairs: int) -> int:
    """How many deals are played: two for two sides, else one a seat and one without challenger."""
    analysis = load_analysis(plan.variant)
    if len(set(analysis.game.sides)) == 2:
        return pairs * 2 * challengers
    return pairs * (analysis.game.players * challengers + 1)


# --- the work -----------------------------------------------------------------------------------


def _gains(  # noqa: PLR0917
    plan: Plan,
    purpose: str,
    pairs: int,
    challengers: tuple[Vector, ...],
    incumbent: Vector,
    crew: Crew,
) -> list[list[float]]:
    """Return what each challenger gains in each deal; equal for any number of processes."""
    work = partial(_trial, plan, f"{plan.seed}/{purpose}")
    items = (Trial(number, challengers, incumbent) for number in range(1, pairs + 1))
    rows = sorted(spread(crew, work, items))
    return [list(column) for column in zip(*(row for _, row in rows), strict=True)]


def _trial(plan: Plan, seed: str, trial: Trial) -> tuple[int, list[float]]:
    """The number of the deal and what each challenger gains in it."""
    analysis = load_analysis(plan.variant)
    state = begin(analysis.game, seed, trial.number)
    incumbent = _policy(analysis, trial.incumbent)
    usual = cache(lambda: _played(plan, state, [incumbent] * analysis.game.players))

    def play(challenger: Policy, seats: frozenset[int]) -> tuple[float, ...]:
        if not seats:
            return usual()
        players = [
            challenger if seat in seats else incumbent for seat in range(analysis.game.players)
        ]
        return _played(plan, state, players)

    return trial.number, [
        gain(analysis.game, partial(play, _policy(analysis, vector)))
        for vector in trial.challengers
    ]


def _played(plan: Plan, state: State, players: Sequence[Policy]) -> tuple[float, ...]:
    return play_out(load_analysis(plan.variant), state.clone(), players, plan.endgame)


def _policy(analysis: Analysis, vector: Vector) -> Policy:
    """A policy of its own for each deal: they remember much, and there are many of them."""
    return analysis.policy(dict(zip(analysis.weights(), vector, strict=True)))


def play_out(
    analysis: Analysis, state: State, players: Sequence[Policy], endgame: bool
) -> tuple[float, ...]:
    """What the deal is worth to each seat when these policies finish it, straight on the state."""
    count = 0
    ask = 0 if endgame and analysis.game.players == 2 else NOBODY
    known = False
    while (seat := state.to_move) != NOBODY:
        if count == ask:
            stock = 0 if known else analysis.game.observe(state, seat).stock
            known = not stock
            solution = analysis.solve(state) if known else None
            if solution is not None:
                worth = solution.worth
                return (-worth, worth) if seat else (worth, -worth)
            # To ask costs more than to play; no stock is half gone before this number of actions.
            ask = count + max(1, stock // 2)
        state.apply(players[seat].choose(state))
        count += 1
    return analysis.worth(state)
