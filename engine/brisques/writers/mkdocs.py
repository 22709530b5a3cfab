"""Blocks fenced as ```brisques in MkDocs, or wherever Python-Markdown is used.

markdown_extensions:
  - brisques.writers.mkdocs:
      home: https://cards.example.org/
"""

import re
from typing import Any

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

from brisques.writers.block import html

FENCED = re.compile(
    r"^(?P<indent>[ ]*)(?P<fence>`{3,}(?!`)|~{3,}(?!~))(?P<name>[^`\n]*)\n(?P<text>.*?)"
    r"^(?P=indent)(?P=fence)[ ]*$",
    re.MULTILINE | re.DOTALL,
)
"""Any fenced block, so that one quoted within another is left alone."""
HOLDER = re.compile(r"[ ]*([*+-]|\d+[.)]|!!!|\?\?\?\+?|===[!+]?|:)[ ]")
"""A line to which the indented lines below belong: of a list, a note, a tab or a definition."""
NAME = "brisques"
BEFORE_OTHER_FENCES = 26  # fenced_code has 25
CODE = 4  # spaces before a line of code


class Tables(Preprocessor):
    """Puts the HTML of each block in its place."""

    def __init__(self, md: Markdown, home: str) -> None:
        super().__init__(md)
        self.home = home

    def run(self, lines: list[str]) -> list[str]:
        """Return the text with HTML in the place of its blocks; raises BlockError."""
        text = "\n".join(lines)

        def made(block: re.Match[str]) -> str:
            indent = block["indent"]
            if block["name"].strip(" ") != NAME or is_code(text[: block.start()], len(indent)):
                return block[0]
            return f"\n\n{indent}{self.md.htmlStash.store(html(block['text'], self.home))}\n\n"

        return FENCED.sub(made, text).split("\n")


def is_code(before: str, indent: int) -> bool:
    """Return whether lines with this indent, after this text, are an indented block of code.

    They are not if the last line with less indent is one to which they belong.
    """
    if indent < CODE:
        return False
    lines = (line for line in reversed(before.split("\n")) if line.strip())
    holder = next((line for line in lines if len(line) - len(line.lstrip()) < indent), "")
    return not HOLDER.match(holder)


class Brisques(Extension):
    """The extension, told the address of the site with the table."""

    def __init__(self, **given: Any) -> None:
        self.config = {"home": ["", "the address of the site with the table"]}
        super().__init__(**given)

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802
        """Register the preprocessor; Markdown calls this."""
        md.preprocessors.register(
            Tables(md, self.getConfig("home")), "brisques", BEFORE_OTHER_FENCES
        )


def makeExtension(**given: Any) -> Brisques:  # noqa: N802
    """Return the extension; Markdown calls this."""
    return Brisques(**given)
