"""The page's messages in Fluent files: all of a language, and the keys their choices go by."""

import re
from collections.abc import Iterator
from pathlib import Path

from brisques.words.fluent import Message, read_messages

FOLDER = Path(__file__).parents[1] / "i18n"

_SELECTOR = re.compile(r"\{\s*\$([\w-]+) ->")
_KEY = re.compile(r"\*?\[([\w-]+)\](?!\])")


def messages(language: str = "en") -> Iterator[tuple[str, Message]]:
    """Every message of every file of a language, as often as it is written."""
    for path in sorted((FOLDER / language).glob("*.ftl")):
        yield from read_messages(path.read_text(encoding="utf-8"), path.name)


def selectors(text: str) -> set[str]:
    """The variables a text chooses by."""
    return set(_SELECTOR.findall(text))


def keys(text: str) -> set[str]:
    """All keys that a text has a choice for, whatever it chooses by."""
    return set(_KEY.findall(text))
