"""Search by policy improvement: what it measures, concludes and drops."""

from __future__ import annotations

from random import Random

import pytest

from brisques.game import Observation
from brisques.players.policy_levels import tuned_policy
from brisques.players.search import (
    FIRST_WIDTH,
    MIN_WORLDS,
    SURE_WORLDS,
    Search,
    distinct_actions,
    improve,
)
from brisques.players.thinking import Tally
from brisques.registry import analysis_of, load_analysis, load_game
from tests.builder import Scene
from tests.filko_decisions import decisions as filko_decisions
from tests.properties.play import RandomDeal, states


def decision(variant: str) -> Observation:
    """Return what the first seat to move sees at a decision of a deal."""
    random_deal = RandomDeal(variant, 7)
    state = random_deal.start()
    while True:
        seen = random_deal.game.observe(state, state.to_move)
        if len(seen.legal) > 5:
            return seen
        state.apply(seen.legal[0])


def search(variant: str, seed: int = 0, width: int = 5) -> Search:
    return Search(decision(variant), tuned_policy(variant), Random(seed), width=width)


def played_out(variant: str, worlds: int) -> Search:
    found = search(variant)
    while found.tallies[0].count < worlds and not found.settled:
        found.step()
    return found


@pytest.mark.parametrize("variant", ["fildinski", "rubicon", "three-hand", "filko-5"])
def test_all_actions_are_measured_in_the_same_worlds(variant: str) -> None:
    """Before an action is dropped each has met every world; the first gains nothing over itself."""
    found = played_out(variant, MIN_WORLDS - 1)
    while found.remaining[-1].count < MIN_WORLDS - 1:
        found.step()
    assert {tally.count for tally in found.remaining} == {MIN_WORLDS - 1}
    assert found.tallies[0].mean == found.tallies[0].scatter == 0.0


def test_a_few_playouts_judge_a_few_actions_and_the_others_come_later() -> None:
    found = search("fildinski", width=8)
    few, later = found.tallies[:FIRST_WIDTH], found.tallies[FIRST_WIDTH:]
    assert later
    while found.rollouts < FIRST_WIDTH * MIN_WORLDS:
        found.step()
    assert {tally.count for tally in few} == {MIN_WORLDS}
    assert {tally.count for tally in later} == {0}
    assert found.remaining[-len(later) :] == later
    while not later[-1].count:
        found.step()
    assert found.tallies[0].count == MIN_WORLDS + 1


def test_few_worlds_that_agree_prove_little() -> None:
    found = search("fildinski")
    own, other = found.tallies[:2]
    for _ in range(MIN_WORLDS):
        own.add(0.0)
        other.add(20.0)
    gain, doubt = found.belief(other)
    assert gain < 19.0
    for _ in range(100 * MIN_WORLDS):
        own.add(0.0)
        other.add(20.0)
    sure, surer = found.belief(other)
    assert gain < sure < 20.0
    assert surer < doubt
    assert found.best is other
    assert found.lead == (own.action, sure, surer)


@pytest.mark.parametrize(
    ("worlds", "gain", "is_believed"),
    [
        (MIN_WORLDS - 1, 1000.0, False),
        (MIN_WORLDS, 1000.0, True),
        (SURE_WORLDS - 1, 10.0, False),
        (SURE_WORLDS, 10.0, True),
    ],
)
def test_a_gain_is_believed_after_enough_worlds(
    worlds: int, gain: float, *, is_believed: bool
) -> None:
    found = search("fildinski")
    own, other = found.tallies[:2]
    own.join(Tally(own.action, worlds))
    other.join(Tally(other.action, worlds, worlds * gain, worlds * (gain**2 + 60.0**2)))
    assert (found.best is other) == is_believed


def test_where_much_is_at_stake_the_opinion_of_the_policy_counts_less() -> None:
    """Half of these worlds bring 2,000 points: the search believes it after a few of them."""
    found = search("rubicon")
    own, other = found.tallies[:2]
    for world in range(4 * MIN_WORLDS):
        own.add(0.0)
        other.add(2000.0 * (world % 2))
    assert found.expected[other.action] < 0.0
    gain, doubt = found.belief(other)
    assert gain > 300.0 > doubt > found.policy.doubt
    assert found.best is other


def test_the_lead_of_the_own_action_is_over_the_next_best() -> None:
    found = search("fildinski")
    assert found.lead is None  # no world has been played yet
    for tally, loss in zip(found.tallies, (0.0, -40.0, -20.0), strict=False):
        for _ in range(200):
            tally.add(loss)
    assert found.best is found.tallies[0]
    assert found.lead
    assert found.lead.over == found.tallies[2].action
    assert 0.0 < found.lead.points < 30.0


