"""What one seat sees of a deal: the observation, and a random state that fits it.

All played cards are public, so an observation holds the past tricks. It holds the parties only as
far as the seat knows them: from holding the called card, or since that card was played.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from brisques.cards import NO_CARD
from brisques.filko import talk
from brisques.filko.ruleset import CUT, END, FilkoRuleset
from brisques.filko.state import FilkoState
from brisques.filko.state_data import Trick
from brisques.filko.status import Status
from brisques.game import NOBODY, Observation
from brisques.shuffle import shuffled


@dataclass(frozen=True, slots=True)
class FilkoObservation(Observation):
    """An observation with the public fields of this family, as in `FilkoStateData`.

    `allies` and `foes` are the seats known to be with and against this one, as bits; `party` is the
    first party if the seat knows all of it, else 0. `asides` is the talk that the seat may make
    though it is not to move.
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
    gone: int
    voids: tuple[int, ...]
    aims: tuple[int, ...]
    signals: tuple[int, ...]
    said: int
    asides: tuple[int, ...]


def known_party(state: FilkoState, seat: int) -> int:
    """Return the first party if the seat knows all of it, else 0."""
    if state.revealed:
        return state.party
    holds = state.called != NO_CARD and state.called in state.hands[seat]
    return state.party if holds else 0


def known_sides(state: FilkoState, seat: int) -> tuple[int, int]:
    """Return the seats known to be with this one (itself included) and against it, as bits."""
    everybody = state.ruleset.everybody
    me = 1 << seat
    party = known_party(state, seat)
    if party:
        mine = party if party & me else everybody ^ party
        return mine, everybody ^ mine
    caller = 1 << state.old_man if state.old_man != NOBODY and state.called != NO_CARD else 0
    return me, caller & ~me


def observe(state: FilkoState, seat: int) -> FilkoObservation:
    """Return all that the seat may see."""
    hands = state.hands
    allies, foes = known_sides(state, seat)
    open_cards = {*state.exposed}
    if state.old_man != NOBODY and state.status.trump == NOBODY:
        open_cards.add(state.ruleset.old_man_card)  # its holder has called, or is about to
    known = tuple(
        tuple(card for card in hand if card in open_cards) if other != seat else ()
        for other, hand in enumerate(hands)
    )
    return FilkoObservation(
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
        gone=state.gone,
        voids=state.voids,
        aims=state.aims,
        signals=state.signals,
        said=state.said,
        asides=tuple(talk.asides(state, seat)),
    )


def unseen(ruleset: FilkoRuleset, observation: FilkoObservation) -> list[int]:
    """Return the cards whose place the seat does not know, ascending."""
    gone = observation.gone
    for cards in (observation.hand, *observation.known):
        for card in cards:
            gone |= 1 << card
    return [card for card in ruleset.cards if not gone >> card & 1]


def determinize(ruleset: FilkoRuleset, observation: FilkoObservation, rng: Random) -> FilkoState:
    """Return a random state with this observation: the unseen cards are dealt at random.

    No seat gets a card that its play has ruled out. If no deal fits all that was shown, as in a
    position made by hand, nothing of it counts in the state. All such states are equally likely if
    the voids of the seats are nested; otherwise approximately.
    """
    state = FilkoState(ruleset, observation.status, observation.dealer)
    rest = shuffled(unseen(ruleset, observation), rng)
    state.voids = observation.voids
    if observation.phase == CUT:
        state.order = tuple(rest)
    else:
        state.hands, fits = _guess_hands(ruleset, observation, rest, rng)
        if not fits:
            state.voids = (0,) * ruleset.players
    state.phase = observation.phase
    state.to_move = observation.to_move
    state.leader = observation.leader
    state.trump = observation.trump
    state.trick = observation.trick
    state.tricks = list(observation.tricks)
    state.gone = observation.gone
    state.totals = list(observation.totals)
    state.exposed = observation.exposed
    state.called = observation.called
    state.old_man = observation.old_man
    state.revealed = observation.revealed
    state.party = observation.party or _guess_party(state)
    state.aims, state.signals, state.said = observation.aims, observation.signals, observation.said
    return state


