"""Value the cards of unfinished melds by the chance that the missing cards still come.

`WantedMeld` holds the cards that a meld needs; it depends on the rules alone, so all policies share
it. `NeedValue` turns the numbers of cards into points by the weights of one policy, for all melds
with the same needs and points. `MeldValue` names the faces of one meld. Playouts ask for every card
played, so answers are cached, by the bits of a situation (`situation.py`) that concern the meld.
"""

from __future__ import annotations

from functools import lru_cache
from operator import floordiv
from typing import TYPE_CHECKING, NamedTuple

from brisques.bezique.ai.chances import chance_of_at_least
from brisques.bezique.ai.long_melds import LongMeld
from brisques.bezique.ai.situation import (
    BYTE,
    COUNT_MASK,
    HELD,
    RANKS,
    RANKS_TO_COME,
    face_mask,
    rank_mask,
)
from brisques.bezique.cache import BoundedCache
from brisques.bezique.meld_types import BEZIQUES, EVERY_COPY, MELDED, QUARTET, Meld
from brisques.cards import FACES

if TYPE_CHECKING:
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.bezique.trump_context import TrumpContext

MOST_MISSING = 5
MAX_CACHED_VALUES = 1 << 12
"""Entries that each cache of a meld, or of some needs, holds before it is cleared."""
BIG_MELD_POINTS = 200
"""Points of a meld that is worth any card of the hand to complete.

For a smaller meld, the card that takes it may be worth more: duels of the policy over 300 pairs
made -0.5 ± 2.5 points a deal with 200, -5.5 ± 3.7 with 100 and -22 ± 10 with every meld.
"""
REFORM_CHANCE = 0.3
"""Probability that a complete meld that has been declared is declared again with a new card."""

Standing = tuple[int, ...]
"""The stage of the deal; then for each need of a meld the cards held, and those that may come."""
Changes = tuple[tuple[int, float], ...]
"""Faces, or indices of needs, each with the points that one card of it adds or loses."""


class Need(NamedTuple):
    """A number of cards that a meld needs: of one face, or of four faces in any suits."""

    wanted: int
    faces: tuple[int, ...]


class WantedMeld:
    """A meld to be made: the cards it needs.

    `mask` are the bits of a situation that concern it; it is a situation of ranks if `any_suits`.
    `is_long` melds take one card each of four or five faces. `cards` are all cards of its faces, as
    a set, and `card_needs` the numbers needed, each with such a set. `spoiling_levels` are the uses
    of a card that exclude it from this meld, as bits. `can_reform` is true if the same meld may be
    declared again with one new card (`re-form`). Melds with equal `uses` have the same situation.
    """

    def __init__(self, ruleset: BeziqueRuleset, context: TrumpContext, meld: Meld) -> None:
        self.points = context.points[meld.index]
        self.any_suits = is_any_suit_quartet(context, meld)
        if self.any_suits:
            self.rank = meld.faces[0] & 7
            self.needs = [Need(4, tuple(range(self.rank, FACES, RANKS)))]
            self.mask = BYTE | rank_mask(self.rank)
        else:
            self.needs = [Need(wanted, (f,)) for f, wanted in meld.need]
            self.mask = BYTE | sum(face_mask(f) for f, _ in meld.need)
        self.level = meld.level
        self.can_reform = ruleset.rules.reuse == "re-form"
        self.spoiling_levels = meld.level | meld.higher
        if self.can_reform:
            self.spoiling_levels = meld.higher
        elif ruleset.rules.reuse == "single-use":
            self.spoiling_levels = MELDED
        elif meld.type == BEZIQUES and ruleset.rules.double_from == "four-unused":
            self.spoiling_levels = BEZIQUES
        self.uses = self.spoiling_levels, self.level if self.can_reform else 0, self.any_suits
        self.wanted = tuple([need.wanted for need in self.needs])
        self.faces_by_need = [need.faces for need in self.needs]
        self.faces = tuple([f for need in self.needs for f in need.faces])
        self.is_long = len(self.needs) > 3 and set(self.wanted) == {1}
        self.cards = sum(EVERY_COPY << f for f in self.faces)
        self.card_needs = tuple(
            [(need.wanted, sum([EVERY_COPY << f for f in need.faces])) for need in self.needs]
        )

    def standing(self, situation: int) -> Standing:
        """Return the stage, and the numbers of cards of each need."""
        if self.any_suits:
            ranks = situation >> 8 * self.rank + 8
            return situation & BYTE, ranks & BYTE, ranks >> RANKS_TO_COME & BYTE
        standing = [situation & BYTE]
        for f in self.faces:
            count = situation >> 8 * f + 8
            standing += (count >> HELD & COUNT_MASK, count & COUNT_MASK)
        return tuple(standing)

    def held_faces(self, situation: int) -> list[tuple[int, ...]]:
        """Return by need the faces of which a card may be held that can count in the meld."""
        if not self.any_suits:
            return self.faces_by_need
        suits = situation >> 8 * (self.rank + RANKS + 1)
        return [tuple([f for suit, f in enumerate(self.faces) if suits >> suit & 1])]


