"""What values a knob is known to take: those of the presets, and those that only print gives.

`readings-<family>.toml` holds the latter: misprints, and readings of a source that no preset
follows. As in a preset, one that cites the house says why::

    [[meld.marriage]]
    value = 40
    cite = ["S2 Declarations"]
    misprint-in = ["bezique"]      # the presets whose own source prints it, and that put it right
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from brisques.errors import EngineError
from brisques.variants.presets import HOUSE, SCHEMAS, flatten, names, preset, read_origin, read_toml
from brisques.variants.schema import Cite, Knob, knob_fields

_KEYS = {"value", "cite", "why", "misprint-in"}


@dataclass(frozen=True, slots=True)
class Reading:
    """A printed value; `misprint_in` names the presets that put it right."""

    path: str
    value: Any
    cites: tuple[Cite, ...]
    misprint_in: tuple[str, ...]
    why: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A value of a knob: its citations, the reason if no source has it, and the presets with it."""

    value: Any
    cites: tuple[Cite, ...]
    why: str
    presets: tuple[str, ...]
    misprint_in: tuple[str, ...]


@cache
def readings(family: str) -> tuple[Reading, ...]:
    """Return the readings that no preset follows, in the order of the file."""
    return build_readings(family, read_toml(f"readings-{family}"))


def build_readings(family: str, data: Mapping[str, Any]) -> tuple[Reading, ...]:
    """Return readings from parsed TOML, checked as strictly as presets.

    Raises: variant/unknown-key, variant/bad-value, variant/missing-cite and the like.
    """
    readings = []
    places = knob_fields(SCHEMAS[family])
    for path, entries in flatten("readings", data, list).items():
        where = f"readings: {path}"
        for entry in entries:
            for key in [path] if path not in places else entry.keys() - _KEYS:
                raise EngineError("variant/unknown-key", f"{where}: {key}")
            if not places[path].check(entry.get("value")):
                raise EngineError("variant/bad-value", where, expected=places[path].expected)
            cites, why = read_origin(where, entry)
            misprints = tuple(entry.get("misprint-in", ()))
            readings.append(Reading(path, entry["value"], cites, misprints, why))
    return tuple(readings)


@cache
def knob_choices(family: str) -> Mapping[str, tuple[Choice, ...]]:
    """Return the choices of each knob, by path: all named values, numbers and lists in use."""
    return {path: _choices(family, knob) for path, knob in knob_fields(SCHEMAS[family]).items()}


def _choices(family: str, knob: Knob) -> tuple[Choice, ...]:
    own = [preset(name) for name in names() if preset(name).family == family]
    rules = {variant.name: variant.knobs[f"{family}.{knob.path}"] for variant in own}
    printed = [reading for reading in readings(family) if reading.path == knob.path]
    known = [rule.value for rule in rules.values()] + [reading.value for reading in printed]
    return tuple(
        _choice(
            value,
            [(name, rule.cites, rule.why) for name, rule in rules.items() if rule.value == value],
            [reading for reading in printed if reading.value == value],
        )
        for value in _values(knob, known)
    )


def _values(knob: Knob, known: list[Any]) -> list[Any]:
    """Return the values to choose from, in display order."""
    if knob.kind == "switch":
        return [True, False]
    if knob.kind == "choice":
        return list(knob.values)
    different = [value for at, value in enumerate(known) if value not in known[:at]]
    return sorted(different) if knob.kind == "number" else different


def _choice(
    value: Any, played: list[tuple[str, tuple[Cite, ...], str]], printed: list[Reading]
) -> Choice:
    cites = merge_cites(*(cites for _, cites, _ in played), *(it.cites for it in printed))
    # The reason of a preset says how the value is played, which a printed reading leaves open.
    reasons = [why for _, _, why in played] or [reading.why for reading in printed]
    inferred = bool(reasons) and all(reasons)
    if inferred and cites[0].source != HOUSE:
        cites = (*cites, Cite(HOUSE, ""))
    return Choice(
        value,
        cites,
        reasons[0] if inferred else "",
        tuple(name for name, _, _ in played),
        tuple(name for reading in printed for name in reading.misprint_in),
    )


def merge_cites(*groups: Iterable[Cite]) -> tuple[Cite, ...]:
    """Return the citations of several values, each once; the house only where no source has one."""
    cites = dict.fromkeys(cite for group in groups for cite in group)
    spoken = tuple(cite for cite in cites if cite.source != HOUSE)
    return spoken or tuple(cites)
