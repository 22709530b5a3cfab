"""The court figures: Adrian Kennard's drawings (CC0, LICENSE-courts.txt) in calmer colours.

A figure is six layers, each of one colour: gilt, red, blue and black fills, thick
lines, thin lines. Each is drawn twice, the second time turned by half, before the next one: so
the halves interlock.
"""

from pathlib import Path
from xml.etree import ElementTree as ET

from . import paths, pips

BOX = (1300, 2000)  # of the drawings
PLACE = (46, 44, 148, 248)  # on the card: x, y, width, height
LAYERS = 6
SIGN_BOX = 1200  # a height of 90 on a sign means that this box is drawn 90 high
FRAME = "#33408a"

# from pure colours to the ink, madder, indigo and gilt of the rest
CALM = {
    "none": "none",
    "black": "#17161a",
    "red": "#b8202c",
    "#44F": "#34478f",
    "#FC4": "#dba63a",
}

_SVG = "{http://www.w3.org/2000/svg}"
_LINK = "{http://www.w3.org/1999/xlink}href"
_MIRROR = f"matrix(-1 0 0 1 {BOX[0]} 0)"


def figure(courts: Path, face: str) -> str:
    """The framed figure of a face such as `QS`, in the card's box."""
    rank, suit = face[0], face[1]
    root = ET.parse(courts / f"{face}.svg").getroot()  # noqa: S314 (from the pinned package)
    symbols = {symbol.get("id"): symbol for symbol in root.iter(f"{_SVG}symbol")}
    layers = [symbols[f"{suit}{rank}{number}"] for number in range(1, LAYERS + 1)]
    drawing = "".join(_both_halves(face, n, layer) for n, layer in enumerate(layers, start=1))
    if any(layer.find(f"{_SVG}g") is not None for layer in layers):  # a figure facing the other way
        drawing = f'<g transform="{_MIRROR}">{drawing}</g>'
    x, y, width, height = PLACE
    place = f'x="{x}" y="{y}" width="{width}" height="{height}"'
    return (
        f'<svg {place} viewBox="0 0 {BOX[0]} {BOX[1]}" preserveAspectRatio="none">{drawing}</svg>'
        f'<rect {place} fill="none" stroke="{FRAME}" stroke-width="1.2" rx="3"/>'
    )


def _both_halves(face: str, number: int, layer: ET.Element) -> str:
    shapes = "".join(_shape(face, part) for part in layer.iter() if part.tag != f"{_SVG}g")
    name = f"layer{number}-{face}"
    turn = f"rotate(180 {BOX[0] // 2} {BOX[1] // 2})"
    return f'<g id="{name}">{shapes}</g><use href="#{name}" transform="{turn}"/>'


def _shape(face: str, part: ET.Element) -> str:
    if part.tag == f"{_SVG}path":
        lines = ' stroke-linecap="round" stroke-linejoin="round"' if part.get("stroke") else ""
        return f'<path{_paint(part)}{lines} d="{paths.rounded(part.get("d", ""))}"/>'
    if part.tag == f"{_SVG}use" and part.get(_LINK, "").startswith("#S"):
        return _robe_sign(face, part)
    return ""


def _robe_sign(face: str, part: ET.Element) -> str:
    """The little suit signs on the robes, made with our own sign."""
    transform = part.get("transform", "").rpartition("translate")[0]  # ours is centred already
    scale = float(part.get("height", "0")) / SIGN_BOX * 10  # their sign is 1000 high, ours 100
    sign = pips.place(face, f"{transform}scale({scale:.3g})")
    outline = part.get("stroke")
    if not outline:
        return f"<g>{sign}</g>"
    width = float(part.get("stroke-width", "0")) / 10
    return (
        f'<g stroke="{CALM[outline]}" stroke-width="{width:.3g}" stroke-linejoin="round">{sign}</g>'
    )


def _paint(part: ET.Element) -> str:
    paint = ((name, part.get(name)) for name in ("fill", "stroke"))
    colours = "".join(f' {name}="{CALM[value]}"' for name, value in paint if value)
    width = part.get("stroke-width")
    return f'{colours} stroke-width="{width}"' if width else colours
