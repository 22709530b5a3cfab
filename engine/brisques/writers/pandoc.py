"""Blocks fenced as ```brisques for Pandoc, and so for Quarto: a JSON filter.

pandoc --filter brisques-pandoc -M brisques-home=https://cards.example.org/ text.md -o text.html

Pages get the table; an e-book or a document on paper gets the picture, its words and the caption.
"""

import base64
import json
import sys
from typing import Any

from brisques.writers.block import BlockError, html, still

PAGES = (
    *("html", "html4", "html5", "chunkedhtml"),
    *("revealjs", "slidy", "slideous", "s5", "dzslides"),
)
"""Formats that are read in a browser."""
NAME = "brisques"

Node = dict[str, Any]


def filtered(document: Node, form: str) -> Node:
    """Return the document with each block as a table or a picture; raises BlockError."""
    home = document["meta"].get("brisques-home", {})
    address = "".join(map(address_in, inlines(home)))

    def made(value: Any) -> Any:
        if isinstance(value, list):
            return [made(each) for each in value]
        if not isinstance(value, dict):
            return value
        if value.get("t") == "CodeBlock" and NAME in value["c"][0][1]:
            text = value["c"][1]
            return table(text, address) if form in PAGES else drawn(text)
        return {name: made(each) for name, each in value.items()}

    return {**document, "blocks": made(document["blocks"])}


def inlines(value: Node) -> list[Node]:
    """Return the parts of a text among the metadata, which Pandoc gives as text or as inlines."""
    content = value.get("c", [])
    return [{"c": content}] if isinstance(content, str) else content


def address_in(part: Node) -> str:
    """Return the text of a part, or the address of a link: Pandoc makes one of a bare address."""
    content = part.get("c", "")
    if part.get("t") == "Link":
        return str(content[2][0])
    return content if isinstance(content, str) else ""


def table(text: str, home: str) -> Node:
    """Return the element, for a browser."""
    return {"t": "RawBlock", "c": ["html", html(text, home)]}


def drawn(text: str) -> Node:
    """Return the picture of a block with its words, and its caption below."""
    svg, words, caption = still(text)
    if not svg:
        return paragraph({"t": "Str", "c": caption or words})
    address = f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"
    about = [{"t": "Str", "c": words}]
    parts = [paragraph({"t": "Image", "c": [["", [], []], about, [address, ""]]})]
    if caption:
        parts.append(paragraph({"t": "Str", "c": caption}))
    return {"t": "Div", "c": [["", [NAME], []], parts]}


def paragraph(inline: Node) -> Node:
    """Return a paragraph of one part."""
    return {"t": "Para", "c": [inline]}


def main() -> int:
    """Read a document of Pandoc from standard input and write it again; the shell's command."""
    form = sys.argv[1] if len(sys.argv) > 1 else "html"
    try:
        document = json.load(sys.stdin.buffer)  # UTF-8, whatever the encoding of the shell
        print(json.dumps(filtered(document, form)))
    except BlockError as error:
        print(f"brisques: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
