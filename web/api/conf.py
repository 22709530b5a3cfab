"""Settings of Sphinx for the API pages, which web/build/api.py builds into dist/guide/api/."""

import re
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.errors import ExtensionError

ROOT = Path(__file__).resolve().parents[2]
STEPS = re.compile(
    r"^## The way of a tapped card.*?^(1\. .*?)^The rules themselves", re.MULTILINE | re.DOTALL
)
OF_THE_FOLDER = re.compile(r"\]\((?!\.\./)")

project = "Brisques"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"
myst_heading_anchors = 3
suppress_warnings = ["myst.header"]  # the included reference begins with its second level

html_theme = "basic"
html_title = "Brisques for programs"
html_short_title = "API"
html_css_files = ["api.css"]
html_static_path = ["static"]
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_domain_indices = False
html_use_index = False
html_permalinks_icon = "#"
html_sidebars = {"**": []}
highlight_language = "none"
templates_path = ["templates"]


def add_texts(_app: Sphinx, name: str, source: list[str]) -> None:
    """Put the twelve steps of CONTRIBUTING, and the page on the start, where they are wanted."""
    if name == "architecture":
        found = STEPS.search((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
        if not found:
            raise ExtensionError("CONTRIBUTING.md has no twelve steps")
        source[0] = source[0].replace("TWELVE STEPS", found[1].replace("](", "](../../").strip())
    elif name == "boot":
        text = (ROOT / "web/boot/README.md").read_text(encoding="utf-8")
        source[0] = OF_THE_FOLDER.sub("](../boot/", text)


def without_search(app: Sphinx) -> None:
    """Leave out the search page: the policy of these pages allows no scripts."""
    app.builder.search = False


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("source-read", add_texts)
    app.connect("builder-inited", without_search)
