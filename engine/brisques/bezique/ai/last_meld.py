"""Value melds in the last trick after which one may be declared, where the endgame has none.

The winner declares the best meld that it can; what is not declared then never scores. So a meld
counts in full for the winner, and one that the other seat may make counts against the loser. A set
of cards is an int with a bit for each card.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from brisques.bezique.ai.meld_value import wanted_melds
from brisques.bezique.ai.reforming import NOTHING, ReformingMelds
from brisques.bezique.meld_types import CARD_BIT
from brisques.bezique.melds import melds_end

if TYPE_CHECKING:
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.bezique.state import BeziqueState
    from brisques.bezique.trump_context import TrumpContext


def is_last_for_melds(state: BeziqueState) -> bool:
    """Return whether melds end with the stock and the winner of this trick declares the last."""
    return not state.is_endgame and not state.ruleset.rules.endgame_melds and melds_end(state)


class SeatMeld(NamedTuple):
    """A meld that a seat may make: its place among all, and what it takes.

    `needs` are numbers of cards, each with the set of those that count. `new` are the cards that
    have not counted in it yet; it takes one of them.
    """

    place: int
    points: int
    needs: list[tuple[int, int]]
    new: int

    def missing(self, cards: int) -> int:
        """Return how many cards it takes besides these."""
        return sum([max(0, wanted - (cards & of).bit_count()) for wanted, of in self.needs])


class LastMelds:
    """The melds of one trump context, as the winner of the last trick may declare them."""

    def __init__(self, ruleset: BeziqueRuleset, context: TrumpContext) -> None:
        self._from_hand = ruleset.from_hand
        self._takes_new = ruleset.needs_trick_card
        kept = [card for card in range(ruleset.card_count) if ruleset.keeps(card, context.trump)]
        self._kept = sum([CARD_BIT[card] for card in kept if ruleset.from_won])
        self._melds = wanted_melds(ruleset, context)
        self._reforming = ReformingMelds(context, self._melds)
        self._levels = {meld.level for meld in self._melds}
        self._levels |= {meld.spoiling_levels for meld in self._melds}

    def own_points(self, state: BeziqueState, own: int, cards: list[int]) -> list[int]:
        """Return the points that the seat to move may declare if it wins with each of the cards.

        `own` is the set of the cards in its hand.
        """
        seat = state.to_move
        held = state.open[seat] | (own if self._from_hand else 0)
        trick = self._won(state.trick)
        melds = self._possible(state, held | trick | own & self._kept)
        blocked, again = NOTHING
        if any(self._melds[meld.place].can_reform for meld in melds):
            blocked, again = self._reforming.find(state, held, {meld.place for meld in melds})
        melds = [meld for meld in melds if meld.place not in blocked]
        points = []
        for card in cards:
            won = trick | self._won([card])
            left = held & ~CARD_BIT[card] | won
            made = (meld.points for meld in melds if self._is_made(meld, left, won))
            points.append(max(next(made, 0), again.get(card, 0)))
        return points

    def threats(
        self, state: BeziqueState, cards: list[int], unseen: int, shown: int, beaters: list[int]
    ) -> list[float]:
        """Return the points that the other seat may be expected to declare if it wins each card.

        `unseen` are the cards that the seat to move does not see, `shown` those of them that the
        other seat has shown; it holds each of the rest with the same probability. `beaters` are, by
        card, those that beat it.
        """
        seat = 1 - state.to_move
        hidden = (unseen & ~shown).bit_count()
        chance = (len(state.hands[seat]) - shown.bit_count()) / hidden if hidden else 1.0
        trick = self._won(state.trick)
        known = state.open[seat] | (shown if self._from_hand else 0)
        melds = self._possible(state, known | unseen | trick | self._won(cards))
        if not self._kept:  # what it may meld does not depend on the trick
            return [self._expect(melds, known, 0, unseen, chance)] * len(cards)
        threats = []
        for card in cards:
            won = trick | self._won([card])
            # Of the cards in its hand it may meld all, or the one that wins the trick.
            answers = 0 if state.trick else unseen & beaters[card] & self._kept
            others = unseen if self._from_hand else answers
            threats.append(self._expect(melds, known, won, others, chance))
        return threats

    def _expect(
        self, melds: list[SeatMeld], known: int, won: int, others: int, chance: float
    ) -> float:
        """Return the points of the meld that a seat is most to be expected to declare.

        It has the known cards and those that it has won, and each of the others with this chance.
        """
        best = 0.0
        for meld in melds:
            if meld.points > best and (not self._takes_new or (won | others) & meld.new):
                best = max(best, meld.points * self._chance(meld, known | won, others, chance))
        return best

    def _chance(self, meld: SeatMeld, known: int, others: int, chance: float) -> float:
        """Return the probability that known cards and some of these others make a meld."""
        missing = meld.missing(known)
        if missing > 1 and not self._from_hand:
            return 0.0
        if missing != 1:
            return chance**missing
        fitting = [
            (others & ~known & of).bit_count()
            for wanted, of in meld.needs
            if (known & of).bit_count() < wanted
        ]
        return 1.0 - (1.0 - chance) ** sum(fitting)

    def _is_made(self, meld: SeatMeld, cards: int, won: int) -> bool:
        """Return whether these cards make the meld after a trick in which some were won."""
        return bool((won if self._takes_new else cards) & meld.new) and not meld.missing(cards)

    def _won(self, trick: Iterable[int]) -> int:
        """Return the cards of a trick that its winner may meld."""
        return sum([CARD_BIT[card] for card in trick]) & self._kept

    def _possible(self, state: BeziqueState, cards: int) -> list[SeatMeld]:
        """Return the melds that a seat could make if it had all these cards, the best first."""
        used = self._find_used(state)
        possible: list[SeatMeld] = []
        for place, meld in enumerate(self._melds):
            spoilt = used[meld.spoiling_levels]
            usable = cards & ~spoilt
            for wanted, of in meld.card_needs:
                if (usable & of).bit_count() < wanted:
                    break
            else:
                new = meld.cards & ~spoilt
                if meld.can_reform:
                    new &= ~used[meld.level]
                if new & cards:
                    left = [(wanted, of & ~spoilt) for wanted, of in meld.card_needs]
                    possible.append(SeatMeld(place, meld.points, left, new))
        possible.sort(key=attrgetter("points"), reverse=True)
        return possible

    def _find_used(self, state: BeziqueState) -> dict[int, int]:
        """Return the cards that have counted in melds, by the levels of these."""
        by_uses: dict[int, int] = {}
        for card, uses in enumerate(state.used):
            if uses:
                by_uses[uses] = by_uses.get(uses, 0) | CARD_BIT[card]
        marks = by_uses.items()
        return {
            levels: sum([cards for uses, cards in marks if uses & levels])
            for levels in self._levels
        }


@lru_cache(maxsize=64)
def last_melds(ruleset: BeziqueRuleset, context: TrumpContext) -> LastMelds:
    """Return the melds of a trump context; all policies share them."""
    return LastMelds(ruleset, context)
