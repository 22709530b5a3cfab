"""The vignettes between the signs of the small cards, one motif a card, twice and turned.

They are light prints in ink with a tint or two, so that they never compete with the signs, and stay
away from the smaller faces. Each is drawn about the origin, within 52 by 76.
"""

from collections.abc import Callable

from .pen import FINE, MADDER, OCHRE, STEEL, WOOD, drawing, fill, line, move, rod

_PALE_WOOD = "#d8b98c"
_PALE_GREEN = "#bccda3"
_PALE_BLUE = "#c8d8dc"
_ROOF = "#c98a72"
_SNOW = "#fffdf7"
_PLACES = {"7": 102, "8": 114, "9": 96, "T": 120}  # the height of the middle of the upper one


def pair(face: str) -> str:
    """A face's vignette in both halves of its card."""
    print_ = drawing(_MOTIFS[face]())
    name = f"print-{face}"
    return (
        f'<g class="f"><g id="{name}"><g transform="translate(120 {_PLACES[face[0]]})">{print_}</g>'
        f'</g><use href="#{name}" transform="rotate(180 120 168)"/></g>'
    )


def _shot_apple() -> str:
    """Tell's apple and his bolt."""
    apple = (
        fill(
            "#cf6a4f", "M-1-15C-11-24-25-16-23 4-21 22-10 31-1 27 8 31 21 22 22 4 23-16 9-24-1-15z"
        )
        + line("M-16 2C-17-5-14-10-10-11", 2.4, "#f7d6c2")
        + line("M-1-15C-1-23 1-27 5-29", 2.2)
        + fill(_PALE_GREEN, "M2-22C7-32 17-31 22-28 18-20 11-17 2-22z", FINE)
    )
    return (
        line("M-26 16 24-12", 2.4)
        + fill(STEEL, "M31-16 19-15 23-6z", FINE)
        + fill(MADDER, "M-29 11-22 9-16 13-20 18-24 24-30 22-26 16z", FINE)
        + move(apple, 0, 0, 0.78)
    )


def _squirrel() -> str:
    return (
        fill("#cf9a68", "M-8 26C-30 18-28-8-16-18-6-26 4-18-2-10-10-4-8 4-2 12z", 1.6)
        + fill(
            "#cf9a68",
            "M-8 28C-10 14-2 4 6 0 4-4 6-12 12-14L13-20 17-14C24-10 24-4 19-1 18 8 16 22 10 28z",
            1.6,
        )
        + fill(_SNOW, "M8 4C4 12 4 20 7 26 13 22 15 12 14 4z", 1)
        + fill(WOOD, "M13 8C20 6 22 12 18 16 14 15 12 12 13 8z", FINE)
        + line("M18-8v.1", 2.6)
        + line("M-20-8C-20 4-16 14-10 20M-12-14C-14-6-14 4-8 12M12 2 16 9")
        + line("M-26 30H26")
    )


def _chalet() -> str:
    return (
        fill(_PALE_BLUE, "M-26 2-8-34 2-18 10-28 26 2z", FINE)
        + fill(_SNOW, "M-8-34-2-24-6-20-9-24-13-20-14-22zM10-28 15-19 10-20 7-17 6-22z", 1)
        + fill(_PALE_GREEN, "M-26 32V12C-12 2 10 2 26 10V32z", FINE)
        + fill(_PALE_WOOD, "M-14 8H14V28H-14z", 1.4)
        + fill(_ROOF, "M0-8 22 8 18 12 0 0-18 12-22 8z", 1.4)
        + line("M-14 18H14M-8 11v4M8 11v4M-3 28V20H3V28", 1.2)
    )


def _crossbow() -> str:
    return (
        rod("M-24-8C-18-26-6-30 0-30S18-26 24-8", _PALE_WOOD, 2.8)
        + line("M-24-8 0 2 24-8", FINE)
        + fill(_PALE_WOOD, "M-3.5-30H3.5L5 34H-5z", 1.5)
        + line("M0 12V-36M-3-33 0-38 3-33", 1.6)
        + line("M4 10C10 12 10 18 6 22", 1.6)
    )


def _jug() -> str:
    return (
        fill(_PALE_BLUE, "M-8-26H8L7-14C16-8 18 14 10 26H-10C-18 14-16-8-7-14z", 1.6)
        + rod("M8-20C22-20 22 4 13 8", _PALE_BLUE, 2.2)
        + line("M-8-20H8M-13 0Q0 5 14 0M-13 8Q0 13 14 8M-9 3 -5 10M-1 4 3 11M7 3 10 9", 1.2)
        + line("M-24 28H24")
    )


