"""Check random full deals of all presets: `python tests/bench/soak.py --deals N`.

At every 16th action and at the end of each deal all cards must be there once, and each side's
points must be the sum of its scores; now and then a position must be restored from its line, and a
seat's view must be the same whatever it does not see. Prints a line for each preset, in Markdown; a
failed deal is named with its seed on standard error and in the exit status.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from brisques.events import Event, Scored
from brisques.game import NOBODY, Game, Standing, State
from brisques.position import format_position, parse_position
from brisques.registry import analysis_of, load_game
from brisques.shuffle import deal_rng
from brisques.variants import names

EVERY = 16
CLOSELY = 7
"""One in this many checks also covers positions and views."""
COLUMNS = ("preset", "deals", "actions", "most a deal", "checks", "points a deal", "s", "errors")


class Tally(NamedTuple):
    """The results of deals: actions, checks made, and points of all sides."""

    actions: int
    checks: int
    points: int


def main() -> int:
    """Play the deals, divided among the presets; the exit status is how many failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1700, help="in all")
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--variant", action="append", help="a preset or spec; all if none")
    given = parser.parse_args()
    variants = given.variant or names()
    share, rest = divmod(given.deals, len(variants))
    print(row(*COLUMNS))
    print(row(*("---" for _ in COLUMNS)), flush=True)
    errors = sum(
        soak(name, share + (place < rest), given.seed) for place, name in enumerate(variants)
    )
    print(f"\n{given.deals} deals, {errors} errors")
    return min(errors, 1)


def row(*cells: object) -> str:
    """Return a line of the table."""
    name, *numbers = (f"{cell:,}" if isinstance(cell, int) else str(cell) for cell in cells)
    return f"| {name:22} | " + " | ".join(f"{number:>13}" for number in numbers) + " |"


SITTING = 8
"""Deals in a match of a preset; the next match begins with the next dealer."""


def soak(name: str, deals: int, seed: str) -> int:
    """Play and check the deals of one preset, print the results; return how many failed."""
    game = load_game(name)
    standing = game.new_match(0)
    played = []
    errors = 0
    begun = time.perf_counter()
    for number in range(1, deals + 1):
        try:
            if number % SITTING == 0 or game.is_over(standing):
                standing = game.new_match(number // SITTING % game.players)
            standing = game.reset_for_deal(standing)
            tally, standing = play(game, standing, seed, number)
            played.append(tally)
        except Exception:  # noqa: BLE001 (every error is reported and counted)
            errors += 1
            print(f"{name}: deal {number} of seed {seed!r} goes wrong", file=sys.stderr)
            traceback.print_exc()
    actions, checks, points = (sum(column) for column in zip(Tally(0, 0, 0), *played, strict=True))
    longest = max((tally.actions for tally in played), default=0)
    seconds = f"{time.perf_counter() - begun:.1f}"
    mean = f"{points / max(1, len(played)):.0f}"
    print(row(name, deals, actions, longest, checks, mean, seconds, errors), flush=True)
    return errors


def play(game: Game, standing: Standing, seed: str, number: int) -> tuple[Tally, Standing]:
    """Play one deal of random legal actions; return the state of the match after it."""
    rng = Random(f"{seed}/{number}")
    events: list[Event] = []
    deal = game.shuffle(standing.dealer, deal_rng(seed, number))
    state = game.deal(standing, deal, events)
    count = checks = 0
    while state.to_move != NOBODY:
        if count % EVERY == 0:
            check(game, state, events)
            checks += 1
            if (number + checks) % CLOSELY == 0:
                check_closely(game, state, rng)
        legal = state.legal()
        state.apply(legal[int(rng.random() * len(legal))], events)
        count += 1
    check(game, state, events)
    tally = Tally(count, checks + 1, sum(state.totals) - sum(state.base))
    return tally, game.settle(standing, state)


def check(game: Game, state: State, events: list[Event]) -> None:
    """Assert that all cards are there once and every point was scored by an event."""
    fields = game.dump_position(state)
    piles = [fields.get(key, "") for key in ("hands", "won", "stock", "up", "trick", "order")]
    # A finished trick is written with its leader and its winner: 0.2.AH1KH1
    piles += [trick.rpartition(".")[2] for trick in fields.get("tricks", "").split(",")]
    cards = tuple(sorted(game.pattern.parse_cards("".join(piles).replace(",", ""))))
    if cards != game.cards:
        raise AssertionError(f"cards: {cards}")
    told = list(state.base)
    for event in events:
        if isinstance(event, Scored):
            told[game.sides[event.seat]] += event.points
    if told != state.totals:
        raise AssertionError(f"points: {state.totals}, told {told}")


def check_closely(game: Game, state: State, rng: Random) -> None:
    """Assert that line, legal actions and a determinized world agree with the state."""
    line = format_position(game, state)
    again = parse_position(line)[1]
    if format_position(game, again) != line or again.legal() != state.legal():
        raise AssertionError(f"position: {line}")
    if state.legal() != sorted(set(state.legal())):
        raise AssertionError(f"legal: {line}")
    for seat in range(game.players):
        seen = game.observe(state, seat)
        if game.observe(analysis_of(game).determinize(seen, rng), seat) != seen:
            raise AssertionError(f"seat {seat} sees more than it may: {line}")
        game.view(seen)


if __name__ == "__main__":
    sys.exit(main())
