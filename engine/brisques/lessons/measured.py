"""Measures a best action while there is a stock, where no proof covers every order of it.

The cards that the seat cannot see are guessed again and again, as they would be at the table; in
each guess all actions are played on. An action is best if it is clearly ahead of all others.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from random import Random

from brisques.game import Observation
from brisques.lessons.codes import bare, is_card
from brisques.players.policy_levels import tuned_policy
from brisques.players.search import Search
from brisques.registry import load_game

LEAST_GUESSES, MOST_GUESSES = 100, 600
SURE_DEVIATIONS = 2.0
"""Standard errors by which an action must lead."""
SEED = "best"


@dataclass(frozen=True, slots=True)
class Measured:
    """The lead of an action over the nearest other one, in points, with its standard error."""

    nearest: str
    lead: float
    error: float
    guesses: int
    is_clear: bool


def measure(observation: Observation, action: int, also: Collection[str]) -> Measured | None:
    """Return how far an action is ahead; None if there is no other.

    `also` are codes without copies of actions that need not be behind: other solutions.
    """
    game = load_game(observation.variant)
    codes = {each: game.action_code(each) for each in observation.legal}
    rivals = {bare(code): each for each, code in codes.items() if bare(code) not in also}
    rivals.pop(bare(codes[action]), None)
    if is_card(codes[action]):
        rivals = {code: each for code, each in rivals.items() if is_card(code)}
    if not rivals:
        return None
    policy = tuned_policy(observation.variant)
    search = Search(observation, policy, Random(SEED), first=action, rivals=list(rivals.values()))
    while True:
        search.remaining = search.tallies[:]  # each lead is told, so none is dropped
        search.step()
        guesses = min(tally.count for tally in search.tallies)
        if guesses >= LEAST_GUESSES and guesses % LEAST_GUESSES == 0:
            beliefs = [(*search.belief(tally), tally) for tally in search.tallies[1:]]
            is_clear = all(gain + SURE_DEVIATIONS * error < 0 for gain, error, _ in beliefs)
            if is_clear or guesses >= MOST_GUESSES:
                break
    gain, error, tally = max(beliefs, key=lambda belief: belief[0])
    return Measured(codes[tally.action], -gain, error, guesses, is_clear)
