"""The hand: dragging cards to play or arrange them, sort orders, and every key of the table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.positions import declared
from tests.browser.table_page import DRAWN, STRIP, TablePage
from tests.builder import Scene

pytestmark = pytest.mark.browser

HAND = "AS KS QS TH KH QD JC 9C"
IN_ORDER = ["TH1", "KH1", "AS1", "KS1", "QS1", "QD1", "JC1", "9C1"]  # hearts are trumps


@pytest.fixture
def holder(table: TablePage) -> Iterator[TablePage]:
    """Return the shared table with a known hand; afterwards the hand is sorted as usual."""
    table.set_up(Scene("fildinski", trump="H", hands=(HAND, "")))
    yield table
    table.page.evaluate(
        """() => {
          const { table } = window.brisques;
          table.manner.sort = "trumps";
          table.held.sort();
        }"""
    )


def order(page: Page) -> list[str]:
    """Return the cards in the order of the hand."""
    return page.locator(".hand [data-card]").evaluate_all("(all) => all.map((c) => c.dataset.card)")


def lies(page: Page, cards: list[str]) -> None:
    """Wait until the hand has this order."""
    page.wait_for_function(
        """(cards) => cards.join() ===
          [...document.querySelectorAll(".hand [data-card]")].map((c) => c.dataset.card).join()""",
        arg=cards,
    )


class Mouse:
    """Drags with a mouse."""

    def __init__(self, page: Page) -> None:
        self.mouse = page.mouse

    def take(self, x: float, y: float) -> None:
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.mouse.move(x, y, steps=6)

    def drop(self) -> None:
        self.mouse.up()


class Finger:
    """Drags with a finger."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.at = (0.0, 0.0)

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def take(self, x: float, y: float) -> None:
        self.at = (x, y)
        self._send("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float) -> None:
        (from_x, from_y), steps = self.at, 6
        for n in range(1, steps + 1):
            at = {
                "x": from_x + (x - from_x) * n / steps,
                "y": from_y + (y - from_y) * n / steps,
            }
            self._send("touchMove", [at])
        self.at = (x, y)

    def drop(self) -> None:
        self._send("touchEnd", [])

    def lose(self) -> None:
        """Cancel the touch, as a gesture of the system does."""
        self._send("touchCancel", [])


def strip(table_page: TablePage, code: str) -> tuple[float, float]:
    """Return a point where a card can be touched."""
    at = table_page.card(code).evaluate(STRIP)
    return at["x"], at["y"]


@pytest.mark.parametrize("pointer", [Mouse, Finger])
def test_a_card_is_dragged_from_the_hand_to_be_played(
    holder: TablePage, pointer: type[Mouse | Finger]
) -> None:
    page = holder.page
    hand = pointer(page)
    x, y = strip(holder, "KS1")
    hand.take(x, y)
    hand.move(x + 20, y - 250)
    expect(page.locator(".table")).to_have_attribute("data-drag", "play")
    hand.drop()
    holder.wait()
    assert {"seat": 0, "card": "KS1"} in holder.view["log"][-1]["plays"]
    expect(page.locator(".held-card")).to_have_count(0)


@pytest.mark.parametrize("pointer", [Mouse, Finger])
def test_a_card_is_dragged_along_the_hand(holder: TablePage, pointer: type[Mouse | Finger]) -> None:
    page = holder.page
    hand = pointer(page)
    hand.take(*strip(holder, "9C1"))
    hand.move(*strip(holder, "AS1"))
    moved = ["TH1", "KH1", "9C1", "AS1", "KS1", "QS1", "QD1", "JC1"]
    lies(page, moved)
    hand.drop()
    lies(page, moved)
    assert len(holder.view["hand"]) == 8
    expect(page.locator(".held-card")).to_have_count(0)
    # The order stays when cards are played and taken back, and can be sorted again.
    holder.play("AS1")
    holder.button("Undo").first.click()
    holder.wait()
    lies(page, moved)
    holder.button("Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Sort the hand again").click()
    lies(page, IN_ORDER)


def test_escape_cancels_a_drag(holder: TablePage) -> None:
    page = holder.page
    page.mouse.move(*strip(holder, "9C1"))
    page.mouse.down()
    page.mouse.move(*strip(holder, "AS1"), steps=6)
    expect(page.locator(".held-card")).to_have_count(1)
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".held-card")).to_have_count(0)
    lies(page, IN_ORDER)
    assert len(holder.view["hand"]) == 8


