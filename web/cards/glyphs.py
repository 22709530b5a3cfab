"""Rank letters and figures as outlines of our own, so that a card looks alike on every machine.

A glyph stands on the baseline y = 0, is about 100 high (its top is y = -100) and has its own width.
"""

GAP = 8  # between two figures, as in 10
STROKE = 9  # the thin strokes


def _ellipse(cx: int, cy: int, rx: int, ry: int) -> str:
    arc = f"A{rx} {ry} 0 1 1"
    return f"M{cx - rx} {cy}{arc} {cx + rx} {cy}{arc} {cx - rx} {cy}Z"


def _fill(d: str) -> str:
    return f'<path d="{d}"/>'


def _ring(cx: int, cy: int, outer: tuple[int, int], inner: tuple[int, int]) -> str:
    d = _ellipse(cx, cy, *outer) + _ellipse(cx, cy, *inner)
    return f'<path fill-rule="evenodd" d="{d}"/>'


def _stroke(d: str, width: int = STROKE) -> str:
    return f'<path d="{d}" fill="none" stroke="currentColor" stroke-width="{width}"/>'


def _bar(x: int, y: int, width: int, height: int) -> str:
    return f"M{x} {y}h{width}v{height}h{-width}Z"


# to each character its advance and its drawing
GLYPHS: dict[str, tuple[int, str]] = {
    "A": (
        100,
        _fill("M38-101H60L93-5H69Z" + _bar(0, -8, 34, 8) + _bar(58, -8, 42, 8))
        + _stroke("M46-92 15-4M27-34H74"),
    ),
    "K": (
        102,
        _fill(_bar(13, -100, 21, 100) + _bar(0, -100, 48, 8) + _bar(0, -8, 48, 8))
        + _fill(_bar(60, -100, 40, 8) + _bar(62, -8, 42, 8) + "M46-56 62-75 96-6H71Z")
        + _stroke("M33-40 80-95"),
    ),
    "Q": (
        100,
        _ring(50, -50, (48, 52), (26, 44)) + _stroke("M34-20C54-34 60 16 98 4", 11),
    ),
    "J": (
        60,
        _fill(
            "M32-100H53V-28C53-4 38 8 21 8 7 8-2-1-2-13-2-24 6-31 14-31"
            " 23-31 29-25 29-17 29-12 27-9 25-6 30-6 32-13 32-26Z"
        )
        + _fill(_bar(18, -100, 46, 8)),
    ),
    "O": (100, _ring(50, -50, (48, 52), (26, 44))),
    "U": (
        98,
        _fill("M12-100H33V-34C33-16 40-7 54-7S76-16 76-34V-100H85V-34C85-10 71 2 50 2S12-10 12-34Z")
        + _fill(_bar(0, -100, 46, 8) + _bar(62, -100, 36, 8)),
    ),
    "D": (
        100,
        _fill(_bar(13, -100, 21, 100) + _bar(0, -100, 40, 8) + _bar(0, -8, 40, 8))
        + _fill(
            "M34-100H48C84-100 98-80 98-50S84 0 48 0H34V-8H44C66-8 74-22 74-50S66-92 44-92H34Z"
        ),
    ),
    "1": (
        46,
        _fill("M15-100H34V0H15Z" + _bar(1, -8, 46, 8)) + _fill("M18-100 0-86V-78L18-84Z"),
    ),
    "0": (70, _ring(35, -50, (34, 52), (14, 44))),
    "7": (
        76,
        _fill("M4-102 8-98H74V-90C56-62 46-36 44 0H20C23-34 40-58 60-80H24C14-80 11-74 9-66H1Z"),
    ),
    "8": (76, _ring(38, -75, (31, 28), (14, 20)) + _ring(38, -26, (38, 29), (18, 20))),
    "9": (
        76,
        _ring(38, -66, (37, 36), (17, 28))
        + _fill(
            "M75-66C75-24 55 2 22 2 9 2 2-5 2-14 2-22 8-28 16-28"
            " 23-28 29-23 29-15 29-11 27-8 25-6 43-6 54-28 54-62Z"
        ),
    ),
}


def rank(text: str, *, x: float, y: float, height: float, room: float) -> str:
    """`text` centred on `x`, standing on `y`, squeezed to fit a width of `room`."""
    scale = height / 100
    advance = sum(GLYPHS[character][0] for character in text) + GAP * (len(text) - 1)
    squeeze = scale * min(1.0, room / (advance * scale))
    drawing, pen = "", 0
    for character in text:
        width, glyph = GLYPHS[character]
        drawing += f'<g transform="translate({pen})">{glyph}</g>' if pen else glyph
        pen += width + GAP
    left = x - advance * squeeze / 2
    return (
        f'<g transform="translate({left:.1f} {y}) scale({squeeze:.3g} {scale:.3g})">{drawing}</g>'
    )
