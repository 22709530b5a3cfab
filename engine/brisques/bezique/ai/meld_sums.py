"""Sum over all melds what winning a card brings, what playing one costs, and what melds are worth.

A playout asks this for every card played. The cards of a seat are counted once for each group of
melds that the same uses of a card spoil; then each meld takes its bits of that situation and looks
its values up (`meld_value.py`).
"""

from __future__ import annotations

from itertools import chain
from operator import and_, getitem, itemgetter
from typing import TYPE_CHECKING, NamedTuple

from brisques.bezique.ai.chances import STAGES, draw_chance
from brisques.bezique.ai.meld_value import MeldValue, need_value, wanted_melds
from brisques.bezique.ai.reforming import NOTHING, ReformingMelds
from brisques.bezique.ai.situation import (
    EVERY_SUIT,
    ONE_CARD,
    count_faces,
    face_situation,
    held_cards,
    rank_situation,
    suits_by_rank,
)
from brisques.bezique.cache import BoundedCache
from brisques.bezique.meld_types import CARD_BIT, EVERY_COPY, MELDED, Meld, card_bits
from brisques.cards import FACE_MASK, FACES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from brisques.bezique.ai.meld_value import Changes
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.bezique.state import BeziqueState
    from brisques.bezique.trump_context import TrumpContext

MAX_CACHED_GAINS = 1 << 13
USES, CARD_MASK = 8, 255
UsedCard = int
"""A card that has counted in melds: its number, and from the bit `USES` on its uses, as bits."""


class Spoiling(NamedTuple):
    """What the cards of a seat that have counted in melds mean for its melds.

    `spoilt` are indices of `MeldSums.uses`, each with the counts of the cards that are excluded;
    `stale` are indices of melds with the cards that have not counted in it: if the seat has none of
    these, it may not declare the meld again.
    """

    spoilt: tuple[tuple[int, int], ...]
    stale: tuple[tuple[int, int], ...]


class HandCosts(NamedTuple):
    """What playing a card costs a hand, in points of melds.

    `by_face` is what losing a card of each face costs, `ready` the points of the best meld that can
    be declared. By card, `again` are the points of a declared meld that can be declared again once
    the card is played, and `savings` what it costs less than another copy, since it has counted.
    """

    by_face: list[float]
    ready: float
    again: dict[int, int]
    savings: dict[int, float]


NO_COSTS = HandCosts([0.0] * FACES, 0.0, {}, {})


