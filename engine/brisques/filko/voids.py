"""What play shows for certain that a seat does not hold, as sets of cards (a bit for each).

Who does not do his duty has no card to do it with: he who does not follow is without the suit, he
who then does not trump is without trumps too, and where beating is a duty he has nothing higher.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from brisques.cards import FACES

if TYPE_CHECKING:
    from brisques.filko.ruleset import FilkoRuleset
    from brisques.tricks import TrickOrder


@cache
def _better(answers: bytes, answer: int) -> int:
    """The cards that would have answered a trick better."""
    return sum(1 << card for card in range(FACES) if answers[card] > answer)


def shown_by(order: TrickOrder, duty: int, trick: Sequence[int], card: int) -> int:
    """What a seat lacks that played this card to the trick so far."""
    answers = order.answers(trick, duty)
    return _better(answers, answers[card])


def learn(voids: tuple[int, ...], seat: int, shown: int) -> tuple[int, ...]:
    """What all seats are known to lack, with this added for one."""
    if voids[seat] & shown == shown:
        return voids
    return (*voids[:seat], voids[seat] | shown, *voids[seat + 1 :])


def voids_after(
    ruleset: FilkoRuleset, trump: int, plays: Sequence[tuple[int, Sequence[int]]]
) -> tuple[int, ...]:
    """What the seats are known to lack after tricks, each given by its leader and its cards."""
    voids = (0,) * ruleset.players
    for leader, cards in plays:
        for turn in range(1, len(cards)):
            shown = shown_by(ruleset.orders[trump], ruleset.duty, cards[:turn], cards[turn])
            voids = learn(voids, (leader + turn) % ruleset.players, shown)
    return voids
