"""Define the parser of commands, with the language of what they print, and types of arguments."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from math import inf
from typing import Any

from brisques.words import Words, language_of, languages, words_of

Command = Callable[[str, object, str], argparse.ArgumentParser]
"""Add a command: its name, the function that runs it, and its description."""


class ShellParser(argparse.ArgumentParser):
    """A parser that takes `--lang`, before or after the name of a command."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        about = "print in this language (default: that of LANG)"
        self.add_argument("--lang", choices=languages(), default=argparse.SUPPRESS, help=about)


def chosen_language(arguments: argparse.Namespace) -> str | None:
    """Return the language that the command was given, None if none."""
    return getattr(arguments, "lang", None)


def words_for(arguments: argparse.Namespace) -> Words:
    """Return the words in which a command prints."""
    return words_of(chosen_language(arguments) or language_of(os.environ))


def count(text: str) -> int:
    """Parse an integer of at least 0."""
    value = int(text)
    if value < 0:
        raise argparse.ArgumentTypeError("must not be negative")
    return value


def positive(text: str) -> int:
    """Parse an integer of at least 1."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return value


def at_least_four(text: str) -> int:
    """Parse an integer of at least 4."""
    value = positive(text)
    if value < 4:
        raise argparse.ArgumentTypeError("must be at least 4")
    return value


def share(text: str) -> float:
    """Parse a number above 0, up to 1."""
    value = float(text)
    if not 0.0 < value <= 1.0:
        raise argparse.ArgumentTypeError("must be above 0 and at most 1")
    return value


def points(text: str) -> float:
    """Parse a number of points of at least 0."""
    value = float(text)
    if not 0.0 <= value < inf:
        raise argparse.ArgumentTypeError("must be at least 0")
    return value
