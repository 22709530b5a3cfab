"""Which search over tricks fits a deal, and where in it a state stands."""

from __future__ import annotations

from collections.abc import Callable, Generator

from brisques.bezique.endgame.card_sets import Spots, layout
from brisques.bezique.endgame.compound_state import declares_at_once
from brisques.bezique.endgame.meld_search import Declaring
from brisques.bezique.endgame.state_search import choosing
from brisques.bezique.endgame.totals import DECISIVE, Settling, Stopping, settled_by
from brisques.bezique.endgame.trick_search import Search, late_brisque, sevens_to_show
from brisques.bezique.meld_types import DECLARE, PLAY, SEVEN_SCORED, UNREACHABLE, is_trump_seven
from brisques.bezique.state import BeziqueState
from brisques.cards import TEN
from brisques.game import NOBODY
from brisques.tricks import NO_TRUMP

Worth = Callable[[BeziqueState], tuple[float, ...]]


MOST_KEPT = 40_000
"""Positions remembered from one question to the next, as long as they are about the same deal."""


class Tricks:
    """A search over tricks that is asked about states of the deal it was made for."""

    def __init__(self, search: Search, key: object, state: BeziqueState, worth: Worth) -> None:
        self.search = search
        self.key = key
        self.worth = worth
        self.cards = set(_left(state))
        self.paid = set(_paid(state))

    def fits(self, key: object, state: BeziqueState) -> bool:
        """Whether what is remembered here is about a deal of that key, with the cards it has left.

        Of those, the same deeces must have scored.
        """
        cards = set(_left(state))
        few = len(self.search.memory) < MOST_KEPT
        same = few and self.key == key and cards <= self.cards
        return same and self.paid & cards == set(_paid(state))

    def valuing(self, state: BeziqueState, low: float, high: float) -> Generator[None, None, float]:
        """The worth to seat 0, exact between `low` and `high` and a bound outside of them."""
        return self.search.in_bits(self._value, state, low, high)

    def _value(self, state: BeziqueState, low: float, high: float) -> float:
        if state.to_move == NOBODY:
            return self.worth(state)[0]
        search = self.search
        now = search.now(state)
        leader = state.leader if state.phase == PLAY else state.to_move
        if leader:
            return now - search.ahead(state, now - int(high), now - int(low))
        return now + search.ahead(state, int(low) - now, int(high) - now)

    def choosing(self, state: BeziqueState, worth: float) -> Generator[None, None, list[int]]:
        """The next of the best actions from a state of that worth to seat 0, bit by bit."""
        if state.phase != PLAY:
            return choosing(self.valuing, state, worth)
        ahead = int(worth) - self.search.now(state)
        return self.search.in_bits(self.search.trick, state, -ahead if state.leader else ahead)


def tricks_for(state: BeziqueState, worth: Worth, kept: Tricks | None) -> Tricks | None:
    """The search over tricks that fits the state, `kept` if it does; None where none fits."""
    kind = _kind(state)
    if kind is None:
        return None
    key: tuple[object, ...] = (kind, state.trump, state.base, state.stop_at)
    if kind is Settling:
        key = (*key, *settled_by(state))
    if kept is None or not kept.fits(key, state):
        kept = Tricks(_search(kind, state, worth), key, state, worth)
    search = kept.search
    search.begin()
    room = state.stop_at - max(state.totals)
    if (
        isinstance(search, Declaring)
        and state.stop_at < UNREACHABLE
        and search.reach(state) >= room
    ):
        return None  # a meld may end the deal
    return kept


def _search(kind: type[Search], state: BeziqueState, worth: Worth) -> Search:
    """A new search of that kind for the deal."""
    ruleset = state.ruleset
    spots = Spots(layout(ruleset, state.trump), _left(state))
    if kind is Settling:
        return Settling(spots, state, worth)
    late = late_brisque(ruleset)
    gains = [_at_once(state, card) + late * (card & 7 >= TEN) for card in spots.card]
    last = ruleset.rules.last_trick if ruleset.paid_trick == ruleset.tricks else 0
    if kind is Declaring:
        return Declaring(spots, gains, last, state)
    return kind(spots, gains, last)


def _kind(state: BeziqueState) -> type[Search] | None:
    """The search to make; None where more may come than tricks and melds of won cards."""
    ruleset = state.ruleset
    rules = ruleset.rules
    melds = rules.endgame_melds
    if ruleset.players != 2 or any(state.carte) or (state.phase == DECLARE and not melds):
        return None
    if melds and (ruleset.from_hand or state.trump == NO_TRUMP):
        return None  # melds that leave the hand, or make trumps
    if melds and not (ruleset.spends or declares_at_once(ruleset)):
        return None  # much to choose from
    left = _left(state)
    if ruleset.one_deal and (rules.settlement == "bonus" or rules.brisque_time in DECISIVE):
        sevens = any(_at_once(state, card) for card in left if card & 7 < TEN)
        return None if melds or sevens or sevens_to_show(state, left) else Settling
    if melds:
        return Declaring
    scores = sum(_at_once(state, card) for card in left) + rules.seven * len(
        sevens_to_show(state, left)
    )
    room = state.stop_at - max(state.totals)
    if scores < room or not _may_end(state, left):
        return Search
    if rules.end != "immediate":
        return None  # sevens end the deal, at what brisques have brought by then
    return None if room <= 0 or late_brisque(ruleset) or sevens_to_show(state, left) else Stopping


def _may_end(state: BeziqueState, left: list[int]) -> bool:
    """Whether points of these cards may end the deal, without melds (`match.end`)."""
    if state.ruleset.rules.end == "immediate" or sevens_to_show(state, left):
        return True
    return any(_at_once(state, card) for card in left if card & 7 < TEN)


def _left(state: BeziqueState) -> list[int]:
    """The cards still to be won."""
    return [*state.trick, *state.hands[0], *state.hands[1]]


def _paid(state: BeziqueState) -> list[int]:
    """The deeces among these that have scored, and so will not again."""
    return [card for card in _left(state) if state.used[card] & SEVEN_SCORED]


def _at_once(state: BeziqueState, card: int) -> int:
    """What a card scores for whoever wins it, there and then."""
    ruleset = state.ruleset
    if card & 7 >= TEN:
        return ruleset.brisque_now
    counts = ruleset.auto_seven and is_trump_seven(card, state.trump)
    return ruleset.rules.seven if counts and card not in _paid(state) else 0
