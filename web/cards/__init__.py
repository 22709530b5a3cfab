"""The card faces, drawn at build time: `draw(courts, out)` writes one SVG a face and the backs.

face.py       what every pack shares: the box, its three sizes of face, turned halves
glyphs.py     rank letters as outlines, so that no font is needed
backs.py      the backs of the cards

The French pack
pips.py       the four French suit signs and where they stand on the number cards
paths.py      SVG path data rounded to whole numbers
courts.py     Adrian Kennard's CC0 court figures, calmed to our colours
french.py     the 32 French faces

The German pack, all of it drawn by ourselves
pen.py        its colours, and shapes as short SVG text
signs.py      the four German suit signs, in two sets of inks
people.py     heads, hats, hands
props.py      what the people hold
figures.py    the Overs and Unders
kings.py      the Kings on their horses
seasons.py    the Aces
vignettes.py  the prints on the small cards
german.py     the 32 German faces
signals.py    the faces that ask for a suit, and the hats
"""

from collections.abc import Mapping
from pathlib import Path

from . import backs, french, german, signals, signs

__all__ = ["draw"]


def draw(courts: Path, out: Path) -> int:
    """Write all packs under `out`; return how many files.

    `fr/AS.svg` ..., `de/AA.svg` ... and `fr-safe/`, `de-safe/`, the same with four colours that
    the colour-blind can tell apart; `back-fr.svg`, `back-de.svg` and more backs;
    `signals/A.svg`, `L`, `H`, `B`, `hat-on` and `hat-off`.
    """
    folders = {
        "fr": french.faces(courts),
        "fr-safe": french.faces(courts, french.SAFE),
        "de": german.faces(),
        "de-safe": german.faces(signs.SAFE),
        "signals": signals.symbols(),
        "": backs.drawn(),
    }
    return sum(_write(out / name, files) for name, files in folders.items())


def _write(folder: Path, files: Mapping[str, str]) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    for name, svg in files.items():
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
    return len(files)
