"""Positions: any moment of a deal as one line and back, and bad lines refused by field."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import EngineError
from engine.game import NOBODY
from engine.record import format_position, parse_position
from engine.table import Table
from engine.variants import names
from tests.properties.mutate import check_error, mutated
from tests.properties.play import Walk, choose, examples, fingerprint, some_states, states, walks
from tests.test_record import SEATS


@examples(30)
@given(walks)
def test_every_moment_of_a_deal_comes_back(walk: Walk) -> None:
    for state, action in states(walk):
        line = format_position(walk.game, state)
        rules, again = parse_position(line)
        assert rules is walk.game
        assert format_position(rules, again) == line
        assert fingerprint(rules, again) == fingerprint(rules, state)
        # The very next action does the same in both.
        copy, told, retold = state.clone(), [], []
        copy.apply(action, told)
        again.apply(action, retold)
        assert retold == told
        assert again.totals == copy.totals


@examples(15)
@given(walks)
def test_a_position_plays_to_the_same_end(walk: Walk) -> None:
    for state in some_states(walk, share=0.03):
        _, again = parse_position(format_position(walk.game, state))
        one, two, rng = [], [], walk.choices()
        while state.to_move != NOBODY:
            action = choose(state, rng)
            state.apply(action, one)
            again.apply(action, two)
        assert two == one
        assert again.to_move == NOBODY
        assert again.totals == state.totals


def test_all_phases_are_walked_through(variant: str) -> None:
    """The round trips above mean something: stock, declaring after a swap, endgame are there."""
    lines = [
        format_position(walk.game, state)
        for walk in (Walk(variant, seed) for seed in range(12))
        for state, _ in states(walk)
    ]
    assert any(";up=;" in line and ";stock=;" in line for line in lines)
    assert any(";winner=" in line for line in lines)
    assert any(re.search(r"fresh=7", line) and ";swap=" not in line for line in lines)
    assert any(";melds=" in line for line in lines)
    assert any(re.search(r";trick=[^;]", line) for line in lines)
    assert all(re.fullmatch(r"[A-Za-z0-9.,=;:-]+", line) for line in lines)
    assert max(map(len, lines)) < 1000


def test_a_table_at_a_position_is_played_and_saved(variant: str) -> None:
    walk = Walk(variant, 21, 1, (500, 300))
    line = next(format_position(walk.game, s) for s in some_states(walk, 0.1))
    table = Table.at_position(line, SEATS)
    assert format_position(table.game, table.state) == line
    assert table.view(0)["match"]["scores"] == [500, 300]
    rng = walk.choices()
    while not table.deal_over:
        table.act(table.to_move, table.game.action_code(choose(table.state, rng)))
    assert table.standing.dealer == 0
    if table.standing.winner is None:
        table.next_deal()
        assert table.view(0)["match"]["dealer"] == 0
    again = Table(table.record)
    assert again.view(1) == table.view(1)


LINE = format_position(Walk("fildinski", 8).game, Walk("fildinski", 8).start())


def edited(key: str, value: str | None) -> str:
    """The line above with one field changed, or gone."""
    name, *fields = LINE.split(";")
    kept = [field for field in fields if field.partition("=")[0] != key]
    return ";".join([name, *kept, *([f"{key}={value}"] if value is not None else [])])


def field(key: str) -> str:
    return dict(part.split("=") for part in LINE.split(";")[1:])[key]


@pytest.mark.parametrize(
    ("line", "code", "where"),
    [
        ("", "variant/unknown", "variant"),
        ("whist;trump=S", "variant/unknown", "whist"),
        ("fildinski", "position/missing-field", "trump"),
        (edited("hands", None), "position/missing-field", "hands"),
        (edited("colour", "red"), "position/unknown-field", "colour"),
        (LINE + ";trump=S", "position/bad-field", "trump"),
        (LINE + ";x", "position/bad-field", "x"),
        ("fildinski;=S", "position/bad-field", "field 1"),
        (edited("trump", "X"), "position/bad-field", "trump"),
        (edited("dealer", "2"), "position/bad-field", "dealer"),
        (edited("leader", "-1"), "position/bad-field", "leader"),
        (edited("points", "1,x"), "position/bad-field", "points"),
        (edited("points", "1"), "position/bad-field", "points"),
        (edited("stock", field("stock")[3:]), "position/card-missing", field("stock")[:3]),
        (edited("stock", field("stock") + "AS9"), "position/bad-field", "stock"),
        (edited("stock", field("stock") + field("up")), "position/card-twice", field("up")),
        (edited("winner", "0"), "position/bad-field", "winner"),
        (edited("shown", "AS3"), "position/bad-field", "shown"),
        (edited("sevens", "AS1"), "position/bad-field", "sevens"),
        (edited("brisques", "AS1,"), "position/bad-field", "brisques"),
        (edited("melds", "0.1.marriage:KS1.QS1"), "position/bad-field", "melds"),
        (edited("melds", "0.1.QS1"), "position/bad-field", "melds"),
        ("fildinski" + ";" * 5000, "position/too-long", "character 4000"),
    ],
)
def test_a_bad_line_names_the_field(line: str, code: str, where: str) -> None:
    with pytest.raises(EngineError) as caught:
        parse_position(line)
    assert (caught.value.code, caught.value.where) == (code, where)


def declaring(variant: str) -> str:
    return next(
        format_position(walk.game, state)
        for walk in (Walk(variant, seed) for seed in range(50))
        for state, _ in states(walk)
        if len(state.legal()) == 2 and state.legal()[0] == 256
    )


def test_a_winner_with_nothing_to_declare_is_refused() -> None:
    """Such a moment never stands still in a deal: the winner draws at once."""
    line = declaring("fildinski")
    parse_position(line)
    spent = re.sub(r"slots=\d", "slots=2", line)
    spent = re.sub(r";swap=\w+", "", spent)
    with pytest.raises(EngineError) as caught:
        parse_position(spent)
    assert (caught.value.where, caught.value.params["reason"]) == ("winner", "nothing-to-declare")


def test_a_swap_must_be_a_won_seven_of_trumps() -> None:
    with pytest.raises(EngineError) as caught:
        parse_position(re.sub(r";swap=\w*|$", ";swap=AS1", declaring("fildinski"), count=1))
    assert caught.value.where == "swap"


GOOD = [
    format_position(Walk(variant, seed).game, state)
    for variant in names()
    for seed in (1, 6)
    for state in some_states(Walk(variant, seed), 0.1)
]


@examples(400)
@given(st.sampled_from(GOOD), st.integers(0, 2**32))
def test_a_damaged_line_is_read_or_refused(line: str, seed: int) -> None:
    try:
        rules, state = parse_position(mutated(line, seed))
    except EngineError as error:
        check_error(error)
        return
    # What is accepted is a whole deal: it can be written, looked at and played to its end.
    again = parse_position(format_position(rules, state))[1]
    assert fingerprint(rules, again) == fingerprint(rules, state)
    rng = Walk("fildinski", seed % 1000).choices()
    for _ in range(300):
        if state.to_move == NOBODY:
            break
        action = choose(state, rng)
        assert state.why_not(action) is None
        rules.present(rules.observe(state, state.to_move))
        state.apply(action)
    assert state.to_move == NOBODY


@examples(100)
@given(st.text(max_size=80) | st.text("trumphandswon=;:,.0AS1KQ", max_size=200))
def test_any_text_is_refused(text: str) -> None:
    for start in ("", "fildinski;"):
        with pytest.raises(EngineError) as caught:
            parse_position(start + text)
        check_error(caught.value)
