"""Parses a lesson file into a `Lesson`: checks every key and word, plays nothing.

Errors are EngineError lesson/..., with line and column in `where` and in `params`. A lesson may
come from a stranger, so all sizes are limited, and nothing in it is ever executed.
"""

from __future__ import annotations

import re
from itertools import pairwise, takewhile

from brisques.errors import EngineError
from brisques.lessons.branches import check_branches
from brisques.lessons.lesson import Lesson, Step
from brisques.lessons.source import Entry, bad, read
from brisques.lessons.steps import StepReader
from brisques.lessons.values import MAX_TITLE, SLUG, no_argument, number, one_line, slug
from brisques.registry import load_game

FRONT = ("title", "course", "number", "variant", "language", "needs", "summary")
MAX_STEPS = 100
MAX_NEEDS = 20
MAX_SUMMARY = 400
MAX_NUMBER = 999
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}")


def parse_lesson(text: str) -> Lesson:
    """Return the lesson of a text.

    Raises: lesson/..., with the place at fault.
    """
    return parse_entries(read(text))


def parse_entries(entries: list[Entry]) -> Lesson:
    """Return the lesson of the entries of a file; raises as `parse_lesson`."""
    front = list(takewhile(lambda entry: entry.key != "step", entries))
    by_key = _front(front)
    for key in ("title", "variant"):
        if key not in by_key:
            raise bad("missing-key", front[-1].line if front else 1, 1, key=key)
    variant = _variant(by_key["variant"])
    language = _language(by_key.get("language"))
    starts = [n for n, entry in enumerate(entries) if entry.key == "step"]
    if not starts:
        raise bad("no-step", entries[-1].line, 1)
    if len(starts) > MAX_STEPS:
        raise entries[starts[MAX_STEPS]].bad("too-many", most=MAX_STEPS)
    steps: list[Step] = []
    for place, (start, stop) in enumerate(pairwise([*starts, len(entries)]), 1):
        steps.append(StepReader(entries[start:stop], place, variant, language, steps).step())
    check_branches(steps)
    course = slug(by_key["course"].value) if "course" in by_key else ""
    return Lesson(
        title=one_line(by_key["title"].value, MAX_TITLE),
        course=course,
        number=number(by_key["number"].value, MAX_NUMBER) if "number" in by_key else 0,
        variant=variant,
        language=language,
        needs=_needs(by_key.get("needs"), course),
        summary=one_line(by_key["summary"].value, MAX_SUMMARY) if "summary" in by_key else "",
        steps=tuple(steps),
    )


# --- front matter -------------------------------------------------------------------------------


def _front(entries: list[Entry]) -> dict[str, Entry]:
    by_key: dict[str, Entry] = {}
    for entry in entries:
        if entry.key not in FRONT:
            raise entry.bad("unknown-key", expected=" | ".join(FRONT))
        no_argument(entry)
        if entry.key in by_key:
            raise entry.bad("twice")
        by_key[entry.key] = entry
    return by_key


def _variant(entry: Entry) -> str:
    words = entry.value
    try:
        return load_game(words.text).variant.name
    except EngineError as error:
        raise words.bad("bad-variant", reason=error.code, at=error.where[:60]) from None


def _language(entry: Entry | None) -> str:
    if entry is None:
        return "en"
    words = entry.value
    if not _LANGUAGE.fullmatch(words.text):
        raise words.bad("bad-language", given=words.text[:40])
    return words.text


def _needs(entry: Entry | None, course: str) -> tuple[str, ...]:
    """Return lessons by number, of this course or of another one named before a slash."""
    needs = []
    numbers = entry.value.split() if entry else []
    if len(numbers) > MAX_NEEDS:
        raise numbers[MAX_NEEDS].bad("too-many", most=MAX_NEEDS)
    for words in numbers:
        other, slash, place = words.text.rpartition("/")
        if (
            not (place.isascii() and place.isdecimal())
            or len(place) > 3
            or (slash and not SLUG.fullmatch(other))
        ):
            raise words.bad("bad-need", given=words.text[:40])
        needs.append(f"{other or course}/{int(place)}")
    return tuple(needs)
