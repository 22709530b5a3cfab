"""Errors: what is wrong with a request, or why an action is forbidden."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class Cite(TypedDict):
    """Where a rule is written."""

    source: str
    where: str


class Problem(TypedDict):
    """What is wrong with a request, or why an action is forbidden."""

    kind: Literal["refusal", "error"]
    """A refusal is a legal-play "no" with its rule; an error is about what was handed in."""
    code: str
    where: str
    rule: str | None
    params: dict[str, Any]
    cites: list[Cite]
    others: NotRequired[list[Problem]]
    """Further errors in the same input, such as other wrong cards of a position."""


class Failure(TypedDict):
    """The answer to a request that cannot be served."""

    ok: Literal[False]
    error: Problem
    says: NotRequired[Any]
    """In a lesson: what its teacher says to this try."""
