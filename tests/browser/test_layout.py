"""In every window the whole hand is visible, nothing is cut off, and no target is too small."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.filko_positions import filko_four
from tests.browser.layout import (
    BROKEN_WORDS,
    BUTTONS_LOST,
    COVERED,
    SEATS_LOST,
    STOCK_LOST,
    TOO_WIDE,
    check_hand,
    check_hand_scrolled,
    check_page,
    windows,
)
from tests.browser.positions import (
    POSITIONS,
    both_kinds,
    carte_blanche,
    declared,
    declaring,
    fifteen,
    full_hand,
    many_won,
    refusing,
)
from tests.browser.table_page import STORE_SETTING, Position, TablePage
from tests.browser.test_coach import near_the_end
from tests.builder import Scene

pytestmark = pytest.mark.browser

INVALIDATIONS = "disabled-by-default-devtools.timeline.invalidationTracking"
STYLE_CHANGE = "ScheduleStyleInvalidationTracking"
"""The event of Chromium's traces that says which elements below one may have another style."""

SCENES: list[Callable[[], Position]] = [
    *(full_hand, many_won, near_the_end, declaring, refusing),
    *POSITIONS,
]

# Return the number of lines of the name of the game.
NAME_LINES = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(".game b"));
  return range.getClientRects().length;
}"""

# Return trays whose cards cover their counts.
RUN_OVER = """() => [...document.querySelectorAll(".rack:has(.card)")].filter((rack) => {
  const counts = rack.querySelector(".tally").getBoundingClientRect();
  return [...rack.querySelectorAll(".card")].some((card) => {
    const { right, bottom } = card.getBoundingClientRect();
    return counts.width > 0 && right > counts.left + 1 && bottom > counts.top + 1;
  });
}).length"""

# Return the distance between the names of the two columns of points, in px.
GAP = """(head) => {
  const [ours, theirs] = [...head.querySelectorAll("th")].slice(-2).map((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  });
  const right = Math.max(...ours.map((box) => box.right));
  return Math.min(...theirs.map((box) => box.left)) - right;
}"""

CORNERS = """(node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [[0.12, 0.12], [0.88, 0.12], [0.12, 0.88], [0.88, 0.88]].filter(([x, y]) =>
    !node.contains(document.elementFromPoint(left + width * x, top + height * y)));
}"""


@pytest.mark.parametrize("scene", SCENES)
def test_the_table_fits_every_window(table: TablePage, scene: Callable[[], Position]) -> None:
    """The table is resized to each window while it is shown."""
    table.set_up(scene())
    if scene is refusing:
        table.tap("9S1")
        expect(table.page.locator(".slip.reason")).to_be_visible()
    for width, height in windows(table.page):
        check_page(table.page)
        if min(width, height) >= 360:
            assert table.page.evaluate(COVERED) == [], (width, height)
            assert table.page.evaluate(SEATS_LOST) == [], (width, height)
        assert table.page.evaluate(BUTTONS_LOST) == [], (width, height)
        assert table.page.evaluate(RUN_OVER) == 0, (width, height)
        if height < 340:  # a window as low as this scrolls, but only downwards
            table.page.locator(".hand").scroll_into_view_if_needed()
        check_hand(table, width, height)


@pytest.mark.parametrize(
    "name", ["New match", "Rules, with their sources", "Settings", "Help", "Score"]
)
def test_the_panels_fit_every_window(table: TablePage, name: str) -> None:
    table.set_up(full_hand())
    panel = table.open_panel(name)
    for width, height in windows(table.page):
        check_page(table.page)
        box = panel.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
        assert panel.evaluate(TOO_WIDE) == []


def test_the_start_page_fits_every_window(table: TablePage) -> None:
    table.leave()
    page = table.page
    expect(page.locator(".dealt .hand").first).to_be_visible()
    for _ in windows(page):
        check_page(page)
        check_hand_scrolled(page)


def test_turning_a_phone_loses_nothing(table: TablePage) -> None:
    table.page.set_viewport_size({"width": 390, "height": 844})
    table.set_up(declaring())
    table.chooser.get_by_role("checkbox").first.uncheck(force=True)
    ticked = table.chooser.get_by_role("checkbox", checked=True)
    count, before = ticked.count(), json.dumps(table.view)
    table.page.set_viewport_size({"width": 844, "height": 390})
    check_hand(table, 844, 390)
    assert ticked.count() == count
    assert json.dumps(table.view) == before


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800)])
def test_a_focused_card_is_not_covered(table: TablePage, width: int, height: int) -> None:
    table.page.set_viewport_size({"width": width, "height": height})
    table.set_up(full_hand())
    table.page.keyboard.press("Tab")
    table.page.locator(".hand [tabindex='0']").focus()
    table.page.keyboard.press("Home")
    for _ in table.view["hand"]:
        assert table.page.locator(".hand :focus").evaluate(CORNERS) == []
        table.page.keyboard.press("ArrowRight")


def test_a_problem_is_seen_whole_on_a_phone_on_its_side(table: TablePage) -> None:
    page = table.page
    page.set_viewport_size({"width": 844, "height": 390})
    page.evaluate("location.hash = '#problem=today'")
    for part in (".lesson-head h1", ".lesson-task .actions", ".hand [data-card] >> nth=0"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight") <= 390
    check_page(page)


# Return how far the places of the trick and their captions reach over the trays, in px.
OVER_TRAYS = """() => {
  const box = (css) => document.querySelector(css).getBoundingClientRect();
  const parts = [...document.querySelectorAll(".trick .ghost, .trick figcaption")]
    .map((node) => node.getBoundingClientRect()).filter(({ width }) => width);
  return Math.round(Math.max(
    box(".north .rack").bottom - Math.min(...parts.map(({ top }) => top)),
    Math.max(...parts.map(({ bottom }) => bottom)) - box(".south .rack").top,
  ));
}"""


def test_a_trick_keeps_off_full_trays_in_a_low_table(table: TablePage) -> None:
    """The window is as large as the table of a problem on a phone on its side."""
    table.page.set_viewport_size({"width": 596, "height": 344})
    won = ("TS KS JS AH QC AD QD QD JD", "AS TS QH QH JH AC JC KD KC")
    table.set_up(Scene("fildinski", trump="S", stock=0, hands=("KS TH KH KH", ""), won=won))
    assert table.page.evaluate(OVER_TRAYS) <= 1


PLACES = """(buttons) => buttons.map((button) => {
  const { y, width } = button.getBoundingClientRect();
  return { y, width };
})"""


def test_the_ways_on_from_a_deal_stand_in_pairs(table: TablePage) -> None:
    table.set_up(Scene("fildinski", stock=0, hands=("AS", "9S"), points=(720, 540)))
    table.play("AS1")
    expect(table.sheet).to_be_visible()
    for _ in windows(table.page, [(360, 640), (844, 390), (1280, 800)]):
        first, *pair = table.sheet.locator(".below > .actions .button").evaluate_all(PLACES)
        assert first["width"] > pair[0]["width"] * 2
        assert pair == [pair[0]] * 2


# Return the lines that the words of an element take.
LINES = """(node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
  const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2).sort((a, b) => a - b);
  return middles.filter((y, i) => i === 0 || y - middles[i - 1] > 6).length;
}"""


def test_an_exchange_is_offered_in_two_lines_beside_a_cross(table: TablePage) -> None:
    scene = Scene("four-hand-partners", trump="C", turnup="JC", hands=("AC 7C AS AD AH",))
    table.set_up(scene.take("AC"))
    assert table.view["declare"]["exchange"]
    for _ in windows(table.page, [(844, 390), (1280, 800)]):
        assert table.chooser.locator(".offer .what").evaluate(LINES) <= 2


def test_the_button_to_declare_breaks_no_word(table: TablePage) -> None:
    table.set_up(declaring())
    for window in windows(table.page, [(360, 640), (640, 360), (844, 390)]):
        broken = table.chooser.locator(".actions").evaluate(BROKEN_WORDS)
        assert (window, broken) == (window, [])


def test_the_sheet_keeps_the_names_of_its_columns_apart(table: TablePage) -> None:
    table.set_up(full_hand())
    table.page.set_viewport_size({"width": 844, "height": 390})
    table.take_turn()
    gap = table.page.locator(".sheet .points-list thead").evaluate(GAP)
    assert gap >= 6


def test_the_start_page_says_in_one_line_what_is_trumps(table: TablePage) -> None:
    table.leave()
    trumps = table.page.locator(".first-table[data-variant=fildinski] .turned p")
    another = table.page.locator(".first-table[data-variant=fildinski]").get_by_role(
        "button", name="Another hand"
    )
    for _ in range(80):  # until the longest word comes
        if "diamonds" in trumps.inner_text():
            break
        another.click()
    expect(trumps).to_contain_text("diamonds")
    for window in windows(table.page, [(360, 640), (390, 844), (768, 1024), (844, 390)]):
        assert (window, trumps.evaluate(LINES)) == (window, 1)


def test_a_large_pack_shows_its_count(table: TablePage) -> None:
    table.page.set_viewport_size({"width": 360, "height": 640})
    hand = "AS TS KS JS QS QS QS QS QS JD JD KH QH 9C 7D"
    for scene in (fifteen(), Scene("eight-pack", trump="S", hands=[hand]).take("AS")):
        table.set_up(scene)
        assert table.page.evaluate(STOCK_LOST) == []
    assert table.view["declare"] is not None


def test_a_meld_on_offer_has_a_line_above_a_hand_of_many_rows(table: TablePage) -> None:
    """Two cards lie declared over two rows of a hand of fifteen."""
    table.page.set_viewport_size({"width": 360, "height": 640})
    hand = "AS TS KS QS KS QS KH QH QS JD JD KH QH 9C 7D"
    melds = ("marriage:KS1.QS1",)
    table.set_up(Scene("eight-pack", trump="S", hands=[hand], melds=melds).take("AS"))
    line = table.chooser.locator(".option").first.bounding_box()
    seen = table.chooser.locator(".options").bounding_box()
    assert line
    assert seen
    assert line["y"] + line["height"] <= seen["y"] + seen["height"]


# Return each line of the sheet whose words leave its row, or break between a card and its suit.
LINES_LOST = """() => [...document.querySelectorAll(".table > .sheet .points-list tbody tr")]
  .filter((row) => {
    const words = document.createRange();
    words.selectNodeContents(row.querySelector(".why-points").firstChild.parentElement);
    const tops = [...words.getClientRects()].map(({ top }) => top);
    const isCut = [...row.querySelectorAll(".whole")].some((it) => it.getClientRects().length > 1);
    return isCut || Math.min(...tops) < row.getBoundingClientRect().top;
  })
  .map(({ textContent }) => textContent.trim())"""


def test_points_for_many_cards_keep_to_their_row(table: TablePage) -> None:
    table.set_up(Scene("three-hand", hands=("AS", "9D", "8D"), stock=0))
    table.take_turn()
    table.clear()
    assert table.page.locator(".table > .sheet .whole").count() > 20
    assert table.page.evaluate(LINES_LOST) == []


# Return the height of each button that explains points, and of the line that it is in.
TRICK_TARGETS = """() => [...document.querySelectorAll(".sheet-body .tricks .why-points")]
  .map((node) => [node, node.closest("li")].map((it) => it.getBoundingClientRect().height))"""


def test_points_of_a_trick_are_explained_by_a_target_for_touch(table: TablePage) -> None:
    table.page.set_viewport_size({"width": 360, "height": 640})
    table.set_up(Scene("three-hand", hands=("AS", "9D", "8D"), stock=0))
    table.take_turn()
    table.clear()
    table.button("Score").click()
    expect(table.page.locator(".sheet-body .tricks .why-points").first).to_be_visible()
    targets = table.page.evaluate(TRICK_TARGETS)
    assert all(height >= 44 and line <= 48 for height, line in targets)


def test_no_trumps_yet_keeps_off_our_points(table: TablePage) -> None:
    """Below the stock of a low table, where our plate counts a brisque."""
    hand = "AS TS KS JS QS QS QS QS QS JD JD KH QH 9C 7D"
    table.set_up(Scene("eight-pack", trump="-", hands=[hand], won="AD 7D"))
    for _ in windows(table.page, [(640, 360), (740, 360), (844, 390)]):
        assert table.page.evaluate(COVERED) == []


def test_the_partners_aim_covers_nothing_beside_a_large_hand(table: TablePage) -> None:
    table.page.evaluate(STORE_SETTING, ["zoom", "on"])
    try:
        table.set_up(filko_four())
        for width, height in windows(table.page, [(320, 568), (360, 640), (375, 667)]):
            expect(table.page.locator(".aim")).to_be_visible()
            assert table.page.evaluate(COVERED) == [], (width, height)
    finally:
        table.page.evaluate(STORE_SETTING, ["zoom", "off"])


def test_a_large_hand_leaves_all_points_in_sight(table: TablePage) -> None:
    table.page.evaluate(STORE_SETTING, ["zoom", "on"])
    try:
        for scene in (full_hand, declaring, both_kinds, declared, carte_blanche):
            table.set_up(scene())
            for width, height in windows(table.page, [(360, 640), (640, 360), (740, 360)]):
                assert table.page.evaluate(COVERED) == [], (scene.__name__, width, height)
                check_hand(table, width, height)
    finally:
        table.page.evaluate(STORE_SETTING, ["zoom", "off"])


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800)])
def test_a_played_card_gives_no_style_to_what_lies_below_a_has_rule(
    page: Page, width: int, height: int
) -> None:
    """All such rules share one list of what may change below: nearly the whole table."""
    page.set_viewport_size({"width": width, "height": height})
    table = TablePage(page)
    table.sit_down()
    browser = page.context.browser
    assert browser
    for variant, players in (("fildinski", 2), ("eight-pack", 2), ("filko-4", 4)):
        table.begin(variant, players, "style")
        while table.view["phase"] != "play":
            table.take_turn()
        browser.start_tracing(page=page, categories=[INVALIDATIONS])
        table.take_turn()
        events = json.loads(browser.stop_tracing())["traceEvents"]
        changes = [it["args"]["data"] for it in events if it["name"] == STYLE_CHANGE]
        assert "disabled" in {it.get("changedAttribute") for it in changes}
        anchors = {it["nodeName"] for it in changes if it.get("changedPseudo") == "has"}
        assert not [it for it in anchors if re.search("table|trick|played|rack", it)], variant


@pytest.mark.parametrize(
    ("variant", "lines"), [("eight-pack", 1), ("six-pack", 1), ("fildinski-catsatcards", 2)]
)
def test_the_name_of_a_game_ends_before_the_backs(
    table: TablePage, variant: str, lines: int
) -> None:
    table.begin(variant, 2, "a")
    for window in windows(table.page, [(900, 768), (1024, 768), (1130, 768)]):
        assert (window, table.page.evaluate(COVERED)) == (window, [])
        assert (window, table.page.evaluate(NAME_LINES) <= lines) == (window, True)
