"""Endgames solved at the table: in many small steps, with an answer after each."""

from __future__ import annotations

from random import Random

import pytest

from brisques.game import NOBODY, Observation
from brisques.lab.duplicate import begin
from brisques.players.hint import Adviser
from brisques.players.levels import player
from brisques.players.policy_levels import EARLY_SLICES, WORLDS, tuned_policy, work_out
from brisques.position import parse_position
from brisques.registry import analysis_of, load_game
from tests.filko_scene import playing
from tests.players.endings import ending
from tests.properties.play import RandomDeal

SEQUENCE_OF_HEARTS = (
    "fildinski;trump=H;dealer=1;leader=1;trick=;hands=KS17H1KH1TH1AH1TS2QD2KC2,QH1KD17H2KH2TH2AH2"
    "TD2AC2;won=7D1JD1KC18H1JS1QS17S1KS2QC1JH28D2QD1TC29H29D1AD2AS28H2,7S2TS18S1AS18C19S29D28S2JC"
    "29C19C2AC18D1JD27C1QH28C2TC1KD2AD17D2TD1QC2JH19S1QS2JC1JS27C29H1;stock=;up=;points=70,120;ba"
    "se=0,0;melds=0.9.bezique:JD1.QS1,1.22.bezique:JD2.QS2;brisques=TC2AD2AS2,TS1AS1AC1TC1AD1TD1;"
    "sevens=7H1;shown=7H1"
)
LAST_KING = (
    "fildinski;trump=S;dealer=0;leader=1;trick=;hands=7S1TH1JD1KS2TS2AS2AD2TC2,8S1KS1TS1AS1QH1KC1"
    "9S2QD2;won=7C1QS17D18H19D1JD29H2QH29C1JH1KH2AH1KD1TD17H18D18C2AC1QC2JC19C2TC19H1KH1,7C28C17H"
    "2AH2JS2QS2KC28S2QC1JS1QD1AD19D2TD2AC2KD27D28H2TH28D2JC27S29S1JH2;stock=;up=;points=60,110;ba"
    "se=0,0;melds=0.9.marriage:KH2.QH2,1.13.marriage:KC2.QC1,1.19.marriage:KD2.QD1;brisques=AH1TD"
    "1AC1TC1,AH2AD1TD2AC2TH2;sevens=7S2;shown=7S1"
)
"""Ends of Fildinski that take long to solve."""


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
    assert {thought[:3] for thought in before[: EARLY_SLICES + 1]} == {(choice, 0, False)}
    assert last.settled
    assert last.solution
    assert last.solution.worth == solution.worth
    assert last.action == last.solution.line[0]


@pytest.mark.parametrize(
    ("line", "best", "worth"), [(SEQUENCE_OF_HEARTS, "AH2", 230), (LAST_KING, "KC1", 100)]
)
def test_the_hardest_ends_are_solved(line: str, best: str, worth: int) -> None:
    """Each takes more than 4,000 nodes, where most ends take some hundreds."""
    game, state = parse_position(line)
    *_, last = work_out(game.observe(state, state.to_move), Random(0))
    assert last.solution
    assert last.solution.worth == worth
    assert game.action_code(last.action) == best


def test_while_an_end_takes_long_actions_are_tried_by_the_policy() -> None:
    """The policy would lead the ten, and as it plays on, the queen would bring 150 points more."""
    game, state = parse_position(SEQUENCE_OF_HEARTS)
    *before, _ = work_out(game.observe(state, state.to_move), Random(0))
    analysis, policy = analysis_of(game), tuned_policy("fildinski")

    def worth_of(action: int) -> float:
        after = state.clone()
        after.apply(action)
        while after.to_move != NOBODY:
            after.apply(policy.choose(after))
        return analysis.worth(after)[state.to_move]

    worths = {action: worth_of(action) for action in state.legal()}
    assert before[0].action == policy.choose(state)
    assert worths[before[-1].action] == max(worths.values()) > worths[before[0].action]


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


@pytest.mark.parametrize("seat", range(4))
def test_worlds_are_solved_for_the_seat_to_move(seat: int) -> None:
    """The ace makes six points if the only other trump, in a hand not seen, is drawn first."""
    hands, won = ["OA AH", "7L 9B", "9A 8B", "8A 7B"], ["TA AA TL AL TB", "AB TH", "", ""]
    turned = [hands[place - seat] for place in range(4)]
    taken = [won[place - seat] for place in range(4)]
    scene = playing("filicau", turned, taken=taken, leader=seat)
    *_, last = work_out(scene.game.observe(scene.state, seat), Random(0))
    assert (scene.game.action_code(last.action), last.rollouts) == ("OA1", WORLDS)


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


def test_an_end_solved_over_guesses_tells_how_far_it_is_ahead_of_the_next_action() -> None:
    """The hint then names that action: as good, or worse by so much."""
    for variant in ("filicau", "filko-4", "three-hand"):
        seen = last_tricks(variant, 3)
        *_, last = work_out(seen, Random(0))
        assert last.settled
        assert last.lead
        assert last.lead.over in set(seen.legal) - {last.action}
        assert last.lead.points >= 0.0
        assert last.lead.deviation > 0.0
        adviser = Adviser(seen, Random(0))
        while not adviser.settled:
            adviser.step()
        assert adviser.thought.action == last.action
        assert adviser.reasons()[0].key in {"reason-equal", "reason-gain"}


def test_a_hint_compares_the_actions_of_a_solved_end_in_playouts() -> None:
    """With open cards the highest trump takes no less than the King, but it is worth keeping."""
    game, state = parse_position(
        "filko-4;phase=play;trump=H;dealer=2;leader=1;turn=0;trick=UA18H19A1;"
        "hands=OA1OL1KH1,KA1OH1,AL1OB1,AH1TB1;"
        "tricks=3.3.AA18A1TA17A1,3.2.UB19B17B1AB1,2.1.TL17L18L19H1,1.2.KB1TH18B17H1,2.1.UL1KL19L1UH1;"
        "exposed=8H1"
    )
    adviser = Adviser(game.observe(state, 0), Random(0))
    while not adviser.settled:
        adviser.step()
    gain = adviser.reasons()[0]
    assert (gain.key, game.action_code(adviser.thought.action)) == ("reason-gain", "KH1")
    assert gain.params["points"] > 10
