"""The last trick after which a meld may be declared, where the endgame has none."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice

import pytest

from brisques.bezique.ai.chances import find_beaters
from brisques.bezique.ai.last_meld import is_last_for_melds, last_melds
from brisques.bezique.meld_types import DECLARE, DONE, LAY, MELD, card_bits
from brisques.bezique.state import BeziqueState
from brisques.lab.duplicate import begin
from brisques.players.policy_levels import tuned_policy
from brisques.registry import load_game
from tests.builder import Scene

DECISIONS = 12


def last_answers(variant: str) -> Iterator[BeziqueState]:
    """Yield states in which the last card of that trick is to be played, one of each deal."""
    game, policy = load_game(variant), tuned_policy(variant)
    for number in count(1):
        state = begin(game, "last-meld", number)
        assert isinstance(state, BeziqueState)
        while not is_last_for_melds(state) or len(state.trick) < game.players - 1:
            state.apply(policy.choose(state))
        yield state


def declared(state: BeziqueState, card: int) -> tuple[int, int]:
    """Return who wins with this card as the last of the trick, and the best meld's points."""
    after = state.clone()
    after.apply(card)
    if after.phase != DECLARE:
        return after.leader, 0
    points = [
        state.context.points[state.ruleset.meld_of(action)[0].index]
        for action in after.legal()
        if MELD <= action < LAY
    ]
    return after.to_move, max(points, default=0)


@pytest.mark.parametrize(
    "variant",
    ["bezique", "rubicon", "six-pack", "foster-polish", "fildinski-penguin", "three-hand"],
)
def test_the_points_are_those_that_the_rules_allow(variant: str) -> None:
    for state in islice(last_answers(variant), DECISIONS):
        seat, cards = state.to_move, [card for card in state.legal() if card < DONE]
        melds = last_melds(state.ruleset, state.context)
        points = melds.own_points(state, card_bits(state.hands[seat]), cards)
        allowed = [declared(state, card) for card in cards]
        assert [p for p, (winner, _) in zip(points, allowed, strict=True) if winner == seat] == [
            p for winner, p in allowed if winner == seat
        ]


@pytest.mark.parametrize(
    ("rule", "hand", "meld", "points"),
    [
        ("meld.double-from=four-unused", "QS QS JD JD 7H", "bezique:QS1.JD1", 40),
        ("meld.double-from=may-extend", "QS QS JD JD 7H", "bezique:QS1.JD1", 500),
        ("meld.reuse=single-use", "AC TC KC QC JC 7H", "marriage:KC1.QC1", 0),
        ("meld.reuse=type-once", "AC TC KC QC JC 7H", "marriage:KC1.QC1", 250),
    ],
)
def test_no_meld_is_waited_for_that_a_house_rule_forbids(
    rule: str, hand: str, meld: str, points: int
) -> None:
    scene = Scene(f"bezique,{rule}", trump="C", hands=(hand, "AH"), melds=[meld], leader=1)
    state = scene.play("AH").state
    own = card_bits(state.hands[0])
    seven = scene.game.parse_action("7H1")
    melds = last_melds(state.ruleset, state.context)
    assert melds.own_points(state, own, [seven]) == [points]


def test_what_the_winner_of_open_cards_declares_is_known() -> None:
    """In Penguin's game melds are made from won cards, which both seats know."""
    for state in islice(last_answers("fildinski-penguin"), DECISIONS):
        seat, cards = state.to_move, state.legal()
        melds = last_melds(state.ruleset, state.context)
        threats = melds.threats(state, cards, 0, 0, find_beaters(state.context)[0])
        allowed = [declared(state, card) for card in cards]
        assert [t for t, (winner, _) in zip(threats, allowed, strict=True) if winner != seat] == [
            p for winner, p in allowed if winner != seat
        ]


def chosen(scene: Scene) -> str:
    """Return the code of the action that the policy chooses."""
    return scene.game.action_code(tuned_policy(scene.game.variant.name).choose(scene.state))


def test_a_ready_meld_is_worth_the_last_trick() -> None:
    """The queen and the jack of a bezique stay in the hand; the ace of trumps takes the trick."""
    hand = "QS JD AH 7D 7C 8C 8S 9D"
    for stock, choice in ((10, "7D1"), (2, "AH1")):
        scene = Scene("bezique", hands=(hand, "9H"), stock=stock, leader=1)
        assert chosen(scene.play("9H")) == choice


def test_a_meld_that_the_other_seat_shows_is_kept_from_it() -> None:
    """It holds four kings, of which it has shown three in marriages."""
    hand = "AH 7D 7C 8C 8S 9S 9D"
    kings, nothing = "KS QS KD QD KC QC KH", "7H 8H 9H 7S 8D 9C 9S"
    shown = ("1.1.marriage:KS1.QS1", "1.2.marriage:KD1.QD1", "1.3.marriage:KC1.QC1")
    for others, melds, choice in ((kings, shown, "AH1"), (nothing, (), "7D1")):
        scene = Scene("bezique", hands=(hand, others + " JS"), melds=melds, stock=2, leader=1)
        assert chosen(scene.play("JS")) == choice
