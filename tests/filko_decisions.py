"""Moments of whole deals of Filicău and Filkó at which a player has a choice."""

from collections.abc import Iterator
from random import Random
from typing import cast

from brisques.filko.game import FilkoGame
from brisques.filko.state import FilkoState
from brisques.game import NOBODY
from brisques.lab.duplicate import begin
from brisques.registry import analysis_of, load_game


def game_of(variant: str) -> FilkoGame:
    """Return a game of the family, typed as one."""
    return cast("FilkoGame", load_game(variant))


def decisions(variant: str, deals: int) -> Iterator[FilkoState]:
    """Yield states of deals that the untuned policy plays, with some actions by chance."""
    game, rng = game_of(variant), Random(variant)
    policy = analysis_of(game).policy(analysis_of(game).weights())
    for number in range(1, deals + 1):
        state = cast("FilkoState", begin(game, "policy", number))
        while state.to_move != NOBODY:
            yield state
            legal = state.legal()
            by_chance = rng.random() < 0.2
            state.apply(rng.choice(legal) if by_chance else policy.choose(state))
