"""The levels, weakest first: what each of them does when it must choose."""

from __future__ import annotations

from random import Random

from engine.bots.greedy import any_legal, casual, novice
from engine.bots.search import improve
from engine.bots.thinking import Level, Thinking, Thought, at_once
from engine.bots.tuned import club, instinct, strong, work_out
from engine.game import Observation


def searching(seen: Observation, rng: Random) -> Thinking:
    """Exact at the end, and by search before."""
    action = work_out(seen, rng)
    if action is None:
        yield from improve(seen, instinct(seen.variant), rng)
    else:
        yield Thought(action, 0, settled=True)


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("novice", at_once(novice)),
        Level("casual", at_once(casual)),
        Level("club", at_once(club)),
        Level("strong", at_once(strong)),
        Level("expert", searching, rollouts=200, ms=300),
        Level("master", searching, rollouts=800, ms=1000),
    )
}
"""The levels a person may choose."""

PLAYERS: dict[str, Level] = {"random": Level("random", at_once(any_legal)), **LEVELS}
"""All players, those for tests and measuring too."""
