"""Meld states where each card counts in one meld only: the won cards that may still be melded.

A state holds nothing else, so that positions that differ only in useless cards are one. The ways to
declare at a trick are cached. Where a card may count in several melds, see `compound_state.py`.
"""

from __future__ import annotations

from typing import NamedTuple

from brisques.bezique.endgame.card_sets import CardsLeft, members
from brisques.bezique.endgame.goals import (
    Declared,
    Goal,
    card_choices,
    declarable,
    is_full,
    packings,
    times_made,
)
from brisques.bezique.endgame.meld_state import MeldStates, Outcomes
from brisques.bezique.endgame.reachable_melds import ReachableGoals, reachable_table
from brisques.bezique.meld_types import SEVEN_SCORED, UNREACHABLE, is_trump_seven
from brisques.bezique.state import BeziqueState
from brisques.cards import FACES


class Melds(NamedTuple):
    """One meld state: the usable cards, as a pack set, and the goals they may still serve."""

    usable: int
    reachable: ReachableGoals


class SingleUseMeldStates(MeldStates):
    """Meld states where each card counts in one meld only."""

    def __init__(self, cards_left: CardsLeft, state: BeziqueState) -> None:
        super().__init__(cards_left)
        ruleset = state.ruleset
        self.pack = pack = cards_left.pack
        self.limit = ruleset.rules.meld_limit or UNREACHABLE
        sevens = pack.to_set(card for card in pack.card if may_score(state, card))
        uses = ruleset.seven_uses_slot and state.deece_counts
        self.sevens = sevens if ruleset.declares_sevens and ruleset.rules.seven else 0
        self.slot_sevens = sevens if ruleset.auto_seven and uses else 0
        self.declares_without_card = bool(self.sevens) or not ruleset.needs_trick_card
        all_sevens = (1 << pack.copies) - 1 << pack.index[state.trump * FACES // 4]
        # Of two deeces, one may have scored: then they are not equivalent.
        self.distinct_copies = all_sevens if self.sevens else 0
        self.paid_sevens = self.distinct_copies & ~self.sevens
        self.table = reachable_table(ruleset, state.trump, self.sevens)
        self.reachable = self.table.all
        self.states = [Melds(0, ReachableGoals((), 0))]
        self.numbers: dict[tuple[int, ReachableGoals], int] = {}
        self._state_cache: dict[tuple[int, int], int] = {}
        self._usable_cache: dict[int, int] = {}
        self._declared_cache: dict[tuple[int, int], list[Declared]] = {}
        self._last_cache: dict[tuple[int, int], int] = {}
        self._last_two_cache: dict[tuple[int, int, int], int] = {}

    # --- states -------------------------------------------------------------------------------

    def state_of(self, state: BeziqueState, seat: int, winnable: int) -> int:
        """Return the meld state of a seat that may still win the cards of `winnable`."""
        key = self.usable(state, seat), winnable
        number = self._state_cache.get(key)
        if number is None:
            number = self._reduce(key[0], self.reachable, self.cards_left.widen(winnable))
            self._state_cache[key] = number
        return number

    def usable(self, state: BeziqueState, seat: int) -> int:
        """Return the won cards of a seat that may be melded, without deeces that have scored."""
        bits = state.open[seat]
        usable = self._usable_cache.get(bits)
        if usable is None:
            usable = self._usable_cache[bits] = self.pack.to_set(members(bits))
        for index in members(usable & self.sevens):
            if state.used[self.pack.card[index]] & SEVEN_SCORED:
                usable ^= 1 << index
        return usable

    def restrict_uncached(self, melds: int, winnable: int) -> int:
        """Uncached body of `restrict` for a non-empty meld state."""
        return self._reduce(*self.states[melds], self.cards_left.widen(winnable))

    def _number(self, usable: int, reachable: ReachableGoals) -> int:
        """Return the number of the state with these usable cards; add it if it is new."""
        key = usable, reachable
        number = self.numbers.get(key)
        if number is None:
            wanted, sure = self._wanted(usable, reachable)
            useful = self.cards_left.narrow(wanted | self.slot_sevens)
            number = self.new(reachable.most, sure, useful)
            self.numbers[key] = number
            self.states.append(Melds(usable, reachable))
        return number

    # --- declarations -------------------------------------------------------------------------

    def last_points(self, melds: int, trick: int) -> int:
        """Return the most points of a seat that wins these two cards and no more."""
        used = trick & self.useful[melds]
        if not melds or not (used or self.declares_without_card):
            return 0
        points = self._last_cache.get((melds, used))
        if points is None:
            points = self._last_cache[melds, used] = self._declared(melds, trick)[0][0]
        return points

    def last_two_points(self, melds: int, trick: int, last: int) -> int:
        """Return the most points of a seat that wins this trick and then the last one."""
        useful = self.useful[melds]
        used, later = trick & useful, last & useful
        if not (used or self.declares_without_card):
            return self.last_points(melds, last)
        if not (later or self.declares_without_card):
            return self.last_points(melds, trick)
        key = melds, used, later
        best = self._last_two_cache.get(key)
        if best is None:
            best = 0
            for points, usable in self._declared(melds, trick):
                after = Melds(usable, self.states[melds].reachable)
                best = max(best, points + self._declared_uncached(after, later)[0][0])
                if best == self.most[melds]:
                    break
            self._last_two_cache[key] = best
        return best

    def outcomes_uncached(self, melds: int, trick: int, winnable: int) -> Outcomes:
        """Uncached body of `outcomes` where the trick may matter and more cards may be won."""
        declared, reachable = self._declared(melds, trick), self.states[melds].reachable
        return self._undominated(declared, reachable, self.cards_left.widen(winnable))

    def outcomes_now(self, state: BeziqueState, winnable: int) -> Outcomes:
        """Return the ways to declare of the seat that may declare in this state."""
        usable = self.usable(state, state.to_move) & self.reachable.cards
        fresh = self.pack.to_set(state.fresh) & usable
        goals = declarable(self.reachable.goals, self.pack.levels(usable), fresh)
        declared = packings(self.pack, usable, fresh, goals, self.limit - state.slots)
        return self._undominated(declared, self.reachable, self.cards_left.widen(winnable))

    def _undominated(
        self, declared: list[Declared], reachable: ReachableGoals, winnable: int
    ) -> Outcomes:
        """Drop the ways to declare that another way dominates; keep the order by points."""
        self.cost += len(declared) ** 2 // 1000  # the time goes with the square
        outcomes: Outcomes = []
        for points, usable in declared:
            number = self._reduce(usable, reachable, winnable)
            if not outcomes or not self._is_dominated(points, number, outcomes, winnable):
                outcomes.append((points, number))
        return outcomes

    def _is_dominated(self, points: int, number: int, outcomes: Outcomes, winnable: int) -> bool:
        """Return whether the points of an outcome make up for all cards that it may lack."""
        if outcomes[0][0] - points >= self.most[number]:
            return True
        usable, reachable = self.states[number]
        levels = self.pack.levels(usable | winnable)
        for more, better in outcomes:
            if better == number:
                return True
            lacking = usable & ~self.states[better].usable
            lost = worst = 0  # each card is part of one meld
            for goal in reachable.goals:
                hit = (goal.cards & lacking).bit_count()
                if hit:
                    worst = worst or goal.points  # the goals come with most points first
                    times = min(hit, times_made(goal.need, levels)) if hit > 1 else 1
                    lost += times * goal.points
            if min(worst * lacking.bit_count(), lost) <= more - points:
                return True
        return False

    # --- what can still matter ----------------------------------------------------------------

    def _reduce(self, usable: int, reachable: ReachableGoals, winnable: int) -> int:
        """Return the number of the state without all that can no longer matter."""
        if not winnable:
            return 0
        now = self.table.narrow(reachable, usable, winnable)
        if not now.goals:
            return 0
        return self._number(self._canonical(usable & now.cards, winnable, now), now)

    def _wanted(self, usable: int, reachable: ReachableGoals) -> tuple[int, int]:
        """Return the cards that may help a state, and the points that it is sure of.

        Those are the points of a seat that wins all tricks.
        """
        levels = self.pack.levels(usable)
        wanted = reachable.short(levels) * ((1 << self.pack.copies) - 1) & reachable.cards
        sure = reachable.goals[0].points
        if reachable.times <= self.limit or (self.limit >= 2 and not self.declares_without_card):
            sure = reachable.most
        for goal in reachable.goals:
            if not goal.waits and is_full(goal, levels):
                wanted |= goal.cards  # any card of it that is won lets it be declared
                sure = reachable.goals[0].points
        return wanted, 0 if self.slot_sevens else sure

    def _canonical(self, usable: int, winnable: int, reachable: ReachableGoals) -> int:
        """Replace equivalent copies by the lowest ones; drop those beyond demand."""
        base, copies = self.pack.base, self.pack.copies
        if not usable & ~base:
            return usable
        fixed = winnable | self.distinct_copies
        for copy in range(1, copies):
            moved = (usable & base << copy) >> 1 & ~usable & ~fixed
            usable ^= moved | moved << 1
        levels = self.pack.levels(usable)
        for n in range(2, copies + 1):
            over = levels[n] & ~reachable.demand[n]
            for copy in range(copies - 1, -1, -1) if over else ():
                dropped = usable >> copy & over
                usable ^= dropped << copy
                over ^= dropped
        return usable

    def _declared(self, melds: int, trick: int) -> list[Declared]:
        """Return the ways to declare of a state at a trick, most points first."""
        key = melds, trick & self.useful[melds]
        declared = self._declared_cache.get(key)
        if declared is None:
            declared = self._declared_uncached(self.states[melds], key[1])
            self._declared_cache[key] = declared
        return declared

    def _declared_uncached(self, melds: Melds, used: int) -> list[Declared]:
        """Uncached body of `_declared`; `used` are the cards of the trick that matter."""
        usable, reachable = melds
        fresh = self.cards_left.widen(used)
        held = usable | fresh
        levels = self.pack.levels(held)
        goals = declarable(reachable.goals, levels, fresh)
        if not goals:
            return [(0, held)]
        slots = self.limit - (fresh & self.slot_sevens).bit_count()
        goal = goals[0]
        if len(goals) == 1 and goal.slots <= slots and self._is_free(goal, reachable, levels):
            cards, *_ = card_choices(self.pack, goal, held, fresh)
            return [(goal.points, held ^ cards)]
        return packings(self.pack, held, fresh, goals, slots)

    def _is_free(self, goal: Goal, reachable: ReachableGoals, levels: list[int]) -> bool:
        """Return whether a goal can be made only once, of cards with no other use."""
        short = reachable.short(levels)
        for _, faces in goal.need:
            if faces & short:
                return False
        return times_made(goal.need, levels) == 1


def may_score(state: BeziqueState, card: int) -> bool:
    """Return whether a card is a deece that scores when won, or has been won already."""
    if not is_trump_seven(card, state.trump):
        return False
    left = card in (*state.trick, *state.hands[0], *state.hands[1])
    return not (left and state.used[card] & SEVEN_SCORED)
