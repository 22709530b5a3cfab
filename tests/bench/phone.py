"""The start on a phone, compared with a bare Pyodide: `python build.py bench boot --phone`.

It uses a screen of 360 by 640 px, a link of 9 Mbit/s with 60 ms before each answer, and slows every
renderer four times (slow.py): page, worker, and the browser's own work beside them. Our page and a
page that only calls `loadPyodide()` are opened alternately with new profiles.

`card` is from the beginning of the navigation until a card of the dealt hand is drawn and leads to
a match; it is tapped at once. `first` is until the page has the first answer from Python, `played`
until it has the answer to the tap. `boot_task` is the longest task of the page's thread up to then
and two seconds on, `deal_task` that in some tricks afterwards: its CPU time, which other programs
on the machine hardly change, times four. Both leave out the tasks in which V8 collects garbage, as
it does while a page is idle (70 ms here, most of it the browser's own). `shift_start`,
`shift_guide` and `shift_host` are the cumulative layout shifts of the start page, of the guide read
to its end, and of a page of another site with five tables. `memory` is the memory of all renderers
at the end, in MB: page and worker. `slower` is the measured factor by which a loop is slowed down.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page, Playwright, sync_playwright

from tests.bench import boot, renderers
from tests.browser.conftest import FLAGS
from tests.browser.embedding import Pages, pages, to_follow
from tests.browser.table_page import BOOT
from web.build.browsers import find_browser
from web.build.server import Server
from web.build.steps import ROOT

RATE = 9e6 / 8
LATENCY = 0.06
TIMES = 4
SCREEN = {"width": 360, "height": 640}
TABLES = 5
"""Tables on the page of another site."""
HEAD = """<meta name="viewport" content="width=device-width">
<style>card-table:not(:defined) { display: block; min-height: 508px }</style>"""
"""The head of that page; web/embed/README.md advises the style."""
POLLING = 500
"""Milliseconds between two polls of a page that is measured."""
ACTIONS = 8
"""Actions of the person in the deal."""
TARGETS = {
    "card": 2000,
    "first_ratio": 0.45,
    "boot_task": 100,
    "deal_task": 50,
    "shift_start": 0.02,
    "shift_guide": 0.02,
    "shift_host": 0.02,
}

WATCH = """(() => {
  const phone = { shifts: [], card: 0, first: 0, played: 0 };
  globalThis.phone = phone;
  new PerformanceObserver((list) => {
    phone.shifts.push(...list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput));
  }).observe({ type: "layout-shift", buffered: true });
  const Original = Worker;
  globalThis.Worker = class extends Original {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (!("text" in data)) return;
        phone.first ||= performance.now();
        if (phone.played || !/"e": ?"played"/.test(data.text)) return;
        phone.played = performance.now();
        console.debug("played");
      });
    }
  };
})()"""
TAP = """(() => {
  const look = () => {
    const card = document.querySelector(".dealt [data-card]");
    if (!card?.querySelector("img")?.naturalWidth) return requestAnimationFrame(look);
    globalThis.phone.card = performance.now();
    setTimeout(() => card.click());  // a task of its own, as a person's tap is
  };
  look();
})()"""
TASK = "ThreadControllerImpl::RunTask"
"""The name of a task in Chromium's traces."""
COLLECTOR = "IncrementalMarkingJob"
"""Part of the name of the function that posts a task in which V8 collects garbage."""
SHIFTS = """() => {
  const [{ startTime: painted } = { startTime: Infinity }] = performance.getEntriesByType("paint");
  const seen = phone.shifts.filter(({ startTime }) => startTime >= painted);
  return seen.reduce((sum, { value }) => sum + value, 0);
}"""
"""The cumulative layout shift since the first paint: a frame that is still hidden shifts unseen."""
LOOP = """() => {
  const began = performance.now();
  let sum = 0;
  for (let i = 0; i < 3e7; i += 1) sum = (sum * 31 + i) | 0;
  return performance.now() - began + (sum === 1 ? 1 : 0);
}"""
PLAY = """async (actions) => {
  const { match, table } = globalThis.brisques;
  for (let i = 0; i < actions; i += 1) {
    while (match.view.to_move !== match.view.seat || table.busy)
      await new Promise((resolve) => setTimeout(resolve, 100));
    await match.send([match.view.legal[0]]);
  }
}"""
READ = """async () => {
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 2) {
    scrollBy(0, innerHeight / 2);
    await pause(1000);
  }
}"""


