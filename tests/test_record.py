"""Records: a text replays to the same match, comments keep their place, bad text does no harm."""

import re
from itertools import cycle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brisques import record as records
from brisques.errors import EngineError
from brisques.match import Match
from brisques.match_view import view_of
from brisques.players.levels import player
from brisques.record import Branch, Comment, Record, SeatEntry, format_record, parse_record
from brisques.registry import load_game
from brisques.tricks import NO_TRUMP
from brisques.variants import names
from tests.presets import BEZIQUE
from tests.properties.mutate import check_error, mutated
from tests.properties.play import choose, examples

SEATS = [SeatEntry("human", name="Ala z Łodzi"), SeatEntry("player", "novice", "Bo #2")]
MOST_DEALS = 3
"""Deals to play where a match has no end."""


def seats_for(variant: str) -> list[SeatEntry]:
    """Return the two seats above, and more players where there are more seats."""
    return [*SEATS, *[SEATS[1], SeatEntry("player", "casual")] * 2][: load_game(variant).players]


def played(variant: str, seed: str, actions: int = 10_000) -> Match:
    """Play a match of a human who acts at random against a novice, up to a number of actions."""
    match, rng = Match.new(variant, seats_for(variant), seed), Random(seed)
    for _ in range(actions):
        if match.deal_over:
            if match.game.is_over(match.standing) or len(match.standing.deals) == MOST_DEALS:
                break
            match.next_deal()
        elif match.to_move == 0:
            assert match.state is not None
            match.act(0, match.game.action_code(choose(match.state, rng)))
        else:
            match.step(player)
    return match


def whole(variant: str, seed: str) -> Match:
    """Play a match to its end, or for at most `MOST_DEALS` deals where a match has no end."""
    match = played(variant, seed)
    while match.standing.target and not match.game.is_over(match.standing):
        if match.deal_over:
            match.next_deal()
        code = match.game.action_code(match.state.legal()[0])
        match.act(0, code) if match.to_move == 0 else match.step(player)
    return match


def with_comments(record: Record, rng: Random) -> Record:
    for deal in record.deals:
        for number in range(4):
            place = int(rng.random() * (len(deal.entries) + 1))
            deal.entries.insert(place, Comment(f"remark {number}: why not QS1? # ;"))
    return record


def test_a_record_replays_the_whole_match(variant: str) -> None:
    match = whole(variant, "long seed with words")
    assert (match.standing.winner is not None) == (variant in BEZIQUE)
    assert len(match.standing.deals) == match.record.number
    text = format_record(match.record)
    again = Match(parse_record(text))
    assert again.standing == match.standing
    seats = range(match.game.players)
    assert [view_of(again, seat) for seat in seats] == [view_of(match, seat) for seat in seats]
    assert again.events == match.events
    assert format_record(again.record) == text


def test_a_record_of_finished_deals_as_text_replays_them_too() -> None:
    match = whole("filicau", "text")
    assert match.record.earlier
    again = Match(match.record)
    assert again.standing == match.standing
    assert view_of(again, 0) == view_of(match, 0)


@pytest.mark.parametrize("actions", [0, 1, 2, 37, 150])
def test_a_resumed_match_continues_as_it_would_have(variant: str, actions: int) -> None:
    """The computer player decides the same after a reload as without one."""
    match = played(variant, "resume", actions)
    again = Match(parse_record(format_record(match.record)))
    rng = Random(actions)
    for _ in range(12):
        if match.deal_over:
            break
        if match.to_move == 0:
            assert match.state is not None
            code = match.game.action_code(choose(match.state, rng))
            assert match.act(0, code) == again.act(0, code)
        else:
            assert match.step(player) == again.step(player)
    assert format_record(again.record) == format_record(match.record)


def test_comments_keep_their_place(variant: str) -> None:
    text = format_record(played(variant, "comments", 200).record)
    record = with_comments(parse_record(text), Random(1))
    text = format_record(record)
    parsed = parse_record(text)
    assert parsed == record
    assert format_record(parsed) == text
    assert sum(line.startswith("# remark") for line in text.splitlines()) == 4 * len(record.deals)
    replayed = Match(parsed)
    assert format_record(replayed.record) == text


def test_undo_removes_the_comments_after_it(variant: str) -> None:
    match = played(variant, "comments", 9)
    match.record.deals[-1].entries.append(Comment("a good move?"))
    while view_of(match, 0)["can_undo"]:
        match.undo()
    assert Comment("a good move?") not in match.record.deals[-1].entries


