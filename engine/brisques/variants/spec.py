"""The spec of a variant: a preset's name and house rules, as text that fits in a link.

    bezique,meld.marriage=40,match.end=immediate

Each house rule names a knob by its path and gives a word, a number, true or false, a list as
3-2-3, or cards as 7b.7l (nothing for none). The *canonical* spec has them in the order of the
schema, and none that is the preset's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brisques.errors import EngineError
from brisques.variants.presets import SCHEMAS, names, preset
from brisques.variants.schema import Knob, knob_fields

MAX_CHARS = 400
_CHARS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789.,=-")
_SHOWN = 40
"""How much of a bad text an error repeats."""


def parse_spec(spec: str) -> tuple[str, dict[str, Any]]:
    """Return the preset's name and the house rules by path.

    A fact may stand in old records and links: its value is checked and left out.

    Raises: variant/unknown, variant/too-long, variant/unknown-key, variant/key-twice,
    variant/bad-value.
    """
    if not _CHARS.issuperset(spec):
        raise EngineError("variant/unknown", _shown(spec), reason="characters")
    name, *items = spec.split(",")
    if name not in names():
        raise EngineError("variant/unknown", _shown(name))
    if len(spec) > MAX_CHARS:
        raise EngineError("variant/too-long", name, most=MAX_CHARS)
    places = knob_fields(SCHEMAS[preset(name).family])
    changes: dict[str, Any] = {}
    for item in items:
        path, _, text = item.partition("=")
        if path not in places:
            raise EngineError("variant/unknown-key", _shown(path))
        if path in changes:
            raise EngineError("variant/key-twice", path)
        changes[path] = parse_value(places[path], text)
    return name, {path: value for path, value in changes.items() if places[path].kind != "fact"}


def parse_value(knob: Knob, text: str) -> Any:
    """Return a knob's value from its text.

    Raises: variant/bad-value.
    """
    value: Any = text
    if knob.kind == "switch":
        value = {"true": True, "false": False}.get(text)
    elif knob.kind == "number":
        value = _whole(text)
    elif knob.kind == "list":
        value = [_whole(part) for part in text.split("-")]
    elif knob.kind == "faces":
        value = text.upper().split(".") if text else []
    if not knob.check(value):
        raise EngineError("variant/bad-value", knob.path, expected=knob.expected)
    return value


def _whole(text: str) -> int | None:
    """Return the whole number of a text in its canonical form, else None."""
    number = int(text) if text.isdecimal() and len(text) < 10 else None
    return number if str(number) == text else None


def format_value(value: Any) -> str:
    """Return the text of a value, as `parse_value` reads it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        cards = all(isinstance(item, str) for item in value)
        return ".".join(value).lower() if cards else "-".join(map(str, value))
    return str(value)


def format_spec(name: str, changes: Mapping[str, Any]) -> str:
    """Return the spec of a preset and its house rules, in the order given."""
    items = (f"{path}={format_value(value)}" for path, value in changes.items())
    return ",".join([name, *items])


def _shown(text: str) -> str:
    return text[:_SHOWN]
