"""What every window must show: the whole hand, no text covered or cut off, no target too small."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.table_page import STRIP, TablePage

# The last ones are what a wide window becomes at 400 % zoom, and common phones.
SIZES = [
    *((320, 256), (360, 640), (390, 844), (640, 360), (740, 360), (844, 390)),
    *((768, 1024), (1280, 800), (1920, 1080)),
]
LEAST = 24  # px, the target size of WCAG 2.2

# Return the box of each card, and a strip of it that can be touched.
CARDS = f"""(cards) => cards.map((node) => {{
  const {{ left, top, right, bottom }} = node.getBoundingClientRect();
  return {{ card: node.dataset.card, left, top, right, bottom, ...({STRIP})(node, {LEAST}) }};
}})"""

# Cards of the hand whose strip to touch is narrower than this, or leaves the window. A focus from
# the keyboard lifts a card over its neighbour, so no card has the focus.
NARROW = f"""(cards, least) => cards.map((node) => {{
  document.activeElement.blur();
  node.scrollIntoView({{ block: "center", behavior: "instant" }});
  return [node.dataset.card, ({STRIP})(node, least), node.getBoundingClientRect()];
}}).filter(([, strip, box]) => strip.width < least || box.left < 0 || box.right > innerWidth)"""

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

# Return words of a seat that lie under its own cards or are broken into many lines, and seats that
# reach under the sheet.
SEATS_LOST = """() => [...document.querySelectorAll(".table > .seat")].flatMap((seat) => {
  const cards = [...seat.querySelectorAll(".card")].map((it) => it.getBoundingClientRect());
  const edge = document.querySelector(".table > .sheet").getBoundingClientRect().left || Infinity;
  const words = [...seat.querySelectorAll(".name, .points, .role")]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }))
    .filter((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      const box = range.getBoundingClientRect();
      return cards.some((card) =>
        Math.min(box.right, card.right) - Math.max(box.left, card.left) > 3 &&
        Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top) > 3);
    });
  const broken = [...seat.querySelectorAll(".tally span")].filter((it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    return range.getClientRects().length > 4;
  });
  const isUnder = cards.some(({ right }) => right > edge + 2);
  const lost = [...words, ...broken].map((it) => it.textContent.trim());
  return isUnder ? [...lost, seat.className] : lost;
})"""

# Return buttons beside the prompt that are not drawn; a slip may take their place.
BUTTONS_LOST = """() => [...document.querySelectorAll('[data-slip="none"] > .turn .button')]
  .filter((it) => !it.checkVisibility({ visibilityProperty: true }))
  .map((it) => it.textContent.trim())"""

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

# All but the row of chapters, which is meant to scroll sideways.
TOO_WIDE = """(node) => [...node.querySelectorAll("*")]
  .filter((it) => it.scrollWidth > node.clientWidth && !it.matches("nav.jumps"))
  .map((it) => `${it.tagName} ${it.className}`)"""

# Return the words of an element that are broken into two lines.
BROKEN_WORDS = """(node) => {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const broken = [];
  while (texts.nextNode()) {
    for (const { 0: word, index } of texts.currentNode.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}"""


# Wait until the window has this width and is laid out.
RESIZED = """async (width) => {
  const frame = () => new Promise(requestAnimationFrame);
  while (innerWidth !== width) await frame();
  for (let count = 0; count < 2; count += 1) await frame();
}"""


CLIP_PATH = "(path) => { document.documentElement.style.clipPath = path; }"


@contextmanager
def unpainted(page: Page) -> Iterator[None]:
    """Have the browser lay out the page but paint none of it inside the block.

    Painting takes half of the time of a new window size. No point of the page can be hit.
    """
    page.evaluate(CLIP_PATH, "circle(0)")
    try:
        yield
    finally:
        page.evaluate(CLIP_PATH, "")


def windows(page: Page, sizes: Sequence[tuple[int, int]] = SIZES) -> Iterator[tuple[int, int]]:
    """Set each window size in turn, and yield it once it is drawn."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(RESIZED, width)
        yield width, height


def check_hand(table_page: TablePage, width: int, height: int) -> None:
    """Assert that every card lies inside the window with a strip to touch."""
    cards: list[dict[str, Any]] = table_page.page.locator(".hand [data-card]").evaluate_all(CARDS)
    assert len(cards) == table_page.page.evaluate("brisques.match.view.hand.length")
    outside = [
        card
        for card in cards
        if card["left"] < 0 or card["top"] < 0 or card["right"] > width or card["bottom"] > height
    ]
    assert outside == []
    narrow = {card["card"]: card["width"] for card in cards if card["width"] < LEAST}
    assert narrow == {}


def check_hand_scrolled(page: Page) -> None:
    """Assert that every card has a strip to touch once the page is scrolled to it."""
    cards = page.locator(".hand [data-card]")
    expect(cards.first).to_be_attached()
    assert cards.evaluate_all(NARROW, LEAST) == []


def check_page(page: Page) -> None:
    """Assert that the page does not scroll sideways and no target is too small."""
    assert page.evaluate(OVERFLOW) <= 0
    targets = page.evaluate(TARGETS)
    assert targets
    assert [it for it in targets if min(it["width"], it["height"]) < LEAST] == []
