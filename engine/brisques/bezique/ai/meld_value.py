"""Value the cards of unfinished melds by the chance that the missing cards still come.

`WantedMeld` holds what a meld needs and how far some cards have come towards it; it depends on the
rules alone, so all policies share it. `MeldValue` turns that into points by the weights of one
policy. Playouts ask both for every card played, so both cache their answers, keyed by the bits of
a situation (`situation.py`) that concern the meld.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain
from math import comb, prod
from typing import TYPE_CHECKING, NamedTuple

from brisques.bezique.ai.situation import (
    COUNT_BITS,
    COUNT_MASK,
    FRESH,
    ONE_CARD,
    ONE_MORE,
    PRESENT,
    RANK_MASK,
    STAGE,
    STAGE_MASK,
    TO_COME,
    rank_shift,
)
from brisques.bezique.cache import BoundedCache
from brisques.bezique.meld_types import MELDED, QUARTET, Meld
from brisques.cards import FACES, MOST_COPIES

if TYPE_CHECKING:
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.bezique.trump_context import TrumpContext

STAGES = 9
"""Stages of a deal: 0 when the stock is used up, then one for each eighth of it."""
MOST_MISSING = 5
MAX_CACHED_PROGRESS = 1 << 13
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


FacesProgress = tuple[tuple[int, ...], Progress]
"""The progress with one card of any of these faces more or less."""


class Need(NamedTuple):
    """A number of cards that a meld needs: of one face, or of four faces in any suits.

    `shift` and `mask` say where a situation counts them.
    """

    wanted: int
    faces: tuple[int, ...]
    shift: int
    mask: int


class WantedMeld:
    """A meld to be made: the cards it needs, and the progress of some cards towards it.

    `mask` are the bits of a situation that concern it; it is a situation of ranks if `any_suits`.
    `is_long` melds take one card each of four or five faces.
    `spoiling_levels` are the uses of a card that exclude it from this meld, as bits. `can_reform`
    is true if the same meld may be declared again with one new card (`re-form`). Melds with equal
    `uses` have the same situation. `draw_chances[stage]` is the probability that the seat still
    gets a given unseen card.
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
        self.needs = _any_suit_needs(meld) if self.any_suits else _needs(meld)
        self.level = meld.level
        self.can_reform = ruleset.rules.reuse == "re-form"
        self.spoiling_levels = meld.level | meld.higher
        if self.can_reform:
            self.spoiling_levels = meld.higher
        elif ruleset.spends:
            self.spoiling_levels = MELDED
        self.uses = self.spoiling_levels, self.level if self.can_reform else 0, self.any_suits
        self.faces = tuple([f for need in self.needs for f in need.faces])
        self.is_long = len(self.needs) > 3 and all(need.wanted == 1 for need in self.needs)
        counts = sum(need.mask << need.shift for need in self.needs)
        self.progress_mask = counts | counts << TO_COME | STAGE_MASK << STAGE
        self.fresh_mask = counts << FRESH if self.can_reform else 0
        self.mask = self.progress_mask | self.fresh_mask
        if self.any_suits:
            self.mask |= sum(ONE_CARD[f] << PRESENT for f in self.needs[0].faces)
        self.draw_chances = draw_chances
        self._progress = BoundedCache(self._find_progress, MAX_CACHED_PROGRESS)

    def progress(self, situation: int) -> Progress:
        """Return the progress of the cards held."""
        return self._progress[situation & self.progress_mask]

    def changes(self, situation: int, change: int) -> tuple[Progress, list[FacesProgress]]:
        """Return the progress now, and as it is with one card more (1) or less (-1) of some faces.

        Faces are left out of which no card may come, or none is held, or whose change changes
        nothing.
        """
        draw = self.draw_chances[situation >> STAGE & STAGE_MASK]
        complete, shorts, chances = self._shorts(situation, draw)
        missing = sum([short for short in shorts if short > 0])
        now = Progress(complete, missing, prod(chances))
        changed: list[FacesProgress] = []
        for place, (wanted, _, shift, mask) in enumerate(self.needs):
            before, counted = shorts[place], situation >> (shift if change < 0 else TO_COME + shift)
            short = before - change
            if not counted & mask or (before <= 0 and short <= 0):
                continue
            if short > wanted or missing == change:  # the meld is complete once less, or once more
                one = ONE_MORE << shift if change > 0 else -1 << shift
                then = self.progress(situation + one)
            else:
                more = (situation >> TO_COME + shift & mask) - (change > 0)
                chance = chance_of_at_least(short, more, draw) if short > 0 else 1.0
                others = prod([*chances[:place], chance, *chances[place + 1 :]])
                then = Progress(complete, missing - change, others)
            changed.append((self._faces(place, situation, change), then))
        return now, changed

    def _faces(self, place: int, situation: int, change: int) -> tuple[int, ...]:
        """Return the faces of a need of which a card may come, or is held."""
        faces = self.needs[place].faces
        if change < 0 and self.any_suits:
            return tuple([f for f in faces if situation & ONE_CARD[f] << PRESENT])
        return faces

    def is_fresh(self, situation: int) -> bool:
        """Return whether the meld may be declared if complete: `re-form` demands a new card."""
        return not self.can_reform or situation & self.fresh_mask != 0

    def _find_progress(self, situation: int) -> Progress:
        draw = self.draw_chances[situation >> STAGE]
        complete, shorts, chances = self._shorts(situation, draw)
        return Progress(complete, sum([short for short in shorts if short > 0]), prod(chances))

    def _shorts(self, situation: int, draw: float) -> tuple[int, list[int], list[float]]:
        """Return how often the meld is complete; by need, the cards short of once more, and the
        chance that they come.
        """
        to_come = situation >> TO_COME
        needs = self.needs
        complete = min([(situation >> shift & mask) // wanted for wanted, _, shift, mask in needs])
        shorts, chances = [], []
        for wanted, _, shift, mask in needs:
            short = wanted * (complete + 1) - (situation >> shift & mask)
            shorts.append(short)
            chances.append(
                chance_of_at_least(short, to_come >> shift & mask, draw) if short > 0 else 1.0
            )
        return complete, shorts, chances


def _needs(meld: Meld) -> list[Need]:
    return [Need(wanted, (f,), COUNT_BITS * f, COUNT_MASK) for f, wanted in meld.need]


def _any_suit_needs(meld: Meld) -> list[Need]:
    rank = meld.faces[0] & 7
    return [Need(4, tuple(range(rank, FACES, 8)), rank_shift(rank), RANK_MASK)]


class Gain(NamedTuple):
    """What one more card of each face adds in points, and which faces complete the meld.

    Completing a meld of `BIG_MELD_POINTS` adds `bonus` as well: such a meld is declared at once,
    so all its points count, not only the share that `MeldValue` gives a complete meld.
    """

    adds: Deltas
    completes: tuple[int, ...]
    bonus: float


class Loss(NamedTuple):
    """The points of a meld that are ready to be declared, and the cost of losing each face.

    `breaks` are the faces without which the meld is no longer complete.
    """

    ready: float
    costs: Deltas
    breaks: tuple[int, ...]


class MeldValue:
    """The value in points of cards to one wanted meld, by the weights of one policy.

    `shares[missing]` is the share of the meld's points that it is worth with that many cards
    missing if they are certain to come. `gains` and `losses` are cached, by the bits of a situation
    that concern the meld (`mask`).
    """

    __slots__ = ("gains", "losses", "mask", "meld", "shares")

    def __init__(self, meld: WantedMeld, shares: tuple[float, ...]) -> None:
        self.meld = meld
        self.mask = meld.mask
        self.shares = shares
        self.gains = BoundedCache(self._find_gain, MAX_CACHED_VALUES)
        self.losses = BoundedCache(self._find_loss, MAX_CACHED_VALUES)

    def _find_gain(self, situation: int) -> Gain:
        """Return what each face adds when one card of it joins the cards held."""
        now, more = self.meld.changes(situation, 1)
        value = self._value(now, True)
        adds = [(faces, self._value(then, True) - value) for faces, then in more]
        big = self.meld.points >= BIG_MELD_POINTS
        completing = [faces for faces, then in more if big and then.complete > now.complete]
        bonus = self.meld.points * max(0.0, 1.0 - self.shares[0])
        return Gain(_by_face(adds), (*chain.from_iterable(completing),), bonus)

    def _find_loss(self, situation: int) -> Loss:
        """Return the points that are ready, and the cost of losing each face.

        A meld that has been declared may be declared again only if one of the cards is fresh
        (`re-form`).
        """
        fresh = self.meld.is_fresh(situation)
        now, less = self.meld.changes(situation, -1)
        value = self._value(now, fresh)
        ready = float(self.meld.points) if now.complete and fresh else 0.0
        costs = [(faces, value - self._value(then, fresh)) for faces, then in less]
        breaking = [faces for faces, then in less if ready and not then.complete]
        return Loss(ready, _by_face(costs), (*chain.from_iterable(breaking),))

    def value(self, situation: int) -> float:
        """Return the value of the cards held, none of which has counted in this meld."""
        return self._value(self.meld.progress(situation), True)

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


def _by_face(changes: list[tuple[tuple[int, ...], float]]) -> Deltas:
    """Return the changes other than 0.0, face by face."""
    return tuple([(f, change) for faces, change in changes if change for f in faces])


@cache
def chances_of_one(draw: float) -> list[float]:
    """Return the probability that at least one of some copies comes, by their number."""
    return [chance_of_at_least(1, copies, draw) for copies in range(MOST_COPIES + 1)]


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
