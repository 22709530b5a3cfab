"""Value each card to play: who takes the trick, what lies in it, and what is given up."""

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
    """The values of cards of one variant, with one set of weights."""

    def __init__(self, ruleset: FilkoRuleset, weights: Weights) -> None:
        self.ruleset = ruleset
        self.weights = weights
        self.extractor = extractor = FeatureExtractor(ruleset, weights)
        self._keep_by_trump = [self._keep_values(tables) for tables in extractor.tables]

    def _keep_values(self, tables: TrumpTables) -> list[float]:
        """Return what each card is worth in the hand, apart from being the highest left."""
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
        """Return the worth in points of playing each of the cards."""
        weights, state, expected = self.weights, features.state, features.expected
        chances = self.chances(features, cards)
        extras = [0.0] * len(cards) if state.trick else self._lead_bonuses(features, cards)
        friends = foes = 0.0
        for _, foe, friend, _, _ in features.later:
            friends += friend
            foes += foe
        foes *= weights.foe_adds
        ahead = weights.tempo + foes + weights.friend_adds * friends
        held = len(state.hands[state.to_move]) / self.ruleset.hand
        late = weights.keep_late + (1.0 - weights.keep_late) * held
        keep, value = self._keep_by_trump[state.trump], self.ruleset.value
        lying = 0
        for card in state.trick:
            lying += value[card]
        own, theirs, slope = features.own, features.theirs, features.slope
        below, above, unseen = expected[own], features.tables.above, features.unseen
        worths = []
        for card, chance, extra in zip(cards, chances, extras, strict=True):
            points = lying + value[card]
            kept = keep[card] if unseen & above[card] else keep[card] + weights.keep_boss
            besides = extra + chance * ahead - foes - late * kept
            won, lost = expected[own + points][theirs], below[theirs + points]
            worths.append(lost + chance * (won - lost) + slope * besides)
        return worths

    # --- who takes the trick --------------------------------------------------------------------

    def chances(self, features: Features, cards: Sequence[int]) -> list[float]:
        """Return the probability that the party takes the trick with each of the cards."""
        trick, later, tables = features.state.trick, features.later, features.tables
        if not trick:
            return [self._win_chance(features, card, card, 1.0) for card in cards]
        place = tables.order.best(trick)
        best, beats = trick[place], tables.order.beats[trick[place]]
        friend = features.friends[(features.state.leader + place) % self.ruleset.players]
        if not later:
            return [1.0 if beats[card] else friend for card in cards]
        stays = -1.0
        chances = []
        for card in cards:
            if beats[card]:
                chances.append(self._win_chance(features, trick[0], card, 1.0))
            else:
                if stays < 0.0:
                    stays = self._win_chance(features, trick[0], best, friend)
                chances.append(stays)
        return chances

    def _win_chance(self, features: Features, lead: int, card: int, friend: float) -> float:
        """Return the probability that the party takes a trick in which this card is best so far.

        `friend` is the probability that the card is the party's own.
        """
        later, tables = features.later, features.tables
        suit, trumps = tables.suits[lead], tables.trumps
        over = features.unseen & tables.above[card]
        if suit == trumps:  # a seat with a higher trump may play it
            if not over:
                return friend
            trumps = 0
        elif trumps >> card & 1:  # a ruff: only a seat void in the suit may overtrump
            if not over:
                return friend
            over, trumps = 0, over
        foes = missed = 1.0
        for _, foe, ally, possible, none_chances in later:
            beats = 1.0 - none_chances[(over & possible).bit_count()] if over else 0.0
            if trumps:
                void = none_chances[(suit & possible).bit_count()]
                no_trump = none_chances[(trumps & possible).bit_count()]
                beats += (1.0 - beats) * void * (1.0 - no_trump)
            foes *= 1.0 - foe * beats
            missed *= 1.0 - ally * beats
        wins = foes * friend
        helped = (1.0 - missed) * (1.0 + foes) / 2.0  # foes may beat the friend who helps
        return wins + (1.0 - wins) * self.weights.friend_helps * helped

    # --- what else there is to a lead -----------------------------------------------------------

    def _lead_bonuses(self, features: Features, cards: Sequence[int]) -> list[float]:
        """Return the bonus for leading each card."""
        weights, tables, hand, later = self.weights, features.tables, features.hand, features.later
        suits, trumps = tables.suits, tables.trumps
        share = (features.unseen & trumps).bit_count() / (self.ruleset.players - 1)
        mine = (hand & trumps).bit_count()
        trump = weights.lead_trump + weights.lead_many_trumps * (mine - share)
        single = weights.lead_single if mine else 0.0
        asked = self.asked(features) if self.ruleset.rules.signals else ()
        bonuses = []
        for card in cards:
            suit = suits[card]
            if suit == trumps:
                extra = trump
            else:
                extra = single if hand & suit == 1 << card else 0.0
                if not features.unseen & tables.above[card]:
                    extra += weights.lead_boss
                for later_seat in later:
                    if later_seat.friend == 1.0 and not later_seat.possible & suit:
                        extra += weights.lead_ruff * has_any(later_seat, trumps)
            if suit in asked:
                extra += weights.lead_asked
            bonuses.append(extra)
        return bonuses

    def asked(self, features: Features) -> list[int]:
        """Return the suits, as sets of cards, that partners who play later have asked for."""
        signals, groups = features.state.signals, features.tables.groups
        return [
            groups[signals[seat.seat]]
            for seat in features.later
            if seat.friend == 1.0 and signals[seat.seat] >= 0
        ]


def has_any(seat: LaterSeat, cards: int) -> float:
    """Return the probability that a seat has one of these cards."""
    return 1.0 - seat.none_chances[(cards & seat.possible).bit_count()]
