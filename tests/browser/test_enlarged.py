"""With large text, wide text spacing, or a window that zoom makes small, nothing is lost."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.filko_positions import filko_call, filko_four, filko_six
from tests.browser.layout import (
    COVERED,
    CUT_OFF,
    STOCK_LOST,
    TOO_WIDE,
    check_hand,
    check_hand_scrolled,
    check_page,
)
from tests.browser.positions import (
    declaring,
    fifteen,
    four_hands,
    full_hand,
    refusing,
    three_hands,
)
from tests.browser.table_page import BOOT, DRAWN, SET_UP, TablePage
from tests.browser.test_persons import TWO_PERSONS
from tests.browser.test_record import win_match

pytestmark = pytest.mark.browser

# Width, height and text size in per cent; the first is 390 by 844 at 200 % zoom.
ENLARGED = [(195, 422, 100), (360, 640, 200), (390, 844, 200), (1280, 800, 200)]

LESSON_BAR = """() => {
  const [leave, at] = [".lesson-bar button", ".lesson-at"]
    .map((css) => document.querySelector(css).getBoundingClientRect());
  return Math.min(leave.right, at.right) - Math.max(leave.left, at.left) > 1 &&
    Math.min(leave.bottom, at.bottom) - Math.max(leave.top, at.top) > 1;
}"""

TEXT_SIZE = "(size) => { document.documentElement.style.fontSize = size; }"

# Return what of the table leaves the window at the sides.
ASIDE = """() => [...document.querySelectorAll(".table > :not(.visually-hidden) *")]
  .filter((node) => !node.closest(".seat.south") && node.getClientRects().length &&
    node.checkVisibility({ visibilityProperty: true }))
  .filter((node) => {
    const { left, right } = node.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1;
  })
  .map((node) => `${node.tagName} ${node.className} ${node.textContent.trim()}`)"""


@pytest.fixture(params=ENLARGED, ids=lambda it: f"{it[0]}x{it[1]} at {it[2]}")
def enlarged(request: pytest.FixtureRequest, table: TablePage) -> Iterator[TablePage]:
    """Run the test with the table in a small window or with large text."""
    width, height, text = request.param
    table.page.evaluate(TEXT_SIZE, f"{text}%")
    table.page.set_viewport_size({"width": width, "height": height})
    yield table
    table.page.evaluate(TEXT_SIZE, "")


def test_the_table_loses_nothing_when_text_or_page_is_enlarged(enlarged: TablePage) -> None:
    page = enlarged.page
    for scene in (
        full_hand,
        three_hands,
        four_hands,
        filko_four,
        filko_six,
        filko_call,
        fifteen,
        declaring,
    ):
        enlarged.set_up(scene())
        check_page(page)
        assert page.evaluate(COVERED) == []
        assert page.evaluate(ASIDE) == []
        check_hand_scrolled(page)
        if enlarged.page.locator(".deck").count():
            assert page.evaluate(STOCK_LOST) == []
    enlarged.chooser.locator(".option").first.scroll_into_view_if_needed()
    expect(enlarged.chooser.locator(".option").first).to_be_in_viewport()
    enlarged.chooser.locator(".primary").click()  # it can be seen and tapped
    enlarged.wait()
    assert enlarged.view["declare"] is None


# Return words that meet other words, of the captions in a trick and of the points.
MEET = """() => {
  const parts = document.querySelectorAll(".played figcaption, .coins .sum, .coins .legend");
  const words = [...parts]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .flatMap((node) => [node, ...node.querySelectorAll("*")])
    .filter((node) => !node.closest(".visually-hidden"))
    .flatMap((node) => [...node.childNodes].filter((it) => it.nodeType === 3 && it.data.trim()))
    .map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return { text: node.data.trim(), box: range.getBoundingClientRect() };
    });
  return words.flatMap(({ text, box: a }, i) => words.slice(i + 1)
    .filter(({ box: b }) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3)
    .map((other) => `${text} / ${other.text}`));
}"""


def test_captions_and_points_do_not_meet_in_a_low_box(table: TablePage) -> None:
    table.page.set_viewport_size({"width": 1280, "height": 800})
    table.page.evaluate(TEXT_SIZE, "200%")
    try:
        table.set_up(filko_six())
        assert table.page.evaluate(MEET) == []
    finally:
        table.page.evaluate(TEXT_SIZE, "")


LONG_NAMES = ["Konstantin", "Bernadette", "Ludowika", "Wilhelmina", "Margarethe"]


def test_six_long_names_do_not_meet_in_a_low_box(table: TablePage) -> None:
    table.page.set_viewport_size({"width": 740, "height": 360})
    others = [{"kind": "player", "level": "casual", "name": name} for name in LONG_NAMES]
    table.page.evaluate(SET_UP, [filko_six().line(), [{"kind": "human"}, *others]])
    table.wait()
    assert table.page.evaluate(MEET) == []
    assert table.page.evaluate(COVERED) == []


WIDE_NAMES = """() => {
  const seats = [1, 2].map(() => ({ kind: "human", name: "Wwwwwwwwww" }));
  return window.brisques.match.begin({ variant: "fildinski", names: [], seats, seed: "5" });
}"""


def test_a_wide_name_stays_in_the_button_of_the_curtain(page: Page) -> None:
    TablePage(page).sit_down()
    page.set_viewport_size({"width": 320, "height": 568})
    page.evaluate(TEXT_SIZE, "200%")
    page.evaluate(WIDE_NAMES)
    assert page.locator(".curtain .paper").evaluate(BEYOND) == []


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_a_problem_stays_in_a_low_window_when_enlarged(page: Page, language: str) -> None:
    page.set_viewport_size({"width": 640, "height": 360})
    page.goto(f"?lang={language}#problem=today")
    expect(page.locator(".at-problem .hand [data-card]").first).to_be_visible(timeout=BOOT)
    page.evaluate(TEXT_SIZE, "200%")
    page.evaluate(DRAWN)
    assert page.evaluate(ASIDE) == []


# The text spacing of WCAG 1.4.12, which a reader may set.
SPACED = """(on) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets = on ? [sheet] : [];
}"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800)])
def test_nothing_is_lost_with_the_text_spacing_of_wcag(
    table: TablePage, width: int, height: int
) -> None:
    """A slip may then cover words: it can be closed or answered."""
    page = table.page
    page.set_viewport_size({"width": width, "height": height})
    for scene in (full_hand, declaring, refusing, filko_four, filko_call):
        table.set_up(scene())
        if scene is refusing:
            table.tap("9S1")
            expect(page.locator(".slip.reason")).to_be_visible()
        cut_before = page.evaluate(CUT_OFF)
        page.evaluate(SPACED, True)
        try:
            check_page(page)
            covered = [pair for pair in page.evaluate(COVERED) if "/ slip" not in pair]
            cut = [words for words in page.evaluate(CUT_OFF) if words not in cut_before]
        finally:
            page.evaluate(SPACED, False)
        assert (scene.__name__, covered, cut) == (scene.__name__, [], [])


