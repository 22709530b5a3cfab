"""Completes a position of which only a part is written: the part that both families share.

In a short position cards may be written without their copy (``AH``), and a pile may end with cards
that are not written: ``?3`` stands for three, ``?`` or ``*`` for as many as the pile takes. What is
not written is dealt by chance, always alike unless ``rest=random`` says otherwise.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from brisques.cards import FACES, NO_CARD, Pattern
from brisques.errors import EngineError
from brisques.position_reader import FieldErrors
from brisques.shuffle import rng_from_seed, shuffled

REST = "rest"
"""The field that says how the cards that are not written are dealt."""
RANDOM, SEED = "random", "seed:"
USUAL_SEED = "1"
MAX_SEED = 64
MARKS = "?*"
MAX_UNWRITTEN = 256
WRONG_WORD = re.compile(rf"[^{MARKS}]{{,2}}[1-8]?")
"""As much of a text that is no card as its error quotes."""


@dataclass(slots=True)
class Pile:
    """The cards of a pile that are written, and how many are not; None: as many as it takes."""

    cards: list[int]
    unwritten: int | None = 0

    @property
    def size(self) -> int | None:
        """The number of its cards; None if it takes as many as there are."""
        return None if self.unwritten is None else len(self.cards) + self.unwritten


def is_short(fields: Mapping[str, str]) -> bool:
    """Return whether the fields are those of a short position."""
    return REST in fields or any(mark in text for text in fields.values() for mark in MARKS)


def rest_of_cards(text: str) -> Random:
    """Return the random source that `rest=` names; without it always the same.

    Raises: position/bad-field.
    """
    if text == RANDOM:
        return Random()
    seed = text.removeprefix(SEED) if text else USUAL_SEED
    if not seed or len(seed) > MAX_SEED or (text and not text.startswith(SEED)):
        raise EngineError("position/bad-field", REST, reason="not-a-rest", value=text[:60])
    return rng_from_seed(seed)


class ShortPosition(FieldErrors, ABC):
    """The piles of a short position: read, given their sizes, and filled.

    `pack` holds the cards of the game. `piles` names the fields that the cards lie in, each with
    the number of its piles; `others` are fields that name cards of these piles once more, each with
    the field of the piles that hold them, "" for any.

    Errors are noted, and reading goes on; `deal` raises them before it deals a card.
    """

    fields: dict[str, str]
    leader: int
    """The seat that leads the trick on the table."""

    def __init__(
        self,
        fields: Mapping[str, str],
        pattern: Pattern,
        pack: Collection[int],
        piles: Mapping[str, int],
        others: Mapping[str, str],
    ) -> None:
        super().__init__(dict(fields))
        self.pattern = pattern
        self.pack = pack
        self._sizes = piles
        self._others = others
        most = max(pack) // FACES + 1
        digits, late = "".join(map(str, range(1, min(most, 6) + 1))), "78"[: max(0, most - 6)]
        # A 7 or an 8 before a suit begins the next card.
        copy = f"[{digits}]" + (f"|[{late}](?![{pattern.suits}])" if late else "")
        self._card = re.compile(f"([{pattern.ranks}][{pattern.suits}])({copy})?")
        self._used: set[int] = set()
        self._claim_written_copies()
        self.piles = {key: self._read(key, count) for key, count in piles.items()}
        for key, place in others.items():
            if key in self.fields:
                self._check_words(key)
                give_copy = partial(self._with_copy, self.piles.get(place))
                self.fields[key] = self._card.sub(give_copy, self.fields[key])

    @abstractmethod
    def load(self, fields: Mapping[str, str]) -> object:
        """Read the fields of a full position, as the family does.

        Raises: position/...
        """

    # --- errors -------------------------------------------------------------------------------

    def refuse_over(self, *keys: str) -> None:
        """Note that no card is left to deal, at the first of these fields there is.

        If a hand is empty while another has cards, that hand is at fault.
        """
        key = next(filter(self.fields.__contains__, keys), keys[0])
        hands = [*zip(self.piles["hands"], self.parts("hands"), strict=False)]
        empty = [part for pile, part in hands if pile.size == 0]
        if key == "hands" and 0 < len(empty) < len(hands):
            self.refuse("hands", "empty-hand", *empty[0])
        else:
            self.refuse(key, "deal-over")

    def raise_errors(self) -> None:
        """Raise the first error, if there is any, with the others and those of all other fields."""
        if self.errors:
            self._note_other_fields()
        super().raise_errors()

    def _note_other_fields(self) -> None:
        """Note what is wrong in the fields that hold no cards of the piles."""
        cards = {*self._sizes, *self._others, "tricks"}
        less = {key: text for key, text in self.fields.items() if key not in cards}
        try:
            self.load(less)
        except EngineError as error:
            for one in (error, *error.others):
                if one.code != "position/missing-field":
                    self.note(one)

    # --- reading ------------------------------------------------------------------------------

    def _claim_written_copies(self) -> None:
        """Reserve the copies that are written: no card without a copy gets one of them."""
        for key in self._sizes:
            for code, copy in self._card.findall(self.fields.get(key, "")):
                if copy:
                    self._used.add(self.pattern.parse_card(code + copy))

    def _read(self, key: str, count: int) -> list[Pile]:
        """Return the piles of a field; those not written take what is left."""
        parts = self.parts(key) if key in self.fields else []
        if count == 1:
            parts = [(self.fields[key], 0)] if key in self.fields else []
        if len(parts) > count:
            self.refuse(key, "one-for-each-seat")
            parts = []
        piles = [self.read_pile(key, text, at) for text, at in parts]
        return piles + [Pile([], None) for _ in range(count - len(parts))]

    def read_pile(self, key: str, text: str, at: int) -> Pile:
        """Return a pile; `at` is the index of its text in the field.

        A wrong word counts as a card that is not written, a number without a mark as that many.
        """
        if text.isdecimal():
            self.refuse(key, "number-alone", text, at)
            return Pile([], int(text[:4]))
        cards, wrong, end = [], 0, 0
        for found, word, place in self._words(text):
            card = self._copy(key, found, word, at + place)
            if card == NO_CARD:
                wrong += 1
            else:
                cards.append(card)
            end = place + len(word)
        mark, number = text[end : end + 1], text[end + 1 :]
        if not number:
            return Pile(cards, None if mark else wrong)
        is_count = number.isascii() and number.isdigit() and len(number) < 8
        if is_count and int(number) <= MAX_UNWRITTEN:
            return Pile(cards, int(number) + wrong)
        self.refuse(key, "not-a-count", number, at + end + 1)
        return Pile(cards, None)

    def _check_words(self, key: str) -> None:
        """Note each word of a field that is no card."""
        for text, at in self.parts(key):
            for found, word, place in self._words(text):
                if not found:
                    self.refuse(key, "not-a-card", word, at + place)

    def _words(self, text: str) -> Iterator[tuple[re.Match[str] | None, str, int]]:
        """Yield each word of a pile: its match if it is a card, its text, and its index."""
        place = 0
        while place < len(text) and text[place] not in MARKS:
            found = self._card.match(text, place)
            word = found[0] if found else self._wrong_word(text, place)
            yield found, word, place
            place += len(word)

    def _wrong_word(self, text: str, place: int) -> str:
        """Return the word at a place where no card stands, up to the next card."""
        found = WRONG_WORD.match(text, place)
        word = found[0] if found else ""
        following = self._card.search(text, place + 1, place + len(word) + 1)
        return word[: following.start() - place] if following else word

    def _copy(self, key: str, found: re.Match[str] | None, word: str, at: int) -> int:
        """Return the card that a word names; without a copy, the lowest that is free.

        Return NO_CARD, after an error, if there is none.
        """
        if not found:
            self.refuse(key, "not-a-card", word, at)
            return NO_CARD
        code, copy = found.groups()
        card = self.pattern.parse_card(code + copy) if copy else self.pattern.parse_face(code)
        if card not in self.pack:
            self.refuse(key, "not-in-pack", word, at)
            return NO_CARD
        if copy:
            return card
        free = (c for c in self.pack if c % FACES == card and c not in self._used)
        card = min(free, default=NO_CARD)
        if card == NO_CARD:
            self.refuse(key, "no-copy-left", word, at)
        self._used.add(card)
        return card

    def _with_copy(self, place: list[Pile] | None, found: re.Match[str]) -> str:
        """Return the code of a card; without a copy, the lowest in these piles, or in any."""
        code, copy = found.groups()
        first = self.pattern.parse_face(code)
        among = [place] if place else self.piles.values()
        written = [c for piles in among for pile in piles for c in pile.cards]
        card = min((c for c in written if c % FACES == first), default=first)
        return found[0] if copy else self.pattern.format_card(card)

    def number(self, key: str, below: int, usual: int) -> int:
        """Return the whole number of a field from 0 to `below` - 1; the usual one if it is missing.

        A wrong one is noted, and the usual one returned.
        """
        text = self.fields.setdefault(key, str(usual))
        if text.isascii() and text.isdigit() and len(text) < 8 and int(text) < below:
            return int(text)
        self.refuse(key, "not-a-number")
        return usual

    # --- seats --------------------------------------------------------------------------------

    def read_leader(self, *, first_trick: bool = True) -> int:
        """Return the seat that leads: `leader`, else the one after the dealer, else seat 0.

        `first_trick` is false where tricks are finished: then the dealer does not say who leads. A
        dealer who is not written is the seat before the leader.
        """
        players = self._sizes["hands"]
        if "leader" in self.fields or not first_trick:
            leader = self.number("leader", players, 0)
            self.number("dealer", players, (leader - 1) % players)
            return leader
        dealer = self.number("dealer", players, players - 1)
        return self.number("leader", players, (dealer + 1) % players)

    def has_played(self, seat: int) -> bool:
        """Return whether a seat's hand lacks the card it played to the trick that is shown."""
        turn = (seat - self.leader) % self._sizes["hands"]
        return turn < len(self.piles["trick"][0].cards)

    # --- dealing ------------------------------------------------------------------------------

    def set_hand_sizes(self, sizes: Sequence[int]) -> None:
        """Give each hand the number of cards that the moment of the deal requires."""
        parts = [*self.parts("hands"), *[("", -1)] * len(sizes)]
        for pile, size, (text, at) in zip(self.piles["hands"], sizes, parts, strict=False):
            self.set_size("hands", pile, size, text, at)

    def set_size(
        self, key: str, pile: Pile, size: int, word: str | None = None, at: int = -1
    ) -> None:
        """Give a pile the number of cards that the moment of the deal requires.

        If another number is written, it is noted; `word` is the text of the pile, `at` its index in
        the field.
        """
        if pile.size is None and len(pile.cards) <= size:
            pile.unwritten = size - len(pile.cards)
        if pile.size != size:
            self.refuse(key, "other-size", word, at, size=size)

    def deal(self, rng: Random) -> list[int]:
        """Return the cards of the pack that are in no pile, in random order.

        Raises: position/..., if anything was noted before, or a card lies in two piles.
        """
        written = [c for piles in self.piles.values() for pile in piles for c in pile.cards]
        for card, count in sorted(Counter(written).items()):
            if count > 1:
                self.note(EngineError("position/card-twice", self.pattern.format_card(card)))
        self.raise_errors()
        return shuffled(sorted(set(self.pack).difference(written)), rng)

    def fill(self, cards: list[int]) -> None:
        """Complete all piles from these cards, which have to suffice for exactly that.

        Raises: position/card-missing, position/bad-field.
        """
        for key, piles in self.piles.items():
            for pile in piles:
                count = pile.unwritten or 0
                if count > len(cards):
                    self.refuse(key, "too-many-cards")
                    self.raise_errors()
                pile.cards += cards[:count]
                pile.unwritten = 0
                del cards[:count]
        if cards:
            code = self.pattern.format_cards(sorted(cards)[:4])
            self.note(EngineError("position/card-missing", code, count=len(cards)))
            self.raise_errors()

    def write(self, key: str) -> None:
        """Write the piles of a field as a full position has them."""
        texts = (self.pattern.format_cards(pile.cards) for pile in self.piles[key])
        self.fields[key] = ",".join(texts)


def share_out(total: int, least: Sequence[int]) -> list[int] | None:
    """Return numbers that make up a total, none below its least, as equal as they can be.

    Return None if the least are more than the total.

    >>> share_out(7, [0, 3, 0])
    [2, 3, 2]
    """
    shares = list(least)
    if sum(shares) > total:
        return None
    for _ in range(total - sum(shares)):
        shares[shares.index(min(shares))] += 1
    return shares
