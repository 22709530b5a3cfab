"""The Filicău and Filkó presets: their values by the tables of the rules, and what they refuse."""

from typing import Any

import pytest

from brisques.cards import GERMAN
from brisques.errors import EngineError
from brisques.registry import load_game
from brisques.rulebook import choose, explain, variant_lines
from brisques.variants import build_variant, conflicts, load, names
from brisques.variants.choices import knob_choices, readings
from brisques.variants.filko import FilkoRules, total_points
from brisques.variants.presets import read_toml
from brisques.variants.schema import Cite, knob_fields
from brisques.words import words_of

KNOBS = knob_fields(FilkoRules)
FOUR_OVERS = ["OA", "OL", "OH", "OB"]
SEVENS = ["7B", "7L"]

PRESETS = (
    *("filicau", "filko-4", "filko-5", "filko-6", "szeged-5", "szeged-6"),
    *("kelebia", "rich-poor", "rich-poor-kept", "rich-poor-called", "hats"),
)

EXPECTED: dict[str, tuple[Any, ...]] = {
    "pack.pattern": ("german",) * 11,
    "pack.removed": ([], [], *(SEVENS,) * 4, ["8L", "8A"], *(SEVENS,) * 3, []),
    "deal.players": (4, 4, 5, 6, 5, 6, 5, 5, 5, 5, 4),
    "deal.packets": (
        *([1] * 8, [4, 4], [3, 3], [3, 2], [3, 3], [3, 2]),
        *(*([3, 3],) * 4, [4, 4]),
    ),
    "deal.first-dealer": ("random",) * 11,
    "deal.cut": (
        *("masters-choose", "masters-choose", "for-trumps", "masters-choose", "for-trumps"),
        *("masters-choose", *("for-trumps",) * 4, "left"),
    ),
    "trump.permanent": (
        *(FOUR_OVERS,) * 4,
        ["7H", *FOUR_OVERS],
        ["7H", "7A", *FOUR_OVERS],
        ["OA", "7H", "OL", "OH", "OB", "7B", "7L", "7A"],
        *(FOUR_OVERS,) * 4,
    ),
    "trump.over-order": ("acorns-leaves-hearts-bells",) * 11,
    "trump.method": (
        *("dealer-first-card", "cut", "call-card", "cut", "call-card", "cut"),
        *("call-card", "name-suit", "name-suit", "call-card", "cut"),
    ),
    "party.method": (
        *("fixed", "fixed", "called", "fixed", "called", "fixed"),
        *("called", "top-overs", "top-overs", "called", "fixed"),
    ),
    "party.own-card": ("forbidden",) * 11,
    "party.both-overs": ("alone",) * 11,
    "play.duty": (*("follow-trump",) * 6, "follow-beat-trump", *("follow-trump",) * 4),
    "play.first-lead": (
        *("right-of-dealer", "right-of-dealer", "old-man", "right-of-dealer"),
        *("old-man", "right-of-dealer", *("old-man",) * 4, "right-of-dealer"),
    ),
    "points.values": (*("aces-and-tens",) * 10, "card-values"),
    "match.outcome": (
        *("run-away", "servant", "liberation", "servant", "liberation", "servant"),
        *("liberation", "each-deal", "kept", "each-deal", "hats"),
    ),
    "match.win-points": (*(6,) * 10, 62),
    "match.poor-points": (*(0,) * 7, 3, 3, 3, 0),
    "match.penalty": ("hat-off",) * 11,
    "match.early-end": (True,) * 11,
    "talk.aims": (True,) * 11,
    "talk.count": (*(True,) * 7, False, True, False, False),
    "talk.signals": (*(False,) * 10, True),
}


def test_the_shipped_presets() -> None:
    assert tuple(name for name in names() if load(name).family == "filko") == PRESETS


def test_the_table_is_whole() -> None:
    assert EXPECTED.keys() == KNOBS.keys()
    assert {len(values) for values in EXPECTED.values()} == {len(PRESETS)}


@pytest.mark.parametrize("path", EXPECTED)
def test_values(path: str) -> None:
    found = {name: load(name).knobs[f"filko.{path}"].value for name in PRESETS}
    assert found == dict(zip(PRESETS, EXPECTED[path], strict=True))


