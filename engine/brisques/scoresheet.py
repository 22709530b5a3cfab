"""The score sheet, the trick log and the summary of a deal, from its events.

All functions take events as one seat sees them (`events.event_for_seat`), so no result holds
anything hidden from that seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Seen = dict[str, Any]

SEVEN = "bezique.seven.points"
BEFORE_POSITION = "position.points"
"""The cause of points that were scored before the position at which a match began."""


class DealLog:
    """The score sheet and the finished tricks of a deal as one seat sees them.

    - `sheet`: every score in order, with the number of its trick. A trick begins when a card is
      drawn or played for it, or a seven shown by its leader. The number is 0 before the first one,
      and after a position until a trick is won;
    - `tricks`: number, leader, plays and winner of each finished trick, in order;
    - `count`: how many events it was made of. It grows with the deal: add each event once.

    `shows_sevens` says whether a seven scores when a seat shows it on its turn to play.
    """

    def __init__(self, events: Sequence[Seen] = (), *, shows_sevens: bool = False) -> None:
        self.sheet: list[Seen] = []
        self.tricks: list[Seen] = []
        self.count = 0
        self._plays: list[Seen] = []
        self._shows_sevens = shows_sevens
        self._is_endgame = False
        self._finished: int | None = None
        """The number of finished tricks; None where the events begin after the deal."""
        self._trick = 0
        """The trick that scores belong to."""
        self.add(events)

    def add(self, events: Sequence[Seen]) -> None:
        """Add the next events."""
        self.count += len(events)
        for event in events:
            if event["e"] == "dealt":
                self._finished = 0
            elif event["e"] == "drew":
                self._begin_trick()
            elif event["e"] == "played":
                self._begin_trick()
                self._plays.append({"seat": event["seat"], "card": event["card"]})
            elif event["e"] == "trick-won":
                self._end_trick(event)
            elif event["e"] == "endgame":
                self._is_endgame = True
            elif event["e"] == "scored":
                if self._is_endgame and self._shows_sevens and event["rule"] == SEVEN:
                    self._begin_trick()
                row = {key: event[key] for key in ("seat", "points", "rule", "cards")}
                self.sheet.append({"trick": self._trick, **row})

    @property
    def latest(self) -> int:
        """The number of the latest finished trick, 0 before the first."""
        return int(self.tricks[-1]["number"]) if self.tricks else 0

    def _begin_trick(self) -> None:
        if self._finished is not None:
            self._trick = self._finished + 1

    def _end_trick(self, event: Seen) -> None:
        self._finished = self._trick = event["number"]
        self.tricks.append(
            {
                "number": event["number"],
                "leader": self._plays[0]["seat"],
                "plays": self._plays,
                "winner": event["seat"],
            }
        )
        self._plays = []

    def latest_gains(self, players: int) -> list[list[Seen]]:
        """Return for each seat the scores that it made at the latest finished trick and since."""
        gains: list[list[Seen]] = [[] for _ in range(players)]
        for row in reversed(self.sheet):
            if row["trick"] < self.latest:
                break
            gains[row["seat"]].insert(0, {key: row[key] for key in ("points", "rule", "cards")})
        return gains


def summarize(
    rows: list[Seen], carried: Sequence[int], totals: Sequence[int], sides: Sequence[int]
) -> Seen:
    """Return the deal by rule: how often each side scored by it, and how many points.

    `carried` and `totals` hold the totals before and after the deal, by side; `sides` the side of
    each seat. Brisques are counted by cards, as several can score at once; all else by how often it
    scored. Points without a row have the cause `BEFORE_POSITION`, which comes first.
    """
    count = len(carried)
    deal = [now - was for now, was in zip(totals, carried, strict=True)]
    before = deal[:]
    causes: dict[str, Seen] = {}
    for row in rows:
        cause = causes.setdefault(
            row["rule"], {"rule": row["rule"], "counts": [0] * count, "points": [0] * count}
        )
        side = sides[row["seat"]]
        cause["counts"][side] += len(row["cards"]) if ".brisque." in row["rule"] else 1
        cause["points"][side] += row["points"]
        before[side] -= row["points"]
    earlier = {"rule": BEFORE_POSITION, "counts": [0] * count, "points": before}
    return {
        "rows": [*([earlier] if any(before) else ()), *causes.values()],
        "deal": deal,
        "carried": list(carried),
        "total": list(totals),
    }