def test_redo_brings_the_comments_back(variant: str) -> None:
    record = with_comments(played(variant, "comments", 30).record, Random(2))
    record.assisted = True
    text = format_record(record)
    match = Match(parse_record(text))
    while match.can_undo:
        match.undo()
    while match.can_redo:
        match.redo()
    assert format_record(match.record) == text


def test_a_record_is_readable_text() -> None:
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


def test_spaces_empty_lines_and_other_line_ends_are_accepted() -> None:
    text = format_record(played("fildinski", "ends", 30).record)
    loose = "\r\n\r\n".join(f"  {line} " if n else line for n, line in enumerate(text.splitlines()))
    assert format_record(parse_record(loose)) == text


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("", "record/not-a-record", "line 1"),
        ("brisques two\n", "record/not-a-record", "line 1"),
        ("brisques 2\n", "record/unknown-version", "line 1"),
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
        ("brisques 1\n" + "#" * 1_000_000, "record/too-long", "character 1000000"),
        ("brisques 1\nrules Mine\nvariant fildinski\n", "record/bad-line", "line 2"),
        ("brisques 1\nvariant fildinski,match.tie=drawn\n", "record/bad-line", "line 2"),
        ("brisques 1\nvariant fildinski,x.y=1\n", "record/bad-line", "line 2"),
        ("brisques 1\nvariant three-hand\n" + "seat human\n" * 4, "record/bad-line", "line 6"),
        (
            "brisques 1\nvariant three-hand\nseat human\nseat human\ndeal 0 AS1\n",
            "record/bad-line",
            "line 5",
        ),
    ],
)
def test_a_bad_record_names_the_line(text: str, code: str, where: str) -> None:
    with pytest.raises(EngineError) as caught:
        parse_record(text)
    assert (caught.value.code, caught.value.where) == (code, where)


@pytest.mark.parametrize(
    "line",
    [
        *("servant", "servant 2", "servant x", "seed", "assisted no", "branch", "branch 1"),
        "deal 2 AS1",
    ],
)
def test_a_bad_line_before_the_cards_is_named(line: str) -> None:
    with pytest.raises(EngineError) as caught:
        parse_record(f"brisques 1\nvariant fildinski\nseat human\nseat human\n{line}\n")
    assert (caught.value.code, caught.value.where) == ("record/bad-line", "line 5")


@pytest.mark.parametrize(
    ("line", "number"), [("rules Mine", 3), ("seed a", 7), ("servant 1", 7), ("branch 1 2", 7)]
)
def test_a_line_that_is_written_twice_is_refused(line: str, number: int) -> None:
    lines = ["brisques 1", "variant filicau", *["seat human"] * 4]
    lines.insert(number - 1, f"{line}\n{line}")
    with pytest.raises(EngineError) as caught:
        parse_record("\n".join(lines))
    assert (caught.value.code, caught.value.where) == ("record/bad-line", f"line {number + 1}")


@pytest.mark.parametrize("deal", [1, 2, 4, 999])
def test_a_branch_leaves_the_last_deal(deal: int) -> None:
    match = whole("filicau", "branch")
    match.record.branch = Branch(3, 5)
    text = format_record(match.record)
    assert parse_record(text).branch == Branch(3, 5)
    with pytest.raises(EngineError) as caught:
        parse_record(text.replace("\nbranch 3", f"\nbranch {deal}"))
    assert (caught.value.code, caught.value.where) == ("record/wrong-branch", f"deal {deal}")


def test_a_bad_record_says_how_many_cards_a_deal_has() -> None:
    with pytest.raises(EngineError) as caught:
        parse_record("brisques 1\nvariant fildinski\nseat human\nseat human\ndeal 0 AS1AS1\n")
    params = {"reason": "deal/bad-order", "at": "", "count": 2}
    assert caught.value.params == params


def test_an_illegal_action_names_deal_and_place() -> None:
    match = played("fildinski", "illegal", 20)
    entries = match.record.deals[0].entries
    entries[5] = entries[4]
    with pytest.raises(EngineError) as caught:
        Match(match.record)
    assert caught.value.where == "deal 1, action 6"


def test_a_deal_too_early_or_by_the_wrong_seat_is_refused() -> None:
    match = played("fildinski", "early", 20)
    text = format_record(match.record)
    deal = next(line for line in text.splitlines() if line.startswith("deal"))
    with pytest.raises(EngineError) as caught:
        Match(parse_record(text + deal))
    assert (caught.value.code, caught.value.where) == ("record/deal-not-expected", "deal 2")
    full = parse_record(format_record(whole("fildinski", "early").record))
    full.deals[1].start = full.deals[0].start
    with pytest.raises(EngineError) as caught:
        Match(full)
    assert (caught.value.code, caught.value.where) == ("record/wrong-dealer", "deal 2")


