"""Run the command `value`, which fits and measures the value at a playout's horizon."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from brisques.cli.files import write
from brisques.cli.progress import progress_bar, stopped, today
from brisques.errors import EngineError
from brisques.lab.jobs import Crew, executor
from brisques.lab.tune import variant_of
from brisques.lab.value import Array, all_moments, fit_value, quality
from brisques.players import weights
from brisques.registry import load_analysis

PROOF_SHARE = 0.3
"""Deals to measure a value by, as a share of those that it is fitted to."""


def run_value(arguments: argparse.Namespace) -> int:
    """Measure the value of a game, or fit a new one and write it; return the exit status."""
    variant = variant_of(arguments.game)
    analysis = load_analysis(variant)
    names = analysis.value_names()
    if not names:
        raise EngineError("value/none", variant)
    proof = max(1, round(PROOF_SHARE * arguments.deals))
    kept = weights.load_value(analysis)
    try:
        with executor(arguments.jobs, arguments.cluster) as crew:
            known = quality(kept, _moments(arguments, "proof", proof, crew)) if kept else None
            print(f"{variant}: {known or 'no value'} on {proof} deals", flush=True)
            if not arguments.fit:
                return 0
            fitted = fit_value(analysis, _moments(arguments, "fit", arguments.deals, crew))
            made = quality(fitted, _moments(arguments, "proof", proof, crew))
    except KeyboardInterrupt:
        return stopped(None)
    print(f"fitted to {arguments.deals} deals: {made} on the same {proof}")
    against = f"{made} on {proof} other deals"
    out = arguments.out or Path(weights.__file__).parent / f"{analysis.group}-value.toml"
    command = f"python -m engine value {arguments.game} --fit --deals {arguments.deals}"
    command = f"{command} --seed {arguments.seed}"
    write(out, weights.render_value(fitted, command, arguments.deals, today(), against))
    print(f"written to {out}")
    return 0


def _moments(
    arguments: argparse.Namespace, purpose: str, deals: int, crew: Crew
) -> Iterator[tuple[Array, Array]]:
    """Yield the moments of some deals; show the progress."""
    variant = variant_of(arguments.game)
    with progress_bar(deals) as progress:
        for row in all_moments(variant, f"{arguments.seed}/{purpose}", deals, crew):
            yield row
            progress.update()
