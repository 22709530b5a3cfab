"""The four Aces are the seasons, each round its sign: hearts are spring, bells summer, leaves
autumn and acorns winter."""

from math import cos, radians, sin

from .pen import BARK, FINE, GREEN, INDIGO, MADDER, OCHRE, WOOD, dot, fill, flat, line, move, rod

_ALL = "M46 14H194V182H46z"
_SNOW = "#fbfbf6"
_STRAW = "#c89a3c"
_GRASS = "#8fb06a"


def _both_sides(name: str, left: str) -> str:
    """What grows on the left, and its mirror image on the right."""
    return f'<g id="{name}">{left}</g><use href="#{name}" transform="matrix(-1 0 0 1 240 0)"/>'


def spring() -> str:
    """Apple blossom above a meadow of tulips and daisies."""
    branch = rod("M40 78C52 62 54 40 74 30 86 24 96 26 108 18", BARK, 3.4) + line(
        "M60 46C64 54 70 58 72 66", 2.4
    )
    blossoms = [(60, 42, 1.0), (86, 26, 0.9), (72, 68, 0.85), (50, 72, 0.8), (104, 22, 0.6)]
    tree = branch + _buds() + "".join(move(_blossom(), x, y, k) for x, y, k in blossoms)
    hills = fill("#b9cf95", "M40 134C80 116 150 118 200 138V186H40z", 1.4) + fill(
        _GRASS, "M40 150C90 132 140 146 200 146V186H40z", 1.4
    )
    tulips = [
        (66, 150, MADDER, -6),
        (176, 140, OCHRE, 5),
        (158, 146, MADDER, -3),
        (84, 146, OCHRE, 4),
    ]
    return (
        flat("#e6eeea", _ALL)
        + hills
        + _both_sides("tree-AH", tree)
        + "".join(move(_tulip(colour), x, y, 0.95, turn) for x, y, colour, turn in tulips)
        + "".join(move(_daisy(), x, y, 0.8) for x, y in ((120, 146), (104, 156), (138, 154)))
    )


def _buds() -> str:
    return fill(
        _GRASS,
        "M70 32C68 24 72 18 80 17 80 25 77 30 70 32zM56 54C48 54 46 60 47 64 54 64 57 60 56 54z",
        FINE,
    )


def _blossom() -> str:
    petal = "M0-3C-8-7-8-17 0-18 8-17 8-7 0-3z"
    petals = "".join(
        f'<path transform="rotate({turn})" d="{petal}"/>' for turn in range(0, 360, 72)
    )
    return f'<g fill="#f3bcc4" stroke-width="{FINE}">{petals}</g>' + dot(0, 0, 3.6, OCHRE, FINE)


def _tulip(colour: str) -> str:
    return (
        rod("M0 26V2", GREEN, 1.8)
        + fill(
            GREEN,
            "M0 26C-10 22-12 12-10 6-4 12-1 18 0 26zM0 26C8 20 10 14 9 8 4 12 1 18 0 26z",
            FINE,
        )
        + fill(colour, "M-8-14-3-8 0-15 3-8 8-14C11-2 8 6 0 6S-11-2-8-14z", 1.4)
    )


def _daisy() -> str:
    rays = "".join(
        f'<path transform="rotate({turn})" d="M0-3-2.5-9Q0-12 2.5-9z"/>'
        for turn in range(0, 360, 45)
    )
    return (
        line("M0 2V16", 1.6, GREEN)
        + f'<g fill="{_SNOW}" stroke-width=".8">{rays}</g>'
        + dot(0, 0, 3, OCHRE, 0.9)
    )


def summer() -> str:
    """The sun behind the bell, wheat on both sides, poppies and cornflowers below."""
    wheat = (
        move(_ear(), 60, 158, 1, -7)
        + move(_ear(), 76, 166, 0.86, 2)
        + move(_ear(), 50, 172, 0.8, -14)
    )
    return (
        flat("#f4d67e", _ALL)
        + flat("#fbf1cf", _rays(120, 75, 150))
        + dot(120, 75, 42, "#fdf3c4", 1.6)
        + line(_rim(120, 75, 46), 1.6, _STRAW)
        + fill("#d9b45c", "M40 150C90 136 150 140 200 148V186H40z", 1.4)
        + _both_sides("wheat-AB", wheat)
        + "".join(move(_poppy(), x, y, k) for x, y, k in ((104, 146, 0.9), (142, 142, 1.0)))
        + "".join(move(_cornflower(), x, y, 0.8) for x, y in ((124, 150), (88, 156), (156, 150)))
    )


