"""The constant tables of a variant: seats, melds, trump contexts, and the codes of actions.

An action is an int: a card to play is its own number, all others are at least `DONE`; a declaration
packs the index of its meld and the copy of each card.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter

from brisques.bezique.cache import BoundedCache
from brisques.bezique.choices import ChoiceFinder
from brisques.bezique.meld_types import (
    ALL_FACES,
    BEZIQUES,
    CARTE_BLANCHE,
    DECLARE_SEVEN,
    DONE,
    EXCHANGE,
    GUESS_BASE,
    LAY,
    LIFT_BASE,
    MELD,
    MELDED,
    PASS,
    SEVEN_SCORED,
    SHOWN,
    SINGLE,
    TABLED,
    UNREACHABLE,
    Meld,
    build_melds,
    card_bits,
)
from brisques.bezique.trump_context import TrumpContext
from brisques.cards import FACES, JACK, PATTERNS, TEN
from brisques.errors import EngineError, Refusal
from brisques.game import seat_order
from brisques.tricks import DUTIES, NO_TRUMP
from brisques.variants.bezique import BeziqueRules
from brisques.variants.schema import Variant

WORDS = {
    "done": DONE,
    "exchange": EXCHANGE,
    "seven": DECLARE_SEVEN,
    "pass": PASS,
    "carte-blanche": CARTE_BLANCHE,
}
NAMES = {action: word for word, action in WORDS.items()}

PACKET_REACH = 8
"""How many cards above or below the aim a dealer may try to lift."""
PACKET_SLIP = 3
"""The largest error of the dealer's hand, in cards."""
EYE_SLIP = 2
"""The largest error of the opponent's eye, in cards."""

ANY_RULE = ("",)
DECLARED = ("bezique.meld.", "bezique.seven.")
"""Prefixes of the rule ids of melds and of the deece, turned up or declared."""

ONE_HAND = {
    "none": MELDED,
    "not-beziques": BEZIQUES,
    "not-larger-beziques": BEZIQUES & ~SINGLE,
    "all": 0,
}
"""By `meld.partner-cards`: the levels of melds whose cards must all come from one hand."""


def meld_limit_refusal(rules: BeziqueRules) -> Refusal | None:
    """Return the refusal of a meld when a trick has had its number (`meld.per-trick`), if any."""
    if not rules.meld_limit:
        return None
    return Refusal("meld/limit-reached", "bezique.meld.per-trick", {"limit": rules.meld_limit})


