"""Reads and formats messages in the part of Fluent's syntax that ours are written in.

A pattern is text with variables, string literals, and choices by a variable: no functions, terms or
references to other messages. See https://projectfluent.org/fluent/guide/.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

_MESSAGE = re.compile(r"([A-Za-z][\w-]*) *= *(.*)")
_PART = re.compile(r"    \.([A-Za-z][\w-]*) *= *(.*)")
_COMMENT = re.compile(r"(#{1,3}) ?(.*)")
_VARIABLE = re.compile(r"\{\s*\$([\w-]+)\s*")
_LITERAL = re.compile(r'\{\s*"([^"]*)"\s*\}')
_VARIANT = re.compile(r"\s*(\*?)\[([\w-]+)\] *")
_WORD = re.compile(r"[{}\n ]")
_END = re.compile(r"\s*\}")
_NEXT_LINE = re.compile(r"((?: *\n)+)( *)(?![ \n\[*}]|$)")

Args = Mapping[str, "str | int | float"]
Category = Callable[[float], str]
"""From a number to its plural category in a language, such as "few"."""


@dataclass
class Message:
    """A message as it is written: its place, text, parts (`.say`) and what is said of it.

    `section` is the comment over its group of messages, `comment` its own.
    """

    place: str
    text: str
    section: str = ""
    comment: str = ""
    parts: dict[str, str] = field(default_factory=dict)

    def all(self) -> dict[str, str]:
        """Return the text, under no name, and its parts."""
        return {"": self.text, **self.parts} if self.text else self.parts


def read_messages(text: str, name: str) -> list[tuple[str, Message]]:
    """Return the messages of a file with their ids, in order; `name` is the file's."""
    messages: list[tuple[str, Message]] = []
    message, part, section, comment = None, "", "", ""
    for number, line in enumerate(text.splitlines(), 1):
        if said := _COMMENT.match(line):
            if said[1] == "##":
                section = said[2]
            else:
                comment = f"{comment} {said[2]}".strip()
        elif found := _MESSAGE.match(line):
            part = ""
            message = Message(f"{name}:{number}", found[2], section, comment)
            comment = ""
            messages.append((found[1], message))
        elif message and (found := _PART.match(line)):
            part = found[1]
            message.parts[part] = found[2]
        elif message and line.startswith((" ", "}")):
            if part:
                message.parts[part] += f"\n{line}"
            else:
                message.text += f"\n{line}"
        elif not line.strip():
            comment = ""
    return messages


@dataclass(frozen=True)
class _Choice:
    """A choice by a variable: its variants by key, and the key of the default."""

    variable: str
    variants: dict[str, _Pattern]
    default: str


@dataclass(frozen=True)
class _Variable:
    name: str


_Pattern = list["str | _Variable | _Choice"]


def format_text(text: str, args: Args, category: Category) -> str:
    """Return a message's text, or a part's, with its variables put in.

    Raises: ValueError if it is not in the syntax, KeyError if a variable is missing.
    """
    pattern, at = _parse(text, 0)
    if text[at:].strip():
        raise ValueError(f"not read to its end: {text[at:]!r}")
    return _format(pattern, args, category)


def _format(pattern: _Pattern, args: Args, category: Category) -> str:
    said = ""
    for element in pattern:
        if isinstance(element, str):
            said += element
        elif isinstance(element, _Variable):
            said += str(args[element.name])
        else:
            said += _format(_chosen(element, args.get(element.variable), category), args, category)
    return said


def _chosen(choice: _Choice, value: str | float | None, category: Category) -> _Pattern:
    """Return the variant for a value: that of the value itself, of its plural, or the default."""
    keys = [] if value is None else [str(value)]
    if isinstance(value, int | float):
        keys.append(category(value))
    return choice.variants[next((key for key in keys if key in choice.variants), choice.default)]


def _parse(text: str, at: int) -> tuple[_Pattern, int]:
    """Return the pattern that begins here, and where it ends."""
    pattern: _Pattern = []
    indents: list[tuple[int, str, str]] = []
    while at < len(text):
        if text[at] == "{":
            element, at = _parse_placeable(text, at)
            pattern.append(element)
        elif text[at] == "\n" or text[at] == " ":
            line = _NEXT_LINE.match(text, at)
            if line:
                at = line.end()
                indents.append((len(pattern), "\n" * line[1].count("\n"), line[2]))
                pattern.append("")
            elif text[at:].lstrip(" ")[:1] in ("\n", ""):
                break
            else:
                at += 1
                pattern.append(" ")
        elif text[at] == "}":
            break
        else:
            word = _WORD.split(text[at:], maxsplit=1)[0]
            at += len(word)
            pattern.append(word)
    shared = min((len(indent) for *_, indent in indents), default=0)
    for place, breaks, indent in indents:
        pattern[place] = breaks + indent[shared:]
    if indents and indents[0][0] == 0:  # the text begins on the line after its name
        pattern[0] = str(pattern[0]).lstrip()
    return pattern, at


def _parse_placeable(text: str, at: int) -> tuple[str | _Variable | _Choice, int]:
    literal = _LITERAL.match(text, at)
    if literal:
        return literal[1], literal.end()
    variable = _VARIABLE.match(text, at)
    if not variable:
        raise ValueError(f"no variable and no literal: {text[at : at + 40]!r}")
    at = variable.end()
    if not text.startswith("->", at):
        return _Variable(variable[1]), _end(text, at)
    at += 2
    variants: dict[str, _Pattern] = {}
    default = ""
    while variant := _VARIANT.match(text, at):
        variants[variant[2]], at = _parse(text, variant.end())
        default = variant[2] if variant[1] else default
    if not default:
        raise ValueError(f"a choice without a default: {text[:40]!r}")
    return _Choice(variable[1], variants, default), _end(text, at)


def _end(text: str, at: int) -> int:
    end = _END.match(text, at)
    if not end:
        raise ValueError(f"a brace is not closed: {text[at : at + 40]!r}")
    return end.end()
