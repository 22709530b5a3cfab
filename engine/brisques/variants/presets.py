"""Presets: one TOML file each with a citation for every value, and their strict loader.

A file holds `title`, `family`, `sources` and optionally `extends` (it then holds only what differs;
a base that index.toml does not list is no game by itself). Every other table is a knob::

    [endgame.duty]
    value = "follow-beat-trump"
    cite = ["S0 The End Game"]     # mark in sources.toml, then the place
    why = "others-alternate"       # only beside a "house" cite: the key of the reason, whose words
                                   # are in web/i18n (`reading-others-alternate`)

Unknown or missing keys, values or citations are errors, never defaults.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from brisques.errors import EngineError
from brisques.variants.bezique import BeziqueRules
from brisques.variants.filko import FilkoRules
from brisques.variants.schema import Cite, Knob, RuleValue, Source, Variant, knob_fields

Data = Mapping[str, Any]

SCHEMAS: dict[str, type] = {"bezique": BeziqueRules, "filko": FilkoRules}
"""By family: the dataclass of its rules."""

HOUSE = "house"
"""The source mark of a value that no source gives: it must say why."""

_HEAD = {"title", "family", "sources", "extends"}
_KNOB_KEYS = {"value", "cite", "why"}


@cache
def sources() -> Mapping[str, Source]:
    """Return the sources that citations name, by mark."""
    return {mark: Source(**entry) for mark, entry in read_toml("sources").items()}


@cache
def names() -> tuple[str, ...]:
    """Return the names of all playable presets, in the order of index.toml."""
    return tuple(read_toml("index")["variants"])


@cache
def preset(name: str) -> Variant:
    """Return the variant of a preset's file.

    Raises: variant/bad-file, variant/missing-key and the like.
    """
    return build_variant(name, read_toml(name), read_toml)


def build_variant(name: str, data: Data, reader: Callable[[str], Data]) -> Variant:
    """Return a variant from parsed TOML; `reader(name)` returns the data of what it extends.

    Raises: variant/unknown-key, variant/missing-key, variant/bad-value and the like.
    """
    head, tables = _inherit(name, data, reader)
    for key in ("title", "family", "sources"):
        if key not in head:
            raise EngineError("variant/missing-key", f"{name}: {key}")
    if head["family"] not in SCHEMAS:
        raise EngineError("variant/unknown-family", f"{name}: {head['family']}")
    schema = SCHEMAS[head["family"]]
    places = knob_fields(schema)
    for path in tables:
        if path not in places:
            raise EngineError("variant/unknown-key", f"{name}: {path}")
    values: dict[str, Any] = {}
    knobs: dict[str, RuleValue] = {}
    for path, knob in places.items():
        if path not in tables:
            raise EngineError("variant/missing-key", f"{name}: {path}")
        rule = _rule_value(name, head["family"], knob, tables[path])
        values[knob.name] = rule.value
        knobs[rule.id] = rule
    for mark in head["sources"]:
        _known_source(f"{name}: sources", mark)
    marks = tuple(head["sources"])
    return Variant(name, head["title"], head["family"], marks, knobs, schema(**values), name)


def _inherit(
    name: str, data: Data, reader: Callable[[str], Data]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the head and the knobs of a file, laid over those of the file it extends."""
    head: dict[str, Any] = {}
    tables: dict[str, Any] = {}
    if "extends" in data:
        head, tables = _inherit(data["extends"], reader(data["extends"]), reader)
    head = {**head, **{key: data[key] for key in _HEAD & data.keys()}}
    own = {group: entries for group, entries in data.items() if group not in _HEAD}
    return head, {**tables, **flatten(name, own, dict)}


def flatten(name: str, data: Data, kind: type) -> dict[str, Any]:
    """Return the entries of nested tables by path, "group.key"; each must be of type `kind`.

    Raises: variant/unknown-key.
    """
    knobs: dict[str, Any] = {}
    for group, entries in data.items():
        if not isinstance(entries, dict) or not all(isinstance(e, kind) for e in entries.values()):
            raise EngineError("variant/unknown-key", f"{name}: {group}")
        knobs |= {f"{group}.{key}": entry for key, entry in entries.items()}
    return knobs


def _rule_value(name: str, family: str, knob: Knob, entry: Data) -> RuleValue:
    where = f"{name}: {knob.path}"
    for key in entry.keys() - _KNOB_KEYS:
        raise EngineError("variant/unknown-key", f"{where}.{key}")
    if "value" not in entry:
        raise EngineError("variant/missing-key", f"{where}.value")
    cites, why = read_origin(where, entry)
    if not knob.check(entry["value"]):
        raise EngineError("variant/bad-value", where, expected=knob.expected)
    return RuleValue(f"{family}.{knob.path}", entry["value"], cites, why)


def read_origin(where: str, entry: Data) -> tuple[tuple[Cite, ...], str]:
    """Return the citations of an entry, and the reason, which it has exactly if the house is cited.

    Raises: variant/missing-cite, variant/unknown-source, variant/house-needs-why.
    """
    cites = _read_cites(where, entry.get("cite") or ())
    why = entry.get("why", "")
    if any(cite.source == HOUSE for cite in cites) != bool(why):
        raise EngineError("variant/house-needs-why", where)
    return cites, why


def _read_cites(where: str, texts: Iterable[str]) -> tuple[Cite, ...]:
    """Return citations from "MARK place" texts, at least one, each of a known source."""
    cites = []
    for text in texts:
        mark, _, place = text.partition(" ")
        _known_source(where, mark)
        cites.append(Cite(mark, place))
    if not cites:
        raise EngineError("variant/missing-cite", where)
    return tuple(cites)


def _known_source(where: str, mark: str) -> None:
    if mark not in sources():
        raise EngineError("variant/unknown-source", where, source=mark)


@cache
def read_toml(name: str) -> Data:
    """Return the parsed data of a TOML file of this folder.

    Raises: variant/bad-file.
    """
    file = files(__package__).joinpath(f"{name}.toml")
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (FileNotFoundError, tomllib.TOMLDecodeError) as error:
        raise EngineError("variant/bad-file", name, reason=str(error)) from None
