"""A seat sees what it may and no more: observations, players, refusals, the view as text."""

import json
from random import Random
from typing import Any

import pytest

from brisques.bridge import Bridge
from brisques.cards import SEVEN
from brisques.game import NOBODY, Game, Observation, State
from brisques.players.levels import player
from brisques.registry import analysis_of
from tests.presets import each_bezique
from tests.properties.hidden import hidden_cards, is_secret, may_be_alone, reshuffled
from tests.properties.play import (
    DONE,
    VARIANTS,
    Walk,
    choose,
    codes_in,
    knob,
    of_every_variant,
    sample_codes,
    some_states,
    states,
)


@of_every_variant(4)
def test_an_observation_is_blind_to_unseen_cards(walk: Walk) -> None:
    game = walk.game
    for number, state in enumerate(some_states(walk)):
        for seat in range(game.players):
            seen = game.observe(state, seat)
            other = reshuffled(game, state, seat, Random(number))
            assert game.observe(other, seat) == seen
            assert game.view(game.observe(other, seat)) == game.view(seen)
            for code in sample_codes(game):
                action = game.parse_action(code)
                assert other.why_not(action, seat) == state.why_not(action, seat)


@of_every_variant(2)
def test_what_follows_an_action_tells_nothing_more(walk: Walk) -> None:
    """It looks the same to all the others whatever they do not know, and so the mover's own hand.

    Where melds come from the hand: a trick's winner is asked whether or not he has anything to
    declare, and what he does not do is not told from what he cannot. Where a card is called: who
    holds it is not told before it falls.
    """
    if knob(walk.game, "meld.source") != "won":
        check_nothing_tells(walk)


def check_nothing_tells(walk: Walk) -> None:
    """Play the deal; beside each action, the same one from a hand with other unseen cards."""
    game = walk.game
    for number, (state, action) in enumerate(states(walk)):
        mover, before = state.to_move, game.dump_position(state)
        after = state.clone()
        after.apply(action)
        was, now = (pile(fields) for fields in (before, game.dump_position(after)))
        if after.to_move == NOBODY or was != now:
            continue
        for seat in range(game.players):
            used = _cards_in(game, state, action)
            other = reshuffled(game, state, seat, Random(number), *used)
            if seat not in (mover, after.to_move) and action in other.legal():
                other.apply(action)
                assert game.observe(other, seat) == game.observe(after, seat)


def pile(fields: dict[str, str]) -> str:
    """The cards that nobody holds yet."""
    return fields.get("stock", "") + fields.get("order", "")


def _cards_in(game: Game, state: State, action: int) -> list[int]:
    """The cards an action names, or that its word stands for: the hand, or any seven."""
    code = game.action_code(action)
    if code == "carte-blanche":
        return list(game.observe(state, state.to_move).hand)
    named = codes_in(game, code)
    if named or game.variant.family != "bezique":
        return [game.pattern.parse_card(card) for card in named]
    return [card for card in game.cards if card & 7 == SEVEN]


@pytest.mark.parametrize("level", ["novice", "casual", "club"])
def test_a_player_is_blind_to_unseen_cards(level: str, variant: str) -> None:
    """Of players that search, and of policies: `players/test_fairness.py`."""
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
    game = walk.game
    for state in some_states(walk):
        for seat in range(game.players):
            seen = game.observe(state, seat)
            view = game.view(seen)
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
    game = walk.game
    for number, state in enumerate(some_states(walk)):
        for seat in range(game.players):
            seen = game.observe(state, seat)
            world = analysis_of(game).determinize(seen, Random(number))
            assert game.observe(world, seat) == seen
            assert world.legal() == state.legal() or world.to_move != seat
            # It can be played on and written down like any state.
            assert game.load_position(game.dump_position(world)).to_move == state.to_move
            while world.to_move != NOBODY:
                world.apply(choose(world, Random(number)))


def play_phase(walk: Walk) -> State:
    """The deal when the first card is to be played."""
    state = walk.start()
    while state.legal()[0] > DONE:
        state.apply(state.legal()[0])
    return state


