"""The place of an embedded table before it runs and where it cannot run, and plain frames."""

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser import embedding
from tests.browser.embedding import HostPage, Pages, context_of, hosted, to_follow
from tests.browser.table_page import BOOT
from tests.browser.test_start import WASM

pytestmark = pytest.mark.browser
host, shared_page, page = embedding.host, embedding.shared_page, embedding.page


LINE = to_follow().line()
PICTURE = "<p>King of spades, nine of spades &hellip;</p>"


def test_the_picture_stays_until_the_table_runs(page: HostPage) -> None:
    page.page.evaluate("document.body.style.paddingTop = '5000px'")
    try:
        name = page.add(inside=PICTURE, position=LINE)
        expect(page.page.locator(f"#{name} p")).to_be_visible()
        page.page.locator(f"#{name}").scroll_into_view_if_needed()
        page.wait(name, "ready")
        expect(page.page.locator(f"#{name} p")).to_be_hidden()
    finally:
        page.page.evaluate("document.body.style.paddingTop = ''")


def test_a_table_that_never_came_says_why_until_it_comes(page: HostPage) -> None:
    name = page.add(inside=PICTURE, position=LINE, controls="menu")
    sentence = page.wait(name, "error")["message"]
    expect(page.page.locator(f"#{name} .note")).to_have_text(sentence)
    expect(page.page.locator(f"#{name} > p")).to_be_visible()
    page.page.evaluate("(id) => document.getElementById(id).removeAttribute('controls')", name)
    page.wait(name, "ready")
    expect(page.page.locator(f"#{name} .note")).to_have_count(0)


def test_the_picture_is_printed(page: HostPage) -> None:
    name = page.table(inside=PICTURE, position=LINE)
    page.page.emulate_media(media="print")
    expect(page.page.locator(f"#{name} p")).to_be_visible()
    expect(page.page.locator(f"#{name} iframe")).to_be_hidden()
    page.page.emulate_media(media="screen")
    expect(page.page.locator(f"#{name} iframe")).to_be_visible()


def test_another_script_of_the_same_name_is_no_home(
    browser: Browser, site: str, host: Pages
) -> None:
    """Services for comments have an embed.js too, which may come first in a page."""
    theirs = '<script type="text/plain" src="https://comments.example/embed.js"></script>'
    ours = f'<script type="module" src="{site}embed.js"></script>'
    with context_of(browser, site, host) as context:
        window = context.new_page()
        table = f'<card-table position="{LINE}"></card-table>'
        window.goto(host.put("comments", table, theirs + ours))
        card = window.frame_locator("card-table iframe").locator('[data-card="KS1"]')
        expect(card).to_be_visible(timeout=BOOT)


def test_without_scripts_the_picture_is_shown(browser: Browser, site: str, host: Pages) -> None:
    body = f'<card-table position="{LINE}">{PICTURE}</card-table>'
    script = f'<script type="module" src="{site}embed.js"></script>'
    with context_of(browser, site, host, java_script_enabled=False) as context:
        window = context.new_page()
        window.goto(host.put("still", body, script))
        expect(window.get_by_text("King of spades")).to_be_visible()
        assert len(window.frames) == 1


def test_a_plain_frame_without_scripts_says_so(browser: Browser, site: str, host: Pages) -> None:
    # Scripts are blocked by a sandbox. If the driver turned them off, a frame of another site could
    # be parsed before it knew, and its noscript content would be left out.
    frame = f'<iframe sandbox title="A table" src="{site}embed.html?position={LINE}"></iframe>'
    context = browser.new_context()  # the browser reports the scripts that it does not run
    window = context.new_page()
    window.goto(host.put("framed-still", frame))
    note = window.frame_locator("iframe").locator("noscript [lang=en]")
    expect(note).to_be_visible(timeout=BOOT)
    context.close()


ANSWERED = """(id) => new Promise((resolve) => {
  addEventListener("message", ({ data }) => data.id === "last" && resolve());
  const { contentWindow } = document.getElementById(id).shadowRoot.querySelector("iframe");
  contentWindow.postMessage({ brisques: 1, id: "last", method: "none" }, "*");
})"""
"""Wait until a frame has answered all that it could answer at once."""


def test_a_table_whose_engine_comes_slowly_is_not_called_impossible(
    browser: Browser, site: str, host: Pages
) -> None:
    held: list[Route] = []
    with hosted(browser, site, host) as page:
        page.page.clock.install()
        page.page.route(WASM, lambda route: held.append(route))  # noqa: PLW0108
        name = page.add(inside=PICTURE, position=LINE)
        expect(page.frame(name).locator(".embed-note")).to_have_text("Laying the table …")
        page.page.evaluate(ANSWERED, name)
        page.page.clock.fast_forward(10_000)
        assert page.page.locator(f"#{name} .note").count() == 0
        page.page.route(WASM, lambda route: route.continue_())
        for route in held:
            route.continue_()
        page.wait(name, "ready")


def test_when_our_host_cannot_be_reached_the_picture_stays(
    browser: Browser, site: str, host: Pages
) -> None:
    body = f'<card-table id="it" position="{LINE}">{PICTURE}</card-table>'
    script = f'<script type="module" src="{site}embed.js"></script>'
    context = browser.new_context()
    window = context.new_page()
    window.route(re.compile(r"/table-frame\."), lambda route: route.abort())
    window.goto(host.put("cut-off", body, script))
    frame = window.locator("#it iframe")
    frame.wait_for(state="attached")
    window.wait_for_function(
        "() => document.querySelector('#it').shadowRoot.querySelector('iframe')"
    )
    window.wait_for_load_state("networkidle")
    expect(window.get_by_text("King of spades")).to_be_visible()
    context.close()


# --- a plain frame -------------------------------------------------------------------------------


def test_a_frame_needs_no_script_of_ours(browser: Browser, site: str, host: Pages) -> None:
    address = f"{site}embed.html?position={LINE}&goal=Win+it&theme=dark&controls=none&utm=x"
    body = f'<iframe title="A table" width="640" height="420" src="{address}"></iframe>'
    with context_of(browser, site, host) as context:
        window = context.new_page()
        window.goto(host.put("framed", body))
        frame = window.frame_locator("iframe")
        card = frame.locator('[data-card="KS1"]')
        expect(card).to_be_visible(timeout=BOOT)
        expect(frame.locator(".goal p")).to_have_text("Win it")
        expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
        card.click()
        expect(frame.locator(".chooser")).to_be_visible(timeout=BOOT)


def test_a_frame_with_an_invalid_address_says_so(browser: Browser, site: str, host: Pages) -> None:
    body = f'<iframe title="A table" src="{site}embed.html?position=fildinski;trump=Z"></iframe>'
    with context_of(browser, site, host) as context:
        window = context.new_page()
        window.goto(host.put("nonsense", body))
        note = window.frame_locator("iframe").get_by_role("status")
        expect(note).to_contain_text("The position cannot be set up", timeout=BOOT)