def _guess_hands(
    ruleset: FilkoRuleset, observation: FilkoObservation, rest: list[int], rng: Random
) -> tuple[list[list[int]], bool]:
    """Return random hands of the right sizes, and whether their holders may have all the cards."""
    hands = [
        list(observation.hand) if s == observation.seat else list(observation.known[s])
        for s in range(observation.players)
    ]
    room = [size - len(hand) for hand, size in zip(hands, observation.held, strict=True)]
    takers = _takers(ruleset, observation, rest, room)
    fits = not any(
        observation.voids[seat] >> card & 1
        for seat, cards in enumerate(observation.known)
        for card in cards
        if seat != observation.seat
    )
    if takers:
        fits = _share_out(hands, room, takers, rng) and fits
        rest = [card for card in rest if card not in takers]
    for hand, missing in zip(hands, room, strict=True):
        hand.extend(rest[:missing])
        del rest[:missing]
    return [sorted(hand) for hand in hands], fits


def _takers(
    ruleset: FilkoRuleset, observation: FilkoObservation, rest: list[int], room: list[int]
) -> dict[int, list[int]]:
    """Return the cards that not all seats with room may have, each with the seats that may."""
    takers: dict[int, list[int]] = {}
    seats = [seat for seat, missing in enumerate(room) if missing]
    barred = 0
    for seat in seats:
        barred |= observation.voids[seat]
    if barred:
        for card in rest:
            if barred >> card & 1:
                takers[card] = [s for s in seats if not observation.voids[s] >> card & 1]
    if observation.called in rest and not observation.revealed:
        able = takers.get(observation.called, seats)
        takers[observation.called] = [
            s for s in _may_hold_called(ruleset, observation) if s in able
        ]
    return takers


def _share_out(
    hands: list[list[int]], room: list[int], takers: dict[int, list[int]], rng: Random
) -> bool:
    """Deal the cards of `takers`, those with the fewest first; return whether all got a taker."""
    shares: list[list[int]] = [[] for _ in hands]
    fits = True
    for card in sorted(takers, key=lambda card: len(takers[card])):
        seats = [seat for seat in takers[card] if room[seat]]
        seat = _one_of_places(seats, room, rng) if seats else NOBODY
        if seat == NOBODY:
            seat = _make_room(card, shares, room, takers, set())
        if seat == NOBODY:  # what was shown can be true of no deal: a position made up by hand
            seat = next(seat for seat, missing in enumerate(room) if missing)
            fits = False
        shares[seat].append(card)
        room[seat] -= 1
    for hand, cards in zip(hands, shares, strict=True):
        hand.extend(cards)
    return fits


def _one_of_places(seats: list[int], room: list[int], rng: Random) -> int:
    """Return a random seat, weighted by room."""
    place = int(rng.random() * sum([room[seat] for seat in seats]))
    for seat in seats:
        place -= room[seat]
        if place < 0:
            return seat
    return seats[-1]


def _make_room(
    card: int,
    shares: list[list[int]],
    room: list[int],
    takers: dict[int, list[int]],
    tried: set[int],
) -> int:
    """Return a taker for a card after moving other cards on to make room, or NOBODY.

    Bipartite matching by augmenting paths: `tried` holds the seats of the path so far.
    """
    for seat in takers[card]:
        if room[seat]:
            return seat
        if seat in tried:
            continue
        tried.add(seat)
        for other in shares[seat]:
            heir = _make_room(other, shares, room, takers, tried)
            if heir != NOBODY:
                shares[seat].remove(other)
                shares[heir].append(other)
                room[heir] -= 1
                room[seat] += 1
                return seat
    return NOBODY


def _may_hold_called(ruleset: FilkoRuleset, observation: FilkoObservation) -> list[int]:
    """Return the seats that may hold the called card, which nobody has played."""
    rules = ruleset.rules
    if rules.parties == "top-overs":
        if observation.phase == END and not observation.tricks:
            return [observation.old_man]  # a redeal: the Old Man holds both Overs
        alone = rules.both_overs == "alone"
    else:
        alone = rules.own_card == "alone"
    return [seat for seat in range(observation.players) if alone or seat != observation.old_man]


def _guess_party(state: FilkoState) -> int:
    """Return the party of the Old Man and the holder of the called card in this state."""
    if state.called == NO_CARD or state.old_man == NOBODY:
        return 0
    for seat, hand in enumerate(state.hands):
        if state.called in hand:
            return 1 << state.old_man | 1 << seat
    return 1 << state.old_man