# Width, height and text size in per cent: windows of 17 to 22rem, a low and a wide one.
BARS = [
    (320, 640, 100),
    (667, 375, 100),
    (360, 640, 100),
    (360, 640, 200),
    (600, 1000, 200),
    (700, 1200, 200),
    (1280, 800, 200),
]

# Return the name of the game and the trick number where hidden, cut off, or under a button.
BAR_LOST = """() => {
  const tools = document.querySelector(".bar .tools").getBoundingClientRect();
  return [...document.querySelectorAll(".game b, .game span")].filter((node) => {
    const { left, right, top, bottom, width } = node.getBoundingClientRect();
    const isUnder = Math.min(right, tools.right) - Math.max(left, tools.left) > 1 &&
      Math.min(bottom, tools.bottom) - Math.max(top, tools.top) > 1;
    return width < 1 || isUnder || right > innerWidth || node.scrollWidth > node.clientWidth;
  }).map((node) => node.textContent);
}"""


TRICK_LINES = """() => {
  const node = document.querySelector(".game span");
  return Math.round(node.offsetHeight / parseFloat(getComputedStyle(node).lineHeight));
}"""


@pytest.mark.parametrize("size", BARS, ids=lambda it: f"{it[0]}x{it[1]} at {it[2]}")
def test_the_bar_names_the_game_and_the_trick(table: TablePage, size: tuple[int, int, int]) -> None:
    width, height, text = size
    table.page.evaluate(TEXT_SIZE, f"{text}%")
    table.page.set_viewport_size({"width": width, "height": height})
    try:
        for scene in (full_hand, fifteen, four_hands, filko_six):
            table.set_up(scene())
            assert table.page.evaluate(BAR_LOST) == []
            if text == 100:
                assert table.page.evaluate(TRICK_LINES) == 1
                check_hand(table, width, height)
            assert table.page.evaluate(COVERED) == []
            check_page(table.page)
    finally:
        table.page.evaluate(TEXT_SIZE, "")


