"""Every variant through one contract, by whole deals of random legal actions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from engine.families import game
from engine.game import NOBODY, Event, Scored, State
from engine.record import format_position, parse_position
from engine.shuffle import deal_rng
from engine.variants import load, names, sources

SEEDS = ("one", "two", "three")
MOST_ACTIONS = 250
"""A deal has 64 plays; every declaration spends something, and so is bounded too."""


def deal(variant: str, seed: str, events: list[Event] | None = None) -> State:
    rules = game(variant)
    return rules.deal(rules.new_match(0), rules.shuffle(0, deal_rng(seed, 1)), events)


def walk(variant: str, seed: str, events: list[Event] | None = None) -> Iterator[State]:
    """Every state of a deal of random actions, the last one over."""
    state = deal(variant, seed, events)
    rng = Random(seed)
    for _ in range(MOST_ACTIONS):
        yield state
        if state.to_move == NOBODY:
            return
        state.apply(rng.choice(state.legal()), events)
    pytest.fail(f"{variant} {seed}: not over after {MOST_ACTIONS} actions")


def every_action(variant: str) -> list[int]:
    """All plays, the words, and every choice of cards that might be a meld of the family."""
    rules = game(variant)
    copies = [rank + suit + copy for rank in "AKQJ" for suit in "SHDC" for copy in "12"]
    fours = [four for place in range(0, 32, 8) for four in combinations(copies[place:][:8], 4)]
    kinds = {"A": "aces", "K": "kings", "Q": "queens", "J": "jacks"}
    if rules.variant.knobs["bezique.meld.quartets"].value == "each-suit":
        fours = [four for four in fours if len({card[1] for card in four}) == 4]
    melds = [f"{kinds[four[0][0]]}:{'.'.join(four)}" for four in fours]
    runs = {"sequence": "ATKQJ", "marriage": "KQ"}
    for kind, ranks in runs.items():
        for suit in "SHDC":
            picks = product(*([rank + suit + copy for copy in "12"] for rank in ranks))
            melds += [f"{kind}:{'.'.join(pick)}" for pick in picks]
    melds += [f"bezique:QS{queen}.JD{jack}" for queen in "12" for jack in "12"]
    melds.append("double-bezique:QS1.QS2.JD1.JD2")
    texts = [rules.pattern.format_card(card) for card in rules.cards]
    return [rules.parse_action(text) for text in (*texts, "done", "exchange", "seven", *melds)]


@pytest.mark.parametrize("seed", SEEDS)
def test_legal_actions_are_sorted_and_unique(variant: str, seed: str) -> None:
    for state in walk(variant, seed):
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert bool(legal) is (state.to_move != NOBODY)


@pytest.mark.parametrize("seed", SEEDS)
def test_refused_exactly_when_not_legal(variant: str, seed: str) -> None:
    """Over all actions that can be written, in every state of a deal; a reason is always coded."""
    actions = every_action(variant)
    asked = 0
    for place, state in enumerate(walk(variant, seed)):
        legal = set(state.legal())
        declaring = any(action >= 256 for action in legal)
        # All melds at every declaration; at plays, where no meld is ever legal, one in a hundred.
        for action in actions if declaring else actions[: 67 + place % 100] + actions[place::100]:
            refusal = state.why_not(action)
            assert (refusal is None) is (action in legal), game(variant).action_code(action)
            assert refusal is None or "/" in refusal.code
            asked += 1
    assert asked > len(actions)


def test_nothing_is_legal_for_a_seat_not_to_move(variant: str) -> None:
    for state in walk(variant, "turns"):
        for seat in range(game(variant).players):
            mine = [action for action in state.legal() if state.why_not(action, seat) is None]
            assert mine == (state.legal() if seat == state.to_move else [])


@pytest.mark.parametrize("seed", SEEDS)
def test_scores_name_a_cited_rule(variant: str, seed: str) -> None:
    """Points move in tens, by rules the variant has and can cite."""
    events: list[Event] = []
    list(walk(variant, seed, events))
    scored = [event for event in events if isinstance(event, Scored)]
    assert scored
    for event in scored:
        assert event.points > 0
        assert event.points % 10 == 0
        assert load(variant).cites(event.rule), event.rule
        assert load(variant).knobs[event.rule].value == event.points or len(event.cards) > 1


def test_refusals_name_a_cited_rule(variant: str) -> None:
    rules = load(variant)
    for state in walk(variant, "cites"):
        for code in ("7S1", "AH2", "exchange", "seven", "bezique:QS1.JD1", "aces:AS1.AH1.AD1.AC1"):
            refusal = state.why_not(game(variant).parse_action(code))
            if refusal is not None and refusal.rule is not None:
                assert rules.cites(refusal.rule), refusal.rule


def test_action_codes_round_trip(variant: str) -> None:
    rules = game(variant)
    codes = [rules.action_code(action) for action in every_action(variant)]
    assert [rules.parse_action(code) for code in codes] == every_action(variant)
    assert len(set(codes)) == len(codes)


def test_meld_codes_may_name_cards_in_any_order(variant: str) -> None:
    rules = game(variant)
    action = rules.parse_action("aces:AS1.AH2.AD1.AC1")
    assert rules.parse_action("aces:AC1.AD1.AS1.AH2") == action


@pytest.mark.parametrize(
    "text",
    [
        "", "x", "QS", "QS0", "QS3", "QS9", "ZS1", "QSS", "OL1", " QS1", "DONE", "done ",
        "marriage:", "marriage:KS1", "marriage:KS1.KS2", "marriage:KS1.QH1", "marriage:KS1.QS3",
        "bezique:QS1.QS1", "aces:AS1.AH1.AD1", "sequence:AS1.TS1.KS1.QS1.JH1", "none:AS1",
        "marriage:KS1,QS1", "double-bezique:QS1.QS1.JD1.JD2", "a" * 5000, "\u0661", "QS\u0661",
    ],
)  # fmt: skip
def test_what_is_no_action_is_an_error(variant: str, text: str) -> None:
    with pytest.raises(ValueError, match="action/unknown"):
        game(variant).parse_action(text)


@pytest.mark.parametrize("seed", SEEDS)
def test_positions_round_trip_and_play_on_alike(variant: str, seed: str) -> None:
    rules = game(variant)
    for state in walk(variant, seed):
        if state.to_move != NOBODY:
            line = format_position(rules, state)
            _, again = parse_position(line)
            assert format_position(rules, again) == line
            assert again.legal() == state.legal()
            assert again.to_move == state.to_move


def test_clone_is_independent(variant: str) -> None:
    rules = game(variant)
    for state in walk(variant, "clones"):
        if state.to_move != NOBODY:
            line = format_position(rules, state)
            for action in state.legal():
                state.clone().apply(action)
            assert format_position(rules, state) == line


def test_every_shipped_value_is_cited() -> None:
    for name in names():
        variant = load(name)
        assert set(variant.sources) <= set(sources())
        for rule in variant.knobs.values():
            assert rule.cites, (name, rule.id)
            assert all(cite.source in sources() for cite in rule.cites)
            assert bool(rule.why) is any(cite.source == "house" for cite in rule.cites)


def test_variants_differ_in_play() -> None:
    """No two rule sets are the same game under two names."""
    for one, other in combinations(names(), 2):
        assert load(one).rules != load(other).rules


@pytest.mark.parametrize("room", ["playthroughs", "perft"])
def test_every_variant_has_its_goldens(room: str, request: pytest.FixtureRequest) -> None:
    found = {file.stem for file in (request.config.rootpath / "tests" / room).glob("*.txt")}
    assert found == set(names())
