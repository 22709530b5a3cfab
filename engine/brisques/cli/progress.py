"""Define what the commands of the lab share: a progress bar, the date, and Ctrl-C."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from tqdm import tqdm

STOPPED = 130
"""Exit status after Ctrl-C."""
LOG_PAUSE = 30.0
"""Seconds between two updates if standard error is a file and not a terminal."""


def progress_bar(total: int, done: int = 0) -> tqdm[None]:
    """Return a progress bar on standard error, of `total` items with `done` done before."""
    pause = 0.2 if sys.stderr.isatty() else LOG_PAUSE
    return tqdm(total=total, initial=done, file=sys.stderr, mininterval=pause, dynamic_ncols=True)


def today() -> str:
    """Return the date of today in ISO 8601."""
    return time.strftime("%Y-%m-%d", time.gmtime())


def stopped(resume: Path | None) -> int:
    """Say that Ctrl-C has stopped the command, and how to resume it; return the exit status."""
    hint = f"; the same command goes on from {resume}" if resume else ""
    print(f"\nstopped{hint}", file=sys.stderr)
    return STOPPED
