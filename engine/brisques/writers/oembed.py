"""A static oEmbed answer: what a site that reads oEmbed puts in the place of an address."""

from __future__ import annotations

import re
from html import escape
from typing import Any
from urllib.parse import quote, urlsplit

from brisques.drawing import sentences
from brisques.errors import EngineError
from brisques.writers.block import is_random
from brisques.writers.picture import position_view

VERSION = "1.0"
WIDTH, HEIGHT = 640, 520
"""Of the frame, in px."""


def oembed(line: str, home: str, seat: int = 0) -> dict[str, Any]:
    """Return the oEmbed answer of type `rich` for a position at the host with this address.

    What follows `?` or `#` in the address is left out. The title is the first sentence about the
    position; it names no suit or card where every reader is dealt other cards.

    Source: oembed.com, 2.3. Raises: PositionError, oembed/bad-home.
    """
    if not _is_web_address(home):
        raise EngineError("oembed/bad-home", home)
    home = re.split("[?#]", home)[0].rstrip("/") + "/"
    view = position_view(line, seat)
    title = "A card table." if is_random(line) else next(sentences(view))
    address = f"{home}embed.html?position={quote(line)}&seat={seat}"
    return {
        "version": VERSION,
        "type": "rich",
        "provider_name": "Brisques",
        "provider_url": home,
        "title": title,
        "width": WIDTH,
        "height": HEIGHT,
        "html": f'<iframe title="A card table" src="{escape(address)}" width="{WIDTH}"'
        f' height="{HEIGHT}" style="border:0" loading="lazy"></iframe>',
    }


def _is_web_address(text: str) -> bool:
    """Return whether the text is an address of a web page, with the name of a host."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return parts.scheme in {"https", "http"} and bool(parts.hostname)
