"""Sum up the pairs of a contest: points a deal, matches, think times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import NamedTuple

import numpy as np

from brisques.game import Game
from brisques.lab.arena import TIME_STEP, Contest, Leg, Pair
from brisques.lab.stats import Interval, Share, bootstrap, wilson
from brisques.registry import load_game


class Matches(NamedTuple):
    """Matches A won and drew, A's share of them, and the share of a player equal to B."""

    played: int
    won: int
    drawn: int
    share: Share
    even: float


@dataclass(frozen=True, slots=True)
class Summary:
    """A contest in numbers: points a deal, the share of deals that A wins, and matches.

    `think` has the choices of A and B by time class.
    """

    pairs: int
    deals: int
    points: Interval
    won: Interval
    matches: Matches
    think: tuple[Counter[int], Counter[int]]


def summary(what: Contest, pairs: Sequence[Pair]) -> Summary:
    """Summarise the pairs; their order does not matter."""
    rows = sorted(pairs, key=lambda pair: pair.number)
    think: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    for pair in rows:
        for counts, more in zip(think, pair.think, strict=True):
            counts.update(more)
    return Summary(
        len(rows),
        sum(len(pair.legs) for pair in rows),
        bootstrap([pair.gain for pair in rows], what.seed),
        bootstrap([share_won(pair) for pair in rows], what.seed),
        _matches(load_game(what.variant), rows),
        think,
    )


def share_won(pair: Pair) -> float:
    """Return the share of opponents that A beats in the deals of a pair; equals get exactly 0.5.

    Each seat of A is compared with each seat of B, except where the deal is worth the same to both:
    they are partners. A deal of the same worth to all is half won.
    """
    won: list[float] = []
    for leg in pair.legs:
        others = [seat for seat in range(len(leg.worth)) if seat not in leg.seats]
        margins = [leg.worth[seat] - leg.worth[other] for seat in leg.seats for other in others]
        if any(margins):
            won += [float(margin > 0) for margin in margins if margin]
        else:
            won += [0.5] * len(margins)
    return fmean(won) if won else 0.5


def _matches(game: Game, pairs: Sequence[Pair]) -> Matches:
    """Join the legs with A in the same seats to matches, in the order of the pairs.

    A match goes from nothing to the target of the game, which a tie may raise; an unfinished one
    does not count. If the game has no target, each deal is a match, won by the seats it has a
    positive worth for.
    """
    won = drawn = played = 0
    even: list[float] = []
    for chain in zip(*(pair.legs for pair in pairs), strict=True):
        ends = _ends(game, chain)
        seats = chain[0].seats
        if not seats:  # B in all seats: how often each seat wins among equals
            even = [len(winners) / game.players if winners else 0.5 for winners in ends]
            continue
        played += len(ends)
        drawn += sum(not winners for winners in ends)
        won += sum(seats[0] in winners for winners in ends)
    share = wilson(won + drawn / 2, played)
    return Matches(played, won, drawn, share, fmean(even) if even else 0.5)


def _ends(game: Game, legs: Iterable[Leg]) -> list[set[int]]:
    """Return the winning seats of each finished match of consecutive legs; none: it was drawn."""
    ends = []
    scores = [0] * len(set(game.sides))
    target = game.target
    for leg in legs:
        if not target:
            ends.append({seat for seat, worth in enumerate(leg.worth) if worth > 0})
            continue
        scores = [was + now for was, now in zip(scores, leg.points, strict=True)]
        top = max(scores)
        if top >= target and scores.count(top) == 1:
            ends.append({seat for seat, side in enumerate(game.sides) if scores[side] == top})
            scores, target = [0] * len(scores), game.target
        target = game.next_target(target, scores)
    return ends


def time_quantile(counts: Mapping[int, int], share: float) -> float:
    """Return the time in milliseconds that this share of the choices took at most, within 2.5 %.

    `counts` has the number of choices by time class (`arena.time_class`); 0 if it is empty.
    """
    if not counts:
        return 0.0
    times = TIME_STEP ** np.array(list(counts), dtype=float)
    weights = np.array(list(counts.values()))
    return float(np.quantile(times, share, weights=weights, method="inverted_cdf"))
