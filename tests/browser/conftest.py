"""Fixtures of the browser tests: a real Chromium on the built page.

A test that takes `page` fails at its end if there was a console error, an uncaught exception or a
request to another origin. A test that provokes one of these also takes `complaints` and removes the
ones it expects.
"""

import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from tests.browser.complaints import watch
from tests.browser.reader import Reader
from tests.browser.table_page import MOVE, NO_SERVICE_WORKER, TablePage
from web.build import precache
from web.build.browsers import find_browser
from web.build.server import Server
from web.build.steps import DIST
from web.build.toolchain import find_node

expect.set_options(timeout=MOVE)  # the engine answers slowly on a busy machine

FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-dev-shm-usage",  # a container gives /dev/shm only 64 MB
    "--disable-gpu",
    "--disable-gpu-compositing",  # takes more CPU time where there is no GPU
    "--js-flags=--liftoff-only",  # compile WebAssembly once, without optimizing what runs often
    "--no-first-run",
    "--no-sandbox",  # the sandbox cannot run as root
]

NO_PIXELS = "--force-gpu-mem-available-mb=0"
"""Has Chromium lay out and compose every frame but paint nothing, for want of memory for pixels.

Painting takes an eighth of the time of a test, and hardly a test looks at pixels. One that does
takes `painting_browser`.
"""

LAUNCH = 120_000
"""Milliseconds that the browser has to start; a busy machine has taken more than the usual 30 s."""


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Return the address of dist/, served as `build.py serve` does."""
    if not (DIST / "index.html").exists():
        pytest.fail("there is no dist/: run the tests by `python build.py test`")
    with Server(DIST, port=0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.address
        server.shutdown()


@pytest.fixture(scope="session")
def small_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of dist/ with half of the files that the service worker stores.

    A visit takes a core-second less. It lacks the lessons and the cards for the color-blind.
    """
    small = tmp_path_factory.mktemp("small-site")
    left_out = shutil.ignore_patterns("*.lesson", "*-safe")
    shutil.copytree(DIST, small, ignore=left_out, dirs_exist_ok=True)
    precache.write(small, find_node())
    return small


@pytest.fixture(scope="session")
def base_url(site: str) -> str:
    """Return the site's address, so that `page.goto("")` opens the page."""
    return site


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Return launch options: the Chromium that build.py found, with our own flags."""
    program = Path(os.environ.get("BRISQUES_CHROMIUM") or find_browser())
    own = {"executable_path": program, "args": [*FLAGS, NO_PIXELS], "timeout": LAUNCH}
    return {**browser_type_launch_args, **own}


@pytest.fixture(scope="session")
def painting_browser(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> Iterator[Browser]:
    """Return a browser that also paints what it lays out."""
    browser = browser_type.launch(**{**browser_type_launch_args, "args": FLAGS})
    yield browser
    browser.close()


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """Return a context without a service worker, which would fetch every file in the background.

    Tests of the service worker make their own context (`visits.py`, `test_hosting.py`).
    """
    context.add_init_script(NO_SERVICE_WORKER)
    return context


@pytest.fixture
def complaints(context: BrowserContext, site: str) -> Iterator[list[str]]:
    """Return the list of the browser's complaints; it must be empty when the test ends."""
    found = watch(context, site)
    yield found
    assert found == []


@pytest.fixture
def page(context: BrowserContext, complaints: list[str]) -> Page:
    """Return a new page whose complaints are watched."""
    return context.new_page()


@pytest.fixture(scope="module")
def shared(browser: Browser, site: str) -> Iterator[tuple[TablePage, list[str]]]:
    """Open one page with the engine running, for all tests of a module that take `table`."""
    context = browser.new_context(base_url=site, viewport={"width": 1280, "height": 800})
    context.add_init_script(NO_SERVICE_WORKER)
    found = watch(context, site)
    table_page = TablePage(context.new_page())
    table_page.sit_down()
    yield table_page, found
    context.close()


@pytest.fixture
def table(shared: tuple[TablePage, list[str]]) -> Iterator[TablePage]:
    """Return the shared page without animations in a window of common size; set a position up."""
    table_page, found = shared
    table_page.clear()
    table_page.page.set_viewport_size({"width": 1280, "height": 800})
    yield table_page
    complaints = found.copy()
    found.clear()
    assert complaints == []


@pytest.fixture
def seated(table: TablePage) -> Reader:
    """Return a reader at the shared page without motion, with no lesson begun."""
    table.page.emulate_media(reduced_motion="reduce")
    table.page.evaluate("localStorage.removeItem('brisques.lessons.1')")
    return Reader(table.page)
