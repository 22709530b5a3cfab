"""Positions of the Filkó family: facts are derived from the cards, contradictions are refused."""

import re
from functools import cache

import pytest

from brisques.errors import EngineError
from brisques.filko.status import DealResult
from brisques.position import format_position, parse_position
from tests.filko_scene import dealt, playing
from tests.presets import each_filko
from tests.properties.play import RandomDeal, states

DERIVED = ("oldman", "party", "shown")
"""Fields that follow from the cards and the call."""


@cache
def moments(variant: str, before: int) -> list[str]:
    random_deals = [RandomDeal(variant, seed, before=before) for seed in range(before, before + 3)]
    return [
        format_position(random_deal.game, state)
        for random_deal in random_deals
        for state, _ in states(random_deal)
    ]


def lines(variant: str, *marks: str, before: int = 0) -> list[str]:
    """Return the lines of some deals of the variant that match all these patterns."""
    found = moments(variant, before)
    return [line for line in found if all(re.search(mark, line) for mark in marks)]


def without(line: str, *keys: str) -> str:
    return ";".join(part for part in line.split(";") if part.partition("=")[0] not in keys)


def set_to(line: str, key: str, value: str) -> str:
    return f"{without(line, key)};{key}={value}"


def get(line: str, key: str) -> str:
    return dict(part.split("=") for part in line.split(";")[1:]).get(key, "")


def refused(line: str) -> tuple[str, str, str]:
    """Return the field at fault, the reason, and the code."""
    with pytest.raises(EngineError) as caught:
        parse_position(line)
    error = caught.value
    return error.where, error.params.get("reason", ""), error.code.removeprefix("position/")


@each_filko
def test_what_follows_from_the_cards_may_be_left_out(variant: str) -> None:
    """So may the winners of tricks: `0..` in place of `0.2.` is read."""
    for line in lines(variant, ";phase=play", r";tricks=\d")[::7]:
        game, state = parse_position(re.sub(r"(\d)\.\d\.", r"\1..", without(line, *DERIVED)))
        assert format_position(game, state) == line


def test_a_called_card_that_was_played_counts_as_shown() -> None:
    """Also without the field `shown`; otherwise the deal would not end."""
    shown = lines("rich-poor-called", ";shown=1")
    assert shown
    for line in shown[::5]:
        assert parse_position(without(line, "shown"))[1].revealed


@pytest.mark.parametrize("variant", ["filko-5", "rich-poor", "rich-poor-called", "kelebia"])
def test_no_partner_is_shown_before_the_called_card_falls(variant: str) -> None:
    line = next(line for line in lines(variant, ";called=") if ";shown" not in line)
    assert refused(set_to(line, "shown", "1")) == ("shown", "not-shown-yet", "bad-field")
    assert refused(set_to(line, "party", "-")) == ("party", "not-the-party", "bad-field")
    other = str((int(get(line, "oldman")) + 1) % 5)
    assert refused(set_to(line, "oldman", other)) == ("oldman", "not-the-old-man", "bad-field")


def test_hands_have_the_size_of_this_moment() -> None:
    line = playing("filicau", ["AH 9H", "AL 9L"], trick="KB").line()
    hands = get(line, "hands").split(",")
    hands[1], hands[2] = hands[1][:3], hands[2] + hands[1][3:]
    assert refused(set_to(line, "hands", ",".join(hands)))[:2] == ("hands", "other-size")


def test_a_party_includes_the_old_man() -> None:
    line = lines("filko-5", ";called=", ";shown=1")[0]
    party = set(get(line, "party")) - {get(line, "oldman")}
    assert refused(set_to(line, "party", "".join(party)))[:2] == ("party", "not-the-party")


def test_the_old_man_calls_with_or_without_the_field_that_names_him() -> None:
    line = lines("filko-5", ";phase=call")[0]
    _, state = parse_position(without(line, "oldman"))
    assert state.legal()
    assert state.old_man == int(get(line, "oldman"))
    turn = str((state.old_man + 1) % 5)
    assert refused(set_to(line, "turn", turn))[:2] == ("turn", "not-to-move")
    assert refused(set_to(line, "called", "AL1"))[:2] == ("called", "not-the-called-card")


