"""Weigh a guess of the hidden cards by all cards played so far.

Each card is valued as its seat saw the deal, with the hand that the seat has in the guess. All
players are assumed to play much like the tuned policy, so a guess in which they would often have
played otherwise is less likely. This is evidence about cards, and about secret partners.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import prod
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from brisques.cards import NO_CARD
from brisques.filko.observation import determinize
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
    plays = _plays_of(observation, policy)
    others = [seat for seat in range(observation.players) if seat != observation.seat]
    return prod([plays.chance(world, seat) for seat in others])


class Play(NamedTuple):
    """A card that a seat played in a state, and all that it played from then on."""

    state: FilkoState
    card: int
    later: tuple[int, ...]


class Plays:
    """The cards played in an observation, and the probabilities that hands would play them.

    What a seat saw is the same in all worlds of an observation but for its own hand, so that alone
    decides. Late in a deal guesses repeat hands, and most probabilities are found already.
    """

    def __init__(self, world: FilkoState, policy: FilkoPolicy) -> None:
        """Record the plays, by seat; any world of the observation does."""
        self._policy = policy
        self._chances: dict[tuple[int, ...], float] = {}
        self._plays: list[list[Play]] = [[] for _ in world.hands]
        for state, card in replay(world):
            seat = state.to_move
            later = set(state.hands[seat]) - set(world.hands[seat])
            self._plays[seat].append(Play(state.clone(), card, tuple(later)))

    def chance(self, world: FilkoState, seat: int) -> float:
        """Return the probability that the seat played its cards, with its hand in this world."""
        hand = world.hands[seat]
        key = (seat, *hand)
        chance = self._chances.get(key)
        if chance is None:
            chance = 1.0
            for state, card, later in self._plays[seat]:
                state.hands[seat] = sorted([*hand, *later])
                state.party = world.party
                chance *= _play_probability(state, card, self._policy)
            self._chances[key] = chance
        return chance


@lru_cache(maxsize=4)
def _plays_of(observation: FilkoObservation, policy: FilkoPolicy) -> Plays:
    """Return the plays of an observation; search asks about many guesses of one."""
    return Plays(determinize(policy.ruleset, observation, Random(0)), policy)


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
    return choice_probability(worths, cards.index(card), TEMPERATURE)
