"""Panels on paper: what is listed, without fields, buttons and the ring of the focus."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table_page import BOOT, TablePage, open_courses
from tests.browser.test_record import open_record, win_match

pytestmark = pytest.mark.browser

RINGS = """(panel) => [...panel.querySelectorAll(":focus-visible")]
  .filter((node) => getComputedStyle(node).outlineStyle !== "none")
  .map((node) => node.outerHTML)"""
"""Return what in a panel shows the ring of the focus."""


def test_printed_the_panels_of_the_start_page_have_no_fields_and_no_buttons(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 700})
    page.goto("")
    expect(page.locator(".dealt .hand [data-card]").first).to_be_visible(timeout=BOOT)
    panel = page.get_by_role("dialog")
    for command in ("All the games", "Deal of the day", "Learn", "Help"):
        opener = page.locator(".contents").get_by_role("button", name=command, exact=True)
        opener.press("Enter")
        expect(panel.get_by_role("heading").first).to_be_visible()
        page.emulate_media(media="print")
        expect(panel.locator(":is(select, .button, .link):visible")).to_have_count(0)
        assert panel.evaluate(RINGS) == []
        page.emulate_media(media="screen")
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)


def test_printed_the_themes_of_problems_have_no_edges(page: Page) -> None:
    page.goto("")
    open_courses(page).get_by_role("button", name="Problems", exact=True).click()
    theme = page.locator(".problem-themes .button").first
    expect(theme).to_be_visible()
    page.emulate_media(media="print")
    expect(theme).to_be_visible()
    expect(theme).to_have_css("border-top-width", "0px")
    expect(page.locator("dialog.problems select:visible")).to_have_count(0)


def test_printed_the_record_has_no_fields_and_no_buttons(table: TablePage) -> None:
    win_match(table)
    table.sheet.get_by_role("button", name="Show the table").click()
    record = open_record(table)
    table.page.emulate_media(media="print")
    expect(record.locator(".past-matches summary").first).to_be_visible()
    expect(record.get_by_role("search")).to_have_count(0)
    expect(record.get_by_role("button")).to_have_count(0)
    table.page.emulate_media(media="screen")
    record.get_by_role("button", name="Statistics").click()
    table.page.emulate_media(media="print")
    expect(record.locator(".figures").first).to_be_visible()
    expect(record.get_by_role("button")).to_have_count(0)
    table.page.emulate_media(media="screen")
