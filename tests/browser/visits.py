"""Repeated visits to a host of our own, and what the browser keeps between them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext

from tests.browser.complaints import watch
from tests.browser.host import Host, running
from tests.browser.table_page import BOOT, TablePage, wait_until
from web.build.steps import DIST

KEYS = """async () => {
  const all = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      all.push(new URL(url).href.replace(new URL(".", location.href).href, ""));
  return all;
}"""

EVICT = """async (part) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys())
      if (url.includes(part)) await cache.delete(url);
  }
}"""

# Flip one bit in every kept file whose name contains this.
SPOIL = """async (part) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.includes(part)) continue;
      const { headers, body } = await cache.match(request);
      const bytes = new Uint8Array(await new Response(body).arrayBuffer());
      bytes[bytes.length >> 1] ^= 0x10;
      await cache.put(request, new Response(bytes, { headers }));
    }
  }
}"""

SOUND = """async (part) => {
  const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.includes(part)) continue;
      const bytes = await (await cache.match(request)).arrayBuffer();
      const sum = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
      if (!request.url.endsWith(sum)) return false;
    }
  }
  return true;
}"""

KEPT = """async (part) => {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      if (url.includes(part)) return true;
  return false;
}"""

# Register again; return how the installation ends that is running or now begins.
INSTALL = """async () => {
  const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
  const { installing, active } = registration;
  if (!installing) return active ? "activated" : "redundant";
  return new Promise((resolve) => installing.addEventListener("statechange", () => {
    if (["activated", "redundant"].includes(installing.state)) resolve(installing.state);
  }));
}"""

GONE = """async (key) => {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      if (url.endsWith(key)) return false;
  return true;
}"""

WAITING = "async () => !!(await navigator.serviceWorker.getRegistration())?.waiting"


class Visitor:
    """A browser profile and its tabs; `complaints` lists what the browser complained of."""

    def __init__(self, context: BrowserContext, host: Host) -> None:
        self.context = context
        self.host = host
        self.complaints = watch(context, host.home)
        self.tab = self.open_tab()

    def open_tab(self) -> TablePage:
        """Open an empty tab."""
        return TablePage(self.context.new_page())

    def settle(self) -> None:
        """Make the first visit: play a card, hide the page, and wait until all files are kept."""
        self.tab.sit_down()
        self.tab.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        self.tab.page.wait_for_function("() => navigator.serviceWorker.controller", timeout=BOOT)

    def come_back(self) -> None:
        """Load the page again, and wait for the match to go on."""
        self.tab.page.reload()
        self.tab.wait(BOOT)

    def install(self) -> str:
        """Return how the installation of the service worker ends."""
        return str(self.tab.page.evaluate(INSTALL))

    @property
    def kept(self) -> list[str]:
        """Return the keys of the kept files, relative to the page."""
        return list(self.tab.page.evaluate(KEYS))

    def has(self, part: str) -> bool:
        """Return whether a file whose name contains this is kept."""
        return bool(self.tab.page.evaluate(KEPT, part))

    def wait_until_kept(self, part: str) -> None:
        """Wait until such a file is kept: the service worker answers first and stores later."""
        wait_until(self.tab.page, KEPT, part)

    def evict(self, part: str) -> None:
        """Delete kept files whose names contain this, as a browser does that needs space."""
        self.tab.page.evaluate(EVICT, part)

    def spoil(self, part: str) -> None:
        """Flip a bit in each kept file whose name contains this."""
        self.tab.page.evaluate(SPOIL, part)

    def wait_until_sound(self, part: str) -> None:
        """Wait until the kept files whose names contain this are those of the build."""
        wait_until(self.tab.page, SOUND, part)

    def cut_off(self) -> None:
        """Take the network away, and what the browser's HTTP cache could give in its place.

        A test that evicts files does this first: after its first visit the service worker looks
        once for files that are gone, and fetches them again.
        """
        self.host.unplugged = True
        self.forget_downloads()

    def forget_downloads(self) -> None:
        """Empty the browser's HTTP cache."""
        session = self.context.new_cdp_session(self.tab.page)
        session.send("Network.clearBrowserCache")
        session.detach()

    def limit_storage(self, size: int) -> None:
        """Limit the page's storage to a number of bytes."""
        session = self.context.new_cdp_session(self.tab.page)
        origin = self.host.address.rstrip("/")
        session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": size})


@contextmanager
def visiting(
    browser: Browser, folder: Path, path: str = "", site: Path = DIST
) -> Iterator[Visitor]:
    """Yield a visitor with an empty profile, and a host; on exit no complaint may be left."""
    with running(folder, path, site) as host:
        context = browser.new_context(base_url=host.home, viewport={"width": 1280, "height": 800})
        visitor = Visitor(context, host)
        yield visitor
        context.close()
        assert visitor.complaints == []