class NeedValue:
    """The value in points of numbers of cards, to all melds with these needs and points.

    `wanted` are the numbers of cards needed; `shares[missing]` is the share of the meld's points
    that it is worth with that many cards missing if they are certain to come;
    `draw_chances[stage]` is the probability that the seat still gets a given unseen card.

    All are cached, by standing: `values` of cards of which none has counted in the meld, `losses`
    by need when one of them is lost, and both if all the cards held have counted (`stale_...`).
    """

    def __init__(
        self,
        points: int,
        wanted: tuple[int, ...],
        shares: tuple[float, ...],
        draw_chances: tuple[float, ...],
    ) -> None:
        self.points = points
        self.wanted = wanted
        self.shares = shares
        self.draw_chances = draw_chances
        self.values = BoundedCache(self._find_value, MAX_CACHED_VALUES)
        self.stale_values = BoundedCache(self._find_stale_value, MAX_CACHED_VALUES)
        self.losses = BoundedCache(self._find_losses, MAX_CACHED_VALUES)
        self.stale_losses = BoundedCache(self._find_stale_losses, MAX_CACHED_VALUES)

    def complete(self, standing: Standing) -> int:
        """Return how often the cards held make the meld."""
        times: int = min(map(floordiv, standing[1::2], self.wanted))
        return times

    def _find_value(self, standing: Standing) -> float:
        draw = self.draw_chances[standing[0]]
        complete = self.complete(standing)
        missing, chance = 0, 1.0
        for wanted, held, to_come in zip(self.wanted, standing[1::2], standing[2::2], strict=True):
            short = wanted * (complete + 1) - held
            if short > 0:
                missing += short
                chance *= chance_of_at_least(short, to_come, draw)
        value = complete * self.shares[0]
        if missing <= MOST_MISSING:
            value += self.shares[missing] * chance
        return self.points * value

    def _find_stale_value(self, standing: Standing) -> float:
        if self.complete(standing):  # it is one new card short of counting again
            return self.points * self.shares[1] * REFORM_CHANCE
        return self.values[standing]

    def _find_losses(self, standing: Standing) -> Changes:
        return self._losses(standing, self.values)

    def _find_stale_losses(self, standing: Standing) -> Changes:
        return self._losses(standing, self.stale_values)

    def _losses(self, standing: Standing, values: BoundedCache[Standing, float]) -> Changes:
        value = values[standing]
        losses = []
        for need in range(len(self.wanted)):
            held = 2 * need + 1
            if standing[held]:
                then = (*standing[:held], standing[held] - 1, *standing[held + 1 :])
                losses.append((need, value - values[then]))
        return tuple([(need, loss) for need, loss in losses if loss])


