"""How likely a guess of the hidden cards is, by what everybody has played so far.

The deal is played once more from its first card, with the hands of the guess. Everybody is taken to
play much like the tuned policy: a guess in which it would often have played otherwise is less
likely. This tells of cards, and of who is with whom where partners are secret.
"""

from __future__ import annotations

from collections.abc import Iterator
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
"""Points by which a card must look better to be about three times as likely. People play less like
the policy than it does itself, which would have 1 or 2 here."""


def likelihood(seen: FilkoObservation, world: FilkoState, policy: FilkoPolicy) -> float:
    """How likely the cards others played are if this is the world; comparable for one `seen`."""
    chance = 1.0
    if seen.phase == PLAY:
        for state, card in played_again(world):
            if state.to_move != seen.seat:
                chance *= _share(state, card, policy)
    return chance


def played_again(world: FilkoState) -> Iterator[tuple[FilkoState, int]]:
    """Each card played so far, and the state that it was played in; what was said stays said.

    It is the same state all along, and in the end it is as the world is.
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
        state.leader = state.to_move = leader  # in a position made by hand it may be anybody
        for card in cards:
            yield state, card
            state.apply(card)


def _share(state: FilkoState, card: int, policy: FilkoPolicy) -> float:
    """How likely the seat to move plays this card."""
    ruleset = state.ruleset
    hand = state.hands[state.to_move]
    cards = hand
    if state.trick:
        cards = allowed_cards(hand, state.trick, ruleset.orders[state.trump], ruleset.duty)
    if len(cards) == 1 or card not in cards:  # made by hand it may be against the rules, too
        return 1.0
    card_values = policy.card_values
    worths = card_values.worths(card_values.extractor.extract(state), cards)
    return choice_probability(worths, {cards.index(card)}, TEMPERATURE)
