"""Books of won cards that count in more than one meld: the engine itself says what may be declared.

Each trick is played at a *desk*, a state of its own.
"""

from __future__ import annotations

from collections.abc import Hashable

from engine.bezique.endgame_bits import BreakError, TooFarError
from engine.bezique.endgame_books import Book, Books, Outcomes, may_score
from engine.bezique.endgame_cards import Spots
from engine.bezique.endgame_goals import End, Goal, Past, fills, offers
from engine.bezique.endgame_scopes import Scope
from engine.bezique.kinds import (
    BEZIQUES,
    CARD_BIT,
    DECLARE,
    LAY,
    MELD,
    MELDED,
    NEVER,
    PLAY,
    SEQUENCE,
    SEVEN_SCORED,
    card_bits,
)
from engine.bezique.state import BeziqueState
from engine.cards import FACES

MOST_STEPS = 7_000
"""How many states of declaring a question may lead to before it is given up."""
BIT = 100
"""After so many in a bit no further trick is played."""


class ReusedBooks(Books):
    """The books of a deal in which won cards may count more than once."""

    def __init__(self, spots: Spots, state: BeziqueState) -> None:
        super().__init__(spots, state)
        self.melds = state.tables.melds
        self.start = _cleared(state)
        self.steps = 0
        self.rest = NEVER
        self._declared: dict[Hashable, Outcomes] = {}
        self._alike: dict[tuple[int, int], Scope] = {}

    def begin(self) -> None:
        self.steps = 0
        self.rest = NEVER

    def begin_bit(self) -> None:
        self.rest = self.steps + BIT

    def past(self, state: BeziqueState, seat: int) -> Past:
        """What the won cards of a seat have counted in, as far as that may matter."""
        used, place = state.used, self.layout.place
        counted = sorted((place[c], used[c] & MELDED) for c in state.won[seat] if used[c] & MELDED)
        melds = {
            (index, cards)
            for _, index, cards, _ in state.melds
            if self.melds[index].level & (BEZIQUES | SEQUENCE)
        }
        return tuple(counted), tuple(sorted(melds))

    def reduced(self, opened: int, past: Past, scope: Scope, left: int) -> int:
        if not left:
            return 0
        kept = []
        most = which = 0
        levels = self.layout.levels(opened | left)
        for goal in scope.goals:
            if goal.places & left or goal.waits:
                usable = levels
                if past[0]:
                    usable = self.layout.levels(left | unbarred(goal, opened, past))
                times = fills(goal.need, usable)
                if times:
                    kept.append(goal)
                    which |= goal.bit
                    most += times * goal.points
        if not kept:
            return 0
        now = self._alike.setdefault((which, most), Scope(tuple(kept), most))
        opened &= now.places
        return self.number(opened, self._worn(opened, past), now)

    def promises(self, opened: int, scope: Scope) -> tuple[int, int]:  # noqa: ARG002
        return scope.places, 0

    def _worn(self, opened: int, past: Past) -> Past:
        """The part of a past that is about open cards."""
        if not past[0]:
            return past
        place = self.layout.place
        used = tuple(entry for entry in past[0] if opened >> entry[0] & 1)
        melds = tuple(
            (index, cards)
            for index, cards in past[1]
            if any(card >= 0 and opened >> place[card] & 1 for card in cards)
        )
        return used, melds

    def declare(self, state: BeziqueState, left: int) -> Outcomes:
        """What the seat that may declare now may make of it."""
        near = state.slots, state.fresh, state.passed_by, *state.open
        key = state.to_move, near, state.used.tobytes(), tuple(state.melds), left
        found = self._declared.get(key)
        if found is None:
            table = state.clone()
            table.hands = [[0], [0]]  # so that no end of the deal is counted in
            table.stop_at = NEVER
            ways = self._ways_on(table, state.to_move)
            found = self._declared[key] = self.best(ways, self.scope, self.spots.widened(left))
        return found

    def ways(self, book: Book, fresh: int, counts: int) -> list[End]:
        opened, past, scope = book
        new = self.spots.widened(counts)
        if not offers(scope.goals, self.layout.levels(opened | new), new):
            return [(0, opened | new, past)]
        return self.played(opened, past, self.spots.widened(fresh))

    # --- the desk -----------------------------------------------------------------------------

    def played(self, opened: int, past: Past, fresh: int) -> list[End]:
        """All ways to declare at a trick of the two fresh places, with these open ones won before.

        `past` is what those have counted in.
        """
        if self.steps >= self.rest:
            raise BreakError
        state = self.start.clone()
        held = self.layout.cards(opened)
        state.won = [held[:], held[:]]
        for seat in (0, 1):
            state.set_open(seat, card_bits(held))
        for place, counted in past[0]:
            state.used[self.layout.card[place]] |= counted
        state.melds = [(0, index, cards, -1) for index, cards in past[1]]
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
            self.steps += 1
            if self.steps > MOST_STEPS:
                raise TooFarError
            key = now.phase, now.slots, now.used.tobytes(), tuple(sorted(now.melds[begun:]))
            if key in known:
                continue
            known.add(key)
            if now.phase != DECLARE:
                end = self.opened(now, seat), self.past(now, seat)
                found[end] = max(now.totals[seat] - state.totals[seat], found.get(end, 0))
                continue
            for action in now.options:
                if not MELD <= action < LAY or self._in_order(now, action):
                    then = now.clone()
                    then.apply(action)
                    stack.append(then)
        return sorted(((points, *end) for end, points in found.items()), reverse=True)

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
        melds = [place for place, (_, _, cards, _) in enumerate(state.melds) if card in cards]
        return fresh, state.used[card], melds


def _cleared(state: BeziqueState) -> BeziqueState:
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
        if may_score(state, card):
            desk.used[card] &= ~SEVEN_SCORED
    return desk


def unbarred(goal: Goal, opened: int, past: Past) -> int:
    """The open places whose cards have not counted in such a meld."""
    for place, counted in past[0]:
        if counted & goal.barred:
            opened &= ~(1 << place)
    return opened