# Return numbers below the scale of points that run into each other.
MARKS_MEET = """(panel) => {
  const boxes = [...panel.querySelectorAll(".marks i")]
    .map((node) => node.getBoundingClientRect()).filter(({ width }) => width);
  return boxes.slice(1).filter(({ left }, i) => left < boxes[i].right).length;
}"""


def test_the_sheet_loses_nothing_when_enlarged(enlarged: TablePage) -> None:
    enlarged.set_up(full_hand())
    panel = enlarged.open_panel("Score")
    check_page(enlarged.page)
    assert panel.evaluate(TOO_WIDE) == []
    assert panel.locator(".marks i").count()
    assert panel.evaluate(MARKS_MEET) == 0


# Return the games on the start page whose name runs into the words on trumps.
NAMES_MEET = """() => [...document.querySelectorAll(".first-table")].filter((table) => {
  const [name, trumps] = [table.querySelector("h2"), table.querySelector(".turned p")]
    .map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    });
  return Math.min(name.right, trumps.right) - Math.max(name.left, trumps.left) > 1 &&
    Math.min(name.bottom, trumps.bottom) - Math.max(name.top, trumps.top) > 1;
}).map((table) => table.dataset.variant)"""


# Return the names of games on the start page that do not fit into one line.
NAMES_BROKEN = """() => [...document.querySelectorAll(".first-table h2")].filter((node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getClientRects().length > 1;
}).map((node) => node.textContent)"""


def test_the_start_page_loses_nothing_when_enlarged(enlarged: TablePage) -> None:
    enlarged.leave()
    expect(enlarged.page.locator(".dealt .hand").first).to_be_visible()
    assert enlarged.page.evaluate(NAMES_MEET) == []
    assert enlarged.page.evaluate(NAMES_BROKEN) == []
    check_page(enlarged.page)
    check_hand_scrolled(enlarged.page)


def test_a_lesson_loses_nothing_when_enlarged(enlarged: TablePage) -> None:
    enlarged.page.evaluate("location.hash = '#lesson=fildinski/1'")
    expect(enlarged.page.locator(".lesson-task")).to_be_visible()
    check_page(enlarged.page)
    assert not enlarged.page.evaluate(LESSON_BAR)


def test_every_list_can_be_read_at_400_percent_zoom(table: TablePage) -> None:
    page = table.page
    table.leave()
    page.set_viewport_size({"width": 320, "height": 200})  # 1280 by 800, enlarged
    for name, last in (
        ("All the games", ".found-games li"),
        ("Learn", ".found-games li"),
        ("New match", ".level"),
        ("Your record", ".record-foot small"),
    ):
        table.button(name, inside=".contents").click()
        row = page.get_by_role("dialog").locator(last).last
        row.scroll_into_view_if_needed()
        expect(row).to_be_in_viewport(ratio=0.5)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


# Return whether the element with the focus is uncovered and wholly in the window, or the paper of a
# panel that shows its beginning.
FOCUS_SEEN = """() => {
  const node = document.activeElement;
  if (!node.closest("dialog")) return false;
  if (node.matches(".paper")) return node.scrollTop === 0;
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const covering = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const shown = covering?.closest("label") ?? covering;
  return top >= 0 && bottom <= innerHeight && (node.contains(covering) || shown.contains(node));
}"""


