"""The table without a network, and with a network or a storage that fails at the worst moment."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserType, Locator, Page, expect

from tests.browser.host import running
from tests.browser.table_page import BOOT, TablePage
from tests.browser.test_access import AXE, RUN
from tests.browser.visits import Visitor, visiting
from tests.builder import Scene
from web.build.plain import is_plain
from web.build.precache import by_language, files_of, kept

pytestmark = pytest.mark.browser

ENGINE = ".wasm"
"""The part of a file name without which the engine cannot start."""

FILE_MISSING = """() => {
  const told = new MessageEvent("message", { data: { missing: "engine" } });
  navigator.serviceWorker.dispatchEvent(told);
}"""
"""Tell the page what the service worker tells it when a kept file is gone."""

COUNT_ASKED = """
  navigator.storage.persisted = async () => false;
  navigator.storage.persist = async () => {
    localStorage.setItem("test.asked", Number(localStorage.getItem("test.asked")) + 1);
    return false;
  };
"""


@pytest.fixture
def visitor(browser: Browser, tmp_path: Path, small_site: Path) -> Iterator[Visitor]:
    """Return a visitor with an empty profile."""
    with visiting(browser, tmp_path, site=small_site) as visitor:
        yield visitor


@pytest.fixture(scope="module")
def settled(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Return a visitor of a folder of a host after the first visit, without a network."""
    with visiting(browser, tmp_path_factory.mktemp("settled"), "some/path/") as visitor:
        visitor.settle()
        visitor.cut_off()
        yield visitor


@pytest.fixture
def offline(settled: Visitor) -> TablePage:
    """Return the tab of that visitor, with the table opened without a network."""
    settled.tab.page.goto("")
    settled.tab.wait(BOOT)
    return settled.tab


def news(tab: TablePage) -> Locator:
    """Open the news; return their panel."""
    tab.page.evaluate("brisques.commands.run('news')")
    return tab.page.locator("dialog.news")


def test_after_one_visit_the_table_needs_no_network(settled: Visitor, offline: TablePage) -> None:
    before = offline.view
    offline.take_turn()
    after = offline.view
    assert after != before
    # Another tab, opened by file name and with a query, as some links have.
    offline.page.close()  # or the match would still belong to this tab
    settled.tab = settled.open_tab()
    settled.tab.page.goto("index.html?from=elsewhere")
    settled.tab.wait(BOOT)
    assert settled.tab.view == after
    settled.tab.page.wait_for_function(
        """() => document.images.length > 0 &&
          [...document.images].every((image) => image.naturalWidth > 0)"""
    )


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("guide/", "Card tables in your own pages"),
        ("guide/index.html#cards", "Card tables in your own pages"),
        ("guide/tutorial.html", None),
        ("guide/reference.txt", None),
        ("guide/lessons.txt", None),
    ],
)
def test_pages_for_writers_need_no_network(settled: Visitor, path: str, title: str | None) -> None:
    page = settled.tab.page
    page.goto(path)
    if title:
        assert page.title() == title
    assert len(page.locator("body").inner_text()) > 1000


def test_an_embedded_table_needs_no_network(settled: Visitor) -> None:
    page = settled.tab.page
    page.goto("guide/tutorial.html")
    table = page.frame_locator("card-table iframe").first
    page.locator("card-table").first.scroll_into_view_if_needed()
    expect(table.locator(".hand [data-card]").first).to_be_visible(timeout=BOOT)


def test_pages_that_the_host_redirects_open_with_and_without_a_network(visitor: Visitor) -> None:
    visitor.host.hides_suffixes = True
    visitor.settle()
    page = visitor.tab.page
    page.goto("guide/positions.html")
    assert page.title() == "Positions"
    visitor.host.unplugged = True
    page.goto("guide/tutorial.html")
    assert len(page.locator("body").inner_text()) > 1000
    visitor.host.unplugged = False
    visitor.evict("guide/positions.html")
    page.goto("guide/positions.html")
    assert page.title() == "Positions"


