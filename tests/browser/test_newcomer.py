"""Help for newcomers: the highest card so far, what talk means, which rule scored; large cards."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.filko_positions import filko_four, filko_six
from tests.browser.layout import COVERED, check_hand, check_page, windows
from tests.browser.positions import declared, declaring, four_hands, full_hand
from tests.browser.table_page import STORE_SETTING, Position, TablePage
from tests.browser.test_coach import near_the_end
from tests.filko_scene import playing

pytestmark = pytest.mark.browser

TRICK_WIDTH = "() => document.querySelector('.played .card, .played .ghost').offsetWidth"


def test_the_highest_card_so_far_is_marked_and_announced(table: TablePage) -> None:
    table.set_up(filko_four())
    highest = table.page.locator(".played.highest")
    expect(highest).to_have_count(1)
    expect(highest).to_contain_text("highest so far")
    expect(highest.locator("figcaption")).to_contain_text("Henryk")
    table.card("OB1").focus()
    table.page.keyboard.press("t")
    expect(table.page.get_by_role("log")).to_contain_text("Highest so far: Henryk.")


def test_talk_is_explained_before_it_is_said(table: TablePage) -> None:
    table.set_up(filko_four())
    table.card("OB1").focus()
    table.page.keyboard.press("a")
    rows = table.page.locator(".talk .say-row")
    expect(rows.filter(has_text="Play for six")).to_contain_text("6 points win the deal.")
    expect(rows.filter(has_text="Hold")).to_contain_text("3 points are enough")


def test_points_name_the_rule_that_scored_them(table: TablePage) -> None:
    table.set_up(declaring())
    table.chooser.locator(".primary").click()
    table.wait()
    table.page.locator(".points-list .why-points").first.click()
    panel = table.page.get_by_role("dialog", name="Four kings")
    expect(panel).to_contain_text("You score 80 points")
    expect(panel.get_by_role("img")).to_have_count(4)
    expect(panel.locator(".source")).to_contain_text("Penguin")


def test_aces_and_tens_have_coins_that_say_what_they_are(table: TablePage) -> None:
    table.set_up(filko_four())
    table.play("OB1")
    expect(table.page.get_by_role("log")).to_contain_text("You score 1 for the ten of bells.")
    table.page.get_by_role("button", name="aces and tens").click()
    panel = table.page.get_by_role("dialog", name="Points")
    expect(panel).to_contain_text("Every ace and every ten won in a trick is a point")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_a_trick_keeps_its_size_when_a_slip_opens(
    table: TablePage, width: int, height: int
) -> None:
    table.page.set_viewport_size({"width": width, "height": height})
    for scene in (near_the_end, four_hands, filko_four):
        table.set_up(scene())
        before = table.page.evaluate(TRICK_WIDTH)
        assert before >= (56 if height == 844 else 48)
        table.page.locator(".hand [tabindex='0']").focus()
        table.page.keyboard.press("l")
        expect(table.page.locator(".last-trick")).to_be_visible()
        assert table.page.evaluate(TRICK_WIDTH) == before


def test_the_hand_is_zoomed_by_a_key_and_in_the_menu(table: TablePage) -> None:
    table.set_up(declared())
    card = table.page.locator(".hand .held [data-card]").first
    usual = card.evaluate("(node) => node.offsetWidth")
    card.focus()
    table.page.keyboard.press("z")
    expect(table.page.locator(".table")).to_have_attribute("data-zoom", "true")
    assert card.evaluate("(node) => node.offsetWidth") > usual
    expect(table.page.locator(".backs .card").first).to_be_hidden()
    expect(table.page.get_by_role("img", name="Ludwik holds 8 cards")).to_be_visible()
    stored = "() => JSON.parse(localStorage['brisques.settings']).zoom"
    assert table.page.evaluate(stored) == "on"
    table.button("Menu").click()
    table.button("Show my hand in its usual size", inside="dialog.menu").click()
    expect(table.page.locator(".table")).to_have_attribute("data-zoom", "false")


def test_the_partner_sits_opposite_and_the_left_player_has_the_score(table: TablePage) -> None:
    middle = """(css) => {
      const { left, right } = document.querySelector(css).getBoundingClientRect();
      return (left + right) / 2;
    }"""
    page = table.page
    table.set_up(four_hands())
    for width, height in ((360, 640), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert abs(page.evaluate(middle, ".seat.north") - page.evaluate(middle, ".trick")) < 24
    page.evaluate("document.documentElement.dataset.hand = 'left'")
    try:
        assert page.evaluate(middle, ".sheet") < page.evaluate(middle, ".seat.west")
        assert page.evaluate(middle, ".seat.west") < page.evaluate(middle, ".seat.east")
    finally:
        page.evaluate("document.documentElement.dataset.hand = 'right'")


def test_a_hint_is_framed_more_strongly_than_the_focus(table: TablePage) -> None:
    table.set_up(near_the_end())
    table.page.locator(".hand [tabindex='0']").focus()
    table.page.keyboard.press("h")
    hinted = table.page.locator('.hand [data-mark="hint"] .card')
    width = float(hinted.evaluate("(node) => parseFloat(getComputedStyle(node).outlineWidth)"))
    assert width > 3  # the colour of the focus ring


def test_a_note_explains_each_event_the_first_time(table: TablePage) -> None:
    note = table.page.locator(".first-note")
    setting = open_settings(table).get_by_role("group", name="First-time notes")
    setting.get_by_text("On", exact=True).click()
    table.page.keyboard.press("Escape")
    table.page.set_viewport_size({"width": 360, "height": 640})
    table.set_up(declaring())
    expect(table.chooser.locator(".first-note")).to_contain_text("You may declare now or later")
    expect(table.chooser.locator(".option").first).to_be_in_viewport(ratio=1)
    understood = table.button("Understood", inside=".chooser")
    box = understood.bounding_box()
    assert box
    assert box["height"] >= 44  # px, as other targets
    understood.click()
    expect(note).to_have_count(0)
    expect(table.chooser.locator("[data-action]").first).to_be_in_viewport()
    table.set_up(filko_four())
    expect(note).to_contain_text("Cards that are always trumps")
    expect(table.page.locator(".slip")).to_have_count(1)
    note.locator("h2").click()
    expect(note).to_have_count(0)
    table.set_up(filko_four())
    expect(note).to_contain_text("Your partner names an aim")
    expect(table.page.locator(".slip.aim")).to_be_visible()
    note.get_by_role("button", name="No more notes").click()
    seen = "() => JSON.parse(localStorage['brisques.settings'])"
    stored = table.page.evaluate(seen)
    assert stored["notes"] == "off"
    assert stored["seenNotes"] == ["bezique-meld", "filko-permanent", "filko-aim"]


def test_a_note_is_said_again_in_another_language(table: TablePage) -> None:
    note = table.page.locator(".first-note")
    setting = open_settings(table).get_by_role("group", name="First-time notes")
    setting.get_by_text("On", exact=True).click()
    table.page.keyboard.press("Escape")
    table.set_up(playing("filko-4", ["OB OH 8B", "KB KH KA", "9B 9H 9A", "8H 8A 8L"]))
    expect(note).to_contain_text(re.compile(r"O and\s+O in your hand"))
    table.page.evaluate(STORE_SETTING, ["language", "de"])
    expect(note).to_contain_text(re.compile(r"O und\s+O in deiner Hand"))
    table.page.evaluate(STORE_SETTING, ["language", "en"])


# Where a note belongs to, and what it is about.
NOTES: list[tuple[Callable[[], Position], str, str]] = [
    (full_hand, "bezique-brisque", "points"),
    (declaring, "bezique-meld", "chooser"),
    (near_the_end, "bezique-claim", "hand"),
    (four_hands, "bezique-last-trick", "trick"),
    (filko_four, "filko-aim", "partner"),
    (filko_four, "filko-points", "coins"),
    (filko_six, "filko-masters", "sheet"),
]
NOTE_SIZES = [(360, 640), (390, 844), (844, 390), (768, 1024), (890, 754), (1280, 800)]
LOWEST = """(note) => Math.max(...[...note.querySelectorAll("button")]
  .map((button) => button.getBoundingClientRect().bottom))"""
SHOW_NOTE = """([id, about]) => window.brisques.table.note({ id, about, facts: () => ({
  "brisque-time": "at-once", "brisque-points": 10, "meld-source": "won",
  "last-trick-which": "stock", "last-trick-points": 50, "points-values": "aces-and-tens",
}) }, "")"""


def test_notes_are_seen_whole_and_cover_nothing(table: TablePage) -> None:
    page, note = table.page, table.page.locator(".first-note")
    setting = open_settings(table).get_by_role("group", name="First-time notes")
    for choice in ("Off", "On"):  # so that all are shown again
        setting.get_by_text(choice, exact=True).click()
    page.keyboard.press("Escape")
    table.set_up(declaring())
    expect(note).to_contain_text("A meld is")  # with the words, which come late
    note.get_by_role("button", name="No more notes").click()
    for scene, name, about in NOTES:
        table.set_up(scene())
        assert page.evaluate(SHOW_NOTE, [name, about])
        if name == "bezique-last-trick":
            expect(note).to_contain_text("before the stock is gone")
        for width, height in windows(page, NOTE_SIZES):
            check_page(page)
            assert page.evaluate(COVERED) == [], (name, width, height)
            box = note.bounding_box()
            assert box
            assert box["height"] > 40
            if about == "chooser":  # it lies below what may be declared
                note.get_by_role("button").last.scroll_into_view_if_needed()
                expect(note.get_by_role("button").last).to_be_in_viewport(ratio=0.9)
            else:
                assert box["y"] + box["height"] <= height
                assert note.evaluate(LOWEST) <= box["y"] + box["height"], (name, width)
            if width in (360, 890):  # the cards of a trick lie close together
                expect(page.locator(".cross .ghost:visible")).to_have_count(0)
            check_hand(table, width, height)


def test_help_on_the_start_page_explains_both_games(table: TablePage) -> None:
    table.leave()
    page = table.page
    page.locator(".contents").get_by_role("button", name="Help").click()
    panel = page.get_by_role("dialog", name="How to play")
    expect(panel.get_by_text("Cards in your hand never count")).to_be_visible()
    expect(panel.get_by_text("Play goes round to the right.")).to_be_visible()
    expect(panel.locator("h2")).to_have_text(["Fildinski", "Filicău", "Keys"])


def open_settings(table: TablePage) -> Locator:
    """Open the panel of settings."""
    table.button("Menu").click()
    table.button("Settings", inside="dialog.menu").click()
    return table.page.locator("dialog.settings")
