"""Slips of paper on the table: why a card is refused, what may be declared; and undo."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.positions import refusing
from tests.browser.table_page import TablePage
from tests.builder import Scene

pytestmark = pytest.mark.browser

BRIGHTNESS = """(node) => {
  const { filter } = getComputedStyle(node.querySelector(".card"));
  return Number(/brightness\\(([0-9.]+)\\)/.exec(filter)?.[1] ?? 1);
}"""
SIZES = [(1280, 800), (360, 640), (844, 390), (768, 1024), (320, 640)]


def two_marriages() -> Scene:
    """Return a trick just won whose cards make two marriages with cards won before."""
    return Scene("fildinski", trump="H", won="QS KD", hands=("KS", "QD")).play("KS QD")


def boxes_meet(one: Locator, other: Locator) -> bool:
    """Return whether two elements overlap by a pixel or more."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return across >= 1 and down >= 1


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_refused_card_is_dimmed_and_a_tap_shows_the_rule(
    table: TablePage, width: int, height: int
) -> None:
    table.page.set_viewport_size({"width": width, "height": height})
    table.set_up(refusing())
    before = table.view
    assert before["legal"] == ["AS1"]
    barred, open_card = table.card("9S1"), table.card("AS1")
    expect(barred).to_have_attribute("aria-disabled", "true")
    expect(open_card).to_have_attribute("aria-disabled", "false")
    assert barred.evaluate(BRIGHTNESS) < 0.8 * open_card.evaluate(BRIGHTNESS)

    table.tap("9S1")
    slip = table.page.get_by_role("alert")
    expect(slip).to_contain_text("You can beat the best card so far, so you must.")
    expect(slip.get_by_role("img", name="Ace of spades")).to_be_visible()
    expect(slip.locator(".source")).not_to_be_empty()
    assert not boxes_meet(slip, table.page.locator(".hand"))
    assert slip.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 0
    assert table.view == before

    slip.get_by_role("button", name="Close").click()
    expect(slip).to_have_count(0)
    table.play("AS1")
    assert "AS1" not in table.view["hand"]
    assert table.view["seats"][0]["tricks"] == before["seats"][0]["tricks"] + 1


def test_melds_are_ticked_together_and_declared_at_once(table: TablePage) -> None:
    table.set_up(two_marriages())
    expect(table.chooser.get_by_role("checkbox", checked=True)).to_have_count(2)
    table.chooser.get_by_role("checkbox").first.uncheck(force=True)
    expect(table.chooser.locator(".primary")).to_have_text("Declare 20")
    table.chooser.get_by_role("checkbox").first.check(force=True)
    expect(table.chooser.locator(".primary")).to_have_text("Declare both 40")
    before = table.view["seats"][0]["score"]
    table.chooser.locator(".primary").click()
    table.wait()
    assert table.view["seats"][0]["score"] == before + 40
    assert table.view["seats"][0]["spent"] == 4
    expect(table.page.locator(".sheet .scores b").first).to_have_text(str(before + 40))


def test_without_a_stock_nobody_is_told_to_draw(table: TablePage) -> None:
    table.set_up(two_marriages())
    expect(table.page.locator(".turn")).to_contain_text("Declare, or draw.")
    hands = ("KS AS", "QS JS")
    table.set_up(Scene("fildinski", trump="H", stock=0, hands=hands).play("KS QS"))
    expect(table.chooser).to_be_visible()
    expect(table.page.locator(".turn")).to_contain_text("You may declare.")


def test_one_button_asks_for_a_hint_while_declaring(table: TablePage) -> None:
    table.set_up(two_marriages())
    hints = table.page.get_by_role("button", name="Hint", exact=True)
    shown = {}
    for width, height in [*SIZES, (390, 844), (580, 640), (700, 560)]:
        table.page.set_viewport_size({"width": width, "height": height})
        shown[width, height] = hints.count()
    assert set(shown.values()) == {1}, shown


def test_a_player_may_decline_to_declare(table: TablePage) -> None:
    table.set_up(two_marriages())
    table.chooser.get_by_role("button", name="Not now").click()
    table.wait()
    view = table.view
    assert view["phase"] == "play"
    assert view["seats"][0]["spent"] == 0
    assert len(view["hand"]) == 8