def test_exactly_the_files_of_the_game_are_kept(settled: Visitor) -> None:
    settled.tab.page.goto("licences.txt")
    listed = by_language(kept(files_of(settled.host.site)))[""]  # the files of English only
    assert sorted(settled.kept) == sorted(
        f"{path.removeprefix('./')}?sha256={hash_}"
        for path, hash_ in listed.items()
        if not path.startswith("runtime/memory.")  # precompressed for hosts
    )


def test_no_file_is_downloaded_twice(
    browser_type: BrowserType, browser_type_launch_args: dict[str, object], tmp_path: Path
) -> None:
    # A profile on the disk, as people have: the engine is too large for an HTTP cache in memory.
    with running(tmp_path / "site") as host:
        context = browser_type.launch_persistent_context(
            tmp_path / "profile", base_url=host.home, **browser_type_launch_args
        )
        visitor = Visitor(context, host)
        visitor.settle()
        assert {name: times for name, times in Counter(host.asked).items() if times > 1} == {}
        assert visitor.complaints == []
        context.close()


def test_evicted_files_are_fetched_again_and_the_match_is_kept(visitor: Visitor) -> None:
    """From the HTTP cache; when they are requested; and at a visit, even if nothing does."""
    visitor.settle()
    before = visitor.tab.view
    visitor.evict("app.")
    visitor.host.unplugged = True
    visitor.come_back()
    assert visitor.tab.view == before
    visitor.wait_until_kept("app.")

    visitor.cut_off()
    for part in ("cards/back-fr.svg", ENGINE, "licences.txt"):
        visitor.evict(part)
        assert not visitor.has(part)
    visitor.host.unplugged = False
    visitor.tab.page.evaluate("fetch('cards/back-fr.svg')")
    visitor.wait_until_kept("cards/back-fr.svg")
    visitor.come_back()
    assert visitor.tab.view == before
    visitor.wait_until_kept(ENGINE)
    visitor.wait_until_kept("licences.txt")
    visitor.complaints.clear()  # of files that were looked for without a network


def test_damaged_files_are_fetched_again_and_never_used(visitor: Visitor) -> None:
    visitor.settle()
    before = visitor.tab.view
    visitor.spoil("")
    visitor.forget_downloads()
    visitor.come_back()
    assert visitor.tab.view == before
    python = ("/pyodide.mjs", ENGINE) if is_plain() else ("/python.", "/pyodide.", "/snapshot.")
    for part in ("app.", "prefetch.", *python, "start.json"):
        visitor.wait_until_sound(part)
    assert all("integrity" in it for it in visitor.complaints)
    visitor.complaints.clear()
    visitor.tab.take_turn()


def test_without_network_and_engine_the_page_says_what_is_needed(visitor: Visitor) -> None:
    """Neither a damaged engine nor a missing one is run."""
    visitor.settle()
    before = visitor.tab.view
    visitor.cut_off()
    alert = visitor.tab.page.get_by_role("alert")
    for take in (visitor.spoil, visitor.evict):
        take(ENGINE)
        visitor.tab.page.reload()
        expect(alert).to_contain_text("could not be started", timeout=BOOT)
        expect(alert).to_contain_text("Go online once and reload")
    expect(alert).to_contain_text("Your match is safe")
    visitor.complaints.clear()

    visitor.host.unplugged = False
    alert.get_by_role("button", name="Reload").click()
    visitor.tab.wait(BOOT)
    assert visitor.tab.view == before
    visitor.wait_until_kept(ENGINE)


def test_without_storage_a_missing_file_does_not_make_the_match_safe(offline: TablePage) -> None:
    offline.stop_storing()
    offline.take_turn()
    offline.page.evaluate(FILE_MISSING)
    alert = offline.page.get_by_role("alert")
    expect(alert).to_contain_text("Go online once and reload")
    expect(alert).to_contain_text("your match is lost")
    expect(alert).not_to_contain_text("safe")


