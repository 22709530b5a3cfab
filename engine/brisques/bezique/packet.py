"""The dealer lifts a packet to deal from, and the opponent guesses how many cards it has.

A packet of exactly `packet.aim` cards scores for the dealer, a right guess for the opponent (S2 and
S4, Six-Pack). House rule: hand and eye err by a few cards. The errors ("slips") are random numbers
that the deal records; so nobody can always lift the right number, or measure the packet on screen.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import TYPE_CHECKING

from brisques.bezique.dealing import deal_hands
from brisques.bezique.meld_types import GUESS, GUESS_BASE, LIFT, LIFT_BASE, OVER
from brisques.bezique.ruleset import EYE_SLIP, PACKET_REACH, PACKET_SLIP
from brisques.events import Counted, Guessed, Lifted

if TYPE_CHECKING:
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.bezique.state_data import BeziqueStateData
    from brisques.events import Event

STEP = (-1, 0, 1)


def draw_slips(rng: Random) -> tuple[int, int]:
    """Return random errors of the dealer's hand and the opponent's eye; small ones are likelier."""

    def miss(most: int) -> int:
        return sum(STEP[int(rng.random() * 3)] for _ in range(most))

    return miss(PACKET_SLIP), miss(EYE_SLIP)


def _misses(most: int) -> dict[int, float]:
    """Return the probability of each error."""
    sums = [sum(steps) for steps in product(STEP, repeat=most)]
    return {miss: sums.count(miss) / len(sums) for miss in set(sums)}


HAND_MISSES = _misses(PACKET_SLIP)
EYE_MISSES = _misses(EYE_SLIP)


def chance_of_hand(miss: int) -> float:
    """Return the probability that the dealer's hand errs by `miss` cards."""
    return HAND_MISSES.get(miss, 0.0)


def chance_of_eye(miss: int) -> float:
    """Return the probability that the opponent's eye errs by `miss` cards."""
    return EYE_MISSES.get(miss, 0.0)


def are_slips(slips: tuple[int, ...]) -> bool:
    """Return whether these are possible errors of one hand and one eye."""
    return len(slips) == 2 and abs(slips[0]) <= PACKET_SLIP and abs(slips[1]) <= EYE_SLIP


def lift_sizes(ruleset: BeziqueRuleset) -> range:
    """Return the sizes of a packet that the dealer may try to lift."""
    aim = ruleset.rules.packet_aim
    return range(max(1 + PACKET_SLIP, aim - PACKET_REACH), aim + PACKET_REACH + 1)


def guess_sizes(ruleset: BeziqueRuleset) -> range:
    """Return the sizes that a packet can have."""
    tried = lift_sizes(ruleset)
    return range(tried[0] - PACKET_SLIP, tried[-1] + PACKET_SLIP + 1)


def actions(state: BeziqueStateData) -> list[int]:
    """Return the actions of the seat to move: what it may lift or guess."""
    if state.phase == LIFT:
        return [LIFT_BASE + count for count in lift_sizes(state.ruleset)]
    return [GUESS_BASE + count for count in guess_sizes(state.ruleset)]


def apply_lift(state: BeziqueStateData, action: int, events: list[Event] | None) -> None:
    """Lift a packet, about as large as the dealer tries to."""
    hand, eye = state.slips
    state.lifted = action - LIFT_BASE + hand
    state.looks = max(1, state.lifted + eye)
    state.phase = GUESS
    state.to_move = state.ruleset.after[state.dealer]
    if events is not None:
        events.append(Lifted(state.dealer))


def apply_guess(state: BeziqueStateData, action: int, events: list[Event] | None) -> None:
    """Guess the size of the packet, count it, score, and deal, unless the points end the deal.

    Source: S2 and S4, Six-Pack.
    """
    rules = state.ruleset.rules
    seat = state.to_move
    count = action - GUESS_BASE
    if events is not None:
        events.append(Guessed(seat, count))
        events.append(Counted(state.lifted))
    if state.lifted == rules.packet_aim:
        state.score(state.dealer, rules.packet_lift, "bezique.packet.lift", (), events)
    if state.lifted == count:
        state.score(seat, rules.packet_guess, "bezique.packet.guess", (), events)
    if state.phase != OVER:
        deal_hands(state, events)
