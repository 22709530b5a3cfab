"""The four silent signs of Filkó with hats, by which a player asks his partner for a suit, and the
hats of the winners and losers. Small symbols in a box of 48 by 48.

acorns   the mouth pulled to one side
leaves   a glance up
hearts   the tip of the tongue
bells    blown cheeks
"""

from .pen import BLUSH, FLESH, GREEN, MADDER, OCHRE, dot, drawing, fill, flat, line, move

BOX = 48
HAIR = "#6b4420"


def symbols() -> dict[str, str]:
    """All symbols as SVG text, by name; a signal has the letter of its suit."""
    hatted = _hat(24, 13)
    bodies = {
        "A": _face(cheek=0)
        + _eyes()
        + line("M21 37C25.5 37.5 29.5 35 31.5 31", 2.6)
        + _crease()
        + hatted,
        "L": _face(cheek=0) + _eyes(up=True) + line("M20.5 35.5Q24 37 27.5 35.5", 2.2) + hatted,
        "H": _face(cheek=0) + _eyes() + _tongue() + hatted,
        "B": _face(cheek=4) + _eyes() + _blown() + hatted,
        "hat-on": _face(cheek=0) + _eyes() + line("M18 33.5Q24 38 30 33.5", 2.2) + hatted,
        "hat-off": move(_bare(), -4, -6, 0.94) + move(_hat(0, 0), 33, 38, 0.72, -14),
    }
    return {name: _sheet(body) for name, body in bodies.items()}


def _sheet(body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOX} {BOX}">'
        f"{drawing(move(body, 1, 4, 0.91))}</svg>"
    )


def _face(cheek: int) -> str:
    """Hair and face from the front; `cheek` is how far the cheeks stand out."""
    wide = 12.5 + cheek
    return (
        fill(HAIR, "M10 16C8 26 9 34 12 38L36 38C39 34 40 26 38 16z", 1.8)
        + fill(
            FLESH,
            f"M11.5 18C11.5 24 {24 - wide} 28 {24 - wide} 33 {24 - wide} 40 18 44 24 44"
            f" 30 44 {24 + wide} 40 {24 + wide} 33 {24 + wide} 28 36.5 24 36.5 18z",
            1.8,
        )
        + flat(BLUSH, f"M{24 - wide + 1.5} 32a3 2.5 0 1 1 6 0 3 2.5 0 1 1-6 0z")
        + flat(BLUSH, f"M{24 + wide - 7.5} 32a3 2.5 0 1 1 6 0 3 2.5 0 1 1-6 0z")
    )


def _eyes(*, up: bool = False) -> str:
    """Brows, eyes and nose; the pupils in the middle or at the upper lids."""
    if not up:
        return (
            line("M15.5 20Q18.5 18 21.5 20M26.5 20Q29.5 18 32.5 20", 1.5)
            + line("M18.5 24v.6M29.5 24v.6", 3.4)
            + line("M24 25V29.5H22", 1.4)
        )
    whites = "".join(
        f'<ellipse cx="{x}" cy="24" rx="4" ry="4.2" fill="#fff" stroke-width="1.4"/>'
        for x in (18.5, 29.5)
    )
    return (
        whites
        + line("M18.5 21.5v.1M29.5 21.5v.1", 3.6)
        + line("M14.5 18Q18.5 15.5 22 18M26 18Q29.5 15.5 33.5 18", 1.5)
        + line("M24 27V31H22", 1.4)
    )


def _crease() -> str:
    return line("M33 27.5Q35 29.5 34.5 32", 1.3)


def _tongue() -> str:
    return (
        fill("#d5544f", "M21.5 34.5V38.5C21.5 42 27 42 27 38.5V34.5z", 1.5)
        + line("M18 34Q24 36.5 30 34", 2.2)
        + line("M24.2 36.5V39", 1.1)
    )


def _blown() -> str:
    return (
        dot(24, 36, 2.2, MADDER, 1.4)
        + line("M12 29Q9.5 33 12 37M36 29Q38.5 33 36 37", 1.3)
        + line("M3 28 5.5 29M2.5 34H5M45 28 42.5 29M45.5 34H43", 1.5)
    )


def _hat(x: float, y: float) -> str:
    """The same hat for all: felt, with a band and a feather."""
    return move(
        fill(MADDER, "M7-1C9-10 15-14 20-13 19-6 16 0 11 3z", 1.4)
        + fill(GREEN, "M-12 3C-12-14 12-14 12 3z", 1.8)
        + line("M-11.5 1Q0-3 11.5 1", 3, OCHRE)
        + fill(GREEN, "M-21 5C-12-1 12-1 21 5 12 9-12 9-21 5z", 1.8),
        x,
        y,
    )


def _bare() -> str:
    """A head without its hat, the eyes cast down."""
    return (
        _face(cheek=0)
        + fill(HAIR, "M9 24C6-1 42-1 39 24 37 16 33 13 27 14 21 16 14 15 9 24z", 1.8)
        + line("M20 8C16 9 13 12 12 16M27 8C31 9 34 11 35 14", 1.1)
        + line("M15.5 25Q18.5 27.5 21.5 25M26.5 25Q29.5 27.5 32.5 25", 1.8)
        + line("M15 21 20 19.5M33 21 28 19.5M24 26V30.5H22", 1.4)
        + line("M19.5 38Q24 35 28.5 38", 2.2)
    )
