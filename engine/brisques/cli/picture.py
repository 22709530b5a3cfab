"""The shell's command `picture`: draw a position as an SVG file and print it in words."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from brisques.errors import EngineError
from brisques.writers.picture import linked, picture, position_view, put_in, words


def add_picture(command: Callable[[str, object, str], argparse.ArgumentParser]) -> None:
    """Add the command to the shell's."""
    sub = command("picture", draw, "draw a position as an SVG file")
    sub.add_argument("line", help="a position, as one line")
    sub.add_argument("out", type=Path, help="the file to write")
    sub.add_argument(
        "cards",
        help="a folder of drawn cards to embed, or the address of one to link to",
    )


def draw(arguments: argparse.Namespace) -> int:
    """Write the picture and print its words; raises EngineError."""
    is_address = arguments.cards.startswith(("http://", "https://"))
    if not is_address and not Path(arguments.cards, "back-fr.svg").is_file():
        raise EngineError("picture/no-cards", arguments.cards)
    view = position_view(arguments.line)
    drawn = picture(view, linked(arguments.cards) if is_address else put_in(Path(arguments.cards)))
    arguments.out.write_text(drawn, encoding="utf-8")
    print(words(view))
    return 0
