"""Makes a whole lesson of an English one and a translation of its sentences.

A translation is a file `LANGUAGE/COURSE/NAME.lesson` beside `COURSE/NAME.lesson`. It has the keys
of `SENTENCES` and no others, with the arguments and in the order of the original; positions, goals
and solutions stay in the original alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import zip_longest
from pathlib import Path

from brisques.lessons.source import Entry, Words, bad, read

SENTENCES = frozenset({"title", "summary", "step", "text", "choice", "wrong", "hint", "done"})
"""The keys whose values a translation has in its own words."""
_LANGUAGE = re.compile(r"[a-z]{2}")
_MARK = re.compile(r"\{(?P<codes>[^}]*)\}|\]\((?P<rule>[^)]*)\)")


def find_original(file: Path) -> tuple[str, Path] | None:
    """Return the language of a translation and the file that it translates, None of other lessons.

    >>> find_original(Path("nowhere/pl/filko/01-pack.lesson")) is None
    True
    """
    folders = file.absolute().parts
    for place in range(len(folders) - 2, 0, -1):
        original = Path(*folders[:place], *folders[place + 1 :])
        with suppress(OSError):  # no file can have this name
            if _LANGUAGE.fullmatch(folders[place]) and original.is_file():
                return folders[place], original
    return None


def translate(original: str, translation: str, language: str) -> list[Entry]:
    """Return the entries of the whole lesson; those translated have the places of their own file.

    Raises: lesson/expected, where a translation has another entry than the original, or other
    cards, suits, numbers or rules in its words; those of `source.read`.
    """
    whole = read(original)
    written = read(translation)
    ours = (entry for entry in whole if entry.key in SENTENCES)
    by_place: dict[int, Entry] = {}
    for entry, own in zip_longest(ours, written):
        if own is None:
            last = written[-1].line if written else 1
            raise bad("expected", last, 1, given="", expected=_name(entry))
        if entry is None or _name(entry) != _name(own):
            expected = _name(entry) if entry else "the end"
            raise own.bad("expected", given=_name(own), expected=expected)
        _check_marks(entry.value, own.value)
        by_place[entry.line] = own
    return list(_merged(whole, by_place, language))


def _merged(whole: list[Entry], by_place: dict[int, Entry], language: str) -> Iterator[Entry]:
    """Yield the entries of the original with the words of the translation, and its language."""
    for entry in whole:
        own = by_place.get(entry.line)
        if entry.key == "language":
            continue
        yield Entry(entry.key, entry.argument, own.line, own.column, own.lines) if own else entry
        if entry.key == "variant":
            yield Entry("language", entry.argument, entry.line, 1, [(entry.line, 1, language)])


def _name(entry: Entry) -> str:
    """Return the key and the argument of an entry."""
    return f"{entry.key} {' '.join(entry.argument.text.split())}".strip()


def _check_marks(original: Words, own: Words) -> None:
    """Check that a text has the marks of the original, each as often.

    Raises: lesson/expected.
    """
    left = Counter(mark for mark, _ in _marks(original))
    missing = " ".join((left - Counter(mark for mark, _ in _marks(own))).elements())
    for mark, place in _marks(own):
        if not left[mark]:
            raise own.bad("expected", place, given=mark, expected=missing)
        left[mark] -= 1
    if missing:
        raise own.bad("expected", given="", expected=missing)


def _marks(words: Words) -> Iterator[tuple[str, int]]:
    """Yield the cards, suits, numbers and rules of a text with their places."""
    for match in _MARK.finditer(words.text):
        if match["rule"] is not None:
            yield f"({match['rule']})", match.start("rule") - 1
            continue
        if ":" in match["codes"]:
            continue  # the forms of a word, which a language may do without
        for code in re.finditer(r"\S+", match["codes"]):
            yield f"{{{code[0]}}}", match.start("codes") + code.start()
