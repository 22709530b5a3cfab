"""The typed records that variants load into, and how a field of one is tied to its TOML path.

A family's rules are a frozen dataclass whose fields are made by `knob(path, kind, ...)`. The path
("endgame.duty") is where the value stands in the TOML file; with the family's name before it it is
the rule's id ("bezique.endgame.duty") in events, refusals, texts and anchors.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any


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
    """A citable rule set: its name, its family, and every rule with its source."""

    name: str
    title: str
    family: str
    sources: tuple[str, ...]
    knobs: Mapping[str, RuleValue]
    rules: Any

    def cites(self, rule: str | None) -> tuple[Cite, ...]:
        """The citations of a rule id; empty for none."""
        found = self.knobs.get(rule or "")
        return found.cites if found else ()


def knob(path: str, check: Callable[[Any], bool], expected: str) -> Any:
    """A dataclass field read from `path`; `check` accepts its values, `expected` names them."""
    return field(metadata={"path": path, "check": check, "expected": expected})


def choice(path: str, *values: str) -> Any:
    """A knob that takes one of the named values."""
    return knob(path, lambda value: value in values, " | ".join(values))


MOST_POINTS = 100_000
"""More than any rule gives."""


def number(path: str, least: int = 0, most: int = MOST_POINTS) -> Any:
    """A knob that takes a whole number, both bounds included."""
    return knob(
        path, lambda value: type(value) is int and least <= value <= most, f"{least} to {most}"
    )


def switch(path: str) -> Any:
    """A knob that is true or false."""
    return knob(path, lambda value: type(value) is bool, "true | false")


def numbers(path: str) -> Any:
    """A knob that takes a list of whole numbers."""
    return knob(
        path,
        lambda value: type(value) is list and all(type(item) is int for item in value),
        "list of whole numbers",
    )


def knob_fields(record: type) -> dict[str, Any]:
    """TOML path to dataclass field, for every knob of a record."""
    return {item.metadata["path"]: item for item in fields(record)}
