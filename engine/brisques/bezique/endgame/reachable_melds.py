"""How far the melds of two in the endgame may still go, by the cards that a seat has or may win.

That is the same in every deal of a variant under a trump suit, and remembered from deal to deal.
"""

from __future__ import annotations

from functools import lru_cache

from brisques.bezique.endgame.card_sets import Layout, layout, place_set, spread
from brisques.bezique.endgame.goals import Goal, Need, Steps, fills, without
from brisques.bezique.meld_types import UNREACHABLE, Meld
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.cards import FACES

MOST_KNOWN = 10_000
"""How many scopes of a variant under a trump suit are remembered before that starts anew."""


class Scope:
    """The goals that a seat may still reach with some cards, and how far these go.

    `places` are those of the goals, `most` bounds their points; `demand` has by n the faces of
    which n copies or more may be used (the last n is one more than there are), and `fills` bounds
    how many goals are reached. `paths` are what lets each goal be declared, and its steps.
    """

    def __init__(
        self, goals: tuple[Goal, ...], most: int, demand: tuple[int, ...] = (), fills: int = 0
    ) -> None:
        self.goals = goals
        self.most = most
        self.fills = fills
        self.demand = demand
        self.places = 0
        for goal in goals:
            self.places |= goal.places
        self.paths = [(-1 if goal.waits else goal.places, goal.steps) for goal in goals]

    def short(self, levels: list[int]) -> int:
        """The faces of which there is more demand than cards with these levels would meet."""
        short = self.demand[-1]
        for n in range(1, len(levels)):
            short |= self.demand[n] & ~levels[n]
        return short


class Scopes:
    """All scopes of a variant under a trump suit, of which `whole` is the largest.

    `sevens` are the places of the deeces that score when declared.
    """

    def __init__(self, ruleset: BeziqueRuleset, trump: int, sevens: int) -> None:
        self.layout = layout(ruleset, trump)
        goals = meld_goals(ruleset, trump)
        if sevens:
            goals.append(seven_goal(ruleset, trump, sevens))
        goals.sort(key=lambda goal: -goal.points)
        self.whole = Scope(
            tuple(goals), UNREACHABLE, (self.layout.base,) * (self.layout.copies + 2)
        )
        self.demands: dict[int, tuple[int, ...]] = {}
        self.known: dict[tuple[int, int], Scope] = {}

    def narrowed(self, scope: Scope, opened: int, left: int) -> Scope:
        """What remains of a scope with these open places, and these to come."""
        levels = self.layout.levels((opened | left) & scope.places)
        reached = 0
        for triggers, steps in scope.paths:
            if triggers & left:  # else nothing comes to declare it with
                for bit, wanted, faces in steps:
                    if levels[wanted] & faces != faces:
                        break
                    reached |= bit
        demand = self.demands.get(reached)
        if demand is None:
            demand = self.demands[reached] = demanded(_kept(scope, reached, levels), levels)
        held = 0  # as the lowest copies of each face, and no more than there is a demand for
        for n in range(1, len(levels)):
            held |= (levels[n] & demand[n]) << n - 1
        found = self.known.get((reached, held))
        if found is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
                self.demands.clear()
            found = self.known[reached, held] = self._scope(
                _kept(scope, reached, levels), demand, held
            )
        return found

    def _scope(self, goals: list[tuple[Goal, int]], demand: tuple[int, ...], held: int) -> Scope:
        """The scope of some goals, each with how often it may be filled of the held places."""
        found = Scope(tuple(goal for goal, _ in goals), 0, demand, sum(times for _, times in goals))
        found.most = most_of(self.layout, goals, found.short(self.layout.levels(held)), held)
        return found


def _kept(scope: Scope, reached: int, levels: list[int]) -> list[tuple[Goal, int]]:
    """The goals of a scope that are reached, and how often cards with these levels fill them."""
    return [(goal, fills(goal.need, levels)) for goal in scope.goals if goal.bit & reached]


@lru_cache(maxsize=16)
def scopes(ruleset: BeziqueRuleset, trump: int, sevens: int) -> Scopes:
    """The scopes of a variant under a trump suit."""
    return Scopes(ruleset, trump, sevens)


def meld_goals(ruleset: BeziqueRuleset, trump: int) -> list[Goal]:
    """The melds that score under a trump suit, as goals."""
    places, context = layout(ruleset, trump), ruleset.contexts[trump]
    return [_goal(places, ruleset, meld, context.points[meld.index]) for meld in context.scoring]


def _goal(places: Layout, ruleset: BeziqueRuleset, meld: Meld, points: int) -> Goal:
    place = places.place
    counts = sorted({wanted for _, wanted in meld.need})
    need = tuple((n, place_set(place[f] for f, wanted in meld.need if wanted == n)) for n in counts)
    waits = not ruleset.needs_trick_card
    all_places = places.hold(spread(meld.cards))
    bit = 1 << meld.index
    steps = steps_of(need, bit, ruleset)
    return Goal(points, bit, need, steps, all_places, waits, 1, len(meld.faces))


def seven_goal(ruleset: BeziqueRuleset, trump: int, sevens: int) -> Goal:
    """A deece that scores when it is declared, which may be any of these places."""
    rules = ruleset.rules
    need = ((1, 1 << layout(ruleset, trump).place[trump * FACES // 4]),)
    bit = 1 << len(ruleset.melds)
    slots = int(rules.seven_uses_slot)
    steps = steps_of(need, bit, ruleset)
    return Goal(rules.seven, bit, need, steps, sevens, waits=True, slots=slots, size=1)


def steps_of(need: Need, bit: int, ruleset: BeziqueRuleset) -> Steps:
    """The steps by which a goal of that bit is filled, once and again."""
    steps = []
    for times in range(1, ruleset.rules.copies // need[-1][0] + 1):
        steps += [(0, times * wanted, faces) for wanted, faces in need]
        steps[-1] = (bit, *steps[-1][1:])
        bit <<= len(ruleset.melds) + 1
    return tuple(steps)


def demanded(goals: list[tuple[Goal, int]], levels: list[int]) -> tuple[int, ...]:
    """By n, the faces of which n copies or more may be used, of what has these levels.

    Each goal comes with how often it may be filled.
    """
    demand = levels[:1] + [0] * len(levels)
    for goal, times in goals:
        for wanted, faces in goal.need:
            for _ in range(times * wanted):
                for n in range(len(levels), 0, -1):
                    demand[n] |= demand[n - 1] & faces
    return tuple(demand)


def most_of(places: Layout, goals: list[tuple[Goal, int]], short: int, held: int) -> int:
    """The most points of goals that the held places fill at once, where some faces are short.

    Each goal comes with how often it may be filled at most.
    """
    scarce = short * ((1 << places.copies) - 1)
    most = 0
    rivals = []
    for goal, times in goals:
        if goal.places & scarce:
            rivals.append((goal, times))
        else:
            most += times * goal.points
    return most + packed(places, held, rivals) if rivals else most


def packed(places: Layout, held: int, goals: list[tuple[Goal, int]]) -> int:
    """The same of goals that are in each other's way, by trying."""
    hopes = [0]
    for goal, times in reversed(goals):
        hopes.append(hopes[-1] + times * goal.points)
    hopes.reverse()
    best = 0

    def take(first: int, held: int, points: int) -> None:
        nonlocal best
        best = max(best, points)
        for number in range(first, len(goals)):
            if points + hopes[number] <= best:
                return
            goal, _ = goals[number]
            rest = without(places, held, goal)
            if rest >= 0:
                take(number, rest, points + goal.points)

    take(0, held, 0)
    return best
