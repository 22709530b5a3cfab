"""Time until the engine answers, compared with a bare Pyodide: `python build.py bench boot`.

The built page and a page that only calls `loadPyodide()` are opened alternately by the same
Chromium from the same server, so that a busy machine slows both alike; the figures are medians.
`first` is from the beginning of the navigation until the page has the first answer from Python.
`cold` is a new profile, `warm` the same profile after a restart of the browser, `slow` a new
profile at the end of a link of 20 Mbit/s with 30 ms before each answer. The server limits the link:
this also slows the requests of workers, which throttling a page in the browser does not.

`--phone` measures on a small and slow device instead: see phone.py.

`memory` is the memory of the renderer with its worker, less that without the worker. `revival` is
from the death of a worker in a match until the next one answers with that match. The figures are
printed and never asserted, as they depend on the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from tests.bench import renderers
from tests.browser.conftest import FLAGS
from tests.browser.table_page import BOOT
from web.build.browsers import find_browser
from web.build.compress import compress
from web.build.server import PackingHandler, Server, packed
from web.build.steps import DIST, MODULES
from web.build.toolchain import find_node

RUNS = 7
RATE = 20e6 / 8
"""Bytes per second of the slow link."""
LATENCY = 0.03
CHUNK = 8192
TURN = 0.0001
"""The longest time in s for which one thread blocks the others: the server shares an interpreter
with what drives the browser, and a page of many files would wait for that, as for no host."""
SETTLED = 1500
"""Milliseconds after which a page is idle."""
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
STOCK_LIST = "pyodide-lock.json"
TARGETS = {
    "cold_ratio": 0.20,
    "warm_ratio": 0.30,
    "slow_ratio": 0.55,
    "bytes": 6_200_000,
    "revival_ratio": 0.15,
    "memory_ratio": 1.25,
}

BARE_PAGE = """<!doctype html><title>bare</title>
<script>
  const worker = new Worker("worker.js", { type: "module" });
  globalThis.ready = new Promise((resolve) => worker.addEventListener("message", resolve));
</script>
"""
BARE_WORKER = """import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
postMessage({ text: python.runPython("str(6 * 7)") });
"""
WATCH = """(() => {
  const Original = Worker;
  let told = false;
  globalThis.Worker = class extends Original {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (told || !("text" in data)) return;
        told = true;
        console.debug(`first ${performance.now()}`);
      });
    }
  };
})()"""
NO_WORKER = """globalThis.Worker = class extends EventTarget {
  postMessage() {}
  terminate() {}
}"""
REVIVAL = """async () => {
  const { engine } = window.brisques;
  const seats = [{ kind: "human" }, { kind: "player", level: "casual" }];
  await engine.call("new", { variant: "fildinski", seats, seed: "bench" });
  const began = performance.now();
  engine.kill();
  const { view } = await engine.call("view");
  if (view.variant !== "fildinski") throw new Error("another match");
  return performance.now() - began;
}"""


class Link:
    """A connection of limited speed that all requests share; it counts what went through."""

    def __init__(self, rate: float = RATE, latency: float = LATENCY) -> None:
        self.rate = rate
        """Bytes a second."""
        self.latency = latency
        """Seconds before each answer."""
        self.slow = False
        self.log: list[tuple[float, int]] = []
        """When each answer began, and its bytes."""
        self._free = 0.0
        self._lock = threading.Lock()

    def send(self, size: int) -> None:
        """Wait until a number of bytes are through."""
        if not self.slow:
            return
        with self._lock:
            now = time.monotonic()
            self._free = max(self._free, now) + size / self.rate
            wait = self._free - now
        time.sleep(wait)


class LinkedHandler(PackingHandler):
    """Send answers through the link."""

    link = Link()

    def do_GET(self) -> None:  # noqa: N802 (as the base class has it)
        """Answer after the latency, and count the request."""
        began = time.monotonic()
        if self.link.slow:
            time.sleep(self.link.latency)
        plain, self.wfile = self.wfile, Slowly(self.wfile, self.link)  # type: ignore[assignment]
        try:
            super().do_GET()
        finally:
            self.link.log.append((began, self.wfile.size))  # type: ignore[attr-defined]
            self.wfile = plain


class Slowly:
    """A file to write to at the speed of the link."""

    def __init__(self, file: Any, link: Link) -> None:
        self.file = file
        self.link = link
        self.size = 0

    def write(self, contents: bytes) -> int:
        """Write in chunks where the link is slow, else at once, which costs the machine less."""
        if not self.link.slow:
            self.size += len(contents)
            return int(self.file.write(contents))
        for at in range(0, len(contents), CHUNK):
            chunk = contents[at : at + CHUNK]
            self.link.send(len(chunk))
            self.file.write(chunk)
            self.size += len(chunk)
        return len(contents)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


class Bench:
    """The two pages, the server and the browser."""

    def __init__(self, playwright: Playwright, server: Server) -> None:
        self.playwright = playwright
        self.server = server
        self.program = Path(os.environ.get("BRISQUES_CHROMIUM") or find_browser())

    @contextmanager
    def browser(self, profile: Path, **more: Any) -> Iterator[BrowserContext]:
        """Start a browser with this profile, and wait until its own start is over."""
        launch = self.playwright.chromium.launch_persistent_context
        context = launch(profile, executable_path=self.program, args=FLAGS, **more)
        context.set_default_timeout(BOOT)
        context.add_init_script(WATCH)
        context.pages[0].wait_for_timeout(SETTLED)
        yield context
        context.close()

    def open(self, context: BrowserContext, page_name: str) -> tuple[Page, float]:
        """Open a page; return it and `first` in ms."""
        page = context.pages[0]
        with page.expect_console_message(lambda said: said.text.startswith("first ")) as said:
            page.goto(f"{self.server.address}{page_name}/", wait_until="commit")
        return page, float(said.value.text.split()[1])

    def round(self, page_name: str) -> dict[str, float]:
        """Return every measure of one page, in ms and bytes."""
        found: dict[str, float] = {}
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            profile = Path(folder, "profile")
            with self.browser(profile) as context:
                page, found["cold"] = self.open(context, page_name)
                if page_name == "ours":
                    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
                page.wait_for_timeout(SETTLED)
                if page_name == "ours":
                    found["revival"] = median(page.evaluate(REVIVAL) for _ in range(3))
            with self.browser(profile) as context:
                _, found["warm"] = self.open(context, page_name)
            whole = self.memory(page_name, Path(folder, "whole"), whole=True)
            found["memory"] = whole - self.memory(page_name, Path(folder, "hollow"), whole=False)
            self.link.slow, self.link.log = True, []
            with self.browser(Path(folder, "other")) as context:
                began = time.monotonic()
                _, found["slow"] = self.open(context, page_name)
                first = began + found["slow"] / 1000
                found["bytes"] = sum(size for when, size in self.link.log if when < first)
            self.link.slow = False
        return found

    def memory(self, page_name: str, profile: Path, *, whole: bool) -> float:
        """Return the memory of a page in MB, with or without its worker; no service worker runs."""
        with self.browser(profile, service_workers="block") as context:
            if whole:
                page, _ = self.open(context, page_name)
            else:
                context.add_init_script(NO_WORKER)
                page = context.pages[0]
                page.goto(f"{self.server.address}{page_name}/")
            page.wait_for_timeout(SETTLED)
            return max(renderers.memory(profile, "Pss:"))

    @property
    def link(self) -> Link:
        """Return the server's link."""
        return LinkedHandler.link


