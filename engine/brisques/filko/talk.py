"""What may be said at the table: aims, a question for the count, and in one game signals.

Filicău allows open talk of what a party plays for, never of cards (S3 Play); masters may ask the
servants for their count. In Filkó with hats a player may ask his partner for a suit by one of four
faces (S3 Filkó with Hats). Everybody may speak from the deal to the last card, on his turn or
before it: once of each at a trick, so that talk comes to an end (house).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.events import Asked, Said, Signalled
from brisques.filko.ruleset import AIM_BASE, AIMS, ASIDE, ASK_COUNT, END_EARLY, PLAY, SIGNAL_BASE
from brisques.filko.status import may_run
from brisques.game import NOBODY

if TYPE_CHECKING:
    from brisques.events import Event
    from brisques.filko.state_data import FilkoStateData

AIM, SIGNAL, ASK = range(3)
"""The kinds of talk, for what has been said at this trick."""


def actions(state: FilkoStateData) -> list[int]:
    """What the seat to play may say, or end, besides playing; ascending."""
    may_end = state.ruleset.rules.early_end and not state.trick and state.is_decided()
    return [END_EARLY] * may_end + _talk_actions(state, state.to_move)


def asides(state: FilkoStateData, seat: int) -> list[int]:
    """What a seat may say before its turn, as the same words are said on it; ascending."""
    return [] if state.phase != PLAY or seat == state.to_move else _talk_actions(state, seat)


def speaker(action: int) -> int:
    """The seat that says this before its turn; NOBODY for what the seat to move does."""
    return action // ASIDE - 1 if action >= ASIDE else NOBODY


def _talk_actions(state: FilkoStateData, seat: int) -> list[int]:
    """What a seat has not said at this trick, and may."""
    rules = state.ruleset.rules
    found = []
    if rules.count and state.status.masters >> seat & 1 and (seat, ASK) not in state.said:
        found.append(ASK_COUNT)
    if rules.aims and (seat, AIM) not in state.said:
        found += [AIM_BASE + aim for aim in legal_aims(state, seat) if aim != state.aims[seat]]
    if rules.signals and (seat, SIGNAL) not in state.said:
        found += [SIGNAL_BASE + suit for suit in range(4)]
    return found


def legal_aims(state: FilkoStateData, seat: int) -> list[int]:
    """The aims that mean something to a seat: to run is one only where no point at all frees it."""
    runs = may_run(state.ruleset.rules, state.status, seat)
    return [aim for aim, word in enumerate(AIMS) if runs or word != "run"]


def was_legal_aim(state: FilkoStateData, action: int) -> bool:
    """Whether an action is an aim that older versions offered here though it meant nothing."""
    seat = state.to_move
    if state.phase != PLAY or not state.ruleset.rules.aims or (seat, AIM) in state.said:
        return False
    aim = action - AIM_BASE
    return 0 <= aim < len(AIMS) and aim != state.aims[seat]


def apply_talk(state: FilkoStateData, action: int, events: list[Event] | None) -> None:
    """Say it, on one's turn or before it: everybody hears."""
    seat = speaker(action) if action >= ASIDE else state.to_move
    action %= ASIDE
    if action == ASK_COUNT:
        kind = ASK
        servants = state.ruleset.total - state.points_left() - _masters_points(state)
        event: Event = Asked(seat, servants)
    elif action < SIGNAL_BASE:
        kind = AIM
        aim = action - AIM_BASE
        state.aims = tuple(aim if s == seat else was for s, was in enumerate(state.aims))
        event = Said(seat, AIMS[aim])
    else:
        kind = SIGNAL
        suit = action - SIGNAL_BASE
        state.signals = tuple(suit if s == seat else was for s, was in enumerate(state.signals))
        event = Signalled(seat, suit)
    state.said |= {(seat, kind)}
    if events is not None:
        events.append(event)


def _masters_points(state: FilkoStateData) -> int:
    points = state.party_points()
    if state.status.masters == state.party:
        return points
    return sum(state.totals) - points
