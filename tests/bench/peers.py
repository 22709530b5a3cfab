"""What other engines cost beside this one: `python build.py bench peers [--svg FILE] [PEER ...]`.

Each engine plays whole games of random legal moves through its public interface, in a process of
its own (tests/bench/engines). The figure is the players' moves in a second of CPU time. Rounds of
both sides alternate, so that a busy machine slows both alike; every round has a new seed, and the
collector of cyclic garbage is off (that of Node cannot be). A ratio is the geometric mean of the
rounds' ratios with its 95 % t interval.

The peers are installed into .cache/peers and tests/bench/engines/node_modules, and nothing else
imports them. One that cannot be installed or started is named, and the others are measured.
"""

from __future__ import annotations

import argparse
import re
import subprocess
from collections.abc import Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import count
from math import exp, log, sqrt
from pathlib import Path
from statistics import fmean, median, stdev

import matplotlib as mpl
from matplotlib.figure import Figure
from scipy.stats import t

from brisques.lab.plot import BLUE, GREY, RED, STYLE
from brisques.lab.stats import Interval
from web.build.steps import CACHE, ROOT, Command, Trouble, digest, is_fresh, timed
from web.build.toolchain import environment, find_node, install_npm, pip_install

OURS = ("fildinski", "filko-4")
COLOURS = dict(zip(OURS, (BLUE, RED), strict=True))
THICK = 0.4
"""Height of a bar: two bars are a little lower than a row."""
ENGINES = Path(__file__).with_name("engines")
HOME = CACHE / "peers"
REQUIREMENTS = ROOT / "requirements-peers.txt"
SOURCES_ALONE = "chess,rlcard"
"""Packages without wheels: they are built here, by the setuptools of the list."""
ROUNDS = 11
ROUND_S = 0.5
"""Approximate CPU time of a round in seconds."""


@dataclass(frozen=True)
class Peer:
    """Another engine: its name in adapters.py, its title, what it plays, and the target ratio."""

    name: str
    title: str
    game: str
    wanted: float | None = None


PEERS = (
    Peer("schnapsen", "schnapsen", "Schnapsen", 10),
    Peer("hearts", "OpenSpiel", "hearts, C++ from Python", 0.8),
    Peer("skat", "OpenSpiel", "skat, C++ from Python"),
    Peer("euchre", "OpenSpiel", "euchre, C++ from Python"),
    Peer("gin_rummy", "OpenSpiel", "gin rummy, C++ from Python"),
    Peer("rlcard", "RLCard", "gin rummy", 15),
    Peer("chess", "python-chess", "chess"),
    Peer("pokerkit", "PokerKit", "limit hold 'em"),
    Peer("boardgame", "boardgame.io", "whist, in Node"),
)


@dataclass(frozen=True)
class Finding:
    """A peer's version, and for each round the moves per second of its engine and of ours."""

    peer: Peer
    version: str
    theirs: list[float]
    ours: list[list[float]]
    """Moves per second in each round, by game of `OURS`."""

    @property
    def ratios(self) -> list[Interval]:
        """Return our moves in the time of one of the peer's, by game of `OURS`."""
        return [ratio(rates, self.theirs) for rates in self.ours]


class MissingError(Exception):
    """A peer could not be started; the text is its last line of output."""


