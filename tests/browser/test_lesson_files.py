"""Lessons from files of the reader's own: opened, dropped on the page, broken, too long."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from brisques.lessons.source import MAX_CHARS
from tests.browser.reader import Reader
from tests.browser.table_page import BOOT, TablePage, open_courses

pytestmark = pytest.mark.browser

# The browser does not say what it has stored until `goOn` is called.
SLOW_STORAGE = """{
  const { open } = IDBFactory.prototype;
  const until = new Promise((resolve) => { window.goOn = resolve; });
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given);
    const { addEventListener } = request;
    request.addEventListener = (kind, heard) => addEventListener.call(request, kind,
      (event) => kind === "success" ? until.then(() => heard(event)) : heard(event));
    return request;
  };
}"""

DROP = """(words) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([words], "own.lesson", { type: "text/plain" }));
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
}"""

MARKUP = """<img src=x onerror="document.title='run'">"""
WORDS = f"""brisques-lesson 1
title: {MARKUP}
variant: fildinski
step: <b>bold</b>
text: <script>document.title = "run"</script> and *stress* and {{QS}}.
hint: <i>hint</i>
choice: <u>one</u>
choice: two
goal: answer 2
wrong 1: <svg onload="document.title='run'">
done: Well.
"""


def test_markup_in_a_lesson_is_shown_as_text(seated: Reader) -> None:
    """A lesson is an untrusted file: HTML in it is shown as it was typed."""
    page = seated.page
    leave(page)
    choose_file(page, WORDS)
    expect(seated.title).to_have_text("<b>bold</b>", timeout=BOOT)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="<u>one</u>").click()
    lesson = page.locator(".lesson")
    expect(lesson).to_contain_text('<script>document.title = "run"</script> and stress')
    expect(lesson).to_contain_text("<i>hint</i>")
    expect(seated.verdict).to_contain_text("<svg onload")
    assert page.title() == f"{MARKUP} · Brisques"
    assert lesson.locator("img, script, i, u, b:has-text('bold')").count() == 0
    assert seated.progress() == {}, "a lesson from a file has no place in a course"


def test_a_broken_file_says_where(table: TablePage) -> None:
    """It names line and column, and says in words what is wrong."""
    page = table.page
    leave(page)
    choose_file(page, WORDS.replace("goal: answer 2", "goal: win trik"))
    expect(page.get_by_role("alert")).to_contain_text("Line 9, column 11:", timeout=BOOT)


def test_behind_a_broken_file_the_lesson_before_stands_still(seated: Reader) -> None:
    page = seated.page
    seated.open("fildinski/1")
    lesson = page.locator("brisques-lesson").element_handle()
    page.evaluate(DROP, WORDS.replace("goal: answer 2", "goal: win trik"))
    expect(page.get_by_role("alert")).to_contain_text("Line 9")
    assert lesson.evaluate("(lesson) => lesson.match.isPaused")
    seated.open("fildinski/2")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_file_that_is_too_long_says_how_long_it_may_be(table: TablePage) -> None:
    """A file so long that it is not even read names the limit that the engine has."""
    page = table.page
    leave(page)
    choose_file(page, WORDS + "#" * 4 * MAX_CHARS)
    limit = f"It has more than {MAX_CHARS} characters."
    expect(page.get_by_role("alert")).to_contain_text(limit, timeout=BOOT)


def test_a_file_is_opened_by_dropping_it(seated: Reader) -> None:
    """A lesson's file dropped anywhere on the page opens."""
    leave(seated.page)
    seated.page.evaluate(DROP, WORDS)
    expect(seated.title).to_have_text("<b>bold</b>", timeout=BOOT)


def test_a_dropped_match_is_read_into_the_record(table: TablePage) -> None:
    """The text of a match, or a saved record, is no lesson."""
    page = table.page
    table.begin("bezique", 2, seed="dropped")
    text = page.evaluate("brisques.engine.call('save')")["record"]
    page.evaluate(DROP, text)
    record = page.locator("dialog.record")
    expect(record.get_by_role("status").first).to_contain_text("one was here already")
    for version, fault in (("1", "is damaged"), ("null", "is damaged"), ("2", "A newer version")):
        page.evaluate(DROP, f'{{"brisques": "record", "version": {version}}}')
        expect(record.get_by_role("status").first).to_contain_text(fault)
    expect(page.locator(".at-table")).to_be_visible()


def test_a_file_opened_before_the_storage_answers_stays(page: Page) -> None:
    """What is found in the storage later does not replace it."""
    reader = Reader(page)
    page.add_init_script(SLOW_STORAGE)
    page.goto("")
    choose_file(page, WORDS)
    expect(reader.title).to_have_text("<b>bold</b>", timeout=BOOT)
    page.evaluate("async () => { goOn(); await brisques.kept; }")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(reader.title).to_have_text("<b>bold</b>")


def leave(page: Page) -> None:
    """Go from any page to the start page."""
    page.evaluate("location.hash = ''")
    expect(page.locator(".start")).to_be_visible()


def choose_file(page: Page, words: str) -> None:
    """Choose a file with these words in the list of courses."""
    file: Any = {"name": "own.lesson", "mimeType": "text/plain", "buffer": words.encode()}
    open_courses(page).locator(".lesson-file input").set_input_files(file)
