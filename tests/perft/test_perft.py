"""Counts of action sequences from the start, from declarations or midway, and near the end.

Each golden file holds its positions, so a changed count can be examined by hand: `python -m engine
perft VARIANT --seed SEED --divide` for the starts. `python build.py golden` rewrites the files.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random

from brisques.game import NOBODY, State
from brisques.lab.perft import divide, perft, start
from brisques.position import format_position, parse_position
from brisques.registry import load_game
from brisques.tricks import NO_TRUMP
from brisques.variants import load
from tests.builder import Scene

HERE = Path(__file__).parent
SEEDS = ("1", "2", "3")
DEPTHS = (1, 2, 3, 4)


def test_perft(variant: str, golden: Callable[[Path, str], None]) -> None:
    lines = [f"{variant}: sequences of actions by depth {', '.join(map(str, DEPTHS))}"]
    for name, line in positions(variant):
        _, state = parse_position(line)
        counts = " ".join(str(perft(state, depth)) for depth in DEPTHS)
        lines += ["", name, line, counts]
    golden(HERE / f"{variant}.txt", "\n".join(lines) + "\n")


def positions(variant: str) -> list[tuple[str, str]]:
    """Return the positions to count from, each with a name."""
    found = [(f"start, seed {seed}", line_of(start(variant, seed), variant)) for seed in SEEDS]
    on_the_way = bezique_on_the_way if load(variant).family == "bezique" else filko_on_the_way
    for seed in SEEDS:
        found += [(f"{name}, seed {seed}", line) for name, line in on_the_way(variant, seed)]
    return found


def bezique_on_the_way(variant: str, seed: str) -> list[tuple[str, str]]:
    """Return, of a random deal, where most can be declared early, and the endgame's start."""
    state, rng = start(variant, seed), Random(seed)
    best, declaring, endgame = 0, "", ""
    while state.to_move != NOBODY:
        legal = state.legal()
        codes = [load_game(variant).action_code(action) for action in legal]
        stock = load_game(variant).observe(state, 0).stock
        if "done" in codes and len(codes) > best and stock:
            best, declaring = len(codes), line_of(state, variant)
        if not endgame and not stock:
            endgame = line_of(state, variant)
        state.apply(legal[int(rng.random() * len(legal))])
    return [("most to declare", declaring), ("endgame", endgame)]


def filko_on_the_way(variant: str, seed: str) -> list[tuple[str, str]]:
    """Return, of a random deal, the first lead, and the leads to two tricks near the end."""
    state, rng, game = start(variant, seed), Random(seed), load_game(variant)
    leads = {}
    while state.to_move != NOBODY:
        seen = game.observe(state, state.to_move)
        if seen.hand and seen.leader == state.to_move and seen.trump != NO_TRUMP:
            leads.setdefault(len(seen.hand), line_of(state, variant))
        legal = state.legal()
        state.apply(legal[int(rng.random() * len(legal))])
    first, *others = leads.values()
    near = others[-3:][:2]
    return [("first lead", first), *((f"near the end {n}", line) for n, line in enumerate(near, 1))]


def line_of(state: State, variant: str) -> str:
    return format_position(load_game(variant), state)


def test_perft_of_a_position_counted_by_hand() -> None:
    """One trick: the leader may play 2 cards; to KD only TD may be played, to 8S both."""
    state = Scene("fildinski", stock=0, hands=("KD 8S", "TD 9D")).state
    assert perft(state, 0) == 1
    assert perft(state, 1) == 2
    assert perft(state, 2) == 1 + 2
    assert [count for _, count in divide(state, 2)] == [2, 1]


def test_divide_adds_up_to_perft(variant: str) -> None:
    state = start(variant, "divide")
    assert sum(count for _, count in divide(state, 3)) == perft(state, 3)


def test_a_finished_deal_counts_as_one() -> None:
    state = Scene("fildinski-penguin", stock=0, hands=("8S", "9D")).state
    assert perft(state, 2) == perft(state, 9) == 1
