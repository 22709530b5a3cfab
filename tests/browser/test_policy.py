"""The content security policy of the page, and that the page never violates it."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table_page import TablePage
from web.build.server import Handler, Server

pytestmark = pytest.mark.browser

POLICY = {
    "default-src": {"'none'"},
    "script-src": {"'self'", "'wasm-unsafe-eval'"},
    "style-src": {"'self'"},
    "img-src": {"'self'", "data:"},
    "connect-src": {"'self'"},
    "worker-src": {"'self'", "blob:"},
    "manifest-src": {"'self'"},
    "font-src": {"'self'"},
    "base-uri": {"'none'"},
    "form-action": {"'none'"},
}

LISTEN = """() => {
  window.violations = [];
  addEventListener("securitypolicyviolation", (event) =>
    window.violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`));
}"""


@pytest.fixture
def table_page(page: Page) -> TablePage:
    """Return a page of its own that records violations."""
    page.add_init_script(f"({LISTEN})()")
    return TablePage(page, speed="fast")


def policy_of(page: Page) -> dict[str, set[str]]:
    """Return the policy in a page's head; it must stand before anything that it governs."""
    meta = page.locator('meta[http-equiv="Content-Security-Policy"]')
    order = meta.evaluate("(node) => [...document.head.children].indexOf(node)")
    first = page.evaluate(
        "[...document.head.children].findIndex((node) => node.matches('script[src], link, style'))"
    )
    assert order < first
    written = str(meta.get_attribute("content"))
    rules = [rule.split() for rule in written.split(";") if rule.strip()]
    return {name: set(sources) for name, *sources in rules}


def test_the_policy_is_strict(page: Page) -> None:
    page.goto("")
    assert policy_of(page) == POLICY


def test_a_frame_names_its_host_in_its_policy(page: Page, site: str) -> None:
    """In a sandboxed frame WebKit matches `'self'` with no host."""
    page.goto("embed.html?deal=a")
    host = site.removesuffix("/")
    expected = {
        name: sources | {host} if "'self'" in sources else sources
        for name, sources in POLICY.items()
        if name != "manifest-src"
    }
    assert policy_of(page) == {**expected, "worker-src": {"blob:"}}


def test_inline_code_and_style_are_refused(table_page: TablePage, complaints: list[str]) -> None:
    table_page.page.goto("")
    table_page.page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.intruder = true";
          const style = document.createElement("style");
          style.textContent = "body { display: none }";
          document.head.append(script, style);
        }"""
    )
    table_page.page.wait_for_function("() => window.violations.length === 2")
    assert table_page.page.evaluate("window.intruder") is None
    expect(table_page.page.locator("body")).to_be_visible()
    assert len(complaints) == 2
    complaints.clear()


class Elsewhere(Server):
    """A host of another origin; `asked` lists the requests that reached it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, port=0)
        self.asked: list[str] = []

    def finish_request(self, request: Any, client_address: Any) -> None:
        server = self

        class Noting(Handler):
            def do_GET(self) -> None:  # noqa: N802 (the base class's name)
                server.asked.append(self.path)
                super().do_GET()

        Noting(request, client_address, self, directory=str(self.folder))


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Elsewhere]:
    """Serve another host, which allows every origin to load its script."""
    (tmp_path / "intruder.js").write_text("self.intruder = true", encoding="utf-8")
    with Elsewhere(tmp_path) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield host
        host.shutdown()


# Each throws, rejects or returns false where the policy forbids it.
WAYS = {
    "eval": "() => (0, eval)('1')",
    "Function": "() => new Function('return 1')()",
    "the constructor of functions": "() => (() => {}).constructor('return 1')()",
    "the constructor of async functions": "() => (async () => {}).constructor('return 1')()",
    "a timer with text": """async () => {
      setTimeout("self.intruder = true");
      await new Promise((resolve) => setTimeout(resolve));
      return self.intruder;
    }""",
    "fetch": "(other) => fetch(other, { mode: 'no-cors' })",
    "XMLHttpRequest": """(other) => new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open("GET", other);
      request.onload = resolve;
      request.onerror = reject;
      request.send();
    })""",
    "WebSocket": """(other) => new Promise((resolve, reject) => {
      const socket = new WebSocket(other.replace("http", "ws"));
      socket.onopen = resolve;
      socket.onerror = reject;
    })""",
    "EventSource": """(other) => new Promise((resolve, reject) => {
      const source = new EventSource(other);
      source.onopen = resolve;
      source.onerror = reject;
    })""",
    "importScripts": "(other) => importScripts(other)",
    "import of another host's": "(other) => import(other)",
    "import of text": "() => import('data:text/javascript,self.intruder = true')",
    "import of a blob": """() =>
      import(URL.createObjectURL(new Blob(["1"], { type: "text/javascript" })))""",
    "a worker of text": "() => new Worker('data:text/javascript,1')",
    "a worker of a blob": "() => new Worker(URL.createObjectURL(new Blob(['1'])))",
    "a font": "(other) => new FontFace('other', `url(${other})`).load()",
    "a cache": "async (other) => (await caches.open('other')).add(other)",
}

# Not at once: what DevTools evaluate directly may do more than a script of the page.
TRY = """async (other) => {
  await new Promise((resolve) => setTimeout(resolve));
  const open = [];
  self.intruder = false;
  for (const [name, way] of Object.entries({ALL})) {
    try {
      if ((await way(other)) !== false) open.push(name);
    } catch {}
    if (self.intruder) open.push(`${name}: the intruder`);
    self.intruder = false;
  }
  return open;
}""".replace("ALL", ",".join(f"{name!r}: {way}" for name, way in WAYS.items()))


def test_the_page_never_violates_its_policy_and_its_worker_reaches_no_other_origin(
    table_page: TablePage, elsewhere: Elsewhere, complaints: list[str]
) -> None:
    table_page.sit_down()
    table_page.take_turn()
    for name in ("New match", "Rules, with their sources", "Settings", "Help"):
        panel = table_page.open_panel(name)
        table_page.page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
    assert table_page.page.evaluate("window.violations") == []
    assert complaints == []

    [worker] = table_page.page.workers
    assert worker.evaluate(TRY, f"{elsewhere.address}intruder.js") == []
    assert elsewhere.asked == []
    table_page.take_turn()
    complaints.clear()  # the browser's own message
