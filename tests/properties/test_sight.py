"""A seat sees what it may and no more: observations, players, refusals, the view as text."""

import json
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given

from engine.bots import LEVELS, player
from engine.bridge import Bridge
from engine.game import Game, State
from tests.properties.play import VARIANTS, Walk, examples, some_states, walks

CARD = re.compile(r"\b[789JQKTA][SHDC][12]\b")
CODE = re.compile("...")


def hidden_cards(rules: Game, state: State, seat: int) -> list[int]:
    """The cards whose place the seat does not know, by the truth of the position fields."""
    fields = rules.dump_position(state)
    parse = rules.pattern.parse_cards
    shown = set(parse(fields.get("shown", "")))
    hands = [parse(hand) for hand in fields["hands"].split(",")]
    others = [card for other, hand in enumerate(hands) if other != seat for card in hand]
    return sorted({*others, *parse(fields["stock"])} - shown)


def reshuffled(rules: Game, state: State, seat: int, rng: Random) -> State:
    """The state with all that the seat does not see dealt anew, made without `determinize`."""
    fields = rules.dump_position(state)
    hidden = [rules.pattern.format_card(card) for card in hidden_cards(rules, state, seat)]
    swapped = hidden[:]
    rng.shuffle(swapped)
    names = dict(zip(hidden, swapped, strict=True))
    hands = fields["hands"].split(",")
    hands = [h if s == seat else CODE.sub(_renamed(names), h) for s, h in enumerate(hands)]
    stock = CODE.sub(_renamed(names), fields["stock"])
    return rules.load_position({**fields, "hands": ",".join(hands), "stock": stock})


def _renamed(names: dict[str, str]) -> Any:
    return lambda found: names.get(found[0], found[0])


@examples(25)
@given(walks)
def test_an_observation_is_blind_to_unseen_cards(walk: Walk) -> None:
    rules = walk.game
    for number, state in enumerate(some_states(walk)):
        for seat in range(rules.players):
            seen = rules.observe(state, seat)
            other = reshuffled(rules, state, seat, Random(number))
            assert rules.observe(other, seat) == seen
            assert rules.present(rules.observe(other, seat)) == rules.present(seen)
            for code in ("7S1", "AH2", "QS1", "bezique:QS1.JD1", "done", "exchange", "seven"):
                action = rules.parse_action(code)
                assert other.why_not(action, seat) == state.why_not(action, seat)


@pytest.mark.parametrize("level", LEVELS)
@examples(20)
@given(walks)
def test_a_player_is_blind_to_unseen_cards(level: str, walk: Walk) -> None:
    rules, choose = walk.game, player(level)
    for number, state in enumerate(some_states(walk)):
        seat = state.to_move
        other = reshuffled(rules, state, seat, Random(number))
        choices = [
            choose(rules.observe(world, seat), Random(f"{number}")) for world in (state, other)
        ]
        assert choices[0] == choices[1]
        assert choices[0] in state.legal()


@examples(25)
@given(walks)
def test_the_seat_not_to_move_is_offered_nothing(walk: Walk) -> None:
    rules = walk.game
    for state in some_states(walk):
        for seat in range(rules.players):
            seen = rules.observe(state, seat)
            assert list(seen.legal) == (state.legal() if seat == state.to_move else [])
            assert (rules.present(seen)["declare"] is not None) == (
                seat == state.to_move and seen.legal[0] >= 256
            )


@examples(20)
@given(walks)
def test_determinize_looks_the_same_to_the_seat(walk: Walk) -> None:
    rules = walk.game
    for number, state in enumerate(some_states(walk)):
        for seat in range(rules.players):
            seen = rules.observe(state, seat)
            world = rules.determinize(seen, Random(number))
            assert rules.observe(world, seat) == seen
            assert world.legal() == state.legal() or world.to_move != seat
            # It can be played on and written down like any state.
            assert rules.load_position(rules.dump_position(world)).to_move == state.to_move


