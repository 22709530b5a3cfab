"""What a table draws of a match for one seat, as plain data that holds nothing hidden from it."""

from __future__ import annotations

from typing import Any

from brisques.claim import find_claim
from brisques.match import Match
from brisques.scoresheet import DealLog, summarize


def view_of(match: Match, seat: int) -> dict[str, Any]:
    """Return all that a table draws of a match for a seat.

    Raises: table/no-deal.
    """
    state = match.current_state()
    observation = match.game.observe(state, seat)
    view = match.game.view(observation)
    log = match.log(seat)
    _name_seats(match, view, log)
    carried = list(state.base)
    view["last_trick"] = log.tricks[-1] if log.tricks else None
    view["sheet"] = log.sheet[:]
    view["log"] = log.tricks[:]
    view["match"] = _standing(match, carried)
    view["summary"] = (
        summarize(log.sheet, carried, state.totals, match.game.sides) if match.deal_over else None
    )
    if match.deal_over and match.game.is_over(match.standing):
        view["phase"] = "match-over"
    view["assisted"] = match.record.assisted
    view["can_undo"] = match.can_undo
    view["can_redo"] = match.can_redo
    view["claim"] = find_claim(match.game, match.standing_before, state, observation)
    if match.record.from_position:
        view["from_position"] = True
    branch = match.record.branch
    view["branch"] = {"deal": branch.deal, "place": branch.place} if branch else None
    return view


def _name_seats(match: Match, view: dict[str, Any], log: DealLog) -> None:
    gains = log.latest_gains(match.game.players)
    for number, shown in enumerate(view["seats"]):
        entry = match.record.seats[number]
        shown["kind"] = entry.kind
        shown["level"] = entry.level or None
        shown["name"] = entry.name or None
        shown["gains"] = gains[number]


def _standing(match: Match, carried: list[int]) -> dict[str, Any]:
    standing = match.standing
    return {
        "deal": match.record.number,
        "dealer": match.current_state().dealer,
        "packets": list(match.game.packets),
        "next_dealer": standing.dealer if match.deal_over else None,
        "target": standing.target,
        "scores": carried,
        "deals": [list(points) for points in standing.deals],
        "won": [list(sides) for sides in standing.won],
        "winner": standing.winner,
        "stake": standing.stake,
        "games": list(standing.games),
        "unit": "match" if standing.target else "deal",
        "over": match.game.is_over(standing),
    }
