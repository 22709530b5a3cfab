"""Numbers in a teacher's words: `{points}` in a verdict becomes what the try has brought.

`{points: point / points}` becomes the form of a word that stands beside that number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from brisques.lessons.goals import Trail
from brisques.lessons.prose import Block, Prose, Span
from brisques.plurals import choose_form

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
    "answer": lambda trail: trail.answers[0] if trail.answers else 0,
    "answers": lambda trail: len(trail.answers),
    "lost": lambda trail: round(sum(loss.points for loss in trail.lost if loss.is_exact)),
}
"""What a number counts, by its name: in this step, but for the totals of the match."""


def fill(text: Prose, trail: Trail, language: str) -> Prose:
    """Return a text of a language with its numbers, and the words beside them, as words."""
    return [_fill_block(block, trail, language) for block in text]


def _fill_block(block: Block, trail: Trail, language: str) -> Block:
    def fill_spans(spans: list[Span]) -> list[Span]:
        return [_fill_span(span, trail, language) for span in spans]

    if isinstance(block, list):
        return fill_spans(block)
    filled = {**block}
    if "items" in block:
        filled["items"] = [fill_spans(item) for item in block["items"]]
    if "rows" in block:
        filled["rows"] = [[fill_spans(cell) for cell in row] for row in block["rows"]]
    return filled


def _fill_span(span: Span, trail: Trail, language: str) -> Span:
    if "number" not in span:
        return span
    number = NUMBERS[span["number"]](trail)
    return {"t": choose_form(span["forms"], language, number) if "forms" in span else str(number)}
