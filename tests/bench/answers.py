"""How answers grow with a deal or a match, in Pyodide: `build.py bench answers [GAME ...]`.

Matches of ten deals (`--matches` of each game) are played at random through the bridge. It times
what the worker requests after a card: `act`, and `save` for the store. The table shows the median
of the first deal and of the tenth, both in the first and in the last quarter of a deal, and the
share of the tenth deal's answers that take at most 1.3 times as long as 95 % of the first deal's.
"""

from __future__ import annotations

import argparse
import inspect
import json
from collections.abc import Callable
from itertools import chain
from statistics import median, quantiles

from brisques.registry import load_game
from brisques.variants import names
from tests.bench.bench import Pyodide
from tests.pyodide.node import PyodideBridge

DEALS = 10
MOST = 1.3
LONG = "match.target=100000"
"""A house rule that lets matches with a target last ten deals."""

Times = list[list[float]]
"""Milliseconds of each answer, by deal."""


def times_of(variant: str, deals: int, seed: int, clock: Callable[[], float]) -> Times:
    """Play a match; return the milliseconds of each answer to an action of seat 0, by deal.

    Pyodide runs the text of this function.
    """
    import gc  # noqa: PLC0415 (this text runs alone)
    import json  # noqa: PLC0415
    from random import Random  # noqa: PLC0415

    from brisques.bridge.operations import Bridge  # noqa: PLC0415

    bridge, rng = Bridge(), Random(seed)
    times: list[list[float]] = [[] for _ in range(deals)]

    def ask(**request: object) -> dict[str, object]:
        answer: dict[str, object] = json.loads(bridge.call(json.dumps(request)))
        assert answer["ok"], answer
        return answer

    answer = ask(op="new", variant=variant, seed=str(seed), level="random")
    while True:
        view, revision = answer["view"], answer["revision"]
        number = view["match"]["deal"]
        if view["phase"] == "match-over" or (view["to_move"] is None and number == deals):
            return times
        if view["to_move"] is None:
            gc.collect()
            answer = ask(op="next", revision=revision)
        elif not view["legal"]:
            answer = ask(op="step", revision=revision)
        else:
            action = view["legal"][int(rng.random() * len(view["legal"]))]
            start = clock()
            answer = ask(op="act", action=action, revision=revision)
            ask(op="save")
            times[number - 1].append(1e3 * (clock() - start))


def report(rounds: list[Times]) -> str:
    """Return the cells of a row of the table."""
    first = [each[0] for each in rounds]
    last = [[deal for deal in each if deal][-1] for each in rounds]
    shown = []
    for deals in (first, last):
        for begin, end in ((0, 0.25), (0.75, 1)):
            parts = [deal[int(begin * len(deal)) : int(end * len(deal)) + 1] for deal in deals]
            shown.append(median(chain(*parts)))
    limit = MOST * quantiles(chain(*first), n=20)[-1]
    all_last = list(chain(*last))
    share = sum(time <= limit for time in all_last) / len(all_last)
    return " | ".join((*(f"{ms:.2f}" for ms in shown), f"{share:.3f}"))


def main() -> None:
    """Measure every preset, or the games named, and print a table."""
    parser = argparse.ArgumentParser(prog="build.py bench answers", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", default=names())
    parser.add_argument("--matches", type=int, default=3, help="matches of each game")
    given = parser.parse_args()
    print("| game | deal 1: first quarter, ms | last | deal 10: first quarter, ms | last | share |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    with PyodideBridge("sources") as bridge:
        Pyodide(bridge).bridge.run(inspect.getsource(times_of))
        for game in given.games:
            rounds = []
            for seed in range(given.matches + 1):
                spec = f"{game},{LONG}" if load_game(game).target else game
                asked = f"times_of({spec!r}, {DEALS}, {seed}, clock)"
                rounds.append(json.loads(bridge.run(f"__import__('json').dumps({asked})")))
            print(f"| {game} | {report(rounds[1:])} |", flush=True)  # the first is for warming up


if __name__ == "__main__":
    main()
