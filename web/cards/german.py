"""The 32 faces of the William Tell pack, named by code: rank, then suit (`OA`, `TL`, `9B`)."""

from . import face, figures, kings, seasons, signs, vignettes
from .pen import INK, OCHRE, PAPER, drawing

RANKS = "ATKOU987"
SUITS = "ALHB"

LETTERS = {"T": "10"}
"""What stands in the corners where it is not the rank's code."""
OTHERS = {"A": ("Á",), "K": ("R",), "O": ("F", "W"), "U": ("Al", "D", "N")}
"""Letters of other languages for a rank."""

GROUND = {"A": "#f6ecd4", "K": "#f6e6bf", "O": "#f4ebd6", "U": "#e4eae6"}
FRAME = 'x="46" y="14" width="148" height="308" rx="3"'
HALF = "M46 14H194V156L46 180z"  # of the picture: above a slanting band
NUMBER_SCALE = 0.44

_LEFT, _MIDDLE, _RIGHT = 70, 120, 170
_EIGHT = [(x, y) for y in (54, 130, 206, 282) for x in (_LEFT, _RIGHT)]
PLACES: dict[str, list[tuple[int, int]]] = {
    "7": [*((x, y) for y in (54, 168, 282) for x in (_LEFT, _RIGHT)), (_MIDDLE, 168)],
    "8": _EIGHT,
    "9": [*_EIGHT, (_MIDDLE, 168)],
    "T": [*_EIGHT, (_MIDDLE, 54), (_MIDDLE, 282)],
}


def faces(inks: signs.Inks = signs.TRADITIONAL) -> dict[str, str]:
    """All faces as SVG text, by code."""
    codes = (rank + suit for suit in SUITS for rank in RANKS)
    return {code: _face(code, inks) for code in codes}


def _face(code: str, inks: signs.Inks) -> str:
    index = _index(code)
    return face.three_faces(
        index,
        paper=PAPER,
        ink=inks[code[1]].index,
        picture=signs.define(code, inks) + _picture(code),
        full=_corners(index.at(24, 46, 33, 33) + signs.at(code, 24, 68, 0.29)),
        large=_corners(index.at(38, 70, 54, 54) + signs.at(code, 38, 106, 0.48)),
        jumbo=face.corner(index.at(63, 112, 92, 100) + signs.at(code, 63, 176, 0.82))
        + face.body(signs.at(code, 160, 252, 1.22)),
    )


def _index(code: str) -> face.Index:
    rank = code[0]
    return face.Index("german", code, (LETTERS.get(rank, rank), *OTHERS.get(rank, ())))


def _corners(index: str) -> str:
    return face.turned(face.corner(index))


def _picture(code: str) -> str:
    rank, suit = code[0], code[1]
    if rank in PLACES:
        return vignettes.pair(code) + "".join(
            signs.at(code, x, y, NUMBER_SCALE, upside_down=y > face.CENTRE[1])
            for x, y in PLACES[rank]
        )
    if rank == "A":
        return _framed(code, seasons.SEASONS[suit](), signs.at(code, 120, 74, 0.68))
    if rank == "K":
        return _framed(code, kings.king(suit), signs.at(code, 67, 41, 0.4))
    height = 41 if rank == "O" else 143
    return _framed(code, figures.drawn(figures.FIGURES[code]), signs.at(code, 67, height, 0.4))


def _framed(code: str, half: str, sign: str) -> str:
    """A double picture: a half above the band, and the same turned below it."""
    return (
        f'<clipPath id="half-{code}"><path d="{HALF}"/></clipPath>'
        f'<rect {FRAME} fill="{GROUND[code[0]]}"/>'
        f'<g id="upper-{code}"><g clip-path="url(#half-{code})">{drawing(half)}</g>{sign}</g>'
        f'<use href="#upper-{code}" transform="rotate(180 120 168)"/>'
        f'<g fill="none" stroke="{INK}"><path d="M46 180 194 156" stroke-width="9"/>'
        f'<path d="M46 180 194 156" stroke-width="6.5" stroke="{OCHRE}"/>'
        f'<path d="M46 180 194 156" stroke-dasharray="1 5" stroke-width="2.5"/>'
        f'<rect {FRAME} stroke-width="1.6"/></g>'
    )
