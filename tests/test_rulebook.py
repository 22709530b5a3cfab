"""The rulebook: one rule set explained, two compared, and the allowed values of every knob."""

import json
from typing import Any

import pytest

from brisques.bridge import Bridge
from brisques.cli.main import main
from brisques.errors import EngineError
from brisques.rulebook import choose, compare, explain, variant_lines
from brisques.variants import load, names, sources
from brisques.variants.choices import build_readings
from brisques.variants.presets import SCHEMAS
from brisques.variants.schema import knob_fields
from brisques.variants.spec import format_value

Answer = dict[str, Any]
MARRIAGE = "bezique.meld.marriage"
PRINTED_BY_S2 = (
    "bezique",
    "bezique-1500",
    "bezique-no-trump",
    "bezique-pinochle",
    "three-hand",
    "four-hand",
    "four-hand-partners",
)


FACTS = {
    "bezique": {
        *("pack.pattern", "pack.ranking", "deal.first-dealer", "deal.rotation", "deal.first-lead"),
        *("trick.equal-cards", "stock.draw", "stock.last-draw"),
    },
    "filko": {"pack.pattern", "deal.first-dealer"},
}
"""Facts of a game that no house rule can change."""


def by_id(rules: list[Answer]) -> dict[str, Answer]:
    return {rule["id"]: rule for rule in rules}


def knobs_of(spec: str) -> dict[str, Answer]:
    return {knob["path"]: knob for group in choose(spec)["groups"] for knob in group["knobs"]}


def choice_of(spec: str, path: str, value: Any) -> Answer:
    (found,) = [c for c in knobs_of(spec)[path]["choices"] if c["value"] == value]
    assert isinstance(found, dict)
    return found


# --- all presets ------------------------------------------------------------------------------


def test_every_preset_is_listed_in_one_line() -> None:
    lines = {line["name"]: line for line in variant_lines()}
    assert list(lines) == list(names())
    assert lines["fildinski"] == {
        "name": "fildinski",
        "title": "Fildinski",
        "family": "bezique",
        "group": "won",
        "pack": "french",
        "packs": 2,
        "players": 2,
        "hand": 8,
        "unit": "match",
        "target": 2000,
        "sources": ["S0"],
    }
    eight = lines["eight-pack"]
    assert (eight["packs"], eight["hand"], eight["unit"], eight["target"]) == (8, 15, "deal", 0)
    groups = {name: line["group"] for name, line in lines.items()}
    assert [name for name in groups if groups[name] == "won"] == list(names()[:4])
    assert [name for name in groups if groups[name] == "hand"] == list(names()[4:10])
    assert [name for name in groups if groups[name] == "many"] == list(names()[10:14])
    assert [name for name in groups if groups[name] == "more"] == list(names()[14:17])
    assert [name for name in groups if groups[name] == "filko"] == list(names()[17:])


# --- explain ----------------------------------------------------------------------------------


def test_explain_describes_every_rule_with_its_sources(variant: str) -> None:
    told = explain(variant)
    assert (told["variant"], told["preset"], told["house"]) == (variant, variant, [])
    family = load(variant).family
    paths = knob_fields(SCHEMAS[family])
    assert [rule["id"] for rule in told["rules"]] == [f"{family}.{path}" for path in paths]
    for rule in told["rules"]:
        assert rule["cites"]
        assert bool(rule["inferred"]) == any(c["source"] == "house" for c in rule["cites"])
        for cite in rule["cites"] + (rule["misprint"] or {"cites": []})["cites"]:
            assert told["sources"][cite["source"]]["title"] == sources()[cite["source"]].title
    assert told["sources"].keys() <= sources().keys()


def test_explain_of_house_rules() -> None:
    told = explain("bezique,match.target=1200,meld.aces=120")
    assert (told["variant"], told["preset"]) == (
        "bezique,meld.aces=120,match.target=1200",
        "bezique",
    )
    assert told["house"] == ["bezique.meld.aces", "bezique.match.target"]
    aces = by_id(told["rules"])["bezique.meld.aces"]
    assert aces["value"] == 120
    assert [cite["source"] for cite in aces["cites"]] == ["house"]
    assert aces["inferred"]


