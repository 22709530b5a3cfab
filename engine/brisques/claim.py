"""Prove that a deal can be finished at once, by what one seat sees (any family).

Either one seat takes all further tricks, or every way to play on gives the same result.
"""

from __future__ import annotations

from brisques.game import NOBODY, Game, Observation, Standing, State, knows_all

MIN_CARDS = 2
"""Cards in hand below which finishing a deal at once would save no play."""
MOST_STATES = 500
"""States after which the proof is given up: some milliseconds."""


def find_claim(
    game: Game, standing: Standing, state: State, observation: Observation
) -> int | None:
    """Return the seat that takes all further tricks, NOBODY if they change nothing, or None.

    `standing` is the one before the deal. Nothing is claimed unless the seat of the observation is
    to move and holds `MIN_CARDS`; the ways to play on are compared only if it knows all hands.
    """
    seat = observation.seat
    if observation.to_move != seat or observation.held[seat] < MIN_CARDS:
        return None
    taker = game.sure_taker(observation)
    if taker != NOBODY:
        return taker
    is_certain = knows_all(observation) and is_result_certain(game, standing, state)
    return NOBODY if is_certain else None


def is_result_certain(game: Game, standing: Standing, state: State) -> bool:
    """Return whether a deal ends with the same standing however it is played on.

    False also if more than `MOST_STATES` states would have to be looked at.
    """
    first = state.clone()
    while first.to_move != NOBODY:
        first.apply(first.legal()[0])
    result = game.settle(standing, first)
    waiting = [state]
    count = 0
    while waiting:
        current = waiting.pop()
        count += 1
        if count > MOST_STATES:
            return False
        if current.to_move == NOBODY:
            if game.settle(standing, current) != result:
                return False
            continue
        for action in current.legal():  # the last is tried first: most unlike the first line
            after = current.clone()
            after.apply(action)
            waiting.append(after)
    return True
