"""Addresses: what a link opens, and where the browser's way back leads."""

import re
from urllib.parse import quote, urlparse

import pytest
from playwright.sync_api import Page, expect

from tests.browser.embedding import to_follow
from tests.browser.table_page import BOOT, STORE_SETTING, TablePage, tap_first

pytestmark = pytest.mark.browser

VISIT = """(hash) => {
  history.replaceState(null, "", location.pathname + hash);
  location.reload();
}"""
"""Open the page by an address, as a link elsewhere does."""


def test_a_link_to_a_position_keeps_the_current_match_stored(table: TablePage) -> None:
    """It plays the position once: the way back leads to the editor."""
    table.begin("fildinski", 2, "kept")
    kept = table.view["hand"]
    table.page.evaluate(VISIT, f"#position={quote(to_follow().line())}&play")
    expect(table.page.locator(".at-table .hand")).to_be_visible(timeout=BOOT)
    table.wait(BOOT)
    assert table.view["hand"] != kept
    table.page.go_back()
    expect(table.page.locator(".at-edit .edit-state")).to_have_text("This position can be played.")
    assert "play" not in urlparse(table.page.url).fragment
    table.page.go_forward()
    expect(table.page.locator(".at-table .hand")).to_be_visible()
    table.leave()
    table.page.locator(".unfinished li").nth(1).get_by_role("button", name="Go on").click()
    expect(table.page.locator(".at-table .hand")).to_be_visible()
    table.wait()
    assert table.view["hand"] == kept


def test_a_link_to_a_wrong_position_is_not_played(page: Page) -> None:
    """The editor says what is wrong."""
    page.goto("#position=fildinski;foo=1&play")
    expect(page.locator(".at-edit .edit-state.wrong")).to_contain_text("foo", timeout=BOOT)


def test_a_link_that_is_no_position_is_shown_as_text(table: TablePage) -> None:
    """The text of a link is untrusted: it is shown as written, and nothing in it runs."""
    page = table.page
    page.goto("#position=fildinski;%3Cimg%20src=x%20onerror=alert(1)%3E=1;hands=%3Cb%3Ex,y")
    expect(page.locator(".edit-state")).to_contain_text("cannot be read")
    assert page.locator(".editor b").count() == 0
    assert page.locator('.editor img[src="x"]').count() == 0


def test_the_tab_names_what_is_shown(table: TablePage) -> None:
    page = table.page
    table.begin("fildinski", 2, "named")
    expect(page).to_have_title("Fildinski · Brisques")
    table.open_panel("Rules, with their sources")
    rules = page.locator("dialog.rules")
    expect(page).to_have_title("Rules of Fildinski · Brisques")
    rules.get_by_role("combobox").select_option("bezique")
    expect(page).to_have_title("Rules of Bézique · Brisques")
    page.keyboard.press("Escape")
    expect(page).to_have_title("Fildinski · Brisques")
    page.evaluate("location.hash = '#lesson=fildinski/1'")
    expect(page).to_have_title("The cards · Brisques")
    page.evaluate("location.hash = '#problem=today'")
    expect(page).to_have_title("Problems · Brisques")
    page.evaluate(STORE_SETTING, ["language", "de"])
    expect(page).to_have_title("Aufgaben · Brisques")
    page.evaluate(STORE_SETTING, ["language", "en"])
    page.evaluate("location.hash = '#table'")
    expect(page).to_have_title("Fildinski · Brisques")
    table.leave()
    expect(page).to_have_title("Brisques")


def test_back_closes_panels_before_it_leaves_the_table(page: Page) -> None:
    table_page = TablePage(page)
    table_page.sit_down()
    dialog, start = page.get_by_role("dialog"), page.locator(".start")
    panel = table_page.open_panel("Settings")
    expect(panel).to_have_class(re.compile("settings"))
    page.go_back()
    expect(dialog).to_have_count(0)
    expect(page.locator(".at-table")).to_be_visible()
    page.go_back()
    expect(start).to_be_visible()
    assert "#" not in page.url

    page.go_forward()
    expect(page.locator(".at-table")).to_be_visible()
    table_page.button("Menu").click()
    page.evaluate("location.hash = '#lesson=fildinski/1'")  # a page opened by its address
    expect(page.locator(".lesson-task")).to_be_visible()
    expect(dialog).to_have_count(0)


def test_a_link_that_leads_nowhere_says_why_until_another_page_is_opened(page: Page) -> None:
    """Of a position that was cut off, and of a match that this browser has not."""
    note, start = page.locator(".note.error"), page.locator(".start")
    page.goto("#position=fildinski")
    expect(note).to_contain_text("This link is damaged", timeout=BOOT)
    expect(start).to_be_visible()
    page.evaluate("location.hash = '#lesson=fildinski/1'")
    expect(page.locator(".lesson-task")).to_be_visible()
    expect(note).to_have_count(0)
    page.evaluate("location.hash = '#review=gone&deal=1'")
    expect(note).to_contain_text("This match is not kept in this browser")
    expect(start).to_be_visible()
    tap_first(page)
    expect(page.locator(".at-table")).to_be_visible()
    expect(note).to_have_count(0)