def test_a_house_value_keeps_the_reason_of_the_preset_that_plays_it() -> None:
    for spec, preset, path in (
        ("bezique,seven.when=shown", "bezique-penguin", "bezique.seven.when"),
        ("four-hand,trump.method=first-marriage,seven.exchange=none", "bezique-no-trump", ""),
    ):
        rule = path or "bezique.trump.method"
        chosen, played = (by_id(explain(name)["rules"])[rule] for name in (spec, preset))
        assert chosen["value"] == played["value"]
        assert chosen["inferred"] == played["inferred"] != ""


def test_a_misprint_is_shown_beside_the_value_that_is_played() -> None:
    for name in PRINTED_BY_S2:
        rules = by_id(explain(name)["rules"])
        assert rules[MARRIAGE]["value"] == 20
        assert rules[MARRIAGE]["misprint"] == {
            "value": 40,
            "cites": [{"source": "S2", "where": "Declarations"}],
        }
        assert rules["bezique.meld.double-bezique"]["misprint"]["value"] == 250
    rubicon = by_id(explain("rubicon")["rules"])[MARRIAGE]["misprint"]
    assert rubicon["cites"] == [{"source": "S2", "where": "Rubicon Bezique"}]
    poker = by_id(explain("six-pack-pokerwiner")["rules"])
    assert poker["bezique.meld.trump-queens"]["misprint"]["value"] == 900
    assert poker["bezique.meld.trump-jacks"]["misprint"]["value"] == 0
    assert (
        by_id(explain("bezique-penguin")["rules"])["bezique.seven.points"]["misprint"]["value"] == 7
    )
    assert by_id(explain("fildinski-catsatcards")["rules"])[MARRIAGE]["misprint"] is None
    six = by_id(explain("six-pack")["rules"])
    assert [rule["id"] for rule in six.values() if rule["misprint"]] == []


def test_a_printed_value_that_is_played_is_no_misprint() -> None:
    rules = by_id(explain("bezique,meld.marriage=40")["rules"])
    assert (rules[MARRIAGE]["value"], rules[MARRIAGE]["misprint"]) == (40, None)


# --- compare ----------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["fildinski", "rubicon", "bezique,meld.aces=120"])
def test_compare_lists_every_difference_and_nothing_else(other: str) -> None:
    told = compare("bezique", other)
    assert told["a"] == {"variant": "bezique", "title": "Bézique"}
    assert told["b"]["variant"] == other
    a, b = by_id(explain("bezique")["rules"]), by_id(explain(other)["rules"])
    differ = [id_ for id_ in a if a[id_]["value"] != b[id_]["value"]]
    assert [row["id"] for row in told["rows"]] == differ
    assert differ
    for row in told["rows"]:
        for side, rules in (("a", a), ("b", b)):
            assert row[side] == {k: rules[row["id"]][k] for k in ("value", "cites", "inferred")}


def test_a_rule_set_does_not_differ_from_itself() -> None:
    assert compare("bezique", "bezique,meld.marriage=20")["rows"] == []


def test_compare_bezique_with_fildinski() -> None:
    rows = by_id(compare("bezique", "fildinski")["rows"])
    changes = {id_: (row["a"]["value"], row["b"]["value"]) for id_, row in rows.items()}
    assert changes["bezique.meld.source"] == ("hand", "won")
    assert changes["bezique.meld.per-trick"] == (1, 2)
    assert changes["bezique.match.target"] == (1000, 2000)


# --- choices ----------------------------------------------------------------------------------


def test_choices_list_every_knob_that_can_be_changed(variant: str) -> None:
    groups = choose(variant)["groups"]
    assert len({group["group"] for group in groups}) == len(groups)
    shown = knobs_of(variant)
    plain = load(variant)
    knobs = knob_fields(SCHEMAS[plain.family])
    facts = {path for path, knob in knobs.items() if knob.kind == "fact"}
    assert facts == FACTS[plain.family]
    assert {path for path, knob in knobs.items() if len(knob.values) == 1} <= facts
    assert list(shown) == [path for path in knobs if path not in facts]
    for path, knob in shown.items():
        value = getattr(plain.rules, knobs[path].name)
        assert (
            knob["value"]
            == knob["preset"]
            == (format_value(value) if isinstance(value, list) else value)
        )
        assert knob["id"] == f"{plain.family}.{path}"
        (own,) = [c for c in knob["choices"] if c["value"] == knob["value"]]
        assert variant in own["variants"]
        assert own["conflict"] is None
        assert own["cites"]


