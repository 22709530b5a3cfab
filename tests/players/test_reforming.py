"""Melds that may be declared again once one of their cards is played (X-HO law 34)."""

from __future__ import annotations

import pytest

from brisques.bezique.ai.meld_sums import MeldSums
from brisques.bezique.meld_types import PLAY, card_bits
from brisques.bezique.melds import possible_melds
from brisques.bezique.state import BeziqueState
from brisques.cards import FACES
from brisques.game import NOBODY
from brisques.lab.duplicate import begin
from brisques.players.policy_levels import tuned_policy
from brisques.registry import load_game
from tests.builder import Scene

SHARES = (0.9, 0.8, 0.7, 0.6, 0.5, 0.0)
KINGS = ("kings:KC1.KD1.KH1.KS1",)
EACH_KING = dict.fromkeys(("KC1", "KD1", "KH1", "KS1"), 80)


def points_again(state: BeziqueState) -> dict[int, int]:
    """Return the points by card that the seat to move may declare again once it is played."""
    ruleset, own = state.ruleset, card_bits(state.hands[state.to_move])
    sums = MeldSums(ruleset, state.context, SHARES, [0.0] * FACES, 0.3)
    return sums.hand_costs(state, 5, own, sums.all_cards & ~own).again


@pytest.mark.parametrize(
    ("hand", "melds", "expected"),
    [
        ("KC1 KD1 KH1 KS1 KS2 7C1 8C1 9C1 9D1", KINGS, EACH_KING),
        ("KC1 KD1 KH1 KS1 QS2 7C1 8C1 9C1 9D1", KINGS, {}),
        ("KC1 KD1 KH1 KS2 KS3 7C1 8C1 9C1 9D1", KINGS, {}),  # a declared king has been played
        ("KH1 QH1 QH2 7C1 8C1 9C1 9D1 8D1 7D1", ("marriage:KH1.QH1",), {"QH1": 20}),
        ("KH1 QH1 KH2 QH2 8C1 9C1 9D1 8D1 7D1", ("marriage:KH1.QH1",), {}),  # both are new
    ],
)
def test_a_new_card_makes_a_declared_one_a_card_to_play(
    hand: str, melds: tuple[str, ...], expected: dict[str, int]
) -> None:
    scene = Scene("rubicon", trump="S", hands=(hand,), melds=melds, stock=60)
    assert isinstance(scene.state, BeziqueState)
    code = scene.game.action_code
    assert {code(card): points for card, points in points_again(scene.state).items()} == expected


@pytest.mark.parametrize("variant", ["rubicon", "eight-pack"])
def test_the_rules_allow_the_meld_once_the_card_is_played(variant: str) -> None:
    game, policy = load_game(variant), tuned_policy(variant)
    checked = 0
    for number in range(1, 4):
        state = begin(game, "reforming", number)
        assert isinstance(state, BeziqueState)
        while state.to_move != NOBODY:
            if state.phase == PLAY and not state.is_endgame:
                before = possible_melds(state)
                for card, points in points_again(state).items():
                    after = state.clone()
                    after.hands[state.to_move].remove(card)
                    melds = possible_melds(after)
                    gained = [melds[key].meld.index for key in melds.keys() - before.keys()]
                    assert points in [state.context.points[index] for index in gained]
                    checked += 1
            state.apply(policy.choose(state))
    assert checked > 50
