"""Sum over all melds what winning a card brings, what playing one costs, and what melds are worth.

A playout asks this for every card played. The cards of a seat are counted once for each group of
melds that the same uses of a card spoil; then each meld takes its bits of that situation and looks
its values up (`meld_value.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisques.bezique.ai.meld_value import (
    STAGES,
    Loss,
    MeldValue,
    chances_of_one,
    draw_chance,
    wanted_melds,
)
from brisques.bezique.ai.situation import (
    FRESH,
    ONE_CARD,
    PRESENT,
    STAGE,
    TO_COME,
    count_faces,
    count_ranks,
    face_counts,
    face_place,
    present_faces,
)
from brisques.bezique.cache import BoundedCache
from brisques.bezique.meld_types import MELDED, Meld, card_bits
from brisques.cards import FACES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.bezique.state import BeziqueState
    from brisques.bezique.trump_context import TrumpContext

MAX_CACHED_GAINS = 1 << 13
NO_COSTS = [0.0] * FACES

UsedCard = tuple[int, int]
"""A card that has counted in melds: its number, and the uses it has had, as bits."""


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
        self.values = [MeldValue(meld, shares) for meld in wanted_melds(ruleset, context)]
        uses = [value.meld.uses for value in self.values]
        self.uses = list(dict.fromkeys(uses))
        self.places = [self.uses.index(use) for use in uses]
        places = list(zip(self.values, self.places, strict=True))
        self._placed = places
        self._gains_of = [(value.gains, value.mask, place) for value, place in places]
        self._short = [
            (value.losses, value.mask, place) for value, place in places if not value.meld.is_long
        ]
        self._long = [
            (value, place, [(f, face_place(f)) for f in value.meld.faces])
            for value, place in places
            if value.meld.is_long
        ]
        self._long_places = {place for _, place, _ in self._long}
        self.draw_chances = [draw_chance(ruleset, stage) for stage in range(STAGES)]
        self.all_cards = (1 << ruleset.card_count) - 1
        self.any_suits = any(by_rank for _, _, by_rank in self.uses)
        self._mask = 0
        for value in self.values:
            self._mask |= value.mask
        # Both seats of a trick ask for the same gains, so the latest of each seat are kept.
        self._latest: list[list[float]] = [[]] * ruleset.players
        self._latest_key: list[object] = [None] * ruleset.players
        self._gains = BoundedCache(self._find_gains, MAX_CACHED_GAINS)

    def _situations(
        self, counts: int, used_cards: Sequence[UsedCard], to_come: int, stage: int
    ) -> list[int]:
        """Return the situation of the melds that each of `uses` concerns.

        `counts` are the cards of a seat by face, `to_come` those that may come to it.
        """
        situations = []
        any_use = 0
        for _, used in used_cards:
            any_use |= used
        faces = stage << STAGE | to_come << TO_COME
        ranks = stage << STAGE | count_ranks(to_come) << TO_COME if self.any_suits else 0
        for spoiling, level, by_rank in self.uses:
            held = fresh = counts
            for card, used in used_cards if any_use & (spoiling | level) else ():
                if used & spoiling:
                    held -= ONE_CARD[card]
                    fresh -= ONE_CARD[card]
                elif used & level:
                    fresh -= ONE_CARD[card]
            if by_rank:
                situation = ranks | count_ranks(held) | present_faces(held) << PRESENT
                fresh = count_ranks(fresh) if level else 0
            else:
                situation = faces | held
            situations.append(situation | fresh << FRESH if level else situation)
        return situations

    # --- melds from won cards -----------------------------------------------------------------

    def gains(self, state: BeziqueState, seat: int, stage: int) -> list[float]:
        """Return the points that winning one card of each face brings the seat."""
        declared = () if self.ruleset.spends else tuple(state.melds)
        key = (state.open[seat], state.all_won, stage, declared)
        if key != self._latest_key[seat]:
            mask = self._mask
            situations = self._won_situations(
                state, seat, stage, count_faces(self.all_cards & ~state.all_won)
            )
            self._latest[seat] = self._gains[tuple([s & mask for s in situations])]
            self._latest_key[seat] = key
        return self._latest[seat]

    def _find_gains(self, situations: tuple[int, ...]) -> list[float]:
        gains = self.face_points[:]
        for gains_of, mask, place in self._gains_of:
            adds, completes, bonus = gains_of[situations[place] & mask]
            for face, add in adds:
                gains[face] += add
            for face in completes:
                gains[face] += bonus
        return gains

    def _won_situations(self, state: BeziqueState, seat: int, stage: int, left: int) -> list[int]:
        """Return the situations of a seat that melds the cards it wins."""
        used_cards = () if self.ruleset.spends else self._declared_won_cards(state, seat)
        return self._situations(count_faces(state.open[seat]), used_cards, left, min(stage, 1))

    def _declared_won_cards(self, state: BeziqueState, seat: int) -> list[UsedCard]:
        """Return the cards in the seat's pile that it has declared melds with."""
        melds = self.ruleset.melds
        used: dict[int, int] = {}
        for declarer, index, cards, _ in state.melds:
            if declarer == seat:
                for card in cards:
                    used[card] = used.get(card, 0) | melds[index].level
        return [(card, bits) for card, bits in used.items() if state.open[seat] >> card & 1]

    def completed(self, state: BeziqueState, seat: int, trick: Sequence[int]) -> list[int]:
        """Return the indices in `values` of melds that the seat completes by winning a trick."""
        completed = []
        added = sum(ONE_CARD[card] for card in trick)
        ranks = count_ranks(added)
        situations = self._won_situations(state, seat, 0, 0)
        for index, (value, place) in enumerate(self._placed):
            meld = value.meld
            before, after = (
                meld.progress(held).complete
                for held in (
                    situations[place],
                    situations[place] + (ranks if meld.any_suits else added),
                )
            )
            if after > before:
                completed.append(index)
        return completed

    # --- melds from the hand ------------------------------------------------------------------

    def hand_costs(
        self, state: BeziqueState, stage: int, hand: int, unseen: int
    ) -> tuple[list[float], float]:
        """Return what losing a card of each face costs the hand, and the best ready meld's points.

        `hand` and `unseen` are sets of cards.
        """
        faces = NO_COSTS[:]
        best = second = 0.0
        breaking: tuple[int, ...] = ()
        situations = self._hand_situations(state, state.to_move, stage, hand, unseen)
        complete = self._add_long_costs(faces, situations, stage) if self._long else []
        for losses, mask, place in complete + self._short:
            ready, costs, breaks = losses[situations[place] & mask]
            if ready > best:
                best, second, breaking = ready, best, breaks
            elif ready > second:
                second = ready
            for face, cost in costs:
                faces[face] += cost
        for face in breaking:  # a trick won with a card of the meld does not let it be declared
            faces[face] += self.declare * (best - second)
        return faces, best

    def _add_long_costs(
        self, faces: list[float], situations: list[int], stage: int
    ) -> list[tuple[BoundedCache[int, Loss], int, int]]:
        """Add the costs for incomplete melds of four or five faces; return the complete ones.

        Most of their situations are met only once, so no cache helps.
        """
        chances = chances_of_one(self.draw_chances[stage])
        counts = {
            place: (face_counts(situations[place]), face_counts(situations[place] >> TO_COME))
            for place in self._long_places
        }
        complete = []
        for value, place, meld_faces in self._long:
            held, to_come = counts[place]
            missing = 0
            chance = 1.0
            singles = []
            for f, at in meld_faces:
                count = held[at]
                if not count:
                    missing += 1
                    chance *= chances[to_come[at]]
                elif count == 1:
                    singles.append((f, at))
            if not missing:
                complete.append((value.losses, value.mask, place))
            elif singles:
                points, shares = value.meld.points, value.shares
                worth = points * (shares[missing] * chance)
                share = shares[missing + 1]
                for f, at in singles:
                    chance = 1.0
                    for _, other in meld_faces:  # in this order, so that equal costs stay equal
                        if other == at or not held[other]:
                            chance *= chances[to_come[other]]
                    faces[f] += worth - points * (share * chance)
        return complete

    def _hand_situations(
        self, state: BeziqueState, seat: int, stage: int, hand: int, unseen: int
    ) -> list[int]:
        """Return the situations of a seat that melds from its hand, and perhaps won cards."""
        used_cards = self._used_cards(state, seat)
        counts, to_come = count_faces(hand | state.open[seat]), count_faces(unseen)
        return self._situations(counts, used_cards, to_come, stage)

    def used_cards(self, state: BeziqueState, seat: int) -> Sequence[UsedCard]:
        """Return the cards that the seat may meld and that have counted in melds."""
        if self.ruleset.from_hand:
            return self._used_cards(state, seat)
        return () if self.ruleset.spends else self._declared_won_cards(state, seat)

    def _used_cards(self, state: BeziqueState, seat: int) -> list[UsedCard]:
        """Return those of the cards in hand and, where these may be melded, of the won cards."""
        used = state.used
        used_cards = [(card, used[card]) for card in state.hands[seat] if used[card] & MELDED]
        won = state.open[seat]
        if won:
            pile = state.won[seat]
            used_cards += [(c, used[c]) for c in pile if used[c] & MELDED and won >> c & 1]
        return used_cards

    # --- declaring ----------------------------------------------------------------------------

    def spoilt_values(
        self, state: BeziqueState, stage: int, declarations: Sequence[tuple[Meld, tuple[int, ...]]]
    ) -> list[float]:
        """Return what other melds lose when the cards of each declaration have counted in it."""
        seat = state.to_move
        own = state.open[seat]
        used_cards: Sequence[UsedCard]
        if self.ruleset.from_hand:
            own |= card_bits(state.hands[seat])
            used_cards = self._used_cards(state, seat)
        else:
            # Trumps in the hand will be won.
            own |= card_bits(c for c in state.hands[seat] if c >> 3 & 3 == state.trump)
            used_cards = () if self.ruleset.spends else self._declared_won_cards(state, seat)
            stage = min(stage, 1)
        to_come = count_faces(self.all_cards & ~(state.all_won | own))
        situations = self._situations(count_faces(own), used_cards, to_come, stage)
        used = dict(used_cards)
        return [
            self._spoilt_value(situations, meld, [c for c in cards if own >> c & 1], used)
            for meld, cards in declarations
        ]

    def _spoilt_value(
        self, situations: list[int], meld: Meld, cards: list[int], used: dict[int, int]
    ) -> float:
        """Return what other melds lose when these cards have counted in this one."""
        counts = []
        for spoiling, _, by_rank in self.uses:
            count = 0
            if spoiling & meld.level:
                count = sum([ONE_CARD[card] for card in cards if not used.get(card, 0) & spoiling])
            counts.append(count_ranks(count) if by_rank else count)
        lost = 0.0
        for value, place in self._placed:
            if counts[place] & value.mask and value.meld.level != meld.level:
                situation = situations[place]
                lost += value.value(situation) - value.value(situation - counts[place])
        return lost
