"""What can be said "no" to: refusals of play, and errors in what was handed in.

Both carry a stable slash code ("play/must-follow", "record/bad-line") and parameters, never a
sentence: the page and the shell put the words to it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Refusal:
    """A legal-play "no": the code, the id of the rule that says so, and what it is about.

    `params` holds plain data; cards in it are physical card numbers until the border.
    """

    code: str
    rule: str | None = None
    params: dict[str, Any] = field(default_factory=dict)


class EngineError(ValueError):
    """Something handed in cannot be used: `code` says what, `where` says at which place."""

    def __init__(self, code: str, where: str = "", **params: Any) -> None:
        detail = " ".join(f"{key}={value}" for key, value in params.items())
        super().__init__(" ".join(part for part in (code, where, detail) if part))
        self.code = code
        self.where = where
        self.params = params


class RefusedError(EngineError):
    """An illegal action was applied through a door that checks (the table, a record)."""

    def __init__(self, refusal: Refusal, where: str = "") -> None:
        super().__init__(refusal.code, where)
        self.refusal = refusal
