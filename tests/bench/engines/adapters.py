"""Run one engine in rounds of random games, for the comparison of `build.py bench peers`.

`python adapters.py NAME SECONDS` plays games through the engine's public interface for that time,
which warms it up, and prints its version. For each seed on a line of its standard input it then
plays the same number of games, and prints the moves of the players and the seconds of CPU time.
"""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from itertools import count
from platform import python_version
from random import Random
from time import process_time
from typing import Any

Play = Callable[[], int]
"""Play one game to its end with random legal moves; return the number of moves."""
Start = Callable[[int], Play]
"""Make a `Play` with random numbers from this seed."""


def brisques(variant: str) -> tuple[str, Start]:
    """Play deals of our engine, in which the seats deal in turn."""
    from brisques.lab.selfplay import random_deal
    from brisques.registry import load_game

    game = load_game(variant)
    standings = [game.new_match(dealer) for dealer in range(game.players)]

    def start(seed: int) -> Play:
        rng, numbers = Random(seed), count()
        return lambda: random_deal(game, rng, standings[next(numbers) % game.players])[1]

    return f"Python {python_version()}", start


def schnapsen() -> tuple[str, Start]:
    """Play games between two bots, which choose a move from what they may see of the state."""
    from schnapsen.game import Bot, SchnapsenGamePlayEngine

    engine = SchnapsenGamePlayEngine()

    class RandomBot(Bot):
        def __init__(self, seed: int) -> None:
            super().__init__()
            self.random = Random(seed).random
            self.moves = 0

        def get_move(self, perspective: Any, leader_move: Any) -> Any:
            self.moves += 1
            moves = perspective.valid_moves()
            return moves[int(self.random() * len(moves))]

    def start(seed: int) -> Play:
        chance, bots = Random(seed), (RandomBot(seed + 1), RandomBot(seed + 2))

        def play() -> int:
            before = bots[0].moves + bots[1].moves
            engine.play_game(*bots, chance)
            return bots[0].moves + bots[1].moves - before

        return play

    return version("schnapsen"), start


def open_spiel(name: str) -> tuple[str, Start]:
    """Play games on states in C++; a card is dealt by a chance action, not counted as a move.

    At random that is 53 to 62 moves in hearts, 32 to 31 in skat, 22 to 21 in euchre and 49 to
    114 in gin rummy. All are equally likely, so they are chosen like moves.
    """
    import pyspiel

    game = pyspiel.load_game(name)

    def start(seed: int) -> Play:
        number = Random(seed).random

        def play() -> int:
            state, moves = game.new_initial_state(), 0
            while actions := state.legal_actions():
                moves += state.current_player() >= 0  # a player and not chance
                state.apply_action(actions[int(number() * len(actions))])
            return moves

        return play

    return version("open_spiel"), start


def rlcard_gin() -> tuple[str, Start]:
    """Play RLCard's gin rummy by its engine alone, without the arrays of its environment."""
    from rlcard.games.gin_rummy.game import GinRummyGame

    def start(seed: int) -> Play:
        number, game = Random(seed).random, GinRummyGame()
        game.np_random.seed(seed)

        def play() -> int:
            game.init_game()
            moves = 0
            while not game.is_over():
                actions = game.judge.get_legal_actions()
                game.step(actions[int(number() * len(actions))])
                moves += 1
            return moves

        return play

    return version("rlcard"), start


def python_chess() -> tuple[str, Start]:
    """Play games to checkmate or a draw that needs no claim."""
    import chess

    def start(seed: int) -> Play:
        number = Random(seed).random

        def play() -> int:
            board = chess.Board()
            while not board.is_game_over():
                moves = list(board.legal_moves)
                board.push(moves[int(number() * len(moves))])
            return len(board.move_stack)

        return play

    return version("chess"), start


def pokerkit() -> tuple[str, Start]:
    """Play hands of fixed-limit Texas hold 'em for two; what no player chooses is automated."""
    from pokerkit import Automation, FixedLimitTexasHoldem

    game = FixedLimitTexasHoldem(tuple(Automation), True, 0, (1, 2), 2, 4)
    stack, players = 200, 2

    def start(seed: int) -> Play:
        random.seed(seed)  # it shuffles with the numbers of this module
        number = Random(seed).random

        def play() -> int:
            state, moves = game(stack, players), 0
            choices = (
                (state.can_fold, state.fold),
                (state.can_check_or_call, state.check_or_call),
                (state.can_complete_bet_or_raise_to, state.complete_bet_or_raise_to),
            )
            while state.status:
                actions = [action for is_legal, action in choices if is_legal()]
                actions[int(number() * len(actions))]()
                moves += 1
            return moves

        return play

    return version("pokerkit"), start


ENGINES: dict[str, Callable[[], tuple[str, Start]]] = {
    "fildinski": partial(brisques, "fildinski"),
    "filko-4": partial(brisques, "filko-4"),
    "schnapsen": schnapsen,
    "hearts": partial(open_spiel, "hearts"),
    "skat": partial(open_spiel, "skat"),
    "euchre": partial(open_spiel, "euchre"),
    "gin_rummy": partial(open_spiel, "gin_rummy"),
    "rlcard": rlcard_gin,
    "chess": python_chess,
    "pokerkit": pokerkit,
}


def games_in(seconds: float, play: Play) -> int:
    """Play for a number of seconds of CPU time; return the number of games."""
    ends = process_time() + seconds
    for games in count(1):
        play()
        if process_time() >= ends:
            return games
    raise AssertionError


def main() -> None:
    """Warm up, then play a round for each seed."""
    release, start = ENGINES[sys.argv[1]]()
    gc.disable()  # as timeit does: collections would fall on either side by chance
    games = games_in(float(sys.argv[2]), start(0))
    print(release, flush=True)
    for line in sys.stdin:
        play = start(int(line))
        gc.collect()
        begin = process_time()
        moves = sum(play() for _ in range(games))
        print(moves, process_time() - begin, flush=True)


if __name__ == "__main__":
    main()
