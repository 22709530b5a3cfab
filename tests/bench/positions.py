"""Prove the positions of `tests/players/positions`: python -m tests.bench.positions [WORD...].

In each, the best play that the position calls good is compared with the best other one: exactly
where the seat knows all cards and the end can be solved, else by playouts to the end of the deal in
the same worlds, until one is ahead beyond doubt. WORDs choose positions whose line or sentence
contains one of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from brisques.game import FIRST_OTHER_ACTION, Observation, knows_all
from brisques.lab.regret import Judge
from brisques.players.judging import worth_after
from brisques.position import parse_position
from brisques.registry import load_analysis
from tests.players.test_stupid import POSITIONS

FIRST_LOOK = 64
"""Worlds before the first comparison; each further one comes after twice as many."""
KEPT = 3
"""Actions that stay in the comparison beside the two best."""
Z99 = 2.58
"""Standard errors to either side that hold 99 % of a normal distribution; it is looked at often."""


class Proof(NamedTuple):
    """By how many points the best good play beats the best other one, and half the interval."""

    good: str
    other: str
    gain: float
    half: float

    @property
    def verdict(self) -> str:
        """Return what the playouts conclude about the position."""
        if self.gain > self.half:
            return "proved"
        return "refuted" if self.gain < -self.half else "open"


def prove(position: dict[str, Any], worlds: int) -> Proof:
    """Compare the plays that a position calls good with all others in at most `worlds` worlds."""
    game, state = parse_position(position["line"])
    observation = game.observe(state, state.to_move)
    codes = {action: game.action_code(action) for action in observation.legal}
    bad = position.get("bad", [])
    good = [
        a for a, code in codes.items() if code in position.get("good", {*codes.values()} - {*bad})
    ]
    exact = exact_worths(observation)
    if exact:
        best, other = best_of(exact, good)
        return Proof(codes[best], codes[other], exact[best][0] - exact[other][0], 0.0)
    judge = Judge(observation, Random(3))
    compared = observation.legal
    if min(good) < FIRST_OTHER_ACTION:  # after other talk, a good card may still be played
        compared = tuple(a for a in compared if a < FIRST_OTHER_ACTION or a in good)
    found: dict[int, list[float]] = {action: [] for action in compared}
    for world in islice(judge.worlds, worlds):
        for action, values in found.items():
            values.append(judge.play_out(world, action))
        count = len(values)
        if count < FIRST_LOOK or count & (count - 1):
            continue
        best, other = best_of(found, good)
        ahead = [a - b for a, b in zip(found[best], found[other], strict=True)]
        proof = Proof(codes[best], codes[other], fmean(ahead), Z99 * stdev(ahead) / sqrt(count))
        if proof.verdict != "open":
            break
        ranked = sorted(found, key=lambda action: -fmean(found[action]))
        kept = {best, other, *ranked[:KEPT]}
        found = {action: values for action, values in found.items() if action in kept}
    return proof


def best_of(worths: Mapping[int, Sequence[float]], good: Collection[int]) -> tuple[int, int]:
    """Return the best of the good actions, and the best of the others."""
    ranked = sorted(worths, key=lambda action: -fmean(worths[action]))
    return (
        next(action for action in ranked if action in good),
        next(action for action in ranked if action not in good),
    )


def exact_worths(observation: Observation) -> dict[int, list[float]]:
    """Return what the deal is worth after each action; empty if it is not known."""
    analysis = load_analysis(observation.variant)
    if not knows_all(observation):
        return {}
    state = analysis.determinize(observation, Random(0))
    found = {action: worth_after(analysis, state, action) for action in observation.legal}
    return {action: [worth[0]] for action, worth in found.items() if worth}


def chosen(words: Iterable[str]) -> list[dict[str, Any]]:
    """Return the positions that contain one of the words; all without a word."""
    texts = [(position, f"{position['line']} {position['why']}") for position in POSITIONS]
    return [each for each, text in texts if not words or any(word in text for word in words)]


def main() -> None:
    """Print what is not proved, and how many are."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("words", nargs="*", metavar="WORD")
    parser.add_argument("--worlds", type=int, default=1024)
    asked = parser.parse_args()
    if asked.worlds < FIRST_LOOK:
        parser.error(f"--worlds must be at least {FIRST_LOOK}")
    counts = dict.fromkeys(("proved", "open", "refuted"), 0)
    for position in chosen(asked.words):
        proof = prove(position, asked.worlds)
        counts[proof.verdict] += 1
        if proof.verdict != "proved":
            compared = f"{proof.good} over {proof.other}: {proof.gain:+.1f} ± {proof.half:.1f}"
            print(f"{proof.verdict}: {position['line'].partition(';')[0]}: {position['why']}")
            print(f"    {compared}", flush=True)
    print(", ".join(f"{count} {verdict}" for verdict, count in counts.items()))


if __name__ == "__main__":
    main()
