"""Run the command `oembed`: write a static oEmbed answer for a position."""

from __future__ import annotations

import argparse
import json
from html import escape
from pathlib import Path

from brisques.cli.arguments import Command, count
from brisques.cli.files import write
from brisques.writers.oembed import oembed

LINK = '<link rel="alternate" type="application/json+oembed" href="{name}" title="{title}">'


def add_oembed(command: Command) -> None:
    """Add the command to the shell's parser."""
    sub = command("oembed", _write, "write a static oEmbed file for a position")
    sub.add_argument("line", help="a position, as one line")
    sub.add_argument("home", help="the address of a host of the table")
    sub.add_argument("out", type=Path, help="the file to write")
    sub.add_argument("--seat", type=count, default=0, help="whose cards are seen (default: 0)")


def _write(arguments: argparse.Namespace) -> int:
    """Write the file and print the line for the head of a page."""
    answer = oembed(arguments.line, arguments.home, arguments.seat)
    write(arguments.out, json.dumps(answer, indent=1, ensure_ascii=False) + "\n")
    print(LINK.format(name=escape(arguments.out.name), title=escape(answer["title"])))
    return 0
