"""Positions: any moment of a deal as one line and back; bad lines are refused by field."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brisques.errors import EngineError
from brisques.game import NOBODY
from brisques.match import Match
from brisques.match_view import view_of
from brisques.position import MAX_LINE, format_position, parse_position
from brisques.registry import load_game
from brisques.variants import names
from tests.builder import Scene
from tests.presets import each_bezique, each_filko
from tests.properties.mutate import check_error, mutated
from tests.properties.play import (
    RandomDeal,
    choose,
    examples,
    fingerprint,
    knob,
    of_every_variant,
    some_states,
    states,
)
from tests.test_record import seats_for


@of_every_variant(4)
def test_every_moment_of_a_deal_is_restored_from_its_line(random_deal: RandomDeal) -> None:
    thin = max(1, len(random_deal.game.cards) // 64)
    for place, (state, action) in enumerate(states(random_deal)):
        if place % thin != random_deal.seed % thin:
            continue
        line = format_position(random_deal.game, state)
        game, again = parse_position(line)
        assert game is random_deal.game
        assert format_position(game, again) == line
        assert fingerprint(game, again) == fingerprint(game, state)
        # The very next action does the same in both.
        copy, told, retold = state.clone(), [], []
        copy.apply(action, told)
        again.apply(action, retold)
        assert retold == told
        assert again.totals == copy.totals


@of_every_variant(3)
def test_a_position_plays_to_the_same_end(random_deal: RandomDeal) -> None:
    for state in some_states(random_deal, share=0.03):
        _, again = parse_position(format_position(random_deal.game, state))
        one, two, rng = [], [], random_deal.choices()
        while state.to_move != NOBODY:
            action = choose(state, rng)
            state.apply(action, one)
            again.apply(action, two)
        assert two == one
        assert again.to_move == NOBODY
        assert again.totals == state.totals


@each_bezique
def test_random_deals_reach_all_phases(variant: str) -> None:
    """Otherwise the round trips above would miss some of what each game can reach."""
    game = load_game(variant)
    lines = [
        format_position(random_deal.game, state)
        for random_deal in (RandomDeal(variant, seed) for seed in range(12))
        for state, _ in states(random_deal)
    ]

    def some(pattern: str) -> bool:
        return any(re.search(pattern, line) for line in lines)

    assert some(";stock=;up=;")
    assert some(";winner=")
    assert some(";melds=")
    assert some(";trick=[^;]")
    assert some(";laid=") == (knob(game, "meld.source") != "won")
    assert some(";slips=") == some(";lifted=") == bool(knob(game, "packet.aim"))
    assert some(r";carte=\d,") == bool(knob(game, "carte-blanche.points"))
    assert some("^[^;]*;trump=-") == (knob(game, "trump.method") != "turn-up")
    assert some(";declarer=") == (knob(game, "meld.partner") != "none")
    if knob(game, "seven.when") == "trick-won":
        assert any(re.search("fresh=7", line) and ";swap=" not in line for line in lines)
    assert all(re.fullmatch(r"[A-Za-z0-9.,=;:-]+", line) for line in lines)
    assert max(map(len, lines)) < MAX_LINE


@each_filko
def test_random_deals_reach_all_phases_of_a_family(variant: str) -> None:
    game = load_game(variant)
    random_deals = [
        RandomDeal(variant, seed, seed % game.players, before=seed % 4) for seed in range(24)
    ]
    lines = [
        format_position(game, state)
        for random_deal in random_deals
        for state, _ in states(random_deal)
    ]

    def some(pattern: str) -> bool:
        return any(re.search(pattern, line) for line in lines)

    method = knob(game, "trump.method")
    called = knob(game, "party.method") != "fixed"
    assert some(";phase=play")
    cut = method == "cut" or knob(game, "deal.cut") != "for-trumps"
    assert some(";phase=cut") == some(";order=") == cut
    assert some(";phase=call") == (method in ("call-card", "name-suit"))
    assert some(";phase=servant") == (knob(game, "match.outcome") == "servant")
    assert some(";called=") == some(";oldman=") == some(";party=") == some(";shown=1") == called
    assert some(";aims=") == knob(game, "talk.aims")
    assert some(";signals=") == knob(game, "talk.signals")
    assert some(";status=") == (knob(game, "match.outcome") != "each-deal")
    assert some(r";tricks=\d")
    assert some(";trick=[^;]")
    assert all(re.fullmatch(r"[A-Za-z0-9.,=;:-]+", line) for line in lines)
    assert max(map(len, lines)) < MAX_LINE


def test_a_table_at_a_position_is_played_and_saved(variant: str) -> None:
    game = load_game(variant)
    before = game.new_match(1).scores
    if game.target:
        before = tuple(500 - 100 * side for side, _ in enumerate(before))
    random_deal = RandomDeal(variant, 21, 1, before)
    line = next(format_position(game, s) for s in some_states(random_deal, 0.2))
    table = Match.at_position(line, seats_for(variant))
    assert format_position(table.game, table.state) == line
    assert tuple(view_of(table, 0)["match"]["scores"]) == before
    rng = random_deal.choices()
    while not table.deal_over:
        table.act(table.to_move, table.game.action_code(choose(table.state, rng)))
    dealer = table.standing.dealer
    assert dealer == 2 % game.players or game.variant.family != "bezique"
    if not game.is_over(table.standing):
        table.next_deal()
        assert view_of(table, 0)["match"]["dealer"] == dealer
    again = Match(table.record)
    assert view_of(again, 1) == view_of(table, 1)


def test_a_position_names_its_house_rules() -> None:
    random_deal = RandomDeal("bezique,meld.marriage=40", 5)
    line = next(format_position(random_deal.game, s) for s in some_states(random_deal, 0.5))
    assert line.startswith("bezique,meld.marriage=40;trump=")
    game, _ = parse_position(line)
    assert game.variant.house == ("bezique.meld.marriage",)
    with pytest.raises(EngineError) as caught:
        parse_position(line.replace("=40", "=4O"))
    assert (caught.value.code, caught.value.where) == (
        "variant/unknown",
        "bezique,meld.marriage=4O",
    )


def test_a_position_holds_a_raised_target() -> None:
    """After a tie raised it, a game that ends at once ends at the new target."""
    game = load_game("bezique,match.end=immediate,match.tie=raise,match.tie-raise=500")
    standing = replace(game.new_match(0), target=game.target + 500)
    state = game.deal(standing, RandomDeal("bezique", 3).deal())
    line = format_position(game, state)
    assert f";target={game.target + 500}" in line
    assert format_position(*parse_position(line)) == line
    assert game.observe(parse_position(line)[1], 0) == game.observe(state, 0)


LINE = format_position(RandomDeal("fildinski", 8).game, RandomDeal("fildinski", 8).start())


def edited(key: str, value: str | None) -> str:
    """Return the line above with one field changed or removed."""
    name, *fields = LINE.split(";")
    kept = [field for field in fields if field.partition("=")[0] != key]
    return ";".join([name, *kept, *([f"{key}={value}"] if value is not None else [])])


def field(key: str) -> str:
    return dict(part.split("=") for part in LINE.split(";")[1:])[key]


@pytest.mark.parametrize(
    ("line", "code", "where"),
    [
        ("", "variant/unknown", ""),
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
        (edited("base", "10,0"), "position/bad-field", "points"),
        (edited("stock", field("stock")[3:]), "position/card-missing", field("stock")[:3]),
        (edited("stock", field("stock") + "AS9"), "position/bad-field", "stock"),
        (edited("stock", field("stock") + field("up")), "position/card-twice", field("up")),
        (edited("winner", "0"), "position/bad-field", "winner"),
        (edited("shown", "AS3"), "position/bad-field", "shown"),
        (edited("sevens", "AS1"), "position/bad-field", "sevens"),
        (edited("brisques", "AS1,"), "position/bad-field", "brisques"),
        (edited("melds", "0.1.marriage:KS1.QS1"), "position/bad-field", "melds"),
        (edited("melds", "0.1.QS1"), "position/bad-field", "melds"),
        ("fildinski;won=QS1JD1,;rest=seed:1;melds=0.1.lift:24", "position/bad-field", "melds"),
        (
            "fildinski;won=KS1QS1,;rest=seed:1;melds=0.1.lay-marriage:KS1.QS1",
            "position/bad-field",
            "melds",
        ),
        ("fildinski" + ";" * MAX_LINE, "position/too-long", f"character {MAX_LINE}"),
    ],
)
def test_a_bad_line_names_the_field(line: str, code: str, where: str) -> None:
    with pytest.raises(EngineError) as caught:
        parse_position(line)
    assert (caught.value.code, caught.value.where) == (code, where)


@pytest.mark.parametrize(
    ("key", "value", "word"),
    [
        ("hands", "AS1ZZ9,KS1", "ZZ9"),
        ("hands", "AS1,KS1Q", "Q"),
        ("hands", "AS1,KS1QS8", "QS8"),
        ("won", "AS1,AS1KS", "KS"),
        ("points", "10,1x", "1x"),
        ("melds", "0.1.marriage:KH1.QH1,0.1.nothing", "0.1.marriage:KH1.QH1"),
        ("dealer", "7", "7"),
    ],
)
def test_the_wrong_word_and_its_column_are_named(key: str, value: str, word: str) -> None:
    line = edited(key, value)
    with pytest.raises(EngineError) as caught:
        parse_position(line)
    params = caught.value.params
    column = line.index(f";{key}=") + len(key) + 2 + value.rindex(word) + 1
    assert (caught.value.where, params["value"], params["column"]) == (key, word, column)


def test_the_second_of_two_equal_cards_is_named_by_its_column() -> None:
    line = edited("stock", field("stock") + field("up"))
    with pytest.raises(EngineError) as caught:
        parse_position(line)
    assert line[caught.value.params["column"] - 1 :].startswith(field("up"))
    assert line.index(field("up")) < caught.value.params["column"] - 1


def some_line(variant: str, *marks: str) -> str:
    """Return a moment of a deal of the variant whose line has all these fields."""
    return next(
        line
        for random_deal in (RandomDeal(variant, seed) for seed in range(40))
        for state, _ in states(random_deal)
        if all(f";{mark}=" in (line := format_position(random_deal.game, state)) for mark in marks)
    )


def with_field(line: str, key: str, value: str) -> str:
    return re.sub(f"(?<=;{key}=)[^;]*|$", lambda found: value if found[0] else "", line, count=1)


@pytest.mark.parametrize(
    ("variant", "key", "value", "reason"),
    [
        ("six-pack", "slips", "9.0", "not-a-number"),
        ("six-pack", "slips", "1", "not-a-number"),
        ("six-pack", "slips", "a.b", "not-a-number"),
        ("six-pack", "lifted", "50.50", "not-a-number"),
        ("six-pack", "lifted", "24", "not-a-number"),
        ("rubicon", "carte", "1", "one-for-each-seat"),
        ("rubicon", "carte", "1,2", "one-for-each-seat"),
        ("six-pack", "bar", "X", "not-a-suit"),
        ("four-hand-partners", "declarer", "0,2", "not-a-number"),
        ("four-hand-partners", "winner", "4", "not-a-number"),
        ("four-hand-partners", "points", "1,2,3,4", "one-for-each-side"),
        ("three-hand", "hands", "AS1,KS1", "one-for-each-seat"),
        ("bezique", "laid", "AS3", "not-in-pack"),
        ("bezique", "laid", "A", "not-a-card"),
    ],
)
def test_a_bad_field_that_only_some_games_have_is_named(
    variant: str, key: str, value: str, reason: str
) -> None:
    line = barred() if key == "bar" else some_line(variant, key)
    assert parse_position(line)
    with pytest.raises(EngineError) as caught:
        parse_position(with_field(line, key, value))
    assert (caught.value.code, caught.value.where) == ("position/bad-field", key)
    assert caught.value.params["reason"] == reason


def barred() -> str:
    """Return a deal of Six-pack after one with hearts for trumps."""
    random_deal = RandomDeal("six-pack", 1, bar=1)
    line = format_position(random_deal.game, random_deal.start())
    assert ";bar=H" in line
    return line


def test_only_the_partner_declares_for_a_winner() -> None:
    line = some_line("four-hand-partners", "declarer")
    winner = int(re.search(r";winner=(\d)", line)[1])
    for seat in {*range(4)} - {(winner + 2) % 4}:
        with pytest.raises(EngineError) as caught:
            parse_position(with_field(line, "declarer", str(seat)))
        assert caught.value.params["reason"] == "not-a-partner"


def test_no_packet_is_lifted_in_games_without_one() -> None:
    with pytest.raises(EngineError) as caught:
        parse_position(LINE + ";slips=0.0")
    assert caught.value.where == "slips"


def declaring(variant: str) -> str:
    return next(
        format_position(random_deal.game, state)
        for random_deal in (RandomDeal(variant, seed) for seed in range(50))
        for state, _ in states(random_deal)
        if len(state.legal()) == 2 and state.legal()[0] == 256
    )


def test_a_winner_with_nothing_to_declare_is_refused() -> None:
    """A deal never stops there: the winner draws at once."""
    line = declaring("fildinski")
    parse_position(line)
    spent = re.sub(r"slots=\d", "slots=2", line)
    spent = re.sub(r";swap=\w+", "", spent)
    with pytest.raises(EngineError) as caught:
        parse_position(spent)
    assert (caught.value.where, caught.value.params["reason"]) == ("winner", "nothing-to-declare")


def test_the_winner_of_the_last_trick_may_declare_with_the_points_to_win() -> None:
    """The last trick's own points end no deal at once, even where other points do."""
    variant = "fildinski-catsatcards,match.end=immediate"
    hands = ["AH", "KH"]
    scene = Scene(variant, stock=0, hands=hands, won="QH JH", points=(1995, 0)).play("AH KH")
    _, state = parse_position(scene.line())
    assert (state.totals, len(state.legal())) == ([2005, 0], 2)


