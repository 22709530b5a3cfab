"""Compare the players' policies with those of another checkout: `build.py bench policies FOLDER`.

For each group of games: whether the policy, playing against itself, takes the same actions in both,
and two times as shares of the other's (below 1 is faster), with 95 % intervals: of an action, in
playouts that last as long as this checkout's; and of a playout, as long as each one's search plays
it. Rounds alternate. Each side has its own deals in each, as repeated deals would find their melds
in a cache.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from brisques.players.policy_levels import tuned_policy
from brisques.variants import load
from tests.bench.peers import format_ratio, ratio
from tests.bench.playouts import GAMES

ROOT = Path(__file__).parents[2]
PLAYER = Path(__file__).with_name("policy_player.py")
DEALS = 2000
"""Deals whose actions are compared."""
ROUNDS = 7
TIMED_DEALS = {"filko": 60, "bezique": 8}
"""Deals in a round, by family."""
WHOLE_DEAL = 10_000
"""More actions than any deal has."""


class Player:
    """A process that plays with the policies of a checkout."""

    def __init__(self, checkout: Path) -> None:
        path = os.pathsep.join((str(checkout / "engine"), str(ROOT)))
        self._process = subprocess.Popen(
            [sys.executable, str(PLAYER)],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def checksums(self, game: str, deals: int) -> list[str]:
        """Return a checksum of the actions of each deal."""
        return self._ask("checksums", game, deals, 0, 0)

    def action_seconds(self, game: str, deals: int, seed: int, horizon: int) -> float:
        """Return the CPU time of an action of playouts, in seconds."""
        seconds, actions = map(float, self._ask("actions", game, deals, seed, horizon))
        return seconds / actions

    def playout_seconds(self, game: str, deals: int, seed: int) -> float:
        """Return the CPU time of a playout of its own search, in seconds."""
        seconds, number = map(float, self._ask("playouts", game, deals, seed, 0))
        return seconds / number

    def close(self) -> None:
        """End the process."""
        self._process.communicate()

    def _ask(self, *words: object) -> list[str]:
        assert self._process.stdin
        assert self._process.stdout
        print(*words, file=self._process.stdin, flush=True)
        return self._process.stdout.readline().split()


def row(game: str, checkout: Path, deals: int) -> str:
    """Return the row of a game."""
    timed_deals = TIMED_DEALS[load(game).family]
    horizon = tuned_policy(game).horizon or WHOLE_DEAL
    with closing(Player(ROOT)) as here, closing(Player(checkout)) as there:
        played = (here.checksums(game, deals), there.checksums(game, deals))
        equal = sum(ours == theirs for ours, theirs in zip(*played, strict=True))
        players = (here, there)
        of_action: tuple[list[float], ...] = ([], [])
        of_playout: tuple[list[float], ...] = ([], [])
        for number in range(ROUNDS):
            for side in (0, 1) if number % 2 else (1, 0):
                player, seed = players[side], 2 * number + side + 1
                of_action[side].append(player.action_seconds(game, timed_deals, seed, horizon))
                of_playout[side].append(player.playout_seconds(game, timed_deals, seed + 1000))
    shares = " | ".join(
        f"{format_ratio(ratio(*seconds))} of {1e6 * sum(seconds[1]) / ROUNDS:6.1f}"
        for seconds in (of_action, of_playout)
    )
    return f"| {game:14} | {equal:5} of {deals:5} | {shares} |"


def main() -> None:
    """Print a row for each group, or for the games named."""
    parser = argparse.ArgumentParser(prog="build.py bench policies", description=__doc__)
    parser.add_argument("checkout", type=Path, help="the folder of another checkout")
    parser.add_argument("games", nargs="*", metavar="game", default=GAMES)
    parser.add_argument("--deals", type=int, default=DEALS, help="deals whose actions are compared")
    asked = parser.parse_args()
    if not (asked.checkout / "engine/brisques").is_dir():
        parser.error(f"{asked.checkout} is no checkout")
    print("| game | equal deals | of the time of an action, us | of a playout, us |")
    print("| --- | ---: | --- | --- |")
    for game in asked.games:
        print(row(game, asked.checkout.resolve(), asked.deals), flush=True)


if __name__ == "__main__":
    main()
