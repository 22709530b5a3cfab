"""All that is wrong in the line of a position is told in one answer, each fault with its column."""

from __future__ import annotations

import re

import pytest

from brisques.errors import EngineError
from brisques.position import MAX_ERRORS, full_line, parse_position
from brisques.registry import load_game
from tests.builder import Scene

FILDINSKI = full_line("fildinski;trump=H;won=?4,?4;rest=seed:1")
RUBICON = full_line("rubicon;trump=D;winner=0;fresh=AD 8D;won=AD 8D,;hands=AD TD KD QD ?")
PACKET = Scene("six-pack", trump="-", slips="0.0").line()
FILKO_5 = full_line("filko-5;tricks=?2;rest=seed:4")


def changed(line: str, **values: str) -> str:
    """Return a full line with other values of some fields; those it lacks are added."""
    name, *parts = line.split(";")
    fields = dict(part.split("=") for part in parts)
    return ";".join([name, *(f"{key}={text}" for key, text in {**fields, **values}.items())])


def field(line: str, key: str) -> str:
    return re.search(f";{key}=([^;]*)", line)[1]


def errors_of(line: str) -> list[EngineError]:
    with pytest.raises(EngineError) as caught:
        parse_position(line)
    return [caught.value, *caught.value.others]


def faults(line: str) -> list[str]:
    """Return each error of a line: its field or card, the reason, and the word at its column."""
    found = []
    for error in errors_of(line):
        reason = error.params.get("reason", error.code.removeprefix("position/"))
        word = error.params.get("value", error.where)
        if "column" in error.params:
            assert line[error.params["column"] - 1 :].startswith(word), error
        found.append(
            f"{error.where} {reason} {word}" if word != error.where else f"{word} {reason}"
        )
    return found


def hand(line: str, seat: int) -> str:
    return field(line, "hands").split(",")[seat]


def test_all_wrong_numbers_of_a_line_are_named() -> None:
    line = changed(FILDINSKI, points="1x,b", base="5", dealer="9", target="-1")
    assert faults(line) == [
        "dealer not-a-number 9",
        "points not-a-number 1x",
        "points not-a-number b",
        "base one-for-each-side 5",
        "target not-a-number -1",
    ]


def test_all_contradictions_of_a_line_are_named() -> None:
    first, second = hand(FILDINSKI, 0), hand(FILDINSKI, 1)
    line = changed(
        FILDINSKI,
        hands=f"{first[3:]},{second}{first[:3]}",
        stock=field(FILDINSKI, "stock") + field(FILDINSKI, "up"),
        points="5,5",
        base="0,10",
        brisques="AS1,AS2",
        sevens="AS1",
        melds="0.1.marriage:KS1.QS1,1.1.x",
    )
    assert faults(line) == [
        f"hands other-size {first[3:]}",
        f"hands other-size {second}{first[:3]}",
        f"{field(FILDINSKI, 'up')} card-twice",
        "points fewer-than-before 5",
        "brisques card-not-won AS1",
        "brisques card-not-won AS2",
        "sevens not-a-seven AS1",
        "melds card-not-won 0.1.marriage:KS1.QS1",
        "melds not-a-meld 1.1.x",
    ]
    assert [error.params.get("size") for error in errors_of(line)[:3]] == [8, 8, None]


def test_a_turn_up_is_there_with_the_stock_and_is_a_trump() -> None:
    up, stock = field(FILDINSKI, "up"), field(FILDINSKI, "stock")
    assert faults(changed(FILDINSKI, up="", stock=stock + up)) == ["up missing "]
    assert faults(changed(FILDINSKI, trump="S", sevens="")) == [f"up not-a-trump {up}"]
    two = changed(FILDINSKI, up=stock[-3:] + up, stock=stock[:-3])
    assert faults(two) == [f"up one-card {stock[-3:]}{up}"]


def test_fields_of_another_moment_are_named() -> None:
    line = changed(FILDINSKI, fresh="AS1", slots="2", lifted="1.1")
    assert faults(line) == ["fresh not-now AS1", "slots not-now 2", "lifted not-now 1.1"]
    assert faults(changed(PACKET, slots="2")) == ["slots not-now 2"]
    assert faults(changed(RUBICON, lifted="1.1")) == ["lifted not-now 1.1"]
    with pytest.raises(EngineError, match="not-now"):
        full_line("fildinski;trump=H;fresh=AS 8D;won=AS 8D,;hands=?")


