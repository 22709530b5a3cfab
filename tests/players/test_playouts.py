"""Playouts whose end is solved, late in the stock of games for two of the Bézique family."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

import pytest

from brisques.bezique.ai.analysis import BeziqueAnalysis
from brisques.bezique.state import BeziqueState
from brisques.events import DealEnded, Event
from brisques.game import NOBODY, State
from brisques.lab.duplicate import begin
from brisques.players.contract import run_to_completion
from brisques.players.judging import worlds_for
from brisques.players.playouts import play_out
from brisques.players.policy_levels import tuned_policy
from brisques.players.search import MIN_WORLDS, Search
from brisques.registry import load_analysis

SOLVED = pytest.mark.parametrize(
    "variant", ["fildinski", "fildinski-penguin", "open-bezique", "bezique", "foster-polish"]
)


def late(variant: str, stock: int) -> BeziqueState:
    """Return a deal, played by the policy up to a lead with this many cards in the stock."""
    state, policy = begin(load_analysis(variant).game, "late", 1), tuned_policy(variant)
    assert isinstance(state, BeziqueState)
    while state.stock_left > stock or state.trick or len(state.legal()) == 1:
        state.apply(policy.choose(state))
    return state


@SOLVED
def test_the_end_of_a_playout_is_worth_its_exact_solution(variant: str) -> None:
    analysis, policy, state = load_analysis(variant), tuned_policy(variant), late(variant, 2)
    ends = state.clone()
    while not ends.is_endgame:
        ends.apply(policy.choose(ends))
    solution = analysis.solve(ends)
    assert solution
    seat = ends.to_move
    outcome = run_to_completion(play_out(analysis, policy, state, solves=True))
    assert outcome.worths[seat] == solution.worth


@SOLVED
def test_only_the_last_cards_of_the_stock_are_worth_the_time(variant: str) -> None:
    analysis = load_analysis(variant)
    prices = []
    for stock in (4, 2, 0):
        state = late(variant, stock)
        prices.append(analysis.price_of_solving(analysis.game.observe(state, state.to_move)))
    assert prices[0] == prices[2] == 0
    assert prices[1] > 0


def test_a_playout_whose_end_is_solved_counts_as_several() -> None:
    state = late("fildinski", 2)
    analysis = load_analysis("fildinski")
    seen = analysis.game.observe(state, state.to_move)
    price = analysis.price_of_solving(seen)
    search = Search(seen, tuned_policy("fildinski"), Random(1))
    while search.tallies[0].count < 1:
        search.step()
    assert search.rollouts == price
    assert worlds_for(seen, 10 * price) == max(MIN_WORLDS, 10)


def test_an_end_that_cannot_be_solved_is_played_by_the_policy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def too_large(_: object, state: State) -> Generator[None, None, None]:
        asked.append(state)
        yield

    analysis, policy, state = (
        load_analysis("fildinski"),
        tuned_policy("fildinski"),
        late("fildinski", 2),
    )
    by_policy = state.clone()
    while by_policy.to_move != NOBODY:
        by_policy.apply(policy.choose(by_policy))
    monkeypatch.setattr(BeziqueAnalysis, "solving", too_large)
    outcome = run_to_completion(play_out(analysis, policy, state, solves=True))
    assert outcome.worths == analysis.worth(by_policy)
    assert len(asked) == 1


def test_the_events_of_a_solved_end_are_told() -> None:
    events: list[Event] = []
    analysis, policy = load_analysis("fildinski"), tuned_policy("fildinski")
    run_to_completion(play_out(analysis, policy, late("fildinski", 2), solves=True, events=events))
    assert [type(event) for event in events].count(DealEnded) == 1
