"""What the people of the German pack are put together from: heads, hats, coats, sleeves, hands.

A head is drawn about the middle of the face and looks to the right; a figure may flip it. The rest
stands where it belongs in the upper half of the card.
"""

from .pen import BARK, BLUSH, FINE, FLESH, INK, OCHRE, STEEL, dot, fill, flat, line, rod

_FACE = (
    "M-17-12C-18 2-16 14-9 21-4 27 5 29 10 25 14 21 15 16 15.5 11"
    " 18.5 6 18.5-4 17-11 14-24-14-24-17-12z"
)
_HAIR = {
    "short": "M-21-12C-26 2-23 13-18 17L17 6C20-2 19-12 17-18 8-30-15-28-21-12z",
    "bob": "M-22-12C-29 4-29 20-25 31-18 37-8 35-5 30L15 27C22 20 21 0 18-14 13-29-16-29-22-12z",
    "long": "M-22-12C-29 4-28 16-33 32-29 42-12 44-6 36L16 34C25 26 21 0 18-14 13-29-16-29-22-12z",
}


def head(hair: str, colour: str, beard: str) -> str:
    """Neck, hair, face and beard; a hat goes on top."""
    return (
        fill(FLESH, "M-9 18V44H9V18z")
        + fill(colour, _HAIR[hair])
        + ("" if hair == "short" else line("M-22 6C-24 14-24 22-22 29M-18 12C-19 20-19 26-16 31"))
        + fill(FLESH, _FACE)
        + flat(BLUSH, "M-12 6a5 3.6 0 1 1 10 0 5 3.6 0 1 1-10 0z")
        + _features(beard)
        + _BEARDS[beard](colour)
    )


def _features(beard: str) -> str:
    mouth = "" if beard == "full" else line("M3 16.5Q7.5 19 12 16", 1.7, "#93372e")
    return (
        line("M-8-10.5Q-3-14 2-11M8.5-11.5Q12-13.5 15.5-11", 1.8)
        + line("M-7.5-4.5Q-3-8.5 1.5-4.5M8.5-5Q12-8.5 15.5-5", 1.5)
        + flat(INK, "M-4.7-4.5a2.1 2.3 0 1 1 4.2 0 2.1 2.3 0 1 1-4.2 0z")
        + flat(INK, "M10.2-5a2 2.3 0 1 1 4 0 2 2.3 0 1 1-4 0z")
        + line("M6-6C7-1 11 4 11 6.5 10 9 7 8.5 5.5 7.5", 1.5)
        + mouth
    )


def _full(colour: str) -> str:
    return (
        fill(
            colour,
            "M-17 1C-18 16-18 31-4 41 4 46 11 43 14 37 18 28 18 17 16 8"
            " 13 12 10 11 7 11 2 11-2 13-5 15-10 12-14 10-17 1z",
            1.8,
        )
        + fill("#c9705e", "M2 17Q7 21 12 17 7 24 2 17z", 1)
        + fill(
            colour, "M8 11C3 9-3 12-7 17-1 18 4 17 8 14 11 17 14 17 18 15 15 11 12 10 8 11z", FINE
        )
        + line("M-11 17C-11 25-8 32-4 36M-4 24Q-2 34 3 40M4 26C5 32 6 36 7 40M11 24Q13 32 11 37")
    )


def _goatee(colour: str) -> str:
    return fill(
        colour, "M8 10.5C3 9-2 12-6 15 0 16 5 15 8 13 11 15 14 15 18 13 15 10 12 9.5 8 10.5z", FINE
    ) + fill(colour, "M3 22C4 31 8 36 10 36 12 31 12 26 11 22 8 20 6 20 3 22z", FINE)


def _whiskers(colour: str) -> str:
    return fill(
        colour, "M8 10.5C3 9-4 12-9 11-6 18 4 17 8 13.5 11 17 18 16 20 9 16 11 12 9.5 8 10.5z", FINE
    )


def _shaven(_colour: str) -> str:
    return line("M4 22Q8 24 11 21.5", 1)


_BEARDS = {"full": _full, "goatee": _goatee, "whiskers": _whiskers, "shaven": _shaven}


def feather_hat(colour: str, trim: str) -> str:
    """A hunter's hat, its feather swept back."""
    return (
        fill(trim, "M-14-28C-34-36-46-44-46-58-32-58-16-48-8-32z")
        + line("M-11-30C-24-40-34-48-42-54")
        + fill(colour, "M-25-15C-22-44 12-50 22-18 6-27-10-25-25-15z")
        + line("M-24-19C-10-28 6-30 22-22", 4.5, trim)
        + fill(colour, "M-36-10C-22-27 18-29 38-15 18-22-12-18-36-10z")
    )


