"""The coach: hints in two steps, the review of a deal, and another try from any decision in it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.filko_positions import filko_four
from tests.browser.positions import declaring, full_hand
from tests.browser.table_page import (
    HOLD_ENGINE,
    STORE_SETTING,
    Position,
    TablePage,
    long_thoughts,
    wait_until,
)
from tests.builder import Scene

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

REVIEW = 60_000  # ms; nothing else waits for as many guesses

SOLVE = "async () => (await window.brisques.engine.call('solve')).worths"


def near_the_end() -> Scene:
    """Return a position five tricks from the end, all cards known by counting: the lead matters."""
    hands = ("AS 9S KD 8D TC", "TS KS AD QD 9C")
    return Scene("fildinski", trump="H", stock=0, hands=hands)


def three_tricks_left() -> Scene:
    """Return a position three tricks from the end in which the lead matters."""
    return Scene("fildinski", trump="H", stock=0, hands=("AS 9S TC", "TS KS 9C"))


def marriage() -> Scene:
    """Return a won trick with a marriage to declare, near the end, so that it is proven right."""
    hands = ("KS 8D TC", "9S AD 9C")
    return Scene("fildinski", trump="H", stock=0, won="QS", hands=hands).play("KS 9S")


def worths(table_page: TablePage) -> dict[str, float]:
    """Return the proven worth of each action."""
    found: dict[str, float] = table_page.page.evaluate(SOLVE)
    return found


def hinted(table_page: TablePage) -> Any:
    """Return the element that is marked as the hint."""
    return table_page.page.locator('[data-mark="hint"]')


def test_a_hint_marks_a_card_and_then_says_why(table: TablePage) -> None:
    table.set_up(near_the_end())
    worth = worths(table)
    with long_thoughts(table.page):  # he may run out of time before it is proven
        table.page.keyboard.press("h")
        expect(hinted(table)).to_have_count(1)
    card = hinted(table).get_attribute("data-card")
    assert worth[card] == max(worth.values())
    expect(hinted(table)).to_have_attribute("data-tag", "hint")
    expect(table.page.locator(".turn")).to_contain_text("Hint:")
    expect(table.page.locator(".advice")).to_have_count(0)
    table.button("Why?").click()
    slip = table.page.locator(".advice")
    expect(slip).to_contain_text("Proven")
    expect(slip.locator(".reasons li").first).to_contain_text("the deal ends")
    assert table.focus != "BODY"
    heard = table.page.get_by_role("log").locator("p").all_text_contents()
    assert sum(line.startswith("Hint:") for line in heard) == 1
    table.page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    expect(hinted(table)).to_have_count(0)
    table.play(card)
    assert table.view["assisted"]
    expect(hinted(table)).to_have_count(0)


# A tag takes no taps, so it is made to take them: the topmost element at its upper edge is found.
TAG_ON_TOP = """(button) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".hand .place[data-tag]::after { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(sheet);
  const place = button.closest(".place");
  const { left, width } = button.getBoundingClientRect();
  const above = parseFloat(getComputedStyle(place, "::after").top);
  const found = document.elementFromPoint(
    left + width / 2, place.getBoundingClientRect().top + above + 2,
  );
  document.adoptedStyleSheets.pop();
  return found === place;
}"""

# Cards of the hand whose index is covered.
INDEX_LOST = """(cards) => cards.filter((node) => {
  const { left, top } = node.getBoundingClientRect();
  return !node.contains(document.elementFromPoint(left + 8, top + 16));
}).map((node) => node.dataset.card)"""


@pytest.mark.parametrize("scene", [full_hand, filko_four])
def test_the_reasons_of_a_hint_do_not_cover_its_tag(
    table: TablePage, scene: Callable[[], Position]
) -> None:
    table.page.set_viewport_size({"width": 360, "height": 640})
    table.set_up(scene())
    table.page.keyboard.press("h")
    expect(hinted(table)).to_have_count(1)
    table.page.keyboard.press("h")
    expect(table.page.locator(".advice")).to_be_visible()
    assert hinted(table).evaluate(TAG_ON_TOP)


def test_a_hint_covers_no_index(table: TablePage) -> None:
    table.page.set_viewport_size({"width": 360, "height": 640})
    hands = ("AS TS KH QH TD 9D 8C 7C", "QS JS 9H 8H 8D 7D 9C 8C")
    scene = Scene("fildinski", trump="D", stock=0, hands=hands, leader=1)
    table.set_up(scene.play("QS"))  # only the ace and the ten of spades may be played
    table.button("Hint", inside=".dock").click()
    expect(hinted(table)).to_have_count(1)
    cards = table.page.locator(".hand [data-card]")
    assert cards.evaluate_all(INDEX_LOST) == []


def test_a_hint_may_suggest_a_declaration(table: TablePage) -> None:
    table.set_up(marriage())
    table.page.set_viewport_size({"width": 360, "height": 640})
    with long_thoughts(table.page):
        table.button("Hint", inside=".chooser").click()
        expect(hinted(table)).to_contain_text("Marriage")
    table.button("Hint", inside=".chooser").click()
    expect(table.page.locator(".advice")).to_be_visible()
    table.button("Close", inside=".advice").click()
    expect(table.chooser).to_be_visible()


def test_no_hint_is_given_out_of_turn(table: TablePage) -> None:
    table.set_up(Scene("fildinski", stock=0, hands=("AS", "9S")))
    table.play("AS1")
    expect(table.sheet).to_be_visible()
    table.clear()
    expect(table.button("Hint", inside=".tools")).to_be_disabled()
    table.page.keyboard.press("h")
    expect(hinted(table)).to_have_count(0)


def lose_points(
    table_page: TablePage, scene: Callable[[], Scene] = near_the_end
) -> tuple[str, float]:
    """Play the worst card and then the deal to its end; return that card and its loss."""
    table_page.set_up(scene())
    worth = worths(table_page)
    worst = min(worth, key=lambda code: worth[code])
    table_page.play(worst)
    while not table_page.view["phase"].endswith("over"):
        table_page.take_turn()
    expect(table_page.sheet).to_be_visible()
    return worst, max(worth.values()) - worth[worst]


def look_back(table_page: TablePage) -> Any:
    """Open the review, wait until every decision is judged, and return its panel."""
    table_page.button("Look back at the deal", inside="dialog").click()
    paper = table_page.page.locator(".review-paper")
    expect(paper.locator(".sub")).to_be_visible(timeout=REVIEW)
    return paper


def shown(table_page: TablePage) -> Any:
    """Return the hand on the table of the review."""
    return table_page.page.locator(".at-review .hand")


def test_a_deal_is_reviewed_and_tried_again(table: TablePage) -> None:
    worst, cost = lose_points(table)
    assert cost > 0
    over, record, page = table.view, table.record(), table.page
    paper = look_back(table)
    missed = paper.locator(".move.missed")
    expect(missed.first.locator(".move-cost")).to_contain_text(f"−{cost:.0f}")
    page.keyboard.press("Shift+ArrowRight")
    expect(paper).to_contain_text("You chose")
    expect(paper).to_contain_text("proven")
    expect(paper.locator(".loss")).to_contain_text("yours ends")
    expect(paper.locator(".line")).to_be_visible()
    expect(shown(table).locator(f'[data-card="{worst}"]')).to_have_attribute("data-tag", "yours")
    expect(shown(table).locator('[data-mark="best"]')).to_have_count(1)
    shown(table).locator(f'[data-card="{worst}"]').click()  # only looked at
    assert table.view == over
    page.get_by_role("button", name="Try again from here").click()
    table.wait()
    assert table.view["phase"] == "play"
    assert table.view["branch"] == {"deal": 1, "place": 0}
    assert worst in table.view["hand"]
    expect(page.locator(".branch-line")).to_contain_text("Deal 1 played on from its start")
    while not table.view["phase"].endswith("over"):
        table.take_turn()
    table.sheet.get_by_role("button", name="Back to the match").click()
    branches = paper.locator(".branches")
    expect(branches).to_contain_text("Deal 1 from its start")
    branches.get_by_role("button", name="Delete").click()
    expect(branches).to_have_count(0)
    page.get_by_role("button", name="Report this play").click()
    report = page.get_by_role("dialog").get_by_role("textbox")
    assert record in report.input_value()  # the deal as it was played, without the branch
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(table.sheet).to_contain_text("Deal 1")
    assert table.record() == record


def test_a_deal_played_again_after_undo_is_judged_anew(table: TablePage) -> None:
    lose_points(table, three_tricks_left)
    look_back(table)
    table.page.get_by_role("button", name="Back", exact=True).click()
    expect(table.sheet).to_be_visible()
    table.clear()
    while table.view["can_undo"]:
        table.page.keyboard.press("Control+z")
        table.wait()
    worth = worths(table)
    best = max(worth, key=lambda code: worth[code])
    table.play(best)
    while not table.view["phase"].endswith("over"):
        table.take_turn()
    look_back(table)
    expect(shown(table).locator(f'[data-card="{best}"]')).to_have_attribute("data-mark", "good")


DELETED = """async (id) => {
  const opening = indexedDB.open("brisques");
  const database = await new Promise((done) => { opening.onsuccess = () => done(opening.result) });
  const reading = database.transaction("entries").objectStore("entries").get(id);
  const entry = await new Promise((done) => { reading.onsuccess = () => done(reading.result) });
  database.close();
  return entry.gone > 0;
}"""
"""Return whether the browser has stored that a match is deleted."""


def test_a_branch_is_deleted_before_its_match_is_on_the_table_again(table: TablePage) -> None:
    lose_points(table, three_tricks_left)
    record, page = table.record(), table.page
    paper = look_back(table)
    page.get_by_role("button", name="Try again from here").click()
    table.wait()
    while not table.view["phase"].endswith("over"):
        table.take_turn()
    branch = page.evaluate("window.brisques.engine.match")
    page.evaluate(HOLD_ENGINE, "load")
    table.sheet.get_by_role("button", name="Back to the match").click()
    paper.locator(".branches").get_by_role("button", name="Delete").click()
    wait_until(page, DELETED, branch)
    page.evaluate("window.goOn()")
    page.wait_for_function("() => window.brisques.match.view?.branch === null")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(table.sheet).to_contain_text("Deal 1")
    assert table.record() == record


def test_at_a_moment_of_the_past_nothing_can_be_declared(table: TablePage) -> None:
    table.set_up(declaring())
    table.page.evaluate("brisques.table.look(brisques.match.view)")
    expect(table.chooser).to_have_attribute("inert", "")
    table.page.evaluate("brisques.table.set(brisques.match.view)")
    expect(table.chooser).not_to_have_attribute("inert", "")
    table.take_turn()


def test_a_review_works_by_keys_and_closes_to_where_it_was_opened(table: TablePage) -> None:
    lose_points(table)
    paper = look_back(table)
    first = paper.locator(".move").first
    here = re.compile("step")
    expect(first).to_have_attribute("aria-current", here)
    for there, back in (("ArrowRight", "ArrowLeft"), ("End", "Home")):
        table.page.keyboard.press(there)
        expect(first).not_to_have_attribute("aria-current", here)
        table.page.keyboard.press(back)
        expect(first).to_have_attribute("aria-current", here)
    paper.locator(".move").nth(2).press("Enter")
    expect(first).not_to_have_attribute("aria-current", here)
    table.page.get_by_role("button", name="Back", exact=True).click()
    expect(table.sheet).to_be_visible()
    table.clear()
    expect(table.page.locator(".turn")).to_contain_text("The deal is over")


def test_the_list_of_moves_separates_a_name_from_its_action(table: TablePage) -> None:
    """Not every action is worded to be read after a name."""
    table.set_up(marriage())
    while not table.view["phase"].endswith("over"):
        table.take_turn()
    moves = look_back(table).locator(".moves")
    expect(moves.get_by_role("button", name="You: Marriage in spades")).to_have_count(1)
    expect(moves.get_by_role("button", name=re.compile(r"^Ludwik: \S"))).to_have_count(3)
    table.page.evaluate(STORE_SETTING, ["language", "fr"])
    expect(moves.get_by_role("button", name="Vous : Mariage à pique")).to_have_count(1)
