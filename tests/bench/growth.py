"""How costs grow, in CPU time: `build.py bench growth [--svg FILE]`.

An action against packs and players: random deals of every preset, in rounds that alternate. A
request against the deals of its match: the bridge is asked to load, view, undo and act in matches
with more and more deals. No cost may grow faster than the quantity it is plotted against.
"""

from __future__ import annotations

import argparse
import gc
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from brisques.bridge.operations import Bridge
from brisques.lab.plot import BLUE, RED, STYLE
from brisques.registry import load_game
from brisques.variants import names
from tests.bench.bench import here

ROUNDS = 5
CARDS = 12_000
"""Cards played in a round of each preset."""
MATCH = "fildinski,match.target=100000"
"""A match that hardly ever reaches its target."""
DEALS = (1, 10, 50, 100, 200)
HALF_A_HAND = 4
TRIES = 9
REQUESTS = ("load", "replay", "view", "act", "undo", "save")
"""`load` loads a match as the page stores it; `replay` loads a record from elsewhere."""

Costs = dict[str, float]


def action_costs() -> dict[str, Costs]:
    """Return packs, players and microseconds an action of every preset."""
    deals = {name: max(10, CARDS // len(load_game(name).cards)) for name in names()}
    taken: dict[str, list[float]] = {name: [] for name in deals}
    for seed in range(ROUNDS + 1):
        for name, times in taken.items():
            times.append(1e6 / here(name, deals[name], seed))
    costs = {}
    for name, times in taken.items():
        game = load_game(name)
        packs = max(len(game.cards) // 32, 1)
        costs[name] = {"packs": packs, "players": game.players, "us": median(times[1:])}
    return costs


def ask(bridge: Bridge, op: str, **arguments: Any) -> dict[str, Any]:
    """Return the answer to a request, which must succeed."""
    answer: dict[str, Any] = json.loads(bridge.call(json.dumps({"op": op, **arguments})))
    assert answer["ok"], answer
    return answer


def step(bridge: Bridge, answer: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return the answer to one action at random, by this seat or the other, or of the next deal."""
    view, revision = answer["view"], answer["revision"]
    if view["legal"]:
        return ask(bridge, "act", action=rng.choice(view["legal"]), revision=revision)
    return ask(bridge, "next" if view["to_move"] is None else "step", revision=revision)


def played(deals: int) -> Bridge:
    """Return a table in the middle of a deal, after `deals` deals played at random."""
    bridge = Bridge()
    rng = Random(deals)
    answer = ask(bridge, "new", variant=MATCH, seed=str(deals), level="random")
    while answer["view"]["match"]["deal"] <= deals or len(answer["view"]["hand"]) > HALF_A_HAND:
        answer = step(bridge, answer, rng)
    return bridge


def request_costs(deals: int) -> Costs:
    """Return milliseconds of each request after `deals` deals, and the record's bytes."""
    bridge = played(deals)
    saved = {key: ask(bridge, "save")[key] for key in ("record", "summary")}
    times: dict[str, list[float]] = {op: [] for op in REQUESTS}

    def timed(name: str, **arguments: Any) -> dict[str, Any]:
        start = process_time()
        answer = ask(bridge, "load" if name == "replay" else name, **arguments)
        times[name].append(1e3 * (process_time() - start))
        return answer

    for _ in range(TRIES):
        timed("replay", record=saved["record"])
        timed("load", **saved)
        timed("save")
        answer = timed("view")
        answer = timed("undo", revision=answer["revision"])
        timed("act", action=answer["view"]["legal"][0], revision=answer["revision"])
    return {op: median(found) for op, found in times.items()} | {"bytes": len(saved["record"])}


def print_actions(costs: dict[str, Costs]) -> None:
    """Print the cost of an action in every preset, by packs, and its growth."""
    print("| preset | packs | players | µs an action |\n| --- | ---: | ---: | ---: |")
    for name, found in sorted(costs.items(), key=lambda item: (item[1]["packs"], item[0])):
        print(f"| {name} | {found['packs']} | {found['players']} | {found['us']:.1f} |")


def print_requests(costs: dict[int, Costs]) -> None:
    """Print the milliseconds of each request by the number of deals played before."""
    print(f"\n| deals | {' | '.join(f'{op}, ms' for op in REQUESTS)} | record, kB |")
    print("| ---: | " + "---: | " * (len(REQUESTS) + 1))
    for deals, found in costs.items():
        cells = " | ".join(f"{found[op]:.1f}" for op in REQUESTS)
        print(f"| {deals} | {cells} | {found['bytes'] / 1e3:.1f} |")


def draw(actions: dict[str, Costs], requests: dict[int, Costs], file: Path) -> None:
    """Draw both as an SVG that is legible on light and on dark backgrounds."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(8, 3.4), layout="constrained")
        left, right = figure.subplots(1, 2)
        for players, colour in ((2, BLUE), (3, RED)):
            shown = [cost for cost in actions.values() if min(cost["players"], 3) == players]
            label = "two players" if players == 2 else "three to six"
            packs, us = [cost["packs"] for cost in shown], [cost["us"] for cost in shown]
            left.scatter(packs, us, color=colour, label=label, s=18)
        left.set(xlabel="packs of 32 cards", ylabel="µs an action", ylim=(0, None), xlim=(0, None))
        for op in REQUESTS:
            right.plot(list(requests), [found[op] for found in requests.values()], label=op)
        right.set(xlabel="deals played before", ylabel="ms a request", ylim=(0, None))
        for axes in (left, right):
            axes.legend(frameon=False, fontsize=8)
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print, and draw if a file is named."""
    parser = argparse.ArgumentParser(prog="build.py bench growth", description=__doc__)
    parser.add_argument("--svg", type=Path, help="a file for the picture")
    asked = parser.parse_args(arguments)
    gc.disable()
    actions = action_costs()
    print_actions(actions)
    requests = {deals: request_costs(deals) for deals in DEALS}
    print_requests(requests)
    if asked.svg:
        draw(actions, requests, asked.svg)


if __name__ == "__main__":
    main()
