"""Random full deals over all variants, looked at closely: `python tests/bench/soak.py --deals N`.

Every 16th action and at the end of each deal all cards must be there once, and each seat's points
must be what was scored. Prints a line a variant; the first thing amiss ends it with the seed.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.families import game
from engine.game import NOBODY, Event, Game, Scored, State
from engine.shuffle import deal_rng
from engine.variants import names

EVERY = 16


def main() -> int:
    """Play the deals, shared out over the variants."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000, help="in all")
    parser.add_argument("--seed", default="soak")
    given = parser.parse_args()
    share, rest = divmod(given.deals, len(names()))
    for place, name in enumerate(names()):
        soak(name, share + (place < rest), given.seed)
    return 0


def soak(name: str, deals: int, seed: str) -> None:
    """Play and check the deals of one variant, and print what they came to."""
    rules = game(name)
    actions = checks = points = longest = 0
    begun = time.perf_counter()
    for number in range(1, deals + 1):
        try:
            done, checked, scored = play(rules, seed, number)
        except Exception:
            print(f"{name}: deal {number} of seed {seed!r} goes wrong", file=sys.stderr)
            raise
        actions += done
        checks += checked
        points += scored
        longest = max(longest, done)
    seconds = time.perf_counter() - begun
    print(
        f"{name:22} {deals:7} deals {actions:9} actions (at most {longest} a deal) "
        f"{checks:8} checks  {points / max(1, deals):6.1f} points a deal  {seconds:6.1f} s",
        flush=True,
    )


def play(rules: Game, seed: str, number: int) -> tuple[int, int, int]:
    """One deal of random legal actions; how many, how many checks, and the points made."""
    rng = Random(f"{seed}/{number}")
    events: list[Event] = []
    dealer = number % rules.players
    deal = rules.shuffle(dealer, deal_rng(seed, number))
    state = rules.deal(rules.new_match(dealer), deal, events)
    count = checks = 0
    while state.to_move != NOBODY:
        if count % EVERY == 0:
            check(rules, state, events)
            checks += 1
        legal = state.legal()
        state.apply(legal[int(rng.random() * len(legal))], events)
        count += 1
    check(rules, state, events)
    return count, checks + 1, sum(state.totals)


def check(rules: Game, state: State, events: list[Event]) -> None:
    """All cards there once, all points told."""
    fields = rules.dump_position(state)
    piles = (fields[key].replace(",", "") for key in ("hands", "won", "stock", "up", "trick"))
    cards = tuple(sorted(rules.pattern.parse_cards("".join(piles))))
    if cards != rules.cards:
        raise AssertionError(f"cards: {cards}")
    told = list(state.base)
    for event in events:
        if isinstance(event, Scored):
            told[rules.sides[event.seat]] += event.points
    if told != state.totals:
        raise AssertionError(f"points: {state.totals}, told {told}")


if __name__ == "__main__":
    sys.exit(main())
