"""Nothing is lost: neither by a reload nor when the engine's worker dies."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table_page import (
    BOOT,
    FULL_STORAGE,
    USUAL_STORAGE,
    TablePage,
    full_storage,
    tap_first,
    wait_until,
)
from tests.browser.test_coach import near_the_end
from tests.browser.test_record import open_record
from tests.builder import Scene

pytestmark = pytest.mark.browser

CLICK_AND_KILL = """(card) => {
  document.querySelector(`.hand [data-card="${card}"]`).click();
  window.brisques.engine.kill();
}"""


def they_led() -> Scene:
    """Return a position in which the computer leads, so that the saved state has its card."""
    return Scene("fildinski", hands=("AS KS QS TH KH QD JC 9C", ""), leader=1, points=(120, 80))


def we_declare() -> Scene:
    """Return a position in which a marriage may be declared with the trick just won."""
    return Scene("fildinski", won="KD", hands=("KS", "QD"), trump="S").play("KS QD")


def we_lead() -> Scene:
    """Return a position with our lead in the middle of a deal."""
    return Scene("fildinski", hands=("AS KS QS TH KH QD JC 9C", ""))


SCENES = pytest.mark.parametrize("scene", [they_led, we_declare, we_lead])


@SCENES
def test_a_reload_restores_the_table(table: TablePage, scene: type[Scene]) -> None:
    table.set_up(scene())
    before = table.view
    table.page.reload()
    # The last view is shown before the engine has started.
    expect(table.page.locator(".hand [data-card]")).to_have_count(len(before["hand"]))
    table.wait(BOOT)
    assert table.view == before
    table.take_turn()
    assert table.view != before


def test_a_hint_survives_a_reload(table: TablePage) -> None:
    table.set_up(near_the_end())
    assert not table.view["assisted"]
    table.page.keyboard.press("h")
    expect(table.page.locator(".hand [data-card][data-tag='hint']")).to_have_count(1)
    table.page.reload()
    table.wait(BOOT)
    assert table.view["assisted"]


@SCENES
def test_an_engine_that_dies_while_idle_is_replaced(table: TablePage, scene: type[Scene]) -> None:
    table.set_up(scene())
    before = table.view
    table.page.evaluate("window.brisques.engine.kill()")
    expect(table.page.get_by_role("status").last).to_contain_text("Nothing is lost", timeout=BOOT)
    table.wait()
    assert table.view == before
    table.take_turn()
    assert table.view != before
    table.page.get_by_role("status").last.get_by_role("button", name="Close").click()


def test_an_engine_that_dies_after_a_tap_plays_the_card_once(table: TablePage) -> None:
    table.set_up(we_lead())
    before = table.view
    table.page.evaluate(CLICK_AND_KILL, "9C1")
    expect(table.page.get_by_role("status").last).to_contain_text("Nothing is lost", timeout=BOOT)
    table.wait(BOOT)
    after = table.view
    assert "9C1" not in after["hand"]
    assert after["trick"]["number"] == before["trick"]["number"] + 1
    first = after["log"][len(before["log"])]
    assert first["plays"][0] == {"seat": 0, "card": "9C1"}
    table.page.get_by_role("status").last.get_by_role("button", name="Close").click()


def test_the_start_page_offers_every_unfinished_match(table: TablePage) -> None:
    table.set_up(we_lead())
    first = table.view
    table.set_up(they_led())
    second = table.view
    table.leave()
    rows = table.page.locator(".unfinished li")
    expect(rows.nth(0)).to_contain_text("Fildinski with Ludwik, deal 1")
    expect(rows.nth(0)).to_contain_text("120 to 80")
    expect(rows.nth(1)).to_contain_text("today")
    rows.nth(1).get_by_role("button", name="Go on").click()
    expect(table.page.locator("brisques-table .hand [data-card]")).to_have_count(8)
    table.wait()
    assert table.view == first
    table.take_turn()  # the one played last comes first, also after a reload
    table.page.reload()
    table.wait(BOOT)
    table.leave()
    expect(rows.nth(1)).to_contain_text("120 to 80")
    rows.nth(1).get_by_role("button", name="Go on").click()
    expect(table.page.locator(".at-table .hand")).to_be_visible()
    table.wait()
    assert table.view == second


def test_progress_of_a_file_that_is_not_stored_is_reported(
    table: TablePage, tmp_path: Path
) -> None:
    settings = {"brisques.lessons.1": json.dumps({"fildinski/1": {"step": 1, "done": True}})}
    file = tmp_path / "record.json"
    content = {"brisques": "record", "version": 1, "matches": [], "settings": settings}
    file.write_text(json.dumps(content), encoding="utf-8")
    record = open_record(table)
    told = record.get_by_role("status").first
    with full_storage(table.page):
        record.locator("input[type=file]").set_input_files(file)
        expect(told).to_contain_text("could not store everything")


# Make the database as version 1 had it, with one match in it.
FIRST_VERSION = """async (match) => {
  const gone = indexedDB.deleteDatabase("brisques");
  await new Promise((done) => { gone.onsuccess = done });
  const opening = indexedDB.open("brisques", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("matches").put(match, "current");
  await new Promise((done) => { opening.onsuccess = done });
  opening.result.close();
}"""
# How often the only match was opened since the last successful start.
TRIES = """async () => {
  const opening = indexedDB.open("brisques");
  const database = await new Promise((done) => { opening.onsuccess = () => done(opening.result) });
  const asked = database.transaction("records").objectStore("records").getAll();
  const found = await new Promise((done) => { asked.onsuccess = () => done(asked.result) });
  database.close();
  return found[0].tries;
}"""
# The worker's script is a blob of the page; this is put before it.
SPOIL_WORKERS = """
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    const first = localStorage.getItem("test.spoil") ?? "";
    const { type } = blob;
    return make.call(URL, type === "text/javascript" ? new Blob([first, blob], { type }) : blob);
  };
