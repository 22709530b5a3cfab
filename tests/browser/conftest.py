"""A real Chromium on the built page: fixtures for every browser test.

A test that takes `page` fails at its end for any console error, uncaught exception or request to
another origin; one that provokes such a thing takes `complaints` too, and removes what it expects.
"""

import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from web.build.browsers import find_browser
from web.build.server import Server
from web.build.steps import DIST

FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-dev-shm-usage",  # containers give it 64 MB
    "--disable-gpu",
    "--no-first-run",
    "--no-sandbox",  # it cannot be had as root
]


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of dist/, served as `build.py serve` does."""
    if not (DIST / "index.html").exists():
        pytest.fail("there is no dist/: run the tests by `python build.py test`")
    with Server(DIST, port=0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.address
        server.shutdown()


@pytest.fixture(scope="session")
def base_url(site: str) -> str:
    """So that `page.goto("")` opens the page."""
    return site


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The Chromium that build.py found, with flags of our own."""
    program = Path(os.environ.get("BRISQUES_CHROMIUM") or find_browser())
    return {**browser_type_launch_args, "executable_path": program, "args": FLAGS}


@pytest.fixture
def complaints(context: BrowserContext, site: str) -> Iterator[list[str]]:
    """What the browser has complained of so far; it must be empty when the test ends."""
    found: list[str] = []
    context.on("weberror", lambda it: found.append(f"uncaught: {it.error}"))
    context.on(
        "console",
        lambda it: found.append(f"console: {it.text}") if it.type in {"error", "warning"} else None,
    )
    context.on(
        "request",
        lambda it: found.append(f"foreign: {it.url}") if not is_own(it.url, site) else None,
    )
    yield found
    assert found == []


def is_own(url: str, site: str) -> bool:
    """Whether a request stays with us; data and blob addresses touch no network."""
    return url.startswith((site, "data:", "blob:"))


@pytest.fixture
def page(context: BrowserContext, complaints: list[str]) -> Page:
    """A new page whose complaints are watched."""
    return context.new_page()
