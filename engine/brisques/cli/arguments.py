"""Define types of arguments that several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable

Command = Callable[[str, object, str], argparse.ArgumentParser]
"""Add a command: its name, the function that runs it, and its description."""


def positive(text: str) -> int:
    """Parse an integer of at least 1."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return value


def at_least_four(text: str) -> int:
    """Parse an integer of at least 4."""
    value = positive(text)
    if value < 4:
        raise argparse.ArgumentTypeError("must be at least 4")
    return value