@pytest.mark.parametrize("name", PRESETS)
def test_every_rule_cites_a_source_of_the_game_or_the_house(name: str) -> None:
    """A choice of the house gives its reason; a rule from a source names it."""
    shown = load(name)
    assert "S3" in shown.sources
    for rule in shown.knobs.values():
        marks = {cite.source for cite in rule.cites}
        assert marks & {*shown.sources, "house"}, rule.id
        assert bool(rule.why) == ("house" in marks), rule.id


@pytest.mark.parametrize("name", PRESETS)
def test_presets_can_be_played(name: str) -> None:
    shown = load(name)
    assert conflicts.find_conflict("filko", shown.rules, KNOBS) is None
    assert (shown.name, shown.preset, shown.house) == (name, name, ())
    rules = shown.rules
    assert len(load_game(name).cards) == rules.players * sum(rules.packets)
    assert total_points(rules) == (120 if name == "hats" else 8)


# --- lists of faces -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "value"),
    [
        ("filicau", []),
        ("filko-6,pack.removed=9b.9l", ["9B", "9L"]),
        ("filko-5,trump.permanent=7h.oa.ol.oh.ob", ["7H", *FOUR_OVERS]),
    ],
)
def test_faces_in_a_spec(spec: str, value: list[str]) -> None:
    shown = load(spec)
    assert shown.name == spec
    assert value in (shown.rules.removed, shown.rules.permanent)
    assert load(shown.name) == shown


def test_an_empty_value_means_no_card() -> None:
    spec = "filko-6,pack.removed=,deal.players=4,deal.packets=4-4"
    shown = load(spec)
    assert (shown.name, shown.rules.removed) == (spec, [])
    assert len(load_game(spec).cards) == 32


@pytest.mark.parametrize("value", ["7b.7b", "7s", "7b-7l", "b7", "7", "7b.", ".", "10b", "qb"])
def test_bad_faces_are_refused(value: str) -> None:
    with pytest.raises(EngineError) as caught:
        load(f"filko-5,pack.removed={value}")
    assert (caught.value.code, caught.value.where) == ("variant/bad-value", "pack.removed")


@pytest.mark.parametrize("value", [["7b"], ["7B", "7B"], ["7S"], [7], "7B", None, [["7B"]]])
def test_bad_faces_in_a_file_are_refused(value: Any) -> None:
    data = {**read_toml("filko-5"), "pack": {"removed": {"value": value, "cite": ["S3"]}}}
    with pytest.raises(EngineError, match="variant/bad-value") as caught:
        build_variant("changed", data, read_toml)
    assert caught.value.where == "changed: pack.removed"


# --- what cannot be played ----------------------------------------------------------------------