def test_actions_that_fall_behind_are_dropped() -> None:
    found = search("fildinski")
    behind = found.tallies[1]
    behind.join(Tally(behind.action, 400, -40_000.0, 4_000_000.0))
    found.join([Tally(found.tallies[0].action, 400)])
    assert behind not in found.remaining
    before, rollouts = behind.count, found.rollouts
    while found.rollouts < rollouts + 40:
        found.step()
    assert behind.count == before


def test_an_action_that_joined_later_and_was_dropped_stays_dropped() -> None:
    found = search("fildinski")
    own, later = found.tallies[0], found.tallies[-1]
    found.join([Tally(own.action, MIN_WORLDS - 1)])
    assert later not in found.remaining
    found.join([Tally(own.action, 1)])
    assert later in found.remaining
    found.join([Tally(later.action, 400, -40_000.0, 4_000_000.0)])
    assert later not in found.remaining
    found.join([])
    assert later not in found.remaining


def test_of_two_better_actions_the_surer_gain_is_taken() -> None:
    """A hundred playouts weigh more than six that bring a little more."""
    found = search("fildinski")
    own, few, many = found.tallies[:3]
    for tally, worlds, gain in ((own, 100, 0.0), (few, MIN_WORLDS, 62.0), (many, 100, 60.0)):
        tally.join(Tally(tally.action, worlds, worlds * gain, worlds * gain * gain))
    (gain, doubt), (surer, _) = found.belief(few), found.belief(many)
    assert 2 * doubt < gain < surer
    assert found.best is many


def test_the_same_seed_gives_the_same_search() -> None:
    def thoughts(seed: int) -> list[tuple[int, float]]:
        found = search("fildinski", seed)
        while found.rollouts < 100:
            found.step()
        return [(tally.count, tally.mean) for tally in found.tallies]

    assert thoughts(1) == thoughts(1)
    assert thoughts(1) != thoughts(2)


# --- the order of actions is no gain --------------------------------------------------------------


def expected(scene: Scene, first: str) -> dict[str, float]:
    """Return what the policy alone expects each action to gain over the first."""
    game, policy = scene.game, tuned_policy(scene.game.variant.name)
    seen = game.observe(scene.state, scene.to_move)
    found = Search(seen, policy, Random(0), first=game.parse_action(first))
    return {game.action_code(action): gain for action, gain in found.expected.items()}


def test_showing_first_gains_only_what_is_shown() -> None:
    scene = Scene("bezique-penguin", hands=("7H AS KC 8S 9S 9D 8D 7C", ""), turnup="8H")
    over_best = expected(scene, "seven")
    del over_best["seven"]
    assert max(over_best.values()) == pytest.approx(-10.0)


def test_exchanging_first_gains_the_card() -> None:
    """The seven has scored with the trick."""
    scene = Scene("fildinski", turnup="AH", hands=("7H AS TD TC 9S 8S 9D 8D", "")).take("7H")
    gain = expected(scene, "done")["exchange"]
    assert 0.0 < gain < 100.0


@pytest.mark.parametrize("variant", ["filicau", "hats"])
def test_talking_first_gains_nothing_by_itself(variant: str) -> None:
    game, policy, talked = load_game(variant), tuned_policy(variant), 0
    for state in filko_decisions(variant, 3):
        codes = {game.action_code(action): action for action in state.legal()}
        talk = [codes[code] for code in codes if code.startswith(("aim", "signal"))]
        cards = [action for code, action in codes.items() if len(code) == 3]
        if talk and cards:
            found = Search(game.observe(state, state.to_move), policy, Random(0), first=talk[0])
            assert max(found.expected[card] for card in cards) == 0.0
            assert {found.expected[action] for action in talk} == {0.0}
            talked += 1
    assert talked > 20


@pytest.mark.parametrize("variant", ["filicau", "hats", "fildinski", "bezique-penguin"])
def test_forced_talk_is_not_searched_and_other_talk_not_proposed(variant: str) -> None:
    game, policy = load_game(variant), tuned_policy(variant)
    firsts = 0
    for number in range(3):
        for state, _ in states(RandomDeal(variant, number)):
            seen = game.observe(state, state.to_move)
            rank_of = dict(zip(seen.legal, policy.ranks(state), strict=True))
            found = Search(seen, policy, Random(0))
            assert found.tallies[0].action == policy.choose(state)
            proposed = {rank_of[tally.action] for tally in found.tallies}
            assert proposed == {max(rank_of.values())}
            firsts += proposed != {0}
    assert firsts > 0


