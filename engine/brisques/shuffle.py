"""Random numbers from text seeds, the same on every Python from 3.11 on and in Pyodide.

A seed is only a convenience: a record holds the order of the cards itself. Everything uses
`Random.random()` alone, the one method whose sequence Python promises to keep.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from random import Random


def shuffled(cards: Iterable[int], rng: Random) -> list[int]:
    """Return the cards in random order, sorted by one random number each."""
    numbers = iter(rng.random, 1.0)  # never ends, as all are below 1
    return sorted(cards, key=partial(next, numbers))  # `next` ignores the card, its default


def rng_from_seed(seed: str) -> Random:
    """Return `Random(seed)`; a seed with lone surrogates, which `Random` refuses, works too."""
    return Random(seed.encode("utf-8", "surrogatepass"))


def deal_rng(seed: str, deal: int) -> Random:
    """Return the random source of one deal (counted from 1) of a match with this seed."""
    return rng_from_seed(f"{seed}/deal/{deal}")


def dealer_from_seed(players: int, seed: str) -> int:
    """Return the seat that deals first; as by a cut, each seat has the same chance."""
    return int(rng_from_seed(f"{seed}/cut").random() * players)


def decision_rng(seed: str, deal: int, ply: int) -> Random:
    """Return the random source of one decision of a computer player, so that replays agree."""
    return rng_from_seed(f"{seed}/decide/{deal}/{ply}")