def test_determinize_reaches_every_place(variant: str) -> None:
    """Every unseen card comes into each other hand and to both halves of the stock.

    But for the one card that a rule keeps out of one hand.
    """
    walk = Walk(variant, 5)
    game, state = walk.game, play_phase(walk)
    seen = game.observe(state, 0)
    hidden = set(hidden_cards(game, state, 0))
    shown = {card for cards in seen.known for card in cards}
    assert len(hidden) == len(game.cards) - len(seen.hand) - len(shown) - (seen.turnup >= 0)
    hands: list[set[int]] = [set() for _ in range(game.players)]
    early: set[int] = set()
    late: set[int] = set()
    for number in range(300):
        fields = game.dump_position(analysis_of(game).determinize(seen, Random(number)))
        stock = game.pattern.parse_cards(pile(fields))
        for hand, text in zip(hands, fields["hands"].split(","), strict=True):
            hand.update(game.pattern.parse_cards(text))
        early.update(stock[: len(stock) // 2])
        late.update(stock[len(stock) // 2 :])
    assert hands[0] == set(seen.hand)
    for other in range(1, game.players):
        assert hands[other] == {*seen.known[other], *hidden} - impossible(game, state, seen, other)
    assert early == late == (hidden if seen.stock else set())


def impossible(game: Game, state: State, seen: Observation, seat: int) -> set[int]:
    """The card that the Old Man has called is not his own, where that is forbidden."""
    fields = game.dump_position(state)
    if not is_secret(fields) or may_be_alone(game) or fields["oldman"] != str(seat):
        return set()
    return {game.pattern.parse_card(fields["called"])} - set(seen.hand)


@each_bezique
def test_determinize_reaches_every_world(variant: str) -> None:
    """Before the last draw, each unseen card may be the one that nobody holds."""
    walk = Walk(variant, 11)
    game = walk.game
    state = walk.start()
    while state.to_move >= 0 and game.observe(state, 0).stock != game.players:
        state.apply(state.legal()[0])
    seen = game.observe(state, 0)
    hidden = hidden_cards(game, state, 0)
    last = set()
    for number in range(400):
        fields = game.dump_position(analysis_of(game).determinize(seen, Random(number)))
        last.update(game.pattern.parse_cards(fields["stock"]))
    face_down = game.players - (seen.turnup >= 0)
    held = sum(seen.held) - len(seen.hand) - sum(map(len, seen.known))
    assert len(hidden) == held + face_down
    assert sorted(last) == hidden


@pytest.mark.parametrize("variant", [name for name in VARIANTS if Walk(name, 0).game.players == 2])
def test_determinize_of_an_open_endgame_is_the_truth(variant: str) -> None:
    """Without a stock the one other hand is known by counting: there is only the true world."""
    walk = Walk(variant, 3)
    game, checked = walk.game, 0
    for state, _ in states(walk):
        if game.observe(state, 0).stock == 0:
            for seat in range(game.players):
                world = analysis_of(game).determinize(game.observe(state, seat), Random(checked))
                assert game.dump_position(world) == game.dump_position(state)
                checked += 1
    assert checked


MOST_CARDS = 256
"""Dealt of one match, in one deal at least; a sitting of games has no end."""


def test_no_answer_names_a_hidden_card(variant: str) -> None:
    """Over whole deals, the text that reaches the page never names a card it may not."""
    bridge, rng = Bridge(), Random("eyes")

    def call(**request: Any) -> str:
        return bridge.call(json.dumps(request))

    game = Walk(variant, 0).game
    others = [{"kind": "player", "level": "casual"}] * (game.players - 1)
    text = call(op="new", variant=variant, seats=[{"kind": "human"}, *others], seed="eyes")
    asked = [game.pattern.format_card(card) for card in (game.cards[7], game.cards[-2])]
    answers = 0
    while True:
        answer = json.loads(text)
        assert answer["ok"], text
        _check_sight(bridge, text)
        answers += 1
        view, revision = answer["view"], answer["revision"]
        if view["phase"] in ("match-over", "deal-over"):
            dealt = view["match"]["deal"] * len(game.cards)
            if view["phase"] == "match-over" or dealt >= MOST_CARDS:
                break
            text = call(op="next", revision=revision)
        elif view["to_move"] == 0:
            if view["can_undo"] and rng.random() < 0.05:
                text = call(op="undo", revision=revision)
                continue
            mine = {*asked, *view["hand"]}
            assert codes_in(game, call(op="why_not", action=asked[0])) <= mine
            assert codes_in(game, call(op="judge", cards=asked)) <= mine
            action = view["legal"][int(rng.random() * len(view["legal"]))]
            text = call(op="act", action=action, revision=revision)
        else:
            for refused in (
                call(op="act", action=asked[0], revision=revision),
                call(op="judge", cards=asked[:1] * 2),
            ):
                assert codes_in(game, refused) <= set(asked)
            text = call(op="step", revision=revision)
    assert answers > 30


def _check_sight(bridge: Bridge, text: str) -> None:
    table = bridge.match
    assert table.state is not None
    hidden = hidden_cards(table.game, table.state, 0)
    codes = {table.game.pattern.format_card(card) for card in hidden}
    view = json.loads(text)["view"]
    # Any card may be called; a called one is named, and where it lies is not.
    codes.discard(view.get("called") or "")
    view["legal"] = [code for code in view["legal"] if not code.startswith("call:")]
    view_codes = codes_in(table.game, json.dumps(view))
    assert view_codes or view["packet"] or view["phase"] == "cut"
    assert not view_codes & codes
    assert "seed" not in text
