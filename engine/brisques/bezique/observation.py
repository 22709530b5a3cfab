"""What one seat sees of a deal: the observation, and a random state that fits it.

Views, computer players and lists of declarations are all made from an observation. It is built from
nothing, so that nothing hidden can be left in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from brisques.bezique import packet
from brisques.bezique.announcing import new_state
from brisques.bezique.meld_types import DECLARE, GUESS, LIFT, SHOWN
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.bezique.state import BeziqueState
from brisques.cards import NO_CARD
from brisques.game import Observation
from brisques.shuffle import shuffled


@dataclass(frozen=True, slots=True)
class BeziqueObservation(Observation):
    """An observation with the public fields of this family, as in `BeziqueStateData`.

    `used` pairs seen cards with their bits; `bar` is the suit that may not become trumps; `looks`
    is the apparent size of the packet, for the seat that guesses.
    """

    phase: int
    dealer: int
    is_endgame: bool
    won: tuple[tuple[int, ...], ...]
    brisques: tuple[tuple[int, ...], ...]
    melds: tuple[tuple[int, int, tuple[int, ...], int], ...]
    used: tuple[tuple[int, int], ...]
    fresh: tuple[int, ...]
    slots: int
    swap: int
    passed_by: int
    carte: tuple[bool, ...]
    bar: int
    stop_at: int
    looks: int


def observe(state: BeziqueState, seat: int) -> BeziqueObservation:
    """Return all that the seat may see."""
    hands, used = state.hands, state.used
    known = tuple(
        [
            tuple([c for c in hand if used[c] & SHOWN]) if other != seat else ()
            for other, hand in enumerate(hands)
        ]
    )
    visible = [hands[seat], state.trick, *known, *state.won]
    if state.turnup >= 0:
        visible.append((state.turnup,))
    seen = sorted([card for cards in visible for card in cards if used[card]])
    return BeziqueObservation(
        variant=state.ruleset.variant.name,
        seat=seat,
        players=len(hands),
        to_move=state.to_move,
        legal=tuple(state.legal()) if state.to_move == seat else (),
        hand=tuple(hands[seat]),
        held=tuple(map(len, hands)),
        known=known,
        trick=state.trick,
        leader=state.leader,
        number=state.number,
        trump=state.trump,
        turnup=state.turnup,
        stock=state.stock_left,
        totals=tuple(state.totals),
        base=state.base,
        phase=state.phase,
        dealer=state.dealer,
        is_endgame=state.is_endgame,
        won=tuple(map(tuple, state.won)),
        brisques=tuple(map(tuple, state.brisques)),
        melds=tuple(state.melds),
        used=tuple([(card, used[card]) for card in seen]),
        fresh=state.fresh if state.phase == DECLARE else (),
        slots=state.slots,
        swap=state.swap,
        passed_by=state.passed_by,
        carte=state.carte,
        bar=state.context.bar,
        stop_at=state.stop_at,
        looks=state.looks if state.phase == GUESS and seat == state.to_move else 0,
    )


def unseen(ruleset: BeziqueRuleset, observation: BeziqueObservation) -> list[int]:
    """Return the cards whose place the seat does not know, ascending."""
    open_cards = {*observation.hand, *observation.trick, observation.turnup}
    for cards in (*observation.known, *observation.won):
        open_cards.update(cards)
    return [card for card in range(ruleset.card_count) if card not in open_cards]


def determinize(
    ruleset: BeziqueRuleset, observation: BeziqueObservation, rng: Random
) -> BeziqueState:
    """Return a random state with this observation: the unseen cards are dealt at random."""
    state = new_state(ruleset, observation.base, observation.dealer)
    rest = shuffled(unseen(ruleset, observation), rng)
    for seat in range(observation.players):
        hand = list(observation.hand if seat == observation.seat else observation.known[seat])
        missing = observation.held[seat] - len(hand)
        hand += rest[:missing]
        rest = rest[missing:]
        state.hands[seat] = sorted(hand)
    state.turnup = observation.turnup
    state.stock = tuple(rest) if observation.turnup == NO_CARD else (*rest, observation.turnup)
    state.separate_piles = True
    state.trump = observation.trump
    state.totals = list(observation.totals)
    state.won = [list(cards) for cards in observation.won]
    state.brisques = [list(cards) for cards in observation.brisques]
    state.melds = list(observation.melds)
    for card, bits in observation.used:
        state.used[card] = bits
    state.is_endgame = observation.is_endgame
    state.leader = observation.leader
    state.to_move = observation.to_move
    state.phase = observation.phase
    state.number = observation.number
    state.trick = observation.trick
    state.fresh = observation.fresh
    state.slots = observation.slots
    state.swap = observation.swap
    state.passed_by = observation.passed_by
    state.carte = observation.carte
    state.context = ruleset.unset[observation.bar]
    state.stop_at = observation.stop_at
    if observation.phase in (LIFT, GUESS):
        _guess_packet(state, observation, rng)
    state.restore()
    return state


def _guess_packet(state: BeziqueState, observation: BeziqueObservation, rng: Random) -> None:
    """Draw the errors of hand and eye, and the size of the packet, that nobody knows."""
    state.slips = packet.draw_slips(rng)
    if observation.phase == GUESS:
        sizes = packet.guess_sizes(state.ruleset)
        if observation.looks:
            state.lifted = max(sizes[0], min(sizes[-1], observation.looks - state.slips[1]))
            state.looks = observation.looks
        else:
            state.lifted = sizes[int(rng.random() * len(sizes))]
            state.looks = state.lifted + state.slips[1]
