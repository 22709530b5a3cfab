"""How often inference names the secret partners: `python -m tests.bench.partners [GAME]`.

In deals of one level, each seat that does not know the parties guesses the hidden cards once half
of the tricks are played. `named` is how often the likeliest party is the true one, `weight` the
probability that it gets; `chance` is the same weight without inference. Temperatures other than
that of the players may be tried.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import cast

from brisques.filko.ai import inference
from brisques.filko.observation import FilkoObservation
from brisques.filko.ruleset import PLAY
from brisques.filko.state import FilkoState
from brisques.game import NOBODY
from brisques.lab.stats import format_mean
from brisques.players.levels import player
from brisques.players.policy_levels import tuned_policy
from brisques.registry import load_analysis, load_game

GUESSES = 200
"""Guessed worlds at each decision."""


def decisions(variant: str, level: str, seed: str) -> Iterator[tuple[FilkoState, FilkoObservation]]:
    """Yield the first moment of each deal with half of the tricks played, for each such seat."""
    game, play = load_game(variant), player(level)
    number = 0
    while True:
        number += 1
        rng = Random(f"{seed} {number}")
        dealer = number % game.players
        state = game.deal(game.new_match(dealer), game.shuffle(dealer, rng))
        while state.to_move != NOBODY:
            seen = cast("FilkoObservation", game.observe(state, state.to_move))
            if seen.phase == PLAY and len(seen.tricks) >= len(seen.hand) and not seen.trick:
                yield from _unknown(cast("FilkoState", state))
                break
            state.apply(play(seen, rng))


def _unknown(state: FilkoState) -> Iterator[tuple[FilkoState, FilkoObservation]]:
    """Yield what each seat sees that does not know the parties."""
    for seat in range(state.ruleset.players):
        seen = cast("FilkoObservation", load_game(state.ruleset.variant.name).observe(state, seat))
        if not seen.revealed and not seen.party and seen.called >= 0:
            yield state, seen


def main() -> None:
    """Print the shares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="filko-5")
    parser.add_argument("--level", default="club")
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--temperatures", type=float, nargs="+", default=[inference.TEMPERATURE])
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    analysis, policy = load_analysis(given.game), tuned_policy(given.game)
    found: dict[float, list[tuple[float, float]]] = defaultdict(list)
    chances: list[float] = []
    moments = decisions(given.game, given.level, given.seed)
    for number in range(given.decisions):
        state, seen = next(moments)
        rng = Random(number)
        worlds = [cast("FilkoState", analysis.determinize(seen, rng)) for _ in range(GUESSES)]
        chances.append(fmean(world.party == state.party for world in worlds))
        for temperature in given.temperatures:
            inference.TEMPERATURE = temperature
            inference._plays_of.cache_clear()
            weights: dict[int, float] = defaultdict(float)
            for world in worlds:
                weights[world.party] += analysis.likelihood(seen, world, policy, rng)
            total = sum(weights.values())
            best = max(weights, key=lambda party: weights[party])
            found[temperature].append((float(best == state.party), weights[state.party] / total))
    print(f"{given.game}, {given.level}: {given.decisions} decisions, chance {fmean(chances):.1%}")
    for temperature, rows in found.items():
        named, weight = (format_mean([100 * row[place] for row in rows]) for place in (0, 1))
        print(f"temperature {temperature:g}: named {named} %, weight {weight} %")


if __name__ == "__main__":
    main()
