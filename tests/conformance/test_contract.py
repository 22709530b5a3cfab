"""Every variant keeps the contract of a game, tested by whole deals of random legal actions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from brisques.events import Event, Scored
from brisques.game import NOBODY, State
from brisques.position import format_position, parse_position
from brisques.registry import load_game
from brisques.shuffle import deal_rng
from brisques.variants import load, names, sources
from tests.conformance import filko
from tests.conformance.actions import WORDS, every_action, near_misses
from tests.presets import each_bezique, each_filko
from tests.properties.play import knob, sample_codes

SEEDS = ("one", "two")
SPOILS = ("bezique.match.rubicon", "bezique.match.rubicon-brisques")
"""Rules that score what the loser, or both players, had made."""
MOST_FOR_A_CARD = 4
"""Most actions for each card of a deal: it is played once, and declarations are limited."""


def deal(variant: str, seed: str, events: list[Event] | None = None) -> State:
    game = load_game(variant)
    return game.deal(game.new_match(0), game.shuffle(0, deal_rng(seed, 1)), events)


def deal_states(variant: str, seed: str, events: list[Event] | None = None) -> Iterator[State]:
    """Yield every state of a deal of random actions, the last one over."""
    state = deal(variant, seed, events)
    rng = Random(seed)
    most = MOST_FOR_A_CARD * len(load_game(variant).cards)
    for _ in range(most):
        yield state
        if state.to_move == NOBODY:
            return
        state.apply(rng.choice(state.legal()), events)
    pytest.fail(f"{variant} {seed}: not over after {most} actions")


@pytest.mark.parametrize("seed", SEEDS)
def test_legal_actions_are_sorted_and_unique(variant: str, seed: str) -> None:
    for state in deal_states(variant, seed):
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert bool(legal) is (state.to_move != NOBODY)


ALWAYS_GIVEN = {
    "bezique": {"deal/over", "play/declare-first", "play/not-in-hand"},
    "filko": {"deal/over", "play/not-in-hand", "play/must-follow", "call/not-now"},
}
"""Refusals that occur in every deal."""
ONE_GIVEN = {"packet/none", "packet/not-now", "cut/none", "cut/not-now"}
"""Refusals of which one occurs in every deal."""


@pytest.mark.parametrize("seed", SEEDS)
def test_an_action_is_refused_exactly_when_it_is_not_legal(variant: str, seed: str) -> None:
    """Over actions of every type, in every state of a deal; each refusal has a code."""
    actions, game, rng = every_action(variant), load_game(variant), Random(seed)
    asked, given = 0, set()
    for place, state in enumerate(deal_states(variant, seed)):
        legal = state.legal()
        # All plays and words, some of the melds, and those that resemble a legal one.
        first, share = len(game.cards) + len(WORDS), len(game.cards) // 8
        tried = {*actions[:first], *actions[first + place % share :: share], *legal}
        tried.update(near_misses(game, legal, rng))
        for action in sorted(tried):
            refusal = state.why_not(action)
            assert (refusal is None) is (action in legal), game.action_code(action)
            if refusal is not None:
                assert "/" in refusal.code
                given.add(refusal.code)
            asked += 1
    assert asked > len(actions)
    assert {"turn/not-yours", "action/unknown"}.isdisjoint(given)
    assert ALWAYS_GIVEN[game.variant.family] <= given
    assert ONE_GIVEN & given


@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_action_is_in_the_list_by_hand(variant: str, seed: str) -> None:
    """The types of melds listed by hand are those that the engine offers."""
    game = load_game(variant)
    known = {game.action_code(action).partition(":")[0] for action in every_action(variant)}
    for state in deal_states(variant, seed):
        offered = {game.action_code(action).partition(":")[0] for action in state.legal()}
        assert offered <= known


def test_no_action_is_legal_for_a_seat_not_to_move(variant: str) -> None:
    for state in deal_states(variant, "turns"):
        for seat in range(load_game(variant).players):
            mine = [action for action in state.legal() if state.why_not(action, seat) is None]
            assert mine == (state.legal() if seat == state.to_move else [])


@pytest.mark.parametrize("seed", SEEDS)
def test_scores_name_a_cited_rule(variant: str, seed: str) -> None:
    """Points are multiples of ten, or of cards won; the variant has and cites the rule."""
    events: list[Event] = []
    list(deal_states(variant, seed, events))
    scored = [event for event in events if isinstance(event, Scored)]
    assert scored
    for event in scored:
        assert event.points > 0
        assert load(variant).cites(event.rule), event.rule
        if load(variant).family == "filko":
            (card,) = map(load_game(variant).pattern.format_card, event.cards)
            assert event.points == filko.points(load_game(variant), card)
            continue
        assert event.points % 10 == 0
        if event.rule not in SPOILS:
            value = load(variant).knobs[event.rule].value
            assert event.points in {value, value * len(event.cards)}, event.rule


def test_refusals_name_a_cited_rule(variant: str) -> None:
    rules = load(variant)
    for state in deal_states(variant, "cites"):
        for code in sample_codes(load_game(variant)):
            refusal = state.why_not(load_game(variant).parse_action(code))
            if refusal is not None and refusal.rule is not None:
                assert rules.cites(refusal.rule), refusal.rule


def test_action_codes_round_trip(variant: str) -> None:
    game = load_game(variant)
    codes = [game.action_code(action) for action in every_action(variant)]
    assert tuple(map(game.parse_action, codes)) == every_action(variant)
    assert len(set(codes)) == len(codes)


@each_bezique
def test_meld_codes_may_name_cards_in_any_order(variant: str) -> None:
    game = load_game(variant)
    action = game.parse_action("aces:AS1.AH2.AD1.AC1")
    assert game.parse_action("aces:AC1.AD1.AS1.AH2") == action


NO_ACTIONS = {
    "bezique": [
        "QS", "QS0", "QS9", "ZS1", "QSS", "OL1", " QS1", "lift:", "lift", "QS\u0661",
        "lift:+9", "lift:100", "guess:\u0661", "guess:2.4", "lay-done", "lay-QS1", "lay-lift:20",
        "marriage:", "marriage:KS1", "marriage:KS1.KS2", "marriage:KS1.QH1", "marriage:KS1.QS9",
        "bezique:QS1.QS1", "aces:AS1.AH1.AD1", "sequence:AS1.TS1.KS1.QS1.JH1", "none:AS1",
        "marriage:KS1,QS1", "double-bezique:QS1.QS1.JD1.JD2",
    ],
    "filko": [
        "AL", "AL0", "AL2", "AS1", "QL1", " AL1", "AL\u0661", "END", "end:", "ask:1", "aim", "aim:",
        "aim:win", "aim:six:six", "signal:S", "signal:AL", "name:", "name:X", "cut", "cut:+9",
        "cut:100", "cut:\u0661", "cut:1.2", "call:", "call:A", "call:AL", "call:QS1",
        "call:AL1.AH1", "servant:9", "servant:-1", "servant:", "exchange", "marriage:KL1.OL1",
    ],
}  # fmt: skip
ANYWHERE = ["", "x", "DONE", "done ", "a" * 5000, "\u0661"]


@pytest.mark.parametrize(
    ("variant", "text"),
    [(name, text) for name in names() for text in ANYWHERE + NO_ACTIONS[load(name).family]],
)
def test_a_text_that_is_no_action_is_an_error(variant: str, text: str) -> None:
    with pytest.raises(ValueError, match="action/unknown"):
        load_game(variant).parse_action(text)


@each_bezique
def test_a_copy_that_is_not_in_the_pack_is_an_error(variant: str) -> None:
    game = load_game(variant)
    over = len(game.cards) // 32 + 1
    for code in (f"QS{over}", f"marriage:KS1.QS{over}", f"lay-marriage:KS{over}.QS1"):
        with pytest.raises(ValueError, match="action/unknown"):
            game.parse_action(code)


@each_filko
def test_a_card_left_out_of_the_pack_is_an_error(variant: str) -> None:
    game = load_game(variant)
    removed = knob(game, "pack.removed")
    assert len(removed) == 32 - len(game.cards)
    for face in removed:
        for code in (f"{face}1", f"call:{face}1"):
            with pytest.raises(ValueError, match="action/unknown"):
                game.parse_action(code)


@pytest.mark.parametrize("seed", SEEDS)
def test_positions_round_trip_and_continue_alike(variant: str, seed: str) -> None:
    game = load_game(variant)
    for state in deal_states(variant, seed):
        if state.to_move != NOBODY:
            line = format_position(game, state)
            _, again = parse_position(line)
            assert format_position(game, again) == line
            assert again.legal() == state.legal()
            assert again.to_move == state.to_move


def test_a_clone_is_independent(variant: str) -> None:
    game = load_game(variant)
    for state in deal_states(variant, "clones"):
        if state.to_move != NOBODY:
            line = format_position(game, state)
            legal = state.legal()
            for action in legal[:: 1 + len(legal) // 12]:
                state.clone().apply(action)
            assert format_position(game, state) == line


def test_every_shipped_value_is_cited() -> None:
    for name in names():
        variant = load(name)
        assert set(variant.sources) <= set(sources())
        for rule in variant.knobs.values():
            assert rule.cites, (name, rule.id)
            assert all(cite.source in sources() for cite in rule.cites)
            assert bool(rule.why) is any(cite.source == "house" for cite in rule.cites)


def test_no_two_variants_play_the_same() -> None:
    """No two rule sets are the same game under two names."""
    for one, other in combinations(names(), 2):
        assert load(one).rules != load(other).rules


@pytest.mark.parametrize("room", ["playthroughs", "perft"])
def test_every_variant_has_its_golden_files(room: str, request: pytest.FixtureRequest) -> None:
    found = {file.stem for file in (request.config.rootpath / "tests" / room).glob("*.txt")}
    assert found == set(names())
