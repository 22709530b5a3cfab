"""Check where things are drawn on the table of Filicău and Filkó, in windows of several sizes."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.layout import CARDS, COVERED, LEAST, check_page
from tests.browser.table_page import TablePage

SIZES = [(360, 640), (844, 390), (1280, 800)]
# Return the boxes of the visible seats, by seat number.
SEATS = """() => Object.fromEntries([...document.querySelectorAll(".seat")]
  .filter((node) => node.getBoundingClientRect().width > 2)
  .map((node) => [node.dataset.seat, [...node.querySelectorAll(".plate, .backs .card")]
    .map((it) => it.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))]))"""


def boxes(page: Page) -> dict[str, list[dict[str, float]]]:
    """Return the box of each seat that is drawn."""
    return dict(page.evaluate(SEATS))


def centre(found: list[dict[str, float]]) -> tuple[float, float]:
    """Return the centre of several boxes."""
    across = (min(b["left"] for b in found) + max(b["right"] for b in found)) / 2
    down = (min(b["top"] for b in found) + max(b["bottom"] for b in found)) / 2
    return across, down


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def sized(request: pytest.FixtureRequest, table: TablePage) -> TablePage:
    """Run the test with the table in windows of several sizes."""
    width, height = request.param
    table.page.set_viewport_size({"width": width, "height": height})
    return table


def check_table(table: TablePage) -> None:
    """Assert that the table fits the window, nothing overlaps, and every card can be tapped."""
    page = table.page
    size: Any = page.viewport_size
    check_page(page)
    assert page.evaluate(COVERED) == []
    for found in boxes(page).values():
        assert min(box["left"] for box in found) >= 0
        assert max(box["right"] for box in found) <= size["width"]
    cards = page.locator(".hand [data-card]").evaluate_all(CARDS)
    assert len(cards) == len(table.view["hand"])
    assert all(card["width"] >= LEAST for card in cards)
    assert all(card["left"] >= 0 and card["right"] <= size["width"] for card in cards)
    assert all(card["bottom"] <= size["height"] for card in cards)
