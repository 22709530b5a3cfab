"""Players of Filicău and Filkó: payoffs, determinization, policy."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import fmean, stdev
from typing import cast

import pytest

from brisques.cards import NO_CARD
from brisques.filko.ai.payoff import LEVELS, POINT_PAYOFF, WIN_PAYOFF, payoff_of
from brisques.filko.observation import known_sides
from brisques.filko.ruleset import PLAY
from brisques.filko.state import FilkoState
from brisques.filko.status import Status
from brisques.game import NOBODY
from brisques.lab.duplicate import begin, gain
from brisques.lab.selfplay import play_deal
from brisques.players.contract import first_choice
from brisques.players.greedy import casual
from brisques.position import parse_position
from brisques.registry import analysis_of
from tests.filko_decisions import decisions, game_of
from tests.filko_scene import Scene, dealt, playing, ruled, seats
from tests.presets import each_filko
from tests.properties.hidden import reshuffled
from tests.properties.play import RandomDeal, states


def worth(scene: Scene) -> tuple[float, ...]:
    assert scene.state.to_move == NOBODY
    return analysis_of(scene.game).worth(scene.state)


# --- what a deal is worth -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "masters", "ends"),
    [
        ("filicau", 0, "0 -- -- 0 0 0 + + 0"),
        ("filicau", 1, "0 -- -- + + + + + 0"),
        ("filicau", -1, "0 -- -- -- -- -- + + 0"),
        ("filko-4", 0, "-- -- -- 0 0 0 + + +"),
        ("filko-4", 1, "-- -- -- + + + + + +"),
        ("filko-6", -1, "-- -- -- -- -- -- + + +"),
        ("filko-5", 0, "-- -- -- 0 0 0 + + +"),
        ("filko-5", 1, "0 0 0 + + + + + 0"),
        ("filko-5", -1, "0 -- -- -- -- -- 0 0 0"),
        ("rich-poor", 0, "-- -- -- -- -- -- + + +"),
        ("rich-poor-kept", -1, "-- -- -- -- -- -- 0 0 0"),
        ("rich-poor-kept", 1, "0 0 0 + + + + + +"),
    ],
)
def test_what_each_count_of_points_is_worth(variant: str, masters: int, ends: str) -> None:
    """The worth is to the first party, by who is master before; the rules fix the outcomes."""
    ruleset = game_of(variant).ruleset
    first = sum(1 << seat for seat in range(0, ruleset.players, 2))
    others = ruleset.everybody & ~first
    status = (
        ruled(
            {1: first, -1: others}[masters],
            servant=1 if masters == 1 else 0,
            party=0 if ruleset.fixed else first,
            trump="" if ruleset.fixed else "A",
            old_man=-1 if ruleset.fixed else 0,
        )
        if masters
        else Status()
    )
    expected = [{"--": -WIN_PAYOFF, "0": 0.0, "+": WIN_PAYOFF}[end] for end in ends.split()]
    assert payoff_of(ruleset, status, first, first).worths == expected
    turned = [-end for end in reversed(expected)]
    assert payoff_of(ruleset, status, first, others).worths == turned


@pytest.mark.parametrize("variant", ["filicau", "filko-4"])
def test_where_the_end_is_certain_the_points_to_come_still_count(variant: str) -> None:
    """A party that takes all of them expects them, and one that takes none leaves them."""
    ruleset = game_of(variant).ruleset
    payoff = payoff_of(ruleset, Status(), 5, 5)
    all_of_them, none = payoff.expected_worths(LEVELS), payoff.expected_worths(0)
    certain = [
        (own, left)
        for own, row in enumerate(payoff.decided)
        for left, is_decided in enumerate(row)
        if is_decided and left
    ]
    assert certain
    for own, left in certain:
        theirs = payoff.total - own - left
        assert all_of_them[own][theirs] == payoff.worth(own + left, theirs)
        assert none[own][theirs] == payoff.worth(own, theirs + left)


def test_hats_are_worth_as_much_to_either_party() -> None:
    ruleset = game_of("hats").ruleset
    ends = payoff_of(ruleset, Status(), 5, 5).worths
    assert ends[62:] == [WIN_PAYOFF] * 59
    assert ends[59:62] == [0.0] * 3
    assert ends[:59] == [-WIN_PAYOFF] * 59


@each_filko
def test_a_finished_deal_is_worth_as_much_to_one_party_as_it_costs_the_other(variant: str) -> None:
    game, seen = game_of(variant), set()
    for number in range(1, 30):
        state = begin(game, "worth", number)
        play_deal(game, state, ["casual"] * game.players, "worth", number)
        worths = analysis_of(game).worth(state)
        party = cast("FilkoState", state).party
        for seat, value in enumerate(worths):
            assert value == (worths[0] if party & 1 == party >> seat & 1 else -worths[0])
            assert abs(value) <= WIN_PAYOFF + POINT_PAYOFF * 8
        seen.add(round(worths[0]))
    assert len(seen) > 3


def test_points_after_the_result_is_decided_count_nothing() -> None:
    """Six to one: the last point may go to either side, and the deal may end before."""
    hands = ["AH 7L", "9H 8L", "8H 7A", "7H 8A"]
    scene = playing("filicau", hands, taken=["AA TA AL TL AB TB", "TH"])
    now = scene.state.clone()
    scene.do("end")
    assert worth(scene) == (WIN_PAYOFF + 5 * POINT_PAYOFF, -WIN_PAYOFF - 5 * POINT_PAYOFF) * 2
    on = Scene(scene.game, now).play("AH 9H 8H 7H 7L 8L 7A 8A")
    assert worth(on) == worth(scene)


@each_filko
def test_a_decided_deal_is_worth_as_much_at_its_end(variant: str) -> None:
    analysis = analysis_of(game_of(variant))
    decided = 0
    for number in range(12):
        worths = set()
        for state, _ in states(RandomDeal(variant, 4 * number, before=number % 3)):
            if analysis.is_decided(state):
                worths.add(analysis.worth(state))
        assert state.to_move == NOBODY
        assert worths <= {analysis.worth(state)}
        decided += bool(worths)
    assert decided > 3


def test_running_away_is_worth_more_than_a_point() -> None:
    """In Filicău, for servants as well as for those who are neither masters nor servants."""
    for status in (Status(), ruled(seats(1, 3))):
        hands = ["9H", "8A", "7H", "AA"]
        taken = ["", "AL TL AB TB TA AH TH"]
        ran = playing("filicau", hands, trump="L", taken=taken, leader=3, status=status)
        took = playing("filicau", ["KA", "8A", "OA", "AA"], taken=taken, leader=3, status=status)
        assert worth(ran.play("AA 9H 8A 7H"))[0] == -8 * POINT_PAYOFF
        assert worth(took.play("AA KA 8A OA"))[0] == -WIN_PAYOFF - 6 * POINT_PAYOFF


def test_a_deal_that_is_dealt_again_is_worth_nothing() -> None:
    game = game_of("rich-poor,party.both-overs=redeal")
    for seed in range(200):
        state = game.deal(game.new_match(0), game.shuffle(0, Random(seed)))
        if state.to_move == NOBODY:
            assert analysis_of(game).worth(state) == (0.0,) * 5
            return
    pytest.fail("nobody was dealt both")


# --- determinization ------------------------------------------------------------------------------


@each_filko
def test_a_determinization_fits_what_play_has_shown(variant: str) -> None:
    game, shown = game_of(variant), 0
    for seed in range(12):
        for number, (state, _) in enumerate(states(RandomDeal(variant, seed))):
            real = cast("FilkoState", state)
            for seat in range(game.players):
                world = analysis_of(game).determinize(game.observe(state, seat), Random(number))
                for hand, true, voids in zip(world.hands, real.hands, real.voids, strict=True):
                    assert not voids & sum(1 << card for card in true)
                    assert not voids & sum(1 << card for card in hand)
                    shown += voids > 0
    assert shown > 1000


def nothing_shown(scene: Scene) -> Scene:
    """Return the scene without its record of earlier tricks, which are made up."""
    scene.state.voids = (0,) * scene.game.players
    return scene


def test_a_player_who_breaks_a_duty_has_no_card_for_it() -> None:
    """Seat 1 neither follows nor trumps, seat 2 trumps, and seat 3 follows."""
    hands = ["AH 7A", "8A 9B", "8L 7B", "9H 8B"]
    scene = nothing_shown(playing("filko-4", hands, trump="L")).play("AH 8A 8L 9H")
    order = scene.game.ruleset.orders[1]
    lacked = [
        {order.group[card] for card in range(32) if mask >> card & 1} for mask in scene.state.voids
    ]
    hearts, trumps = 2, order.trump
    assert lacked == [set(), {hearts, trumps}, {hearts}, set()]


def test_a_player_who_fails_to_beat_has_nothing_higher() -> None:
    scene = playing("kelebia", ["UL 9A", "KL 9B", "9L TA", "TB KB", "AB UB"], trump="H")
    nothing_shown(scene).play("UL KL 9L")
    write = scene.game.pattern.format_face
    voids = [{write(c) for c in range(32) if mask >> c & 1} for mask in scene.state.voids]
    assert voids == [set(), set(), {"TL", "AL"}, set(), set()]


def test_hidden_cards_are_dealt_evenly_around_a_void() -> None:
    """Of three unseen cards, two are hearts: seat 1, who is void in them, always has the third."""
    scene = playing("filko-4", ["AH 7A", "8A 7B", "8H KH", "9H UH"], trump="L")
    nothing_shown(scene).play("AH 8A 8H 9H")
    seen = scene.game.observe(scene.state, 0)
    guessed = Counter(
        tuple(hand[0] for hand in analysis_of(scene.game).determinize(seen, Random(seed)).hands[1:])
        for seed in range(400)
    )
    assert {scene.game.pattern.format_face(first) for first, *_ in guessed} == {"7B"}
    assert len(guessed) == 2
    assert min(guessed.values()) > 150


def test_an_impossible_position_is_determinized_too() -> None:
    """A position made by hand, in which a player holds a card that play has ruled out."""
    scene = playing("filko-4", ["7A 9A", "AH 8H", "7H 9H", "KH UH"], trump="L", leader=1)
    state = scene.state
    state.voids = (0, *[(1 << 32) - 1] * 3)
    seen = scene.game.observe(state, 0)
    world = analysis_of(scene.game).determinize(seen, Random(1))
    assert [len(hand) for hand in world.hands] == [2, 2, 2, 2]


# --- the policy -----------------------------------------------------------------------------------


@each_filko
def test_the_policy_chooses_what_it_judges_best(variant: str) -> None:
    game = game_of(variant)
    policy = analysis_of(game).policy(analysis_of(game).weights())
    for state in decisions(variant, 12):
        legal, worths = state.legal(), policy.worths(state)
        assert len(worths) == len(legal)
        assert policy.choose(state) == legal[first_choice(worths, policy.ranks(state))]


@each_filko
def test_the_policy_reads_only_what_the_seat_may_see(variant: str) -> None:
    game = game_of(variant)
    policy = analysis_of(game).policy(analysis_of(game).weights())
    for number, state in enumerate(decisions(variant, 8)):
        seat = state.to_move
        guess = analysis_of(game).determinize(game.observe(state, seat), Random(number))
        assert policy.worths(guess) == policy.worths(state)
        assert policy.ranks(guess) == policy.ranks(state)
        assert policy.choose(guess) == policy.choose(state)
        if state.phase == PLAY:
            other = cast("FilkoState", reshuffled(game, state, seat, Random(number)))
            assert policy.worths(other) == policy.worths(state)


def test_the_policy_says_nothing_that_may_not_be_said_again() -> None:
    """A position made by hand: seat 1 has asked for a suit at this trick, but for none is known."""
    fields = "trump=L;leader=0;trick=9A1;hands=?2,UA1KA1AH1,?;said=1.1;tricks=?5"
    _, state = parse_position(f"hats;{fields};rest=seed:1")
    policy = analysis_of(game_of("hats")).policy(analysis_of(game_of("hats")).weights())
    assert policy.choose(state) in state.legal()


def test_no_player_calls_a_card_of_its_own_and_plays_alone() -> None:
    """A house rule allows it; the hand holds the ace and the ten of its longest suit."""
    scene = dealt("filko-5,party.own-card=alone", hands=["", "OA 9L 9H KB TB AB"])
    analysis, state = analysis_of(scene.game), scene.state
    seen = scene.game.observe(state, state.to_move)
    assert {"AB", "TB", "KB", "UB"} <= scene.called("B")
    estimates = analysis.estimate(seen)
    by_thumb = seen.legal[estimates.index(max(estimates))]
    for action in (by_thumb, analysis.policy(analysis.weights()).choose(state)):
        assert scene.game.action_code(action) == "call:UB1"


@pytest.mark.parametrize("variant", ["filko-5", "rich-poor-called"])
def test_strangers_are_allies_as_often_as_allies_are_unknown(variant: str) -> None:
    ruleset = game_of(variant).ruleset
    for state in decisions(variant, 20):
        if state.called == NO_CARD:
            continue
        for seat in range(ruleset.players):
            mine = state.party if state.party >> seat & 1 else ruleset.everybody ^ state.party
            allies, foes = known_sides(state, seat)
            strangers = ruleset.players - (allies | foes).bit_count()
            hidden = (mine & ~allies).bit_count()
            assert strangers * ruleset.stranger_chance(allies, foes) == pytest.approx(hidden)


def test_missing_weights_have_their_default_values() -> None:
    game = game_of("filicau")
    known = analysis_of(game).weights()
    given = {"tempo": known["tempo"], "no such weight": 1.0}
    state = next(s for s in decisions("filicau", 1) if len(s.legal()) > 1)
    assert analysis_of(game).policy(given).worths(state) == analysis_of(game).policy(known).worths(
        state
    )


def test_every_weight_has_an_effect() -> None:
    """In some game of the family each of them changes some judgement."""
    idle = set(analysis_of(game_of("filicau")).weights())
    for variant in ("filicau", "filko-5", "hats"):
        game = game_of(variant)
        usual = analysis_of(game).policy({})
        found = [(state.clone(), usual.worths(state)) for state in decisions(variant, 10)]
        for name in sorted(idle):
            other = analysis_of(game).policy({name: analysis_of(game).weights()[name] + 3.0})
            if any(other.worths(state) != pytest.approx(worths) for state, worths in found):
                idle.discard(name)
    assert not idle


@pytest.mark.parametrize("variant", ["filicau", "filko-6", "filko-5", "rich-poor-called"])
def test_the_untuned_policy_beats_casual(variant: str) -> None:
    game = game_of(variant)
    policy = analysis_of(game).policy(analysis_of(game).weights())

    def play(state: FilkoState, ours: frozenset[int]) -> tuple[float, ...]:
        while state.to_move != NOBODY:
            seat = state.to_move
            seen = game.observe(state, seat)
            state.apply(policy.choose(state) if seat in ours else casual(seen, Random(0)))
        return analysis_of(game).worth(state)

    gains = []
    for number in range(1, 81):
        start = cast("FilkoState", begin(game, "untuned", number))
        gains.append(gain(game, lambda ours, start=start: play(start.clone(), ours)))
    assert fmean(gains) > stdev(gains) / len(gains) ** 0.5
