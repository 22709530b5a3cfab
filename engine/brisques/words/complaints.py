"""What is wrong, in a sentence: the page's words for errors, for shells and builds of sites."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

from brisques.words import Words

Params = dict[str, Any]
Arguments = defaultdict[str, str | int]
_PLACE = re.compile(r"(line|deal) (\d+)(?:, (column|action) (\d+))?")


def complaint(words: Words, code: str, where: str, params: Params) -> str:
    """Return the line about bad input: its code, its place, and what is wrong with it."""
    place = " ".join([code, *_place(words, where).split()])
    return f"{place}: {sentence(words, code, where, params)}"


def sentence(words: Words, code: str, where: str = "", params: Params | None = None) -> str:
    """Return what is wrong in a language, as the page says it (`errorWords` of `strings.js`).

    A parameter that is missing is left out of the sentence.
    """
    if not words.has(code):
        return words.text("trouble", {"code": f"{code} {where}".strip()})
    args: Arguments = defaultdict(str)
    args |= {name: _argument(words, value) for name, value in (params or {}).items()}
    at = str(args["at"] or args["field"] or args["value"])
    args["detail"] = _reason(words, args["detail"], at, args)
    args["reason"] = _reason(words, args["reason"], at, args, args["detail"])
    if code == "record/bad-line" and args["reason"]:
        args["at"] = ""
    args["where"] = _place(words, where)
    return " ".join(words.text(code, args).split())


def _argument(words: Words, value: Any) -> str | int:
    """Return a parameter as a sentence takes it; only whole numbers choose a plural."""
    if isinstance(value, float):
        return words.decimal(value)
    return value if isinstance(value, int) else str("" if value is None else value)


def _reason(
    words: Words, reason: str | int, where: str, args: Arguments, detail: str | int = ""
) -> str:
    """Return a reason in words: of a position's field, of house rules, or of an error in a text.

    `detail` is the reason of that error, in words.
    """
    reason = str(reason)
    for name in (f"edit-reason-{reason}", f"conflict-{reason}"):
        if words.has(name):
            return words.text(name, args)
    if "/" not in reason or not words.has(reason):
        return reason
    return words.text(reason, defaultdict(str, args, reason=detail, where=where))


def _place(words: Words, where: str) -> str:
    """Return a place in a text in words; anything else, such as the name of a field, as it is."""
    found = _PLACE.fullmatch(where)
    if not found:
        return where
    whole, number, part, at = found.groups(default="")
    name = f"place-{whole}-{part}" if part else f"place-{whole}"
    return words.text(name, {"number": number, "at": at})
