"""Endgames solved at the table: in many small steps, with an answer after each."""

from __future__ import annotations

from random import Random

import pytest

from brisques.game import NOBODY, Observation
from brisques.lab.duplicate import begin
from brisques.players.levels import player
from brisques.players.policy_levels import WORLDS, tuned_policy, work_out
from brisques.registry import analysis_of, load_game
from tests.players.endings import ending
from tests.properties.play import RandomDeal


def last_tricks(variant: str, cards: int) -> Observation:
    """Return what a seat sees in the last tricks, where its policy chooses to play a card."""
    policy = tuned_policy(variant)
    for seed in range(100):
        state = RandomDeal(variant, seed).start()
        rng = Random(seed)
        while state.to_move >= 0:
            seen = load_game(variant).observe(state, state.to_move)
            is_end = not seen.stock and len(seen.hand) <= cards and len(seen.legal) > 1
            if is_end and policy.choose(state) in seen.hand:
                return seen
            state.apply(rng.choice(seen.legal))
    raise AssertionError


def test_until_the_endgame_is_solved_the_policy_answers() -> None:
    """All of two hands of eight, in the group where that takes longest."""
    game, state = load_game("fildinski"), ending("fildinski", 8, Random(2))
    seen = game.observe(state, state.to_move)
    *before, last = work_out(seen, Random(0))
    solution = analysis_of(game).solve(state)
    assert solution
    assert len(before) > 20
    choice = tuned_policy("fildinski").choose(state)
    assert {thought[:3] for thought in before} == {(choice, 0, False)}
    assert last.settled
    assert last.solution
    assert last.solution.worth == solution.worth
    assert last.action == last.solution.line[0]


@pytest.mark.parametrize("variant", ["filicau", "hats"])
def test_talk_is_no_way_to_see_hidden_hands(variant: str) -> None:
    """With hidden hands only guessed worlds are solved, and these must not favour talk over cards.

    The player says what the policy wants to say, and not some of it in every other position.
    """
    game, policy, rng = load_game(variant), tuned_policy(variant), Random(3)
    asked = 0
    for number in range(1, 9):
        state = begin(game, "talk", number)
        while state.to_move != NOBODY:
            seen = game.observe(state, state.to_move)
            if len(seen.hand) <= 3 and len(seen.legal) > 1:
                wanted = policy.choose(state)
                choice = player("strong")(seen, rng)
                said = game.action_code(choice).startswith(("aim", "signal", "ask"))
                assert not said or choice == wanted
                asked += any(
                    game.action_code(action).startswith(("aim", "sig")) for action in seen.legal
                )
            state.apply(policy.choose(state))
    assert asked > 20


@pytest.mark.parametrize(("variant", "cards"), [("four-hand", 3), ("filicau", 3), ("filko-5", 3)])
def test_worlds_are_solved_one_after_the_other(variant: str, cards: int) -> None:
    """Each world takes more than one step, and after each but the last the search may go on."""
    seen = last_tricks(variant, cards)
    thoughts = list(work_out(seen, Random(0)))
    counts = [thought.rollouts for thought in thoughts]
    assert sorted(counts) == counts
    assert set(counts) == set(range(WORLDS + 1))
    assert min(counts.count(guess) for guess in range(WORLDS)) > len(seen.legal)
    assert {thought.action for thought in thoughts} <= set(seen.legal)
    assert [thought.settled for thought in thoughts] == [False] * (len(thoughts) - 1) + [True]
