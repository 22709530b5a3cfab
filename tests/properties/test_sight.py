"""A seat sees what it may and no more: observations, players, refusals, and the view as text."""

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
from tests.properties.hidden import hidden_cards, is_secret, may_be_alone, pile, reshuffled
from tests.properties.play import (
    DONE,
    VARIANTS,
    RandomDeal,
    choose,
    codes_in,
    knob,
    of_every_variant,
    sample_codes,
    some_states,
    states,
)


@of_every_variant(4)
def test_an_observation_does_not_depend_on_unseen_cards(random_deal: RandomDeal) -> None:
    game = random_deal.game
    for number, state in enumerate(some_states(random_deal)):
        for seat in range(game.players):
            seen = game.observe(state, seat)
            other = reshuffled(game, state, seat, Random(number))
            assert game.observe(other, seat) == seen
            assert game.view(game.observe(other, seat)) == game.view(seen)
            for code in sample_codes(game):
                action = game.parse_action(code)
                assert other.why_not(action, seat) == state.why_not(action, seat)


@of_every_variant(2)
def test_the_effect_of_an_action_reveals_no_more_than_the_action(random_deal: RandomDeal) -> None:
    """To the others it looks the same whatever they do not know, including the mover's own hand.

    Where melds come from the hand, a trick's winner is asked whether or not he can declare, so
    that not wanting looks like not being able to. Where a card is called, its holder stays
    unknown until it falls.
    """
    if knob(random_deal.game, "meld.source") != "won":
        check_nothing_tells(random_deal)


def check_nothing_tells(random_deal: RandomDeal) -> None:
    """Play the deal; beside each action, make the same one from a hand with other unseen cards."""
    game = random_deal.game
    for number, (state, action) in enumerate(states(random_deal)):
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


def _cards_in(game: Game, state: State, action: int) -> list[int]:
    """Return the cards an action names, or that its word stands for: the hand, or any seven."""
    code = game.action_code(action)
    if code == "carte-blanche":
        return list(game.observe(state, state.to_move).hand)
    named = codes_in(game, code)
    if named or game.variant.family != "bezique":
        return [game.pattern.parse_card(card) for card in named]
    return [card for card in game.cards if card & 7 == SEVEN]


@pytest.mark.parametrize("level", ["novice", "casual", "club"])
def test_a_player_does_not_depend_on_unseen_cards(level: str, variant: str) -> None:
    """Players that search, and policies, are tested in `players/test_fairness.py`."""
    choose_one = player(level)
    for seed in range(3):
        random_deal = RandomDeal(variant, seed + 1)
        for number, state in enumerate(some_states(random_deal)):
            seat = state.to_move
            other = reshuffled(random_deal.game, state, seat, Random(number))
            choices = [
                choose_one(random_deal.game.observe(world, seat), Random(f"{number}"))
                for world in (state, other)
            ]
            assert choices[0] == choices[1]
            assert choices[0] in state.legal()


@of_every_variant(6)
def test_a_seat_not_to_move_is_offered_no_action(random_deal: RandomDeal) -> None:
    game = random_deal.game
    for state in some_states(random_deal):
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
def test_determinize_looks_the_same_to_the_seat(random_deal: RandomDeal) -> None:
    game = random_deal.game
    for number, state in enumerate(some_states(random_deal)):
        for seat in range(game.players):
            seen = game.observe(state, seat)
            world = analysis_of(game).determinize(seen, Random(number))
            assert game.observe(world, seat) == seen
            assert world.legal() == state.legal() or world.to_move != seat
            # It can be played and written like any state.
            assert game.load_position(game.dump_position(world)).to_move == state.to_move
            rng = Random(number)
            while world.to_move != NOBODY:
                world.apply(choose(world, rng))


def play_phase(random_deal: RandomDeal) -> State:
    """Play the deal up to its first card."""
    state = random_deal.start()
    while state.legal()[0] > DONE:
        state.apply(state.legal()[0])
    return state


def test_determinize_puts_every_card_in_every_place(variant: str) -> None:
    """Every unseen card gets into each other hand and into both halves of the stock.

    The only exception is a card that a rule keeps out of one hand.
    """
    random_deal = RandomDeal(variant, 5)
    game, state = random_deal.game, play_phase(random_deal)
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
    """Return the called card if the Old Man may not have called his own; he cannot hold it."""
    fields = game.dump_position(state)
    if not is_secret(fields) or may_be_alone(game) or fields["oldman"] != str(seat):
        return set()
    return {game.pattern.parse_card(fields["called"])} - set(seen.hand)


@each_bezique
def test_determinize_reaches_every_world(variant: str) -> None:
    """Before the last draw, each unseen card may be the one that no hand has."""
    random_deal = RandomDeal(variant, 11)
    game = random_deal.game
    state = random_deal.start()
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


@pytest.mark.parametrize(
    "variant", [name for name in VARIANTS if RandomDeal(name, 0).game.players == 2]
)
def test_determinize_of_an_open_endgame_is_the_truth(variant: str) -> None:
    """Without a stock the other hand follows by counting: there is only the true world."""
    random_deal = RandomDeal(variant, 3)
    game, checked = random_deal.game, 0
    for state, _ in states(random_deal):
        if game.observe(state, 0).stock == 0:
            for seat in range(game.players):
                world = analysis_of(game).determinize(game.observe(state, seat), Random(checked))
                assert game.dump_position(world) == game.dump_position(state)
                checked += 1
    assert checked


MOST_CARDS = 128
"""Cards dealt in one match, in one deal at least; some matches have no end."""


def test_no_answer_names_a_hidden_card(variant: str) -> None:
    """Over whole deals, the text that reaches the page names no card that it may not."""
    bridge, rng = Bridge(), Random("eyes")

    def call(**request: Any) -> str:
        return bridge.call(json.dumps(request))

    game = RandomDeal(variant, 0).game
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
    # Any card may be called; a called one is named, but not where it lies.
    codes.discard(view.get("called") or "")
    view["legal"] = [code for code in view["legal"] if not code.startswith("call:")]
    view_codes = codes_in(table.game, json.dumps(view))
    assert view_codes or view["packet"] or view["phase"] == "cut"
    assert not view_codes & codes
    assert "seed" not in text
