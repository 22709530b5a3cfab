"""Completes a position of which only a part is written: the part that both families share.

In a short position cards may be written without their copy (``AH``), and a pile may end with cards
that are not written: ``?3`` stands for three, ``?`` or ``*`` for as many as the pile takes. What is
not written is dealt by chance, always alike unless ``rest=random`` says otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import ClassVar

from brisques.cards import FACES, Pattern
from brisques.errors import EngineError, joined
from brisques.position_reader import PositionReader, bad_field
from brisques.shuffle import rng_from_seed, shuffled

REST = "rest"
"""The field that says how the cards that are not written are dealt."""
RANDOM, SEED = "random", "seed:"
USUAL_SEED = "1"
MAX_SEED = 64
MARKS = "?*"
MAX_UNWRITTEN = 256


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


class ShortPosition:
    """The piles of a short position: read, given their sizes, and filled.

    `pack` holds the cards of the game. `piles` names the fields that the cards lie in, each with
    the number of its piles; `others` are fields that name cards of these piles once more, each with
    the field of the piles that hold them, "" for any. A family names its `reader` of full
    positions.
    """

    reader: ClassVar[type[PositionReader]]

    def __init__(
        self,
        fields: Mapping[str, str],
        pattern: Pattern,
        pack: Collection[int],
        piles: Mapping[str, int],
        others: Mapping[str, str],
    ) -> None:
        """Read the piles.

        Raises: position/unknown-field, position/bad-field; the error that is raised holds those of
        all other wrong words.
        """
        self.fields = dict(fields)
        self.pattern = pattern
        self.pack = pack
        self._sizes = piles
        most = max(pack) // FACES + 1
        digits, late = "".join(map(str, range(1, min(most, 6) + 1))), "78"[: max(0, most - 6)]
        # A 7 or an 8 before a suit begins the next card.
        copy = f"[{digits}]" + (f"|[{late}](?![{pattern.suits}])" if late else "")
        self._card = re.compile(f"([{pattern.ranks}][{pattern.suits}])({copy})?")
        self._used: set[int] = set()
        self._claim_written_copies()
        self.piles: dict[str, list[Pile]] = {}
        errors = self.reader.wrong_words(self.fields, pattern, piles["hands"])
        for key, count in piles.items():
            self.piles[key], wrong = self._read(key, count)
            errors += wrong
        if errors:
            raise joined(errors)
        for key, place in others.items():
            if key in self.fields:
                give_copy = partial(self._with_copy, self.piles.get(place))
                self.fields[key] = self._card.sub(give_copy, self.fields[key])

    # --- reading ------------------------------------------------------------------------------

    def bad(
        self, key: str, reason: str, word: str = "", at: int = -1, **params: int
    ) -> EngineError:
        """Return the error of a field with a wrong value, as `bad_field` does."""
        return bad_field(self.fields, key, reason, word, at, **params)

    def over(self, *keys: str) -> EngineError:
        """Return the error of a deal with no card left, at the first of these fields there is."""
        return self.bad(next(filter(self.fields.__contains__, keys), keys[0]), "deal-over")

    def _claim_written_copies(self) -> None:
        """Keep the copies that are written from being given to cards without one."""
        for key in self._sizes:
            for code, copy in self._card.findall(self.fields.get(key, "")):
                if copy:
                    self._used.add(self.pattern.parse_card(code + copy))

    def _read(self, key: str, count: int) -> tuple[list[Pile], list[EngineError]]:
        """Return the piles of a field, and what is wrong; those not written take what is left."""
        text = self.fields.get(key)
        parts = [] if text is None else text.split(",") if count > 1 else [text]
        if len(parts) > count:
            return [], [self.bad(key, "one-for-each-seat")]
        piles: list[Pile] = []
        errors: list[EngineError] = []
        at = 0
        for part in parts:
            try:
                piles.append(self.read_pile(key, part, at))
            except EngineError as error:
                errors += (error, *error.others)
            at += len(part) + 1
        return piles + [Pile([], None) for _ in range(count - len(parts))], errors

    def read_pile(self, key: str, text: str, at: int) -> Pile:
        """Return a pile; `at` is the index of its text in the field.

        Raises: position/bad-field; the error that is raised holds those of all other words.
        """
        cards, errors, place = [], [], 0
        while place < len(text) and text[place] not in MARKS:
            found = self._card.match(text, place)
            word = found[0] if found else self._wrong_word(text, place)
            try:
                cards.append(self._copy(key, found, word, at + place))
            except EngineError as error:
                errors.append(error)
            place += len(word)
        number = text[place + 1 :]
        if number and not (
            number.isascii() and number.isdigit() and int(number[:4]) <= MAX_UNWRITTEN
        ):
            errors.append(self.bad(key, "not-a-number", number, at + place + 1))
        if errors:
            raise joined(errors)
        return Pile(cards, int(number[:4]) if number else None if text[place:] else 0)

    def _wrong_word(self, text: str, place: int) -> str:
        """Return the word at a place where no card stands, up to the next card."""
        word: str = re.findall(rf"[^{MARKS}]{{,2}}[1-8]?", text[place:])[0]
        following = self._card.search(text, place + 1)
        return word[: following.start() - place] if following else word

    def _copy(self, key: str, found: re.Match[str] | None, word: str, at: int) -> int:
        """Return the card that a word names; without a copy, the lowest that is free."""
        if not found:
            raise self.bad(key, "not-a-card", word, at)
        code, copy = found.groups()
        if copy:
            card = self.pattern.parse_card(code + copy)
            if card not in self.pack:
                raise self.bad(key, "not-in-pack", code + copy, at)
            return card
        first = self.pattern.parse_face(code)
        if first not in self.pack:
            raise self.bad(key, "not-in-pack", code, at)
        free = (c for c in self.pack if c % FACES == first and c not in self._used)
        card = min(free, default=-1)
        if card < 0:
            raise self.bad(key, "no-copy-left", code, at)
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

        Raises: position/bad-field.
        """
        text = self.fields.setdefault(key, str(usual))
        if not (text.isascii() and text.isdigit() and len(text) < 8 and int(text) < below):
            raise self.bad(key, "not-a-number", text)
        return int(text)

    # --- dealing ------------------------------------------------------------------------------

    def set_size(self, key: str, pile: Pile, size: int) -> None:
        """Give a pile the number of cards that the moment of the deal requires.

        Raises: position/bad-field, if another number is written.
        """
        if pile.size is None and len(pile.cards) <= size:
            pile.unwritten = size - len(pile.cards)
        if pile.size != size:
            raise self.bad(key, "other-size", size=size)

    def unwritten_cards(self, rng: Random) -> list[int]:
        """Return the cards of the pack that are in no pile, in random order.

        Raises: position/card-twice.
        """
        written = [c for piles in self.piles.values() for pile in piles for c in pile.cards]
        twice = sorted(card for card in set(written) if written.count(card) > 1)
        if twice:
            raise EngineError("position/card-twice", self.pattern.format_cards(twice))
        return shuffled(sorted(set(self.pack).difference(written)), rng)

    def fill(self, cards: list[int]) -> None:
        """Complete all piles from these cards, which have to suffice for exactly that.

        Raises: position/card-missing, position/bad-field.
        """
        for key, piles in self.piles.items():
            for pile in piles:
                count = pile.unwritten or 0
                if count > len(cards):
                    raise self.bad(key, "too-many-cards")
                pile.cards += cards[:count]
                pile.unwritten = 0
                del cards[:count]
        if cards:
            code = self.pattern.format_cards(sorted(cards)[:4])
            raise EngineError("position/card-missing", code, count=len(cards))

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