def plumed_hat(colour: str, trim: str) -> str:
    """A lord's wide hat with two ostrich plumes."""
    return (
        fill(colour, "M-27-18C-24-42 20-46 27-20z")
        + fill(trim, "M-6-32C-36-26-50-36-47-54-40-46-34-50-28-54-30-46-14-48-6-32z")
        + fill(trim, "M-10-32C-22-46-14-62 4-60 0-54 8-54 14-56 10-48 6-40-2-31z")
        + line("M-12-34C-24-36-36-40-42-47M-6-34C-8-44-4-52 4-56")
        + fill(colour, "M-42-12C-34-30 32-32 44-16 30-8-22-24-42-12z")
        + line("M-30-20C-14-27 14-28 30-21", 3, trim)
    )


def beret(colour: str, trim: str) -> str:
    """A young noble's flat cap with a brooch and a short plume."""
    return (
        fill(trim, "M14-34C20-52 34-58 46-52 42-42 32-34 20-30z")
        + line("M19-34C26-42 34-47 42-50")
        + fill(colour, "M-26-12C-46-30-20-48 6-45 32-44 42-26 24-15 8-24-10-22-26-12z")
        + line("M-24-15C-10-24 8-26 23-18", 4.5, trim)
        + line("M-30-26C-22-36-8-40 2-40")
        + dot(14, -24, 4.5, OCHRE, 1.4)
    )


def straw_hat(colour: str, trim: str) -> str:
    """A herdsman's wide straw hat."""
    return (
        fill(colour, "M-23-18C-20-46 16-48 22-20z")
        + line("M-23-20C-8-28 8-28 22-22", 5, trim)
        + fill(colour, "M-46-6C-40-24 36-30 50-16 34-20-20-18-46-6z")
        + line("M-36-13C-16-22 20-24 40-18M-14-36C-4-40 6-40 14-36M-18-30C-6-35 8-35 18-30")
    )


def helmet(colour: str, trim: str) -> str:
    """A steel cap with cheek pieces and a crest."""
    return (
        fill(trim, "M-2-40C-16-58-40-52-44-28-34-38-20-34-12-26z")
        + line("M-8-34C-18-44-32-44-39-36")
        + fill(STEEL, "M-22-8C-30-46 24-50 22-12 10-20-8-18-16-11L-17 12C-24 8-23-2-22-8z")
        + rod("M-25-11C-12-20 8-22 24-15", colour, 2.2)
        + line("M2-41C5-32 6-26 6-20M-14-34C-10-38-6-39-2-40")
        + dot(-18, -10, 2.4, OCHRE, 1.1)
    )


def hood(colour: str, trim: str) -> str:
    """An old man's hood, its tip hanging back."""
    return (
        fill(
            colour,
            "M-26 34C-36 18-36-6-28-24-40-22-46-12-50-2-54-24-34-46-6-44 22-44 26-22 24-8"
            " 14-24-12-22-17-8-20 6-18 22-8 36z",
        )
        + line("M20-14C10-26-14-24-20-8-22 6-20 18-14 30", 3.5, trim)
        + line("M-29-22C-24-32-14-38-4-39M-27 4C-29 14-28 22-24 30")
    )


HATS = {
    "feather": feather_hat,
    "plumes": plumed_hat,
    "beret": beret,
    "straw": straw_hat,
    "helmet": helmet,
    "hood": hood,
}


def crown(jewel: str) -> str:
    """A king's crown, over its red cap."""
    return (
        fill("#8e2a20", "M-20-18C-20-40 18-42 20-20z", 1.4)
        + fill(
            OCHRE,
            "M-23-10-30-42-15-29-3-50 9-30 25-44 22-13C8-20-10-18-23-10z",
        )
        + line("M-25-18C-10-26 8-28 24-21")
        + dot(-3, -31, 3.4, jewel, 1.2)
        + dot(-17, -27, 2.4, STEEL, 1)
        + dot(13, -28, 2.4, STEEL, 1)
        + "".join(dot(x, y, 3, OCHRE, 1.3) for x, y in ((-30, -43), (-3, -51), (25, -45)))
    )


def fist(x: float, y: float) -> str:
    """A hand closed round an upright shaft."""
    return (
        fill(FLESH, f"M{x - 9:g} {y - 8:g}c4-4 14-4 17-1q3 9 0 16c-4 3-13 3-17 0q-2-8 0-15z", 1.8)
        + line(f"M{x - 9:g} {y - 3.5:g}h10M{x - 9.5:g} {y + 0.5:g}h10M{x - 9:g} {y + 4.5:g}h9")
        + line(f"M{x + 8:g} {y - 5:g}q-7-2-9 3", 1.3)
    )


def glove(x: float, y: float) -> str:
    """A falconer's gloved hand, held flat."""
    return fill(BARK, f"M{x - 15:g} {y - 4:g}c8-4 20-4 26 0q5 5 0 10c-8 4-20 4-26 2z", 1.8) + line(
        f"M{x + 11:g} {y - 4:g}q-8 0-10 5M{x + 12:g} {y + 2:g}h-8"
    )
