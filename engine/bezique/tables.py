"""The tables of one variant, made once: melds, their points by trump, and who beats whom.

A *meld* here is a set of faces (kind and cards wanted); which physical copies fill it is chosen
when it is declared. An action is a small int: a card to play is its own number, the rest stand
above `DONE`; a meld packs its number and the copy of each card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import chain, combinations, combinations_with_replacement, product
from typing import NamedTuple, TypeVar

from engine.cards import (
    ACE,
    DIAMONDS,
    FACE_MASK,
    FACES,
    JACK,
    KING,
    PATTERNS,
    QUEEN,
    SEVEN,
    SPADES,
    TEN,
    face,
)
from engine.errors import EngineError
from engine.game import seat_order
from engine.tricks import DUTIES, NO_TRUMP, plain_order
from engine.variants import load
from engine.variants.bezique import BeziqueRules
from engine.variants.record import Variant

SEQUENCE, MARRIAGE, BEZIQUE, QUARTET = 1, 2, 4, 8
"""The types of meld, as bits: a card remembers in which it has counted."""
MELDED = SEQUENCE | MARRIAGE | BEZIQUE | QUARTET
SEVEN_SCORED = 16
SHOWN = 32
"""A card that everybody has seen go into a hand."""

PLAY, DECLARE, OVER = range(3)
"""The phases of a deal."""

DONE = 256
EXCHANGE = 257
DECLARE_SEVEN = 258
MELD = 512

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")
NEVER = 1 << 30
"""More points than anybody makes."""

MOST_REMEMBERED = 1 << 13

CARD_BIT = tuple(1 << card for card in range(256))
ALL_FACES = (1 << FACES) - 1

QUARTET_RANKS = ((ACE, "aces"), (KING, "kings"), (QUEEN, "queens"), (JACK, "jacks"))


def card_bits(cards: Iterable[int]) -> int:
    """The set of some cards, as an int with a bit for each."""
    bits = 0
    for card in cards:
        bits |= CARD_BIT[card]
    return bits


@dataclass(frozen=True, slots=True)
class Meld:
    """A scoring set of faces. `need` holds each different face once with how often it is wanted.

    `mask` has a bit for each of its faces, `cards` for every physical card of those faces; `suit`
    is that of a marriage or sequence, else NO_TRUMP.
    """

    index: int
    kind: str
    type: int
    faces: tuple[int, ...]
    need: tuple[tuple[int, int], ...]
    mask: int
    cards: int
    suit: int


class TrickFacts(NamedTuple):
    """What the faces of a finished trick amount to under a trump suit, whoever played them.

    `best`, `brisques` and `sevens` are places in the trick: of the card that takes it, and of those
    that score by themselves. `faces` has the bits of all; `near` are the melds they may help to
    make, each with its faces.
    """

    best: int
    faces: int
    brisques: tuple[int, ...]
    sevens: tuple[int, ...]
    near: list[tuple[int, Meld]]


@dataclass(frozen=True, slots=True)
class Way:
    """One choice of cards for a meld: in the order of its faces, as a set, as an action."""

    cards: tuple[int, ...]
    bits: int
    action: int


def all_melds(rules: BeziqueRules) -> tuple[Meld, ...]:
    """Every meld the variant knows, in a fixed order that action numbers rest on."""
    found: list[Meld] = []

    def add(kind: str, type_: int, faces: tuple[int, ...], suit: int = NO_TRUMP) -> None:
        need = tuple(sorted(Counter(faces).items()))
        mask = card_bits(f for f, _ in need)
        cards = sum(mask << copy * FACES for copy in range(rules.copies))
        found.append(Meld(len(found), kind, type_, tuple(sorted(faces)), need, mask, cards, suit))

    for suit in range(4):
        ranks = (ACE, TEN, KING, QUEEN, JACK)
        add("sequence", SEQUENCE, tuple(face(rank, suit) for rank in ranks), suit)
    for suit in range(4):
        add("marriage", MARRIAGE, (face(KING, suit), face(QUEEN, suit)), suit)
    pair = (face(QUEEN, SPADES), face(JACK, DIAMONDS))
    add("bezique", BEZIQUE, pair)
    add("double-bezique", BEZIQUE, pair * 2)
    for rank, kind in QUARTET_RANKS:
        for suits in combinations_with_replacement(range(4), 4):
            most = Counter(suits).most_common(1)[0][1]
            if most <= (1 if rules.quartets == "each-suit" else rules.copies):
                add(kind, QUARTET, tuple(face(rank, suit) for suit in suits))
    return tuple(found)


class Memory(dict[Asked, Answer]):
    """The answers of a function by what was asked; when they are too many it starts anew.

    Half the price of `functools.lru_cache`, which counts at a million tricks.
    """

    def __init__(self, find: Callable[[Asked], Answer]) -> None:
        super().__init__()
        self.find = find

    def __missing__(self, asked: Asked) -> Answer:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        answer = self[asked] = self.find(asked)
        return answer


class Tables:
    """All that never changes while a variant is played.

    By trump suit: `points[trump][meld]` (0: no meld under that trump), `rule_ids[trump][meld]` the
    rule it scores by, `scoring[trump]` the melds that score, `types[trump][face]` the types of
    meld a face can be in. `paid_trick` is the number of the trick that `last-trick.which` pays;
    `turns[seat]` the seats in order of play from one, `after[seat]` the next. `facts`, `near`,
    `ways` and `meld_of` are asked for at every trick, always with the same few questions, so they
    remember their answers.
    """

    def __init__(self, variant: Variant) -> None:
        rules: BeziqueRules = variant.rules
        self.variant = variant
        self.rules = rules
        self.pattern = PATTERNS[rules.pattern]
        self.players = rules.players
        self.card_count = rules.copies * FACES
        self.orders = [plain_order(suit) for suit in range(4)]
        self.stock_duty = DUTIES[rules.stock_duty]
        self.endgame_duty = DUTIES[rules.endgame_duty]
        self.needs_trick_card = rules.needs_trick_card
        self.single_use = rules.reuse == "single-use"
        self.stop_at = rules.target if rules.end == "immediate" else NEVER
        self.auto_seven = rules.seven_when == "trick-won"
        self.sevens_wait = not self.auto_seven
        self.can_exchange = rules.exchange != "none"
        self.brisque_now = rules.brisque if rules.brisque_time == "at-once" else 0
        self.melds = all_melds(rules)
        self.by_kind = {(meld.kind, meld.faces): meld for meld in self.melds}
        self.points = [[self._points(meld, trump) for meld in self.melds] for trump in range(4)]
        self.rule_ids = [[self._rule_id(m, trump) for m in self.melds] for trump in range(4)]
        self.scoring = [[m for m in self.melds if points[m.index]] for points in self.points]
        self.near = lru_cache(maxsize=1 << 12)(self._find_near)
        self.facts = [Memory(partial(self._find_facts, trump)) for trump in range(4)]
        self.ways = [Memory(partial(self._find_ways, meld)) for meld in self.melds]
        self.meld_of = lru_cache(maxsize=1 << 12)(self._unpack_meld)
        self.after = [(seat + 1) % rules.players for seat in range(rules.players)]
        self.turns = [seat_order(seat, rules.players) for seat in range(rules.players)]
        self.tricks = self.card_count // rules.players
        last_of_stock = self.tricks - rules.hand
        self.paid_trick = last_of_stock if rules.last_trick_which == "stock" else self.tricks
        self.types = [[self._types(trump, f) for f in range(FACES)] for trump in range(4)]
        self.copy_bits = (rules.copies - 1).bit_length()
        self.folds = tuple(FACES << half for half in reversed(range(self.copy_bits)))
        self.copy_span = self.copy_bits * max(len(meld.faces) for meld in self.melds)

    def _points(self, meld: Meld, trump: int) -> int:
        rules = self.rules
        if meld.kind == "sequence":
            return rules.sequence if meld.suit == trump else 0
        if meld.kind == "marriage":
            return rules.royal_marriage if meld.suit == trump else rules.marriage
        points: int = getattr(rules, meld.kind.replace("-", "_"))
        return points

    def _types(self, trump: int, f: int) -> int:
        types = 0
        for meld in self.scoring[trump]:
            if f in meld.faces:
                types |= meld.type
        return types

    def _rule_id(self, meld: Meld, trump: int) -> str:
        royal = meld.kind == "marriage" and meld.suit == trump
        return f"bezique.meld.{'royal-marriage' if royal else meld.kind}"

    # --- melds --------------------------------------------------------------------------------

    def _find_facts(self, trump: int, key: int) -> TrickFacts:
        """The facts of a trick, given as its faces in order of play, five bits each."""
        faces = [key >> 5 * place & FACE_MASK for place in reversed(range(self.players))]
        return TrickFacts(
            self.orders[trump].best(faces),
            card_bits(faces),
            tuple(place for place, f in enumerate(faces) if f & 7 >= TEN),
            tuple(
                place
                for place, f in enumerate(faces)
                if self.auto_seven and is_trump_seven(f, trump)
            ),
            self.near(trump, card_bits(faces)),
        )

    def _find_near(self, trump: int, faces: int) -> list[tuple[int, Meld]]:
        """The melds that a trick with these faces may help to make, each with its own faces."""
        wanted = faces if self.needs_trick_card else -1
        return [(meld.mask, meld) for meld in self.scoring[trump] if meld.mask & wanted]

    def faces_of(self, cards: int) -> int:
        """The faces, a bit for each, of which a set has at least one card."""
        for fold in self.folds:
            cards |= cards >> fold
        return cards & ALL_FACES

    def _find_ways(self, meld: Meld, owned: int) -> tuple[Way, ...]:
        """Every choice out of the owned cards that fills a meld, in order of their actions."""
        picks = []
        for f, wanted in meld.need:
            copies = [card for card in range(f, self.card_count, FACES) if owned >> card & 1]
            picks.append(combinations(copies, wanted))
        chosen = (tuple(chain.from_iterable(pick)) for pick in product(*picks))
        return tuple(
            Way(cards, card_bits(cards), self.meld_action(meld, cards)) for cards in chosen
        )

    # --- actions ------------------------------------------------------------------------------

    def meld_action(self, meld: Meld, cards: tuple[int, ...]) -> int:
        """The action that declares these cards, given in the order of `meld.faces`."""
        bits = self.copy_bits
        packed = meld.index
        for card in cards:
            packed = packed << bits | card >> 5
        return MELD + (packed << self.copy_span - bits * len(cards))

    def _unpack_meld(self, action: int) -> tuple[Meld, tuple[int, ...], int]:
        """The meld of an action, its physical cards, and the same as a set."""
        packed = action - MELD
        meld = self.melds[packed >> self.copy_span]
        mask = (1 << self.copy_bits) - 1
        shift = self.copy_span
        cards = []
        for f in meld.faces:
            shift -= self.copy_bits
            cards.append((packed >> shift & mask) << 5 | f)
        return meld, tuple(cards), card_bits(cards)

    def action_code(self, action: int) -> str:
        """The text of an action: "QS1", "done", "exchange", "seven", "marriage:KS1.QS1"."""
        cards = self.pattern
        if action < DONE:
            return cards.format_card(action)
        if action >= MELD:
            meld, chosen, _ = self.meld_of(action)
            return f"{meld.kind}:{cards.format_cards(reversed(chosen), '.')}"
        return {DONE: "done", EXCHANGE: "exchange", DECLARE_SEVEN: "seven"}[action]

    def parse_action(self, text: str) -> int:
        """The action of a text; raises EngineError action/unknown."""
        words = {"done": DONE, "exchange": EXCHANGE, "seven": DECLARE_SEVEN}
        if text in words:
            return words[text]
        kind, colon, codes = text.partition(":")
        try:
            if not colon:
                return self._in_pack(self.pattern.parse_card(text))
            cards = [self._in_pack(self.pattern.parse_card(c)) for c in codes.split(".")]
        except EngineError:
            raise EngineError("action/unknown", text[:60]) from None
        return self._parse_meld(text, kind, cards)

    def _parse_meld(self, text: str, kind: str, cards: list[int]) -> int:
        chosen = tuple(sorted(cards, key=lambda card: (card & 31, card)))
        meld = self.by_kind.get((kind, tuple(card & 31 for card in chosen)))
        if meld is None or len(set(cards)) != len(cards):
            raise EngineError("action/unknown", text[:60])
        return self.meld_action(meld, chosen)

    def _in_pack(self, card: int) -> int:
        if card >= self.card_count:
            raise EngineError("action/unknown")
        return card


@cache
def tables(name: str) -> Tables:
    """The tables of a variant, made at the first call."""
    return Tables(load(name))


def is_trump_seven(card: int, trump: int) -> bool:
    """Whether the card is a deece."""
    return card & 31 == face(SEVEN, trump)
