"""Numbers in a teacher's words: `{points}` in a verdict becomes what the try has brought."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from brisques.lessons.goals import Trail
from brisques.lessons.prose import Block, Prose, Span

NUMBERS: Mapping[str, Callable[[Trail], int]] = {
    "points": lambda trail: trail.points(),
    "others-points": lambda trail: trail.points(others=True),
    "total": lambda trail: trail.total(),
    "others-total": lambda trail: trail.total(others=True),
    "tricks": lambda trail: len(trail.tricks(won=True)),
    "others-tricks": lambda trail: len(trail.tricks(won=False)),
    "brisques": lambda trail: trail.brisques(won=True),
    "others-brisques": lambda trail: trail.brisques(won=False),
    "actions": lambda trail: len(trail.actions),
    "answer": lambda trail: trail.answer or 0,
    "lost": lambda trail: round(sum(loss.points for loss in trail.lost if loss.is_exact)),
}
"""What a number counts, by its name: in this step, but for the totals of the match."""


def fill(text: Prose, trail: Trail) -> Prose:
    """Return a text with its numbers as words."""
    return [_fill_block(block, trail) for block in text]


def _fill_block(block: Block, trail: Trail) -> Block:
    if isinstance(block, list):
        return _fill_spans(block, trail)
    filled = {**block}
    if "items" in block:
        filled["items"] = [_fill_spans(item, trail) for item in block["items"]]
    if "rows" in block:
        filled["rows"] = [[_fill_spans(cell, trail) for cell in row] for row in block["rows"]]
    return filled


def _fill_spans(spans: list[Span], trail: Trail) -> list[Span]:
    return [
        {"t": str(NUMBERS[span["number"]](trail))} if "number" in span else span for span in spans
    ]