def test_in_play_a_card_must_have_been_called() -> None:
    line = lines("filko-5", ";called=", ";phase=play")[0]
    assert refused(without(line, "called"))[::2] == ("called", "missing-field")
    assert refused(set_to(line, "called", "OA1"))[:2] == ("called", "not-callable")
    own = parse_position(line)
    hand = own[1].hands[own[1].old_man]
    card = next(card for card in hand if card in own[1].ruleset.callable_cards())
    code = own[0].pattern.format_card(card)
    mine = set_to(set_to(line, "called", code), "trump", code[1])
    assert refused(without(mine, "party"))[:2] == ("called", "own-card")
    suit = next(suit for suit in "ALHB" if suit != get(line, "trump"))
    assert refused(set_to(line, "trump", suit))[:2] == ("trump", "not-the-trump")


@pytest.mark.parametrize("key", ["called", "oldman", "party", "shown"])
def test_the_fields_of_a_call_are_refused_in_games_without_calls(key: str) -> None:
    line = lines("filicau", ";phase=play")[0]
    value = {"called": "AL1"}.get(key, "1")
    assert refused(set_to(line, key, value))[:2] == (key, "not-of-this-game")


@each_filko
def test_a_trick_is_won_by_its_best_card(variant: str) -> None:
    """Points follow from who won the tricks, so other points are refused."""
    line = lines(variant, ";phase=play", r";tricks=\d")[0]
    won = re.search(r";tricks=\d\.(\d)", line)
    other = str((int(won[1]) + 1) % 4)
    wrong = f"{line[: won.start(1)]}{other}{line[won.end(1) :]}"
    assert refused(wrong)[:2] == ("tricks", "not-the-winner")


def test_the_cards_turned_up_must_make_the_trumps() -> None:
    line = lines("filko-4", ";exposed=", ";phase=play")[0]
    suit = next(suit for suit in "ALHB" if suit != get(line, "trump"))
    assert refused(set_to(line, "trump", suit))[:2] == ("trump", "not-the-trump")
    assert refused(set_to(line, "exposed", "OA1"))[:2] == ("exposed", "not-the-trump")


@pytest.mark.parametrize(
    ("variant", "status", "reason", "word"),
    [
        ("filko-4", "02.-.-.0.-.-", "servant-is-master", "0"),
        ("filko-4", "01.-.-.2.-.-", "not-a-party", "01"),
        ("filko-4", "02.-.-.-.-.-", "must-be-carried", "-"),
        ("filko-4", "-.-.-.1.-.-", "must-be-carried", "-"),
        ("filko-4", "02.-.-.4.-.-", "not-a-number", "4"),
        ("filicau", "02.-.-.1.-.-", "not-of-this-game", "1"),
        ("filicau", "012.-.-.-.-.-", "not-a-party", "012"),
        ("filko-5", "01.01.-.0.0.0", "servant-is-master", "0"),
        ("filko-5", "01.01.-.2.0.2", "no-old-man", "01"),
        ("filko-5", "012.012.-.3.0.2", "no-old-man", "012"),
        ("filko-5", "01.03.-.2.0.0", "not-a-party", "01"),
        ("filko-5", "04.04.-.2.4.0", "not-a-number", "4"),
        ("filko-5", "01.-.-.2.-.-", "must-be-carried", "-"),
        ("filko-4,match.outcome=liberation", "02.12.-.1.0.-", "not-a-party", "02"),
        ("rich-poor", "01.01.-.2.-.-", "not-of-this-game", "01"),
        ("rich-poor-kept", "01.01.-.1.-.-", "servant-is-master", "1"),
        ("rich-poor-kept", "01.01.-.2.0.-", "not-of-this-game", "0"),
        ("hats", "02.-.-.-.-.-", "not-of-this-game", "02"),
    ],
)
def test_a_status_must_be_one_that_a_deal_can_leave(
    variant: str, status: str, reason: str, word: str
) -> None:
    line = set_to(lines(variant, ";phase=play")[0], "status", status)
    with pytest.raises(EngineError) as caught:
        parse_position(line)
    error = caught.value
    assert (error.where, error.params["reason"], error.params["value"]) == ("status", reason, word)


def test_the_error_of_a_status_points_to_its_part() -> None:
    before = "filko-5; hands=?,?,?,?,?; status=04.04.-."
    with pytest.raises(EngineError) as caught:
        parse_position(f"{before}2.4.0")
    assert caught.value.params["column"] == len(before) + len("2.4")


@each_filko
def test_every_status_that_deals_leave_is_read(variant: str) -> None:
    for before in (1, 2, 3):
        for line in lines(variant, before=before)[::40]:
            assert parse_position(line)


@pytest.mark.parametrize("phase", ["cut", "call", "servant"])
@each_filko
def test_a_phase_that_contradicts_the_cards_is_refused(variant: str, phase: str) -> None:
    line = lines(variant, ";phase=play", r";tricks=\d")[0]
    assert refused(set_to(line, "phase", phase))[0]


