"""The shell's commands `tune` and `teach`: how the players' policies come by their weights.

What they do is in `engine/brisques/players/`; this is a door, with a clock and JSON.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import asdict
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from brisques.cli.progress import (
    Command,
    Progress,
    add_work,
    append,
    read,
    several,
    some,
    stopped,
    today,
    write,
)
from brisques.errors import EngineError
from brisques.lab import distill
from brisques.lab.jobs import Crew, executor, spread
from brisques.lab.stats import Z95, told
from brisques.lab.tune import Plan, Stage, compare, finish, first_stage, tune, variant_of
from brisques.players import weights
from brisques.players.contract import Analysis
from brisques.registry import load_analysis


def add_commands(command: Command) -> None:
    """Add both commands to the shell's parser."""
    sub = command("tune", _tune, "better weights for the policy of a group, by self-play")
    sub.add_argument("group", metavar="GROUP", help="a group of games, or one variant")
    sub.add_argument("--generations", type=some, default=60)
    sub.add_argument("--population", type=several, default=64, help="vectors in a generation")
    sub.add_argument("--pairs", type=some, default=12, help="duplicate deals in a generation")
    sub.add_argument("--no-endgame", action="store_true", help="play the last cards by the policy")
    sub.add_argument("--out", type=Path, metavar="FILE", help="where to write the weights")
    sub.add_argument(
        "--start", metavar="GROUP", help="begin with the weights of this group, tuned before"
    )
    add_work(sub, "a file that keeps each generation, and is gone on with when it is there")

    sub = command("teach", _teach, "weights for a master's policy, learned from search's choices")
    sub.add_argument("group", metavar="GROUP", help="a group of games, or one variant")
    sub.add_argument("--deals", type=some, default=60, help="deals that search plays with itself")
    sub.add_argument("--rollouts", type=some, default=80, help="playouts for a choice")
    sub.add_argument("--generations", type=some, default=40)
    sub.add_argument("--population", type=several, default=32)
    sub.add_argument("--out", type=Path, metavar="FILE", help="where to write the weights")
    add_work(sub, "a file that keeps the lessons, and is gone on with when it is there")


# --- tune ---------------------------------------------------------------------------------------


def _tune(given: argparse.Namespace) -> int:
    variant = variant_of(given.group)
    analysis = load_analysis(variant)
    plan = Plan(variant, given.population, given.pairs, given.seed, not given.no_endgame)
    out = given.out or Path(weights.__file__).parent / f"{analysis.group}.toml"
    stage = _resumed(given.resume, plan) or first_stage(analysis, _start(analysis, given.start))
    try:
        with executor(given.jobs, given.cluster) as crew:
            stage = finish(plan, _tuned(plan, stage, given, crew), crew)
            made = compare(plan, stage.incumbent, stage.start, crew)
    except KeyboardInterrupt:
        return stopped(given.resume)
    against = f"the weights it began with: {told(made)} points a deal in {len(made)} pairs"
    print(f"{variant}: against {against}")
    if not stage.adopted:
        print("nothing better was found, and nothing written")
        return 0
    found = dict(zip(analysis.weights(), stage.incumbent, strict=True))
    day = today()
    write(out, weights.render(found, _command(given), stage.deals, day, against))
    print(f"written to {out}")
    return 0


def _start(analysis: Analysis, group: str | None) -> dict[str, float]:
    """The weights that tuning begins with; raises EngineError tune/other-family."""
    if group is None:
        return analysis.weights()
    known = load_analysis(variant_of(group))
    if set(known.weights()) != set(analysis.weights()):
        raise EngineError("tune/other-family", group)
    return weights.load(known)


def _tuned(plan: Plan, stage: Stage, given: argparse.Namespace, crew: Crew) -> Stage:
    """All generations that are left; each is kept at once, and progress told."""
    progress = Progress(given.generations, stage.generation)
    last = stage
    for last in tune(plan, stage, given.generations, crew):
        if given.resume:
            kept = {"plan": asdict(plan), "stage": asdict(last)}
            write(given.resume, json.dumps(kept) + "\n")
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
    text = read(file) if file else b""
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
    """Return the command that repeats it, with any number of processes."""
    parts = ["python -m engine tune", given.group, f"--generations {given.generations}"]
    parts += [f"--population {given.population}", f"--pairs {given.pairs}", f"--seed {given.seed}"]
    parts += [f"--start {given.start}"] if given.start else []
    return " ".join([*parts, "--no-endgame"] if given.no_endgame else parts)


# --- teach --------------------------------------------------------------------------------------


def _teach(given: argparse.Namespace) -> int:
    variant = variant_of(given.group)
    analysis = load_analysis(variant)
    exercises = distill.exercises(variant, _lessons(variant, given))
    stage = first_stage(analysis, weights.load(analysis))
    learning = distill.learn(analysis, stage, exercises, given.population, given.seed)
    progress = Progress(given.generations)
    for stage in islice(learning, given.generations):
        gain = stage.proof[0]
        progress.step(partial(_told_proof, gain), always=True)
    if not stage.adopted:
        print("nothing better was found, and nothing written")
        return 0
    was, now = (
        distill.mark(
            analysis.policy(dict(zip(analysis.weights(), vector, strict=True))), exercises[::4]
        )
        for vector in (stage.start, stage.incumbent)
    )
    against = f"the usual weights: {now:+.2f} points a choice instead of {was:+.2f}"
    out = given.out or Path(str(weights.file(analysis, "search")))
    found = dict(zip(analysis.weights(), stage.incumbent, strict=True))
    made = f"python -m engine teach {given.group} --deals {given.deals}"
    made = f"{made} --rollouts {given.rollouts} --generations {given.generations}"
    made = f"{made} --population {given.population} --seed {given.seed}"
    write(out, weights.render(found, made, given.deals, today(), against))
    print(f"{variant}: against {against}; written to {out}")
    return 0


def _told_proof(gain: float) -> str:
    return f"{gain:+.2f} a choice in proof"


def _lessons(variant: str, given: argparse.Namespace) -> list[distill.Lesson]:
    """The lessons of all deals; those a file holds are not played again."""
    kept: dict[int, list[distill.Lesson]] = {}
    if given.resume and given.resume.exists():
        for line in given.resume.read_text(encoding="utf-8").splitlines():
            number, rows = json.loads(line)
            kept[number] = [distill.Lesson(*row) for row in rows]
    missing = [number for number in range(1, given.deals + 1) if number not in kept]
    progress = Progress(given.deals, len(kept))
    work = partial(distill.lessons_of, variant, given.seed, given.rollouts)
    with executor(given.jobs, given.cluster) as crew:
        for number, found in spread(crew, work, missing):
            kept[number] = found
            if given.resume:
                append(given.resume, [number, found])
            progress.step(lambda: f"{sum(map(len, kept.values()))} lessons")
    return [lesson for number in sorted(kept) for lesson in kept[number]]
