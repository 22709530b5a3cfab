"""What each of two may still meld of won cards, for the endgame: books and what becomes of them.

A *book* holds the won cards of one seat that can still be part of a meld, and nothing else, so that
most positions soon have none; books have numbers, 0 is the empty one. What may be declared at a
trick is remembered; where cards may count more than once it is asked of the engine itself, which
plays that trick.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.bezique.endgame_cards import Layout, place_set, spread
from engine.bezique.endgame_goals import (
    NO_PAST,
    End,
    Goal,
    Past,
    fills,
    is_full,
    packings,
    unbarred,
)
from engine.bezique.kinds import (
    BEZIQUES,
    CARD_BIT,
    DECLARE,
    LAY,
    MARRIAGE,
    MELD,
    MELDED,
    NEVER,
    PLAY,
    SEQUENCE,
    SEVEN_SCORED,
    Meld,
    card_bits,
    is_trump_seven,
)
from engine.bezique.state import BeziqueState
from engine.cards import FACES

Outcomes = list[tuple[int, int]]
"""Ways to declare: points, each with the number of the book that is left."""

OVER = -1
"""Instead of the cards still to be played: there are none, and nothing can be declared any more."""


class Book(NamedTuple):
    """Open places, their past, and the goals in reach."""

    open: int
    past: Past
    goals: tuple[Goal, ...]


class Books:
    """All books of a deal. By number: `most` bounds the points to come, `roles` are the places that
    matter, won or not."""

    def __init__(self, layout: Layout, state: BeziqueState) -> None:
        self.layout = layout
        self.tables = tables = state.tables
        self.single = tables.spends
        self.desk = _desk(state)
        self.limit = tables.rules.meld_limit or NEVER
        chart = state.chart
        goals = [self._goal(meld, chart.points[meld.index]) for meld in chart.scoring]
        sevens = layout.hold(card for card in layout.card if _may_score(state, card))
        uses = tables.rules.seven_uses_slot
        self.sevens = sevens if tables.sevens_wait and tables.rules.seven else 0
        self.slotted = sevens if tables.auto_seven and uses else 0
        if self.sevens:
            need = ((1, place_set([layout.place[state.trump * FACES // 4]])),)
            bit = 1 << len(tables.melds)
            goals.append(
                Goal(tables.rules.seven, bit, need, self.sevens, 0, waits=True, slots=uses)
            )
        self.goals = tuple(goals)
        self.books: list[Book] = []
        self.numbers: dict[tuple[int, Past, int, int], int] = {}
        self.most: list[int] = []
        self.roles: list[int] = []
        self._reduced(0, NO_PAST, (), 0)
        self._faded: dict[tuple[int, int], int] = {}
        self._outcomes: dict[tuple[int, int, int], Outcomes] = {}
        self._ends: dict[tuple[int, int], list[End]] = {}

    def _goal(self, meld: Meld, points: int) -> Goal:
        place = self.layout.place
        counts = sorted({wanted for _, wanted in meld.need})
        need = tuple(
            (n, place_set(place[f] for f, wanted in meld.need if wanted == n)) for n in counts
        )
        places = self.layout.hold(spread(meld.cards))
        barred = meld.level | meld.higher
        if meld.level & BEZIQUES:
            barred = 0  # a card of one may be part of a larger one
        elif meld.level == MARRIAGE:
            barred = MARRIAGE  # a card of a sequence may find another partner
        waits = not self.tables.needs_trick_card
        return Goal(points, 1 << meld.index, need, places, barred, waits, 1)

    # --- books --------------------------------------------------------------------------------

    def of(self, state: BeziqueState, seat: int, left: int) -> int:
        """The book of a seat, when the cards of `left` are still to be won."""
        return self._reduced(self._opened(state, seat), self._past(state, seat), self.goals, left)

    def fade(self, number: int, gone: int, left: int) -> int:
        """What becomes of a book when some cards are gone and only those of `left` are to come."""
        if not number or not left:
            return 0
        roles = self.roles[number]
        if not gone & roles:
            return number
        key = number, left & roles
        found = self._faded.get(key)
        if found is None:
            opened, past, goals = self.books[number]
            found = self._faded[key] = self._reduced(opened, past, goals, key[1])
        return found

    def _reduced(self, opened: int, past: Past, goals: tuple[Goal, ...], left: int) -> int:
        """The number of a book less all that can no longer matter."""
        if left == OVER:
            return 0
        kept = []
        roles = most = which = 0
        levels = self.layout.levels(opened | left)
        for goal in goals:
            points, bit, need, places, _, waits, _ = goal
            if places & left or waits:
                for wanted, faces in need:
                    if levels[wanted] & faces != faces:
                        break
                else:
                    usable = levels
                    if past[0]:
                        usable = self.layout.levels(left | unbarred(goal, opened, past))
                        if not fills(need, usable):
                            continue
                    kept.append(goal)
                    which |= bit
                    roles |= places
                    most += points
                    if 2 * wanted < len(usable) and usable[2 * wanted] & faces == faces:
                        most += (fills(need, usable) - 1) * points
        opened &= roles
        if self.single:
            opened = self._plain(opened, left)
        elif past[0]:
            past = self._worn(opened, past)
        key = opened, past, which, most
        number = self.numbers.get(key)
        if number is None:
            number = self.numbers[key] = len(self.books)
            self.books.append(Book(opened, past, tuple(kept)))
            self.most.append(most)
            self.roles.append(roles | self.slotted if roles else 0)
        return number

    def _plain(self, opened: int, left: int) -> int:
        """The set with the lowest copies of each face, as if those had been won: all are alike."""
        fixed = left | self.sevens
        for copy in range(1, self.layout.copies):
            moved = (opened & self.layout.base << copy) >> 1 & ~opened & ~fixed
            opened ^= moved | moved << 1
        return opened

    def _worn(self, opened: int, past: Past) -> Past:
        """The part of a past that is about open cards."""
        place = self.layout.place
        used = tuple(entry for entry in past[0] if opened >> entry[0] & 1)
        melds = tuple(
            (index, cards)
            for index, cards in past[1]
            if any(card >= 0 and opened >> place[card] & 1 for card in cards)
        )
        return used, melds

    # --- declarations -------------------------------------------------------------------------

    def after(self, number: int, fresh: int, left: int) -> Outcomes:
        """What the seat with this book may make of winning a trick of these two places."""
        if not number:
            return [(0, 0)]
        roles = self.roles[number]
        if left and not fresh & roles and self.tables.needs_trick_card and not self.sevens:
            return [(0, number)]
        key = number, fresh & roles, left & roles if left else OVER
        found = self._outcomes.get(key)
        if found is None:
            book = self.books[number]
            if self._offers(book, fresh):
                found = self._best(self._declared(number, fresh), book.goals, key[2])
            else:
                opened = book.open | fresh
                found = [(0, self._reduced(opened, book.past, book.goals, key[2]))]
            self._outcomes[key] = found
        return found

    def declare(self, state: BeziqueState, left: int) -> Outcomes:
        """What the seat that may declare now may make of it."""
        seat = state.to_move
        if self.single:
            fresh = self.layout.hold(state.fresh)
            slots = self.limit - state.slots
            ends = packings(self.layout, self._opened(state, seat), fresh, self.goals, slots)
        else:
            table = state.clone()
            table.hands = [[0], [0]]  # so that no end of the deal is counted in
            table.stop_at = NEVER
            ends = self._ways_on(table, seat)
        return self._best(ends, self.goals, left or OVER)

    def _offers(self, book: Book, fresh: int) -> bool:
        """Whether anything might be declared."""
        levels = self.layout.levels(book.open | fresh)
        for goal in book.goals:
            if (goal.places & fresh or goal.waits) and is_full(goal, levels):
                return True
        return False

    def _best(self, ends: list[End], goals: tuple[Goal, ...], left: int) -> Outcomes:
        """The ways to declare of which none is plainly worse than another, most points first."""
        most: dict[int, int] = {}
        for points, opened, past in ends:
            number = self._reduced(opened, past, goals, left)
            most[number] = max(points, most.get(number, 0))
        ranked = sorted(((points, number) for number, points in most.items()), reverse=True)
        found: Outcomes = []
        for points, number in ranked:
            if not any(self._covers(better, number, more - points) for more, better in found):
                found.append((points, number))
        return found

    def _covers(self, better: int, number: int, more: int) -> bool:
        """Whether so many points more make up for all that the better book may lack."""
        if more >= self.most[number]:
            return True
        if not self.single:
            return False
        # Each card that it lacks is one meld less, at worst.
        lacks = self.books[number].open & ~self.books[better].open
        worst = max(
            [goal.points for goal in self.books[number].goals if goal.places & lacks] or [0]
        )
        return worst * lacks.bit_count() <= more

    def _declared(self, number: int, fresh: int) -> list[End]:
        """All ways to declare at a trick of these two places."""
        key = number, fresh & self.roles[number]
        found = self._ends.get(key)
        if found is None:
            book = self.books[number]
            if self.single:
                slots = self.limit - (fresh & self.slotted).bit_count()
                opened = book.open | key[1]
                found = packings(self.layout, opened, key[1], book.goals, slots)
            else:
                found = self._played(book, fresh)
            self._ends[key] = found
        return found

    def _played(self, book: Book, fresh: int) -> list[End]:
        """The same as the engine has it: the trick is played at the desk."""
        state = self.desk.clone()
        held = self.layout.cards(book.open)
        state.won = [held[:], held[:]]
        for seat in (0, 1):
            state.set_open(seat, card_bits(held))
        for place, counted in book.past[0]:
            state.used[self.layout.card[place]] |= counted
        state.melds = [(0, index, cards, -1) for index, cards in book.past[1]]
        led, answer = self.layout.cards(fresh)
        state.trick = (led,)
        state.hands[1].append(answer)
        state.apply(answer)
        return self._ways_on(state, state.to_move)

    def _ways_on(self, state: BeziqueState, seat: int) -> list[End]:
        """Every way to go on declaring to the end, copies that are alike being taken in order."""
        found: dict[tuple[int, Past], int] = {}
        known = set()
        begun = len(state.melds)
        stack = [state]
        while stack:
            now = stack.pop()
            key = now.phase, now.slots, now.used.tobytes(), tuple(sorted(now.melds[begun:]))
            if key in known:
                continue
            known.add(key)
            if now.phase != DECLARE:
                end = self._opened(now, seat), self._past(now, seat)
                found[end] = max(now.totals[seat] - state.totals[seat], found.get(end, 0))
                continue
            for action in now.options:
                if not MELD <= action < LAY or self._in_order(now, action):
                    then = now.clone()
                    then.apply(action)
                    stack.append(then)
        return [(points, *end) for end, points in found.items()]

    def _in_order(self, state: BeziqueState, action: int) -> bool:
        """Whether a meld takes no card where a lower copy, like it in all, lies unused."""
        _, cards, bits = state.tables.meld_of(action)
        spare = state.open[state.to_move] & ~bits
        for card in cards:
            for other in range(card - FACES, -1, -FACES):
                if spare & CARD_BIT[other] and self._likeness(state, other) == self._likeness(
                    state, card
                ):
                    return False
        return True

    def _likeness(self, state: BeziqueState, card: int) -> tuple[object, ...]:
        """What tells a won card from another copy: whether it is fresh, and what it counted in."""
        fresh = state.fresh_bits >> card & 1
        if self.single:
            return (fresh,)
        melds = [place for place, (_, _, cards, _) in enumerate(state.melds) if card in cards]
        return fresh, state.used[card], melds

    # --- states -------------------------------------------------------------------------------

    def _opened(self, state: BeziqueState, seat: int) -> int:
        """The won cards of a seat that may be melded, as places; deeces that have paid are none."""
        place = self.layout.place
        opened = 0
        for card in state.won[seat]:
            if state.open[seat] & CARD_BIT[card]:
                paid = self.sevens >> place[card] & 1 and state.used[card] & SEVEN_SCORED
                opened |= 0 if paid else 1 << place[card]
        return opened

    def _past(self, state: BeziqueState, seat: int) -> Past:
        """What the won cards of a seat have counted in, as far as that may matter."""
        if self.single:
            return NO_PAST
        used, place = state.used, self.layout.place
        counted = sorted((place[c], used[c] & MELDED) for c in state.won[seat] if used[c] & MELDED)
        known = self.tables.melds
        melds = {
            (index, cards)
            for _, index, cards, _ in state.melds
            if known[index].level & (BEZIQUES | SEQUENCE)
        }
        return tuple(counted), tuple(sorted(melds))


def _desk(state: BeziqueState) -> BeziqueState:
    """A copy of the deal at which tricks are played by themselves, to see what they would bring.

    Both hands keep a card, so that it never ends; nothing has been melded.
    """
    desk = state.clone()
    desk.phase = PLAY
    desk.hands = [[0], [0]]
    desk.stop_at = NEVER
    desk.number = 0
    desk.leader, desk.to_move = 0, 1
    desk.slots = 0
    desk.fresh, desk.fresh_bits, desk.near, desk.options = (), 0, [], []
    for card in range(state.tables.card_count):
        desk.used[card] &= ~MELDED
        if _may_score(state, card):
            desk.used[card] &= ~SEVEN_SCORED
    return desk


def _may_score(state: BeziqueState, card: int) -> bool:
    """Whether a card is a deece that scores when won; what is won already is not asked about."""
    left = card in (*state.trick, *state.hands[0], *state.hands[1])
    return is_trump_seven(card, state.trump) and not (left and state.used[card] & SEVEN_SCORED)
