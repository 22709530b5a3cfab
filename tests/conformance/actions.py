"""Every action that can be written in a Bézique game, legal or not, listed by hand.

The types of melds and their faces are repeated here, independently of the engine's, so that each
can be checked against the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from random import Random

from brisques.game import Game
from brisques.registry import load_game
from tests.conformance import filko
from tests.properties.play import knob

SUITS = "SHDC"
QUARTETS = {"aces": "A", "tens": "T", "kings": "K", "queens": "Q", "jacks": "J"}
BEZIQUES = ("bezique", "double-bezique", "triple-bezique", "quadruple-bezique", "quintuple-bezique")
PAIRS = {
    "qs-jd": ["QS JD"],
    "qs-jd-or-qc-jh": ["QS JD", "QC JH"],
    "by-trump": ["QS JD", "QD JS", "QH JC", "QC JH"],
}
WORDS = ("done", "exchange", "seven", "pass", "carte-blanche")
EACH = 40
"""The most choices of copies for each set of faces, where there are many packs."""


def melds(game: Game) -> Iterator[tuple[str, list[str]]]:
    """Return each type of meld the game may know, with its faces."""
    for suit in SUITS:
        yield "sequence", [rank + suit for rank in "ATKQJ"]
        yield "marriage", [rank + suit for rank in "KQ"]
    for times, kind in enumerate(BEZIQUES, 1):
        if times <= 2 or knob(game, f"meld.{kind}"):
            for pair in PAIRS[knob(game, "meld.bezique-cards")]:
                yield kind, pair.split() * times
    most = 1 if knob(game, "meld.quartets") == "each-suit" else 4
    for kind, rank in QUARTETS.items():
        if knob(game, f"meld.{kind}"):
            for suits in combinations_with_replacement(SUITS, 4):
                if max(Counter(suits).values()) <= most:
                    yield kind, [rank + suit for suit in suits]
        for prefix, times in (("trump-", 4), ("five-trump-", 5)):
            if knob(game, f"meld.{prefix}{kind}"):
                for suit in SUITS:
                    yield prefix + kind, [rank + suit] * times


def choices(faces: list[str], copies: str, rng: Random) -> set[tuple[str, ...]]:
    """Return choices of cards for the faces from several packs: all of them, or a large sample."""
    if len(copies) ** len(faces) <= EACH:
        picks = list(product(copies, repeat=len(faces)))
    else:
        picks = [tuple(rng.choice(copies) for _ in faces) for _ in range(EACH)]
    cards = (sorted(f + copy for f, copy in zip(faces, pick, strict=True)) for pick in picks)
    return {tuple(chosen) for chosen in cards if len(set(chosen)) == len(chosen)}


@cache
def every_action(variant: str) -> tuple[int, ...]:
    """Return all plays, words and numbers, and each choice of cards to declare or to lay."""
    game = load_game(variant)
    texts = bezique_codes(game) if game.variant.family == "bezique" else filko.codes(game)
    return tuple(game.parse_action(text) for text in texts)


def bezique_codes(game: Game) -> Iterator[str]:
    """Return plays first, then words."""
    yield from (game.pattern.format_card(card) for card in game.cards)
    yield from WORDS
    yield from (f"{word}:{count}" for word in ("lift", "guess") for count in range(100))
    copies, rng = "12345678"[: len(game.cards) // 32], Random(game.variant.name)
    for kind, faces in melds(game):
        if max(Counter(faces).values()) <= len(copies):
            for cards in sorted(choices(faces, copies, rng)):
                yield f"{kind}:{'.'.join(cards)}"
                yield f"lay-{kind}:{'.'.join(cards)}"


def near_misses(game: Game, legal: list[int], rng: Random) -> Iterator[int]:
    """Return legal melds with one card changed for another copy, laid and declared.

    Where there is but one copy of each card there are none.
    """
    copies = "12345678"[: len(game.cards) // 32]
    for action in legal:
        kind, colon, text = game.action_code(action).partition(":")
        cards = text.split(".")
        if not colon or len(cards) == 1:
            continue
        place = rng.randrange(len(cards))
        cards[place] = cards[place][:2] + rng.choice(copies)
        for code in (kind, kind.removeprefix("lay-"), "lay-" + kind.removeprefix("lay-")):
            if len(set(cards)) == len(cards):
                yield game.parse_action(f"{code}:{'.'.join(cards)}")
