"""The strict loader: rule sets are data, every value is cited, errors get no default."""

import copy
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from brisques.errors import EngineError
from brisques.variants import build_variant, load, sources
from brisques.variants.bezique import BeziqueRules
from brisques.variants.presets import SCHEMAS
from brisques.variants.schema import Cite, knob_fields

Data = dict[str, Any]


def file_data(name: str) -> Data:
    return tomllib.loads(files("brisques.variants").joinpath(f"{name}.toml").read_text("utf-8"))


def built(change: Callable[[Data], object]) -> BeziqueRules:
    """Build the rules of S0's file after a change to its data."""
    data = copy.deepcopy(file_data("fildinski"))
    change(data)
    rules: BeziqueRules = build_variant("changed", data, file_data).rules
    return rules


def put(path: str, **entry: Any) -> Callable[[Data], object]:
    group, _, key = path.partition(".")
    return lambda data: data.setdefault(group, {}).__setitem__(key, entry)


def test_unchanged_data_builds() -> None:
    assert built(lambda _: None) == load("fildinski").rules


def test_a_value_is_taken_from_the_file() -> None:
    assert built(put("match.target", value=1500, cite=["S0 Game"])).target == 1500


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        (put("meld.kinds", value=1, cite=["S0"]), "variant/unknown-key", "meld.kinds"),
        (put("melds.aces", value=1, cite=["S0"]), "variant/unknown-key", "melds.aces"),
        (lambda data: data.update(note="x"), "variant/unknown-key", "note"),
        (lambda data: data["match"].update(note=2), "variant/unknown-key", "match"),
        (
            put("match.target", value=1, cite=["S0"], unit="points"),
            "variant/unknown-key",
            "match.target.unit",
        ),
        (put("match.target", cite=["S0 Game"]), "variant/missing-key", "match.target.value"),
        (put("match.target", value=2000), "variant/missing-cite", "match.target"),
        (put("match.target", value=2000, cite=[]), "variant/missing-cite", "match.target"),
        (put("match.target", value=2000, cite=["S9 x"]), "variant/unknown-source", "match.target"),
        (lambda data: data.update(sources=["S9"]), "variant/unknown-source", "sources"),
        (
            put("match.target", value=2000, cite=["house"]),
            "variant/house-needs-why",
            "match.target",
        ),
        (
            put("match.target", value=2000, cite=["S0 Game"], why="because"),
            "variant/house-needs-why",
            "match.target",
        ),
        (put("match.target", value=-1, cite=["S0"]), "variant/bad-value", "match.target"),
        (put("match.target", value="2000", cite=["S0"]), "variant/bad-value", "match.target"),
        (put("match.target", value=True, cite=["S0"]), "variant/bad-value", "match.target"),
        (put("meld.reuse", value="twice", cite=["S0"]), "variant/bad-value", "meld.reuse"),
        (put("endgame.melds", value=1, cite=["S0"]), "variant/bad-value", "endgame.melds"),
        (put("deal.packets", value=["3"], cite=["S0"]), "variant/bad-value", "deal.packets"),
        (put("deal.packets", value=[8, 0], cite=["S0"]), "variant/bad-value", "deal.packets"),
        (put("pack.copies", value=9, cite=["S0"]), "variant/bad-value", "pack.copies"),
        (put("pack.copies", value=1, cite=["S0"]), "variant/bad-value", "pack.copies"),
        (lambda data: data.update(family="whist"), "variant/unknown-family", "whist"),
    ],
)
def test_a_mistake_in_a_file_is_an_error(
    change: Callable[[Data], object], code: str, where: str
) -> None:
    with pytest.raises(EngineError) as caught:
        built(change)
    assert caught.value.code == code
    assert caught.value.where.endswith(where)


@pytest.mark.parametrize("path", [*knob_fields(BeziqueRules), "title", "family", "sources"])
def test_every_key_is_required(path: str) -> None:
    """No value is filled in silently: without any one key the file does not load."""
    whole: Data = copy.deepcopy(file_data("two-pack"))
    for key, value in file_data("fildinski").items():
        whole[key] = {**whole[key], **value} if isinstance(value, dict) and key in whole else value
    del whole["extends"]
    assert build_variant("whole", whole, file_data).rules == load("fildinski").rules
    group, _, key = path.partition(".")
    del (whole[group] if key else whole)[key or group]
    with pytest.raises(EngineError, match="variant/missing-key") as caught:
        build_variant("changed", whole, file_data)
    assert caught.value.where == f"changed: {path}"


def test_a_base_is_no_variant() -> None:
    with pytest.raises(EngineError, match="variant/unknown"):
        load("two-pack")


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Fildinski",
        "../fildinski",
        "sources",
        "index",
        "readings-filko",
        "many-packs",
        "a" * 999,
    ],
)
def test_unknown_variants(name: str) -> None:
    with pytest.raises(EngineError) as caught:
        load(name)
    assert caught.value.code == "variant/unknown"
    assert len(caught.value.where) <= 40


def test_rule_ids_are_the_paths_with_the_family(variant: str) -> None:
    shown = load(variant)
    places = knob_fields(SCHEMAS[shown.family])
    assert set(shown.knobs) == {f"{shown.family}.{path}" for path in places}
    for path, item in places.items():
        assert shown.knobs[f"{shown.family}.{path}"].value == getattr(shown.rules, item.name)


def test_an_unknown_rule_has_no_citations(variant: str) -> None:
    assert load(variant).cites(None) == ()
    assert load(variant).cites("bezique.meld.none") == ()


def test_a_citation_is_a_mark_and_a_place(variant: str) -> None:
    assert load("fildinski").cites("bezique.deal.hand")[0] == Cite("S0", "The Deal")
    for rule in load(variant).knobs.values():
        assert all(cite.source in sources() for cite in rule.cites), rule
