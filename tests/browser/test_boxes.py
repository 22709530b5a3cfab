"""Start page and tables keep their layout: boxes in eight windows, compared with boxes.json.

Fonts, and so screenshots, differ between machines; positions differ little. After an intended
change of the layout `BRISQUES_GOLDEN=1` rewrites the file: look at the page first.
"""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.layout import windows
from tests.browser.positions import full_hand
from tests.browser.table_page import BOOT, TablePage
from tests.conftest import GOLDEN
from tests.filko_scene import playing

pytestmark = pytest.mark.browser

FILE = Path(__file__).with_name("boxes.json")
SIZES = [
    *((320, 256), (360, 640), (390, 844), (844, 390)),
    *((768, 1024), (1280, 800), (1920, 1080), (3840, 2160)),
]
NEAR, SHARE = 12, 0.02
"""Tolerance of an edge: a number of px, plus a share of the window's width or height."""

# Elements by name; the table's zones hold cards, so their boxes depend little on the text.
START = {
    "title": ".title .head",
    "first table": ".first-table",
    "first hand": ".first-table .hand",
    "second table": ".first-table + .first-table",
    "second hand": ".first-table + .first-table .hand",
}
TABLE = {
    "bar": ".bar",
    "trick": ".trick",
    "place of our card": ".trick .ghost",
    "hand": ".hand",
    "first card": ".hand [data-card]",
    "last card": ".hand .place:last-child [data-card], .hand li:last-child [data-card]",
    "dock": ".dock",
    "sheet": ".sheet",
}
FILDINSKI = {**TABLE, "stock": ".deck", "their tray": ".north .rack", "our tray": ".south .rack"}
FILICAU = {**TABLE, "points": ".coins"}

BOXES = """(elements) => Object.fromEntries(Object.entries(elements).map(([name, css]) => {
  const node = document.querySelector(css);
  if (!node) return [name, null];
  const { left, top, right, bottom } = node.getBoundingClientRect();
  const box = [left, top + scrollY, right, bottom + scrollY].map(Math.round);
  return [name, right > left ? box : null];
}))"""


def boxes(page: Page, elements: dict[str, str]) -> dict[str, Any]:
    """Return left, top, right and bottom of each element by window; None where it is not drawn."""
    found = {}
    for width, height in windows(page, SIZES):
        found[f"{width}x{height}"] = page.evaluate(BOXES, elements)
    return found


def differs(wanted: list[int] | None, found: list[int] | None, size: str) -> bool:
    """Return whether an edge has moved, or the box has appeared or disappeared."""
    if wanted is None or found is None:
        return wanted is not found
    width, height = map(int, size.split("x"))
    most = [NEAR + SHARE * side for side in (width, height, width, height)]
    return any(abs(a - b) > by for a, b, by in zip(wanted, found, most, strict=True))


def test_every_box_is_where_it_was(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    table_page = TablePage(page)
    page.goto("")
    expect(page.locator(".start .hand [data-card]")).to_have_count(16)
    expect(page.locator(".start").get_by_role("status")).to_contain_text("device", timeout=BOOT)
    found = {"start": boxes(page, START)}
    page.set_viewport_size({"width": 1280, "height": 800})
    table_page.sit_down()
    table_page.set_up(full_hand())
    found["fildinski"] = boxes(page, FILDINSKI)
    table_page.set_up(playing("filicau", ["AH OB 9H 8H 7L"], trick="KB UB TB", leader=1))
    found["filicau"] = boxes(page, FILICAU)
    if os.environ.get(GOLDEN):
        lines = [
            f'"{view} {size}": {json.dumps(lie)}'
            for view, sizes in found.items()
            for size, lie in sizes.items()
        ]
        FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    assert [
        f"{view} {size}: {name} was {kept[f'{view} {size}'].get(name)}, is {box}"
        for view, sizes in found.items()
        for size, lie in sizes.items()
        for name, box in lie.items()
        if differs(kept[f"{view} {size}"].get(name), box, size)
    ] == []
