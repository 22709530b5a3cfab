"""Short positions: what is written is kept, the rest is dealt so that it can be played."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, cast

import pytest

from brisques.cards import NO_CARD
from brisques.cli.main import main
from brisques.errors import EngineError
from brisques.game import NOBODY
from brisques.match import Match
from brisques.position import format_position, full_line, parse_position, short_line
from brisques.record import SeatEntry
from brisques.registry import analysis_of
from brisques.tricks import allowed_cards
from brisques.variants import names
from tests.filko_decisions import game_of
from tests.presets import each_bezique, each_filko
from tests.properties.play import RandomDeal, some_states

if TYPE_CHECKING:
    from brisques.filko.state import FilkoState


def fields(line: str) -> dict[str, str]:
    return dict(part.split("=", 1) for part in line.split(";")[1:])


def codes(text: str) -> list[str]:
    return sorted(re.findall("[0-9A-Z]{2}[1-8]", text))


def line_of(game: str, values: dict[str, str]) -> str:
    return ";".join([game, *(f"{key}={value}" for key, value in values.items())])


def play_to_end(line: str) -> None:
    _, state = parse_position(line)
    while state.to_move != NOBODY:
        state.apply(state.legal()[0])


@pytest.mark.parametrize("variant", names())
def test_a_game_alone_is_a_playable_deal(variant: str) -> None:
    line = full_line(f"{variant};rest=seed:9")
    assert line == full_line(f"{variant};rest=seed:9") != full_line(f"{variant};rest=seed:10")
    assert format_position(*parse_position(line)) == line
    play_to_end(line)


@pytest.mark.parametrize("variant", names())
def test_what_is_written_is_kept_and_the_rest_fits(variant: str) -> None:
    """Any moment of a deal, with most cards of its hands removed."""
    random_deal = RandomDeal(variant, 5)
    for state in some_states(random_deal, 0.1):
        if random_deal.game.dump_position(state).get("phase", "play") != "play":
            continue
        whole = random_deal.game.dump_position(state)
        if "slips" in whole or "winner" in whole:
            continue
        own = whole["hands"].split(",")[0]
        kept = {key: whole[key] for key in ("trump", "dealer", "leader", "trick") if whole[key]}
        kept |= {key: whole[key] for key in ("called", "status", "base") if key in whole}
        kept["hands"] = f"{own[:6]}?" if len(own) > 6 else own + ",?"
        counts = [f"?{len(cards) // 3}" for cards in whole.get("won", "").split(",")]
        if "won" in whole:
            kept["won"] = ",".join(counts)
        else:
            kept["tricks"] = f"?{len(list(filter(None, whole['tricks'].split(','))))}"
        line = full_line(line_of(random_deal.game.variant.name, kept))
        again = fields(line)
        hands = again["hands"].split(",")
        assert set(re.findall("...", own[:6])) <= set(re.findall("...", hands[0]))
        assert [len(hand) for hand in hands] == [len(h) for h in whole["hands"].split(",")]
        assert len(again.get("stock", "")) == len(whole.get("stock", ""))
        assert len(again.get("tricks", "")) == len(whole.get("tricks", ""))
        assert [again[key] for key in ("dealer", "leader")] == [whole["dealer"], whole["leader"]]
        play_to_end(line)


@each_bezique
def test_a_field_that_is_left_out_follows_from_the_others(variant: str) -> None:
    random_deal = RandomDeal(variant, 3)
    state = next(
        s for s in some_states(random_deal, 0.3) if "slips" not in random_deal.game.dump_position(s)
    )
    whole = random_deal.game.dump_position(state)
    for key in ("stock", "up", "trick"):
        less = {name: value for name, value in whole.items() if name != key}
        if key != "trick" or not whole[key]:
            written = fields(full_line(line_of(variant, {**less, "rest": "random"})))
            assert codes(written[key]) == codes(whole[key])


@each_filko
def test_tricks_are_led_by_the_winner_of_the_one_before(variant: str) -> None:
    written = fields(full_line(f"{variant};tricks=?4;leader=1"))
    tricks = [trick.split(".") for trick in written["tricks"].split(",")]
    for (_, won, _), (led, _, _) in zip(tricks, [*tricks[1:], ("1", "", "")], strict=True):
        assert won == led


def was_allowed(state: FilkoState) -> bool:
    """Return whether the rules allowed every card of the finished tricks."""
    ruleset = state.ruleset
    held = [hand[:] for hand in state.hands]
    for turn, card in enumerate(state.trick):
        held[(state.leader + turn) % ruleset.players].append(card)
    for led, cards, _ in reversed(state.tricks):
        for turn, card in enumerate(cards):
            hand = held[(led + turn) % ruleset.players]
            hand.append(card)
            order = ruleset.orders[state.trump]
            if card not in allowed_cards(hand, cards[:turn], order, ruleset.duty):
                return False
    return True


@each_filko
def test_tricks_dealt_by_chance_were_allowed(variant: str) -> None:
    most = game_of(variant).ruleset.hand - 1
    for count in range(1, most + 1):
        for seed in range(10):
            line = f"{variant};tricks=?{count};leader=2;rest=seed:{seed}"
            state = cast("FilkoState", parse_position(line)[1])
            assert len(state.tricks) == count
            assert was_allowed(state)


@pytest.mark.parametrize(
    "line",
    [
        "filko-4;trump=A;hands=UB OA 9H 9L,7H 7L 7B 7A,?;tricks=?4",
        "filko-4;trump=A;leader=1;trick=9H TH;hands=?,8H ?;tricks=0..7LALTL9L,?3",
        "filko-5;called=AL;hands=OA ?;tricks=?3",
        "filko-5;called=TL;hands=OA ?,?,AL ?;tricks=?4",
    ],
)
def test_tricks_dealt_by_chance_fit_the_cards_that_are_written(line: str) -> None:
    for seed in range(20):
        state = cast("FilkoState", parse_position(f"{line};rest=seed:{seed}")[1])
        assert was_allowed(state)
        assert state.called == NO_CARD or not state.gone >> state.called & 1


def test_tricks_hold_any_cards_where_none_can_have_been_allowed() -> None:
    """Only the first seat can have led its suit, as all others still have a card of each."""
    hands = "7A8A9AUAKATAAA,7L8L7H8H7B8BOA,9LUL9HUH9BUBOL,KLTLKHTHKBTBOH"
    state = cast("FilkoState", parse_position(f"filko-4;trump=A;hands={hands};tricks=?1")[1])
    assert [len(state.tricks), was_allowed(state)] == [1, False]


@each_filko
def test_guessed_hands_do_not_believe_what_no_deal_can_fit(variant: str) -> None:
    """In the first trick nobody followed suit, and every hand may hold cards of it."""
    ruleset = game_of(variant).ruleset
    write = ruleset.pattern.format_cards
    lead, *others = (card for card in ruleset.cards if card & 7 not in (4, 5))
    off_suit = [card for card in others if card >> 3 != lead >> 3][: ruleset.players - 1]
    for seed in range(10):
        trick = f"0..{write([lead, *off_suit])}"
        game, state = parse_position(f"{variant};trump=B;tricks={trick};rest=seed:{seed}")
        assert not was_allowed(cast("FilkoState", state))
        seen = game.observe(state, state.to_move)
        world = cast("FilkoState", analysis_of(game).determinize(seen, Random(1)))
        for seat in range(game.players):
            if seat != state.to_move:
                assert not world.voids[seat] & sum(1 << card for card in world.hands[seat])


@pytest.mark.parametrize("variant", names())
def test_a_short_line_shows_a_seat_what_it_sees_of_the_full_one(variant: str) -> None:
    """The seat to move, and each of the others in turn."""
    random_deal = RandomDeal(variant, 6)
    game = random_deal.game
    for number, state in enumerate(some_states(random_deal, 0.05)):
        for seat in {state.to_move, number % game.players}:
            _, again = parse_position(short_line(format_position(game, state), seat))
            assert game.observe(again, seat) == game.observe(state, seat)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("rubicon;trump=-;dealer=1;hands=AS TS 9S 8S 7S AH TH 9H 8H,?", "carte-blanche"),
        ("filko-5;dealer=0;leader=1;called=AH1;trump=H;hands=?,OA1 ?,?,?,?", ""),
    ],
)
def test_a_short_line_says_what_all_have_seen(line: str, action: str) -> None:
    """A carte blanche that was shown, and the card of the one who called."""
    game, state = parse_position(line)
    if action:
        state.apply(game.parse_action(action))
    short = short_line(format_position(game, state))
    assert "?" in short
    _, again = parse_position(short)
    assert game.observe(again, 0) == game.observe(state, 0)


@pytest.mark.parametrize("variant", ["filko-5", "kelebia"])
def test_a_short_line_does_not_say_who_holds_the_called_card(variant: str) -> None:
    """Nor the other hands, wherever the cards that it leaves out would be dealt."""
    for seed in range(12):
        line = full_line(f"{variant};trump=H;rest=seed:{seed}")
        for seat in range(5):
            assert short_line(line, seat).count("?") == 4


def test_a_short_line_is_short() -> None:
    line = full_line("fildinski;trump=H;hands=AS ?;won=?4,?")
    assert len(short_line(line)) < 90 < len(line)


def test_a_card_without_a_copy_number_is_the_lowest_free_copy() -> None:
    hands = fields(full_line("fildinski;trump=H;hands=QS QS1 JD ?,?"))["hands"].split(",")
    assert {"QS1", "QS2", "JD1"} <= set(re.findall("...", hands[0]))
    hands = fields(full_line("eight-pack;hands=7S7S78D8D8 ?"))["hands"].split(",")
    assert {"7S1", "7S7", "8D1", "8D8"} <= set(re.findall("...", hands[0]))


def test_won_brisques_count_and_pay_by_the_rules_of_the_game() -> None:
    won = fields(full_line("fildinski;trump=H;won=AS TS,?"))
    assert won["brisques"] == "AS1TS1,"
    assert won["points"] == "20,0"


def test_a_full_line_may_be_broken_into_several() -> None:
    line = full_line("fildinski;trump=H;hands=AS ?")
    broken = "\n  " + line.replace(";", " ;\n  ") + "\n"
    assert full_line(broken) == line
    match = Match.at_position(broken, [SeatEntry("human"), SeatEntry("human")])
    assert match.record.deals[0].start == line


def test_random_cards_differ_and_are_kept_by_the_match() -> None:
    line = "fildinski;trump=H;rest=random"
    assert len({full_line(line) for _ in range(4)}) > 1
    match = Match.at_position(line, [SeatEntry("human"), SeatEntry("human")])
    start = match.record.deals[0].start
    assert isinstance(start, str)
    assert full_line(start) == start == format_position(match.game, match.playing())


@pytest.mark.parametrize(
    ("line", "where", "reason", "word"),
    [
        ("fildinski;hands=ASX?", "hands", "not-a-card", "X"),
        ("fildinski;hands=AS?x", "hands", "not-a-count", "x"),
        ("fildinski;hands=AS?00010000", "hands", "not-a-count", "00010000"),
        (f"fildinski;hands=AS?{'1' * 5000}", "hands", "not-a-count", "1" * 60),
        ("fildinski;hands=AS?9", "hands", "other-size", "AS?9"),
        ("fildinski;hands=ASASAS?", "hands", "no-copy-left", "AS"),
        ("fildinski;hands=AS3?", "hands", "not-a-card", "3"),
        ("fildinski;stock=?4", "stock", "wrong-size", "?4"),
        ("fildinski;won=?3,?1", "won", "wrong-size", "?3,?1"),
        ("fildinski;hands=?;rest=maybe", "rest", "not-a-rest", "maybe"),
        ("fildinski;hands=?,?,?", "hands", "one-for-each-seat", "?,?,?"),
        ("fildinski;leader=7;hands=?", "leader", "not-a-number", "7"),
        ("filko-4;hands=6A?", "hands", "not-a-card", "6A"),
        ("filko-4;tricks=?9", "tricks", "deal-over", "?9"),
        ("filko-4;hands=?0", "hands", "deal-over", "?0"),
        ("fildinski;won=?40,?40", "won", "deal-over", "?40,?40"),
        ("filko-4;tricks=0.0.AAKA", "tricks", "other-size", "0.0.AAKA"),
    ],
)
def test_an_impossible_deal_is_named(line: str, where: str, reason: str, word: str) -> None:
    marked = line if "?" in line or "rest" in line else f"{line};rest=random"
    with pytest.raises(EngineError) as caught:
        parse_position(marked)
    params = caught.value.params
    assert (caught.value.where, params["reason"], params["value"]) == (where, reason, word)
    if word:
        assert line[params["column"] - 1 :].startswith(word)


def test_a_card_that_is_written_twice_is_named() -> None:
    with pytest.raises(EngineError, match="card-twice AS1"):
        parse_position("fildinski;hands=AS1?,AS1?")


def test_all_wrong_words_are_named_at_once_with_their_columns() -> None:
    line = "fildinski;trump=H;hands=ZZ1 KS1 QQ,;won=AS1,X"
    with pytest.raises(EngineError) as caught:
        parse_position(line)
    errors = [caught.value, *caught.value.others]
    missing = [error.where for error in errors if error.code == "position/missing-field"]
    assert missing == ["dealer", "leader", "trick", "stock", "up", "points", "base"]
    words = [error for error in errors if error.code == "position/bad-field"]
    assert [error.params["value"] for error in words] == ["ZZ1", "QQ", "X"]
    for error in words:
        assert line[error.params["column"] - 1 :].startswith(error.params["value"])


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("fildinski; trump=X; leader=2; hands=AH ZH QQ KH Q?, 6S ?x", "X 2 ZH QQ Q 6S x"),
        ("fildinski; hands=AS XKH 7DX ?; won=?2, 8 ?", "X X 8"),
        ("kelebia; trump=S; turn=5; hands=?, 6A UB QQ ?; trick=UD", "S 5 6A QQ UD"),
    ],
)
def test_all_wrong_words_of_a_short_line_are_named(line: str, words: str) -> None:
    with pytest.raises(EngineError) as caught:
        parse_position(line)
    errors = [caught.value, *caught.value.others]
    assert [error.params["value"] for error in errors] == words.split()
    for error in errors:
        assert line[error.params["column"] - 1 :].startswith(error.params["value"])


def test_a_field_of_another_game_is_named_beside_a_wrong_card() -> None:
    with pytest.raises(EngineError, match="unknown-field called") as caught:
        parse_position("fildinski; called=AL; hands=ZZ ?")
    assert [error.code for error in caught.value.others] == ["position/bad-field"]


def test_the_shell_writes_a_position_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["position", "fildinski", "--trump", "H", "--hand", "AH KH ?6", "--won", "?4"]) == 0
    line = capsys.readouterr().out.strip()
    assert full_line(line) == line
    assert {"AH1", "KH1"} <= set(re.findall("...", fields(line)["hands"].split(",")[0]))
    assert [len(cards) for cards in fields(line)["won"].split(",")] == [12, 0]
    assert main(["position", "fildinski", "--hand", "AH ?", "--hands", "QS JD ?"]) == 0
    own, other = fields(capsys.readouterr().out.strip())["hands"].split(",")
    assert "AH1" in own
    assert {"QS1", "JD1"} <= set(re.findall("...", other))
    assert main(["position", "fildinski;hands=ZZ,QX?"]) == 2
    told = capsys.readouterr().err
    assert "column 17, “ZZ”: this is not a card." in told
    assert main(["position", "fildinski", "--hand", "AH KH ?9"]) == 2
    assert "At this moment of the deal it is: 8." in capsys.readouterr().err


def test_the_shell_deals_a_game_with_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    game = "bezique,meld.marriage=40"
    assert main(["position", game, "--trump", "H"]) == 0
    line = capsys.readouterr().out.strip()
    assert line == full_line(f"{game};trump=H;rest=seed:1")


def test_the_old_man_has_called_a_card_of_another_seat() -> None:
    for seat in range(5):
        line = full_line(f"kelebia; hands={'?,' * seat}OA ?")
        fields = dict(part.split("=") for part in line.split(";")[1:])
        assert fields["called"] not in fields["hands"].split(",")[seat]


def test_nothing_is_called_where_parties_are_kept() -> None:
    """Masters play on with the trumps of the deal that made them masters."""
    line = full_line("filko-5;leader=0;status=04.04.-.1.2.0;hands=?")
    assert ";trump=H;" in line
    assert ";called=" not in line
    assert short_line(line).count("?") == 4


def test_the_cards_of_a_fresh_trick_are_those_that_were_won() -> None:
    line = full_line("rubicon; trump=D; winner=0; fresh=AD 8D; won=AD 8D, ; hands=AD TD KD QD ?")
    fields = dict(part.split("=") for part in line.split(";")[1:])
    assert fields["fresh"] == fields["won"].split(",")[0] == "AD28D1"


@pytest.mark.parametrize(
    ("line", "key", "code"),
    [
        ("filko-5; called=AH; hands=AB ?; trump=H", "called", "AH1"),
        ("fildinski; shown=7H; trump=H; hands=AS ?; won=?4,?4", "shown", "7H1"),
    ],
)
def test_a_card_without_a_copy_number_may_be_one_that_is_dealt(
    line: str, key: str, code: str
) -> None:
    fields = dict(part.split("=") for part in full_line(line).split(";")[1:])
    assert fields[key] == code