def test_choices_fit_the_type_of_each_knob() -> None:
    knobs = knobs_of("bezique")
    assert [c["value"] for c in knobs["meld.table-only"]["choices"]] == [True, False]
    assert [c["value"] for c in knobs["meld.partner"]["choices"]] == ["none", "pass", "either"]
    assert [c["value"] for c in knobs["meld.marriage"]["choices"]] == [20, 40]
    assert [c["value"] for c in knobs["match.target"]["choices"]] == [0, 1000, 1500, 2000]
    packets = [c["value"] for c in knobs["deal.packets"]["choices"]]
    assert {"3-2-3", "3-3-3", "-".join("1" * 12)} <= set(packets)
    assert len(packets) == len(set(packets))
    kinds = {path: knob["kind"] for path, knob in knobs.items()}
    assert (kinds["meld.table-only"], kinds["meld.marriage"]) == ("switch", "number")
    assert (kinds["meld.partner"], kinds["deal.packets"]) == ("choice", "choice")


def test_each_choice_has_its_sources_and_the_games_that_play_it() -> None:
    forty = choice_of("bezique", "meld.marriage", 40)
    assert (forty["misprint"], forty["variants"]) == (True, [])
    assert {"source": "S2", "where": "Rubicon Bezique"} in forty["cites"]
    twenty = choice_of("bezique", "meld.marriage", 20)
    assert (twenty["misprint"], twenty["variants"]) == (False, list(names()[:17]))
    assert twenty["cites"][0] == by_id(explain("bezique")["rules"])[MARRIAGE]["cites"][0]
    portland = choice_of("rubicon", "match.settlement", "portland")
    assert [cite["source"] for cite in portland["cites"]] == ["X-HO", "X-FO", "X-EB"]
    own = choice_of("bezique", "stock.duty", "follow-beat-trump")
    assert (own["cites"], own["variants"]) == ([], [])
    assert all(cite["source"] != "house" for cite in choice_of("rubicon", "meld.tens", 0)["cites"])


def test_a_misprint_is_marked_only_in_the_game_that_prints_it() -> None:
    assert choice_of("six-pack-pokerwiner", "meld.trump-jacks", 0)["misprint"]
    assert not choice_of("six-pack", "meld.trump-jacks", 0)["misprint"]
    assert choice_of("six-pack", "meld.trump-queens", 900)["misprint"]


def test_a_choice_that_conflicts_says_why() -> None:
    path, value = "seven.exchanged-to", "won"
    assert choice_of("bezique", path, value)["conflict"] == {
        "code": "variant/conflict",
        "where": "seven.exchanged-to",
        "params": {"reason": "exchanged-goes-where-melds-are", "other": "meld.source"},
    }
    assert choice_of("bezique,seven.exchange=none", path, value)["conflict"] is None


@pytest.mark.parametrize(
    "spec", ["fildinski", "rubicon,carte-blanche.points=0", "four-hand-partners", "kelebia"]
)
def test_conflicts_of_choices_are_those_of_their_specs(spec: str) -> None:
    told: list[bool] = []
    for path, knob in knobs_of(spec).items():
        for choice in knob["choices"]:
            asked = [item for item in spec.split(",") if not item.startswith(path + "=")]
            wanted = f"{path}={format_value(choice['value'])}"
            try:
                load(",".join([*asked, wanted]))
                refused = None
            except EngineError as error:
                refused = {"code": error.code, "where": error.where, "params": error.params}
            assert (choice["conflict"] is None) == (refused is None), (path, choice)
            told.append(refused is None)
    assert True in told
    assert False in told


