"""Run the command `value`, which fits and measures the value at a playout's horizon."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from brisques.cli.files import check_writable, write
from brisques.cli.progress import counted, progress_bar, today
from brisques.errors import EngineError
from brisques.lab.jobs import Crew, executor
from brisques.lab.tune import variant_of
from brisques.lab.value import (
    Quality,
    Value,
    all_luck,
    all_moments,
    all_predictions,
    fit_luck,
    fit_value,
    quality,
)
from brisques.players import weights
from brisques.players.contract import Analysis
from brisques.registry import load_analysis

Row = TypeVar("Row")

PROOF_SHARE = 0.3
"""Deals to measure a value by, as a share of those that it is fitted to."""


def run_value(arguments: argparse.Namespace) -> int:
    """Measure the value of a game, or fit a new one and write it; return the exit status."""
    variant = variant_of(arguments.game)
    analysis = load_analysis(variant)
    names = analysis.value_names()
    if not names:
        raise EngineError("value/none", variant)
    if arguments.out and not arguments.fit:
        raise EngineError("value/no-fit", str(arguments.out))
    out = arguments.out or Path(weights.__file__).parent / f"{analysis.group}-value.toml"
    if arguments.fit:
        check_writable(out)
    proof = max(1, round(PROOF_SHARE * arguments.deals))
    with executor(arguments.jobs, arguments.cluster) as crew:
        if weights.load_value(analysis):
            known = _quality(variant, None, arguments.seed, proof, crew)
            print(f"{variant}: {known} on {counted(proof, 'deal')}", flush=True)
        else:
            print(f"{variant}: no value", flush=True)
        if not arguments.fit:
            return 0
        fitted = _fitted(analysis, arguments, crew)
        made = _quality(variant, fitted, arguments.seed, proof, crew)
    deals = counted(arguments.deals, "deal")
    print(f"fitted to {deals}: {made} on the same {proof}")
    against = f"{made} on {counted(proof, 'other deal')}"
    command = f"python -m engine value {arguments.game} --fit --deals {arguments.deals}"
    command = f"{command} --seed {arguments.seed}"
    write(out, weights.render_value(fitted, command, arguments.deals, today(), against))
    print(f"written to {out}")
    return 0


def _quality(variant: str, value: Value | None, seed: str, deals: int, crew: Crew) -> Quality:
    """Measure weights of a value, or those of the game, on deals that no fit has seen."""
    rows = all_predictions(variant, value, f"{seed}/proof", deals, crew)
    return quality(_watched(rows, deals))


def _fitted(
    analysis: Analysis, arguments: argparse.Namespace, crew: Crew
) -> dict[str, list[float]]:
    """Fit the value, then what luck may change, to some more deals."""
    variant, seed, deals = analysis.unsettled, arguments.seed, arguments.deals
    moments = all_moments(variant, f"{seed}/fit", deals, crew)
    fitted = fit_value(analysis, _watched(moments, deals))
    if not analysis.luck_names():
        return fitted
    deals = max(1, round(PROOF_SHARE * deals))
    lucks = all_luck(variant, fitted, f"{seed}/luck", deals, crew)
    return fitted | fit_luck(analysis, _watched(lucks, deals))


def _watched(rows: Iterator[Row], deals: int) -> Iterator[Row]:
    """Yield the rows of some deals; show the progress."""
    with progress_bar(deals) as progress:
        for row in rows:
            yield row
            progress.update()
