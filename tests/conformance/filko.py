"""Every action in Filicău, Filkó and their kin, and the worth of the cards, listed by hand.

They are written independently of the engine, so that each can be checked against the other.
"""

from __future__ import annotations

from collections.abc import Iterator

from brisques.game import Game
from tests.properties.play import knob

CARD_POINTS = {
    "aces-and-tens": {"A": 1, "T": 1},
    "card-values": {"A": 11, "T": 10, "K": 4, "O": 3, "U": 2},
}
WORDS = ("end", "ask", "leave-cut", "aim:six", "aim:hold", "aim:run")
SUITS = "ALHB"


def codes(game: Game) -> Iterator[str]:
    """Return plays, talk, cuts, calls, suits to name and servants to choose."""
    cards = [game.pattern.format_card(card) for card in game.cards]
    yield from cards
    yield from WORDS
    yield from (f"{word}:{suit}" for word in ("signal", "name") for suit in SUITS)
    yield from (f"servant:{seat}" for seat in range(game.players))
    yield from (f"call:{card}" for card in cards)
    yield from (f"cut:{count}" for count in range(100))


def points(game: Game, card: str) -> int:
    """Return the points of a card for the side that wins it."""
    return CARD_POINTS[knob(game, "points.values")].get(card[0], 0)
