"""The shell's command `arena`: arguments, progress, files, and what it prints.

What it does is in `engine/brisques/players/`; this is a door, with a clock and JSON.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from brisques.cli.progress import (
    Command,
    Progress,
    add_work,
    append,
    read,
    some,
    stopped,
    today,
    write,
)
from brisques.errors import EngineError
from brisques.lab.arena import Contest, Leg, Pair, Summary, contest, summary
from brisques.lab.jobs import Crew, executor
from brisques.lab.plot import svg
from brisques.lab.stats import digits, time_quantile, told
from brisques.players import strengths
from brisques.registry import load_analysis


def add_command(command: Command) -> None:
    """Add it to the shell's parser."""
    sub = command("arena", _arena, "two players against each other, by duplicate deals")
    sub.add_argument("variant")
    sub.add_argument("--a", required=True, help="a player: expert, or expert@200 for 200 rollouts")
    sub.add_argument("--b", required=True, help="the player it is compared with")
    sub.add_argument("--pairs", type=some, default=100, help="duplicate deals (default: 100)")
    sub.add_argument("--json", action="store_true", help="the result as one line of JSON")
    sub.add_argument("--keep", action="store_true", help="note it in the table of strengths")
    sub.add_argument("--plot", type=Path, metavar="FILE", help="draw the result as SVG")
    add_work(sub, "a file that keeps every pair, and is gone on with when it is there")


def _arena(given: argparse.Namespace) -> int:
    what = Contest(given.variant, given.a, given.b, given.seed).check()
    pairs = _kept(given.resume, what) if given.resume else {}
    try:
        with executor(given.jobs, given.cluster) as crew:
            _play_missing(what, pairs, given, crew)
    except KeyboardInterrupt:
        return stopped(given.resume)
    rows = [pairs[number] for number in range(1, given.pairs + 1)]
    found = summary(what, rows)
    if given.plot:
        title = f"{what.variant}: {what.a} against {what.b}"
        write(given.plot, svg(title, [pair.gain for pair in rows]))
    if given.keep:
        write(Path(str(strengths.file())), strengths.keep(_strength(given, found)))
    if given.json:
        print(json.dumps(_plain_summary(what, found)))
    else:
        _print_summary(what, found)
    return 0


def _strength(given: argparse.Namespace, found: Summary) -> strengths.Strength:
    """The result as a row of the table of strengths."""
    a, b = (name.partition("@")[0] for name in (given.a, given.b))
    command = f"python -m engine arena {given.variant} --a {given.a} --b {given.b}"
    return strengths.Strength(
        group=load_analysis(given.variant).group,
        level=a,
        over=b,
        mean=round(found.points.mean, 2),
        low=round(found.points.low, 2),
        high=round(found.points.high, 2),
        pairs=given.pairs,
        command=f"{command} --pairs {given.pairs} --seed {given.seed}",
        date=today(),
    )


def _play_missing(
    what: Contest, pairs: dict[int, Pair], given: argparse.Namespace, crew: Crew
) -> None:
    """Add the pairs that are not there yet; each is kept at once, and progress told."""
    missing = [number for number in range(1, given.pairs + 1) if number not in pairs]
    progress = Progress(given.pairs, given.pairs - len(missing))
    gains = [pair.gain for pair in pairs.values()]
    for pair in contest(what, missing, crew, time.perf_counter):
        pairs[pair.number] = pair
        if given.resume:
            append(given.resume, _plain_pair(pair))
        gains.append(pair.gain)
        progress.step(lambda: f"{what.a} over {what.b}: {told(gains)} points a deal")


def _kept(file: Path, what: Contest) -> dict[int, Pair]:
    """The pairs a file holds, by number; a new file begins with what they are pairs of.

    Raises EngineError arena/other-run when they are of another contest, arena/bad-file when it is
    no such file. A last line that was cut off is dropped.
    """
    whole = read(file)
    if not whole:
        write(file, json.dumps(asdict(what)) + "\n")
        return {}
    lines = whole[: whole.rfind(b"\n") + 1]
    try:
        head, *rows = (json.loads(line) for line in lines.splitlines())
        if head != asdict(what):
            raise EngineError("arena/other-run", str(file))
        pairs = [_pair(row) for row in rows]
    except EngineError:
        raise
    except (ValueError, TypeError, KeyError, AttributeError):
        raise EngineError("arena/bad-file", str(file)) from None
    if lines != whole:
        write(file, lines.decode())
    return {pair.number: pair for pair in pairs}


def _plain_pair(pair: Pair) -> dict[str, Any]:
    think = [{str(kind): counts[kind] for kind in sorted(counts)} for counts in pair.think]
    legs = [[leg.seats, leg.points, leg.worth] for leg in pair.legs]
    return {"pair": pair.number, "gain": pair.gain, "legs": legs, "think": think}


def _pair(row: Mapping[str, Any]) -> Pair:
    a, b = (Counter({int(kind): many for kind, many in one.items()}) for one in row["think"])
    legs = tuple(Leg(*map(tuple, leg)) for leg in row["legs"])
    return Pair(int(row["pair"]), float(row["gain"]), legs, (a, b))


def _plain_summary(what: Contest, found: Summary) -> dict[str, Any]:
    matches = found.matches
    return {
        **asdict(what),
        "pairs": found.pairs,
        "deals": found.deals,
        **{key: round(value, 3) for key, value in found.points._asdict().items()},
        "matches": {
            "played": matches.played,
            "won": matches.won,
            "drawn": matches.drawn,
            "share": round(matches.share.mean, 4),
            "low": round(matches.share.low, 4),
            "high": round(matches.share.high, 4),
            "even": round(matches.even, 4),
        },
        "think_ms": {
            name: {"median": _ms(counts, 0.5), "p95": _ms(counts, 0.95)}
            for name, counts in zip("ab", found.think, strict=True)
        },
    }


def _ms(counts: Counter[int], share: float) -> float:
    """A quantile of think times, to the three digits it is good for."""
    return float(f"{time_quantile(counts, share):.3g}")


def _print_summary(what: Contest, found: Summary) -> None:
    points, matches = found.points, found.matches
    share = matches.share
    print(f"{what.variant}: {what.a} against {what.b}, {found.pairs} pairs, {found.deals} deals")
    mean, low, high = (f"{value:+.{digits((points.high - points.low) / 2)}f}" for value in points)
    print(f"points a deal  {mean}  (95 %: {low} to {high})")
    print(
        f"matches        {matches.won} won and {matches.drawn} drawn of {matches.played}: "
        f"{share.mean:.1%}  (95 %: {share.low:.1%} to {share.high:.1%}; even: {matches.even:.1%})"
    )
    for name, counts in zip((what.a, what.b), found.think, strict=True):
        median, most = _ms(counts, 0.5), _ms(counts, 0.95)
        print(f"ms a choice    {name}: median {median:g}, 95 % within {most:g}")
