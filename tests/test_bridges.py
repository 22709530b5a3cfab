"""Several tables at one bridge: each has its own match, and no request affects another table."""

import json
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest

from brisques.bridge import call

SEATS = [{"kind": "human"}, {"kind": "player", "level": "novice"}]


@pytest.fixture
def names() -> Iterator[tuple[str, str]]:
    """Yield two unused names of tables; close the tables at the end."""
    pair = (uuid4().hex, uuid4().hex)
    yield pair
    for name in pair:
        ask(name, "close")


def ask(table: str, op: str, **given: Any) -> dict[str, Any]:
    """Send one request to a table; return the answer."""
    answer: dict[str, Any] = json.loads(call(json.dumps({"op": op, **given}), table))
    return answer


def begin(table: str, seed: str) -> dict[str, Any]:
    """Begin a match at a table."""
    return ask(table, "new", variant="fildinski", seats=SEATS, seed=seed)


def test_each_table_has_its_own_match(names: tuple[str, str]) -> None:
    one, two = names
    first = begin(one, "a")["view"]["hand"]
    second = begin(two, "b")["view"]["hand"]
    assert first != second
    assert ask(one, "view")["view"]["hand"] == first
    assert ask(two, "view")["view"]["hand"] == second


def test_a_move_at_one_table_leaves_the_other_unchanged(names: tuple[str, str]) -> None:
    one, two = names
    begin(two, "a")
    begun = begin(one, "a")
    while begun["view"]["to_move"] != 0:
        begun = ask(one, "step", revision=begun["revision"])
    before = ask(two, "view")
    ask(one, "act", action=begun["view"]["legal"][0], revision=begun["revision"])
    assert ask(two, "view") == before


def test_a_closed_table_no_longer_exists(names: tuple[str, str]) -> None:
    one, two = names
    begin(one, "a")
    begin(two, "a")
    assert ask(one, "close")["ok"]
    assert ask(one, "view")["error"]["code"] == "bridge/no-table"
    assert ask(two, "view")["ok"]


def test_the_table_of_the_page_has_no_name(names: tuple[str, str]) -> None:
    begin(names[0], "a")
    ask("", "close")
    assert ask("", "view")["error"]["code"] == "bridge/no-table"


@pytest.mark.parametrize(("seat", "kinds"), [(0, "human player"), (1, "player human")])
def test_the_person_takes_the_seat_that_is_named(
    names: tuple[str, str], seat: int, kinds: str
) -> None:
    view = ask(names[0], "new", variant="fildinski", seed="a", seat=seat, level="club")["view"]
    assert " ".join(each["kind"] for each in view["seats"]) == kinds
    assert view["seat"] == seat
    assert {each["level"] for each in view["seats"]} == {None, "club"}


@pytest.mark.parametrize(
    ("wish", "code"), [({"seat": 2}, "bridge/bad-argument"), ({"level": "?"}, "player/unknown")]
)
def test_an_unknown_seat_or_level_is_refused(
    names: tuple[str, str], wish: dict[str, Any], code: str
) -> None:
    answer = ask(names[0], "new", variant="fildinski", seed="a", **wish)
    assert answer["error"]["code"] == code
