"""The contract a family fulfils: Game, State, what a seat observes, and how a match stands.

A deal is a `State`: mutable, made of small ints, the same for play and for search. Actions are ints
inside and text codes outside; chance is one action, `Deal`. What happened is told by events
(`events.py`); forced things (drawing, ending the deal) are events, never actions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from brisques.cards import Pattern
from brisques.errors import EngineError, Refusal
from brisques.events import Event
from brisques.shuffle import shuffled
from brisques.variants.schema import Variant

NOBODY = -1


# --- deals and matches ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """The one chance action: the pack from top to bottom, and who deals it.

    `slips` is further chance of the deal that a game asks for, such as how far a hand misses.
    `cut` says that the pack is offered to be cut where the cut does nothing but change its order.
    """

    order: tuple[int, ...]
    dealer: int
    slips: tuple[int, ...] = ()
    cut: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands between deals: what outlives a deal and nothing else.

    `scores` per side; `deals` the points of each finished deal; `winner` is the side that has won,
    NOBODY when it is drawn, None while it goes on; `stake` is what it is worth (2 after a rubicon).
    Where one deal is a whole game a match is a sitting: `games` counts those each side has won.
    `carried` is what else the family takes from deal to deal, such as who the masters are.
    """

    scores: tuple[int, ...]
    dealer: int
    target: int
    deals: tuple[tuple[int, ...], ...] = ()
    winner: int | None = None
    stake: int = 1
    games: tuple[int, ...] = ()
    carried: Any = None


# --- what a seat sees -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Observation:
    """All that one seat may see, built up from nothing; players get this and nothing else.

    `legal` is empty unless the seat is to move. `held` counts the cards of each hand, `known` holds
    the cards of the other hands that everybody has seen. `stock` counts the undealt cards, the
    turn-up included. `totals` and `base` are by side.
    """

    variant: str
    seat: int
    players: int
    to_move: int
    legal: tuple[int, ...]
    hand: tuple[int, ...]
    held: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    trick: tuple[int, ...]
    leader: int
    number: int
    trump: int
    turnup: int
    stock: int
    totals: tuple[int, ...]
    base: tuple[int, ...]


class State(Protocol):
    """One deal being played."""

    to_move: int
    """The seat to act, NOBODY when the deal is over."""
    totals: list[int]
    """Match points of each side, this deal's included."""
    base: tuple[int, ...]
    """Match points of each side when the deal began."""
    dealer: int

    def legal(self) -> list[int]:
        """All legal actions, ascending; empty only when the deal is over."""
        ...

    def apply(self, action: int, events: list[Event] | None = None) -> None:
        """Carry out a legal action (not checked); append what happened when a list is given."""
        ...

    def why_not(self, action: int, seat: int | None = None) -> Refusal | None:
        """The refusal of an action by a seat (default: the seat to move), or None if legal."""
        ...

    def clone(self) -> State:
        """An independent copy."""
        ...


class Game(ABC):
    """One variant, ready to play. Everything outside a family goes through these methods."""

    variant: Variant
    pattern: Pattern
    players: int
    cards: tuple[int, ...]
    sides: tuple[int, ...]
    """For each seat the side that its points go to."""
    packets: tuple[int, ...]
    """How many cards each seat is dealt at a time (`deal.packets`)."""

    def new_match(self, dealer: int, *, serves: bool = False) -> Standing:
        """A match in which nothing has happened and `dealer` deals first.

        `serves` says that the dealer's side serves since an earlier sitting; raises EngineError
        match/no-servants where the game has no such state.
        """
        if serves:
            raise EngineError("match/no-servants")
        none = (0,) * len(set(self.sides))
        return Standing(none, dealer, self.target, games=none)

    def shuffle(self, dealer: int, rng: Random) -> Deal:
        """A deal by chance."""
        return Deal(tuple(shuffled(self.cards, rng)), dealer)

    def is_over(self, standing: Standing) -> bool:
        """Whether no further deal belongs to this match."""
        return standing.winner is not None

    def reset_for_deal(self, standing: Standing) -> Standing:
        """The standing in which the next deal begins."""
        return standing

    @property
    @abstractmethod
    def target(self) -> int:
        """Points a match is played to."""

    @abstractmethod
    def deal(self, standing: Standing, deal: Deal, events: list[Event] | None = None) -> State:
        """Deal the cards; raises EngineError deal/bad-order when the order is not the pack."""

    @abstractmethod
    def settle(self, standing: Standing, state: State) -> Standing:
        """The match after a finished deal."""

    @abstractmethod
    def action_code(self, action: int) -> str:
        """The text code of an action."""

    @abstractmethod
    def parse_action(self, text: str) -> int:
        """The action of a code; raises EngineError action/unknown."""

    def action_for_seat(self, state: State, seat: int, action: int) -> int:  # noqa: ARG002
        """The action when this seat does it: what it says before its turn names the seat."""
        return action

    def is_aside(self, action: int) -> bool:  # noqa: ARG002
        """Whether a seat says this before its turn; all else the seat to move does.

        It is none of the legal actions, and leaves the turn where it is.
        """
        return False

    def is_legal_in_old_records(self, state: State, action: int) -> bool:  # noqa: ARG002
        """Whether a record may hold an action that is refused today: old records are read on."""
        return False

    @abstractmethod
    def observe(self, state: State, seat: int) -> Observation:
        """What the seat may see."""

    @abstractmethod
    def view(self, seen: Observation) -> dict[str, Any]:
        """An observation as plain data for a table to draw."""

    @abstractmethod
    def check_declaration(
        self, state: State, seat: int, cards: Sequence[int]
    ) -> tuple[dict[str, Any] | None, Refusal | None]:
        """What the seat would declare with exactly these cards, as plain data; else why not."""

    # --- positions ----------------------------------------------------------------------------

    @abstractmethod
    def dump_position(self, state: State) -> dict[str, str]:
        """The whole state as named fields of plain text, fit for one line."""

    @abstractmethod
    def load_position(self, given: Mapping[str, str]) -> State:
        """The state of those fields; raises EngineError position/..., and names the field."""


def refusal_params(refusal: Refusal, pattern: Pattern) -> dict[str, Any]:
    """A refusal's parameters with its cards as codes."""
    shown: dict[str, Any] = {}
    for key, value in refusal.params.items():
        if key == "card":
            shown[key] = pattern.format_card(value)
        elif key in ("cards", "must"):
            shown[key] = [pattern.format_card(card) for card in value]
        else:
            shown[key] = value
    return shown


def seat_order(first: int, players: int) -> Sequence[int]:
    """The seats in order of play from the first."""
    return [(first + i) % players for i in range(players)]
