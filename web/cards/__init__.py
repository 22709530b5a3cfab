"""The card faces, drawn at build time: `draw(courts, out)` writes one SVG a face and the backs.

face.py    what every pack shares: the box, its three sizes of face, turned halves
glyphs.py  rank letters as outlines, so that no font is needed
pips.py    the four French suit signs and where they stand on the number cards
paths.py   SVG path data rounded to whole numbers
courts.py  Adrian Kennard's CC0 court figures, calmed to our colours
french.py  the 32 French faces
backs.py   the back of the cards
"""

from pathlib import Path

from . import backs, french

__all__ = ["draw"]


def draw(courts: Path, out: Path) -> int:
    """Write `fr/AS.svg` ... and `back-fr.svg` under `out`; return how many files."""
    faces = french.faces(courts)
    folder = out / "fr"
    folder.mkdir(parents=True, exist_ok=True)
    for code, svg in faces.items():
        (folder / f"{code}.svg").write_text(svg, encoding="utf-8")
    (out / "back-fr.svg").write_text(backs.french(), encoding="utf-8")
    return len(faces) + 1
