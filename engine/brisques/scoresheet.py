"""What a deal's events add up to: the score sheet, the log of tricks, and the summary.

Made from what one seat has seen (`events.event_for_seat`), so nothing hidden can come through.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Seen = dict[str, Any]


def build_sheet(events: list[Seen]) -> list[Seen]:
    """Every point of the deal, oldest first, with the number of its trick (0: before the first)."""
    rows = []
    trick = 0
    for event in events:
        if event["e"] == "trick-won":
            trick = event["number"]
        elif event["e"] == "scored":
            row = {key: event[key] for key in ("seat", "points", "rule", "cards")}
            rows.append({"trick": trick, **row})
    return rows


def build_trick_log(events: list[Seen]) -> list[Seen]:
    """The finished tricks, oldest first."""
    tricks = []
    plays: list[Seen] = []
    for event in events:
        if event["e"] == "played":
            plays.append({"seat": event["seat"], "card": event["card"]})
        elif event["e"] == "trick-won":
            tricks.append(
                {
                    "number": event["number"],
                    "leader": plays[0]["seat"],
                    "plays": plays,
                    "winner": event["seat"],
                }
            )
            plays = []
    return tricks


def gains_by_seat(rows: list[Seen], trick: int, players: int) -> list[list[Seen]]:
    """What each seat scored at one trick."""
    return [
        [
            {key: row[key] for key in ("points", "rule", "cards")}
            for row in rows
            if row["trick"] == trick and row["seat"] == seat
        ]
        for seat in range(players)
    ]


def summarize(rows: list[Seen], carried: list[int], sides: Sequence[int]) -> Seen:
    """The deal by cause: for each rule how often and how many points each side made by it.

    `carried` are the sides' totals before the deal, `sides` the side of each seat.

    A rule that is counted by cards (brisques, sevens: more than one card in a row of the sheet and
    each worth the same) counts cards; melds count declarations.
    """
    count = len(carried)
    causes: dict[str, Seen] = {}
    for row in rows:
        cause = causes.setdefault(
            row["rule"], {"rule": row["rule"], "counts": [0] * count, "points": [0] * count}
        )
        by_card = ".meld." not in row["rule"]
        side = sides[row["seat"]]
        cause["counts"][side] += max(1, len(row["cards"])) if by_card else 1
        cause["points"][side] += row["points"]
    deal = [sum(cause["points"][side] for cause in causes.values()) for side in range(count)]
    return {
        "rows": list(causes.values()),
        "deal": deal,
        "carried": list(carried),
        "total": [was + now for was, now in zip(carried, deal, strict=True)],
    }
