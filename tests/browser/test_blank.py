"""The page is never blank: if a file is missing, it says so and what to do."""

import re
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from tests.browser import embedding
from tests.browser.embedding import Pages
from tests.browser.table_page import BOOT, NO_SERVICE_WORKER, TablePage
from web.build.server import Handler, Server
from web.build.steps import DIST

pytestmark = pytest.mark.browser
host = embedding.host

APP = "**/{app,chunk}.*.js"
"""The script that the page names, and those that it imports."""


class SilentHandler(Handler):
    """Send no headers about other origins, as most hosts do by default."""

    def end_headers(self) -> None:
        super(Handler, self).end_headers()


@pytest.fixture
def context(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """Return a new browser profile whose complaints are expected, since a test causes them."""
    context = browser.new_context(base_url=site, viewport={"width": 360, "height": 640})
    context.add_init_script(NO_SERVICE_WORKER)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


def says_what_to_do(page: Page) -> Locator:
    told = page.get_by_text(re.compile("Check the connection")).locator("visible=true").first
    expect(told).to_be_visible()
    return told


@pytest.mark.parametrize("how", ["missing", "cut", "of another type"])
def test_a_script_that_is_missing_or_cut_off_is_reported(page: Page, how: str) -> None:
    def spoil(route: Route) -> None:
        whole = route.fetch()
        if how == "missing":
            route.fulfill(status=404)
        elif how == "cut":
            half = whole.text()[: len(whole.text()) // 2]
            route.fulfill(body=half, content_type="text/javascript")
        else:
            route.fulfill(response=whole, headers={"Content-Type": "text/html"})

    page.context.route(APP, spoil)
    page.goto("")
    expect(says_what_to_do(page)).to_contain_text("missing or damaged")
    page.context.unroute(APP)
    page.get_by_role("link", name="Reload the page").click()
    expect(page.locator(".start .hand [data-card]")).to_have_count(16)
    expect(page.locator("#boot")).to_have_count(0)


def test_a_style_that_is_missing_is_reported(page: Page) -> None:
    style = "**/app.*.css"
    page.context.route(style, lambda route: route.fulfill(status=404))
    page.goto("")
    expect(page.locator(".start .hand [data-card]")).to_have_count(16)
    expect(says_what_to_do(page)).to_contain_text("missing or damaged")
    page.context.unroute(style)
    page.get_by_role("link", name="Reload the page").click()
    expect(page.locator(".start .hand [data-card]")).to_have_count(16)
    expect(page.locator("#boot")).to_have_count(0)


@pytest.mark.parametrize("requests", range(1, 7))
def test_a_network_that_fails_during_the_start_is_reported(page: Page, requests: int) -> None:
    left = requests

    def pass_some(route: Route) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            route.abort()
        else:
            route.continue_()

    page.context.route("**/*", pass_some)
    page.goto("", wait_until="commit")
    said = re.compile("Check the connection|Reload the page to try again")
    told = page.get_by_text(said).locator("visible=true").first
    expect(told).to_be_visible(timeout=BOOT)


def test_without_a_fault_no_message_is_shown(page: Page) -> None:
    table_page = TablePage(page)
    table_page.sit_down()
    expect(page.locator("#boot")).to_have_count(0)
    expect(page.get_by_text("Check the connection")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_host_that_allows_no_other_origin_is_reported_in_the_readers_language(
    browser: Browser, host: Pages, language: str
) -> None:
    with (
        Server(DIST, port=0, handler=SilentHandler) as server,
        browser.new_page(locale=language) as page,
    ):
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"{server.address}embed.html?variant=fildinski"
        page.goto(host.put("closed", f'<iframe sandbox="allow-scripts" src="{address}"></iframe>'))
        told = page.frame_locator("iframe").locator("#boot > [lang]:not([hidden])")
        expect(told).to_have_attribute("lang", language)
        expect(told.get_by_text("allow-same-origin")).to_be_visible(timeout=BOOT)
        server.shutdown()


def test_a_table_without_its_script_says_so_inside_its_frame(browser: Browser, site: str) -> None:
    with browser.new_page(locale="hu", reduced_motion="reduce") as page:
        page.route("**/table-frame*.js", lambda route: route.abort())
        page.goto(f"{site}embed.html?variant=fildinski")
        note = page.locator("#boot > [lang=hu]")
        expect(note.get_by_text("kártyaasztal").first).to_be_in_viewport(ratio=1)
