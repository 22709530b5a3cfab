"""What cards are still good for: hopes of melds, valued by how many cards are missing.

A *hope* is one meld, or one quartet of any suits. Its value for a set of cards goes by the cards it
lacks and by how far the deal has come. Hopes are asked at every card of a million playouts, so each
remembers its answers by the cards that concern it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bezique.kinds import MELDED, QUARTET, Meld

if TYPE_CHECKING:
    from engine.bezique.chart import Chart

STAGES = 4
"""Stages of a deal: 0 when the stock is gone, then by thirds of it."""
MOST_MISSING = 5

Deltas = tuple[tuple[int, float], ...]
"""Faces, each with what one card of it more, or less, changes."""


class Hope:
    """A meld to be: the points, the faces it needs, and the bits that spoil a card for it.

    `cards` has a bit for each physical card of its faces. `again` is true where the same meld may
    be made again with one new card (`re-form`).
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
        "share",
        "spoils",
    )

    def __init__(self, chart: Chart, meld: Meld, share: list[list[float]]) -> None:
        tables = chart.tables
        self.points = chart.points[meld.index]
        self.any_four = meld.level == QUARTET and tables.rules.quartets == "any"
        rank = meld.faces[0] & 7
        suits = range(4)
        faces = [suit * 8 + rank for suit in suits] if self.any_four else [f for f, _ in meld.need]
        self.needs = [1] * 4 if self.any_four else [wanted for _, wanted in meld.need]
        self.copies = [
            sum(1 << f + 32 * copy for copy in range(tables.rules.copies)) for f in faces
        ]
        self.of = faces
        self.faces = sum(1 << f for f in faces)
        self.cards = sum(self.copies)
        self.level = meld.level
        self.again = tables.rules.reuse == "re-form"
        spoils = MELDED if tables.spends else meld.level | meld.higher
        self.spoils = meld.higher if self.again else spoils
        self.share = share
        self.gains: list[dict[int, Deltas]] = [{} for _ in range(STAGES)]
        self.losses: list[dict[int, tuple[float, float, Deltas]]] = [{} for _ in range(STAGES)]

    def gain(self, stage: int, held: int, within: int) -> Deltas:
        """What each face adds when one card of it joins these cards; `within` reach are faces."""
        key = held << 32 | within & self.faces
        found = self.gains[stage].get(key)
        if found is None:
            counts = self._counts(held)
            before, _ = self._value(stage, counts, within, fresh=True)
            adds = (self._with(stage, counts, i, 1, within) - before for i in range(len(counts)))
            found = tuple((f, add) for f, add in zip(self.of, adds, strict=True) if add)
            self.gains[stage][key] = found
        return found

    def loss(
        self, stage: int, held: int, within: int, fresh: bool
    ) -> tuple[float, float, Deltas]:
        """The value of these cards, the points that are ready, and what each face's loss costs."""
        key = (held << 32 | within & self.faces) << 1 | fresh
        found = self.losses[stage].get(key)
        if found is None:
            counts = self._counts(held)
            value, ready = self._value(stage, counts, within, fresh=fresh)
            costs = tuple(
                (f, value - self._with(stage, counts, i, -1, within, fresh=fresh))
                for i, f in enumerate(self.of)
                if counts[i]
            )
            found = self.losses[stage][key] = (value, ready, costs)
        return found

    def value(self, stage: int, held: int, within: int) -> float:
        """The value of these cards, all of them new."""
        return self.loss(stage, held, within, True)[0]

    def _counts(self, held: int) -> list[int]:
        return [(held & copies).bit_count() for copies in self.copies]

    def _with(
        self,
        stage: int,
        counts: list[int],
        place: int,
        change: int,
        within: int,
        *,
        fresh: bool = True,
    ) -> float:
        counts[place] += change
        value, _ = self._value(stage, counts, within, fresh=fresh)
        counts[place] -= change
        return value

    def _value(
        self, stage: int, counts: list[int], within: int, *, fresh: bool
    ) -> tuple[float, float]:
        """What is complete and what is on the way; and the points that could be declared now."""
        share = self.share[stage]
        if self.any_four:
            complete, over = divmod(sum(counts), 4)
            missing = 4 - over
            reach = bool(within & self.faces)
        else:
            complete = min(have // want for have, want in zip(counts, self.needs, strict=True))
            missing = 0
            reach = True
            for have, want, copies in zip(counts, self.needs, self.copies, strict=True):
                short = want * (complete + 1) - have
                if short > 0:
                    missing += short
                    reach = reach and bool(within & copies)
        points = self.points
        if complete and not fresh:
            # All of it has counted: one new card would bring it all again.
            return points * share[1], 0.0
        value = complete * points * share[0]
        if reach and missing <= MOST_MISSING:
            value += points * share[missing]
        return value, float(points if complete else 0)


def find_hopes(chart: Chart, share: list[list[float]]) -> list[Hope]:
    """The hopes that score under a chart."""
    hopes: list[Hope] = []
    ranks: set[int] = set()
    for meld in chart.scoring:
        if meld.level == QUARTET and chart.rules.quartets == "any":
            if meld.faces[0] & 7 in ranks:
                continue
            ranks.add(meld.faces[0] & 7)
        hopes.append(Hope(chart, meld, share))
    return hopes
