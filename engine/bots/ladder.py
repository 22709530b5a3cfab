"""The levels, weakest first: what each of them does when it must choose."""

from __future__ import annotations

from random import Random

from engine.bots.greedy import any_legal, casual, novice
from engine.bots.search import improve
from engine.bots.thinking import Level, Thinking, at_once
from engine.bots.tuned import WORLDS, club, instinct, strong, work_out
from engine.game import Observation


def expert(seen: Observation, rng: Random) -> Thinking:
    """Exact at the end, and by search before."""
    worked_out = yield from work_out(seen, rng)
    if not worked_out:
        yield from improve(seen, instinct(seen.variant), rng)


def master(seen: Observation, rng: Random) -> Thinking:
    """As `expert`, over worlds that explain what the other has done."""
    worked_out = yield from work_out(seen, rng)
    if not worked_out:
        yield from improve(seen, instinct(seen.variant), rng, guesses=3)


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

PLAYERS: dict[str, Level] = {"random": Level("random", at_once(any_legal)), **LEVELS}
"""All players, those for tests and measuring too."""
