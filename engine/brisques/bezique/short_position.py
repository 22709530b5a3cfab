"""Completes a short position of the Bézique family: sizes of piles, the turn-up, and defaults."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from brisques.bezique import position
from brisques.bezique.meld_types import is_trump_seven
from brisques.bezique.ruleset import BeziqueRuleset
from brisques.cards import is_brisque
from brisques.position_reader import NONE
from brisques.short_position import ShortPosition, share_out
from brisques.tricks import NO_TRUMP

MARKED = {"brisques": "won", "fresh": "won", "sevens": "", "shown": "", "laid": "", "swap": ""}
"""Fields that name cards of the piles once more, each with the piles that must hold them."""


def complete(ruleset: BeziqueRuleset, fields: Mapping[str, str], rng: Random) -> dict[str, str]:
    """Return the fields of a full position that holds all that is written.

    Raises: position/..., with the field at fault.
    """
    return _Completion(ruleset, fields, rng).complete()


class _Completion(ShortPosition):
    """A short position being completed.

    `tricks` is the number of finished tricks, `drawn` that of the times that all have drawn.
    """

    def __init__(self, ruleset: BeziqueRuleset, fields: Mapping[str, str], rng: Random) -> None:
        players = ruleset.players
        piles = {"trick": 1, "up": 1, "hands": players, "won": players, "stock": 1}
        none = {"trick": ""} if "trick" not in fields else {}
        super().__init__(
            {**fields, **none}, ruleset.pattern, range(ruleset.card_count), piles, MARKED
        )
        self.ruleset = ruleset
        self.rng = rng
        self.declaring = "winner" in fields
        self.turns_up = ruleset.rules.trump_method == "turn-up"
        self.leader = self.read_leader()
        self.tricks = self._tricks()
        self.drawn = min(self.tricks - self.declaring, ruleset.stock // players)

    def load(self, fields: Mapping[str, str]) -> object:
        """Read the fields of a full position.

        Raises: position/...
        """
        return position.load(self.ruleset, fields)

    def complete(self) -> dict[str, str]:
        """Give every pile its size, deal the cards that are not written, and write the fields.

        Raises: position/..., with all other errors that were found.
        """
        left = self.ruleset.stock - self.drawn * self.ruleset.players
        self._size_hands()
        self._size_won()
        cards = self.deal(self.rng)
        self._turn_up(cards, left)
        self.set_size("stock", self.piles["stock"][0], left - bool(self.piles["up"][0].cards))
        self.raise_errors()
        self.fill(cards)
        for key in self.piles:
            self.write(key)
        self._write_trump()
        self._write_counted()
        self._write_points()
        return self.fields

    # --- sizes --------------------------------------------------------------------------------

    def _tricks(self) -> int:
        """Return how many tricks are finished, by the cards won, the stock, or the hands.

        After an error in the cards won or the stock it is the least that there can be.
        """
        ruleset, players = self.ruleset, self.ruleset.players
        won = [pile.size for pile in self.piles["won"]]
        counts = [size for size in won if size is not None]
        if any(size % players for size in counts):
            self.refuse("won", "wrong-size")
            return self.declaring
        if len(counts) == len(won):
            return sum(counts) // players
        stock = self.piles["stock"][0].size
        if stock is not None:
            stock += bool(self.piles["up"][0].cards) if "up" in self.fields else self._turns(stock)
        if stock:
            drawn, over = divmod(ruleset.stock - stock, players)
            if over or drawn < 0:
                self.refuse("stock", "wrong-size")
                return self.declaring
            return drawn + self.declaring
        for seat, pile in enumerate(self.piles["hands"]):
            if pile.size is not None:
                before = pile.size + self.has_played(seat)
                if stock == 0 or before < ruleset.rules.hand:
                    return ruleset.tricks - before + self.declaring
        drawn = ruleset.stock // players if stock == 0 else 0
        return max(drawn + self.declaring, self._least_tricks())

    def _least_tricks(self) -> int:
        """Return the least number of tricks that the written won cards can come from."""
        players = self.ruleset.players
        sizes = (pile.size or len(pile.cards) for pile in self.piles["won"])
        return sum(-(-size // players) for size in sizes)

    def _turns(self, stock: int) -> bool:
        """Return whether a card lies turned up beside this number of cards."""
        return self.turns_up and stock > 0

    def has_played(self, seat: int) -> bool:
        """Return whether a seat's hand lacks the card it played to the last trick."""
        return self.declaring or super().has_played(seat)

    def _size_hands(self) -> None:
        """Give each hand its size, which follows from the tricks that are finished."""
        if not self.is_sound("won", "stock"):
            return
        ruleset = self.ruleset
        behind = self.tricks - self.declaring
        size = min(ruleset.rules.hand, ruleset.tricks - behind)
        if size < 1:
            self.refuse_over("won", "stock", "hands")
            return
        self.set_hand_sizes([size - self.has_played(seat) for seat in range(ruleset.players)])

    def _size_won(self) -> None:
        """Give each seat whole tricks, as equally as the cards that are written allow."""
        if not self.is_sound("won"):
            return
        players, piles = self.ruleset.players, self.piles["won"]
        open_piles = [pile for pile in piles if pile.size is None]
        said = sum(pile.size or 0 for pile in piles)
        least = [-(-len(pile.cards) // players) for pile in open_piles]
        shares = share_out(self.tricks - said // players, least)
        if shares is None or (not shares and said != self.tricks * players):
            self.refuse("won", "wrong-size")
            return
        for pile, tricks in zip(open_piles, shares, strict=True):
            self.set_size("won", pile, tricks * players)

    # --- trumps and what has counted ----------------------------------------------------------

    def _turn_up(self, cards: list[int], left: int) -> None:
        """Turn up a card of the trump suit while there is a stock; take it from these cards."""
        up = self.piles["up"][0]
        if up.size is None:
            up.unwritten = 0
            if left and self.turns_up:
                suit = self._suit()
                fit = [card for card in cards if suit in (NO_TRUMP, card >> 3 & 3)]
                if not fit:
                    self.refuse("trump", "no-card-to-turn")
                    return
                up.cards.append(fit[0])
                cards.remove(fit[0])

    def _suit(self) -> int:
        """Return the suit that the field `trump` names, NO_TRUMP if there is none."""
        text = self.fields.get("trump", NONE)
        return self.pattern.suits.find(text) if len(text) == 1 else NO_TRUMP

    def _write_trump(self) -> None:
        """Name the trump suit: that of the turn-up, or any where none can be seen any more."""
        up = self.piles["up"][0].cards
        usual = up[0] >> 3 & 3 if up else int(self.rng.random() * 4) if self.turns_up else NO_TRUMP
        self.fields.setdefault("trump", NONE if usual < 0 else self.pattern.suits[usual])

    def _write_counted(self) -> None:
        """Count the aces and tens that are won, and the deeces that score by being won."""
        won = [pile.cards for pile in self.piles["won"]]
        piles = ([*filter(is_brisque, cards)] for cards in won)
        texts = [self.pattern.format_cards(cards) for cards in piles]
        if any(texts):
            self.fields.setdefault("brisques", ",".join(texts))
        if self.ruleset.rules.seven_when == "trick-won":
            sevens = [c for cards in won for c in cards if is_trump_seven(c, self._suit())]
            if sevens:
                self.fields.setdefault("sevens", self.pattern.format_cards(sevens))

    def _write_points(self) -> None:
        """Write the points that the won cards have brought, on top of those before the deal."""
        sides = self.ruleset.sides
        base = self.fields.setdefault("base", ",".join(["0"] * sides)).split(",")
        if "points" in self.fields or len(base) != sides or not all(map(str.isdecimal, base)):
            self.fields.setdefault("points", self.fields["base"])
            return
        points = [int(text[:7]) for text in base]
        sevens = self.fields.get("sevens", "")
        for seat, pile in enumerate(self.piles["won"]):
            brisques = sum(map(is_brisque, pile.cards))
            scored = sum(self.pattern.format_card(card) in sevens for card in pile.cards)
            points[self.ruleset.side[seat]] += (
                self.ruleset.brisque_now * brisques + self.ruleset.rules.seven * scored
            )
        self.fields["points"] = ",".join(map(str, points))
