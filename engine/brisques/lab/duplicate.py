"""One deal played several times with the seats changed: what the arena and the tuner measure by.

Everything is the same each time but who sits where: the order of the pack, the cards each seat will
draw, who deals, how the match stands, and the chance each decision is given. So the luck of the
deal falls out of the difference, and a player against itself gains exactly nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean

from brisques.game import NOBODY, Game, Standing, State
from brisques.players.levels import player
from brisques.registry import analysis_of
from brisques.shuffle import deal_rng, decision_rng

PlayOut = Callable[[frozenset[int]], tuple[float, ...]]
"""Plays the deal with A in these seats and B in the others; its worth to each seat."""

SITTING = 4
"""Where a match has no end, pairs begin in its first, second, ... deal, up to this one."""


def begin(game: Game, seed: str, number: int) -> State:
    """The deal of pair `number` (from 1); each play takes a clone."""
    standing = _standing(game, seed, number)
    state = game.deal(standing, game.shuffle(standing.dealer, deal_rng(seed, number)))
    analysis_of(game).separate_draw_piles(state)
    return state


def gain(game: Game, play: PlayOut) -> float:
    """By how many points a deal A does better than B.

    Of two sides A has first one and then the other. Where everybody is alone, or parties change
    with the deal, A takes each seat in turn among Bs, and is compared with the B that would
    otherwise have sat there.
    """
    if len(set(game.sides)) == 2:
        return fmean(_ahead(game, play, side) for side in (0, 1))
    usual = play(frozenset())
    return fmean(play(frozenset({seat}))[seat] - usual[seat] for seat in range(game.players))


def _ahead(game: Game, play: PlayOut, side: int) -> float:
    """Half the distance of the sides, which is A's worth where one's gain is the other's loss."""
    seats = frozenset(seat for seat in range(game.players) if game.sides[seat] == side)
    worth = play(seats)
    own = fmean(worth[seat] for seat in seats)
    other = fmean(worth[seat] for seat in range(game.players) if seat not in seats)
    return (own - other) / 2


def _standing(game: Game, seed: str, number: int) -> Standing:
    """How the match stands: evenly.

    Where it has no end, every deal starts from nothing but what it found (masters, servants, the
    last trump), so the pair comes after up to three deals of casual players.
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
