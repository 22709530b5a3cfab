"""Action codes as a teacher writes them: without copies, a meld's cards in any order.

"QS" is any copy of that face, "marriage:KS.QS" any copies; "QS1" is exactly that card.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from brisques.errors import EngineError
from brisques.game import Game

MAX_CODE = 60
_CARD = re.compile(r"([789JQKTUOA][SHDCALB])([1-8]?)")


def split(code: str) -> tuple[str, list[str]]:
    """Return the part of a code before its cards ("" for a card alone), and its cards."""
    kind, colon, rest = code.rpartition(":")
    return kind + colon, rest.split(".")


def matches(wanted: str, code: str) -> bool:
    """Return whether a code is what a teacher wrote; copies matter only where he wrote them."""
    kind, parts = split(wanted)
    other, code_parts = split(code)
    if kind != other or len(parts) != len(code_parts):
        return False
    remaining = code_parts[:]
    # Those with a copy first, so that "QS.QS2" leaves QS2 to the second.
    for part in sorted(parts, key=len, reverse=True):
        match = next((each for each in remaining if each == part or bare_card(each) == part), None)
        if match is None:
            return False
        remaining.remove(match)
    return True


def is_card(code: str) -> bool:
    """Return whether the code is a card to play, and no other action."""
    return _CARD.fullmatch(code) is not None


def bare_card(card: str) -> str:
    """Return the code of a card without its copy."""
    match = _CARD.fullmatch(card)
    return match[1] if match else card


def example(game: Game, code: str, held: Sequence[str] = ()) -> int:
    """Return an action that the code may mean; missing copies are those `held`, or from 1.

    Raises: action/unknown.
    """
    if len(code) > MAX_CODE:
        raise EngineError("action/unknown", code[:MAX_CODE])
    kind, parts = split(code)
    seen: Counter[str] = Counter()
    named = []
    for part in parts:
        match = _CARD.fullmatch(part)
        if match and not match[2]:
            copies = [card for card in held if bare_card(card) == part]
            seen[part] += 1
            used = seen[part]
            named.append(copies[used - 1] if used <= len(copies) else f"{part}{used}")
        else:
            named.append(part)
    return game.parse_action(kind + ".".join(named))


def bare(code: str) -> str:
    """Return a code without copies, the cards of a meld in a fixed order."""
    kind, parts = split(code)
    return kind + ".".join(sorted(map(bare_card, parts)))
