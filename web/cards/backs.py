"""The back of the cards: a lattice with lozenges, and one large lozenge in the middle."""

from . import face

PAPER = "#fbf6e8"
STEP = 20  # of the lattice
FIELD = 'x="19" y="19" width="202" height="298" rx="4"'


def french() -> str:
    """The back of the French pack, in madder."""
    return back("back-fr", ground="#7c2a24", line="#b9776a", light="#e2b9a6")


def back(name: str, *, ground: str, line: str, light: str) -> str:
    """A back in three colours; `name` makes its clip path's id its own."""
    return face.sheet(
        PAPER,
        f'<rect x="11" y="11" width="218" height="314" rx="7" fill="{ground}"/>'
        f'<clipPath id="{name}"><rect {FIELD}/></clipPath>'
        f'<g clip-path="url(#{name})">'
        f'<path d="{_lattice()}" stroke="{line}" stroke-width="1.6" fill="none"/>'
        f'<path d="{_lozenges()}" fill="{light}"/></g>'
        f'<rect {FIELD} fill="none" stroke="{line}" stroke-width="2"/>'
        + _medallion(ground, line, light),
    )


def _lattice() -> str:
    tall = face.HEIGHT
    starts = range(8 - 17 * STEP, face.WIDTH, STEP)
    return "".join(f"M{x} 0l{tall} {tall}M{x + tall} 0l-{tall} {tall}" for x in starts)


def _lozenges() -> str:
    """A small lozenge in every second mesh, like the fields of one colour on a chessboard."""
    return "".join(
        f"M{x} {y - 7}l7 7-7 7-7-7z"
        for row, y in enumerate(range(28, 320, STEP))
        for column, x in enumerate(range(28, 224, STEP))
        if (row + column) % 2 == 0
    )


def _medallion(ground: str, line: str, light: str) -> str:
    x, y = face.CENTRE
    return (
        f'<g transform="translate({x} {y})" stroke-width="2">'
        f'<path d="M0-46 33 0 0 46-33 0z" fill="{ground}" stroke="{line}"/>'
        f'<path d="M0-30 21 0 0 30-21 0z" fill="none" stroke="{light}"/>'
        f'<path d="M0-13 9 0 0 13-9 0z" fill="{light}"/></g>'
    )
