"""Playouts per second of each group of games, on CPython and in Pyodide: `build.py bench playouts`.

As in a search, many playouts begin at one decision of a deal, each in its own world, and go on
to the policy's horizon. The share of the state is the time of the same actions alone.
"""

from __future__ import annotations

import argparse
import gc
import inspect
from collections.abc import Callable
from statistics import median
from time import process_time

from tests.bench.bench import Pyodide
from tests.pyodide.node import PyodideBridge

GAMES = (
    *("fildinski", "fildinski-penguin", "open-bezique", "foster-polish", "bezique"),
    *("three-hand", "four-hand", "rubicon", "six-pack"),
    *("filicau", "filko-4", "filko-5", "szeged-6", "rich-poor", "hats"),
)
"""A game of each group."""
ROUNDS = 5
DEALS = 8
"""Deals in a round; each side has its own seeds."""

Clock = Callable[[], float]


def playouts_of(variant: str, deals: int, seed: int, clock: Clock) -> tuple[float, float]:
    """Return playouts per second, and the state's share. Pyodide runs the text of this function."""
    from random import Random  # noqa: PLC0415 (all it needs comes along)

    from brisques.game import NOBODY, State  # noqa: PLC0415
    from brisques.players.policy_levels import tuned_policy  # noqa: PLC0415
    from brisques.registry import load_analysis, load_game  # noqa: PLC0415

    every, worlds = 25, 20  # one decision in this many is searched; playouts of each
    game, analysis, policy = load_game(variant), load_analysis(variant), tuned_policy(variant)
    rng = Random(seed)
    count, whole, state_alone = 0, 0.0, 0.0

    def play_out(world: State) -> list[int]:
        actions: list[int] = []
        while world.to_move != NOBODY:
            late = policy.horizon and len(actions) >= policy.horizon
            if late and policy.evaluate(world) is not None:
                break
            actions.append(policy.choose(world))
            world.apply(actions[-1])
        return actions

    def repeat(world: State, actions: list[int]) -> None:
        for action in actions:
            world.legal()
            world.apply(action)

    for number in range(deals):
        dealer = number % game.players
        state = game.deal(game.new_match(dealer), game.shuffle(dealer, rng))
        decision = number  # so that they fall on different tricks
        while state.to_move != NOBODY:
            decision += 1
            if decision % every == 0:
                observation = game.observe(state, state.to_move)
                guesses = [analysis.determinize(observation, rng) for _ in range(worlds)]
                copies = [world.clone() for world in guesses]
                start = clock()
                played = [play_out(world) for world in guesses]
                whole += clock() - start
                start = clock()
                for world, actions in zip(copies, played, strict=True):
                    repeat(world, actions)
                state_alone += clock() - start
                count += worlds
            state.apply(policy.choose(state))
    return count / whole, state_alone / whole


def here(variant: str, deals: int, seed: int) -> tuple[float, float]:
    """Return `playouts_of` in this Python."""
    return playouts_of(variant, deals, seed, process_time)


def there(bridge: PyodideBridge) -> Callable[[str, int, int], tuple[float, float]]:
    """Return `playouts_of` in Pyodide under Node, timed by the CPU time of its process."""
    Pyodide(bridge).bridge.run(inspect.getsource(playouts_of))

    def ask(variant: str, deals: int, seed: int) -> tuple[float, float]:
        text = bridge.run(f"'%r %r' % playouts_of({variant!r}, {deals}, {seed}, clock)")
        rate, share = map(float, str(text).split())
        return rate, share

    return ask


def main() -> None:
    """Measure every group, or the games named, and print a table."""
    parser = argparse.ArgumentParser(prog="build.py bench playouts", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", default=GAMES)
    games = parser.parse_args().games
    gc.disable()
    print("| game           | CPython | state | Pyodide | state | slower |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    with PyodideBridge("sources") as bridge:
        ask = there(bridge)
        for game in games:
            rounds = [
                (*here(game, DEALS, seed), *ask(game, DEALS, 1000 + seed))
                for seed in range(ROUNDS + 1)
            ][1:]  # the first is for warming up
            rate, share, browser, browser_share = (
                median(column) for column in zip(*rounds, strict=True)
            )
            print(
                f"| {game:14} | {rate:7,.0f} | {share:5.2f} | {browser:7,.0f} "
                f"| {browser_share:5.2f} | {rate / browser:6.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
