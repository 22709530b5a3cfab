"""What melds are worth to the policy of the Bézique family."""

from __future__ import annotations

from random import Random

import pytest

from brisques.bezique.ai.chances import draw_chance
from brisques.bezique.ai.meld_sums import MeldSums
from brisques.bezique.ai.situation import ONE_CARD, face_situation, held_cards, rank_situation
from brisques.bezique.game import BeziqueGame
from brisques.cards import FACES
from brisques.game import NOBODY
from brisques.lab.duplicate import begin
from brisques.players.policy_levels import tuned_policy
from brisques.registry import load_game
from tests.builder import Scene

SHARES = (0.9, 0.8, 0.7, 0.6, 0.5, 0.0)
MELDS = (
    *("sequence", "royal-marriage", "marriage", "bezique", "double-bezique"),
    *("aces", "kings", "queens", "jacks"),
)


@pytest.mark.parametrize("variant", ["bezique-pinochle", "six-pack"])
def test_losing_a_card_costs_what_its_melds_are_worth_less(variant: str) -> None:
    game = load_game(variant)
    assert isinstance(game, BeziqueGame)
    rng, copies = Random(1), game.ruleset.rules.copies
    melds = MeldSums(game.ruleset, game.ruleset.contexts[1], SHARES, [0.0] * FACES, 0.3)
    incomplete = 0
    for value in melds.values:
        meld = value.meld
        make = rank_situation if meld.any_suits else face_situation
        for _ in range(60):
            held = {f: min(copies, int(rng.random() * 3)) for f in meld.faces}
            to_come = {f: int(rng.random() * (copies - held[f] + 1)) for f in meld.faces}
            counts = [sum(n * ONE_CARD[f] for f, n in c.items()) for c in (held, to_come)]
            situation = make(*counts, int(rng.random() * 9))
            losses = dict(value.losses[situation & meld.mask])
            complete = value.complete(situation)
            incomplete += meld.is_long and not complete
            assert losses.pop(value.place, 0.0) == meld.points * (complete > 0)
            for face in filter(held.get, meld.faces):
                less = situation - held_cards(ONE_CARD[face], meld.any_suits)
                now, then = (value.values[s & meld.mask] for s in (situation, less))
                assert losses.get(face, 0.0) == now - then
    assert incomplete > 100


@pytest.mark.parametrize("variant", ["bezique", "fildinski", "foster-polish"])
def test_a_deal_without_any_meld_is_played(variant: str) -> None:
    name = ",".join([variant, *(f"meld.{meld}=0" for meld in MELDS)])
    state, policy = begin(load_game(name), "none", 1), tuned_policy(name)
    while state.to_move != NOBODY:
        state.apply(policy.choose(state))


def worths(scene: Scene) -> dict[str, float]:
    """Return what the policy thinks each action worth, by its code."""
    state, policy = scene.state, tuned_policy(scene.game.variant.name)
    codes = map(scene.game.action_code, state.legal())
    return dict(zip(codes, policy.worths(state), strict=True))


@pytest.mark.parametrize(("used", "fresh"), [("1", "2"), ("2", "1")])
def test_the_copy_that_has_counted_costs_less(used: str, fresh: str) -> None:
    """The king and queen that have not counted are another marriage, which may be declared."""
    meld = f"0.1.marriage:KS{used}.QS{used}"
    scene = Scene("bezique", hands=("KS KS QS QS AC AC TC TC",), melds=[meld], leader=0)
    worth = worths(scene)
    assert worth[f"KS{used}"] > worth[f"KS{fresh}"]
    assert worth[f"QS{used}"] > worth[f"QS{fresh}"]


def test_no_card_is_kept_for_a_meld_that_comes_too_late() -> None:
    """The jack of diamonds waits for a queen of spades."""
    kept = {}
    for stock in (2, 4):
        scene = Scene("bezique", trump="C", stock=stock, hands=("JD JH", "AS QS"), leader=1)
        worth = worths(scene.play("AS"))
        kept[stock] = worth["JH1"] - worth["JD1"]
    assert kept[2] == pytest.approx(0.0)
    assert kept[4] > 5.0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_wins_a_card_that_is_still_out_as_often(players: int) -> None:
    game = load_game(f"fildinski,deal.players={players},pack.copies={players}")
    assert isinstance(game, BeziqueGame)
    assert [draw_chance(game.ruleset, stage) for stage in (0, 5)] == [1 / players] * 2
