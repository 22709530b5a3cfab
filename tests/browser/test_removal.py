"""Matches that a person puts away or deletes: what can be undone, and what is erased at last."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table_page import (
    BOOT,
    HOLD_ENGINE,
    TablePage,
    full_storage,
    tap_first,
    wait_until,
)
from tests.browser.test_coach import DELETED
from tests.browser.test_kept import they_led, we_lead
from tests.browser.test_record import open_record, win_position

pytestmark = pytest.mark.browser

ERASED = """async (id) => {
  const opening = indexedDB.open("brisques");
  const database = await new Promise((done) => { opening.onsuccess = () => done(opening.result) });
  const stores = ["entries", "records"].map((name) => database.transaction(name).objectStore(name));
  const all = await Promise.all(stores.map((store) => {
    const counting = store.count(id);
    return new Promise((done) => { counting.onsuccess = () => done(counting.result) });
  }));
  database.close();
  return all.every((count) => count === 0);
}"""
"""Return whether the browser stores nothing of a match any more."""


def test_putting_a_match_away_can_be_undone(table: TablePage) -> None:
    table.set_up(they_led())
    table.leave()
    rows = table.page.locator(".unfinished li")
    expect(rows.nth(0)).to_contain_text("120 to 80")
    count = rows.count()
    rows.nth(0).get_by_role("button", name="Put away").click()
    expect(rows).to_have_count(count - 1)
    expect(table.page.get_by_role("heading", level=1)).to_be_focused()
    note = table.page.get_by_role("status").filter(has_text="The match is put away")
    note.get_by_role("button", name="Undo").click()
    expect(rows).to_have_count(count)
    expect(rows.nth(0)).to_contain_text("120 to 80")
    expect(table.page.get_by_role("heading", level=1)).to_be_focused()


def test_a_new_tab_opens_neither_a_branch_nor_a_match_put_away(table: TablePage) -> None:
    page = table.page
    table.set_up(they_led())
    expected = page.evaluate("brisques.engine.match")
    win_position(table)
    table.sheet.get_by_role("button", name="Look back at the deal").click()
    page.get_by_role("button", name="Try again from here").click()
    table.wait()
    assert table.view["branch"]
    table.set_up(we_lead())
    table.leave()
    rows = page.locator(".unfinished li")
    rows.nth(0).get_by_role("button", name="Put away").click()
    expect(page.get_by_role("status").get_by_role("button", name="Undo")).to_be_visible()
    tab = page.context.new_page()
    tab.goto("")
    tab.wait_for_function("() => brisques.engine.match !== null", timeout=BOOT)
    assert tab.evaluate("brisques.engine.match") == expected
    tab.close()


def test_a_removal_that_is_not_stored_is_reported_and_changes_nothing(table: TablePage) -> None:
    page = table.page
    table.set_up(they_led())
    before = table.view
    table.leave()
    rows = page.locator(".unfinished li")
    expect(rows.nth(0)).to_contain_text("120 to 80")
    count = rows.count()
    with full_storage(page):
        rows.nth(0).get_by_role("button", name="Put away").click()
        note = page.get_by_role("alert")
        expect(note).to_contain_text("The match stays as it was")
        expect(rows).to_have_count(count)
        note.get_by_role("button", name="Close").click()
        page.locator(".contents").get_by_role("button", name="Your record").click()
        record = page.get_by_role("dialog", name="Your record")
        row = record.locator(".past-matches li").first
        row.locator("summary").click()
        row.get_by_role("button", name="Delete").click()
        expect(record.get_by_role("status").first).to_contain_text("The match stays as it was")
        expect(record.get_by_role("button", name="Undo")).to_have_count(0)
    record.get_by_role("button", name="Close").click()
    rows.nth(0).get_by_role("button", name="Go on").click()
    table.wait()
    assert table.view == before


def test_a_match_deleted_from_under_the_table_leads_to_the_start_page(table: TablePage) -> None:
    table.set_up(we_lead())
    table.take_turn()
    record = open_record(table)
    row = record.locator(".past-matches li").first
    row.locator("summary").click()
    row.get_by_role("button", name="Delete").click()
    expect(table.page.locator(".start")).to_be_visible()
    record.get_by_role("button", name="Close").click()
    tap_first(table.page)
    table.wait()


def test_a_match_deleted_during_a_move_does_not_come_back(table: TablePage) -> None:
    page = table.page
    table.set_up(we_lead())
    deleted = page.evaluate("brisques.engine.match")
    page.evaluate(HOLD_ENGINE, "act")
    table.tap(table.view["legal"][0])
    row = open_record(table).locator(".past-matches li").first
    row.locator("summary").click()
    row.get_by_role("button", name="Delete").click()
    wait_until(page, DELETED, deleted)
    page.evaluate("goOn()")
    page.wait_for_function("() => brisques.match.view === null")
    assert page.evaluate(DELETED, deleted)
    page.keyboard.press("Escape")
    tap_first(page)
    table.wait()


def test_a_deleted_match_is_erased_an_hour_later(page: Page) -> None:
    table_page = TablePage(page)
    table_page.sit_down()
    deleted = page.evaluate("brisques.engine.match")
    record = open_record(table_page)
    row = record.locator(".past-matches li").first
    row.locator("summary").click()
    row.get_by_role("button", name="Delete").click()
    expect(page.locator(".start")).to_be_visible()
    page.reload()
    expect(page.locator(".start .hand [data-card]")).to_have_count(16)
    wait_until(page, DELETED, deleted)
    page.clock.set_fixed_time(datetime.now(UTC) + timedelta(minutes=61))
    page.reload()
    wait_until(page, ERASED, deleted)


def test_a_match_deleted_while_it_is_opened_does_not_come_to_the_table(table: TablePage) -> None:
    page = table.page
    table.set_up(we_lead())
    table.take_turn()
    deleted = page.evaluate("window.brisques.engine.match")
    table.set_up(we_lead())
    table.take_turn()
    table.leave()
    page.evaluate(HOLD_ENGINE, "load")
    page.locator(".resume").nth(1).get_by_role("button", name="Go on").click()
    expect(page.get_by_role("button", name="Opening")).to_be_visible()
    page.locator(".contents").get_by_role("button", name="Your record").click()
    row = page.locator(".past-matches li").nth(1)
    row.locator("summary").click()
    row.get_by_role("button", name="Delete").click()
    wait_until(page, DELETED, deleted)
    page.keyboard.press("Escape")
    page.evaluate("window.goOn()")
    page.wait_for_function("() => window.brisques.engine.match === null")
    expect(page.locator(".start")).to_be_visible()
    expect(page.get_by_role("button", name="Opening")).to_have_count(0)
    assert page.evaluate("window.brisques.match.view") is None
    wait_until(page, DELETED, deleted)
