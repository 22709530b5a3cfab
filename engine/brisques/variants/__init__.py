"""Rule sets as data: presets from TOML files, and house rules over them.

`presets` reads the files, `spec` the text that names a preset and house rules, `conflicts` knows
what cannot be played together, and `choices` the values of each knob with their sources.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from brisques.errors import EngineError
from brisques.variants import conflicts
from brisques.variants.choices import knob_choices
from brisques.variants.presets import HOUSE, SCHEMAS, build_variant, names, preset, sources
from brisques.variants.schema import Cite, RuleValue, Variant, knob_fields
from brisques.variants.spec import format_spec, parse_spec

__all__ = ["OWN_RULE", "build_variant", "load", "names", "sources", "with_values"]

OWN_RULE = "own-house-rule"
"""The key of the reason of a house rule whose value is in no source."""


@lru_cache(maxsize=64)
def load(spec: str) -> Variant:
    """Return the variant of a spec.

    Raises: variant/..., naming the knob or the preset.
    """
    name, changes = parse_spec(spec)
    variant = preset(name)
    changed = {
        knob.path: changes[knob.path]
        for knob in knob_fields(SCHEMAS[variant.family]).values()
        if knob.path in changes and changes[knob.path] != getattr(variant.rules, knob.name)
    }
    if not changed:
        return variant
    rules = with_values(variant, changed)
    conflict = conflicts.find_conflict(variant.family, rules, changed)
    if conflict is not None:
        raise EngineError(
            "variant/conflict", conflict.path, reason=conflict.reason, other=conflict.other
        )
    own = [_house_rule(variant.family, path, value) for path, value in changed.items()]
    return replace(
        variant,
        name=format_spec(name, changed),
        knobs={**variant.knobs, **{rule.id: rule for rule in own}},
        rules=rules,
        house=tuple(rule.id for rule in own),
    )


def with_values(variant: Variant, changed: Mapping[str, Any]) -> Any:
    """Return the variant's rules with other values, by path, whether or not they can be played."""
    places = knob_fields(SCHEMAS[variant.family])
    return replace(variant.rules, **{places[path].name: value for path, value in changed.items()})


def _house_rule(family: str, path: str, value: Any) -> RuleValue:
    """Return a value chosen over the preset's, with the sources of other variants that have it."""
    for choice in knob_choices(family)[path]:
        if choice.value == value and choice.cites:
            return RuleValue(f"{family}.{path}", value, choice.cites, choice.why)
    return RuleValue(f"{family}.{path}", value, (Cite(HOUSE, ""),), OWN_RULE)
