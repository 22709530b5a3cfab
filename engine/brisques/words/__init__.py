"""The words of the page, for the shell: the messages of a language from its Fluent files.

They are those of `web/i18n`. A wheel holds a copy of them beside this module.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from brisques.plurals import plural_category
from brisques.words.fluent import Args, Message, format_text, read_messages
from brisques.words.grammar import all_of, decimal

ENGLISH = "en"
FRENCH = "french"
_MARK = re.compile(r"\[\[(\w)(\w)\]\]|\*([^*]+)\*")


def folder() -> Path:
    """Return the folder that holds a folder of files for each language."""
    here = Path(__file__).parent
    return here if (here / ENGLISH).is_dir() else here.parents[2] / "web/i18n"


def languages() -> list[str]:
    """Return the tags of all languages, in the order of the alphabet."""
    return sorted(path.parent.name for path in folder().glob("*/table.ftl"))


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language of a shell by its variables, such as `LANG`; English if it has no words.

    Source: POSIX, Environment Variables: the first that is set of LC_ALL, LC_MESSAGES and LANG.
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), ENGLISH)
    tag = re.split("[-_.@]", locale)[0]
    return tag if tag in languages() else ENGLISH


@cache
def words_of(language: str, pack: str = FRENCH) -> Words:
    """Return the words of a language by its tag, one of `languages`; raises ValueError."""
    if language not in languages():
        raise ValueError(f"no words in {language!r}")
    return Words(language, pack)


class Words:
    """The messages of a language; English ones stand in for those that it lacks.

    Some languages name a suit or a rank by its pack, "french" or "german".
    """

    def __init__(self, language: str, pack: str = FRENCH) -> None:
        self.language = language
        self.pack = pack
        self._messages: dict[str, Message] = {}
        for path in sorted((folder() / language).glob("*.ftl")):
            self._messages |= dict(read_messages(path.read_text(encoding="utf-8"), path.name))

    def has(self, name: str) -> bool:
        """Return whether there is such a message."""
        return self._find(name)[1] is not None

    def text(self, name: str, args: Args | None = None) -> str:
        """Return a message with its marks spelled out: cards by name, no bold; its id if none."""
        return self.part(name, "", args) or name

    def part(self, name: str, part: str, args: Args | None = None) -> str | None:
        """Return a part of a message, `""` for its text; None if there is none."""
        language, message = self._find(name)
        written = message.all().get(part) if message else None
        if written is None:
            return None
        said = format_text(written, args or {}, plural_category(language))
        return _MARK.sub(lambda mark: mark[3] or self.card(mark[1] + mark[2]), said)

    def card(self, face: str) -> str:
        """Return the name of a card: "Ace of spades"."""
        rank, suit = face[0], face[1]
        pack = {"pack": self.pack}
        names = {"rank": self.text(f"rank-{rank}", pack), "suit": self.text(f"suit-{suit}", pack)}
        return self.text("card", names)

    def all_of(self, items: list[str]) -> str:
        """Join items of which all count: "red, green and blue"."""
        return all_of(items, self.language)

    def decimal(self, number: float) -> str:
        """Return a number with at most three decimal places: "1.5"."""
        return decimal(number, self.language)

    def _find(self, name: str) -> tuple[str, Message | None]:
        """Return a message and its language; `name` may have the dots and slashes of an id."""
        name = re.sub("[./]", "-", name)
        if name in self._messages or self.language == ENGLISH:
            return self.language, self._messages.get(name)
        return words_of(ENGLISH)._find(name)
