"""How long the exact end of a deal takes: `build.py bench endgame [GAME...] [--against FOLDER]`.

Deals of `casual` against itself, fixed by their numbers, are played until the stock is gone. With
`--tuned` the tuned policy plays, and ends where won cards still make melds take longer. They are
solved from there by a solver that remembers nothing of other deals but what melds some cards allow
at all: worth and whole line. Times are milliseconds of CPU time; a node is a position between two
tricks, of which the last two are not counted where melds may come: those are reckoned at once.
As at a table, the garbage collector is off (web/boot/boot.js says why). With `--against`, the same
positions are solved by the engine of another checkout too, in rounds that alternate.
"""

from __future__ import annotations

import argparse
import gc
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple, cast

from brisques.bezique.endgame.solver import Solver
from brisques.bezique.game import BeziqueGame
from brisques.bezique.state import BeziqueState
from brisques.game import NOBODY
from brisques.players.contract import run_to_completion
from brisques.players.greedy import casual
from brisques.players.policy_levels import tuned_policy
from brisques.position import format_position, parse_position
from brisques.registry import analysis_of, load_game
from brisques.shuffle import deal_rng
from brisques.variants import load, names
from tests.bench import house_rules

POSITIONS = 200
ROUNDS = 3
SEED = "endgame"
ROOT = Path(__file__).parents[2]


class Taken(NamedTuple):
    """The cost of one position: milliseconds of CPU time, nodes, and whether it was solved."""

    ms: float
    nodes: int
    solved: bool


def two_pack_games() -> list[str]:
    """Return the presets for two players with two packs."""
    presets = [name for name in names() if load(name).family == "bezique"]
    games = {name: cast("BeziqueGame", load_game(name)) for name in presets}
    return [name for name, game in games.items() if game.players == game.ruleset.rules.copies == 2]


def ending(
    game: BeziqueGame, number: int, cards: int | None, *, tuned: bool
) -> BeziqueState | None:
    """Deal `number` when its stock is gone and no hand has more cards; None if it is over first."""
    dealer = number % game.players
    state = game.deal(game.new_match(dealer), game.shuffle(dealer, deal_rng(SEED, number)))
    rng = Random(0)
    while state.to_move != NOBODY:
        if state.is_endgame and (cards is None or max(map(len, state.hands)) <= cards):
            return state
        if tuned:
            state.apply(tuned_policy(game.variant.name).choose(state))
        else:
            state.apply(casual(game.observe(state, state.to_move), rng))
    return None


def endings(name: str, count: int, cards: int | None, *, tuned: bool) -> list[str]:
    """Return `count` positions of a game as text."""
    game = cast("BeziqueGame", load_game(name))
    found: list[str] = []
    number = 0
    while len(found) < count:
        state = ending(game, number, cards, tuned=tuned)
        number += 1
        if state is not None:
            found.append(format_position(game, state))
    return found


def solve(position: str) -> Taken:
    """Solve a position with a new solver."""
    parsed, state = parse_position(position)[:2]
    game = cast("BeziqueGame", parsed)
    solver = Solver(game.ruleset, analysis_of(game).worth)
    start = process_time()
    solution = run_to_completion(solver.solving(cast("BeziqueState", state)))
    ms = 1000 * (process_time() - start)
    return Taken(ms, solver.kept.search.nodes if solver.kept else 0, solution is not None)


def solve_there(checkout: Path, positions: Sequence[str]) -> list[Taken]:
    """Solve positions in a process of its own with the engine of a checkout."""
    path = os.pathsep.join((str(checkout / "engine"), str(ROOT)))
    result = subprocess.run(
        [sys.executable, __file__, "--solve"],
        env={**os.environ, "PYTHONPATH": path},
        input="\n".join(positions),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    rows = [line.split() for line in result.stdout.splitlines()]
    return [Taken(float(ms), int(nodes), solved == "True") for ms, nodes, solved in rows]


def row(name: str, taken: Sequence[Taken]) -> str:
    """Return the row of a game."""
    count = len(taken)
    times, nodes = (sorted(column) for column in list(zip(*taken, strict=True))[:2])
    late = int(0.95 * count)
    solved = sum(each.solved for each in taken)
    return (
        f"{name:28} {solved:4}/{count:<4} {median(times):7.1f} {times[late]:7.1f} "
        f"{times[-1]:7.1f} {median(nodes):7.0f} {nodes[late]:7} {nodes[-1]:7}"
    )


def compare(name: str, positions: Sequence[str], other: Path) -> None:
    """Print a row of this checkout, one of the other, and the ratio of their times."""
    sides = (ROOT, other.resolve())
    rounds: tuple[list[list[Taken]], ...] = ([], [])
    for number in range(ROUNDS):
        for side in (0, 1) if number % 2 else (1, 0):
            rounds[side].append(solve_there(sides[side], positions))
    sums = []
    for shown, taken in zip((name, "  there"), rounds, strict=True):
        times = [median(each.ms for each in same) for same in zip(*taken, strict=True)]
        sums.append(sum(times))
        print(row(shown, [each._replace(ms=ms) for each, ms in zip(taken[0], times, strict=True)]))
    print(f"{'  ratio':28} {sums[0] / sums[1]:17.2f}", flush=True)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="build.py bench endgame", description=__doc__)
    parser.add_argument("games", nargs="*", help="presets or specs; by default all of two packs")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--cards", type=int, help="start when no hand has more")
    parser.add_argument("--tuned", action="store_true", help="play deals by the tuned policy")
    parser.add_argument("--against", type=Path, help="another checkout, to compare with")
    parser.add_argument(
        "--house-rules", type=int, metavar="COUNT", help="measure random rule sets instead"
    )
    parser.add_argument("--seed", default=SEED, help="of the random rule sets")
    parser.add_argument("--solve", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    gc.disable()
    if asked.solve:
        for line in sys.stdin:
            print(*solve(line.strip()))
        return
    if asked.house_rules:
        house_rules.tell(asked.house_rules, asked.seed)
        return
    print(f"{'game':28}    solved  median    95 %   worst   nodes    95 %   worst")
    for name in asked.games or two_pack_games():
        positions = endings(name, asked.positions, asked.cards, tuned=asked.tuned)
        if asked.against:
            compare(name, positions, asked.against)
        else:
            print(row(name, [solve(position) for position in positions]), flush=True)


if __name__ == "__main__":
    main()
