"""A page of another site with embedded tables: which events it receives and what it may ask."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, FrameLocator, Page

from tests.browser.complaints import watch
from tests.browser.table_page import BOOT, DRAWN
from tests.builder import Scene

# Runs before the page's own scripts: records each event of each table, with its element's id.
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

# Let no card move and no trick stay a while. A frame without a table shows why it has none.
AT_ONCE = """() => {
  const table = document.querySelector("brisques-table");
  if (table) table.manner.speed = "none";
}"""

HEARD = "([id, name]) => heard.filter((each) => each.id === id && each.name === name)"

# Call a method of the element; return its answer, or the problem with which it was refused.
CALL = """async ([id, method, given]) => {
  try {
    return await document.getElementById(id)[method](...given);
  } catch ({ code, where, params }) {
    return { problem: code, where, params };
  }
}"""


class Pages(ThreadingHTTPServer):
    """Serve pages from memory, by their paths."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), PageHandler)
        self.pages: dict[str, str] = {}
        self.headers: dict[str, str] = {}
        """Sent with every page."""

    @property
    def address(self) -> str:
        """Return the address, on another site than the tables, not only on another origin."""
        return f"http://localhost:{self.server_port}/"

    def put(self, path: str, body: str, head: str = "") -> str:
        """Add a page; return its address."""
        self.pages[f"/{path}"] = (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>A tutorial</title>{head}'
            f"<body><main>{body}</main></body></html>"
        )
        return self.address + path


class PageHandler(BaseHTTPRequestHandler):
    """Send a page from memory, or 404."""

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
    """Serve pages of another site while the `with` block runs."""
    with Pages() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        server.put("favicon.ico", "")
        yield server
        server.shutdown()


class HostPage:
    """A page with embedded tables, driven by its own scripts and by its reader."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._count = 0
        page.set_default_timeout(BOOT)
        page.add_init_script(LISTEN)

    def add(self, inside: str = "", style: str = "", **attributes: str) -> str:
        """Add a table element at the end of the page; return its id.

        `read_only` sets `read-only`.
        """
        self._count += 1
        name = f"table-{self._count}"
        given = {key.replace("_", "-"): value for key, value in attributes.items()}
        self.page.evaluate(ADD, [name, given, inside, style])
        return name

    def table(self, inside: str = "", style: str = "", **attributes: str) -> str:
        """Add a table, scroll to it, and wait until it is ready and drawn; return its id.

        It pauses after no move.
        """
        name = self.add(inside, style, **attributes)
        self.page.locator(f"#{name}").scroll_into_view_if_needed()
        self.wait(name, "ready")
        root = self.frame(name).locator("html")
        root.evaluate(AT_ONCE)
        root.evaluate(DRAWN)
        return name

    def frame(self, name: str) -> FrameLocator:
        """Return the frame of a table."""
        return self.page.frame_locator(f"#{name} iframe")

    def heard(self, name: str, event: str) -> list[dict[str, Any]]:
        """Return the details of every event of this name that a table has sent."""
        return [each["detail"] for each in self.page.evaluate(HEARD, [name, event])]

    def wait(self, name: str, event: str, count: int = 1) -> dict[str, Any]:
        """Wait until a table has sent this event `count` times; return the latest details."""
        self.page.wait_for_function(
            "([id, name, count]) => heard.filter((e) => e.id === id && e.name === name).length"
            " >= count",
            arg=[name, event, count],
        )
        return self.heard(name, event)[-1]

    def call(self, name: str, method: str, *given: Any) -> dict[str, Any]:
        """Call a method of a table from the page's scripts; return its answer."""
        return dict(self.page.evaluate(CALL, [name, method, list(given)]))

    def clear(self) -> None:
        """Remove the tables and buttons from the page, and forget the recorded events."""
        self.page.evaluate(
            "document.querySelectorAll('card-table, button').forEach((it) => it.remove());"
            " heard.length = 0"
        )


@contextmanager
def hosted(browser: Browser, site: str, host: Pages, **options: Any) -> Iterator[HostPage]:
    """Open an empty page of another site that loads the script of the tables.

    On exit, fail if the browser has complained of anything.
    """
    with context_of(browser, site, host, **options) as context:
        page = HostPage(context.new_page())
        script = f'<script type="module" src="{site}embed.js"></script>'
        page.page.goto(host.put("empty", "<h1>A tutorial</h1>", script))
        yield page


@contextmanager
def context_of(
    browser: Browser, site: str, host: Pages, **options: Any
) -> Iterator[BrowserContext]:
    """Open a context; on exit, fail on any complaint but requests to the host."""
    context = browser.new_context(**options)
    complaints = watch(context, site)
    yield context
    expected = f"foreign: {host.address}"
    assert [each for each in complaints if not each.startswith(expected)] == []
    context.close()


# The fixtures of the tests of embedding. A module imports those it uses by name.


@pytest.fixture(scope="module")
def host() -> Iterator[Pages]:
    """Serve pages of another site."""
    with pages() as server:
        yield server


@pytest.fixture(scope="module")
def shared_page(browser: Browser, site: str, host: Pages) -> Iterator[HostPage]:
    """Open one page of that site, on which cards do not move, for all tests of a module."""
    size = {"width": 1000, "height": 800}
    with hosted(browser, site, host, viewport=size, reduced_motion="reduce") as page:
        yield page


@pytest.fixture
def page(shared_page: HostPage) -> Iterator[HostPage]:
    """Return the shared page, empty before and after the test."""
    yield shared_page
    shared_page.clear()


def to_follow() -> Scene:
    """Return a position in which the opponent has led the queen of spades.

    Our king takes it, and the queen makes a bézique with the jack of diamonds won before.
    """
    hands = ("KS 9S TH 8H TD 8D QC 7C", "QS")
    won = ("JD QD AH JS", "AC TC")
    scene = Scene("fildinski", trump="C", hands=hands, won=won, leader=1)
    return scene.play("QS")
