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

FENCED = re.compile(r"^(`{3,}(?!`)|~{3,}(?!~))([^`\n]*)\n(.*?)^\1[ ]*$", re.MULTILINE | re.DOTALL)
"""Any fenced block, so that one quoted within another is left alone."""
NAME = "brisques"
BEFORE_OTHER_FENCES = 26  # fenced_code has 25


class Tables(Preprocessor):
    """Puts the HTML of each block in its place."""

    def __init__(self, md: Markdown, home: str) -> None:
        super().__init__(md)
        self.home = home

    def run(self, lines: list[str]) -> list[str]:
        """Return the text with HTML in the place of its blocks; raises BlockError."""

        def made(block: re.Match[str]) -> str:
            if block[2].strip(" ") != NAME:
                return block[0]
            return f"\n\n{self.md.htmlStash.store(html(block[3], self.home))}\n\n"

        return FENCED.sub(made, "\n".join(lines)).split("\n")


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
