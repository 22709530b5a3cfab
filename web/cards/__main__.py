"""Draws cards, and positions out of them.

`python -m web.cards COURTS OUT` draws all faces and backs into the folder OUT. COURTS is the folder
`src/images/2color` of the npm package @heruka_urgyen/react-playing-cards.

`python -m web.cards position LINE OUT.svg CARDS` draws a position. CARDS is a folder of drawn
cards, which are put into the picture, or the address of one (`https://.../cards/`), to refer to.
"""

import sys
from pathlib import Path

from . import draw
from .position import PositionError, linked, picture, put_in, seen, words


def main(args: list[str]) -> int:
    if len(args) == 4 and args[0] == "position":
        return draw_position(*args[1:])
    if len(args) == 2:
        return draw_cards(*map(Path, args))
    print("usage: python -m web.cards COURTS OUT", file=sys.stderr)
    print("       python -m web.cards position LINE OUT.svg CARDS", file=sys.stderr)
    return 2


def draw_cards(courts: Path, out: Path) -> int:
    if not courts.is_dir():
        print(f"cards: no folder of court drawings at {courts} (npm ci in web/)", file=sys.stderr)
        return 1
    print(f"{draw(courts, out)} card files")
    return 0


def draw_position(line: str, out: str, cards: str) -> int:
    is_address = cards.startswith(("http://", "https://"))
    if not is_address and not Path(cards, "back-fr.svg").is_file():
        print(f"cards: no drawn cards at {cards} (python build.py build)", file=sys.stderr)
        return 1
    try:
        view = seen(line)
    except PositionError as bad:
        print(f"cards: {bad}", file=sys.stderr)
        return 1
    drawn = picture(view, linked(cards) if is_address else put_in(Path(cards)))
    Path(out).write_text(drawn, encoding="utf-8")
    print(words(view))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
