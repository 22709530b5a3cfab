"""The typed records that variants load into, and how a field of one is tied to its TOML path.

A family's rules are a frozen dataclass whose fields are made by `knob(path, kind, ...)`. The path
("endgame.duty") is where the value stands in the TOML file; with the family's name before it it is
the rule's id ("bezique.endgame.duty") in events, refusals, texts and anchors.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any

from brisques.cards import GERMAN
from brisques.errors import EngineError


@dataclass(frozen=True, slots=True)
class Cite:
    """Where a value is from: a mark of sources.toml and a place in that source."""

    source: str
    where: str


@dataclass(frozen=True, slots=True)
class Source:
    """One entry of sources.toml."""

    title: str
    author: str = ""
    url: str = ""


@dataclass(frozen=True, slots=True)
class RuleValue:
    """One knob of a variant: its rule id, value, citations and, if nobody says it, the reason."""

    id: str
    value: Any
    cites: tuple[Cite, ...]
    why: str = ""


@dataclass(frozen=True, slots=True)
class Variant:
    """A citable rule set: its name, its family, and every rule with its source.

    `name` is a preset's, or the canonical spec of a preset with house rules; `preset` is the
    preset's alone and `house` the ids of the rules that differ from it.
    """

    name: str
    title: str
    family: str
    sources: tuple[str, ...]
    knobs: Mapping[str, RuleValue]
    rules: Any
    preset: str
    house: tuple[str, ...] = ()

    def cites(self, rule: str | None) -> tuple[Cite, ...]:
        """The citations of a rule id; empty for none."""
        found = self.knobs.get(rule or "")
        return found.cites if found else ()


@dataclass(frozen=True, slots=True)
class Knob:
    """What a field of a record is to those who do not play by it: where it stands, what it takes.

    `kind` is "choice", "number", "switch", "list" (of whole numbers), "faces" (of the German pack)
    or "fact": told with its source, but for no table to change, since no play depends on it.
    `values` are those of a choice or a fact. `expected` says in words what `check` accepts.
    """

    name: str
    path: str
    kind: str
    check: Callable[[Any], bool]
    expected: str
    values: tuple[str, ...] = ()


def choice(path: str, *values: str) -> Any:
    """A knob that takes one of the named values."""
    return _knob(path, "choice", lambda value: value in values, " | ".join(values), values)


def fact(path: str, *values: str) -> Any:
    """A fact: one of the named values."""
    return _knob(path, "fact", lambda value: value in values, " | ".join(values), values)


MOST_POINTS = 100_000
"""More than any rule gives."""


def number(path: str, least: int = 0, most: int = MOST_POINTS) -> Any:
    """A knob that takes a whole number, both bounds included."""

    def check(value: Any) -> bool:
        return type(value) is int and least <= value <= most

    return _knob(path, "number", check, f"{least} to {most}")


def switch(path: str) -> Any:
    """A knob that is true or false."""
    return _knob(path, "switch", lambda value: type(value) is bool, "true | false")


def numbers(path: str) -> Any:
    """A knob that takes a list of whole numbers."""

    def check(value: Any) -> bool:
        return type(value) is list and all(type(item) is int and item > 0 for item in value)

    return _knob(path, "list", check, "list of whole numbers")


def faces(path: str) -> Any:
    """A knob that takes a list of faces of the German pack by their codes, none twice."""

    def check(value: Any) -> bool:
        return type(value) is list and len({*map(_german_face, value)} - {None}) == len(value)

    return _knob(path, "faces", check, "list of different faces")


def _german_face(code: Any) -> int | None:
    try:
        return GERMAN.parse_face(code) if type(code) is str else None
    except EngineError:
        return None


def _knob(
    path: str,
    kind: str,
    check: Callable[[Any], bool],
    expected: str,
    values: tuple[str, ...] = (),
) -> Any:
    return field(
        metadata={
            "path": path,
            "kind": kind,
            "check": check,
            "expected": expected,
            "values": values,
        }
    )


@cache
def knob_fields(record: type) -> Mapping[str, Knob]:
    """TOML path to knob, for every field of a record, in the record's order."""
    knobs = (Knob(item.name, **item.metadata) for item in fields(record))
    return {item.path: item for item in knobs}
