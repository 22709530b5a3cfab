"""A contest as a picture: SVG in a few lines of markup, legible on light and on dark paper."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, log10
from statistics import fmean
from xml.sax.saxutils import escape

from brisques.lab.stats import Z95, standard_error, told

WIDTH, HEIGHT = 640, 520
LEFT, RIGHT = 64, 620
RUN_TOP, RUN_BOTTOM = 56, 270
BARS_TOP, BARS_BOTTOM = 330, 470
POINTS = 200
"""The most places at which the running mean is drawn."""
BINS = 31

STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #777 }
  .title { font-size: 16px; font-weight: 600 }
  .end { text-anchor: end } .mid { text-anchor: middle }
  .zero { stroke: #777; stroke-dasharray: 4 3 }
  .band { fill: #3b82c4; fill-opacity: .25 }
  .mean { fill: none; stroke: #3b82c4; stroke-width: 2 }
  .bar { fill: #3b82c4; fill-opacity: .7 }
"""


class Scale:
    """Values to places on the paper."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high = low, high
        self.start = start
        self.step = (end - start) / (high - low)

    def __call__(self, value: float) -> float:
        """Return the place of a value, rounded to a tenth."""
        return round(self.start + (value - self.low) * self.step, 1)


def svg(title: str, gains: Sequence[float]) -> str:
    """The running mean of the gains with its 95 % interval, and below how often each came."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<text class="title" x="{LEFT}" y="28">{escape(title)}</text>',
        *_running(gains),
        *_histogram(gains),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _running(gains: Sequence[float]) -> list[str]:
    """Return mean and normal interval after each pair, or after steps of several pairs."""
    every = max(1, len(gains) // POINTS)
    places = sorted({*range(min(len(gains), 2 * every), len(gains), every), len(gains)})
    rows = []
    for place in places:
        mean = fmean(gains[:place])
        half = Z95 * standard_error(gains[:place])
        rows.append((place, mean, mean - half, mean + half))
    settled = rows[len(rows) // 10 :]  # the first few would squeeze all others flat
    low = min(0.0, *(row[2] for row in settled))
    high = max(0.0, *(row[3] for row in settled))
    room = 0.05 * (high - low) or 1.0
    across = Scale(0, len(gains), LEFT, RIGHT)
    up = Scale(low - room, high + room, RUN_BOTTOM, RUN_TOP)

    result = f"{told(gains)} after {len(gains)} pairs"

    def at(place: int, value: float) -> str:
        return f"{across(place)},{up(min(max(value, up.low), up.high))}"

    band = [at(row[0], row[3]) for row in rows] + [at(row[0], row[2]) for row in reversed(rows)]
    return [
        f'<polygon class="band" points="{" ".join(band)}"/>',
        f'<polyline class="mean" points="{" ".join(at(row[0], row[1]) for row in rows)}"/>',
        f'<line class="zero" x1="{LEFT}" x2="{RIGHT}" y1="{up(0)}" y2="{up(0)}"/>',
        *(
            f'<text class="end" x="{LEFT - 8}" y="{up(tick) + 4}">{tick:g}</text>'
            for tick in _ticks(up.low, up.high)
        ),
        f'<text x="{LEFT}" y="{RUN_BOTTOM + 22}">mean gain in points a deal, 95 % interval</text>',
        f'<text class="end" x="{RIGHT}" y="{RUN_BOTTOM + 22}">{result}</text>',
    ]


def _histogram(gains: Sequence[float]) -> list[str]:
    """How often a pair gained so much, in bins about 0."""
    reach = max(1.0, *(abs(gain) for gain in gains))
    width = 2 * reach / BINS
    counts = [0] * BINS
    for gain in gains:
        counts[min(BINS - 1, floor((gain + reach) / width))] += 1
    across = Scale(-reach, reach, LEFT, RIGHT)
    middle = across(0)
    up = Scale(0, max(counts), BARS_BOTTOM, BARS_TOP)
    bars = []
    for place, count in enumerate(counts):
        if count:
            left = across(-reach + place * width)
            wide = round(width * across.step - 1, 1)
            tall = round(BARS_BOTTOM - up(count), 1)
            bars.append(
                f'<rect class="bar" x="{left}" y="{up(count)}" width="{wide}" height="{tall}"/>'
            )
    return [
        *bars,
        f'<line class="zero" x1="{middle}" x2="{middle}" y1="{BARS_TOP}" y2="{BARS_BOTTOM}"/>',
        *(
            f'<text class="mid" x="{across(tick)}" y="{BARS_BOTTOM + 18}">{tick:g}</text>'
            for tick in _ticks(-reach, reach)
        ),
        f'<text class="end" x="{LEFT - 8}" y="{BARS_TOP + 10}">{max(counts)}</text>',
        f'<text x="{LEFT}" y="{BARS_BOTTOM + 40}">pairs by their gain in points</text>',
    ]


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers between the ends, three to eight of them."""
    size = 10.0 ** floor(log10((high - low) / 3))
    step = max(factor * size for factor in (1, 2, 5) if factor * size <= (high - low) / 3)
    first = -floor(-low / step)
    return [round(place * step, 6) + 0.0 for place in range(first, floor(high / step) + 1)]