def test_without_network_and_cache_the_page_is_not_blank(visitor: Visitor) -> None:
    """First the page is kept but damaged, then nothing is kept."""
    visitor.settle()
    before = visitor.tab.view
    page = visitor.tab.page
    visitor.cut_off()
    visitor.spoil("/?sha256=")
    page.reload()
    expect(page.get_by_role("heading")).to_have_text("Brisques needs the network once")
    visitor.complaints.clear()

    visitor.evict("")
    page.reload()
    expect(page.get_by_role("heading")).to_have_text("Brisques needs the network once")
    expect(page.get_by_role("main")).to_contain_text("Your match is stored separately")
    page.evaluate(AXE)
    assert page.evaluate(RUN) == []
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading")).to_have_text("Brisques needs the network once")
    assert all(re.search("status of 503|ERR_", it) for it in visitor.complaints)
    visitor.complaints.clear()

    visitor.host.unplugged = False
    page.get_by_role("link", name="Try again").click()
    visitor.tab.wait(BOOT)
    assert visitor.tab.view == before


def test_with_a_full_disk_the_page_plays_from_the_network(visitor: Visitor) -> None:
    visitor.tab.page.goto("licences.txt")  # on the same origin, where nothing starts
    visitor.limit_storage(3_000_000)
    visitor.tab.sit_down()
    assert visitor.install() == "redundant"
    assert visitor.tab.page.evaluate("caches.keys()") == []
    assert not visitor.tab.page.evaluate("!!navigator.serviceWorker.controller")
    before = visitor.tab.view
    visitor.come_back()
    assert visitor.tab.view == before
    visitor.tab.take_turn()
    expect(visitor.tab.page.get_by_role("alert")).to_have_count(0)
    expect(news(visitor.tab)).to_contain_text("this browser has not stored the game")
    visitor.complaints.clear()  # the browser's own message about the install


def test_after_one_visit_the_news_say_that_no_network_is_needed(offline: TablePage) -> None:
    expect(news(offline)).to_contain_text("Play without a network after one visit")
    expect(news(offline)).not_to_contain_text("has not stored")


def test_a_first_visit_cut_off_while_files_are_stored_continues_later(visitor: Visitor) -> None:
    visitor.host.breaks_off = {"licences.txt"}
    visitor.tab.sit_down()
    before = visitor.tab.view
    assert visitor.install() == "redundant"
    assert visitor.kept
    visitor.complaints.clear()

    visitor.host.breaks_off = set()
    visitor.host.asked.clear()
    visitor.come_back()
    assert visitor.install() == "activated"
    assert visitor.tab.view == before
    assert visitor.host.asked.count("licences.txt") == 1
    # Files stored before the break are not fetched again.
    assert len(visitor.host.asked) < len(visitor.kept) / 2


def test_a_host_that_changes_bytes_is_played_but_not_stored(visitor: Visitor) -> None:
    sheet = next(visitor.host.site.glob("app.*.css"))
    sheet.write_text(sheet.read_text("utf-8") + "\n/* improved for you */", encoding="utf-8")
    visitor.tab.sit_down()
    assert visitor.install() == "redundant"
    assert not visitor.has(sheet.name)
    before = visitor.tab.view
    visitor.come_back()
    assert visitor.tab.view == before
    visitor.complaints.clear()  # the browser's own message about the install


def test_a_first_visit_cut_off_while_the_engine_loads_says_so(visitor: Visitor) -> None:
    [engine] = [path.name for path in visitor.host.site.rglob(f"pyodide*{ENGINE}")]
    visitor.host.breaks_off = {engine}
    page = visitor.tab.page
    page.goto("")
    expect(page.get_by_role("alert")).to_contain_text("could not be started", timeout=BOOT)
    assert visitor.kept == []
    visitor.complaints.clear()
    visitor.host.breaks_off = set()
    page.get_by_role("button", name="Reload").click()
    visitor.settle()
    assert visitor.has(ENGINE)


def test_persistent_storage_is_requested_once_after_a_deal(page: Page) -> None:
    page.add_init_script(COUNT_ASKED)
    tab = TablePage(page)
    tab.sit_down()
    asked = "localStorage.getItem('test.asked')"
    assert page.evaluate(asked) is None
    for _ in range(2):
        tab.set_up(Scene("fildinski", stock=0, hands=("AS", "9S")))
        tab.take_turn()
        expect(tab.sheet).to_be_visible()
        page.reload()
        tab.wait(BOOT)
        tab.clear()
    page.wait_for_function(f"() => {asked} === '1'")
