"""A small reader of Fluent files: messages, their parts, and the keys their choices go by."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "i18n"

_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *= *(.*)$")
_PART = re.compile(r"^    \.([A-Za-z][\w-]*) *= *(.*)$")
_SELECTOR = re.compile(r"\{\s*\$([\w-]+) ->")
_KEY = re.compile(r"\*?\[([\w-]+)\](?!\])")


@dataclass
class Message:
    """One message: where it stands, its text, and the text of each part (`.say`)."""

    place: str
    text: str
    parts: dict[str, str] = field(default_factory=dict)

    def all(self) -> dict[str, str]:
        """The text, under no name, and its parts."""
        return {"": self.text, **self.parts} if self.text else self.parts


def messages(language: str = "en") -> Iterator[tuple[str, Message]]:
    """Every message of every file of a language, as often as it is written."""
    for path in sorted((FOLDER / language).glob("*.ftl")):
        yield from _read(path)


def _read(path: Path) -> Iterator[tuple[str, Message]]:
    name, message, part = "", None, ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if found := _MESSAGE.match(line):
            if message:
                yield name, message
            name, part = found[1], ""
            message = Message(f"{path.name}:{number}", found[2])
        elif message and (found := _PART.match(line)):
            part = found[1]
            message.parts[part] = found[2]
        elif message and line.startswith(" "):
            if part:
                message.parts[part] += f"\n{line}"
            else:
                message.text += f"\n{line}"
    if message:
        yield name, message


def selectors(text: str) -> set[str]:
    """The variables a text chooses by."""
    return set(_SELECTOR.findall(text))


def keys(text: str) -> set[str]:
    """All keys that a text has a choice for, whatever it chooses by."""
    return set(_KEY.findall(text))
