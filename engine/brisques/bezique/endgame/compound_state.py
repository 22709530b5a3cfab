"""Meld states under `compound` scoring, where declaring at once is never worse than waiting.

Each winner of a trick declares as much as possible, and it does not matter which copies have
counted (`compound_melds.py`). So there is nothing to choose, and what a seat may still declare is
decided by the counts of its cards. Where a card counts once only, see `single_use_state.py`.
"""

from __future__ import annotations

from functools import cache

from brisques.bezique.endgame.card_sets import CardsLeft
from brisques.bezique.endgame.compound_melds import Counts, counted_melds, unused_cards
from brisques.bezique.endgame.meld_state import MeldStates, Outcomes
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState

MeldCounts = tuple[tuple[int, Counts], ...]
"""The melds that may still bring points, as indices into `melds`, each with its counts."""


def declares_at_once(ruleset: BeziqueRuleset) -> bool:
    """Return whether declaring less than possible never gains anything.

    Each of these rules, set otherwise, lets one meld exclude another. (King and queen of one
    sequence may not marry later, but then neither is a card of the trick.)
    """
    rules = ruleset.rules
    at_once = rules.reuse == "compound" and rules.needs_trick_card and not rules.meld_limit
    extends = rules.double_from == "may-extend" and rules.sequence_remarry and rules.table_only
    return (
        at_once
        and extends
        and rules.copies == 2
        and ruleset.keeps_all
        and not ruleset.declares_sevens
    )


class CompoundMeldStates(MeldStates):
    """Meld states where a card counts once in each type of meld: counts of cards by meld."""

    def __init__(self, cards_left: CardsLeft, state: BeziqueState) -> None:
        super().__init__(cards_left)
        self.melds = counted_melds(cards_left, state.context)
        self._cards = [meld.cards for meld in self.melds]
        self._bounds = [cache(meld.bounds) for meld in self.melds]
        self._declare = [cache(meld.win) for meld in self.melds]
        self.counts: list[MeldCounts] = [()]
        self._numbers: dict[tuple[MeldCounts, int], int] = {}
        self._declared_cache: dict[tuple[int, int], tuple[int, MeldCounts]] = {}

    def state_of(self, state: BeziqueState, seat: int, winnable: int) -> int:
        """Return the meld state of a seat that may still win the cards of `winnable`."""
        unused = unused_cards(state, state.open[seat])
        counts = [meld.counts_of(state, seat, unused) for meld in self.melds]
        return self._reduce(tuple(enumerate(counts)), winnable)

    def restrict_uncached(self, melds: int, winnable: int) -> int:
        """Uncached body of `restrict` for a non-empty meld state."""
        return self._reduce(self.counts[melds], winnable)

    def _reduce(self, meld_counts: MeldCounts, winnable: int) -> int:
        """Return the number of these counts without those that can no longer matter."""
        kept = []
        most = sure = useful = 0
        cards, bounds = self._cards, self._bounds
        for index, counts in meld_counts:
            helpful = winnable & cards[index]
            if not helpful:
                continue
            highest, least, needed = bounds[index](counts, helpful)
            if highest:
                kept.append((index, needed))
                most += highest
                sure += least
                useful |= helpful
        if not kept:
            return 0
        key = tuple(kept), useful
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = self.new(most, sure, useful)
            self.counts.append(key[0])
        return number

    # --- declarations -------------------------------------------------------------------------

    def last_points(self, melds: int, trick: int) -> int:
        """Return the most points of a seat that wins these two cards and no more."""
        return self._declared(melds, trick)[0]

    def last_two_points(self, melds: int, trick: int, last: int) -> int:
        """Return the most points of a seat that wins this trick and then the last one."""
        ((points, after),) = self.outcomes(melds, trick, last)
        return points + self.last_points(after, last)

    def outcomes_uncached(self, melds: int, trick: int, winnable: int) -> Outcomes:
        """Uncached body of `outcomes` where the trick may matter and more cards may be won."""
        points, meld_counts = self._declared(melds, trick)
        return [(points, self._reduce(meld_counts, winnable))]

    def outcomes_now(self, state: BeziqueState, winnable: int) -> Outcomes:
        """Return the ways to declare of the seat that may declare in this state."""
        total, meld_counts = 0, []
        seat = state.to_move
        won = unused_cards(state, state.open[seat])
        fresh = unused_cards(state, state.open[seat] & state.fresh_bits)
        for index, meld in enumerate(self.melds):
            points, counts = meld.declare(meld.counts_of(state, seat, won), meld.fresh_count(fresh))
            total += points
            meld_counts.append((index, counts))
        return [(total, self._reduce(tuple(meld_counts), winnable))]

    def _declared(self, melds: int, trick: int) -> tuple[int, MeldCounts]:
        """Return the points of winning these two cards, and the counts left."""
        trick &= self.useful[melds]
        declared = self._declared_cache.get((melds, trick))
        if declared is None:
            total, meld_counts = 0, []
            cards, declare = self._cards, self._declare
            for index, counts in self.counts[melds]:
                won, after = trick & cards[index], counts
                if won:
                    points, after = declare[index](counts, won)
                    total += points
                meld_counts.append((index, after))
            declared = self._declared_cache[melds, trick] = total, tuple(meld_counts)
        return declared