@pytest.mark.parametrize("variant", VARIANTS)
def test_determinize_reaches_every_place(variant: str) -> None:
    """Every unseen card comes into the other hand and to both halves of the stock."""
    walk = Walk(variant, 5)
    rules, state = walk.game, walk.start()
    seen = rules.observe(state, 0)
    hidden = set(hidden_cards(rules, state, 0))
    assert len(hidden) == 64 - 8 - 1
    in_hand, early, late = set(), set(), set()
    for number in range(200):
        fields = rules.dump_position(rules.determinize(seen, Random(number)))
        stock = rules.pattern.parse_cards(fields["stock"])
        in_hand.update(rules.pattern.parse_cards(fields["hands"].split(",")[1]))
        early.update(stock[: len(stock) // 2])
        late.update(stock[len(stock) // 2 :])
    assert in_hand == early == late == hidden


@pytest.mark.parametrize("variant", VARIANTS)
def test_determinize_reaches_every_world(variant: str) -> None:
    """With two cards left in the stock, each way to share out the unseen cards is found."""
    walk = Walk(variant, 11)
    rules = walk.game
    state = walk.start()
    while state.to_move >= 0 and rules.observe(state, 0).stock != 2:
        state.apply(state.legal()[0])
    seen = rules.observe(state, 0)
    hidden = hidden_cards(rules, state, 0)
    last = set()
    for number in range(300):
        fields = rules.dump_position(rules.determinize(seen, Random(number)))
        last.update(rules.pattern.parse_cards(fields["stock"]))
    # One face-down card is left: which one it is makes the world.
    assert len(hidden) == seen.held[1] + 1
    assert sorted(last) == hidden


@pytest.mark.parametrize("variant", VARIANTS)
def test_determinize_of_an_open_endgame_is_the_truth(variant: str) -> None:
    """Without a stock the other hand is known by counting: there is one world, the true one."""
    walk = Walk(variant, 3)
    rules, checked = walk.game, 0
    for state in some_states(walk, share=1.0):
        if rules.observe(state, 0).stock == 0:
            for seat in range(rules.players):
                world = rules.determinize(rules.observe(state, seat), Random(checked))
                assert rules.dump_position(world) == rules.dump_position(state)
                checked += 1
    assert checked


def told(answer: str) -> set[str]:
    return set(CARD.findall(answer))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", ["eyes", "ears"])
def test_no_answer_names_a_hidden_card(variant: str, seed: str) -> None:
    """Over a whole match, the text that reaches the page never names a card it may not."""
    bridge, rng = Bridge(), Random(seed)

    def call(**request: Any) -> str:
        return bridge.call(json.dumps(request))

    seats = [{"kind": "human"}, {"kind": "player", "level": "casual"}]
    text = call(op="new", variant=variant, seats=seats, seed=seed)
    answers = 0
    while True:
        answer = json.loads(text)
        assert answer["ok"], text
        _check_sight(bridge, text)
        answers += 1
        view, revision = answer["view"], answer["revision"]
        if view["phase"] == "match-over":
            break
        if view["phase"] == "deal-over":
            text = call(op="next", revision=revision)
        elif view["to_move"] == 0:
            if view["can_undo"] and rng.random() < 0.05:
                text = call(op="undo", revision=revision)
                continue
            assert not told(call(op="why_not", action="AS1")) - {"AS1", *view["hand"]}
            action = view["legal"][int(rng.random() * len(view["legal"]))]
            text = call(op="act", action=action, revision=revision)
        else:
            refused = call(op="act", action="AS1", revision=revision)
            assert not told(refused) - {"AS1"}
            text = call(op="step", revision=revision)
    assert answers > 30


def _check_sight(bridge: Bridge, text: str) -> None:
    table = bridge.table
    assert table.state is not None
    hidden = hidden_cards(table.game, table.state, 0)
    codes = {table.game.pattern.format_card(card) for card in hidden}
    view_codes = told(text)
    assert view_codes
    assert not view_codes & codes
    assert "seed" not in text
