"""Estimate the probability that a card wins the trick, as far as its seat can see.

Every player who can take the trick is assumed to do so. Where cards can be counted, the result is
exact; where duties or partners matter, hidden hands are sampled.
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


def chance_to_win(
    ruleset: BeziqueRuleset, observation: BeziqueObservation, view: BeziqueState, card: int
) -> float:
    """Return the probability, 0 to 1, that the seat's side wins the trick with this card."""
    later_seats = [*seat_order(observation.seat, observation.players)][
        1 : observation.players - len(observation.trick)
    ]
    side = ruleset.side
    friends = any(side[seat] == side[observation.seat] for seat in later_seats)
    if later_seats and (view.duty or friends):
        return _sample_chance(ruleset, observation, later_seats, card)
    order = view.context.order
    trick = [*observation.trick, card]
    best = order.best(trick)
    if side[(observation.leader + best) % observation.players] != side[observation.seat]:
        return 0.0
    beats = order.beats[trick[best]]
    if any(beats[other] for seat in later_seats for other in observation.known[seat]):
        return 0.0
    rest = unseen(ruleset, observation)
    beaters = sum(beats[other] for other in rest)
    chance = 1.0
    for drawn in range(
        sum(observation.held[seat] - len(observation.known[seat]) for seat in later_seats)
    ):
        chance *= max(0, len(rest) - beaters - drawn) / (len(rest) - drawn)
    return chance


def _sample_chance(
    ruleset: BeziqueRuleset, observation: BeziqueObservation, later_seats: list[int], card: int
) -> float:
    hidden = any(observation.held[seat] > len(observation.known[seat]) for seat in later_seats)
    # Of two players without a stock, each knows what the other holds.
    worlds = WORLDS if hidden and (observation.stock or observation.players > 2) else 1
    rng = Random(0)
    won = 0
    for _ in range(worlds):
        state = determinize(ruleset, observation, rng)
        won += _can_win(state, later_seats, [*observation.trick, card], observation.seat)
    return won / worlds


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