class BeziqueRuleset:
    """The rules of a variant, and the tables made of them; never changed while it is played.

    - `contexts[trump]`: the tables of a trump suit; `unset[bar]`: those of the time before there
      are trumps; both are lists in which NO_TRUMP (-1) is the last;
    - `after[seat]`: the next seat; `turns[seat]`: all seats in order of play from one;
      `side[seat]`: the side that its points go to; `partner[seat]`;
    - `dealt[i]`: takes the cards of the i-th seat from the dealer's left out of a pack;
    - `stock`: the number of cards left after dealing; `tricks`: the number of tricks;
      `paid_trick`: the number of the trick that `last-trick.which` pays;
    - `meld_limit`: the number of melds that may be declared at one trick; `limit_reached`: the
      refusal of one more, None where there is no limit;
    - `stop`: the total that ends a deal at once;
    - `choices[meld]` and `meld_of(action)` are cached.
    """

    # Each action reads these; a dict of more than thirty attributes is slower than slots.
    __slots__ = (
        "after",
        "always_lists",
        "announces",
        "auto_seven",
        "brisque_now",
        "can_exchange",
        "card_count",
        "choices",
        "contexts",
        "continues_at_limit",
        "copy_bits",
        "copy_span",
        "dealt",
        "declares_sevens",
        "either_declares",
        "endgame_duty",
        "ending_rules",
        "folds",
        "from_hand",
        "from_won",
        "keeps_all",
        "kept",
        "laid",
        "limit_reached",
        "meld_by_name",
        "meld_limit",
        "meld_of",
        "melds",
        "needs_trick_card",
        "no_carte",
        "one_deal",
        "one_hand_levels",
        "paid_trick",
        "partner",
        "pattern",
        "pays_bonus",
        "players",
        "reuse",
        "rules",
        "seven_uses_slot",
        "shares",
        "shows_sevens",
        "side",
        "sides",
        "spends",
        "stock",
        "stock_duty",
        "stop",
        "tricks",
        "turns",
        "unset",
        "unused",
        "variant",
    )

    def __init__(self, variant: Variant) -> None:
        rules: BeziqueRules = variant.rules
        self.variant = variant
        self.rules = rules
        self.pattern = PATTERNS[rules.pattern]
        self.players = rules.players
        self.card_count = rules.copies * FACES
        self.stock_duty = DUTIES[rules.stock_duty]
        self.endgame_duty = DUTIES[rules.endgame_duty]
        self.unused = array("H", bytes(2 * self.card_count))
        self.no_carte = (False,) * rules.players
        self.stop = self.stop_at(rules.target)
        self._seats()
        self._sources()
        self.melds = build_melds(rules)
        self.copy_bits = (rules.copies - 1).bit_length()
        self.folds = tuple(FACES << half for half in reversed(range(self.copy_bits)))
        self.copy_span = self.copy_bits * max(len(meld.faces) for meld in self.melds)
        self.meld_by_name = {(meld.name, meld.faces): meld for meld in self.melds}
        self.choices = [BoundedCache(self._finder(meld).find) for meld in self.melds]
        self.meld_of = lru_cache(maxsize=1 << 12)(self._unpack_meld)
        self.contexts = [self._context(suit) for suit in (*range(4), NO_TRUMP)]
        bars = range(4) if not rules.trump_repeat else ()
        self.unset = [
            *(self._context(NO_TRUMP, suit) for suit in bars),
            self.contexts[NO_TRUMP],
        ]

    def _context(self, trump: int, bar: int = NO_TRUMP) -> TrumpContext:
        won = range(self.card_count if self.from_won else 0)
        kept = card_bits(card for card in won if self.keeps(card, trump))
        return TrumpContext(self.rules, self.melds, self.choices, trump, bar=bar, kept=kept)

    def _seats(self) -> None:
        rules = self.rules
        seats = range(rules.players)
        self.after = [(seat + 1) % rules.players for seat in seats]
        self.turns = [list(seat_order(seat, rules.players)) for seat in seats]
        partners = rules.parties == "opposite-partners"
        self.side = [seat % 2 if partners else seat for seat in seats]
        self.sides = 2 if partners else rules.players
        self.partner = [(seat + 2) % 4 if partners else seat for seat in seats]
        self.dealt = [self._dealt(place) for place in seats]
        self.tricks = self.card_count // rules.players
        self.stock = self.card_count - rules.hand * rules.players
        last_of_stock = self.tricks - rules.hand
        self.paid_trick = last_of_stock if rules.last_trick_which == "stock" else self.tricks

    def _dealt(self, place: int) -> Callable[[tuple[int, ...]], tuple[int, ...]]:
        """Return what takes out of a pack the cards that are dealt to a seat (`deal.packets`).

        The seats count from the dealer's left.
        """
        cards: list[int] = []
        top = 0
        for count in self.rules.packets:
            first = top + count * place
            cards += range(first, first + count)
            top += count * self.players
        return itemgetter(*cards)

    def _sources(self) -> None:
        """Set the flags that every trick reads: where melds come from, and when they score."""
        rules = self.rules
        self.from_hand = rules.meld_source != "won"
        self.from_won = rules.meld_source != "hand"
        self.kept = -1 if rules.kept == "all" else self._courts()
        self.keeps_all = self.from_won and rules.kept == "all"
        self.needs_trick_card = rules.needs_trick_card
        self.reuse = rules.reuse
        self.spends = rules.reuse == "single-use" and not self.from_hand
        self.laid = SHOWN | TABLED if self.from_hand else 0
        self.either_declares = rules.partner == "either"
        self.shares = rules.partner_cards != "none"
        self.one_hand_levels = ONE_HAND[rules.partner_cards]
        self.auto_seven = rules.seven_when == "trick-won"
        self.can_exchange = rules.exchange != "none" and rules.trump_method == "turn-up"
        self.declares_sevens = not self.auto_seven and bool(rules.seven or self.can_exchange)
        self.always_lists = self.from_hand or self.declares_sevens
        free_exchange = self.can_exchange and not rules.exchange_uses_slot
        self.seven_uses_slot = (
            rules.seven_uses_slot and rules.seven > 0 and rules.seven_when != "shown"
        )
        free_seven = rules.seven_when == "declared" and not rules.seven_uses_slot
        self.continues_at_limit = rules.lay_waiting or free_exchange or free_seven
        self.shows_sevens = rules.seven_when == "shown" and rules.seven > 0
        self.announces = self.shows_sevens or rules.carte_blanche > 0
        self.brisque_now = rules.brisque if rules.brisque_time == "at-once" else 0
        self.meld_limit = rules.meld_limit or UNREACHABLE
        self.limit_reached = meld_limit_refusal(rules)
        self.one_deal = rules.end == "one-deal"
        self.pays_bonus = self.one_deal and rules.settlement == "bonus"
        # Prefixes of the rules whose points end a deal when the target is reached.
        self.ending_rules = ANY_RULE if rules.end == "immediate" else DECLARED

    def _courts(self) -> int:
        """Return the faces that `courts-and-trump-ten` keeps, without the ten of trumps."""
        return card_bits(f for f in range(FACES) if JACK <= f & 7 < TEN)

    def keeps(self, card: int, trump: int) -> bool:
        """Return whether a won card stays open for melds (`meld.kept`)."""
        if self.kept >> (card & 31) & 1:
            return True
        return card & 7 == TEN and card >> 3 & 3 == trump

    def seven_pays(self, counted: int) -> int:
        """Return the points of exchanging a seven with these bits in `State.used`."""
        return 0 if self.auto_seven or counted & SEVEN_SCORED else self.rules.seven

    def stop_at(self, target: int) -> int:
        """Return the total that ends a deal at once, for a match played to `target`.

        Source: `match.end`.
        """
        return target if self.rules.end in ("immediate", "melds-immediate") else UNREACHABLE

    def faces_of(self, cards: int) -> int:
        """Return the faces of a set of cards, as `face_bits`."""
        for fold in self.folds:
            cards |= cards >> fold
        return (cards & ALL_FACES) >> JACK

    # --- actions ------------------------------------------------------------------------------

    def meld_action(self, meld: Meld, cards: tuple[int, ...]) -> int:
        """Return the action that declares these cards, given in the order of `meld.faces`."""
        bits = self.copy_bits
        packed = meld.index
        for card in cards:
            packed = packed << bits | card >> 5
        return MELD + (packed << self.copy_span - bits * len(cards))

    def _finder(self, meld: Meld) -> ChoiceFinder:
        shifts = range(self.copy_span - self.copy_bits, -1, -self.copy_bits)
        return ChoiceFinder(meld, self.meld_action(meld, meld.faces), shifts)

    def _unpack_meld(self, action: int) -> tuple[Meld, tuple[int, ...], int]:
        """Return the meld of an action, its physical cards, and the cards as a mask."""
        packed = action - (MELD if action < LAY else LAY + MELD)
        meld = self.melds[packed >> self.copy_span]
        mask = (1 << self.copy_bits) - 1
        shift = self.copy_span
        cards = []
        for f in meld.faces:
            shift -= self.copy_bits
            cards.append((packed >> shift & mask) << 5 | f)
        return meld, tuple(cards), card_bits(cards)

    def action_code(self, action: int) -> str:
        """Return the text code of an action: "QS1", "done", "lift:24", "marriage:KS1.QS1"."""
        cards = self.pattern
        if action < DONE:
            return cards.format_card(action)
        if action >= MELD:
            meld, chosen, _ = self.meld_of(action)
            prefix = "lay-" if action >= LAY else ""
            return f"{prefix}{meld.name}:{cards.format_cards(reversed(chosen), '.')}"
        if action >= GUESS_BASE:
            return f"guess:{action - GUESS_BASE}"
        if action >= LIFT_BASE:
            return f"lift:{action - LIFT_BASE}"
        return NAMES[action]

    def parse_action(self, text: str) -> int:
        """Return the action of a text code; it need not be legal.

        Raises: action/unknown.
        """
        if text in WORDS:
            return WORDS[text]
        name, colon, codes = text.partition(":")
        try:
            if not colon:
                return self._in_pack(self.pattern.parse_card(text))
            if name in ("lift", "guess"):
                return self._parse_count(name, codes)
            cards = [self._in_pack(self.pattern.parse_card(c)) for c in codes.split(".")]
        except EngineError:
            raise EngineError("action/unknown", text[:60]) from None
        lay = name.startswith("lay-")
        action = self._parse_meld(text, name.removeprefix("lay-"), cards)
        return LAY + action if lay else action

    def _parse_count(self, name: str, count: str) -> int:
        if not (count.isascii() and count.isdigit() and len(count) < 3):
            raise EngineError("action/unknown")
        return (LIFT_BASE if name == "lift" else GUESS_BASE) + int(count)

    def _parse_meld(self, text: str, name: str, cards: list[int]) -> int:
        chosen = tuple(sorted(cards, key=lambda card: (card & 31, card)))
        meld = self.meld_by_name.get((name, tuple(card & 31 for card in chosen)))
        if meld is None or len(set(cards)) != len(cards):
            raise EngineError("action/unknown", text[:60])
        return self.meld_action(meld, chosen)

    def _in_pack(self, card: int) -> int:
        if card >= self.card_count:
            raise EngineError("action/unknown")
        return card
