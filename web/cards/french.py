"""The 32 faces of the French pack, named by code: rank, then suit (`AS`, `TH`, `9D`)."""

from pathlib import Path

from . import courts as court_figures
from . import face, glyphs, pips

RANKS = "ATKQJ987"
SUITS = "SHDC"
PAPER = "#fffdf7"
INK = {"S": "#17161a", "H": "#b3152b", "D": "#b3152b", "C": "#17161a"}


def faces(courts: Path) -> dict[str, str]:
    """All faces as SVG text, by code."""
    return {rank + suit: _face(rank + suit, courts) for suit in SUITS for rank in RANKS}


def _face(code: str, courts: Path) -> str:
    ink = INK[code[1]]
    return face.three_faces(
        paper=PAPER,
        ink=ink,
        picture=f'{pips.define(code)}<g fill="{ink}">{_picture(code, courts)}</g>',
        full=face.turned(
            _index(code, x=25, base=46, height=33, room=34) + pips.at(code, 25, 66, 0.29)
        ),
        large=face.turned(
            _index(code, x=38, base=70, height=54, room=54) + pips.at(code, 38, 104, 0.5)
        ),
        jumbo=_index(code, x=63, base=112, height=92, room=100)
        + pips.at(code, 63, 172, 0.86)
        + pips.at(code, 160, 256, 1.28),
    )


def _index(code: str, *, x: int, base: int, height: int, room: int) -> str:
    text = "10" if code[0] == "T" else code[0]
    return glyphs.rank(text, x=x, y=base, height=height, room=room)


def _picture(code: str, courts: Path) -> str:
    rank = code[0]
    if rank == "A":
        return _ace(code)
    if rank in pips.PLACES:
        return "".join(
            pips.at(code, x, y, pips.NUMBER_SCALE, upside_down=y > face.CENTRE[1])
            for x, y in pips.PLACES[rank]
        )
    return court_figures.figure(courts, code) + face.turned(pips.at(code, 64, 66, 0.3))


def _ace(code: str) -> str:
    """One large sign in a double ring, the inner one of dots."""
    x, y = face.CENTRE
    ring = f'<circle cx="{x}" cy="{y}" r="84" stroke-width="1.6"/>'
    dots = f'<circle cx="{x}" cy="{y}" r="79" stroke-dasharray="1 5" stroke-linecap="round"/>'
    return (
        pips.at(code, x, y, 1.15)
        + f'<g fill="none" stroke="{INK[code[1]]}" stroke-opacity=".3">{ring}{dots}</g>'
    )
