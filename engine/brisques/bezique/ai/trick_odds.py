"""Estimate the probability that a card wins the trick, as far as its seat can see.

It is 0 or 1 only if no play of those who follow can change who wins. Otherwise every player who can
take the trick is assumed to do so: cards are counted, or where duties or partners matter, hidden
hands are sampled.
"""

from __future__ import annotations

from random import Random

from brisques.bezique.observation import BeziqueObservation, determinize, unseen
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState
from brisques.game import seat_order
from brisques.tricks import allowed_cards

WORLDS = 60
"""Hidden deals sampled where counting is not enough."""
LEAST_CHANCE = 1 / (2 * WORLDS)
"""Least probability of what is not certain: half of what one of these deals counts."""


def chance_to_win(
    ruleset: BeziqueRuleset, observation: BeziqueObservation, world: BeziqueState, card: int
) -> float:
    """Return the probability, 0 to 1, that the seat's side wins the trick with this card."""
    later_seats = [*seat_order(observation.seat, observation.players)][
        1 : observation.players - len(observation.trick)
    ]
    side = ruleset.side
    order = world.context.order
    trick = [*observation.trick, card]
    best = order.best(trick)
    beats = order.beats[trick[best]]
    is_ours = side[(observation.leader + best) % observation.players] == side[observation.seat]
    rivals = [s for s in later_seats if (side[s] == side[observation.seat]) != is_ours]
    rest = unseen(ruleset, observation)
    if not any(beats[other] for seat in rivals for other in (*rest, *observation.known[seat])):
        return float(is_ours)
    if world.duty or len(rivals) < len(later_seats):
        return _sample_chance(ruleset, observation, later_seats, card)
    stays = _count_chance(observation, rivals, beats, rest)
    return _limit(stays if is_ours else 1.0 - stays)


def _limit(chance: float) -> float:
    """Return the probability of what is not certain, neither 0 nor 1."""
    return min(max(chance, LEAST_CHANCE), 1.0 - LEAST_CHANCE)


def _count_chance(
    observation: BeziqueObservation, rivals: list[int], beats: bytes, rest: list[int]
) -> float:
    """Return the probability that none of these seats holds a card that beats the best one."""
    if any(beats[other] for seat in rivals for other in observation.known[seat]):
        return 0.0
    beaters = sum(beats[other] for other in rest)
    chance = 1.0
    for drawn in range(
        sum(observation.held[seat] - len(observation.known[seat]) for seat in rivals)
    ):
        chance *= max(0, len(rest) - beaters - drawn) / (len(rest) - drawn)
    return chance


def _sample_chance(
    ruleset: BeziqueRuleset, observation: BeziqueObservation, later_seats: list[int], card: int
) -> float:
    trick = [*observation.trick, card]
    hidden = any(observation.held[seat] > len(observation.known[seat]) for seat in later_seats)
    rng = Random(0)
    # Of two players without a stock, each knows what the other holds.
    if not hidden or (not observation.stock and observation.players == 2):
        state = determinize(ruleset, observation, rng)
        sides = _possible_winners(state, later_seats, trick)
        if len(sides) == 1:
            return float(ruleset.side[observation.seat] in sides)
        return _limit(float(_can_win(state, later_seats, trick, observation.seat)))
    won = 0
    for _ in range(WORLDS):
        state = determinize(ruleset, observation, rng)
        won += _can_win(state, later_seats, [*trick], observation.seat)
    return _limit(won / WORLDS)


def _possible_winners(state: BeziqueState, later_seats: list[int], trick: list[int]) -> set[int]:
    """Return the sides that may win the trick, whatever legal cards the later players choose."""
    order = state.context.order
    if not later_seats:
        return {state.ruleset.side[(state.leader + order.best(trick)) % state.ruleset.players]}
    legal = allowed_cards(state.hands[later_seats[0]], trick, order, state.duty)
    return set().union(
        *(_possible_winners(state, later_seats[1:], [*trick, card]) for card in legal)
    )


def _can_win(state: BeziqueState, later_seats: list[int], trick: list[int], seat: int) -> bool:
    """Return whether the seat's side wins if every later player tries to win for its side."""
    side = state.ruleset.side
    order = state.context.order
    players = state.ruleset.players

    def taker() -> int:
        return side[(state.leader + order.best(trick)) % players]

    for other in later_seats:
        legal = allowed_cards(state.hands[other], trick, order, state.duty)
        beats = order.beats[trick[order.best(trick)]]
        better = [card for card in legal if beats[card]]
        trick.append(better[0] if better and side[other] != taker() else legal[0])
    return taker() == side[seat]
