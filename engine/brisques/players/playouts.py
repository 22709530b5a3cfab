"""Play a guessed world to its end: by the policy, or exactly once all cards are known."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from brisques.events import Event
from brisques.game import NOBODY, State
from brisques.players.contract import Analysis, Policy

ACTIONS_PER_STEP = 4
"""Actions of a playout in one step: a millisecond or two in a cold Python."""


class PlayoutResult(NamedTuple):
    """What a playout is worth to each seat, and whether it was stopped at the horizon."""

    worths: tuple[float, ...]
    stopped: bool = False


def play_out(
    analysis: Analysis,
    policy: Policy,
    state: State,
    *,
    solves: bool,
    horizon: int = 0,
    events: list[Event] | None = None,
) -> Generator[None, None, PlayoutResult]:
    """Play until what the deal is worth is decided; yield after every few actions.

    If it `solves`, the end is played exactly from where all cards are known, unless it is too
    large. After `horizon` actions the state is evaluated instead; 0 is without a horizon. If
    `events` are wanted, the deal is played to its end.
    """
    played = 0
    while state.to_move != NOBODY and (events is not None or not analysis.is_decided(state)):
        if solves and analysis.is_open(state):
            solves = False
            if (yield from play_out_exactly(analysis, state, events)):
                break
        if horizon and played >= horizon:
            worths = policy.evaluate(state)
            if worths is not None:
                return PlayoutResult(worths, stopped=True)
        state.apply(policy.choose(state), events)
        played += 1
        if played % ACTIONS_PER_STEP == 0:
            yield
    return PlayoutResult(analysis.worth(state))


def play_out_exactly(
    analysis: Analysis, state: State, events: list[Event] | None = None
) -> Generator[None, None, bool]:
    """Play a state to its end by the exact solver, in slices; return False if it is too large."""
    if state.to_move == NOBODY:
        return True
    solved = yield from analysis.solving(state)
    if solved is None:
        return False
    for action in solved.line:
        state.apply(action, events)
    return True
