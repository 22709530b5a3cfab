"""A person's record as a file: saved, and read and merged elsewhere."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.table_page import BOOT, TablePage
from tests.browser.test_record import open_record, win_position

pytestmark = pytest.mark.browser

SEEN = '{"9b1f02":{"first":false,"rest":0,"due":"2026-11-24"}}'
PROBLEMS = f'{{"version":1,"rating":1180,"tries":1,"run":0,"seen":{SEEN}}}'
PROBLEMS_KEY = "brisques.problems.1"
EARLIER: dict[str, Any] = {
    "brisques.settings": {"version": 2, "felt": "sand"},
    "brisques.rules": [{"variant": "fildinski,match.target=500", "rulesName": "Short"}],
    "brisques.lessons.1": {
        "bezique/1": {"step": 1, "done": True},
        "fildinski/2": {"step": 3, "done": False},
    },
    PROBLEMS_KEY: {
        "version": 1,
        "rating": 1180,
        "tries": 1,
        "run": 2,
        "seen": {
            "9b1f02": {"first": False, "rest": 0, "due": "2026-11-01"},
            "0a1b2c": {"first": True, "rest": 0, "due": ""},
        },
    },
    "brisques.statistics.1": 1_700_000_000_000,
}
"""What a file has beside the matches."""
LATER: dict[str, Any] = {
    "brisques.settings": {"version": 2, "felt": "moss"},
    "brisques.rules": [{"variant": "filicau,match.target=3", "rulesName": "Long"}],
    "brisques.lessons.1": {"fildinski/2": {"step": 1, "done": True}},
    PROBLEMS_KEY: {
        "version": 1,
        "rating": 1320,
        "tries": 40,
        "run": 7,
        "seen": {"9b1f02": {"first": False, "rest": 2, "due": "2026-12-01"}},
    },
    "brisques.statistics.1": 1_750_000_000_000,
}
"""The same of a browser whose person has come further since."""


def test_the_record_is_saved_as_a_file_and_read_elsewhere(
    table: TablePage, page: Page, tmp_path: Path
) -> None:
    win_position(table)
    table.sheet.get_by_role("button", name="Show the table").click()
    record = open_record(table)
    expect(record).to_contain_text("your statistics, your progress in lessons and problems")
    table.page.evaluate("kept => { localStorage['brisques.problems.1'] = kept }", PROBLEMS)
    with table.page.expect_download() as download:
        record.get_by_role("button", name="Save all as a file").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    content = json.loads(file.read_text("utf-8"))
    saved = sum("~" not in match["id"] for match in content["matches"])  # branches have no row

    other = TablePage(page)
    page.goto("")
    page.get_by_role("button", name="Your record").click()
    theirs = page.get_by_role("dialog", name="Your record")
    expect(theirs).to_contain_text("No match is stored here yet")
    read = theirs.locator("input[type=file]")
    wrong = tmp_path / "wrong.json"
    spoilt = {**content, "matches": [{**content["matches"][0], "record": "brisques 1\n"}]}
    for text, why in (
        ("a letter", "not a record that Brisques saved"),
        (json.dumps(spoilt), "Match 1 of the file is not right"),
    ):
        wrong.write_text(text, encoding="utf-8")
        read.set_input_files(wrong)
        expect(theirs.get_by_role("status").first).to_contain_text(why, timeout=BOOT)
    expect(theirs.locator(".past-matches li")).to_have_count(0)
    read.set_input_files(file)
    expect(theirs.locator(".past-matches li")).to_have_count(saved, timeout=BOOT)
    expect(theirs.locator(".past-matches li").first).to_contain_text("Won")
    assert page.evaluate("localStorage['brisques.problems.1']") == PROBLEMS

    match = next(each["record"] for each in content["matches"] if "~" not in each["id"])
    text_file = tmp_path / "brisques-match.txt"
    earlier = match.rstrip().rpartition(" ")[0]  # a move less
    for text, more, told in ((match, 0, "one was here already"), (earlier, 1, "One match was")):
        text_file.write_text(text, encoding="utf-8")
        read.set_input_files(text_file)
        expect(theirs.get_by_role("status").first).to_contain_text(told)
        saved += more
        expect(theirs.locator(".past-matches li")).to_have_count(saved)
    first = theirs.locator(".past-matches li").first
    first.locator("summary").click()
    first.get_by_role("button", name="Delete").click()
    expect(theirs.locator(".past-matches li")).to_have_count(saved - 1)
    theirs.get_by_role("button", name="Undo").click()
    expect(theirs.locator(".past-matches li")).to_have_count(saved)
    row = theirs.locator(".past-matches li").nth(1)
    row.locator("summary").click()
    row.get_by_role("button", name="Delete").click()
    expect(theirs.locator(".past-matches li")).to_have_count(saved - 1)
    read.set_input_files(file)  # brings back what was deleted
    expect(theirs.get_by_role("status").first).to_contain_text("One match was")
    expect(theirs.locator(".past-matches li")).to_have_count(saved)
    assert other.focus != "BODY"


def stored_here(page: Page) -> dict[str, Any]:
    """Return what the browser stores beside the matches, by its key."""
    texts = page.evaluate("({ ...localStorage })")
    return {key: json.loads(texts[key]) for key in EARLIER}


def read_record_file(page: Page, folder: Path, stored: dict[str, Any]) -> Locator:
    """Read a file that has no match but this beside the matches; return what is said of it."""
    settings = {key: json.dumps(value) for key, value in stored.items()}
    content = {"brisques": "record", "version": 1, "matches": [], "settings": settings}
    file = folder / "record.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    page.locator(".contents").get_by_role("button", name="Your record").click()
    record = page.get_by_role("dialog", name="Your record")
    record.locator("input[type=file]").set_input_files(file)
    told = record.get_by_role("status").first
    expect(told).to_contain_text("No match was added", timeout=BOOT)
    return told


def test_a_file_is_merged_with_what_is_stored_here(page: Page, tmp_path: Path) -> None:
    page.goto("")
    texts = {key: json.dumps(value) for key, value in LATER.items()}
    page.evaluate("texts => Object.assign(localStorage, texts)", texts)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-felt", "moss")
    told = read_record_file(page, tmp_path, EARLIER)
    problems = EARLIER[PROBLEMS_KEY]["seen"] | LATER[PROBLEMS_KEY]["seen"]
    assert stored_here(page) == {
        **LATER,
        "brisques.lessons.1": EARLIER["brisques.lessons.1"] | LATER["brisques.lessons.1"],
        PROBLEMS_KEY: {**LATER[PROBLEMS_KEY], "seen": problems},
        "brisques.rules": LATER["brisques.rules"] + EARLIER["brisques.rules"],
    }
    expect(told).to_contain_text("Your settings stayed as they were.")
    expect(page.locator("html")).to_have_attribute("data-felt", "moss")


def test_house_rules_that_find_no_room_are_counted(page: Page, tmp_path: Path) -> None:
    page.goto("")
    rules = [{"variant": f"fildinski,match.target={target}"} for target in range(500, 1300, 100)]
    page.evaluate("text => { localStorage['brisques.rules'] = text }", json.dumps(rules))
    more = [{"variant": f"bezique,match.target={target}"} for target in range(500, 1100, 100)]
    told = read_record_file(page, tmp_path, {"brisques.rules": [*rules, *more]})
    expect(told).to_contain_text("2 sets of house rules in the file found no room")
    stored = json.loads(page.evaluate("localStorage['brisques.rules']"))
    assert stored == rules + more[:4]


def test_house_rules_of_an_unknown_game_are_not_offered(page: Page, tmp_path: Path) -> None:
    page.goto("")
    unknown = {"variant": "nosuch,match.target=500"}
    read_record_file(page, tmp_path, {"brisques.rules": [unknown, *EARLIER["brisques.rules"]]})
    page.get_by_role("dialog", name="Your record").get_by_role("button", name="Close").click()
    page.locator(".contents").get_by_role("button", name="All the games").click()
    own = page.locator("dialog.games .own")
    expect(own).to_have_count(1)
    expect(own).to_contain_text("Short")


def test_a_browser_without_settings_takes_those_of_a_file(page: Page, tmp_path: Path) -> None:
    page.goto("")
    shown = {"version": 2, "seenNotes": ["meld"]}
    page.evaluate("text => { localStorage['brisques.settings'] = text }", json.dumps(shown))
    told = read_record_file(page, tmp_path, EARLIER)
    settings = {**EARLIER["brisques.settings"], "seenNotes": ["meld"]}
    assert stored_here(page) == {**EARLIER, "brisques.settings": settings}
    expect(told).to_contain_text("The settings are now those of the file.")
    expect(page.locator("html")).to_have_attribute("data-felt", "sand")


@pytest.mark.browser_context_args(timezone_id="Pacific/Kiritimati")
def test_the_saved_record_is_named_by_the_day_on_the_device(page: Page) -> None:
    page.clock.set_fixed_time("2026-11-23T12:00:00Z")
    page.goto("")
    page.locator(".contents").get_by_role("button", name="Your record").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all as a file").click()
    assert download.value.suggested_filename == "brisques-record-2026-11-24.json"
