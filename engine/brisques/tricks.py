"""Who wins a trick, and which cards may be played to it, in both families.

A `TrickOrder` says for one trump suit which cards form a suit and which card beats which. A *duty*
is what a phase of play forces, as bits: follow suit, trump when void, beat when able. Each card has
a rating (`ANYTHING` to `FOLLOWS_AND_BEATS`) for how much of the duty it does, and only cards of
the best rating in a hand may be played. Everything takes faces and physical cards alike: the tables
hold every copy, and an identical card never beats, so the first of two equal cards wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from brisques.cards import FACE_MASK, FACES, MOST_COPIES

NO_TRUMP = -1

FREE = 0
FOLLOW, TRUMP, BEAT, OVERTRUMP = 1, 2, 4, 8
"""`TRUMP` makes a void hand play any trump, `OVERTRUMP` only a trump that takes the trick."""
STRICT = FOLLOW | TRUMP | BEAT
DUTIES = {
    "free": FREE,
    "follow-trump": FOLLOW | TRUMP,
    "follow-beat-trump": STRICT,
    "follow-beat-overtrump": FOLLOW | BEAT | OVERTRUMP,
}

ANYTHING, RUFFS, OVERRUFFS, FOLLOWS, FOLLOWS_AND_BEATS = range(5)
"""Ratings of a card: how much of the duty it does."""


class TrickOrder:
    """The suits to follow and the order of cards, for one trump suit.

    `group[card]` is the suit that must be followed (all trumps are one group); `beats[best][card]`
    is 1 if a card that is played later takes the trick from `best`.
    """

    __slots__ = ("_answers", "beats", "group", "trump")

    def __init__(self, group: Sequence[int], power: Sequence[int], trump: int) -> None:
        self.group = tuple(group) * MOST_COPIES
        self.trump = trump
        self._answers: dict[int, bytes] = {}
        self.beats = [
            bytes(self._beats(best, later, power) for later in range(FACES)) * MOST_COPIES
            for best in range(FACES)
        ] * MOST_COPIES

    def _beats(self, best: int, later: int, power: Sequence[int]) -> bool:
        if self.group[best] == self.group[later]:
            return power[later] > power[best]
        return self.group[later] == self.trump

    def best(self, trick: Sequence[int]) -> int:
        """Return the index of the card that is winning the trick so far."""
        index = 0
        beats = self.beats[trick[0]]
        for place, card in enumerate(trick):
            if beats[card]:
                index = place
                beats = self.beats[card]
        return index

    def strength(self, card: int) -> int:
        """Return how many faces a card beats when it is played later; trumps beat most."""
        return sum(beats[card] for beats in self.beats[:FACES])

    def answers(self, trick: Sequence[int], duty: int) -> bytes:
        """Return the rating of each card, 0..255, as the next card of the trick; cached."""
        lead = best = trick[0]
        if duty & BEAT and len(trick) > 1:  # no other duty depends on the winning card
            best = trick[self.best(trick)]
        key = duty << 10 | (lead & FACE_MASK) << 5 | best & FACE_MASK
        return self._answers.get(key) or self._find_answers(key, lead, best, duty)

    def _find_answers(self, key: int, lead: int, best: int, duty: int) -> bytes:
        ratings = bytes(self._answer(face, lead, best, duty) for face in range(FACES))
        answers = self._answers[key] = ratings * MOST_COPIES
        return answers

    def _answer(self, face: int, lead: int, best: int, duty: int) -> int:
        beats = bool(duty & BEAT and self.beats[best][face])
        if duty & FOLLOW and self.group[face] == self.group[lead]:
            return FOLLOWS + beats
        if duty & TRUMP and self.group[face] == self.trump:
            return RUFFS + beats
        if duty & OVERTRUMP and beats and self.group[face] == self.trump:
            return OVERRUFFS
        return ANYTHING


def plain_order(trump: int) -> TrickOrder:
    """Return the order A T K Q J 9 8 7 in every suit, one suit (or NO_TRUMP) above the others."""
    return TrickOrder([f >> 3 for f in range(FACES)], [f & 7 for f in range(FACES)], trump)


def allowed_cards(
    hand: Sequence[int], trick: Sequence[int], order: TrickOrder, duty: int
) -> list[int]:
    """Return the cards of a hand that may be played to the trick under the duty."""
    if not trick or not duty:
        return list(hand)
    answers = order.answers(trick, duty)
    best = ANYTHING
    cards: list[int] = []
    for card in hand:
        answer = answers[card]
        if answer > best:
            best = answer
            cards = [card]
        elif answer == best:
            cards.append(card)
    return cards


def takes_all(hand: Sequence[int], others: Sequence[int], order: TrickOrder, duty: int) -> bool:
    """Return whether the hand that leads takes all further tricks, however the rest is dealt.

    It leads its cards by `TrickOrder.strength`, the strongest first. A card is beaten by none that
    was drawn before: where suit must be followed, each lead draws a card of its suit while another
    hand has one.
    """
    left = Counter(order.group[card] for card in others)
    held = Counter(order.group[card] for card in hand)
    led: Counter[int] = Counter()
    for card in sorted(hand, key=order.strength, reverse=True):
        group = order.group[card]
        beaten_by = {order.group[other] for other in others if order.beats[card][other]}
        for threat in beaten_by:
            drawn = led[group] if threat == group else held[threat]
            if not duty & FOLLOW or drawn < left[threat]:
                return False
        led[group] += 1
    return True


def broken_duty(
    card: int, hand: Sequence[int], trick: Sequence[int], order: TrickOrder, duty: int
) -> str | None:
    """Return the duty that forbids a card: "must-follow", "must-trump", "must-beat" or None."""
    if not trick:
        return None
    answers = order.answers(trick, duty)
    duty_answer = answers[card]
    best = max(answers[other] for other in hand)
    if duty_answer == best:
        return None
    if best >= FOLLOWS:
        return "must-beat" if duty_answer == FOLLOWS else "must-follow"
    return "must-beat" if order.group[card] == order.trump else "must-trump"
