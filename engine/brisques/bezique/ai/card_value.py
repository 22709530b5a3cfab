"""Value cards and declarations under one trump context: tricks, melds, and the hand.

`policy.py` picks the action with the highest value. A playout values every card of a deal, so this
is written for speed: sets of cards are ints with a bit for each card.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from brisques.bezique.ai.meld_value import MeldValue, wanted_melds
from brisques.bezique.meld_types import (
    CARD_BIT,
    DECLARE_SEVEN,
    DONE,
    EXCHANGE,
    LAY,
    MELDED,
    PASS,
    PLAY,
    Meld,
    card_bits,
)
from brisques.cards import FACES, TEN
from brisques.tricks import NO_TRUMP

if TYPE_CHECKING:
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.bezique.state import BeziqueState
    from brisques.bezique.trump_context import TrumpContext

UsedCards = list[tuple[int, int]]
"""Cards that have counted in melds, each as (its bit, the uses it has had)."""

MAX_CACHED_GAINS = 1 << 13
LET_PARTNER = 1.0
"""A partner's declaration beats none of one's own; laying a meld down ranks between."""


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
        self.meld_values = [MeldValue(meld, shares) for meld in wanted_melds(ruleset, context)]
        self.all_cards = (1 << ruleset.card_count) - 1
        self.meld_cards = 0
        for value in self.meld_values:
            self.meld_cards |= value.meld.cards
        brisque = weights["brisque"] * rules.brisque
        self.face_points = [brisque * (f & 7 >= TEN) for f in range(32)]
        if ruleset.auto_seven and context.trump != NO_TRUMP:
            self.face_points[context.trump * 8] += rules.seven
        self.beaters, self.suits = find_beaters(context)
        self.lead = weights["lead"]
        self.deny = weights["deny"]
        self.want = weights["want"]
        self.want_more = weights["want-more"]
        self.declare = weights["declare"]
        self.spend = weights["spend"]
        self._plain_gains = [self.face_points] * ruleset.players
        self._gain_cache: dict[object, list[float]] = {}
        self._won_state: BeziqueState | None = None
        self._won_number = self._won = 0

    # --- playing a card -----------------------------------------------------------------------

    def play_values(self, state: BeziqueState, actions: list[int], stage: int) -> list[float]:
        """Return the value of each action of the seat that must play a card."""
        ruleset = self.ruleset
        cards = [card for card in actions if card < DONE] if ruleset.announces else actions
        seat = state.to_move
        won = self._won_cards(state)
        unseen = self._unseen(state, seat, won)
        costs = self.hand_values[stage][state.trump]
        bonus = self.lead
        if ruleset.from_hand:
            costs, ready = self._hand_costs(state, seat, stage, unseen)
            bonus += self.declare * ready
        if ruleset.from_won:
            left = self.all_cards & ~won
            gains = [
                self._face_gains(state, other, stage, left) for other in range(ruleset.players)
            ]
        else:
            gains = self._plain_gains
        extra = float(self.rules.last_trick) if state.number == ruleset.paid_trick else 0.0
        if not state.trick:
            values = self._lead_values(state, cards, unseen, gains, bonus + extra, extra)
        elif ruleset.players == 2:
            values = self._second_card_values(state, cards, gains, bonus + extra, extra)
        else:
            lead = bonus + extra
            values = [self._later_card_value(state, c, unseen, gains, lead, extra) for c in cards]
        worths = [worth - costs[card] for worth, card in zip(values, cards, strict=True)]
        if len(cards) < len(actions):  # what is shown pays at once, and a card is played after it
            best = max(worths)
            worths += [self._show_points(action) + best for action in actions[len(cards) :]]
        return worths

    def _show_points(self, action: int) -> float:
        """Return the points for showing a deece or a carte blanche."""
        return float(self.rules.seven if action == DECLARE_SEVEN else self.rules.carte_blanche)

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

    def _later_card_value(  # noqa: PLR0917
        self,
        state: BeziqueState,
        card: int,
        unseen: int,
        gains: list[list[float]],
        bonus: float,
        extra: float,
    ) -> float:
        """Return the value of a card played second or later to a trick of three or four."""
        ruleset = self.ruleset
        seat = state.to_move
        trick = (*state.trick, card)
        best = self.context.order.best(trick)
        taker = ruleset.turns[state.leader][best]
        worth = sum([gains[taker][c & 31] for c in trick])
        if ruleset.side[taker] != ruleset.side[seat]:
            return -self.deny * (worth + extra)
        won = worth + (bonus if taker == seat else extra)
        after = ruleset.players - len(trick)
        risk = self._risk(state, trick[best], unseen, after) if after else 0.0
        return (1.0 - risk) * won - risk * self.deny * (worth + extra)

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
        after = self.ruleset.players - 1
        mine, theirs = gains[seat], gains[self.ruleset.after[seat]]
        values = []
        for card in cards:
            won = mine[card & 31] + bonus
            risk = self._risk(state, card, unseen, after) if unseen & self.beaters[card] else 0.0
            if risk:
                lost = theirs[card & 31] + extra
                if not state.strict:
                    wanted = self.want + self.want_more * lost
                    risk *= wanted if wanted < 1.0 else 1.0  # noqa: FURB136 (a call less)
                won = (1.0 - risk) * won - risk * self.deny * lost
            values.append(won)
        return values

    def _risk(self, state: BeziqueState, card: int, unseen: int, after: int) -> float:
        """Return the probability that an opponent who still has to play beats the card."""
        higher = unseen & self.beaters[card]
        if not higher:
            return 0.0
        ruleset = self.ruleset
        if ruleset.players == 2:
            if state.strict:
                # All unseen cards are in the other hand, and it must follow suit.
                same = unseen & self.suits[card]
                return 1.0 if not same or higher & same else 0.0
            miss = 1.0 - higher.bit_count() / unseen.bit_count()
            return 1.0 - float(miss ** len(state.hands[1 - state.to_move]))
        miss = 1.0 - higher.bit_count() / unseen.bit_count()
        safe = 1.0
        seat = turn = state.to_move
        for _ in range(after):
            turn = ruleset.after[turn]
            if ruleset.side[turn] != ruleset.side[seat]:
                safe *= miss ** len(state.hands[turn])
        return 1.0 - safe

    def _won_cards(self, state: BeziqueState) -> int:
        """Return all won cards, as a set."""
        if state is self._won_state and state.number == self._won_number and state.phase == PLAY:
            return self._won
        won = 0
        for cards in state.won:
            for card in cards:
                won |= CARD_BIT[card]
        self._won_state, self._won_number, self._won = state, state.number, won
        return won

    def _unseen(self, state: BeziqueState, seat: int, gone: int) -> int:
        """Return the cards that the seat sees neither in its hand nor on the table, as a set."""
        for card in state.hands[seat]:
            gone |= CARD_BIT[card]
        for card in state.trick:
            gone |= CARD_BIT[card]
        if state.turnup >= 0:
            gone |= CARD_BIT[state.turnup]
        return self.all_cards & ~gone

    # --- melds from won cards -----------------------------------------------------------------

    def _face_gains(self, state: BeziqueState, seat: int, stage: int, not_won: int) -> list[float]:
        """Return the points that winning one card of each face brings the seat."""
        usable = () if self.ruleset.spends else self._usable_cards(state, seat)
        stage = min(stage, 1)
        meld_cards = self.meld_cards
        key = (stage, not_won & meld_cards, state.open[seat] & meld_cards, *usable)
        gains = self._gain_cache.get(key)
        if gains is None:
            usable = usable or self._usable_cards(state, seat)
            if len(self._gain_cache) > MAX_CACHED_GAINS:
                self._gain_cache.clear()
            gains = self._gain_cache[key] = self.face_points[:]
            for value, cards in zip(self.meld_values, usable, strict=True):
                gain = value.gain(stage, cards & value.meld.cards, not_won)
                for face, add in gain.adds:
                    gains[face] += add
                for face in gain.completes:
                    gains[face] += gain.bonus
        return gains

    def completed_melds(self, state: BeziqueState, card: int, stage: int) -> list[int]:
        """Return the indices in `meld_values` of melds that this card completes by winning."""
        if state.strict and not self.rules.endgame_melds:
            return []
        seat, trick = state.to_move, (*state.trick, card)
        if self.ruleset.turns[state.leader][self.context.order.best(trick)] != seat:
            return []
        completed, trick_cards = [], card_bits(trick)
        for index, cards in enumerate(self._usable_cards(state, seat)):
            meld = self.meld_values[index].meld
            before, after = (
                meld.progress(stage, held & meld.cards, 0, 1)[0].complete
                for held in (cards, cards | trick_cards)
            )
            if after > before:
                completed.append(index)
        return completed

    def _usable_cards(self, state: BeziqueState, seat: int) -> tuple[int, ...]:
        """Return, by meld value, the won cards of the seat that may still count in it."""
        usable = [state.open[seat]] * len(self.meld_values)
        if self.ruleset.spends:
            return tuple(usable)
        for declarer, index, cards, _ in state.melds:
            if declarer == seat:
                level = self.ruleset.melds[index].level
                unused = ~card_bits(cards)
                for i, value in enumerate(self.meld_values):
                    if value.meld.spoiling_levels & level:
                        usable[i] &= unused
        return tuple(usable)

    # --- melds from the hand ------------------------------------------------------------------

    def _hand_costs(
        self, state: BeziqueState, seat: int, stage: int, unseen: int
    ) -> tuple[list[float], float]:
        """Return what playing each card costs the hand, and the points of the best ready meld."""
        costs = self.hand_values[stage][state.trump][:]
        own, used_cards = self._meldable_cards(state, seat)
        faces = [0.0] * FACES
        best = second = 0.0
        breaking: tuple[int, ...] = ()
        for value in self.meld_values:
            cards = own & value.meld.cards
            if not cards:
                continue
            fresh = True
            if used_cards:
                cards, fresh = _usable_for(value, cards, used_cards)
            _, ready, losses, breaks = value.loss(stage, cards, unseen, fresh)
            if ready > best:
                best, second, breaking = ready, best, breaks
            elif ready > second:
                second = ready
            for face, loss in losses:
                faces[face] += loss
        for face in breaking:  # a trick won with a card of the meld does not let it be declared
            faces[face] += self.declare * (best - second)
        hand = state.hands[seat]
        for card in hand:
            costs[card] += faces[card & 31]
        return costs, best

    def _meldable_cards(self, state: BeziqueState, seat: int) -> tuple[int, UsedCards]:
        """Return the set of cards the seat may meld from, and which have counted in melds."""
        used = state.used
        cards = state.hands[seat]
        own = state.open[seat]
        for card in cards:
            own |= CARD_BIT[card]
        used_cards = [(CARD_BIT[card], used[card]) for card in cards if used[card] & MELDED]
        if state.open[seat]:
            used_cards += [(CARD_BIT[c], used[c]) for c in state.won[seat] if used[c] & MELDED]
        return own, used_cards

    def features(self, state: BeziqueState, seat: int, stage: int) -> list[float]:
        """Return the features by which `BeziquePolicy.evaluate` values a seat between two tricks.

        The first is the value of its hand. The others are the points of melds with none to four
        cards missing, each times the chance that these come.
        """
        ruleset = self.ruleset
        hand_values = self.hand_values[stage][state.trump]
        in_hand = sum([hand_values[card] for card in state.hands[seat]])
        features = [in_hand, 0.0, 0.0, 0.0, 0.0, 0.0]
        if ruleset.from_won:
            left = self.all_cards & ~self._won_cards(state)
            for value, cards in zip(self.meld_values, self._usable_cards(state, seat), strict=True):
                meld = value.meld
                meld.add_features(features, min(stage, 1), cards & meld.cards, left, True)
        if ruleset.from_hand:
            unseen = self._unseen(state, seat, self._won_cards(state))
            own, used_cards = self._meldable_cards(state, seat)
            for value in self.meld_values:
                cards, fresh = _usable_for(value, own & value.meld.cards, used_cards)
                if cards:
                    value.meld.add_features(features, stage, cards, unseen, fresh)
        return features

    # --- declaring ----------------------------------------------------------------------------

    def declare_values(self, state: BeziqueState, actions: list[int], stage: int) -> list[float]:
        """Return the value of each action of the seat that may declare."""
        worths = [self._declare_value(state, action, stage) for action in actions]
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

    def _declare_value(self, state: BeziqueState, action: int, stage: int) -> float:
        if action == DONE:
            return 0.0
        if action == PASS:
            return LET_PARTNER
        if action == DECLARE_SEVEN:
            return self.rules.seven - 0.5
        if action == EXCHANGE:
            return self.rules.seven + self._turnup_value(state, stage)
        if action >= LAY:
            return LET_PARTNER / 2
        meld, _, bits = self.ruleset.meld_of(action)
        points = float(self.context.points[meld.index])
        if state.stock_left <= self.ruleset.players and not self.rules.endgame_melds:
            return points  # nothing can be declared after this draw
        return points - self.spend * self._spoilt_value(state, meld, bits, stage)

    def _turnup_value(self, state: BeziqueState, stage: int) -> float:
        """Return the value of the turn-up to the seat that takes it: in its hand, or when won."""
        card = state.turnup
        if self.ruleset.from_hand:
            return self.hand_values[stage][state.trump][card]
        not_won = self.all_cards & ~self._won_cards(state)
        gain = self._face_gains(state, state.to_move, stage, not_won)[card & 31]
        return gain if self.rules.exchanged_brisque else gain - self.face_points[card & 31]

    def _spoilt_value(self, state: BeziqueState, meld: Meld, bits: int, stage: int) -> float:
        """Return what other melds lose when these cards have counted in this one."""
        ruleset = self.ruleset
        seat = state.to_move
        not_to_come = self._won_cards(state)
        if ruleset.from_hand:
            own, used_cards = self._meldable_cards(state, seat)
            held = [
                _usable_for(value, own & value.meld.cards, used_cards)[0]
                for value in self.meld_values
            ]
            not_to_come |= own
        else:
            # Trumps in the hand will be won.
            sure = card_bits(c for c in state.hands[seat] if c >> 3 & 3 == state.trump)
            usable = self._usable_cards(state, seat)
            held = [
                (cards | sure) & value.meld.cards
                for cards, value in zip(usable, self.meld_values, strict=True)
            ]
            not_to_come |= sure
            stage = min(stage, 1)
        to_come = self.all_cards & ~not_to_come
        lost = 0.0
        for value, cards in zip(self.meld_values, held, strict=True):
            other = value.meld
            if cards & bits and other.spoiling_levels & meld.level and other.level != meld.level:
                kept = cards & ~bits
                lost += value.value(stage, cards, to_come) - value.value(stage, kept, to_come)
        return lost


@lru_cache(maxsize=64)
def find_beaters(context: TrumpContext) -> tuple[list[int], list[int]]:
    """Return for each card the set of cards that beat it, and the set of its suit."""
    cards = range(context.rules.copies * FACES)
    beats, group = context.order.beats, context.order.group
    higher = [card_bits(c for c in cards if beats[f][c]) for f in range(FACES)]
    same = [card_bits(c for c in cards if group[c] == group[f]) for f in range(FACES)]
    return higher * context.rules.copies, same * context.rules.copies


def _usable_for(value: MeldValue, cards: int, used_cards: UsedCards) -> tuple[int, bool]:
    """Return the cards that may count in a meld, and whether one that it needs to be fresh is."""
    for bit, used in used_cards:
        if used & value.meld.spoiling_levels:
            cards &= ~bit
    if not value.meld.can_reform:
        return cards, True
    fresh = cards
    for bit, used in used_cards:
        if used & value.meld.level:
            fresh &= ~bit
    return cards, bool(fresh)
