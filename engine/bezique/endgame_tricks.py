"""The endgame of two as a search over tricks: what the rest of a deal is worth to who leads.

Alpha-beta with memory; a step is a whole trick. What else than the cards in hand decides the rest
(melds that may come, a total that ends the deal) is a number, the *mark*, which the searches that
build on this one give a meaning; 0 means there is nothing. A value is what the seat to lead gains
from here on, in points, less what the other gains.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.bezique import endgame_bits
from engine.bezique.endgame_cards import Layout, spread
from engine.bezique.kinds import SEVEN_SCORED, is_trump_seven
from engine.bezique.state import BeziqueState
from engine.bezique.tables import Tables

MOST_NODES = 12_000
"""How many positions a question may lead to before it is given up: a seventh of a second."""
ALL = 1 << 40
"""More than anything is worth."""


def late_brisque(tables: Tables) -> int:
    """What each brisque brings at the end of the deal."""
    return tables.rules.brisque if tables.rules.brisque_time == "end-of-deal" else 0


def pays_last(tables: Tables) -> bool:
    """Whether the last trick of the deal is the one that pays."""
    return tables.paid_trick == tables.tricks


def sevens_to_show(state: BeziqueState, cards: Iterable[int]) -> list[int]:
    """The deeces of some cards that pay whoever plays them."""
    if not state.tables.shows_sevens or not state.tables.rules.seven_in_endgame:
        return []
    return [c for c in cards if is_trump_seven(c, state.trump) and not state.used[c] & SEVEN_SCORED]


WANTED = 15
"""What a card that may be wanted for a meld is taken to be worth when moves are put in order."""


At = tuple[int, int, int, int]
"""Between two tricks: the hands of the seat to lead and of the other, the points still to be won
(the last trick's included), and the mark."""


class Search(endgame_bits.Search):
    """Tricks that bring their winner points, and the last one more.

    `gains[place]` is what winning a card brings, `last` what the last trick does. A value asked for
    between `low` and `high` is exact there, and a bound outside of them.
    """

    def __init__(self, layout: Layout, gains: Sequence[int], last: int) -> None:
        super().__init__(MOST_NODES)
        self.layout = layout
        self.gains = gains
        self.last = last
        # Within a suit, cards that gain the same.
        self.kinds = [layout.suit[place] | gain << 2 for place, gain in enumerate(gains)]
        self.beats = layout.beats
        self.memory: dict[At, tuple[int, int, int]] = {}
        self.hints: dict[tuple[int, int], int] = {}

    # --- states -------------------------------------------------------------------------------

    def now(self, state: BeziqueState) -> int:
        """What the deal would be worth to seat 0 if nothing more were won."""
        tables = state.tables
        late = late_brisque(tables)
        gains = []
        for seat in (0, 1):
            gained = state.totals[seat] - state.base[seat] + late * len(state.brisques[seat])
            shown = sevens_to_show(state, state.hands[seat])
            gains.append(gained + tables.rules.seven * len(shown))
        return gains[0] - gains[1]

    def ahead(self, state: BeziqueState, low: int, high: int) -> int:
        """The value to the seat that leads, or has led, in a state of play."""
        leader = state.leader
        at = self.at(state, leader)
        if state.trick:
            return self.reply(self.layout.place[state.trick[0]], at, low, high)
        return self.lead(at, low, high)

    def tried(self, state: BeziqueState) -> list[int]:
        """The cards that the search would try in a state of play, in its order."""
        mine, theirs, _, mark = self.at(state, state.leader)
        if state.trick:
            places = self.answers(self.layout.place[state.trick[0]], mine, theirs, mark)
        else:
            places = list(self.leads(mine, theirs, mark, self.hints.get((mine, theirs), -1)))
        return [self.layout.card[place] for place in places]

    def at(self, state: BeziqueState, leader: int) -> At:
        """Where in the search a state stands in which that seat leads, or has led."""
        gains, hold = self.gains, self.layout.hold
        hands = [hold(hand) for hand in state.hands]
        left = hands[0] | hands[1] | hold(state.trick)
        rest = sum(gains[place] for place in spread(left))
        if left and self.last:
            rest += self.last
        return hands[leader], hands[1 - leader], rest, self.mark(state, leader, left)

    # --- what the searches that build on this one change ---------------------------------------

    def mark(self, state: BeziqueState, leader: int, left: int) -> int:  # noqa: ARG002
        """The mark of such a state; `left` are the cards that nobody has won yet."""
        return 0

    def bounds(self, at: At) -> tuple[int, int]:
        """The least and the most that a value may be."""
        return -at[2], at[2]

    def wants(self, mark: int) -> tuple[int, int]:  # noqa: ARG002
        """The cards that each seat may want for melds, the seat to lead first."""
        return 0, 0

    def end(self, rest: int, mark: int) -> int:  # noqa: ARG002
        """The value when all is played, to who won the last trick."""
        return rest

    def won(self, led: int, answer: int, at: At, low: int, high: int) -> int:
        """The value to who led, once these two places are a trick; `at` holds neither."""
        mine, theirs, rest, mark = at
        gain = self.gains[led] + self.gains[answer]
        rest -= gain
        if self.beats[led] >> answer & 1:
            return -gain - self.lead((theirs, mine, rest, mark), -high - gain, -low - gain)
        return gain + self.lead((mine, theirs, rest, mark), low - gain, high - gain)

    # --- the search ---------------------------------------------------------------------------

    def lead(self, at: At, low: int, high: int) -> int:
        """The value to who leads to the next trick."""
        mine, theirs, rest, mark = at
        if not mine:
            return self.end(rest, mark)
        if not mine & mine - 1:
            led, answer = mine.bit_length() - 1, theirs.bit_length() - 1
            return self.won(led, answer, (0, 0, rest, mark), low, high)
        known = self.memory.get(at)
        if known is None:
            least, most = self.bounds(at)
            hint = self.hints.get((mine, theirs), -1)
        else:
            least, most, hint = known
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        if self.nodes >= self.rest:
            self.stop()
        floor = low = max(low, least)
        high = min(high, most)
        best = -ALL
        for place in self.leads(mine, theirs, mark, hint):
            after = mine ^ 1 << place, theirs, rest, mark
            # Most leads but the first are no better: that is asked before how good they are.
            value = self.reply(place, after, low, high if best == -ALL else low + 1)
            if best > -ALL and low < value < high:
                value = self.reply(place, after, value, high)
            if value > best:
                best, hint = value, place
                if value >= high:
                    break
                low = max(low, value)
        self.nodes += 1
        self.hints[mine, theirs] = hint
        self.memory[at] = best if best > floor else least, best if best < high else most, hint
        return best

    def reply(self, led: int, at: At, low: int, high: int) -> int:
        """The value to who led this place, the other to answer."""
        mine, theirs, rest, mark = at
        best = ALL
        for place in self.answers(led, mine, theirs, mark):
            value = self.won(led, place, (mine, theirs ^ 1 << place, rest, mark), low, high)
            if value < best:
                best = value
                if value <= low:
                    break
                high = min(high, value)
        return best

    # --- moves --------------------------------------------------------------------------------

    def leads(self, mine: int, theirs: int, mark: int, hint: int) -> Iterator[int]:
        """The cards worth leading, one of each that are alike, the most hopeful first."""
        if hint >= 0:
            yield hint
        own, other = self.wants(mark) if mark else (0, 0)
        gains, beats, legal = self.gains, self.beats, self.layout.legal
        rated = []
        for place in self.unlike(mine, theirs, own | other):
            if place == hint:
                continue
            if legal(place, theirs) & beats[place]:
                hope = -ALL - gains[place] - WANTED * (other >> place & 1)
            else:
                hope = gains[place] + WANTED * (own >> place & 1)
            rated.append((hope, place))
        rated.sort(reverse=True)
        for _, place in rated:
            yield place

    def answers(self, led: int, mine: int, theirs: int, mark: int) -> list[int]:
        """The cards worth answering with, one of each that are alike, the most hopeful first."""
        legal = self.layout.legal(led, theirs)
        if not legal & legal - 1:
            return [legal.bit_length() - 1]
        own, other = self.wants(mark) if mark else (0, 0)
        places = self.unlike(legal, mine | 1 << led, own | other)
        if len(places) > 1:
            gains, beats = self.gains, self.beats[led]
            rated = []
            for place in places:
                if beats >> place & 1:
                    hope = gains[place] + WANTED * (other >> place & 1)
                else:
                    hope = -gains[place] - WANTED * (own >> place & 1)
                rated.append((-hope, place))
            rated.sort()
            places = [place for _, place in rated]
        return places

    def unlike(self, cards: int, against: int, apart: int) -> list[int]:
        """The cards less those that do just what the next lower one of them does.

        Two do the same if they gain the same and no card against them lies between; those that are
        `apart`, only if they are copies.
        """
        kinds, upto, under = self.kinds, self.layout.upto, self.layout.under
        places: list[int] = []
        last = kind = -1
        while cards:
            low = cards & -cards
            cards ^= low
            place = low.bit_length() - 1
            if kinds[place] != kind:
                kind = kinds[place]
                places.append(place)
            elif under[place] != under[last] and (
                apart & (low | 1 << last) or (upto[place] ^ under[last]) & against
            ):
                places.append(place)
            last = place
        return places
