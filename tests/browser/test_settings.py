"""Settings: search, immediate effect, storage; and their effect on cards, cloth and hands."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.table_page import BOOT, STORE_SETTING, TablePage, full_storage
from tests.builder import Scene

pytestmark = pytest.mark.browser

HAND = "AS KS QS TH KH QD JC 9C"

COVERED_FOCUS = """() => {
  const focused = document.activeElement;
  const buttons = document.querySelector("dialog .actions");
  if (!focused.closest("dialog") || buttons.contains(focused)) return null;
  const { top } = focused.getBoundingClientRect();
  return top < buttons.getBoundingClientRect().top ? null : focused.outerHTML;
}"""
"""Return the focused element if it lies below the upper edge of the buttons of a panel."""


@pytest.fixture
def chooser(table: TablePage) -> Iterator[TablePage]:
    """Set up a position on the shared page; choose its own settings again afterwards."""
    table.set_up(Scene("fildinski", trump="H", hands=(HAND, "")))
    yield table
    table.page.emulate_media(media="screen", color_scheme="light")
    table.restore_settings()
    expect(table.page.locator("html")).to_have_attribute("lang", "en")


def choose(panel: Locator, setting: str, choice: str) -> None:
    """Choose a value of a setting, both by their labels."""
    group = panel.get_by_role("group", name=setting, exact=True)
    group.get_by_role("radio", name=choice, exact=True).check(force=True)


def test_settings_are_found_by_search_applied_at_once_and_kept(chooser: TablePage) -> None:
    page = chooser.page
    root = page.locator("html")
    queen = chooser.card("QS1").locator("img")
    panel = chooser.open_panel("Settings")

    panel.get_by_role("searchbox").fill("colour blind")
    expect(panel.get_by_role("group")).to_have_count(1)
    expect(panel.get_by_role("status").first).to_have_text("One setting found.")
    choose(panel, "Suit colours", "Four colours, for colour blindness too")
    expect(chooser.card("QD1").locator("img")).to_have_attribute("src", "cards/fr-safe/QD.svg")
    panel.get_by_role("searchbox").fill("zebra")
    expect(panel.get_by_role("group")).to_have_count(0)
    panel.get_by_role("searchbox").fill("")

    choose(panel, "Faces", "Large rank and suit only")
    expect(queen).to_have_attribute("src", "cards/fr-safe/QS.svg#QS-jumbo")
    choose(panel, "Backs", "Blue")
    expect(page.locator(".backs img").first).to_have_attribute("src", "cards/back-indigo.svg")
    choose(panel, "Cloth", "Sand")
    expect(root).to_have_attribute("data-felt", "sand")
    panel.get_by_role("button", name="Done").click()

    page.reload()
    chooser.wait(BOOT)
    expect(root).to_have_attribute("data-felt", "sand")
    expect(root).to_have_attribute("data-suits", "safe")
    ten = page.locator(".hand img").first
    expect(ten).to_have_attribute("src", "cards/fr-safe/TH.svg#TH-jumbo")


def test_a_choice_keeps_what_another_tab_has_set_meanwhile(chooser: TablePage) -> None:
    page = chooser.page
    panel = chooser.open_panel("Settings")
    choose(panel, "Cloth", "Sand")
    other = page.context.new_page()
    other.goto("")
    other.evaluate(STORE_SETTING, ["felt", "moss"])
    expect(page.locator("html")).to_have_attribute("data-felt", "moss")
    expect(panel.locator('[name="felt"][value="moss"]')).to_be_checked()
    choose(panel, "Backs", "Blue")
    expect(page.locator(".backs img").first).to_have_attribute("src", "cards/back-indigo.svg")
    expect(page.locator("html")).to_have_attribute("data-felt", "moss")
    other.close()


def test_a_note_follows_the_language(chooser: TablePage) -> None:
    page = chooser.page
    page.evaluate("location.hash = '#rules=?'")
    note = page.locator(".note.error")
    expect(note).to_contain_text("It is damaged")
    page.evaluate(STORE_SETTING, ["language", "de"])
    expect(note).to_contain_text("Er ist beschädigt")
    note.get_by_role("button", name="Schließen").click()
    expect(note).to_have_count(0)


def test_a_table_that_is_out_of_sight_follows_a_choice(chooser: TablePage) -> None:
    page = chooser.page
    chooser.leave()
    page.evaluate(STORE_SETTING, ["faces", "jumbo"])
    page.evaluate(STORE_SETTING, ["language", "de"])
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.go_back()
    expect(page.locator(".turn")).to_contain_text("Du spielst aus")
    ace = chooser.card("AS1").locator("img")
    expect(ace).to_have_attribute("src", "cards/fr/AS.svg#AS-jumbo")


@pytest.mark.parametrize("command", ["settings", "new-match"])
def test_in_a_low_window_the_buttons_do_not_cover_the_focus(page: Page, command: str) -> None:
    page.set_viewport_size({"width": 320, "height": 200})
    page.goto("")
    expect(page.locator(".start .hand [data-card]").first).to_be_visible(timeout=BOOT)
    page.evaluate("(command) => brisques.commands.run(command)", command)
    expect(page.locator("dialog .actions .primary")).to_be_visible()
    for _ in range(16):
        page.keyboard.press("Tab")
        assert page.evaluate(COVERED_FOCUS) is None


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_a_low_window_has_room_for_the_list(page: Page, language: str) -> None:
    page.set_viewport_size({"width": 640, "height": 360})
    page.goto(f"?lang={language}")
    page.locator("nav.contents button").last.click()
    panel = page.locator("dialog.settings")
    expect(panel.locator(".setting").first.get_by_role("radio").first).to_be_visible()
    top, bottom = (panel.locator(part).bounding_box() for part in (".scroll", ".actions"))
    assert top
    assert bottom
    assert bottom["y"] - top["y"] > 360 / 3


def test_without_storage_a_choice_applies_and_says_that_it_is_not_kept(
    chooser: TablePage,
) -> None:
    page = chooser.page
    panel = chooser.open_panel("Settings")
    with full_storage(page):
        choose(panel, "Cloth", "Moss")
    expect(page.locator("html")).to_have_attribute("data-felt", "moss")
    expect(panel.get_by_text("This browser stores nothing for this page")).to_be_visible()


def test_the_left_handed_setting_mirrors_the_hand(chooser: TablePage) -> None:
    panel = chooser.open_panel("Settings")
    choose(panel, "Hand", "Left")
    panel.get_by_role("button", name="Done").click()
    first, second = (chooser.page.locator(".hand [data-card]").nth(n) for n in (0, 1))
    boxes = [card.bounding_box() for card in (first, second)]
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["x"] > boxes[1]["x"]
    expect(first.locator("img")).to_have_attribute("src", "cards/fr/TH.svg#TH-left")
    first.focus()
    chooser.page.keyboard.press("ArrowLeft")
    expect(second).to_be_focused()


def test_a_setting_says_which_finished_tricks_may_be_looked_at(chooser: TablePage) -> None:
    """A tap on the pile of won cards shows the last one."""
    page = chooser.page
    chooser.take_turn()
    pile, slip = page.locator(".south .tally"), page.locator(".last-trick")
    pile.click()
    expect(slip).to_be_visible()
    pile.click()
    expect(slip).to_have_count(0)
    panel = chooser.open_panel("Settings")
    choose(panel, "Finished tricks", "None")
    panel.get_by_role("button", name="Done").click()
    expect(page.locator(".sheet .tricks")).to_have_count(0)
    expect(chooser.button("Previous trick")).to_be_disabled()
    pile.click()
    expect(slip).to_have_count(0)


def test_a_narrow_table_takes_two_taps(chooser: TablePage) -> None:
    page = chooser.page
    panel = chooser.open_panel("Settings")
    choose(panel, "To play a card", "Two taps on a narrow screen")
    panel.get_by_role("button", name="Done").click()
    page.set_viewport_size({"width": 360, "height": 640})
    chooser.tap("9C1")
    raised = page.get_by_role("button", name="Nine of clubs, chosen: choose it again to play it")
    expect(raised).to_have_count(1)
    chooser.tap("JC1")
    expect(raised).to_have_count(0)
    chooser.play("JC1")
    assert "JC1" not in chooser.view["hand"]
    page.set_viewport_size({"width": 1280, "height": 800})
    chooser.set_up(Scene("fildinski", trump="H", hands=(HAND, "")))
    chooser.play("9C1")
    assert "9C1" not in chooser.view["hand"]


HEAR = """() => {
  window.heard = 0;
  for (const { prototype } of [AudioBufferSourceNode, OscillatorNode]) {
    const { start } = prototype;
    prototype.start = function (...times) {
      window.heard += 1;
      return start.apply(this, times);
    };
  }
}"""


def test_sounds_begin_with_the_first_gesture_and_can_be_turned_off(page: Page) -> None:
    page.add_init_script(f"({HEAR})()")
    table_page = TablePage(page, settings={"sound": "on"})
    page.goto("")
    expect(page.locator(".hand").first).to_be_visible()
    assert page.evaluate("window.brisques.feedback.synth") is None
    table_page.sit_down()
    page.wait_for_function("() => window.brisques.feedback.synth")
    table_page.take_turn()
    page.wait_for_function("() => window.heard > 0")
    panel = table_page.open_panel("Settings")
    before = page.evaluate("window.heard")
    choose(panel, "Volume", "Quiet")
    page.wait_for_function("(before) => window.heard > before", arg=before)
    panel.get_by_role("button", name="Done").click()
    table_page.open_panel("Settings").get_by_role("button", name="Done").click()
    table_page.button("Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Turn sounds off").click()
    before = page.evaluate("window.heard")
    table_page.take_turn()
    assert page.evaluate("window.heard") == before


def test_the_score_is_printed_alone_and_saved_as_a_table(chooser: TablePage) -> None:
    page = chooser.page
    scene = Scene("fildinski", stock=0, hands=("AS KH", "9S 7D"), points=(720, 540))
    chooser.set_up(scene)
    chooser.play("AS1")
    page.set_viewport_size({"width": 360, "height": 640})
    chooser.button("Score").click()
    score = page.get_by_role("dialog")
    with page.expect_download() as saved:
        score.get_by_role("button", name="Save as CSV").click()
    lines = saved.value.path().read_text(encoding="utf-8-sig").splitlines()
    assert saved.value.suggested_filename == "brisques-score.csv"
    assert lines[0] == "Deal,Trick,Player,For,Cards,Points"
    assert f"1,{chooser.view['sheet'][0]['trick']},You,Brisques,Ace of spades,10" in lines

    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator("brisques-table")).to_be_hidden()
    expect(score.locator(".sheet-body")).to_be_visible()
    expect(score.get_by_role("heading", level=1)).to_have_text("Fildinski with Ludwik, deal 1")
    expect(score.locator(".actions")).to_be_hidden()
    expect(score.locator(".paper")).to_have_css("color", "rgb(0, 0, 0)")
    expect(score.locator(".paper")).to_have_css("overflow", "visible")


def test_text_selected_beyond_a_panel_leaves_it_open(chooser: TablePage) -> None:
    page = chooser.page
    panel = chooser.open_panel("Settings")
    heading = panel.locator("h1").bounding_box()
    assert heading
    page.mouse.move(heading["x"] + 20, heading["y"] + 10)
    page.mouse.down()
    page.mouse.move(4, 300, steps=4)
    page.mouse.up()
    panel.locator("[name=language][value=de]").click()
    named = page.get_by_role("dialog", name="Einstellungen")
    expect(named).to_be_visible()
    page.mouse.click(4, 300)
    expect(named).to_have_count(0)
