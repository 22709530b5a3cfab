"""Weigh a guess of the hidden cards by the other player's last actions (two players).

The other player is assumed to play much like the tuned policy. Three things are evidence about a
hand: the card it has just led, the card it played to the last trick, and a meld that it holds but
did not declare. The card it has drawn since is sampled.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from brisques.bezique.meld_types import DECLARE, DONE, MELD, PLAY, card_bits
from brisques.bezique.melds import hand_actions
from brisques.players.contract import MIN_PROBABILITY, choice_probability

if TYPE_CHECKING:
    from brisques.bezique.ai.policy import BeziquePolicy
    from brisques.bezique.observation import BeziqueObservation
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.bezique.state import BeziqueState

TEMPERATURE = 12.0
"""Points by which an action must look better to be about three times (e times) as likely."""
DECLINE_PROBABILITY = 0.03
"""Probability that a player who can declare a meld does not."""


def likelihood(
    ruleset: BeziqueRuleset,
    observation: BeziqueObservation,
    world: BeziqueState,
    policy: BeziquePolicy,
    rng: Random,
) -> float:
    """Return the relative probability of the other player's last actions in this world.

    Values are comparable only for the same observation.
    """
    if ruleset.players != 2 or observation.phase != PLAY or observation.strict:
        return 1.0
    other = 1 - observation.seat
    before = world.clone()
    chance = 1.0
    if observation.trick:
        (card,) = observation.trick
        _undo_play(before, other, card, ())
        chance *= _play_probability(before, card, policy)
    return chance * _last_trick(ruleset, observation, before, policy, rng)


def _last_trick(
    ruleset: BeziqueRuleset,
    observation: BeziqueObservation,
    before: BeziqueState,
    policy: BeziquePolicy,
    rng: Random,
) -> float:
    """Return the probability of the other's play to the last trick, and of not declaring."""
    other = 1 - observation.seat
    pile = before.won[observation.leader]
    if observation.number == 1 or len(pile) < 2 or len(before.hands[other]) < ruleset.rules.hand:
        return 1.0
    trick = tuple(pile[-2:])
    place = before.context.order.best(trick)
    was_leader = observation.leader == observation.seat
    card = trick[1 - place] if was_leader else trick[place]
    drawn = _sample_drawn(observation, before, other, rng)
    if drawn < 0:
        return 1.0
    before.hands[other].remove(drawn)
    chance = 1.0
    if ruleset.from_hand and not was_leader:
        chance = _decline_probability(before, other)
    del pile[-2:]
    not_in_trick = ~card_bits(trick)
    before.all_won &= not_in_trick
    before.set_open(observation.leader, before.open[observation.leader] & not_in_trick)
    before.number -= 1
    _undo_play(before, other, card, () if card == trick[0] else trick[:1])
    return chance * _play_probability(before, card, policy)


def _undo_play(state: BeziqueState, seat: int, card: int, trick: tuple[int, ...]) -> None:
    """Give a played card back to the seat and let it play to this trick again."""
    state.hands[seat] = sorted([*state.hands[seat], card])
    state.trick = trick
    state.to_move = seat
    state.leader = seat if not trick else 1 - seat


def _sample_drawn(
    observation: BeziqueObservation, state: BeziqueState, seat: int, rng: Random
) -> int:
    """Return a random card that the seat may have drawn last; -1 if all are known."""
    known = observation.known[seat]
    hidden = [card for card in state.hands[seat] if card not in known]
    return hidden[int(rng.random() * len(hidden))] if hidden else -1


def _decline_probability(state: BeziqueState, seat: int) -> float:
    """Return a small probability if the seat won the trick and could have declared."""
    if any(number == state.number - 1 and who == seat for who, _, _, number in state.melds):
        return 1.0
    state.to_move, state.phase = seat, DECLARE
    melds = [action for action in hand_actions(state) if action >= MELD]
    state.phase = PLAY
    return DECLINE_PROBABILITY if melds else 1.0


def _play_probability(state: BeziqueState, card: int, policy: BeziquePolicy) -> float:
    """Return the probability that the seat to move plays any copy of this card."""
    actions = state.legal()
    if any(policy.ranks(state)):  # the policy would have shown something first
        return MIN_PROBABILITY
    worths = policy.worths(state)
    face = card & 31
    copies = {i for i, action in enumerate(actions) if action < DONE and action & 31 == face}
    return choice_probability(worths, copies, TEMPERATURE)