class MeldValue:
    """The value in points of cards to one wanted meld, by the weights of one policy.

    All are cached, by the bits of a situation that concern the meld (`meld.mask`):

    - `values`: the points of the cards held, none of which has counted in this meld;
    - `gains`: what one more card of each face adds;
    - `losses`: what losing a card of each face costs, and, at `place`, the points that are ready to
      be declared; `stale_losses`: the same if all the cards held have counted in this meld;
    - `breaks`: the faces that must lose no card if the meld is to remain ready.
    """

    __slots__ = (
        "_long",
        "breaks",
        "gains",
        "losses",
        "meld",
        "needs",
        "place",
        "stale_losses",
        "values",
    )

    def __init__(self, meld: WantedMeld, needs: NeedValue, place: int) -> None:
        self.meld = meld
        self.needs = needs
        self.place = place
        self.values = BoundedCache(self._find_value, MAX_CACHED_VALUES)
        self.gains = BoundedCache(self._find_gains, MAX_CACHED_VALUES)
        self._long = (
            LongMeld(meld.points, meld.faces, needs.shares, needs.draw_chances)
            if meld.is_long
            else None
        )
        self.losses = BoundedCache(self._find_losses, MAX_CACHED_VALUES)
        self.stale_losses = BoundedCache(self._find_stale_losses, MAX_CACHED_VALUES)
        self.breaks = BoundedCache(self._find_breaks, MAX_CACHED_VALUES)

    def complete(self, situation: int) -> int:
        """Return how often the cards held make the meld."""
        return self.needs.complete(self.meld.standing(situation))

    def _find_value(self, situation: int) -> float:
        return self.needs.values[self.meld.standing(situation)]

    def _find_gains(self, situation: int) -> Changes:
        """Return what one more card of each face adds.

        Completing a meld of `BIG_MELD_POINTS` adds a bonus as well: such a meld is declared at
        once, so all its points count, not only the share that a complete meld is worth.
        """
        meld, needs = self.meld, self.needs
        standing = meld.standing(situation)
        value, complete = needs.values[standing], needs.complete(standing)
        bonus = meld.points * max(0.0, 1.0 - needs.shares[0])
        adds: list[tuple[int, float]] = []
        bonuses: list[tuple[int, float]] = []
        for place, faces in enumerate(meld.faces_by_need):
            held, to_come = 2 * place + 1, 2 * place + 2
            if standing[to_come]:
                more = list(standing)
                more[held] += 1
                more[to_come] -= 1
                then = tuple(more)
                adds += [(face, needs.values[then] - value) for face in faces]
                if meld.points >= BIG_MELD_POINTS and needs.complete(then) > complete:
                    bonuses += [(face, bonus) for face in faces]
        return tuple([(face, gain) for face, gain in adds + bonuses if gain])

    def _find_losses(self, situation: int) -> Changes:
        if self._long:
            costs = self._long.costs(situation)
            if costs is not None:
                return costs
        standing = self.meld.standing(situation)
        losses = self._by_face(self.needs.losses[standing], situation)
        if self.needs.complete(standing):
            losses.append((self.place, float(self.meld.points)))
        return tuple(losses)

    def _find_stale_losses(self, situation: int) -> Changes:
        standing = self.meld.standing(situation)
        return tuple(self._by_face(self.needs.stale_losses[standing], situation))

    def _by_face(self, losses: Changes, situation: int) -> list[tuple[int, float]]:
        """Return the losses by need face by face, of those faces of which a card may be held."""
        faces = self.meld.held_faces(situation)
        return [(face, loss) for need, loss in losses for face in faces[need]]

    def _find_breaks(self, situation: int) -> tuple[int, ...]:
        held = self.meld.standing(situation)[1::2]
        needs = zip(held, self.meld.wanted, self.meld.held_faces(situation), strict=True)
        return tuple([face for have, wanted, faces in needs if have == wanted for face in faces])


@lru_cache(maxsize=64)
def wanted_melds(ruleset: BeziqueRuleset, context: TrumpContext) -> list[WantedMeld]:
    """Return all melds that score under a trump context; quartets of any suits once per rank."""
    wanted: list[WantedMeld] = []
    ranks: set[int] = set()
    for meld in context.scoring:
        if is_any_suit_quartet(context, meld):
            if meld.faces[0] & 7 in ranks:
                continue
            ranks.add(meld.faces[0] & 7)
        wanted.append(WantedMeld(ruleset, context, meld))
    return wanted


@lru_cache(maxsize=256)
def need_value(
    points: int,
    wanted: tuple[int, ...],
    shares: tuple[float, ...],
    draw_chances: tuple[float, ...],
) -> NeedValue:
    """Return the value of some needs; all melds and trump suits share it, and so its caches."""
    return NeedValue(points, wanted, shares, draw_chances)


def is_any_suit_quartet(context: TrumpContext, meld: Meld) -> bool:
    """Return whether the meld is four of a rank in any suits."""
    return meld.level == QUARTET and context.rules.quartets == "any"
