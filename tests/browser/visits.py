"""Somebody who comes back: visits to a host of our own, and what the browser keeps between them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext

from tests.browser.complaints import watch
from tests.browser.host import Host, running
from tests.browser.table_page import BOOT, TablePage, wait_until

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

# One bit is another in all files with this in their name.
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

# Asks for the registration again; how the install ends that is under way or now begins.
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
    """One browser profile and its tabs; `complaints` is what it has complained of."""

    def __init__(self, context: BrowserContext, host: Host) -> None:
        self.context = context
        self.host = host
        self.complaints = watch(context, host.home)
        self.tab = self.open_tab()

    def open_tab(self) -> TablePage:
        """A tab with nothing in it yet."""
        return TablePage(self.context.new_page())

    def settle(self) -> None:
        """The first visit: a card is played, the person looks away, and all files are kept."""
        self.tab.sit_down()
        self.tab.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        self.tab.page.wait_for_function("() => navigator.serviceWorker.controller", timeout=BOOT)

    def come_back(self) -> None:
        """The page is loaded again, and the match goes on."""
        self.tab.page.reload()
        self.tab.wait(BOOT)

    def install(self) -> str:
        """How the installation of the service worker ends."""
        return str(self.tab.page.evaluate(INSTALL))

    @property
    def kept(self) -> list[str]:
        """The keys of the files that are kept, relative to the page."""
        return list(self.tab.page.evaluate(KEYS))

    def has(self, part: str) -> bool:
        """Whether a file with this in its name is kept."""
        return bool(self.tab.page.evaluate(KEPT, part))

    def wait_until_kept(self, part: str) -> None:
        """The service worker puts files by when it has answered."""
        wait_until(self.tab.page, KEPT, part)

    def evict(self, part: str) -> None:
        """Takes files with this in their name out of what is kept, as a browser in need of room."""
        self.tab.page.evaluate(EVICT, part)

    def spoil(self, part: str) -> None:
        """Flip a bit in each kept file with this in its name."""
        self.tab.page.evaluate(SPOIL, part)

    def wait_until_sound(self, part: str) -> None:
        """Wait until the kept files with this in their name are those of the build."""
        wait_until(self.tab.page, SOUND, part)

    def forget_downloads(self) -> None:
        """Empties the browser's own cache."""
        session = self.context.new_cdp_session(self.tab.page)
        session.send("Network.clearBrowserCache")
        session.detach()

    def limit_storage(self, size: int) -> None:
        """Lets the page keep no more than so many bytes."""
        session = self.context.new_cdp_session(self.tab.page)
        origin = self.host.address.rstrip("/")
        session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": size})


@contextmanager
def visiting(browser: Browser, folder: Path, path: str = "") -> Iterator[Visitor]:
    """A visitor with an empty profile, and a host; nothing may be left to complain of."""
    with running(folder, path) as host:
        context = browser.new_context(base_url=host.home, viewport={"width": 1280, "height": 800})
        visitor = Visitor(context, host)
        yield visitor
        context.close()
        assert visitor.complaints == []
