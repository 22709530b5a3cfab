"""The four German suit signs, in three tones and an outline, and the two sets of inks for them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Tones:
    """The colours of one suit: its index letters, and its sign's body, outline and light."""

    index: str
    main: str
    dark: str
    light: str


Inks = dict[str, Tones]

TRADITIONAL: Inks = {
    "A": Tones("#6b3f12", "#8a5a24", "#4a2d12", "#e2b25e"),
    "L": Tones("#1c6b2a", "#2f8440", "#15481f", "#9ad389"),
    "H": Tones("#b3152b", "#c5202c", "#74101a", "#f29a8c"),
    "B": Tones("#915400", "#e5a722", "#68430a", "#ffe39a"),
}

# Any two suits stay apart in each of the common kinds of colour blindness (tested).
SAFE: Inks = {
    "A": Tones("#311d05", "#3f270f", "#1f1308", "#c9a26a"),
    "L": Tones("#207555", "#2d8f6c", "#0d3d2b", "#a9e0c8"),
    "H": Tones("#d9210f", "#df2a17", "#74120a", "#ffab98"),
    "B": Tones("#5326c9", "#5b3fd6", "#241063", "#c9bdf7"),
}

BAND = "#2f6f9f"  # round the bell, with traditional inks
SAFE_BAND = "#f0bd3c"


def _shape(suit: str, inks: Inks) -> str:
    """A sign in a box of 100 by 110 about the origin."""
    return _SHAPES[suit](inks)


def _acorn(inks: Inks) -> str:
    ink = inks["A"]
    return (
        f'<path d="M2-40C2-50 8-54 16-56" fill="none" stroke="{ink.dark}" stroke-width="7"/>'
        f'<g stroke="{ink.dark}" stroke-width="5">'
        f'<path d="M-28-8C-32 22-15 42 0 54 15 42 32 22 28-8z" fill="{ink.light}"/>'
        f'<path d="M-16 3C-16 20-8 32-2 40" fill="none" stroke="#fff6d8" stroke-width="6"/>'
        f'<path d="M-37-6C-39-32-18-43 0-43 18-43 39-32 37-6 20 5-20 5-37-6z" fill="{ink.main}"/>'
        '<path d="M-28-20Q0-8 28-20M-20-33Q0-24 20-33M-14-3-8-40M14-3 8-40" fill="none"'
        ' stroke-width="3"/></g>'
    )


def _leaf(inks: Inks) -> str:
    ink = inks["L"]
    return (
        f'<path d="M0 24C2 38-2 48-12 55" fill="none" stroke="{ink.dark}" stroke-width="7"/>'
        '<path d="M0-54C9-36 45-24 43 10 41 36 14 42 0 27-14 42-41 36-43 10-45-24-9-36 0-54z"'
        f' fill="{ink.main}" stroke="{ink.dark}" stroke-width="5"/>'
        '<path d="M0 26V-36M0 12 24-4M0 12-24-4M0-10 17-22M0-10-17-22" fill="none"'
        f' stroke="{ink.light}" stroke-width="4"/>'
    )


def _heart(inks: Inks) -> str:
    ink = inks["H"]
    return (
        '<path d="M0 52C-18 26-48 6-48-20-48-41-32-50-19-48-8-46-2-38 0-29 2-38 8-46 19-48'
        f' 32-50 48-41 48-20 48 6 18 26 0 52z" fill="{ink.main}" stroke="{ink.dark}"'
        ' stroke-width="5"/>'
        f'<path d="M-33-20C-33-31-26-36-18-35" fill="none" stroke="{ink.light}" stroke-width="7"/>'
    )


def _bell(inks: Inks) -> str:
    ink = inks["B"]
    band = SAFE_BAND if inks is SAFE else BAND
    return (
        f'<g fill="none" stroke="{ink.dark}" stroke-width="5"><circle cy="-48" r="7"/>'
        f'<circle cy="4" r="43" fill="{ink.main}"/>'
        f'<path d="M-43-3Q0 10 43-3V10Q0 24-43 10z" fill="{band}" stroke-width="4"/>'
        f'<path d="M-30-14C-26-27-18-32-8-33" stroke="{ink.light}" stroke-width="7"/>'
        f'<path d="M0 25V40" stroke-width="6"/><path d="M-13 28v.1M13 28v.1" stroke-width="9"/></g>'
    )


_SHAPES = {"A": _acorn, "L": _leaf, "H": _heart, "B": _bell}


def sign_id(face: str) -> str:
    """The id of a face's sign; it names the face, so that two cards can be inlined in one page."""
    return f"sign-{face}"


def define(face: str, inks: Inks) -> str:
    """The sign of a face's suit, to be placed with `at`."""
    return (
        f'<defs><g id="{sign_id(face)}" stroke-linecap="round" stroke-linejoin="round">'
        f"{_shape(face[1], inks)}</g></defs>"
    )


def at(face: str, x: float, y: float, scale: float, *, upside_down: bool = False) -> str:
    """The sign centred on a point of the card."""
    turn = " rotate(180)" if upside_down else ""
    where = f"translate({x:g} {y:g}){turn} scale({scale:g})"
    return f'<use href="#{sign_id(face)}" transform="{where}"/>'
