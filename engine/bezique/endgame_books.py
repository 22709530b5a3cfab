"""What each of two may still meld of won cards, for the endgame: books and what becomes of them.

A *book* holds the won cards of one seat that can still be part of a meld, and nothing else, so that
most positions soon have none; books have numbers, 0 is the empty one. What may be declared at a
trick is remembered; where cards may count more than once it is asked of the engine itself, which
plays that trick.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.bezique.endgame_cards import Layout, place_set, spread
from engine.bezique.endgame_desk import Desk, may_score
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
    MARRIAGE,
    NEVER,
    Meld,
)
from engine.bezique.state import BeziqueState
from engine.cards import FACES

Outcomes = list[tuple[int, int]]
"""Ways to declare: points, each with the number of the book that is left."""
NOTHING: Outcomes = [(0, 0)]


class Book(NamedTuple):
    """Open places, their past, and the goals in reach."""

    open: int
    past: Past
    goals: tuple[Goal, ...]


class Books:
    """All books of a deal. By number: `most` bounds the points to come, `roles` are the places that
    matter, won or not.

    What is `left` to a seat are the cards that it may still win; with none it declares no more.
    Books are `patient` if something may be declared at a trick without a card of it, and `waiting`
    if everything may and a card counts but once.
    """

    def __init__(self, layout: Layout, state: BeziqueState) -> None:
        self.layout = layout
        self.tables = tables = state.tables
        self.single = tables.spends
        self.limit = tables.rules.meld_limit or NEVER
        chart = state.chart
        goals = [self._goal(meld, chart.points[meld.index]) for meld in chart.scoring]
        sevens = layout.hold(card for card in layout.card if may_score(state, card))
        uses = tables.rules.seven_uses_slot
        self.sevens = sevens if tables.sevens_wait and tables.rules.seven else 0
        self.desk = Desk(layout, state, self.sevens)
        self.slotted = sevens if tables.auto_seven and uses else 0
        self.unlike = 0
        if self.sevens:
            seven = layout.place[state.trump * FACES // 4]
            self.unlike = (1 << layout.copies) - 1 << seven  # one may have paid, another not
            need = ((1, 1 << seven),)
            bit = 1 << len(tables.melds)
            goals.append(
                Goal(tables.rules.seven, bit, need, self.sevens, 0, waits=True, slots=uses, size=1)
            )
        goals.sort(key=lambda goal: -goal.points)
        self.goals = tuple(goals)
        self.patient = bool(self.sevens) or not tables.needs_trick_card
        self.waiting = self.single and not tables.needs_trick_card
        self.books = [Book(0, NO_PAST, ())]
        self.numbers: dict[tuple[int, Past, int, int], int] = {}
        self.most = [0]
        self.roles = [0]
        self._faded: dict[tuple[int, int], int] = {}
        self._outcomes: dict[tuple[int, int, int], Outcomes] = {}
        self._lasts: dict[tuple[int, int], int] = {}
        self._waited: dict[tuple[int, int, int], Outcomes] = {}
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
        return Goal(points, 1 << meld.index, need, places, barred, waits, 1, len(meld.faces))

    # --- books --------------------------------------------------------------------------------

    def of(self, state: BeziqueState, seat: int, left: int) -> int:
        """The book of a seat, when the cards of `left` are still to be won."""
        opened, past = self.desk.opened(state, seat), self.desk.past(state, seat)
        return self._reduced(opened, past, self.goals, left)

    def fade(self, number: int, left: int) -> int:
        """What becomes of a book when some cards are gone and only those of `left` are to come."""
        if not number:
            return 0
        key = number, left & self.roles[number]
        found = self._faded.get(key)
        if found is None:
            opened, past, goals = self.books[number]
            found = self._faded[key] = self._reduced(opened, past, goals, key[1])
        return found

    def _reduced(self, opened: int, past: Past, goals: tuple[Goal, ...], left: int) -> int:
        """The number of a book less all that can no longer matter."""
        if not left:
            return 0
        kept = []
        roles = most = which = 0
        levels = self.layout.levels(opened | left)
        for goal in goals:
            points, bit, need, places, _, waits, _, _ = goal
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
        if not kept:
            return 0
        opened &= roles
        if self.single:
            opened = self._plain(opened, left)
        elif past[0]:
            past = self._worn(opened, past)
        return self._number(Book(opened, past, tuple(kept)), which, most, roles)

    def _number(self, book: Book, which: int, most: int, roles: int) -> int:
        """The number of a book, a new one if it is new; `which` are the bits of its goals."""
        key = book.open, book.past, which, most
        number = self.numbers.get(key)
        if number is None:
            number = self.numbers[key] = len(self.books)
            self.books.append(book)
            self.most.append(most)
            self.roles.append(roles | self.slotted)
        return number

    def _plain(self, opened: int, left: int) -> int:
        """The set with the lowest copies of each face, as if those had been won: all are alike."""
        fixed = left | self.unlike
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

    def last(self, number: int, fresh: int) -> int:
        """The most points of the seat with this book that wins these two places, and no more."""
        counts = fresh & self.roles[number]
        if not number or not (counts or self.patient):
            return 0
        found = self._lasts.get((number, counts))
        if found is None:
            now = self._offers(number, fresh)
            ends = self._ways(number, fresh, now) if now else []
            found = self._lasts[number, counts] = max((points for points, *_ in ends), default=0)
        return found

    def after(self, number: int, fresh: int, left: int) -> Outcomes:
        """What the seat with this book may make of winning a trick of these two places."""
        if not number:
            return NOTHING
        if not left:
            return [(self.last(number, fresh), 0)]
        roles = self.roles[number]
        counts = fresh & roles
        if not (counts or self.patient):
            return [(0, self.fade(number, left))]
        key = number, counts, left & roles
        found = self._outcomes.get(key)
        if found is None:
            found = self._outcomes[key] = self._after(number, fresh, left)
        return found

    def _after(self, number: int, fresh: int, left: int) -> Outcomes:
        """The same, where some card of the trick matters, or something waits."""
        opened, past, goals = self.books[number]
        later = self._reduced(opened | fresh, past, goals, left)
        now = self._offers(number, fresh)
        if not now:
            return [(0, later)]
        if self.single:
            if not later:
                return [(self.last(number, fresh), 0)]
            if self.waiting:
                return self._whenever(later, left, self._slots(fresh))
            goals = self.books[later].goals
        return self._best(self._ways(number, fresh, now), goals, left)

    def _whenever(self, number: int, left: int, slots: int) -> Outcomes:
        """The same where no card of the trick is wanted: which are, makes no difference."""
        key = number, left & self.roles[number], slots
        found = self._waited.get(key)
        if found is None:
            opened, _, goals = self.books[number]
            ends = packings(self.layout, opened, 0, goals, slots)
            found = self._waited[key] = self._best(ends, goals, left)
        return found

    def _slots(self, fresh: int) -> int:
        """How many melds a trick of these places leaves room for."""
        return self.limit - (fresh & self.slotted).bit_count()

    def _ways(self, number: int, fresh: int, now: tuple[Goal, ...]) -> list[End]:
        """All ways to declare of a book, and these goals, at a trick of these two places."""
        opened, past, _ = self.books[number]
        if self.single:
            fresh &= self.roles[number]
            return packings(self.layout, opened | fresh, fresh, now, self._slots(fresh))
        key = number, fresh & self.roles[number]
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = self.desk.played(opened, past, fresh)
        return found

    def declare(self, state: BeziqueState, left: int) -> Outcomes:
        """What the seat that may declare now may make of it."""
        seat = state.to_move
        if self.single:
            fresh = self.layout.hold(state.fresh)
            slots = self.limit - state.slots
            ends = packings(self.layout, self.desk.opened(state, seat), fresh, self.goals, slots)
        else:
            ends = self.desk.declared(state)
        return self._best(ends, self.goals, left)

    def _offers(self, number: int, fresh: int) -> tuple[Goal, ...]:
        """The goals that might be declared."""
        opened, _, goals = self.books[number]
        levels = self.layout.levels(opened | fresh)
        found = []
        for goal in goals:
            if (goal.waits or goal.places & fresh) and is_full(goal, levels):
                found.append(goal)
        return tuple(found)

    def _best(self, ends: list[End], goals: tuple[Goal, ...], left: int) -> Outcomes:
        """The ways to declare of which none is plainly worse than another, most points first."""
        most: dict[int, int] = {}
        for points, opened, past in ends:
            number = self._reduced(opened, past, goals, left)
            most[number] = max(points, most.get(number, 0))
        ranked = sorted(((points, number) for number, points in most.items()), reverse=True)
        found: Outcomes = []
        for points, number in ranked:
            for more, better in found:
                if self._covers(better, number, more - points, left):
                    break
            else:
                found.append((points, number))
        return found

    def _covers(self, better: int, number: int, more: int, left: int) -> bool:
        """Whether so many points more make up for all that the better book may lack."""
        if more >= self.most[number]:
            return True
        if not self.single:
            return False
        opened, _, goals = self.books[number]
        lacks = opened & ~self.books[better].open
        if not lacks:
            return True
        most = lacks.bit_count()
        usable = self.layout.levels(opened | left)
        lost = worst = 0
        for goal in goals:
            hit = goal.places & lacks
            if hit:
                worst = max(worst, goal.points)
                lost += goal.points * min(hit.bit_count(), fills(goal.need, usable))
        return min(worst * most, lost) <= more