@pytest.mark.parametrize("variant", ["filicau", "hats"])
def test_needless_talk_is_not_compared_with_other_needless_talk(variant: str) -> None:
    game, policy, talked = load_game(variant), tuned_policy(variant), 0
    for state in filko_decisions(variant, 3):
        rank_of = dict(zip(state.legal(), policy.ranks(state), strict=True))
        needless = [action for action, rank in rank_of.items() if rank < 0]
        if len(needless) > 1:
            seen = game.observe(state, state.to_move)
            first, *rivals = Search(seen, policy, Random(0), first=needless[0]).tallies
            assert first.action == needless[0]
            assert all(rank_of[tally.action] >= 0 for tally in rivals)
            talked += 1
    assert talked > 20


def test_a_card_is_compared_with_the_best_card_even_where_talk_comes_first() -> None:
    variant = "hats"
    game, policy = load_game(variant), tuned_policy(variant)
    for state in filko_decisions(variant, 9):
        legal = state.legal()
        worth_of = dict(zip(legal, policy.worths(state), strict=True))
        cards = sorted(
            (a for a in legal if len(game.action_code(a)) == 3), key=worth_of.__getitem__
        )
        if max(policy.ranks(state)) == 1 and worth_of[cards[0]] < worth_of[cards[-1]] - 1.0:
            seen = game.observe(state, state.to_move)
            proposed = [
                tally.action for tally in Search(seen, policy, Random(0), first=cards[0]).tallies
            ]
            assert proposed[0] == cards[0]
            assert cards[-1] in proposed
            return
    pytest.fail("nobody had anything to say")


# --- cards that complete a meld -------------------------------------------------------------------


def test_a_card_that_completes_a_meld_is_always_proposed() -> None:
    """Taking the King with the Ace could hardly look worse to a policy that hates losing an Ace."""
    game = load_game("fildinski")
    hands = ("AH 7S 8S 9D JC QC KD 8C", "KH")
    scene = Scene("fildinski", hands=hands, won="AH TH QH JH 7D", leader=1).play("KH")
    seen = game.observe(scene.state, 0)
    weights = {**analysis_of(game).weights(), "trump-a": 900.0}
    policy = analysis_of(game).policy(weights)
    for first in (None, game.parse_action("8C1")):
        found = Search(seen, policy, Random(0), first=first, width=2)
        proposed = [game.action_code(tally.action)[:2] for tally in found.tallies]
        assert "AH" in proposed[:2]


@pytest.mark.parametrize("variant", ["fildinski", "six-pack", "filko-5"])
def test_a_step_is_short(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few actions of a playout or one step of the inference, so that a caller can soon cancel."""
    done: list[str] = []

    def count(where: type, name: str, *, what: str) -> None:
        asked = getattr(where, name)

        def counting(*given: object) -> object:
            done.append(what)
            return asked(*given)

        monkeypatch.setattr(where, name, counting)

    seen, policy = decision(variant), tuned_policy(variant)
    for name in ("determinize", "likelihood"):
        count(type(load_analysis(variant)), name, what="guess")
    for name in ("choose", "evaluate"):
        count(type(policy), name, what="action")
    found = Search(seen, policy, Random(0))
    steps = []
    while found.rollouts < 20:
        done.clear()
        found.step()
        steps.append((done.count("guess"), done.count("action")))
    assert {guesses for guesses, _ in steps} == {0, 1}
    assert max(actions for _, actions in steps) <= 5
    assert not any(guesses and actions for guesses, actions in steps)


def test_a_search_lasts_until_a_playout_has_ended() -> None:
    thinking = improve(decision("fildinski"), tuned_policy("fildinski"), Random(0))
    thoughts = [next(thinking) for _ in range(60)]
    assert len({id(thought) for thought in thoughts}) == thoughts[-1].rollouts + 1


def test_a_single_action_is_settled_at_once() -> None:
    scene = Scene("fildinski", stock=0, hands=("AS", "KS"))
    seen = scene.game.observe(scene.state, 0)
    (thought,) = improve(seen, tuned_policy("fildinski"), Random(0))
    assert thought.settled
    assert thought.action == seen.legal[0]


def test_copies_of_a_card_are_compared_once_unless_one_is_worth_more() -> None:
    game = load_game("fildinski")
    first, second, seven, done = map(game.parse_action, ("AS1", "AS2", "7S1", "done"))
    alike = {first: 5.0, second: 5.0, seven: 5.0, done: 5.0}
    assert distinct_actions(alike, alike) == [first, seven, done]
    other = {**alike, second: 3.0}
    assert distinct_actions(other, other) == [first, second, seven, done]