@pytest.mark.parametrize("room", [0, 1])
def test_a_match_ends_before_its_record_is_too_long_to_be_read(
    room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = whole("rubicon", "long")
    text = format_record(match.record)
    monkeypatch.setattr(records, "MAX_CHARS", len(text) + records.LONGEST_DEAL - 1 + room)
    assert Match(parse_record(text)).standing == match.standing
    if room:
        match.next_deal()
        return
    with pytest.raises(EngineError) as caught:
        match.next_deal()
    assert caught.value.code == "table/record-full"


@pytest.mark.parametrize("room", [0, -1])
def test_a_record_is_read_only_with_room_for_the_rest_of_its_deal(
    room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match writes a space into each of these comments: 80,000 characters."""
    text = format_record(played("six-pack", "long", 20).record) + "#x\n" * 20_000
    monkeypatch.setattr(records, "MAX_CHARS", 80_000 + records.LONGEST_DEAL + room)
    if room:
        with pytest.raises(EngineError) as caught:
            parse_record(text)
        assert (caught.value.code, caught.value.where) == ("record/too-long", "character 79999")
        return
    match = Match(parse_record(text))
    while not match.deal_over:
        match.act(match.to_move, match.game.action_code(match.current_state().legal()[0]))
    assert Match(parse_record(format_record(match.record))).standing == match.standing


def test_a_deal_takes_no_more_than_is_kept_for_it(variant: str) -> None:
    match = played(variant, "length")
    longest = max(map(len, format_record(match.record).split("deal ")))
    assert 2 * longest < records.LONGEST_DEAL


def test_a_deal_after_the_end_of_a_match_is_refused() -> None:
    match = whole("fildinski", "early")
    text = format_record(match.record)
    cards = next(line for line in text.splitlines() if line.startswith("deal")).split()[-1]
    with pytest.raises(EngineError) as caught:
        Match(parse_record(f"{text}deal {match.standing.dealer} {cards}"))
    where = f"deal {match.record.number + 1}"
    assert (caught.value.code, caught.value.where) == ("record/deal-not-expected", where)


@pytest.mark.parametrize("before", ["servant 0", "deal 0 CARDS"])
def test_a_position_is_the_first_deal_of_a_match_without_a_servant(before: str) -> None:
    game, seats = load_game("filko-4"), "seat human\n" * 4
    before = before.replace("CARDS", game.pattern.format_cards(game.cards))
    with pytest.raises(EngineError) as caught:
        parse_record(f"brisques 1\nvariant filko-4\n{seats}{before}\nposition filko-4;hands=?\n")
    assert (caught.value.code, caught.value.where) == ("record/bad-line", "line 8")
    assert not caught.value.params["reason"]


# --- what only some games write --------------------------------------------------------------


def test_a_packet_is_written_with_its_errors() -> None:
    """How far hand and eye missed is part of the deal, so that it replays exactly."""
    match = played("six-pack", "packet", 12)
    lines = format_record(match.record).splitlines()
    assert re.fullmatch(r"deal [01] [+-]\d [+-]\d ([789JQKTA][SHDC][1-6]){192}", lines[5])
    assert lines[6].startswith(("lift:", "guess:"))
    assert re.match(r"lift:\d+ guess:\d+ ", lines[6])
    again = Match(parse_record("\n".join(lines)))
    assert again.events == match.events
    deal = lines[5].split(" ")
    for bad in ("+9 +0", "+1", "+1 +1 +1", "1 1", "+x -y", "\u0661 +0"):
        text = "\n".join([*lines[:5], f"deal {deal[1]} {bad} {deal[4]}"])
        with pytest.raises(EngineError):
            Match(parse_record(text))


def test_a_deal_without_a_packet_has_no_errors() -> None:
    text = format_record(played("bezique", "plain", 12).record)
    deal = next(line for line in text.splitlines() if line.startswith("deal"))
    wrong = text.replace(deal, deal.replace(" ", " +1 +1 ", 2).replace(" +1 +1 ", " ", 1))
    assert wrong != text
    with pytest.raises(EngineError) as caught:
        Match(parse_record(wrong))
    assert caught.value.code == "deal/bad-slips"


def test_a_deal_says_that_its_pack_is_cut() -> None:
    """Only where the cut makes no trumps; a deal that does not say so is dealt at once."""
    match = Match.new("filicau", seats_for("filicau"), "cut")
    line = format_record(match.record).splitlines()[-1]
    assert re.fullmatch(r"deal [0-3] cut [\w]{96}", line)
    assert match.game.action_code(match.playing().legal()[0]) == "cut:4"
    for text in (format_record(match.record), format_record(played("filicau", "cut", 9).record)):
        assert format_record(Match(parse_record(text)).record) == text
    old = Match(parse_record(format_record(match.record).replace(" cut ", " ")))
    assert match.game.action_code(old.playing().legal()[0]) != "cut:4"


@pytest.mark.parametrize("variant", ["fildinski", "filko-4", "filko-5"])
def test_a_cut_in_a_game_without_one_is_refused(variant: str) -> None:
    match = Match.new(variant, seats_for(variant), "cut")
    text = re.sub(r"(deal \d) ", r"\1 cut ", format_record(match.record))
    with pytest.raises(EngineError, match="deal/not-cut"):
        Match(parse_record(text))


def test_house_rules_and_their_name_are_in_the_record() -> None:
    spec = "bezique,meld.marriage=40,match.target=1500"
    match = Match.new(spec, SEATS, "house")
    match.record.rules_name = "A short evening"
    while not match.deal_over:
        if match.to_move == 0:
            match.act(0, match.game.action_code(match.state.legal()[0]))
        else:
            match.step(player)
    text = format_record(match.record)
    assert text.splitlines()[1:3] == [f"variant {spec}", "rules A short evening"]
    again = Match(parse_record(text))
    assert again.game.variant.house == ("bezique.meld.marriage", "bezique.match.target")
    assert again.record.rules_name == "A short evening"
    assert again.standing == match.standing
    assert format_record(again.record) == text


def test_a_record_says_whether_help_was_given() -> None:
    match = played("fildinski", "help", 20)
    assert not parse_record(format_record(match.record)).assisted
    match.undo()
    assert parse_record(format_record(match.record)).assisted


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        (" Ala \u2028 z\tŁodzi ", "Ala z Łodzi"),
        ("a" * 65, "a" * 64),
        ("a" * 63 + " b", "a" * 63),
        ("\ud800a", "\N{REPLACEMENT CHARACTER}a"),
    ],
)
def test_a_name_is_one_line_of_at_most_64_characters(words: str, kept: str) -> None:
    assert records.one_line(words) == kept


def test_a_spec_is_written_in_canonical_form() -> None:
    """Its rules have the order of the record, without those that the preset has anyway."""
    text = format_record(Match.new("bezique", SEATS, "canon").record)
    loose = "bezique,match.target=1500,meld.marriage=40,meld.bezique=40"
    record = parse_record(text.replace("variant bezique", f"variant {loose}"))
    assert record.variant == "bezique,meld.marriage=40,match.target=1500"
    assert Match.new(loose, SEATS, "canon").record.variant == record.variant


@pytest.mark.parametrize("variant", ["bezique-no-trump", "rubicon"])
def test_the_next_deal_knows_the_trumps_of_the_last(variant: str) -> None:
    """Where trumps may not repeat, the record carries them from deal to deal."""
    match = whole(variant, "bar")
    again = Match(parse_record(format_record(match.record)))
    assert again.standing.carried == match.standing.carried != NO_TRUMP
    if match.game.is_over(match.standing):
        return
    for each in (match, again):
        each.next_deal()
    assert view_of(again, 0) == view_of(match, 0)


def good_records() -> st.SearchStrategy[str]:
    """Draw a record of any game."""
    return st.sampled_from(
        [
            format_record(with_comments(played(variant, "fuzz", actions).record, Random(2)))
            for variant, actions in zip(names(), cycle((3, 90, 180, 30)), strict=False)
        ]
    )


@examples(300)
@given(st.deferred(good_records), st.integers(0, 2**32))
def test_a_damaged_record_is_read_or_refused(text: str, seed: int) -> None:
    try:
        record = parse_record(mutated(text, seed))
        again = parse_record(format_record(record))
        assert again == record
        match = Match(record)
    except EngineError as error:
        check_error(error)
        return
    assert Match(again).standing == match.standing
    for seat in range(match.game.players):
        view_of(match, seat)


@examples(100)
@given(st.text(max_size=200) | st.text("brisquevant 1\nfldk#AQS0", max_size=200))
def test_any_text_is_refused(text: str) -> None:
    for start in ("", "brisques 1\n", "brisques 1\nvariant fildinski\n"):
        with pytest.raises(EngineError) as caught:
            parse_record(start + text)
        check_error(caught.value)
