"""Define the parser of commands, with the language of what they print, and types of arguments."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable
from math import inf, nan
from typing import Any

from brisques.record import well_formed
from brisques.words import Words, language_of, languages, words_of

Command = Callable[[str, object, str], argparse.ArgumentParser]
"""Add a command: its name, the function that runs it, and its description."""


class StoreOnce(argparse.Action):
    """Store the value of an argument, and refuse an option that is given twice."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._is_given = False

    def __call__(
        self,
        parser: argparse.ArgumentParser,  # noqa: ARG002
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        """Store the value; raise ArgumentError at the second time."""
        if self._is_given and option_string:
            raise argparse.ArgumentError(self, "given twice")
        self._is_given = True
        setattr(namespace, self.dest, values)


class ShellParser(argparse.ArgumentParser):
    """A parser for one command line: takes `--lang`, before or after the name of a command."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.register("action", None, StoreOnce)
        about = "print in this language (default: that of LANG)"
        self.add_argument("--lang", choices=languages(), default=argparse.SUPPRESS, help=about)


def chosen_language(arguments: argparse.Namespace) -> str | None:
    """Return the language that the command was given, None if none."""
    return getattr(arguments, "lang", None)


def words_for(arguments: argparse.Namespace) -> Words:
    """Return the words in which a command prints."""
    return words_of(chosen_language(arguments) or language_of(os.environ))


def add_seed(sub: argparse.ArgumentParser, parse: Callable[[str], str] = well_formed) -> None:
    """Add the option `--seed`; bytes that are no text in the shell's encoding are replaced."""
    about = "any word; the same one gives the same deals (default: 1)"
    sub.add_argument("--seed", type=parse, default="1", help=about)


def word(text: str) -> str:
    """Parse a word that needs no quotes in a shell and ends no text in a TOML file."""
    if not re.fullmatch(r"[\w.:/+-]+", text):
        raise argparse.ArgumentTypeError("must be one word of letters, digits and . : / + - _")
    return text


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """Return a parser of whole numbers from `least` on, up to `most` if that is given."""
    limits = f"of at least {least}" if most is None else f"from {least} to {most}"

    def parse(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least or (most is not None and value > most):
            raise argparse.ArgumentTypeError(f"must be a whole number {limits}")
        return value

    return parse


count, positive, at_least_four = whole(0), whole(1), whole(4)


def share(text: str) -> float:
    """Parse a number above 0, up to 1."""
    value = _number(text)
    if not 0.0 < value <= 1.0:
        raise argparse.ArgumentTypeError("must be a number above 0 and at most 1")
    return value


def points(text: str) -> float:
    """Parse a number of points of at least 0."""
    value = _number(text)
    if not 0.0 <= value < inf:
        raise argparse.ArgumentTypeError("must be a number of at least 0")
    return value


def _number(text: str) -> float:
    """Return the number of a text, `nan` if it is none."""
    try:
        return float(text)
    except ValueError:
        return nan
