"""How long the players that search think at a table: `python build.py bench think`.

The built page in Chromium plays deals between two players of a level, through its worker, as a
person would meet them. The time is from the request for a move until its answer. Moves that are
settled in the first few milliseconds, mostly because there is no choice, are listed apart. One
decision in three is measured in this way. The next one measures the playouts, or solved guesses of
an endgame, that the time allows, and the third how soon a search stops when it is told to; both
where the search is not settled before.
"""

from __future__ import annotations

import argparse
import os
import threading
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.table_page import BOOT, TablePage
from web.build.browsers import find_browser
from web.build.server import Server
from web.build.steps import DIST

LEVELS = ("expert", "master")
VARIANTS = (
    "fildinski",
    "bezique",
    "rubicon",
    "six-pack",
    "three-hand",
    "four-hand",
    "filicau",
    "filko-5",
)
DECISIONS = 40
"""Decisions with a search, of each level in each game."""

MOVES = """async ([variant, level, seats, wanted, seed]) => {
  const RESERVE = 40; // as web/worker/thinking.js has it
  const { engine } = window.brisques;
  const ask = (update, op) => engine.call(op, { revision: update.revision });
  const player = { kind: "player", level };
  let now = await engine.call("new", { variant, seats: Array(seats).fill(player), seed });
  const playouts = async () => {
    for (const began = performance.now(); ; ) {
      const { settled, rollouts, ms } = await ask(now, "think");
      if (settled) return null;
      if (performance.now() - began > ms - RESERVE) return rollouts;
    }
  };
  const stop = async () => {
    const played = (update) => { now = update; };
    const step = ask(now, "step").then(played, ({ code }) => code);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const began = performance.now();
    engine.call("stop");
    if ((await step) !== "engine/stopped") return null;
    const took = performance.now() - began;
    now = await ask(now, "step");
    return took;
  };
  const thought = [], atOnce = [], counts = [], stops = [];
  for (let turn = 0; thought.length < wanted; turn += 1) {
    if (now.view.phase === "match-over") break;
    if (now.view.phase === "deal-over") { now = await ask(now, "next"); continue; }
    if (turn % 3 === 2) {
      stops.push(await stop());
      continue;
    }
    if (turn % 3) {
      counts.push(await playouts());
      now = await ask(now, "step");
      continue;
    }
    const { settled } = await ask(now, "think"); // the first slice, which the move repeats
    const began = performance.now();
    now = await ask(now, "step");
    (settled ? atOnce : thought).push(performance.now() - began);
  }
  const told = (all) => all.filter((one) => one !== null);
  return { thought, atOnce, counts: told(counts), stops: told(stops) };
}"""


HEAD = "level   game           moves  median    95 %   worst   playouts, most  stop, worst  at once"


class Times(NamedTuple):
    """What moves took, in ms; the playouts of others; and how long others took to stop."""

    thought: list[float]
    at_once: list[float]
    playouts: list[int]
    stops: list[float]


def main() -> None:
    """Measure every level in every game and print a table."""
    parser = argparse.ArgumentParser(prog="build.py bench think", description=__doc__)
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    parser.add_argument("--variants", nargs="+", default=VARIANTS)
    given = parser.parse_args()
    with Server(DIST, port=0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        program = Path(os.environ.get("BRISQUES_CHROMIUM") or find_browser())
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        page = browser.new_context(base_url=server.address).new_page()
        TablePage(page).sit_down()
        page.set_default_timeout(BOOT)
        players = {game["name"]: game["players"] for game in offered(page)}
        print(f"ms from asking to answer, Chromium {browser.version}, no further workers")
        print(HEAD)
        for level in given.levels:
            for variant in given.variants:
                print_line(level, variant, measure(page, variant, level, players[variant], given))
        browser.close()
        server.shutdown()


def offered(page: Page) -> list[dict[str, Any]]:
    """Return the engine's list of games."""
    games: list[dict[str, Any]] = page.evaluate(
        "async () => (await window.brisques.engine.call('variants')).variants"
    )
    return games


def measure(page: Page, variant: str, level: str, players: int, given: argparse.Namespace) -> Times:
    """Measure the moves of this level in this game."""
    asked = [variant, level, players, given.decisions, "think"]
    found = page.evaluate(MOVES, asked)
    return Times(found["thought"], found["atOnce"], found["counts"], found["stops"])


def print_line(level: str, variant: str, times: Times) -> None:
    """Print one line of the table."""
    thought = times.thought or [0.0]
    high = quantiles(thought, n=20, method="inclusive")[-1] if len(thought) > 1 else thought[0]
    line = f"{level:8}{variant:14}{len(times.thought):6}{median(thought):8.0f}{high:8.0f}"
    others = f"{len(times.at_once)}, worst {max(times.at_once, default=0.0):.0f}"
    playouts = f"{median(times.playouts or [0]):.0f}, {max(times.playouts, default=0)}"
    stops = f"{median(times.stops or [0]):.0f}, {max(times.stops, default=0):.0f}"
    print(f"{line}{max(thought):8.0f}{playouts:>17}{stops:>13}  {others}", flush=True)


if __name__ == "__main__":
    main()
