"""The endgame of any game, straight on the state: for what the searches over tricks lack.

More than two players, melds from the hand, deeces shown where a total may end the deal. Two sides
are searched by alpha-beta; where each of several plays for himself, everybody takes what is best
for himself (max-n), of equals what comes first among the legal actions. Positions are remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from operator import itemgetter

from brisques.bezique.endgame.resumable import Search
from brisques.bezique.endgame.trick_search import ALL
from brisques.bezique.meld_types import DONE, PLAY
from brisques.bezique.state import BeziqueState
from brisques.cards import FACE_MASK
from brisques.game import NOBODY

Worths = tuple[float, ...]
Worth = Callable[[BeziqueState], Worths]

MOST_NODES = 6_000
"""How many positions a search may look at before it gives up."""
BIT = 50
"""How many in a bit."""


class Duel(Search):
    """Two sides, of one or two seats each."""

    bit = BIT

    def __init__(self, worth: Worth) -> None:
        super().__init__(MOST_NODES)
        self.worth = worth
        self.memory: dict[Hashable, tuple[float, float]] = {}

    def valuing(self, state: BeziqueState, low: float, high: float) -> Generator[None, None, float]:
        """The worth to seat 0 bit by bit, exact between `low` and `high` and a bound outside."""
        return self.in_bits(self.value, state, low, high)

    def value(self, state: BeziqueState, low: float, high: float) -> float:
        """The worth to seat 0, exact between `low` and `high` and a bound outside of them."""
        if state.to_move == NOBODY:
            return self.worth(state)[0]
        key = _key(state)
        least, most = self.memory.get(key, (-ALL, ALL))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        if self.nodes >= self.rest:
            self.stop()
        mine = state.ruleset.side[state.to_move] == 0
        floor, ceiling = low, high
        best: float = -ALL if mine else ALL
        for action in unlike(state):
            after = state.clone()
            after.apply(action)
            value = self.value(after, low, high)
            if mine:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        self.nodes += 1
        self.memory[key] = (
            best if best > floor else least,
            best if best < ceiling else most,
        )
        return best

    def choosing(self, state: BeziqueState, worth: float) -> Generator[None, None, list[int]]:
        """The next of the best actions from a state of that worth to seat 0, bit by bit."""
        return choosing(self.valuing, state, worth)


class Round(Search):
    """Each for himself."""

    bit = BIT

    def __init__(self, worth: Worth) -> None:
        super().__init__(MOST_NODES)
        self.worth = worth
        self.memory: dict[Hashable, Worths] = {}

    def value(self, state: BeziqueState) -> Worths:
        """The worth to each seat."""
        if state.to_move == NOBODY:
            return self.worth(state)
        key = _key(state)
        known = self.memory.get(key)
        if known is not None:
            return known
        if self.nodes >= self.rest:
            self.stop()
        found = []
        for action in unlike(state):
            after = state.clone()
            after.apply(action)
            found.append(self.value(after))
        self.nodes += 1
        best = self.memory[key] = max(found, key=itemgetter(state.to_move))
        return best


def choosing(
    valuing: Callable[[BeziqueState, float, float], Generator[None, None, float]],
    state: BeziqueState,
    worth: float,
) -> Generator[None, None, list[int]]:
    """The first action that leaves a state worth to side 0 what it is now, bit by bit.

    To declare no more is seldom best, and comes last.
    """
    side = state.ruleset.side[state.to_move]
    window = (worth, worth + 1) if side else (worth - 1, worth)
    *others, last = sorted(unlike(state), key=lambda action: action == DONE)
    for action in others:
        after = state.clone()
        after.apply(action)
        value = yield from valuing(after, *window)
        if value <= worth if side else value >= worth:
            return [action]
    return [last]  # one of them is best


def unlike(state: BeziqueState) -> list[int]:
    """The legal actions, of equal cards that have counted in nothing only the first."""
    legal = state.legal()
    if state.phase != PLAY or len(legal) == 1:
        return legal
    used = state.used
    seen: set[int] = set()
    found = []
    for action in legal:
        if action < DONE and not used[action]:
            if action & FACE_MASK in seen:
                continue
            seen.add(action & FACE_MASK)
        found.append(action)
    return found


def _key(state: BeziqueState) -> Hashable:
    """All that decides how the deal may go on and end."""
    base = (
        state.to_move,
        state.phase,
        state.leader,
        state.trick,
        tuple(map(tuple, state.hands)),
        tuple(state.totals),
        tuple(map(len, state.brisques)),
        state.used.tobytes(),
    )
    if not state.ruleset.rules.endgame_melds:
        return base
    declaring = state.slots, state.fresh, state.passed_by, state.trump, tuple(state.open)
    return (*base, *declaring, tuple(state.melds))