def _rays(x: float, y: float, reach: float) -> str:
    """Every second of 24 wedges round a point."""
    wedges = ""
    for turn in range(0, 360, 30):
        first, second = radians(turn), radians(turn + 15)
        wedges += (
            f"M{x} {y}l{reach * cos(first):.0f} {reach * sin(first):.0f}"
            f"L{x + reach * cos(second):.0f} {y + reach * sin(second):.0f}z"
        )
    return wedges


def _rim(x: float, y: float, r: float) -> str:
    """Short strokes round the sun's edge."""
    return "".join(
        f"M{x + r * cos(a):.1f} {y + r * sin(a):.1f}l{7 * cos(a):.1f} {7 * sin(a):.1f}"
        for a in (radians(turn) for turn in range(0, 360, 15))
    )


def _ear() -> str:
    grains = "".join(
        fill(
            OCHRE,
            f"M0 {y}C-10 {y - 3}-12 {y - 13}-8 {y - 17}-2 {y - 13} 1 {y - 7} 0 {y}z"
            f"M0 {y}C10 {y - 3} 12 {y - 13} 8 {y - 17} 2 {y - 13}-1 {y - 7} 0 {y}z",
            FINE,
        )
        for y in range(-46, -96, -12)
    )
    return (
        line("M-6-104-10-122M0-108V-128M6-104 10-122", 1)
        + rod("M0 10V-46", _STRAW, 1.8)
        + fill(_STRAW, "M0-10C10-20 16-22 18-34 10-34 2-26 0-10z", FINE)
        + fill(OCHRE, "M0-94C-6-98-5-106 0-110 5-106 6-98 0-94z", FINE)
        + grains
    )


def _poppy() -> str:
    return (
        line("M0 6C0 14-2 20-2 26", 1.8, GREEN)
        + fill(MADDER, "M-11-6C-12-14-2-15 0-9 2-15 12-14 11-6 14 4 5 9 0 6-5 9-14 4-11-6z", 1.4)
        + dot(0, -1, 3, "#3a2f33", 0.8)
    )


def _cornflower() -> str:
    return line("M0 4V18", 1.6, GREEN) + fill(
        INDIGO, "M0 2-9-3-6-7-4-11-1-8 1-12 4-8 8-9 8-4 10-1z", FINE
    )


def autumn() -> str:
    """Vine and grapes round the leaf, and a basket of apples."""
    vine = (
        rod("M40 40C60 22 92 34 112 18M52 33C46 60 62 84 56 120", BARK, 3)
        + line("M78 29C86 34 86 40 80 42 76 42 76 37 80 37", 1.3)
        + move(_vine_leaf("#d5852f"), 72, 34, 0.68, -14)
        + move(_vine_leaf(MADDER), 54, 58, 0.55, 30)
        + move(_vine_leaf(OCHRE), 62, 120, 0.6, -24)
        + move(_grapes(), 64, 74, 0.9)
    )
    return (
        flat("#f3ddb5", _ALL)
        + fill("#c9a45d", "M40 146C90 134 150 140 200 146V186H40z", 1.4)
        + _both_sides("vine-AL", vine)
        + _basket()
    )


def _vine_leaf(colour: str) -> str:
    return fill(
        colour,
        "M0 24C-4 18-8 14-8 10-16 18-22 14-26 14-22 8-20 4-18 0-24-2-28-8-28-14-20-12-14-12-10-12"
        "-8-20-4-26 0-30 4-26 8-20 10-12"
        " 14-12 20-12 28-14 28-8 24-2 18 0 20 4 22 8 26 14 22 14 16 18 8 10 8 14 4 18 0 24z",
    ) + line("M0 22V-18M0 6-16-8M0 6 16-8M0 10-12 10M0 10 12 10")


