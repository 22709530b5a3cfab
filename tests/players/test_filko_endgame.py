"""The exact endgame of Filicău and Filkó agrees with brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from brisques.filko.endgame import solver
from brisques.filko.game import FilkoGame
from brisques.filko.ruleset import CHOOSE, END_EARLY, PLAY
from brisques.filko.state import FilkoState
from brisques.game import NOBODY
from brisques.registry import analysis_of
from tests.filko_decisions import decisions, game_of
from tests.filko_scene import playing
from tests.presets import FILKO, each_filko


def brute(game: FilkoGame, state: FilkoState) -> float:
    """Return the worth to the first party by trying everything, on the state itself."""
    if state.to_move == NOBODY:
        seat = next(s for s in range(game.players) if state.party >> s & 1)
        return analysis_of(game).worth(state)[seat]
    tried = []
    for action in state.legal():
        if action <= END_EARLY or state.phase == CHOOSE:
            after = state.clone()
            after.apply(action)
            tried.append(brute(game, after))
    return max(tried) if state.party >> state.to_move & 1 else min(tried)


def small_ends(variant: str, count: int) -> Iterator[FilkoState]:
    """Return positions of few cards, between tricks or within one, of deals played at random."""
    found = 0
    most = {4: 12, 5: 10, 6: 10}[game_of(variant).players]
    for number, state in enumerate(decisions(variant, 10 * count)):
        left = sum(map(len, state.hands))
        if state.phase in (PLAY, CHOOSE) and left <= most and number % 2:
            yield state.clone()
            found += 1
            if found == count:
                return


@each_filko
def test_the_endgame_is_solved_exactly(variant: str) -> None:
    """Compared with brute force in 50 positions of each game; the line leads to that worth."""
    game, stake = game_of(variant), Counter[bool]()
    for state in small_ends(variant, 50):
        solved = analysis_of(game).solve(state)
        assert solved is not None
        first = bool(state.party >> state.to_move & 1)
        assert solved.worth == pytest.approx(brute(game, state) * (1 if first else -1))
        seat, end = state.to_move, state.clone()
        for action in solved.line:
            assert action in end.legal()
            end.apply(action)
        assert end.to_move == NOBODY
        assert analysis_of(game).worth(end)[seat] == pytest.approx(solved.worth)
        stake[len(state.legal()) > 1] += 1
    assert stake[True] > 10


def test_no_high_card_is_spent_where_a_deal_is_decided() -> None:
    hands = ["9H KH OA", "8H 7A OB", "8A 9A OH", "7H 8B 9B"]
    taken = ["AA TA AL TL AB TB AH", "TH"]
    scene = playing("filko-4,match.early-end=false", hands, taken=taken, trump="L")
    solved = analysis_of(scene.game).solve(scene.state)
    assert solved is not None
    assert scene.game.action_code(solved.line[0]) == "KH1", "not the Over of acorns"


class Forgetful(dict[tuple[int, ...], tuple[float, float]]):
    """A transposition table that keeps nothing."""

    def __setitem__(self, key: tuple[int, ...], bounds: tuple[float, float]) -> None:
        pass


def test_remembered_positions_change_no_worth() -> None:
    """The same cards left with other points taken are another position."""
    compared = 0
    for state in decisions("filko-4", 150):
        if not is_open(state) or sum(map(len, state.hands)) > 16:
            continue
        worths = []
        for table in ({}, Forgetful()):
            search = solver.Search(state)
            search.nodes, search.table = 100_000, table
            worths.append(search.value(state))
        assert worths[0] == pytest.approx(worths[1])
        compared += 1
    assert compared > 20


def test_there_are_as_many_positions_as_promised() -> None:
    assert 50 * len(FILKO) >= 500


def is_open(state: FilkoState) -> bool:
    """Return whether something is still at stake in a position of play."""
    if state.phase != PLAY:
        return False
    search = solver.Search(state)
    search.set_position(state)
    return not search.decided


@each_filko
def test_a_position_too_far_from_the_end_is_not_solved(
    variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(variant)
    whole = next(s for s in decisions(variant, 1) if s.phase == PLAY)
    assert analysis_of(game).solve(whole) is None
    state = next(s for s in small_ends(variant, 60) if is_open(s))
    assert analysis_of(game).solve(state) is not None
    monkeypatch.setattr(solver, "MOST_NODES", 0)
    assert analysis_of(game).solve(state) is None
