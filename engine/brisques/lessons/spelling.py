"""Typed answers: what counts as the same word, and which choice a text spells."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import combining, normalize

SEPARATOR = re.compile(r"\s+/\s+")
"""What stands between the accepted spellings of one answer."""
MAX_TYPED = 200
_STROKED = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "ħ": "h", "æ": "ae", "œ": "oe"})
"""Letters that have no plain letter in them by Unicode, as "é" has an "e"."""
_BETWEEN_WORDS = re.compile(r"[\W_]+")


def fold(text: str) -> str:
    """Return a text without what a typed answer need not have: case, accents, punctuation.

    >>> fold("  Bézique! "), fold("KRÓL-Dama"), fold("Großer")
    ('bezique', 'krol dama', 'grosser')
    """
    text = text.casefold().translate(_STROKED)
    if not text.isascii():
        text = "".join(sign for sign in normalize("NFKD", text) if not combining(sign))
    return _BETWEEN_WORDS.sub(" ", text).strip()


def spellings(text: str) -> tuple[str, ...]:
    """Return the accepted spellings of an answer, folded: "marriage / pair" has two."""
    return tuple(fold(spelling) for spelling in SEPARATOR.split(text))


def choice_spelled(text: str, choices: Sequence[tuple[str, ...]]) -> int:
    """Return the number, from 1, of the choice that a text spells; 0 if it spells none."""
    typed = fold(text[:MAX_TYPED])
    return next((at for at, choice in enumerate(choices, 1) if typed in choice), 0)