"""
SPOIL = "(script) => localStorage.setItem('test.spoil', script)"
HANGS = """
  const usual = JSON.stringify;
  JSON.stringify = (it, ...more) => {
    while (it?.op === "load" && it.record) { /* as if the engine never answered */ }
    return usual(it, ...more);
  };
"""
DENIES = "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no') } });"


def kept_instead(page: Page, record: str) -> None:
    """Store a match as an older version would have, with no last view."""
    page.goto("licences.txt")
    page.evaluate(FIRST_VERSION, {"record": record, "cause": "elsewhere-1"})
    page.goto("")


def test_the_match_of_an_older_version_is_continued(table: TablePage, page: Page) -> None:
    table.set_up(we_lead())
    before = table.view
    kept_instead(page, table.record())
    table_page = TablePage(page)
    table_page.wait(BOOT)
    assert table_page.view == before
    table_page.leave()
    expect(page.locator(".resume")).to_contain_text("Fildinski with Ludwik, deal 1")


@pytest.mark.parametrize(
    ("record", "says"),
    [
        ("brisques 2\nvariant fildinski\n", "newer version of Brisques"),
        ("", "It could not be read"),
    ],
)
def test_a_match_that_cannot_be_read_is_kept_and_offered_as_a_file(
    page: Page, record: str, says: str
) -> None:
    kept_instead(page, record)
    aside = page.get_by_role("group", name="A match set aside")
    expect(aside).to_contain_text(says, timeout=BOOT)
    expect(page.locator(".start .hand [data-card]")).to_have_count(16)
    with page.expect_download() as download:
        aside.get_by_role("button", name="Save as a file").click()
    assert Path(download.value.path()).read_text("utf-8") == record


def test_a_match_set_aside_stays_until_it_is_deleted(page: Page) -> None:
    says = "It could not be read"
    kept_instead(page, "what is this")
    aside = page.get_by_role("group", name="A match set aside")
    expect(aside).to_contain_text(says, timeout=BOOT)
    # Another match is begun and found again, and the first is still there.
    table_page = TablePage(page)
    tap_first(page)
    table_page.wait(BOOT)
    page.reload()
    table_page.wait(BOOT)
    before = table_page.view
    table_page.leave()
    expect(aside).to_contain_text(says)
    page.locator(".contents").get_by_role("button", name="Your record").click()
    record = page.get_by_role("dialog", name="Your record")
    with page.expect_download() as download:
        record.get_by_role("button", name="Save all as a file").click()
    saved = json.loads(Path(download.value.path()).read_text("utf-8"))["matches"]
    assert [match["record"] for match in saved] == [table_page.record()]  # it would spoil the file
    record.get_by_role("button", name="Close").click()
    aside.get_by_role("button", name="Try again").click()
    expect(aside).to_contain_text(says)
    aside.get_by_role("button", name="Delete it").click()
    expect(aside).to_have_count(0)
    page.get_by_role("status").get_by_role("button", name="Undo").click()
    aside.get_by_role("button", name="Delete it").click()
    expect(aside).to_have_count(0)
    page.reload()
    table_page.wait(BOOT)
    assert table_page.view == before
    table_page.leave()
    expect(page.locator(".unfinished li")).to_have_count(1)
    expect(aside).to_have_count(0)


def test_a_match_that_hangs_the_engine_is_set_aside_and_can_be_retried(page: Page) -> None:
    page.add_init_script(SPOIL_WORKERS)
    table_page = TablePage(page)
    table_page.sit_down()
    before = table_page.view
    page.evaluate(SPOIL, HANGS)
    for tries in (1, 2):
        page.reload()
        wait_until(page, f"async () => (await ({TRIES})()) === {tries}")
    page.reload()
    aside = page.get_by_role("group", name="A match set aside")
    expect(aside).to_contain_text("stopped twice", timeout=BOOT)
    expect(page.locator(".start .hand [data-card]")).to_have_count(16)
    page.evaluate(SPOIL, "")
    page.reload()
    expect(aside).to_be_visible()
    aside.get_by_role("button", name="Try again").click()
    table_page.wait(BOOT)
    assert table_page.view == before
    table_page.take_turn()


def test_a_damaged_last_view_is_not_shown(table: TablePage) -> None:
    """tests/web/last-view.test.js damages it in other ways."""
    table.set_up(we_lead())
    before = table.view
    table.page.evaluate(
        """() => {
          const key = Object.keys(localStorage).find((it) => it.includes("seen"));
          localStorage[key] = localStorage[key].replace('"hand":', '"sand":');
        }"""
    )
    table.page.reload()
    table.wait(BOOT)
    assert table.view == before


def test_a_browser_without_a_database_is_reported(page: Page) -> None:
    page.add_init_script(f"localStorage.setItem('test.spoil', {json.dumps(DENIES)})")
    page.add_init_script(SPOIL_WORKERS)
    page.add_init_script(DENIES)
    table_page = TablePage(page)
    table_page.sit_down()
    note = page.locator(".note").filter(has_text="stores nothing for this page")
    expect(note).to_be_visible()
    before = table_page.view
    page.evaluate("window.brisques.engine.kill()")
    expect(page.get_by_role("status").last).to_contain_text("Nothing is lost", timeout=BOOT)
    table_page.wait(BOOT)
    assert table_page.view == before
    table_page.take_turn()


def test_a_match_that_cannot_be_stored_is_saved_with_the_record(page: Page, tmp_path: Path) -> None:
    page.add_init_script(f"localStorage.setItem('test.spoil', {json.dumps(DENIES)})")
    page.add_init_script(SPOIL_WORKERS)
    page.add_init_script(DENIES)
    table_page = TablePage(page)
    table_page.sit_down()
    table_page.take_turn()
    expect(page.locator(".note").filter(has_text="stores nothing")).to_be_visible()
    record = open_record(table_page)
    with page.expect_download() as download:
        record.get_by_role("button", name="Save all as a file").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    (match,) = json.loads(file.read_text("utf-8"))["matches"]
    assert match["record"] == table_page.record()


def test_a_stored_match_goes_on_while_storage_is_full(table: TablePage) -> None:
    page = table.page
    table.set_up(we_lead())
    before = table.view
    page.add_init_script(SPOIL_WORKERS)
    page.evaluate(SPOIL, f"({FULL_STORAGE})();")
    page.reload()
    table.wait(BOOT)
    assert table.view == before
    note = page.locator(".note")
    expect(note).to_have_count(0)  # all that was played is stored
    table.take_turn()
    expect(note).to_contain_text("stores nothing for this page")
    page.evaluate("localStorage.removeItem('test.spoil')")
    page.workers[0].evaluate(f"({USUAL_STORAGE})()")
    table.take_turn()
    expect(note).to_have_count(0)  # what it said is no longer true
    after = table.view
    page.reload()
    table.wait(BOOT)
    assert table.view == after


def test_a_new_engine_gives_no_hint_of_an_earlier_moment(table: TablePage) -> None:
    table.set_up(near_the_end())
    table.page.reload()
    table.wait(BOOT)
    hinted = table.page.locator(".hand [data-card][data-tag='hint']")
    table.card("AS1").focus()
    table.page.keyboard.press("h")
    expect(hinted).to_have_attribute("data-card", "AS1")
    table.play("AS1")
    table.page.evaluate("window.brisques.engine.kill()")
    note = table.page.get_by_role("status").last
    expect(note).to_contain_text("Nothing is lost", timeout=BOOT)
    table.wait()
    table.page.keyboard.press("h")
    expect(hinted).to_have_count(1)
    assert hinted.get_attribute("data-card") in table.view["hand"]
    expect(table.page.locator(".slip.advice")).to_have_count(0)  # the reasons come second
    note.get_by_role("button", name="Close").click()
