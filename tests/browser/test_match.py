"""A match by taps: its first deal from the start page on, its last turns, and the next match."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.deals import last_deal, may_declare, rest_of_deal
from tests.browser.sitting import Sitting
from tests.builder import Scene

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

MOST_TURNS = 200
LAST_TURNS = 6

SAME_DEALS = """
  Math.random = () => 0; // chooses the first hand
  Crypto.prototype.getRandomValues = (numbers) => numbers.fill(17); // gives the seeds of the others
"""


def test_a_match_is_played_to_its_end_and_another_begun(page: Page) -> None:
    """By taps from the start page into the second deal, and from the match's last turns on."""
    sitting = Sitting(page)
    page.add_init_script(SAME_DEALS)
    sitting.sit_down()
    play_deal(sitting)
    check_sheet(sitting, sitting.view)
    sitting.button("Next deal", inside="dialog").click()
    sitting.wait()
    assert sitting.view["match"]["deal"] == 2

    begun = sitting.record()
    sitting.load(next(record for record, view in rest_of_deal(begun) if may_declare(view)))
    assert sitting.view["phase"] == "declare"
    sitting.take_turn()
    check_scores(sitting, sitting.view)

    record, _ = last_deal(begun)[-LAST_TURNS:][0]
    sitting.load(record)
    play_deal(sitting)
    end = sitting.view
    assert end["phase"] == "match-over"
    assert max(end["summary"]["total"]) >= 2000
    check_sheet(sitting, end)
    expect(sitting.sheet.get_by_role("heading", level=1)).to_have_text(
        "You win the match" if end["match"]["winner"] == 0 else "Ludwik wins the match"
    )

    sitting.button("New match", inside="dialog").click()
    sitting.button("Another game", inside="dialog.new-match").click()
    page.locator('dialog.games [data-variant="open-bezique"]').click()
    page.get_by_role("radio", name="Zosia").check(force=True)
    sitting.button("Deal the cards", inside="dialog").click()
    page.wait_for_function("() => window.brisques.match.view.variant === 'open-bezique'")
    sitting.wait()
    view = sitting.view
    assert view["seats"][1]["level"] == "novice"
    assert view["match"]["deals"] == []
    sitting.take_turn()
    assert len(sitting.view["log"]) >= 1


def play_deal(sitting: Sitting) -> None:
    """The deal to its end; after each turn the scores beside the table are the engine's."""
    for _ in range(MOST_TURNS):
        view = sitting.view
        if view["phase"].endswith("over"):
            return
        check_scores(sitting, view)
        sitting.take_turn()
    pytest.fail("the deal has no end")


def check_scores(sitting: Sitting, view: dict[str, Any]) -> None:
    """The score sheet beside the table says what the engine says."""
    shown = sitting.page.locator(".sheet .scores b").all_text_contents()
    assert shown == [str(seat["score"]) for seat in view["seats"]]


def check_sheet(sitting: Sitting, view: dict[str, Any]) -> None:
    """The sums and the causes on the deal sheet are the engine's, and add up."""
    summary = view["summary"]
    expect(sitting.sheet).to_be_visible()
    for kind in ("deal", "total"):
        cells = sitting.sheet.locator(f"tr.{kind} td:not(.times)").all_text_contents()
        assert [int(cell) for cell in cells] == summary[kind]
    causes = sitting.sheet.locator("tbody:not(.sums) tr")
    rows = causes.evaluate_all(
        """(rows) => rows.map((row) =>
             [...row.querySelectorAll("td:not(.times)")].map((cell) => Number(cell.textContent)))"""
    )
    assert rows == [row["points"] for row in summary["rows"]]
    assert [sum(column) for column in zip(*rows, strict=True)] == summary["deal"]


def test_a_log_that_the_page_lacks_is_asked_for_whole(table: Sitting) -> None:
    table.set_up(Scene("fildinski", hands=("AS KS QS TH KH QD JC 9C", "")))
    for _ in range(3):
        table.take_turn()
    tricks = table.view["log"]
    assert len(tricks) >= 2
    table.page.evaluate("window.brisques.match.view.log = []")
    table.take_turn()
    assert table.view["log"][: len(tricks)] == tricks