def test_no_key_plays_a_card_while_one_is_held(holder: TablePage) -> None:
    page = holder.page
    before = holder.view
    page.evaluate("brisques.table.focusHand()")
    page.mouse.move(*strip(holder, "9C1"))
    page.mouse.down()
    page.mouse.move(*strip(holder, "AS1"), steps=6)
    expect(page.locator(".held-card")).to_have_count(1)
    for key in ("2", "Enter", "Space", "Escape"):
        page.keyboard.press(key)
    expect(page.locator(".held-card")).to_have_count(0)
    page.mouse.up()
    holder.wait()
    assert holder.view == before


def test_escape_cancels_a_drag_and_leaves_a_slip_open(holder: TablePage) -> None:
    """A card that is let go where it lies is not played either."""
    page = holder.page
    page.evaluate("brisques.table.focusHand()")
    page.keyboard.press("l")
    x, y = strip(holder, "KS1")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 12, steps=6)
    expect(page.locator(".held-card")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".held-card")).to_have_count(0)
    expect(page.locator(".last-trick")).to_be_visible()
    page.mouse.move(x, y, steps=6)
    page.mouse.up()
    page.evaluate(DRAWN)
    assert page.evaluate("[brisques.table.busy, brisques.table.view.hand.length]") == [False, 8]
    holder.tap("KS1")
    holder.wait()
    assert {"seat": 0, "card": "KS1"} in holder.view["log"][-1]["plays"]


def test_a_drag_that_returns_or_is_interrupted_plays_nothing(holder: TablePage) -> None:
    page = holder.page
    mouse, finger = Mouse(page), Finger(page)
    x, y = strip(holder, "KS1")
    for hand, end in ((mouse, mouse.drop), (finger, finger.lose)):
        hand.take(x, y)
        hand.move(x, y - 250)
        expect(page.locator(".table")).to_have_attribute("data-drag", "play")
        if hand is mouse:
            hand.move(x, y)
        end()
        expect(page.locator(".table")).to_have_attribute("data-drag", "none")
        expect(page.locator(".held-card")).to_have_count(0)
        lies(page, IN_ORDER)
    assert holder.view["trick"]["plays"] == []


def test_the_edge_of_a_trump_stays_under_the_next_card(holder: TablePage) -> None:
    holder.page.set_viewport_size({"width": 360, "height": 640})
    holder.page.wait_for_function("() => innerWidth === 360")
    holder.page.evaluate(DRAWN)
    assert holder.page.evaluate(
        """() => {
          const [king, ace] = ["KH1", "AS1"].map((c) => document.querySelector(`[data-card=${c}]`));
          const { right, top } = king.getBoundingClientRect();
          const x = ace.getBoundingClientRect().left + 12;
          return x < right && ace.contains(document.elementFromPoint(x, top + 2));
        }"""
    )


def test_a_card_dragged_against_the_rules_goes_back_with_the_reason(holder: TablePage) -> None:
    hands = ("AS 9S KH QH TD 9D 8C 7C", "QS JS 9H 8H 8D 7D 9C 8C")
    scene = Scene("fildinski", trump="D", stock=0, hands=hands, leader=1)
    holder.set_up(scene.play("QS"))
    page = holder.page
    x, y = strip(holder, "9S1")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 250, steps=6)
    page.mouse.up()
    expect(page.get_by_role("alert")).to_contain_text("may not be played")
    expect(page.locator(".held-card")).to_have_count(0)
    expect(holder.card("9S1")).to_be_visible()


@pytest.mark.parametrize(
    ("choice", "cards"),
    [
        ("By suit", ["AS1", "KS1", "QS1", "TH1", "KH1", "JC1", "9C1", "QD1"]),
        ("By rank, for melds", ["AS1", "TH1", "KS1", "KH1", "QS1", "QD1", "JC1", "9C1"]),
    ],
)
def test_a_hand_is_sorted_in_the_chosen_order(
    holder: TablePage, choice: str, cards: list[str]
) -> None:
    page = holder.page
    panel = holder.open_panel("Settings")
    group = panel.get_by_role("group", name="Order of your hand")
    group.get_by_role("radio", name=choice).check(force=True)
    lies(page, cards)
    group.get_by_role("radio", name="As I arrange it").check(force=True)
    lies(page, IN_ORDER)
    sides = panel.get_by_role("group", name="High cards")
    group.get_by_role("radio", name=choice).check(force=True)
    sides.get_by_role("radio", name="On the right").check(force=True)
    lies(page, cards[::-1])
    sides.get_by_role("radio", name="On the left").check(force=True)
    group.get_by_role("radio", name="As I arrange it").check(force=True)
    panel.get_by_role("button", name="Done").click()


