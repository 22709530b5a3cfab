"""What a browser stores beside a record, so that loading replays the deal in progress alone.

The summary holds the standing before that deal and a checksum of the text before it. Records from
elsewhere come without one, and every deal of theirs is replayed and checked. A checksum is no
signature: the page gives back only summaries that it stored itself.
"""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

from brisques import __version__
from brisques.game import NOBODY, Game, Standing
from brisques.match import Match
from brisques.record import format_header, parse_record
from brisques.registry import load_game

MOST_POINTS = 2**31


def summarize(match: Match) -> str:
    """Return the summary of the deals before the one in progress, "" if there are none."""
    record = match.record
    if not record.earlier:
        return ""
    header = format_header(record)
    before = [len(header), len(header) + len(record.earlier)]
    standing = _dump_standing(match.game, match.standing_before)
    summary = {"engine": __version__, "before": before, "standing": standing}
    return json.dumps({**summary, "sum": _checksum(header + record.earlier, summary)})


def resume(text: str, summary: str) -> Match | None:
    """Return the match of a record, or None if the summary is not one of this record.

    Raises: as `Match`, for the deal in progress.
    """
    try:
        fields = json.loads(summary)
        checksum = fields.pop("sum")
        begin, end = fields["before"]
        if fields["engine"] != __version__ or checksum != _checksum(text[:end], fields):
            return None
        finished = len(fields["standing"]["deals"])
        record = parse_record(text[:begin] + text[end:], finished)
        standing = _load_standing(load_game(record.variant), fields["standing"])
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    record.earlier = text[begin:end]
    return Match(record, standing)


def _checksum(text: str, fields: dict[str, Any]) -> int:
    return crc32(f"{text}{json.dumps(fields)}".encode("utf-8", "surrogatepass"))


def _dump_standing(game: Game, standing: Standing) -> dict[str, Any]:
    fields = {name: getattr(standing, name) for name in Standing.__slots__}
    return {**fields, "carried": game.dump_carried(standing.carried)}


def _load_standing(game: Game, fields: dict[str, Any]) -> Standing:
    """Return the standing of its fields.

    Raises: ValueError, TypeError, KeyError; position/bad-field, card/bad-suit.
    """
    sides = len(set(game.sides))
    deals = tuple(_numbers(points, sides) for points in fields["deals"])
    winner = fields["winner"]
    return Standing(
        scores=_numbers(fields["scores"], sides),
        dealer=_number(fields["dealer"], 0, game.players),
        target=_number(fields["target"], 0),
        deals=deals,
        won=tuple(_numbers(won, len(won), 0, sides) for won in fields["won"]),
        winner=None if winner is None else _number(winner, NOBODY, sides),
        stake=_number(fields["stake"], 0),
        games=_numbers(fields["games"], sides, 0),
        carried=game.load_carried(fields["carried"]),
    )


def _numbers(
    values: list[int], count: int, least: int = -MOST_POINTS, below: int = MOST_POINTS
) -> tuple[int, ...]:
    if len(values) != count:
        raise ValueError(count)
    return tuple(_number(value, least, below) for value in values)


def _number(value: int, least: int, below: int = MOST_POINTS) -> int:
    if type(value) is not int or not least <= value < below:
        raise ValueError(value)
    return value
