"""A seat sees what it may and no more: observations, players, refusals, the view as text."""

import json
import re
from random import Random
from typing import Any

import pytest

from engine.bots import LEVELS, player
from engine.bridge import Bridge
from engine.cards import SEVEN
from engine.game import NOBODY, Game, State
from tests.properties.play import (
    DONE,
    VARIANTS,
    Walk,
    choose,
    knob,
    of_every_variant,
    some_states,
    states,
)

CARD = re.compile(r"\b[789JQKTA][SHDC][1-8]\b")
CODE = re.compile("...")
WORDS = ("7S1", "AH2", "QS1", "done", "exchange", "seven", "pass", "carte-blanche")
CODES = (*WORDS, "bezique:QS1.JD1", "lay-marriage:KH1.QH2", "lift:24", "guess:24")


def hidden_cards(rules: Game, state: State, seat: int) -> list[int]:
    """The cards whose place the seat does not know, by the truth of the position fields."""
    fields = rules.dump_position(state)
    parse = rules.pattern.parse_cards
    shown = set(parse(fields.get("shown", "")))
    hands = [parse(hand) for hand in fields["hands"].split(",")]
    others = [card for other, hand in enumerate(hands) if other != seat for card in hand]
    return sorted({*others, *parse(fields["stock"])} - shown)


def reshuffled(rules: Game, state: State, seat: int, rng: Random, *fixed: int) -> State:
    """The state with all that the seat does not see dealt anew, made without `determinize`."""
    fields = rules.dump_position(state)
    hidden = [card for card in hidden_cards(rules, state, seat) if card not in fixed]
    names = [rules.pattern.format_card(card) for card in hidden]
    swapped = names[:]
    rng.shuffle(swapped)
    renamed = dict(zip(names, swapped, strict=True))
    hands = fields["hands"].split(",")
    hands = [h if s == seat else CODE.sub(_renamed(renamed), h) for s, h in enumerate(hands)]
    stock = CODE.sub(_renamed(renamed), fields["stock"])
    packet = another_packet(rules, state, seat, rng)
    return rules.load_position({**fields, **packet, "hands": ",".join(hands), "stock": stock})


def another_packet(rules: Game, state: State, seat: int, rng: Random) -> dict[str, str]:
    """Other misses of hand and eye, and another packet that looks the same to who guesses."""
    asked = rules.present(rules.observe(state, seat))["packet"]
    if asked is None:
        return {}
    hand, eye = rng.randint(-3, 3), rng.randint(-2, 2)
    if "lifted" not in rules.dump_position(state):
        return {"slips": f"{hand}.{eye}"}
    size = rng.randint(asked["least"], asked["most"])
    if asked["looks"]:
        size = max(asked["least"], min(asked["most"], asked["looks"] - eye))
    return {"slips": f"{hand}.{eye}", "lifted": f"{size}.{asked['looks'] or size + eye}"}


def _renamed(names: dict[str, str]) -> Any:
    return lambda found: names.get(found[0], found[0])


@of_every_variant(6)
def test_an_observation_is_blind_to_unseen_cards(walk: Walk) -> None:
    rules = walk.game
    for number, state in enumerate(some_states(walk)):
        for seat in range(rules.players):
            seen = rules.observe(state, seat)
            other = reshuffled(rules, state, seat, Random(number))
            assert rules.observe(other, seat) == seen
            assert rules.present(rules.observe(other, seat)) == rules.present(seen)
            for code in CODES:
                action = rules.parse_action(code)
                assert other.why_not(action, seat) == state.why_not(action, seat)


@of_every_variant(4)
def test_nothing_tells_what_a_hand_could_declare(walk: Walk) -> None:
    """Where melds come from the hand, what follows an action looks the same to all the others.

    Whatever else its hand holds, and so whether a trick's winner has anything to declare: he is
    asked, and what he does not do is not told from what he cannot.
    """
    if knob(walk.game, "meld.source") != "won":
        check_nothing_tells(walk)


def check_nothing_tells(walk: Walk) -> None:
    """Play the deal; beside each action, the same one from a hand with other unseen cards."""
    rules = walk.game
    for number, (state, action) in enumerate(states(walk)):
        mover, before = state.to_move, rules.dump_position(state)
        after = state.clone()
        after.apply(action)
        if after.to_move == NOBODY or rules.dump_position(after)["stock"] != before["stock"]:
            continue
        for seat in range(rules.players):
            used = _cards_in(rules, state, action)
            other = reshuffled(rules, state, seat, Random(number), *used)
            if seat not in (mover, after.to_move) and action in other.legal():
                other.apply(action)
                assert rules.observe(other, seat) == rules.observe(after, seat)


def _cards_in(rules: Game, state: State, action: int) -> list[int]:
    """The cards an action names, or that its word may stand for: a seven, or the whole hand."""
    code = rules.action_code(action)
    if code == "carte-blanche":
        return list(rules.observe(state, state.to_move).hand)
    named = [rules.pattern.parse_card(card) for card in CARD.findall(code)]
    return named or [card for card in rules.cards if card & 7 == SEVEN]


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_is_blind_to_unseen_cards(level: str, variant: str) -> None:
    choose_one = player(level)
    for seed in range(3):
        walk = Walk(variant, seed + 1)
        for number, state in enumerate(some_states(walk)):
            seat = state.to_move
            other = reshuffled(walk.game, state, seat, Random(number))
            choices = [
                choose_one(walk.game.observe(world, seat), Random(f"{number}"))
                for world in (state, other)
            ]
            assert choices[0] == choices[1]
            assert choices[0] in state.legal()


