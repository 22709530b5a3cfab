"""The 32 faces of the French pack, named by code: rank, then suit (`AS`, `TH`, `9D`)."""

from pathlib import Path

from . import courts as court_figures
from . import face, pips

RANKS = "ATKQJ987"
LETTERS = {"T": "10"}
"""What stands in the corners where it is not the rank's code."""
OTHERS = {"K": ("R",), "Q": ("D",), "J": ("B", "V", "W")}
"""Letters of other languages for a rank."""
SUITS = "SHDC"
PAPER = "#fffdf7"

Inks = dict[str, str]
"""The colour of each suit."""

INK: Inks = {"S": "#17161a", "H": "#b3152b", "D": "#b3152b", "C": "#17161a"}

# Any two suits stay apart in each of the common kinds of colour blindness (tested).
SAFE: Inks = {"S": "#141720", "H": "#aa0510", "D": "#3e3dd2", "C": "#168360"}


def faces(courts: Path, inks: Inks = INK) -> dict[str, str]:
    """All faces as SVG text, by code."""
    codes = (rank + suit for suit in SUITS for rank in RANKS)
    return {code: _face(code, courts, inks[code[1]]) for code in codes}


def _face(code: str, courts: Path, ink: str) -> str:
    index = _index(code)
    return face.three_faces(
        index,
        paper=PAPER,
        ink=ink,
        picture=f'{pips.define(code)}<g fill="{ink}">{_picture(code, courts, ink)}</g>',
        full=_corners(index.at(25, 46, 33, 34) + pips.at(code, 25, 66, 0.29)),
        large=_corners(index.at(38, 70, 54, 54) + pips.at(code, 38, 104, 0.5)),
        jumbo=face.corner(index.at(63, 112, 92, 100) + pips.at(code, 63, 172, 0.86))
        + face.body(pips.at(code, 160, 256, 1.28)),
    )


def _corners(index: str) -> str:
    return face.turned(face.corner(index))


def _index(code: str) -> face.Index:
    rank = code[0]
    return face.Index("french", code, (LETTERS.get(rank, rank), *OTHERS.get(rank, ())))


def _picture(code: str, courts: Path, ink: str) -> str:
    rank = code[0]
    if rank == "A":
        return _ace(code, ink)
    if rank in pips.PLACES:
        return "".join(
            pips.at(code, x, y, pips.NUMBER_SCALE, upside_down=y > face.CENTRE[1])
            for x, y in pips.PLACES[rank]
        )
    return court_figures.figure(courts, code) + face.turned(pips.at(code, 64, 66, 0.3))


def _ace(code: str, ink: str) -> str:
    """One large sign in a double ring, the inner one of dots."""
    x, y = face.CENTRE
    ring = f'<circle cx="{x}" cy="{y}" r="84" stroke-width="1.6"/>'
    dots = f'<circle cx="{x}" cy="{y}" r="79" stroke-dasharray="1 5" stroke-linecap="round"/>'
    return (
        pips.at(code, x, y, 1.15)
        + f'<g fill="none" stroke="{ink}" stroke-opacity=".3">{ring}{dots}</g>'
    )
