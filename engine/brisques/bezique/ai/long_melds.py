"""Costs of losing a card of an incomplete sequence, or of other melds of one card of each face.

A situation of four or five faces is often met only once. So what is cached is the pattern: which
faces are missing, and of which a single card is held.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import prod
from operator import itemgetter
from typing import NamedTuple

from brisques.bezique.ai.chances import chance_of_at_least
from brisques.bezique.ai.situation import BYTE, COUNT_MASK, HELD
from brisques.bezique.cache import BoundedCache
from brisques.cards import FACES

MISSING, SINGLE, SPARE = range(3)
AMOUNTS = bytes([min(byte >> HELD, SPARE) for byte in range(256)])
"""By the byte of a face in a situation: whether no card, a single one or more are held."""

Pick = Callable[[list[float]], tuple[float, ...]]


class Pattern(NamedTuple):
    """What the faces that are missing, and those of which a single card is held, mean for a meld.

    `now` and `then` are the shares of its points with as many cards missing, and with one more;
    `missing` takes the chances of the missing faces out of those of all its faces. `singles` are
    the single faces, each with what takes out the chances of the missing faces and its own.
    """

    is_complete: bool
    now: float
    then: float
    missing: Pick
    singles: tuple[tuple[int, Pick], ...]


class LongMeld:
    """A meld that takes one card each of four or five faces.

    `where` are the bytes of its faces in a situation of faces. `draw_chances[stage]` is the
    probability that the seat still gets a given unseen card.
    """

    def __init__(
        self,
        points: int,
        faces: tuple[int, ...],
        shares: tuple[float, ...],
        draw_chances: tuple[float, ...],
    ) -> None:
        self.points = points
        self.faces = faces
        self.shares = (*shares, 0.0)
        self.where = slice(faces[0] + 1, faces[-1] + 2, faces[1] - faces[0])
        self.chances = [chances_by_byte(draw) for draw in draw_chances]
        self.patterns = BoundedCache(self._find_pattern)

    def _find_pattern(self, amounts: bytes) -> Pattern:
        certain = len(amounts)  # the place of a chance of 1: two at least are taken out
        missing = [place for place, amount in enumerate(amounts) if amount == MISSING]
        singles = [
            (self.faces[place], itemgetter(*sorted([*missing, place])))
            for place, amount in enumerate(amounts)
            if missing and amount == SINGLE
        ]
        now, then = self.shares[len(missing) : len(missing) + 2]
        return Pattern(
            not missing, now, then, itemgetter(*missing, certain, certain), tuple(singles)
        )

    def costs(self, situation: int) -> tuple[tuple[int, float], ...] | None:
        """Return the cost of losing a card of each single face; None if the meld is complete."""
        numbers = situation.to_bytes(FACES + 1, "little")[self.where]
        is_complete, now, then, missing, singles = self.patterns[numbers.translate(AMOUNTS)]
        if not singles:
            return None if is_complete else ()
        chances = self.chances[situation & BYTE]
        to_come = [chances[byte] for byte in numbers]
        to_come.append(1.0)
        points = self.points
        worth = points * (now * prod(missing(to_come)))
        return tuple(
            [
                (face, worth - points * (then * prod(with_one_more(to_come))))
                for face, with_one_more in singles
            ]
        )


@cache
def chances_by_byte(draw: float) -> list[float]:
    """Return the chance that a card of a face comes, by the byte of the face in a situation."""
    return [chance_of_at_least(1, byte & COUNT_MASK, draw) for byte in range(256)]