@pytest.mark.parametrize("size", [(320, 200), (390, 700)])
def test_a_panel_opens_with_its_focus_in_sight(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("")
    expect(page.locator(".dealt .hand [data-card]").first).to_be_visible(timeout=BOOT)
    for command in ("All the games", "New match", "Deal of the day", "Help", "Settings"):
        page.locator(".contents").get_by_role("button", name=command, exact=True).press("Enter")
        panel = page.get_by_role("dialog")
        expect(panel.get_by_role("heading").first).to_be_in_viewport()
        if command == "Help":
            expect(panel).to_contain_text("Win tricks with aces and tens")
        assert page.evaluate(FOCUS_SEEN), command
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)


PANELS_OF_START = ["New match", "Deal of the day", "Learn", "Your record", "Help", "Settings"]


@pytest.mark.parametrize("name", PANELS_OF_START)
def test_the_panels_of_the_start_page_lose_no_words_when_enlarged(
    enlarged: TablePage, name: str
) -> None:
    page = enlarged.page
    page.evaluate("() => { location.hash = ''; }")
    page.locator(".contents").get_by_role("button", name=name).first.click()
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("heading").first).to_be_visible()
    wide = panel.evaluate(TOO_WIDE)
    assert [it for it in wide if "visually-hidden" not in it] == []
    if name == "New match":
        width = panel.locator(".chosen-game p").evaluate("(it) => it.clientWidth")
        assert width > 120, "a column of single letters"


# Return the elements of a paper that reach beyond its edge, which no scrolling shows.
BEYOND = """(paper) => {
  const edge = paper.getBoundingClientRect().left + paper.clientLeft + paper.clientWidth;
  return [...paper.querySelectorAll("*")]
    .filter((it) => !it.closest(".visually-hidden") && it.checkVisibility())
    .filter((it) => it.getBoundingClientRect().right > edge + 1)
    .map((it) => `${it.tagName} ${it.className} ${it.textContent.trim()}`);
}"""


def test_the_problems_lose_no_words_when_enlarged(enlarged: TablePage) -> None:
    page = enlarged.page
    page.evaluate("() => { location.hash = ''; }")
    page.locator(".contents").get_by_role("button", name="Learn").click()
    page.get_by_role("dialog").get_by_role("button", name="Problems", exact=True).click()
    expect(page.locator(".problem-themes button").first).to_be_visible()
    assert page.locator(".problems .paper").evaluate(BEYOND) == []


def test_the_curtain_loses_no_words_when_enlarged(page: Page) -> None:
    TablePage(page).sit_down()
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(TEXT_SIZE, "200%")
    page.evaluate(TWO_PERSONS)
    expect(page.locator(".curtain .primary")).to_be_visible(timeout=BOOT)
    assert page.locator(".curtain .paper").evaluate(BEYOND) == []


def test_the_deal_sheet_loses_no_points_when_enlarged(enlarged: TablePage) -> None:
    page = enlarged.page
    win_match(enlarged)
    paper = page.locator(".deal-sheet .paper")
    expect(paper.locator(".total")).to_contain_text("Total")
    assert paper.evaluate(BEYOND) == []
    page.set_viewport_size({"width": 640, "height": 360})
    page.evaluate(DRAWN)
    assert paper.evaluate(BEYOND) == []


def test_the_editing_table_loses_nothing_when_enlarged(enlarged: TablePage) -> None:
    page = enlarged.page
    page.evaluate("() => { location.hash = ''; }")
    page.locator(".contents").get_by_role("button", name="Make a position").click()
    cards = page.locator(".edit-cards button")
    expect(cards.first).to_be_visible(timeout=BOOT)
    lost = "(all) => all.filter((it) => it.getBoundingClientRect().right > innerWidth).length"
    assert cards.evaluate_all(lost) == 0
    check_page(page)
