"""Exact searches bit by bit: between two bits whoever waits may be heard, or call it off.

A search cannot stop in its middle, but it remembers what it has worked out. So it breaks off, and
is asked again: it is soon back where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import ParamSpec, TypeVar

Asked = ParamSpec("Asked")
Found = TypeVar("Found")


class TooFarError(Exception):
    """The end of the deal is too far off to be searched."""


class BreakError(Exception):
    """A bit is done: asked again, the search goes on from here."""


class Search:
    """A search that remembers positions; `nodes` are those that it has worked out.

    It works out at most `limit` for a question, and about `bit` before a break.
    """

    bit = 200

    def __init__(self, limit: int) -> None:
        self.nodes = 0
        self.limit = self.rest = limit

    def begin(self) -> None:
        """To be called before each question: the limits are its own."""
        self.nodes = 0

    def begin_bit(self) -> None:
        """Called at the beginning of each bit."""
        self.rest = min(self.limit, self.nodes + self.bit)

    def stop(self) -> None:
        """To be called before a position when there are `rest` nodes; raises what ends the bit."""
        raise TooFarError if self.nodes >= self.limit else BreakError

    def in_bits(
        self, ask: Callable[Asked, Found], *given: Asked.args, **named: Asked.kwargs
    ) -> Generator[None, None, Found]:
        """What it answers when asked so, worked out bit by bit; raises TooFarError."""
        while True:
            self.begin_bit()
            try:
                return ask(*given, **named)
            except BreakError:
                yield
