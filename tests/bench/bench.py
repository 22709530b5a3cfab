"""Speed of the engine, in actions per second of CPU time: `python build.py bench`.

It compares random deals of Fildinski with the same deals in Pyodide, and with every other preset
(`--presets` for these alone), in rounds that alternate so that a busy machine slows both sides
alike. The figures are medians, with the garbage collector off. They are printed and never asserted,
as they depend on the machine. Other engines are measured by `build.py bench peers`.
"""

from __future__ import annotations

import argparse
import gc
import inspect
import json
import platform
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from brisques.lab.selfplay import random_deal
from brisques.registry import load_game
from brisques.variants import names
from tests.pyodide.node import PyodideBridge

GAME = "fildinski"
ROUNDS = 7
DEALS = 2000
"""Deals in a round."""
WARM_UP = 1500
MOST_SLOWDOWN = 2.0
LEAST_SHARE = 1 / 3
"""The least share of Fildinski's actions per second that any preset may reach."""
PRESET_ROUNDS = 5
PRESET_CARDS = 24_000
"""Cards played in a round of each preset, all about as long."""

Clock = Callable[[], float]


def deals_of(variant: str, deals: int, seed: int, clock: Clock) -> float:
    """Return actions per second in random deals. Pyodide runs the text of this function."""
    game = load_game(variant)
    rng = Random(seed)
    standings = [game.new_match(dealer) for dealer in range(game.players)]
    start = clock()
    actions = sum(
        random_deal(game, rng, standings[number % game.players])[1] for number in range(deals)
    )
    return actions / (clock() - start)


class Pyodide:
    """The built archive under Node, timed by the CPU time of its process."""

    def __init__(self, bridge: PyodideBridge) -> None:
        self.bridge = bridge
        self.version = bridge.version
        bridge.run(
            "from __future__ import annotations\n"
            "import gc\n"
            "from random import Random\n"
            "from brisques.registry import load_game\n"
            "from js import process\n"
            "gc.disable()\n"
            "def clock():\n"
            "    used = process.cpuUsage()\n"
            "    return (used.user + used.system) / 1e6\n"
            + inspect.getsource(random_deal)  # the lab is not shipped
            + inspect.getsource(deals_of)
        )

    def deals(self, variant: str, deals: int, seed: int) -> float:
        """Return `deals_of` in Pyodide."""
        return float(self.bridge.run(f"deals_of({variant!r}, {deals}, {seed}, clock)"))


def here(variant: str, deals: int, seed: int) -> float:
    """Return `deals_of` in this Python."""
    return deals_of(variant, deals, seed, process_time)


def beside_pyodide() -> dict[str, Any]:
    """Play rounds of the same deals in this Python and in Pyodide, alternating."""
    with PyodideBridge("sources") as bridge:  # players of the arena are not shipped
        pyodide = Pyodide(bridge)
        here(GAME, WARM_UP, 0)
        pyodide.deals(GAME, WARM_UP, 0)
        rounds = [
            (here(GAME, DEALS, seed), pyodide.deals(GAME, DEALS, seed))
            for seed in range(1, ROUNDS + 1)
        ]
        native, browser = (median(rates) for rates in zip(*rounds, strict=True))
        return {
            "cpython": round(native),
            "pyodide": round(browser),
            "pyodide_version": pyodide.version,
            "slowdown": round(native / browser, 2),
            "wanted_at_most": MOST_SLOWDOWN,
        }


def beside_presets() -> dict[str, dict[str, float]]:
    """Play rounds of every preset; return each rate with Fildinski's of the same round."""
    rates: dict[str, list[float]] = {variant: [] for variant in names()}
    deals = {variant: max(20, PRESET_CARDS // len(load_game(variant).cards)) for variant in names()}
    for seed in range(PRESET_ROUNDS + 1):  # the first is for warming up
        for variant, found in rates.items():
            found.append(here(variant, deals[variant], seed))
    told = {}
    for variant, found in rates.items():
        ratios = [rate / usual for rate, usual in zip(found, rates[GAME], strict=True)]
        told[variant] = {"rate": round(median(found[1:])), "ratio": round(median(ratios[1:]), 3)}
    return told


def print_rates(found: dict[str, Any]) -> None:
    """Print the results as a table."""
    browser = found["pyodide"]
    print(f"Actions a second of CPU time in random {GAME} deals; medians of {ROUNDS} rounds\n")
    for name, rate in (
        (f"engine, Python {found['python']}", browser["cpython"]),
        (f"engine, Pyodide {browser['pyodide_version']}", browser["pyodide"]),
    ):
        print(f"  {name:26} {rate:9,}")
    print(f"  {'times slower':26} {browser['slowdown']:9.2f}   (wanted: at most {MOST_SLOWDOWN})\n")
    print_presets(found["presets"])


def print_presets(presets: dict[str, dict[str, float]]) -> None:
    """Print the rates of the presets as a Markdown table."""
    print(f"| preset                 | actions/s | of {GAME}'s |\n| --- | ---: | ---: |")
    for name, found in presets.items():
        print(f"| {name:22} | {found['rate']:9,} | {found['ratio']:11.2f} |")
    slowest = min(presets, key=lambda name: presets[name]["ratio"])
    ratio = presets[slowest]["ratio"]
    print(f"\nslowest: {slowest}, {ratio:.2f}   (wanted: at least {LEAST_SHARE:.2f})")


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="the numbers as JSON")
    parser.add_argument("--presets", action="store_true", help="the presets alone")
    asked = parser.parse_args()
    gc.disable()  # as timeit does: collections would fall on either side by chance
    if asked.presets:
        presets = beside_presets()
        print(json.dumps(presets, indent=2)) if asked.json else print_presets(presets)
        return
    found = {
        "python": platform.python_version(),
        "pyodide": beside_pyodide(),
        "presets": beside_presets(),
    }
    if asked.json:
        print(json.dumps(found, indent=2))
    else:
        print_rates(found)


if __name__ == "__main__":
    main()
