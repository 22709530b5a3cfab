"""Several people at one device, matches of the computer alone, and a seat that is taken over."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.layout import CUT_OFF, OVERFLOW, windows
from tests.browser.table_page import (
    BOOT,
    HOLD_ENGINE,
    MOVE,
    STORE_SETTING,
    STRIP,
    TablePage,
    wait_until,
)
from web.build.languages import WHOLE

pytestmark = pytest.mark.browser

HELD = "() => [...document.querySelectorAll('.at-table [data-card]')].map((it) => it.dataset.card)"


# A match of two persons and two computer players, in a deal in which one of the latter leads.
COMPUTER_BEGINS = """() => {
  const [person, computer] = [{ kind: "human" }, { kind: "player", level: "casual" }];
  const seats = [person, computer, person, computer];
  window.brisques.match.begin({ variant: "filko-4", names: [], seats, seed: "6" });
}"""


TWO_PERSONS = """() => {
  const seats = ["Ana", "Bob"].map((name) => ({ kind: "human", name }));
  window.brisques.match.begin({ variant: "fildinski", names: [], seats, seed: "5" });
}"""


ODD_NAME = """() => {
  const bob = { kind: "player", level: "casual", name: "*B*[[AS]]" };
  const seats = [{ kind: "human" }, bob];
  return window.brisques.match.begin({ variant: "fildinski", names: [], seats, seed: "5" });
}"""


def seated(page: Page, seat: int, who: str) -> None:
    """Begin a match of Fildinski, with one seat given to another person or a level."""
    page.goto("")
    begin_seated(page, seat, who)


def begin_seated(page: Page, seat: int, who: str) -> None:
    """Begin such a match from the start page."""
    page.locator(".contents").get_by_role("button", name="New match").click()
    panel = page.locator("dialog.new-match")
    panel.locator(".seat-choice summary").click()
    expect(panel.locator(".seat-choice")).to_be_in_viewport(ratio=0.9)
    panel.locator(".seat-choice select").nth(seat).select_option(who)
    panel.get_by_role("button", name="Deal the cards").click()


def look(page: Page) -> None:
    """Let the next person uncover a hand of eight cards."""
    page.get_by_role("button", name="show my cards").click(timeout=BOOT)
    expect(page.locator(".at-table .hand [data-card]")).to_have_count(8)


def play_and_pass(table_page: TablePage) -> None:
    """Play the last card that may be played; the next person looks."""
    view = table_page.view
    table_page.tap(next(card for card in reversed(view["hand"]) if card in view["legal"]))
    look(table_page.page)


def test_the_page_never_holds_the_hand_of_a_player_who_is_not_looking(page: Page) -> None:
    table_page = TablePage(page)
    seated(page, 1, "human")
    curtain = page.locator(".curtain")
    look = curtain.get_by_role("button", name="show my cards")
    expect(look).to_be_focused(timeout=BOOT)
    hands = []
    for _ in range(2):
        assert page.evaluate("window.brisques.match.view") is None
        assert page.evaluate(HELD) == []
        stored = page.evaluate("JSON.stringify(localStorage)")
        assert not any(card in stored for hand in hands for card in hand)
        look.click()
        expect(page.locator(".at-table .hand [data-card]")).to_have_count(8)
        hands.append(page.evaluate(HELD))
        view = table_page.view
        assert view["to_move"] == view["seat"]
        assert not view["can_undo"]
        if len(hands) == 1:
            table_page.tap(next(card for card in view["hand"] if card in view["legal"]))
            expect(look).to_be_visible(timeout=MOVE)
    assert not set(hands[0]) & set(hands[1])
    page.reload()
    expect(look).to_be_visible(timeout=BOOT)
    assert page.evaluate(HELD) == []


def test_a_link_to_rules_opens_over_the_curtain(page: Page) -> None:
    """The stored match is put on the table first; that must not take the rules away."""
    seated(page, 1, "human")
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible(timeout=BOOT)
    page.evaluate("history.replaceState(null, '', location.pathname + '#rules=fildinski')")
    page.reload()
    expect(page.locator("dialog.rules")).to_be_visible(timeout=BOOT)
    expect(curtain).to_be_visible()


@pytest.mark.parametrize("is_drawn", [True, False])
def test_no_card_that_is_held_is_left_over_the_curtain(page: Page, *, is_drawn: bool) -> None:
    table_page = TablePage(page)
    seated(page, 1, "human")
    look(page)
    held = page.locator(".held-card")
    dragged, played = table_page.view["hand"][:2]
    point = table_page.card(dragged).evaluate(STRIP)
    page.mouse.move(point["x"], point["y"])
    page.mouse.down()
    if is_drawn:
        page.mouse.move(point["x"], point["y"] - 150, steps=4)
        expect(held).to_have_count(1)
    page.evaluate("(card) => window.brisques.match.send([card])", played)
    expect(page.locator(".curtain")).to_be_visible()
    expect(held).to_have_count(0)
    page.mouse.move(point["x"], point["y"] - 100)
    expect(held).to_have_count(0)
    page.mouse.up()


def test_what_one_person_has_heard_is_not_in_the_log_of_the_next(page: Page) -> None:
    table_page = TablePage(page)
    seated(page, 1, "human")
    look(page)
    page.locator(".hand [tabindex='0']").focus()
    page.keyboard.press("r")
    heard = page.get_by_role("log").locator("p")
    expect(heard).to_have_count(1)
    play_and_pass(table_page)
    expect(heard).to_have_count(0)


def test_a_name_begins_with_any_character_in_the_list_of_tricks(page: Page) -> None:
    table_page = TablePage(page)
    table_page.sit_down()
    page.evaluate(TWO_PERSONS.replace("Ana", "\U0001f600 Ana"))
    look(page)
    for _ in range(2):
        play_and_pass(table_page)
    expect(page.locator(".sheet .plays")).to_contain_text("\U0001f600.")


def test_a_name_is_told_as_it_is_written(page: Page) -> None:
    """Stars and brackets in it make no bold letters and no cards; a record file may bring them."""
    table_page = TablePage(page)
    table_page.sit_down()
    page.evaluate(ODD_NAME)
    table_page.take_turn()
    expect(page.get_by_role("log")).to_contain_text("∗B∗[ [AS]] plays the")


def test_a_long_name_is_cut(page: Page) -> None:
    """A record file may bring one; it would run into what stands beside it."""
    table_page = TablePage(page)
    table_page.sit_down()
    page.evaluate(ODD_NAME.replace("*B*[[AS]]", "\U0001f600 Maximilian the Great"))
    expect(page.locator(".seat.north .name")).to_contain_text("\U0001f600 Maximil…")


def test_a_seat_that_is_given_back_has_not_changed(page: Page) -> None:
    table_page = TablePage(page)
    table_page.sit_down()
    page.evaluate(TWO_PERSONS)
    page.get_by_role("button", name="Bob: show my cards").click()
    table_page.button("Menu").click()
    page.locator("dialog.menu").get_by_role("button", name="Seats").click()
    panel = page.locator("dialog.take-seats")
    change = panel.get_by_role("button", name="Change the seats")
    for seat, name in (("Seat 1", "Ana"), ("Seat 2", "You")):
        panel.get_by_label(seat).select_option("casual")
        expect(change).to_be_enabled()
        panel.get_by_label(seat).select_option("human")
        expect(change).to_be_disabled()
        expect(panel.locator("li").filter(has_text=seat)).to_contain_text(name)


def test_the_curtain_keeps_the_focus_when_the_computer_begins(page: Page) -> None:
    TablePage(page).sit_down()
    page.evaluate(HOLD_ENGINE, "step")
    page.evaluate(COMPUTER_BEGINS)
    expect(page.locator(".curtain h1")).to_be_focused()
    # Which of the persons is next is not known yet.
    expect(page.locator(".curtain")).not_to_contain_text("Give the device")
    page.evaluate("goOn()")
    expect(page.get_by_role("button", name="show my cards")).to_be_focused()


def test_a_match_of_the_computer_is_watched_stopped_and_taken_over(page: Page) -> None:
    table_page = TablePage(page)
    seated(page, 0, "novice")
    bar = page.get_by_role("toolbar", name="The computer plays all seats")
    bar.get_by_role("button", name="Pause").click(timeout=BOOT)
    foot = page.locator(".sheet .foot")
    expect(foot).to_contain_text("at Novice level.")
    expect(foot).to_contain_text("Ludwik plays at Casual level.")
    wait_until(page, "async () => !window.brisques.table.busy")
    before = page.evaluate("window.brisques.match.revision")
    bar.get_by_role("button", name="One move").click()
    wait_until(page, f"async () => window.brisques.match.revision === {before + 1}")
    wait_until(page, "async () => !window.brisques.table.busy")
    table = page.locator("brisques-table")
    assert not re.search(r"\byour?\b", table.aria_snapshot(), re.IGNORECASE)
    bar.get_by_role("button", name="Seats").click()
    panel = page.locator("dialog.take-seats")
    panel.get_by_label("Seat 1").select_option("human")
    panel.get_by_role("button", name="Change the seats").click()
    expect(bar).to_have_count(0)
    table_page.wait()
    view = table_page.view
    assert [seat["kind"] for seat in view["seats"]] == ["human", "player"]
    assert view["assisted"]


COMPUTERS_ONLY = """() => {
  const names = ["Ludwik", "Marta", "Henryk", "Dorin", "Ileana", "Sofia"];
  const seats = names.map((name) => ({ kind: "player", level: "novice", name }));
  window.brisques.match.begin({ variant: "filko-6", names: [], seats, seed: "7" });
}"""


@pytest.mark.parametrize("language", WHOLE)
def test_the_bar_of_a_watched_match_cuts_nothing_on_a_phone(page: Page, language: str) -> None:
    TablePage(page, settings={"language": language}).sit_down()
    page.set_viewport_size({"width": 360, "height": 640})
    page.evaluate(HOLD_ENGINE, "step")
    page.evaluate(COMPUTERS_ONLY)
    bar = page.locator(".watch-bar")
    bar.get_by_role("button").first.click()
    page.evaluate("goOn()")
    expect(bar.get_by_role("button").nth(1)).to_be_enabled()  # paused, with the longer words
    wait_until(page, "async () => !window.brisques.table.busy")
    for size in windows(page, [(320, 568), (360, 640)]):
        tops = bar.locator("> *").evaluate_all(TOPS)
        assert (size, len(set(tops))) == (size, 1)
        expect(bar).to_be_in_viewport(ratio=1)
        assert (size, page.evaluate(CUT_OFF)) == (size, [])
        assert page.evaluate(OVERFLOW) <= 0
    expect(page.locator(".table > .bar")).to_be_in_viewport(ratio=1)
    for _ in windows(page, [(640, 360)]):
        expect(page.locator(".coins .row i")).to_have_count(8)
        assert page.locator(".coins").evaluate(WORDS_OVER_COINS) == []


WORDS_OVER_COINS = """(tray) => {
  const boxes = [...tray.children].map((node) => node.getBoundingClientRect());
  return boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1));
}"""
TOPS = "(nodes) => nodes.map((node) => node.getBoundingClientRect().top)"


def test_a_watched_match_stands_still_while_another_page_is_shown(page: Page) -> None:
    seated(page, 0, "novice")
    bar = page.get_by_role("toolbar", name="The computer plays all seats")
    expect(bar.get_by_role("button", name="Pause")).to_be_focused(timeout=BOOT)
    TablePage(page).leave()
    wait_until(page, "async () => window.brisques.match.isPaused && !window.brisques.table.busy")
    before = page.evaluate("window.brisques.match.revision")
    page.go_back()
    expect(bar.get_by_role("button", name="Pause")).to_be_visible()
    wait_until(page, f"async () => window.brisques.match.revision > {before}")
    bar.get_by_role("button", name="Pause").click()
    TablePage(page).leave()
    page.go_back()  # a person's own pause lasts
    expect(bar.get_by_role("button", name="Go on")).to_be_visible()
    assert page.evaluate("window.brisques.match.isPaused")


def test_a_watched_match_stays_paused_after_another_level_and_a_reload(page: Page) -> None:
    seated(page, 0, "novice")
    bar = page.get_by_role("toolbar", name="The computer plays all seats")
    bar.get_by_role("button", name="Pause").click(timeout=BOOT)
    wait_until(page, "async () => !window.brisques.table.busy")
    bar.get_by_role("button", name="Seats").click()
    panel = page.locator("dialog.take-seats")
    panel.get_by_label("Seat 1").select_option("club")
    panel.get_by_role("button", name="Change the seats").click()
    page.wait_for_function("() => window.brisques.match.view.seats[0].level === 'club'")
    assert page.evaluate("brisques.match.rest().then(() => brisques.match.isPaused)")
    expect(bar.get_by_role("button", name="One move")).to_be_enabled()
    page.reload()
    expect(bar.get_by_role("button", name="Go on")).to_be_visible(timeout=BOOT)
    assert page.evaluate("brisques.match.rest().then(() => brisques.match.isPaused)")
    bar.get_by_role("button", name="Go on").click()
    wait_until(page, "async () => window.brisques.match.view?.log.length > 1")
    page.reload()  # a match that goes on is not paused
    expect(bar.get_by_role("button", name="Pause")).to_be_visible(timeout=BOOT)
    count = page.evaluate("window.brisques.match.view?.log.length ?? 0")
    wait_until(page, f"async () => window.brisques.match.view?.log.length > {count}")


def test_a_match_of_the_computer_waits_while_a_visit_begins_with_a_lesson(page: Page) -> None:
    seated(page, 0, "novice")
    bar = page.get_by_role("toolbar", name="The computer plays all seats")
    expect(bar.get_by_role("button", name="Pause")).to_be_focused(timeout=BOOT)
    page.goto("#lesson=filko/1")
    page.reload()
    expect(page.locator(".lesson")).to_be_visible(timeout=BOOT)
    wait_until(page, "async () => window.brisques.match.view !== null")
    wait_until(page, "async () => window.brisques.match.isPaused && !window.brisques.table.busy")
    before = page.evaluate("window.brisques.match.revision")
    page.evaluate("location.hash = '#table'")
    expect(bar.get_by_role("button", name="Pause")).to_be_visible()
    wait_until(page, f"async () => window.brisques.match.revision > {before}")


def test_a_paused_match_of_the_computer_stops_no_other_match(page: Page) -> None:
    table_page = TablePage(page)
    table_page.sit_down()
    mine = table_page.view["hand"]
    table_page.leave()
    begin_seated(page, 0, "novice")
    bar = page.get_by_role("toolbar", name="The computer plays all seats")
    bar.get_by_role("button", name="Pause").click(timeout=BOOT)
    table_page.leave()
    page.locator(".unfinished li").nth(1).get_by_role("button", name="Go on").click()
    shown = "async (hand) => `${window.brisques.match.view?.hand}` === `${hand}`"
    wait_until(page, shown, mine)
    table_page.wait()
    table_page.take_turn()
    assert table_page.view["log"]
    # After a reload the other one is opened too, and goes on once its table is shown.
    table_page.leave()
    page.locator(".unfinished li").nth(1).get_by_role("button", name="Go on").click()
    expect(bar).to_be_visible()
    page.reload()
    expect(bar).to_be_visible(timeout=BOOT)
    count = page.evaluate("window.brisques.match.view?.log.length ?? 0")
    wait_until(page, f"async () => window.brisques.match.view?.log.length > {count}")


def test_the_last_view_is_forgotten_when_a_second_person_sits_down(page: Page) -> None:
    table_page = TablePage(page)
    table_page.sit_down()
    seen = "Object.keys(localStorage).some((key) => key.startsWith('brisques.seen'))"
    assert page.evaluate(seen)
    table_page.button("Menu").click()
    page.locator("dialog.menu").get_by_role("button", name="Seats").click()
    panel = page.locator("dialog.take-seats")
    panel.get_by_label("Seat 2").select_option("human")
    panel.get_by_role("button", name="Change the seats").click()
    expect(page.locator(".curtain")).to_be_visible()
    assert not page.evaluate(seen)


def test_the_sheet_of_one_person_does_not_lie_over_the_next_ones_curtain(page: Page) -> None:
    """It names the party of the person who opened it, which may be a secret."""
    TablePage(page).sit_down()
    page.evaluate(COMPUTER_BEGINS)
    page.get_by_role("button", name="show my cards").click(timeout=BOOT)
    page.evaluate(HOLD_ENGINE, "step")
    page.locator(".hand .place:not(.barred) [data-card]").first.click()
    page.wait_for_function("() => window.brisques.table.thinking")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog.menu").get_by_role("button", name="Score", exact=True).click()
    score = page.locator("dialog.score")
    expect(score).to_be_visible()
    page.evaluate("goOn()")
    expect(page.locator(".curtain")).to_be_visible()
    expect(score).to_have_count(0)


def test_a_lost_trick_is_seen_before_the_cards_are_covered(page: Page) -> None:
    """Until a tap here, as against the computer, although the winner is to declare next."""
    table_page = TablePage(page)
    table_page.sit_down()
    page.evaluate(STORE_SETTING, ["pause", "tap"])
    page.evaluate(TWO_PERSONS.replace("fildinski", "bezique").replace('"5"', '"1"'))
    look(page)
    lead = table_page.view["legal"][0]
    table_page.tap(lead)
    look(page)
    view = table_page.view
    table_page.tap(next(c for c in view["legal"] if c[1] not in (lead[1], view["trump"])))
    expect(page.locator(".trick .wins.north")).to_be_visible()
    page.wait_for_function("() => window.brisques.table._waits")
    page.locator(".trick").click()
    expect(page.locator(".curtain")).to_be_visible()
