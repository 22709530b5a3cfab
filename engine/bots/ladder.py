"""The levels, weakest first: what each of them does when it must choose."""

from __future__ import annotations

from random import Random

from engine.bots.greedy import any_legal, casual, novice
from engine.bots.search import improve
from engine.bots.thinking import Level, Think, Thinking, at_once
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


def by_instinct(learned: str = "") -> Think:
    """Thinks by taking a policy's first choice, with nothing counted: how good its weights are."""

    def first_choice(seen: Observation, rng: Random) -> int:  # noqa: ARG001
        state = game(seen.variant).determinize(seen, Random(0))
        return instinct(seen.variant, learned).choose(state)

    return at_once(first_choice)


def _named(*levels: Level) -> dict[str, Level]:
    return {level.name: level for level in levels}


LEVELS = _named(
    Level("novice", at_once(novice)),
    Level("casual", at_once(casual)),
    Level("club", at_once(club)),
    Level("strong", strong, rollouts=WORLDS, ms=200),
    Level("expert", expert, rollouts=80, ms=300),
    Level("master", master, rollouts=320, ms=1000),
)
"""The levels a person may choose."""

PLAYERS = {
    **_named(
        Level("random", at_once(any_legal)),
        Level("pupil", by_instinct()),
        Level("scholar", by_instinct("search")),
    ),
    **LEVELS,
}
"""All players, those for tests and measuring too."""
