"""Playouts that the levels have for a choice at a table: `python build.py bench budgets --keep`.

Names of games after it measure these alone.

The built engine in Pyodide under Node thinks at decisions of the policy's own deals for the time
of a level, as at a table without further workers. That time is CPU time, so other programs hardly
change the result. Only searches that are not settled before count. `--keep` writes the medians to
`engine/brisques/lab/budgets.toml`, which `arena --at-table` reads; other games keep theirs.
"""

from __future__ import annotations

import argparse
import inspect
import json
from collections.abc import Callable
from statistics import quantiles

from brisques.lab.budgets import FILE, load, render
from brisques.registry import load_analysis
from tests.bench.bench import Pyodide
from tests.bench.think import LEVELS, VARIANTS
from tests.pyodide.node import PyodideBridge

GAMES = (
    *VARIANTS,
    "fildinski-penguin",
    "open-bezique",
    "foster-polish",
    "filko-4",
    "filko-6",
    "rich-poor",
    "hats",
)
"""A game of each group in which strength is measured."""
RESERVE = 40
"""Milliseconds that a level does not think, as in web/worker/thinking.js."""
DECISIONS = 15
"""Searches of each level in each game."""

Clock = Callable[[], float]


def playouts_of(variant: str, name: str, reserve: int, wanted: int, clock: Clock) -> list[int]:
    """Return the playouts of this many searches. Pyodide runs the text of this function."""
    from random import Random  # noqa: PLC0415 (all it needs comes along)

    from brisques.game import NOBODY  # noqa: PLC0415
    from brisques.players.levels import level  # noqa: PLC0415
    from brisques.players.policy_levels import tuned_policy  # noqa: PLC0415
    from brisques.registry import load_game  # noqa: PLC0415

    every = 7  # one decision in this many is thought about
    game, policy, thinker = load_game(variant), tuned_policy(variant), level(name)
    time = (thinker.ms - reserve) / 1000
    rng = Random(name)
    counts: list[int] = []
    decision = 0
    while len(counts) < wanted:
        dealer = rng.randrange(game.players)
        state = game.deal(game.new_match(dealer), game.shuffle(dealer, rng))
        while state.to_move != NOBODY and len(counts) < wanted:
            decision += 1
            if decision % every == 0:
                start = clock()
                for thought in thinker.think(game.observe(state, state.to_move), rng):
                    if thought.settled or clock() - start >= time:
                        break
                if thought.tallies and not thought.settled:
                    counts.append(thought.rollouts)
            state.apply(policy.choose(state))
    return counts


def main() -> None:
    """Measure every level that searches, in every game; print a table."""
    parser = argparse.ArgumentParser(prog="build.py bench budgets", description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    parser.add_argument("--keep", action="store_true", help=f"write {FILE.name}")
    arguments = parser.parse_args()
    budgets = load()
    print("| game | level | playouts, median | of half the choices |")
    print("| --- | --- | ---: | ---: |")
    with PyodideBridge("sources") as bridge:
        Pyodide(bridge)
        bridge.run(f"import json\n{inspect.getsource(playouts_of)}")
        for variant in arguments.games:
            for name in LEVELS:
                given = f"{variant!r}, {name!r}, {RESERVE}, {arguments.decisions}, clock"
                counts = json.loads(bridge.run(f"json.dumps(playouts_of({given}))"))
                low, middle, high = (round(count) for count in quantiles(counts, n=4))
                print(f"| {variant} | {name} | {middle} | {low} to {high} |", flush=True)
                group = budgets.setdefault(load_analysis(variant).group, {})
                group[name] = middle
    if arguments.keep:
        FILE.write_text(render(budgets), encoding="utf-8")


if __name__ == "__main__":
    main()
