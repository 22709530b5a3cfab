"""`python -m tests.browser.pictures`: draw the pictures of the manifest into web/.

Icons come from web/icon.svg and web/icon-maskable.svg, screenshots from the built page. The results
are committed. Run it in .venv after `python build.py build` when one of these has changed.
"""

import os
import threading
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.table_page import TablePage
from web.build.browsers import find_browser
from web.build.server import Server
from web.build.steps import DIST, WEB
from web.build.toolchain import find_node

ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-192.png": ("icon-maskable.svg", 192),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "apple-touch-icon.png": ("icon-maskable.svg", 180),  # an app launcher cuts it to its own shape
}
SEED = "a picture"
TRICKS = 9
QUALITY = 82


@dataclass(frozen=True)
class Shot:
    """A screenshot: its name, the window in CSS pixels, and device pixels for each CSS pixel."""

    name: str
    width: int
    height: int
    scale: int


SHOTS = (Shot("wide.jpg", 1280, 800, 1), Shot("narrow.jpg", 360, 640, 2))


def draw_icon(browser: Browser, source: Path, size: int, target: Path) -> None:
    """Draw one icon, transparent where nothing is drawn."""
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = source.read_text("utf-8").replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
    page.screenshot(path=target, omit_background=True)
    page.close()


def draw_table(browser: Browser, address: str, shot: Shot, target: Path) -> None:
    """Draw the table in the middle of a deal, with a card to answer."""
    page = browser.new_page(
        base_url=address,
        viewport={"width": shot.width, "height": shot.height},
        device_scale_factor=shot.scale,
    )
    table_page = TablePage(page)
    table_page.sit_down()
    table_page.begin("fildinski", 2, SEED)
    while len(table_page.view["log"]) < TRICKS or not table_page.view["trick"]["plays"]:
        table_page.take_turn()
    page.mouse.move(0, 0)
    page.screenshot(path=target, type="jpeg", quality=QUALITY)
    page.close()


def main() -> None:
    """Draw all icons and screenshots."""
    os.environ.update(find_node().env)
    with sync_playwright() as playwright, Server(DIST, port=0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(
            executable_path=find_browser(), args=["--no-sandbox", "--disable-gpu"]
        )
        for name, (source, size) in ICONS.items():
            draw_icon(browser, WEB / source, size, WEB / "icons" / name)
        for shot in SHOTS:
            draw_table(browser, server.address, shot, WEB / "screenshots" / shot.name)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
