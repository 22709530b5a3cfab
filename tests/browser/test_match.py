"""A match by taps: its first deal from the start page on, its last turns, and the next match."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.deals import last_deal, may_declare, rest_of_deal
from tests.browser.table_page import HOLD_ENGINE, TablePage
from tests.browser.test_record import win_position
from tests.builder import Scene

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

MOST_TURNS = 200
LAST_TURNS = 6

SAME_DEALS = """
  Math.random = () => 0; // chooses the first hand
  Crypto.prototype.getRandomValues = (numbers) => numbers.fill(17); // gives the seeds of the others
"""


def test_a_match_is_played_to_its_end_and_another_begun(page: Page) -> None:
    """By taps from the start page into the second deal, and through the match's last turns."""
    table_page = TablePage(page)
    page.add_init_script(SAME_DEALS)
    table_page.sit_down()
    play_deal(table_page)
    check_sheet(table_page, table_page.view)
    table_page.button("Next deal", inside="dialog").click()
    table_page.wait()
    assert table_page.view["match"]["deal"] == 2

    begun = table_page.record()
    table_page.load(next(record for record, view in rest_of_deal(begun) if may_declare(view)))
    assert table_page.view["phase"] == "declare"
    table_page.take_turn()
    check_scores(table_page, table_page.view)

    record, _ = last_deal(begun)[-LAST_TURNS:][0]
    table_page.load(record)
    play_deal(table_page)
    end = table_page.view
    assert end["phase"] == "match-over"
    assert max(end["summary"]["total"]) >= 2000
    check_sheet(table_page, end)
    expect(table_page.sheet.get_by_role("heading", level=1)).to_have_text(
        "You win the match" if end["match"]["winner"] == 0 else "Ludwik wins the match"
    )

    table_page.button("New match", inside="dialog").click()
    table_page.button("Another game", inside="dialog.new-match").click()
    page.locator('dialog.games [data-variant="open-bezique"]').click()
    page.get_by_role("radio", name="Zosia").check(force=True)
    table_page.button("Deal the cards", inside="dialog").click()
    page.wait_for_function("() => window.brisques.match.view.variant === 'open-bezique'")
    table_page.wait()
    view = table_page.view
    assert view["seats"][1]["level"] == "novice"
    assert view["match"]["deals"] == []
    table_page.take_turn()
    assert len(table_page.view["log"]) >= 1


def play_deal(table_page: TablePage) -> None:
    """Play the deal to its end; after each turn compare the page's scores with the engine's."""
    for _ in range(MOST_TURNS):
        view = table_page.view
        if view["phase"].endswith("over"):
            return
        check_scores(table_page, view)
        table_page.take_turn()
    pytest.fail("the deal has no end")


def check_scores(table_page: TablePage, view: dict[str, Any]) -> None:
    """Assert that the score sheet beside the table has the engine's scores."""
    shown = table_page.page.locator(".sheet .scores b").all_text_contents()
    assert shown == [str(seat["score"]) for seat in view["seats"]]


def check_sheet(table_page: TablePage, view: dict[str, Any]) -> None:
    """Assert that the sums and causes on the deal sheet are the engine's, and add up."""
    summary = view["summary"]
    expect(table_page.sheet).to_be_visible()
    for kind in ("deal", "total"):
        cells = table_page.sheet.locator(f"tr.{kind} td:not(.times)").all_text_contents()
        assert [int(cell) for cell in cells] == summary[kind]
    causes = table_page.sheet.locator("tbody:not(.sums) tr")
    rows = causes.evaluate_all(
        """(rows) => rows.map((row) =>
             [...row.querySelectorAll("td:not(.times)")].map((cell) => Number(cell.textContent)))"""
    )
    assert rows == [row["points"] for row in summary["rows"]]
    assert [sum(column) for column in zip(*rows, strict=True)] == summary["deal"]


def test_the_sheet_says_what_the_loser_pays(table: TablePage) -> None:
    """By the laws of the Portland Club the stake is points, and not how often a match counts."""
    table.set_up(
        Scene("rubicon,match.settlement=portland", stock=0, hands=["9C", "8D"], points=(950, 1240))
    )
    table.take_turn()
    match = table.view["match"]
    assert match["winner"] is not None
    expect(table.sheet).to_contain_text(f"The loser pays {match['stake']} points.")


def test_no_trick_is_named_after_the_last(table: TablePage) -> None:
    table.set_up(Scene("fildinski", stock=0, hands=("AS", "9S")))
    trick = table.page.get_by_role("region", name=re.compile("^Trick "))
    expect(trick).to_have_count(1)
    table.take_turn()
    expect(table.sheet).to_be_visible()
    table.sheet.get_by_role("button", name="Show the table").click()
    expect(trick).to_have_count(0)


def test_a_log_that_was_lost_is_requested_whole(table: TablePage) -> None:
    table.set_up(Scene("fildinski", hands=("AS KS QS TH KH QD JC 9C", "")))
    for _ in range(3):
        table.take_turn()
    tricks = table.view["log"]
    assert len(tricks) >= 2
    table.page.evaluate("window.brisques.match.view.log = []")
    table.take_turn()
    assert table.view["log"][: len(tricks)] == tricks


LOSE_VIEW = """async () => {
  const { match } = brisques;
  const { engine } = match;
  const call = engine.call.bind(engine);
  engine.call = async (op, ...request) => {
    if (op === "act") throw { code: "table/stale-revision" };
    if (op === "view") throw { code: "engine/timeout" };
    return call(op, ...request);
  };
  try {
    await match.send([match.view.legal[0]]);
  } finally {
    delete engine.call;
  }
}"""


def test_a_view_that_cannot_be_loaded_again_is_reported(table: TablePage) -> None:
    table.page.evaluate(LOSE_VIEW)
    expect(table.page.get_by_role("alert")).to_be_visible()


def test_a_deal_whose_tricks_are_certain_is_finished_in_one_tap(table: TablePage) -> None:
    table.set_up(Scene("fildinski", trump="H", stock=0, hands=("AH TH AS", "9S 8D 7C")))
    expect(table.page.locator(".turn")).to_contain_text("All other tricks are yours")
    table.button("Finish the deal").click()
    expect(table.sheet).to_be_visible()
    winners = [trick["winner"] for trick in table.view["log"]]
    assert winners == [0, 0, 0]
    assert not table.view["assisted"]
    table.set_up(Scene("bezique", trump="H", stock=0, hands=("9D 8D", "KD 7D")))
    expect(table.page.locator(".turn")).to_contain_text("However play goes on")


def test_a_rematch_takes_one_tap(table: TablePage) -> None:
    win_position(table)
    table.sheet.get_by_role("button", name="Rematch").click()
    table.wait()
    view = table.view
    assert (view["variant"], view["seats"][1]["level"]) == ("fildinski", "casual")
    assert view["match"]["deal"] == 1
    assert view["match"]["scores"] == [0, 0]


def test_an_open_score_follows_the_moves_of_the_computer(table: TablePage) -> None:
    page = table.page
    table.set_up(Scene("fildinski", stock=0, hands=("AS KS", "9S 8S")))
    before = table.view["seats"][0]["score"]
    page.evaluate(HOLD_ENGINE, "step")
    try:
        table.tap("AS1")
        page.wait_for_function("() => window.brisques.table.thinking")
        points = table.open_panel("Score").locator(".scores b").first
        expect(points).to_have_text(str(before))
    finally:
        page.evaluate("goOn()")
    table.wait()
    after = table.view["seats"][0]["score"]
    assert after != before
    expect(points).to_have_text(str(after))
