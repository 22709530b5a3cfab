"""The pages for writers, guide/: copied, with a picture of its position put into each table."""

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
"""The text of an example, and the place beside it."""
NOT_HERE = re.compile(r"""<script\b.*?</script>|\sstyle="[^"]*\"""", re.DOTALL)
"""The page has the script already; styles are put on by guide.js, since no policy lets them in."""
ATTRIBUTE = re.compile(r'([a-z-]+)(?:="([^"]*)")?')
SHIPPED = ("*.html", "*.css", "*.js", "*.ipynb")
HOME = "../"
"""From a page of guide/ to the table."""


def ship(folder: Path, out: Path) -> None:
    """Write the pages into a folder of the site; a position that is none ends the program."""
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
    """The page with its examples shown beside their text, and a picture in every table."""

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
