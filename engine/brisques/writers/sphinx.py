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


class Brisques(SphinxDirective):
    """One block; its content is that of a fenced one. An e-book gets a picture, paper words."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """The table for HTML, a picture for an e-book, words for all else."""
        text = "\n".join(self.content)
        builder = self.env.app.builder
        try:
            made = html(text, self.config.brisques_home)
            drawn, words, caption = still(text)
        except BlockError as error:
            raise self.error(f"brisques: {error}") from None
        if builder.name == "epub":
            made = drawn  # an e-book runs no scripts and has no network
        if builder.format == "html" and made:
            below = [nodes.paragraph("", words)] if builder.name == "epub" else []
            return [nodes.raw("", made, format="html"), *below]
        return [nodes.paragraph("", text) for text in (caption, words) if text]


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    app.add_config_value("brisques_home", "", "env", str)
    app.add_directive("brisques", Brisques)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
