"""The four French suit signs, and where they stand on the number cards."""

# each sign as an outline in a box of 100 by 100 about the origin
OUTLINE = {
    "S": "M0-50C10-25 36-8 36 19 36 44 8 44 4 24 4 38 8 44 13 50H-13C-8 44-4 38-4 24"
    "-8 44-36 44-36 19-36-8-10-25 0-50Z",
    "H": "M0 50C-16 24-42 6-42-20-42-40-28-48-17-47-7-45-2-37 0-29 2-37 7-45 17-47"
    " 28-48 42-40 42-20 42 6 16 24 0 50Z",
    "D": "M0-50C10-32 22-16 38 0 22 16 10 32 0 50-10 32-22 16-38 0-22-16-10-32 0-50Z",
    "C": "M-4 22C-12 44-42 38-42 13-42-6-24-14-10-8-26-18-24-50 0-50 24-50 26-18 10-8"
    " 24-14 42-6 42 13 42 38 12 44 4 22 4 38 8 44 13 50H-13C-8 44-4 38-4 22Z",
}

NUMBER_SCALE = 0.52

_LEFT, _MIDDLE, _RIGHT = 76, 120, 164
_SEVEN = [(_LEFT, 64), (_RIGHT, 64), (_MIDDLE, 114), (_LEFT, 168), (_RIGHT, 168)]
_SIDES = [(x, y) for y in (56, 131, 205, 280) for x in (_LEFT, _RIGHT)]
PLACES: dict[str, list[tuple[int, int]]] = {
    "7": [*_SEVEN, (_LEFT, 272), (_RIGHT, 272)],
    "8": [*_SEVEN, (_MIDDLE, 222), (_LEFT, 272), (_RIGHT, 272)],
    "9": [*_SIDES, (_MIDDLE, 168)],
    "T": [*_SIDES, (_MIDDLE, 93), (_MIDDLE, 243)],
}


def pip_id(face: str) -> str:
    """The id of a face's sign; it names the face, so that two cards can be inlined in one page."""
    return f"pip-{face}"


def define(face: str) -> str:
    """The sign of a face's suit, to be placed with `place`."""
    return f'<defs><path id="{pip_id(face)}" d="{OUTLINE[face[1]]}"/></defs>'


def place(face: str, transform: str) -> str:
    """The sign once more, under an SVG transform."""
    return f'<use href="#{pip_id(face)}" transform="{transform}"/>'


def at(face: str, x: float, y: float, scale: float, *, upside_down: bool = False) -> str:
    """The sign centred on a point of the card."""
    turn = " rotate(180)" if upside_down else ""
    return place(face, f"translate({x} {y}){turn} scale({scale:g})")
