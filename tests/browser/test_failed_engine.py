"""An engine that cannot be started again: the page says what it cannot do, and why."""

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.table_page import BOOT, TablePage, pick_game, tap_first
from tests.browser.test_boot_guards import PYTHON
from tests.builder import Scene

pytestmark = pytest.mark.browser

KILL_FOR_GOOD = """() => {
  for (let death = 0; death < 4; death += 1) window.brisques.engine.kill();
}"""


def dismiss_failure(page: Page) -> Locator:
    """Close the note that the engine has failed, and return the button that closed it."""
    note = page.locator(".note.error")
    expect(note).to_contain_text("could not be started", timeout=BOOT)
    close = note.get_by_role("button", name="Close")
    close.click()
    expect(close).to_have_count(0)
    return close


def test_what_an_engine_that_has_failed_cannot_do_is_reported(page: Page) -> None:
    table_page = TablePage(page)
    table_page.sit_down()
    table_page.stop_storing()
    table_page.set_up(Scene("fildinski", stock=0, hands=("AS", "9S")))
    table_page.play("AS1")
    table_page.button("Show the table", inside="dialog").click()
    page.evaluate(KILL_FOR_GOOD)
    note = page.locator(".note.error")
    expect(note).to_contain_text("your match is lost")
    expect(note).not_to_contain_text("safe")
    for line in ("Link to this match", "Report this play"):
        close = dismiss_failure(page)
        table_page.button("Menu").click()
        table_page.button(line, inside="dialog.menu").click()
        expect(close).to_be_visible()
    close = dismiss_failure(page)
    table_page.button("Deal sheet").click()
    table_page.button("Look back at the deal", inside="dialog").click()
    expect(close).to_be_visible()
    expect(page.locator("brisques-table")).to_be_visible()


def test_a_match_that_no_engine_can_open_is_reported(page: Page, complaints: list[str]) -> None:
    table_page = TablePage(page)
    table_page.sit_down()
    table_page.leave()
    page.evaluate("localStorage.removeItem('brisques.seen.5')")
    page.add_init_script("delete globalThis.Worker")
    page.reload()
    close = dismiss_failure(page)
    complaints.remove("uncaught: Worker is not defined")
    page.get_by_role("button", name="Go on").click()
    expect(close).to_be_visible()


def test_a_match_that_no_engine_can_begin_is_reported(page: Page, complaints: list[str]) -> None:
    table_page = TablePage(page)
    page.add_init_script("delete globalThis.Worker")
    page.goto("")
    close = dismiss_failure(page)
    complaints.remove("uncaught: Worker is not defined")
    tap_first(page)
    expect(close).to_be_visible()
    close.click()
    pick_game(page, "bezique")
    table_page.button("Deal the cards", inside="dialog").click()
    expect(close).to_be_visible()


def test_a_card_that_waits_for_an_engine_that_fails_is_not_promised(
    page: Page, complaints: list[str]
) -> None:
    held: list[Route] = []
    page.route(PYTHON, lambda route: held.append(route))  # noqa: PLW0108
    page.goto("")
    tap_first(page)
    line = page.locator(".table > .turn")
    expect(line).to_contain_text("as soon as the game is ready")
    page.route(PYTHON, lambda route: route.fulfill(status=404))
    for route in held:
        route.fulfill(status=404)
    expect(line).to_contain_text("could not be started", timeout=BOOT)
    expect(page.locator(".note.error")).to_contain_text("could not be started")
    complaints.clear()  # the browser's own message
