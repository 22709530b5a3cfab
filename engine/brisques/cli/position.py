"""Run the command `position`: write a position in full, dealing what is not given."""

from __future__ import annotations

import argparse
from typing import Any

from brisques.position import full_line

FIELDS = {
    "trump": "the suit of trumps",
    "hands": "the cards of each seat, with commas between seats",
    "trick": "the cards on the table",
    "won": "the won cards of each seat, ?12,?8 for their numbers (Bézique family)",
    "stock": "the undealt cards (Bézique family)",
    "up": "the card turned up (Bézique family)",
    "points": "the points of each side (Bézique family)",
    "tricks": "the finished tricks (Filicău and Filkó)",
    "called": "the called card (Filicău and Filkó)",
    "dealer": "the seat that dealt",
    "leader": "the seat that leads the trick",
    "rest": "how other cards are dealt: random, or seed:WORD (default: seed:1)",
}


def add_position(command: Any) -> None:
    """Add the command to the shell's parser."""
    sub = command("position", _position, "write a position in full: what is not said is dealt")
    sub.add_argument("start", help="a game, or a position, full or short, as one line")
    sub.add_argument("--hand", metavar="CARDS", help="the cards of seat 0; ?6: six more")
    for name, about in FIELDS.items():
        sub.add_argument(f"--{name}", metavar="TEXT", help=about)
    sub.add_argument(
        "--field", metavar="NAME=TEXT", action="append", default=[], help="any other field"
    )


def _position(arguments: argparse.Namespace) -> int:
    """Print the full line."""
    said = {name: getattr(arguments, name) for name in FIELDS if getattr(arguments, name)}
    if arguments.hand:
        said["hands"] = ",".join(filter(None, (arguments.hand, said.get("hands"))))
    parts = [arguments.start, *(f"{name}={text}" for name, text in said.items()), *arguments.field]
    if ";" not in arguments.start and "rest" not in said:
        parts.append("rest=seed:1")
    print(full_line(";".join(parts)))
    return 0
