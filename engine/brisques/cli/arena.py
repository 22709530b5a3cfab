"""Run the command `arena`: show progress, keep files, print the result.

The contest itself is in `brisques.lab`; clock, JSON and files are here.
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

from brisques.cli.files import append, check_writable, resume, write
from brisques.cli.progress import counted, progress_bar, today
from brisques.errors import EngineError
from brisques.lab.arena import Contest, Leg, Pair, contest
from brisques.lab.budgets import at_table
from brisques.lab.jobs import Crew, executor
from brisques.lab.stats import Interval, digits, format_mean
from brisques.lab.summary import Matches, Summary, summary, time_quantile
from brisques.players import strengths
from brisques.registry import load_analysis, load_game

MIN_EQUAL_PAIRS = 100
"""Least number of pairs that prove two players equal, if they do equally well in all of them."""


def run_arena(arguments: argparse.Namespace) -> int:
    """Play the contest and print its result; return the exit status.

    Raises:
        EngineError: arena/house-rules if a game with house rules is to be kept.
    """
    if arguments.at_table:
        arguments.a, arguments.b = (
            at_table(arguments.variant, name) for name in (arguments.a, arguments.b)
        )
    what = Contest(arguments.variant, arguments.a, arguments.b, arguments.seed).check()
    if arguments.keep and load_game(what.variant).variant.house:
        raise EngineError("arena/house-rules", what.variant)  # its row is that of the whole group
    if arguments.plot:  # before the deals are played: the library may be missing
        from brisques.lab.plot import draw_svg  # noqa: PLC0415

        check_writable(arguments.plot)
    pairs = _kept(arguments.resume, what) if arguments.resume else {}
    with executor(arguments.jobs, arguments.cluster) as crew:
        _play_missing(what, pairs, arguments, crew)
    rows = [pairs[number] for number in range(1, arguments.pairs + 1)]
    result = summary(what, rows)
    if arguments.plot:
        title = f"{what.variant}: {what.a} against {what.b}"
        write(arguments.plot, draw_svg(title, [pair.gain for pair in rows]))
    if arguments.json:
        print(json.dumps(_plain_summary(what, result)))
    else:
        _print_summary(what, result)
    if arguments.keep:
        write(Path(str(strengths.file())), strengths.keep(_strength(arguments, result)))
    return 0


def _strength(arguments: argparse.Namespace, result: Summary) -> strengths.Strength:
    """Return the result as a row of the table of strengths.

    Raises:
        EngineError: arena/no-interval if fewer than `MIN_EQUAL_PAIRS` pairs are all equal.
    """
    if result.points.low is None and arguments.pairs < MIN_EQUAL_PAIRS:
        raise EngineError("arena/no-interval", arguments.variant)
    mean, low, high = (round(points, 2) for points in _ends(result.points))
    share, share_low, share_high = (round(part, 4) for part in _ends(result.won))
    a, b = (name.partition("@")[0] for name in (arguments.a, arguments.b))
    command = f"python -m engine arena {arguments.variant} --a {arguments.a} --b {arguments.b}"
    return strengths.Strength(
        group=load_analysis(arguments.variant).group,
        level=a,
        over=b,
        mean=mean,
        low=low,
        high=high,
        share=share,
        share_low=share_low,
        share_high=share_high,
        pairs=arguments.pairs,
        command=f"{command} --pairs {arguments.pairs} --seed {arguments.seed}",
        date=today(),
    )


def _ends(interval: Interval) -> tuple[float, float, float]:
    """Return an estimate and the ends of its interval; all three are equal if it has none."""
    mean, low, high = interval
    return mean, mean if low is None else low, mean if high is None else high


def _play_missing(
    what: Contest, pairs: dict[int, Pair], arguments: argparse.Namespace, crew: Crew
) -> None:
    """Add the pairs that are missing; keep each at once, and show the progress."""
    missing = [number for number in range(1, arguments.pairs + 1) if number not in pairs]
    gains = [pair.gain for pair in pairs.values()]
    with progress_bar(arguments.pairs, arguments.pairs - len(missing)) as progress:
        for pair in contest(what, missing, crew, time.perf_counter):
            pairs[pair.number] = pair
            if arguments.resume:
                append(arguments.resume, _plain_pair(pair))
            gains.append(pair.gain)
            about = f"{what.a} over {what.b}: {format_mean(gains)} points a deal"
            progress.set_postfix_str(about, refresh=False)
            progress.update()


def _kept(file: Path, what: Contest) -> dict[int, Pair]:
    """Return the pairs of a file, by number; begin a new file with the contest.

    Raises:
        EngineError: arena/other-run if it keeps another contest, arena/bad-file if it keeps none.
    """
    codes = {"other_run": "arena/other-run", "bad_file": "arena/bad-file"}
    return {pair.number: pair for pair in resume(file, asdict(what), _pair, **codes)}


def _plain_pair(pair: Pair) -> dict[str, Any]:
    think = [{str(kind): counts[kind] for kind in sorted(counts)} for counts in pair.think]
    legs = [[leg.seats, leg.points, leg.worth] for leg in pair.legs]
    return {"pair": pair.number, "gain": pair.gain, "legs": legs, "think": think}


def _pair(row: Mapping[str, Any]) -> Pair:
    a, b = (Counter({int(kind): int(many) for kind, many in one.items()}) for one in row["think"])
    legs = tuple(
        Leg(tuple(map(int, seats)), tuple(map(int, points)), tuple(map(float, worth)))
        for seats, points, worth in row["legs"]
    )
    return Pair(int(row["pair"]), float(row["gain"]), legs, (a, b))


def _plain_summary(what: Contest, result: Summary) -> dict[str, Any]:
    matches = result.matches
    return {
        **asdict(what),
        "pairs": result.pairs,
        "deals": result.deals,
        **_plain_interval(result.points),
        "won": _plain_interval(result.won),
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
            for name, counts in zip("ab", result.think, strict=True)
        },
    }


def _plain_interval(points: Interval) -> dict[str, float | None]:
    """Round an interval for JSON; its unknown ends are null."""
    return {
        key: value if value is None else round(value, 4) for key, value in points._asdict().items()
    }


def _ms(counts: Counter[int], share: float) -> float:
    """Return a quantile of think times, rounded to three digits."""
    return float(f"{time_quantile(counts, share):.3g}")


def _format_interval(points: Interval, pairs: int) -> str:
    """Return mean and interval in words, or the reason for having no interval."""
    if points.low is None or points.high is None:
        reason = "one pair does" if pairs == 1 else "pairs that are all equal do"
        return f"{points.mean:+.2f}  ({reason} not tell an interval)"
    places = digits((points.high - points.low) / 2)
    mean, low, high = (f"{value:+.{places}f}" for value in (points.mean, points.low, points.high))
    return f"{mean}  (95 %: {low} to {high})"


def _format_share(won: Interval) -> str:
    """Return a share with its interval in words."""
    if won.low is None or won.high is None:
        return f"{won.mean:.1%}"
    return f"{won.mean:.1%}  (95 %: {won.low:.1%} to {won.high:.1%}; even: 50.0%)"


def _format_matches(matches: Matches) -> str:
    """Return the matches with their share and interval, or that no match was finished."""
    if not matches.played:
        return "none finished"
    share = matches.share
    return (
        f"{matches.won} won and {matches.drawn} drawn of {matches.played}: "
        f"{share.mean:.1%}  (95 %: {share.low:.1%} to {share.high:.1%}; even: {matches.even:.1%})"
    )


def _print_summary(what: Contest, result: Summary) -> None:
    pairs, deals = counted(result.pairs, "pair"), counted(result.deals, "deal")
    print(f"{what.variant}: {what.a} against {what.b}, {pairs}, {deals}")
    print(f"points a deal  {_format_interval(result.points, result.pairs)}")
    print(f"deals won      {_format_share(result.won)}")
    print(f"matches        {_format_matches(result.matches)}")
    for name, counts in zip((what.a, what.b), result.think, strict=True):
        median, most = _ms(counts, 0.5), _ms(counts, 0.95)
        print(f"ms a choice    {name}: median {median:g}, 95 % within {most:g}")
