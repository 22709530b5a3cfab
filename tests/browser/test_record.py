"""A person's record: list, statistics, review and text."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.deals import last_deal, rest_of_deal
from tests.browser.table_page import BOOT, TablePage
from tests.browser.test_access import AXE, PLAIN, faults_in_every_look
from tests.builder import Scene

pytestmark = pytest.mark.browser

ERASE_RECORDS = """async () => {
  const wait = (request) => new Promise((done) => {
    request.onsuccess = () => done(request.result);
  });
  const [{ name }] = await indexedDB.databases();
  const database = await wait(indexedDB.open(name));
  await wait(database.transaction("records", "readwrite").objectStore("records").clear());
  database.close();
}"""
"""Erase what the browser stores of each match, but not the list of matches."""


def win_position(table_page: TablePage) -> None:
    """Play the last card of a match that began at a position; we win it."""
    table_page.set_up(Scene("fildinski", hands=("AS", "9D"), stock=0, points=(1990, 400)))
    table_page.take_turn()


def win_match(table_page: TablePage) -> None:
    """Play the last card of a match that began with a deal; we win it."""
    table_page.begin("fildinski", 2, "g")
    record, _ = last_deal(table_page.record())[-1]
    table_page.load(record)
    table_page.take_turn()


def open_record(table_page: TablePage) -> Locator:
    table_page.button("Menu").click()
    menu = table_page.page.locator("dialog.menu")
    menu.get_by_role("button", name="Your record", exact=True).click()
    return table_page.page.get_by_role("dialog", name="Your record")


def test_a_finished_match_is_listed_reviewed_and_shown_as_text(table: TablePage) -> None:
    page = table.page
    win_position(table)
    expect(table.sheet).to_contain_text("End of the match")
    table.sheet.get_by_role("button", name="Show the table").click()
    record = open_record(table)
    row = record.locator(".past-matches li").first
    expect(row).to_contain_text("Won")
    expect(row).to_contain_text("Fildinski with Ludwik")
    expect(row).to_contain_text("from a position")
    page.emulate_media(media="print")
    expect(row).to_contain_text("Fildinski with Ludwik", use_inner_text=True)
    page.emulate_media(media="screen")
    record.get_by_label("Result").select_option("lost")
    expect(record.locator(".past-matches li")).to_have_count(0)
    record.get_by_label("Result").select_option("won")
    record.get_by_label("Search").fill("ludwik")
    expect(record.locator(".past-matches li")).to_have_count(1)
    row.locator("summary").click()
    row.get_by_role("button", name="As text").click()
    words = page.get_by_role("dialog", name="The match as text")
    expect(words.get_by_role("textbox")).to_have_value(table.record())
    words.get_by_role("button", name="Close", exact=True).click()

    row.get_by_role("button", name="Review").click()
    steps = page.locator(".review-steps")
    expect(steps).to_contain_text("Move 0 of 2")
    expect(page.get_by_role("heading", name="Review")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")  # before the engine has answered the first
    expect(steps).to_contain_text("Move 2 of 2")
    steps.get_by_role("button", name="One move back").click()
    expect(steps).to_contain_text("Move 1 of 2")
    expect(page.locator(".at-review .hand [data-card]")).to_have_count(0)
    page.keyboard.press("Home")
    expect(page.locator('.at-review .hand [data-card="AS1"]')).to_have_count(1)
    page.get_by_role("button", name="Link to this moment").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".at-table")).to_be_visible()

    page.evaluate("(link) => { location.href = link; }", link)
    expect(steps).to_contain_text("Move 0 of 2")
    expect(page.locator('.at-review .hand [data-card="AS1"]')).to_have_count(1)


@pytest.mark.parametrize(
    ("variant", "players", "rival"),
    [
        ("fildinski", 2, "Ludwik"),
        ("four-hand-partners", 4, "Ludwik and Henryk"),
        ("three-hand", 3, "Best of the others"),
    ],
)
def test_the_points_of_deals_name_the_only_rivals(
    table: TablePage, variant: str, players: int, rival: str
) -> None:
    table.begin(variant, players, "g")
    record, _ = rest_of_deal(table.record())[-1]
    table.load(record)
    table.take_turn()
    table.sheet.get_by_role("button", name="Show the table").click()
    row = open_record(table).locator(".past-matches li").first
    row.locator("summary").click()
    expect(row.locator("thead th")).to_have_text(["Deal", "You", rival])


def test_statistics_count_matches_that_began_with_a_deal(table: TablePage) -> None:
    win_position(table)
    win_match(table)
    table.sheet.get_by_role("button", name="Show the table").click()
    record = open_record(table)
    record.get_by_role("button", name="Statistics").click()
    figures = record.locator(".figures")
    expect(figures.first).to_contain_text("1 (100 %)")
    record.get_by_role("button", name="Start again from zero").click()
    expect(figures).to_have_count(0)
    record.get_by_role("button", name="Count all again").click()
    expect(figures.first).to_contain_text("1 (100 %)")


def test_a_match_that_began_before_a_new_start_does_not_count(table: TablePage) -> None:
    table.begin("fildinski", 2, "g")
    table.load(last_deal(table.record())[-1][0])
    record = open_record(table)
    record.get_by_role("button", name="Statistics").click()
    record.get_by_role("button", name="Start again from zero").click()
    record.get_by_role("button", name="Close").click()
    table.take_turn()
    table.sheet.get_by_role("button", name="Show the table").click()
    record = open_record(table)
    record.get_by_role("button", name="Statistics").click()
    expect(record.get_by_role("button", name="Count all again")).to_be_visible()
    expect(record.locator(".figures")).to_have_count(0)
    record.get_by_role("button", name="Count all again").click()
    expect(record.locator(".figures").first).to_be_visible()


def test_a_match_of_two_persons_is_reviewed_once_it_is_over(table: TablePage) -> None:
    table.begin("fildinski", 2, "g")
    alone = last_deal(table.record())[-1][0]
    shared = alone.replace("seat player casual", "seat human")
    assert shared != alone
    for text, count in ((alone, 1), (shared, 0)):
        table.load(text)
        record = open_record(table)
        row = record.locator(".past-matches li").first
        row.locator("summary").click()
        expect(row.get_by_role("button", name="Go on")).to_be_visible()
        expect(row.get_by_role("button", name="Review")).to_have_count(count)
        record.get_by_role("button", name="Close").click()


def test_a_link_of_a_newer_version_says_so(table: TablePage) -> None:
    page, note = table.page, table.page.get_by_role("alert")
    table.set_up(Scene("fildinski", hands=("AS KS", "9D 8D"), stock=0))
    page.evaluate("location.hash = '#game=2.abc'")
    expect(note).to_contain_text("made by a newer version")
    expect(page.locator(".at-table")).to_be_visible()
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)


def test_a_link_to_a_deal_in_play_is_played_on_from_where_it_ends(table: TablePage) -> None:
    page = table.page
    scene = Scene("fildinski", hands=("AS KS", "9D 8D"), stock=0, points=(720, 540))
    table.set_up(scene)
    table.button("Menu").click()
    page.locator("dialog.menu").get_by_role("button", name="Link to this match").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    page.keyboard.press("Escape")
    page.evaluate("(link) => { location.href = link; }", link)
    expect(page.locator(".review-paper")).to_contain_text("the moment to play on from")
    page.get_by_role("button", name="Play on from here").click()
    table.wait()
    assert set(table.view["hand"]) == {"AS1", "KS1"}
    assert table.view["branch"]


def test_the_browsers_way_back_from_a_branch_leads_to_its_moment(table: TablePage) -> None:
    page = table.page
    win_position(table)
    table.sheet.get_by_role("button", name="Look back at the deal").click()
    steps = page.locator(".review-steps")
    expect(steps).to_contain_text("Move 0 of 2")
    page.keyboard.press("ArrowRight")
    expect(steps).to_contain_text("Move 1 of 2")
    page.get_by_role("button", name="Try again from here").click()
    table.sheet.get_by_role("button", name="Show the table").click()
    page.go_back()
    expect(steps).to_contain_text("Move 1 of 2")
    page.get_by_role("button", name="Back", exact=True).click()


def test_no_row_of_the_record_opens_in_place_of_another(table: TablePage) -> None:
    table.begin("filicau", 4, "1")
    win_position(table)
    table.sheet.get_by_role("button", name="Show the table").click()
    record = open_record(table)
    rows = record.locator(".past-matches li")
    rows.filter(has_text="Won").first.locator("summary").click()
    record.get_by_label("Result").select_option("open")
    expect(rows.first).to_contain_text("Filicău")
    expect(rows.first).to_contain_text("first deal")
    expect(record.locator(".past-matches details[open]")).to_have_count(0)


def test_axe_finds_nothing_in_record_statistics_and_review(table: TablePage) -> None:
    page = table.page
    page.emulate_media(reduced_motion="reduce", color_scheme="light")
    win_position(table)
    win_match(table)
    table.sheet.get_by_role("button", name="Show the table").click()
    page.evaluate(AXE)
    page.evaluate(PLAIN)
    record = open_record(table)
    row = record.locator(".past-matches li", has_text="from a position").first
    row.locator("summary").click()
    assert faults_in_every_look(page) == []
    record.get_by_role("button", name="Statistics").click()
    expect(record.locator(".figures").first).to_be_visible()
    assert faults_in_every_look(page) == []
    record.get_by_role("button", name="Deals of the day").click()
    expect(record.locator(".calendar")).to_be_visible()
    assert faults_in_every_look(page) == []
    record.get_by_role("button", name="Matches", exact=True).click()
    row.locator("summary").click()
    row.get_by_role("button", name="Review").click()
    expect(page.locator(".review-paper .sub")).to_be_visible()
    assert faults_in_every_look(page) == []
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".at-table")).to_be_visible()


def test_a_match_that_is_gone_cannot_be_shown_as_text(page: Page) -> None:
    """Another tab may have erased it since the record was opened."""
    table_page = TablePage(page)
    table_page.sit_down()
    win_position(table_page)
    table_page.sheet.get_by_role("button", name="Show the table").click()
    record = open_record(table_page)
    row = record.locator(".past-matches li").first
    row.locator("summary").click()
    page.evaluate(ERASE_RECORDS)
    row.get_by_role("button", name="As text").click()
    expect(record.get_by_role("status").first).to_contain_text("not kept in this browser")


def test_a_review_shows_where_it_is_in_forced_colours(table: TablePage) -> None:
    page = table.page
    win_match(table)
    page.emulate_media(forced_colors="active")
    try:
        table.sheet.get_by_role("button", name="Look back at the deal").click()
        expect(page.locator(".move.here")).to_have_css("outline-style", "solid")
        expect(page.locator(".move:not(.here)").first).to_have_css("outline-style", "none")
        # The bar of our own has no colours left that tell how far it is.
        expect(page.locator(".judging progress")).to_have_css("appearance", "auto")
    finally:
        page.emulate_media(forced_colors="none")


def test_a_review_survives_its_worker(table: TablePage) -> None:
    page = table.page
    win_position(table)
    table.sheet.get_by_role("button", name="Look back").click()
    steps = page.locator(".review-steps")
    expect(steps).to_contain_text("Move 0 of 2")
    page.evaluate("window.brisques.engine.kill()")
    expect(page.get_by_role("status").last).to_contain_text("Nothing is lost", timeout=BOOT)
    page.keyboard.press("ArrowRight")
    expect(steps).to_contain_text("Move 1 of 2")
    page.get_by_role("button", name="Back", exact=True).click()