REFUSED = [
    ("filicau,deal.packets=4-3", "packets-are-the-pack", "deal.packets", "deal.players"),
    ("filicau,deal.players=5", "packets-are-the-pack", "deal.players", "deal.packets"),
    ("filko-5,pack.removed=7b", "packets-are-the-pack", "pack.removed", "deal.packets"),
    ("szeged-5,pack.removed=7h.7b", "trumps-are-in-the-pack", "pack.removed", "trump.permanent"),
    (
        "filko-5,trump.permanent=7l.oa.ol.oh.ob",
        *("trumps-are-in-the-pack", "trump.permanent", "pack.removed"),
    ),
    ("filicau,trump.permanent=oa", "overs-are-trumps", "trump.permanent", "trump.over-order"),
    (
        "filicau,trump.permanent=oa.7h.ol.oh.ob.7b.7l.7a",
        *("hand-shows-a-suit", "trump.permanent", "trump.method"),
    ),
    (
        "kelebia,trump.permanent="
        + ".".join(f"{rank}{suit}" for rank in "oatku9" for suit in "alhb"),
        *("suits-outnumber-a-hand", "trump.permanent", "pack.removed"),
    ),
    ("filko-5,party.method=fixed", "fixed-parties-are-even", "party.method", "deal.players"),
    ("filko-4,party.method=called", "called-card-makes-partners", "party.method", "trump.method"),
    ("filko-5,trump.method=cut", "called-card-makes-partners", "trump.method", "party.method"),
    (
        "filko-6,trump.method=call-card",
        *("called-card-makes-partners", "trump.method", "party.method"),
    ),
    ("rich-poor,trump.method=cut", "top-overs-name-a-suit", "trump.method", "party.method"),
    (
        "filko-4,play.first-lead=old-man",
        *("old-man-leads-if-he-calls", "play.first-lead", "trump.method"),
    ),
    (
        "filicau,play.first-lead=old-man",
        *("old-man-leads-if-he-calls", "play.first-lead", "trump.method"),
    ),
    (
        "filko-5,match.outcome=servant",
        *("masters-are-fixed-parties", "match.outcome", "party.method"),
    ),
    ("filko-4,match.outcome=kept", "rich-are-no-fixed-party", "match.outcome", "party.method"),
    ("filicau,match.win-points=4", "one-side-can-win", "match.win-points", "points.values"),
    ("filicau,match.win-points=9", "one-side-can-win", "match.win-points", "points.values"),
    ("filicau,points.values=card-values", "one-side-can-win", "points.values", "match.win-points"),
    ("hats,match.win-points=60", "one-side-can-win", "match.win-points", "points.values"),
    (
        "filicau,match.win-points=8",
        *("masters-take-less-than-all", "match.win-points", "match.outcome"),
    ),
    (
        "filko-4,match.win-points=8,match.outcome=run-away",
        *("masters-take-less-than-all", "match.win-points", "match.outcome"),
    ),
    ("rich-poor,match.win-points=5", "rich-or-poor-win", "match.win-points", "match.poor-points"),
    ("rich-poor,match.poor-points=2", "rich-or-poor-win", "match.poor-points", "match.win-points"),
]


@pytest.mark.parametrize(("spec", "reason", "where", "other"), REFUSED)
def test_conflicting_rules_are_refused(spec: str, reason: str, where: str, other: str) -> None:
    with pytest.raises(EngineError) as caught:
        load(spec)
    error = caught.value
    assert (error.code, error.where) == ("variant/conflict", where)
    assert error.params == {"reason": reason, "other": other}


def test_every_reason_for_a_refusal_is_tested() -> None:
    assert {reason for _, reason, _, _ in REFUSED} == {
        rule.reason for rule in conflicts.RULES["filko"]
    }


@pytest.mark.parametrize(
    "spec",
    [
        "rich-poor,match.win-points=5,match.poor-points=4",
        "filicau,match.win-points=7",
        "filko-4,match.win-points=8",
        "filko-5,match.win-points=8",
        "rich-poor-called,match.outcome=kept",
        "filko-5,match.outcome=kept,match.poor-points=3",
        "hats,match.win-points=61",
        "filko-5,party.own-card=alone",
        "rich-poor,party.both-overs=redeal",
        "filicau,deal.packets=4-4,trump.method=cut,match.early-end=false",
        "filko-4,trump.method=name-suit,play.first-lead=old-man",
        "szeged-6,trump.over-order=acorns-hearts-bells-leaves",
    ],
)
def test_these_rules_can_be_played_together(spec: str) -> None:
    assert load(spec).name.partition(",")[0] == spec.partition(",")[0]
    assert load_game(spec).new_match(0).dealer == 0


# --- over all presets ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_the_order_of_overs_can_be_changed_in_every_game(name: str) -> None:
    shown = load(f"{name},trump.over-order=acorns-hearts-bells-leaves")
    assert shown.rules.permanent == load(name).rules.permanent
    (rule,) = [shown.knobs[id_] for id_ in shown.house]
    assert rule.cites == (Cite("S3", "Variations in top trumps"),)


def test_alternative_readings_are_played_by_no_preset() -> None:
    found = [(reading.path, reading.value) for reading in readings("filko")]
    assert found == [
        ("trump.over-order", "acorns-hearts-bells-leaves"),
        ("match.win-points", 61),
        ("match.penalty", "worn-hat"),
        ("match.penalty", "stand"),
    ]
    for path, value in found:
        assert value not in [load(name).knobs[f"filko.{path}"].value for name in PRESETS]