def test_a_card_cannot_be_dragged_between_the_hand_and_the_declared_cards(
    holder: TablePage,
) -> None:
    holder.set_up(declared())
    page = holder.page
    laid = page.locator(".row.laid [data-card]")
    held = page.locator(".row.held [data-card]")
    before = order(page)
    for card, other, reason in (
        (held, laid, "only when you declare or play it"),
        (laid, held, "stays on the table until you play it"),
    ):
        at = strip(holder, str(card.first.get_attribute("data-card")))
        goal = strip(holder, str(other.first.get_attribute("data-card")))
        page.mouse.move(*at)
        page.mouse.down()
        page.mouse.move(*goal, steps=6)
        page.mouse.up()
        expect(page.get_by_role("alert")).to_contain_text(reason)
        page.keyboard.press("Escape")
        lies(page, before)


def test_a_card_is_moved_along_the_hand_by_keys(holder: TablePage) -> None:
    page = holder.page
    holder.card("AS1").focus()
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("Shift+ArrowLeft")
    lies(page, ["AS1", "TH1", "KH1", "KS1", "QS1", "QD1", "JC1", "9C1"])
    expect(holder.card("AS1")).to_be_focused()
    expect(page.get_by_role("log")).to_contain_text("Ace of spades, place 1 of 8.")


def test_keys_go_to_suits_and_announce_the_state_of_play(holder: TablePage) -> None:
    page = holder.page
    log = page.get_by_role("log")
    holder.card("TH1").focus()
    for suit, card in (("s", "AS1"), ("s", "KS1"), ("d", "QD1"), ("h", "TH1")):
        page.keyboard.press("s")
        page.keyboard.press(suit)
        expect(holder.card(card)).to_be_focused()
    expect(page.locator('[data-mark="hint"]')).to_have_count(0)  # H went to a suit
    for key, words in {
        "r": "Your turn. Trumps are hearts.",
        "t": "No card has been played to this trick yet.",
        "p": "Ludwik: 0 points.",
        "v": "Open before Ludwik: jack of spades",
    }.items():
        page.keyboard.press(key)
        expect(log).to_contain_text(words)
    page.keyboard.press("?")
    listed = page.get_by_role("dialog").locator("kbd")
    expect(listed.first).to_be_visible()  # help opens on request
    keys = listed.all_inner_texts()
    assert {"M", "H", "L", "N", "R", "T", "P", "V", "F", "Z", "?", "Esc"} <= set(keys)
    assert "A" not in keys  # this family has no talk
    assert {"S, then a suit", "Shift ← →", "1 to 9", "Ctrl Z", "Ctrl Shift Z"} <= set(keys)


def test_an_arranged_hand_is_sorted_again_in_another_match(holder: TablePage) -> None:
    page = holder.page
    arranged = "() => window.brisques.table.held.arrangement.isByHand"
    holder.set_up(Scene("fildinski", trump="H", hands=(HAND, ""), points=(50, 0)))
    holder.card("9C1").focus()
    page.keyboard.press("Shift+ArrowLeft")
    lies(page, [*IN_ORDER[:6], "9C1", "JC1"])
    assert page.evaluate(arranged)
    holder.leave()
    page.locator(".unfinished li").nth(1).get_by_role("button", name="Go on").click()
    lies(page, IN_ORDER)
    assert not page.evaluate(arranged)


def test_only_a_new_line_of_the_log_changes(holder: TablePage) -> None:
    """A screen reader reads all that changes."""
    page = holder.page
    lines = page.get_by_role("log").locator("p")
    holder.card("9C1").focus()
    for _ in range(14):
        page.keyboard.press("t")
    expect(lines).to_have_count(12)
    page.evaluate("() => { window.second = document.querySelectorAll('[role=log] p')[1] }")
    page.keyboard.press("t")
    page.wait_for_function("() => document.querySelector('[role=log] p') === window.second")
