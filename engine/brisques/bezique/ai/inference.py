"""How likely a guess of the hidden cards is, by what the other side did last (for two players).

Everybody is taken to play much like the tuned policy. Three things tell about a hand: the card it
led just now, the card it played to the last trick, and a meld that it holds but did not declare
when it could. What it has drawn since is guessed too.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from brisques.bezique.meld_types import DECLARE, MELD, PLAY
from brisques.bezique.melds import hand_actions
from brisques.players.contract import MIN_PROBABILITY, choice_probability

if TYPE_CHECKING:
    from brisques.bezique.ai.policy import BeziquePolicy
    from brisques.bezique.observation import BeziqueObservation
    from brisques.bezique.ruleset import BeziqueRuleset
    from brisques.bezique.state import BeziqueState

TEMPERATURE = 12.0
"""Points by which an action must look better to be about three times as likely."""
DECLINED = 0.03
"""How likely it is that who could declare a meld does not."""


def likelihood(
    ruleset: BeziqueRuleset,
    seen: BeziqueObservation,
    world: BeziqueState,
    policy: BeziquePolicy,
    rng: Random,
) -> float:
    """How likely the other's last actions are if this is the world; comparable for one `seen`."""
    if ruleset.players != 2 or seen.phase != PLAY or seen.strict:
        return 1.0
    other = 1 - seen.seat
    before = world.clone()
    chance = 1.0
    if seen.trick:
        (card,) = seen.trick
        _take_back(before, other, card, ())
        chance *= _share(before, card, policy)
    return chance * _last_trick(ruleset, seen, before, policy, rng)


def _last_trick(
    ruleset: BeziqueRuleset,
    seen: BeziqueObservation,
    before: BeziqueState,
    policy: BeziquePolicy,
    rng: Random,
) -> float:
    """The share of what the other played to the trick before this, and of not having declared."""
    other = 1 - seen.seat
    pile = before.won[seen.leader]
    if seen.number == 1 or len(pile) < 2 or len(before.hands[other]) < ruleset.rules.hand:
        return 1.0
    trick = tuple(pile[-2:])
    place = before.context.order.best(trick)
    mine = seen.leader == seen.seat
    card = trick[1 - place] if mine else trick[place]
    drawn = _guess_drawn(seen, before, other, rng)
    if drawn < 0:
        return 1.0
    before.hands[other].remove(drawn)
    chance = 1.0
    if ruleset.from_hand and not mine:
        chance = _declined(before, other)
    del pile[-2:]
    before.set_open(seen.leader, before.open[seen.leader] & ~(1 << trick[0] | 1 << trick[1]))
    before.number -= 1
    _take_back(before, other, card, () if card == trick[0] else trick[:1])
    return chance * _share(before, card, policy)


def _take_back(state: BeziqueState, seat: int, card: int, trick: tuple[int, ...]) -> None:
    """The seat has its card again and is to play to this trick."""
    state.hands[seat] = sorted([*state.hands[seat], card])
    state.trick = trick
    state.to_move = seat
    state.leader = seat if not trick else 1 - seat


def _guess_drawn(seen: BeziqueObservation, state: BeziqueState, seat: int, rng: Random) -> int:
    """One of the cards the seat may have drawn last; -1 if all of its hand was seen before."""
    known = seen.known[seat]
    hidden = [card for card in state.hands[seat] if card not in known]
    return hidden[int(rng.random() * len(hidden))] if hidden else -1


def _declined(state: BeziqueState, seat: int) -> float:
    """Small when the seat, having won the trick, could have declared and did not."""
    if any(number == state.number - 1 and who == seat for who, _, _, number in state.melds):
        return 1.0
    state.to_move, state.phase = seat, DECLARE
    melds = [action for action in hand_actions(state) if action >= MELD]
    state.phase = PLAY
    return DECLINED if melds else 1.0


def _share(state: BeziqueState, card: int, policy: BeziquePolicy) -> float:
    """How likely the seat to move plays this card, its copies taken together."""
    actions = state.legal()
    if any(policy.ranks(state)):  # it would have been shown before a card was played
        return MIN_PROBABILITY
    worths = policy.worths(state)
    alike = {at for at, action in enumerate(actions) if action < 256 and action & 31 == card & 31}
    return choice_probability(worths, alike, TEMPERATURE)
