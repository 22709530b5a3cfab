"""Values of a lesson file: one line of words, a number, or no argument."""

from __future__ import annotations

import re
from collections.abc import Collection

from brisques.lessons.source import Entry, Words

MAX_TITLE = 120
SLUG = re.compile(r"[a-z][a-z0-9-]{0,39}")


def one_line(words: Words, most: int) -> str:
    """Return a text of one paragraph.

    Raises: lesson/empty, lesson/too-long-text.
    """
    text = " ".join(words.text.split())
    if not text:
        raise words.bad("empty")
    if len(text) > most:
        raise words.bad("too-long-text", most=most)
    return text


def number(words: Words, most: int, least: int = 0) -> int:
    """Return a whole number.

    Raises: lesson/bad-number.
    """
    text = words.text
    if text.isascii() and text.isdigit() and len(text) < 8 and least <= int(text) <= most:
        return int(text)
    raise words.bad("bad-number", given=text[:20], least=least, most=most)


def slug(words: Words) -> str:
    """Return a short name, "" if there is none.

    Raises: lesson/bad-name.
    """
    if words.text and not SLUG.fullmatch(words.text):
        raise words.bad("bad-name", given=words.text[:40])
    return words.text


def check_rule(words: Words, rules: Collection[str]) -> None:
    """Check that a word is the id of a rule.

    Raises: lesson/unknown-rule, with the rules of the same chapter, or else the chapters.
    """
    if words.text in rules:
        return
    near = [rule for rule in rules if _chapter(rule) == _chapter(words.text)]
    possible = near or dict.fromkeys(f"{_chapter(rule)}.…" for rule in rules)
    raise words.bad("unknown-rule", given=words.text[:60], expected=" | ".join(possible))


def _chapter(rule: str) -> str:
    return ".".join(rule.split(".")[:2])


def no_argument(entry: Entry) -> None:
    """Check that the key has no argument.

    Raises: lesson/no-argument.
    """
    if entry.argument.text:
        raise entry.argument.bad("no-argument", key=entry.key)