def test_choices_belong_to_this_family_alone() -> None:
    found = knob_choices("filko")
    assert {name for each in found.values() for choice in each for name in choice.presets} == {
        *PRESETS
    }
    assert [choice.value for choice in found["pack.removed"]] == [[], SEVENS, ["8L", "8A"]]
    shown = {knob["path"]: knob for group in choose("kelebia")["groups"] for knob in group["knobs"]}
    assert shown["pack.removed"]["kind"] == "choice"
    assert shown["pack.removed"]["value"] == "8l.8a"
    assert [choice["value"] for choice in shown["pack.removed"]["choices"]] == [
        *("", "7b.7l", "8l.8a")
    ]


def test_every_preset_is_listed_in_one_line() -> None:
    lines = {line["name"]: line for line in variant_lines() if line["family"] == "filko"}
    assert tuple(lines) == PRESETS
    assert lines["kelebia"] == {
        "name": "kelebia",
        "title": "Kelebia Filkó",
        "family": "filko",
        "group": "filko",
        "pack": "german",
        "packs": 1,
        "players": 5,
        "hand": 6,
        "unit": "deal",
        "target": 0,
        "servants": False,
        "sources": ["S3", "X-PA", "X-UL"],
    }


def test_explain_gives_lists_of_faces_as_written_in_the_file() -> None:
    told = {rule["id"]: rule for rule in explain("szeged-6")["rules"]}
    assert told["filko.trump.permanent"]["value"] == ["7H", "7A", *FOUR_OVERS]
    assert [GERMAN.parse_face(code) for code in told["filko.pack.removed"]["value"]] == [24, 8]


# --- what we infer from the source --------------------------------------------------------------

READ_INTO_S3 = [
    ("filicau", "deal.packets", "first"),
    ("filicau", "match.early-end", "lead"),
    ("filko-5", "deal.first-dealer", "first dealer"),
    ("hats", "deal.first-dealer", "first dealer"),
    ("filko-4", "trump.method", "lifted"),
    ("filko-4", "match.outcome", "before there are masters"),
    ("filko-6", "match.outcome", "before there are masters"),
    ("szeged-6", "match.outcome", "before there are masters"),
    ("filko-5", "trump.method", "in play"),
    ("filko-5", "play.duty", "no other play"),
    ("filko-5", "match.outcome", "where two serve"),
    ("szeged-5", "match.outcome", "where two serve"),
    ("kelebia", "match.outcome", "where two serve"),
    ("rich-poor", "party.method", "the two highest Overs"),
    ("rich-poor", "match.outcome", "which"),
    ("rich-poor-called", "match.outcome", "which"),
    ("rich-poor-kept", "match.outcome", "after the liberation"),
    ("rich-poor-called,match.outcome=kept", "match.outcome", "after the liberation"),
    ("filko-5,match.outcome=kept,match.poor-points=3", "match.outcome", "a card was called"),
    ("hats", "match.outcome", "without winners"),
    ("hats,match.win-points=61", "match.win-points", "more than 61"),
    *((name, "match.poor-points", "rich or poor") for name in PRESETS[:7]),
]


@pytest.mark.parametrize(("spec", "path", "word"), READ_INTO_S3)
def test_a_rule_inferred_from_the_source_says_so(spec: str, path: str, word: str) -> None:
    """`explain` marks it, with the reason."""
    (told,) = [rule for rule in explain(spec)["rules"] if rule["id"] == f"filko.{path}"]
    assert "house" in {cite["source"] for cite in told["cites"]}
    assert word in words_of("en").text(f"reading-{told['inferred']}")


def test_a_rule_stated_by_the_source_is_not_the_houses() -> None:
    said = {
        "filicau": ["trump.method", "match.outcome", "match.win-points", "points.values"],
        "filko-5": ["deal.packets", "party.method", "play.first-lead", "match.win-points"],
        "rich-poor": ["trump.method", "match.win-points", "match.poor-points"],
        "hats": ["points.values", "match.win-points", "talk.signals"],
    }
    for name, paths in said.items():
        for path in paths:
            assert not load(name).knobs[f"filko.{path}"].why, (name, path)
