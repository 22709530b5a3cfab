"""Reads and writes a lesson file as keyed entries that know the line and column of each word.

A line is `key: value` or `key argument: value`, the indented continuation of one, blank, or a
comment (`#` first). The keys and their meaning are in `steps.py` and `parse.py`.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

from brisques.errors import EngineError

FIRST_LINE = "brisques-lesson"
VERSION = 1
MAX_CHARS = 100_000
MAX_LINE = 8_000
_COLON = re.compile(r":(?= |$)")
"""Ends a key; one inside a code (`call:AA`) does not."""
_KEY = re.compile(r"[a-z]+")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Control characters, also those that turn the direction of writing."""


def bad(code: str, line: int, column: int, **params: Any) -> EngineError:
    """Return the error at a place of the file; lines and columns count from 1."""
    where = f"line {line}, column {column}"
    return EngineError(f"lesson/{code}", where, line=line, column=column, **params)


@dataclass(frozen=True, slots=True)
class Words:
    """A text from the file, its lines joined; it knows the place of each character."""

    text: str
    places: tuple[tuple[int, int, int], ...]
    """Where a line of the file begins in `text`, and its line and column there; never empty."""

    def bad(self, code: str, place: int = 0, /, **params: Any) -> EngineError:
        """Return an error at a place of the text."""
        start, line, column = self._line_of(place)
        return bad(code, line, column + place - start, **params)

    @property
    def line(self) -> int:
        """The line of the file at which it begins."""
        return self.places[0][1]

    def split(self) -> list[Words]:
        """Return the words between blanks, each with its place."""
        return [self.part(*match.span()) for match in re.finditer(r"\S+", self.text)]

    def part(self, start: int, stop: int) -> Words:
        """Return a part of one line."""
        begin, line, column = self._line_of(start)
        return Words(self.text[start:stop], ((0, line, column + start - begin),))

    def _line_of(self, place: int) -> tuple[int, int, int]:
        """The last of `places` that is not behind a place."""
        return self.places[bisect_right(self.places, place, key=itemgetter(0)) - 1]


@dataclass(slots=True)
class Entry:
    """A key of the file with its argument ("" if it has none) and its value."""

    key: str
    argument: Words
    line: int
    column: int
    lines: list[tuple[int, int, str]] = field(default_factory=list)
    """Line, column and text of each line of the value."""

    @property
    def value(self) -> Words:
        """The whole value; blank lines in it stay, those around it do not count."""
        filled = [at for at, (_, _, words) in enumerate(self.lines) if words]
        kept = self.lines[filled[0] : filled[-1] + 1] if filled else []
        places: list[tuple[int, int, int]] = []
        text = ""
        for line, column, words in kept:
            text += "\n" if places else ""
            places.append((len(text), line, column))
            text += words
        return Words(text, tuple(places) or ((0, self.line, self.column),))

    def bad(self, code: str, **params: Any) -> EngineError:
        """Return an error at the key."""
        return bad(code, self.line, self.column, key=self.key, **params)


def read(text: str) -> list[Entry]:
    """Return the entries of a lesson file in order.

    Raises: lesson/too-long, not-a-lesson, unknown-version, line-too-long, bad-character,
    stray-line, bad-line.
    """
    if len(text) > MAX_CHARS:
        raise bad("too-long", 1, 1, most=MAX_CHARS)
    lines = [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]
    _check_first(lines[0])
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        _check_line(number, line)
        if line[:1] == "#":
            continue
        if not line.strip():
            if entries:
                entries[-1].lines.append((number, 1, ""))
        elif line[0] in " \t":
            if not entries:
                raise bad("stray-line", number, 1)
            entries[-1].lines.append(_piece(number, line, 0))
        else:
            entries.append(_entry(number, line))
    return entries


def write(entries: list[Entry]) -> str:
    """Return the text of a lesson file with these entries."""
    lines = [f"{FIRST_LINE} {VERSION}"]
    for entry in entries:
        head = f"{entry.key} {entry.argument.text}".strip()
        first, *more = entry.value.text.split("\n")
        if more:
            lines += [f"{head}:", *(f"  {line}".rstrip() for line in (first, *more))]
        else:
            lines.append(f"{head}: {first}".rstrip())
    return "\n".join(lines) + "\n"


def _check_first(line: str) -> None:
    word, _, version = line.strip().partition(" ")
    if word != FIRST_LINE or not version.isdecimal():
        raise bad("not-a-lesson", 1, 1, expected=f"{FIRST_LINE} {VERSION}")
    if version != str(VERSION):
        raise bad("unknown-version", 1, len(word) + 2, given=version[:20], known=VERSION)


def _check_line(number: int, line: str) -> None:
    if len(line) > MAX_LINE:
        raise bad("line-too-long", number, MAX_LINE, most=MAX_LINE)
    wrong = _CONTROL.search(line)
    if wrong:
        raise bad("bad-character", number, wrong.start() + 1)


def _entry(number: int, line: str) -> Entry:
    colon = _COLON.search(line)
    key, _, rest = line[: colon.start()].partition(" ") if colon else ("", "", "")
    if not colon or not _KEY.fullmatch(key):
        raise bad("bad-line", number, 1, given=line[:40])
    before = len(key) + 1 + len(rest) - len(rest.lstrip())
    entry = Entry(key, Words(rest.strip(), ((0, number, before + 1),)), number, 1)
    entry.lines.append(_piece(number, line, colon.end()))
    return entry


def _piece(number: int, line: str, start: int) -> tuple[int, int, str]:
    rest = line[start:]
    words = rest.strip()
    return number, start + len(rest) - len(rest.lstrip()) + 1, words