def test_won_cards_that_do_not_add_up_are_named_beside_a_missing_card() -> None:
    won = field(FILDINSKI, "won")
    assert faults(changed(FILDINSKI, won=won[3:], trump="X", points="1,2,3")) == [
        "trump not-a-suit X",
        f"won wrong-size {won[3:]}",
        "points one-for-each-side 1,2,3",
        f"{won[:3]} card-missing",
    ]


def test_what_follows_from_a_wrong_word_is_no_further_error() -> None:
    """A hand of which a card is unreadable has no wrong size, and no card is missing."""
    line = changed(FILDINSKI, hands=f"ZZ1{hand(FILDINSKI, 0)[6:]},{hand(FILDINSKI, 1)}")
    assert faults(line) == ["hands not-a-card ZZ1"]


def test_all_that_a_moment_of_declaring_contradicts_is_named() -> None:
    line = changed(RUBICON, fresh="AD1KS1", swap="AD1", carte="2,0", declarer="1", slots="99")
    assert faults(line) == [
        "fresh card-not-won AD1KS1",
        "slots not-a-number 99",
        "swap not-a-seven AD1",
        "carte one-for-each-seat 2,0",
        "declarer not-a-partner 1",
    ]


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("brisques", "AS1AS1,", "not-a-brisque AS1"),
        ("brisques", "AS1KC1,", "not-a-brisque KC1"),
        ("melds", "0.9.marriage:KC1.QC1", "not-won-yet 0.9.marriage:KC1.QC1"),
        ("melds", "0.0.marriage:KC1.QC1", "not-won-yet 0.0.marriage:KC1.QC1"),
        ("melds", "0.1000.marriage:KC1.QC1", "not-a-meld 0.1000.marriage:KC1.QC1"),
        ("melds", "0.1.marriage:KC1.QC1,0.2.marriage:KC1.QC1", "card-spent 0.2.marriage:KC1.QC1"),
        ("carte", "1,0", "not-of-this-game 1,0"),
    ],
)
def test_a_count_of_won_cards_that_contradicts_them_is_named(
    key: str, value: str, fault: str
) -> None:
    line = full_line("bezique;won=AS1 KC1 QC1 ?,?4;rest=seed:1")
    assert parse_position(changed(line, brisques="AS1,", melds="0.1.marriage:KC1.QC1"))
    assert faults(changed(line, **{key: value})) == [f"{key} {fault}"]


@pytest.mark.parametrize(
    ("variant", "points", "base", "fault"),
    [
        ("fildinski-penguin", "5000,20", "0,0", "5000"),
        ("fildinski-penguin", "20,1000", "0,0", "1000"),
        ("fildinski-penguin", "1200,20", "1200,20", "1200"),
        ("fildinski-penguin", "1200,1210", "1200,1200", "1210"),
        ("fildinski-penguin", "1200,1200", "1200,1200", ""),
        (
            "fildinski-penguin,match.end=melds-immediate,match.tie=another-deal",
            "1010,20",
            "990,20",
            "",
        ),
        ("fildinski-penguin,match.end=end-of-deal,match.tie=another-deal", "1200,20", "900,20", ""),
    ],
)
def test_points_that_have_ended_the_deal_are_named(
    variant: str, points: str, base: str, fault: str
) -> None:
    line = changed(full_line(f"{variant};hands=?"), points=points, base=base)
    if fault:
        assert faults(line) == [f"points deal-ended {fault}"]
    else:
        assert parse_position(line)


def test_no_more_melds_are_declared_at_a_trick_than_the_game_allows() -> None:
    line = full_line("bezique-penguin;winner=0;fresh=AD 8D;won=AD 8D,;hands=?")
    assert parse_position(changed(line, slots="1"))
    assert faults(changed(line, slots="2")) == ["slots not-a-number 2"]


@pytest.mark.parametrize("variant", ["bezique", "bezique-penguin"])
def test_a_target_of_nothing_is_refused(variant: str) -> None:
    """A target of 0 stands for a game without one, whose points would end no deal."""
    line = full_line(f"{variant};hands=?")
    assert parse_position(changed(line, target="10"))
    assert faults(changed(line, target="0")) == ["target not-a-number 0"]


def test_fields_of_another_game_are_named() -> None:
    line = changed(FILDINSKI, bar="D", laid="AS1", target="2500")
    assert faults(line) == [
        "bar not-of-this-game D",
        "laid not-of-this-game AS1",
        "target not-of-this-game 2500",
    ]
    assert faults(changed(RUBICON, target="2500")) == ["target not-of-this-game 2500"]
    assert faults(changed(RUBICON, target="0")) == ["target not-of-this-game 0"]
    six = full_line("six-pack;trump=D;hands=?")
    assert parse_position(changed(six, bar="H"))
    assert faults(changed(six, bar="Z")) == ["bar not-a-suit Z"]