def _beehive() -> str:
    return (
        fill("#ecd08e", "M-20 24C-24 4-16-24 0-26 16-24 24 4 20 24z", 1.6)
        + line("M-13-14Q0-9 13-14M-18-2Q0 4 18-2M-21 10Q0 16 21 10", 1.4)
        + fill(WOOD, "M-5 24C-6 15 6 15 5 24z", 1.4)
        + line("M-26 26H26", 3)
        + fill(OCHRE, "M17-24a4 3 0 1 1 8 0 4 3 0 1 1-8 0zM-27-12a4 3 0 1 1 8 0 4 3 0 1 1-8 0z", 1)
        + line("M20-27q1-5 4-4M-24-15q1-5 4-4")
    )


def _boat() -> str:
    return (
        fill(_PALE_BLUE, "M-26 6-14-22-4-8 8-30 26 6z", FINE)
        + fill(_SNOW, "M8-30 14-18 9-20 5-16 3-21zM-14-22-9-15-13-16-16-14z", 1)
        + fill("#e4edec", "M-26 6H26V30H-26z", FINE)
        + line("M-22 26Q-16 23-10 26T2 26 14 26 24 25M-24 12H-14M14 11H24")
        + fill(_PALE_WOOD, "M-22 13C-10 17 10 17 22 12 18 22 12 24 0 24S-18 22-22 13z", 1.5)
        + fill(_ROOF, "M-4 15C-5 6-2 3 1 3 5 3 7 8 6 15z", FINE)
        + fill(_SNOW, "M-2-1a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0z", FINE)
        + line("M5 6 16 26", 1.8)
    )


def _vine_basket() -> str:
    grapes = "".join(
        f"M{x - 5} {y}a5 5 0 1 1 10 0 5 5 0 1 1-10 0z"
        for x, y in ((-12, -6), (-3, -9), (6, -8), (13, -4), (-7, -14), (2, -17))
    )
    return (
        rod("M-17 0C-18-40 18-40 17 0", _PALE_WOOD, 1.6)
        + fill("#b795b8", grapes, FINE)
        + fill(_PALE_GREEN, "M14-12 24-16 22-8 28-2 19 0 14-4z", FINE)
        + fill(_PALE_WOOD, "M-21 0H21L15 28H-15z", 1.6)
        + line("M-20 9H19M-18 18H17M-10 0-7 28M0 0V28M10 0 7 28")
    )


def _swallow() -> str:
    return (
        fill(
            "#8b9bb3",
            "M-4-2C-10-14-20-22-27-22-24-10-18 0-8 6-14 12-20 20-22 30-16 24-12 22-9 21"
            "-10 26-10 30-8 34-2 26 4 16 8 6z",
            1.6,
        )
        + fill("#8b9bb3", "M-2 0C4-14 14-26 27-30 28-16 22-2 10 6z", 1.6)
        + fill(_SNOW, "M8 8C16 4 22-2 22-8 16-8 6-4-2 4-6 10-8 16-8 20-2 18 4 14 8 8z", 1.3)
        + fill(_ROOF, "M20-10C26-8 26-2 21-1 17-2 16-6 20-10z", FINE)
        + line("M25-5 28-4M21-6v.1", 1.6)
    )


def _lute() -> str:
    return (
        fill(_PALE_WOOD, "M-2-8C14-6 22 8 16 20 8 32-12 32-17 20-21 8-14-6-2-8z", 1.6)
        + fill(WOOD, "M-5-8-4-30H2L1-8z", 1.4)
        + fill(_PALE_WOOD, "M-6-30 -12-40-4-40 4-34 3-29z", 1.4)
        + fill("#a87f52", "M-6 9a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0z", 1.3)
        + line("M-3-30-3 22M0-30 1 22M-9 22H8")
        + line("M-12-36-15-34M-8-34-12-31", 1.6)
    )


def _chapel() -> str:
    return (
        fill(_PALE_GREEN, "M-26 32V16C-10 6 12 8 26 14V32z", FINE)
        + fill("#f5ecd6", "M-4 2H20V28H-4z", 1.4)
        + fill("#f5ecd6", "M-18-12H-4V28H-18z", 1.4)
        + fill(_ROOF, "M-11-36-1-12H-21zM-4 2 2-8H18L24 2z", 1.4)
        + line("M-11-36V-42M-13-40H-9", 1.5)
        + fill(_PALE_BLUE, "M-14-2C-14-8-8-8-8-2V4H-14z", FINE)
        + line("M4 20V12Q6 8 8 12V20zM13 20V12Q15 8 17 12V20zM-14 28V20Q-11 15-8 20V28", 1.2)
    )


