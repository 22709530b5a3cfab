"""The directive `brisques` for Sphinx, in reStructuredText or, by MyST, in Markdown.

extensions = ["myst_parser", "brisques.writers.sphinx"]
myst_fence_as_directive = ["brisques"]
brisques_home = "https://cards.example.org/"
"""

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from brisques.writers.block import BlockError, html, read


class Brisques(SphinxDirective):
    """One block; its content is that of a fenced one."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """The table for HTML, and its caption for all else."""
        text = "\n".join(self.content)
        try:
            made = html(text, self.config.brisques_home)
        except BlockError as error:
            raise self.error(f"brisques: {error}") from None
        caption = read(text).get("caption", "A card table.")
        only_html = nodes.raw("", made, format="html")
        elsewhere = nodes.paragraph("", caption)
        return [only_html] if self.env.app.builder.format == "html" else [elsewhere]


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    app.add_config_value("brisques_home", "", "env", str)
    app.add_directive("brisques", Brisques)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
