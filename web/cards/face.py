"""What every pack shares: the card's box, the sheet of paper, and three faces in one file.

A card is drawn from 28 to 200 px wide, and no one drawing serves all of that. So a file holds
three, and a media query inside it, which sees the width at which the card is shown, picks one:

full    from 73 px: picture or pips, a small index in two corners
large   48 to 72 px: the picture shrunk between two large indices
jumbo   below 48 px: one rank and one sign, nothing else

The fragment of the file's address can ask for more: `QS.svg#QS-jumbo` shows that face at every
width, `#QS-left` puts the corners where a left-handed fan leaves them free, and `#QS-D` shows the
index of a language that writes D for the queen.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from . import glyphs

WIDTH, HEIGHT = 240, 336
CENTRE = (WIDTH // 2, HEIGHT // 2)

STYLE = (
    ".l,.j{display:none}"
    "@media(max-width:72px){"
    ".f{display:none}.l{display:inline}.m{transform:translate(41px,47px) scale(.72)}}"
    "@media(max-width:47.9px){.l,.m{display:none}.j{display:inline}}"
    "[id*=full]:target~.m,[id*=large]:target~.m{display:inline;transform:none}"
    "[id*=large]:target~.m{transform:translate(41px,47px) scale(.72)}"
    "[id*=jumbo]:target~.m{display:none}"
    "[id*=full]:target~g .f,[id*=large]:target~g .l,[id*=jumbo]:target~g .j{display:inline}"
    "[id*=full]:target~g :is(.l,.j),[id*=large]:target~g :is(.f,.j),"
    "[id*=jumbo]:target~g :is(.f,.l){display:none}"
    "[id*=left]:target~g .f .c{transform:translate(190px)}"
    "[id*=left]:target~g .l .c{transform:translate(164px)}"
    "[id*=left]:target~g .j .c{transform:translate(114px)}"
    "[id*=left]:target~g .j .b{transform:translate(-80px)}"
)
FRAGMENTS = [
    "-".join(part for part in (hand, size) if part)
    for hand in ("", "left")
    for size in ("", "full", "large", "jumbo")
]
LETTER_STYLE = (
    ".x{{display:none}}[id$={0}]:target~g .i{{display:none}}"
    "[id$={0}]:target~g .x-{0}{{display:inline}}"
)


@dataclass(frozen=True)
class Index:
    """What stands in a card's corners: `letters` are ours, and those of other languages."""

    pack: str
    code: str
    letters: Sequence[str]

    def define(self) -> str:
        """Each index once, for `at`."""
        return "".join(
            f'<g id="{self.pack}-{self.code}-{place}">{glyphs.drawing(text)}</g>'
            for place, text in enumerate(self.letters)
        )

    def at(self, x: int, y: int, height: int, room: int) -> str:
        """All indices at a place; all but ours are shown where an address asks for them."""
        return "".join(
            f'<use class="{f"x x-{text}" if place else "i"}"'
            f' href="#{self.pack}-{self.code}-{place}"'
            f' transform="{glyphs.place(text, x=x, y=y, height=height, room=room)}"/>'
            for place, text in enumerate(self.letters)
        )


def corner(shape: str) -> str:
    """An index, which a left-handed fan wants in the other corner."""
    return f'<g class="c">{shape}</g>'


def body(shape: str) -> str:
    """The large sign of the smallest face, which changes sides with the index."""
    return f'<g class="b">{shape}</g>'


def turned(shape: str) -> str:
    """A shape and the same again, turned by half about the card's centre."""
    return f'{shape}<g transform="rotate(180 {CENTRE[0]} {CENTRE[1]})">{shape}</g>'


def sheet(paper: str, body: str) -> str:
    """A whole SVG file: a rounded sheet of `paper` and what is printed on it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect x=".75" y=".75" width="{WIDTH - 1.5}" height="{HEIGHT - 1.5}" rx="13"'
        f' fill="{paper}" stroke="#1a140a" stroke-opacity=".3" stroke-width="1.5"/>'
        f"{body}</svg>"
    )


def three_faces(
    index: Index,
    *,
    paper: str,
    ink: str,
    picture: str,
    full: str,
    large: str,
    jumbo: str,
) -> str:
    """One file for all sizes; the indices are drawn in `ink` (`currentColor` to the glyphs).

    An address can end with a letter of `index` besides ours.
    """
    others = index.letters[1:]
    names = [
        "-".join(filter(None, (index.code, fragment, letter)))
        for letter in ("", *others)
        for fragment in FRAGMENTS
    ]
    targets = "".join(f'<path id="{name}"/>' for name in names if name != index.code)
    style = STYLE + "".join(LETTER_STYLE.format(other) for other in others)
    return sheet(
        paper,
        f"<style>{style}</style>{targets}<defs>{index.define()}</defs>"
        f'<g class="m">{picture}</g><g fill="{ink}" color="{ink}">'
        f'<g class="f">{full}</g><g class="l">{large}</g><g class="j">{jumbo}</g></g>',
    )
