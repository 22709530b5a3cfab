"""The goals that a seat may still reach in the endgame of two, by the cards it has or may win.

They are the same in every deal of a variant under a trump suit, so they are cached across deals.
"""

from __future__ import annotations

from functools import lru_cache

from brisques.bezique.endgame.card_sets import PackOrder, members, pack_order, set_of
from brisques.bezique.endgame.goals import Goal, Need, Steps, times_made, without
from brisques.bezique.meld_types import UNREACHABLE, Meld
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.cards import FACES

MAX_CACHED = 10_000
"""Entries cached for a variant under a trump suit before the cache is cleared."""


class ReachableGoals:
    """The goals that a seat may still reach with some cards, and bounds on what they bring.

    `cards` are all cards of the goals, `most` is an upper bound of their points, `times` one of
    how many goals are made. `demand[n]` are the faces of which n copies or more may be used; the
    last n is one more than the pack has. `paths` are, for each goal, the cards that let it be
    declared, and its steps.
    """

    def __init__(
        self, goals: tuple[Goal, ...], most: int, demand: tuple[int, ...] = (), times: int = 0
    ) -> None:
        self.goals = goals
        self.most = most
        self.times = times
        self.demand = demand
        self.cards = 0
        for goal in goals:
            self.cards |= goal.cards
        self.paths = [(-1 if goal.waits else goal.cards, goal.steps) for goal in goals]

    def short(self, levels: list[int]) -> int:
        """Return the faces that are in more demand than cards with these levels can meet."""
        short = self.demand[-1]
        for n in range(1, len(levels)):
            short |= self.demand[n] & ~levels[n]
        return short


class ReachableTable:
    """All `ReachableGoals` of a variant under a trump suit; `all` has every goal.

    `sevens` are the deeces that score when declared, as a pack set.
    """

    def __init__(self, ruleset: BeziqueRuleset, trump: int, sevens: int) -> None:
        self.pack = pack_order(ruleset, trump)
        goals = meld_goals(ruleset, trump)
        if sevens:
            goals.append(seven_goal(ruleset, trump, sevens))
        goals.sort(key=lambda goal: -goal.points)
        demand = (self.pack.base,) * (self.pack.copies + 2)
        self.all = ReachableGoals(tuple(goals), UNREACHABLE, demand)
        self._demands: dict[int, tuple[int, ...]] = {}
        self._cache: dict[tuple[int, int], ReachableGoals] = {}

    def narrow(self, reachable: ReachableGoals, usable: int, winnable: int) -> ReachableGoals:
        """Return the goals still reachable with these usable cards and those to be won."""
        levels = self.pack.levels((usable | winnable) & reachable.cards)
        made = 0
        for triggers, steps in reachable.paths:
            if triggers & winnable:  # else no card comes that lets it be declared
                for bit, wanted, faces in steps:
                    if levels[wanted] & faces != faces:
                        break
                    made |= bit
        demand = self._demands.get(made)
        if demand is None:
            demand = self._demands[made] = demanded(_kept(reachable, made, levels), levels)
        held = 0  # as the lowest copies of each face, and no more than are in demand
        for n in range(1, len(levels)):
            held |= (levels[n] & demand[n]) << n - 1
        narrowed = self._cache.get((made, held))
        if narrowed is None:
            if len(self._cache) >= MAX_CACHED:
                self._cache.clear()
                self._demands.clear()
            narrowed = self._cache[made, held] = self._reachable(
                _kept(reachable, made, levels), demand, held
            )
        return narrowed

    def _reachable(
        self, goals: list[tuple[Goal, int]], demand: tuple[int, ...], held: int
    ) -> ReachableGoals:
        """Return the record of some goals, each with how often the cards held make it."""
        times = sum(times for _, times in goals)
        reachable = ReachableGoals(tuple(goal for goal, _ in goals), 0, demand, times)
        short = reachable.short(self.pack.levels(held))
        reachable.most = most_points(self.pack, goals, short, held)
        return reachable


