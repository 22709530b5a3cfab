"""What tables in a page of another site cost: `python build.py bench embed`.

A page of another site gets 1, 5 and 10 tables with the position of a tutorial, each number in a
browser of its own, one after the other in the same loop. Each table is scrolled to when it is
ready, as a reader would do. `memory` is the memory of all renderers of that browser once nothing
moves and garbage is collected; `first` is from the beginning of the navigation until the first
table can be played, `further` from the moment an element is added until it can. `frames` is the
same with plain frames, which share an engine too. The figures are printed and never asserted, as
they depend on the machine. Its load is printed beside them.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, Playwright, sync_playwright

from tests.bench import renderers
from tests.browser.conftest import FLAGS
from tests.browser.embedding import LISTEN, Pages, pages, to_follow
from tests.browser.table_page import BOOT
from web.build.browsers import find_browser
from web.build.server import PackingHandler, Server
from web.build.steps import DIST

RUNS = 3
COUNTS = (1, 5, 10)
SETTLED = 2000
"""Milliseconds after which a page is idle."""
READING = 400
"""The least time in ms that a reader stays at a table, so that it is drawn before the next."""
TARGETS = {"further_mb": 3.5, "further_ms": 150}
"""The most that a further table may take: a document with scripts, styles and nodes of its own,
3.3 MB. The engine is shared, so a ratio to one table would be worse for a smaller engine."""

# The time from adding a table until it is ready, in ms; `make` is an element or a plain frame.
ADD = """async ([at, plain, position]) => {
  const address = new URL("embed.html", document.scripts[0].src).href;
  const table = document.createElement(plain ? "iframe" : "card-table");
  table.style.cssText = "display: block; width: 640px; height: 440px";
  const ready = new Promise((resolve) => {
    if (!plain) table.addEventListener("brisques-ready", resolve);
    else addEventListener("message", ({ source, data }) =>
      source === table.contentWindow && data.event === "ready" && resolve());
  });
  const began = performance.now();
  if (plain) table.src = `${address}?position=${position}`;
  else table.setAttribute("position", position);
  document.body.append(table);
  table.start?.();
  await ready;
  table.scrollIntoView(); // the page is read to its end
  return at === 0 ? performance.now() : performance.now() - began;
}"""


def measure(
    playwright: Playwright, site: Server, host: Pages, count: int, *, plain: bool
) -> dict[str, Any]:
    """Measure one browser with `count` tables."""
    script = f'<script type="module" src="{site.address}embed.js"></script>'
    address = host.put("bench", "", script)
    line = to_follow().line()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=Path(os.environ.get("BRISQUES_CHROMIUM") or find_browser()),
            args=FLAGS,
            viewport={"width": 800, "height": 900},
        )
        context.set_default_timeout(BOOT)
        context.add_init_script(LISTEN)
        page = context.pages[0]
        page.goto(address)
        times = []
        for at in range(count):
            times.append(page.evaluate(ADD, [at, plain, line]))
            page.wait_for_timeout(READING)
        page.wait_for_timeout(SETTLED)
        collect(context, page)
        # Leave out the program's own files: other browsers that run share them.
        memory = sum(renderers.memory(folder, "Pss_Anon:", "Pss_Shmem:"))
        found = {"first": times[0], "further": times[1:], "memory": memory}
        context.close()
    return found


def collect(context: BrowserContext, page: Page) -> None:
    """Run garbage collection in both languages, so that only memory in use is counted."""
    inside = next(frame for frame in page.frames if "embed.html" in frame.url)
    for target in (page, inside):
        with suppress(Error):  # of a frame in the process of its page, which has been collected
            context.new_cdp_session(target).send("HeapProfiler.collectGarbage")


def summary(rounds: list[dict[int, dict[str, Any]]]) -> dict[str, Any]:
    """Return medians by the number of tables."""
    memory = {count: median(each[count]["memory"] for each in rounds) for count in COUNTS}
    further = [ms for each in rounds for count in COUNTS for ms in each[count]["further"]]
    return {
        "memory_mb": {count: round(mb, 1) for count, mb in memory.items()},
        "further_mb": round((memory[COUNTS[-1]] - memory[1]) / (COUNTS[-1] - 1), 2),
        "first_ms": round(median(each[count]["first"] for each in rounds for count in COUNTS)),
        "further_ms": round(median(further), 1),
        "further_slowest_ms": round(max(further), 1),
        "further_quickest_ms": round(min(further), 1),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="build.py bench embed", description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--json", action="store_true", help="the last line is one object")
    given = parser.parse_args()
    found: dict[str, Any] = {"runs": given.runs, "targets": TARGETS}
    with sync_playwright() as playwright, Server(DIST, 0, PackingHandler) as site, pages() as host:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        for kind, plain in (("elements", False), ("frames", True)):
            rounds = []
            for _ in range(given.runs):
                rounds.append(
                    {count: measure(playwright, site, host, count, plain=plain) for count in COUNTS}
                )
            found[kind] = summary(rounds)
            print(f"{kind:8} {found[kind]}   load {os.getloadavg()[0]:.1f}", flush=True)
        site.shutdown()
    for key, target in TARGETS.items():
        print(f"{key:14} {found['elements'][key]}   at most {target}")
    if given.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
