"""Who wins a trick and what must be played to it: one place for both families.

A `TrickOrder` says for one trump suit which cards belong together and which beats which; a `Duty`
says what a phase of play forces. Both work on faces and on physical cards alike: their tables
hold every copy, and an identical card never beats, so the first of two equals wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import FACES, MOST_COPIES

NO_TRUMP = -1


class TrickOrder:
    """Groups to follow and ranks to win by, for one trump suit.

    `group[card]` is what must be followed (a suit, or the trumps); `beats[best][card]` is 1 when
    a card played later takes the trick from `best`.
    """

    __slots__ = ("beats", "group", "trump")

    def __init__(self, group: Sequence[int], power: Sequence[int], trump: int) -> None:
        self.group = tuple(group) * MOST_COPIES
        self.trump = trump
        self.beats = [
            bytes(self._beats(best, later, power) for later in range(FACES)) * MOST_COPIES
            for best in range(FACES)
        ] * MOST_COPIES

    def _beats(self, best: int, later: int, power: Sequence[int]) -> bool:
        if self.group[best] == self.group[later]:
            return power[later] > power[best]
        return self.group[later] == self.trump

    def best(self, trick: Sequence[int]) -> int:
        """Index in the trick of the card that holds it so far."""
        index = 0
        beats = self.beats[trick[0]]
        for place, card in enumerate(trick):
            if beats[card]:
                index = place
                beats = self.beats[card]
        return index


def plain_order(trump: int) -> TrickOrder:
    """A T K Q J 9 8 7 in every suit, one suit (or none: NO_TRUMP) over the others."""
    return TrickOrder([f >> 3 for f in range(FACES)], [f & 7 for f in range(FACES)], trump)


@dataclass(frozen=True, slots=True)
class Duty:
    """What must be played to a card led: follow suit, trump when void, beat when able."""

    follow: bool
    trump: bool
    beat: bool


FREE = Duty(follow=False, trump=False, beat=False)
STRICT = Duty(follow=True, trump=True, beat=True)
DUTIES = {"free": FREE, "follow-beat-trump": STRICT}


def allowed(hand: Sequence[int], trick: Sequence[int], order: TrickOrder, duty: Duty) -> list[int]:
    """The cards of a hand that may be played to the trick under the duty."""
    if not trick or not duty.follow:
        return list(hand)
    cards = bound_by(hand, trick, order, duty)
    if duty.beat:
        beats = order.beats[trick[order.best(trick)] if len(trick) > 1 else trick[0]]
        return [card for card in cards if beats[card]] or cards
    return cards


def bound_by(hand: Sequence[int], trick: Sequence[int], order: TrickOrder, duty: Duty) -> list[int]:
    """The cards that follow suit or, when void, the trumps; the whole hand when neither binds."""
    group = order.group
    led = group[trick[0]]
    cards = [card for card in hand if group[card] == led]
    if not cards and duty.trump and led != order.trump:
        cards = [card for card in hand if group[card] == order.trump]
    return cards or list(hand)


def broken_duty(
    card: int, hand: Sequence[int], trick: Sequence[int], order: TrickOrder, duty: Duty
) -> str | None:
    """Which duty forbids a card of the hand: "must-follow", "must-trump", "must-beat" or None."""
    if card in allowed(hand, trick, order, duty):
        return None
    bound = bound_by(hand, trick, order, duty)
    if card in bound:
        return "must-beat"
    led = order.group[trick[0]]
    return "must-follow" if order.group[bound[0]] == led else "must-trump"
