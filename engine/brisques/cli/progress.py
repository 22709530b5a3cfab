"""Define what the commands of the lab share: a progress bar, the date, and counts."""

from __future__ import annotations

import sys
import time

from tqdm import tqdm

LOG_PAUSE = 30.0
"""Seconds between two updates if standard error is a file and not a terminal."""


def progress_bar(total: int, done: int = 0) -> tqdm[None]:
    """Return a progress bar on standard error, of `total` items with `done` done before."""
    pause = 0.2 if sys.stderr.isatty() else LOG_PAUSE
    return tqdm(total=total, initial=done, file=sys.stderr, mininterval=pause, dynamic_ncols=True)


def today() -> str:
    """Return the date of today in ISO 8601."""
    return time.strftime("%Y-%m-%d", time.gmtime())


def counted(number: int, noun: str) -> str:
    """Return a number with its noun.

    >>> counted(1, "pair"), counted(2, "pair")
    ('1 pair', '2 pairs')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
