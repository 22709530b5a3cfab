"""The levels, weakest first: what each of them does when it must choose."""

from __future__ import annotations

from random import Random

from engine.bots.greedy import any_legal, casual, novice
from engine.bots.search import improve
from engine.bots.thinking import Level, Thinking, at_once
from engine.bots.tuned import WORLDS, club, instinct, strong, work_out
from engine.families import game
from engine.game import Observation


def expert(seen: Observation, rng: Random) -> Thinking:
    """Exact at the end, and by search before."""
    worked_out = yield from work_out(seen, rng)
    if not worked_out:
        yield from improve(seen, instinct(seen.variant), rng)


def master(seen: Observation, rng: Random) -> Thinking:
    """As `expert`, by what was learned from search, over worlds that explain what others did."""
    worked_out = yield from work_out(seen, rng)
    if not worked_out:
        yield from improve(seen, instinct(seen.variant, "search"), rng, guesses=3)


def scholar(seen: Observation, rng: Random) -> int:  # noqa: ARG001
    """The first choice of what was learned from search: how good a master's instinct is."""
    state = game(seen.variant).determinize(seen, Random(0))
    return instinct(seen.variant, "search").choose(state)


def pupil(seen: Observation, rng: Random) -> int:  # noqa: ARG001
    """The first choice of the usual weights alone, with nothing counted."""
    return instinct(seen.variant).choose(game(seen.variant).determinize(seen, Random(0)))


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("novice", at_once(novice)),
        Level("casual", at_once(casual)),
        Level("club", at_once(club)),
        Level("strong", strong, rollouts=WORLDS, ms=200),
        Level("expert", expert, rollouts=80, ms=300),
        Level("master", master, rollouts=320, ms=1000),
    )
}
"""The levels a person may choose."""

PLAYERS: dict[str, Level] = {
    **{
        level.name: level
        for level in (
            Level("random", at_once(any_legal)),
            Level("pupil", at_once(pupil)),
            Level("scholar", at_once(scholar)),
        )
    },
    **LEVELS,
}
"""All players, those for tests and measuring too."""
