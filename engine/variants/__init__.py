"""Rule sets as data: one TOML file a variant, every value cited, and the strict loader of them.

A file holds `title`, `family`, `sources` and optionally `extends` (it then holds only what differs;
a base that index.toml does not list is no game by itself). Every other table is a knob::

    [endgame.duty]
    value = "follow-beat-trump"
    cite = ["S0 The End Game"]     # mark in sources.toml, then the place
    why = "..."                    # only beside a "house" cite: the source is silent, the reason

Unknown or missing keys, values or citations are errors, never defaults.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from engine.errors import EngineError
from engine.variants.bezique import BeziqueRules
from engine.variants.record import Cite, RuleValue, Source, Variant, knob_fields

RECORDS: dict[str, type] = {"bezique": BeziqueRules}
"""A family's name to the record its variants load into."""

HOUSE = "house"
"""The source mark of a value that no source gives: it must say why."""

_HEAD = {"title", "family", "sources", "extends"}
_KNOB_KEYS = {"value", "cite", "why"}


@cache
def sources() -> Mapping[str, Source]:
    """The sources that citations name, by mark."""
    return {mark: Source(**entry) for mark, entry in _read("sources").items()}


@cache
def names() -> tuple[str, ...]:
    """The names of all playable variants, by family and then as listed in index.toml."""
    return tuple(_read("index")["variants"])


@cache
def load(name: str) -> Variant:
    """The variant of that name; raises EngineError variant/unknown or variant/bad-file."""
    if name not in names():
        raise EngineError("variant/unknown", str(name)[:40] or "variant")
    return build(name, _read(name), _read)


def build(name: str, data: Mapping[str, Any], read: Any) -> Variant:
    """A variant from parsed TOML; `read(name)` gives the data of what it extends."""
    head, tables = _inherit(name, data, read)
    for key in ("title", "family", "sources"):
        if key not in head:
            raise EngineError("variant/missing-key", f"{name}: {key}")
    if head["family"] not in RECORDS:
        raise EngineError("variant/unknown-family", f"{name}: {head['family']}")
    record = RECORDS[head["family"]]
    places = knob_fields(record)
    for path in tables:
        if path not in places:
            raise EngineError("variant/unknown-key", f"{name}: {path}")
    values: dict[str, Any] = {}
    knobs: dict[str, RuleValue] = {}
    for path, item in places.items():
        if path not in tables:
            raise EngineError("variant/missing-key", f"{name}: {path}")
        rule = _rule_value(name, head["family"], path, tables[path])
        if not item.metadata["check"](rule.value):
            raise EngineError(
                "variant/bad-value", f"{name}: {path}", expected=item.metadata["expected"]
            )
        values[item.name] = rule.value
        knobs[rule.id] = rule
    for mark in head["sources"]:
        _known_source(name, "sources", mark)
    return Variant(
        name, head["title"], head["family"], tuple(head["sources"]), knobs, record(**values)
    )


def _inherit(name: str, data: Mapping[str, Any], read: Any) -> tuple[dict[str, Any], Any]:
    """The head and the flat knobs of a file laid over those of what it extends."""
    head: dict[str, Any] = {}
    tables: dict[str, Any] = {}
    if "extends" in data:
        head, tables = _inherit(data["extends"], read(data["extends"]), read)
    head = {**head, **{key: data[key] for key in _HEAD & data.keys()}}
    for group, entries in data.items():
        if group in _HEAD:
            continue
        if not isinstance(entries, dict) or not all(isinstance(e, dict) for e in entries.values()):
            raise EngineError("variant/unknown-key", f"{name}: {group}")
        for key, entry in entries.items():
            tables[f"{group}.{key}"] = entry
    return head, tables


def _rule_value(name: str, family: str, path: str, entry: Mapping[str, Any]) -> RuleValue:
    where = f"{name}: {path}"
    for key in entry.keys() - _KNOB_KEYS:
        raise EngineError("variant/unknown-key", f"{where}.{key}")
    if "value" not in entry:
        raise EngineError("variant/missing-key", f"{where}.value")
    if not entry.get("cite"):
        raise EngineError("variant/missing-cite", where)
    cites = []
    for text in entry["cite"]:
        mark, _, place = text.partition(" ")
        _known_source(name, path, mark)
        cites.append(Cite(mark, place))
    why = entry.get("why", "")
    if any(cite.source == HOUSE for cite in cites) != bool(why):
        raise EngineError("variant/house-needs-why", where)
    return RuleValue(f"{family}.{path}", entry["value"], tuple(cites), why)


def _known_source(name: str, path: str, mark: str) -> None:
    if mark not in sources():
        raise EngineError("variant/unknown-source", f"{name}: {path}", source=mark)


def _read(name: str) -> dict[str, Any]:
    file = files(__package__).joinpath(f"{name}.toml")
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (FileNotFoundError, tomllib.TOMLDecodeError) as error:
        raise EngineError("variant/bad-file", name, reason=str(error)) from None
