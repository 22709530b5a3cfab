"""Resumable search: runs some nodes at a time, so that a caller can cancel between slices.

A recursive search cannot be paused, but it keeps a transposition table. At the end of a slice it is
aborted by an exception; started again, it finds its results in the table and soon continues from
where it stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class SearchLimitError(Exception):
    """The end of the deal is too far away to be searched."""


class SliceEndError(Exception):
    """The slice is used up; the search continues when it is called again."""


class ResumableSearch:
    """A search with a transposition table; `nodes` counts the positions it has solved.

    It solves at most `limit` nodes for one question, and about `slice_nodes` in a slice.
    """

    slice_nodes = 200

    def __init__(self, limit: int) -> None:
        self.nodes = 0
        self.limit = self.slice_end = limit

    def begin(self) -> None:
        """Start a new question: reset the count of nodes."""
        self.nodes = 0

    def begin_slice(self) -> None:
        """Start a new slice of the same question."""
        self.slice_end = min(self.limit, self.nodes + self.slice_nodes)

    def stop(self) -> None:
        """End the slice; call this before solving a position when `nodes` is `slice_end`.

        Raises:
            SearchLimitError: if the limit of the question is reached.
            SliceEndError: otherwise.
        """
        raise SearchLimitError if self.nodes >= self.limit else SliceEndError

    def in_slices(
        self,
        function: Callable[Arguments, Result],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Generator[None, None, Result]:
        """Run a method of this search slice by slice; yield between slices, return its result.

        Raises:
            SearchLimitError: if it needs more nodes than the limit.
        """
        while True:
            self.begin_slice()
            try:
                return function(*args, **kwargs)
            except SliceEndError:
                yield
