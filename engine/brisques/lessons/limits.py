"""What the rest of a deal can bring at most, so that a goal beyond it is found."""

from __future__ import annotations

import re
from dataclasses import dataclass

from brisques.game import Game, State
from brisques.variants.filko import POINTS

_CARD = re.compile(r"([789JQKTUOA])[SHDCALB]\d")
_IN_PLAY = ("hands", "stock", "up", "trick", "order")
"""Fields of a position whose cards can still be won."""
MANY_MELDS = 8
"""Melds at one trick, where a variant sets no limit; more than any hand has."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The most that the rest of a deal can bring: upper bounds, which need not be reachable.

    `points` are those still to be scored, `total` with those that the sides have already.
    """

    tricks: int
    brisques: int
    points: int
    total: int


def limits_of(game: Game, state: State) -> Limits:
    """Return the limits of a deal in progress."""
    fields = game.dump_position(state)
    ranks = [rank for key in _IN_PLAY for rank in _CARD.findall(fields.get(key, ""))]
    tricks = -(-len(ranks) // game.players)
    brisques = sum(rank in "AT" for rank in ranks)
    points = _points(game, tricks, brisques, ranks)
    return Limits(tricks, brisques, points, max(state.totals) + points)


def _points(game: Game, tricks: int, brisques: int, ranks: list[str]) -> int:
    """Return a bound of the points: of the cards, or of melds at each trick and all that is due."""
    knobs = game.variant.knobs
    values = knobs.get("filko.points.values")
    if values:
        return sum(POINTS[str(values.value)].get(rank, 0) for rank in ranks)

    def value(name: str) -> int:
        return int(knobs[f"bezique.{name}"].value)

    melds = [rule.value for name, rule in knobs.items() if name.startswith("bezique.meld.")]
    best = max(points for points in melds if type(points) is int)
    at_trick = (value("meld.per-trick") or MANY_MELDS) * best + value("carte-blanche.points")
    sevens = 2 * value("pack.copies") * max(value("seven.points"), value("seven.turned-points"))
    # Won brisques may be counted when the deal ends, those from before as well.
    won = max(brisques, 8 * value("pack.copies")) * value("brisque.points")
    return tricks * at_trick + sevens + won + value("last-trick.points")
