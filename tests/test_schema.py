"""The schema of the bridge: answers of played deals fit it, and the page's types are its own."""

import ast
import json
import re
from collections.abc import Iterable
from types import UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

from brisques.bridge import Bridge
from brisques.bridge.general import GENERAL
from brisques.bridge.operations import OPERATIONS
from brisques.bridge.schema import operations, problems, views
from brisques.registry import load_game
from brisques.shuffle import deal_rng
from web.build import bridge_types, steps

SEATS = [{"kind": "human"}] * 2
LESSON = (
    "brisques-lesson 1\ntitle: Try\nvariant: fildinski\n"
    "step: One\ndeal: 7\nseat: 0\ngoal: win trick and not lose 2 brisques\nright: KH\n"
)


class WrongError(Exception):
    """A value does not fit its type; the text says where."""


def check(value: Any, wanted: Any, place: str = "") -> None:
    """Raise WrongError unless the value is of the type."""
    origin, args = get_origin(wanted), get_args(wanted)
    if wanted is Any:
        return
    if is_typeddict(wanted):
        check_fields(value, wanted, place)
    elif origin is Literal:
        fits(value in args, value, place)
    elif origin in UNIONS:
        check_any(value, args, place)
    elif origin is list:
        fits(isinstance(value, list), value, place)
        for number, item in enumerate(value):
            check(item, args[0], f"{place}[{number}]")
    elif origin is dict:
        fits(isinstance(value, dict), value, place)
        for key, item in value.items():
            check(item, args[1], f"{place}[{key}]")
    else:
        kinds = (int, float) if wanted is float else wanted
        fits(
            isinstance(value, kinds) and (wanted is bool or not isinstance(value, bool)),
            value,
            place,
        )


UNIONS = (Union, UnionType)


def fits(condition: bool, value: Any, place: str) -> None:
    if not condition:
        raise WrongError(f"{place}: {value!r}")


def check_fields(value: Any, wanted: Any, place: str) -> None:
    """Raise WrongError if a field is unknown, missing, or of another type."""
    hints = get_type_hints(wanted, include_extras=True)
    fits(isinstance(value, dict) and not set(value) - set(hints) - {"ok"}, value, place)
    for name, hint in hints.items():
        optional = get_origin(hint) is NotRequired
        if name in value:
            check(value[name], get_args(hint)[0] if optional else hint, f"{place}.{name}")
        else:
            fits(optional, f"no {name}", place)


def check_any(value: Any, choices: tuple[Any, ...], place: str) -> None:
    wrongs = []
    for choice in choices:
        try:
            return check(value, choice, place)
        except WrongError as wrong:
            wrongs.append(str(wrong))
    raise WrongError(" or ".join(wrongs))


def request_of(op: str) -> Any:
    """Return the type of an operation's arguments."""
    return operations.OPERATIONS[op].request


def ask(bridge: Bridge, op: str, **given: Any) -> dict[str, Any]:
    """Send one request; check it and its answer against the schema."""
    check({name: value for name, value in given.items() if value is not None}, request_of(op), op)
    answer: dict[str, Any] = json.loads(bridge.call(json.dumps({"op": op, **given})))
    check(answer, operations.OPERATIONS[op].answer if answer["ok"] else problems.Failure, op)
    return answer


def test_the_check_itself_can_fail() -> None:
    for value, wanted in [
        ({"seat": 1}, views.Play),
        ({"seat": 1, "card": "QS1", "more": 1}, views.Play),
        ({"seat": True, "card": "QS1"}, views.Play),
        ("eight", views.Aim),
        ([{"seat": 1, "card": None}], list[views.Play]),
    ]:
        with pytest.raises(WrongError):
            check(value, wanted)


def test_the_schema_has_every_operation() -> None:
    assert operations.OPERATIONS.keys() == GENERAL.keys() | OPERATIONS.keys()
    assert not GENERAL.keys() & OPERATIONS.keys()


def test_every_answer_of_a_deal_fits_the_schema(variant: str) -> None:
    bridge = Bridge()
    players = len(ask(Bridge(), "new", variant=variant, seed="s", seats=None)["view"]["seats"])
    now = ask(bridge, "new", variant=variant, seed="schema", seats=[{"kind": "human"}] * players)
    ask(bridge, "explain", variant=variant)
    assert ask(bridge, "choices", variant=variant)["groups"]
    ask(bridge, "position")
    for _ in range(2 * players):
        seen = ask(bridge, "why_not", action=now["view"]["legal"][-1])
        assert seen["refusal"] is None
        now = ask(bridge, "act", action=now["view"]["legal"][-1], revision=now["revision"])
    ask(bridge, "judge", cards=now["view"]["hand"][:2])
    ask(bridge, "at", place=0)
    ask(bridge, "save")
    ask(bridge, "undo", revision=now["revision"])


def test_advice_and_lessons_fit_the_schema() -> None:
    bridge = Bridge()
    for op in ("hello", "variants", "strengths"):
        ask(bridge, op)
    assert ask(bridge, "compare", a="bezique", b="fildinski")["rows"]
    assert ask(bridge, "compare", a="filicau", b="filko-5")["rows"]
    seats = [{"kind": "human"}, {"kind": "player", "level": "casual"}]
    now = ask(bridge, "new", variant="fildinski", seed="7", seats=seats)
    for dose in (1, 2):
        ask(bridge, "hint", dose=dose, revision=now["revision"])
    opened = ask(bridge, "lesson-open", text=LESSON)
    tree = opened["lesson"]["steps"][0]["goal_tree"]
    assert tree == {
        "any": False,
        "goals": [
            {"name": "win", "args": ["trick"]},
            {"goal": {"name": "lose", "args": ["2", "brisques"]}},
        ],
    }
    ask(bridge, "lesson-step", step=1)
    ask(bridge, "close")


