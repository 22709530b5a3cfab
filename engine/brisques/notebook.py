"""What a cell of a notebook shows: the table as one seat sees it, drawn or to be played."""

from __future__ import annotations

from html import escape
from urllib.parse import quote, urlsplit

from brisques.drawing import View, picture, words

HEIGHT = 520
"""Height of a table in a cell, in px."""


class Shown:
    """A table as one seat sees it, which a notebook draws; with an address it can be played.

    `str()` describes it in words.
    """

    def __init__(self, view: View, line: str, home: str = "") -> None:
        """Keep the view of a seat, the deal as a position, and the address of a host.

        Raises: ValueError for an address that is not of the web; it may be relative.
        """
        if urlsplit(home.strip()).scheme not in {"", "http", "https"}:
            raise ValueError(f"home must begin with https:// or http://, not {home!r}")
        self.view = view
        self.line = line
        self.home = home

    def _repr_svg_(self) -> str:
        """Draw it with plain cards, which need no other files."""
        return picture(self.view)

    def _repr_html_(self) -> str | None:
        """Return a frame with the table to play at; None without an address: the cell is drawn."""
        if not self.home:
            return None
        asked = f"position={quote(self.line)}&seat={self.view['seat']}"
        address = f"{self.home.rstrip('/')}/embed.html?{asked}"
        return (
            f'<iframe title="A card table" src="{escape(address)}" width="100%"'
            f' height="{HEIGHT}" style="border:0"></iframe>'
        )

    def __str__(self) -> str:
        """Describe it in sentences."""
        return words(self.view)