def _kept(reachable: ReachableGoals, made: int, levels: list[int]) -> list[tuple[Goal, int]]:
    """Return the goals whose bits are in `made`, each with how often the cards make it."""
    return [(goal, times_made(goal.need, levels)) for goal in reachable.goals if goal.bit & made]


@lru_cache(maxsize=16)
def reachable_table(ruleset: BeziqueRuleset, trump: int, sevens: int) -> ReachableTable:
    """Return the table of a variant under a trump suit, shared by all its deals."""
    return ReachableTable(ruleset, trump, sevens)


def meld_goals(ruleset: BeziqueRuleset, trump: int) -> list[Goal]:
    """Return the melds that score under a trump suit, as goals."""
    pack, context = pack_order(ruleset, trump), ruleset.contexts[trump]
    return [_goal(pack, ruleset, meld, context.points[meld.index]) for meld in context.scoring]


def _goal(pack: PackOrder, ruleset: BeziqueRuleset, meld: Meld, points: int) -> Goal:
    index = pack.index
    counts = sorted({wanted for _, wanted in meld.need})
    need = tuple((n, set_of(index[f] for f, wanted in meld.need if wanted == n)) for n in counts)
    waits = not ruleset.needs_trick_card
    cards = pack.to_set(members(meld.cards))
    bit = 1 << meld.index
    steps = steps_of(need, bit, ruleset)
    return Goal(points, bit, need, steps, cards, waits, 1, len(meld.faces))


def seven_goal(ruleset: BeziqueRuleset, trump: int, sevens: int) -> Goal:
    """Return the goal of a deece that scores when declared, one of the pack set `sevens`."""
    rules = ruleset.rules
    need = ((1, 1 << pack_order(ruleset, trump).index[trump * FACES // 4]),)
    bit = 1 << len(ruleset.melds)
    slots = int(ruleset.seven_uses_slot)
    steps = steps_of(need, bit, ruleset)
    return Goal(rules.seven, bit, need, steps, sevens, waits=True, slots=slots, size=1)


def steps_of(need: Need, bit: int, ruleset: BeziqueRuleset) -> Steps:
    """Return the steps for making a goal once, twice and so on; each time has its own bit."""
    steps = []
    for times in range(1, ruleset.rules.copies // need[-1][0] + 1):
        steps += [(0, times * wanted, faces) for wanted, faces in need]
        steps[-1] = (bit, *steps[-1][1:])
        bit <<= len(ruleset.melds) + 1
    return tuple(steps)


def demanded(goals: list[tuple[Goal, int]], levels: list[int]) -> tuple[int, ...]:
    """Return, by n, the faces of which n copies or more of the cards may be used.

    Each goal comes with how often it may be made.
    """
    demand = levels[:1] + [0] * len(levels)
    for goal, times in goals:
        for wanted, faces in goal.need:
            for _ in range(times * wanted):
                for n in range(len(levels), 0, -1):
                    demand[n] |= demand[n - 1] & faces
    return tuple(demand)


def most_points(pack: PackOrder, goals: list[tuple[Goal, int]], short: int, held: int) -> int:
    """Return the most points of goals made together of the cards held, some faces being short.

    Each goal comes with how often it may be made at most.
    """
    scarce = short * ((1 << pack.copies) - 1)
    most = 0
    rivals = []
    for goal, times in goals:
        if goal.cards & scarce:
            rivals.append((goal, times))
        else:
            most += times * goal.points
    return most + most_points_of_rivals(pack, held, rivals) if rivals else most


def most_points_of_rivals(pack: PackOrder, held: int, goals: list[tuple[Goal, int]]) -> int:
    """Return the most points of goals that compete for cards (branch and bound)."""
    bounds = [0]
    for goal, times in reversed(goals):
        bounds.append(bounds[-1] + times * goal.points)
    bounds.reverse()
    best = 0

    def take(first: int, held: int, points: int) -> None:
        nonlocal best
        best = max(best, points)
        for number in range(first, len(goals)):
            if points + bounds[number] <= best:
                return
            goal, _ = goals[number]
            rest = without(pack, held, goal)
            if rest >= 0:
                take(number, rest, points + goal.points)

    take(0, held, 0)
    return best