def lay_out(folder: Path, *, compressed: bool) -> None:
    """Put both pages into one folder, ours in brotli where that is wanted."""
    shutil.copytree(DIST, folder / "ours")  # which may be rebuilt during the run
    if compressed:
        compress(folder / "ours", find_node())
    bare = folder / "bare"
    bare.mkdir()
    for name in (*STOCK, STOCK_LIST):
        shutil.copy(MODULES / "pyodide" / name, bare)
    (bare / "index.html").write_text(BARE_PAGE, encoding="utf-8")
    (bare / "worker.js").write_text(BARE_WORKER, encoding="utf-8")
    for page, source in (("ours", DIST), ("bare", bare)):
        for file in source.rglob("*"):
            if file.is_file():
                packed(folder / page / file.relative_to(source))  # or the first run waits for it


def summary(rounds: list[dict[str, dict[str, float]]]) -> dict[str, Any]:
    """Return the medians of both pages, and the targets."""
    ours, bare = (
        {key: median(each[page][key] for each in rounds) for key in rounds[0][page]}
        for page in ("ours", "bare")
    )
    return {
        **{f"{key}_ratio": round(ours[key] / bare[key], 3) for key in ("cold", "warm", "slow")},
        "bytes": round(ours["bytes"]),
        "bytes_bare": round(bare["bytes"]),
        "revival_ratio": round(ours["revival"] / bare["cold"], 3),
        "memory_ratio": round(ours["memory"] / bare["memory"], 3),
        "ours": {key: round(value, 1) for key, value in ours.items()},
        "bare": {key: round(value, 1) for key, value in bare.items()},
        "runs": len(rounds),
        "targets": TARGETS,
    }


def main() -> None:
    """Measure both pages alternately, and print the results."""
    parser = argparse.ArgumentParser(prog="build.py bench boot", description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--brotli", action="store_true", help="our page as build --compress does")
    parser.add_argument("--json", action="store_true", help="the last line is one object")
    parser.add_argument("--phone", action="store_true", help="on a small and slow device")
    given = parser.parse_args()
    sys.setswitchinterval(TURN)
    if given.phone:
        from tests.bench import phone  # noqa: PLC0415 (it takes its link and pages from here)

        phone.main(given.runs, compressed=given.brotli, as_json=given.json)
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        lay_out(Path(folder), compressed=given.brotli)
        with Server(Path(folder), 0, LinkedHandler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            bench = Bench(playwright, server)
            rounds = []
            for number in range(1, given.runs + 1):
                rounds.append({page: bench.round(page) for page in ("bare", "ours")})
                print_results(f"run {number}", rounds[-1])
            server.shutdown()
    found = summary(rounds)
    print_results("median", {"bare": found["bare"], "ours": found["ours"]})
    for key, target in TARGETS.items():
        print(f"{key:14} {found[key]}   at most {target}")
    if given.json:
        print(json.dumps(found))


def print_results(what: str, found: dict[str, dict[str, float]]) -> None:
    """Print a line for each page."""
    for page, measures in found.items():
        told = "  ".join(f"{key} {value:,.0f}" for key, value in measures.items())
        print(f"{what:8} {page:5} {told}", flush=True)


if __name__ == "__main__":
    main()
