"""All examples in docstrings run; a whole match can be played through the public facade alone."""

import doctest
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from brisques import Table
from brisques.errors import EngineError, RefusedError
from tests.presets import BEZIQUE, FILKO

ENGINE = Path(__file__).parents[1] / "engine"
EXAMPLES = [
    ".".join(file.relative_to(ENGINE).with_suffix("").parts).removesuffix(".__init__")
    for file in sorted(ENGINE.rglob("*.py"))
    if ">>> " in file.read_text(encoding="utf-8")
]
"""The modules whose docstrings have examples."""


@pytest.mark.parametrize("module", EXAMPLES)
def test_the_examples_run(module: str) -> None:
    result = doctest.testmod(import_module(module))
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("variant", [*BEZIQUE, *FILKO])
def test_a_deal_is_played_by_codes_and_each_has_a_label(variant: str) -> None:
    played = Table(variant, seed="facade")
    while not played.deal_over:
        words = played.labels()
        assert list(words) == played.legal()
        assert all(words.values())
        assert played.why_not(played.legal()[0]) is None
        played.play(played.legal()[-1])
    assert played.legal() == []
    again = Table.from_record(played.record())
    assert again.points == played.points
    assert repr(variant) in repr(again)


@pytest.mark.parametrize(("variant", "verb"), [("bezique", "declare"), ("bezique-penguin", "show")])
def test_the_label_of_a_seven_says_what_the_game_does_with_it(variant: str, verb: str) -> None:
    played = Table(variant, seed="5")
    while "seven" not in played.legal():
        played.play(played.legal()[-1])
    assert played.labels()["seven"] == f"{verb} the seven of trumps"


def test_a_program_may_undo_anything_and_continue_with_the_next_deal() -> None:
    played = Table("fildinski", seed="7")
    before = played.position()
    played.play(played.choose())
    after = played.position()
    played.undo()
    assert played.position() == before
    assert played.redo()
    assert played.position() == after
    while not played.deal_over:
        played.play(played.legal()[0])
    played.next_deal()
    assert played.legal()


def test_an_impossible_request_says_why() -> None:
    played = Table("fildinski", seed="7")
    with pytest.raises(RefusedError, match="play/not-in-hand"):
        played.play("AS1")
    with pytest.raises(EngineError, match="action/unknown"):
        played.why_not("a card")
    with pytest.raises(EngineError, match="variant/unknown"):
        Table("whist")
    with pytest.raises(EngineError, match="record/"):
        Table.from_record("not a record")
    with pytest.raises(EngineError, match="position/"):
        Table.from_position("fildinski;trump=Z")
    with pytest.raises(EngineError, match="player/unknown"):
        played.choose("champion")


def test_a_seed_that_is_no_text_is_named() -> None:
    seed: Any = 7
    with pytest.raises(TypeError, match="a seed is text, such as '7', not 7"):
        Table(seed=seed)
    played = Table("fildinski", seed="7")
    while not played.deal_over:
        played.play(played.legal()[0])
    with pytest.raises(TypeError, match="a seed is text"):
        played.next_deal(seed=seed)


@pytest.mark.parametrize("home", ["javascript:alert(1)", " JavaScript:x", "data:text/html,x"])
def test_a_table_in_a_cell_is_of_the_web(home: str) -> None:
    with pytest.raises(ValueError, match="must begin with https:// or http://"):
        Table("fildinski", seed="7").show(home=home)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    played = Table("fildinski", seed="7")
    for look in (played.view, played.observe, played.show):
        with pytest.raises(EngineError, match="table/no-such-seat"):
            look(seat)


def test_a_seat_sees_its_own_hand_alone() -> None:
    played = Table("fildinski", seed="7")
    other = 1 - played.to_move
    assert played.observe(other).legal == ()
    assert set(played.view(0)["hand"]).isdisjoint(played.view(1)["hand"])


@pytest.mark.parametrize(("variant", "key"), [("fildinski", "log"), ("filko-5", "aims")])
def test_a_caller_may_change_a_view_without_changing_the_table(variant: str, key: str) -> None:
    played = Table(variant, seed="7")
    for _ in range(12):
        played.play(played.legal()[0])
    before = str(played.view())
    own = played.view()[key]
    (own[0] if key == "log" else own).clear()
    assert str(played.view()) == before