def test_a_problem_says_whether_it_is_a_refusal_or_an_error() -> None:
    bridge = Bridge()
    seats = [{"kind": "human"}, {"kind": "player", "level": "casual"}]
    now = ask(bridge, "new", variant="fildinski", seed="7", seats=seats)
    refused = ask(bridge, "act", action="AS1", revision=now["revision"])
    assert (refused["error"]["kind"], refused["error"]["code"]) == ("refusal", "play/not-in-hand")
    for wrong in (
        ask(bridge, "act", action="AS1", revision=99),
        ask(bridge, "act", action="a card", revision=now["revision"]),
        ask(bridge, "explain", variant="whist"),
    ):
        assert wrong["error"]["kind"] == "error"


def required_by(op: str) -> set[str]:
    """Return the arguments that a request must have."""
    hints = get_type_hints(request_of(op), include_extras=True)
    return {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}


@pytest.mark.parametrize(
    "op", [op for op, told in operations.OPERATIONS.items() if told.effect == "none"]
)
def test_a_request_without_effect_leaves_the_record_as_it_was(op: str) -> None:
    bridge = Bridge()
    seats = [{"kind": "human"}, {"kind": "player", "level": "casual"}]
    now = ask(bridge, "new", variant="fildinski", seed="7", seats=seats)
    given = {"a": "bezique", "b": "fildinski", "variant": "fildinski", "action": "AS1", "cards": []}
    given |= {"dose": 1, "place": 0, "revision": now["revision"], "text": LESSON, "answers": [1]}
    given |= {"line": "fildinski", "seat": 0, "level": "strong", "seed": "1", "ms": 0}
    before = ask(bridge, "save")["record"].replace("assisted\n", "")
    ask(bridge, op, **{name: given[name] for name in required_by(op)})
    assert ask(bridge, "save")["record"].replace("assisted\n", "") == before


def test_the_page_s_types_are_those_of_the_schema() -> None:
    for file, wanted in bridge_types.files().items():
        found = file.read_text(encoding="utf-8")
        assert found == wanted, "run `python -m web.build.bridge_types`"


# --- requests -----------------------------------------------------------------------------------

SOURCES = [
    (steps.PACKAGE / "bridge" / name).read_text(encoding="utf-8")
    for name in ("reviewing.py", "table.py", "lesson_operations.py", "operations.py")
]
FUNCTIONS = {
    node.name: node
    for source in SOURCES
    for node in ast.walk(ast.parse(source))
    if isinstance(node, ast.FunctionDef)
}


def arguments_read(function: str) -> set[str]:
    """Return the arguments that an operation reads, with those of what it calls."""
    keys = set()
    for node in ast.walk(FUNCTIONS[function]):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        owner = getattr(getattr(node.func, "value", None), "id", "")
        if owner == "arguments" and node.args and isinstance(node.args[0], ast.Constant):
            keys.add(str(node.args[0].value))
        elif owner == "arguments":
            keys.add(name)  # arguments.seats(), arguments.tallies(game)
        elif any(getattr(each, "id", "") == "arguments" for each in node.args):
            keys |= arguments_read(name)
    return keys


@pytest.mark.parametrize("op", OPERATIONS)
def test_an_operation_reads_exactly_the_fields_of_its_request(op: str) -> None:
    assert arguments_read(OPERATIONS[op].__name__) == set(get_type_hints(request_of(op)))


def test_a_request_without_a_required_argument_is_refused() -> None:
    bridge = Bridge()
    ask(bridge, "new", variant="fildinski", seed="7")
    for op in set(OPERATIONS) - {"lesson-step", "lesson-answer", "lesson-hint"}:
        if required_by(op):
            answer = json.loads(bridge.call(json.dumps({"op": op})))
            assert answer["error"]["code"] == "bridge/bad-argument", op


# --- positions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("family", bridge_types.READERS)
def test_the_piles_of_a_position_are_fields_of_it(family: str) -> None:
    reader = bridge_types.READERS[family]
    fields = {*reader.required, *reader.optional}
    assert {*reader.pile_kinds, *reader.derived} <= fields
    for name, kind in reader.pile_kinds.items():
        for other in bridge_types.READERS.values():
            assert other.pile_kinds.get(name, kind) == kind


def test_the_piles_hold_every_card_once(variant: str) -> None:
    """A dealt card lies in one of the piles, and nowhere else."""
    game = load_game(variant)
    state = game.deal(game.new_match(0), game.shuffle(0, deal_rng("piles", 1)))
    reader = bridge_types.READERS[game.variant.family]
    while not (cards := cards_in_piles(game.dump_position(state), reader.pile_kinds)):
        state.apply(state.legal()[0])  # the pack is cut first
    assert len(cards) == len(set(cards)) == len(game.shuffle(0, deal_rng("piles", 1)).order)


def cards_in_piles(fields: dict[str, str], piles: Iterable[str]) -> list[str]:
    """Return the codes of the cards in these fields."""
    return re.findall("[7-9A-Z][A-Z][1-8]", " ".join(fields.get(name, "") for name in piles))
