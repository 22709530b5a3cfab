"""How good each card is to play: who takes the trick, what lies in it, and what is given up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brisques.cards import ACE, FACES, TEN
from brisques.filko.ai.features import FeatureExtractor, Features, LaterSeat

if TYPE_CHECKING:
    from brisques.filko.ai.trump_tables import TrumpTables
    from brisques.filko.ai.weights import Weights
    from brisques.filko.ruleset import FilkoRuleset


class CardValues:
    """Judges cards of one variant with the same weights."""

    def __init__(self, ruleset: FilkoRuleset, weights: Weights) -> None:
        self.ruleset = ruleset
        self.weights = weights
        self.extractor = extractor = FeatureExtractor(ruleset, weights)
        self._keep = [self._kept(tables) for tables in extractor.tables]

    def _kept(self, tables: TrumpTables) -> list[float]:
        """What each card is worth in the hand, but for being the highest left."""
        weights = self.weights
        worth = [0.0] * FACES
        for card in self.ruleset.cards:
            rank = card & 7
            if tables.trumps >> card & 1:
                worth[card] = weights.keep_trump + weights.keep_height * tables.height[card]
                worth[card] += weights.keep_permanent if card in self.ruleset.permanent else 0.0
            else:
                worth[card] = weights.keep_rank * rank / ACE
                worth[card] += weights.keep_ace if rank == ACE else 0.0
                worth[card] += weights.keep_ten if rank == TEN else 0.0
        return worth

    def worths(self, features: Features, cards: Sequence[int]) -> list[float]:
        """The worth in points of playing each of the cards."""
        weights, state, hopes = self.weights, features.state, features.hopes
        chances = self.chances(features, cards)
        extras = [0.0] * len(cards) if state.trick else self._led(features, cards)
        gives = takes = 0.0
        for one in features.later:
            gives += one.friend
            takes += one.foe
        takes *= weights.foe_adds
        ahead = weights.tempo + takes + weights.friend_adds * gives
        held = len(state.hands[state.to_move]) / self.ruleset.hand
        late = weights.keep_late + (1.0 - weights.keep_late) * held
        keep, value = self._keep[state.trump], self.ruleset.value
        lying = 0
        for card in state.trick:
            lying += value[card]
        own, theirs, slope = features.own, features.theirs, features.slope
        below, above, unseen = hopes[own], features.tables.above, features.unseen
        worths = []
        for card, chance, extra in zip(cards, chances, extras, strict=True):
            points = lying + value[card]
            kept = keep[card] if unseen & above[card] else keep[card] + weights.keep_boss
            besides = extra + chance * ahead - takes - late * kept
            won, lost = hopes[own + points][theirs], below[theirs + points]
            worths.append(lost + chance * (won - lost) + slope * besides)
        return worths

    # --- who takes the trick --------------------------------------------------------------------

    def chances(self, features: Features, cards: Sequence[int]) -> list[float]:
        """How likely the party takes the trick with each of the cards."""
        trick = features.state.trick
        if not trick:
            return [self._held(features, card, card, 1.0) for card in cards]
        order = features.tables.order
        place = order.best(trick)
        best, beats = trick[place], order.beats[trick[place]]
        friend = features.friends[(features.state.leader + place) % self.ruleset.players]
        stays = -1.0
        found = []
        for card in cards:
            if beats[card]:
                found.append(self._held(features, trick[0], card, 1.0))
            else:
                if stays < 0.0:
                    stays = self._held(features, trick[0], best, friend)
                found.append(stays)
        return found

    def _held(self, features: Features, lead: int, card: int, friend: float) -> float:
        """How likely the party takes a trick that this card holds, by a friend's hand or not."""
        later = features.later
        if not later:
            return friend
        tables = features.tables
        suit, trumps = tables.suits[lead], tables.trumps
        over = features.unseen & tables.above[card]
        if suit == trumps:  # who has a higher trump may play it
            if not over:
                return friend
            trumps = 0
        elif trumps >> card & 1:  # a ruff: only who is out of the suit may play a higher trump
            if not over:
                return friend
            over, trumps = 0, over
        foes = missed = 1.0
        for _, foe, ally, can, without in later:
            beats = 1.0 - without[(over & can).bit_count()] if over else 0.0
            if trumps:
                void = without[(suit & can).bit_count()]
                beats += (1.0 - beats) * void * (1.0 - without[(trumps & can).bit_count()])
            foes *= 1.0 - foe * beats
            missed *= 1.0 - ally * beats
        held = foes * friend
        helped = (1.0 - missed) * (1.0 + foes) / 2.0  # foes may beat the friend who helps
        return held + (1.0 - held) * self.weights.friend_helps * helped

    # --- what else there is to a lead -----------------------------------------------------------

    def _led(self, features: Features, cards: Sequence[int]) -> list[float]:
        """What speaks for leading each card."""
        weights, tables, hand, later = self.weights, features.tables, features.hand, features.later
        suits, trumps = tables.suits, tables.trumps
        share = (features.unseen & trumps).bit_count() / (self.ruleset.players - 1)
        mine = (hand & trumps).bit_count()
        trump = weights.lead_trump + weights.lead_many_trumps * (mine - share)
        single = weights.lead_single if mine else 0.0
        asked = self.asked(features) if self.ruleset.rules.signals else ()
        found = []
        for card in cards:
            suit = suits[card]
            if suit == trumps:
                extra = trump
            else:
                extra = single if hand & suit == 1 << card else 0.0
                if not features.unseen & tables.above[card]:
                    extra += weights.lead_boss
                for one in later:
                    if one.friend == 1.0 and not one.can & suit:
                        extra += weights.lead_ruff * has_any(one, trumps)
            if suit in asked:
                extra += weights.lead_asked
            found.append(extra)
        return found

    def asked(self, features: Features) -> list[int]:
        """The suits, as sets of cards, that partners behind have asked for."""
        signals, groups = features.state.signals, features.tables.groups
        return [
            groups[signals[one.seat]]
            for one in features.later
            if one.friend == 1.0 and signals[one.seat] >= 0
        ]


def ruffed(later: Sequence[LaterSeat], suit: int, trumps: int) -> float:
    """How likely a foe behind is out of a suit and has a trump."""
    safe = 1.0
    for one in later:
        void = one.without[(suit & one.can).bit_count()]
        safe *= 1.0 - one.foe * has_any(one, trumps) * void
    return 1.0 - safe


def has_any(one: LaterSeat, cards: int) -> float:
    """How likely a seat has one of some cards."""
    return 1.0 - one.without[(cards & one.can).bit_count()]
