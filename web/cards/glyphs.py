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
    "R": (
        100,
        _fill(_bar(13, -100, 21, 100) + _bar(0, -100, 40, 8) + _bar(0, -8, 48, 8))
        + _fill(
            "M34-100H56C80-100 90-90 90-74S80-48 56-48H34V-56H48C62-56 67-62 67-74S62-92 48-92H34Z"
        )
        + _fill("M44-50H64L92-6H68Z" + _bar(62, -8, 40, 8)),
    ),
    "B": (
        94,
        _fill(_bar(13, -100, 21, 100) + _bar(0, -100, 40, 8) + _bar(0, -8, 40, 8))
        + _fill(
            "M34-100H54C76-100 85-91 85-76S76-52 54-52H34V-60H46C58-60 62-66 62-76S58-92 46-92H34Z"
        )
        + _fill("M34-56H58C82-56 92-46 92-28S82 0 58 0H34V-8H48C62-8 68-15 68-28S62-48 48-48H34Z"),
    ),
    "V": (
        100,
        _fill("M7-100H31L62-20 50 0Z" + _bar(0, -100, 42, 8) + _bar(64, -100, 36, 8))
        + _stroke("M84-96 52-6"),
    ),
    "W": (
        140,
        _fill("M7-100H29L52-24 42 0Z" + _bar(0, -100, 40, 8) + _bar(106, -100, 34, 8))
        + _fill("M60-100H81L104-24 94 0Z")
        + _stroke("M72-80 46-6M124-96 98-6"),
    ),
    "F": (
        90,
        _fill(_bar(13, -100, 21, 100) + _bar(0, -100, 86, 8) + _bar(0, -8, 48, 8))
        + _fill(_bar(34, -56, 30, 8) + _bar(60, -68, 8, 32) + _bar(78, -100, 8, 30)),
    ),
    "N": (
        106,
        _fill("M10-100H34L92-16V0H88L22-92Z" + _bar(0, -100, 34, 8) + _bar(2, -8, 36, 8))
        + _fill(_bar(70, -100, 36, 8))
        + _stroke("M20-96V-4M88-96V-4"),
    ),
    "l": (44, _fill(_bar(11, -104, 21, 104) + _bar(0, -104, 24, 8) + _bar(0, -8, 44, 8))),
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

GLYPHS["Á"] = (
    GLYPHS["A"][0],
    f'<g transform="scale(1 .8)">{GLYPHS["A"][1]}</g>' + _fill("M52-86 66-108H86L60-86Z"),
)


def rank(text: str, *, x: float, y: float, height: float, room: float) -> str:
    """`text` centred on `x`, standing on `y`, squeezed to fit a width of `room`."""
    return f'<g transform="{place(text, x=x, y=y, height=height, room=room)}">{drawing(text)}</g>'


def place(text: str, *, x: float, y: float, height: float, room: float) -> str:
    """The transform that brings `drawing(text)` there."""
    scale = height / 100
    advance = _advance(text)
    squeeze = scale * min(1.0, room / (advance * scale))
    left = x - advance * squeeze / 2
    return f"translate({left:.1f} {y}) scale({squeeze:.3g} {scale:.3g})"


def _advance(text: str) -> int:
    return sum(GLYPHS[character][0] for character in text) + GAP * (len(text) - 1)


def drawing(text: str) -> str:
    """`text` from `x` = 0, standing on `y` = 0, 100 high."""
    drawn, pen = "", 0
    for character in text:
        width, glyph = GLYPHS[character]
        drawn += f'<g transform="translate({pen})">{glyph}</g>' if pen else glyph
        pen += width + GAP
    return drawn
