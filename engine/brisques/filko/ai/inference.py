"""Weigh a guess of the hidden cards by all cards played so far.

The deal is replayed from its first card with the hands of the guess. All players are assumed to
play much like the tuned policy, so a guess in which they would often have played otherwise is less
likely. This is evidence about cards, and about secret partners.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING

from brisques.cards import NO_CARD
from brisques.filko.ruleset import PLAY
from brisques.game import NOBODY
from brisques.players.contract import choice_probability
from brisques.tricks import allowed_cards

if TYPE_CHECKING:
    from brisques.filko.ai.policy import FilkoPolicy
    from brisques.filko.observation import FilkoObservation
    from brisques.filko.state import FilkoState

TEMPERATURE = 5.0
"""Points by which a card must look better to be about three times (e times) as likely.

People play less like the policy than the policy itself, for which 1 or 2 would fit.
"""


def likelihood(observation: FilkoObservation, world: FilkoState, policy: FilkoPolicy) -> float:
    """Return the relative probability of the cards that others played, in this world.

    Values are comparable only for the same observation.
    """
    if observation.phase != PLAY:
        return 1.0
    chances = _hand_chances(observation, policy)
    hands = {seat: (seat, *hand) for seat, hand in enumerate(world.hands)}
    del hands[observation.seat]
    new = {seat: 1.0 for seat, hand in hands.items() if hand not in chances}
    if new:
        for state, card in replay(world):
            if state.to_move in new:
                new[state.to_move] *= _play_probability(state, card, policy)
        chances.update({hands[seat]: chance for seat, chance in new.items()})
    return prod([chances[hand] for hand in hands.values()])


@lru_cache(maxsize=4)
def _hand_chances(
    observation: FilkoObservation,  # noqa: ARG001
    policy: FilkoPolicy,  # noqa: ARG001
) -> dict[tuple[int, ...], float]:
    """Return the probabilities found so far that a seat played its cards, by seat and hand.

    They depend on its hand alone, as all else that it saw is the same in all worlds of an
    observation. Late in a deal guesses repeat hands, so most are found here.
    """
    return {}


def replay(world: FilkoState) -> Iterator[tuple[FilkoState, int]]:
    """Yield each card played so far with the state in which it was played.

    It is one state throughout, and at the end equals the world. What was said stays said.
    """
    state = world.clone()
    ruleset = state.ruleset
    tricks = (*world.tricks, (world.leader, world.trick, NOBODY))
    for leader, cards, winner in tricks:
        for turn, card in enumerate(cards):
            state.hands[(leader + turn) % ruleset.players].append(card)
            state.gone &= ~(1 << card)
            if winner != NOBODY:
                state.totals[ruleset.side[winner]] -= ruleset.value[card]
    for hand in state.hands:
        hand.sort()
    state.tricks, state.trick = [], ()
    state.voids = (0,) * ruleset.players
    shown = world.called != NO_CARD and world.gone >> world.called & 1
    state.revealed = ruleset.fixed or bool(world.status.party) or (world.revealed and not shown)
    for leader, cards, _ in tricks:
        state.leader = state.to_move = leader  # in a position made by hand any seat may lead
        for card in cards:
            yield state, card
            state.apply(card)


def _play_probability(state: FilkoState, card: int, policy: FilkoPolicy) -> float:
    """Return the probability that the seat to move plays this card."""
    ruleset = state.ruleset
    hand = state.hands[state.to_move]
    cards = hand
    if state.trick:
        cards = allowed_cards(hand, state.trick, ruleset.orders[state.trump], ruleset.duty)
    # In a position made by hand, the card may be against the rules.
    if len(cards) == 1 or card not in cards:
        return 1.0
    card_values = policy.card_values
    worths = card_values.worths(card_values.extractor.extract(state), cards)
    return choice_probability(worths, {cards.index(card)}, TEMPERATURE)
