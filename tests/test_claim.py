"""Claims: which seat is certain to win all further tricks, and a deal played out at once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from brisques import claim
from brisques.cards import HEARTS
from brisques.claim import find_claim
from brisques.errors import RefusedError
from brisques.events import TrickWon
from brisques.game import NOBODY, Game, Observation, State
from brisques.match import Match
from brisques.match_view import view_of
from brisques.position import format_position, parse_position
from brisques.record import SeatEntry, format_record, parse_record
from brisques.registry import load_analysis, load_game
from brisques.tricks import FOLLOW, plain_order, takes_all
from brisques.variants import names
from tests.builder import Scene
from tests.filko_scene import playing
from tests.properties.play import DONE

ORDER = plain_order(HEARTS)
"""Hearts are trumps."""


def cards(words: str) -> list[int]:
    return [load_game("fildinski").pattern.parse_card(f"{word}1") for word in words.split()]


@pytest.mark.parametrize(
    ("hand", "others", "is_sure"),
    [
        ("AS TS", "KS QS", True),
        ("AS QS", "KS 9S", False),
        ("AS KS QS", "TS 9D 8D", True),  # the ace draws the ten
        ("AS KS", "TS QS", False),
        ("AS 9D", "7H 8S", False),  # a trump may be left
        ("AH AS", "7H 8S", True),  # it is drawn
        ("AH AS", "7H 8H", False),
        ("AH KH TH", "QH 9H 8H", True),
    ],
)
def test_a_leading_hand_wins_every_trick(hand: str, others: str, is_sure: bool) -> None:
    assert takes_all(cards(hand), cards(others), ORDER, FOLLOW) == is_sure


def test_no_card_is_drawn_where_suit_need_not_be_followed() -> None:
    assert not takes_all(cards("AS KS QS"), cards("TS 9D 8D"), ORDER, 0)
    assert takes_all(cards("AS KS"), cards("9S 9D"), ORDER, 0)


def play_out(game: Game, state: State, taker: int, rng: Random) -> tuple[set[int], list[int]]:
    """Return the winners of all tricks and the points, if the claimer leads its strongest cards."""
    events: list[Any] = []
    while state.to_move != NOBODY and any(game.observe(state, 0).held):
        leads = state.to_move == taker and not game.observe(state, taker).trick
        legal = [action for action in state.legal() if action < DONE]
        action = game.strongest(state) if leads else rng.choice(legal or state.legal())
        state.apply(action, events)
    return {event.seat for event in events if isinstance(event, TrickWon)}, state.totals


@pytest.mark.parametrize("variant", names())
def test_a_claim_holds_whatever_the_others_hold_and_play(variant: str) -> None:
    game, rng, claims = load_game(variant), Random(7), 0
    analysis = load_analysis(variant)
    for _ in range(12):
        state = game.deal(game.new_match(0), game.shuffle(0, rng))
        while state.to_move != NOBODY:
            seen = game.observe(state, state.to_move)
            taker = game.sure_taker(seen)
            if taker != NOBODY:
                claims += 1
                worlds = [analysis.determinize(seen, rng) for _ in range(6)]
                ends = [play_out(game, world, taker, rng) for world in worlds]
                assert all(winners == {taker} for winners, _ in ends)
                assert all(points == ends[0][1] for _, points in ends)
            state.apply(rng.choice(state.legal()))
    assert claims


def sure() -> Match:
    """Return a position with our lead in which no card of the other seat beats any of ours."""
    line = Scene("fildinski", trump="H", stock=0, hands=("AH TH AS", "9S 8D 7C")).line()
    return Match.at_position(line, [SeatEntry("human"), SeatEntry("player", "casual")])


def test_a_claimed_deal_is_played_to_its_end_and_recorded_as_actions() -> None:
    match = sure()
    assert view_of(match, 0)["claim"] == 0
    match.claim(0)
    assert match.deal_over
    assert [trick["winner"] for trick in view_of(match, 0)["log"]] == [0, 0, 0]
    again = Match(parse_record(format_record(match.record)))
    assert view_of(again, 0)["match"]["scores"] == view_of(match, 0)["match"]["scores"]
    assert not view_of(match, 0)["assisted"]


def test_a_claim_discards_what_was_undone() -> None:
    match = sure()
    match.claim(0)
    match.rewind(0)
    assert match.can_redo
    match.claim(0)
    assert not match.can_redo


def test_the_other_seat_wins_the_rest_where_no_card_beats_its_own() -> None:
    line = Scene("bezique", trump="H", stock=0, hands=("9S 8D 7C", "AH TH AS"), leader=1).line()
    match = Match.at_position(line, [SeatEntry("human"), SeatEntry("human")])
    assert view_of(match, 0)["claim"] is None
    match.act(1, "AS1")
    assert view_of(match, 0)["claim"] == 1
    match.claim(0)
    assert [trick["winner"] for trick in view_of(match, 0)["log"]] == [1, 1, 1]


EQUAL = (("9D 8D", "KD 7D"), ("AS 9D 8D", "7S KD 7D"))
"""Hands in Bézique of which neither takes all tricks: the lead changes, and no points do."""


@pytest.mark.parametrize("hands", EQUAL)
def test_a_deal_is_finished_where_every_way_to_play_gives_the_same_result(
    hands: tuple[str, str],
) -> None:
    line = Scene("bezique", trump="H", stock=0, hands=hands).line()
    match = Match.at_position(line, [SeatEntry("human"), SeatEntry("human")])
    assert view_of(match, 0)["claim"] == NOBODY
    assert view_of(match, 1)["claim"] is None  # only the seat to move is asked
    match.claim(0)
    assert match.deal_over
    assert not view_of(match, 0)["assisted"]


@pytest.mark.parametrize("variant", ["bezique", "rubicon"])
def test_equal_results_hold_however_a_deal_is_played_on(variant: str) -> None:
    game, rng, claims = load_game(variant), Random(11), 0
    standing = game.new_match(0)
    for state, seen in random_moments(game, rng, deals=12):
        if find_claim(game, standing, state, seen) == NOBODY:
            claims += 1
            ends = [random_end(state, rng) for _ in range(6)]
            assert len({game.settle(standing, end) for end in ends}) == 1
            assert len({tuple(end.totals) for end in ends}) == 1
    assert claims


def random_moments(game: Game, rng: Random, deals: int) -> Iterator[tuple[State, Observation]]:
    """Yield each moment of deals that are played at random, and what the seat to move sees."""
    standing = game.new_match(0)
    for _ in range(deals):
        state = game.deal(standing, game.shuffle(0, rng))
        while state.to_move != NOBODY:
            yield state, game.observe(state, state.to_move)
            state.apply(rng.choice(state.legal()))


def random_end(state: State, rng: Random) -> State:
    end = state.clone()
    while end.to_move != NOBODY:
        end.apply(rng.choice(end.legal()))
    return end


@pytest.mark.parametrize("variant", ["four-hand", "filko-4"])
def test_a_claim_tells_nothing_of_hands_that_are_hidden(variant: str) -> None:
    game, certain = load_game(variant), 0
    standing = game.new_match(0)
    for state, seen in random_moments(game, Random(3), deals=8):
        if max(seen.held) == claim.MIN_CARDS and game.sure_taker(seen) == NOBODY:
            certain += claim.is_result_certain(game, standing, state)
            assert find_claim(game, standing, state, seen) is None
    assert certain  # a seat that knew all hands could claim


def test_too_many_ways_to_play_are_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Scene("bezique", trump="H", stock=0, hands=EQUAL[0]).line()
    game, state = parse_position(line)
    for most, claimed in ((claim.MOST_STATES, NOBODY), (2, None)):
        monkeypatch.setattr(claim, "MOST_STATES", most)
        assert find_claim(game, game.new_match(0), state, game.observe(state, 0)) == claimed


@pytest.mark.parametrize(
    "hands",
    [("AH 9S AS", "TS 8S 7C"), ("KH AS TS", "AH 8D 7C")],
)
def test_an_uncertain_claim_is_refused(hands: tuple[str, str]) -> None:
    line = Scene("fildinski", trump="H", stock=0, hands=hands).line()
    match = Match.at_position(line, [SeatEntry("human"), SeatEntry("player", "casual")])
    before = format_record(match.record)
    assert view_of(match, 0)["claim"] is None
    with pytest.raises(RefusedError) as refused:
        match.claim(0)
    assert refused.value.refusal.code == "claim/not-sure"
    assert format_record(match.record) == before


def test_no_claim_is_made_while_a_meld_may_still_be_declared() -> None:
    hands = ("KS QH AH", "QS 8D 7C")
    line = Scene("fildinski", trump="H", stock=0, won="KH", hands=hands).line()
    game, state = parse_position(line)
    assert game.sure_taker(game.observe(state, 0)) == NOBODY
    assert format_position(game, state) == line


def test_no_claim_is_made_while_a_won_seven_may_still_be_declared() -> None:
    hands = ("AH KH", "QS 8D")
    for won, claimed in (("7H", NOBODY), ("8H", 0)):
        scene = Scene("fildinski-catsatcards", trump="H", stock=0, won=won, hands=hands)
        game, state = parse_position(scene.line())
        assert game.sure_taker(game.observe(state, 0)) == claimed


@pytest.mark.parametrize(
    ("variant", "hands", "taker"),
    [
        ("bezique-penguin", ("AH 7H", "QS 8D"), NOBODY),  # the seven may be shown for points
        ("fildinski", ("AH 7H", "QS 8D"), 0),
        ("bezique,endgame.melds=true", ("AH KH QH", "TS 8S 7S"), NOBODY),
        ("bezique", ("AH KH QH", "TS 8S 7S"), 0),
    ],
)
def test_a_seat_that_may_declare_takes_no_tricks_for_certain(
    variant: str, hands: tuple[str, str], taker: int
) -> None:
    game, state = parse_position(Scene(variant, trump="H", stock=0, hands=hands).line())
    assert game.sure_taker(game.observe(state, 0)) == taker


def test_no_claim_is_made_while_cards_are_drawn() -> None:
    hands = ("AH AH TH TH KH KH QH QH", "7S 7C 8S 8C 9S 9C 7D 8D")
    game, state = parse_position(Scene("bezique", trump="H", hands=hands).line())
    assert game.sure_taker(game.observe(state, 0)) == NOBODY


def test_the_last_card_is_played_without_a_claim() -> None:
    line = Scene("fildinski", trump="H", stock=0, hands=("AH", "8D")).line()
    match = Match.at_position(line, [SeatEntry("human"), SeatEntry("human")])
    assert view_of(match, 0)["claim"] is None


def test_a_claim_leaves_the_choice_of_a_servant_to_the_masters() -> None:
    scene = playing("filko-4", ["OA OL"], taken=["AL TL AA TA AH TH AB TB"])
    match = Match.at_position(scene.line(), [SeatEntry("human")] * 4)
    match.claim(0)
    assert not match.deal_over
    assert match.to_move == 0
    assert view_of(match, 0)["legal"] == ["servant:1", "servant:3"]


def test_a_claim_leads_no_card_where_the_winner_may_declare() -> None:
    """With melds in the endgame the winner of each trick says that it is done."""
    line = Scene(
        "bezique,endgame.melds=true", trump="H", stock=0, hands=("AH AD AC", "TS 8S 7S")
    ).line()
    match = Match.at_position(line, [SeatEntry("human"), SeatEntry("human")])
    match.claim(0)
    assert match.deal_over
    loaded = Match(parse_record(format_record(match.record)))
    assert view_of(loaded, 0) == view_of(match, 0)