def _hat_on_pole() -> str:
    """Gessler's hat, that all had to greet."""
    return (
        rod("M0 38V-10", _PALE_WOOD, 2.2)
        + fill(MADDER, "M-8-20C-26-22-30-34-24-38-16-36-10-30-4-24z", FINE)
        + fill("#8a7a74", "M-15-10C-14-34 14-36 15-10z", 1.6)
        + line("M-14-15Q0-21 14-15", 3, OCHRE)
        + fill("#8a7a74", "M-25-6C-12-16 14-16 26-8 14 0-14 0-25-6z", 1.6)
        + fill(_PALE_GREEN, "M-22 38C-12 30 12 30 22 38z", FINE)
    )


def _sheaf() -> str:
    stalks = "M-12 28-4 0M-6 28-2 0M0 28V0M6 28 2 0M12 28 4 0"
    ears = "".join(
        f'<g transform="rotate({turn})"><path d="M0-4V-14" stroke-width="1.4"/>'
        '<path fill="#ecd08e" d="M0-12C-7-18-6-28 0-34 6-28 7-18 0-12zM0-16V-28"/></g>'
        for turn in (-46, -24, 24, 46, 0)
    )
    return (
        rod(stalks, "#ecd08e", 1.6)
        + f'<g stroke-width="{FINE}">{ears}</g>'
        + fill(_ROOF, "M-8 2Q0 6 8 2L7 9Q0 12-7 9z", 1.3)
        + line("M-22 30H22")
    )


def _windmill() -> str:
    sail = '<path d="M0 0-4-26H6V-6z"/>'
    sails = "".join(f'<g transform="rotate({turn})">{sail}</g>' for turn in (38, 128, 218, 308))
    return (
        fill(_PALE_WOOD, "M-8-4H8L14 32H-14z", 1.5)
        + fill(_ROOF, "M-11-3C-8-16 8-16 11-3z", 1.5)
        + f'<g transform="translate(0 -6)" fill="{_SNOW}" stroke-width="{FINE}">{sails}</g>'
        + fill(OCHRE, "M-2.5-6a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0z", FINE)
        + line("M-4 32V22Q0 17 4 22V32M-3 10h6v5h-6z", 1.2)
        + line("M-24 32H24")
    )


def _ibex() -> str:
    return (
        fill("#b9b6ac", "M-26 34-16 12-4 18 6 10 16 16 26 34z", FINE)
        + fill(
            _PALE_WOOD,
            "M-18-6C-8-10 2-10 8-8L12-18C14-22 20-22 22-18L27-12C26-8 20-8 18-9 17 0 13 4 10 5"
            "L11 14H7L5 5C0 6-6 6-10 5L-13 16H-17L-17 4C-20 0-20-4-18-6z",
            1.5,
        )
        + rod("M14-20C10-30 0-34-10-28M17-21C14-34 4-40-8-36", "#a87f52", 1.4)
        + line("M20-17v.1", 2.2)
        + line("M21-8 20-2M-18-4-22-7", 1.5)
    )


def _drum() -> str:
    return (
        rod("M-22-30 6-14M22-32-4-14", _PALE_WOOD, 1.6)
        + fill(_ROOF, "M-20-8V22C-14 30 14 30 20 22V-8z", 1.6)
        + fill(_SNOW, "M-20-8C-14-16 14-16 20-8 14 0-14 0-20-8z", 1.6)
        + line("M-20-4C-14 4 14 4 20-4M-20 18C-14 26 14 26 20 18", 3.2, OCHRE)
        + line("M-18-1-11 23-4 3 3 25 10 3 18 19", 1.2, _SNOW)
    )


_MOTIFS: dict[str, Callable[[], str]] = {
    "7A": _squirrel,
    "8A": _shot_apple,
    "9A": _chalet,
    "TA": _crossbow,
    "7L": _jug,
    "8L": _beehive,
    "9L": _boat,
    "TL": _vine_basket,
    "7H": _swallow,
    "8H": _lute,
    "9H": _chapel,
    "TH": _hat_on_pole,
    "7B": _sheaf,
    "8B": _windmill,
    "9B": _ibex,
    "TB": _drum,
}
