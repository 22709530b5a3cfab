"""What the rest of a deal can bring at most, so that a goal beyond it is found."""

from __future__ import annotations

import re
from dataclasses import dataclass

from brisques.game import Game, State

_CARD = re.compile(r"([789JQKTUOA])[SHDCALB]\d")
_IN_PLAY = ("hands", "stock", "up", "trick", "order")
"""Fields of a position whose cards can still be won."""


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
    points = game.most_points(state)
    return Limits(tricks, brisques, points, max(state.totals) + points)