def _grapes() -> str:
    places = [
        (-12, 0),
        (0, -2),
        (12, 0),
        (-6, 10),
        (6, 10),
        (-11, 20),
        (1, 21),
        (-5, 31),
        (5, 32),
        (0, 41),
    ]
    return "".join(dot(x, y, 6.6, "#6a3c6e", 1.4) for x, y in places) + line(
        "".join(f"M{x - 3} {y - 2}q1-2 3-2" for x, y in places), 1.5, "#cfa9cf"
    )


def _basket() -> str:
    apples = [(102, 138), (114, 135), (127, 136), (138, 139), (120, 141), (109, 143), (132, 144)]
    return (
        "".join(dot(x, y, 7, MADDER if x % 2 else "#c7b04a", 1.4) for x, y in apples)
        + fill(WOOD, "M92 144H148L142 186H98z", 1.8)
        + line("M94 153H146M96 162H144M104 144 107 180M120 144V180M136 144 133 180", 1.3)
        + rod("M92 146H148", OCHRE, 2.4)
    )


def winter() -> str:
    """Firs under snow, a hut with smoke, and flakes."""
    flakes = [
        (66, 34, 0.8),
        (174, 30, 0.8),
        (96, 28, 0.5),
        (146, 26, 0.5),
        (88, 60, 0.4),
        (154, 58, 0.45),
    ]
    return (
        flat("#c7d6da", _ALL)
        + fill("#a9bcc4", "M40 118 70 84 90 104 124 66 156 108 172 92 200 120V186H40z", 1.4)
        + flat(
            _SNOW,
            "M70 84 79 93 74 98 69 93 63 99 61 94zM124 66 136 82 128 86 122 79 116 86 112 80z",
        )
        + flat(_SNOW, "M172 92 181 101 176 104 171 100 167 103 164 100z")
        + fill(_SNOW, "M40 136C90 116 150 122 200 134V186H40z", 1.4)
        + move(_fir(), 66, 108, 1.05)
        + move(_fir(), 176, 104, 0.95)
        + move(_fir(), 154, 126, 0.55)
        + _hut()
        + fill(_SNOW, "M40 160C70 148 90 158 112 158S160 148 200 150V186H40z", 1.2)
        + line("".join(_flake(x, y, 9 * k) for x, y, k in flakes), 1.8, _SNOW)
    )


def _fir() -> str:
    return (
        fill(BARK, "M-4 40H4V54H-4z", 1.4)
        + fill(GREEN, "M0-44 18-14H10L26 12H15L34 42H-34L-15 12H-26L-10-14H-18z", 1.7)
        + fill(
            _SNOW,
            "M0-44 12-24Q7-21 4-25 1-19-3-24-7-20-12-24zM-10-14H10L17 0Q11 4 7-3 3 5-2-3-7 5-11-2"
            "-15 2-17 0zM-15 12H15L24 27Q17 31 12 23 6 32 0 24-6 32-12 23-18 31-24 27z",
            FINE,
        )
    )


def _hut() -> str:
    return (
        line("M132 116C126 110 136 104 130 96 128 92 132 88 130 84", 3, "#eef0ea")
        + fill(WOOD, "M98 138H144V162H98z", 1.6)
        + line("M98 144H144M98 150H144M98 156H144")
        + fill("#f3cc58", "M104 143h8v8h-8zM130 143h8v8h-8z", 1.3)
        + fill(BARK, "M117 145H126V162H117zM128 116H135V128H128z", 1.4)
        + fill(
            _SNOW,
            "M121 116C134 122 144 130 154 142 150 146 146 144 144 140 136 134 128 130 121 128"
            " 114 130 106 134 98 140 96 144 92 146 88 142 98 130 108 122 121 116z",
            1.6,
        )
    )


def _flake(x: float, y: float, r: float) -> str:
    """Six arms: three strokes through a point."""
    half, tall = r / 2, r * 0.87
    return (
        f"M{x - r:.1f} {y}h{2 * r:.1f}M{x - half:.1f} {y - tall:.1f}l{r:.1f} {2 * tall:.1f}"
        f"M{x + half:.1f} {y - tall:.1f}l{-r:.1f} {2 * tall:.1f}"
    )


SEASONS = {"H": spring, "B": summer, "L": autumn, "A": winter}
