"""What cards are still good for: hopes of melds, valued by how likely the missing cards come.

A *hope* is one meld, or one quartet of any suits. Its value for a set of cards goes by the cards it
lacks and by the copies of them that may still be had. Hopes are asked at every card of a million
playouts, so each remembers its answers by the cards that concern it: how the meld stands for all
policies, what that is worth for each.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from brisques.bezique.meld_types import MELDED, QUARTET, Meld

if TYPE_CHECKING:
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.bezique.trump_context import TrumpContext

STAGES = 9
"""Stages of a deal: 0 when the stock is gone, then by eighths of it."""
MOST_MISSING = 5
MOST_STUDIES = 1 << 14
MOST_ANSWERS = 1 << 12
"""What is remembered of one need, and of one hope, before it starts anew."""
BIG = 200
"""Points of a meld that is worth any card of the hand to complete.

For a smaller one the card that takes it may be worth more: duels of the policy over 300 pairs made
-0.5 ± 2.5 points a deal with 200, -5.5 ± 3.7 with 100 and -22 ± 10 with every meld.
"""
AGAIN = 0.3
"""How likely a meld that lies there whole is made again."""

Deltas = tuple[tuple[int, float], ...]
"""Faces, each with what one card of it more, or less, changes."""


class Outlook(NamedTuple):
    """How a meld stands: how often it is complete, what is missing for the next, and its chance."""

    complete: int
    missing: int
    chance: float


Study = tuple[Outlook, tuple[tuple[int, Outlook], ...]]
"""How a meld stands, and how it would with one card more, or less, of a face."""


class Need:
    """What a meld needs: the faces, the bits that spoil a card for it, and how it stands.

    Nothing here goes by weights, so one serves all policies. `cards` has a bit for each physical
    card of its faces, `copies` the same face by face; `again` is true where the same meld may be
    made again with one new card (`re-form`). `draws[stage]` is the chance that a card still comes.
    """

    def __init__(
        self, ruleset: BeziqueRuleset, context: TrumpContext, meld: Meld, draws: tuple[float, ...]
    ) -> None:
        self.points = context.points[meld.index]
        self.any_four = is_any_four(context, meld)
        rank = meld.faces[0] & 7
        self.of = [suit * 8 + rank for suit in range(4)] if self.any_four else [*dict(meld.need)]
        self.needs = [1] * 4 if self.any_four else [wanted for _, wanted in meld.need]
        span = range(ruleset.rules.copies)
        self.copies = [sum(1 << f + 32 * copy for copy in span) for f in self.of]
        self.faces = sum(1 << f for f in self.of)
        self.cards = sum(self.copies)
        self.level = meld.level
        self.again = ruleset.rules.reuse == "re-form"
        self.spoils = meld.level | meld.higher
        if self.again:
            self.spoils = meld.higher
        elif ruleset.spends:
            self.spoils = MELDED
        self.draws = draws
        self.studies: dict[tuple[int, int, int, int], Study] = {}

    def study(self, stage: int, held: int, left: int, change: int) -> Study:
        """How the meld stands with these cards, `left` still to come; `change` is 1 or -1."""
        key = stage, held, left, change
        found = self.studies.get(key)
        if found is None:
            if len(self.studies) > MOST_STUDIES:
                self.studies.clear()
            counts, to_come = self._counts(held), self._counts(left)
            now = self._outlook(stage, counts, to_come)
            changed = []
            for place, f in enumerate(self.of):
                if change > 0 or counts[place]:
                    counts[place] += change
                    to_come[place] -= change > 0
                    changed.append((f, self._outlook(stage, counts, to_come)))
                    counts[place] -= change
                    to_come[place] += change > 0
            found = self.studies[key] = (now, tuple(changed))
        return found

    def add_parts(self, parts: list[float], stage: int, held: int, left: int, fresh: bool) -> None:
        """Add the expected points of a meld that lacks `missing` cards to `parts[1 + missing]`."""
        complete, missing, chance = self.study(stage, held, left & self.cards, 1)[0]
        if complete and not fresh:
            parts[2] += self.points * AGAIN
            return
        parts[1] += self.points * complete
        if missing < MOST_MISSING:
            parts[1 + missing] += self.points * chance

    def _counts(self, cards: int) -> list[int]:
        return [(cards & copies).bit_count() for copies in self.copies]

    def _outlook(self, stage: int, counts: list[int], to_come: list[int]) -> Outlook:
        draw = self.draws[stage]
        if self.any_four:
            complete, over = divmod(sum(counts), 4)
            return Outlook(complete, 4 - over, at_least(4 - over, sum(to_come), draw))
        complete = min(have // want for have, want in zip(counts, self.needs, strict=True))
        missing = 0
        chance = 1.0
        for have, want, more in zip(counts, self.needs, to_come, strict=True):
            short = want * (complete + 1) - have
            if short > 0:
                missing += short
                chance *= at_least(short, more, draw)
        return Outlook(complete, missing, chance)


class Gain(NamedTuple):
    """What one more card of each face adds, and which faces complete the meld.

    Completing a meld of `BIG` points adds `sure` to that: it is declared at once, so all its points
    count, and not only their share for a meld that waits.
    """

    adds: Deltas
    completes: tuple[int, ...]
    sure: float


class Loss(NamedTuple):
    """What cards are worth to a hope, the points ready to be declared, and what losing one costs.

    `breaks` are the faces without which nothing would be ready any more.
    """

    value: float
    ready: float
    costs: Deltas
    breaks: tuple[int, ...]


class Hope:
    """A need as one policy values it: what cards are worth to it, remembered.

    `share[missing]` is the part of its points that the meld is worth with so many cards missing if
    they come for certain.
    """

    __slots__ = ("gains", "losses", "need", "share")

    def __init__(self, need: Need, share: tuple[float, ...]) -> None:
        self.need = need
        self.share = share
        self.gains: dict[tuple[int, int, int], Gain] = {}
        self.losses: dict[tuple[int, int, int, bool], Loss] = {}

    def gain(self, stage: int, held: int, left: int) -> Gain:
        """What each face adds when one card of it joins these cards; `left` may still come."""
        left &= self.need.cards
        key = stage, held, left
        found = self.gains.get(key)
        if found is None:
            now, more = self.need.study(stage, held, left, 1)
            value = self._value(now, True)
            adds = ((f, self._value(then, True) - value) for f, then in more)
            if len(self.gains) > MOST_ANSWERS:
                self.gains.clear()
            big = self.need.points >= BIG
            completes = tuple(f for f, then in more if big and then.complete > now.complete)
            sure = self.need.points * max(0.0, 1.0 - self.share[0])
            joins = tuple((f, add) for f, add in adds if add)
            found = self.gains[key] = Gain(joins, completes, sure)
        return found

    def loss(self, stage: int, held: int, left: int, fresh: bool) -> Loss:
        """The value of these cards, the points that are ready, and what each face's loss costs.

        Only with a `fresh` card among them may a meld be declared that was before (`re-form`).
        """
        left &= self.need.cards
        key = stage, held, left, fresh
        found = self.losses.get(key)
        if found is None:
            now, less = self.need.study(stage, held, left, -1)
            value = self._value(now, fresh)
            ready = float(self.need.points) if now.complete and fresh else 0.0
            costs = tuple((f, value - self._value(then, fresh)) for f, then in less)
            if len(self.losses) > MOST_ANSWERS:
                self.losses.clear()
            breaks = tuple(f for f, then in less if not then.complete) if ready else ()
            found = self.losses[key] = Loss(value, ready, costs, breaks)
        return found

    def value(self, stage: int, held: int, left: int) -> float:
        """The value of these cards, all of them new."""
        return self.loss(stage, held, left, True).value

    def _value(self, outlook: Outlook, fresh: bool) -> float:
        complete, missing, chance = outlook
        share = self.share
        if complete and not fresh:
            # All of it has counted: one new card would bring it all again.
            return self.need.points * share[1] * AGAIN
        value = complete * share[0]
        if missing <= MOST_MISSING:
            value += share[missing] * chance
        return self.need.points * value


@cache
def at_least(wanted: int, copies: int, draw: float) -> float:
    """How likely so many of the copies come, each by this chance."""
    ways = range(wanted, copies + 1)
    return sum(comb(copies, n) * draw**n * (1.0 - draw) ** (copies - n) for n in ways)


@lru_cache(maxsize=64)
def find_needs(ruleset: BeziqueRuleset, context: TrumpContext) -> list[Need]:
    """The needs of all that scores under a chart, quartets of any suits being one for a rank."""
    draws = tuple(draw_chance(ruleset, stage) for stage in range(STAGES))
    needs: list[Need] = []
    ranks: set[int] = set()
    for meld in context.scoring:
        if is_any_four(context, meld):
            if meld.faces[0] & 7 in ranks:
                continue
            ranks.add(meld.faces[0] & 7)
        needs.append(Need(ruleset, context, meld, draws))
    return needs


def draw_chance(ruleset: BeziqueRuleset, stage: int) -> float:
    """How likely a seat gets a certain card that it does not see, at a stage of the deal."""
    rules = ruleset.rules
    if not stage and not rules.endgame_melds:
        return 0.0
    if ruleset.from_won:
        return 0.5  # what is won comes sooner or later to one of the two
    left = ruleset.stock * stage / (STAGES - 1)
    return left / ruleset.players / (left + rules.hand * (ruleset.players - 1))


def is_any_four(context: TrumpContext, meld: Meld) -> bool:
    """Whether the meld is one of the many quartets of a rank."""
    return meld.level == QUARTET and context.rules.quartets == "any"
