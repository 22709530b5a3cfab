"""The backs of the cards: a lattice in print, and a lozenge in the middle.

A back looks the same when it is turned by half, so that it never tells how a card lies.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from . import face

PAPER = "#fbf6e8"
STEP = 20  # of the lattice
FIELD = 'x="19" y="19" width="202" height="298" rx="4"'


def drawn() -> dict[str, str]:
    """All backs by name: lozenges for the French pack, leaves and acorns for the German one."""
    madder = Colours(ground="#7c2a24", line="#b9776a", light="#e2b9a6")
    loden = Colours(ground="#2f4a4d", line="#6f8f8f", light="#bfd0c6")
    indigo = Colours(ground="#2c3c6e", line="#7b89b4", light="#c3cbe2")
    walnut = Colours(ground="#5a4028", line="#a08663", light="#e3cfa6")
    return {
        **{
            name: _back(name, colours, _lozenges(), _rhombs(colours))
            for name, colours in {"back-fr": madder, "back-indigo": indigo}.items()
        },
        **{
            name: _back(name, colours, _leaflets(), _acorns(colours))
            for name, colours in {"back-de": loden, "back-walnut": walnut}.items()
        },
    }


@dataclass(frozen=True)
class Colours:
    """The three inks of a back."""

    ground: str
    line: str
    light: str


def _back(name: str, colours: Colours, meshes: str, emblem: str) -> str:
    """A back; `name` makes its clip path's id its own."""
    ground, line, light = colours.ground, colours.line, colours.light
    return face.sheet(
        PAPER,
        f'<rect x="11" y="11" width="218" height="314" rx="7" fill="{ground}"/>'
        f'<clipPath id="{name}"><rect {FIELD}/></clipPath>'
        f'<g clip-path="url(#{name})">'
        f'<path d="{lattice()}" stroke="{line}" stroke-width="1.6" fill="none"/>'
        f'<path d="{meshes}" fill="{light}"/></g>'
        f'<rect {FIELD} fill="none" stroke="{line}" stroke-width="2"/>'
        + _medallion(colours, emblem),
    )


def lattice() -> str:
    """Lines both ways, midway between the meshes' middles."""
    tall = face.HEIGHT
    down = (f"M{x} 0l{tall} {tall}" for x in range(2 - tall // STEP * STEP, face.WIDTH, STEP))
    up = (f"M{x} 0l-{tall} {tall}" for x in range(18, face.WIDTH + tall, STEP))
    return "".join([*down, *up])


def meshes() -> Iterator[tuple[int, int]]:
    """The middle of every second mesh, like the fields of one colour on a chessboard."""
    middle_x, middle_y = face.CENTRE
    for down in range(-8, 9):
        for across in range(-5, 6):
            if (down + across) % 2 == 0:
                yield middle_x + across * STEP, middle_y + down * STEP


def _lozenges() -> str:
    return "".join(f"M{x} {y - 7}l7 7-7 7-7-7z" for x, y in meshes())


def _leaflets() -> str:
    """Four pointed petals to a mesh."""
    return "".join(
        f"M{x} {y}q-4-4 0-9 4 5 0 9 4-4 9 0-5 4-9 0 4 4 0 9-4-5 0-9-4 4-9 0 5-4 9 0z"
        for x, y in meshes()
    )


def _medallion(colours: Colours, emblem: str) -> str:
    x, y = face.CENTRE
    return (
        f'<g transform="translate({x} {y})" stroke-width="2">'
        f'<path d="M0-46 33 0 0 46-33 0z" fill="{colours.ground}" stroke="{colours.line}"/>'
        f"{emblem}</g>"
    )


def _rhombs(colours: Colours) -> str:
    return (
        f'<path d="M0-30 21 0 0 30-21 0z" fill="none" stroke="{colours.light}"/>'
        f'<path d="M0-13 9 0 0 13-9 0z" fill="{colours.light}"/>'
    )


def _acorns(colours: Colours) -> str:
    """One acorn up, one down, and a leaf to each side."""
    nut = "M-7-15C-8-24-4-29 0-33 4-29 8-24 7-15z"
    cap = "M-9-13C-9-6-4-4-1-4V0H1V-4C4-4 9-6 9-13 4-15-4-15-9-13z"
    leaf = "M-6 0C-9-7-15-6-20 0-15 6-9 7-6 0z"
    half = f'<path d="{nut}{cap}{leaf}"/>'
    return f'<g fill="{colours.light}">{half}<g transform="rotate(180)">{half}</g></g>'
