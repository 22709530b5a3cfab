"""Inference from play: hidden cards that explain the play are more likely."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from random import Random
from statistics import fmean
from typing import cast

import pytest

from brisques.cards import NO_CARD
from brisques.filko.ai.inference import replay
from brisques.filko.ruleset import PLAY
from brisques.filko.state import FilkoState
from brisques.game import NOBODY, Observation, State
from brisques.players.policy_levels import tuned_policy
from brisques.players.search import likely_worlds
from brisques.registry import analysis_of, load_game
from brisques.shuffle import deal_rng
from tests.filko_decisions import decisions
from tests.filko_scene import dealt
from tests.presets import each_filko

PARTS = ("hands", "gone", "voids", "totals", "revealed", "tricks", "trick", "leader", "to_move")


def moments(variant: str, deals: int) -> Iterator[tuple[State, Observation]]:
    """Return some decisions in deals that all play by their policy, and what is seen of them."""
    game, policy, rng = load_game(variant), tuned_policy(variant), Random(3)
    for number in range(deals):
        dealer = number % game.players
        layout = game.shuffle(dealer, deal_rng("inference", number))
        state = game.deal(game.new_match(dealer), layout)
        while state.to_move != NOBODY:
            seen = game.observe(state, state.to_move)
            if len(seen.legal) > 1 and seen.number > 1 and rng.random() < 0.2:
                yield state, seen
            state.apply(policy.choose(state))


@each_filko
def test_a_replayed_deal_reaches_the_same_positions(variant: str) -> None:
    for world in decisions(variant, 3):
        if world.phase == PLAY and (world.tricks or world.trick):
            for state, card in replay(world):
                assert card in state.legal()
            assert [getattr(state, part) for part in PARTS] == [getattr(world, p) for p in PARTS]


def test_a_partner_who_is_shown_by_now_is_secret_where_a_replay_begins() -> None:
    shown = 0
    for world in decisions("filko-5", 6):
        if world.called != NO_CARD and world.gone >> world.called & 1:
            shown += 1
            state, _ = next(replay(world))
            assert (world.revealed, state.revealed) == (True, False)
    assert shown


@pytest.mark.parametrize("variant", ["filicau", "hats", "filko-5", "filko-6"])
def test_the_true_cards_explain_play_better_than_random_ones(variant: str) -> None:
    """By far on average, as the players are those that the inference assumes."""
    game, policy, rng = load_game(variant), tuned_policy(variant), Random(4)
    ahead = []
    for state, seen in moments(variant, 12):
        guesses = [analysis_of(game).determinize(seen, rng) for _ in range(20)]
        chances = [analysis_of(game).likelihood(seen, guess, policy, rng) for guess in guesses]
        truth = analysis_of(game).likelihood(seen, state, policy, rng)
        ahead.append(log(truth / fmean(chances)))
    assert len(ahead) > 20
    assert fmean(ahead) > 0.1


def test_a_ten_lost_to_an_opponent_was_the_last_of_its_suit() -> None:
    """Its player is not thought to have had a low card of the suit to play to our Ace."""
    game, policy = load_game("filko-4"), tuned_policy("filko-4")
    chances = []
    for right, left in (("TH KB", "9H 8H"), ("TH 8H", "9H KB")):
        scene = dealt("filko-4", dealer=3, hands=["AH", right, "KH", left], bottom="7L")
        scene.do("cut:10").play("AH TH KH 9H")
        seen = game.observe(scene.state, 0)
        chances.append(analysis_of(game).likelihood(seen, scene.state, policy, Random(0)))
    without, with_another = chances
    assert without > 3 * with_another


def test_a_secret_partner_is_recognised_by_his_play() -> None:
    """The holder of the called card is guessed right more often than by chance."""
    game, policy, rng = load_game("filko-5"), tuned_policy("filko-5"), Random(5)
    picked, by_chance = [], []
    for state, seen in moments("filko-5", 40):
        truth = cast("FilkoState", state)
        if not truth.revealed and not truth.party >> seen.seat & 1:
            for found, guesses in ((picked, 8), (by_chance, 1)):
                worlds = likely_worlds(analysis_of(game), seen, policy, rng, guesses)
                some = [next(worlds) for _ in range(20 * (guesses + 1))]
                found += [cast("FilkoState", w).party == truth.party for w in some if w]
    assert fmean(picked) > fmean(by_chance) + 0.05
