"""Records: the same match from its text, comments in their place, and no harm from bad text."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bots import player
from engine.errors import EngineError
from engine.record import (
    Comment,
    Record,
    SeatEntry,
    format_record,
    parse_record,
)
from engine.table import Table
from engine.variants import names
from tests.properties.mutate import check_error, mutated
from tests.properties.play import examples

SEATS = [SeatEntry("human", name="Ala z Łodzi"), SeatEntry("player", "novice", "Bo #2")]


def played(variant: str, seed: str, actions: int = 10_000) -> Table:
    """A match of a human who acts at random against a novice, up to so many actions."""
    table, rng = Table.new(variant, SEATS, seed), Random(seed)
    for _ in range(actions):
        if table.deal_over:
            if table.standing.winner is not None:
                break
            table.next_deal()
        elif table.to_move == 0:
            assert table.state is not None
            legal = table.state.legal()
            table.act(0, table.game.action_code(legal[int(rng.random() * len(legal))]))
        else:
            table.step(player)
    return table


def with_comments(record: Record, rng: Random) -> Record:
    for deal in record.deals:
        for number in range(4):
            place = int(rng.random() * (len(deal.entries) + 1))
            deal.entries.insert(place, Comment(f"remark {number}: why not QS1? # ;"))
    return record


@pytest.mark.parametrize("seed", ["a", "long seed with words"])
def test_a_record_plays_the_whole_match_again(variant: str, seed: str) -> None:
    table = played(variant, seed)
    assert table.standing.winner is not None
    text = format_record(table.record)
    again = Table(parse_record(text))
    assert again.standing == table.standing
    assert [again.view(seat) for seat in (0, 1)] == [table.view(seat) for seat in (0, 1)]
    assert again.events == table.events
    assert format_record(again.record) == text


@pytest.mark.parametrize("actions", [0, 1, 2, 37, 150])
def test_a_resumed_match_goes_on_as_it_would_have(variant: str, actions: int) -> None:
    """The computer player decides the same after a reload as without one."""
    table = played(variant, "resume", actions)
    again = Table(parse_record(format_record(table.record)))
    rng = Random(actions)
    for _ in range(12):
        if table.deal_over:
            break
        if table.to_move == 0:
            assert table.state is not None
            legal = table.state.legal()
            code = table.game.action_code(legal[int(rng.random() * len(legal))])
            assert table.act(0, code) == again.act(0, code)
        else:
            assert table.step(player) == again.step(player)
    assert format_record(again.record) == format_record(table.record)


def test_comments_keep_their_place(variant: str) -> None:
    record = with_comments(played(variant, "comments", 200).record, Random(1))
    text = format_record(record)
    parsed = parse_record(text)
    assert parsed == record
    assert format_record(parsed) == text
    assert sum(line.startswith("# remark") for line in text.splitlines()) == 4 * len(record.deals)
    replayed = Table(parsed)
    assert format_record(replayed.record) == text


def test_undo_takes_the_comments_after_it_along(variant: str) -> None:
    table = played(variant, "comments", 9)
    table.record.deals[-1].entries.append(Comment("a good move?"))
    while table.view(0)["can_undo"]:
        table.undo()
    assert Comment("a good move?") not in table.record.deals[-1].entries


def test_a_record_is_what_a_person_can_read() -> None:
    lines = format_record(played("fildinski", "lines", 60).record).splitlines()
    assert lines[:5] == [
        "brisques 1",
        "variant fildinski",
        "seat human Ala z Łodzi",
        "seat player novice Bo #2",
        "seed lines",
    ]
    assert lines[5].startswith("deal ")
    assert len(lines[5]) == len("deal 0 ") + 64 * 3
    assert all(len(line) <= 100 for line in lines[6:])
    assert [code for line in lines[6:] for code in line.split()] == (
        played("fildinski", "lines", 60).record.deals[0].codes()
    )


def test_spaces_empty_lines_and_foreign_line_ends_are_forgiven() -> None:
    text = format_record(played("fildinski", "ends", 30).record)
    loose = "\r\n\r\n".join(f"  {line} " if n else line for n, line in enumerate(text.splitlines()))
    assert format_record(parse_record(loose)) == text


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("", "record/not-a-record", "line 1"),
        ("brisques 2\n", "record/not-a-record", "line 1"),
        ("brisques 1\nvariant whist\n", "record/bad-line", "line 2"),
        ("brisques 1\nseat human\n", "record/bad-line", "line 2"),
        ("brisques 1\nvariant fildinski\nseat king\n", "record/bad-line", "line 3"),
        ("brisques 1\nvariant fildinski\nseat player\n", "record/bad-line", "line 3"),
        ("brisques 1\nvariant fildinski\n" + "seat human\n" * 3, "record/bad-line", "line 5"),
        ("brisques 1\nvariant fildinski\nseat human\ndeal 0 AS1\n", "record/bad-line", "line 4"),
        (
            "brisques 1\nvariant fildinski\nseat human\nseat human\ndeal 0 AS1AS1\n",
            "record/bad-line",
            "line 5",
        ),
        ("brisques 1\nvariant fildinski\nQS1\n", "record/bad-line", "line 3"),
        ("brisques 1\n", "record/no-variant", "line 1"),
        ("brisques 1\nvariant fildinski\n", "record/no-seats", "line 2"),
        (
            "brisques 1\nvariant fildinski\nseat human\nseat human\n",
            "record/no-deal",
            "line 4",
        ),
        ("brisques 1\n" + "#" * 200_000, "record/too-long", "character 200000"),
    ],
)
def test_a_bad_record_names_the_line(text: str, code: str, where: str) -> None:
    with pytest.raises(EngineError) as caught:
        parse_record(text)
    assert (caught.value.code, caught.value.where) == (code, where)


def test_an_illegal_action_names_deal_and_place() -> None:
    table = played("fildinski", "illegal", 20)
    entries = table.record.deals[0].entries
    entries[5] = entries[4]
    with pytest.raises(EngineError) as caught:
        Table(table.record)
    assert caught.value.where == "deal 1, action 6"


def test_a_deal_too_early_or_by_the_wrong_seat_is_refused() -> None:
    table = played("fildinski", "early", 20)
    text = format_record(table.record)
    deal = next(line for line in text.splitlines() if line.startswith("deal"))
    with pytest.raises(EngineError) as caught:
        Table(parse_record(text + deal))
    assert (caught.value.code, caught.value.where) == ("record/deal-not-expected", "deal 2")
    full = played("fildinski", "early", 10_000)
    full.record.deals[1].start = full.record.deals[0].start
    with pytest.raises(EngineError) as caught:
        Table(parse_record(format_record(full.record)))
    assert (caught.value.code, caught.value.where) == ("record/wrong-dealer", "deal 2")


GOOD = [
    format_record(with_comments(played(variant, "fuzz", actions).record, Random(2)))
    for variant, actions in zip(names(), (3, 90, 180, 30), strict=True)
]


@examples(300)
@given(st.sampled_from(GOOD), st.integers(0, 2**32))
def test_a_damaged_record_is_read_or_refused(text: str, seed: int) -> None:
    try:
        record = parse_record(mutated(text, seed))
        again = parse_record(format_record(record))
        assert again == record
        table = Table(record)
    except EngineError as error:
        check_error(error)
        return
    assert Table(again).standing == table.standing
    for seat in (0, 1):
        table.view(seat)


@examples(100)
@given(st.text(max_size=200) | st.text("brisquevant 1\nfldk#AQS0", max_size=200))
def test_any_text_is_refused(text: str) -> None:
    for start in ("", "brisques 1\n", "brisques 1\nvariant fildinski\n"):
        with pytest.raises(EngineError) as caught:
            parse_record(start + text)
        check_error(caught.value)
