"""Requests are read from JSON text; answers and errors are written as JSON text."""

from __future__ import annotations

import json
from typing import Any

from brisques.errors import EngineError
from brisques.record import well_formed

Answer = dict[str, Any]
MAX_REQUEST = 1_500_000
"""Characters of the longest request."""


def read_request(text: str) -> dict[str, Any]:
    """Read a request; raise EngineError bridge/bad-json."""
    if len(text) > MAX_REQUEST:
        raise EngineError("bridge/bad-json", reason="too-long")
    try:
        request = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise EngineError("bridge/bad-json") from None
    if not isinstance(request, dict):
        raise EngineError("bridge/bad-json", reason="not-an-object")
    return request


def written(answer: Answer) -> str:
    """An answer as the text that crosses: proper JSON, fit for any encoding."""
    text = json.dumps(answer, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return well_formed(text)


def _no_number(text: str) -> None:
    """Refuse NaN and the infinities, which Python reads and JSON does not know."""
    raise ValueError(text)


def failed(error: EngineError) -> Answer:
    """An error as data, with those that were found beside it."""
    shown = problem(error.code, error.where, error.params)
    if error.others:
        shown["others"] = [problem(other.code, other.where, other.params) for other in error.others]
    return {"ok": False, "error": shown}


def problem(code: str, where: str, params: dict[str, Any]) -> Answer:
    """What went wrong: a code, the place in what was given, and what its sentence needs."""
    return {
        "kind": "error",
        "code": code,
        "where": where,
        "rule": None,
        "params": params,
        "cites": [],
    }
