"""The API pages: complete, linked, accessible, without scripts or requests to other sites."""

import inspect
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Page

import brisques
from brisques.players.contract import Analysis
from tests.browser.table_page import NO_SERVICE_WORKER
from tests.browser.test_access import AXE, COLOURS, RUN
from web.build.precache import files_of, kept
from web.build.steps import DIST, WEB

pytestmark = pytest.mark.browser

API = DIST / "guide/api"
PAGES = ("index", "embed", "python", "contracts", "architecture", "boot")
RESOURCES = {"link": "href", "script": "src", "img": "src", "iframe": "src"}
TYPE = re.compile(r'"(\w+)"')


class Links(HTMLParser):
    """Collects the ids of a page, its links, and the resources that it loads."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.resources: list[str] = []
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        self.ids |= {named["id"]} if "id" in named else set()
        if tag == "a" and "href" in named:
            self.links.append(named["href"])
        if tag in RESOURCES and RESOURCES[tag] in named:
            self.resources.append(named[RESOURCES[tag]])


@pytest.fixture(scope="module")
def pages() -> dict[Path, Links]:
    """Return every API page that was built."""
    return {file: Links(file) for file in API.rglob("*.html")}


def test_every_page_is_there(pages: dict[Path, Links]) -> None:
    assert {f"{name}.html" for name in PAGES} == {file.name for file in pages if file.parent == API}


def test_every_public_name_of_the_facade_is_documented(pages: dict[Path, Links]) -> None:
    ids = pages[API / "python.html"].ids
    assert {f"brisques.{name}" for name in brisques.__all__} <= ids
    methods = [name for name in vars(brisques.Table) if not name.startswith("_")]
    assert len(methods) > 15
    assert {f"brisques.Table.{name}" for name in methods} <= ids


def test_every_method_of_the_contracts_is_documented(pages: dict[Path, Links]) -> None:
    ids = pages[API / "contracts.html"].ids
    for contract in (brisques.game.Game, Analysis):
        where = f"{contract.__module__}.{contract.__name__}"
        public = [name for name, _ in inspect.getmembers(contract) if not name.startswith("_")]
        assert {f"{where}.{name}" for name in public} <= ids, where


def test_every_attribute_method_event_and_message_is_documented() -> None:
    told = (API / "embed.html").read_text("utf-8")
    source = (WEB / "embed/protocol.js").read_text("utf-8")
    settings = re.search(r"SETTINGS = \{(.*?)\}", source, re.DOTALL)
    assert settings
    names = re.findall(r'^\s*"?([\w-]+)"?:', settings[1], re.MULTILINE)
    for kind in ("Method", "EventName"):
        names += TYPE.findall(re.search(rf"typedef {{(.*?)}} {kind} ", source)[1])  # type: ignore[index]
    assert len(names) > 20
    for name in names:
        assert re.search(rf'<span class="pre">{name}[<(]', told), name
    for word in ("export declare class CardTable", "export type Problem", "postMessage"):
        assert word in told


def test_every_link_has_a_target(pages: dict[Path, Links]) -> None:
    for file, page in pages.items():
        for link in [*page.links, *page.resources]:
            parts = urlsplit(link)
            if parts.scheme in ("http", "https"):
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if target.is_dir():
                target /= "index.html"
            assert target.is_file(), f"{file.name}: {link}"
            if parts.fragment and target in pages:
                assert unquote(parts.fragment) in pages[target].ids, f"{file.name}: {link}"


def test_pages_load_no_script_and_nothing_from_other_sites(pages: dict[Path, Links]) -> None:
    for file, page in pages.items():
        text = file.read_text("utf-8")
        assert "<script" not in text, file.name
        assert "Content-Security-Policy" in text, file.name
        assert not [it for it in page.resources if urlsplit(it).netloc], file.name
    for sheet in API.rglob("*.css"):
        assert "@import" not in sheet.read_text("utf-8")
        assert "http" not in sheet.read_text("utf-8")


def test_the_service_worker_does_not_keep_the_api_pages() -> None:
    files = files_of(DIST)
    assert "guide/api/index.html" in files
    assert not [path for path in kept(files) if path.startswith("guide/api")]


def test_the_guide_links_to_them() -> None:
    assert "api/" in Links(DIST / "guide/index.html").links


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_and_the_page_fits_a_phone(page: Page, name: str) -> None:
    """The themes differ in their colours alone."""
    page.add_init_script(NO_SERVICE_WORKER)
    page.set_viewport_size({"width": 360, "height": 640})
    page.emulate_media(color_scheme="light")
    page.goto(f"guide/api/{name}.html")
    page.evaluate(AXE)
    assert page.evaluate(RUN) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(RUN, COLOURS) == []
