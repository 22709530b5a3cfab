"""The levels of play, weakest first."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from brisques.errors import EngineError
from brisques.game import Observation
from brisques.players.greedy import any_legal, casual, novice
from brisques.players.policy_levels import WORLDS, club, strong, tuned_policy, work_out
from brisques.players.search import improve
from brisques.players.thinking import Level, Player, Think, Thinking, without_search
from brisques.registry import load_analysis

MOST_ROLLOUTS = 10_000


def expert(observation: Observation, rng: Random) -> Thinking:
    """Think exactly where the end can be solved, and by search before."""
    solved = yield from work_out(observation, rng)
    if not solved:
        yield from improve(observation, tuned_policy(observation.variant), rng)


def master(observation: Observation, rng: Random) -> Thinking:
    """Think as `expert`, with weights learned from search where the game has them."""
    solved = yield from work_out(observation, rng)
    if not solved:
        yield from improve(observation, tuned_policy(observation.variant, "search"), rng)


def policy_level(weights_name: str = "") -> Think:
    """Return thinking that takes the policy's first choice, to measure its weights alone."""

    def first_choice(observation: Observation, rng: Random) -> int:  # noqa: ARG001
        state = load_analysis(observation.variant).determinize(observation, Random(0))
        return tuned_policy(observation.variant, weights_name).choose(state)

    return without_search(first_choice)


def _named(*levels: Level) -> dict[str, Level]:
    return {level.name: level for level in levels}


LEVELS = _named(
    Level("novice", without_search(novice)),
    Level("casual", without_search(casual)),
    Level("club", without_search(club)),
    Level("strong", strong, rollouts=WORLDS, ms=200),
    Level("expert", expert, rollouts=80, ms=300),
    Level("master", master, rollouts=320, ms=1000),
)
"""The levels that people may choose, by name."""

PLAYERS = {
    **_named(
        Level("random", without_search(any_legal)),
        Level("pupil", policy_level()),
        Level("scholar", policy_level("search")),
    ),
    **LEVELS,
}
"""All players by name, with those for tests and measurements."""


def level(text: str) -> Level:
    """Return the level of a name, or of `expert@400` with another number of rollouts.

    Raises:
        EngineError: `player/unknown` for an unknown name, `player/bad-rollouts` for a bad number.
    """
    name, separator, rollouts = text.partition("@")
    known = PLAYERS.get(name)
    if known is None:
        raise EngineError("player/unknown", text[:40])
    return replace(known, rollouts=_rollouts(text, rollouts)) if separator else known


def _rollouts(text: str, digits: str) -> int:
    valid = digits.isascii() and digits.isdigit() and len(digits) <= len(str(MOST_ROLLOUTS))
    if not valid or int(digits) > MOST_ROLLOUTS:
        raise EngineError("player/bad-rollouts", text[:40], most=MOST_ROLLOUTS)
    return int(digits)


def player(text: str) -> Player:
    """Return the player of a level that thinks for its number of rollouts; raises as `level`."""
    return level(text).play
