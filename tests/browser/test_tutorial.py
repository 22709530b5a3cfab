"""The tutorial: its five positions, played as its text says; without scripts, and printed."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.complaints import watch
from tests.browser.embedding import AT_ONCE, HostPage
from tests.browser.table_page import BOOT, long_thoughts

pytestmark = pytest.mark.browser

TABLES = [f"position-{number}" for number in range(1, 6)]


@contextmanager
def opened(browser: Browser, site: str, **options: Any) -> Iterator[Page]:
    """Open the tutorial in a window of its own; on exit no complaint may be left."""
    context = browser.new_context(viewport={"width": 900, "height": 900}, **options)
    complaints = watch(context, site)
    yield context.new_page()
    context.close()
    assert complaints == []


@pytest.fixture(scope="module")
def tutorial(browser: Browser, site: str) -> Iterator[HostPage]:
    """Return the page for all tests here."""
    with opened(browser, site) as window:
        window.emulate_media(reduced_motion="reduce")
        page = HostPage(window)
        window.goto(f"{site}guide/tutorial.html")
        yield page


@pytest.fixture
def page(tutorial: HostPage) -> HostPage:
    """Return the page with every table at its start."""
    tutorial.page.evaluate("heard.length = 0")
    return tutorial


def begin(page: HostPage, name: str) -> None:
    """Scroll to a table, and wait until it can be played; it pauses after no move."""
    page.page.locator(f"#{name}").scroll_into_view_if_needed()
    expect(page.frame(name).locator(".hand [data-card]").first).to_be_visible(timeout=BOOT)
    page.frame(name).locator("html").evaluate(AT_ONCE)
    page.page.evaluate("heard.length = 0")


def act(page: HostPage, name: str, *faces: str) -> None:
    """Play the named faces, without copies, each time it is the reader's turn."""
    for wished in faces:
        legal = page.call(name, "get")["view"]["legal"]
        action = next(code for code in legal if re.sub(r"(?<=\w)\d", "", code) == wished)
        assert "problem" not in page.call(name, "act", action)


def gained(page: HostPage, name: str, seat: int = 0) -> list[int]:
    """Return the points that a seat has made since the start."""
    return [told["points"] for told in page.heard(name, "scored") if told["seat"] == seat]


def test_a_reader_plays_the_first_card(page: HostPage) -> None:
    begin(page, "position-1")
    page.frame("position-1").locator('[data-card="AH1"]').click()
    page.wait("position-1", "scored", 2)
    assert gained(page, "position-1") == [10, 10]


@pytest.mark.parametrize(
    ("name", "faces", "points"),
    [
        ("position-2", ["KH", "marriage:KH.QH"], [20]),
        ("position-3", ["KS", "bezique:JD.QS"], [40]),
        ("position-4", ["7D", "exchange", "marriage:KD.QD"], [10, 40]),
    ],
)
def test_the_advice_scores_what_the_text_says(
    page: HostPage, name: str, faces: list[str], points: list[int]
) -> None:
    begin(page, name)
    act(page, name, *faces)
    page.wait(name, "scored", len(points))
    assert gained(page, name)[: len(points)] == points


def test_the_last_cards_are_played_as_the_text_says(page: HostPage) -> None:
    begin(page, "position-5")
    with long_thoughts(page.page):  # he solves the endgame, or would play otherwise
        act(page, "position-5", "8C", "9D", "8C", "TS", "marriage:KD.QD")
    assert sum(gained(page, "position-5", seat=1)) == 40
    page.wait("position-5", "ended")


def test_the_tutorial_can_be_read_without_scripts(browser: Browser, site: str) -> None:
    with opened(browser, site, java_script_enabled=False) as window:
        window.goto(f"{site}guide/tutorial.html")
        for name in TABLES:
            expect(window.locator(f"#{name} svg")).to_be_visible()
            expect(window.locator(f"#{name} p")).to_contain_text("are trumps. ")
        assert len(window.frames) == 1


def test_every_card_of_its_pictures_exists(page: HostPage, site: str) -> None:
    cards = page.page.locator("svg image").evaluate_all(
        "(all) => [...new Set(all.map((one) => one.href.baseVal))]"
    )
    assert len(cards) > 20
    for card in cards:
        assert page.page.request.get(f"{site}guide/{card}").ok


def test_printed_it_has_pictures_and_no_tables(page: HostPage) -> None:
    begin(page, "position-1")
    page.page.emulate_media(media="print")
    try:
        for name in TABLES:
            expect(page.page.locator(f"#{name} svg")).to_be_visible()
        expect(page.page.locator("#position-1 iframe")).to_be_hidden()
        assert page.page.evaluate("getComputedStyle(document.body).backgroundColor").endswith(
            "(255, 255, 255)"
        )
    finally:
        page.page.emulate_media(media="screen")
    expect(page.page.locator("#position-1 iframe")).to_be_visible()
