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
    strict: bool
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
    hands = state.hands
    known = tuple(
        tuple(c for c in hand if state.used[c] & SHOWN) if other != seat else ()
        for other, hand in enumerate(hands)
    )
    seen = [*hands[seat], *state.trick, *(c for cards in (*known, *state.won) for c in cards)]
    if state.turnup >= 0:
        seen.append(state.turnup)
    return BeziqueObservation(
        variant=state.ruleset.variant.name,
        seat=seat,
        players=len(hands),
        to_move=state.to_move,
        legal=tuple(state.legal()) if state.to_move == seat else (),
        hand=tuple(hands[seat]),
        held=tuple(len(hand) for hand in hands),
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
        strict=state.strict,
        won=tuple(tuple(cards) for cards in state.won),
        brisques=tuple(tuple(cards) for cards in state.brisques),
        melds=tuple(state.melds),
        used=tuple((card, state.used[card]) for card in sorted(seen) if state.used[card]),
        fresh=state.fresh if state.phase == DECLARE else (),
        slots=state.slots,
        swap=state.swap,
        passed_by=state.passed_by,
        carte=state.carte,
        bar=state.context.bar,
        stop_at=state.stop_at,
        looks=state.looks if state.phase == GUESS and seat == state.to_move else 0,
    )


def unseen(ruleset: BeziqueRuleset, seen: BeziqueObservation) -> list[int]:
    """Return the cards whose place the seat does not know, ascending."""
    open_cards = {*seen.hand, *seen.trick, seen.turnup}
    for cards in (*seen.known, *seen.won):
        open_cards.update(cards)
    return [card for card in range(ruleset.card_count) if card not in open_cards]


def determinize(ruleset: BeziqueRuleset, seen: BeziqueObservation, rng: Random) -> BeziqueState:
    """Return a random state with this observation: the unseen cards are dealt at random."""
    state = new_state(ruleset, seen.base, seen.dealer)
    rest = shuffled(unseen(ruleset, seen), rng)
    for seat in range(seen.players):
        hand = list(seen.hand if seat == seen.seat else seen.known[seat])
        missing = seen.held[seat] - len(hand)
        hand += rest[:missing]
        rest = rest[missing:]
        state.hands[seat] = sorted(hand)
    state.turnup = seen.turnup
    state.stock = tuple(rest) if seen.turnup == NO_CARD else (*rest, seen.turnup)
    state.separate_piles = True
    state.trump = seen.trump
    state.totals = list(seen.totals)
    state.won = [list(cards) for cards in seen.won]
    state.brisques = [list(cards) for cards in seen.brisques]
    state.melds = list(seen.melds)
    for card, bits in seen.used:
        state.used[card] = bits
    state.strict = seen.strict
    state.leader = seen.leader
    state.to_move = seen.to_move
    state.phase = seen.phase
    state.number = seen.number
    state.trick = seen.trick
    state.fresh = seen.fresh
    state.slots = seen.slots
    state.swap = seen.swap
    state.passed_by = seen.passed_by
    state.carte = seen.carte
    state.context = ruleset.unset[seen.bar]
    state.stop_at = seen.stop_at
    if seen.phase in (LIFT, GUESS):
        _guess_packet(state, seen, rng)
    state.restore()
    return state


def _guess_packet(state: BeziqueState, seen: BeziqueObservation, rng: Random) -> None:
    """Draw the errors of hand and eye, and the size of the packet, that nobody knows."""
    state.slips = packet.draw_slips(rng)
    if seen.phase == GUESS:
        sizes = packet.guess_sizes(state.ruleset)
        if seen.looks:
            state.lifted = max(sizes[0], min(sizes[-1], seen.looks - state.slips[1]))
            state.looks = seen.looks
        else:
            state.lifted = sizes[int(rng.random() * len(sizes))]
            state.looks = state.lifted + state.slips[1]
