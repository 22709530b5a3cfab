"""Whether a JupyterLite site draws and plays tables: python -m tests.bench.jupyterlite SITE.

SITE is a folder made by `jupyter lite build`, as the guide says. The wheel and the table come from
our built site, on another port; a request to any other host is reported. The last cell is that of
the guide's notebook, which measures a strategy. Exit status 1 if a cell shows nothing, or a card
cannot be played in it.
"""

from __future__ import annotations

import argparse
import json
import threading
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from web.build.browsers import find_browser
from web.build.server import Server
from web.build.steps import DIST, WEB

PATIENCE = 180_000
"""Milliseconds for the start of Python, and for each cell."""
CELLS = (
    ("import micropip\nawait micropip.install('{home}{wheel}')", ""),
    ("from brisques import Table\ntable = Table('fildinski', seed='7')\ntable", "img"),
    ("table.observe()", "img"),
    ("table.show(1)", "img"),
    ("Table.from_position('fildinski;trump=H;leader=1;trick=TC;hands=AC 7H ?,?;won=?4,?4')", "img"),
    ("table.show(home='{home}')", "iframe"),
)
"""Cells, each with the element that it must show."""


def measuring_cell() -> str:
    """Return the cell of the guide's notebook that measures a strategy."""
    notebook = json.loads((WEB / "guide/arena.ipynb").read_text(encoding="utf-8"))
    cells = ("".join(cell["source"]) for cell in notebook["cells"])
    return next(cell for cell in cells if "arena import" in cell)


def run_cells(page: Page, home: str) -> None:
    """Run the cells one after the other; each must show what it should."""
    wheel = next(DIST.glob("*.whl")).name
    cells = [(cell.format(home=home, wheel=wheel), shows) for cell, shows in CELLS]
    for number, (cell, shows) in enumerate([*cells, (measuring_cell(), "pre")]):
        page.locator(".jp-CodeConsole-promptCell .cm-content").click()
        page.keyboard.insert_text(cell)
        page.keyboard.press("Shift+Enter")
        done = page.locator(".jp-CodeConsole-content .jp-CodeCell").nth(number)
        prompt = done.locator(".jp-InputPrompt")
        expect(prompt).to_have_text(f"[{number + 1}]:", timeout=PATIENCE)
        output = done.locator(f".jp-OutputArea-output {shows}")
        if shows:
            expect(output).to_be_visible(timeout=PATIENCE)
        result = output.inner_text() if shows == "pre" else shows or "installed"
        print(f"{cell.splitlines()[-1][:50]}: {result}", flush=True)


def play_card(page: Page) -> None:
    """Play the first card of the hand in the cell's table."""
    table = page.frame_locator(".jp-OutputArea-output iframe")
    card = table.locator(".hand [data-card]").first
    card.click(timeout=PATIENCE)
    card.click()
    expect(table.locator("[role=log]")).to_contain_text("You play", timeout=PATIENCE)
    print("a card was played in the cell")


def main() -> None:
    """Serve both sites and run the cells in Chromium."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path)
    folder = parser.parse_args().site
    outside: list[str] = []
    with Server(DIST, 0) as ours, Server(folder, 0) as theirs, sync_playwright() as playwright:
        for server in (ours, theirs):
            threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=str(find_browser()))
        page = browser.new_page()
        local = ("http://127.0.0.1", "data:", "blob:")
        page.on("request", lambda r: None if r.url.startswith(local) else outside.append(r.url))
        page.goto(f"{theirs.address}repl/index.html?kernel=python")
        page.locator(".jp-CodeConsole-promptCell .cm-content").wait_for(timeout=PATIENCE)
        run_cells(page, ours.address)
        play_card(page)
        browser.close()
        for server in (ours, theirs):
            server.shutdown()
    print(f"requests to other hosts: {len(outside)} {outside[:3]}")


if __name__ == "__main__":
    main()
