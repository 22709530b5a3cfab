"""Search by policy improvement: what it measures, believes and gives up."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots.search import LEAST, Search, improve
from engine.bots.thinking import Tally
from engine.bots.tuned import instinct
from engine.families import game
from engine.game import Observation
from tests.builder import Scene
from tests.properties.play import Walk


def decision(variant: str) -> Observation:
    """What the first seat to move sees, somewhere in a deal, where it has a choice."""
    walk = Walk(variant, 7)
    state = walk.start()
    while True:
        seen = walk.game.observe(state, state.to_move)
        if len(seen.legal) > 5:
            return seen
        state.apply(seen.legal[0])


def search(variant: str, seed: int = 0, width: int = 5) -> Search:
    return Search(decision(variant), instinct(variant), Random(seed), width=width)


def played_out(variant: str, worlds: int) -> Search:
    found = search(variant)
    while found.tallies[0].count < worlds and not found.settled:
        found.step()
    return found


@pytest.mark.parametrize("variant", ["fildinski", "rubicon", "three-hand", "filko-5"])
def test_all_are_measured_in_the_same_worlds(variant: str) -> None:
    """Before anything is dropped each has met every world; the first gains nothing over itself."""
    found = played_out(variant, LEAST - 1)
    while found.tallies[-1].count < LEAST - 1:
        found.step()
    assert {tally.count for tally in found.tallies} == {LEAST - 1}
    assert found.tallies[0].mean == found.tallies[0].scatter == 0.0


def test_few_worlds_that_agree_prove_little() -> None:
    found = search("fildinski")
    own, other = found.tallies[:2]
    for _ in range(LEAST):
        own.add(0.0)
        other.add(20.0)
    gain, doubt = found.belief(other)
    assert gain < 15.0
    for _ in range(100 * LEAST):
        own.add(0.0)
        other.add(20.0)
    sure, surer = found.belief(other)
    assert gain < sure < 20.0
    assert surer < doubt
    assert found.best is other
    assert found.lead == (own.action, sure)


def test_the_lead_of_its_own_action_is_over_the_next_best() -> None:
    found = search("fildinski")
    assert found.lead is None  # nothing is known yet
    for tally, loss in zip(found.tallies, (0.0, -40.0, -20.0), strict=False):
        for _ in range(200):
            tally.add(loss)
    assert found.best is found.tallies[0]
    assert found.lead
    assert found.lead.over == found.tallies[2].action
    assert 0.0 < found.lead.points < 30.0


def test_what_falls_behind_is_not_played_out_any_more() -> None:
    found = search("fildinski")
    behind = found.tallies[1]
    behind.join(Tally(behind.action, 400, -40_000.0, 4_000_000.0))
    found.join([Tally(found.tallies[0].action, 400)])
    assert behind not in found.alive
    before, rollouts = behind.count, found.rollouts
    while found.rollouts < rollouts + 40:
        found.step()
    assert behind.count == before


def test_the_same_seed_thinks_the_same() -> None:
    def thoughts(seed: int) -> list[tuple[int, float]]:
        found = search("fildinski", seed)
        while found.rollouts < 100:
            found.step()
        return [(tally.count, tally.mean) for tally in found.tallies]

    assert thoughts(1) == thoughts(1)
    assert thoughts(1) != thoughts(2)


@pytest.mark.parametrize("variant", ["fildinski", "six-pack", "filko-5"])
def test_a_step_is_short(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few actions of a playout or one look at one guess, so that whoever waits is soon heard."""
    done: list[str] = []

    def count(where: type, name: str, *, what: str) -> None:
        asked = getattr(where, name)

        def counting(*given: object) -> object:
            done.append(what)
            return asked(*given)

        monkeypatch.setattr(where, name, counting)

    seen, policy = decision(variant), instinct(variant)
    for name in ("determinize", "likelihood"):
        count(type(game(variant)), name, what="guess")
    for name in ("choose", "outlook"):
        count(type(policy), name, what="action")
    found = Search(seen, policy, Random(0), guesses=3)
    steps = []
    while found.rollouts < 20:
        done.clear()
        found.step()
        steps.append((done.count("guess"), done.count("action")))
    assert {guesses for guesses, _ in steps} == {0, 1}
    assert max(actions for _, actions in steps) <= 5
    assert not any(guesses and actions for guesses, actions in steps)


def test_a_thought_lasts_until_a_playout_has_ended() -> None:
    thinking = improve(decision("fildinski"), instinct("fildinski"), Random(0))
    thoughts = [next(thinking) for _ in range(60)]
    assert len({id(thought) for thought in thoughts}) == thoughts[-1].rollouts + 1


def test_where_there_is_no_choice_it_is_settled_at_once() -> None:
    scene = Scene("fildinski", stock=0, hands=("AS", "KS"))
    seen = scene.game.observe(scene.state, 0)
    (thought,) = improve(seen, instinct("fildinski"), Random(0))
    assert thought.settled
    assert thought.action == seen.legal[0]
