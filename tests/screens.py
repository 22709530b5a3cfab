"""Pictures for translators: `python -m tests.screens` takes them from a built dist/.

Each is named after the file of messages that it shows, and is stored in `web/screenshots/words/`.
Take them again when the page has changed much; they are small, so that a visit costs little.
"""

import threading
from collections.abc import Callable

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.table_page import QUIET
from web.build.browsers import find_browser
from web.build.server import open_server
from web.build.steps import DIST, WEB

FOLDER = WEB / "screenshots/words"
WIDTH, HEIGHT = 360, 640
QUALITY = 55
LONG_MS = 60_000


def start(page: Page) -> None:
    """Show the start page with its dealt hands."""
    page.locator(".start .hand button").first.wait_for()


def contents(name: str) -> Callable[[Page], None]:
    """Return a function that opens a panel from the contents of the start page."""

    def show(page: Page) -> None:
        start(page)
        page.locator(".start").get_by_role("button", name=name).click()
        page.locator("dialog[open]").wait_for()

    return show


def editor(page: Page) -> None:
    """Show the editor of positions, which is a page of its own."""
    start(page)
    page.locator(".start").get_by_role("button", name="Make a position").click()
    page.get_by_text("Won by you").wait_for(timeout=LONG_MS)


def begin(page: Page, table: int) -> None:
    """Begin one of the two dealt games with its first card."""
    start(page)
    page.locator(".start .hand").nth(table).locator("button").first.click()
    page.wait_for_function(QUIET, timeout=LONG_MS)


def hint(page: Page) -> None:
    """Show the reasons of a hint, which the second press of its key opens."""
    begin(page, 0)
    for shown in ('[data-mark="hint"]', ".advice"):
        page.keyboard.press("h")
        page.locator(shown).first.wait_for(timeout=LONG_MS)


def table_help(page: Page) -> None:
    """Show the help at the table."""
    begin(page, 0)
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()


SCREENS: dict[str, Callable[[Page], None]] = {
    "pages": start,
    "table": lambda page: begin(page, 0),
    "filko": lambda page: begin(page, 1),
    "coach": hint,
    "help": table_help,
    "rules": contents("Rules and sources"),
    "settings": contents("Settings"),
    "history": contents("Your record"),
    "courses": contents("Learn"),
    "games": contents("All the games"),
    "edit": editor,
}


def take(browser: Browser, address: str, name: str) -> None:
    """Take one picture in the size of a phone, with nothing moving."""
    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT}, reduced_motion="reduce", locale="en-GB"
    )
    page = context.new_page()
    page.goto(address)
    SCREENS[name](page)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
    context.close()


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    server = open_server(DIST, None)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(find_browser()))
        for name in SCREENS:
            take(browser, server.address, name)
            print(name, (FOLDER / f"{name}.jpg").stat().st_size)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