@pytest.mark.parametrize("variant", ["filko-4", "rich-poor,deal.cut=left"])
def test_no_trick_is_finished_before_the_cut(variant: str) -> None:
    line = lines(variant, ";phase=cut")[0]
    cards = 3 * parse_position(line)[0].players
    order = get(line, "order")
    early = set_to(set_to(line, "order", order[cards:]), "tricks", f"0..{order[:cards]}")
    assert refused(early)[:2] == ("tricks", "not-now")


def test_the_master_on_the_left_may_have_left_the_cut_to_the_one_on_the_right() -> None:
    left = lines("filko-4", ";phase=cut", ";dealer=0;")[0]
    right = set_to(left, "turn", "1")
    ruled = "13.-.-.0.-.-"
    for line, seat in ((set_to(left, "status", ruled), 3), (set_to(right, "status", ruled), 1)):
        assert parse_position(line)[1].to_move == seat
    assert refused(right)[:2] == ("turn", "not-to-move")
    assert refused(set_to(right, "status", "02.-.-.1.-.-"))[:2] == ("turn", "not-to-move")


@pytest.mark.parametrize(
    ("variant", "marks", "key", "value", "reason"),
    [
        ("filko-4", ";phase=play.*;tricks=;", "order", "8B1", "not-now"),
        ("filko-4", ";trump=A;.*;tricks=;", "exposed", "7A18A1", "not-the-trump"),
        ("filko-5", ";trump=A;", "exposed", "8A1", "not-the-trump"),
        ("filko-5", ";phase=play", "called", "AL1AA1", "one-card"),
        ("filko-5", ";shown=1", "shown", "2", "not-shown-yet"),
        ("filko-5", ";phase=call", "status", "01.01.-.2.0.0", "not-of-this-game"),
        ("filko-4", ";phase=servant", "phase", "play", "deal-over"),
        ("filko-4", ";phase=play.*;tricks=;", "phase", "servant", "deal-goes-on"),
    ],
)
def test_a_field_that_contradicts_the_moment_is_refused(
    variant: str, marks: str, key: str, value: str, reason: str
) -> None:
    line = set_to(lines(variant, marks)[0], key, value)
    assert refused(line)[1] == reason


@pytest.mark.parametrize("ends_early", [True, False])
def test_a_decided_deal_may_be_over_only_where_it_may_end_early(*, ends_early: bool) -> None:
    variant = f"filko-4,match.early-end={ends_early}".lower()
    decided = (
        line
        for line in lines(variant, ";phase=play", ";trick=;")
        if parse_position(line)[1].is_decided() and parse_position(line)[1].outcome().dealer < 0
    )
    line = next(decided)
    masters = parse_position(line)[1].outcome().status.masters
    over = set_to(set_to(line, "phase", "servant"), "turn", "0" if masters & 1 else "1")
    if ends_early:
        assert parse_position(over)[1].legal()
    else:
        assert refused(over)[:2] == ("phase", "deal-goes-on")


def test_kept_trumps_are_those_of_the_call() -> None:
    line = lines("filko-5", ";phase=play", ";status=", before=2)[0]
    other = next(suit for suit in "ALHB" if suit != get(line, "trump"))
    assert refused(set_to(line, "trump", other))[:2] == ("trump", "not-the-trump")


def test_hands_that_are_dealt_again_are_not_played() -> None:
    """The Old Man holds both top Overs."""
    line = dealt("rich-poor", hands=["OA OL"]).do("name:H").line()
    assert parse_position(line)[1].party == 1
    again = line.replace("rich-poor", "rich-poor,party.both-overs=redeal")
    assert refused(again)[:2] == ("hands", "dealt-again")


def test_a_servant_is_chosen_once() -> None:
    line = lines("filko-4", ";phase=servant")[0]
    masters = parse_position(line)[1].outcome().status.masters
    servants = [seat for seat in range(4) if not masters >> seat & 1]
    assert refused(set_to(line, "turn", str(servants[0])))[:2] == ("turn", "not-to-move")
    ruled = "02.-.-.1.-.-" if masters == 0b0101 else "13.-.-.0.-.-"
    assert refused(set_to(line, "status", ruled))[:2] == ("phase", "no-servant-to-choose")


def test_the_next_member_of_an_empty_party_is_the_seat_itself() -> None:
    deal = DealResult(players=5, dealer=0, party=0, points=0, total=8, trump=0, old_man=0)
    assert deal.next_of(0, 3) == 3
    assert deal.next_of(0b00010, 3) == 1
    assert deal.next_of(0b01000, 3) == 3
