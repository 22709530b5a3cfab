"""What each of two may still meld of won cards, for the endgame: books and what becomes of them.

A *book* holds the won cards of one seat that can still be part of a meld, and nothing else, so that
positions that differ in nothing else are one. What may be declared at a trick is remembered. Each
card counts but once; where one may count in more than one meld, there are slates instead
(`endgame_slates.py`).
"""

from __future__ import annotations

from typing import NamedTuple

from brisques.bezique.endgame.card_sets import Spots, spread
from brisques.bezique.endgame.goals import End, Goal, fills, is_full, offers, packings, picks
from brisques.bezique.endgame.meld_state import Marks, Outcomes
from brisques.bezique.endgame.reachable_melds import Scope, scopes
from brisques.bezique.meld_types import SEVEN_SCORED, UNREACHABLE, is_trump_seven
from brisques.bezique.state import BeziqueState
from brisques.cards import FACES


class Book(NamedTuple):
    """Open places, and what they may still be good for."""

    open: int
    scope: Scope


class Books(Marks):
    """All books of a deal; the marks are their numbers."""

    def __init__(self, spots: Spots, state: BeziqueState) -> None:
        super().__init__(spots)
        ruleset = state.ruleset
        self.layout = places = spots.layout
        self.limit = ruleset.rules.meld_limit or UNREACHABLE
        sevens = places.hold(card for card in places.card if may_score(state, card))
        uses = ruleset.rules.seven_uses_slot
        self.sevens = sevens if ruleset.declares_sevens and ruleset.rules.seven else 0
        self.slotted = sevens if ruleset.auto_seven and uses else 0
        self.patient = bool(self.sevens) or not ruleset.needs_trick_card
        seven = (1 << places.copies) - 1 << places.place[state.trump * FACES // 4]
        self.unlike = seven if self.sevens else 0  # one may have paid, another not
        self.paid = self.unlike & ~self.sevens
        self.scopes = scopes(ruleset, state.trump, self.sevens)
        self.scope = self.scopes.whole
        self.books = [Book(0, Scope((), 0))]
        self.numbers: dict[tuple[int, Scope], int] = {}
        self._known: dict[tuple[int, int], int] = {}
        self._opened: dict[int, int] = {}
        self._ends: dict[tuple[int, int], list[End]] = {}
        self._lasts: dict[tuple[int, int], int] = {}
        self._boths: dict[tuple[int, int, int], int] = {}

    # --- books --------------------------------------------------------------------------------

    def of(self, state: BeziqueState, seat: int, left: int) -> int:
        key = self.opened(state, seat), left
        found = self._known.get(key)
        if found is None:
            found = self.reduced(key[0], self.scope, self.spots.widened(left))
            self._known[key] = found
        return found

    def opened(self, state: BeziqueState, seat: int) -> int:
        """The won cards of a seat that may be melded, as places; deeces that have paid are none."""
        bits = state.open[seat]
        opened = self._opened.get(bits)
        if opened is None:
            opened = self._opened[bits] = self.layout.hold(spread(bits))
        for place in spread(opened & self.sevens):
            if state.used[self.layout.card[place]] & SEVEN_SCORED:
                opened ^= 1 << place
        return opened

    def faded(self, mark: int, left: int) -> int:
        return self.reduced(*self.books[mark], self.spots.widened(left))

    def number(self, opened: int, scope: Scope) -> int:
        """The number of the book with these open places, a new one if it is new."""
        key = opened, scope
        number = self.numbers.get(key)
        if number is None:
            wanted, sure = self.promises(opened, scope)
            number = self.new(scope.most, sure, self.spots.narrowed(wanted | self.slotted))
            self.numbers[key] = number
            self.books.append(Book(opened, scope))
        return number

    # --- declarations -------------------------------------------------------------------------

    def last(self, mark: int, fresh: int) -> int:
        counts = fresh & self.roles[mark]
        if not mark or not (counts or self.patient):
            return 0
        found = self._lasts.get((mark, counts))
        if found is None:
            found = self._lasts[mark, counts] = self.ends(mark, fresh)[0][0]
        return found

    def both(self, mark: int, fresh: int, left: int) -> int:
        roles = self.roles[mark]
        counts, later = fresh & roles, left & roles
        if not (counts or self.patient):
            return self.last(mark, left)
        if not (later or self.patient):
            return self.last(mark, fresh)
        key = mark, counts, later
        found = self._boths.get(key)
        if found is None:
            found = 0
            for points, opened in self.ends(mark, fresh):
                book = Book(opened, self.books[mark].scope)
                found = max(found, points + self.ways(book, later)[0][0])
                if found == self.most[mark]:
                    break
            self._boths[key] = found
        return found

    def outcomes(self, mark: int, fresh: int, left: int) -> Outcomes:
        ends, scope = self.ends(mark, fresh), self.books[mark].scope
        return self.best(ends, scope, self.spots.widened(left))

    def best(self, ends: list[End], scope: Scope, left: int) -> Outcomes:
        """The ways to declare of which none is plainly worse than another, most points first.

        They come with the most points first, too.
        """
        found: Outcomes = []
        for points, opened in ends:
            number = self.reduced(opened, scope, left)
            for more, better in found:
                if self.covers(better, number, more - points, left):
                    break
            else:
                found.append((points, number))
        return found

    def covers(self, better: int, number: int, more: int, left: int) -> bool:
        """Whether so many points more make up for all that the better book may lack."""
        if more >= self.most[number] or better == number:
            return True
        opened, scope = self.books[number]
        lacks = opened & ~self.books[better].open
        usable = self.layout.levels(opened | left)
        lost = worst = 0  # each card is part of one meld
        for goal in scope.goals:
            hit = goal.places & lacks
            if hit:
                worst = max(worst, goal.points)
                lost += goal.points * min(hit.bit_count(), fills(goal.need, usable))
        return min(worst * lacks.bit_count(), lost) <= more

    # --- what can still matter -----------------------------------------------------------------

    def reduced(self, opened: int, scope: Scope, left: int) -> int:
        """The number of a book less all that can no longer matter."""
        if not left:
            return 0
        now = self.scopes.narrowed(scope, opened, left)
        if not now.goals:
            return 0
        return self.number(self._plain(opened & now.places, left, now), now)

    def promises(self, opened: int, scope: Scope) -> tuple[int, int]:
        """The places that may help a book with these open ones, and the points it is sure of.

        So many at least it brings who wins all tricks.
        """
        supply = self.layout.levels(opened)
        wanted = scope.short(supply) * ((1 << self.layout.copies) - 1) & scope.places
        sure = scope.goals[0].points
        if scope.fills <= self.limit or (self.limit >= 2 and not self.patient):
            sure = scope.most
        for goal in scope.goals:
            if not goal.waits and is_full(goal, supply):
                wanted |= goal.places  # any card of it that comes lets it be declared
                sure = scope.goals[0].points
        return wanted, 0 if self.slotted else sure

    def _plain(self, opened: int, left: int, scope: Scope) -> int:
        """The set with the lowest copies of each face, as if those had been won: all are alike.

        No more are kept than there is a demand for.
        """
        base, copies = self.layout.base, self.layout.copies
        if not opened & ~base:
            return opened
        fixed = left | self.unlike
        for copy in range(1, copies):
            moved = (opened & base << copy) >> 1 & ~opened & ~fixed
            opened ^= moved | moved << 1
        levels = self.layout.levels(opened)
        for n in range(2, copies + 1):
            over = levels[n] & ~scope.demand[n]
            for copy in range(copies - 1, -1, -1) if over else ():
                found = opened >> copy & over
                opened ^= found << copy
                over ^= found
        return opened

    def ends(self, number: int, fresh: int) -> list[End]:
        """The ways to declare of a book at a trick of these two spots, most points first."""
        key = number, fresh & self.roles[number]
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = self.ways(self.books[number], key[1])
        return found

    def ways(self, book: Book, counts: int) -> list[End]:
        """The same, if it is not remembered; `counts` are those of the two spots that matter."""
        opened, scope = book
        new = self.spots.widened(counts)
        held = opened | new
        levels = self.layout.levels(held)
        now = offers(scope.goals, levels, new)
        if not now:
            return [(0, held)]
        slots = self.limit - (new & self.slotted).bit_count()
        if len(now) == 1 and now[0].slots <= slots and self._is_free(now[0], scope, levels):
            cards, *_ = picks(self.layout, now[0], held, new)
            return [(now[0].points, held ^ cards)]
        return packings(self.layout, held, new, now, slots)

    def _is_free(self, goal: Goal, scope: Scope, levels: list[int]) -> bool:
        """Whether a goal can be filled but once, by cards for which there is no other use."""
        short = scope.short(levels)
        for _, faces in goal.need:
            if faces & short:
                return False
        return fills(goal.need, levels) == 1

    def declare(self, state: BeziqueState, left: int) -> Outcomes:
        fresh = self.layout.hold(state.fresh)
        opened = self.opened(state, state.to_move) & self.scope.places
        now = offers(self.scope.goals, self.layout.levels(opened), fresh)
        ends = packings(self.layout, opened, fresh, now, self.limit - state.slots)
        return self.best(ends, self.scope, self.spots.widened(left))


def may_score(state: BeziqueState, card: int) -> bool:
    """Whether a card is a deece that scores when won; what is won already is not asked about."""
    if not is_trump_seven(card, state.trump):
        return False
    left = card in (*state.trick, *state.hands[0], *state.hands[1])
    return not (left and state.used[card] & SEVEN_SCORED)
