"""Thinking in a person's time: kept if the person does what was expected, fair, without effect."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from brisques.bridge import Bridge, operations, thinker
from brisques.bridge.expectation import Expectation
from brisques.game import NOBODY, Observation
from brisques.players.levels import level, player
from brisques.position import format_position, parse_position
from brisques.registry import load_analysis, load_game
from tests.properties.play import RandomDeal
from tests.test_bridge import ask

SEATS = [{"kind": "human"}, {"kind": "player", "level": "expert"}]
GAMES = ("fildinski", "bezique", "three-hand", "filicau", "filko-5")
SLICES = 25


@pytest.fixture(autouse=True)
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have each slice do the same number of steps."""

    def enough_after(ms: int) -> thinker.Enough:
        ticks = count(1)
        return lambda: next(ticks) > 10 * ms

    monkeypatch.setattr(operations, "enough_after", enough_after)
    monkeypatch.setattr(thinker, "enough_after", enough_after)


def decisions(variant: str, most: int) -> list[str]:
    """Return positions in the middle of deals in which seat 0 may lead what it likes."""
    game, lines = load_game(variant), []
    for number in range(12):
        state, play = RandomDeal(variant, number).start(), player("club")
        for turn in range(14):
            if state.to_move == NOBODY:
                break
            seen = game.observe(state, state.to_move)
            if seen.seat == 0 and turn > 6 and not seen.trick and len(seen.legal) > 2:
                lines.append(format_position(game, state))
                break
            state.apply(play(seen, Random(turn)))
    return lines[:most]


def at(line: str, level_name: str = "expert") -> tuple[Bridge, int]:
    """Return a table with a person at seat 0, and its revision."""
    bridge = Bridge()
    seats = [SEATS[0], *({"kind": "player", "level": level_name} for _ in range(players(line) - 1))]
    return bridge, ask(bridge, "position", line=line, seats=seats)["revision"]


def players(line: str) -> int:
    return load_game(line.partition(";")[0]).players


def legal(bridge: Bridge) -> list[str]:
    codes: list[str] = ask(bridge, "view")["view"]["legal"]
    return codes


def expected(bridge: Bridge, revision: int) -> list[Any]:
    """Return the answers while the person takes time."""
    return [ask(bridge, "expect", revision=revision) for _ in range(SLICES)]


def first_playouts(line: str, action: str, slices: int) -> int:
    """Return the playouts in the first slice of the reply to a person's action.

    Before the action, the person takes time for this many slices.
    """
    bridge, revision = at(line)
    before = ask(bridge, "save")
    for _ in range(slices):
        ask(bridge, "expect", revision=revision)
    assert ask(bridge, "save") == before
    done = ask(bridge, "act", revision=revision, action=action)
    if done["view"]["to_move"] != 1:
        return 0
    playouts: int = ask(bridge, "think", revision=done["revision"])["rollouts"]
    return playouts


@pytest.mark.parametrize("variant", ["fildinski", "filko-5"])
def test_an_expected_action_is_gone_on_with(variant: str) -> None:
    """One of the person's cards at least was expected in some deal."""
    assert any(
        first_playouts(line, action, SLICES) > 2 * first_playouts(line, action, 0) > 0
        for line in decisions(variant, 8)
        for action in legal(at(line)[0])
    )


@pytest.mark.parametrize("variant", GAMES)
def test_only_what_the_seat_sees_is_used(variant: str) -> None:
    (line,) = decisions(variant, 1)
    game, state = parse_position(line)
    seen = game.observe(state, 1)
    other = load_analysis(variant).determinize(seen, Random(5))
    other_line = format_position(game, other)
    assert other_line != line
    assert expected(*at(line)) == expected(*at(other_line))


def test_a_thought_is_about_the_turn_at_hand() -> None:
    line = decisions("fildinski", 1)[0]
    bridge, revision = at(line)
    before = expected(bridge, revision)[-1]["rollouts"]
    answer = ask(bridge, "act", revision=revision, action=legal(bridge)[0])
    while answer["view"]["to_move"] != 0:
        answer = ask(bridge, "step", revision=answer["revision"])
    assert ask(bridge, "expect", revision=answer["revision"])["rollouts"] < before


def test_nothing_is_expected_once_the_deal_is_over() -> None:
    bridge, revision = at("fildinski;trump=H;leader=0;hands=AC,TC;won=?;stock=")
    ask(bridge, "act", revision=revision, action="AC1")
    revision = ask(bridge, "step", revision=revision + 1)["revision"]
    for _ in range(2):
        assert ask(bridge, "expect", revision=revision)["error"]["code"] == "deal/over"


def test_a_level_without_search_expects_nothing() -> None:
    bridge, revision = at(decisions("fildinski", 1)[0], "club")
    nothing = {"ok": True, "settled": True, "rollouts": 0, "ms": 0}
    assert ask(bridge, "expect", revision=revision) == nothing


def test_another_player_at_the_seat_does_not_go_on_with_the_thought() -> None:
    """The person lets another level play there before acting."""
    line = decisions("fildinski", 1)[0]
    for action in legal(at(line)[0]):
        bridge, revision = at(line)
        expected(bridge, revision)
        club = {"kind": "player", "level": "club"}
        revision = ask(bridge, "sit", revision=revision, seat=1, who=club)["revision"]
        revision = ask(bridge, "act", revision=revision, action=action)["revision"]
        thought = ask(bridge, "think", revision=revision)
        assert (thought["settled"], thought["rollouts"], thought["ms"]) == (True, 0, 0)


def test_either_copy_of_a_hidden_card_is_expected() -> None:
    """Which copy of a card the person holds, the seat cannot know."""
    game, state = parse_position(decisions("fildinski", 1)[0])
    observation = game.observe(state, 1)
    thoughts = Expectation(level("expert"), observation, Random(1))
    for _ in range(SLICES):
        thoughts.go_on(thinker.enough_after(5))

    def after(card: int) -> Observation:
        """Return what seat 1 sees when seat 0 leads this card, which it is given if need be."""
        rng = Random(2)
        while True:
            world = load_analysis("fildinski").determinize(observation, rng)
            if card in world.legal():
                world.apply(card)
                return game.observe(world, 1)

    open_cards = {*observation.hand, *observation.known[0], observation.turnup}.union(
        *observation.won
    )
    twice = [face for face in range(32) if not {face, face + 32} & open_cards]
    found = [
        [thoughts.thinker(level("expert"), after(copy)) for copy in (card, card + 32)]
        for card in twice
    ]
    assert all(one is other for one, other in found)
    assert any(one is not None for one, _ in found)
