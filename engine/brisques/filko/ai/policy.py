"""Choose actions without search, in every phase of a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from brisques.cards import ACE
from brisques.filko.ai.card_value import CardValues
from brisques.filko.ai.features import RUN, Features
from brisques.filko.ruleset import (
    AIM_BASE,
    AIMS,
    CALL,
    CALL_BASE,
    CUT,
    CUT_BASE,
    END_EARLY,
    NAME_BASE,
    PLAY,
    SIGNAL_BASE,
    FilkoRuleset,
)
from brisques.filko.talk import AIM, SIGNAL, legal_aims, said_by
from brisques.players.contract import HintTrust, first_choice
from brisques.tricks import allowed_cards

if TYPE_CHECKING:
    from brisques.filko.ai.weights import Weights
    from brisques.filko.state import FilkoState
    from brisques.game import State

SIX = AIMS.index("six")
DOUBT = 10.0
"""Standard deviation of the policy's error in points.

tests/bench/doubts.py finds 40, but with few worlds caution costs little, and a search that trusts
playouts more sometimes plays a Ten badly.
"""

ALONE_LOSS = 70.0
"""Points lost by calling a card of one's own hand, which leaves no partner.

Against the policy's best other call it lost 67 to 80 in four games (115 to 171 deals each).
"""


class FilkoPolicy:
    """The `Policy` of one variant; it reads only what the seat to move may see."""

    noise = 70.0
    horizon = 0
    value_doubt = 0.0
    hint_trust = HintTrust()
    guesses = 4

    def __init__(self, ruleset: FilkoRuleset, weights: Weights, doubt: float = DOUBT) -> None:
        self.ruleset = ruleset
        self.weights = weights
        self.card_values = CardValues(ruleset, weights)
        self.doubt = doubt

    def evaluate(self, state: State) -> tuple[float, ...] | None:  # noqa: ARG002
        """Return None: deals are short, so playouts run to their end."""
        return None

    def average_worths(
        self,
        finished: State,  # noqa: ARG002
        before: State,  # noqa: ARG002
    ) -> tuple[float, ...] | None:
        """Return None: no bonus is paid."""
        return None

    def value_terms(self, state: State) -> list[list[float]] | None:  # noqa: ARG002
        """Return None: there is no learned value."""
        return None

    def value_factors(self, state: State) -> tuple[float, ...]:  # noqa: ARG002
        """Return nothing: there is no learned value."""
        return ()

    def choose(self, state: State) -> int:
        """Return the action that the policy takes."""
        deal = cast("FilkoState", state)
        if deal.phase != PLAY:
            legal = deal.legal()
            return legal[first_choice(self._opening_worths(deal, legal), self._ranks(deal, legal))]
        ruleset = self.ruleset
        if not deal.trick and ruleset.rules.early_end and self._may_end(deal):
            return END_EARLY
        hand = deal.hands[deal.to_move]
        cards = hand
        if deal.trick:
            cards = allowed_cards(hand, deal.trick, ruleset.orders[deal.trump], ruleset.duty)
        if len(cards) == 1:
            return cards[0]
        features = self.card_values.extractor.extract(deal)
        talk_action = self._talk_action(features)
        if talk_action is not None:
            return talk_action
        worths = self.card_values.worths(features, cards)
        return cards[worths.index(max(worths))]

    def worths(self, state: State) -> list[float]:
        """Return the worth of each legal action; talk is worth as much as the best card."""
        deal = cast("FilkoState", state)
        legal = deal.legal()
        if deal.phase != PLAY:
            return self._opening_worths(deal, legal)
        cards = [action for action in legal if action < END_EARLY]
        worths = self.card_values.worths(self.card_values.extractor.extract(deal), cards)
        return worths + [max(worths)] * (len(legal) - len(cards))

    def ranks(self, state: State) -> list[int]:
        """Return the rank of each legal action.

        The end of a decided deal and what the policy wants to say now rank above cards, other talk
        below. Cuts are ranked by how near they are to the middle.
        """
        deal = cast("FilkoState", state)
        return self._ranks(deal, deal.legal())

    def meld_actions(self, state: State) -> list[int]:  # noqa: ARG002
        """Return nothing: there are no melds."""
        return []

    def _ranks(self, state: FilkoState, legal: list[int]) -> list[int]:
        if state.phase == CUT:
            middle = len(self.ruleset.cards) // 2
            return [-abs(action - CUT_BASE - middle) for action in legal]
        if state.phase != PLAY:
            return [0 for _ in legal]
        cards = sum(action < END_EARLY for action in legal)
        talk_action = None
        if cards > 1 and len(legal) > cards:
            talk_action = self._talk_action(self.card_values.extractor.extract(state))
        talk_ranks = [2 if a == END_EARLY else 1 if a == talk_action else -1 for a in legal[cards:]]
        return [0] * cards + talk_ranks

    def _may_end(self, state: FilkoState) -> bool:
        """Return whether all seats can see that the rest of the deal changes nothing."""
        if not state.revealed:
            return False
        own = state.party_points()
        payoff = self.card_values.extractor.payoff(state, state.to_move)
        if not state.party >> state.to_move & 1:
            own = sum(state.totals) - own
        return payoff.decided[own][state.points_left()] and state.is_decided()

    # --- talk -----------------------------------------------------------------------------------

    def _talk_action(self, features: Features) -> int | None:
        """Return what to say: that we run, or no longer do; the suit of an ace; or None."""
        state, rules = features.state, self.ruleset.rules
        seat = state.to_move
        if rules.aims and not said_by(state, seat) & AIM:
            aim = state.aims[seat]
            if features.runs and aim != RUN and RUN in legal_aims(state, seat):
                return AIM_BASE + RUN
            if features.slope > 0 and aim == RUN:
                return AIM_BASE + SIX
        may_signal = rules.signals and not said_by(state, seat) & SIGNAL
        if may_signal and state.trick and state.signals[seat] < 0:
            group = self.ruleset.orders[state.trump].group
            for card in state.hands[seat]:
                # An Ace of the suit led may be played at once; trumps cannot be asked for.
                if card & 7 == ACE and group[card] < 4 and group[card] != group[state.trick[0]]:
                    return SIGNAL_BASE + group[card]
        return None

    # --- before and after play ------------------------------------------------------------------

    def _opening_worths(self, state: FilkoState, legal: list[int]) -> list[float]:
        """Return the worth of each call; cuts are all equal, and so are servants."""
        if state.phase == CALL:
            hand = state.hands[state.to_move]
            suits = [self._suit_value(hand, suit) for suit in range(4)]
            return [
                self._call_value(suits, action) - ALONE_LOSS * (action - CALL_BASE in hand)
                for action in legal
            ]
        return [0.0 for _ in legal]

    def _suit_value(self, hand: list[int], suit: int) -> float:
        """Return how good a suit is as trumps with this hand."""
        weights, tables = self.weights, self.card_values.extractor.tables[suit]
        worth = 0.0
        for card in hand:
            if tables.trumps >> card & 1:
                worth += weights.call_length + weights.call_height * tables.height[card]
            elif card & 7 == ACE:
                worth += weights.call_side_ace
        return worth

    def _call_value(self, suits: list[float], action: int) -> float:
        if action < CALL_BASE:
            return suits[action - NAME_BASE]
        card = action - CALL_BASE
        return suits[card >> 3] + self.weights.call_rank * (card & 7) / ACE
