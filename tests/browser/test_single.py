"""The whole page as one HTML file, opened from the disk: played, left and resumed, offline."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.complaints import watch
from tests.browser.firefox import LAST_CARD, find_firefox, firefox
from tests.browser.reader import Reader, lesson_at
from tests.browser.table_page import BOOT, TablePage, tap_first
from tests.browser.test_boot_guards import LISTEN, stages
from web.build import single
from web.build.steps import DIST
from web.build.toolchain import node_modules

pytestmark = [pytest.mark.browser, pytest.mark.not_plain("a page on a disk may fetch nothing")]

MOST = 9_000_000
"""The most bytes that the file may have."""

UTF_8 = "text/html; charset=utf-8"

# In the worker of this page alone, make the browser deny storage.
KEEPS_NOTHING = """() => {
  const make = URL.createObjectURL;
  const refuse = "Object.defineProperty(self, 'indexedDB', { value: undefined });";
  URL.createObjectURL = (blob) =>
    make.call(URL, blob.type === "text/javascript" ? new Blob([refuse, blob]) : blob);
}"""
WIDTHS = """async (cards) => {
  await Promise.all(cards.map((card) => card.decode()));
  return cards.map((card) => card.naturalWidth);
}"""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the file, as `build.py single` does."""
    if not (DIST / "index.html").exists():
        pytest.fail("there is no dist/: run the tests by `python build.py test`")
    target = tmp_path_factory.mktemp("single") / "brisques.html"
    single.write(DIST, target, node_modules())
    return target


@pytest.fixture
def opened(browser: Browser, file: Path) -> Iterator[TablePage]:
    """Open the file in a browser that has no network and may send no request."""
    context = browser.new_context(base_url=file.as_uri(), viewport={"width": 1280, "height": 800})
    context.set_offline(True)
    complaints = watch(context, file.as_uri())
    yield TablePage(context.new_page())
    context.close()
    assert complaints == []


def test_a_trick_is_played_and_a_reload_continues(opened: TablePage) -> None:
    opened.sit_down()
    before = opened.view
    assert len(before["log"][0]["plays"]) == 2
    opened.page.reload()
    opened.wait(BOOT)
    assert opened.view == before
    opened.take_turn()
    assert opened.view != before


def test_python_starts_from_its_snapshot(opened: TablePage) -> None:
    opened.page.add_init_script(f"({LISTEN})()")
    opened.sit_down()
    assert stages(opened.page) == ["downloading", "starting", "ready"]


def test_a_host_that_names_another_encoding_is_reported(
    page: Page, file: Path, complaints: list[str]
) -> None:
    page.route("**/single.html", lambda route: route.fulfill(path=file, content_type=UTF_8))
    page.goto("single.html")
    expect(page.locator("body")).to_contain_text("cannot be played")
    complaints[:] = [it for it in complaints if "another encoding" not in it]


def test_its_cards_are_drawn(opened: TablePage) -> None:
    opened.page.goto("")
    cards = opened.page.locator("img.card")
    expect(cards.first).to_be_visible()
    assert cards.count() > 8
    assert all(cards.evaluate_all(WIDTHS))


def test_a_worker_that_dies_is_replaced(opened: TablePage) -> None:
    opened.sit_down()
    before = opened.view
    opened.page.evaluate("window.brisques.engine.kill()")
    told = opened.page.get_by_role("status").last
    expect(told).to_contain_text("Nothing is lost", timeout=BOOT)
    opened.wait()
    assert opened.view == before
    opened.take_turn()


def test_the_file_contains_the_lessons(opened: TablePage) -> None:
    reader = Reader(opened.page)
    reader.open("fildinski/1")
    reader.solve(lesson_at("fildinski/01-pack.lesson").steps[0])


def test_a_browser_without_storage_says_so(opened: TablePage) -> None:
    opened.page.add_init_script(f"({KEEPS_NOTHING})()")
    opened.sit_down()
    expect(opened.page.get_by_role("status").last).to_contain_text("stores nothing for this page")


def test_a_truncated_copy_says_so(browser: Browser, file: Path, tmp_path: Path) -> None:
    whole = file.read_bytes()
    part = tmp_path / "part.html"
    part.write_bytes(whole[: len(whole) // 2])
    page = browser.new_page()
    page.goto(part.as_uri())
    tap_first(page)
    expect(page.locator("body")).to_contain_text("could not be started", timeout=BOOT)
    part.write_bytes(whole[: whole.index(b'id="files"')])
    page.goto(part.as_uri())
    expect(page.locator("body")).to_contain_text("incomplete or damaged")
    expect(page.locator("#boot")).to_have_count(0)
    part.write_bytes(whole[: whole.index(b'<script type="module">') + 1000])
    page.goto(part.as_uri())
    expect(page.get_by_text("If nothing more appears")).to_be_visible()
    page.close()


def test_the_file_is_small_complete_and_reproducible(file: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.html"
    single.write(DIST, again, node_modules())
    assert again.read_bytes() == file.read_bytes()
    assert file.stat().st_size < MOST
    licences = (DIST / "licences.txt").read_text(encoding="utf-8")
    assert single.encoded(licences) in file.read_bytes()


def test_its_policy_allows_no_request(opened: TablePage) -> None:
    opened.page.goto("")
    policy = opened.page.locator("meta[http-equiv]").get_attribute("content") or ""
    assert "default-src 'none'" in policy
    allowed = set(re.sub(r"'sha256-[^']+'", "HASH", policy).replace(";", "").split())
    sources = {word for word in allowed if not re.fullmatch(r"[a-z]+-(src|uri|action)", word)}
    assert sources == {"'none'", "HASH", "'wasm-unsafe-eval'", "blob:", "data:"}
    assert re.search(r"connect-src blob:(;|$)", policy)


def test_it_plays_in_firefox_too(file: Path) -> None:
    program = find_firefox()
    if not program:
        pytest.skip("no Firefox on this machine")
    with firefox(program) as window:
        window.open(file.as_uri())
        window.wait_for("page.document.querySelector('.hand [data-card]')")
        window.click(LAST_CARD)
        before = window.settled_view()
        assert len(before["log"][0]["plays"]) == 2
        window.reload()
        assert window.settled_view() == before
        asked = window.run("performance.getEntriesByType('resource').map((it) => it.name)")
        assert all(name.startswith(("blob:", "data:")) for name in asked)
