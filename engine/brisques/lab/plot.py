"""Draw a contest as an SVG that is legible on light and on dark paper."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure

from brisques.lab.stats import Z95, format_mean

WIDTH, HEIGHT = 6.4, 5.2
"""Inches."""
BINS = 31
BLUE, RED, GREY = "#3b82c4", "#c4573b", "#777777"
STYLE: Any = {  # the keys are of a type that only its stubs have
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "brisques",  # the same results give the same file
    "text.color": GREY,
    "axes.labelcolor": GREY,
    "axes.edgecolor": GREY,
    "xtick.color": GREY,
    "ytick.color": GREY,
    "text.parse_math": False,
}


def draw_svg(title: str, gains: Sequence[float]) -> str:
    """Draw the running mean of the gains with its 95 % interval, and below it their histogram."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, HEIGHT), layout="constrained")
        means, bars = figure.subplots(2, 1, height_ratios=(3, 2))
        figure.suptitle(title)
        _draw_running_mean(means, np.array(gains, dtype=float))
        means.set_title(f"{format_mean(gains)} after {len(gains)} pairs", loc="right", fontsize=10)
        reach = max(1.0, *map(abs, gains))
        bars.hist(gains, bins=BINS, range=(-reach, reach), color=BLUE, alpha=0.7)
        bars.axvline(0, color=GREY, linestyle="--")
        bars.set_xlabel("gain in points a deal")
        bars.set_ylabel("pairs")
        file = StringIO()
        figure.savefig(
            file, format="svg", transparent=True, metadata={"Title": title, "Date": None}
        )
    return file.getvalue()


def _draw_running_mean(axes: mpl.axes.Axes, gains: np.ndarray) -> None:
    """Draw mean and normal interval after each pair; of a single pair the mean alone."""
    counts = np.arange(1, len(gains) + 1)
    means = np.cumsum(gains) / counts
    axes.plot(counts, means, color=BLUE, marker="." if len(gains) == 1 else "")
    axes.axhline(0, color=GREY, linestyle="--")
    axes.set_ylabel("mean gain in points a deal")
    if len(gains) == 1:
        return
    later, means = counts[1:], means[1:]
    squares = np.cumsum(gains**2)[1:] - later * means**2
    half = Z95 * np.sqrt(np.maximum(squares, 0) / (later - 1) / later)
    axes.fill_between(later, means - half, means + half, color=BLUE, alpha=0.25, linewidth=0)
    settled = slice(len(later) // 10, None)  # the first few would squeeze all others flat
    low, high = min(0.0, *(means - half)[settled]), max(0.0, *(means + half)[settled])
    margin = 0.05 * (high - low) or 1.0
    axes.set_ylim(low - margin, high + margin)
