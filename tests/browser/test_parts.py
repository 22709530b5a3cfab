"""Parts of the page that load on demand: rules, review, lessons, settings."""

import gzip
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from tests.browser.embedding import to_follow
from tests.browser.table_page import BOOT, TablePage, tap_first
from tests.browser.visits import Visitor, visiting
from web.build.steps import DIST

pytestmark = pytest.mark.browser

PARTS = re.compile(r"/(rule-pages|review|player|editor|settings|help-pages|synth)\.\w+\.js$")
NAMED = re.compile(r'(?:src|href)="([^"]+\.(?:js|css))"')
MOST_BYTES = 119_000
"""Scripts and styles that index.html names, in gzip. The aim is 120 kB."""
PANELS = re.compile(r"/(settings|help-pages)\.\w+\.js$")
# Wait until a script that the page has asked for is there, and the page has gone on with it.
IMPORTED = """async (url) => {
  await import(url);
  await new Promise((done) => setTimeout(done));
}"""
RULES = re.compile(r"/rule-pages\.\w+\.js$")


def test_the_scripts_of_the_page_are_small() -> None:
    names = NAMED.findall((DIST / "index.html").read_text(encoding="utf-8"))
    assert {"app", "prefetch", "chunk"} <= {name.split(".")[0] for name in names}
    sizes = {name: len(gzip.compress((DIST / name).read_bytes())) for name in names}
    assert sum(sizes.values()) <= MOST_BYTES, sizes


def test_the_first_card_needs_no_part(page: Page) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.extend(PARTS.findall(request.url))

    page.on("request", note)
    table_page = TablePage(page)
    table_page.sit_down()
    assert asked == []
    table_page.open_panel("Rules, with their sources")
    expect(page.locator("dialog.rules .rule").first).to_be_visible()
    page.keyboard.press("Escape")
    table_page.open_panel("Settings")
    assert asked == ["rule-pages", "settings"]


def test_a_part_that_fails_to_load_is_reported_and_works_after_a_reload(
    page: Page, complaints: list[str]
) -> None:
    table_page = TablePage(page)
    table_page.sit_down()
    page.route(RULES, lambda route: route.abort())
    table_page.button("Menu").click()
    page.locator("dialog.menu").get_by_role("button", name="Rules, with their sources").click()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    assert complaints
    complaints.clear()
    table_page.take_turn()  # the table keeps working
    page.unroute(RULES)
    page.get_by_role("alert").get_by_role("button", name="Reload").click()
    table_page.wait(BOOT)
    table_page.open_panel("Rules, with their sources")
    expect(page.locator("dialog.rules .rule").first).to_be_visible()


def test_a_reload_that_ends_the_match_is_asked_about(page: Page, complaints: list[str]) -> None:
    table_page = TablePage(page)
    table_page.sit_down()
    table_page.stop_storing()
    table_page.take_turn()
    before = table_page.view
    page.route(RULES, lambda route: route.abort())
    table_page.button("Menu").click()
    page.locator("dialog.menu").get_by_role("button", name="Rules, with their sources").click()
    note = page.get_by_role("alert").filter(has_text="could not be loaded")
    note.get_by_role("button", name="Reload").click()
    page.get_by_role("dialog").get_by_role("button", name="Keep my match").click()
    assert table_page.view == before
    complaints.clear()


@pytest.mark.parametrize(
    "link",
    ["#lesson=filko/1", "#problem=today", "#review=any", f"#position={to_follow().line()}"],
)
def test_a_page_whose_part_is_on_its_way_says_only_that(page: Page, link: str) -> None:
    page.route(PARTS, lambda _: None)
    page.goto(link)
    expect(page.locator("#app").get_by_role("status")).to_have_text("Loading …")


def test_a_panel_that_comes_late_opens_once_and_only_on_its_page(page: Page) -> None:
    held: list[Route] = []
    page.route(PANELS, lambda route: held.append(route))  # noqa: PLW0108
    table_page = TablePage(page)
    page.goto("")
    contents, dialogs = page.locator(".contents"), page.get_by_role("dialog")
    with page.expect_request(PANELS):
        contents.get_by_role("button", name="Settings").dblclick()
    expect(dialogs).to_have_count(0)
    held.pop().continue_()
    expect(dialogs.first).to_be_visible()
    expect(dialogs).to_have_count(1)
    page.keyboard.press("Escape")
    expect(dialogs).to_have_count(0)

    tap_first(page)
    table_page.wait(BOOT)
    with page.expect_request(PANELS):
        table_page.button("Help").click()
    table_page.leave()
    expect(contents).to_be_visible()
    held[0].continue_()
    page.evaluate(IMPORTED, held[0].request.url)
    expect(dialogs).to_have_count(0)


@pytest.fixture(scope="module")
def unplugged(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Return a visitor who has played a card here and now has no network."""
    with visiting(browser, tmp_path_factory.mktemp("parts")) as visitor:
        visitor.settle()
        visitor.cut_off()
        yield visitor


@pytest.mark.parametrize(
    ("link", "shown"),
    [
        ("#rules=fildinski", "dialog.rules .rule"),
        ("#lesson=fildinski/1", ".lesson-task"),
        (f"#position={to_follow().line()}", ".edit-paper"),
    ],
)
def test_after_one_visit_the_parts_need_no_network(
    unplugged: Visitor, link: str, shown: str
) -> None:
    page = unplugged.tab.page
    page.goto("licences.txt")
    page.goto(link)
    expect(page.locator(shown).first).to_be_visible(timeout=BOOT)
