"""Define the commands of the lab and their arguments; they need the extra `lab`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from brisques.cli.arguments import Command, add_seed, at_least_four, positive, share, word
from brisques.errors import EngineError


def add_lab(command: Command) -> None:
    """Add the commands to the shell's parser."""
    sub = command("arena", _arena, "compare two players over duplicate deals")
    sub.add_argument("variant")
    sub.add_argument("--a", required=True, help="a player: expert, or expert@200 for 200 rollouts")
    sub.add_argument("--b", required=True, help="the player it is compared with")
    sub.add_argument("--pairs", type=positive, default=100, help="duplicate deals (default: 100)")
    sub.add_argument("--at-table", action="store_true", help="levels have a table's playouts")
    sub.add_argument("--json", action="store_true", help="the result as one line of JSON")
    sub.add_argument("--keep", action="store_true", help="note it in the table of strengths")
    sub.add_argument("--plot", type=Path, metavar="FILE", help="draw the result as SVG")
    _add_work(sub, "a file that keeps each pair; the run resumes from it if it exists")

    sub = command("tune", _tune, "tune the weights of a group's policy by self-play")
    sub.add_argument("group", metavar="GROUP", help="a group of games, or one variant")
    sub.add_argument("--generations", type=positive, default=60)
    sub.add_argument("--population", type=at_least_four, default=64, help="vectors in a generation")
    sub.add_argument("--pairs", type=positive, default=12, help="duplicate deals in a generation")
    sub.add_argument("--no-endgame", action="store_true", help="play the last cards by the policy")
    sub.add_argument("--out", type=Path, metavar="FILE", help="where to write the weights")
    sub.add_argument(
        "--start", metavar="GROUP", help="begin with the weights of this group, tuned before"
    )
    sub.add_argument(
        "--spread", type=share, help="first deviation of a weight, as a share of it (default: 0.4)"
    )
    _add_work(sub, "checkpoint file; the run resumes from it if it exists")

    sub = command("teach", _teach, "learn weights for a master's policy from search")
    sub.add_argument("group", metavar="GROUP", help="a group of games, or one variant")
    sub.add_argument(
        "--deals", type=at_least_four, default=60, help="deals that search plays with itself"
    )
    sub.add_argument("--rollouts", type=positive, default=80, help="playouts for a choice")
    sub.add_argument("--generations", type=positive, default=40)
    sub.add_argument("--population", type=at_least_four, default=32)
    sub.add_argument("--out", type=Path, metavar="FILE", help="where to write the weights")
    _add_work(sub, "a file that keeps search's decisions; the run resumes from it if it exists")

    sub = command("value", _value, "measure how well the value that ends playouts predicts")
    sub.add_argument("game", metavar="GAME", help="a group of games, or one variant")
    sub.add_argument("--fit", action="store_true", help="fit it to self-play and write it")
    about = "deals to fit to; 30 %% as many measure it (default: 1000)"
    sub.add_argument("--deals", type=positive, default=1000, help=about)
    sub.add_argument("--out", type=Path, metavar="FILE", help="where to write the weights")
    _add_crew(sub)

    sub = command("regret", _regret, "measure what the decisions of a level lose, by long playouts")
    sub.add_argument("variant")
    sub.add_argument("--level", required=True, help="a player, as for arena, or hint")
    sub.add_argument("--at-table", action="store_true", help="the level has a table's playouts")
    sub.add_argument("--decisions", type=positive, default=500, help="decisions (default: 500)")
    sub.add_argument("--worlds", type=at_least_four, default=120, help="worlds to judge each by")
    _add_crew(sub)


def _add_work(sub: argparse.ArgumentParser, resume: str) -> None:
    _add_crew(sub)
    sub.add_argument("--resume", type=Path, metavar="FILE", help=resume)


def _add_crew(sub: argparse.ArgumentParser) -> None:
    add_seed(sub, word)  # results are kept with their command
    sub.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes")
    sub.add_argument("--cluster", default="", metavar="ADDRESS", help="a Dask scheduler's")


# Imported when a command runs, since a bare checkout lacks their libraries.


@contextmanager
def _libraries() -> Iterator[None]:
    """Raise EngineError extra/not-installed if a library is missing in the block."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "brisques").startswith("brisques"):
            raise
        raise EngineError("extra/not-installed", str(error.name)) from None


def _arena(arguments: argparse.Namespace) -> int:
    with _libraries():
        from brisques.cli.arena import run_arena  # noqa: PLC0415

        return run_arena(arguments)


def _tune(arguments: argparse.Namespace) -> int:
    with _libraries():
        from brisques.cli.train import run_tune  # noqa: PLC0415

        return run_tune(arguments)


def _teach(arguments: argparse.Namespace) -> int:
    with _libraries():
        from brisques.cli.train import run_teach  # noqa: PLC0415

        return run_teach(arguments)


def _value(arguments: argparse.Namespace) -> int:
    with _libraries():
        from brisques.cli.value import run_value  # noqa: PLC0415

        return run_value(arguments)


def _regret(arguments: argparse.Namespace) -> int:
    with _libraries():
        from brisques.cli.regret import run_regret  # noqa: PLC0415

        return run_regret(arguments)
