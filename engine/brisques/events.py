"""The events of a deal. `State.apply` makes them only when the caller passes a list.

Points move only through `Scored`. `event_for_seat` turns an event into plain data that holds no
more than one seat may see.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar

from brisques.cards import NO_CARD, Pattern
from brisques.tricks import NO_TRUMP


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a deal; `kind` is its name in plain data."""

    kind: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The hands were dealt."""

    kind: ClassVar[str] = "dealt"
    dealer: int


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """The card that fixes trumps was turned up."""

    kind: ClassVar[str] = "turned"
    card: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat played a card to the trick."""

    kind: ClassVar[str] = "played"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """A seat won a trick; `number` counts from 1, `cards` are in order of play."""

    kind: ClassVar[str] = "trick-won"
    seat: int
    number: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A seat scored points by a rule, for these cards; points move in no other way."""

    kind: ClassVar[str] = "scored"
    seat: int
    points: int
    rule: str
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A seat took the turn-up for its seven of trumps."""

    kind: ClassVar[str] = "exchanged"
    seat: int
    gave: int
    took: int


@dataclass(frozen=True, slots=True)
class TrumpMade(Event):
    """A meld fixed the trump suit."""

    kind: ClassVar[str] = "trump-made"
    seat: int
    suit: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed its right to declare to its partner."""

    kind: ClassVar[str] = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """Cards of a meld were laid face up; they do not score yet."""

    kind: ClassVar[str] = "laid"
    seat: int
    rule: str
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lifted(Event):
    """The dealer lifted a packet off the pack; nobody has counted its cards yet."""

    kind: ClassVar[str] = "lifted"
    seat: int


@dataclass(frozen=True, slots=True)
class Guessed(Event):
    """A seat guessed the size of the packet."""

    kind: ClassVar[str] = "guessed"
    seat: int
    guess: int


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """The packet was counted."""

    kind: ClassVar[str] = "counted"
    size: int


@dataclass(frozen=True, slots=True)
class Cut(Event):
    """A seat cut the pack, lifting `size` cards."""

    kind: ClassVar[str] = "cut"
    seat: int
    size: int


@dataclass(frozen=True, slots=True)
class CutLeft(Event):
    """A seat left the cut to the one on the dealer's right."""

    kind: ClassVar[str] = "cut-left"
    seat: int


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat named trumps, and perhaps a card whose holder is its partner (else NO_CARD)."""

    kind: ClassVar[str] = "called"
    seat: int
    suit: int
    card: int


@dataclass(frozen=True, slots=True)
class PartnerShown(Event):
    """The called card was played, which shows who the partner is."""

    kind: ClassVar[str] = "partner-shown"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Said(Event):
    """A seat said what its party plays for: one of `filko.ruleset.AIMS`."""

    kind: ClassVar[str] = "said"
    seat: int
    aim: str


@dataclass(frozen=True, slots=True)
class Signalled(Event):
    """A seat asked its partner for a suit by a facial expression."""

    kind: ClassVar[str] = "signalled"
    seat: int
    suit: int


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """A seat asked how many points the servants have, and got the answer."""

    kind: ClassVar[str] = "asked"
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class ServantChosen(Event):
    """The new masters chose the servant: the seat that deals from now on."""

    kind: ClassVar[str] = "servant-chosen"
    seat: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew a card from the stock; only that seat sees it unless `public`."""

    kind: ClassVar[str] = "drew"
    seat: int
    card: int
    public: bool


@dataclass(frozen=True, slots=True)
class EndgameBegan(Event):
    """The stock ran out; the duties of the endgame apply from now on."""

    kind: ClassVar[str] = "endgame"


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal ended."""

    kind: ClassVar[str] = "deal-ended"


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match ended; `stake` is that of its `Standing`."""

    kind: ClassVar[str] = "match-ended"
    winner: int
    stake: int


_CARD_FIELDS = frozenset({"card", "gave", "took"})


def event_for_seat(event: Event, seat: int, pattern: Pattern) -> dict[str, Any]:
    """Return the event as plain data, with no more in it than the seat may see.

    The key `e` holds the event's `kind`; cards and suits are codes.
    """
    shown: dict[str, Any] = {"e": event.kind}
    hidden = isinstance(event, Drew) and not event.public and event.seat != seat
    for item in fields(event):
        value = getattr(event, item.name)
        if item.name in _CARD_FIELDS:
            if not hidden and value != NO_CARD:
                shown[item.name] = pattern.format_card(value)
        elif item.name == "cards":
            shown[item.name] = [pattern.format_card(card) for card in value]
        elif item.name == "suit":
            shown[item.name] = suit_letter(pattern, value)
        elif item.name != "public":
            shown[item.name] = value
    return shown


def suit_letter(pattern: Pattern, suit: int) -> str | None:
    """Return the letter of a suit, None for NO_TRUMP."""
    return None if suit == NO_TRUMP else pattern.suits[suit]