@of_every_variant(6)
def test_the_seat_not_to_move_is_offered_nothing(walk: Walk) -> None:
    rules = walk.game
    for state in some_states(walk):
        for seat in range(rules.players):
            seen = rules.observe(state, seat)
            view = rules.present(seen)
            mine = seat == state.to_move
            assert list(seen.legal) == (state.legal() if mine else [])
            assert (view["declare"] is not None) == (mine and view["phase"] == "declare")
            assert mine or not view["announce"]
            told = [shown["action"] for shown in view["announce"]]
            assert told == [
                code
                for code in view["legal"]
                if code in ("seven", "carte-blanche") and view["phase"] == "play"
            ]


@of_every_variant(5)
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
            while world.to_move != NOBODY:
                world.apply(choose(world, Random(number)))


def play_phase(walk: Walk) -> State:
    """The deal when the first card is to be played."""
    state = walk.start()
    while state.legal()[0] > DONE:
        state.apply(state.legal()[0])
    return state


def test_determinize_reaches_every_place(variant: str) -> None:
    """Every unseen card comes into each other hand and to both halves of the stock."""
    walk = Walk(variant, 5)
    rules, state = walk.game, play_phase(walk)
    seen = rules.observe(state, 0)
    hidden = set(hidden_cards(rules, state, 0))
    assert len(hidden) == len(rules.cards) - len(seen.hand) - (seen.turnup >= 0)
    hands: list[set[int]] = [set() for _ in range(rules.players)]
    early: set[int] = set()
    late: set[int] = set()
    for number in range(300):
        fields = rules.dump_position(rules.determinize(seen, Random(number)))
        stock = rules.pattern.parse_cards(fields["stock"])
        for hand, text in zip(hands, fields["hands"].split(","), strict=True):
            hand.update(rules.pattern.parse_cards(text))
        early.update(stock[: len(stock) // 2])
        late.update(stock[len(stock) // 2 :])
    assert hands == [set(seen.hand), *[hidden] * (rules.players - 1)]
    assert early == late == hidden


def test_determinize_reaches_every_world(variant: str) -> None:
    """Before the last draw, each unseen card may be the one that nobody holds."""
    walk = Walk(variant, 11)
    rules = walk.game
    state = walk.start()
    while state.to_move >= 0 and rules.observe(state, 0).stock != rules.players:
        state.apply(state.legal()[0])
    seen = rules.observe(state, 0)
    hidden = hidden_cards(rules, state, 0)
    last = set()
    for number in range(400):
        fields = rules.dump_position(rules.determinize(seen, Random(number)))
        last.update(rules.pattern.parse_cards(fields["stock"]))
    face_down = rules.players - (seen.turnup >= 0)
    held = sum(seen.held) - len(seen.hand) - sum(map(len, seen.known))
    assert len(hidden) == held + face_down
    assert sorted(last) == hidden


@pytest.mark.parametrize("variant", [name for name in VARIANTS if Walk(name, 0).game.players == 2])
def test_determinize_of_an_open_endgame_is_the_truth(variant: str) -> None:
    """Without a stock the one other hand is known by counting: there is only the true world."""
    walk = Walk(variant, 3)
    rules, checked = walk.game, 0
    for state, _ in states(walk):
        if rules.observe(state, 0).stock == 0:
            for seat in range(rules.players):
                world = rules.determinize(rules.observe(state, seat), Random(checked))
                assert rules.dump_position(world) == rules.dump_position(state)
                checked += 1
    assert checked


def told(answer: str) -> set[str]:
    return set(CARD.findall(answer))


MOST_DEALS = 4
"""Of one match, or of a sitting of games, which has no end."""


@pytest.mark.parametrize("seed", ["eyes", "ears"])
def test_no_answer_names_a_hidden_card(variant: str, seed: str) -> None:
    """Over whole deals, the text that reaches the page never names a card it may not."""
    bridge, rng = Bridge(), Random(seed)

    def call(**request: Any) -> str:
        return bridge.call(json.dumps(request))

    others = [{"kind": "player", "level": "casual"}] * (Walk(variant, 0).game.players - 1)
    text = call(op="new", variant=variant, seats=[{"kind": "human"}, *others], seed=seed)
    answers = 0
    while True:
        answer = json.loads(text)
        assert answer["ok"], text
        _check_sight(bridge, text)
        answers += 1
        view, revision = answer["view"], answer["revision"]
        if view["phase"] in ("match-over", "deal-over"):
            if view["phase"] == "match-over" or view["match"]["deal"] == MOST_DEALS:
                break
            text = call(op="next", revision=revision)
        elif view["to_move"] == 0:
            if view["can_undo"] and rng.random() < 0.05:
                text = call(op="undo", revision=revision)
                continue
            assert not told(call(op="why_not", action="AS1")) - {"AS1", *view["hand"]}
            assert not told(call(op="judge", cards=["KS1", "QS1"])) - {"KS1", "QS1", *view["hand"]}
            action = view["legal"][int(rng.random() * len(view["legal"]))]
            text = call(op="act", action=action, revision=revision)
        else:
            for refused in (
                call(op="act", action="AS1", revision=revision),
                call(op="judge", cards=["AS1", "AS1"]),
            ):
                assert not told(refused) - {"AS1"}
            text = call(op="step", revision=revision)
    assert answers > 30


def _check_sight(bridge: Bridge, text: str) -> None:
    table = bridge.table
    assert table.state is not None
    hidden = hidden_cards(table.game, table.state, 0)
    codes = {table.game.pattern.format_card(card) for card in hidden}
    view_codes = told(text)
    assert view_codes or json.loads(text)["view"]["packet"]
    assert not view_codes & codes
    assert "seed" not in text
