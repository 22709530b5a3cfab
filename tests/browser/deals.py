"""Records of deals in progress, made without a browser, so that a test need not play every turn."""

from __future__ import annotations

from random import Random
from typing import Any

from brisques.match import Match
from brisques.match_view import view_of
from brisques.players.levels import player
from brisques.record import format_record, parse_record

Turn = tuple[str, dict[str, Any]]
"""The record of a match when seat 0 is to move, and the view of that seat."""


def rest_of_deal(text: str) -> list[Turn]:
    """Return every turn of seat 0 to the end of the deal if a casual player takes that seat."""
    match = Match(parse_record(text))
    return turns_of_deal(match)


def last_deal(text: str) -> list[Turn]:
    """Return the turns of the deal that ends the match; casual players play all before it."""
    match = Match(parse_record(text))
    turns = turns_of_deal(match)
    while not match.game.is_over(match.standing):
        match.next_deal()
        turns = turns_of_deal(match)
    return turns


def turns_of_deal(match: Match) -> list[Turn]:
    """Play the deal to its end; return the turns of seat 0."""
    choose = player("casual")
    turns = []
    while not match.deal_over:
        if match.to_move == 0:
            assert match.state is not None
            turns.append((format_record(match.record), view_of(match, 0)))
            action = choose(match.game.observe(match.state, 0), Random(len(turns)))
            match.act(0, match.game.action_code(action))
        else:
            match.step(player)
    return turns


def may_declare(view: dict[str, Any]) -> bool:
    """Return whether any declaration is legal; the page itself answers `done` if none is."""
    declare = view["declare"]
    return bool(declare and (declare["options"] or declare["exchange"]))
