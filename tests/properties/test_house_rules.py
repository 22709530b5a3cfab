"""House rules in any combination are refused with the reason, or played to the end like presets.

A spec is a preset with a few knobs set to values from printed or played rules. Whatever is accepted
must keep in random deals every property of the presets.
"""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brisques.errors import EngineError
from brisques.events import Event
from brisques.game import NOBODY, Game, State
from brisques.match import Match
from brisques.match_view import view_of
from brisques.players.levels import player
from brisques.position import format_position, parse_position
from brisques.record import SeatEntry, format_record, parse_record
from brisques.registry import analysis_of, load_game
from brisques.variants import load, names
from brisques.variants.choices import knob_choices
from brisques.variants.presets import SCHEMAS
from brisques.variants.schema import knob_fields
from brisques.variants.spec import format_spec
from tests.properties.hidden import reshuffled
from tests.properties.play import (
    RandomDeal,
    cards_of,
    choose,
    examples,
    knob,
    sample_codes,
    scored,
)
from tests.properties.test_sight import check_nothing_tells
from tests.properties.test_symmetry import (
    CopiesRenamed,
    check_same_play,
    nothing_renamed,
    suits_renamed,
)

VALUES = {
    family: {
        path: [choice.value for choice in known] for path, known in knob_choices(family).items()
    }
    for family in SCHEMAS
}
FREE = {
    family: [path for path, values in of_family.items() if len(values) > 1]
    for family, of_family in VALUES.items()
}
"""The knobs that may be chosen."""
MOST_ACTIONS = 1500


@st.composite
def specs(draw: st.DrawFn) -> str:
    """Draw a preset and one to six house rules, whether or not they conflict."""
    preset = draw(st.sampled_from(names()))
    family = load(preset).family
    knobs = knob_fields(SCHEMAS[family])
    paths = draw(st.lists(st.sampled_from(FREE[family]), min_size=1, max_size=6, unique=True))
    given = {path: draw(st.sampled_from(VALUES[family][path])) for path in paths}
    for path in given:
        number = draw(st.none() | st.integers(0, 40) | st.integers(0, 3000))
        if knobs[path].kind == "number" and knobs[path].check(number):
            given[path] = number
    if family == "bezique":
        given.update(draw(st.just({}) | shapes()))
    return format_spec(preset, given)


@st.composite
def shapes(draw: st.DrawFn) -> dict[str, object]:
    """Draw other numbers of players, packs or cards in the hand, and packets that fit them."""
    packets = draw(
        st.lists(st.integers(1, 5), min_size=1, max_size=5).filter(lambda p: sum(p) < 17)
    )
    return {
        "pack.copies": draw(st.integers(2, 8)),
        "deal.players": draw(st.integers(2, 4)),
        "deal.hand": max(4, sum(packets)),
        "deal.packets": packets,
    }


def accepted(spec: str) -> Game | None:
    """Return the game of a spec; None if it is refused, which needs a reason."""
    try:
        return load_game(spec)
    except EngineError as error:
        refused = error
    assert refused.code == "variant/conflict", spec
    assert refused.where in spec, "of a knob that was changed"
    assert refused.params["other"] in knob_fields(
        SCHEMAS[load(spec.split(",", maxsplit=1)[0]).family]
    )
    assert refused.params["reason"].replace("-", "").isalpha()
    return None


@examples(30)
@given(specs(), st.integers(0, 2**16))
def test_any_house_rules_are_refused_or_played(spec: str, seed: int) -> None:
    game = accepted(spec)
    if game is not None:
        play_and_check(game, seed)
        play_a_match(game, seed)
        check_names(game, seed)


def check_names(game: Game, seed: int) -> None:
    """Assert the symmetries here too, and that no pause reveals what a hand holds."""
    random_deal = RandomDeal(game.variant.name, seed, seed % game.players)
    if knob(game, "meld.source") != "won":
        check_nothing_tells(random_deal)
    if game.variant.family == "bezique":
        check_same_play(random_deal, CopiesRenamed(random_deal))
        check_same_play(random_deal, suits_renamed(random_deal))
    check_same_play(random_deal, nothing_renamed, turn=1 + seed % (game.players - 1))


def play_and_check(game: Game, seed: int) -> None:
    """Play a random deal, checking some properties at every step and others now and then."""
    random_deal = RandomDeal(game.variant.name, seed, seed % game.players)
    events: list[Event] = []
    state, rng = random_deal.start(events), random_deal.choices()
    for count in range(MOST_ACTIONS):
        check_step(game, state)
        if count % 16 == seed % 16:
            check_closely(game, state, events, count)
        if state.to_move == NOBODY:
            break
        state.apply(choose(state, rng), events)
    assert state.to_move == NOBODY
    check_closely(game, state, events, seed)
    for event in events:
        if event.kind == "scored":
            assert game.variant.cites(getattr(event, "rule", ""))


def check_step(game: Game, state: State) -> None:
    legal = state.legal()
    assert legal == sorted(set(legal))
    assert bool(legal) == (state.to_move != NOBODY)
    for action in legal[:3] + legal[-3:]:
        assert state.why_not(action) is None
        code = game.action_code(action)
        assert game.parse_action(code) == action


def check_closely(game: Game, state: State, events: list[Event], number: int) -> None:
    assert tuple(cards_of(game, state)) == game.cards
    gained = [now - was for now, was in zip(state.totals, state.base, strict=True)]
    assert gained == scored(game, events)
    for seat in range(game.players):
        seen = game.observe(state, seat)
        assert json.dumps(game.view(seen))
        assert game.observe(analysis_of(game).determinize(seen, Random(number)), seat) == seen
        for code in sample_codes(game):
            refusal = state.why_not(game.parse_action(code), seat)
            legal = game.parse_action(code) in seen.legal
            assert (refusal is None) == legal, (code, refusal)
            if refusal is not None and refusal.rule:
                assert game.variant.cites(refusal.rule)
        if state.to_move != NOBODY:
            assert game.observe(reshuffled(game, state, seat, Random(number)), seat) == seen
    if state.to_move != NOBODY:
        line = format_position(game, state)
        again = parse_position(line)[1]
        assert again.legal() == state.legal()
        assert format_position(game, again) == line


def play_a_match(game: Game, seed: int) -> None:
    """Play two deals at a table of all levels; its record must replay to the same end."""
    levels = ["casual", "novice", "random", "casual", "novice", "random"]
    seats = [SeatEntry("player", level) for level in levels[: game.players]]
    table = Match.new(game.variant.name, seats, str(seed))
    while not table.deal_over or (table.record.number < 2 and not table_over(table)):
        if table.deal_over:
            table.next_deal()
        table.step(player)
    text = format_record(table.record)
    again = Match(parse_record(text))
    assert format_record(again.record) == text
    assert again.standing == table.standing
    views = [json.dumps(view_of(each, 0)) for each in (table, again)]
    assert views[0] == views[1]


def table_over(table: Match) -> bool:
    return table.game.is_over(table.standing)


@pytest.mark.parametrize(
    ("family", "path"), [(family, path) for family in FREE for path in FREE[family]]
)
def test_each_value_of_a_knob_is_refused_or_played(family: str, path: str) -> None:
    """Each on a preset or two in turn, so that every value is tried somewhere."""
    played = 0
    presets = [name for name in names() if load(name).family == family]
    for number, value in enumerate(VALUES[family][path]):
        for preset in presets[number % 2 :: 2]:
            game = accepted(format_spec(preset, {path: value}))
            if game is not None:
                play_and_check(game, number + len(path))
                played += 1
                break
    assert played
