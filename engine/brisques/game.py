"""The contract of the rules: `Game`, `State`, `Observation`, and the `Standing` of a match.

A deal is a `State`: mutable and made of ints, the same for play and for search. Actions are ints
inside and text codes outside; chance is one action, `Deal`. Events (`events.py`) report what an
action did; what is forced (drawing, ending the deal) is an event, never an action.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Protocol

from brisques.cards import Pattern
from brisques.errors import EngineError, Refusal
from brisques.events import Event
from brisques.shuffle import shuffled
from brisques.variants.schema import Variant

NOBODY = -1
FIRST_OTHER_ACTION = 256
"""Actions below are cards to play, by their numbers; each family numbers its others from here."""


# --- deals and matches ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """The one chance action: the order of the pack from top to bottom, and the dealer's seat.

    `slips` holds other random numbers of the deal that a game needs (see `bezique.packet`). `cut`
    is true if a seat cuts the pack although the cut does not make trumps.
    """

    order: tuple[int, ...]
    dealer: int
    slips: tuple[int, ...] = ()
    cut: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """A match between deals: all that outlives a deal, and nothing else.

    - `scores`: match points, by side;
    - `dealer`: the seat that deals next;
    - `target`: the points that win the match, 0 where there is no target;
    - `deals`: for each finished deal its points, by side;
    - `won`: for each finished deal the sides that won a game with it, ascending;
    - `winner`: the side that has won, NOBODY for a draw, None while the match goes on;
    - `stake`: how many times the match counts (2 after a rubicon), or the points that the loser
      pays (`match.settlement=portland`);
    - `games`: by side, the games won; where one deal is a game, a match is a series of games;
    - `carried`: what else the family carries from deal to deal, such as who the masters are.
    """

    scores: tuple[int, ...]
    dealer: int
    target: int
    deals: tuple[tuple[int, ...], ...] = ()
    won: tuple[tuple[int, ...], ...] = ()
    winner: int | None = None
    stake: int = 1
    games: tuple[int, ...] = ()
    carried: Any = None


# --- observations and states ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Observation:
    """All that one seat may see; computer players get an observation and nothing else.

    - `legal`: the legal actions, ascending; empty unless the seat is to move;
    - `held`: by seat, the number of cards in the hand;
    - `known`: by seat, the cards in the other hands that all seats have seen;
    - `trick`, `leader`, `number`: the cards on the table, who led, the trick's number from 1;
    - `stock`: the number of undealt cards, the turn-up included;
    - `totals`, `base`: by side, the match points now and when the deal began.
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

    draw: ClassVar[Callable[[Observation], str] | None] = None
    """Draws one as an SVG. `table.py` sets it, because the rules know nothing of pictures."""

    def _repr_svg_(self) -> str | None:
        """Draw it in a notebook."""
        return Observation.draw(self) if Observation.draw else None


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
        """Return all legal actions, ascending; empty only when the deal is over."""
        ...

    def apply(self, action: int, events: list[Event] | None = None) -> None:
        """Carry out a legal action (unchecked); append its events to the list if one is given."""
        ...

    def why_not(self, action: int, seat: int | None = None) -> Refusal | None:
        """Return why a seat (default: the seat to move) may not do this, or None if it may."""
        ...

    def clone(self) -> State:
        """Return an independent copy."""
        ...


