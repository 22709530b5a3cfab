"""Embedded tables of every width have room for everything."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Frame

from tests.browser import embedding
from tests.browser.embedding import HostPage
from tests.browser.filko_positions import filko_call, filko_five, filko_four, filko_six
from tests.browser.layout import COVERED
from tests.browser.positions import four_hands, full_hand, three_hands
from tests.browser.table_page import Position

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
host, shared_page, page = embedding.host, embedding.shared_page, embedding.page

WIDTHS = [*range(280, 800, 40), 800, 960, 1120, 1400]
MOST_LINES = 5  # of the text above the hand

SCENES: list[Callable[[], Position]] = [
    full_hand,
    three_hands,
    four_hands,
    filko_four,
    filko_five,
    filko_call,
    filko_six,
]

# Return what overflows the frame of the hand, the slips, the trick and the text; truncated names;
# and a prompt with hardly a word on each line.
OUTSIDE = """(most) => {
  const wordsIn = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range;
  };
  const seen = (css) => [...document.querySelectorAll(css)]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }));
  const parts = ".hand [data-card], .table > .slip, .played .card, .ghost, .coins b, .sheet";
  const isOut = ({ left, right, top, bottom, width }) => width > 0 &&
    (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
  const boxes = [
    ...seen(parts).map((node) => [node, node.getBoundingClientRect()]),
    ...seen(".turn > span, .points, .count, .aim .said, .trump, .role")
      .map((node) => [node, wordsIn(node).getBoundingClientRect()]),
  ];
  const names = seen(".plate .name").filter((node) => node.clientWidth > 1).filter((node) => {
    const name = [...node.childNodes].find((it) => it.nodeType === 3 && it.data.trim());
    const { left, right } = wordsIn(name).getBoundingClientRect();
    const box = node.getBoundingClientRect();
    return left < box.left - 1 || right > box.right + 1;
  });
  const lines = seen(".turn > span").filter((node) =>
    new Set([...wordsIn(node).getClientRects()].map(({ top }) => Math.round(top))).size > most);
  return [
    ...boxes.filter(([, box]) => isOut(box)).map(([node]) => `outside: ${node.className}`),
    ...names.map((node) => `cut off: ${node.textContent}`),
    ...lines.map((node) => `too narrow: ${node.textContent}`),
  ];
}"""


# Set another width for the table, and let it ask for the height that it wants there.
WIDEN = """([id, width]) => new Promise((done) => {
  const table = document.getElementById(id);
  const hear = ({ detail }) => {
    if (detail.width !== width) return;
    table.removeEventListener("brisques-resize", hear);
    done(detail.height);
  };
  table.addEventListener("brisques-resize", hear);
  table.style.width = `${width}px`;
})"""

# Wait until the frame has that height and is drawn.
FITTED = """(height) => new Promise((done) => {
  const look = () => {
    if (innerHeight === height) requestAnimationFrame(done);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


def frame_of(page: HostPage, name: str) -> Frame:
    """Return the frame of a table, in which the test runs scripts."""
    frame = page.page.locator(f"#{name} iframe").element_handle().content_frame()
    assert frame is not None
    return frame


def test_every_width_has_room_for_two_to_six_players(page: HostPage) -> None:
    page.page.set_viewport_size({"width": 1440, "height": 1000})
    name = page.table(position=SCENES[0]().line(), goal="Win this trick and declare.")
    frame = frame_of(page, name)
    wrong = {}
    for scene in SCENES:
        page.call(name, "load", {"position": scene().line()})
        for width in WIDTHS:
            frame.evaluate(FITTED, page.page.evaluate(WIDEN, [name, width]))
            found = [*frame.evaluate(COVERED), *frame.evaluate(OUTSIDE, MOST_LINES)]
            if found:
                wrong[scene.__name__, width] = found
    page.page.set_viewport_size({"width": 1000, "height": 800})
    assert wrong == {}


# Return what of the strip lies outside the frame, and a goal too narrow for its words.
STRIP = """() => {
  const strip = document.querySelector(".goal");
  const { width } = strip.querySelector("p").getBoundingClientRect();
  const out = [...strip.querySelectorAll(".tool")].filter((it) => {
    const { left, right } = it.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  });
  return [...out.map((it) => it.title), ...(width < 96 ? [`goal: ${width} px`] : [])];
}"""


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_every_width_has_room_for_a_goal_and_every_button(page: HostPage, language: str) -> None:
    controls = "again undo hint score"
    position = SCENES[0]().line()
    name = page.table(position=position, goal="Win it.", controls=controls, language=language)
    frame = frame_of(page, name)
    wrong = {}
    for width in range(280, 800, 40):
        frame.evaluate(FITTED, page.page.evaluate(WIDEN, [name, width]))
        if found := frame.evaluate(STRIP):
            wrong[width] = found
    assert wrong == {}
