"""Read the page's messages from Fluent files, and the variables and keys of their choices."""

import re
from collections.abc import Iterator
from pathlib import Path

from brisques.words.fluent import Message, read_messages

FOLDER = Path(__file__).parents[1] / "i18n"

_SELECTOR = re.compile(r"\{\s*\$([\w-]+) ->")
_KEY = re.compile(r"\*?\[([\w-]+)\](?!\])")


def messages(language: str = "en") -> Iterator[tuple[str, Message]]:
    """Yield every message of every file of a language, duplicates included."""
    for path in sorted((FOLDER / language).glob("*.ftl")):
        yield from read_messages(path.read_text(encoding="utf-8"), path.name)


def selectors(text: str) -> set[str]:
    """Return the variables by whose value a text chooses."""
    return set(_SELECTOR.findall(text))


def keys(text: str) -> set[str]:
    """Return the keys of all choices in a text, of whatever variable."""
    return set(_KEY.findall(text))
