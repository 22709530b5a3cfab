"""Estimate actions by rules of thumb in games that meld from won cards.

The worth of a card is what the trick brings now (brisques, deeces, melds it completes for its
winner), a little for cards that may meld later, less what the card was worth in the hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from brisques.bezique.deece import exchange_points
from brisques.bezique.meld_types import DECLARE_SEVEN, DONE, EXCHANGE, is_trump_seven
from brisques.bezique.melds import is_open
from brisques.bezique.observation import BeziqueObservation, unseen
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState
from brisques.cards import ACE, JACK, KING, QUEEN, TEN, is_brisque

EXCHANGE_FIRST = 600.0
"""Ranks a free exchange before any meld: the card it brings may complete a better one."""

LATER = {ACE: 5.0, KING: 4.0, QUEEN: 3.5, JACK: 2.5}
"""Value of an unused won card for melds still to come, by rank."""


def card_estimator(
    ruleset: BeziqueRuleset, observation: BeziqueObservation, world: BeziqueState
) -> Callable[[int], float]:
    """Return a function that estimates the worth of playing a card to this trick."""
    if observation.trick:
        return partial(_follow, ruleset, observation, world)
    return partial(_lead, ruleset, observation, world, unseen(ruleset, observation))


def declaration_estimator(
    ruleset: BeziqueRuleset, observation: BeziqueObservation, world: BeziqueState
) -> Callable[[int], float]:
    """Return a function that estimates the worth of an action after a won trick."""
    return partial(_declaration, ruleset, observation, world)


def _declaration(
    ruleset: BeziqueRuleset, observation: BeziqueObservation, world: BeziqueState, action: int
) -> float:
    if action == DONE:
        return 0.0
    if action == DECLARE_SEVEN:
        return ruleset.rules.seven - 0.5
    if action == EXCHANGE:
        uses_slot = ruleset.rules.exchange_uses_slot
        first = exchange_points(world) if uses_slot else EXCHANGE_FIRST
        return first + LATER.get(observation.turnup & 7, 0.0)
    meld, _, _ = ruleset.meld_of(action)
    return float(world.context.points[meld.index])


def _follow(
    ruleset: BeziqueRuleset, observation: BeziqueObservation, world: BeziqueState, card: int
) -> float:
    order = ruleset.contexts[observation.trump].order
    trick = [*observation.trick, card]
    winner = (observation.leader + order.best(trick)) % observation.players
    gain = _trick_worth(ruleset, world, winner, trick)
    return (gain if winner == observation.seat else -gain) - _control_value(observation, card)


def _lead(
    ruleset: BeziqueRuleset,
    observation: BeziqueObservation,
    world: BeziqueState,
    rest: list[int],
    card: int,
) -> float:
    """Weigh winning the trick against losing it, by the chance that the lead is beaten."""
    order = ruleset.contexts[observation.trump].order
    other = (observation.seat + 1) % observation.players
    beaters = sum(order.beats[card][c] for c in (*rest, *observation.known[other]))
    share = beaters / max(1, len(rest) + len(observation.known[other]))
    beaten = 1.0 - (1.0 - share) ** observation.held[other]
    risk = _trick_worth(ruleset, world, other, [card])
    worth = _trick_worth(ruleset, world, observation.seat, [card])
    # The other side does not spend a high card on a trick that brings it little.
    wants = beaten * (0.35 + 0.65 * min(1.0, risk / 20.0))
    return (1.0 - wants) * (worth + 4.0) - wants * risk - _control_value(observation, card)


def _control_value(observation: BeziqueObservation, card: int) -> float:
    """Return what the card is worth in the hand for winning a later trick."""
    rank = card & 7
    if card >> 3 & 3 == observation.trump:
        return 6.0 + 1.5 * rank
    if rank == ACE:
        return 7.0
    return 3.0 if rank == TEN else 0.5 * rank


def _trick_worth(
    ruleset: BeziqueRuleset, world: BeziqueState, winner: int, trick: list[int]
) -> float:
    """Return the points the cards bring their winner: now, by melds, and perhaps later."""
    rules = ruleset.rules
    worth = 0.0
    for card in trick:
        rank = card & 7
        if is_brisque(card):
            worth += rules.brisque
        if is_trump_seven(card, world.trump) and world.deece_counts:
            worth += rules.seven
        if world.context.types[card & 31]:
            worth += LATER.get(rank, 1.0)
    if world.is_endgame and not rules.endgame_melds:
        return worth
    return worth + sum(sorted(_completed_melds(world, winner, trick), reverse=True)[:2])


def _completed_melds(world: BeziqueState, winner: int, trick: list[int]) -> list[float]:
    """Return for each card of the trick the points of the best meld it completes."""
    points = world.context.points
    faces = [card & 31 for card in trick]
    held = Counter(c & 31 for c in world.won[winner] if is_open(world, c)) + Counter(faces)
    best = []
    for f in faces:
        gain = 0.0
        for meld in world.context.scoring:
            if f in meld.faces and all(held[g] >= n for g, n in meld.need):
                gain = max(gain, float(points[meld.index]))
        best.append(gain)
    return best
