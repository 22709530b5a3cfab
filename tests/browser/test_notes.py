"""Notes at the edge of the page, for the keyboard and for screen readers."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table_page import TablePage

pytestmark = pytest.mark.browser

SAY = "([words, isError]) => window.brisques.status.say(() => words, isError)"
MARK_PLACE = "() => { document.querySelector('.notes [role=status]').isOld = true; }"
IS_OLD = "(note) => note.closest('[role=status]').isOld === true"


def test_a_note_is_put_into_a_status_that_was_there_before(table: TablePage) -> None:
    """A screen reader need not read a status that comes together with its words."""
    page = table.page
    page.evaluate(MARK_PLACE)
    page.evaluate(SAY, ["All is stored again.", False])
    note = page.locator(".note")
    expect(note).to_contain_text("All is stored again.")
    assert note.evaluate(IS_OLD)
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)


def test_closing_a_note_gives_the_focus_back(table: TablePage) -> None:
    page = table.page
    table.button("Menu").focus()
    page.evaluate(SAY, ["Something failed.", True])
    close = page.get_by_role("alert").get_by_role("button", name="Close")
    close.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(table.button("Menu")).to_be_focused()


def test_a_note_over_a_panel_can_be_closed_and_outlives_the_panel(table: TablePage) -> None:
    page = table.page
    panel = table.open_panel("Settings")
    page.evaluate(SAY, ["Something failed.", True])
    note = page.get_by_role("alert")
    expect(panel.get_by_role("alert")).to_contain_text("Something failed.")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(note).to_be_visible()

    panel = table.open_panel("Settings")
    page.evaluate(SAY, ["It failed again.", True])
    close = panel.get_by_role("alert").get_by_role("button", name="Close")
    close.focus()
    page.keyboard.press("Enter")
    expect(note).to_have_count(0)
    expect(panel).to_be_visible()
    panel.get_by_role("button", name="Done").click()


def test_a_note_at_the_edge_of_a_panel_lies_in_the_window(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    table_page = TablePage(page)
    table_page.sit_down()
    table_page.open_panel("Settings")
    page.evaluate(SAY, ["Something failed.", True])
    note = page.get_by_role("alert")
    expect(note).to_be_in_viewport(ratio=1)
    note.get_by_role("button", name="Close").click()
