"""Play with the policies of the engine on the path, as `policies.py` asks line by line.

It may be the engine of an older checkout, so nothing but that engine is imported.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from random import Random
from time import process_time
from zlib import crc32

from brisques.game import NOBODY, Game, State
from brisques.players.policy_levels import tuned_policy
from brisques.registry import load_analysis, load_game

EVERY, WORLDS = 25, 20
"""Each 25th decision is searched, with 20 playouts."""
MATCH_DEALS = 8
"""Deals after which a new match begins, so that there are masters and none."""


def deals_of(game: Game, deals: int, rng: Random) -> Iterator[State]:
    """Yield deals of matches as they begin; the caller plays each to its end."""
    standing = game.new_match(0)
    for number in range(deals):
        if number % MATCH_DEALS == 0 or game.is_over(standing):
            standing = game.new_match(number // MATCH_DEALS % game.players)
        state = game.deal(standing, game.shuffle(standing.dealer, rng))
        yield state
        standing = game.settle(standing, state)


def checksums(variant: str, deals: int, seed: int) -> list[int]:
    """Return a checksum of the actions of each deal of the policy against itself."""
    game, policy = load_game(variant), tuned_policy(variant)
    sums = []
    for state in deals_of(game, deals, Random(seed)):
        actions = []
        while state.to_move != NOBODY:
            actions.append(policy.choose(state))
            state.apply(actions[-1])
        sums.append(crc32(repr(actions).encode()))
    return sums


def searches(variant: str, deals: int, seed: int) -> Iterator[list[State]]:
    """Yield the guessed worlds in which a search would play on, at some decisions of the deals."""
    game, analysis, policy = load_game(variant), load_analysis(variant), tuned_policy(variant)
    rng = Random(seed)
    decision = 0
    for state in deals_of(game, deals, rng):
        while state.to_move != NOBODY:
            decision += 1
            if decision % EVERY == 0:
                observation = game.observe(state, state.to_move)
                yield [analysis.determinize(observation, rng) for _ in range(WORLDS)]
            state.apply(policy.choose(state))


def actions(variant: str, deals: int, seed: int, horizon: int) -> tuple[float, int]:
    """Return the seconds of playouts of at most `horizon` actions, and their actions."""
    policy = tuned_policy(variant)
    seconds, played = 0.0, 0
    for worlds in searches(variant, deals, seed):
        start = process_time()
        for world in worlds:
            count = 0
            while world.to_move != NOBODY and count < horizon:
                world.apply(policy.choose(world))
                count += 1
            played += count
        seconds += process_time() - start
    return seconds, played


def playouts(variant: str, deals: int, seed: int) -> tuple[float, int]:
    """Return the CPU time in seconds of playouts as this engine's search plays them, and how many.

    They end where its policy can value the deal, or where the deal is decided.
    """
    analysis, policy = load_analysis(variant), tuned_policy(variant)
    is_decided = getattr(analysis, "is_decided", lambda _: False)  # newer than some checkouts
    seconds, number = 0.0, 0
    for worlds in searches(variant, deals, seed):
        start = process_time()
        for world in worlds:
            count = 0
            while world.to_move != NOBODY and not is_decided(world):
                late = policy.horizon and count >= policy.horizon
                if late and policy.evaluate(world) is not None:
                    break
                world.apply(policy.choose(world))
                count += 1
            number += 1
        seconds += process_time() - start
    return seconds, number


def main() -> None:
    """Answer each line: "checksums", "actions" or "playouts", a game, deals, a seed, a horizon."""
    gc.disable()
    for line in sys.stdin:
        what, variant, deals, seed, horizon = line.split()
        if what == "checksums":
            print(*checksums(variant, int(deals), int(seed)), flush=True)
        elif what == "actions":
            print(*actions(variant, int(deals), int(seed), int(horizon)), flush=True)
        else:
            print(*playouts(variant, int(deals), int(seed)), flush=True)


if __name__ == "__main__":
    main()
