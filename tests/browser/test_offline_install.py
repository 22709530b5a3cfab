"""Installing the page as an app: what a browser requires of manifest, icons and screenshots."""

import json
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, CDPSession, Page, Route

from tests.browser.host import running
from tests.browser.table_page import BOOT
from tests.browser.visits import Visitor, visiting
from web.build.steps import DIST

pytestmark = pytest.mark.browser

SNAPSHOT = "**/runtime/snapshot.*"


@pytest.fixture
def session(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> Iterator[CDPSession]:
    """Return a DevTools session; the profile is on the disk, as only those can install apps."""
    with running(tmp_path / "site", "some/path/") as host:
        context = browser_type.launch_persistent_context(
            tmp_path / "profile", base_url=host.home, **browser_type_launch_args
        )
        visitor = Visitor(context, host)
        visitor.settle()
        yield context.new_cdp_session(visitor.tab.page)
        assert visitor.complaints == []
        context.close()


def test_the_browser_reports_no_installability_error(session: CDPSession) -> None:
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/some/path/manifest.webmanifest")
    told = manifest["manifest"]
    assert told["startUrl"].endswith("/some/path/")
    assert told["scope"].endswith("/some/path/")
    assert told["id"].endswith("/brisques")
    assert len(told["shortcuts"]) == 4
    assert len(told["icons"]) == 5
    assert len(told["screenshots"]) == 2


def test_each_shortcut_opens_what_it_names(page: Page) -> None:
    manifest = json.loads((DIST / "manifest.webmanifest").read_text("utf-8"))
    shown = {
        "Play Fildinski": "dialog.new-match [data-variant=fildinski]",
        "Play Filicău": "dialog.new-match [data-variant=filicau]",
        "Rules of Fildinski": "dialog.rules",
        "Tables for your own pages": "main.guide",
    }
    assert {shortcut["name"] for shortcut in manifest["shortcuts"]} == set(shown)
    for shortcut in manifest["shortcuts"]:
        page.goto("about:blank")
        page.goto(shortcut["url"])
        page.locator(shown[shortcut["name"]]).wait_for(state="attached", timeout=BOOT)


@pytest.mark.not_plain("there is no snapshot to hold back")
def test_the_offer_to_install_is_not_drawn_while_python_starts(
    browser: Browser, tmp_path: Path
) -> None:
    with visiting(browser, tmp_path) as visitor:
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        visitor.context.route(SNAPSHOT, hold)
        page = visitor.tab.page
        with visitor.context.expect_event("request", lambda asked: "snapshot." in asked.url):
            page.goto("")
        page.locator(".start .hand .card").first.wait_for()
        manifest = page.locator("link[rel=manifest]")
        assert manifest.count() == 0
        held[0].continue_()
        manifest.wait_for(state="attached")


def test_pictures_exist_in_the_sizes_of_the_manifest() -> None:
    manifest = json.loads((DIST / "manifest.webmanifest").read_text("utf-8"))
    pictures = [*manifest["icons"], *manifest["screenshots"]]
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    for picture in pictures:
        data = (DIST / picture["src"]).read_bytes()
        if picture["type"] == "image/png":
            assert picture["sizes"] == "{}x{}".format(*struct.unpack(">II", data[16:24]))
        elif picture["type"] == "image/jpeg":
            assert picture["sizes"] == jpeg_size(data)
        else:
            assert (picture["type"], picture["sizes"]) == ("image/svg+xml", "any")


def jpeg_size(data: bytes) -> str:
    """Return width and height from the frame header, which follows other segments."""
    at = 2
    while data[at + 1] not in (0xC0, 0xC2):
        at += 2 + int.from_bytes(data[at + 2 : at + 4])
    height, width = struct.unpack(">HH", data[at + 5 : at + 9])
    return f"{width}x{height}"
