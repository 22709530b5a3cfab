"""Value the cards of unfinished melds by the chance that the missing cards still come.

`WantedMeld` holds what a meld needs and how far some cards have come towards it; it depends on the
rules alone, so all policies share it. `MeldValue` turns that into points by the weights of one
policy. Playouts ask both for every card played, so both cache their answers, keyed by the cards
that concern the meld. Sets of cards are ints with a bit for each card.
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
"""Stages of a deal: 0 when the stock is used up, then one for each eighth of it."""
MOST_MISSING = 5
MAX_CACHED_PROGRESS = 1 << 14
"""Entries that one `WantedMeld` caches before its cache is cleared."""
MAX_CACHED_VALUES = 1 << 12
"""Entries that one `MeldValue` caches before its cache is cleared."""
BIG_MELD_POINTS = 200
"""Points of a meld that is worth any card of the hand to complete.

For a smaller meld, the card that takes it may be worth more: duels of the policy over 300 pairs
made -0.5 ± 2.5 points a deal with 200, -5.5 ± 3.7 with 100 and -22 ± 10 with every meld.
"""
REFORM_CHANCE = 0.3
"""Probability that a complete meld that has been declared is declared again with a new card."""

Deltas = tuple[tuple[int, float], ...]
"""Faces, each with the change in points when one card of it is added or removed."""


class Progress(NamedTuple):
    """How far a meld is: times it is complete, cards missing for the next time, their chance."""

    complete: int
    missing: int
    chance: float


ProgressChange = tuple[Progress, tuple[tuple[int, Progress], ...]]
"""The progress of a meld now, and with one card of each face more or less."""


class WantedMeld:
    """A meld to be made: the cards it needs, and the progress of a set of cards towards it.

    `cards` has a bit for each physical card of its faces, `copies` the same face by face.
    `spoiling_levels` are the uses of a card that exclude it from this meld, as bits. `can_reform`
    is true if the same meld may be declared again with one new card (`re-form`).
    `draw_chances[stage]` is the probability that the seat still gets a given unseen card. Four of a
    rank in any suits are one meld.
    """

    def __init__(
        self,
        ruleset: BeziqueRuleset,
        context: TrumpContext,
        meld: Meld,
        draw_chances: tuple[float, ...],
    ) -> None:
        self.points = context.points[meld.index]
        self.any_suits = is_any_suit_quartet(context, meld)
        rank = meld.faces[0] & 7
        by_rank = [suit * 8 + rank for suit in range(4)]
        self.faces = by_rank if self.any_suits else [*dict(meld.need)]
        self.counts = [1] * 4 if self.any_suits else [wanted for _, wanted in meld.need]
        span = range(ruleset.rules.copies)
        self.copies = [sum(1 << f + 32 * copy for copy in span) for f in self.faces]
        self.cards = sum(self.copies)
        self.level = meld.level
        self.can_reform = ruleset.rules.reuse == "re-form"
        self.spoiling_levels = meld.level | meld.higher
        if self.can_reform:
            self.spoiling_levels = meld.higher
        elif ruleset.spends:
            self.spoiling_levels = MELDED
        self.draw_chances = draw_chances
        self._cache: dict[tuple[int, int, int, int], ProgressChange] = {}

    def progress(self, stage: int, held: int, unseen: int, change: int) -> ProgressChange:
        """Return the progress of the cards held, now and after a change by one card of each face.

        `held` and `unseen` are sets of cards of this meld; `change` is 1 (a card more) or -1.
        """
        key = stage, held, unseen, change
        progress = self._cache.get(key)
        if progress is None:
            if len(self._cache) > MAX_CACHED_PROGRESS:
                self._cache.clear()
            counts, to_come = self._count(held), self._count(unseen)
            now = self._progress_of(stage, counts, to_come)
            changed = []
            for index, f in enumerate(self.faces):
                if change > 0 or counts[index]:
                    counts[index] += change
                    to_come[index] -= change > 0
                    changed.append((f, self._progress_of(stage, counts, to_come)))
                    counts[index] -= change
                    to_come[index] += change > 0
            progress = self._cache[key] = (now, tuple(changed))
        return progress

    def add_features(
        self, features: list[float], stage: int, held: int, unseen: int, fresh: bool
    ) -> None:
        """Add the expected points of a meld with `missing` cards to `features[1 + missing]`."""
        complete, missing, chance = self.progress(stage, held, unseen & self.cards, 1)[0]
        if complete and not fresh:
            features[2] += self.points * REFORM_CHANCE
            return
        features[1] += self.points * complete
        if missing < MOST_MISSING:
            features[1 + missing] += self.points * chance

    def _count(self, cards: int) -> list[int]:
        """Count the cards of each face."""
        return [(cards & copies).bit_count() for copies in self.copies]

    def _progress_of(self, stage: int, counts: list[int], to_come: list[int]) -> Progress:
        """Uncached body of `progress`, for counts by face."""
        draw = self.draw_chances[stage]
        if self.any_suits:
            complete, over = divmod(sum(counts), 4)
            return Progress(complete, 4 - over, chance_of_at_least(4 - over, sum(to_come), draw))
        complete = min(have // want for have, want in zip(counts, self.counts, strict=True))
        missing = 0
        chance = 1.0
        for have, want, more in zip(counts, self.counts, to_come, strict=True):
            short = want * (complete + 1) - have
            if short > 0:
                missing += short
                chance *= chance_of_at_least(short, more, draw)
        return Progress(complete, missing, chance)


class Gain(NamedTuple):
    """What one more card of each face adds in points, and which faces complete the meld.

    Completing a meld of `BIG_MELD_POINTS` adds `bonus` as well: such a meld is declared at once,
    so all its points count, not only the share that `MeldValue` gives a complete meld.
    """

    adds: Deltas
    completes: tuple[int, ...]
    bonus: float


class Loss(NamedTuple):
    """The value of cards to a meld, the points ready to be declared, the cost of losing a face.

    `breaks` are the faces without which the meld is no longer complete.
    """

    value: float
    ready: float
    costs: Deltas
    breaks: tuple[int, ...]


class MeldValue:
    """The value in points of cards to one wanted meld, by the weights of one policy.

    `shares[missing]` is the share of the meld's points that it is worth with that many cards
    missing if they are certain to come.
    """

    __slots__ = ("_gains", "_losses", "meld", "shares")

    def __init__(self, meld: WantedMeld, shares: tuple[float, ...]) -> None:
        self.meld = meld
        self.shares = shares
        self._gains: dict[tuple[int, int, int], Gain] = {}
        self._losses: dict[tuple[int, int, int, bool], Loss] = {}

    def gain(self, stage: int, held: int, unseen: int) -> Gain:
        """Return what each face adds when one card of it joins the cards held."""
        unseen &= self.meld.cards
        key = stage, held, unseen
        gain = self._gains.get(key)
        if gain is None:
            now, more = self.meld.progress(stage, held, unseen, 1)
            value = self._value(now, True)
            adds = ((f, self._value(then, True) - value) for f, then in more)
            if len(self._gains) > MAX_CACHED_VALUES:
                self._gains.clear()
            big = self.meld.points >= BIG_MELD_POINTS
            completes = tuple(f for f, then in more if big and then.complete > now.complete)
            bonus = self.meld.points * max(0.0, 1.0 - self.shares[0])
            nonzero = tuple((f, add) for f, add in adds if add)
            gain = self._gains[key] = Gain(nonzero, completes, bonus)
        return gain

    def loss(self, stage: int, held: int, unseen: int, fresh: bool) -> Loss:
        """Return the value of the cards held, the points ready, and the cost of losing each face.

        A meld that has been declared may be declared again only if one of the cards is `fresh`
        (`re-form`).
        """
        unseen &= self.meld.cards
        key = stage, held, unseen, fresh
        loss = self._losses.get(key)
        if loss is None:
            now, less = self.meld.progress(stage, held, unseen, -1)
            value = self._value(now, fresh)
            ready = float(self.meld.points) if now.complete and fresh else 0.0
            costs = tuple((f, value - self._value(then, fresh)) for f, then in less)
            if len(self._losses) > MAX_CACHED_VALUES:
                self._losses.clear()
            breaks = tuple(f for f, then in less if not then.complete) if ready else ()
            loss = self._losses[key] = Loss(value, ready, costs, breaks)
        return loss

    def value(self, stage: int, held: int, unseen: int) -> float:
        """Return the value of the cards held, none of which has counted in this meld."""
        return self.loss(stage, held, unseen, True).value

    def _value(self, progress: Progress, fresh: bool) -> float:
        complete, missing, chance = progress
        shares = self.shares
        if complete and not fresh:
            # The whole meld has counted: it is one new card short of counting again.
            return self.meld.points * shares[1] * REFORM_CHANCE
        value = complete * shares[0]
        if missing <= MOST_MISSING:
            value += shares[missing] * chance
        return self.meld.points * value


@cache
def chance_of_at_least(wanted: int, copies: int, draw: float) -> float:
    """Return the probability that at least `wanted` of the copies come, each with chance `draw`."""
    counts = range(wanted, copies + 1)
    return sum(comb(copies, n) * draw**n * (1.0 - draw) ** (copies - n) for n in counts)


@lru_cache(maxsize=64)
def wanted_melds(ruleset: BeziqueRuleset, context: TrumpContext) -> list[WantedMeld]:
    """Return all melds that score under a trump context; quartets of any suits once per rank."""
    chances = tuple(draw_chance(ruleset, stage) for stage in range(STAGES))
    wanted: list[WantedMeld] = []
    ranks: set[int] = set()
    for meld in context.scoring:
        if is_any_suit_quartet(context, meld):
            if meld.faces[0] & 7 in ranks:
                continue
            ranks.add(meld.faces[0] & 7)
        wanted.append(WantedMeld(ruleset, context, meld, chances))
    return wanted


def draw_chance(ruleset: BeziqueRuleset, stage: int) -> float:
    """Return the probability that a seat gets a given unseen card, at a stage of the deal."""
    rules = ruleset.rules
    if not stage and not rules.endgame_melds:
        return 0.0
    if ruleset.from_won:
        return 0.5  # each card is won in the end, by one of two seats
    left = ruleset.stock * stage / (STAGES - 1)
    return left / ruleset.players / (left + rules.hand * (ruleset.players - 1))


def is_any_suit_quartet(context: TrumpContext, meld: Meld) -> bool:
    """Return whether the meld is four of a rank in any suits."""
    return meld.level == QUARTET and context.rules.quartets == "any"