class Phone:
    """Opens pages in slowed browsers of their own."""

    def __init__(self, playwright: Playwright, site: Server, host: Pages) -> None:
        self.playwright = playwright
        self.site = site
        self.host = host
        self.program = Path(os.environ.get("BRISQUES_CHROMIUM") or find_browser())
        script = f'<script type="module" src="{site.address}ours/embed.js"></script>'
        self.tutorial = host.put("phone", tutorial(), f"{HEAD}{script}")

    @contextmanager
    def page(self, *scripts: str) -> Iterator[tuple[Page, str]]:
        """Open an empty page in a new browser; return it with a mark of its command line."""
        mark = f"--brisques-phone={uuid4()}"
        browser = self.playwright.chromium.launch(executable_path=self.program, args=[*FLAGS, mark])
        page = browser.new_page(viewport=SCREEN, is_mobile=True, has_touch=True)
        page.set_default_timeout(2 * BOOT)
        for script in (WATCH, *scripts):
            page.add_init_script(script)
        page.wait_for_timeout(boot.SETTLED)
        yield page, mark
        browser.close()

    def bare(self) -> dict[str, float]:
        """Measure a page that only calls `loadPyodide()`."""
        with self.page() as (page, mark):
            usual = page.evaluate(LOOP)
            with slowed(mark):
                slower = page.evaluate(LOOP) / usual
                page.goto(f"{self.site.address}bare/", wait_until="commit")
                page.wait_for_function("() => phone.first", polling=POLLING)
                page.wait_for_timeout(boot.SETTLED)
            first = page.evaluate("phone.first")
            return {"first": first, "slower": slower, "memory": memory(mark)}

    def ours(self) -> dict[str, float]:
        """Return every measure of our pages."""
        start = self.shifts(f"{self.site.address}ours/", "() => phone.first", "() => {}")
        guide = self.shifts(f"{self.site.address}ours/guide/", "() => true", READ)
        runs = f"() => document.querySelectorAll('card-table').length === {TABLES}"
        host = self.shifts(self.tutorial, runs, READ)
        return {**self.match(), "shift_start": start, "shift_guide": guide, "shift_host": host}

    def match(self) -> dict[str, float]:
        """Begin a match as soon as a card can be tapped, and play some tricks of it."""
        with self.page(TAP) as (page, mark):
            with slowed(mark):
                with traced(page) as in_boot:
                    # Evaluating anything would count as an action of the person: focus would move.
                    with page.expect_console_message(lambda said: said.text == "played"):
                        page.goto(f"{self.site.address}ours/", wait_until="commit")
                    page.wait_for_timeout(2000)
                with traced(page) as in_deal:
                    page.evaluate(PLAY, ACTIONS)
            times = page.evaluate("() => ({ ...phone, shifts: undefined })")
            return {
                **{key: times[key] for key in ("card", "first", "played")},
                "boot_task": longest_task(in_boot) * TIMES,
                "deal_task": longest_task(in_deal) * TIMES,
                "memory": memory(mark),
            }

    def shifts(self, address: str, until: str, read: str) -> float:
        """Return the cumulative layout shift of a page, read to its end, and of its worst frame."""
        with self.page() as (page, mark), slowed(mark):
            page.goto(address, wait_until="commit")
            page.wait_for_function(until, polling=POLLING)
            page.evaluate(read)
            page.wait_for_timeout(2 * boot.SETTLED)
            inside = [frame.evaluate(SHIFTS) for frame in page.frames[1:]]
            return float(page.evaluate(SHIFTS)) + max(inside, default=0.0)


@contextmanager
def traced(page: Page) -> Iterator[list[dict[str, Any]]]:
    """Record the browser's tasks inside the block; afterwards the list has them."""
    browser = page.context.browser
    assert browser
    events: list[dict[str, Any]] = []
    browser.start_tracing(page=page, categories=["-*", "toplevel"])
    yield events
    events += json.loads(browser.stop_tracing())["traceEvents"]


def longest_task(events: list[dict[str, Any]]) -> float:
    """Return the CPU time of the pages' longest task that collects no garbage, in ms."""
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    lengths = [
        event.get("tdur", 0) / 1000
        for event in events
        if event["name"] == TASK
        and (event["pid"], event["tid"]) in threads
        and COLLECTOR not in event["args"].get("src_func", "")
    ]
    return max(lengths)


@contextmanager
def slowed(mark: str) -> Iterator[None]:
    """Slow down all renderers of the browser with this mark inside the block."""
    command = [sys.executable, "-m", "tests.bench.slow", mark, str(TIMES)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe) as process:
        assert process.stdin
        assert process.stdout
        process.stdout.readline()
        try:
            yield
        finally:
            process.stdin.close()


def tutorial() -> str:
    """Return a page with text and tables in turn."""
    line = to_follow().line()
    words = "<p>" + "The queen of spades has been led, and clubs are trumps. " * 6 + "</p>"
    return "<h1>A tutorial</h1>" + f'{words}<card-table position="{line}"></card-table>' * TABLES


def memory(mark: str) -> float:
    """Return the memory of all renderers of the browser with this mark, in MB."""
    return sum(renderers.memory(mark, "Pss:"))


def summary(rounds: list[dict[str, dict[str, float]]]) -> dict[str, Any]:
    """Return the medians of both pages, and the targets."""
    ours, bare = (
        {key: median(each[page][key] for each in rounds) for key in rounds[0][page]}
        for page in ("ours", "bare")
    )
    return {
        **{key: ours[key] for key in TARGETS if key in ours},
        "first_ratio": round(ours["first"] / bare["first"], 3),
        "ours": ours,
        "bare": bare,
        "runs": len(rounds),
        "targets": TARGETS,
    }


def print_results(what: str, found: dict[str, dict[str, float]]) -> None:
    """Print a line for each page."""
    for page, measures in found.items():
        told = "  ".join(f"{key} {written(value)}" for key, value in measures.items())
        print(f"{what:8} {page:5} {told}", flush=True)


def written(value: float) -> str:
    """Return a figure with its significant digits."""
    return f"{value:,.0f}" if value >= 10 else f"{value:.3f}"


def main(runs: int, *, compressed: bool, as_json: bool) -> None:
    """Measure both pages alternately, and print the results."""
    boot.LinkedHandler.link = boot.Link(RATE, LATENCY)
    boot.LinkedHandler.link.slow = True
    rounds = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, pages() as host:
        boot.lay_out(Path(folder), compressed=compressed)
        with Server(Path(folder), 0, boot.LinkedHandler) as site:
            threading.Thread(target=site.serve_forever, daemon=True).start()
            phone = Phone(playwright, site, host)
            for number in range(1, runs + 1):
                rounds.append({"bare": phone.bare(), "ours": phone.ours()})
                print_results(f"run {number}", rounds[-1])
            site.shutdown()
    found = summary(rounds)
    print_results("median", {"bare": found["bare"], "ours": found["ours"]})
    for key, target in TARGETS.items():
        print(f"{key:14} {written(found[key])}   at most {target}")
    if as_json:
        print(json.dumps(found))
