"""Embedded tables for everybody: by keyboard into a table and out of it, and nothing axe minds."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import embedding
from tests.browser.embedding import HostPage, to_follow
from tests.browser.test_access import AXE, PLAIN, RUN

pytestmark = pytest.mark.browser
host, shared_page, page = embedding.host, embedding.shared_page, embedding.page

LINE = to_follow().line()


def surround(page: HostPage, name: str) -> None:
    """A button of the page's before the table, and one after it."""
    page.page.evaluate(
        """(id) => {
          const table = document.getElementById(id);
          for (const [place, text] of [["before", "Before"], ["after", "After"]]) {
            const button = document.createElement("button");
            button.textContent = text;
            table[place](button);
          }
        }""",
        name,
    )


def focused(page: Page) -> str:
    """What has the focus in the page: a frame stands for all in it."""
    return str(page.evaluate("document.activeElement.textContent || document.activeElement.id"))


def test_tab_leads_in_and_out_again(page: HostPage) -> None:
    name = page.table(position=LINE, goal="Win this trick.")
    surround(page, name)
    keys = page.page.keyboard
    page.page.get_by_role("button", name="Before").focus()
    keys.press("Tab")
    expect(page.frame(name).locator(".goal [data-tool='again']")).to_be_focused()
    for _ in range(12):
        keys.press("Tab")
        if focused(page.page) == "After":
            break
    assert focused(page.page) == "After"
    keys.press("Shift+Tab")
    assert focused(page.page) == name


def test_a_trick_is_played_by_keys_alone(page: HostPage) -> None:
    name = page.table(position=LINE)
    surround(page, name)
    keys = page.page.keyboard
    page.page.get_by_role("button", name="After").focus()
    held = page.frame(name).locator('.hand [data-card="KS1"]')
    keys.press("Shift+Tab")
    for _ in range(12):
        if page.frame(name).locator(".hand :focus").count():
            break
        keys.press("Shift+Tab")
    keys.press("Home")
    for _ in range(8):
        if held.evaluate("(it) => it === document.activeElement"):
            break
        keys.press("ArrowRight")
    keys.press("Enter")
    expect(page.frame(name).locator(".chooser")).to_be_visible()


def test_the_frame_has_a_name(page: HostPage) -> None:
    name = page.table(position=LINE)
    assert page.page.locator(f"#{name} iframe").get_attribute("title") == "Card table"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [280, 640, 940])
def test_axe_finds_nothing(page: HostPage, theme: str, width: int) -> None:
    name = page.table(position=LINE, goal="Win it.", theme=theme, style=f"width: {width}px")
    expect(page.frame(name).locator(".hand [data-card]").first).to_be_visible()
    frame = next(frame for frame in page.page.frames if "await" in frame.url)
    frame.evaluate(PLAIN)
    frame.evaluate(AXE)
    assert frame.evaluate(RUN) == []


@pytest.mark.parametrize(("width", "height"), [(280, 460), (360, 480), (640, 400), (900, 600)])
def test_what_may_be_declared_is_within_reach(page: HostPage, width: int, height: int) -> None:
    name = page.table(position=LINE, goal="Win.", style=f"width: {width}px; height: {height}px")
    page.call(name, "act", "KS1")
    button = page.frame(name).locator(".chooser .primary").first
    expect(button).to_be_visible()
    button.click()
    page.wait(name, "scored")