class Game(ABC):
    """The rules of one variant. All code outside a family goes through these methods."""

    variant: Variant
    pattern: Pattern
    players: int
    cards: tuple[int, ...]
    sides: tuple[int, ...]
    """For each seat the side that its points go to."""
    packets: tuple[int, ...]
    """The number of cards that each seat is dealt at a time (`deal.packets`)."""
    shows_sevens: bool = False
    """Whether a seven of trumps scores when its holder shows it on its turn to play."""

    def new_match(self, dealer: int, *, serves: bool = False) -> Standing:
        """Return the standing of a new match in which `dealer` deals first.

        `serves` makes the dealer's side the servants from the start.

        Raises: match/no-servants, if the game has no servants.
        """
        if serves:
            raise EngineError("match/no-servants")
        none = (0,) * len(set(self.sides))
        return Standing(none, dealer, self.target, games=none)

    def shuffle(self, dealer: int, rng: Random) -> Deal:
        """Return a random deal."""
        return Deal(tuple(shuffled(self.cards, rng)), dealer)

    def is_over(self, standing: Standing) -> bool:
        """Return whether the match has no further deal."""
        return standing.winner is not None

    def reset_for_deal(self, standing: Standing) -> Standing:
        """Return the standing with which the next deal begins."""
        return standing

    @property
    @abstractmethod
    def target(self) -> int:
        """The points that a match is played to, 0 where there is no target."""

    def target_of(self, state: State) -> int:  # noqa: ARG002
        """Return the points that the match of this deal is played to, after a tie maybe more."""
        return self.target

    def next_target(self, target: int, scores: Sequence[int]) -> int:  # noqa: ARG002
        """Return the target of a match's next deal: a tie at the target may raise it."""
        return target

    @abstractmethod
    def deal(self, standing: Standing, deal: Deal, events: list[Event] | None = None) -> State:
        """Deal the cards, or let a seat cut or lift them first.

        Raises: deal/bad-order, if the order is not the pack; deal/bad-slips; deal/not-cut.
        """

    @abstractmethod
    def settle(self, standing: Standing, state: State) -> Standing:
        """Return the standing after a finished deal."""

    @abstractmethod
    def action_code(self, action: int) -> str:
        """Return the text code of an action."""

    @abstractmethod
    def parse_action(self, text: str) -> int:
        """Return the action of a text code; it need not be legal.

        Raises: action/unknown.
        """

    def action_for_seat(self, state: State, seat: int, action: int) -> int:  # noqa: ARG002
        """Return the action as this seat does it.

        Talk by a seat that is not to move becomes an aside, an action that names the seat.
        """
        return action

    def is_aside(self, action: int) -> bool:  # noqa: ARG002
        """Return whether the action is an aside: talk by a seat that is not to move.

        An aside is not among the legal actions, and does not change whose turn it is.
        """
        return False

    def is_talk(self, action: int) -> bool:  # noqa: ARG002
        """Return whether the seat to move only says something, and plays no card."""
        return False

    def actor(self, state: State, action: int) -> int:  # noqa: ARG002
        """Return the seat that does an action: the seat to move, but for an aside."""
        return state.to_move

    def is_legal_in_old_records(self, state: State, action: int) -> bool:  # noqa: ARG002
        """Return whether an old record may hold this action although it is illegal now.

        Asked about refused actions only: earlier versions allowed some of them.
        """
        return False

    @abstractmethod
    def sure_taker(self, observation: Observation) -> int:
        """Return the seat that takes all further tricks whatever is done, or NOBODY.

        Only the seat to move can prove it, by what it sees; if the taker is this seat, it leads its
        strongest cards first (`strongest`).
        """

    @abstractmethod
    def strongest(self, state: State) -> int:
        """Return the card of the seat to move that takes a trick before its other cards would."""

    @abstractmethod
    def most_points(self, state: State) -> int:
        """Return an upper bound of the points that a side can still score in the deal."""

    @abstractmethod
    def observe(self, state: State, seat: int) -> Observation:
        """Return all that the seat may see."""

    @abstractmethod
    def view(self, observation: Observation) -> dict[str, Any]:
        """Return an observation as plain data for a table to draw: cards and actions as codes."""

    @abstractmethod
    def check_declaration(
        self, state: State, seat: int, cards: Sequence[int]
    ) -> tuple[dict[str, Any] | None, Refusal | None]:
        """Return the declaration that exactly these cards make, as plain data, and None.

        If the seat may not make it, return None and the refusal.
        """

    # --- what outlives a deal -----------------------------------------------------------------

    @abstractmethod
    def dump_carried(self, carried: Any) -> str:
        """Return the text of `Standing.carried`, as far as the next deal depends on it."""

    @abstractmethod
    def load_carried(self, text: str) -> Any:
        """Return `Standing.carried` of a text.

        Raises: position/bad-field, card/bad-suit.
        """

    # --- positions ----------------------------------------------------------------------------

    @abstractmethod
    def dump_position(self, state: State) -> dict[str, str]:
        """Return the whole state, hidden cards included, as text fields by name."""

    @abstractmethod
    def complete_position(self, fields: Mapping[str, str], rng: Random) -> dict[str, str]:
        """Return the fields of a full position that holds all that a short one says.

        `rng` deals the cards that are not written.

        Raises: position/..., with the name of the field at fault.
        """

    @abstractmethod
    def load_position(self, fields: Mapping[str, str]) -> State:
        """Return the state of text fields, as `dump_position` writes them.

        Raises: position/..., with the name of the field at fault.
        """


def knows_all(observation: Observation) -> bool:
    """Return whether nothing is hidden: the other seat holds all cards that this one does not."""
    return observation.players == 2 and not observation.stock


def refusal_params(refusal: Refusal, pattern: Pattern) -> dict[str, Any]:
    """Return the parameters of a refusal with its cards as codes."""
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
    """Return all seats in order of play, beginning with `first`."""
    return [(first + i) % players for i in range(players)]
