"""The cards of a scene: taken by name, and the rest of the pack dealt out as filler."""

from __future__ import annotations

RANKS, SUITS = "ATKQJ987", "SHDC"
FACES = [rank + suit for rank in "89" for suit in SUITS]
FACES += [rank + suit for rank in "7JQKTA" for suit in SUITS]
"""All faces, those that can meld nothing first."""
FILLER = "."
"""In a list of cards: the next card of the filling."""


class Pack:
    """The cards that are in no pile yet. In the end every card must be in one."""

    def __init__(self, copies: int, trump: str) -> None:
        self._free = [face + copy for face in FACES for copy in "12345678"[:copies]]
        self._free.sort(key=lambda card: card[:2] == "7" + trump)  # a deece scores

    def take(self, names: str) -> list[str]:
        """Take the cards of these names: a card, a face in its first free copy, or FILLER."""
        cards = []
        for name in names.split():
            card = FILLER
            if name != FILLER:
                card = next((c for c in self._free if c.startswith(name)), "")
                assert card, f"no {name} left"
                self._free.remove(card)
            cards.append(card)
        return cards

    def fill(self, pile: list[str], size: int) -> None:
        """Add filler to a pile until it has this size."""
        assert len(pile) <= size, f"{pile} are more than {size} cards"
        pile += [FILLER] * (size - len(pile))
        for place, card in enumerate(pile):
            if card == FILLER:
                pile[place] = self._free.pop(0)

    @property
    def left(self) -> int:
        """Return how many cards are in no pile yet."""
        return len(self._free)


def piles(cards: list[list[str]]) -> str:
    """Return piles of cards as a position writes them."""
    return ",".join("".join(pile) for pile in cards)