def test_choices_over_house_rules_show_both_values() -> None:
    knob = knobs_of("bezique,meld.marriage=40")["meld.marriage"]
    assert (knob["value"], knob["preset"]) == (40, 20)
    packets = knobs_of("bezique,deal.packets=2-6")["deal.packets"]
    assert (packets["value"], packets["preset"]) == ("2-6", "3-2-3")


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ({"value": 1, "cite": ["S0"], "who": "x"}, "variant/unknown-key"),
        ({"value": 1, "cite": ["S0"], "why": "x"}, "variant/house-needs-why"),
        ({"value": 1, "cite": ["house"]}, "variant/house-needs-why"),
        ({"value": "1", "cite": ["S0"]}, "variant/bad-value"),
        ({"cite": ["S0"]}, "variant/bad-value"),
        ({"value": 1}, "variant/missing-cite"),
        ({"value": 1, "cite": ["S9"]}, "variant/unknown-source"),
    ],
)
def test_readings_are_checked_as_strictly_as_presets(entry: Answer, code: str) -> None:
    assert build_readings("bezique", {"meld": {"aces": [{"value": 1, "cite": ["S0"]}]}})
    with pytest.raises(EngineError, match=code):
        build_readings("bezique", {"meld": {"aces": [entry]}})


def test_readings_of_an_unknown_rule_are_errors() -> None:
    for data in ({"meld": {"eights": [{"value": 1, "cite": ["S0"]}]}}, {"meld": {"aces": 1}}):
        with pytest.raises(EngineError, match="variant/unknown-key"):
            build_readings("bezique", data)


# --- the bridge and the shell -------------------------------------------------------------------


def called(op: str, **given: Any) -> Answer:
    answer: Answer = json.loads(Bridge().call(json.dumps({"op": op, **given})))
    return answer


def test_the_bridge_explains_a_spec() -> None:
    spec = "rubicon,meld.tens=90"
    for op, asked, told in (
        ("explain", {"variant": spec}, explain(spec)),
        ("choices", {"variant": spec}, choose(spec)),
        ("compare", {"a": spec, "b": "rubicon"}, compare(spec, "rubicon")),
        ("variants", {}, {"variants": variant_lines()}),
    ):
        assert called(op, **asked) == {"ok": True, **json.loads(json.dumps(told))}


def test_the_bridge_says_why_rules_conflict() -> None:
    for op, asked in (
        ("explain", {"variant": "bezique,match.target=0"}),
        ("choices", {"variant": "bezique,match.target=0"}),
        ("compare", {"a": "bezique", "b": "bezique,match.target=0"}),
        ("new", {"variant": "bezique,match.target=0", "seats": [{"kind": "human"}], "seed": ""}),
    ):
        error = called(op, **asked)["error"]
        assert (error["code"], error["where"]) == ("variant/conflict", "match.target")
        assert error["params"] == {"reason": "match-needs-target", "other": "match.end"}


def printed(capsys: pytest.CaptureFixture[str], *argv: str) -> list[str]:
    assert main(argv) == 0
    return capsys.readouterr().out.splitlines()


def test_the_shell_explains_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "explain", "rubicon,meld.tens=90")
    (tens,) = [line for line in lines if line.startswith("bezique.meld.tens = 90  [X-PE")]
    assert tens.endswith("(house rule)")
    at = next(i for i, line in enumerate(lines) if line.startswith(f"{MARRIAGE} = 20"))
    assert lines[at + 1] == "    printed: 40  [S2 Rubicon Bezique]"


def test_the_shell_compares(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "compare", "bezique", "bezique-1500")
    assert lines[:2] == ["a: Bézique (bezique)", "b: Bézique to 1500 (bezique-1500)"]
    assert lines[2] == "bezique.match.target"
    assert lines[3].startswith("    a 1000  [S2")
    assert lines[4].startswith("    b 1500  [S2")
    assert len(lines) == 5


def test_the_shell_lists_choices(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "choices", "bezique")
    at = lines.index("meld.marriage")
    assert lines[at + 1].startswith("  * 20  [")
    assert lines[at + 2].startswith("    40  [S2 Declarations")
    assert lines[at + 2].endswith("  misprint")
    at = lines.index("match.tie")
    assert (
        "  not now: Only a game of one deal can be drawn; a match goes on. (match.end)"
        in "".join(lines[at + 1 : at + 5])
    )


def test_the_shell_says_why_rules_conflict(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "bezique,match.target=0"]) == 2
    out = capsys.readouterr().err
    assert out.startswith("variant/conflict match.target: ")
