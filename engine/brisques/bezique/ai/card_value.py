"""The inside of the tuned policy, under one chart: what tricks, melds and the hand are worth.

Written to be fast: a playout asks for every card of a deal. Sets of cards are ints with a bit each.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from brisques.bezique.ai.meld_value import Hope, find_needs
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

Worn = list[tuple[int, int]]
"""Cards that have counted in melds, as bits, each with what it counted in."""

MOST_PILES = 1 << 13
LET_PARTNER = 1.0
"""Letting a partner declare beats going on with nothing; laying a meld down comes in between."""


class Mind:
    """What the policy thinks while a chart holds."""

    def __init__(
        self,
        ruleset: BeziqueRuleset,
        context: TrumpContext,
        given: Mapping[str, float],
        share: tuple[float, ...],
        keep: list[list[list[float]]],
    ) -> None:
        self.context = context
        self.ruleset = ruleset
        self.rules = rules = ruleset.rules
        self.keep = keep
        self.hopes = [Hope(need, share) for need in find_needs(ruleset, context)]
        self.whole = (1 << ruleset.card_count) - 1
        self.needed = 0
        for hope in self.hopes:
            self.needed |= hope.need.cards
        self.plain = [given["brisque"] * rules.brisque * (f & 7 >= TEN) for f in range(32)]
        if ruleset.auto_seven and context.trump != NO_TRUMP:
            self.plain[context.trump * 8] += rules.seven
        self.beaters, self.suits = find_beaters(context)
        self.lead = given["lead"]
        self.deny = given["deny"]
        self.want = given["want"]
        self.want_more = given["want-more"]
        self.declare = given["declare"]
        self.spend = given["spend"]
        self.plains = [self.plain] * ruleset.players
        self.piles: dict[object, list[float]] = {}
        self.last: BeziqueState | None = None
        self.at = self.gone = 0

    # --- playing a card -----------------------------------------------------------------------

    def cards(self, state: BeziqueState, actions: list[int], stage: int) -> list[float]:
        """The worth of each action of a seat that must play a card."""
        ruleset = self.ruleset
        cards = [card for card in actions if card < DONE] if ruleset.announces else actions
        seat = state.to_move
        gone = self._gone(state)
        unseen = self._unseen(state, seat, gone)
        costs = self.keep[stage][state.trump]
        bonus = self.lead
        if ruleset.from_hand:
            costs, ready = self._costs(state, seat, stage, unseen)
            bonus += self.declare * ready
        if ruleset.from_won:
            left = self.whole & ~gone
            gains = [self._pile(state, other, stage, left) for other in range(ruleset.players)]
        else:
            gains = self.plains
        extra = float(self.rules.last_trick) if state.number == ruleset.paid_trick else 0.0
        if not state.trick:
            found = self._leads(state, cards, unseen, gains, bonus + extra, extra)
        elif ruleset.players == 2:
            found = self._answers(state, cards, gains, bonus + extra, extra)
        else:
            found = [self._joins(state, c, unseen, gains, bonus + extra, extra) for c in cards]
        worths = [worth - costs[card] for worth, card in zip(found, cards, strict=True)]
        if len(cards) < len(actions):  # what is shown pays at once, and a card is played after it
            best = max(worths)
            worths += [self._shown(action) + best for action in actions[len(cards) :]]
        return worths

    def _shown(self, action: int) -> float:
        """The points that only have to be shown."""
        return float(self.rules.seven if action == DECLARE_SEVEN else self.rules.carte_blanche)

    def _answers(
        self,
        state: BeziqueState,
        cards: list[int],
        gains: list[list[float]],
        bonus: float,
        extra: float,
    ) -> list[float]:
        """What the trick brings with each card as its second and last."""
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

    def _joins(  # noqa: PLR0917
        self,
        state: BeziqueState,
        card: int,
        unseen: int,
        gains: list[list[float]],
        bonus: float,
        extra: float,
    ) -> float:
        """What the trick of three or four brings with this card in it."""
        ruleset = self.ruleset
        seat = state.to_move
        trick = (*state.trick, card)
        place = self.context.order.best(trick)
        taker = ruleset.turns[state.leader][place]
        worth = sum([gains[taker][c & 31] for c in trick])
        if ruleset.side[taker] != ruleset.side[seat]:
            return -self.deny * (worth + extra)
        won = worth + (bonus if taker == seat else extra)
        after = ruleset.players - len(trick)
        risk = self._risk(state, trick[place], unseen, after) if after else 0.0
        return (1.0 - risk) * won - risk * self.deny * (worth + extra)

    def _leads(  # noqa: PLR0917
        self,
        state: BeziqueState,
        cards: list[int],
        unseen: int,
        gains: list[list[float]],
        bonus: float,
        extra: float,
    ) -> list[float]:
        """What leading each card brings, by how likely it is beaten."""
        seat = state.to_move
        after = self.ruleset.players - 1
        mine, theirs = gains[seat], gains[self.ruleset.after[seat]]
        found = []
        for card in cards:
            won = mine[card & 31] + bonus
            risk = self._risk(state, card, unseen, after) if unseen & self.beaters[card] else 0.0
            if risk:
                lost = theirs[card & 31] + extra
                if not state.strict:
                    wanted = self.want + self.want_more * lost
                    risk *= wanted if wanted < 1.0 else 1.0  # noqa: FURB136 (a call less)
                won = (1.0 - risk) * won - risk * self.deny * lost
            found.append(won)
        return found

    def _risk(self, state: BeziqueState, card: int, unseen: int, after: int) -> float:
        """How likely one of those who still play to the trick can beat the card."""
        higher = unseen & self.beaters[card]
        if not higher:
            return 0.0
        ruleset = self.ruleset
        if ruleset.players == 2:
            if state.strict:
                # All of the unseen cards are the other's, and he must follow.
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

    def _gone(self, state: BeziqueState) -> int:
        """The cards that have been won, as a set."""
        if state is self.last and state.number == self.at and state.phase == PLAY:
            return self.gone
        gone = 0
        for cards in state.won:
            for card in cards:
                gone |= CARD_BIT[card]
        self.last, self.at, self.gone = state, state.number, gone
        return gone

    def _unseen(self, state: BeziqueState, seat: int, gone: int) -> int:
        """The cards that the seat sees neither in its hand nor in the open, as a set."""
        for card in state.hands[seat]:
            gone |= CARD_BIT[card]
        for card in state.trick:
            gone |= CARD_BIT[card]
        if state.turnup >= 0:
            gone |= CARD_BIT[state.turnup]
        return self.whole & ~gone

    # --- melds from won cards -----------------------------------------------------------------

    def _pile(self, state: BeziqueState, seat: int, stage: int, left: int) -> list[float]:
        """What each face brings when the seat wins a card of it."""
        served = () if self.ruleset.spends else self._served(state, seat)
        stage = min(stage, 1)
        key = (stage, left & self.needed, state.open[seat] & self.needed, *served)
        found = self.piles.get(key)
        if found is None:
            served = served or self._served(state, seat)
            if len(self.piles) > MOST_PILES:
                self.piles.clear()
            found = self.piles[key] = self.plain[:]
            for hope, cards in zip(self.hopes, served, strict=True):
                gain = hope.gain(stage, cards & hope.need.cards, left)
                for face, add in gain.adds:
                    found[face] += add
                for face in gain.completes:
                    found[face] += gain.sure
        return found

    def completed(self, state: BeziqueState, card: int, stage: int) -> list[int]:
        """The places among `hopes` of melds that are whole if this card takes the trick."""
        if state.strict and not self.rules.endgame_melds:
            return []
        seat, trick = state.to_move, (*state.trick, card)
        if self.ruleset.turns[state.leader][self.context.order.best(trick)] != seat:
            return []
        found, bits = [], card_bits(trick)
        for place, cards in enumerate(self._served(state, seat)):
            need = self.hopes[place].need
            before, after = (
                need.study(stage, held & need.cards, 0, 1)[0].complete
                for held in (cards, cards | bits)
            )
            if after > before:
                found.append(place)
        return found

    def _served(self, state: BeziqueState, seat: int) -> tuple[int, ...]:
        """The won cards that may still serve each hope."""
        found = [state.open[seat]] * len(self.hopes)
        if self.ruleset.spends:
            return tuple(found)
        for who, index, cards, _ in state.melds:
            if who == seat:
                level = self.ruleset.melds[index].level
                gone = ~card_bits(cards)
                for i, hope in enumerate(self.hopes):
                    if hope.need.spoils & level:
                        found[i] &= gone
        return tuple(found)

    # --- melds from the hand ------------------------------------------------------------------

    def _costs(
        self, state: BeziqueState, seat: int, stage: int, unseen: int
    ) -> tuple[list[float], float]:
        """What the hand loses with each card, and the most points it could declare."""
        costs = self.keep[stage][state.trump][:]
        own, worn = self._own(state, seat)
        faces = [0.0] * FACES
        best = second = 0.0
        broken: tuple[int, ...] = ()
        for hope in self.hopes:
            cards = own & hope.need.cards
            if not cards:
                continue
            fresh = True
            if worn:
                cards, fresh = _unspoilt(hope, cards, worn)
            _, ready, losses, breaks = hope.loss(stage, cards, unseen, fresh)
            if ready > best:
                best, second, broken = ready, best, breaks
            elif ready > second:
                second = ready
            for face, loss in losses:
                faces[face] += loss
        for face in broken:  # a trick won with a card of it brings no right to declare it
            faces[face] += self.declare * (best - second)
        hand = state.hands[seat]
        for card in hand:
            costs[card] += faces[card & 31]
        return costs, best

    def _own(self, state: BeziqueState, seat: int) -> tuple[int, Worn]:
        """The cards the seat may meld from, as a set, and those of them that have counted."""
        used = state.used
        cards = state.hands[seat]
        own = state.open[seat]
        for card in cards:
            own |= CARD_BIT[card]
        worn = [(CARD_BIT[card], used[card]) for card in cards if used[card] & MELDED]
        if state.open[seat]:
            worn += [(CARD_BIT[c], used[c]) for c in state.won[seat] if used[c] & MELDED]
        return own, worn

    def prospects(self, state: BeziqueState, seat: int, stage: int) -> list[float]:
        """What a seat may hope for between two tricks, in parts.

        First what its cards are worth in the hand, then the points of melds by how many cards they
        lack, from none to four, each times the chance that these come.
        """
        ruleset = self.ruleset
        keep = self.keep[stage][state.trump]
        parts = [sum([keep[card] for card in state.hands[seat]]), 0.0, 0.0, 0.0, 0.0, 0.0]
        if ruleset.from_won:
            left = self.whole & ~self._gone(state)
            for hope, cards in zip(self.hopes, self._served(state, seat), strict=True):
                hope.need.add_parts(parts, min(stage, 1), cards & hope.need.cards, left, True)
        if ruleset.from_hand:
            unseen = self._unseen(state, seat, self._gone(state))
            own, worn = self._own(state, seat)
            for hope in self.hopes:
                cards, fresh = _unspoilt(hope, own & hope.need.cards, worn)
                if cards:
                    hope.need.add_parts(parts, stage, cards, unseen, fresh)
        return parts

    # --- declaring ----------------------------------------------------------------------------

    def declarations(self, state: BeziqueState, actions: list[int], stage: int) -> list[float]:
        """The worth of each action of a seat that may declare."""
        worths = [self._declaration(state, action, stage) for action in actions]
        if EXCHANGE in actions and not self.rules.exchange_uses_slot:
            # It takes nothing from the others: they may follow it, and it may follow them.
            exchange = actions.index(EXCHANGE)
            gain, worths[exchange] = worths[exchange], 0.0
            best = max(worths)
            worths = [
                worth + gain if a != DONE else worth
                for a, worth in zip(actions, worths, strict=True)
            ]
            worths[exchange] = best + gain
        return worths

    def _declaration(self, state: BeziqueState, action: int, stage: int) -> float:
        if action == DONE:
            return 0.0
        if action == PASS:
            return LET_PARTNER
        if action == DECLARE_SEVEN:
            return self.rules.seven - 0.5
        if action == EXCHANGE:
            return self.rules.seven + self._taken(state, stage)
        if action >= LAY:
            return LET_PARTNER / 2
        meld, _, bits = self.ruleset.meld_of(action)
        points = float(self.context.points[meld.index])
        if state.stock_left <= self.ruleset.players and not self.rules.endgame_melds:
            return points  # nothing is declared after this draw
        return points - self.spend * self._spoilt(state, meld, bits, stage)

    def _taken(self, state: BeziqueState, stage: int) -> float:
        """What the turn-up is worth to the seat that takes it: in its hand, or when won."""
        card = state.turnup
        if self.ruleset.from_hand:
            return self.keep[stage][state.trump][card]
        brings = self._pile(state, state.to_move, stage, self.whole & ~self._gone(state))[card & 31]
        return brings if self.rules.exchanged_brisque else brings - self.plain[card & 31]

    def _spoilt(self, state: BeziqueState, meld: Meld, bits: int, stage: int) -> float:
        """What the hopes of other melds lose when these cards have counted in this one."""
        ruleset = self.ruleset
        seat = state.to_move
        gone = self._gone(state)
        if ruleset.from_hand:
            own, worn = self._own(state, seat)
            held = [_unspoilt(hope, own & hope.need.cards, worn)[0] for hope in self.hopes]
            gone |= own
        else:
            # The trumps of the hand are as good as won.
            sure = card_bits(c for c in state.hands[seat] if c >> 3 & 3 == state.trump)
            served = self._served(state, seat)
            held = [
                (cards | sure) & hope.need.cards
                for cards, hope in zip(served, self.hopes, strict=True)
            ]
            gone |= sure
            stage = min(stage, 1)
        to_come = self.whole & ~gone
        lost = 0.0
        for hope, cards in zip(self.hopes, held, strict=True):
            if cards & bits and hope.need.spoils & meld.level and hope.need.level != meld.level:
                kept = cards & ~bits
                lost += hope.value(stage, cards, to_come) - hope.value(stage, kept, to_come)
        return lost


@lru_cache(maxsize=64)
def find_beaters(context: TrumpContext) -> tuple[list[int], list[int]]:
    """For each card the cards that beat it, and those of its suit, as sets."""
    cards = range(context.rules.copies * FACES)
    beats, group = context.order.beats, context.order.group
    higher = [card_bits(c for c in cards if beats[f][c]) for f in range(FACES)]
    same = [card_bits(c for c in cards if group[c] == group[f]) for f in range(FACES)]
    return higher * context.rules.copies, same * context.rules.copies


def _unspoilt(hope: Hope, cards: int, worn: Worn) -> tuple[int, bool]:
    """The cards that may still serve a hope; and whether one of them is new to it, if need be."""
    for bit, used in worn:
        if used & hope.need.spoils:
            cards &= ~bit
    if not hope.need.again:
        return cards, True
    new = cards
    for bit, used in worn:
        if used & hope.need.level:
            new &= ~bit
    return cards, bool(new)
