"""Every rule, value, source, refusal and reason of the engine has a message in web/i18n/en."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from brisques.bezique.position_reader import BeziquePositionReader
from brisques.filko.position_reader import FilkoPositionReader
from brisques.players.levels import LEVELS
from brisques.rulebook import explain, variant_lines
from brisques.variants import OWN_RULE, conflicts, load, names, sources
from brisques.variants.choices import readings
from brisques.variants.presets import SCHEMAS
from brisques.variants.schema import Knob, knob_fields
from brisques.words import languages, words_of
from brisques.words.complaints import complaint, sentence
from web.build.ftl import Message, keys, messages, selectors

ENGINE = Path(__file__).parents[2] / "engine" / "brisques"
WORDS: dict[str, Message] = dict(messages())
KNOBS = [
    pytest.param(f"{family}.{path}", knob, id=path)
    for family, schema in SCHEMAS.items()
    for path, knob in knob_fields(schema).items()
]
# Refusals that a player may see; the errors of files and requests are for developers.
REFUSALS = re.compile(
    r'"((?:play|meld|exchange|turn|trump|carte|packet|pass|seven|deal|action|'
    r'call|cut|servant|end|talk)/[a-z-]+)"'
)
# Codes of errors in what was submitted, not of refused moves.
ERRORS = re.compile(
    "(?:action|arena|bridge|card|cluster|deal|extra|file|lesson|player|position|record|table|tune"
    "|variant|weights)/[a-z0-9-]+"
)
PUT_TOGETHER = {"variant/bad-value", "variant/conflict", "variant/unknown"}
"""Shown by the page of rules, which composes their sentences (`rule-text.js`)."""
# Some are composed where they are used, but all are listed in the first lines of their file.
REASONS = re.compile(r"(?<![\w-])reason-[a-z]+(?:-[a-z]+)*")
UNREAD = {"deal/bad-order", "deal/bad-slips"}


def key(code: str) -> str:
    """Return a message's id: the engine's code with dashes."""
    return code.replace(".", "-").replace("/", "-")


def test_no_message_is_written_twice() -> None:
    places: dict[str, list[str]] = {}
    for name, message in messages():
        places.setdefault(name, []).append(message.place)
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


@pytest.mark.parametrize(("rule", "knob"), KNOBS)
def test_a_knob_has_a_name_and_a_description(rule: str, knob: Knob) -> None:
    message = WORDS[key(f"rule-{rule}")]
    assert message.text
    assert message.parts.keys() & {"say", "cards"}


@pytest.mark.parametrize(("rule", "knob"), KNOBS)
def test_every_value_that_is_a_word_has_a_name_and_a_sentence(rule: str, knob: Knob) -> None:
    if knob.kind not in ("choice", "fact", "switch"):
        return
    values = set(knob.values) or {"true", "false"}
    parts = WORDS[key(f"rule-{rule}")].parts
    told = [parts["say"]] if knob.kind == "switch" else [parts["value"], parts["say"]]
    for text in told:
        assert "value" in selectors(text)
        assert values <= keys(text)


def test_no_message_calls_a_deal_a_hand_or_a_round() -> None:
    """A hand is what a player holds; CONTRIBUTING has the words of the page."""
    other = re.compile(r"\b(?:deals?|every|next) (?:a |the )?(?:hand|round)\b", re.IGNORECASE)
    told = {name: " ".join(message.all().values()) for name, message in WORDS.items()}
    assert [name for name, text in told.items() if other.search(text)] == []


def test_a_path_in_two_families_has_one_name() -> None:
    """Conflicts of rules name them by their paths alone."""
    names: dict[str, set[str]] = {}
    for family, schema in SCHEMAS.items():
        for path in knob_fields(schema):
            names.setdefault(path, set()).add(WORDS[key(f"rule-{family}.{path}")].text)
    assert {path: found for path, found in names.items() if len(found) > 1} == {}
    assert len(names) < sum(len(knob_fields(schema)) for schema in SCHEMAS.values())


def test_sentences_mention_only_existing_knobs_and_sums() -> None:
    paths = {path.replace(".", "-") for schema in SCHEMAS.values() for path in knob_fields(schema)}
    known = paths | {"value", "cards", "stock", "stock-tricks", "tricks"}
    for name, message in WORDS.items():
        if name.startswith("rule-"):
            named = re.findall(r"\$([\w-]+)", " ".join(message.parts.values()))
            assert set(named) <= known, message.place


def test_the_help_of_filko_has_a_message_for_every_value_it_mentions() -> None:
    """One help serves eleven games and their house rules, so none may be missing."""
    knobs = {path.replace(".", "-"): knob for path, knob in knob_fields(SCHEMAS["filko"]).items()}
    spoken = set()
    for name, message in WORDS.items():
        if name.startswith("filko-help-"):
            named = set(re.findall(r"\$([\w-]+)", message.text))
            assert named <= knobs.keys() | {"permanent"}, message.place
            for choice in selectors(message.text) - {"deal-players"}:
                values = set(knobs[choice].values) or {"true", "false"}
                assert values <= keys(message.text), (message.place, choice)
            spoken |= named
    assert spoken >= {"points-values", "match-outcome", "party-method", "play-duty", "talk-signals"}


def test_every_rule_of_a_preset_has_a_sentence(variant: str) -> None:
    told = explain(variant)
    for rule in told["rules"]:
        message = WORDS[key(f"rule-{rule['id']}")]
        if isinstance(rule["value"], str):
            assert rule["value"] in keys(message.parts["say"])
    assert {f"source-{mark}" for mark in told["sources"]} <= WORDS.keys()


def test_every_preset_is_named_and_described_in_its_group() -> None:
    for line in variant_lines():
        wanted = {f"variant-{line['name']}", f"variant-{line['name']}-about"}
        wanted.add(f"group-{line['group']}")
        assert wanted <= WORDS.keys()


def test_every_source_has_a_short_name() -> None:
    assert {f"source-{mark}" for mark in sources()} <= WORDS.keys()


def test_every_reading_has_its_reason_and_no_reason_is_unused() -> None:
    knobs = [rule for name in names() for rule in load(name).knobs.values()]
    wanted = {rule.why for rule in knobs if rule.why} | {OWN_RULE}
    wanted |= {reading.why for family in SCHEMAS for reading in readings(family) if reading.why}
    known = {name.removeprefix("reading-") for name in WORDS if name.startswith("reading-")}
    assert wanted <= known
    bases = {path.stem for path in (ENGINE / "variants").glob("*.toml")} - {*names()}
    written = "".join((ENGINE / f"variants/{base}.toml").read_text("utf-8") for base in bases)
    assert [key for key in known - wanted if f'why = "{key}"' not in written] == []


def test_every_conflict_is_explained() -> None:
    reasons = {rule.reason for rules in conflicts.RULES.values() for rule in rules}
    assert reasons
    assert {f"conflict-{reason}" for reason in reasons} <= WORDS.keys()


def test_every_refusal_is_explained() -> None:
    found = {
        code for path in ENGINE.rglob("*.py") for code in REFUSALS.findall(path.read_text("utf-8"))
    }
    assert len(found) > len(UNREAD)
    assert {key(code) for code in found - UNREAD} <= WORDS.keys()


@dataclass(frozen=True)
class Raised:
    """A place where the engine raises an error: its code and its parameters."""

    code: str
    params: frozenset[str]
    has_where: bool
    place: str


def raised() -> Iterator[Raised]:
    """Return every error code of the engine, at each place that raises it."""
    for path in sorted(ENGINE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        in_lessons = path.parent.name == "lessons"
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and ERRORS.fullmatch(str(node.value)):
                yield Raised(str(node.value), frozenset(), False, f"{path.name}:{node.lineno}")
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name not in ("EngineError", "bad"):
                continue
            said = [each.value for each in branches(node.args[0]) if isinstance(each.value, str)]
            params = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            for code in said:
                place = f"{path.name}:{node.lineno}"
                if "/" in code:
                    yield Raised(code, params, len(node.args) > 1, place)
                elif in_lessons and name == "bad":
                    yield Raised(f"lesson/{code}", params - {"line", "column"}, False, place)


def branches(node: ast.expr) -> list[ast.Constant]:
    """Return the constants that an expression may have, on either branch of its condition."""
    if isinstance(node, ast.IfExp):
        return branches(node.body) + branches(node.orelse)
    return [node] if isinstance(node, ast.Constant) else []


@cache
def errors() -> dict[str, list[Raised]]:
    """Return every error code, sorted, and the places that raise it."""
    places: dict[str, list[Raised]] = {}
    for each in sorted(raised(), key=lambda each: each.code):
        places.setdefault(each.code, []).append(each)
    return places


def test_the_search_for_errors_finds_each_kind_of_place() -> None:
    """Otherwise the list below would be too short: one example of each kind of place."""
    known = {"position/bad-field", "record/no-seats", "lesson/bad-card", "lesson/lost-from-start"}
    known |= {"bridge/internal", "lesson/not-open", "player/bad-rollouts", "variant/missing-cite"}
    assert known <= errors().keys()
    assert len(errors()) > 130


def test_every_error_has_a_sentence_with_all_its_parameters() -> None:
    for code, places in errors().items():
        text = WORDS[key(code)].text
        assert text[:1].isupper() or text[:1] in "“{", code
        if code in PUT_TOGETHER:
            continue
        said = set(re.findall(r"\$([\w-]+)", text))
        hidden = {"at"} if code == "position/bad-field" else set()  # it becomes the column
        for each in places:
            assert each.params - hidden <= said, each
            assert not each.has_where or "where" in said or code.startswith("lesson/"), each


def test_every_reason_of_a_position_has_a_sentence() -> None:
    """A field of a position is refused with a reason: `refuse(key, reason)`."""
    reasons = set()
    for path in sorted([*ENGINE.rglob("*position*.py")]):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "refuse":
                reasons |= {each.value for each in branches(node.args[1])}
    assert len(reasons) > 30
    assert {f"edit-reason-{reason}" for reason in reasons} <= WORDS.keys()


def test_every_field_of_a_position_has_a_name() -> None:
    for reader in (BeziquePositionReader, FilkoPositionReader):
        fields = (*reader.required, *reader.optional)
        assert [field for field in fields if f"edit-field-{field}" not in WORDS] == []


def test_a_reason_of_a_position_is_the_same_on_the_page_and_in_the_shell() -> None:
    params = {"reason": "own-card", "value": "QS", "column": 7}
    told = complaint(words_of("en"), "position/bad-field", "hands", params)
    assert told.endswith("hands, column 7, “QS”: the Old Man holds this card himself.")


@pytest.mark.parametrize("language", languages())
def test_every_error_has_a_sentence_in_the_shell(language: str) -> None:
    """With its parameters, and a place in words of the language; also where one is missing."""
    words = words_of(language)
    for code in errors():
        params = dict.fromkeys(re.findall(r"\$([\w-]+)", WORDS[key(code)].text), 21)
        told = sentence(words, code, "line 3, column 2", params)
        assert told, code
        assert code not in told
        assert "line 3" not in told or language == "en", code
        assert sentence(words, code)


def test_every_reason_of_the_coach_has_a_sentence() -> None:
    sources = [path.read_text("utf-8") for path in ENGINE.rglob("*.py")]
    keys = {key for source in sources for key in REASONS.findall(source)}
    assert {"reason-gain", "reason-exact", "reason-denies"} <= keys
    assert keys <= WORDS.keys()


def test_every_level_has_a_name_a_player_and_a_line() -> None:
    for level in LEVELS:
        assert {f"level-{level}", f"level-{level}-about", f"opponent-{level}"} <= WORDS.keys()


def test_everything_that_scores_has_a_name() -> None:
    scoring = [path for path in knob_fields(SCHEMAS["bezique"]) if scores(path)]
    assert Counter(path.split(".")[0] for path in scoring)["meld"] > 20
    assert {key(f"bezique.{path}") for path in scoring} <= WORDS.keys()


def test_a_sheet_has_its_own_name_only_where_it_differs_from_the_one_at_the_table() -> None:
    causes = {name: words.text for name, words in WORDS.items() if name.startswith("cause-")}
    assert causes
    for name, words in causes.items():
        rule = name.removeprefix("cause-")
        assert words != (WORDS.get(f"bezique-meld-{rule}") or WORDS[f"bezique-{rule}"]).text


def scores(path: str) -> bool:
    """Return whether points are scored under this knob's id."""
    knob = knob_fields(SCHEMAS["bezique"])[path]
    if knob.kind != "number" or path == "meld.per-trick":
        return False
    return path.startswith(("meld.", "packet.l", "packet.g")) or path.endswith("points")
