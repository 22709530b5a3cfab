"""What is seen on the screen, by its pixels: another face, the focus, a choice."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.filko_positions import filko_call
from tests.browser.positions import full_hand
from tests.browser.table_page import TablePage
from tests.builder import Scene

pytestmark = pytest.mark.browser


@pytest.fixture(scope="session")
def browser(painting_browser: Browser) -> Browser:
    """Return a browser that paints, for all tests of this file."""
    return painting_browser


def seen(page: Page, locator: Locator) -> bytes:
    """Return a picture of an element and its surroundings."""
    box = locator.bounding_box()
    assert box
    around = {"x": box["x"] - 8, "y": box["y"] - 8}
    clip = {**around, "width": box["width"] + 16, "height": box["height"] + 16}
    return page.screenshot(clip=clip, animations="disabled")  # type: ignore[arg-type]


@pytest.mark.parametrize("forced", ["none", "active"])
def test_focus_and_choices_stay_visible(table: TablePage, forced: str) -> None:
    """Also in forced colours, where the system's colours replace ours and shadows are gone."""
    page = table.page
    page.emulate_media(forced_colors=forced, reduced_motion="reduce")  # type: ignore[arg-type]
    try:
        table.set_up(filko_call())
        page.keyboard.press("Tab")  # from here on the page shows the focus ring
        leaves = table.button("leaves", inside=".suit-picks")
        page.get_by_role("button", name="Help").focus()
        plain = seen(page, leaves)
        leaves.focus()
        focused = seen(page, leaves)
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Help").focus()
        chosen = seen(page, leaves)
        assert len({plain, focused, chosen}) == 3
        width, style = leaves.evaluate(
            "(it) => { it.focus(); const { outlineWidth, outlineStyle } = getComputedStyle(it);"
            " return [parseFloat(outlineWidth), outlineStyle]; }"
        )
        assert width >= 2
        assert style == "solid"
    finally:
        page.emulate_media(forced_colors="none", reduced_motion="reduce")


def test_the_points_cover_no_name_in_forced_colours(table: TablePage) -> None:
    page = table.page
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    try:
        table.set_up(full_hand())
        name = page.locator(".sheet .scores span").first
        beside_points = name.screenshot()
        points = page.locator(".sheet .scores b").first
        points.evaluate("(it) => { it.style.visibility = 'hidden'; }")
        alone = name.screenshot()
        points.evaluate("(it) => it.style.removeProperty('visibility')")
        assert alone == beside_points
    finally:
        page.emulate_media(forced_colors="none", reduced_motion="reduce")


def test_another_face_is_seen_at_once(page: Page) -> None:
    table_page = TablePage(page)
    table_page.sit_down()
    table_page.set_up(Scene("fildinski", trump="H", hands=("AS KS QS TH KH QD JC 9C", "")))
    queen = table_page.card("QS1").locator("img")
    before = queen.screenshot()
    panel = table_page.open_panel("Settings")
    faces = panel.get_by_role("group", name="Faces", exact=True)
    faces.get_by_role("radio", name="Large rank and suit only", exact=True).check(force=True)
    panel.get_by_role("button", name="Done").click()
    expect(queen).to_have_attribute("src", "cards/fr/QS.svg#QS-jumbo")
    assert queen.screenshot() != before
