"""Play whole deals, by players or by random actions; standard library only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from brisques.events import Event
from brisques.game import NOBODY, Game, Observation, Standing, State
from brisques.players.levels import player
from brisques.players.thinking import Player
from brisques.registry import load_game
from brisques.shuffle import deal_rng, decision_rng

Choices = dict[tuple[Player, int, Observation], int]
"""Actions chosen so far, by player, number of the action in the deal, and observation."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """One finished deal: its number from 1, the dealer, points by side, the number of actions."""

    number: int
    dealer: int
    points: tuple[int, ...]
    actions: int


def play_deal(
    game: Game, state: State, levels: Sequence[str], seed: str, number: int
) -> tuple[int, list[Event]]:
    """Play a deal to its end; return the number of actions and the events."""
    return finish_deal(game, state, [player(level) for level in levels], seed, number, choices={})


def finish_deal(
    game: Game,
    state: State,
    players: Sequence[Player],
    seed: str,
    number: int,
    *,
    choices: Choices,
) -> tuple[int, list[Event]]:
    """Play a deal to its end; return the number of actions and the events.

    The random numbers of a decision depend on the deal and the number of the action, not on the
    seat, so equal players decide alike. `choices` is filled as the deal is played: another play of
    the same deal takes from it what the same player chose at the same place from the same
    observation.
    """
    events: list[Event] = []
    count = 0
    while (seat := state.to_move) != NOBODY:
        decision = (players[seat], count, game.observe(state, seat))
        if decision not in choices:
            choices[decision] = players[seat](decision[2], decision_rng(seed, number, count))
        state.apply(choices[decision], events)
        count += 1
    return count, events


def selfplay(variant: str, levels: Sequence[str], deals: int, seed: str) -> Iterator[DealResult]:
    """Play independent deals, each from an even standing; the seats deal in turn."""
    game = load_game(variant)
    for number in range(1, deals + 1):
        dealer = (number - 1) % game.players
        deal = game.shuffle(dealer, deal_rng(seed, number))
        state = game.deal(game.new_match(dealer), deal)
        actions, _ = play_deal(game, state, levels, seed, number)
        yield DealResult(number, dealer, tuple(state.totals), actions)


def random_deal(game: Game, rng: Random, standing: Standing) -> tuple[State, int]:
    """Play a deal of random legal actions, directly on the state: the unit of the benchmark."""
    number = rng.random
    state = game.deal(standing, game.shuffle(standing.dealer, rng))
    legal, apply = state.legal, state.apply
    count = 0
    while actions := legal():
        apply(actions[int(number() * len(actions))])
        count += 1
    return state, count
