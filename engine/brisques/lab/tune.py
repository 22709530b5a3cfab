"""Tune the weights of a policy by self-play: CMA-ES on duplicate deals.

A generation draws a population of weight vectors. All of them play the same deals against the
incumbent, the best weights proven so far, and the evolution strategy (`cmaes.CMA`) learns from
their order. Every few generations its mean plays the incumbent on fresh deals, and replaces it if
it gains.

The gains are noisy, so the strategy adapts its learning rate to the noise (LRA-CMA-ES): it must not
take the luck of a deal for progress.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from zlib import crc32

import numpy as np
from cmaes import CMA

from brisques.errors import EngineError
from brisques.lab.jobs import Crew
from brisques.lab.stats import standard_error
from brisques.lab.trial import Plan, Vector, deal_count, gains_of
from brisques.players.contract import Analysis
from brisques.registry import load_analysis, load_game
from brisques.variants import names

SPREAD, LEAST_SPREAD = 0.4, 1.0
"""Initial standard deviation of a weight: a share of it; of one in points, this at least."""
PROOF_EVERY = 5
"""Generations between two proofs of the mean against the incumbent."""


@dataclass(frozen=True, slots=True)
class Stage:
    """The state of a tuning after `generation` generations: all that is needed to resume it.

    The search began at `origin` with the standard deviations `spread`; `scores` has the mean gain
    of each vector, by generation, from which the strategy is rebuilt. `best` and `middle` are the
    best and the average gain of the last population over the incumbent, in points a deal; `proof`
    the gain of the mean and its standard error in the last proof; `adopted` counts the proofs that
    passed, `deals` the deals played.
    """

    start: Vector
    origin: Vector
    spread: Vector
    mean: Vector
    incumbent: Vector
    scores: tuple[Vector, ...] = ()
    generation: int = 0
    adopted: int = 0
    deals: int = 0
    best: float = 0.0
    middle: float = 0.0
    proof: tuple[float, float] = (0.0, 0.0)


def variant_of(name: str) -> str:
    """Return the variant of this name, or the first of the group of this name.

    Raises:
        EngineError: variant/... if there is neither.
    """
    known = names()
    if name in known:
        return name
    group = (variant for variant in known if load_analysis(variant).group == name)
    return next(group, None) or load_game(name).variant.name


def first_stage(analysis: Analysis, weights: Mapping[str, float], spread: float = SPREAD) -> Stage:
    """Return the stage before the first generation.

    `spread` is the initial standard deviation of each weight, as a share of it.

    Raises:
        EngineError: tune/no-weights if the game has none.
    """
    if not weights:
        raise EngineError("tune/no-weights", analysis.game.variant.name)
    start = tuple(weights.values())
    return Stage(start, start, _first_spread(start, spread), start, start)


def tune(plan: Plan, stage: Stage, generations: int, crew: Crew) -> Iterator[Stage]:
    """Yield the stage after each generation, up to this number of generations in all."""
    strategy = begin_strategy(stage, plan.population, plan.seed, noisy=True)
    for scores in stage.scores:
        tell(strategy, ask(strategy), scores)
    while stage.generation < generations:
        stage = _next_generation(plan, stage, strategy, crew)
        if stage.generation % PROOF_EVERY == 0:
            stage = _proof(plan, stage, crew)
        yield stage


def finish(plan: Plan, stage: Stage, crew: Crew) -> Stage:
    """Return the stage after a last proof of its mean; its incumbent is the result."""
    return _proof(plan, stage, crew) if stage.generation % PROOF_EVERY else stage


def compare(plan: Plan, challenger: Vector, other: Vector, crew: Crew) -> list[float]:
    """Return the gains of one vector over another, on fresh deals."""
    return gains_of(plan, "compare", _proof_pairs(plan), (challenger,), other, crew)[0]


def _proof_pairs(plan: Plan) -> int:
    """Return the number of duplicate deals in a proof: half the work of a generation."""
    return plan.pairs * plan.population // 2


# --- the evolution strategy ---------------------------------------------------------------------


def begin_strategy(stage: Stage, population: int, seed: str, *, noisy: bool) -> CMA:
    """Return CMA-ES at the stage's origin and spread; `noisy`: adapt its learning rate."""
    return CMA(
        mean=np.array(stage.origin, dtype=float),
        sigma=1.0,
        cov=np.diag(np.square(stage.spread)),
        population_size=population,
        seed=crc32(f"{seed}/population".encode()),
        lr_adapt=noisy,
    )


def ask(strategy: CMA) -> tuple[Vector, ...]:
    """Draw a population."""
    return tuple(_vector(strategy.ask()) for _ in range(strategy.population_size))


def tell(strategy: CMA, population: Sequence[Vector], scores: Sequence[float]) -> Vector:
    """Learn from the scores of a population, more is better; return the new mean."""
    strategy.tell(
        [(np.array(vector), -score) for vector, score in zip(population, scores, strict=True)]
    )
    return _vector(strategy.mean)


def rounded(vector: Vector) -> Vector:
    """Round weights to the four digits that are written to a file."""
    return tuple(float(f"{value:.4g}") for value in vector)


def _vector(values: np.ndarray) -> Vector:
    return tuple(map(float, values))


def _first_spread(start: Vector, spread: float) -> Vector:
    """Return the initial standard deviations, by weight.

    Weights up to 1 are taken as factors or chances, the others (and 0) as points.
    """
    return tuple(
        spread * abs(value) if 0 < abs(value) <= 1 else max(spread * abs(value), LEAST_SPREAD)
        for value in start
    )


# --- a generation -------------------------------------------------------------------------------


def _next_generation(plan: Plan, stage: Stage, strategy: CMA, crew: Crew) -> Stage:
    """Draw a population, let it play, and learn from its scores."""
    generation = stage.generation + 1
    population = ask(strategy)
    purpose = f"learn/{generation}"
    gains = gains_of(plan, purpose, plan.pairs, population, stage.incumbent, crew)
    scores = tuple(fmean(each) for each in gains)
    return replace(
        stage,
        mean=tell(strategy, population, scores),
        scores=(*stage.scores, scores),
        generation=generation,
        deals=stage.deals + deal_count(plan, plan.population, plan.pairs),
        best=max(scores),
        middle=fmean(scores),
    )


def _proof(plan: Plan, stage: Stage, crew: Crew) -> Stage:
    """Let the mean, as it would be written to a file, play the incumbent on deals of its own.

    It is adopted if it gains more than a standard error: less may be luck.
    """
    challenger, pairs = rounded(stage.mean), _proof_pairs(plan)
    purpose = f"proof/{stage.generation}"
    (gains,) = gains_of(plan, purpose, pairs, (challenger,), stage.incumbent, crew)
    gain, error = fmean(gains), standard_error(gains)
    stage = replace(stage, deals=stage.deals + deal_count(plan, 1, pairs), proof=(gain, error))
    if gain <= error:
        return stage
    return replace(stage, incumbent=challenger, adopted=stage.adopted + 1)
