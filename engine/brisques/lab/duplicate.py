"""Play a deal several times with seats exchanged, by which the arena and the tuner measure players.

All else is equal each time: the order of the pack, the cards each seat will draw, the dealer, the
standing of the match, and the random numbers of each decision. So the luck of the deal cancels out,
and a player against itself gains exactly 0.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean

from brisques.game import NOBODY, Game, Standing, State
from brisques.players.levels import player
from brisques.registry import analysis_of
from brisques.shuffle import deal_rng, decision_rng

PlayOut = Callable[[frozenset[int]], tuple[float, ...]]
"""Play the deal with A in these seats and B in the others; return its worth to each seat."""

SITTING = 4
"""Where a match has no end, a pair is one of its first deals, up to this number."""


def begin(game: Game, seed: str, number: int) -> State:
    """Return the deal of pair `number` (from 1); each play takes a clone."""
    standing = _standing(game, seed, number)
    state = game.deal(standing, game.shuffle(standing.dealer, deal_rng(seed, number)))
    analysis_of(game).separate_draw_piles(state)
    return state


def gain(game: Game, play: PlayOut) -> float:
    """Return by how many points a deal A does better than B.

    With two sides, A plays first one and then the other. Where each seat plays alone, or parties
    change with the deal, A takes each seat in turn with B in all others, and is compared with B in
    that seat.
    """
    if len(set(game.sides)) == 2:
        return fmean(_ahead(game, play, side) for side in (0, 1))
    usual = play(frozenset())
    return fmean(play(frozenset({seat}))[seat] - usual[seat] for seat in range(game.players))


def _ahead(game: Game, play: PlayOut, side: int) -> float:
    """Return half the difference of the sides: A's worth if one side's gain is the other's loss."""
    seats = frozenset(seat for seat in range(game.players) if game.sides[seat] == side)
    worth = play(seats)
    own = fmean(worth[seat] for seat in seats)
    other = fmean(worth[seat] for seat in range(game.players) if seat not in seats)
    return (own - other) / 2


def _standing(game: Game, seed: str, number: int) -> Standing:
    """Return the standing of the match, which is even.

    A match without an end has no score, but leaves masters, servants and trumps to the next deal,
    so casual players play up to three deals before.
    """
    standing = game.new_match((number - 1) % game.players)
    if game.target:
        return standing
    casual = player("casual")
    for earlier in range((number - 1) // game.players % SITTING):
        before = f"{seed}/before/{number}"
        state = game.deal(standing, game.shuffle(standing.dealer, deal_rng(before, earlier)))
        count = 0
        while (seat := state.to_move) != NOBODY:
            state.apply(casual(game.observe(state, seat), decision_rng(before, earlier, count)))
            count += 1
        standing = game.reset_for_deal(game.settle(standing, state))
    return standing
