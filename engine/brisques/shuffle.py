"""Seeds to deals, the same on every Python from 3.11 on and in Pyodide.

A seed is only a convenience: what counts, and what a record holds, is the order of the cards.
Everything rests on `Random.random()`, the one method whose numbers Python promises to keep.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random


def shuffled(cards: Iterable[int], rng: Random) -> list[int]:
    """The cards in a random order: sorted by a random number each."""
    number = rng.random
    return sorted(cards, key=lambda _: number())


def rng_from_seed(seed: str) -> Random:
    """Chance from a seed: that of `Random(seed)`, also where the text cannot be encoded."""
    return Random(seed.encode("utf-8", "surrogatepass"))


def deal_rng(seed: str, deal: int) -> Random:
    """Chance for the given deal (counted from 1) of a match with this seed."""
    return rng_from_seed(f"{seed}/deal/{deal}")


def dealer_from_seed(players: int, seed: str) -> int:
    """Who deals first. A cut among equals gives each seat the same chance, whoever wins it."""
    return int(rng_from_seed(f"{seed}/cut").random() * players)


def decision_rng(seed: str, deal: int, ply: int) -> Random:
    """Chance for one decision of a computer player, so that a replay thinks the same."""
    return rng_from_seed(f"{seed}/decide/{deal}/{ply}")
