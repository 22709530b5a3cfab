"""What cards are still good for: hopes of melds, valued by how likely the missing cards come.

A *hope* is one meld, or one quartet of any suits. Its value for a set of cards goes by the cards it
lacks and by the copies of them that may still be had. Hopes are asked at every card of a million
playouts, so each remembers its answers by the cards that concern it.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from engine.bezique.kinds import MELDED, QUARTET, Meld

if TYPE_CHECKING:
    from engine.bezique.chart import Chart

MOST_MISSING = 5

Deltas = tuple[tuple[int, float], ...]
"""Faces, each with what one card of it more, or less, changes."""


class Prospect(NamedTuple):
    """What hopes rest on at some stage of a deal.

    `share[missing]` is the part of its points that a meld is worth with so many cards missing if
    they come for certain, `draw` the chance that a certain card comes.
    """

    share: tuple[float, ...]
    draw: float


class Hope:
    """A meld to be: the points, the faces it needs, and the bits that spoil a card for it.

    `cards` has a bit for each physical card of its faces, `copies` the same face by face. `again`
    is true where the same meld may be made again with one new card (`re-form`).
    """

    __slots__ = (
        "again",
        "any_four",
        "cards",
        "copies",
        "faces",
        "gains",
        "level",
        "losses",
        "needs",
        "of",
        "points",
        "prospects",
        "spoils",
    )

    def __init__(self, chart: Chart, meld: Meld, prospects: list[Prospect]) -> None:
        tables = chart.tables
        self.points = chart.points[meld.index]
        self.any_four = is_any_four(chart, meld)
        rank = meld.faces[0] & 7
        self.of = [suit * 8 + rank for suit in range(4)] if self.any_four else [*dict(meld.need)]
        self.needs = [1] * 4 if self.any_four else [wanted for _, wanted in meld.need]
        span = range(tables.rules.copies)
        self.copies = [sum(1 << f + 32 * copy for copy in span) for f in self.of]
        self.faces = sum(1 << f for f in self.of)
        self.cards = sum(self.copies)
        self.level = meld.level
        self.again = tables.rules.reuse == "re-form"
        spoils = MELDED if tables.spends else meld.level | meld.higher
        self.spoils = meld.higher if self.again else spoils
        self.prospects = prospects
        self.gains: list[dict[tuple[int, int], Deltas]] = [{} for _ in prospects]
        self.losses: list[dict[tuple[int, int, bool], tuple[float, float, Deltas]]] = [
            {} for _ in prospects
        ]

    def gain(self, stage: int, held: int, left: int) -> Deltas:
        """What each face adds when one card of it joins these cards; `left` may still come."""
        key = held, left & self.cards
        found = self.gains[stage].get(key)
        if found is None:
            counts, to_come = self._counts(held), self._counts(left)
            before, _ = self._value(stage, counts, to_come, True)
            adds = (self._with(stage, counts, to_come, i, 1) - before for i in range(len(counts)))
            found = tuple((f, add) for f, add in zip(self.of, adds, strict=True) if add)
            self.gains[stage][key] = found
        return found

    def loss(self, stage: int, held: int, left: int, fresh: bool) -> tuple[float, float, Deltas]:
        """The value of these cards, the points that are ready, and what each face's loss costs."""
        key = held, left & self.cards, fresh
        found = self.losses[stage].get(key)
        if found is None:
            counts, to_come = self._counts(held), self._counts(left)
            value, ready = self._value(stage, counts, to_come, fresh)
            costs = tuple(
                (f, value - self._with(stage, counts, to_come, i, -1, fresh))
                for i, f in enumerate(self.of)
                if counts[i]
            )
            found = self.losses[stage][key] = (value, ready, costs)
        return found

    def value(self, stage: int, held: int, left: int) -> float:
        """The value of these cards, all of them new."""
        return self.loss(stage, held, left, True)[0]

    def _counts(self, cards: int) -> list[int]:
        return [(cards & copies).bit_count() for copies in self.copies]

    def _with(  # noqa: PLR0917
        self,
        stage: int,
        counts: list[int],
        to_come: list[int],
        place: int,
        change: int,
        fresh: bool = True,
    ) -> float:
        """The value after a card has come, or gone."""
        counts[place] += change
        to_come[place] -= change > 0
        value, _ = self._value(stage, counts, to_come, fresh)
        counts[place] -= change
        to_come[place] += change > 0
        return value

    def _value(
        self, stage: int, counts: list[int], to_come: list[int], fresh: bool
    ) -> tuple[float, float]:
        """What is complete and what is on the way; and the points that could be declared now."""
        share, draw = self.prospects[stage]
        chance = 1.0
        if self.any_four:
            complete, over = divmod(sum(counts), 4)
            missing = 4 - over
            chance = at_least(missing, sum(to_come), draw)
        else:
            complete = min(have // want for have, want in zip(counts, self.needs, strict=True))
            missing = 0
            for have, want, more in zip(counts, self.needs, to_come, strict=True):
                short = want * (complete + 1) - have
                if short > 0:
                    missing += short
                    chance *= at_least(short, more, draw)
        points = self.points
        if complete and not fresh:
            # All of it has counted: one new card would bring it all again.
            return points * share[1] * draw, 0.0
        value = complete * points * share[0]
        if chance and missing <= MOST_MISSING:
            value += points * share[missing] * chance
        return value, float(points if complete else 0)


@cache
def at_least(wanted: int, copies: int, draw: float) -> float:
    """How likely so many of the copies come, each by this chance."""
    ways = range(wanted, copies + 1)
    return sum(comb(copies, n) * draw**n * (1.0 - draw) ** (copies - n) for n in ways)


def find_hopes(chart: Chart, prospects: list[Prospect]) -> list[Hope]:
    """The hopes that score under a chart: its melds, quartets of any suits being one for a rank."""
    hopes: list[Hope] = []
    ranks: set[int] = set()
    for meld in chart.scoring:
        if is_any_four(chart, meld):
            if meld.faces[0] & 7 in ranks:
                continue
            ranks.add(meld.faces[0] & 7)
        hopes.append(Hope(chart, meld, prospects))
    return hopes


def is_any_four(chart: Chart, meld: Meld) -> bool:
    """Whether the meld is one of the many quartets of a rank."""
    return meld.level == QUARTET and chart.rules.quartets == "any"
