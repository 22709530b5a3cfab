"""The endgame of two as a search over tricks: what the rest of a deal is worth to who leads.

Alpha-beta with memory; a step is a whole trick. What else than the cards in hand decides the rest
(melds that may come, a total that ends the deal) is a number for each seat, its *mark*, which the
searches that build on this one give a meaning; 0 means there is nothing. A value is what the seat
to lead gains from here on, in points, less what the other gains.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from brisques.bezique.endgame import resumable
from brisques.bezique.endgame.card_sets import Spots, spread
from brisques.bezique.meld_types import SEVEN_SCORED, is_trump_seven
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState

MOST_NODES = 12_000
"""How many positions a question may lead to before it is given up: a seventh of a second."""
ALL = 1 << 40
"""More than anything is worth."""


def late_brisque(ruleset: BeziqueRuleset) -> int:
    """What each brisque brings at the end of the deal."""
    return ruleset.rules.brisque if ruleset.rules.brisque_time == "end-of-deal" else 0


def pays_last(ruleset: BeziqueRuleset) -> bool:
    """Whether the last trick of the deal is the one that pays."""
    return ruleset.paid_trick == ruleset.tricks


def sevens_to_show(state: BeziqueState, cards: Iterable[int]) -> list[int]:
    """The deeces of some cards that pay whoever plays them."""
    if not state.ruleset.shows_sevens or not state.ruleset.rules.seven_in_endgame:
        return []
    return [c for c in cards if is_trump_seven(c, state.trump) and not state.used[c] & SEVEN_SCORED]


WANTED = 15
"""What a card that may be wanted for a meld is taken to be worth when moves are put in order."""

BEATEN = -(1 << 12)
"""Less than the hope of any card that will win."""
SPOT = 6
"""Bits of a rated card that its spot takes."""
ONE_SPOT = (1 << SPOT) - 1


At = tuple[int, int, int, int, int]
"""Between two tricks: the hands of the seat to lead and of the other, the points still to be won
(the last trick's included), and the marks of both."""

Hands = tuple[int, int]
"""The hands of the seat to lead and of the other."""


class Search(resumable.Search):
    """Tricks that bring their winner points, and the last one more.

    `gains[spot]` is what winning a card brings, `last` what the last trick does. A value asked for
    between `low` and `high` is exact there, and a bound outside of them. With no more than a `few`
    cards in a hand, it is reckoned at once. `wants` are the spots that a seat may want for melds,
    by its mark.
    """

    def __init__(self, spots: Spots, gains: Sequence[int], last: int) -> None:
        super().__init__(MOST_NODES)
        self.spots = spots
        self.gains = gains
        self.last = last
        # Within a suit, cards that gain the same.
        self.kinds = [suit | gain << 2 for suit, gain in zip(spots.suit, gains, strict=True)]
        self.beats = spots.beats
        self.memory: dict[At, tuple[int, int, int]] = {}
        self.few = 1
        self.wants: Sequence[int] | Mapping[int, int] = defaultdict(int)  # nothing
        self._leads: dict[tuple[int, int, int, int], list[int]] = {}
        self._answers: dict[tuple[int, int, int, int, int], list[int]] = {}

    # --- states -------------------------------------------------------------------------------

    def now(self, state: BeziqueState) -> int:
        """What the deal would be worth to seat 0 if nothing more were won."""
        ruleset = state.ruleset
        late = late_brisque(ruleset)
        gains = []
        for seat in (0, 1):
            gained = state.totals[seat] - state.base[seat] + late * len(state.brisques[seat])
            shown = sevens_to_show(state, state.hands[seat])
            gains.append(gained + ruleset.rules.seven * len(shown))
        return gains[0] - gains[1]

    def ahead(self, state: BeziqueState, low: int, high: int) -> int:
        """The value to the seat that leads, or has led, in a state of play."""
        at = self.at(state, state.leader)
        if state.trick:
            return self.reply(self.spots.spot[state.trick[0]], at, low, high)
        return self.lead(at, low, high)

    def trick(self, state: BeziqueState, value: int) -> list[int]:
        """The first of the best cards up to the end of the trick.

        The state of play is of that value to the seat that leads, or has led.
        """
        spots = self.spots
        at = self.at(state, state.leader)
        if state.trick:
            led = spots.spot[state.trick[0]]
            return [spots.card[self._best_answer(led, at, value)]]
        led = self._best_lead(at, value)
        return [spots.card[led], spots.card[self._best_answer(led, at, value)]]

    def _best_lead(self, at: At, value: int) -> int:
        *others, last = self.leads(at)
        for spot in others:
            if self.reply(spot, at, value - 1, value) >= value:
                return spot
        return last  # one of them is best

    def _best_answer(self, led: int, at: At, value: int) -> int:
        *others, last = self.answers(led, at)
        for spot in others:
            if self.won(led, spot, at, value, value + 1) <= value:
                return spot
        return last  # one of them is best

    def at(self, state: BeziqueState, leader: int) -> At:
        """Where in the search a state stands in which that seat leads, or has led.

        A card that is led counts as still in hand.
        """
        hold = self.spots.hold
        mine = hold((*state.trick, *state.hands[leader]))
        theirs = hold(state.hands[1 - leader])
        rest = self.last if mine else 0
        for spot in spread(mine | theirs):
            rest += self.gains[spot]
        return mine, theirs, rest, *self.marks(state, leader, (mine, theirs))

    # --- what the searches that build on this one change ---------------------------------------

    def marks(self, state: BeziqueState, leader: int, hands: Hands) -> tuple[int, int]:  # noqa: ARG002
        """The marks of such a state."""
        return 0, 0

    def bounds(self, at: At) -> tuple[int, int]:
        """The least and the most that a value may be."""
        mine, theirs, rest, _, _ = at
        return rest if self.spots.runs(mine, theirs) else -rest, rest

    def end(self, at: At, low: int, high: int) -> int:  # noqa: ARG002
        """The value with no more than a `few` cards each: here one, or none."""
        mine, theirs, rest, _, _ = at
        return -rest if self.beats[mine.bit_length() - 1] & theirs else rest

    def won(self, led: int, answer: int, at: At, low: int, high: int) -> int:
        """The value to who led, these two spots being the trick; `at` still holds them."""
        mine, theirs, rest, own, other = at
        gain = self.gains[led] + self.gains[answer]
        rest -= gain
        mine ^= 1 << led
        theirs ^= 1 << answer
        if self.beats[led] >> answer & 1:
            return -gain - self.lead((theirs, mine, rest, other, own), -high - gain, -low - gain)
        return gain + self.lead((mine, theirs, rest, own, other), low - gain, high - gain)

    # --- the search ---------------------------------------------------------------------------

    def lead(self, at: At, low: int, high: int) -> int:
        """The value to who leads to the next trick."""
        known = self.memory.get(at)
        if known is None:
            if at[0].bit_count() <= self.few:
                return self.end(at, low, high)
            least, most = self.bounds(at)
            hint = -1
        else:
            least, most, hint = known
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        if self.nodes >= self.rest:
            self.stop()
        low = max(low, least)
        high = min(high, most)
        floor = low
        spots = self.leads(at)
        if hint >= 0:
            spots.remove(hint)
            spots.insert(0, hint)
        best = -ALL
        for spot in spots:
            # Most leads but the first are no better: that is asked before how good they are.
            value = self.reply(spot, at, low, high if best == -ALL else low + 1)
            if best > -ALL and low < value < high:
                value = self.reply(spot, at, value, high)
            if value > best:
                best, hint = value, spot
                if value >= high:
                    break
                low = max(low, value)
        self.nodes += 1
        self.memory[at] = best if best > floor else least, best if best < high else most, hint
        return best

    def reply(self, led: int, at: At, low: int, high: int) -> int:
        """The value to who led this spot, the other to answer."""
        best = ALL
        for spot in self.answers(led, at):
            value = self.won(led, spot, at, low, high)
            if value < best:
                best = value
                if value <= low:
                    break
                high = min(high, value)
        return best

    # --- moves --------------------------------------------------------------------------------

    def leads(self, at: At) -> list[int]:
        """The cards worth leading, one of each that are alike, the most hopeful first."""
        mine, theirs, _, own, other = at
        own, other = self.wants[own], self.wants[other]
        rated: list[int] = []
        for suit, answering in self.spots.suits:
            cards = mine & suit
            if cards:
                key = cards, theirs & answering, own & cards, other & cards
                found = self._leads.get(key)
                if found is None:
                    found = self._leads[key] = self._hopes(*key)
                rated += found
        rated.sort(reverse=True)
        return [found & ONE_SPOT for found in rated]

    def _hopes(self, cards: int, theirs: int, own: int, other: int) -> list[int]:
        """The cards of a suit that are not alike, each rated by what may come of leading it."""
        gains, beats, legal = self.gains, self.beats, self.spots.legal
        rated = []
        for spot in self.unlike(cards, theirs, own | other):
            if legal(spot, theirs) & beats[spot]:
                hope = BEATEN - gains[spot] - WANTED * (other >> spot & 1)
            else:
                hope = gains[spot] + WANTED * ((own >> spot & 1) + (other >> spot & 1))
            rated.append(hope << SPOT | spot)
        return rated

    def answers(self, led: int, at: At) -> list[int]:
        """The cards worth answering with, one of each that are alike, the most hopeful first."""
        mine, theirs, _, own, other = at
        legal = self.spots.legal(led, theirs)
        if not legal & legal - 1:
            return [legal.bit_length() - 1]
        own, other = self.wants[own], self.wants[other]
        lowest, highest = (legal & -legal).bit_length() - 1, legal.bit_length() - 1
        about = self.spots.upto[highest] ^ self.spots.under[lowest]  # what may tell them apart
        key = led, legal, mine & about, own & legal, other & legal
        found = self._answers.get(key)
        if found is None:
            found = self._answers[key] = self._fears(*key)
        return found

    def _fears(self, led: int, legal: int, mine: int, own: int, other: int) -> list[int]:
        """Those of some answers that are not alike, by what may come of them."""
        gains, beats = self.gains, self.beats[led]
        rated = []
        for spot in self.unlike(legal, mine, own | other):
            if beats >> spot & 1:
                fear = -gains[spot] - WANTED * ((own >> spot & 1) + (other >> spot & 1))
            else:
                fear = gains[spot] + WANTED * (own >> spot & 1)
            rated.append(fear << SPOT | spot)
        rated.sort()
        return [found & ONE_SPOT for found in rated]

    def unlike(self, cards: int, against: int, apart: int) -> list[int]:
        """The cards less those that do just what the next lower one of them does.

        Two do the same if they gain the same and no card against them lies between; those that are
        `apart`, only if they are copies.
        """
        kinds, upto, under = self.kinds, self.spots.upto, self.spots.under
        found: list[int] = []
        last = kind = -1
        while cards:
            low = cards & -cards
            cards ^= low
            spot = low.bit_length() - 1
            if kinds[spot] != kind:
                kind = kinds[spot]
                found.append(spot)
            elif under[spot] != under[last] and (
                apart & (low | 1 << last) or (upto[spot] ^ under[last]) & against
            ):
                found.append(spot)
            last = spot
        return found
