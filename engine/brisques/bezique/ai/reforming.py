"""Find the cards whose play lets a declared meld be declared again (`meld.reuse = "re-form"`).

As long as a seat holds all cards of a meld that it has declared, a new card does not let it declare
the meld again: one of the old cards must be played first (X-HO law 34). So a seat with four
declared kings and a fifth plays one of the four, wins a trick, and declares the kings again.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from brisques.bezique.cache import BoundedCache
from brisques.bezique.meld_types import CARD_BIT, card_bits

if TYPE_CHECKING:
    from brisques.bezique.ai.meld_value import WantedMeld
    from brisques.bezique.state import BeziqueState
    from brisques.bezique.trump_context import TrumpContext


class Reforming(NamedTuple):
    """What a new card means for melds that a seat has declared and still holds.

    `blocked` are the places of melds that it may not declare before one of their cards is played;
    `points` are those of the best meld that playing a card lets it declare again, by card.
    """

    blocked: list[int]
    points: dict[int, int]


NOTHING = Reforming([], {})


class ReformingMelds:
    """Finds which melds of one trump context a played card lets a seat declare again.

    A meld's place is its index in `wanted`.
    """

    def __init__(self, context: TrumpContext, wanted: list[WantedMeld]) -> None:
        self.wanted = wanted
        self._places = {
            meld.index: place
            for meld in context.scoring
            for place, each in enumerate(wanted)
            if each.level == meld.level and set(meld.faces) <= set(each.faces)
        }
        self._sets = BoundedCache(card_bits)

    def find(self, state: BeziqueState, own: int, new: Container[int]) -> Reforming:
        """Return what new cards mean for the melds that the seat to move has declared.

        `own` are the cards it holds, as a set; `new` are the places of declared melds of which it
        holds a card that has not counted in them.
        """
        mover, places, sets = state.to_move, self._places, self._sets
        whole: dict[int, list[tuple[int, ...]]] = {}
        for seat, index, cards, _ in state.melds:
            if seat == mover and (place := places.get(index, -1)) in new:
                bits = sets[cards]
                if bits & own == bits:
                    whole.setdefault(place, []).append(cards)
        if not whole:
            return NOTHING
        found = Reforming([], {})
        for place, melds in whole.items():
            if not self._is_made(place, own & ~self._join(melds)):
                found.blocked.append(place)
                points, best = self.wanted[place].points, found.points
                for card in self._openers(state, place, own, melds):
                    best[card] = max(points, best.get(card, 0))
        return found

    def _openers(
        self, state: BeziqueState, place: int, own: int, melds: list[tuple[int, ...]]
    ) -> Iterator[int]:
        """Yield the cards of declared melds of one place that, once played, let it be declared.

        The cards for the new meld must not have counted in a higher one of its class.
        """
        spoiling = self.wanted[place].spoiling_levels
        cards = {card for meld in melds for card in meld}
        spoilt = card_bits(card for card in cards if state.used[card] & spoiling)
        for card in cards:
            bound = self._join(meld for meld in melds if card not in meld)
            if self._is_made(place, own & ~(CARD_BIT[card] | spoilt | bound)):
                yield card

    def _join(self, melds: Iterable[tuple[int, ...]]) -> int:
        """Return the cards of some melds, as a set."""
        joined = 0
        for cards in melds:
            joined |= self._sets[cards]
        return joined

    def _is_made(self, place: int, cards: int) -> bool:
        """Return whether these cards make the meld."""
        return all(
            (cards & of).bit_count() >= wanted for wanted, of in self.wanted[place].card_needs
        )
