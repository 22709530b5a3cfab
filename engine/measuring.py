"""The shell's long commands, `arena` and `tune`: arguments, progress, files, and what they print.

What they do is in `engine/bots/`; this is a door, with a clock and JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from engine.bots import strengths, weights
from engine.bots.arena import Contest, Leg, Pair, Summary, contest, summary
from engine.bots.jobs import Crew, executor
from engine.bots.plot import svg
from engine.bots.stats import Z95, digits, time_quantile, told
from engine.bots.tune import Plan, Stage, compare, finish, first_stage, tune, variant_of
from engine.errors import EngineError
from engine.families import game

Command = Callable[[str, object, str], argparse.ArgumentParser]
STOPPED = 130
"""Exit status after Ctrl-C."""


def add_commands(command: Command) -> None:
    """Add both commands to the shell's parser."""
    sub = command("arena", _arena, "two players against each other, by duplicate deals")
    sub.add_argument("variant")
    sub.add_argument("--a", required=True, help="a player: expert, or expert@200 for 200 rollouts")
    sub.add_argument("--b", required=True, help="the player it is compared with")
    sub.add_argument("--pairs", type=_some, default=100, help="duplicate deals (default: 100)")
    sub.add_argument("--json", action="store_true", help="the result as one line of JSON")
    sub.add_argument("--keep", action="store_true", help="note it in the table of strengths")
    sub.add_argument("--plot", type=Path, metavar="FILE", help="draw the result as SVG")
    _add_work(sub, "a file that keeps every pair, and is gone on with when it is there")
    sub = command("tune", _tune, "better weights for the policy of a group, by self-play")
    sub.add_argument("group", metavar="GROUP", help="a group of games, or one variant")
    sub.add_argument("--generations", type=_some, default=60)
    sub.add_argument("--population", type=_several, default=64, help="vectors in a generation")
    sub.add_argument("--pairs", type=_some, default=12, help="duplicate deals in a generation")
    sub.add_argument("--no-endgame", action="store_true", help="play the last cards by the policy")
    sub.add_argument("--out", type=Path, metavar="FILE", help="where to write the weights")
    _add_work(sub, "a file that keeps each generation, and is gone on with when it is there")


def _add_work(sub: argparse.ArgumentParser, resume: str) -> None:
    """Arguments of both: chance, and who does the work."""
    sub.add_argument("--seed", default="1")
    sub.add_argument("--jobs", type=_some, default=os.cpu_count() or 1, help="processes")
    sub.add_argument("--cluster", default="", metavar="ADDRESS", help="a Dask scheduler's")
    sub.add_argument("--resume", type=Path, metavar="FILE", help=resume)


