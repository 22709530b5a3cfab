"""English names of cards and actions, for shells, notebooks and pictures.

The page has its own words in every language; what stands here is made from action codes.
"""

from __future__ import annotations

RANKS = dict(zip("AKQJTOU", ("Ace", "King", "Queen", "Jack", "Ten", "Over", "Under"), strict=True))
SUITS = dict(
    zip(
        "SHDCALB",
        ("spades", "hearts", "diamonds", "clubs", "acorns", "leaves", "bells"),
        strict=True,
    )
)
PLAIN = {
    "done": "declare no more",
    "exchange": "exchange the seven for the turn-up",
    "seven": "declare the seven of trumps",
    "pass": "let the partner declare",
    "carte-blanche": "show carte blanche",
    "end": "end the deal early",
    "ask": "ask for the count",
    "leave-cut": "leave the cut to the other neighbour",
}
"""Actions that are one word."""
VERBS = {
    "lift": "lift a packet of {}",
    "guess": "guess {} cards",
    "cut": "cut off {} cards",
    "servant": "choose seat {} as servant",
    "aim": "say the aim: {}",
}
"""Actions with a number or a word after the colon."""


def card_label(card: str) -> str:
    """Name a card by its code, of a face or of a physical card.

    >>> card_label("QS1")
    'Queen of spades'
    >>> card_label("7A")
    '7 of acorns'
    """
    return f"{RANKS.get(card[0], card[0])} of {SUITS[card[1]]}"


def action_label(code: str, *, shows_sevens: bool = False) -> str:
    """Say in English what an action does, by its code.

    `shows_sevens` says whether a seven scores when it is shown (`Game.shows_sevens`).

    >>> action_label("QS1")
    'play the Queen of spades'
    >>> action_label("marriage:KS1.QS2")
    'declare marriage: King of spades, Queen of spades'
    >>> action_label("name:L")
    'name leaves as trumps'
    """
    code, _, speaker = code.partition("@")
    if speaker:
        return f"seat {speaker}: {action_label(code)}"
    word, colon, rest = code.partition(":")
    if word == "seven" and shows_sevens:
        return "show the seven of trumps"
    if not colon:
        return PLAIN.get(word) or f"play the {card_label(word)}"
    if word in VERBS:
        return VERBS[word].format(rest)
    if word == "name":
        return f"name {SUITS[rest]} as trumps"
    if word == "signal":
        return f"signal for {SUITS[rest]}"
    if word == "call":
        return f"call the {card_label(rest)}"
    cards = ", ".join(map(card_label, rest.split(".")))
    if word.startswith("lay-"):
        return f"lay down {_meld_name(word.removeprefix('lay-'))}: {cards}"
    return f"declare {_meld_name(word)}: {cards}"


def _meld_name(kind: str) -> str:
    """Write the kind of a meld as words."""
    return kind.replace("-", " ")
