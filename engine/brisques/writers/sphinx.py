"""The directive `brisques` for Sphinx, in reStructuredText or, by MyST, in Markdown.

extensions = ["myst_parser", "brisques.writers.sphinx"]
myst_fence_as_directive = ["brisques"]
brisques_home = "https://cards.example.org/"
"""

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from brisques.writers.block import BlockError, html, still


class Block(nodes.General, nodes.Element):
    """A block until its builder is known: builders share the documents that Sphinx has read."""


class Brisques(SphinxDirective):
    """One block; its content is that of a fenced one."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """Read the block; raises an error with file and line."""
        text = "\n".join(self.content)
        try:
            drawn, words, caption = still(text)
        except BlockError as error:
            raise self.error(f"brisques: {error}") from None
        return [Block(text=text, drawn=drawn, told=[each for each in (caption, words) if each])]


def resolve(app: Sphinx, document: nodes.document, _: str) -> None:
    """Replace each block: a table in a page, a picture and words in an e-book, words elsewhere.

    Raises BlockError for a page if the address of the table is not set.
    """
    is_html, is_book = app.builder.format == "html", app.builder.name == "epub"
    for block in list(document.findall(Block)):
        page = html(block["text"], app.config.brisques_home) if is_html and not is_book else ""
        shown = block["drawn"] if is_book else page
        told = block["told"] if is_book or not is_html else []
        parts: list[nodes.Node] = [nodes.raw("", shown, format="html")] if shown else []
        block.replace_self([*parts, *(nodes.paragraph("", text) for text in told)])


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the directive; Sphinx calls this."""
    app.add_config_value("brisques_home", "", "html", str)
    app.add_node(Block)
    app.add_directive("brisques", Brisques)
    app.connect("doctree-resolved", resolve)
    return {
        "version": "3",
        "env_version": 3,
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }
