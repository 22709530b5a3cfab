"""Small values of a lesson file, each checked: one line of words, a number, no argument."""

from __future__ import annotations

from brisques.lessons.source import Entry, Words

MAX_TITLE = 120


def one_line(words: Words, most: int) -> str:
    """A text of one paragraph; raises EngineError lesson/empty or too-long-text."""
    text = " ".join(words.text.split())
    if not text:
        raise words.bad("empty")
    if len(text) > most:
        raise words.bad("too-long-text", most=most)
    return text


def number(words: Words, most: int, least: int = 0) -> int:
    """A whole number; raises EngineError lesson/bad-number."""
    text = words.text
    if text.isascii() and text.isdigit() and len(text) < 8 and least <= int(text) <= most:
        return int(text)
    raise words.bad("bad-number", given=text[:20], least=least, most=most)


def no_argument(entry: Entry) -> None:
    """Raise EngineError lesson/no-argument if the key was given one."""
    if entry.argument.text:
        raise entry.argument.bad("no-argument", key=entry.key)
