"""Lines of actions with alternatives: `AC either KS QS then 7H` is two lines.

`either` begins a list of alternatives, which `then` ends. The words are those of `right`, and of
what `wrong` and `replies` have before their colon.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from brisques.lessons.codes import matches
from brisques.lessons.source import Words

EITHER, THEN_WORD = "either", "then"
Path = tuple[tuple[Words, ...], ...]
"""For each action of a line its alternatives."""


def parse_path(parts: Sequence[Words], check: Callable[[Words], object]) -> Path:
    """Return a line of actions; `check` raises for a word that is no action.

    Raises: lesson/expected, at a word without the actions that belong to it.
    """
    path: list[tuple[Words, ...]] = []
    place = 0
    while place < len(parts):
        word = parts[place]
        if word.text == THEN_WORD:
            if not path or place + 1 == len(parts) or parts[place + 1].text == THEN_WORD:
                raise word.bad("expected", given=THEN_WORD, expected="codes")
            place += 1
        elif word.text == EITHER:
            codes = _until_then(parts, place + 1)
            if len(codes) < 2:
                raise word.bad("expected", given=EITHER, expected="either CODE CODE")
            for code in codes:
                check(code)
            path.append(tuple(codes))
            place += 1 + len(codes)
        else:
            check(word)
            path.append((word,))
            place += 1
    return tuple(path)


def _until_then(parts: Sequence[Words], place: int) -> list[Words]:
    codes = []
    for word in parts[place:]:
        if word.text == THEN_WORD:
            break
        codes.append(word)
    return codes


def lines(path: Path) -> list[tuple[Words, ...]]:
    """Return each line of actions that a path stands for."""
    return list(product(*path))


def begins(path: Path, actions: Sequence[str]) -> bool:
    """Return whether these actions begin with the path."""
    return len(path) <= len(actions) and all(
        any(matches(code.text, action) for code in codes)
        for codes, action in zip(path, actions, strict=False)
    )