def test_an_exchange_needs_a_won_seven_of_trumps() -> None:
    with pytest.raises(EngineError) as caught:
        parse_position(re.sub(r";swap=\w*|$", ";swap=AS1", declaring("fildinski"), count=1))
    assert caught.value.where == "swap"


def good_lines() -> st.SearchStrategy[str]:
    """Draw a line of any game."""
    return st.sampled_from(
        [
            format_position(RandomDeal(variant, seed).game, state)
            for variant in names()
            for seed in (1, 6)
            for state in some_states(RandomDeal(variant, seed), 0.08)
        ]
    )


@examples(400)
@given(st.deferred(good_lines), st.integers(0, 2**32))
def test_a_damaged_line_is_read_or_refused(line: str, seed: int) -> None:
    try:
        game, state = parse_position(mutated(line, seed))
    except EngineError as error:
        check_error(error)
        return
    # What is accepted is a whole deal: it can be written, viewed and played to its end.
    again = parse_position(format_position(game, state))[1]
    assert fingerprint(game, again) == fingerprint(game, state)
    rng = RandomDeal("fildinski", seed % 1000).choices()
    for _ in range(4 * len(game.cards)):
        if state.to_move == NOBODY:
            break
        action = choose(state, rng)
        assert state.why_not(action) is None
        game.view(game.observe(state, state.to_move))
        state.apply(action)
    assert state.to_move == NOBODY


@examples(100)
@given(st.text(max_size=80) | st.text("trumphandswon=;:,.0AS1KQ", max_size=200))
def test_any_text_is_refused(text: str) -> None:
    for start in ("", "fildinski;"):
        with pytest.raises(EngineError) as caught:
            parse_position(start + text)
        check_error(caught.value)
