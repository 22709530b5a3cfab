"""The schema of rules: typed fields ("knobs") of a family's rules, and their TOML paths.

A family's rules are a frozen dataclass whose fields are made by `choice`, `number` and the like.
The path ("endgame.duty") is the place of the value in the TOML file; after the family's name it is
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
    """A citation: a mark of sources.toml and a place in that source."""

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
    """The value of a knob in a variant, with citations; if no source has it, the reason's key."""

    id: str
    value: Any
    cites: tuple[Cite, ...]
    why: str = ""


@dataclass(frozen=True, slots=True)
class Variant:
    """A citable rule set: its name, its family, and every rule with its source.

    `name` is a preset's name, or the canonical spec of a preset with house rules; `preset` is the
    name of the preset alone, and `house` the ids of the rules that differ from it.
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
        """Return the citations of a rule id; none for None or an unknown id."""
        rule_value = self.knobs.get(rule or "")
        return rule_value.cites if rule_value else ()


@dataclass(frozen=True, slots=True)
class Knob:
    """The description of a field of a family's rules: its TOML path and the values it takes.

    `kind` is "choice", "number", "switch", "list" (of whole numbers), "faces" (of the German pack)
    or "fact": shown with its source, but not changeable, since no play depends on it. `values` are
    those of a choice or a fact. `expected` describes what `check` accepts.
    """

    name: str
    path: str
    kind: str
    check: Callable[[Any], bool]
    expected: str
    values: tuple[str, ...] = ()


def choice(path: str, *values: str) -> Any:
    """Make a knob that takes one of the named values."""
    return _knob(path, "choice", lambda value: value in values, " | ".join(values), values)


def fact(path: str, *values: str) -> Any:
    """Make a fact: one of the named values, which no house rule changes."""
    return _knob(path, "fact", lambda value: value in values, " | ".join(values), values)


MOST_POINTS = 100_000
"""Upper bound of a number; no rule gives more points."""


def number(path: str, least: int = 0, most: int = MOST_POINTS) -> Any:
    """Make a knob that takes a whole number from `least` to `most`."""

    def check(value: Any) -> bool:
        return type(value) is int and least <= value <= most

    return _knob(path, "number", check, f"{least} to {most}")


def switch(path: str) -> Any:
    """Make a knob that is true or false."""
    return _knob(path, "switch", lambda value: type(value) is bool, "true | false")


def numbers(path: str) -> Any:
    """Make a knob that takes a list of whole numbers."""

    def check(value: Any) -> bool:
        return type(value) is list and all(type(item) is int and item > 0 for item in value)

    return _knob(path, "list", check, "list of whole numbers")


def faces(path: str) -> Any:
    """Make a knob that takes a list of different faces of the German pack, as codes."""

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
def knob_fields(schema: type) -> Mapping[str, Knob]:
    """Return the knob of each TOML path, for every field of a family's rules, in order."""
    knobs = (Knob(item.name, **item.metadata) for item in fields(schema))
    return {item.path: item for item in knobs}
