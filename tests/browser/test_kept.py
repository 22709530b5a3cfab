"""Nothing is lost: not by a reload, not when the engine's worker dies."""

import pytest
from playwright.sync_api import expect

from tests.browser.sitting import BOOT, Sitting
from tests.builder import Scene

pytestmark = pytest.mark.browser

CLICK_AND_KILL = """(card) => {
  document.querySelector(`.hand [data-card="${card}"]`).click();
  window.brisques.engine.kill();
}"""


def they_led() -> Scene:
    """The computer leads, so what is settled has its card on the table."""
    return Scene("fildinski", hands=("AS KS QS TH KH QD JC 9C", ""), leader=1, points=(120, 80))


def we_declare() -> Scene:
    """A marriage may be declared with the trick just won."""
    return Scene("fildinski", won="KD", hands=("KS", "QD"), trump="S").play("KS QD")


def we_lead() -> Scene:
    """Our lead in the middle of a deal."""
    return Scene("fildinski", hands=("AS KS QS TH KH QD JC 9C", ""))


SCENES = pytest.mark.parametrize("scene", [they_led, we_declare, we_lead])


@SCENES
def test_a_reload_finds_the_table_as_it_was(table: Sitting, scene: type[Scene]) -> None:
    table.set_up(scene())
    before = table.view
    table.page.reload()
    # What was seen last is shown before the engine is there.
    expect(table.page.locator(".hand [data-card]")).to_have_count(len(before["hand"]))
    table.wait(BOOT)
    assert table.view == before
    table.take_turn()
    assert table.view != before


def test_a_hint_is_remembered_over_a_reload(table: Sitting) -> None:
    table.set_up(we_lead())
    assert not table.view["assisted"]
    table.page.keyboard.press("h")
    expect(table.page.locator(".hand [data-tag='hint']")).to_have_count(1)
    table.page.reload()
    table.wait(BOOT)
    assert table.view["assisted"]


@SCENES
def test_an_idle_engine_may_die(table: Sitting, scene: type[Scene]) -> None:
    table.set_up(scene())
    before = table.view
    table.page.evaluate("window.brisques.engine.kill()")
    expect(table.page.get_by_role("status").last).to_contain_text("Nothing is lost", timeout=BOOT)
    table.wait()
    assert table.view == before
    table.take_turn()
    assert table.view != before
    table.page.get_by_role("status").last.get_by_role("button", name="Close").click()


def test_an_engine_that_dies_over_a_card_plays_it_once(table: Sitting) -> None:
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


def test_the_start_page_offers_the_match_that_is_under_way(table: Sitting) -> None:
    table.set_up(we_lead())
    before = table.view
    table.button("Brisques: leave the table").click()
    expect(table.page.locator(".resume")).to_contain_text("Fildinski with Ludwik, deal 1")
    table.button("Go on").click()
    expect(table.page.locator("brisques-table .hand [data-card]")).to_have_count(8)
    table.wait()
    assert table.view == before


def test_a_match_is_not_thrown_away_without_asking(table: Sitting) -> None:
    table.set_up(they_led())
    before = table.view
    panel = table.open_panel("New match")
    panel.get_by_role("button", name="Deal the cards").click()
    question = table.page.get_by_role("dialog", name="Begin a new match?")
    expect(question).to_contain_text("120 to 80")
    question.get_by_role("button", name="Keep my match").click()
    expect(question).to_have_count(0)
    assert table.view == before
