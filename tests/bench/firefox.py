"""Time until the engine answers in Firefox, if it is installed: `python build.py bench firefox`.

As `bench boot` does in Chromium, the built page and a page that only calls `loadPyodide()` are
opened alternately. `cold` is a new profile, `again` the second visit in it, when the first one is
complete; both are from the beginning of the navigation, in ms. The figures are printed and never
asserted.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import threading
import time
from pathlib import Path
from statistics import median

from tests.bench.boot import LinkedHandler, lay_out
from tests.browser.firefox import find_firefox, firefox
from web.build.server import Server

RUNS = 5
REST = 2
"""Seconds after which a browser is idle: after its own start, and after a visit."""
TARGET = 0.28
FIRST = {
    "bare": "page.ready.then(() => page.performance.now())",
    "ours": "page.brisques.ready.then(() => page.performance.now())",
}


def visits(program: str, address: str, first: str) -> tuple[float, float]:
    """Make two visits with a new profile."""
    with firefox(program) as browser:
        time.sleep(REST)
        browser.open(address)
        cold = float(browser.run(first))
        time.sleep(REST)
        browser.open("about:blank")
        browser.open(address)
        return cold, float(browser.run(first))


def main() -> None:
    """Measure both pages alternately, and print the results."""
    parser = argparse.ArgumentParser(prog="build.py bench firefox", description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--json", action="store_true", help="the last line is one object")
    given = parser.parse_args()
    program = find_firefox() or sys.exit("there is no Firefox here")
    found: dict[str, list[tuple[float, float]]] = {page: [] for page in FIRST}
    with tempfile.TemporaryDirectory() as folder:
        lay_out(Path(folder))
        with Server(Path(folder), 0, LinkedHandler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            for number in range(1, given.runs + 1):
                for page, first in FIRST.items():
                    cold, again = visits(program, f"{server.address}{page}/", first)
                    found[page].append((cold, again))
                    print(f"run {number}  {page}  cold {cold:,.0f}  again {again:,.0f}", flush=True)
            server.shutdown()
    ratios = {
        name: round(median(t[at] for t in found["ours"]) / median(t[at] for t in found["bare"]), 3)
        for at, name in enumerate(("cold_ratio", "again_ratio"))
    }
    for name, ratio in ratios.items():
        print(f"{name:12} {ratio}   at most {TARGET}")
    if given.json:
        print(json.dumps({**ratios, "runs": given.runs}))


if __name__ == "__main__":
    main()
