"""How good each card is to play: who takes the trick, what lies in it, and what is given up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.cards import ACE, TEN
from engine.filko.look import LEAST_SLOPE, Behind, Looker

if TYPE_CHECKING:
    from engine.filko.charts import Chart
    from engine.filko.state import FilkoState
    from engine.filko.tables import FilkoTables
    from engine.filko.weights import Weights


class Judge:
    """Judges cards of one variant with the same weights."""

    def __init__(self, tables: FilkoTables, weights: Weights) -> None:
        self.tables = tables
        self.weights = weights
        self.looker = Looker(tables, weights)
        self.charts = self.looker.charts
        self.value = tables.value
        self._keep = [self._kept(chart) for chart in self.charts]

    def _kept(self, chart: Chart) -> list[float]:
        """What each card is worth in the hand, but for being the highest left."""
        weights = self.weights
        worth = [0.0] * 32
        for card in self.tables.cards:
            rank = card & 7
            if chart.trumps >> card & 1:
                worth[card] = weights.keep_trump + weights.keep_height * chart.height[card]
                worth[card] += weights.keep_permanent if card in self.tables.permanent else 0.0
            else:
                worth[card] = weights.keep_rank * rank / ACE
                worth[card] += weights.keep_ace if rank == ACE else 0.0
                worth[card] += weights.keep_ten if rank == TEN else 0.0
        return worth

    def cards(self, state: FilkoState, cards: Sequence[int]) -> tuple[list[float], float]:
        """The worth of playing each of the cards, and what one point more is worth now."""
        looker, weights, trick = self.looker, self.weights, state.trick
        seat = state.to_move
        chart = self.charts[state.trump]
        hand = 0
        for card in state.hands[seat]:
            hand |= 1 << card
        unseen = chart.pack & ~state.gone & ~hand
        friends = looker.friends(state, seat)
        own, theirs = self._points(state, seat, friends)
        hopes = looker.stakes(state, seat).promise(looker.strength(state, unseen, friends))
        left = self.tables.total - own - theirs
        slope = hopes[own + 1][theirs] - hopes[own][theirs + 1] if left else 0.0
        if -LEAST_SLOPE < slope < LEAST_SLOPE:
            slope = LEAST_SLOPE
        later = looker.behind(state, unseen, friends, chart.trumps)
        if trick:
            ours, bonus = self._following(state, cards, chart, unseen, hand, friends, later)
        else:
            ours, bonus = self._leading(state, cards, chart, unseen, hand, later)
        gives = weights.friend_adds * sum([one.friend for one in later])
        takes = weights.foe_adds * sum([one.foe for one in later])
        keep = self._keep[state.trump]
        late = (
            weights.keep_late
            + (1.0 - weights.keep_late) * len(state.hands[seat]) / self.tables.hand
        )
        value, above, trumps = self.value, chart.above, chart.trumps
        lying = sum([value[card] for card in trick])
        won = hopes
        lost = hopes[own]
        worths = []
        for place, card in enumerate(cards):
            chance = ours[place]
            points = lying + value[card]
            kept = keep[card]
            if not (unseen & above[card] or trumps >> card & 1):
                kept += weights.keep_boss
            besides = (
                bonus[place]
                + chance * (weights.tempo + gives)
                - (1.0 - chance) * takes
                - late * kept
            )
            worths.append(
                chance * won[own + points][theirs]
                + (1.0 - chance) * lost[theirs + points]
                + slope * besides
            )
        return worths, slope

    def _points(self, state: FilkoState, seat: int, friends: tuple[float, ...]) -> tuple[int, int]:
        """The points of the seat's party, those of unknown seats by what is likely, and the others'."""
        totals = state.totals
        if self.tables.fixed:
            side = self.tables.side[seat]
            return totals[side], totals[1 - side]
        own = 0.0
        for points, friend in zip(totals, friends, strict=True):
            own += points * friend
        mine = int(own + 0.5)
        return mine, sum(totals) - mine

    # --- who takes the trick --------------------------------------------------------------------

    def _following(
        self,
        state: FilkoState,
        cards: Sequence[int],
        chart: Chart,
        unseen: int,
        hand: int,
        friends: tuple[float, ...],
        later: list[Behind],
    ) -> tuple[list[float], list[float]]:
        """How likely the trick is ours with each card, and what else speaks for the card."""
        order, weights, trick = chart.order, self.weights, state.trick
        place = order.best(trick)
        best = trick[place]
        holder = (state.leader + place) % self.tables.players
        beats = order.beats[best]
        suit, trumps = chart.suits[trick[0]], chart.trumps
        ruffed = _unruffed(later, suit) if suit != trumps else 1.0
        keeps = -1.0
        group = order.group[trick[0]]
        ours, bonus = [], []
        for card in cards:
            if beats[card]:
                ours.append(self._taken(card, 1.0, chart, unseen, later, ruffed))
            else:
                if keeps < 0.0:
                    keeps = self._taken(best, friends[holder], chart, unseen, later, ruffed)
                ours.append(keeps)
            single = order.group[card] != group and hand & chart.suits[card] == 1 << card
            bonus.append(weights.throw_single if single and not trumps >> card & 1 else 0.0)
        return ours, bonus

    def _taken(
        self,
        card: int,
        friend: float,
        chart: Chart,
        unseen: int,
        later: list[Behind],
        ruffed: float,
    ) -> float:
        """How likely our party takes a trick that this card holds, played by a friend or not."""
        if not later:
            return friend
        over = unseen & chart.above[card]
        foes = helped = 1.0
        trump = chart.trumps >> card & 1
        more = over if trump else over | unseen & chart.trumps
        for one in later:
            without = one.without
            foes *= 1.0 - one.foe * (1.0 - without[(over & one.can).bit_count()])
            if one.friend:
                helped *= 1.0 - one.friend * (1.0 - without[(more & one.can).bit_count()])
        if not trump:
            foes *= ruffed
        held = foes * friend
        return held + (1.0 - held) * self.weights.friend_helps * (1.0 - helped)

    def _leading(
        self,
        state: FilkoState,
        cards: Sequence[int],
        chart: Chart,
        unseen: int,
        hand: int,
        later: list[Behind],
    ) -> tuple[list[float], list[float]]:
        """As `_following`, for a card that is led."""
        weights, trumps = self.weights, chart.trumps
        asked = self._asked(state, later)
        share = (unseen & trumps).bit_count() / max(1, self.tables.players - 1)
        many = weights.lead_many_trumps * ((hand & trumps).bit_count() - share)
        lead_trump = weights.lead_trump + many
        ruffs: dict[int, tuple[float, float]] = {}
        known: dict[int, float] = {}
        ours, bonus = [], []
        for card in cards:
            suit = chart.suits[card]
            over = unseen & chart.above[card]
            if trumps >> card & 1:
                extra, ruffed = lead_trump, 1.0
            else:
                found = ruffs.get(suit)
                if found is None:
                    ruffed = _unruffed(later, suit)
                    extra = self._suit_bonus(later, suit, hand, ruffed)
                    ruffs[suit] = ruffed, extra
                else:
                    ruffed, extra = found
                if not over:
                    extra += weights.lead_boss
            if asked and asked >> chart.order.group[card] & 1:
                extra += weights.lead_asked
            key = over ^ suit
            chance = known.get(key)
            if chance is None:
                chance = known[key] = self._taken(card, 1.0, chart, unseen, later, ruffed)
            ours.append(chance)
            bonus.append(extra)
        return ours, bonus

    def _suit_bonus(self, later: list[Behind], suit: int, hand: int, unruffed: float) -> float:
        """What speaks for leading a plain suit: to be rid of it, or that a friend ruffs it."""
        weights = self.weights
        mine = hand & suit
        extra = weights.lead_single if mine & (mine - 1) == 0 else 0.0
        for one in later:
            if one.friend == 1.0 and not one.can & suit:
                extra += weights.lead_ruff * one.trumps * unruffed
        return extra

    def _asked(self, state: FilkoState, later: list[Behind]) -> int:
        """The suits that partners have asked for."""
        asked = 0
        if self.tables.rules.signals:
            seat = state.to_move
            for one in later:
                seat = self.tables.after[seat]
                if one.friend == 1.0 and state.signals[seat] >= 0:
                    asked |= 1 << state.signals[seat]
        return asked


def _unruffed(later: list[Behind], suit: int) -> float:
    """How likely no foe behind can trump a suit for want of it."""
    safe = 1.0
    for one in later:
        if one.foe:
            safe *= 1.0 - one.foe * one.trumps * one.without[(suit & one.can).bit_count()]
    return safe
