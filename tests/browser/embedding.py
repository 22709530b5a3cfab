"""A page of somebody else's, on another site, with tables in it; what it hears and may ask."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, FrameLocator, Page

from tests.browser.complaints import watch
from tests.browser.table_page import BOOT
from tests.builder import Scene

# Begun before anything else of the page: notes every event of every table, by its element's id.
LISTEN = """
window.heard = [];
for (const name of ["ready", "action", "scored", "refused", "goal", "ended", "error", "resize"])
  addEventListener(`brisques-${name}`, ({ target, detail }) =>
    heard.push({ name, id: target.id, detail }), true);
"""

ADD = """([id, attributes, inside, style]) => {
  const table = document.createElement("card-table");
  table.id = id;
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  table.style.cssText = style;
  table.innerHTML = inside;
  document.body.append(table);
}"""

# A tap goes to what has been drawn at its place.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

HEARD = "([id, name]) => heard.filter((each) => each.id === id && each.name === name)"

# What a call of the element comes to: its answer, or the problem it was refused with.
CALL = """async ([id, method, given]) => {
  try {
    return await document.getElementById(id)[method](...given);
  } catch ({ code, where, params }) {
    return { problem: code, where, params };
  }
}"""


class Pages(ThreadingHTTPServer):
    """Serves pages out of memory, by their paths."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), PageHandler)
        self.pages: dict[str, str] = {}
        self.headers: dict[str, str] = {}
        """Sent with every page."""

    @property
    def address(self) -> str:
        """Another site than that of the tables, not only another origin."""
        return f"http://localhost:{self.server_port}/"

    def put(self, path: str, body: str, head: str = "") -> str:
        """Add a page; its address."""
        self.pages[f"/{path}"] = (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>A tutorial</title>{head}'
            f"<body><main>{body}</main></body></html>"
        )
        return self.address + path


class PageHandler(BaseHTTPRequestHandler):
    """Answers with a page."""

    server: Pages

    def do_GET(self) -> None:
        page = self.server.pages.get(self.path.partition("?")[0])
        self.send_response(200 if page is not None else 404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write((page or "").encode())

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@contextmanager
def pages() -> Iterator[Pages]:
    """Another site, for as long as it is needed."""
    with Pages() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        server.put("favicon.ico", "")
        yield server
        server.shutdown()


class HostPage:
    """A page with tables, seen from its own scripts and by its reader."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._count = 0
        page.set_default_timeout(BOOT)
        page.add_init_script(LISTEN)

    def add(self, inside: str = "", style: str = "", **attributes: str) -> str:
        """A table at the end of the page, as an element; its id. `read_only` is `read-only`."""
        self._count += 1
        name = f"table-{self._count}"
        given = {key.replace("_", "-"): value for key, value in attributes.items()}
        self.page.evaluate(ADD, [name, given, inside, style])
        return name

    def table(self, inside: str = "", style: str = "", **attributes: str) -> str:
        """The same, brought to the screen; it is there when it is ready."""
        name = self.add(inside, style, **attributes)
        self.page.locator(f"#{name}").scroll_into_view_if_needed()
        self.wait(name, "ready")
        self.frame(name).locator("html").evaluate(DRAWN)
        return name

    def frame(self, name: str) -> FrameLocator:
        """The inside of a table."""
        return self.page.frame_locator(f"#{name} iframe")

    def heard(self, name: str, event: str) -> list[dict[str, Any]]:
        """The details of all such events of a table."""
        return [each["detail"] for each in self.page.evaluate(HEARD, [name, event])]

    def wait(self, name: str, event: str, count: int = 1) -> dict[str, Any]:
        """Until a table has told so often of something; the latest."""
        self.page.wait_for_function(
            "([id, name, count]) => heard.filter((e) => e.id === id && e.name === name).length"
            " >= count",
            arg=[name, event, count],
        )
        return self.heard(name, event)[-1]

    def call(self, name: str, method: str, *given: Any) -> dict[str, Any]:
        """What a table answers to a call by the page's scripts."""
        return dict(self.page.evaluate(CALL, [name, method, list(given)]))

    def clear(self) -> None:
        """Take away what was put into the page, and forget what was heard."""
        self.page.evaluate(
            "document.querySelectorAll('card-table, button').forEach((it) => it.remove());"
            " heard.length = 0"
        )


@contextmanager
def hosted(browser: Browser, site: str, host: Pages, **options: Any) -> Iterator[HostPage]:
    """An empty page of another site with the script of the tables, and nothing to complain of."""
    with context_of(browser, site, host, **options) as context:
        page = HostPage(context.new_page())
        script = f'<script type="module" src="{site}embed.js"></script>'
        page.page.goto(host.put("empty", "<h1>A tutorial</h1>", script))
        yield page


@contextmanager
def context_of(
    browser: Browser, site: str, host: Pages, **options: Any
) -> Iterator[BrowserContext]:
    """A browser window that complains of nothing but requests to the host, which are expected."""
    context = browser.new_context(**options)
    complaints = watch(context, site)
    yield context
    expected = f"foreign: {host.address}"
    assert [each for each in complaints if not each.startswith(expected)] == []
    context.close()


# The fixtures of the tests of embedding. A module that wants them takes them over by their names.


@pytest.fixture(scope="module")
def host() -> Iterator[Pages]:
    """Another site."""
    with pages() as server:
        yield server


@pytest.fixture(scope="module")
def shared_page(browser: Browser, site: str, host: Pages) -> Iterator[HostPage]:
    """One page of that site for all tests of a module."""
    with hosted(browser, site, host, viewport={"width": 1000, "height": 800}) as page:
        yield page


@pytest.fixture
def page(shared_page: HostPage) -> Iterator[HostPage]:
    """The same, empty before and after the test."""
    yield shared_page
    shared_page.clear()


def to_follow() -> Scene:
    """The opponent has led the queen of spades; the king takes it, for a bézique with the jack."""
    hands = ("KS 9S TH 8H TD 8D QC 7C", "QS")
    won = ("JD QD AH JS", "AC TC")
    scene = Scene("fildinski", trump="C", hands=hands, won=won, leader=1)
    return scene.play("QS")