def test_a_card_tapped_too_early_highlights_the_chooser(table: TablePage) -> None:
    table.set_up(two_marriages())
    before = table.view
    table.tap(before["hand"][0])
    expect(table.chooser.get_by_role("alert")).to_have_text(
        "Choose here first: declare, or go on without declaring."
    )
    assert table.page.evaluate("document.activeElement.closest('.chooser') !== null")
    assert table.view == before


def test_the_seven_is_exchanged_and_the_card_taken_lies_among_the_won_cards(
    table: TablePage,
) -> None:
    scene = Scene("fildinski", trump="H", turnup="JH", hands=("7H AS", "8S"))
    table.set_up(scene.play("7H 8S"))
    assert table.view["declare"]["exchange"]["takes"] == "JH1"
    named = table.chooser.get_by_role("img")
    expect(named).to_have_count(2)
    assert [named.nth(at).get_attribute("aria-label") for at in (0, 1)] == [
        "Seven of hearts",
        "Jack of hearts",
    ]
    table.chooser.get_by_role("button", name="Exchange").click()
    table.wait()
    view = table.view
    assert view["turnup"] == "7H1"
    assert "JH1" in [*view["seats"][0]["open"], *view["hand"]]


def unmarked(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view without the fields that tell of an undo."""
    return {**view, "can_undo": None, "can_redo": None, "assisted": None}


@pytest.mark.parametrize(("width", "place"), [(1280, ".tools"), (360, ".dock")])
def test_a_move_is_undone_and_redone(table: TablePage, width: int, place: str) -> None:
    table.page.set_viewport_size({"width": width, "height": 800})
    table.set_up(Scene("fildinski", hands=("AS KS QS TH KH QD JC 9C", "")))
    before = table.view
    expect(table.button("Undo", inside=place)).to_be_disabled()
    table.play("9C1")
    after = table.view
    expect(table.button("Redo", inside=place)).to_be_disabled()

    table.button("Undo", inside=place).click()
    table.wait()
    assert unmarked(table.view) == unmarked(before)
    expect(table.card("9C1")).to_be_visible()
    expect(table.button("Undo", inside=place)).to_be_disabled()

    table.button("Redo", inside=place).click()
    table.wait()
    assert unmarked(table.view) == unmarked(after)
    expect(table.card("9C1")).to_have_count(0)
    assert table.view["assisted"] is True


def test_the_note_on_strict_play_goes_with_its_move(table: TablePage) -> None:
    """Before the stock was gone, strict play had not begun."""
    note = table.page.locator(".banner", has_text="The stock is gone")
    table.set_up(Scene("fildinski", trump="D", stock=2, hands=("7S", "8S")))
    table.play("7S1")
    expect(note).to_be_visible()
    table.page.keyboard.press("Control+z")
    expect(note).to_be_hidden()
    table.page.keyboard.press("Control+Shift+z")
    expect(note).to_be_visible()


def test_the_note_on_strict_play_states_the_duty_of_the_game(table: TablePage) -> None:
    """In three-hand, low trumps need not be played on a trick that they cannot win (S2)."""
    table.set_up(Scene("three-hand", trump="D", stock=3, hands=("7S", "8S", "9S")))
    table.play("7S1")
    expect(table.page.locator(".banner")).to_contain_text(
        "a trump that beats it must be played; without such a trump, any card may be played."
    )


def test_strict_play_is_not_announced_where_the_last_tricks_are_free(table: TablePage) -> None:
    table.set_up(
        Scene("bezique,endgame.duty=free", trump="D", turnup="7D", stock=2, hands=("7S", "8S"))
    )
    table.play("7S1")
    table.take_turn()
    page = table.page
    expect(page.locator(".gone-note")).to_have_text("Stock is gone")
    expect(page.get_by_role("log")).to_contain_text("The stock is gone.")
    expect(page.locator(".banner")).to_have_count(0)
    table.button("Help").click()
    panel = page.get_by_role("dialog", name="How to play")
    expect(panel).to_contain_text("In the last tricks, when the stock is gone, you may play any")


def test_help_states_a_duty_while_there_is_a_stock(table: TablePage) -> None:
    table.set_up(Scene("bezique,stock.duty=follow-beat-trump", hands=("7S", "8S")))
    table.button("Help").click()
    panel = table.page.get_by_role("dialog", name="How to play")
    expect(panel).to_contain_text("Even while there is a stock, you must follow suit")
