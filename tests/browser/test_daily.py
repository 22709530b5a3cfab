"""The deal of the day: the same for all, played once without help, and kept in a calendar."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.positions import declaring
from tests.browser.table_page import BOOT, TablePage
from tests.browser.test_record import open_record, win_position

pytestmark = pytest.mark.browser

DAY = "2026-11-23"


def play_out(table_page: TablePage) -> None:
    """Play to the end of the deal."""
    while not table_page.view["phase"].endswith("over"):
        table_page.take_turn()


def test_the_deal_of_the_day_is_the_same_for_all_and_played_once_without_help(
    page: Page, tmp_path: Path
) -> None:
    page.clock.set_fixed_time(f"{DAY}T12:00:00")
    table_page = TablePage(page)
    page.goto("")
    daily = page.get_by_role("dialog", name="Deal of the day")
    line = page.locator(".contents").get_by_role("button", name="Deal of the day")
    line.click()
    daily.get_by_role("combobox").select_option("filicau")
    daily.get_by_role("button", name="Play").click()
    table_page.wait(BOOT)
    text_file = tmp_path / "brisques-match.txt"
    text_file.write_text(table_page.record(), encoding="utf-8")
    assert f"seed {DAY} filicau\n" in text_file.read_text(encoding="utf-8")
    table_page.take_turn()
    view = table_page.view
    assert not view["can_undo"]
    page.keyboard.press("h")
    assert not table_page.view["assisted"]
    table_page.button("Menu").click()
    menu = page.locator("dialog.menu")
    expect(menu.get_by_role("button", name="New match")).to_be_visible()
    expect(menu.get_by_role("button", name="Seats")).to_have_count(0)
    page.reload()  # the sheet does not need the panel in which the deal was begun
    table_page.wait(BOOT)
    play_out(table_page)
    expect(table_page.sheet).to_contain_text("This result is kept for today")
    expect(table_page.sheet).not_to_contain_text("next")
    table_page.sheet.get_by_role("button", name="To the start page").click()
    line.click()
    expect(daily).to_contain_text("This result is kept for today")
    expect(daily.get_by_role("button", name="Play")).to_have_count(0)
    daily.get_by_role("button", name="Close").click()
    page.clock.set_fixed_time("2026-11-24T12:00:00")
    line.click()
    expect(daily.get_by_role("button", name="Play")).to_be_visible()
    daily.get_by_role("button", name="Close").click()
    page.locator(".contents").get_by_role("button", name="Your record").click()
    record = page.get_by_role("dialog", name="Your record")
    record.locator("input[type=file]").set_input_files(text_file)  # as it was after the deal
    expect(record.get_by_role("status").first).to_contain_text("one was here already")


def test_a_deal_that_is_finished_the_next_day_does_not_promise_tomorrow(page: Page) -> None:
    page.clock.set_fixed_time(f"{DAY}T23:50:00")
    table_page = TablePage(page)
    page.goto("")
    page.locator(".contents").get_by_role("button", name="Deal of the day").click()
    daily = page.get_by_role("dialog", name="Deal of the day")
    daily.get_by_role("combobox").select_option("filicau")
    daily.get_by_role("button", name="Play").click()
    table_page.wait(BOOT)
    table_page.take_turn()
    page.clock.set_fixed_time("2026-11-24T00:10:00")
    play_out(table_page)
    expect(table_page.sheet).to_contain_text("Today there is another deal.")
    expect(table_page.sheet).not_to_contain_text("Tomorrow")


BEGUN_DAILY = """(id) => {
  const entry = { id, begun: Date.now(), changed: Date.now(), facts: null };
  Object.defineProperty(brisques.matches, "entries", { get: () => [entry] });
}"""
"""Have this match stored, and no other."""


def test_a_page_left_open_over_midnight_offers_the_deal_of_the_new_day(page: Page) -> None:
    page.clock.install(time=f"{DAY}T23:50:00")
    page.goto("")
    line = page.locator(".contents").get_by_role("button", name="Deal of the day")
    expect(line).to_contain_text("23 November")
    page.wait_for_function("() => window.brisques", timeout=BOOT)
    page.evaluate(BEGUN_DAILY, f"daily-{DAY}-fildinski")
    line.click()
    daily = page.get_by_role("dialog", name="Deal of the day")
    expect(daily.get_by_role("button", name="Go on")).to_be_visible(timeout=BOOT)
    page.clock.fast_forward("20:00")
    expect(daily.get_by_role("button", name="Play")).to_be_visible()
    expect(line).to_contain_text("24 November")


def test_the_slip_of_melds_has_no_hint_where_none_is_given(table: TablePage) -> None:
    page = table.page
    page.set_viewport_size({"width": 360, "height": 640})
    table.set_up(declaring())
    hint = table.chooser.get_by_role("button", name="Hint")
    expect(hint).to_be_visible()
    page.evaluate("brisques.table.set({ ...brisques.match.view, unaided: true })")
    expect(table.chooser).to_be_visible()
    expect(hint).to_have_count(0)


def test_a_deleted_deal_of_the_day_can_be_begun_again(page: Page) -> None:
    page.clock.set_fixed_time(f"{DAY}T12:00:00")
    table_page = TablePage(page)
    page.goto("")
    line = page.locator(".contents").get_by_role("button", name="Deal of the day")
    daily = page.get_by_role("dialog", name="Deal of the day")
    for turn in range(2):
        line.click()
        daily.get_by_role("combobox").select_option("filicau")
        daily.get_by_role("button", name="Play").click()
        table_page.wait(BOOT)
        assert not table_page.view["log"]
        table_page.take_turn()
        assert table_page.view["log"]
        if turn == 0:
            record = open_record(table_page)
            row = record.locator(".past-matches li").first
            row.locator("summary").click()
            row.get_by_role("button", name="Delete").click()
            record.get_by_role("button", name="Close").click()
            page.reload()


def test_the_calendar_turns_by_a_month_and_not_beyond_this_one(page: Page) -> None:
    page.clock.set_fixed_time(f"{DAY}T12:00:00")
    page.goto("")
    page.locator(".contents").get_by_role("button", name="Your record").click()
    record = page.get_by_role("dialog", name="Your record")
    record.get_by_role("button", name="Deals of the day").click()
    month = record.locator("#calendar-month")
    before, after = (record.get_by_role("button", name=f"Month {it}") for it in ("before", "after"))
    expect(month).to_have_text("November 2026")
    expect(after).to_be_disabled()
    for name in ("October 2026", "September 2026"):
        before.click()
        expect(month).to_have_text(name)
    after.click()
    expect(month).to_have_text("October 2026")
    expect(record.locator(".calendar td b")).to_have_count(31)


DAILIES = """(variants) => {
  const { matches } = brisques;
  const [entry] = matches.entries;
  const day = new Date().toLocaleDateString("sv");
  const dailies = variants.map((variant) => ({ ...entry, id: `daily-${day}-${variant}` }));
  Object.defineProperty(matches, "entries", { get: () => dailies });
}"""
"""Show the finished match as deals of today of several games."""


def test_a_narrow_calendar_names_the_games_below(page: Page) -> None:
    table = TablePage(page)
    table.sit_down()
    win_position(table)
    table.sheet.get_by_role("button", name="Show the table").click()
    page.evaluate(DAILIES, ["fildinski", "four-hand-partners"])
    page.set_viewport_size({"width": 360, "height": 640})
    record = open_record(table)
    record.get_by_role("button", name="Deals of the day").click()
    games = record.locator(".month-days .day-result")
    expect(games).to_have_count(2)
    assert games.evaluate_all("(all) => all.every((it) => it.scrollWidth <= it.clientWidth)")
    marks = record.locator(".calendar .day-result")
    expect(marks).to_have_count(2)
    expect(marks.first).to_have_css("font-size", "0px")
    # A deal that was won has a full mark, all of it border: forced colours replace a ground.
    won = "(mark) => { mark.dataset.outcome = 'won'; return mark.clientWidth; }"
    assert marks.first.evaluate(won) == 0
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(games.first).to_be_hidden()
    expect(marks.first).to_contain_text("Fildinski")
