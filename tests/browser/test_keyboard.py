"""A deal by keyboard alone: every control can be reached and used, and the focus is never lost."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.deals import may_declare, rest_of_deal
from tests.browser.table_page import BOOT, TablePage
from tests.builder import Scene

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

FEW_TURNS = 3

FOCUSED_CARD = "document.activeElement.dataset.card ?? null"


class Typist(TablePage):
    """A player with nothing but a keyboard."""

    def press(self, key: str) -> None:
        """Press one key."""
        self.page.keyboard.press(key)

    def press_and_wait(self, key: str) -> None:
        """Press a key that makes a move; afterwards something must have the focus."""
        self.press(key)
        self.wait()
        assert self.focus != "BODY", f"{key} lost the focus"

    def tab_to(self, css: str) -> None:
        """Press Tab until a matching element has the focus."""
        for _ in range(40):
            if self.page.evaluate("(css) => document.activeElement.matches(css)", css):
                return
            self.press("Tab")
        pytest.fail(f"no way to {css} by Tab")

    def walk_to(self, code: str) -> None:
        """Go along the hand by arrow keys to a card."""
        self.press("Home")
        for _ in range(8):
            if self.page.evaluate(FOCUSED_CARD) == code:
                return
            self.press("ArrowRight")
        pytest.fail(f"no way to {code} by arrows")

    def take_turn(self) -> None:
        """Declare the best option, or play the last legal card."""
        view = self.view
        if view["phase"] == "cut":
            self.tab_to(".packet .primary")
            self.press_and_wait("Enter")
        elif view["declare"] is None:
            if self.page.evaluate(FOCUSED_CARD) is None:
                self.tab_to(".hand [data-card]")
            self.walk_to([card for card in view["hand"] if card in view["legal"]][-1])
            self.press_and_wait("Enter")
        elif view["declare"]["options"]:
            self.press("m")
            assert self.page.evaluate("document.activeElement.type") == "checkbox"
            self.tab_to(".chooser .primary")
            self.press_and_wait("Enter")
        else:
            self.press("m")
            self.tab_to(".chooser .actions .button:last-child")
            self.press_and_wait("Enter")


def test_a_deal_is_played_by_keys_alone(page: Page) -> None:
    """From the start page through the first turns of a deal, and through its last ones."""
    typist = Typist(page)
    page.goto("")
    expect(page.locator(".hand").first).to_be_visible()
    typist.tab_to(".hand [data-card]")
    typist.press("ArrowRight")
    second = page.evaluate(FOCUSED_CARD)
    typist.press("Enter")
    typist.wait(BOOT)
    assert typist.focus != "BODY"
    assert typist.view["log"][0]["plays"][0]["card"] == second

    for _ in range(FEW_TURNS):
        typist.take_turn()
    record, _ = rest_of_deal(typist.record())[-FEW_TURNS]
    typist.load(record)
    while typist.view["phase"] in {"play", "declare"}:
        typist.take_turn()
    expect(typist.sheet).to_be_visible()
    assert page.evaluate("document.activeElement.closest('dialog') !== null")

    # Close the sheet, look at the last trick, and go on to the next deal.
    typist.press("Escape")
    expect(typist.sheet).to_have_count(0)
    assert typist.focus != "BODY"
    typist.press("l")
    expect(page.locator(".last-trick")).to_be_visible()
    typist.press("Escape")
    expect(page.locator(".last-trick")).to_have_count(0)
    assert typist.focus != "BODY"
    typist.press_and_wait("n")
    assert typist.view["match"]["deal"] == 2
    assert len(typist.view["hand"]) == 8


def test_declared_cards_are_played_by_keys_alone(table: TablePage) -> None:
    """The turn that declares the first cards, some turns with them, and the last of the deal."""
    typist = Typist.__new__(Typist)
    typist.page = table.page
    typist.begin("bezique", 2, seed="keys")
    turns = rest_of_deal(typist.record())
    typist.load(
        next(
            record
            for (record, view), (_, after) in pairwise(turns)
            if may_declare(view) and after["seats"][0]["tabled"]
        )
    )
    typist.take_turn()
    assert typist.view["seats"][0]["tabled"]
    for _ in range(FEW_TURNS):
        typist.take_turn()
    record, _ = turns[-FEW_TURNS:][0]
    typist.load(record)
    while typist.view["phase"] in {"play", "declare"}:
        typist.take_turn()
    expect(typist.sheet).to_be_visible()


def test_a_deal_of_filicau_is_played_by_keys_alone(table: TablePage) -> None:
    typist = Typist.__new__(Typist)
    typist.page = table.page
    typist.begin("filicau", 4, seed="keys")
    while typist.view["phase"] in {"cut", "play"}:
        typist.take_turn()
    expect(typist.sheet).to_be_visible()
    assert typist.page.evaluate("document.activeElement.closest('dialog') !== null")


@pytest.fixture
def typist(table: TablePage) -> Typist:
    """Return the shared table for use by keys, with our lead and a known hand."""
    typist = Typist.__new__(Typist)
    typist.page = table.page
    typist.set_up(Scene("fildinski", hands=("AS KS QS TH KH QD JC 9C", "")))
    typist.tab_to(".hand [data-card]")
    return typist


def test_digits_play_the_cards_from_the_left(typist: Typist) -> None:
    cards = typist.page.locator(".hand [data-card]")
    third = cards.nth(2).get_attribute("data-card")
    typist.press_and_wait("3")
    assert {"seat": 0, "card": third} in typist.view["log"][-1]["plays"]


def test_arrows_stop_at_the_ends_of_the_hand_and_leave_it_upwards(typist: Typist) -> None:
    typist.press("End")
    last = typist.page.evaluate(FOCUSED_CARD)
    typist.press("ArrowRight")
    assert typist.page.evaluate(FOCUSED_CARD) == last
    typist.press("ArrowUp")
    assert typist.page.evaluate("document.activeElement.closest('.bar') !== null")
    typist.press("ArrowDown")
    assert typist.page.evaluate(FOCUSED_CARD) == last


def test_a_move_is_undone_and_redone_by_keys(typist: Typist) -> None:
    before = typist.view["hand"]
    typist.press_and_wait("Enter")
    after = typist.view["hand"]
    typist.press_and_wait("Control+z")
    assert typist.view["hand"] == before
    last_words = typist.page.get_by_role("log").locator("p").last
    expect(last_words).to_have_text(re.compile(r"^Taken back\. .*Your turn\.$"))
    typist.press_and_wait("Control+Shift+Z")
    assert typist.view["hand"] == after


def test_the_button_that_undoes_the_first_move_gives_the_focus_to_the_hand(typist: Typist) -> None:
    typist.press_and_wait("Enter")
    undo = typist.page.locator(".bar [data-tool=undo]")
    undo.focus()
    typist.press_and_wait("Enter")
    expect(undo).to_be_disabled()
    expect(typist.page.locator(".hand [data-card]").first).to_be_focused()


def test_the_start_page_is_entered_at_its_heading(typist: Typist) -> None:
    typist.button("Brisques: leave the table").press("Enter")
    expect(typist.page.locator(".start h1")).to_be_focused()


def test_the_help_is_entered_at_its_heading_beside_the_cross(typist: Typist) -> None:
    typist.press("?")
    panel = typist.page.get_by_role("dialog")
    heading = panel.get_by_role("heading", name="How to play")
    expect(heading).to_be_focused()
    ring, cross = heading.bounding_box(), panel.locator(".dismiss").bounding_box()
    assert ring
    assert cross
    assert ring["x"] + ring["width"] <= cross["x"]


def test_a_match_begun_by_keys_has_the_focus_in_its_hand(page: Page) -> None:
    typist = Typist(page)
    page.goto("")
    page.locator(".contents").get_by_role("button", name="New match").focus()
    typist.press("Enter")
    page.get_by_role("button", name="Deal the cards").focus()
    typist.press("Enter")
    typist.wait(BOOT)
    page.wait_for_function(f"() => ({FOCUSED_CARD}) !== null")


@pytest.mark.parametrize("key", ["l", "m", "n", "?", "3"])
def test_single_keys_do_nothing_outside_the_table(typist: Typist, key: str) -> None:
    settings = typist.open_panel("Settings")
    before = typist.view
    typist.press(key)
    assert typist.view == before
    assert typist.page.get_by_role("dialog").count() == 1
    settings.get_by_role("button", name="Done").click()
    assert typist.focus != "BODY"


def test_letter_keys_can_be_switched_off(typist: Typist) -> None:
    def choose(choice: str) -> None:
        settings = typist.open_panel("Settings")
        letters = settings.get_by_role("group", name="Letter keys")
        letters.get_by_role("radio", name=choice).check(force=True)
        settings.get_by_role("button", name="Done").click()
        typist.tab_to(".hand [data-card]")

    before = typist.view
    choose("off")
    for key in ("l", "?", "1"):
        typist.press(key)
    assert typist.view == before
    assert typist.page.locator("dialog, .slip").count() == 0
    choose("on")
    typist.press("l")
    expect(typist.page.locator(".last-trick")).to_be_visible()


def test_the_focus_moves_from_the_hand_to_an_opening_slip(typist: Typist) -> None:
    scene = Scene("fildinski", won="QS 8S", hands=("KS AH 9H 8H", "7S"), leader=1)
    typist.set_up(scene.play("7S"))
    typist.tab_to(".hand [data-card]")
    typist.walk_to("KS1")
    typist.press_and_wait("Enter")
    assert typist.view["declare"]["options"]
    assert typist.page.evaluate("document.activeElement.closest('.chooser') !== null")
    typist.tab_to(".chooser .actions .button:last-child")
    typist.press_and_wait("Enter")
    assert typist.page.evaluate(FOCUSED_CARD) in typist.view["hand"]


def test_with_an_empty_hand_the_focus_goes_to_what_may_be_declared(typist: Typist) -> None:
    typist.set_up(Scene("fildinski", stock=0, won="QS 8S", hands=("KS", "7D")))
    typist.tab_to(".hand [data-card]")
    typist.press_and_wait("Enter")
    assert typist.view["hand"] == []
    assert typist.page.evaluate("document.activeElement.closest('.chooser') !== null")


def test_a_page_beside_the_match_is_entered_at_its_heading(page: Page) -> None:
    page.goto("")
    contents = page.locator(".contents")
    contents.get_by_role("button", name="Make a position").press("Enter")
    expect(page.get_by_role("heading", name="Make a position")).to_be_focused(timeout=BOOT)
    page.go_back()
    contents.get_by_role("button", name="Learn").press("Enter")
    page.locator("dialog.learn .learn-next button").first.press("Enter")
    expect(page.locator(".lesson-head h1")).to_be_focused(timeout=BOOT)
    page.go_back()
    contents.get_by_role("button", name="Learn").press("Enter")
    page.get_by_role("button", name="Problem of the day").press("Enter")
    expect(page.locator(".at-problem .lesson-head h1")).to_be_focused(timeout=BOOT)


def test_arrows_go_along_the_hand_as_it_lies(table: TablePage) -> None:
    page = table.page
    table.leave()
    cards = page.locator(".start [data-variant=fildinski] .hand [data-card]")
    expect(cards).to_have_count(8)
    for hand in ("left", "right"):
        page.evaluate("(hand) => { document.documentElement.dataset.hand = hand }", hand)
        cards.nth(3).focus()
        place = "() => document.activeElement.getBoundingClientRect().left"
        before = page.evaluate(place)
        page.keyboard.press("ArrowRight")
        assert page.evaluate(place) > before
