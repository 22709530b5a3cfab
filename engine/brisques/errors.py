"""Refusals of illegal actions, and errors in the caller's input.

Both carry a stable code ("play/must-follow", "record/bad-line") and parameters, never a sentence:
the page and the shell have the words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is illegal: a code, the id of the rule that forbids it, and parameters.

    `params` holds plain data; cards in it are physical card numbers (see
    `brisques.game.refusal_params` for their codes).
    """

    code: str
    rule: str | None = None
    params: dict[str, Any] = field(default_factory=dict)


class EngineError(ValueError):
    """Input that cannot be used: `code` says what is wrong, `where` names the place.

    `others` are further errors in the same input, where a reader looks for all of them.
    """

    def __init__(self, code: str, where: str = "", **params: Any) -> None:
        detail = " ".join(f"{key}={value}" for key, value in params.items())
        super().__init__(" ".join(part for part in (code, where, detail) if part))
        self.code = code
        self.where = where
        self.params = params
        self.others: tuple[EngineError, ...] = ()


def joined(errors: Sequence[EngineError]) -> EngineError:
    """Return the first of some errors, with the others in it."""
    first, *others = errors
    first.others = tuple(others)
    return first


class RefusedError(EngineError):
    """An illegal action that a match or a record was asked to apply.

    `variant` is the game whose rules forbid it; `params` are those of the refusal, cards as codes.
    """

    def __init__(self, refusal: Refusal, where: str = "", variant: str = "", **params: Any) -> None:
        super().__init__(refusal.code, where)
        self.refusal = refusal
        self.variant = variant
        self.params = params
