"""The players by instinct: `club` follows its tuned policy, `strong` also works out the end."""

from __future__ import annotations

from functools import cache
from random import Random

from engine.bots.weights import load
from engine.families import game
from engine.game import Game, Observation, Policy, State

WORLDS = 24
"""Guesses over which the end is averaged where hands are hidden."""


@cache
def instinct(variant: str) -> Policy:
    """The policy of a game with the weights kept for it."""
    rules = game(variant)
    return rules.policy(load(rules))


def club(seen: Observation, rng: Random) -> int:  # noqa: ARG001
    """The first choice of the tuned policy."""
    if len(seen.legal) == 1:
        return seen.legal[0]
    # Whatever is guessed: the policy reads only what the seat sees.
    return instinct(seen.variant).choose(game(seen.variant).determinize(seen, Random(0)))


def strong(seen: Observation, rng: Random) -> int:
    """As `club`, but exact as soon as the end can be worked out."""
    action = work_out(seen, rng)
    return club(seen, rng) if action is None else action


def work_out(seen: Observation, rng: Random) -> int | None:
    """The best action near the end: exact where all cards are known, else on average; or None."""
    rules = game(seen.variant)
    if seen.stock:
        return None
    if len(seen.legal) == 1:
        return seen.legal[0]
    if seen.players == 2:
        # The stock is gone: what the seat does not hold, the other does.
        solved = rules.solve(rules.determinize(seen, rng))
        return solved.line[0] if solved else None
    worths = dict.fromkeys(seen.legal, 0.0)
    for _ in range(WORLDS):
        world = rules.determinize(seen, rng)
        for action in seen.legal:
            after = world.clone()
            after.apply(action)
            if not finish(rules, after):
                return None
            worths[action] += rules.worth(after)[seen.seat]
    return max(worths, key=lambda action: worths[action])


def finish(rules: Game, state: State) -> bool:
    """Play a state out exactly; False if its end is too far off."""
    if state.to_move < 0:
        return True
    solved = rules.solve(state)
    if solved is None:
        return False
    for action in solved.line:
        state.apply(action)
    return True
