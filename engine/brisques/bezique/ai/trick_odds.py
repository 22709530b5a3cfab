"""How likely a card wins the trick, to a seat that does not see all hands.

Whoever can take the trick is taken to do so; where duties bind, hands are dealt at random to ask.
"""

from __future__ import annotations

from random import Random

from brisques.bezique.observation import BeziqueObservation, determinize, unseen
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState
from brisques.game import seat_order
from brisques.tricks import allowed_cards

WORLDS = 60
"""How many ways the hidden cards are dealt where counting does not do."""


def chance_to_win(
    ruleset: BeziqueRuleset, seen: BeziqueObservation, view: BeziqueState, card: int
) -> float:
    """The chance, 0 to 1, that the seat's side takes the trick with this card."""
    after = [*seat_order(seen.seat, seen.players)][1 : seen.players - len(seen.trick)]
    side = ruleset.side
    friends = any(side[seat] == side[seen.seat] for seat in after)
    if after and (view.duty or friends):
        return _sampled(ruleset, seen, after, card)
    order = view.context.order
    trick = [*seen.trick, card]
    best = order.best(trick)
    if side[(seen.leader + best) % seen.players] != side[seen.seat]:
        return 0.0
    beats = order.beats[trick[best]]
    if any(beats[other] for seat in after for other in seen.known[seat]):
        return 0.0
    rest = unseen(ruleset, seen)
    beaters = sum(beats[other] for other in rest)
    chance = 1.0
    for drawn in range(sum(seen.held[seat] - len(seen.known[seat]) for seat in after)):
        chance *= max(0, len(rest) - beaters - drawn) / (len(rest) - drawn)
    return chance


def _sampled(
    ruleset: BeziqueRuleset, seen: BeziqueObservation, after: list[int], card: int
) -> float:
    hidden = any(seen.held[seat] > len(seen.known[seat]) for seat in after)
    # Of two players without a stock each knows what the other holds.
    worlds = WORLDS if hidden and (seen.stock or seen.players > 2) else 1
    rng = Random(0)
    won = 0
    for _ in range(worlds):
        state = determinize(ruleset, seen, rng)
        won += _wins(state, after, [*seen.trick, card], seen.seat)
    return won / worlds


def _wins(state: BeziqueState, after: list[int], trick: list[int], seat: int) -> bool:
    """Whether the seat's side wins if all who can better the trick for their side do so."""
    side = state.ruleset.side
    order = state.context.order
    players = state.ruleset.players

    def taker() -> int:
        return side[(state.leader + order.best(trick)) % players]

    for other in after:
        legal = allowed_cards(state.hands[other], trick, order, state.duty)
        beats = order.beats[trick[order.best(trick)]]
        better = [card for card in legal if beats[card]]
        trick.append(better[0] if better and side[other] != taker() else legal[0])
    return taker() == side[seat]