class MeldSums:
    """The melds of one trump context, valued by the weights of one policy.

    `face_points` are the points of winning a card of each face, apart from melds; `declare` is the
    share of a ready meld that winning a trick adds.
    """

    def __init__(
        self,
        ruleset: BeziqueRuleset,
        context: TrumpContext,
        shares: tuple[float, ...],
        face_points: list[float],
        declare: float,
    ) -> None:
        self.ruleset = ruleset
        self.face_points = face_points
        self.declare = declare
        self._can_reform = ruleset.rules.reuse == "re-form"
        self._draws = chances = tuple([draw_chance(ruleset, stage) for stage in range(STAGES)])
        self.values = [
            MeldValue(meld, need_value(meld.points, meld.wanted, shares, chances), FACES + index)
            for index, meld in enumerate(wanted_melds(ruleset, context))
        ]
        melds = [value.meld for value in self.values]
        self._reforming = ReformingMelds(context, melds)
        self.uses = list(dict.fromkeys([meld.uses for meld in melds]))
        self.places = [self.uses.index(meld.uses) for meld in melds]
        self._placed = list(zip(self.values, self.places, strict=True))
        self._masks = [meld.mask for meld in melds]
        # House rules may leave one meld or none, and an itemgetter of one returns no tuple.
        self._situation_of_each = itemgetter(*self.places, 0, 0)
        self._gains_of = [value.gains for value in self.values]
        self._losses_of = BoundedCache(self._find_losses_of)
        self._no_costs = [0.0] * (FACES + len(melds))
        self.all_cards = (1 << ruleset.card_count) - 1
        self._by_rank = [by_rank for _, _, by_rank in self.uses]
        self._by_place = itemgetter(*self._by_rank, 0, 0)
        self.any_suits = any(self._by_rank)
        self._cards = [meld.cards for meld in melds]
        self._counted = sum(255 * ONE_CARD[f] for f in {f for meld in melds for f in meld.faces})
        # Both seats of a trick ask for the same gains, so the latest of each seat are kept.
        self._latest: list[list[float]] = [[]] * ruleset.players
        self._latest_key: list[object] = [None] * ruleset.players
        self._gains = BoundedCache(self._find_gains, MAX_CACHED_GAINS)
        self._spoiling = BoundedCache(self._find_spoiling)
        self._effects = BoundedCache(self._find_effects)
        self._spoilt_by = BoundedCache(self._find_spoilt_by)

    def _situations(self, held: int, spoiling: Spoiling, to_come: int, stage: int) -> list[int]:
        """Return the situation of the melds that each of `uses` concerns.

        `held` are the counts of the cards of a seat, `to_come` of those that may come to it.
        """
        faces = face_situation(held, to_come, stage)
        ranks = rank_situation(held, to_come, stage) if self.any_suits else 0
        situations = list(self._by_place((faces, ranks)))
        for place, counts in spoiling.spoilt:
            if self._by_rank[place]:
                left = held - counts
                spoilt = suits_by_rank(counts) & ~suits_by_rank(left)
                situations[place] = rank_situation(left, to_come, stage, EVERY_SUIT ^ spoilt)
            else:
                situations[place] = faces - held_cards(counts, False)
        return situations

    def _find_spoiling(self, used_cards: tuple[UsedCard, ...]) -> Spoiling:
        """Return what cards that have counted in melds mean."""
        spoilt: dict[int, int] = {}
        counted: dict[int, int] = {}
        for used_card in used_cards:
            excluded, stale = self._effects[used_card]
            for place, counts in excluded:
                spoilt[place] = spoilt.get(place, 0) + counts
            for index, bit in stale:
                counted[index] = counted.get(index, 0) | bit
        cards = self._cards
        return Spoiling(
            tuple(spoilt.items()),
            tuple([(index, cards[index] & ~bits) for index, bits in counted.items()]),
        )

    def _find_effects(self, used_card: UsedCard) -> Spoiling:
        """Return what one card that has counted means; `stale` has the card itself."""
        card, used = used_card & CARD_MASK, used_card >> USES
        face = card & FACE_MASK
        spoilt, stale = [], []
        for place, (spoiling, level, _) in enumerate(self.uses):
            melds = [
                index
                for index, (value, at) in enumerate(self._placed)
                if at == place and face in value.meld.faces
            ]
            if used & spoiling and ONE_CARD[card] & self._counted:
                spoilt.append((place, ONE_CARD[card]))
            if level and used & (spoiling | level):
                stale += [(index, CARD_BIT[card]) for index in melds]
        return Spoiling(tuple(spoilt), tuple(stale))

    def _changes(
        self, changes_of: list[BoundedCache[int, Changes]], situations: Sequence[int]
    ) -> Iterator[tuple[int, float]]:
        """Return the changes of all melds in their situations; loops would take twice the time."""
        bits = map(and_, self._situation_of_each(situations), self._masks)
        return chain.from_iterable(map(getitem, changes_of, bits))

    # --- melds from won cards -----------------------------------------------------------------

    def gains(self, state: BeziqueState, seat: int, stage: int) -> list[float]:
        """Return the points that winning one card of each face brings the seat."""
        declared = () if self.ruleset.spends else tuple(state.melds)
        key = (state.open[seat], state.all_won, stage, declared)
        if key != self._latest_key[seat]:
            left = count_faces(self.all_cards & ~state.all_won)
            self._latest[seat] = self._gains[tuple(self._won_situations(state, seat, stage, left))]
            self._latest_key[seat] = key
        return self._latest[seat]

    def _find_gains(self, situations: tuple[int, ...]) -> list[float]:
        gains = self.face_points[:]
        for face, gain in self._changes(self._gains_of, situations):
            gains[face] += gain
        return gains

    def _won_situations(self, state: BeziqueState, seat: int, stage: int, left: int) -> list[int]:
        """Return the situations of a seat that melds the cards it wins.

        Faces that no meld needs are not counted, so that equal gains are found again.
        """
        used_cards = () if self.ruleset.spends else self._declared_won_cards(state, seat)
        held = count_faces(state.open[seat]) & self._counted
        spoiling = self._spoiling[tuple(used_cards)]
        return self._situations(held, spoiling, left & self._counted, min(stage, 1))

    def _declared_won_cards(self, state: BeziqueState, seat: int) -> list[UsedCard]:
        """Return the cards in the seat's pile that it has declared melds with."""
        melds = self.ruleset.melds
        used: dict[int, int] = {}
        for declarer, index, cards, _ in state.melds:
            if declarer == seat:
                for card in cards:
                    used[card] = used.get(card, 0) | melds[index].level
        return [card | bits << USES for card, bits in used.items() if state.open[seat] >> card & 1]

    def completed(self, state: BeziqueState, seat: int, trick: Sequence[int]) -> list[int]:
        """Return the indices in `values` of melds that the seat completes by winning a trick."""
        used_cards = () if self.ruleset.spends else self._declared_won_cards(state, seat)
        spoiling = self._spoiling[tuple(used_cards)]
        held = count_faces(state.open[seat])
        before = self._situations(held, spoiling, 0, 0)
        after = self._situations(held + sum(ONE_CARD[card] for card in trick), spoiling, 0, 0)
        return [
            index
            for index, (value, place) in enumerate(self._placed)
            if value.complete(after[place]) > value.complete(before[place])
        ]

    # --- melds from the hand ------------------------------------------------------------------

    def hand_costs(self, state: BeziqueState, stage: int, hand: int, coming: int) -> HandCosts:
        """Return what playing each card costs the seat to move.

        `hand` and `coming` are sets of cards: those held, and those that may still come.

        Where melds may be declared again with a new card, playing a card that has counted is valued
        by that; savings as well lost 23 ± 14 points a deal in six packs and gained none in Rubicon.
        """
        own = hand | state.open[state.to_move]
        used_cards = self._used_cards(state, state.to_move)
        spoiling = self._spoiling[used_cards]
        declares = self._draws[stage] > 0
        to_come = count_faces(coming) if declares else 0
        situations = self._situations(count_faces(own), spoiling, to_come, stage)
        stale: tuple[int, ...] = ()
        reforming = NOTHING
        if spoiling.stale:
            stale = tuple([index for index, cards in spoiling.stale if not own & cards])
            if declares and len(stale) < len(spoiling.stale):
                new = [index for index, _ in spoiling.stale if index not in stale]
                reforming = self._reforming.find(state, own, new)
        costs = self._no_costs[:]
        for place, cost in self._changes(self._losses_of[stale], situations):
            costs[place] += cost
        copies = () if self._can_reform else _used_copies(used_cards, hand)
        savings = self._savings(copies, stale, situations) if copies else {}
        ready = costs[FACES:]
        for place in reforming.blocked:
            ready[place] = 0.0
        if not any(ready):
            return HandCosts(costs, 0.0, reforming.points, savings)
        best = max(ready)
        index = ready.index(best)
        ready[index] = 0.0
        # A trick won with a card of the meld does not let it be declared, only the second best.
        missed = self.declare * (best - max(ready))
        for face in self.values[index].breaks[situations[self.places[index]] & self._masks[index]]:
            costs[face] += missed
            for used_card in copies:
                card = used_card & CARD_MASK
                if card & FACE_MASK == face and self.places[index] in self._spoilt(used_card):
                    savings[card] = savings.get(card, 0.0) + missed
        return HandCosts(costs, best, reforming.points, savings)

    def _savings(
        self, used_cards: Sequence[UsedCard], stale: tuple[int, ...], situations: Sequence[int]
    ) -> dict[int, float]:
        """Return by card what it costs less to lose than a copy that has not counted in any meld.

        Losing it costs nothing in the melds in which it counts no more.
        """
        losses_of = self._losses_of[stale]
        savings: dict[int, float] = {}
        for used_card in used_cards:
            card = used_card & CARD_MASK
            spoilt = self._spoilt(used_card)
            for index, place in enumerate(self.places):
                if place in spoilt:
                    losses = losses_of[index][situations[place] & self._masks[index]]
                    saved = sum([loss for face, loss in losses if face == card & FACE_MASK])
                    savings[card] = savings.get(card, 0.0) + saved
        return savings

    def _spoilt(self, used_card: UsedCard) -> list[int]:
        """Return the indices of `uses` whose melds a card may not count in any more."""
        return [place for place, _ in self._effects[used_card].spoilt]

    def _find_losses_of(self, stale: tuple[int, ...]) -> list[BoundedCache[int, Changes]]:
        """Return the losses of all melds, some of which have counted with all the cards held."""
        return [
            value.stale_losses if index in stale else value.losses
            for index, value in enumerate(self.values)
        ]

    def used_cards(self, state: BeziqueState, seat: int) -> Sequence[UsedCard]:
        """Return the cards that the seat may meld and that have counted in melds."""
        if self.ruleset.from_hand:
            return self._used_cards(state, seat)
        return () if self.ruleset.spends else self._declared_won_cards(state, seat)

    def _used_cards(self, state: BeziqueState, seat: int) -> tuple[UsedCard, ...]:
        """Return those of the cards in hand and, where these may be melded, of the won cards."""
        used = state.used
        cards = state.hands[seat]
        won = state.open[seat]
        if won:
            cards = cards + [card for card in state.won[seat] if won >> card & 1]
        return tuple([c | uses << USES for c in cards if (uses := used[c] & MELDED)])

    # --- declaring ----------------------------------------------------------------------------

    def spoilt_values(
        self, state: BeziqueState, stage: int, declarations: Sequence[tuple[Meld, tuple[int, ...]]]
    ) -> list[float]:
        """Return what other melds lose when the cards of each declaration have counted in it."""
        if not any(self._spoilt_by[meld.level] for meld, _ in declarations):
            return [0.0] * len(declarations)
        seat = state.to_move
        own = state.open[seat]
        if self.ruleset.from_hand:
            own |= card_bits(state.hands[seat])
        else:
            # Trumps in the hand will be won.
            own |= card_bits(c for c in state.hands[seat] if c >> 3 & 3 == state.trump)
            stage = min(stage, 1)
        used_cards = tuple(self.used_cards(state, seat))
        to_come = count_faces(self.all_cards & ~(state.all_won | own))
        held = count_faces(own)
        situations = self._situations(held, self._spoiling[used_cards], to_come, stage)
        used = uses_by_card(used_cards)
        return [
            self._spoilt_value(situations, meld, [c for c in cards if own >> c & 1], used)
            for meld, cards in declarations
        ]

    def _spoilt_value(
        self, situations: list[int], meld: Meld, cards: list[int], used: dict[int, int]
    ) -> float:
        """Return what other melds lose when these cards have counted in this one."""
        lost = 0.0
        for place, others in self._spoilt_by[meld.level]:
            spoiling, _, by_rank = self.uses[place]
            fresh = [card for card in cards if not used.get(card, 0) & spoiling]
            now = situations[place]
            then = now - held_cards(sum([ONE_CARD[card] for card in fresh]), by_rank)
            spoilt = card_bits(fresh)
            for other in others:
                mask = other.meld.mask
                if other.meld.cards & spoilt:
                    lost += other.values[now & mask] - other.values[then & mask]
        return lost

    def _find_spoilt_by(self, level: int) -> list[tuple[int, list[MeldValue]]]:
        """Return the other melds that a meld of this level spoils, with their index of `uses`."""
        spoilt = []
        for place, (spoiling, _, _) in enumerate(self.uses):
            others = [v for v, at in self._placed if at == place and v.meld.level != level]
            if spoiling & level and others:
                spoilt.append((place, others))
        return spoilt


def _used_copies(used_cards: Iterable[UsedCard], hand: int) -> list[UsedCard]:
    """Return those of the cards in hand that have counted of which another copy is held."""
    found = []
    for used_card in used_cards:
        card = used_card & CARD_MASK
        copies = hand & EVERY_COPY << (card & FACE_MASK)
        if copies & CARD_BIT[card] and copies & copies - 1:
            found.append(used_card)
    return found


def uses_by_card(used_cards: Iterable[UsedCard]) -> dict[int, int]:
    """Return the uses of each card."""
    return {used_card & CARD_MASK: used_card >> USES for used_card in used_cards}
