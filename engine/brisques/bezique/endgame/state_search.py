"""Search the endgame on the game state itself, for what the searches over tricks do not cover.

That is more than two players, melds from the hand, and deeces shown where a total may end the deal.
Two sides are searched by alpha-beta. Where each of several seats plays for itself, max-n is used:
each seat takes what is best for it, of equals the first of the legal actions. Both keep a
transposition table. As nodes they count the actions tried, since a position may have hundreds.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from operator import itemgetter

from brisques.bezique.endgame.resumable import ResumableSearch
from brisques.bezique.endgame.trick_search import INFINITY
from brisques.bezique.meld_types import DONE, PLAY
from brisques.bezique.state import BeziqueState
from brisques.cards import FACE_MASK
from brisques.game import NOBODY

Worths = tuple[float, ...]
Worth = Callable[[BeziqueState], Worths]

MOST_NODES = 12_000
"""Actions tried for one question before it is given up."""
SLICE_NODES = 90
"""Actions tried in a slice."""
MELD_WEIGHT = 3
"""What an action counts where melds may follow: in many packs, finding them takes a millisecond."""


class AlphaBetaSearch(ResumableSearch):
    """Alpha-beta search for two sides of one or two seats each."""

    slice_nodes = SLICE_NODES

    def __init__(self, worth: Worth) -> None:
        super().__init__(MOST_NODES)
        self.worth = worth
        self.table: dict[Hashable, tuple[float, float]] = {}

    def value_in_slices(
        self, state: BeziqueState, alpha: float, beta: float
    ) -> Generator[None, None, float]:
        """Find the worth to seat 0 in slices; see `value`."""
        return self.in_slices(self.value, state, alpha, beta)

    def value(self, state: BeziqueState, alpha: float, beta: float) -> float:
        """Return the worth to seat 0: exact between `alpha` and `beta`, a bound outside of them."""
        if state.to_move == NOBODY:
            return self.worth(state)[0]
        key = _key(state)
        least, most = self.table.get(key, (-INFINITY, INFINITY))
        if least >= beta or least == most:
            return least
        if most <= alpha:
            return most
        if self.nodes >= self.slice_end:
            self.stop()
        mine = state.ruleset.side[state.to_move] == 0
        floor, ceiling = alpha, beta
        best: float = -INFINITY if mine else INFINITY
        tried = 0
        for action in distinct_actions(state):
            tried += 1
            after = state.clone()
            after.apply(action)
            value = self.value(after, alpha, beta)
            if mine:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        self.nodes += _weighed(state, tried)
        self.table[key] = (
            best if best > floor else least,
            best if best < ceiling else most,
        )
        return best

    def best_actions(self, state: BeziqueState, worth: float) -> Generator[None, None, list[int]]:
        """Find the first best action in slices; `worth` is what the state is worth to seat 0."""
        return best_action(self.value_in_slices, state, worth)


class MaxNSearch(ResumableSearch):
    """Max-n search: each seat plays for itself."""

    slice_nodes = SLICE_NODES

    def __init__(self, worth: Worth) -> None:
        super().__init__(MOST_NODES)
        self.worth = worth
        self.table: dict[Hashable, Worths] = {}

    def value(self, state: BeziqueState) -> Worths:
        """Return the worth to each seat."""
        if state.to_move == NOBODY:
            return self.worth(state)
        key = _key(state)
        entry = self.table.get(key)
        if entry is not None:
            return entry
        if self.nodes >= self.slice_end:
            self.stop()
        worths = []
        for action in distinct_actions(state):
            after = state.clone()
            after.apply(action)
            worths.append(self.value(after))
        self.nodes += _weighed(state, len(worths))
        best = self.table[key] = max(worths, key=itemgetter(state.to_move))
        return best


def best_action(
    value_in_slices: Callable[[BeziqueState, float, float], Generator[None, None, float]],
    state: BeziqueState,
    worth: float,
) -> Generator[None, None, list[int]]:
    """Find, in slices, the first action after which the worth to side 0 stays the same.

    To declare no more is seldom best, so it is tried last.
    """
    side = state.ruleset.side[state.to_move]
    window = (worth, worth + 1) if side else (worth - 1, worth)
    *others, last = sorted(distinct_actions(state), key=lambda action: action == DONE)
    for action in others:
        after = state.clone()
        after.apply(action)
        value = yield from value_in_slices(after, *window)
        if value <= worth if side else value >= worth:
            return [action]
    return [last]  # one of them is best


def distinct_actions(state: BeziqueState) -> list[int]:
    """Return the legal actions; of copies that have counted in nothing, only the first."""
    legal = state.legal()
    if state.phase != PLAY or len(legal) == 1:
        return legal
    used = state.used
    faces: set[int] = set()
    actions = []
    for action in legal:
        if action < DONE and not used[action]:
            if action & FACE_MASK in faces:
                continue
            faces.add(action & FACE_MASK)
        actions.append(action)
    return actions


def _weighed(state: BeziqueState, actions: int) -> int:
    """Return what these actions count as nodes."""
    return actions * MELD_WEIGHT if state.ruleset.rules.endgame_melds else actions


def _key(state: BeziqueState) -> Hashable:
    """Return the key of the transposition table: all that decides how the deal goes on and ends."""
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
