"""Run the command `picture`: draw a position as an SVG file and print it in words."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from brisques.cli.arguments import count
from brisques.cli.files import write
from brisques.drawing import Drawing, linked, picture, plain, words
from brisques.writers.picture import position_view, put_in


def add_picture(command: Callable[[str, object, str], argparse.ArgumentParser]) -> None:
    """Add the command to the shell's parser."""
    sub = command("picture", draw, "draw a position as an SVG file")
    sub.add_argument("line", help="a position, as one line")
    sub.add_argument("out", type=Path, help="the file to write")
    sub.add_argument(
        "cards",
        nargs="?",
        help="a folder of drawn cards to embed, or the address of one; plain cards without it",
    )
    sub.add_argument("--seat", type=count, default=0, help="whose cards are seen (default: 0)")


def draw(arguments: argparse.Namespace) -> int:
    """Write the picture and print its words; raises EngineError."""
    view = position_view(arguments.line, arguments.seat)
    drawing = plain if arguments.cards is None else drawn_cards(arguments.cards)
    write(arguments.out, picture(view, drawing))
    print(words(view))
    return 0


def drawn_cards(place: str) -> Drawing:
    """Return the card pictures of an address or a folder."""
    return linked(place) if place.startswith(("http://", "https://")) else put_in(Path(place))
