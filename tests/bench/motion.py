"""How smoothly cards move: `python build.py bench motion`.

Chromium plays deals of Fildinski and Filicău on the built page at usual speed, in a window of
1280x800 or of the size given. The taps are those of a mouse, each on a card where it can be seen.
The table shows for each deal: tasks of the page's main thread over 50 ms (Long Tasks), and the most
CPU time of any task, which other programs lengthen little; the time between two frames while
anything moves (the table has `data-moving`); and the time from the tap on a card (the time stamp of
its event) to the first frame in which the card has moved.

All of it depends on the load of the machine: measure on an idle one.
"""

from __future__ import annotations

import argparse
import json
import os
import threading
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.table_page import OTHERS, TablePage
from web.build.browsers import find_browser
from web.build.server import Server
from web.build.steps import DIST

GAMES = {"fildinski": 2, "filicau": 4}
PATIENCE = 120_000  # ms

WATCH = """() => {
  const { table } = window.brisques;
  const seen = { tasks: [], frames: [], taps: [] };
  window.motionSeen = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: "longtask" });

  let before = null;
  const frame = (now) => {
    if (before !== null && table.hasAttribute("data-moving")) seen.frames.push(now - before);
    before = table.hasAttribute("data-moving") ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  let tap = null;
  table.addEventListener("click", ({ target, timeStamp }) => {
    const card = target.closest(".hand [data-card]")?.dataset.card;
    if (card) tap = { card, timeStamp };
  }, { capture: true });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...request) {
    const animation = animate.apply(this, request);
    const { card, timeStamp } = tap ?? {};
    if (tap && this.dataset?.uid === card && this.closest(".trick")) {
      tap = null;
      const look = () => {
        if (animation.currentTime > 0) seen.taps.push(performance.now() - timeStamp);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }
    return animation;
  };
}"""

CLEAR = "() => { for (const list of Object.values(motionSeen)) list.length = 0; }"

BEGIN = """([variant, names, seed]) => {
  window.brisques.match.begin({ variant, level: "casual", names, seed });
}"""

INDEX = """(node) => {
  const { left, top } = node.getBoundingClientRect();
  return { x: left + 12, y: top + 36 };
}"""
"""Return a point where no other card of a fan covers a card."""

HEAD = (
    "deal             tasks over 50 ms, worst   one on the CPU   frames  median    95 %   worst"
    "   20 ms or less   taps  median    95 %   worst"
)


def main() -> None:
    """Play deals and print a table."""
    parser = argparse.ArgumentParser(prog="build.py bench motion", description=__doc__)
    parser.add_argument("--deals", type=int, default=2, help="of each game")
    parser.add_argument("--size", default="1280x800")
    given = parser.parse_args()
    width, height = map(int, given.size.split("x"))
    with Server(DIST, port=0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        program = Path(os.environ.get("BRISQUES_CHROMIUM") or find_browser())
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        size: Any = {"width": width, "height": height}
        page = browser.new_context(base_url=server.address, viewport=size).new_page()
        table_page = TablePage(page, speed="normal")
        table_page.sit_down()
        page.evaluate(WATCH)
        print(f"ms, Chromium {browser.version}, {given.size}, {os.cpu_count()} cores")
        print(HEAD)
        for variant, players in GAMES.items():
            for deal in range(given.deals):
                page.evaluate(CLEAR)
                browser.start_tracing(page=page, categories=["toplevel"])
                play(table_page, variant, players, f"motion {deal}")
                worst = longest_task(browser.stop_tracing())
                print_row(f"{variant} {deal + 1}", page.evaluate("motionSeen"), worst)
        browser.close()
        server.shutdown()


def play(table_page: TablePage, variant: str, players: int, seed: str) -> None:
    """Play a whole deal, with the first legal action every time."""
    page = table_page.page
    page.evaluate(BEGIN, [variant, OTHERS[: players - 1], seed])
    page.wait_for_timeout(300)
    table_page.wait(PATIENCE)
    while not table_page.view["phase"].endswith("over"):
        if page.locator(".slip .dismiss, .banner .button").count():
            page.locator(".slip .dismiss, .banner .button").first.click()
        take_turn(table_page, page)
    table_page.clear()


def take_turn(table_page: TablePage, page: Page) -> None:
    """Play the first legal card by mouse; otherwise do what is offered."""
    view = table_page.view
    if view["phase"] != "play" or view["announce"]:
        table_page.take_turn()
        return
    card = next(card for card in view["hand"] if card in view["legal"])
    point = table_page.card(card).evaluate(INDEX)
    page.mouse.click(point["x"], point["y"])
    table_page.wait(PATIENCE)


def longest_task(trace: bytes) -> float:
    """Return the most time, in ms, that a task of the page's main thread kept the processor."""
    events = json.loads(trace)["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [event for event in events if event["name"].endswith("::RunTask")]
    times = [it.get("tdur", 0) for it in tasks if (it["pid"], it["tid"]) in main]
    return max(times, default=0) / 1000


def print_row(name: str, seen: dict[str, list[float]], worst: float) -> None:
    """Print a line of the table."""
    tasks, frames, taps = seen["tasks"], seen["frames"] or [0.0], seen["taps"] or [0.0]
    smooth = sum(frame <= 20 for frame in frames) / len(frames)
    print(
        f"{name:15}{len(tasks):18}{max(tasks, default=0):7.0f}{worst:16.1f}"
        f"{len(frames):9}{row(frames)}{smooth:15.1%}{len(taps):8}{row(taps)}",
        flush=True,
    )


def row(times: list[float]) -> str:
    """Return the median, the 95th percentile and the worst."""
    high = quantiles(times, n=20, method="inclusive")[-1] if len(times) > 1 else times[0]
    return f"{median(times):8.1f}{high:8.1f}{max(times):8.1f}"


if __name__ == "__main__":
    main()
