"""Talk at the table: aims, the question for the servants' points, and in one game signals.

Filicău allows open talk about what a party plays for, never about cards (S3 Play); masters may ask
how many points the servants have. In Filkó with Hats a player may ask the partner for a suit by a
facial expression (S3 Filkó with Hats). House rule: every seat may talk until the last card, on its
turn or not (an *aside*), but once of each kind at a trick, so that talk comes to an end.
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

AIM, SIGNAL, ASK = 1, 2, 4
"""The kinds of talk, as bits."""
KINDS = 3
"""How many kinds there are: `State.said` has as many bits for each seat, from seat 0 on."""

AIM_ACTIONS = [
    [
        [AIM_BASE + aim for aim in range(len(AIMS)) if aim != said and (runs or AIMS[aim] != "run")]
        for said in (*range(len(AIMS)), -1)
    ]
    for runs in (False, True)
]
"""The aims that a seat may say: by whether it may run, and by the aim it said last (-1: none)."""
SIGNAL_ACTIONS = [SIGNAL_BASE + suit for suit in range(4)]


def actions(state: FilkoStateData) -> list[int]:
    """Return what the seat to play may do besides playing: talk, or end the deal; ascending."""
    talk = _talk_actions(state, state.to_move)
    may_end = state.ruleset.rules.early_end and not state.trick and state.is_decided()
    return [END_EARLY, *talk] if may_end else talk


def asides(state: FilkoStateData, seat: int) -> list[int]:
    """Return the talk of a seat that is not to move, as plain talk actions, ascending."""
    return [] if state.phase != PLAY or seat == state.to_move else _talk_actions(state, seat)


def speaker(action: int) -> int:
    """Return the seat that an aside names, NOBODY for all other actions."""
    return action // ASIDE - 1 if action >= ASIDE else NOBODY


def _talk_actions(state: FilkoStateData, seat: int) -> list[int]:
    """Return the talk that a seat may still make at this trick."""
    rules, said = state.ruleset.rules, said_by(state, seat)
    talk = []
    if rules.count and state.status.masters >> seat & 1 and not said & ASK:
        talk.append(ASK_COUNT)
    if rules.aims and not said & AIM:
        talk += AIM_ACTIONS[may_run(rules, state.status, seat)][state.aims[seat]]
    if rules.signals and not said & SIGNAL:
        talk += SIGNAL_ACTIONS
    return talk


def said_by(state: FilkoStateData, seat: int) -> int:
    """Return the kinds of talk that a seat has made at this trick, as bits."""
    return state.said >> KINDS * seat & (1 << KINDS) - 1


def legal_aims(state: FilkoStateData, seat: int) -> list[int]:
    """Return the aims that a seat may have; "run" only where taking no point frees its side."""
    runs = may_run(state.ruleset.rules, state.status, seat)
    return [aim for aim, word in enumerate(AIMS) if runs or word != "run"]


def was_legal_aim(state: FilkoStateData, action: int) -> bool:
    """Return whether an action is an aim that earlier versions allowed here without effect."""
    seat = state.to_move
    if state.phase != PLAY or not state.ruleset.rules.aims or said_by(state, seat) & AIM:
        return False
    aim = action - AIM_BASE
    return 0 <= aim < len(AIMS) and aim != state.aims[seat]


def apply_talk(state: FilkoStateData, action: int, events: list[Event] | None) -> None:
    """Carry out talk, on the seat's turn or as an aside; all seats hear it."""
    seat = speaker(action) if action >= ASIDE else state.to_move
    action %= ASIDE
    if action == ASK_COUNT:
        kind = ASK
        servants = state.ruleset.total - state.points_left() - _masters_points(state)
        event: Event = Asked(seat, servants)
    elif action < SIGNAL_BASE:
        kind = AIM
        aim = action - AIM_BASE
        state.aims = (*state.aims[:seat], aim, *state.aims[seat + 1 :])
        event = Said(seat, AIMS[aim])
    else:
        kind = SIGNAL
        suit = action - SIGNAL_BASE
        state.signals = (*state.signals[:seat], suit, *state.signals[seat + 1 :])
        event = Signalled(seat, suit)
    state.said |= kind << KINDS * seat
    if events is not None:
        events.append(event)


def _masters_points(state: FilkoStateData) -> int:
    points = state.party_points()
    if state.status.masters == state.party:
        return points
    return sum(state.totals) - points
