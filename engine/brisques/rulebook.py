"""Rule sets as plain data for readers: one explained, two compared, and every choice of a knob.

Values are as in the TOML files, but a choice that is a list is written as in a spec, "3-2-3".
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from brisques.errors import EngineError
from brisques.variants import conflicts, load, names, sources, with_values
from brisques.variants.bezique import BeziqueRules
from brisques.variants.choices import Choice, knob_choices, merge_cites, readings
from brisques.variants.filko import FilkoRules, keeps_masters
from brisques.variants.presets import SCHEMAS, preset
from brisques.variants.schema import Cite, Knob, RuleValue, Variant, knob_fields
from brisques.variants.spec import format_value

Answer = dict[str, Any]


def cite_list(cites: Iterable[Cite]) -> list[Answer]:
    """Return citations as plain data."""
    return [{"source": cite.source, "where": cite.where} for cite in cites]


# --- all presets ------------------------------------------------------------------------------


def variant_lines() -> list[Answer]:
    """Return for every preset what a person needs to choose a game."""
    return [_line(load(name)) for name in names()]


def _line(variant: Variant) -> Answer:
    rules = variant.rules
    shape = _filko_shape(rules) if variant.family == "filko" else _bezique_shape(rules)
    return {
        "name": variant.name,
        "title": variant.title,
        "family": variant.family,
        "pack": rules.pattern,
        "players": rules.players,
        **shape,
        "sources": list(variant.sources),
    }


def _bezique_shape(rules: BeziqueRules) -> Answer:
    return {
        "group": _group(rules),
        "packs": rules.copies,
        "hand": rules.hand,
        "unit": "deal" if rules.end == "one-deal" else "match",
        "target": rules.target,
    }


def _filko_shape(rules: FilkoRules) -> Answer:
    """Return the shape of a match without an end or a target."""
    return {
        "group": "filko",
        "packs": 1,
        "hand": sum(rules.packets),
        "unit": "deal",
        "target": 0,
        "servants": keeps_masters(rules),
    }


def _group(rules: BeziqueRules) -> str:
    """Return the heading under which a game is listed: the first that fits."""
    if rules.players > 2:
        return "more"
    if rules.copies > 2:
        return "many"
    return "won" if rules.meld_source == "won" else "hand"


# --- one rule set -----------------------------------------------------------------------------


def explain(spec: str) -> Answer:
    """Return every rule of a variant with its citations, reasons and misprints.

    Raises: variant/...
    """
    variant = load(spec)
    rules = [{"id": rule.id, **_rule(variant, rule)} for rule in variant.knobs.values()]
    return {
        "variant": variant.name,
        "preset": variant.preset,
        "title": variant.title,
        "house": list(variant.house),
        "rules": rules,
        "sources": _sources(rules),
    }


def _rule(variant: Variant, rule: RuleValue) -> Answer:
    return {**_value(rule), "misprint": _misprint(variant, rule)}


def _value(rule: RuleValue) -> Answer:
    return {"value": rule.value, "cites": cite_list(rule.cites), "inferred": rule.why or None}


def _misprint(variant: Variant, rule: RuleValue) -> Answer | None:
    """Return what the preset's own source prints in place of this value."""
    for reading in readings(variant.family):
        same_rule = f"{variant.family}.{reading.path}" == rule.id
        if same_rule and variant.preset in reading.misprint_in and reading.value != rule.value:
            return {"value": reading.value, "cites": cite_list(reading.cites)}
    return None


def _sources(rules: list[Answer]) -> Answer:
    """Return the sources that these rules cite."""
    marks = {cite["source"] for rule in rules for cite in rule["cites"]}
    marks |= {cite["source"] for rule in rules for cite in (rule["misprint"] or rule)["cites"]}
    return {
        mark: {"title": source.title, "author": source.author, "url": source.url}
        for mark, source in sources().items()
        if mark in marks
    }


# --- two rule sets ----------------------------------------------------------------------------


def compare(first: str, second: str) -> Answer:
    """Return the rules in which two variants of a family differ.

    Raises: variant/other-family, variant/...
    """
    a, b = load(first), load(second)
    if a.family != b.family:
        raise EngineError("variant/other-family", b.name[:40], family=b.family)
    return {
        "a": {"variant": a.name, "title": a.title},
        "b": {"variant": b.name, "title": b.title},
        "rows": [
            {"id": rule.id, "a": _value(rule), "b": _value(b.knobs[rule.id])}
            for rule in a.knobs.values()
            if rule.value != b.knobs[rule.id].value
        ],
    }


# --- house rules ------------------------------------------------------------------------------


def choose(spec: str) -> Answer:
    """Return every knob of a variant with its choices: who gives each, and what it conflicts with.

    Facts are left out: no house rule changes them. Raises: variant/...
    """
    variant = load(spec)
    known = knob_choices(variant.family)
    knobs = knob_fields(SCHEMAS[variant.family]).values()
    shown = [knob for knob in knobs if knob.kind != "fact"]
    return {
        "variant": variant.name,
        "groups": [
            {"group": group, "knobs": [_knob(variant, knob, known[knob.path]) for knob in of_group]}
            for group, of_group in groupby(shown, key=lambda knob: knob.path.partition(".")[0])
        ],
    }


def _knob(variant: Variant, knob: Knob, known: tuple[Choice, ...]) -> Answer:
    own = getattr(preset(variant.preset).rules, knob.name)
    return {
        "id": f"{variant.family}.{knob.path}",
        "path": knob.path,
        "kind": "choice" if knob.kind in ("list", "faces") else knob.kind,
        "value": _shown(getattr(variant.rules, knob.name)),
        "preset": _shown(own),
        "choices": [_choice(variant, knob, choice) for choice in known],
    }


def _shown(value: Any) -> Any:
    return format_value(value) if isinstance(value, list) else value


def _choice(variant: Variant, knob: Knob, choice: Choice) -> Answer:
    return {
        "value": _shown(choice.value),
        "cites": cite_list(_own_first(variant, knob, choice)),
        "variants": list(choice.presets),
        "misprint": variant.preset in choice.misprint_in
        or bool(choice.misprint_in and not choice.presets),
        "conflict": _conflict(variant, knob, choice.value),
    }


def _own_first(variant: Variant, knob: Knob, choice: Choice) -> tuple[Cite, ...]:
    """Return a choice's citations; for the preset's own value, the preset's come first."""
    own = preset(variant.preset).knobs[f"{variant.family}.{knob.path}"]
    return merge_cites(own.cites, choice.cites) if own.value == choice.value else choice.cites


def _conflict(variant: Variant, knob: Knob, value: Any) -> Answer | None:
    """Return what keeps this value from being chosen, given the other rules of the variant."""
    conflict = None
    if knob.path in conflicts.conflicting_knobs(variant.family):
        rules = with_values(variant, {knob.path: value})
        conflict = conflicts.find_conflict(variant.family, rules, (knob.path,))
    if conflict is None:
        return None
    return {
        "code": "variant/conflict",
        "where": conflict.path,
        "params": {"reason": conflict.reason, "other": conflict.other},
    }
