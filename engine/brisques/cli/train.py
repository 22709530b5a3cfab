"""Run the commands `tune` and `teach`, which make the weights of the players' policies.

The methods are in `brisques.lab`; clock, JSON and files are here.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from dataclasses import asdict
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from tqdm import tqdm

from brisques.cli.files import append, check_writable, json_value, read, resume, write
from brisques.cli.progress import counted, progress_bar, today
from brisques.errors import EngineError
from brisques.lab import distill
from brisques.lab.jobs import Crew, executor, spread
from brisques.lab.stats import Z95, format_mean
from brisques.lab.trial import Plan
from brisques.lab.tune import SPREAD, Stage, compare, finish, first_stage, tune, variant_of
from brisques.players import weights
from brisques.players.contract import Analysis
from brisques.registry import load_analysis

# --- tune ---------------------------------------------------------------------------------------


def run_tune(arguments: argparse.Namespace) -> int:
    """Tune the weights of a group and write the best; return the exit status."""
    variant = variant_of(arguments.group)
    analysis = load_analysis(variant)
    plan = Plan(
        variant, arguments.population, arguments.pairs, arguments.seed, not arguments.no_endgame
    )
    out = arguments.out or Path(weights.__file__).parent / f"{analysis.group}.toml"
    check_writable(out)
    stage = _resumed(arguments.resume, _run(plan, arguments)) or first_stage(
        analysis, _start(analysis, arguments.start), arguments.spread or SPREAD
    )
    with executor(arguments.jobs, arguments.cluster) as crew:
        stage = finish(plan, _tuned(plan, stage, arguments, crew), crew)
        made = compare(plan, stage.incumbent, stage.start, crew)
    gain = f"{format_mean(made)} points a deal in {counted(len(made), 'pair')}"
    against = f"the weights it began with: {gain}"
    print(f"{variant}: against {against}")
    if not stage.adopted:
        print("nothing better was found, and nothing written")
        return 0
    best = dict(zip(analysis.weights(), stage.incumbent, strict=True))
    day = today()
    write(out, weights.render(best, _command(arguments), stage.deals, day, against))
    print(f"written to {out}")
    return 0


def _start(analysis: Analysis, group: str | None) -> dict[str, float]:
    """Return the weights that tuning begins with; raises EngineError tune/other-family."""
    if group is None:
        return analysis.weights()
    known = load_analysis(variant_of(group))
    if set(known.weights()) != set(analysis.weights()):
        raise EngineError("tune/other-family", group)
    return weights.load(known)


def _tuned(plan: Plan, stage: Stage, arguments: argparse.Namespace, crew: Crew) -> Stage:
    """Run the missing generations; keep each at once, and show the progress."""
    last = stage
    with progress_bar(arguments.generations, stage.generation) as progress:
        for last in tune(plan, stage, arguments.generations, crew):
            if arguments.resume:
                kept = {**_run(plan, arguments), "stage": asdict(last)}
                write(arguments.resume, json.dumps(kept) + "\n")
            tqdm.write(f"generation {last.generation}: {_format_stage(last)}", file=sys.stderr)
            progress.update()
    return last


def _format_stage(stage: Stage) -> str:
    gain, error = stage.proof
    return (
        f"best {stage.best:+.2f}, average {stage.middle:+.2f} against the incumbent; "
        f"last proof {gain:+.2f} ± {Z95 * error:.2f}, {stage.adopted} adopted"
    )


def _run(plan: Plan, arguments: argparse.Namespace) -> dict[str, Any]:
    """Return what a checkpoint file has in common with each command that resumes it."""
    spread = arguments.spread or SPREAD
    return {"plan": asdict(plan), "start": arguments.start, "spread": spread}


def _resumed(file: Path | None, run: Mapping[str, Any]) -> Stage | None:
    """Return the stage of a checkpoint file, None if there is none.

    Older files have neither start nor spread. Raises: EngineError tune/...
    """
    text = read(file) if file else b""
    if not text:
        return None
    try:
        kept = json_value(text)
        stage = _stage(kept.pop("stage"))
        same = kept["plan"] == run["plan"] and {**run, **kept} == run
    except (ValueError, TypeError, KeyError, AttributeError):
        raise EngineError("tune/bad-file", str(file)) from None
    if not same:
        raise EngineError("tune/other-run", str(file))
    return stage


def _stage(row: Mapping[str, Any]) -> Stage:
    """Read a stage from JSON.

    Before CMA-ES a stage had a mean and a spread, and neither origin nor scores: the search goes on
    from there.
    """
    parts: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in row.items()
    }
    parts.setdefault("origin", parts["mean"])
    parts["scores"] = tuple(map(tuple, parts.get("scores", ())))
    return Stage(**parts)


def _command(arguments: argparse.Namespace) -> str:
    """Return the command that repeats it, with any number of processes."""
    parts = ["python -m engine tune", arguments.group, f"--generations {arguments.generations}"]
    parts += [
        f"--population {arguments.population}",
        f"--pairs {arguments.pairs}",
        f"--seed {arguments.seed}",
    ]
    parts += [f"--start {arguments.start}"] if arguments.start else []
    parts += [f"--spread {arguments.spread}"] if arguments.spread else []
    return " ".join([*parts, "--no-endgame"] if arguments.no_endgame else parts)


# --- teach --------------------------------------------------------------------------------------


def run_teach(arguments: argparse.Namespace) -> int:
    """Learn weights from the choices of search and write the best; return the exit status."""
    variant = variant_of(arguments.group)
    analysis = load_analysis(variant)
    out = arguments.out or Path(str(weights.file(analysis, "search")))
    check_writable(out)
    stage = first_stage(analysis, weights.load(analysis))
    exercises = distill.exercises(variant, _decisions(variant, arguments))
    learning = distill.learn(analysis, stage, exercises, arguments.population, arguments.seed)
    with progress_bar(arguments.generations) as progress:
        for stage in islice(learning, arguments.generations):
            about = f"{stage.proof[0]:+.2f} a choice in validation"
            tqdm.write(f"generation {stage.generation}: {about}", file=sys.stderr)
            progress.update()
    if not stage.adopted:
        print("nothing better was found, and nothing written")
        return 0
    was, now = (
        distill.mean_gain(
            analysis.policy(dict(zip(analysis.weights(), vector, strict=True))), exercises.test
        )
        for vector in (stage.start, stage.incumbent)
    )
    against = f"the usual weights: {now:+.2f} points a choice instead of {was:+.2f}"
    best = dict(zip(analysis.weights(), stage.incumbent, strict=True))
    made = f"python -m engine teach {arguments.group} --deals {arguments.deals}"
    made = f"{made} --rollouts {arguments.rollouts} --generations {arguments.generations}"
    made = f"{made} --population {arguments.population} --seed {arguments.seed}"
    write(out, weights.render(best, made, arguments.deals, today(), against))
    print(f"{variant}: against {against}; written to {out}")
    return 0


def _decisions(variant: str, arguments: argparse.Namespace) -> list[list[distill.Decision]]:
    """Return the decisions of each deal; play the deals that the file does not keep."""
    wanted = range(1, arguments.deals + 1)
    kept: dict[int, list[distill.Decision]] = {}
    if arguments.resume:
        head = {"variant": variant, "seed": arguments.seed, "rollouts": arguments.rollouts}
        codes = {"other_run": "teach/other-run", "bad_file": "teach/bad-file"}
        deals = resume(arguments.resume, head, _searched_deal, **codes)
        kept = {number: decisions for number, decisions in deals if number in wanted}
    missing = [number for number in wanted if number not in kept]
    work = partial(distill.search_deal, variant, arguments.seed, arguments.rollouts)
    with (
        executor(arguments.jobs, arguments.cluster) as crew,
        progress_bar(arguments.deals, len(kept)) as progress,
    ):
        for number, decisions in spread(crew, work, missing):
            kept[number] = decisions
            if arguments.resume:
                append(arguments.resume, [number, decisions])
            progress.set_postfix_str(f"{sum(map(len, kept.values()))} decisions", refresh=False)
            progress.update()
    return [kept[number] for number in wanted]


def _searched_deal(row: Any) -> tuple[int, list[distill.Decision]]:
    """Read the number and the decisions of a deal from JSON."""
    number, decisions = row
    return int(number), [
        distill.Decision(dict(position), tuple(map(int, actions)), tuple(map(float, gains)))
        for position, actions, gains in decisions
    ]
