"""How long the exact end of a deal takes: python -m tests.bench.endgame [SPEC...].

Deals of `casual` against itself, fixed by their numbers, are played until the stock is gone, and
solved from there by a solver that remembers nothing of other deals but what melds some cards allow
at all: worth and whole line. Times are milliseconds of CPU time; a node is a position between two
tricks, of which the last two are not counted where melds may come: those are reckoned at once.
As at a table, the garbage collector is off (web/boot/boot.js says why).
"""

from __future__ import annotations

import argparse
import gc
from random import Random
from statistics import median
from time import process_time
from typing import cast

from brisques.bezique.endgame.solver import Solver
from brisques.bezique.game import BeziqueGame
from brisques.bezique.state import BeziqueState
from brisques.game import NOBODY
from brisques.players.contract import run_to_completion
from brisques.players.greedy import casual
from brisques.registry import analysis_of, load_game
from brisques.shuffle import deal_rng
from brisques.variants import load, names

POSITIONS = 200
SEED = "endgame"


def ending(game: BeziqueGame, number: int, cards: int | None = None) -> BeziqueState | None:
    """Deal `number` when its stock is gone and no hand has more cards; None if it is over first."""
    dealer = number % game.players
    state = game.deal(game.new_match(dealer), game.shuffle(dealer, deal_rng(SEED, number)))
    rng = Random(0)
    while state.to_move != NOBODY:
        if state.strict and (cards is None or max(map(len, state.hands)) <= cards):
            return state
        state.apply(casual(game.observe(state, state.to_move), rng))
    return None


def measured(game: BeziqueGame, positions: int, cards: int | None) -> str:
    """The row of a variant."""
    times: list[float] = []
    nodes: list[int] = []
    number = solved = held = 0
    while len(times) < positions:
        state = ending(game, number, cards)
        number += 1
        if state is None:
            continue
        solver = Solver(game.ruleset, analysis_of(game).worth)
        held = max(map(len, state.hands))
        start = process_time()
        solution = run_to_completion(solver.solving(state))
        times.append(1000 * (process_time() - start))
        solved += solution is not None
        nodes.append(solver.kept.search.nodes if solver.kept else 0)
    times.sort()
    nodes.sort()
    late = int(0.95 * positions)
    name = game.variant.name
    return (
        f"{name:28} {held:5} {solved:4}/{positions:<4} {median(times):7.1f} {times[late]:7.1f} "
        f"{times[-1]:7.1f} {nodes[positions // 2]:7} {nodes[late]:7} {nodes[-1]:7}"
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="*", help="presets or specs; by default all of two")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--cards", type=int, help="start when no hand has more")
    given = parser.parse_args()
    gc.disable()
    chosen = given.variants or [
        name for name in names() if load(name).family == "bezique" and load_game(name).players == 2
    ]
    print(
        f"{'variant':28} cards solved     median    95 %   worst   nodes    95 %   worst",
    )
    for name in chosen:
        game = cast("BeziqueGame", load_game(name))
        print(measured(game, given.positions, given.cards), flush=True)


if __name__ == "__main__":
    main()