class Engine:
    """An engine in a process of its own, which plays a round on request."""

    def __init__(self, name: str, command: Command) -> None:
        self._log = HOME / f"{name}.log"
        with self._log.open("wb") as log_file:
            self._process = subprocess.Popen(
                [str(part) for part in (*command, ROUND_S)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log_file,
                text=True,
                encoding="utf-8",
            )
        try:
            self.version = self._answer()
        except BaseException:
            self.close()
            raise

    def round(self, seed: int) -> float:
        """Play a round with this seed; return moves per second of CPU time."""
        assert self._process.stdin
        self._process.stdin.write(f"{seed}\n")
        self._process.stdin.flush()
        moves, seconds = map(float, self._answer().split())
        return moves / seconds

    def _answer(self) -> str:
        assert self._process.stdout
        if line := self._process.stdout.readline():
            return line.rstrip()
        self._process.wait()
        raise MissingError(*self._log.read_text(encoding="utf-8").splitlines()[-1:])

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()


def install() -> Path:
    """Install each package of the list that can be installed; return the Python that has them."""
    python = environment(HOME)
    stamp, now = HOME / "peers.stamp", digest([REQUIREMENTS])
    if is_fresh(stamp, now):
        return python
    pins = re.split(r"^(?=\w)", REQUIREMENTS.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    pins.sort(key=lambda pin: not pin.startswith("setuptools"))  # it builds the others
    troubles = 0
    for pin in pins:
        wanted = HOME / "requirements.txt"
        wanted.write_text(pin, encoding="utf-8")
        try:
            with timed(f"installing {pin.split()[0]}"):
                pip_install(python, wanted, "--no-build-isolation", f"--no-binary={SOURCES_ALONE}")
        except Trouble as trouble:
            print(trouble)
            troubles += 1
    if not troubles:
        stamp.write_text(now, encoding="utf-8")
    return python


def command_of(name: str, python: Path) -> Command:
    """Return the command that starts an engine; install the one in Node."""
    if name != "boardgame":
        return [python, ENGINES / "adapters.py", name]
    node = find_node()
    install_npm(node, ENGINES, "installing boardgame.io")
    return [node.program, ENGINES / "boardgame.cjs"]


def measure(peer: Peer, python: Path, ours: Sequence[Engine], seeds: count[int]) -> Finding:
    """Play rounds of a peer and of our games in turn; the first warms up and is not counted.

    Raises:
        MissingError, Trouble: the peer cannot be installed or started on this machine.
    """
    rounds = []
    with closing(Engine(peer.name, command_of(peer.name, python))) as theirs:
        for _ in range(ROUNDS + 1):
            engines = (ours[0], theirs, *ours[1:])
            rounds.append([engine.round(next(seeds)) for engine in engines])
    first, peers, *others = (list(rates) for rates in zip(*rounds[1:], strict=True))
    return Finding(peer, theirs.version, peers, [first, *others])


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> Interval:
    """Return the geometric mean of the ratios of rounds that were played in turn, two or more.

    The 95 % interval is that of a t distribution of the logarithms: as far from the mean by factors
    on either side, and the same with both sides exchanged.
    """
    logs = [log(mine / other) for mine, other in zip(ours, theirs, strict=True)]
    mean = fmean(logs)
    half = float(t.ppf(0.975, len(logs) - 1)) * stdev(logs) / sqrt(len(logs))
    return Interval(exp(mean), exp(mean - half), exp(mean + half))


def digits(value: float) -> int:
    """Return how many digits after the point a reader of this ratio can use."""
    return 2 if value < 10 else 1


def format_ratio(interval: Interval) -> str:
    """Return a ratio with its interval.

    >>> format_ratio(Interval(9.87654, 9.5, 10.25))
    '9.88 (9.50 to 10.25)'
    """
    mean, low, high = (f"{value:.{digits(interval.mean)}f}" for value in interval)
    return f"{mean} ({low} to {high})"


def print_table(findings: Sequence[Finding], python_version: str) -> None:
    """Print a row for each of our games and for each peer, as a Markdown table."""
    print(f"\n| engine | game | moves/s | {' | '.join(f'{name} / it' for name in OURS)} | wanted |")
    print("| --- | --- | ---: | ---: | ---: | ---: |")
    for number, name in enumerate(OURS):
        rate = median(rate for found in findings for rate in found.ours[number])
        print(f"| Brisques, {python_version} | {name} | {rate:,.0f} | | | |")
    for found in findings:
        peer = found.peer
        ratios = " | ".join(map(format_ratio, found.ratios))
        rate = f"{median(found.theirs):,.0f}"
        wanted = peer.wanted or ""
        print(f"| {peer.title} {found.version} | {peer.game} | {rate} | {ratios} | {wanted} |")


def draw(findings: Sequence[Finding], file: Path) -> None:
    """Draw the ratios with their intervals, as an SVG that is legible on light and dark paper."""
    findings = sorted(findings, key=lambda found: found.ratios[0].mean)
    titles = [f"{found.peer.title}: {found.peer.game}" for found in findings]
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(7.2, 0.9 + 0.42 * len(findings)), layout="constrained")
        axes = figure.subplots()
        for number, name in enumerate(OURS):
            rows = [row + THICK * (number - 0.5) for row in range(len(findings))]
            draw_bars(axes, rows, [found.ratios[number] for found in findings], name)
        axes.axvline(1, color=GREY, linewidth=0.8)
        axes.set(xscale="log", xlabel="moves in the CPU time of one move of the other engine")
        axes.xaxis.set_major_formatter("{x:g}")
        axes.set_yticks(range(len(findings)), titles)
        axes.invert_yaxis()
        axes.margins(x=0.1)
        axes.spines[["top", "right"]].set_visible(False)
        axes.legend(frameon=False, fontsize=8, loc="upper right")
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})


def draw_bars(
    axes: mpl.axes.Axes, rows: Sequence[float], ratios: Sequence[Interval], name: str
) -> None:
    """Draw a bar for each ratio, from 1 to the left or to the right, with interval and number."""
    means, lows, highs = zip(*ratios, strict=True)
    axes.barh(rows, [mean - 1 for mean in means], THICK, left=1, color=COLOURS[name], label=name)
    axes.hlines(rows, lows, highs, color=GREY, linewidth=1.5)
    for row, (mean, low, high) in zip(rows, ratios, strict=True):
        beyond, side, align = (high, 4, "left") if mean > 1 else (low, -4, "right")
        axes.annotate(
            f"{mean:.{digits(mean)}f}",
            (beyond, row),
            xytext=(side, 0),
            textcoords="offset points",
            horizontalalignment=align,
            verticalalignment="center",
            fontsize=8,
        )


def main(arguments: Sequence[str] | None = None) -> None:
    """Install and measure the peers, or those named; print a table, and draw if a file is named."""
    parser = argparse.ArgumentParser(prog="build.py bench peers", description=__doc__)
    names = [peer.name for peer in PEERS]
    parser.add_argument("peers", nargs="*", metavar="PEER", help=f"of {', '.join(names)}")
    parser.add_argument("--svg", type=Path, help="a file for the picture")
    asked = parser.parse_args(arguments)
    if unknown := set(asked.peers) - set(names):
        parser.error(f"no such peer: {', '.join(sorted(unknown))}")
    python = install()
    seeds = count(1)
    findings = []
    with ExitStack() as stack:
        ours = [
            stack.enter_context(closing(Engine(name, command_of(name, python)))) for name in OURS
        ]
        for peer in PEERS:
            if asked.peers and peer.name not in asked.peers:
                continue
            try:
                with timed(f"{peer.title}: {peer.game}"):
                    findings.append(measure(peer, python, ours, seeds))
            except (MissingError, Trouble) as missing:
                print(f"missing: {peer.title} ({peer.game}): {missing}")
    if findings:
        print_table(findings, ours[0].version)
        if asked.svg:
            draw(findings, asked.svg)


if __name__ == "__main__":
    main()
