"""Copy the pages for writers, guide/, and put a picture of its position into each table."""

import re
import shutil
import sys
from html import unescape
from pathlib import Path

from brisques.writers.block import BlockError, fallback
from web.build import translators

EMPTY = re.compile(r"<card-table\b([^>]*)></card-table>")
EXAMPLE = re.compile(
    r'<textarea[^>]*>([^<]*)</textarea>.*?<div class="stage">(?=</div>)', re.DOTALL
)
"""The text of an example, up to the empty box beside it."""
NOT_HERE = re.compile(r"""<script\b.*?</script>|\sstyle="[^"]*\"""", re.DOTALL)
"""Left out of examples: the page has the script, and its policy forbids styles (see guide.js)."""
ATTRIBUTE = re.compile(r'([a-z-]+)(?:="([^"]*)")?')
SHIPPED = ("*.html", "*.css", "*.js", "*.ipynb")
HOME = "../"
"""Address of the table from a page of guide/."""


def ship(folder: Path, out: Path) -> None:
    """Write the pages into a folder of the site; exit if a position is broken."""
    out.mkdir()
    for file in sorted(file for pattern in SHIPPED for file in folder.glob(pattern)):
        if file.suffix == ".html":
            page = with_pictures(file)
            page = translators.filled(page) if file.name == translators.PAGE else page
            (out / file.name).write_text(page, encoding="utf-8")
        else:
            shutil.copy(file, out)
    for name, room in {"lessons": "lessons", "reference": "embed"}.items():
        shutil.copy(folder.with_name(room) / "README.md", out / f"{name}.txt")


def with_pictures(page: Path) -> str:
    """Return the page with each example drawn beside its text and a picture in every table."""

    def filled(match: re.Match[str]) -> str:
        said = {name: unescape(value) for name, value in ATTRIBUTE.findall(match[1])}
        try:
            return f"<card-table{match[1]}>{fallback(said, HOME)}</card-table>"
        except (BlockError, ValueError) as error:
            raise SystemExit(f"{page}: {error} in {match[0][:80]}") from None

    def shown(match: re.Match[str]) -> str:
        return match[0] + NOT_HERE.sub("", unescape(match[1])).strip()

    return EMPTY.sub(filled, EXAMPLE.sub(shown, page.read_text(encoding="utf-8")))


if __name__ == "__main__":
    ship(Path(sys.argv[1]), Path(sys.argv[2]))
