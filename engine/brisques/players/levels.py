"""The levels, weakest first: what each of them does when it must choose."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from brisques.errors import EngineError
from brisques.game import Observation
from brisques.players.greedy import any_legal, casual, novice
from brisques.players.policy_levels import WORLDS, club, strong, tuned_policy, work_out
from brisques.players.search import improve
from brisques.players.thinking import Level, Player, Think, Thinking, at_once
from brisques.registry import load_analysis

MOST_ROLLOUTS = 10_000


def expert(seen: Observation, rng: Random) -> Thinking:
    """Exact at the end, and by search before."""
    worked_out = yield from work_out(seen, rng)
    if not worked_out:
        yield from improve(seen, tuned_policy(seen.variant), rng)


def master(seen: Observation, rng: Random) -> Thinking:
    """As `expert`, by what was learned from search, over worlds that explain what others did."""
    worked_out = yield from work_out(seen, rng)
    if not worked_out:
        yield from improve(seen, tuned_policy(seen.variant, "search"), rng, guesses=3)


def policy_level(learned: str = "") -> Think:
    """Thinks by taking a policy's first choice, with nothing counted: how good its weights are."""

    def first_choice(seen: Observation, rng: Random) -> int:  # noqa: ARG001
        state = load_analysis(seen.variant).determinize(seen, Random(0))
        return tuned_policy(seen.variant, learned).choose(state)

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
        Level("pupil", policy_level()),
        Level("scholar", policy_level("search")),
    ),
    **LEVELS,
}
"""All players, those for tests and measuring too."""


def level(text: str) -> Level:
    """The level of a name, or of "expert@400" with another number of rollouts.

    Raises EngineError player/unknown or player/bad-rollouts.
    """
    name, at, rollouts = text.partition("@")
    found = PLAYERS.get(name)
    if found is None:
        raise EngineError("player/unknown", text[:40])
    return replace(found, rollouts=_rollouts(text, rollouts)) if at else found


def _rollouts(text: str, digits: str) -> int:
    known = digits.isascii() and digits.isdigit() and len(digits) <= len(str(MOST_ROLLOUTS))
    if not known or int(digits) > MOST_ROLLOUTS:
        raise EngineError("player/bad-rollouts", text[:40], most=MOST_ROLLOUTS)
    return int(digits)


def player(text: str) -> Player:
    """The player of a level that thinks as long as its rollouts last; raises as `level`."""
    return level(text).play
