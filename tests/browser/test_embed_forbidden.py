"""Frames under restrictions: the rows of that table in web/guide/index.html, in its order."""

import threading
from collections.abc import Iterator
from html import escape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import embedding
from tests.browser.embedding import Pages, to_follow
from tests.browser.table_page import BOOT
from web.build.server import Handler, Server
from web.build.steps import DIST

pytestmark = pytest.mark.browser
host = embedding.host
LINE = to_follow().line()
SIZE = 'width="700" height="520"'
ISOLATED = {"Cross-Origin-Opener-Policy": "same-origin"}
TRUSTED = "require-trusted-types-for 'script'"
DENIED = """if (window !== top) {
  const denied = () => { throw new DOMException("Denied.", "SecurityError"); };
  Object.defineProperty(window, "localStorage", { get: denied });
  Object.defineProperty(window, "sessionStorage", { get: denied });
  IDBFactory.prototype.open = denied;
}"""
NO_WORKERS = "window.Worker = class { constructor() { throw new DOMException('no', 'x'); } }"

# A frame that is forbidden never answers, so a twentieth of the time to wait for it is enough.
QUICK_TIMERS = """{
  const { setTimeout } = window;
  window.setTimeout = (what, ms = 0) => setTimeout(what, ms / 20);
}"""


class StrictHandler(Handler):
    """Send the headers of cross-origin isolated pages, and require Trusted Types of itself."""

    def end_headers(self) -> None:
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        self.send_header("Cross-Origin-Resource-Policy", "cross-origin")
        self.send_header("Content-Security-Policy", TRUSTED)
        super().end_headers()


class FramelessHandler(Handler):
    """Allow no page to frame this host."""

    def end_headers(self) -> None:
        self.send_header("X-Frame-Options", "DENY")
        super().end_headers()


@pytest.fixture
def window(browser: Browser, host: Pages) -> Iterator[Page]:
    """Return a page; its host's extra headers are cleared afterwards."""
    page = browser.new_page(viewport={"width": 800, "height": 700})
    yield page
    host.headers.clear()
    page.close()


