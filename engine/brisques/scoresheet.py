"""The score sheet, the trick log and the summary of a deal, from its events.

All functions take events as one seat sees them (`events.event_for_seat`), so no result holds
anything hidden from that seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Seen = dict[str, Any]


def build_sheet(events: list[Seen]) -> list[Seen]:
    """Return every score of the deal in order, with its trick (0: before the first trick)."""
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
    """Return the finished tricks in order: number, leader, plays and winner."""
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
    """Return for each seat the scores that it made at one trick."""
    return [
        [
            {key: row[key] for key in ("points", "rule", "cards")}
            for row in rows
            if row["trick"] == trick and row["seat"] == seat
        ]
        for seat in range(players)
    ]


def summarize(rows: list[Seen], carried: list[int], sides: Sequence[int]) -> Seen:
    """Return the deal by rule: how often each side scored by it, and how many points.

    `carried` holds the totals before the deal, by side; `sides` the side of each seat. Melds count
    declarations; other rules (brisques, sevens) count cards.
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
