"""Choose the search over tricks that fits a deal, and keep it from one question to the next."""

from __future__ import annotations

from collections.abc import Callable, Generator

from brisques.bezique.endgame.card_sets import CardsLeft, pack_order
from brisques.bezique.endgame.compound_state import declares_at_once
from brisques.bezique.endgame.meld_search import MeldSearch
from brisques.bezique.endgame.state_search import best_action
from brisques.bezique.endgame.totals import SettlementSearch, TargetSearch, settled_by
from brisques.bezique.endgame.trick_search import TrickSearch, late_brisque, sevens_to_show
from brisques.bezique.meld_types import DECLARE, PLAY, SEVEN_SCORED, UNREACHABLE, is_trump_seven
from brisques.bezique.settlement import DECISIVE
from brisques.bezique.state import BeziqueState
from brisques.cards import is_brisque
from brisques.game import NOBODY
from brisques.tricks import NO_TRUMP

Worth = Callable[[BeziqueState], tuple[float, ...]]


MAX_TABLE = 40_000
"""Entries up to which a transposition table is kept for the next question about the same deal."""


class TrickSolver:
    """A search over tricks, kept for questions about states of one deal."""

    def __init__(self, search: TrickSearch, key: object, state: BeziqueState, worth: Worth) -> None:
        self.search = search
        self.key = key
        self.worth = worth
        self.cards = set(_cards_still_in_play(state))
        self.paid = set(_scored_sevens(state))

    def fits(self, key: object, state: BeziqueState) -> bool:
        """Return whether the table can serve this state, of a deal with this key.

        No card may be new to it. The deeces that had scored must have scored in this deal too, and
        no other one that is still to be won.
        """
        cards = set(_cards_still_in_play(state))
        few = len(self.search.table) < MAX_TABLE
        same = few and self.key == key and cards <= self.cards
        scored = all(state.used[card] & SEVEN_SCORED for card in self.paid)
        return same and scored and self.paid.issuperset(_scored_sevens(state))

    def value_in_slices(
        self, state: BeziqueState, alpha: float, beta: float
    ) -> Generator[None, None, float]:
        """Find the worth to seat 0 in slices: exact between `alpha` and `beta`, a bound outside."""
        return self.search.in_slices(self._value, state, alpha, beta)

    def _value(self, state: BeziqueState, alpha: float, beta: float) -> float:
        if state.to_move == NOBODY:
            return self.worth(state)[0]
        search = self.search
        now = search.current_value(state)
        leader = state.leader if state.phase == PLAY else state.to_move
        if leader:
            return now - search.value(state, now - int(beta), now - int(alpha))
        return now + search.value(state, int(alpha) - now, int(beta) - now)

    def best_actions(self, state: BeziqueState, worth: float) -> Generator[None, None, list[int]]:
        """Find the next best actions in slices; `worth` is what the state is worth to seat 0."""
        if state.phase != PLAY:
            return best_action(self.value_in_slices, state, worth)
        value = int(worth) - self.search.current_value(state)
        return self.search.in_slices(
            self.search.best_cards, state, -value if state.leader else value
        )


def trick_solver_for(
    state: BeziqueState, worth: Worth, solver: TrickSolver | None
) -> TrickSolver | None:
    """Return the solver that fits the state: the kept one if it does, None if there is none."""
    search_type = _search_type(state)
    if search_type is None:
        return None
    key: tuple[object, ...] = (search_type, state.trump, state.base, state.stop_at)
    if search_type is SettlementSearch:
        key = (*key, *settled_by(state))
    if solver is None or not solver.fits(key, state):
        solver = TrickSolver(_search(search_type, state, worth), key, state, worth)
    search = solver.search
    search.begin()
    room = state.stop_at - max(state.totals)
    if (
        isinstance(search, MeldSearch)
        and state.stop_at < UNREACHABLE
        and search.most_points(state) >= room
    ):
        return None  # a meld may end the deal
    return solver


def _search(search_type: type[TrickSearch], state: BeziqueState, worth: Worth) -> TrickSearch:
    """Return a new search of that type for the deal."""
    ruleset = state.ruleset
    cards_left = CardsLeft(pack_order(ruleset, state.trump), _cards_still_in_play(state))
    if search_type is SettlementSearch:
        return SettlementSearch(cards_left, state, worth)
    late = late_brisque(ruleset)
    gains = [_immediate_points(state, card) + late * is_brisque(card) for card in cards_left.card]
    last = ruleset.rules.last_trick if ruleset.paid_trick == ruleset.tricks else 0
    if search_type is MeldSearch:
        return MeldSearch(cards_left, gains, last, state)
    return search_type(cards_left, gains, last)


def _search_type(state: BeziqueState) -> type[TrickSearch] | None:
    """Return the type of search; None where more can score than tricks and melds of won cards."""
    ruleset = state.ruleset
    rules = ruleset.rules
    melds = rules.endgame_melds
    if ruleset.players != 2 or any(state.carte) or (state.phase == DECLARE and not melds):
        return None
    if melds and (ruleset.from_hand or state.trump == NO_TRUMP):
        return None  # melds that leave the hand, or make trumps
    if melds and not (ruleset.spends or declares_at_once(ruleset)):
        return None  # much to choose from
    cards = _cards_still_in_play(state)
    if ruleset.pays_bonus or (ruleset.one_deal and rules.brisque_time in DECISIVE):
        sevens = any(_immediate_points(state, card) for card in cards if not is_brisque(card))
        return None if melds or sevens or sevens_to_show(state, cards) else SettlementSearch
    if melds:
        return MeldSearch
    scores = sum(_immediate_points(state, card) for card in cards) + rules.seven * len(
        sevens_to_show(state, cards)
    )
    room = state.stop_at - max(state.totals)
    if scores < room or not _may_end(state, cards):
        return TrickSearch
    if rules.end != "immediate":
        return None  # a deece ends the deal, with the brisques counted by then
    return (
        None if room <= 0 or late_brisque(ruleset) or sevens_to_show(state, cards) else TargetSearch
    )


def _may_end(state: BeziqueState, cards: list[int]) -> bool:
    """Return whether points of these cards may end the deal, without melds (`match.end`)."""
    if state.ruleset.rules.end == "immediate" or sevens_to_show(state, cards):
        return True
    return any(_immediate_points(state, card) for card in cards if not is_brisque(card))


def _cards_still_in_play(state: BeziqueState) -> list[int]:
    """Return the cards still to be won."""
    return [*state.trick, *state.hands[0], *state.hands[1]]


def _scored_sevens(state: BeziqueState) -> list[int]:
    """Return the deeces still to be won that have scored, and will not score again."""
    return [card for card in _cards_still_in_play(state) if state.used[card] & SEVEN_SCORED]


def _immediate_points(state: BeziqueState, card: int) -> int:
    """Return the points that a card scores at once for the winner of the trick."""
    ruleset = state.ruleset
    if is_brisque(card):
        return ruleset.brisque_now
    counts = ruleset.auto_seven and state.deece_counts and is_trump_seven(card, state.trump)
    return ruleset.rules.seven if counts and card not in _scored_sevens(state) else 0