def _some(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return value


def _several(text: str) -> int:
    value = _some(text)
    if value < 4:
        raise argparse.ArgumentTypeError("must be at least 4")
    return value


class Progress:
    """How far it is and how long it will take, on standard error.

    One line that is written over where somebody looks on, and one every `PAUSE` seconds in a log.
    """

    PAUSE = 30.0

    def __init__(self, total: int, done: int = 0) -> None:
        self.total, self.first, self.done = total, done, done
        self.began = self.told = time.monotonic()
        self.watched = sys.stderr.isatty()

    def step(self, about: Callable[[], str], *, always: bool = False) -> None:
        """One more is done; `about` says what is known by now, and is asked if that is told."""
        self.done += 1
        now = time.monotonic()
        last = self.done == self.total
        if not (always or last or now - self.told > (0.2 if self.watched else self.PAUSE)):
            return
        self.told = now
        left = (now - self.began) / (self.done - self.first) * (self.total - self.done)
        line = f"{self.done}/{self.total}  {about()}  {_span(left)} left"
        end = "" if self.watched and not last and not always else "\n"
        print(f"\r\x1b[K{line}" if self.watched else line, end=end, file=sys.stderr, flush=True)


def _span(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


# --- arena --------------------------------------------------------------------------------------


def _arena(given: argparse.Namespace) -> int:
    what = Contest(given.variant, given.a, given.b, given.seed).check()
    pairs = _kept(given.resume, what) if given.resume else {}
    try:
        with executor(given.jobs, given.cluster) as crew:
            _play_missing(what, pairs, given, crew)
    except KeyboardInterrupt:
        return _stopped(given.resume)
    rows = [pairs[number] for number in range(1, given.pairs + 1)]
    found = summary(what, rows)
    if given.plot:
        title = f"{what.variant}: {what.a} against {what.b}"
        _write(given.plot, svg(title, [pair.gain for pair in rows]))
    if given.keep:
        _write(strengths.path(), strengths.keep(_strength(given, found)))
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
        group=game(given.variant).group,
        level=a,
        over=b,
        mean=round(found.points.mean, 1),
        low=round(found.points.low, 1),
        high=round(found.points.high, 1),
        pairs=given.pairs,
        command=f"{command} --pairs {given.pairs} --seed {given.seed}",
        date=_today(),
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
            _append(given.resume, _plain_pair(pair))
        gains.append(pair.gain)
        progress.step(lambda: f"{what.a} over {what.b}: {told(gains)} points a deal")


def _kept(file: Path, what: Contest) -> dict[int, Pair]:
    """The pairs a file holds, by number; a new file begins with what they are pairs of.

    Raises EngineError arena/other-run when they are of another contest, arena/bad-file when it is
    no such file. A last line that was cut off is dropped.
    """
    whole = _read(file)
    if not whole:
        _write(file, json.dumps(asdict(what)) + "\n")
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
        _write(file, lines.decode())
    return {pair.number: pair for pair in pairs}


def _append(file: Path, row: Mapping[str, Any]) -> None:
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(row) + "\n")


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


# --- tune ---------------------------------------------------------------------------------------


def _tune(given: argparse.Namespace) -> int:
    variant = variant_of(given.group)
    rules = game(variant)
    plan = Plan(variant, given.population, given.pairs, given.seed, not given.no_endgame)
    out = given.out or Path(weights.__file__).parent / f"{rules.group}.toml"
    stage = _resumed(given.resume, plan) or first_stage(rules, weights.load(rules))
    try:
        with executor(given.jobs, given.cluster) as crew:
            stage = finish(plan, _tuned(plan, stage, given, crew), crew)
            made = compare(plan, stage.incumbent, stage.start, crew)
    except KeyboardInterrupt:
        return _stopped(given.resume)
    against = f"the weights it began with: {told(made)} points a deal in {len(made)} pairs"
    print(f"{variant}: against {against}")
    if not stage.adopted:
        print("nothing better was found, and nothing written")
        return 0
    found = dict(zip(rules.weights(), stage.incumbent, strict=True))
    day = _today()
    _write(out, weights.render(found, _command(given), stage.deals, day, against))
    print(f"written to {out}")
    return 0


def _tuned(plan: Plan, stage: Stage, given: argparse.Namespace, crew: Crew) -> Stage:
    """All generations that are left; each is kept at once, and progress told."""
    progress = Progress(given.generations, stage.generation)
    last = stage
    for last in tune(plan, stage, given.generations, crew):
        if given.resume:
            kept = {"plan": asdict(plan), "stage": asdict(last)}
            _write(given.resume, json.dumps(kept) + "\n")
        progress.step(partial(_told_stage, last), always=True)
    return last


def _told_stage(stage: Stage) -> str:
    gain, error = stage.proof
    return (
        f"best {stage.best:+.2f}, average {stage.middle:+.2f} against the incumbent; "
        f"last proof {gain:+.2f} ± {Z95 * error:.2f}, {stage.adopted} adopted"
    )


def _resumed(file: Path | None, plan: Plan) -> Stage | None:
    """The stage a file holds, None when there is none yet; raises EngineError tune/..."""
    text = _read(file) if file else b""
    if not text:
        return None
    try:
        kept = json.loads(text)
        same = kept["plan"] == asdict(plan)
        stage = _stage(kept["stage"])
    except (ValueError, TypeError, KeyError, AttributeError):
        raise EngineError("tune/bad-file", str(file)) from None
    if not same:
        raise EngineError("tune/other-run", str(file))
    return stage


def _stage(row: Mapping[str, Any]) -> Stage:
    """A stage as `asdict` and JSON left it."""
    parts: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in row.items()
    }
    return Stage(**parts)


def _command(given: argparse.Namespace) -> str:
    """The command that would do it again, whoever does the work."""
    parts = ["python -m engine tune", given.group, f"--generations {given.generations}"]
    parts += [f"--population {given.population}", f"--pairs {given.pairs}", f"--seed {given.seed}"]
    return " ".join([*parts, "--no-endgame"] if given.no_endgame else parts)


# --- files --------------------------------------------------------------------------------------


def _read(file: Path) -> bytes:
    """What is in a file, nothing where there is none; raises EngineError file/unreadable."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise EngineError("file/unreadable", str(file), reason=type(error).__name__) from None


def _write(file: Path, text: str) -> None:
    """Write the whole file or nothing of it; raises EngineError file/unwritable."""
    beside = file.with_name(f"{file.name}.part")
    try:
        beside.write_text(text, encoding="utf-8", newline="\n")
        beside.replace(file)
    except OSError as error:
        raise EngineError("file/unwritable", str(file), reason=type(error).__name__) from None


def _today() -> str:
    return time.strftime("%Y-%m-%d", time.gmtime())


def _stopped(resume: Path | None) -> int:
    """After Ctrl-C."""
    what = f"; the same command goes on from {resume}" if resume else ""
    print(f"\nstopped{what}", file=sys.stderr)
    return STOPPED
