"""Who wins a trick and what must be played to it: one place for both families.

A `TrickOrder` says for one trump suit which cards belong together and which beats which; a duty
says what a phase of play forces: bits for following suit, trumping when void, and beating when
able. A card *answers* a trick the better the more of its duty it does, and only the best answers of
a hand may be played. All works on faces and on physical cards alike: the tables hold every copy,
and an identical card never beats, so the first of two equals wins.
"""

from __future__ import annotations

from collections.abc import Sequence

from brisques.cards import FACE_MASK, FACES, MOST_COPIES

NO_TRUMP = -1

FREE = 0
FOLLOW, TRUMP, BEAT, OVERTRUMP = 1, 2, 4, 8
"""`TRUMP` asks a void hand for any trump, `OVERTRUMP` only for one that takes the trick."""
STRICT = FOLLOW | TRUMP | BEAT
DUTIES = {
    "free": FREE,
    "follow-trump": FOLLOW | TRUMP,
    "follow-beat-trump": STRICT,
    "follow-beat-overtrump": FOLLOW | BEAT | OVERTRUMP,
}

ANYTHING, RUFFS, OVERRUFFS, FOLLOWS, FOLLOWS_AND_BEATS = range(5)
"""How well a card answers a trick, under a duty that asks for all of it."""


class TrickOrder:
    """Groups to follow and ranks to win by, for one trump suit.

    `group[card]` is what must be followed (a suit, or the trumps); `beats[best][card]` is 1 when
    a card played later takes the trick from `best`.
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
        """Index in the trick of the card that holds it so far."""
        index = 0
        beats = self.beats[trick[0]]
        for place, card in enumerate(trick):
            if beats[card]:
                index = place
                beats = self.beats[card]
        return index

    def answers(self, trick: Sequence[int], duty: int) -> bytes:
        """How well each card answers the trick under the duty."""
        lead = trick[0]
        best = lead if len(trick) == 1 else trick[self.best(trick)]
        key = duty << 10 | (lead & FACE_MASK) << 5 | best & FACE_MASK
        found = self._answers.get(key)
        if found is None:
            cards = range(FACES * MOST_COPIES)
            found = bytes(self._answer(card, lead, best, duty) for card in cards)
            self._answers[key] = found
        return found

    def _answer(self, card: int, lead: int, best: int, duty: int) -> int:
        beats = bool(duty & BEAT and self.beats[best][card])
        if duty & FOLLOW and self.group[card] == self.group[lead]:
            return FOLLOWS + beats
        if duty & TRUMP and self.group[card] == self.trump:
            return RUFFS + beats
        if duty & OVERTRUMP and beats and self.group[card] == self.trump:
            return OVERRUFFS
        return ANYTHING


def plain_order(trump: int) -> TrickOrder:
    """A T K Q J 9 8 7 in every suit, one suit (or none: NO_TRUMP) over the others."""
    return TrickOrder([f >> 3 for f in range(FACES)], [f & 7 for f in range(FACES)], trump)


def allowed_cards(
    hand: Sequence[int], trick: Sequence[int], order: TrickOrder, duty: int
) -> list[int]:
    """The cards of a hand that may be played to the trick under the duty."""
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


def broken_duty(
    card: int, hand: Sequence[int], trick: Sequence[int], order: TrickOrder, duty: int
) -> str | None:
    """Which duty forbids a card of the hand: "must-follow", "must-trump", "must-beat" or None."""
    if not trick:
        return None
    answers = order.answers(trick, duty)
    given = answers[card]
    best = max(answers[other] for other in hand)
    if given == best:
        return None
    if best >= FOLLOWS:
        return "must-beat" if given == FOLLOWS else "must-follow"
    return "must-beat" if order.group[card] == order.trump else "must-trump"
