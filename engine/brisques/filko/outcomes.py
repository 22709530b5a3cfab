"""What each count of points would mean for a seat's party, as a table for the view."""

from __future__ import annotations

from typing import Any

from brisques.filko.observation import FilkoObservation
from brisques.filko.ruleset import FilkoRuleset
from brisques.filko.state_data import FilkoStateData
from brisques.filko.status import DealResult, Outcome, outcome
from brisques.game import NOBODY
from brisques.tricks import NO_TRUMP

PointOutcomes = dict[str, Any]

FREE = ("liberated", "swam-away")
SAME = ("kept", "unchanged")


def outcomes(ruleset: FilkoRuleset, observation: FilkoObservation) -> list[PointOutcomes]:
    """Return for each possible result the ranges of one's own points that lead to it, best first.

    A result is "masters", "servants", "stay-masters", "stay-servants", "same", "even", "free",
    "win", "lose" or "nobody". It does not depend on which seats make up a party, so it is known
    before the partners are.
    """
    party = observation.party or _some_party(ruleset, observation)
    if not party:
        return []
    mine = ruleset.party_of(observation.seat, party)
    runs_by_result: dict[str, list[list[int]]] = {}
    previous = ""
    for points in range(ruleset.total + 1):
        taken = points if mine == party else ruleset.total - points
        deal = DealResult(
            observation.players,
            observation.dealer,
            party,
            taken,
            ruleset.total,
            observation.trump,
            observation.old_man,
        )
        result = _result_for(outcome(ruleset.rules, observation.status, deal), mine)
        runs = runs_by_result.setdefault(result, [])
        if result == previous:
            runs[-1][1] = points
        else:
            runs.append([points, points])
        previous = result
    return [
        {"comes": result, "points": runs}
        for result, runs in sorted(runs_by_result.items(), key=lambda item: -item[1][0][0])
    ]


def outcome_for(state: FilkoStateData, seat: int) -> str:
    """Return the name of a finished deal's result for a seat; empty if it is dealt again.

    Masters who stay masters are one result, "same", whether or not they have the points to win.
    """
    if state.trump == NO_TRUMP:
        return ""
    ruleset, party = state.ruleset, state.party
    result = _result_for(state.outcome(), ruleset.party_of(seat, party))
    return "same" if result.startswith("stay-") else result


def _some_party(ruleset: FilkoRuleset, observation: FilkoObservation) -> int:
    """Return a possible party: the Old Man and another seat that is not this one."""
    if observation.old_man == NOBODY:
        return 0
    others = (s for s in range(ruleset.players) if s not in (observation.seat, observation.old_man))
    return 1 << observation.old_man | 1 << next(others)


def _result_for(end: Outcome, mine: int) -> str:
    """Return the name of an outcome from the point of view of a party."""
    won = end.winners == mine
    if end.kind in SAME:
        if not end.winners:
            return "same"
        return "stay-masters" if won else "stay-servants"
    if end.kind in FREE:
        return "free"
    if end.kind == "ran-away":
        return "even"
    if end.kind == "masters":
        return "masters" if won else "servants"
    if end.kind == "nobody":
        return "nobody"
    return "win" if won else "lose"
