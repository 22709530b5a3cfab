"""The pen of the German pack: its colours, and shapes as short SVG text.

Shapes stand inside `drawing`, which sets the outline once; a shape says only what differs.
"""

INK = "#2a2018"
PAPER = "#fffcf2"
LINEN = "#f3e8ce"
MADDER = "#a92f2b"
INDIGO = "#34478f"
OCHRE = "#dba63a"
GREEN = "#3f7048"
WOOD = "#85592f"
STEEL = "#c6ced2"
FLESH = "#f1c8a0"
BLUSH = "#e49a79"
BARK = "#5f4024"

OUTLINE = 2  # what a contour is drawn with
FINE = 1.1  # folds, strands, features


def drawing(body: str) -> str:
    """Shapes under the common outline; what is not filled stays open."""
    return (
        f'<g fill="none" stroke="{INK}" stroke-width="{OUTLINE}"'
        f' stroke-linecap="round" stroke-linejoin="round">{body}</g>'
    )


def fill(colour: str, d: str, width: float | None = None) -> str:
    """A filled and outlined shape."""
    return f'<path fill="{colour}"{_width(width)} d="{d}"/>'


def flat(colour: str, d: str) -> str:
    """A filled shape without an outline."""
    return f'<path fill="{colour}" stroke="none" d="{d}"/>'


def line(d: str, width: float = FINE, colour: str = INK) -> str:
    """A line; fine and in ink unless told otherwise."""
    paint = "" if colour == INK else f' stroke="{colour}"'
    return f'<path{paint}{_width(width)} d="{d}"/>'


def rod(d: str, colour: str, width: float) -> str:
    """A stick, a strap or a stalk: a line of one colour between two edges of ink."""
    return line(d, width + 2.3) + line(d, width, colour)


def dot(x: float, y: float, r: float, colour: str, width: float | None = None) -> str:
    """A filled and outlined circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{colour}"{_width(width)}/>'


def move(
    body: str, x: float, y: float, scale: float = 1, turn: float = 0, *, flip: bool = False
) -> str:
    """Shapes drawn about the origin, put in their place; `flip` mirrors them left to right."""
    transform = f"translate({x:g} {y:g})"
    if turn:
        transform += f"rotate({turn:g})"
    if flip:
        transform += f"scale({-scale:g} {scale:g})"
    elif scale != 1:
        transform += f"scale({scale:g})"
    return f'<g transform="{transform}">{body}</g>'


def _width(width: float | None) -> str:
    return "" if width is None or width == OUTLINE else f' stroke-width="{width:g}"'
