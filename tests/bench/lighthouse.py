"""Lighthouse's scores of the built pages on a small phone: `python build.py bench lighthouse`.

Performance is the median of several runs, as Lighthouse advises; it is an estimate from what the
page does here, so a busy machine lowers it, and the machine's load is printed beside it.
Accessibility and best practices are the same in every run; every deduction in them is listed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import threading
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from tests.browser.conftest import FLAGS
from web.build.browsers import find_browser
from web.build.server import PackingHandler, Server
from web.build.steps import DIST
from web.build.toolchain import find_node, install_npm

TOOL = Path(__file__).with_name("lighthouse-tool")
PAGES = {"start": "", "guide": "guide/"}
EXACT = ("accessibility", "best-practices", "seo")
RUNS = 3


def report(address: str, folder: Path) -> dict[str, Any]:
    """Run Lighthouse once; return its report."""
    out = folder / "report.json"
    command = [
        find_node().program,
        TOOL / "node_modules/lighthouse/cli/index.js",
        address,
        "--quiet",
        "--output=json",
        f"--output-path={out}",
        f"--chrome-flags=--headless {' '.join(FLAGS)}",
    ]
    subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": str(find_browser())})
    found: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return found


def faults(found: dict[str, Any]) -> list[str]:
    """List what lowers the categories that do not depend on the machine."""
    named = [ref["id"] for name in EXACT for ref in found["categories"][name]["auditRefs"]]
    audits = [found["audits"][name] for name in named]
    return [it["title"] for it in audits if it["score"] is not None and it["score"] < 1]


def main() -> None:
    """Print a line for each page."""
    parser = argparse.ArgumentParser(prog="bench lighthouse", description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=RUNS)
    runs = parser.parse_args().runs
    install_npm(find_node(), TOOL, "installing Lighthouse")
    print(f"{'page':8}{'performance':>12}" + "".join(f"{name:>16}" for name in EXACT))
    with Server(DIST, 0, PackingHandler) as server, TemporaryDirectory() as folder:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        for name, path in PAGES.items():
            found = [report(server.address + path, Path(folder)) for _ in range(runs)]
            scores = [{k: v["score"] * 100 for k, v in it["categories"].items()} for it in found]
            line = f"{median(score['performance'] for score in scores):12.0f}"
            line += "".join(f"{min(score[each] for score in scores):16.0f}" for each in EXACT)
            print(f"{name:8}{line}   load {os.getloadavg()[0]:.1f}", flush=True)
            for fault in faults(found[-1]):
                print(f"        {fault}")
        server.shutdown()


if __name__ == "__main__":
    main()