def served(handler: type[Handler]) -> Server:
    """Serve the table from another host."""
    server = Server(DIST, port=0, handler=handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def element(site: str) -> str:
    """Return the HTML of a table element with its picture, as writers put it into a page."""
    table = f'<card-table position="{LINE}"><p>King of spades</p></card-table>'
    return f'<script type="module" src="{site}embed.js"></script>{table}'


def frame(site: str, sandbox: str = "") -> str:
    """Return the HTML of a plain frame."""
    return f'<iframe {sandbox} {SIZE} title="x" src="{site}embed.html?position={LINE}"></iframe>'


def plays(page: Page, *frames: str) -> None:
    """Play the king on the queen in the innermost frame."""
    inner = page.frame_locator(frames[0])
    for name in frames[1:]:
        inner = inner.frame_locator(name)
    inner.locator('[data-card="KS1"]').click(timeout=BOOT)
    expect(inner.locator(".chooser .primary").first).to_be_visible(timeout=BOOT)


def shows_a_link(page: Page, site: str) -> None:
    """Assert that the picture, a sentence and a link to the full table are shown."""
    note = page.locator("card-table .note")
    expect(note).to_have_text(
        "The card table cannot run in this page. Open it at a full table.", timeout=BOOT
    )
    address = note.locator("a").get_attribute("href") or ""
    assert address.startswith(f"{site}#position=fildinski%3Btrump%3DC")
    expect(page.get_by_text("King of spades")).to_be_visible()
    expect(page.locator("card-table iframe")).to_be_hidden()


def test_a_plain_frame_in_a_sandbox_plays(window: Page, host: Pages, site: str) -> None:
    window.goto(host.put("fenced", frame(site, 'sandbox="allow-scripts"')))
    plays(window, "iframe")


def test_a_page_in_a_sandbox_plays(window: Page, host: Pages, site: str) -> None:
    inner = escape(f'<!doctype html><html lang="en"><body>{element(site)}')
    window.goto(
        host.put("within", f'<iframe {SIZE} sandbox="allow-scripts" srcdoc="{inner}"></iframe>')
    )
    plays(window, "main > iframe", "card-table iframe")
    host.headers["Content-Security-Policy"] = "sandbox allow-scripts"
    window.goto(host.put("sandboxed", element(site)))
    plays(window, "card-table iframe")


def test_a_page_from_a_disk_plays(window: Page, tmp_path: Path, site: str) -> None:
    file = tmp_path / "page.html"
    file.write_text(f"<!doctype html><title>x</title>{element(site)}", encoding="utf-8")
    window.goto(file.as_uri())
    plays(window, "card-table iframe")


def test_a_sandbox_without_scripts_shows_a_message(window: Page, host: Pages, site: str) -> None:
    window.goto(host.put("quiet", frame(site, "sandbox")))
    expect(window.frame_locator("iframe").locator("noscript [lang=en]")).to_be_visible(timeout=BOOT)
    host.headers["Content-Security-Policy"] = "sandbox"
    window.goto(host.put("quiet-page", element(site)))
    expect(window.get_by_text("King of spades")).to_be_visible()


@pytest.mark.parametrize(
    "headers",
    [
        {"Content-Security-Policy": "default-src 'none'; script-src {0}; frame-src {0}"},
        {"Content-Security-Policy": f"{TRUSTED}; trusted-types 'none'"},
        {"Cross-Origin-Embedder-Policy": "require-corp", **ISOLATED},
        {"Cross-Origin-Embedder-Policy": "credentialless", **ISOLATED},
    ],
    ids=["policy", "trusted-types", "require-corp", "credentialless"],
)
def test_under_a_header_of_the_host_it_plays(
    window: Page, host: Pages, site: str, headers: dict[str, str]
) -> None:
    host.headers.update({name: value.format(site) for name, value in headers.items()})
    window.goto(host.put("header", element(site)))
    plays(window, "card-table iframe")


def test_from_a_host_with_the_headers_of_isolated_pages_it_plays(window: Page, host: Pages) -> None:
    """A plain frame here is as strict as in other browsers: nothing makes it credentialless."""
    host.headers.update({"Cross-Origin-Embedder-Policy": "require-corp", **ISOLATED})
    with served(StrictHandler) as server:
        window.goto(host.put("isolated", frame(server.address)))
        plays(window, "iframe")
        server.shutdown()


def test_without_storage_it_plays(window: Page, host: Pages, site: str) -> None:
    window.add_init_script(DENIED)
    window.goto(host.put("forgetful", element(site)))
    plays(window, "card-table iframe")


def test_without_workers_the_picture_and_a_link_stay(window: Page, host: Pages, site: str) -> None:
    window.add_init_script(NO_WORKERS)
    window.goto(host.put("idle", element(site)))
    shows_a_link(window, site)


def test_without_frames_the_picture_and_a_link_stay(window: Page, host: Pages, site: str) -> None:
    window.add_init_script(QUICK_TIMERS)
    host.headers["Content-Security-Policy"] = "frame-src 'none'"
    window.goto(host.put("frameless", element(site)))
    shows_a_link(window, site)
    host.headers.clear()
    with served(FramelessHandler) as server:
        window.goto(host.put("unframed", element(server.address)))
        shows_a_link(window, server.address)
        server.shutdown()


def test_the_link_opens_the_same_table_or_is_left_out(window: Page, host: Pages, site: str) -> None:
    """No address names a deal or a writer's lesson."""
    window.add_init_script(QUICK_TIMERS)
    host.headers["Content-Security-Policy"] = "frame-src 'none'"
    variant, _, rest = LINE.partition(";")
    linked = f'<card-table variant="{variant}" position="{rest}"></card-table>'
    deal = '<card-table deal="7"></card-table>'
    lesson, theirs = (
        f'<card-table lesson="{name}"></card-table>' for name in ("fildinski/3", "mine.lesson")
    )
    window.set_viewport_size({"width": 800, "height": 4000})  # tables far below do not begin
    window.goto(host.put("linked", f"{element(site)}{linked}{deal}{lesson}{theirs}"))
    expect(window.locator("card-table .note")).to_have_count(5, timeout=BOOT)
    links = window.locator("card-table .note a")
    addresses = links.evaluate_all("(links) => links.map((link) => link.href)")
    assert len(addresses) == 3
    assert addresses[0] == addresses[1]
    assert addresses[2] == f"{site}#lesson=fildinski%2F3"
