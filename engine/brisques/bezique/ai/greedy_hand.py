"""Estimate actions by rules of thumb in games that meld from the hand.

A card is worth the points of the melds that it may still help to make, times the chance that the
missing cards are drawn in time. A trick is worth its brisques and the right to declare what is
ready. The card with the best sum of gain and loss is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from math import exp, factorial, prod

from brisques.bezique.deece import exchange_points
from brisques.bezique.meld_losses import MeldLosses
from brisques.bezique.meld_types import (
    BEZIQUES,
    DECLARE_SEVEN,
    DONE,
    EXCHANGE,
    LAY,
    MARRIAGE,
    PASS,
    QUARTET,
    SEQUENCE,
    Meld,
    is_trump_seven,
)
from brisques.bezique.melds import melds_end, possible_melds
from brisques.bezique.observation import BeziqueObservation, unseen
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState
from brisques.cards import ACE, TEN, is_brisque

CHANCE_TO_DECLARE = 0.6
"""Probability that a ready meld that waits is still declared later."""
LET_PARTNER = 1.0
"""Value of letting a partner declare; it beats passing on with nothing."""


def declaration_estimator(
    ruleset: BeziqueRuleset, observation: BeziqueObservation, world: BeziqueState
) -> Callable[[int], float]:
    """Return a function that estimates the worth of an action after a won trick."""
    return partial(_declaration, ruleset, observation, MeldLosses(world))


def _declaration(
    ruleset: BeziqueRuleset, observation: BeziqueObservation, losses: MeldLosses, action: int
) -> float:
    """Return the worth of an action after a won trick: its points less what it spoils."""
    world = losses.state
    if action == DONE:
        return 0.0
    if action == PASS:
        return LET_PARTNER
    if action == DECLARE_SEVEN:
        return float(ruleset.rules.seven)
    if action == EXCHANGE:
        gain = Prospects(ruleset, observation, world, extra=observation.turnup).loss(
            observation.turnup
        )
        return exchange_points(world) + gain
    if action >= LAY:
        # A partner may build on it, or it scores at a later trick.
        return -LET_PARTNER if melds_end(world) else LET_PARTNER / 2
    meld, _, _ = ruleset.meld_of(action)
    later = CHANCE_TO_DECLARE if observation.stock > 2 * observation.players else 0.0
    spoilt = sum(world.context.points[way.meld.index] for way in losses.find(action))
    return world.context.points[meld.index] - later * spoilt


def card_estimator(
    ruleset: BeziqueRuleset, observation: BeziqueObservation, world: BeziqueState
) -> Callable[[int], float]:
    """Return a function that estimates the worth of playing a card to this trick."""
    return TrickEstimate(ruleset, observation, world).worth


class TrickEstimate:
    """Estimate for each card what the trick would bring."""

    def __init__(
        self, ruleset: BeziqueRuleset, observation: BeziqueObservation, world: BeziqueState
    ) -> None:
        self.ruleset = ruleset
        self.observation = observation
        self.context = world.context
        self.prospects = Prospects(ruleset, observation, world)
        self.rest = unseen(ruleset, observation)
        self.ready = [] if observation.is_endgame else list(possible_melds(world).values())

    def worth(self, card: int) -> float:
        """Return the expected points of playing the card, less what the hand loses."""
        observation = self.observation
        trick = [*observation.trick, card]
        best = self.context.order.best(trick)
        taker = (observation.leader + best) % observation.players
        is_ours = self.ruleset.side[taker] == self.ruleset.side[observation.seat]
        stays = self._chance_to_stay(trick[best], observation.players - len(trick), is_ours)
        holds = stays if is_ours else 1.0 - stays
        stake = self._stake(trick)
        declares = (
            CHANCE_TO_DECLARE * self._ready_without(card) if taker == observation.seat else 0.0
        )
        spent = self.prospects.loss(card) + _control_value(observation, card)
        return holds * (stake + declares) - (1.0 - holds) * stake - spent

    def _ready_without(self, card: int) -> float:
        """Return the points of the best meld that can be declared without this card."""
        points = self.context.points
        ready = (points[way.meld.index] for way in self.ready if not way.bits >> card & 1)
        return float(max(ready, default=0))

    def _stake(self, trick: list[int]) -> float:
        """Return the points that the cards of a trick bring its winner directly."""
        rules = self.ruleset.rules
        counts = rules.brisque_time in ("at-once", "end-of-deal")
        worth = sum(rules.brisque for card in trick if is_brisque(card)) if counts else 0
        if self.observation.number == self.ruleset.paid_trick:
            worth += rules.last_trick
        return float(worth)

    def _chance_to_stay(self, card: int, after: int, is_ours: bool) -> float:
        """Return the probability that the trick stays with the side of its best card so far.

        Only seats of another side take it away: those of ours if it is not ours.
        """
        if not after or not self.rest:
            return 1.0
        observation = self.observation
        beats = self.context.order.beats[card]
        share = sum(beats[other] for other in self.rest) / len(self.rest)
        # Without a duty, not every player who could beat it wants to.
        will = 1.0 if observation.is_endgame else 0.6
        hold = 1.0
        for turn in range(1, after + 1):
            seat = (observation.seat + turn) % observation.players
            if (self.ruleset.side[seat] != self.ruleset.side[observation.seat]) == is_ours:
                hold *= 1.0 - will * (1.0 - (1.0 - share) ** observation.held[seat])
        return hold


def _control_value(observation: BeziqueObservation, card: int) -> float:
    """Return what the card is worth in the hand for winning a later trick."""
    rank = card & 7
    if card >> 3 & 3 == observation.trump:
        return 4.0 + 1.5 * rank
    if rank == ACE:
        return 6.0
    return 2.5 if rank == TEN else 0.3 * rank


class Prospects:
    """Expected points of the melds that the cards of a hand may still become part of.

    `expected[face]` is the expected number of copies that the seat still draws. A card that has
    counted in a meld no longer counts for that meld and the smaller ones of its class.
    """

    def __init__(
        self,
        ruleset: BeziqueRuleset,
        observation: BeziqueObservation,
        world: BeziqueState,
        extra: int = -1,
    ) -> None:
        self.ruleset = ruleset
        self.world = world
        self.context = world.context
        kept = (
            card
            for card in observation.won[observation.seat]
            if world.open[observation.seat] >> card & 1
        )
        self.cards = [*observation.hand, *kept]
        if extra >= 0:
            self.cards.append(extra)
        rest = unseen(ruleset, observation)
        self.draws = 0.0 if observation.is_endgame else observation.stock / observation.players
        copies = Counter(card & 31 for card in rest)
        share = self.draws / max(1, len(rest))
        self.expected = [copies[f] * share for f in range(32)]
        self.losses: dict[tuple[int, int], float] = {}
        if self.draws:
            self._weigh_melds()

    def loss(self, card: int) -> float:
        """Return the expected points lost by playing this card."""
        worth = self.losses.get((card & 31, self.world.used[card]), 0.0)
        seven = is_trump_seven(card, self.world.trump)
        if seven and self.draws and not self.ruleset.auto_seven:
            worth += self.ruleset.rules.seven
        return worth

    def _weigh_melds(self) -> None:
        quartets: dict[int, Meld] = {}
        for meld in self.context.scoring:
            if meld.level == QUARTET and self.ruleset.rules.quartets == "any":
                quartets.setdefault(meld.faces[0] & 7, meld)
            elif meld.type in (SEQUENCE, MARRIAGE, BEZIQUES, QUARTET) or len(meld.need) == 1:
                self._weigh_faces(meld)
        for rank, meld in quartets.items():
            self._weigh_rank(meld, rank)

    def _fresh(self, meld: Meld) -> list[int]:
        spent = meld.level | meld.higher
        used = self.world.used
        return [card for card in self.cards if not used[card] & spent]

    def _weigh_faces(self, meld: Meld) -> None:
        """Add the losses for a meld of given faces: each must be held often enough, or drawn."""
        fresh = self._fresh(meld)
        held = Counter(card & 31 for card in fresh)
        have = {
            f: _chance_of_at_least(wanted - held[f], self.expected[f]) for f, wanted in meld.need
        }
        for f, wanted in meld.need:
            if not 0 < held[f] <= wanted:
                continue
            others = prod(chance for g, chance in have.items() if g != f)
            without = _chance_of_at_least(wanted - held[f] + 1, self.expected[f])
            self._lose(fresh, f, self.context.points[meld.index] * others * (have[f] - without))

    def _weigh_rank(self, meld: Meld, rank: int) -> None:
        """Add the losses for four of a rank in any suits."""
        fresh = [card for card in self._fresh(meld) if card & 7 == rank]
        expected = sum(self.expected[suit * 8 + rank] for suit in range(4))
        missing = 4 - len(fresh)
        if missing < 0:
            return
        drop = _chance_of_at_least(missing, expected) - _chance_of_at_least(missing + 1, expected)
        for f in {card & 31 for card in fresh}:
            self._lose(fresh, f, self.context.points[meld.index] * drop)

    def _lose(self, fresh: list[int], f: int, worth: float) -> None:
        for key in {(f, self.world.used[card]) for card in fresh if card & 31 == f}:
            self.losses[key] = self.losses.get(key, 0.0) + worth


def _chance_of_at_least(wanted: int, expected: float) -> float:
    """Return the probability of at least `wanted` copies (Poisson with mean `expected`)."""
    if wanted <= 0:
        return 1.0
    none = exp(-expected)
    return 1.0 - sum(none * expected**count / factorial(count) for count in range(wanted))
