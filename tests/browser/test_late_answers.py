"""Answers that come late: a page that was asked for does not take the place of one opened since."""

from urllib.parse import quote

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.positions import declaring, full_hand
from tests.browser.table_page import BEGIN, BOOT, DRAWN, HOLD_ENGINE, TablePage

pytestmark = pytest.mark.browser

HOLD_READY = """() => {
  window.goOn?.(); // a test that failed may have left it waiting
  const { ready } = brisques;
  brisques.ready = new Promise((resolve) => {
    window.goOn = () => { brisques.ready = ready; resolve(ready); };
  });
}"""
"""Keep every page beside the match waiting for the engine until `goOn` is called."""
ANSWERED = """async () => {
  const { reviews, editing } = brisques.sideViews;
  for (const { engine } of [reviews, editing]) await engine.call("variants");
}"""
"""Wait until the tables of the review and the editor have answered what they were asked before."""
COUNT_JUDGED = """() => {
  const { table } = brisques;
  window.judgedCount = 0;
  const { judged } = table;
  table.judged = (...answer) => {
    judged.apply(table, answer);
    judgedCount += 1;
  };
}"""
FOLLOW = """(hash) => new Promise((done) => {
  addEventListener("hashchange", () => done(), { once: true });
  location.hash = hash;
})"""
"""Go to an address, until the page has followed it."""


@pytest.mark.parametrize("address", ["#review=none", "#position=none"])
def test_an_address_that_fails_late_leaves_no_other_page(table: TablePage, address: str) -> None:
    page = table.page
    page.evaluate(HOLD_READY)
    page.evaluate("(address) => { location.hash = address; }", address)
    expect(page.locator(".at-table")).to_have_count(0)
    page.evaluate("location.hash = '#lesson=fildinski/1'")
    expect(page.locator(".at-lesson")).to_be_visible()
    page.evaluate("goOn()")
    expect(page.locator(".lesson-task")).to_be_visible()
    page.evaluate(ANSWERED)
    expect(page.locator(".lesson-task")).to_be_visible()
    assert page.evaluate("location.hash") == "#lesson=fildinski/1"


def test_an_unknown_lesson_does_not_cover_the_next(page: Page) -> None:
    """The list of lessons comes when another lesson has been asked for."""
    held: list[Route] = []
    page.route("**/lessons/index.json", lambda route: held.append(route))  # noqa: PLW0108
    with page.expect_request("**/lessons/index.json"):
        page.goto("#lesson=none/1")
    page.evaluate(FOLLOW, "#lesson=fildinski/1")
    held[0].continue_()
    expect(page.locator(".lesson-task")).to_be_visible(timeout=BOOT)


def test_rules_of_a_link_cover_no_panel_opened_since(table: TablePage) -> None:
    page = table.page
    page.evaluate("brisques.games.read({ variant: 'bezique' })")  # load the script
    page.locator("dialog.rules .dismiss").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.evaluate(HOLD_READY)
    page.evaluate(FOLLOW, "#rules=bezique")
    settings = table.open_panel("Settings")
    page.evaluate("goOn()")
    page.evaluate("brisques.engine.call('explain', { variant: 'bezique' })")
    page.evaluate(DRAWN)
    expect(page.locator("dialog")).to_have_count(1)
    expect(settings).to_have_class("panel settings")


def test_an_answer_about_other_cards_is_not_shown(table: TablePage) -> None:
    """Another card is picked before the engine has answered the question about the first."""
    page = table.page
    table.set_up(declaring())
    table.button("Other cards…").click()
    picks = page.locator(".question-slip .pick")
    picks.nth(0).click()
    page.evaluate(HOLD_ENGINE, "judge")
    page.evaluate(COUNT_JUDGED)
    table.button("Ask", inside=".question-slip").click()
    picks.nth(1).click()
    page.evaluate("goOn()")
    page.wait_for_function("() => judgedCount === 1")
    answer = page.locator(".question-slip .answer")
    expect(answer).to_have_text("Pick the cards you have in mind.")


def test_a_match_that_opens_late_takes_the_place_of_no_lesson(table: TablePage) -> None:
    page = table.page
    table.begin("bezique", 2, seed="first")
    first = page.evaluate("brisques.engine.match")
    table.begin("bezique", 2, seed="second")
    table.leave()
    page.evaluate(HOLD_READY)
    page.evaluate("(id) => { window.opened = brisques.startView.open(id); }", first)
    page.evaluate(FOLLOW, "#lesson=fildinski/1")
    page.evaluate("goOn()")
    page.evaluate("window.opened")
    assert page.evaluate("brisques.engine.match") == first
    expect(page.locator(".lesson-task")).to_be_visible()


def test_a_match_that_begins_late_takes_the_place_of_no_lesson(table: TablePage) -> None:
    page = table.page
    table.leave()
    page.evaluate(HOLD_READY)
    begin = "brisques.matchStart.begin({ variant: 'rubicon', level: 'casual' })"
    page.evaluate(f"() => {{ window.begun = {begin}; }}")
    page.evaluate(FOLLOW, "#lesson=fildinski/1")
    page.evaluate("goOn()")
    page.evaluate("window.begun")
    assert table.view["variant"] == "rubicon"
    expect(page.locator(".lesson-task")).to_be_visible()


def test_a_position_is_played_only_by_its_own_link(table: TablePage) -> None:
    page = table.page
    played, shown = (f"#position={quote(scene.line())}" for scene in (full_hand(), declaring()))
    page.evaluate(FOLLOW, played)
    state = page.locator(".edit-state")
    expect(state).to_have_text("This position can be played.")
    table.clear()
    page.evaluate(HOLD_READY)
    page.evaluate(FOLLOW, f"{played}&play")
    page.evaluate(FOLLOW, shown)
    page.evaluate("goOn()")
    expect(state).to_have_text("This position can be played.")
    page.evaluate(ANSWERED)
    page.evaluate(DRAWN)
    expect(page.locator(".at-edit")).to_be_visible()


def test_of_two_matches_begun_at_once_the_later_is_played(table: TablePage) -> None:
    begin = f"({BEGIN})([variant, ['Ludwik'], '1'])"
    table.page.evaluate(f"() => Promise.all(['rubicon', 'bezique'].map((variant) => {begin}))")
    assert table.view["variant"] == "bezique"
