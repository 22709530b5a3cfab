"""What one seat sees of a deal: the observation, and a state guessed from it.

Every card played lies open to all, so past tricks are in it. Who is whose partner is there only as
far as the seat knows it: from the call, from holding the called card, or since it fell.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.cards import NO_CARD
from engine.filko.state import FilkoState, Trick
from engine.filko.status import Status
from engine.filko.tables import CUT, END, FilkoTables
from engine.game import NOBODY, Observation
from engine.shuffle import shuffled


@dataclass(frozen=True, slots=True)
class FilkoObservation(Observation):
    """An observation with what is open in this family.

    `allies` and `foes` are the seats known to be with and against this one, as bits; `party` is the
    first party if the seat knows it whole, else 0.
    """

    phase: int
    dealer: int
    status: Status
    tricks: tuple[Trick, ...]
    exposed: tuple[int, ...]
    called: int
    old_man: int
    revealed: bool
    party: int
    allies: int
    foes: int
    aims: tuple[int, ...]
    signals: tuple[int, ...]
    said: frozenset[tuple[int, int]]


def known_party(state: FilkoState, seat: int) -> int:
    """The first party if the seat knows it whole, else 0."""
    if state.revealed:
        return state.party
    holds = state.called != NO_CARD and state.called in state.hands[seat]
    return state.party if holds else 0


def known_sides(state: FilkoState, seat: int) -> tuple[int, int]:
    """The seats known to be with this one (itself included) and against it."""
    everybody = state.tables.everybody
    me = 1 << seat
    party = known_party(state, seat)
    if party:
        mine = party if party & me else everybody & ~party
        return mine, everybody & ~mine
    caller = 1 << state.old_man if state.old_man != NOBODY and state.called != NO_CARD else 0
    return me, caller & ~me


def observe(state: FilkoState, seat: int) -> FilkoObservation:
    """What the seat may see."""
    hands = state.hands
    allies, foes = known_sides(state, seat)
    open_cards = {*state.exposed}
    if state.old_man != NOBODY and state.status.trump == NOBODY:
        open_cards.add(state.tables.old_man_card)  # its holder has called, or is about to
    known = tuple(
        tuple(card for card in hand if card in open_cards) if other != seat else ()
        for other, hand in enumerate(hands)
    )
    return FilkoObservation(
        variant=state.tables.variant.name,
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
        turnup=NO_CARD,
        stock=len(state.order) if state.phase == CUT else 0,
        totals=tuple(state.totals),
        base=state.base,
        phase=state.phase,
        dealer=state.dealer,
        status=state.status,
        tricks=tuple(state.tricks),
        exposed=state.exposed,
        called=state.called,
        old_man=state.old_man,
        revealed=state.revealed,
        party=known_party(state, seat),
        allies=allies,
        foes=foes,
        aims=state.aims,
        signals=state.signals,
        said=state.said,
    )


def unseen(tables: FilkoTables, seen: FilkoObservation) -> list[int]:
    """The cards whose place the seat does not know, in number order."""
    gone = {*seen.hand, *seen.trick}
    for _, cards, _ in seen.tricks:
        gone.update(cards)
    for cards in seen.known:
        gone.update(cards)
    return [card for card in tables.cards if card not in gone]


def determinize(tables: FilkoTables, seen: FilkoObservation, rng: Random) -> FilkoState:
    """A state that looks to the seat just like `seen`, the unseen cards dealt at random."""
    state = FilkoState(tables, seen.status, seen.dealer)
    rest = shuffled(unseen(tables, seen), rng)
    if seen.phase == CUT:
        state.order = tuple(rest)
    else:
        state.hands = _guess_hands(tables, seen, rest, rng)
    state.phase = seen.phase
    state.to_move = seen.to_move
    state.leader = seen.leader
    state.trump = seen.trump
    state.trick = seen.trick
    state.tricks = list(seen.tricks)
    state.totals = list(seen.totals)
    state.exposed = seen.exposed
    state.called = seen.called
    state.old_man = seen.old_man
    state.revealed = seen.revealed
    state.party = seen.party or _guess_party(state)
    state.aims, state.signals, state.said = seen.aims, seen.signals, seen.said
    return state


def _guess_hands(
    tables: FilkoTables, seen: FilkoObservation, rest: list[int], rng: Random
) -> list[list[int]]:
    """Hands of the right sizes; the called card only where its holder may be.

    Every unseen card is equally likely in every place that is left.
    """
    hands = [
        list(seen.hand) if s == seen.seat else list(seen.known[s]) for s in range(seen.players)
    ]
    room = [size - len(hand) for hand, size in zip(hands, seen.held, strict=True)]
    if seen.called in rest and not seen.revealed:
        able = _may_hold_called(tables, seen)
        places = [s for s in able for _ in range(room[s])]
        holder = places[int(rng.random() * len(places))]
        rest.remove(seen.called)
        hands[holder].append(seen.called)
        room[holder] -= 1
    for hand, missing in zip(hands, room, strict=True):
        hand.extend(rest[:missing])
        del rest[:missing]
    return [sorted(hand) for hand in hands]


def _may_hold_called(tables: FilkoTables, seen: FilkoObservation) -> list[int]:
    """The seats that the called card, unseen so far, may be with: the Old Man's is one or not."""
    rules = tables.rules
    if rules.parties == "top-overs":
        if seen.phase == END and not seen.tricks:
            return [seen.old_man]  # dealt again, since he holds both
        alone = rules.both_overs == "alone"
    else:
        alone = rules.own_card == "alone"
    return [seat for seat in range(seen.players) if alone or seat != seen.old_man]


def _guess_party(state: FilkoState) -> int:
    """The Old Man and whoever holds, or has played, the called card in this guess."""
    if state.called == NO_CARD or state.old_man == NOBODY:
        return 0
    for seat, hand in enumerate(state.hands):
        if state.called in hand:
            return 1 << state.old_man | 1 << seat
    return 1 << state.old_man
