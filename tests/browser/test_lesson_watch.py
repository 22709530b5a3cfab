"""`lesson watch` in the browser: a saved file appears on the table without a reload."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from brisques.cli.lesson import _findings
from brisques.cli.lesson_watch import Watched, open_watch
from brisques.cli.main import main
from brisques.words import words_of
from tests.browser.complaints import watch
from web.build.steps import DIST


@pytest.fixture
def watched(tmp_path: Path) -> Watched:
    file = tmp_path / "mine.lesson"
    main(["lesson", "new", str(file)])
    watched = Watched(file, partial(_findings, words_of("en")))
    watched.look()
    return watched


TYPED = """goal: answer typed 1
choice: marriage / a marriage
wrong any: Think of a wedding.
done: Together for life.
"""


@pytest.fixture
def address(watched: Watched) -> Iterator[str]:
    server = open_watch(watched, DIST, 0, words_of("en"))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def complaints(context: BrowserContext, address: str) -> Iterator[list[str]]:
    """Return the browser's complaints; here the page's own host is the command's server."""
    found = watch(context, address)
    yield found
    assert found == []


def test_a_saved_lesson_is_shown_and_a_broken_one_reported(
    page: Page, watched: Watched, address: str
) -> None:
    page.goto(address)
    lesson = page.frame_locator("card-table iframe")
    expect(lesson.get_by_role("heading", name="What is worth taking")).to_be_visible(timeout=30_000)
    expect(page.get_by_role("status")).to_be_in_viewport(ratio=1)
    text = watched.file.read_text("utf-8")
    watched.file.write_text(text.replace("What is worth taking", "Worth ten points"), "utf-8")
    watched.look()
    expect(lesson.get_by_role("heading", name="Worth ten points")).to_be_visible(timeout=30_000)
    for _ in range(2):
        lesson.get_by_role("button", name="Step after").click()
    choices = lesson.get_by_role("checkbox")
    for given, says in (([0, 1], "A King counts nothing"), ([0, 2], "2 of three cards.")):
        for place in range(3):
            choices.nth(place).set_checked(place in given)
        lesson.get_by_role("button", name="Answer").click()
        expect(lesson.locator(".lesson-says")).to_contain_text(says)
    typed = text[text.index("step: Which are") :].partition("goal:")[0] + TYPED
    watched.file.write_text(text[: text.index("step:")] + typed, "utf-8")
    watched.look()
    field = lesson.get_by_role("textbox", name="Your answer:")
    for word, says in (("pair", "Think of a wedding."), ("MARRIAGÉ!", "Together for life.")):
        field.fill(word)
        field.press("Enter")
        expect(lesson.locator(".lesson-says")).to_contain_text(says)
    watched.file.write_text("no lesson", "utf-8")
    watched.look()
    expect(page.get_by_role("status")).to_contain_text("lesson/not-a-lesson")
    expect(lesson.get_by_role("heading", name="Which are brisques")).to_be_visible()
