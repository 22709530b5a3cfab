"""Value cards and declarations under one trump context: tricks, melds, and the hand.

`policy.py` picks the action with the highest value. A playout values every card of a deal, so this
is written for speed: sets of cards are ints with a bit for each card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from brisques.bezique.ai.chances import find_beaters, risk_table
from brisques.bezique.ai.last_meld import is_last_for_melds, last_melds
from brisques.bezique.ai.meld_sums import NO_COSTS, MeldSums
from brisques.bezique.deece import exchange_points
from brisques.bezique.meld_types import (
    CARD_BIT,
    DECLARE_SEVEN,
    DONE,
    EXCHANGE,
    LAY,
    MELD,
    PASS,
    SHOWN,
)
from brisques.bezique.melds import melds_end
from brisques.cards import is_brisque
from brisques.tricks import NO_TRUMP

if TYPE_CHECKING:
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.bezique.state import BeziqueState
    from brisques.bezique.trump_context import TrumpContext

REFORM_FACTOR = 2.0
"""What playing a card is worth for each point that it lets be declared again (`re-form`).

It is more than 1, since the cards that stay may score again and again. Duels against the policy
without it, over the same 100 pairs, in points a deal with standard errors: in Rubicon +213 ± 65
with a factor of 0.5, +228 ± 65 with 1, +273 ± 62 with 2, +205 ± 72 with 4. With six packs a first
version made +651 ± 140 with 0.5, +800 ± 145 with 1 and +934 ± 155 with 2; this one +974 ± 155.
"""
KEPT, KEPT_OF_MANY = 0.4, 0.1
"""Factor on what cards are worth in the hand in the last trick after which a meld may be declared,
between two players and between more.

In duels over the same 1,000 pairs, the policy that knows that trick for the last made, in points a
deal with 95 % intervals, +10.4 ± 1.9 in Bézique, +18.0 ± 2.7 in Foster's game and +7.5 ± 1.7 in
Penguin's; over 300 pairs, +98 ± 36 in Rubicon and +166 ± 49 with six packs. One seat that knows it
against others that do not gained +2.3 ± 1.7 with three hands and +9.3 ± 4.4 with four (250 deals).
"""
LET_PARTNER = 1.0
"""A partner's declaration beats none of one's own; laying a meld down ranks between.