@pytest.mark.parametrize(
    ("key", "variant"), [("signals", "filko-4"), ("aims", "filko-5,talk.aims=false")]
)
def test_talk_that_a_game_does_not_have_is_named(key: str, variant: str) -> None:
    line = full_line(f"{variant};tricks=?2")
    silent = changed(line, **{key: ",".join("-" * load_game(variant).players)})
    assert parse_position(silent)
    said = ",".join("1" * load_game(variant).players)
    assert faults(changed(line, **{key: said})) == [f"{key} not-of-this-game {said}"]


def test_all_contradictions_of_a_line_of_filko_are_named() -> None:
    tricks = re.sub(r"(?<=\d\.)\d(?=\.)", "1", field(FILKO_5, "tricks"))
    assert faults(changed(FILKO_5, tricks=tricks, turn="2", oldman="1", aims="9")) == [
        "turn not-to-move 2",
        f"tricks not-the-winner {tricks.split(',')[0]}",
        f"tricks not-the-winner {tricks.split(',')[1]}",
        "oldman not-the-old-man 1",
        "aims one-for-each-seat 9",
    ]
    first = hand(FILKO_5, 0)
    hands = field(FILKO_5, "hands").replace(first, first[3:], 1)
    assert faults(changed(FILKO_5, hands=hands, dealer="84", said="7.9,1.5", status="1.2")) == [
        "dealer not-a-number 84",
        f"hands other-size {first[3:]}",
        "said not-a-number 7",
        "said not-a-number 9",
        "said not-a-number 5",
        "status not-a-status 1.2",
        f"{first[:3]} card-missing",
    ]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            "fildinski; hands=?9,?9; points=x,1; leader=5; brisques=XX; foo=1; rest=may",
            (
                "hands other-size ?9|hands other-size ?9|points not-a-number x|"
                "leader not-a-number 5|brisques not-a-card XX|foo unknown-field|rest not-a-rest may"
            ),
        ),
        (
            "fildinski; won=AS1?4,AS1?3; melds=0.1.x; base=1,2,3; trump=-",
            (
                "won wrong-size AS1?4,AS1?3|AS1 card-twice|melds not-a-meld 0.1.x|"
                "base one-for-each-side 1,2,3|trump not-a-suit -"
            ),
        ),
        (
            "kelebia; hands=?9,?9; tricks=?1; status=1.2; aims=9; turn=7; called=XX",
            (
                "hands other-size ?9|hands other-size ?9|status not-a-status 1.2|"
                "aims one-for-each-seat 9|turn not-a-number 7|called not-a-card XX"
            ),
        ),
        (
            "filko-4; hands=ZZ ?,?; trick=AL; said=7.9; aims=1; oldman=3; phase=now",
            (
                "hands not-a-card ZZ|said not-a-number 7|said not-a-number 9|"
                "aims one-for-each-seat 1|oldman not-of-this-game 3|phase not-a-phase now"
            ),
        ),
        (
            "fildinski; trump=H; hands=AS ?; trump=S; brisques=AS,; points=1; slots",
            (
                "trump twice-or-no-value trump=S|brisques card-not-won AS,|"
                "points one-for-each-side 1|slots twice-or-no-value"
            ),
        ),
        ("fildinski; hands=, AS ?", "hands empty-hand "),
        ("fildinski; hands=?; stock=7", "stock number-alone 7"),
        ("filicau; hands=AL ?, , ?", "hands empty-hand "),
        ("fildinski; hands=AS ?3 KS, ? AD", "hands not-a-count 3 KS|hands not-a-count AD"),
    ],
)
def test_all_that_is_wrong_in_a_short_line_is_named(line: str, expected: str) -> None:
    assert faults(line) == expected.split("|")


def test_a_text_that_is_no_position_has_a_few_errors_only() -> None:
    assert len(errors_of("fildinski;rest=random;hands=" + "ZZ " * 100)) == MAX_ERRORS


def test_fields_that_are_not_written_are_named_only_without_others() -> None:
    fields = [error.where for error in errors_of("filko-4;phase=cut;hands=?")]
    assert fields == ["hands"] * 4
    (error,) = errors_of("filko-4;phase=cut;rest=random")
    assert (error.where, error.params["column"]) == ("hands", 30)
