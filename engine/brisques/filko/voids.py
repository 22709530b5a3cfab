"""Cards that a seat cannot hold, as its play has shown: masks with a bit for each card.

A seat that does not do its duty has no card to do it with: one that does not follow is void in the
suit, one that then does not trump is void in trumps too, and where beating is a duty it has nothing
higher.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from brisques.cards import FACES
from brisques.tricks import BEAT

if TYPE_CHECKING:
    from brisques.filko.ruleset import FilkoRuleset
    from brisques.tricks import TrickOrder


@cache
def _better(answers: bytes, answer: int) -> int:
    """Return the cards that would have done more of the duty."""
    return sum(1 << card for card in range(FACES) if answers[card] > answer)


def shown_by(order: TrickOrder, duty: int, trick: Sequence[int], card: int) -> int:
    """Return the cards that a seat cannot hold after it played this card to the trick."""
    if not duty & BEAT and order.group[card] == order.group[trick[0]]:
        return 0  # a card that follows does all of the duty
    answers = order.answers(trick, duty)
    return _better(answers, answers[card])


def add_void(voids: tuple[int, ...], seat: int, void: int) -> tuple[int, ...]:
    """Return the voids of all seats with more cards added for one seat."""
    if voids[seat] & void == void:
        return voids
    return (*voids[:seat], voids[seat] | void, *voids[seat + 1 :])


def voids_after(
    ruleset: FilkoRuleset, trump: int, plays: Sequence[tuple[int, Sequence[int]]]
) -> tuple[int, ...]:
    """Return the voids of all seats after tricks, each given by its leader and its cards."""
    voids = (0,) * ruleset.players
    for leader, cards in plays:
        for turn in range(1, len(cards)):
            void = shown_by(ruleset.orders[trump], ruleset.duty, cards[:turn], cards[turn])
            voids = add_void(voids, (leader + turn) % ruleset.players, void)
    return voids