After the last trick at which melds are declared, laying one down serves nothing.
"""


class CardValues:
    """The values of a policy under one trump context, in points.

    `hand_values[stage][trump][card]` is what a card is worth in the hand. The attributes named like
    weights (`lead`, `deny`, ...) are those of `policy.DEFAULT_WEIGHTS`.
    """

    def __init__(
        self,
        ruleset: BeziqueRuleset,
        context: TrumpContext,
        weights: Mapping[str, float],
        shares: tuple[float, ...],
        hand_values: list[list[list[float]]],
    ) -> None:
        self.context = context
        self.ruleset = ruleset
        self.rules = rules = ruleset.rules
        self.hand_values = hand_values
        self.all_cards = (1 << ruleset.card_count) - 1
        self.seats = range(ruleset.players)
        brisque = weights["brisque"] * rules.brisque
        self.face_points = [brisque * is_brisque(f) for f in range(32)]
        if ruleset.auto_seven and context.trump != NO_TRUMP:
            self.face_points[context.trump * 8] += rules.seven
        self.beaters, self.suits = find_beaters(context)
        self.lead = weights["lead"]
        self.deny = weights["deny"]
        self.want = weights["want"]
        self.want_more = weights["want-more"]
        self.declare = weights["declare"]
        self.spend = weights["spend"]
        self.melds = MeldSums(ruleset, context, shares, self.face_points, self.declare)
        self._plain_gains = [self.face_points] * ruleset.players
        side, turns = ruleset.side, ruleset.turns
        # By seat and number: the opponents among as many next seats.
        self._next_foes = [
            [
                [other for other in turns[seat][1 : after + 1] if side[other] != side[seat]]
                for after in self.seats
            ]
            for seat in self.seats
        ]
        self.last_melds = last_melds(ruleset, context)

    # --- playing a card -----------------------------------------------------------------------

    def play_values(self, state: BeziqueState, actions: list[int], stage: int) -> list[float]:
        """Return the value of each action of the seat that must play a card."""
        ruleset = self.ruleset
        cards = actions if actions[-1] < DONE else [card for card in actions if card < DONE]
        own = sum([CARD_BIT[card] for card in state.hands[state.to_move]])
        unseen = self._unseen(state, own)
        if is_last_for_melds(state):
            worths = self._last_meld_values(state, cards, unseen, own, stage)
            return self._with_shows(worths, actions)
        bonus = self.lead
        costs = NO_COSTS
        if ruleset.from_hand:
            coming = unseen & ~self._shown_by_others(state)
            costs = self.melds.hand_costs(state, stage, own, coming)
            bonus += self.declare * costs.ready
        if ruleset.from_won:
            gains = [self.melds.gains(state, other, stage) for other in self.seats]
        else:
            gains = self._plain_gains
        extra = self._extra(state)
        if not state.trick:
            values = self._lead_values(state, cards, unseen, gains, bonus + extra, extra)
        elif ruleset.players == 2:
            values = self._second_card_values(state, cards, gains, bonus + extra, extra)
        else:
            values = self._later_card_values(state, cards, unseen, gains, bonus + extra, extra)
        keep = self.hand_values[stage][state.trump]
        worths = [
            value - (keep[card] + costs.by_face[card & 31])
            for value, card in zip(values, cards, strict=True)
        ]
        if costs.savings:
            worths = [
                worth + costs.savings.get(card, 0.0)
                for worth, card in zip(worths, cards, strict=True)
            ]
        if costs.again:
            worths = [
                worth + REFORM_FACTOR * costs.again.get(card, 0)
                for worth, card in zip(worths, cards, strict=True)
            ]
        return self._with_shows(worths, actions)

    def _with_shows(self, worths: list[float], actions: list[int]) -> list[float]:
        """Add to the values of cards those of what may be shown before one is played."""
        if len(worths) == len(actions):
            return worths
        best = max(worths)
        return worths + [self._show_points(action) + best for action in actions[len(worths) :]]

    def _last_meld_values(
        self, state: BeziqueState, cards: list[int], unseen: int, own: int, stage: int
    ) -> list[float]:
        """Return the value of each card in the last trick after which a meld may be declared."""
        extra = self._extra(state)
        keep = self.hand_values[stage][state.trump]
        melds = self.last_melds.own_points(state, own, cards)
        if self.ruleset.players > 2:
            values_of = self._later_card_values if state.trick else self._lead_values
            gains, bonus = self._plain_gains, self.lead + extra
            return [
                values_of(state, [card], unseen, gains, bonus + meld, extra)[0]
                - KEPT_OF_MANY * keep[card]
                for card, meld in zip(cards, melds, strict=True)
            ]
        shown = self._shown_by_others(state)
        threats = self.last_melds.threats(state, cards, unseen, shown, self.beaters)
        points = self.face_points
        lying = sum([points[card & 31] for card in state.trick])
        values = []
        for card, meld, threat in zip(cards, melds, threats, strict=True):
            stake = lying + points[card & 31] + extra
            won, lost = stake + self.lead + meld, self.deny * stake + threat
            chance = self._chance(state, card, unseen, stake + threat)
            values.append(chance * won - (1.0 - chance) * lost - KEPT * keep[card])
        return values

    def _chance(self, state: BeziqueState, card: int, unseen: int, stake: float) -> float:
        """Return the probability that a card wins the trick of two players at this stake."""
        if state.trick:
            return float(self.context.order.beats[state.trick[0]][card])
        risks = risk_table(unseen.bit_count(), *self._held_by_foes(state, 1))
        risk = risks[(unseen & self.beaters[card]).bit_count()]
        return 1.0 - risk * min(1.0, self.want + self.want_more * stake)

    def _show_points(self, action: int) -> float:
        """Return the points for showing a deece or a carte blanche."""
        return float(self.rules.seven if action == DECLARE_SEVEN else self.rules.carte_blanche)

    def _extra(self, state: BeziqueState) -> float:
        """Return the points for the last trick, if this is it."""
        return float(self.rules.last_trick) if state.number == self.ruleset.paid_trick else 0.0

    def _second_card_values(
        self,
        state: BeziqueState,
        cards: list[int],
        gains: list[list[float]],
        bonus: float,
        extra: float,
    ) -> list[float]:
        """Return the value of each card as the second and last of the trick."""
        seat = state.to_move
        lead = state.trick[0]
        beats = self.context.order.beats[lead]
        mine, theirs, deny = gains[seat], gains[1 - seat], self.deny
        won = mine[lead & 31] + bonus
        lost = theirs[lead & 31] + extra
        return [
            won + mine[card & 31] if beats[card] else -deny * (lost + theirs[card & 31])
            for card in cards
        ]

    def _later_card_values(  # noqa: PLR0917
        self,
        state: BeziqueState,
        cards: list[int],
        unseen: int,
        gains: list[list[float]],
        bonus: float,
        extra: float,
    ) -> list[float]:
        """Return the value of each card as the second or later of a trick of three or four."""
        ruleset = self.ruleset
        seat = state.to_move
        trick = state.trick
        order = self.context.order
        place = order.best(trick) if len(trick) > 1 else 0
        best = trick[place]
        beats = order.beats[best]
        holder = ruleset.turns[state.leader][place]
        mine, theirs = gains[seat], gains[holder]
        lying = sum([mine[card & 31] for card in trick])
        lying_for_holder = lying if theirs is mine else sum([theirs[card & 31] for card in trick])
        is_foe = ruleset.side[holder] != ruleset.side[seat]
        held = self._held_by_foes(state, ruleset.players - 1 - len(trick))
        risks, beaters = risk_table(unseen.bit_count(), *held), self.beaters
        risk_now = 0.0 if is_foe else risks[(unseen & beaters[best]).bit_count()]
        deny = self.deny
        values = []
        for card in cards:
            if beats[card]:
                worth = lying + mine[card & 31]
                risk, won = risks[(unseen & beaters[card]).bit_count()], worth + bonus
            else:
                worth = lying_for_holder + theirs[card & 31]
                if is_foe:
                    values.append(-deny * (worth + extra))
                    continue
                risk, won = risk_now, worth + extra
            values.append((1.0 - risk) * won - risk * deny * (worth + extra))
        return values

    def _lead_values(  # noqa: PLR0917
        self,
        state: BeziqueState,
        cards: list[int],
        unseen: int,
        gains: list[list[float]],
        bonus: float,
        extra: float,
    ) -> list[float]:
        """Return the value of leading each card, weighing the chance that it is beaten."""
        seat = state.to_move
        ruleset = self.ruleset
        mine, theirs = gains[seat], gains[ruleset.after[seat]]
        is_endgame = state.is_endgame
        is_last = is_endgame and ruleset.players == 2
        risks = risk_table(unseen.bit_count(), *self._held_by_foes(state, ruleset.players - 1))
        want, want_more, deny, beaters = self.want, self.want_more, self.deny, self.beaters
        values = []
        for card in cards:
            won = mine[card & 31] + bonus
            higher = unseen & beaters[card]
            if higher:
                risk = self._endgame_risk(card, unseen) if is_last else risks[higher.bit_count()]
                lost = theirs[card & 31] + extra
                if not is_endgame:
                    wanted = want + want_more * lost
                    risk *= wanted if wanted < 1.0 else 1.0  # noqa: FURB136 (a call less)
                won = (1.0 - risk) * won - risk * deny * lost
            values.append(won)
        return values

    def _held_by_foes(self, state: BeziqueState, after: int) -> list[int]:
        """Return how many cards each opponent holds among the next `after` seats."""
        hands = state.hands
        return [len(hands[foe]) for foe in self._next_foes[state.to_move][after]]

    def _endgame_risk(self, card: int, unseen: int) -> float:
        """Return 1 if the other of two seats, with all unseen cards, must beat the card, else 0.

        It assumes that suit must be followed. Under `endgame.duty=free`, a risk of 1 for every card
        that can be beaten lost, against the exact solution, 0.3 ± 0.3 points a lead in Bézique
        (1,200 leads, 95 %) and 0.2 ± 0.9 in Fildinski (1,888).
        """
        same = unseen & self.suits[card]
        return 1.0 if not same or unseen & self.beaters[card] & same else 0.0

    def _unseen(self, state: BeziqueState, own: int) -> int:
        """Return the cards in the stock and in other hands, for a seat with these cards."""
        seen = state.all_won | own
        for card in state.trick:
            seen |= CARD_BIT[card]
        if state.turnup >= 0:
            seen |= CARD_BIT[state.turnup]
        return self.all_cards & ~seen

    def _shown_by_others(self, state: BeziqueState) -> int:
        """Return the cards that other seats have shown and still hold, as a set.

        They do not come to the seat to move. Duels of the policy against one that hoped for them
        made, in points a deal with standard errors, +7.3 ± 1.7 in Bézique, +110 ± 31 in Rubicon,
        +3.8 ± 1.7 with three hands, +3.6 ± 1.7 with four, and nothing sure in other games.
        """
        used, hands = state.used, state.hands
        shown = 0
        for seat in self.ruleset.turns[state.to_move][1:]:
            for card in hands[seat]:
                if used[card] & SHOWN:
                    shown |= CARD_BIT[card]
        return shown

    # --- declaring ----------------------------------------------------------------------------

    def declare_values(self, state: BeziqueState, actions: list[int], stage: int) -> list[float]:
        """Return the value of each action of the seat that may declare."""
        melds = [action for action in actions if MELD <= action < LAY]
        meld_values = dict(zip(melds, self._meld_values(state, melds, stage), strict=True))
        worths = [
            meld_values[action]
            if action in meld_values
            else self._other_value(state, action, stage)
            for action in actions
        ]
        if EXCHANGE in actions and not self.rules.exchange_uses_slot:
            # An exchange excludes no declaration: either may come first.
            exchange = actions.index(EXCHANGE)
            gain, worths[exchange] = worths[exchange], 0.0
            best = max(worths)
            worths = [
                worth + gain if a != DONE else worth
                for a, worth in zip(actions, worths, strict=True)
            ]
            worths[exchange] = best + gain
        return worths

    def _meld_values(self, state: BeziqueState, actions: list[int], stage: int) -> list[float]:
        """Return the value of each declaration: its points, less what other melds lose."""
        declarations = [self.ruleset.meld_of(action) for action in actions]
        points = [float(self.context.points[meld.index]) for meld, _, _ in declarations]
        if melds_end(state):
            return points
        spoilt = self.melds.spoilt_values(
            state, stage, [(meld, cards) for meld, cards, _ in declarations]
        )
        return [gain - self.spend * loss for gain, loss in zip(points, spoilt, strict=True)]

    def _other_value(self, state: BeziqueState, action: int, stage: int) -> float:
        """Return the value of an action that declares no meld."""
        if action == DONE:
            return 0.0
        if action == PASS:
            return LET_PARTNER
        if action == DECLARE_SEVEN:
            return self.rules.seven - 0.5
        if action == EXCHANGE:
            return exchange_points(state) + self._turnup_value(state, stage)
        return -LET_PARTNER if melds_end(state) else LET_PARTNER / 2

    def _turnup_value(self, state: BeziqueState, stage: int) -> float:
        """Return the value of the turn-up to the seat that takes it: in its hand, or when won."""
        card = state.turnup
        if self.ruleset.from_hand:
            return self.hand_values[stage][state.trump][card]
        gain = self.melds.gains(state, state.to_move, stage)[card & 31]
        return gain if self.rules.exchanged_brisque else gain - self.face_points[card & 31]

    def completed_melds(self, state: BeziqueState, card: int) -> list[int]:
        """Return the indices of wanted melds that this card completes by winning the trick."""
        if state.is_endgame and not self.rules.endgame_melds:
            return []
        seat, trick = state.to_move, (*state.trick, card)
        if self.ruleset.turns[state.leader][self.context.order.best(trick)] != seat:
            return []
        return self.melds.completed(state, seat, trick)
