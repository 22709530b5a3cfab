"""The pages are valid HTML by html-validate: as the build writes them and as scripts draw them."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browser.table_page import TablePage
from tests.browser.test_access import chooser, deal_sheet, our_lead, panel, review, start
from web.build.steps import DIST, MODULES

pytestmark = pytest.mark.browser

RULES = Path(__file__).with_name("html-validate.json")
"""The standard rules, without those that the written-out DOM of a page cannot meet."""
VALIDATE = MODULES / "html-validate/bin/html-validate.mjs"
SHOWN = (start, our_lead, chooser, deal_sheet, review, panel("Settings"), panel("New match"))


def faults(pages: list[Path]) -> str:
    """Return the faults that html-validate finds in these files, one on a line."""
    node = os.environ.get("PLAYWRIGHT_NODEJS_PATH") or shutil.which("node")
    assert node, "no node: run the tests by `python build.py test`, which brings one"
    command = [node, VALIDATE, "--config", RULES, "--formatter", "text", *pages]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    return run.stdout + run.stderr


def test_built_and_drawn_pages_are_valid(table: TablePage, tmp_path: Path) -> None:
    """The check finds the fault of one more page, and no other."""
    built = [DIST / f"{name}.html" for name in ("index", "embed", "embed-hub")]
    drawn = []
    for show in SHOWN:
        table.clear()
        show(table)
        drawn.append(tmp_path / f"{show.__name__}.html")
        drawn[-1].write_text(table.page.content(), encoding="utf-8")
    faulty = tmp_path / "faulty.html"
    text = (DIST / "index.html").read_text(encoding="utf-8")
    faulty.write_text(text.replace('<div id="app">', '<div id="app"><p><div></div></p>'), "utf-8")
    found = faults([*built, *sorted((DIST / "guide").glob("*.html")), *drawn, faulty]).splitlines()
    assert [line for line in found if str(faulty) not in line] == []
    assert any("close-order" in line for line in found)
