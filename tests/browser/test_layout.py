"""In every window the whole hand is visible, nothing is cut off, and no target is too small."""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.filko_positions import filko_call, filko_four, filko_six
from tests.browser.positions import POSITIONS, fifteen, four_hands, three_hands
from tests.browser.table_page import DRAWN, STRIP, Position, TablePage
from tests.browser.test_coach import near_the_end
from tests.builder import Scene

pytestmark = pytest.mark.browser

# The last ones are what a wide window becomes at 400 % zoom, and common phones.
SIZES = [(320, 256), (360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080)]
LEAST = 24  # px, the target size of WCAG 2.2

# Return the box of each card, and the strip of it that can be touched.
CARDS = f"""(cards) => cards.map((node) => {{
  const {{ left, top, right, bottom }} = node.getBoundingClientRect();
  return {{ card: node.dataset.card, left, top, right, bottom, ...({STRIP})(node) }};
}})"""

OVERFLOW = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}"""

# Return every visible control except the hand, whose cards overlap each other.
TARGETS = """() =>
  [...document.querySelectorAll("button, a, input, summary, [tabindex='0']")]
    .filter((node) => !node.closest(".hand") && node.checkVisibility({ visibilityProperty: true }))
    .map((node) => (node.matches("input") ? node.closest("label") ?? node : node))
    .map((node) => {
      const { width, height } = node.getBoundingClientRect();
      return { name: node.ariaLabel ?? node.textContent.trim(), width, height };
    })"""


def full_hand() -> Scene:
    """Return eight cards of all suits, our lead, and some cards won on both sides."""
    hands = ("AS KS QS TH KH QD JC 9C", "")
    return Scene("fildinski", hands=hands, won=("AD TD KC QC", "AC TC JD 9D"), points=(720, 1040))


def many_won() -> Scene:
    """Return the middle of a deal without declarations: full trays."""
    hands = ("AS KS QS TH KH QD JC 9C", "")
    won = ("AD TD KC QC AH TH KD JD 9H 8S JS TS", "AC TC JD 9D QH JH KS AS 8H 9C 7C KH")
    return Scene("fildinski", hands=hands, won=won, stock=24, points=(720, 1040))


def declaring() -> Scene:
    """Return several melds on offer, with the hand one card short."""
    return Scene("fildinski", trump="H", won="QS KD KH KC", hands=("KS", "QD")).play("KS QD")


def refusing() -> Scene:
    """Return a hand most of whose cards may not be played."""
    hands = ("AS 9S KH QH TD 9D 8C 7C", "QS JS 9H 8H 8D 7D 9C 8C")
    return Scene("fildinski", trump="D", stock=0, hands=hands, leader=1).play("QS")


SCENES: list[Callable[[], Position]] = [
    *(full_hand, many_won, near_the_end, declaring, refusing),
    *POSITIONS,
]

# Return text under a card or a slip of another part of the table, and text over text.
COVERED = """() => {
  const wordsIn = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const cut = getComputedStyle(node).overflowX === "hidden";
    const edge = cut ? node.getBoundingClientRect().right : Infinity;
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, top, right, bottom }) =>
        ({ left, top, bottom, right: Math.min(right, edge) }));
  };
  const isSeen = (node) => node.checkVisibility({ visibilityProperty: true });
  const parts = [
    "coins", "seat", "stock", "trick", "packet", "hand", "slip", "turn", "bar", "backs",
  ];
  const things = [];
  for (const part of document.querySelectorAll(parts.map((it) => `.table > .${it}`).join())) {
    if (!isSeen(part)) continue;
    const words = [...part.querySelectorAll("*"), part]
      .filter((it) => isSeen(it) && !it.closest(".slip, .visually-hidden"))
      .filter((it) => [...it.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
      .flatMap((it) => wordsIn(it).map((box) => ({ part, box, word: it.textContent.trim() })));
    const cards = [...part.querySelectorAll(".card, .ghost"), part]
      .filter((it) => isSeen(it) && it.matches(".card, .ghost, .slip"))
      .map((it) => ({ part, box: it.getBoundingClientRect(), word: "" }));
    things.push(...words, ...cards);
  }
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  return things.filter(({ word }) => word).flatMap((one) =>
    things.filter((other) => other.part !== one.part && meet(one.box, other.box))
      .map((other) => `${one.word} / ${other.word || other.part.className}`));
}"""


# Return trays whose cards cover their counts.
RUN_OVER = """() => [...document.querySelectorAll(".rack:has(.card)")].filter((rack) => {
  const counts = rack.querySelector(".tally").getBoundingClientRect();
  return [...rack.querySelectorAll(".card")].some((card) => {
    const { right, bottom } = card.getBoundingClientRect();
    return counts.width > 0 && right > counts.left + 1 && bottom > counts.top + 1;
  });
}).length"""


def windows(page: Page, sizes: Sequence[tuple[int, int]] = SIZES) -> Iterator[tuple[int, int]]:
    """Set each window size in turn, and yield it once it is drawn."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("(width) => innerWidth === width", arg=width)
        page.evaluate(DRAWN)
        yield width, height


def check_hand(table_page: TablePage, width: int, height: int) -> None:
    """Assert that every card lies inside the window with a strip to touch."""
    cards: list[dict[str, Any]] = table_page.page.locator(".hand [data-card]").evaluate_all(CARDS)
    assert len(cards) == len(table_page.view["hand"])
    outside = [
        card
        for card in cards
        if card["left"] < 0 or card["top"] < 0 or card["right"] > width or card["bottom"] > height
    ]
    assert outside == []
    narrow = {card["card"]: card["width"] for card in cards if card["width"] < LEAST}
    assert narrow == {}


CORNERS = """(node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [[0.12, 0.12], [0.88, 0.12], [0.12, 0.88], [0.88, 0.88]].filter(([x, y]) =>
    !node.contains(document.elementFromPoint(left + width * x, top + height * y)));
}"""


def check_page(page: Page) -> None:
    """Assert that the page does not scroll sideways and no target is too small."""
    assert page.evaluate(OVERFLOW) <= 0
    targets = page.evaluate(TARGETS)
    assert targets
    assert [it for it in targets if min(it["width"], it["height"]) < LEAST] == []


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
        assert table.page.evaluate(RUN_OVER) == 0, (width, height)
        if height < 340:  # a window as low as this scrolls, but only downwards
            table.page.locator(".hand").scroll_into_view_if_needed()
        check_hand(table, width, height)


# All but the row of chapters, which is meant to scroll sideways.
TOO_WIDE = """(node) => [...node.querySelectorAll("*")]
  .filter((it) => it.scrollWidth > node.clientWidth && !it.matches("nav.jumps"))
  .map((it) => `${it.tagName} ${it.className}`)"""


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
    table.button("Brisques: leave the table").click()
    page = table.page
    expect(page.locator(".dealt .hand").first).to_be_visible()
    for _ in windows(page):
        check_page(page)
        for card in page.locator(".hand [data-card]").all():
            card.scroll_into_view_if_needed()
            strip = card.evaluate(STRIP)
            assert strip["width"] >= LEAST


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


# --- large text, and a window that is small because of zoom --------------------------------------

# Width, height and text size in per cent; the first is 390 by 844 at 200 % zoom.
ENLARGED = [(195, 422, 100), (360, 640, 200), (390, 844, 200), (1280, 800, 200)]

# Return what is cut off or covered of the stock's text and of the trump sign.
STOCK_LOST = """() => {
  const deck = document.querySelector(".deck .card").getBoundingClientRect();
  return [...document.querySelectorAll(".stock .count, .stock .roundel, .stock .suit-name")]
    .filter((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const isUnder = Math.min(right, deck.right) - Math.max(left, deck.left) > 1 &&
        Math.min(bottom, deck.bottom) - Math.max(top, deck.top) > 1;
      return isUnder || left < 0 || right > innerWidth;
    })
    .map((node) => node.className);
}"""

LESSON_BAR = """() => {
  const [leave, at] = [".lesson-bar button", ".lesson-at"]
    .map((css) => document.querySelector(css).getBoundingClientRect());
  return Math.min(leave.right, at.right) - Math.max(leave.left, at.left) > 1 &&
    Math.min(leave.bottom, at.bottom) - Math.max(leave.top, at.top) > 1;
}"""

TEXT_SIZE = "(size) => { document.documentElement.style.fontSize = size; }"

# Cards of the hand whose strip to touch is narrower than this, or leaves the window. A focus from
# the keyboard lifts a card over its neighbour, so no card has the focus.
NARROW = f"""(cards, least) => cards.map((node) => {{
  document.activeElement.blur();
  node.scrollIntoView({{ block: "center", behavior: "instant" }});
  return [node.dataset.card, ({STRIP})(node), node.getBoundingClientRect()];
}}).filter(([, strip, box]) => strip.width < least || box.left < 0 || box.right > innerWidth)"""

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


def check_hand_enlarged(page: Page) -> None:
    """Assert that every card has a strip to touch once the page is scrolled to it."""
    cards = page.locator(".hand [data-card]")
    expect(cards.first).to_be_attached()
    assert cards.evaluate_all(NARROW, LEAST) == []


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
        check_hand_enlarged(page)
        if enlarged.page.locator(".deck").count():
            assert page.evaluate(STOCK_LOST) == []
    enlarged.chooser.locator(".option").first.scroll_into_view_if_needed()
    expect(enlarged.chooser.locator(".option").first).to_be_in_viewport()
    enlarged.chooser.locator(".primary").click()  # it can be seen and tapped
    enlarged.wait()
    assert enlarged.view["declare"] is None


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

# Return words that are cut off by an edge that does not scroll.
CUT_OFF = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode;
    if (!data.trim() || parent.closest(".visually-hidden, [aria-hidden]")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const words = range.getBoundingClientRect();
    for (let box = parent; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const isCutAside = ["hidden", "clip"].includes(overflowX) &&
        (words.left < edge.left - 2 || words.right > edge.right + 2);
      const isCutBelow = ["hidden", "clip"].includes(overflowY) && words.bottom > edge.bottom + 4;
      if (isCutAside || isCutBelow) found.push(`${data.trim()} in ${box.className}`);
      if (overflowY === "auto") break;
    }
  }
  return found;
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


def test_the_start_page_loses_nothing_when_enlarged(enlarged: TablePage) -> None:
    enlarged.button("Brisques: leave the table").click()
    expect(enlarged.page.locator(".dealt .hand").first).to_be_visible()
    assert enlarged.page.evaluate(NAMES_MEET) == []
    check_page(enlarged.page)
    check_hand_enlarged(enlarged.page)


def test_a_lesson_loses_nothing_when_enlarged(enlarged: TablePage) -> None:
    enlarged.page.evaluate("location.hash = '#lesson=fildinski/1'")
    expect(enlarged.page.locator(".lesson-task")).to_be_visible()
    check_page(enlarged.page)
    assert not enlarged.page.evaluate(LESSON_BAR)


def test_a_problem_is_seen_whole_on_a_phone_on_its_side(table: TablePage) -> None:
    page = table.page
    page.set_viewport_size({"width": 844, "height": 390})
    page.evaluate("location.hash = '#problem=today'")
    for part in (".lesson-head h1", ".lesson-task .actions", ".hand [data-card] >> nth=0"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight") <= 390
    check_page(page)


def test_a_large_pack_shows_its_count(table: TablePage) -> None:
    table.page.set_viewport_size({"width": 360, "height": 640})
    hand = "AS TS KS JS QS QS QS QS QS JD JD KH QH 9C 7D"
    for scene in (fifteen(), Scene("eight-pack", trump="S", hands=[hand]).take("AS")):
        table.set_up(scene)
        assert table.page.evaluate(STOCK_LOST) == []
    assert table.view["declare"] is not None
